import type { Painter } from '../../../ui/time-axis/painter.ts';
import { livedIn, type ShownPerson, type ShownUnion } from '../face/shown-family.ts';
import type { TreeLayout, TreeLine } from './layout.ts';
import { sizes } from './place.ts';

/** Colours and fonts of the drawing. */
export interface TreeTheme {
  ground: string;
  card: string;
  ink: string;
  quiet: string;
  line: string;
  chosen: string;
  royal: string;
  male: string;
  female: string;
  serif: string;
  sans: string;
}

/** Which part of the drawing is seen, and how large: a point `x, y` of it stands at `x * scale + left`. */
export interface TreeView {
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface TreePicture {
  layout: TreeLayout;
  people: ReadonlyMap<string, ShownPerson>;
  unions: ReadonlyMap<string, ShownUnion>;
  center: string;
  chosen: string | null;
  /** Whoever did not live in it is dimmed; null: nobody. */
  year: number | null;
  /** Width of a text in a font, in pixels. */
  measure(text: string, font: string): number;
}

/** Below these scales names, and then the years, are left out: nobody could read them. */
const legible = { names: 0.42, years: 0.6 } as const;
const dimmed = 0.22;
const dashes = { adopted: [6, 4], doubtful: [1.5, 4], unmarried: [2, 3] } as const;

/** Draws what is seen of a tree. */
export function paintTree(painter: Painter, picture: TreePicture, view: TreeView, theme: TreeTheme): void {
  for (const line of picture.layout.lines) paintLine(painter, picture, line, view, theme);
  for (const { id, x, y } of picture.layout.unions) {
    const [left, top] = at(view, x, y);
    if (isOutside(view, left, top, 20)) continue;
    const union = picture.unions.get(id);
    painter.disc(left, top, Math.max(1.5, 3.5 * view.scale), union?.doubtful ? theme.quiet : theme.line);
  }
  for (const { id, x, y } of picture.layout.people) {
    const person = picture.people.get(id);
    const [left, top] = at(view, x, y);
    if (!person || isOutside(view, left, top, sizes.width * view.scale)) continue;
    paintCard(painter, picture, person, left, top, view.scale, theme);
  }
}

const at = ({ scale, left, top }: TreeView, x: number, y: number): [number, number] => [
  x * scale + left,
  y * scale + top,
];
const isOutside = ({ width, height }: TreeView, x: number, y: number, room: number) =>
  x < -room || y < -room || x > width + room || y > height + room;

/** How clearly somebody is seen in the year: not at all, half where nobody knows, wholly. */
function presence({ people, year }: TreePicture, id: string): number {
  const person = people.get(id);
  if (year === null || !person) return 1;
  const lived = livedIn(person, year);
  return lived === null ? (1 + dimmed) / 2 : lived ? 1 : dimmed;
}

function paintLine(painter: Painter, picture: TreePicture, line: TreeLine, view: TreeView, theme: TreeTheme): void {
  const { points } = line;
  const union = picture.unions.get(line.union);
  const child = line.child === null ? null : union?.children.find(({ id }) => id === line.child);
  const dash =
    union?.doubtful || child?.doubtful
      ? dashes.doubtful
      : child?.adopted
        ? dashes.adopted
        : line.partner !== null && union?.kind !== 'marriage'
          ? dashes.unmarried
          : [];
  const end = line.child ?? line.partner!;
  const isChosen = picture.chosen !== null && (end === picture.chosen || union?.partners.includes(picture.chosen));
  const color = isChosen ? theme.chosen : theme.line,
    thick = Math.max(0.6, (isChosen ? 2 : 1.3) * view.scale);
  for (let step = 2; step < points.length; step += 2) {
    const [x1, y1] = at(view, points[step - 2]!, points[step - 1]!),
      [x2, y2] = at(view, points[step]!, points[step + 1]!);
    if (Math.max(x1, x2) < 0 || Math.min(x1, x2) > view.width || Math.max(y1, y2) < 0 || Math.min(y1, y2) > view.height)
      continue;
    if (x1 === x2 && y1 === y2) continue;
    painter.line(
      x1,
      y1,
      x2,
      y2,
      color,
      presence(picture, end),
      thick,
      dash.map((one) => one * view.scale),
    );
  }
}

function paintCard(
  painter: Painter,
  picture: TreePicture,
  person: ShownPerson,
  x: number,
  y: number,
  scale: number,
  theme: TreeTheme,
): void {
  const opacity = presence(picture, person.itemId);
  const [width, height] = [sizes.width * scale, sizes.height * scale],
    [left, top] = [x - width / 2, y - height / 2];
  const hue = person.gender === 'male' ? theme.male : person.gender === 'female' ? theme.female : theme.quiet;
  painter.box(left, top, width, height, theme.card, 1, 3 * scale);
  painter.box(left, top, Math.max(1, 4 * scale), height, hue, opacity, Math.min(2, 2 * scale));
  const isChosen = person.itemId === picture.chosen;
  if (isChosen || person.itemId === picture.center)
    painter.frame(left, top, width, height, isChosen ? theme.chosen : theme.royal, isChosen ? 2 : 1.5, 3 * scale);
  if (person.hidden.up) painter.disc(x, top, 3.5 * scale, theme.quiet, opacity);
  if (person.hidden.down) painter.disc(x, top + height, 3.5 * scale, theme.quiet, opacity);
  if (scale < legible.names) return;

  const size = 12.5 * scale,
    font = `500 ${round(size)}px ${theme.serif}`;
  const crown = person.royal ? 16 * scale : 0;
  const lines = inLines(person.name, width - 18 * scale - crown, (text) => picture.measure(text, font));
  const hasYears = person.years !== '' && scale >= legible.years;
  const step = 14 * scale,
    first = y - ((lines.length - 1 + (hasYears ? 1 : 0)) * step) / 2;
  for (const [n, text] of lines.entries())
    painter.text(text, left + 11 * scale, first + n * step, font, theme.ink, 'left', opacity);
  if (hasYears) {
    const small = `${round(10 * scale)}px ${theme.sans}`;
    const [years = ''] = inLines(person.years, width - 16 * scale, (text) => picture.measure(text, small), 1);
    painter.text(years, left + 11 * scale, first + lines.length * step, small, theme.quiet, 'left', opacity);
  }
  if (person.royal) paintCrown(painter, left + width - 16 * scale, top + 7 * scale, 11 * scale, theme.royal, opacity);
}
const round = (size: number) => Math.round(size * 10) / 10;

function paintCrown(painter: Painter, x: number, y: number, size: number, color: string, opacity: number): void {
  const points = [0, 0.2, 0.25, 0.55, 0.5, 0, 0.75, 0.55, 1, 0.2, 0.88, 0.85, 0.12, 0.85];
  painter.figure(
    points.map((one, index) => (index % 2 ? y + one * size : x + one * size)),
    color,
    opacity,
  );
}

/** A name in at most so many lines, cut at spaces, or between any two letters of Chinese and Japanese. */
export function inLines(text: string, width: number, measure: (text: string) => number, most = 2): string[] {
  const pieces = text.match(/[\u3040-\u30ff\u3400-\u9fff]|[^\s\u3040-\u30ff\u3400-\u9fff]+\s*|\s+/g) ?? [text];
  const lines = [''];
  for (const piece of pieces) {
    const last = lines.at(-1)! + piece;
    if (measure(last.trimEnd()) <= width || lines.at(-1) === '') lines[lines.length - 1] = last;
    else if (lines.length < most) lines.push(piece.trimStart());
    else return [...lines.slice(0, -1), shortened(lines.at(-1)! + piece, width, measure)];
  }
  return lines.map((line) => (measure(line.trimEnd()) <= width ? line.trimEnd() : shortened(line, width, measure)));
}

function shortened(text: string, width: number, measure: (text: string) => number): string {
  let letters = [...text.trimEnd()];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
