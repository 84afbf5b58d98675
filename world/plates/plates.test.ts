import { expect, test } from 'vitest';
import { borders } from '../borders/index.ts';
import { loadLibrary } from '../books/load.ts';
import { builtInContent } from '../../importers/content/load.ts';
import { buildings } from './buildings/index.ts';
import { obelisk, pyramid } from './buildings/motifs.ts';
import { peripteral } from './buildings/greece.ts';
import { pad } from './buildings/pad.ts';
import { problemsOfPlates } from './check.ts';
import { platesOf } from './index.ts';
import { landArea } from './map/land.ts';
import { azimuthal, equalEarth } from './map/projection.ts';
import { viewOf } from './map/sheet.ts';
import { number, roundLength, svgOf, widthOfNumber } from './pen.ts';
import { bookPages } from './pages/books.ts';
import { compositions } from './paintings/index.ts';
import { scripts } from './pages/scripts.ts';
import { greatestOf, stagesOf } from './polities.ts';

const world = builtInContent().subjects;
const ids = new Set(world.map(({ id }) => id));
const library = await loadLibrary();
const plates = platesOf(world, library);

test('every plate has title, description and source in five languages, belongs to a subject, and contains its regions', () => {
  expect(problemsOfPlates(plates, ids)).toEqual([]);
  const [one] = plates;
  const broken = {
    ...one!,
    subject: 'nobody',
    title: ['题', 'T', '', 'T', '題'] as const,
    source: { ...one!.source, forms: {} },
    regions: [{ box: [0.9, 0, 0.2, 1] as const }],
  };
  expect(problemsOfPlates([one!, broken], ids)).toHaveLength(6);
});

