import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { ImportedSubject, Source } from '../importers/record.ts';
import { wikidataSource } from '../importers/wikidata.ts';

/** Wikidata entities as JSON, and what the importer reads from them. */

/** The folder of the running test. */
let folder: string;
/** Gives each test of a file a folder of its own. */
export function useWikidataFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stele-wikidata-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}
export const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

export const terms = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([language, value]) => [language, { language, value }]));
export const snak = (property: string, type: string, value: unknown) => ({
  snaktype: 'value',
  property,
  datavalue: { type, value },
});
export const toItem = (property: string, id: string) =>
  snak(property, 'wikibase-entityid', { 'entity-type': 'item', id, 'numeric-id': Number(id.slice(1)) });
export const toTime = (property: string, time: string, precision = 9, calendar = 'Q1985786') =>
  snak(property, 'time', { time, precision, calendarmodel: `http://www.wikidata.org/entity/${calendar}` });
export type Snak = ReturnType<typeof snak> | { snaktype: string; property: string };
export const createStatement = (mainsnak: Snak, { rank = 'normal', qualifiers = [] as Snak[] } = {}) => ({
  mainsnak,
  rank,
  type: 'statement',
  ...(qualifiers.length && { qualifiers: Object.fromEntries(Map.groupBy(qualifiers, ({ property }) => property)) }),
});
export function item(id: string, en: string, statements: ReturnType<typeof createStatement>[] = [], more: object = {}) {
  return {
    type: 'item',
    id,
    labels: terms({ en }),
    descriptions: {},
    aliases: {},
    claims: Object.fromEntries(Map.groupBy(statements, ({ mainsnak }) => mainsnak.property)),
    sitelinks: {},
    ...more,
  };
}
export const dump = (...entities: unknown[]) =>
  `[\n${entities.map((entity) => (typeof entity === 'string' ? entity : JSON.stringify(entity))).join(',\n')}\n]\n`;
export const human = createStatement(toItem('P31', 'Q5'));

export async function readAll(path = folder) {
  const records = new Map<string, ImportedSubject>(),
    refused: string[] = [],
    passedOver: string[] = [],
    without: string[] = [];
  const source: Source = await wikidataSource(path);
  for await (const outcome of source.read()) {
    if ('record' in outcome) {
      records.set(outcome.record.key, outcome.record);
      without.push(...(outcome.without ?? []));
    } else if ('refused' in outcome) refused.push(`${outcome.where} ${outcome.refused}`);
    else if ('passedOver' in outcome) passedOver.push(outcome.passedOver);
  }
  return { source, records, refused, passedOver, without, one: (id: string) => records.get(id)! };
}
export const readEntity = async (entity: unknown) => {
  write('one.json', JSON.stringify(entity));
  return [...(await readAll()).records.values()][0]!;
};
export const times = ({ times: allTimes }: ImportedSubject) =>
  allTimes.map(({ role, startTime, endTime, startNote, endNote }) => [
    role,
    startTime.replace(/ 00:00:00$/, ''),
    endTime?.replace(/ 00:00:00$/, '') ?? null,
    ...(startNote || endNote ? [startNote, endNote] : []),
  ]);
