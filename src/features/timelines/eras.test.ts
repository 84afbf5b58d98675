import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importEras } from '../../../importers/eras.ts';
import { openWorld } from '../../../tests/world.ts';
import { listenForPublications } from '../../kit/database/publications.server.ts';
import { erasOnDate, erasTag, importedEras } from '../../kit/eras-contract.ts';
import { builtInEras } from '../../rules/eras/built-in.ts';
import { createEraSuffix } from '../../rules/eras/eras.ts';
import { languages } from '../../rules/languages.ts';
import { bounds, readHistoricalTime } from '../../rules/time/historical-time.ts';
import { writeTime } from '../../rules/time/historical-time-writing.ts';
import { drawAxis, axisGeometry } from '../../ui/time-axis/drawing.ts';
import type { Scene } from '../../ui/time-axis/scene.ts';
import { AxisIndex } from '../../ui/time-axis/item-index.ts';
import { SvgPainter } from '../../ui/time-axis/painter.ts';
import { positionOfView } from '../../ui/time-axis/scale.ts';
import type { AxisBand } from '../../ui/time-axis/time-axis.ts';
import { createNameReader } from '../../rules/eras/time-names.ts';
import { readYears } from '../../ui/year/year-reading.ts';
import { eraBands } from './stage/timeline-eras.tsx';
import { parseEnd } from './stage/span-input.ts';

/** A dump in DILA's format: 開元, which is well known, and 聖石, which is invented. */
const dump = `INSERT INTO \`t_dynasty\` VALUES (67,'chinese');
INSERT INTO \`t_dynasty_names\` VALUES (67,'唐',0,1);
INSERT INTO \`t_emperor\` VALUES (7,67);
INSERT INTO \`t_emperor_names\` VALUES (7,'玄宗',0,1);
INSERT INTO \`t_era\` VALUES (371,7),(372,7);
INSERT INTO \`t_era_names\` VALUES (371,'開元',0,1),(372,'聖石',0,1);
INSERT INTO \`t_month\` VALUES (1,29,6,'六',0,371,1991880,1991909,'辛巳',1,'S',0),(2,29,12,'十二',0,371,1992085,1992113,'辛巳',1,'S',0),
 (3,1,1,'正',0,372,1992114,1992143,'壬午',1,'S',0),(5,15,7,'七',0,372,1997382,1997410,'丙申',1,'S',0);
`;

async function worldWithEras() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-eras-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'authority_time_chinese.sql'), dump);
  const world = await openWorld();
  return { ...world, bring: () => importEras(world.db, folder) };
}

const year = (count: number) => bounds({ year: count, month: 0, day: 0, seconds: 0 });
const viewFrom = (from: number, until: number) => ({ earliest: year(from).earliest, latest: year(until).latest });

/** The texts of an axis that has only bands. */
function textsOf(bands: readonly AxisBand[], view: { earliest: number; latest: number }): string[] {
  const wide = (text: string) => text.length * 11,
    painter = new SvgPainter();
  drawAxis(painter, {
    stand: axisGeometry(1200, 300, 1, { left: 0, coarse: false }),
    place: positionOfView(view, 1200),
    index: new AxisIndex([], []),
    layout: { spots: [], crowds: [] } as unknown as Scene['layout'],
    lanes: [],
    bands,
    look: new Proxy({} as Scene['look'], { get: () => '11px serif' }),
    language: 'en',
    today: 'today',
    ages: false,
    year: null,
    selectedId: null,
    walked: null,
    pointed: null,
    nameOf: String,
    longestName: String,
    widthOf: wide,
  });
  return [...painter.toFile(1200, 300, { title: '', lang: 'en' }).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text]) => text!,
  );
}

