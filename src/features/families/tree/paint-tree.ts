import type { Painter } from '../../../ui/time-axis/painter.ts';
import { wasAliveIn, type ShownPerson, type ShownUnion } from '../face/shown-family.ts';
import type { Drawing, TreeView } from './drawing.ts';
import { hueOf } from './hues.ts';
import type { TreeLayout, TreeLine } from './layout.ts';
import { sizes } from './place.ts';
import type { TreeTheme } from './tree-look.ts';

export interface TreePicture {
  layout: TreeLayout;
  people: ReadonlyMap<string, ShownPerson>;
  unions: ReadonlyMap<string, ShownUnion>;
  center: string;
  selectedId: string | null;
  /** Index of each house in the theme's colours, when people are coloured by house. */
  houses: ReadonlyMap<string, number> | null;
  /** People not alive in this year are dimmed; null: none are dimmed. */
  year: number | null;
  /** Width of a text in a font, in pixels. */
  measure(text: string, font: string): number;
}

/** Years are smaller than names: they are omitted below this multiple of the scale of names. */
const yearsScale = 1.4;
const dimmedOpacity = 0.22;
const dashes = { adopted: [6, 4], doubtful: [1.5, 4], unmarried: [2, 3] } as const;

/** Values independent of the view, computed once for all frames of a movement. */
interface PreparedPicture extends TreePicture {
  lines: readonly { line: TreeLine; bounds: Bounds }[];
  /** The name as the card shows it, and the years. */
  words: (person: ShownPerson, theme: TreeTheme) => { name: readonly string[]; years: string };
}
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const nameSize = 12.5,
  yearsSize = 10;

function preparePicture(picture: TreePicture): PreparedPicture {
  const wordsById = new Map<string, ReturnType<PreparedPicture['words']>>();
  return {
    ...picture,
    lines: picture.layout.lines.map((line) => ({ line, bounds: boundsOf(line.points) })),
    words(person, theme) {
      const cachedWords = wordsById.get(person.itemId);
      if (cachedWords) return cachedWords;
      const measured = (font: string) => (text: string) => picture.measure(text, font);
      const name = breakIntoLines(
        person.name,
        sizes.width - 18 - (person.royal ? 16 : 0),
        measured(`500 ${nameSize}px ${theme.serif}`),
      );
      const [years = ''] = breakIntoLines(person.years, sizes.width - 16, measured(`${yearsSize}px ${theme.sans}`), 1);
      wordsById.set(person.itemId, { name, years });
      return { name, years };
    },
  };
}

function boundsOf(points: readonly number[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at < points.length; at += 2) {
    bounds.left = Math.min(bounds.left, points[at]!);
    bounds.right = Math.max(bounds.right, points[at]!);
    bounds.top = Math.min(bounds.top, points[at + 1]!);
    bounds.bottom = Math.max(bounds.bottom, points[at + 1]!);
  }
  return bounds;
}

/** A tree, as a drawing for the screen, files and printing. */
export function createTreeDrawing(picture: TreePicture): Drawing {
  const ready = preparePicture(picture);
  return {
    width: picture.layout.width,
    height: picture.layout.height,
    spots: picture.layout.people,
    isList: false,
    personAt: (x, y) =>
      picture.layout.people.find(
        (person) => Math.abs(person.x - x) <= sizes.width / 2 && Math.abs(person.y - y) <= sizes.height / 2,
      )?.id ?? null,
    paint: (painter, view, theme) => paintTree(painter, ready, view, theme),
  };
}

