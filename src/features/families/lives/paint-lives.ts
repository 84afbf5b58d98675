import { astronomicalYear, historicalYear, shortYear } from '../../../rules/time/historical-time.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Painter } from '../../../ui/time-axis/painter.ts';
import type { ShownPerson, ShownUnion } from '../face/shown-family.ts';
import type { Drawing, TreeView } from '../tree/drawing.ts';
import { hueOf } from '../tree/hues.ts';
import { dashOf, paintCrown, opacityOf, type TreePicture } from '../tree/paint-tree.ts';
import type { TreeTheme } from '../tree/tree-look.ts';
import { lifeSizes, xOfYear, yOfRow, type Life, type LivesLayout } from './lives.ts';

/** Input of the drawing of a family along a time axis. */
export type LivesPicture = Omit<TreePicture, 'layout'> & { layout: LivesLayout; language: Language };

/**
 * Years between two marks of the axis; the smallest step whose labels fit is used. Two is excluded: without a year 0,
 * years 1 and 2 would be neighbours.
 */
const steps = [1, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
const labelWidth = 74;
/** Height of the axis, in screen pixels; it stays on top while the lives are panned. */
const axisHeight = 26;
/** Below this scale names are illegible. */
const minNameScale = 0.45;
const closedOpacity = 0.42;

/** Lives along time, as a drawing for the screen, files and printing. */
export function createLivesDrawing(picture: LivesPicture): Drawing {
  const { layout } = picture;
  const byRow = new Map(layout.lives.map((life) => [life.row, life]));
  const ties = tiesOf(picture);
  const undated = new Map(layout.undated.map(({ id, row }) => [row, id]));
  return {
    width: layout.width,
    height: layout.height,
    spots: [
      ...layout.lives.map((life) => ({ id: life.id, x: xOfYear(layout, life.from), y: yOfRow(life.row) })),
      ...layout.undated.map(({ id, row }) => ({ id, x: lifeSizes.margin, y: yOfRow(row) })),
    ].sort((a, b) => a.y - b.y),
    isList: true,
    personAt(x, y) {
      const row = Math.floor((y - lifeSizes.top) / lifeSizes.row),
        life = byRow.get(row);
      if (!life) return undated.get(row) ?? null;
      const [from, until] = [xOfYear(layout, life.from), xOfYear(layout, life.until)];
      return x >= from - 6 && x <= Math.max(until, from + lifeSizes.undated) ? life.id : null;
    },
    paint: (painter, view, theme) => paintLives(painter, picture, ties, view, theme),
  };
}

function paintLives(
  painter: Painter,
  picture: LivesPicture,
  ties: readonly Tie[],
  view: TreeView,
  theme: TreeTheme,
): void {
  const { layout, year } = picture;
  const marks = marksOf(layout, view);
  for (const { x } of marks) painter.line(x, 0, x, view.height, theme.line, 0.22, 1);
  paintTies(painter, picture, ties, view, theme);
  for (const life of layout.lives) paintLife(painter, picture, life, view, theme);
  for (const { id, row } of layout.undated) {
    const person = picture.people.get(id);
    if (person) paintName(painter, picture, person, { x: lifeSizes.margin, row }, view, theme);
  }
  if (year !== null) {
    const x = xOfYear(layout, astronomicalYear(year)) * view.scale + view.left;
    if (x >= 0 && x <= view.width) painter.line(x, 0, x, view.height, theme.selection, 0.9, 1.5, [5, 4]);
  }
  painter.box(0, 0, view.width, axisHeight, theme.ground, 0.94);
  painter.line(0, axisHeight, view.width, axisHeight, theme.line, 0.5);
  for (const { x, year: at } of marks)
    painter.text(shortYear(at, picture.language), x, axisHeight / 2, `11px ${theme.sans}`, theme.quiet, 'center');
}

/** Marks of the visible years: round years BC and AD, and AD 1. */
function marksOf(layout: LivesLayout, view: TreeView): { year: number; x: number }[] {
  const perYear = lifeSizes.year * view.scale;
  const step = steps.find((years) => years * perYear >= labelWidth) ?? steps.at(-1)!;
  const from = Math.max(layout.first, layout.first + (-view.left / view.scale - lifeSizes.margin) / lifeSizes.year),
    until = Math.min(layout.last, from + view.width / perYear + step);
  const marks: { year: number; x: number }[] = [];
  for (let count = Math.floor(historicalYear(Math.floor(from)) / step); ; count++) {
    if (count === 0 && step === 1) continue;
    const year = count * step || 1,
      at = astronomicalYear(year);
    if (at > until) return marks;
    if (at >= from) marks.push({ year, x: xOfYear(layout, at) * view.scale + view.left });
  }
}

/** A vertical line between two rows: descent, at a child's birth, or a wedding, at its year. */
interface Tie {
  union: ShownUnion;
  /** Null: a wedding. */
  child: string | null;
  /** Person at the lower end. */
  to: string;
  /** In units of the drawing. */
  x: number;
  top: number;
  bottom: number;
}

/** Computed once for all frames of a movement. */
function tiesOf({ layout, unions }: LivesPicture): Tie[] {
  const lives = new Map(layout.lives.map((life) => [life.id, life])),
    ties: Tie[] = [];
  const add = (union: ShownUnion, from: Life, to: Life, year: number, child: string | null) => {
    const [top, bottom] = from.row < to.row ? [from, to] : [to, from];
    const ends = { top: yOfRow(top.row), bottom: yOfRow(bottom.row) };
    ties.push({ union, child, to: to.id, x: xOfYear(layout, year), ...ends });
  };
  for (const union of unions.values()) {
    const partners = union.partners.flatMap((id) => lives.get(id) ?? []);
    const wed = union.times.began && astronomicalYear(Number(/^-?\d+/.exec(union.times.began.date)![0]));
    if (partners.length === 2 && wed !== null) add(union, partners[0]!, partners[1]!, wed, null);
    for (const { id } of union.children) {
      const child = lives.get(id);
      if (!child) continue;
      const nearest = partners.toSorted((a, b) => Math.abs(a.row - child.row) - Math.abs(b.row - child.row))[0];
      if (nearest) add(union, nearest, child, child.from, id);
    }
  }
  return ties;
}

function paintTies(
  painter: Painter,
  picture: LivesPicture,
  ties: readonly Tie[],
  view: TreeView,
  theme: TreeTheme,
): void {
  const { selectedId } = picture,
    { scale } = view;
  for (const { union, child, to, ...place } of ties) {
    const x = place.x * scale + view.left,
      [top, bottom] = [place.top * scale + view.top, place.bottom * scale + view.top];
    if (x < 0 || x > view.width || bottom < 0 || top > view.height) continue;
    const isOwn = selectedId !== null && (child === null ? union.partners.includes(selectedId) : child === selectedId);
    const dash = dashOf({ child, partner: child === null ? union.partners[0]! : null }, union);
    const presence = opacityOf(picture, to);
    painter.line(
      x,
      top,
      x,
      bottom,
      isOwn ? theme.selection : child === null ? theme.royal : theme.line,
      presence * (child === null ? 0.9 : 0.7),
      Math.max(0.6, 1.2 * scale),
      dash.map((length) => length * scale),
    );
    if (child === null && scale > 0.3)
      for (const y of [top, bottom]) painter.disc(x, y, 2.5 * scale, theme.royal, presence);
  }
}

function paintLife(painter: Painter, picture: LivesPicture, life: Life, view: TreeView, theme: TreeTheme): void {
  const person = picture.people.get(life.id);
  const { scale } = view;
  const y = yOfRow(life.row) * scale + view.top,
    height = lifeSizes.bar * scale;
  if (!person || y < -height || y > view.height + height) return;
  const x = (year: number) => xOfYear(picture.layout, year) * scale + view.left;
  const [left, right] = [x(life.from), x(life.until)];
  if (left > view.width || right + lifeSizes.undated * scale < 0) return;
  const presence = opacityOf(picture, life.id),
    hue = hueOf(person, picture.houses, theme);
  const strong = closedOpacity * presence;
  const top = y - height / 2,
    width = Math.max(2, right - left);
  if (life.open.from && life.open.until) painter.box(left, top, width, height, hue, strong * 0.35, 3 * scale);
  else if (life.open.from || life.open.until)
    painter.fade(left, top, width, height, hue, life.open.from ? 0 : strong, life.open.until ? 0 : strong);
  else painter.box(left, top, width, height, hue, strong, 2 * scale);
  if (!life.open.from) painter.box(left, top, Math.max(1, 3 * scale), height, hue, presence);
  if (person.reign) {
    const [from, until] = [astronomicalYear(person.reign.from), astronomicalYear(person.reign.until)];
    painter.box(x(from), top + height - 5 * scale, Math.max(2, x(until) - x(from)), 5 * scale, theme.royal, presence);
  }
  const isChosen = life.id === picture.selectedId;
  if (isChosen || life.id === picture.center)
    painter.frame(left, top, width, height, isChosen ? theme.selection : theme.royal, isChosen ? 2 : 1.2, 2 * scale);
  paintName(painter, picture, person, { x: xOfYear(picture.layout, life.from), row: life.row }, view, theme);
}

/** Paints a name at the start of its bar; a long name continues past the bar. */
function paintName(
  painter: Painter,
  picture: LivesPicture,
  person: ShownPerson,
  at: { x: number; row: number },
  view: TreeView,
  theme: TreeTheme,
): void {
  const { scale } = view;
  if (scale < minNameScale) return;
  const opacity = opacityOf(picture, person.itemId);
  const y = yOfRow(at.row) * scale + view.top;
  // If the life begins left of the view, keep its name in sight.
  const left = at.x * scale + view.left + 8 * scale;
  const crown = person.royal ? 15 * scale : 0;
  if (person.royal) paintCrown(painter, left, y - 6 * scale, 10 * scale, theme.royal, opacity);
  painter.text(
    person.name,
    left + crown,
    y - (person.reign ? 2 * scale : 0),
    `500 ${Math.round(12 * scale * 10) / 10}px ${theme.serif}`,
    theme.ink,
    'left',
    opacity,
  );
}