test('imported eras are read, written and drawn; before the import the built-in ones are', async () => {
  const { as, bring } = await worldWithEras();
  const ask = as(null);
  expect(await ask(importedEras, {})).toEqual({ eras: [] });
  expect(readYears('圣石三年', 'zh')).toBe('unknownEra');
  expect(readYears('开元二十九年', 'zh')).toBe(741);

  expect(await bring()).toBe(2);
  const { eras } = await ask(importedEras, {});
  const names = createNameReader(eras);
  expect(eras.map(({ name }) => name.zh)).toEqual(['开元', '圣石']);
  for (const [text, language] of [
    ['圣石三年', 'zh'],
    ['唐聖石三年', 'zh'],
    ['聖石3年', 'jp'],
    ['Shengshi 3', 'en'],
    ['3e année de l’ère Shengshi', 'fr'],
    ['año 3 de Shengshi', 'es'],
  ] as const)
    expect(readYears(text, language, { names }), text).toBe(744);
  expect(readYears('贞观元年', 'zh', { names })).toBe(627);
  expect(parseEnd('圣石三年', 'from', 'zh', names).address).toBe('744');

  expect(writeTime(readHistoricalTime('0744-00-00')!, 'zh', { formatEraSuffix: createEraSuffix(eras) })).toBe(
    '公元744年（唐圣石三年）',
  );

  const tang = viewFrom(740, 745);
  expect(textsOf(eraBands(eras, 'zh'), tang)).toEqual(expect.arrayContaining(['开元', '圣石']));
  expect(textsOf(eraBands(eras, 'fr'), tang)).toEqual(expect.arrayContaining(['Kaiyuan', 'Shengshi']));
});

test('eras are requested by years and by region, those of the leading court first', async () => {
  const { as, bring } = await worldWithEras();
  await bring();
  const namesOf = async (input: { from?: number; until?: number; region?: 'china' | 'japan' }) =>
    (await as(null)(importedEras, input)).eras.map(({ name }) => name.zh);
  expect(await namesOf({ from: 743, until: 743 })).toEqual(['圣石']);
  expect(await namesOf({ until: 741 })).toEqual(['开元']);
  expect(await namesOf({ from: 742, region: 'china' })).toEqual(['开元', '圣石']);
  expect(await namesOf({ region: 'japan' })).toEqual([]);
  await expect(namesOf({ from: Number.NaN })).rejects.toMatchObject({ errorName: 'badInput' });
});

test('S08 eras that include a day, before and after an import, in address form and in usual notation', async () => {
  const { as, bring } = await worldWithEras();
  const on = async (date: string, language: 'zh' | 'en' = 'en') => {
    const { date: meant, eras } = await as(null, language)(erasOnDate, { date });
    return [meant.split(' ')[0], ...eras.map(({ written }) => written)];
  };
  expect(await on('1989-01-07')).toEqual(['1989-01-07', 'Shōwa 64', 'Minguo 78']);
  expect(await on('1989-01-08')).toEqual(['1989-01-08', 'Heisei 1', 'Minguo 78']);
  expect(await on('8 January 1989')).toEqual(['1989-01-08', 'Heisei 1', 'Minguo 78']);
  expect(await on('756', 'zh')).toEqual(['0756-00-00', '唐天宝十五年', '唐至德元年', '天平胜宝八年', '渤海大兴二十年']);
  expect(await on('-221')).toEqual(['-0221-00-00']);
  await expect(on('1900-02-29')).rejects.toMatchObject({ errorName: 'dateNotUnderstood' });
  await bring();
  expect(await on('0743-02-03', 'zh')).toContain('唐圣石二年');
});

test('a new import of eras invalidates what was cached of the previous ones', async () => {
  const { bring, url } = await worldWithEras();
  const heard: string[] = [];
  const publications = listenForPublications(url, (tags) => heard.push(...tags));
  onTestFinished(() => publications.stop());
  await publications.ready;
  await bring();
  await expect.poll(() => heard).toContain(erasTag);
});

test('built-in eras are consecutive on the axis, in every language, if there is room for their names', () => {
  const china = builtInEras.filter(({ region, aside }) => region === 'china' && !aside);
  for (const language of languages) {
    const bands = eraBands(china, language);
    for (const [at, { latest }] of bands.entries())
      expect(latest).toBeLessThanOrEqual(bands[at + 1]?.earliest ?? Infinity);
    expect(textsOf(bands, viewFrom(1350, 1660))).toContain(
      language === 'jp' ? '万暦' : language === 'zh' ? '万历' : 'Wanli',
    );
  }
  // Too far away for any era.
  expect(textsOf(eraBands(china, 'en'), viewFrom(-3000, 2000))).not.toContain('Wanli');
});
