import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SvgPainter } from '../../../ui/time-axis/painter.ts';
import type { ShownPerson } from '../face/shown-family.ts';
import { layOutSheets, paper } from '../print/pages.ts';
import { pictureOfSheet } from '../print/sheet-picture.ts';
import { hueOf, huesOfHouses } from '../tree/hues.ts';
import { layOut } from '../tree/layout.ts';
import { breakIntoLines, createTreeDrawing } from '../tree/paint-tree.ts';
import type { TreeTheme } from '../tree/tree-look.ts';
import { findNextPerson } from '../tree/keyboard-navigation.ts';
import { layOutLives, lifeSizes, xOfYear, yOfRow } from './lives.ts';
import { createLivesDrawing } from './paint-lives.ts';

const life = (itemId: string, born: number | null, died: number | null) => ({ itemId, born, died });
const couple = (partners: string[], ...children: string[]) => ({
  partners,
  children: children.map((id) => ({ id, adopted: false, doubtful: false })),
});
const seen = (itemId: string, more: Partial<ShownPerson> = {}): ShownPerson => ({
  itemId,
  id: itemId,
  name: itemId,
  disambiguation: null,
  language: 'en',
  gender: null,
  royal: false,
  life: '',
  years: '',
  born: null,
  died: null,
  times: { born: null, died: null, reigned: null },
  reign: null,
  house: null,
  source: null,
  kin: [],
  hidden: { up: 0, down: 0 },
  ...more,
});
const theme: TreeTheme = {
  minNameScale: 0.42,
  ground: 'white',
  card: 'white',
  ink: 'black',
  quiet: 'grey',
  line: 'grey',
  selection: 'red',
  royal: 'gold',
  male: 'blue',
  female: 'pink',
  houses: ['brown', 'teal'],
  serif: 'serif',
  sans: 'sans-serif',
};

test('R21 lives are drawn to scale along time, each person in one row, children below their parents; there is no year 0', () => {
  const laid = layOutLives(
    [life('octavian', -63, 14), life('livia', -58, 29), life('tiberius', -42, 37), life('julia', -39, 14)],
    [couple(['octavian', 'livia']), couple(['livia'], 'tiberius'), couple(['octavian'], 'julia')],
  );
  expect(laid.lives.map(({ id }) => id)).toEqual(['octavian', 'livia', 'tiberius', 'julia']);
  const [octavian] = laid.lives;
  expect(xOfYear(laid, octavian!.until) - xOfYear(laid, octavian!.from)).toBe(76 * lifeSizes.year);
  expect(octavian!.open).toEqual({ from: false, until: false });
});

test('R21 an unknown end is open; a person without dates is placed by relatives, or listed undated without any', () => {
  const laid = layOutLives(
    [life('a', 1000, null), life('b', null, 1050), life('child', null, null), life('stranger', null, null)],
    [couple(['a', 'b'], 'child')],
  );
  const byId = new Map(laid.lives.map((lifeline) => [lifeline.id, lifeline]));
  expect(byId.get('a')!.open).toEqual({ from: false, until: true });
  expect(byId.get('b')!.open).toEqual({ from: true, until: false });
  expect(byId.get('child')).toMatchObject({ from: 1047, open: { from: true, until: true } });
  expect(laid.undated.map(({ id }) => id)).toEqual(['stranger']);
});

