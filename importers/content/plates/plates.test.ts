import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatJson, namesIn } from '../json-files.ts';
import { builtInBorders } from '../borders/load.ts';
import { loadLibrary } from '../books/load.ts';
import { builtInContent } from '../load.ts';
import { problemsOfDrawing, problemsOfPlates } from './check.ts';
import { statesOf } from './from-content.ts';
import { platesOf } from './index.ts';
import { landArea } from '../../../src/features/media/plates/drawing/land.ts';
import { azimuthal, equalEarth } from '../../../src/features/media/plates/drawing/projection.ts';
import { viewOf } from '../../../src/features/media/plates/drawing/sheet.ts';
import { number, roundLength, widthOfNumber } from '../../../src/features/media/plates/drawing/pen.ts';
import { loadPlateFiles } from './plate-files.ts';
import { sourcesOfPlates } from './sources.ts';
import { PlateFile } from './plate.ts';
import { greatestOf, stagesOf } from '../../../src/features/media/plates/drawing/extent.server.ts';

const content = builtInContent(),
  world = content.subjects,
  borders = builtInBorders();
const ids = new Set(world.map(({ id }) => id));
const plates = platesOf(content);
const plateOf = (key: string) => plates.find((plate) => plate.key === key)!;
const platesOfKind = (kind: string) => plates.filter(({ key }) => key.startsWith(`${kind}/`));

test('every plate has title, description and source in five languages, belongs to a subject, and contains its regions', () => {
  expect(problemsOfPlates(plates, ids)).toEqual([]);
  const plate = plateOf('building/parthenon');
  const broken = {
    ...plate,
    subject: 'nobody',
    description: { ...plate.description, fr: plate.description.fr.replace('69,5', '69,4') },
    regions: [{ box: [0.9, 0, 0.2, 1] as [number, number, number, number] }],
  };
  expect(problemsOfPlates([plate, broken], ids)).toEqual([
    'content/plates/building/parthenon.json:1: a second plate with this key',
    'content/plates/building/parthenon.json:3: belongs to nobody, which is no subject',
    'content/plates/building/parthenon.json:14: does not state its stylobate, 69,5, in fr',
    'content/plates/building/parthenon.json:1: has a region beyond its edge (0.9 0 0.2 1)',
    'content/plates/building/parthenon.json:1: has a region without entry and name',
  ]);
  const { title, ...untitled } = JSON.parse(readFileSync('content/plates/building/parthenon.json', 'utf8')) as {
    title: object;
  };
  expect(PlateFile.safeParse({ ...untitled, title: { ...title, fr: '' } }).error?.issues).toMatchObject([
    { path: ['title', 'fr'] },
  ]);
});

test('the files of the plates are a drawing and its description, in the form that a program writes', () => {
  for (const kind of namesIn('content/plates'))
    for (const name of namesIn(`content/plates/${kind}`)) {
      const file = `content/plates/${kind}/${name}`;
      const source = readFileSync(file, 'utf8');
      if (name.endsWith('.json')) expect(source, file).toBe(formatJson(JSON.parse(source)));
      else expect(plateOf(`${kind}/${name.replace(/\.svg$/, '')}`)?.svg(), file).toBe(source);
    }
});

test('one drawing serves five languages: none has a letter of a font or a picture from elsewhere', () => {
  for (const plate of loadPlateFiles()) expect(problemsOfDrawing(plate.svg()), plate.key).toEqual([]);
  for (const plate of [plateOf('extent/roman-empire'), plateOf('route/hannibal')]) {
    const svg = plate.svg();
    expect(svg).not.toMatch(/<text|<image|NaN|undefined|Infinity/);
    expect(svg, 'the same again').toBe(plate.svg());
  }
  const svg = plateOf('building/parthenon').svg();
  expect(problemsOfDrawing(svg.replace('</svg>', '<text>Ναός</text></svg>'))).toEqual([
    'uses <text>',
    'contains words',
  ]);
  expect(problemsOfDrawing(svg.replace('<defs>', '<image href="a.png"/><defs>'))).toEqual([
    'uses <image>',
    'refers to another file',
  ]);
  expect(problemsOfDrawing(svg.replaceAll('1200', '2400'))).toEqual(['has a side of 2400 pixels, not 400–1920']);
  expect(problemsOfDrawing(svg.replace('width="1200"', ''))).toEqual([
    'does not begin with an svg element that states its width and height',
  ]);
});