/** Draws the visible part of a tree. */
function paintTree(painter: Painter, picture: PreparedPicture, view: TreeView, theme: TreeTheme): void {
  for (const { points, color, opacity, thick, dash } of strokesOf(picture, view, theme))
    painter.lines(points, color, opacity, thick, dash);
  for (const { id, x, y } of picture.layout.unions) {
    const [left, top] = toScreen(view, x, y);
    if (isOutside(view, left, top, 20)) continue;
    const union = picture.unions.get(id);
    const radius = 3.5 * view.scale;
    if (radius > 1) painter.disc(left, top, radius, union?.doubtful ? theme.quiet : theme.line);
  }
  for (const { id, x, y } of picture.layout.people) {
    const person = picture.people.get(id);
    const [left, top] = toScreen(view, x, y);
    if (!person || isOutside(view, left, top, sizes.width * view.scale)) continue;
    paintCard(painter, picture, person, left, top, view.scale, theme);
  }
}

const toScreen = ({ scale, left, top }: TreeView, x: number, y: number): [number, number] => [
  x * scale + left,
  y * scale + top,
];
const isOutside = ({ width, height }: TreeView, x: number, y: number, room: number) =>
  x < -room || y < -room || x > width + room || y > height + room;

/** Opacity of a person in the chosen year: full when alive, dimmed when not, in between when unknown. */
export function opacityOf({ people, year }: Pick<TreePicture, 'people' | 'year'>, id: string): number {
  const person = people.get(id);
  if (year === null || !person) return 1;
  const lived = wasAliveIn(person, year);
  return lived === null ? (1 + dimmedOpacity) / 2 : lived ? 1 : dimmedOpacity;
}

/** Lines with the same style, which a canvas draws in one call. */
interface Strokes {
  points: number[];
  color: string;
  opacity: number;
  thick: number;
  dash: readonly number[];
}

/** The visible area, in units of the drawing. */
const visibleBoundsOf = ({ scale, left, top, width, height }: TreeView): Bounds => ({
  left: -left / scale,
  top: -top / scale,
  right: (width - left) / scale,
  bottom: (height - top) / scale,
});

/** The visible lines, grouped by style; those of the chosen person come last, on top. */
function strokesOf(picture: PreparedPicture, view: TreeView, theme: TreeTheme): Strokes[] {
  const alike = new Map<string, Strokes>();
  const seen = visibleBoundsOf(view);
  for (const { line, bounds } of picture.lines) {
    if (bounds.right < seen.left || bounds.left > seen.right || bounds.bottom < seen.top || bounds.top > seen.bottom)
      continue;
    const end = line.child ?? line.partner!,
      union = picture.unions.get(line.union);
    const isChosen =
      picture.selectedId !== null && (end === picture.selectedId || union?.partners.includes(picture.selectedId));
    const opacity = opacityOf(picture, end),
      dash = dashOf(line, union);
    const key = `${isChosen ? 1 : 0} ${opacity} ${dash.join()}`;
    let strokes = alike.get(key);
    if (!strokes)
      alike.set(
        key,
        (strokes = {
          points: [],
          color: isChosen ? theme.selection : theme.line,
          opacity,
          thick: Math.max(0.6, (isChosen ? 2 : 1.3) * view.scale),
          dash: dash.map((length) => length * view.scale),
        }),
      );
    addVisible(strokes.points, line.points, view);
  }
  return [...alike].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, strokes]) => strokes);
}

function addVisible(into: number[], points: readonly number[], view: TreeView): void {
  for (let step = 2; step < points.length; step += 2) {
    const [x1, y1] = toScreen(view, points[step - 2]!, points[step - 1]!),
      [x2, y2] = toScreen(view, points[step]!, points[step + 1]!);
    if (Math.max(x1, x2) < 0 || Math.min(x1, x2) > view.width) continue;
    if (Math.max(y1, y2) < 0 || Math.min(y1, y2) > view.height) continue;
    if (x1 !== x2 || y1 !== y2) into.push(x1, y1, x2, y2);
  }
}

export function dashOf(
  { child, partner }: Pick<TreeLine, 'child' | 'partner'>,
  union: ShownUnion | undefined,
): readonly number[] {
  const link = child === null ? null : union?.children.find(({ id }) => id === child);
  if (union?.doubtful || link?.doubtful) return dashes.doubtful;
  if (link?.adopted) return dashes.adopted;
  return partner !== null && union?.kind !== 'marriage' ? dashes.unmarried : [];
}