test('there are plates of polities with borders and a long entry or main text, forty buildings, journeys, wars and paintings', () => {
  const of = (kind: string) => plates.filter(({ key }) => key.startsWith(`${kind}/`));
  expect(
    of('extent')
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(
    borders
      .flatMap(({ polity }) => polity ?? [])
      .filter((id) => !world.some((one) => one.id === id && one.brief && !one.texts.en))
      .sort(),
  );
  expect(of('building').length).toBeGreaterThanOrEqual(40);
  const withLines = world.filter(({ nodes }) => nodes?.some(({ sketch }) => sketch)).map(({ id }) => id);
  expect(of('route').map(({ subject }) => subject)).toEqual(expect.arrayContaining(withLines));
  expect(of('composition')).toHaveLength(compositions.length);
  // Guernica's painter is not yet free of rights.
  expect(
    world
      .filter(({ id, kind }) => kind === 'painting' && !compositions.some(({ painting }) => painting === id))
      .map(({ id }) => id),
  ).toEqual(['guernica']);
  // A war or a person whose stages are told has them drawn.
  const routed = new Set(of('route').map(({ subject }) => subject));
  expect(
    world
      .filter(
        ({ id, kind, nodes }) => (kind === 'war' || kind === 'person') && (nodes?.length ?? 0) > 1 && !routed.has(id),
      )
      .map(({ id }) => id),
  ).toEqual([]);
  expect(world.filter(({ id, kind }) => kind === 'war' && !routed.has(id)).map(({ id }) => id)).toEqual([]);
  // One drawing serves five languages: no letter of a font is in any, and no picture from elsewhere.
  for (const plate of [
    'extent/roman-empire',
    'building/parthenon',
    'route/hannibal',
    'composition/las-meninas',
    'page/iliad',
  ].map((key) => plates.find((one) => one.key === key)!)) {
    const svg = svgOf(plate.size, plate.draw());
    expect(svg).not.toMatch(/<text|<image|NaN|undefined|Infinity/);
    expect(svg, 'the same again').toBe(svgOf(plate.size, plate.draw()));
  }
});

test('every book of the library and every book entry has a page in its own words, with their meaning', () => {
  const drawn = new Set(bookPages.map(({ book }) => book));
  expect(library.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([]);
  const hung = new Set(plates.filter(({ key }) => key.startsWith('page/')).map(({ subject }) => subject));
  expect(world.filter(({ kind, id }) => kind === 'book' && !hung.has(id)).map(({ id }) => id)).toEqual([]);
  // Each word has its outlines (npm run world:pages), or drawing fails; the first letter of the Iliad is a capital mu.
  for (const plate of plates.filter(({ key }) => key.startsWith('page/'))) {
    expect(plate.draw(), plate.key).not.toMatch(/<text|NaN|undefined/);
    expect(
      plate.regions![0]!.sentence!.every((text) => text.length > 5 && text.length <= 600),
      plate.key,
    ).toBe(true);
  }
  const iliad = plates.find(({ key }) => key === 'page/iliad')!;
  expect(iliad.description[2]).toMatch(/À la manière d’un rouleau de papyrus.*On y lit : «/s);
});

test('scripts render what editions print as it was originally written', () => {
  expect(scripts.greekRoll('μῆνιν ἄειδε, θεά').join('')).toBe('ΜΗΝΙΝΑΕΙΔΕΘΕΑ');
  expect(scripts.greekRoll('τῷ χρόνῳ ὡς').join('')).toBe('ΤΩΙΧΡΟΝΩΙΩϹ');
  expect(scripts.latinStone('Annos undeviginti natus')).toEqual(['ANNOS', '·', 'VNDEVIGINTI', '·', 'NATVS']);
  expect(scripts.unpointed('בְּרֵאשִׁית בָּרָא')).toEqual(['בראשית', 'ברא']);
  expect(scripts.characters('子曰：「學而時習之」')).toEqual([...'子曰學而時習之']);
  expect(scripts.devanagari('Manopubbaṅgamā dhammā,')).toEqual(['मनोपुब्बङ्गमा', 'धम्मा']);
  expect(scripts.brahmi('dhaṃmalipī')).toEqual(['𑀥𑀁𑀫𑀮𑀺𑀧𑀻']);
  expect(scripts.manuscript('Wē Gār-Dena')).toEqual(['We', 'Gar-Dena']);
});

test('captions are written in each language: figures, dates, parts', () => {
  const told = (key: string) => plates.find((one) => one.key === key)!;
  expect(told('building/great-pyramid').description).toMatchObject(
    [
      '底边230.3米，高146.6米。坡角约51.8度。比例尺以米计。',
      'Side of the base 230.3 m; height 146.6 m. The sides rise at about 51.8 degrees. Scale in metres.',
      'Côté de la base 230,3\u202fm\u202f; hauteur 146,6\u202fm. Les faces montent à 51,8 degrés environ. Échelle en mètres.',
      'Lado de la base 230,3 m; altura 146,6 m. Las caras suben con unos 51,8 grados. Escala en metros.',
      '底辺230.3メートル、高さ146.6メートル。斜面の角度は約51.8度。縮尺はメートル。',
    ].map((text) => expect.stringMatching(new RegExp(text.replace(/[.()?]/g, '\\$&').replace(/\s/g, '\\s')))),
  );
  expect(told('extent/roman-empire').description[1]).toContain('AD 114');
  expect(told('building/chang-an').source.forms).toMatchObject({
    zh: { title: expect.stringContaining('《唐代长安城考古纪略》') as unknown },
  });
});

/** Least and greatest coordinates of all points of paths. */
function extentOf(svg: string) {
  const numbers = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [numbers.map(([x]) => x), numbers.map(([, y]) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

test('drawings keep the proportions of their figures', () => {
  const on = pad([0, 0, 1000, 1000], [-200, 0, 200, 400]);
  const khufu = extentOf(pyramid(on, 0, 230.3, 146.6));
  expect(khufu.width / khufu.height).toBeCloseTo(230.3 / 146.6, 2);
  expect(khufu.width).toBeCloseTo(230.3 * on.scale, 0);
  const needle = extentOf(obelisk(on, 0, 0, 16.8, 10.5, 152.4, 16.6));
  expect(needle.height / needle.width).toBeCloseTo(169 / 16.8, 1);

  const temple = peripteral(pad([0, 0, 1000, 1000], [-40, -40, 40, 40]), {
    length: 69.5,
    width: 30.9,
    front: 8,
    flank: 17,
    diameter: 1.9,
    cella: () => '',
  });
  expect(temple.match(/<circle/g)).toHaveLength(2 * 17 + 2 * 8 - 4);
  const columns = [...temple.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [xs, ys] = [columns.map(([x]) => x), columns.map(([, y]) => y)];
  expect(new Set(ys.filter((y) => y === Math.min(...ys))).size).toBe(1);
  expect((Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys))).toBeCloseTo(67.2 / 28.6, 1);
  for (const { key, figures } of buildings)
    for (const [, ...values] of figures) expect(Math.min(...values), key).toBeGreaterThan(0);
});

test('maps keep areas: in both projections a square of land has its true area anywhere', () => {
  const areaOf = (project: typeof equalEarth, longitude: number, latitude: number) => {
    const half = 0.5;
    const points = (
      [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ] as const
    ).map(([x, y]) => project([longitude + x, latitude + y]));
    return (
      Math.abs(
        points.reduce((sum, [x, y], at) => sum + x * points[(at + 1) % 4]![1] - points[(at + 1) % 4]![0] * y, 0),
      ) / 2
    );
  };
  for (const latitude of [0, 30, 60]) {
    const expected = 111.19 ** 2 * Math.cos((latitude * Math.PI) / 180);
    expect(areaOf(equalEarth, 100, latitude) / expected).toBeCloseTo(1, 1);
    expect(areaOf(azimuthal([20, 40]), 60, latitude) / expected).toBeCloseTo(1, 2);
  }
  // Egypt within a box that runs far out into both seas.
  expect(
    landArea([
      [
        [25, 22],
        [37, 22],
        [37, 34],
        [25, 34],
      ],
    ]) / 1e6,
  ).toBeGreaterThan(1);
  expect(
    landArea([
      [
        [-40, 30],
        [-30, 30],
        [-30, 40],
        [-40, 40],
      ],
    ]),
  ).toBe(0);
});

test('a view contains all it is asked to show, also across the date line', () => {
  const frame = [0, 0, 1000, 800] as const;
  for (const places of [
    [
      [12.5, 41.9],
      [31.2, 30],
    ],
    [
      [170, 60],
      [-170, 65],
      [-150, 60],
    ],
    [
      [-120, 40],
      [120, 40],
      [20, -30],
    ],
  ] as const) {
    const view = viewOf(places, frame);
    for (const place of places) {
      const [x, y] = view.at(place);
      expect(x >= 0 && x <= 1000 && y >= 0 && y <= 800, JSON.stringify(places)).toBe(true);
    }
  }
});

test('a realm has at most five stages, in order of time, including its greatest extent', () => {
  const { extents } = borders.find(({ polity }) => polity === 'roman-empire')!;
  const stages = stagesOf(extents);
  expect(stages).toHaveLength(5);
  expect([stages[0], stages.at(-1)]).toEqual([extents[0], extents.at(-1)]);
  expect(greatestOf(extents).span[0]).toBe('0114');
  expect(stages).toContain(greatestOf(extents));
  expect(stagesOf(extents.slice(0, 3))).toEqual(extents.slice(0, 3));
});

test('numbers are drawn as our own strokes, and scale bars have round lengths', () => {
  expect(number('-27', [0, 0]).match(/<path/g)).toHaveLength(3);
  expect(widthOfNumber('100', 20)).toBeGreaterThan(widthOfNumber('11', 20));
  expect([7, 49, 50, 1999].map(roundLength)).toEqual([5, 20, 50, 1000]);
});