test('there are plates of polities with borders and a long entry or main text, forty buildings, journeys, wars and paintings', () => {
  expect(
    platesOfKind('extent')
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(
    borders
      .flatMap(({ polity }) => polity ?? [])
      .filter((id) => !world.some((subject) => subject.id === id && subject.brief && !subject.texts.en))
      .sort(),
  );
  expect(platesOfKind('building').length).toBeGreaterThanOrEqual(40);
  const withLines = world.filter(({ nodes }) => nodes?.some(({ sketch }) => sketch)).map(({ id }) => id);
  expect(platesOfKind('route').map(({ subject }) => subject)).toEqual(expect.arrayContaining(withLines));
  const painted = new Set(platesOfKind('composition').map(({ subject }) => subject));
  // Guernica's painter is not yet free of rights.
  expect(world.filter(({ id, kind }) => kind === 'painting' && !painted.has(id)).map(({ id }) => id)).toEqual([
    'guernica',
  ]);
  // A war or a person with several nodes has a map of them.
  const routed = new Set(platesOfKind('route').map(({ subject }) => subject));
  expect(
    world
      .filter(
        ({ id, kind, nodes }) => (kind === 'war' || kind === 'person') && (nodes?.length ?? 0) > 1 && !routed.has(id),
      )
      .map(({ id }) => id),
  ).toEqual([]);
  // A battle was fought at one place.
  expect(
    world
      .filter(({ id, kind }) => kind === 'war' && !id.startsWith('battle-of-') && !routed.has(id))
      .map(({ id }) => id),
  ).toEqual([]);
});

test('every book of the library and its entry has a page in its own words, with their meaning', () => {
  const pages = platesOfKind('page');
  const drawn = new Set(pages.map(({ key }) => key));
  expect(
    loadLibrary()
      .map(({ id }) => `page/${id}`)
      .filter((key) => !drawn.has(key)),
  ).toEqual([]);
  const subjects = new Set(pages.map(({ subject }) => subject));
  // The library does not have the text of these.
  expect(world.filter(({ kind, id }) => kind === 'book' && !subjects.has(id)).map(({ id }) => id)).toEqual([
    'avesta',
    'don-quixote',
    'dream-of-the-red-chamber',
    'florentine-codex',
    'talmud',
    'upanishads',
  ]);
  for (const { key, regions } of pages)
    for (const text of Object.values(regions![0]!.sentence!)) {
      expect(text.length, key).toBeGreaterThan(5);
      expect(text.length, key).toBeLessThanOrEqual(600);
    }
  expect(plateOf('page/iliad').description.fr).toMatch(/À la manière d’un rouleau de papyrus.*On y lit : «/s);
});

test('captions are written in each language: figures, dates, parts', () => {
  const { zh, en, fr, es, jp } = plateOf('building/great-pyramid').description;
  expect([zh, en, fr, es, jp]).toMatchObject(
    [
      '底边230.3米，高146.6米。坡角约51.8度。比例尺以米计。',
      'Side of the base 230.3 m; height 146.6 m. The sides rise at about 51.8 degrees. Scale in metres.',
      'Côté de la base 230,3\u202fm\u202f; hauteur 146,6\u202fm. Les faces montent à 51,8 degrés environ. Échelle en mètres.',
      'Lado de la base 230,3 m; altura 146,6 m. Las caras suben con unos 51,8 grados. Escala en metros.',
      '底辺230.3メートル、高さ146.6メートル。斜面の角度は約51.8度。縮尺はメートル。',
    ].map((text) => expect.stringMatching(new RegExp(text.replace(/[.()?]/g, '\\$&').replace(/\s/g, '\\s')))),
  );
  expect(plateOf('extent/roman-empire').description.en).toContain('AD 116 – AD 117');
  expect(plateOf('building/chang-an').source.zh).toContain('《唐代长安城考古纪略》');
});

/** Width and height of the first path of this colour. */
function sizeOfPath(key: string, color: string) {
  const [, path] = new RegExp(`<path d="([^"]+)" fill="${color}"`).exec(plateOf(key).svg())!;
  const points = [...path!.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

test('drawings keep the proportions of their figures', () => {
  const khufu = sizeOfPath('building/great-pyramid', '#efe6d2');
  expect(khufu.width / khufu.height).toBeCloseTo(230.3 / 146.6, 2);
  const needle = sizeOfPath('building/hatshepsut-obelisk', '#efe6d2');
  expect(needle.height / needle.width).toBeCloseTo(29.56 / 2.4, 1);

  // The outer columns of the Parthenon, 8 by 17.
  const columns = [
    ...plateOf('building/parthenon')
      .svg()
      .matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g),
  ].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [columns.map(([x]) => x), columns.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const outer = columns.filter(([x, y]) => x === left || x === right || y === top || y === bottom);
  expect(outer).toHaveLength(2 * 17 + 2 * 8 - 4);
  expect((right - left) / (bottom - top)).toBeCloseTo(67.2 / 28.6, 1);
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
  const { extents } = statesOf(borders, content).find(({ id }) => id === 'roman-empire')!;
  const stages = stagesOf(extents);
  expect(stages).toHaveLength(5);
  expect([stages[0], stages.at(-1)]).toEqual([extents[0], extents.at(-1)]);
  expect(greatestOf(extents).time.startTime).toBe('0116-00-00 00:00:00');
  expect(stages).toContain(greatestOf(extents));
  expect(stagesOf(extents.slice(0, 3))).toEqual(extents.slice(0, 3));
});

test('numbers are drawn as our own strokes, and scale bars have round lengths', () => {
  expect(number('-27', [0, 0]).match(/<path/g)).toHaveLength(3);
  expect(widthOfNumber('100', 20)).toBeGreaterThan(widthOfNumber('11', 20));
  expect([7, 49, 50, 1999].map(roundLength)).toEqual([5, 20, 50, 1000]);
});

test('a change of borders, of a drawing, of a subject or of the code that draws makes plates be drawn again', () => {
  expect(sourcesOfPlates()).toEqual(
    expect.arrayContaining([
      'content/borders/states/roman-empire.geojson',
      'content/borders/units.topojson',
      'content/plates/building/parthenon.svg',
      'content/subjects/li-bai/subject.json',
      'importers/content/borders/since-1914.ts',
      'src/features/media/plates/drawing/extent.server.ts',
      'importers/content/plates/draw.ts',
    ]),
  );
});