function paintCard(
  painter: Painter,
  picture: PreparedPicture,
  person: ShownPerson,
  x: number,
  y: number,
  scale: number,
  theme: TreeTheme,
): void {
  const opacity = opacityOf(picture, person.itemId);
  const [width, height] = [sizes.width * scale, sizes.height * scale],
    [left, top] = [x - width / 2, y - height / 2];
  const hue = hueOf(person, picture.houses, theme);
  const round = scale < theme.minNameScale ? 0 : 3 * scale;
  painter.box(left, top, width, height, theme.card, 1, round);
  if (picture.houses) painter.box(left, top, width, height, hue, 0.16 * opacity, round);
  painter.box(left, top, Math.max(1, (picture.houses ? 7 : 4) * scale), height, hue, opacity, round && 2 * scale);
  const isChosen = person.itemId === picture.selectedId;
  if (isChosen || person.itemId === picture.center)
    painter.frame(left, top, width, height, isChosen ? theme.selection : theme.royal, isChosen ? 2 : 1.5, 3 * scale);
  if (scale > 0.2 && person.hidden.up) painter.disc(x, top, 3.5 * scale, theme.quiet, opacity);
  if (scale > 0.2 && person.hidden.down) painter.disc(x, top + height, 3.5 * scale, theme.quiet, opacity);
  if (scale < theme.minNameScale) return;

  const font = `500 ${roundToTenth(nameSize * scale)}px ${theme.serif}`;
  const { name: lines, years } = picture.words(person, theme);
  const hasYears = person.years !== '' && scale >= theme.minNameScale * yearsScale;
  const step = 14 * scale,
    first = y - ((lines.length - 1 + (hasYears ? 1 : 0)) * step) / 2;
  for (const [n, text] of lines.entries())
    painter.text(text, left + 11 * scale, first + n * step, font, theme.ink, 'left', opacity);
  if (hasYears) {
    const small = `${roundToTenth(yearsSize * scale)}px ${theme.sans}`;
    painter.text(years, left + 11 * scale, first + lines.length * step, small, theme.quiet, 'left', opacity);
  }
  if (person.royal) paintCrown(painter, left + width - 16 * scale, top + 7 * scale, 11 * scale, theme.royal, opacity);
}
const roundToTenth = (size: number) => Math.round(size * 10) / 10;

export function paintCrown(painter: Painter, x: number, y: number, size: number, color: string, opacity: number): void {
  const points = [0, 0.2, 0.25, 0.55, 0.5, 0, 0.75, 0.55, 1, 0.2, 0.88, 0.85, 0.12, 0.85];
  painter.polygon(
    points.map((coordinate, index) => (index % 2 ? y + coordinate * size : x + coordinate * size)),
    color,
    opacity,
  );
}

/** Units of line breaking: words, and Chinese or Japanese characters with their brackets and punctuation. */
const breakUnit =
  /[（「『《〈]?[\u3040-\u30ff\u3400-\u9fff][）」』》〉，、。：·・]*|[^\s\u3040-\u30ff\u3400-\u9fff（「『《〈]+\s*|\s+|./gu;

/** A name in at most `maxLines` lines. */
export function breakIntoLines(text: string, width: number, measure: (text: string) => number, maxLines = 2): string[] {
  const lines = [''];
  for (const part of text.match(breakUnit) ?? [text]) {
    const last = lines.at(-1)! + part;
    if (measure(last.trimEnd()) <= width || lines.at(-1) === '') lines[lines.length - 1] = last;
    else if (lines.length < maxLines) lines.push(part.trimStart());
    else return [...lines.slice(0, -1).map((line) => line.trimEnd()), shortenText(last, width, measure)];
  }
  return lines.map((line) => (measure(line.trimEnd()) <= width ? line.trimEnd() : shortenText(line, width, measure)));
}

function shortenText(text: string, width: number, measure: (text: string) => number): string {
  let letters = [...text.trimEnd()];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