test('R21 each person has one row, whatever the data: loops, strangers, no people', () => {
  const id = fc.integer({ min: 0, max: 12 }).map((n) => `p${n}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(id, fc.option(fc.integer({ min: -500, max: 500 }).filter(Boolean))), {
        selector: ([personId]) => personId,
      }),
      fc.array(fc.tuple(fc.array(id, { maxLength: 2 }), fc.array(id, { maxLength: 4 })), { maxLength: 10 }),
      (people, unions) => {
        const laid = layOutLives(
          people.map(([personId, born]) => life(personId, born, null)),
          unions.map(([partners, children]) => couple(partners, ...children)),
        );
        const rows = [...laid.lives, ...laid.undated];
        expect(rows.map((row) => row.id).sort()).toEqual(people.map(([personId]) => personId).sort());
        expect(new Set(rows.map(({ row }) => row)).size).toBe(people.length);
      },
    ),
    { numRuns: 60 },
  );
});

test('R21 reigns, weddings and the year are marked on the axis; colours go by house, the largest houses first', () => {
  const people = [
    seen('Henry', { born: 1491, died: 1547, reign: { from: 1509, until: 1547 }, royal: true, house: 'tudor' }),
    seen('Anne', { born: 1501, died: 1536 }),
    seen('Elizabeth', { born: 1533, died: 1603, house: 'tudor' }),
    seen('Philip', { born: 1527, died: 1598, house: 'habsburg' }),
  ];
  const house = (itemId: string) => ({
    itemId,
    id: `${itemId}-en`,
    name: itemId,
    disambiguation: null,
    kind: 'people' as const,
    language: 'en' as const,
  });
  const houses = huesOfHouses({ people, houses: [house('habsburg'), house('tudor'), house('nobody')] });
  expect([...houses]).toEqual([
    ['tudor', 0],
    ['habsburg', 1],
  ]);
  expect(people.map((person) => hueOf(person, houses, theme))).toEqual(['brown', 'grey', 'brown', 'teal']);
  const wedding = {
    id: 'u',
    toldBy: 'Henry',
    kind: 'marriage' as const,
    ended: null,
    doubtful: false,
    when: '1533',
    times: { began: { date: '1533-01-25', note: null }, ended: null },
    source: null,
    ...couple(['Henry', 'Anne'], 'Elizabeth'),
  };
  const layout = layOutLives(people, [wedding]);
  const drawing = createLivesDrawing({
    layout,
    language: 'en',
    people: new Map(people.map((person) => [person.itemId, person])),
    unions: new Map([['u', wedding]]),
    center: 'Henry',
    selectedId: null,
    year: 1540,
    houses,
    measure: () => 10,
  });
  expect(drawing.personAt(xOfYear(layout, 1520), yOfRow(0))).toBe('Henry');
  expect(drawing.personAt(xOfYear(layout, 1500), 5)).toBeNull();
  expect(findNextPerson(drawing, [wedding], 'Henry', 'ArrowRight')).toBe('Anne');
  expect(findNextPerson(drawing, [wedding], 'Henry', 'ArrowDown')).toBe('Elizabeth');
  expect(findNextPerson(drawing, [wedding], 'Elizabeth', 'ArrowUp')).toBe('Anne');
  const painter = new SvgPainter();
  drawing.paint(painter, { scale: 1, left: 0, top: 0, width: drawing.width, height: drawing.height }, theme);
  const file = painter.toFile(drawing.width, drawing.height, { title: 'Tudors', lang: 'en' });
  const widthOfReign = (1547 - 1509) * lifeSizes.year;
  expect(file).toMatch(new RegExp(`width="${widthOfReign}" height="5" fill="gold"`));
  expect(file).toContain('>1500</text>');
  expect(file.match(/>Henry<\/text>/g)).toHaveLength(1);
});

test('R21 round years are marked, BC too; no line of a name begins with a closing bracket', () => {
  const people = [seen('Aurelia', { born: -120, died: -54 }), seen('Nero', { born: 37, died: 68 })];
  const drawing = createLivesDrawing({
    layout: layOutLives(people, []),
    language: 'en',
    people: new Map(people.map((person) => [person.itemId, person])),
    unions: new Map(),
    center: 'Nero',
    selectedId: null,
    year: null,
    houses: new Map(),
    measure: () => 10,
  });
  const painter = new SvgPainter();
  drawing.paint(painter, { scale: 1, left: 0, top: 0, width: drawing.width, height: drawing.height }, theme);
  const file = painter.toFile(drawing.width, drawing.height, { title: 'Romans', lang: 'en' });
  const marked = Array.from(file.matchAll(/>(\d+(?: BC)?)<\/text>/g), ([, year]) => year);
  expect(marked).toContain('100 BC');
  expect(marked).toContain('1');
  expect(marked.filter((year) => year !== '1' && !/[05](?: BC)?$/.test(year!))).toEqual([]);

  const lines = (width: number) => breakIntoLines('小尤利娅（恺撒之姐妹）', width, (text) => text.length);
  expect(lines(10)).toEqual(['小尤利娅（恺撒之姐', '妹）']);
  expect(lines(5)).toEqual(['小尤利娅', '（恺撒之…']);
  expect(breakIntoLines('Julia, sister of Caesar', 12, (text) => text.length)).toEqual(['Julia,', 'sister of C…']);
});

test('R21 a drawing is printed on overlapping A4 sheets that name their neighbours, and is fully covered', () => {
  const drawing = { width: 3000, height: 1500 };
  const { sheets, columns, rows, width, overlap } = layOutSheets(drawing, 'portrait', 1);
  expect([columns, rows, sheets.length]).toEqual([5, 2, 10]);
  expect(sheets[6]).toMatchObject({ mark: 'B2', neighbours: { left: 'B1', right: 'B3', above: 'A2', below: null } });
  expect(sheets[0]!.view.left).toBeGreaterThanOrEqual(0);
  expect(sheets[0]!.view.left - sheets[1]!.view.left).toBeCloseTo(width - overlap);
  expect(-sheets[4]!.view.left + width).toBeGreaterThanOrEqual(drawing.width);
  const singlePage = layOutSheets(drawing, 'landscape', 'page');
  expect(singlePage.sheets).toHaveLength(1);
  expect(singlePage.sheets[0]!.view.scale).toBeCloseTo(singlePage.width / drawing.width);
  expect(singlePage.width).toBeCloseTo(((paper.long - 2 * paper.margin) * 96) / 25.4);
  const paintedTops: number[] = [];
  const file = pictureOfSheet(
    { ...drawing, spots: [], isList: false, personAt: () => null, paint: (_, view) => void paintedTops.push(view.top) },
    sheets[6]!,
    { sheets, columns, rows, width, height: 900, overlap },
    theme,
    { title: 'B2', lang: 'en' },
  );
  expect(paintedTops).toEqual([sheets[6]!.view.top]);
  expect(file.match(/stroke-dasharray/g)).toHaveLength(3);
});

test('R21 a tree that is small in its page has its names on paper, though a screen omits them', () => {
  const drawing = createTreeDrawing({
    layout: layOut(['livia'], []),
    people: new Map([['livia', seen('livia')]]),
    unions: new Map(),
    center: 'livia',
    selectedId: null,
    houses: null,
    year: null,
    measure: (text) => text.length * 7,
  });
  const paintedWith = (minNameScale: number) => {
    const painter = new SvgPainter();
    drawing.paint(painter, { scale: 0.28, left: 0, top: 0, width: 300, height: 200 }, { ...theme, minNameScale });
    return painter.toFile(300, 200, { title: 'tree', lang: 'en' });
  };
  expect(paintedWith(0.42)).not.toContain('livia');
  expect(paintedWith(0.2)).toContain('livia');
});
