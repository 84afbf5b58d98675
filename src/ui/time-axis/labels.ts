import { cutToWidth, textWidth } from '../../rules/text-width.ts';
import { TextWidths } from '../text-widths.ts';
import type { AxisItem, AxisView } from './time-axis.ts';

/** Maximum widths in half columns: of a label, of the title after its leading name, of both together. */
const maxLabelWidth = 30,
  minTitleWidth = 18,
  maxLedWidth = 46;

/** Larger limits if there are so few items, and so much room, that whole titles are readable. */
const fewItems = 40,
  roomyWidth = 640;
const maxLabelWidthOfFew = 56,
  maxLedWidthOfFew = 72;

/** The longest sentence that gets room of its own: in pixels, and as a share of the axis. */
export const maxSentence = 460;
const sentenceShare = 0.42;

/** A title, and the number of its leading characters that are not cut. */
export interface LabelSource {
  title: string;
  leads?: number | undefined;
  labels?: { whole: string; brief: string } | undefined;
  /** Its label is inside a bar, which has room for a name only. */
  isLife?: boolean | undefined;
}

/** Shortened labels and text widths, each computed once. */
export class AxisLabels {
  private titles: readonly LabelSource[] = [];
  private font = '';
  private isRoomy = false;
  private width = 0;
  private shortened: string[] = [];
  private nameWidths = new Float32Array(0);
  readonly wide: TextWidths['of'];

  constructor(context: CanvasRenderingContext2D) {
    this.wide = new TextWidths(context).of;
  }

  /** Titles by rank. */
  set(titles: readonly LabelSource[], font: string, width = 0): void {
    this.isRoomy = titles.length <= fewItems && width >= roomyWidth;
    [this.titles, this.font, this.width] = [titles, font, width];
    this.shortened = [];
    this.nameWidths = new Float32Array(titles.length).fill(-1);
  }

  readonly nameOf = (rank: number): string => (this.shortened[rank] ??= shorten(this.titles[rank]!, this.isRoomy));

  /** The longest label that fits into a width in pixels; at least the one that the layout made room for. */
  readonly longestName = (rank: number, room: number): string => {
    const { title, labels } = this.titles[rank]!;
    for (const label of labels ? [labels.whole, title] : [title]) if (this.wide(label, this.font) <= room) return label;
    const name = this.nameOf(rank);
    const cut = labels ? name : cutToRoom(title, room / this.wide(title, this.font));
    return textWidth(cut) > textWidth(name) ? cut : name;
  };

  /** Widths of the labels that the layout may make room for: a whole sentence if it is not too long, then the name. */
  readonly labelWidths = (rank: number): readonly number[] => {
    const { title, labels, isLife } = this.titles[rank]!;
    if (this.nameWidths[rank]! < 0) this.nameWidths[rank] = this.wide(this.nameOf(rank), this.font);
    const name = this.nameWidths[rank]!,
      sentence = this.wide(labels?.whole ?? title, this.font);
    return !isLife && sentence > name && sentence <= Math.min(maxSentence, this.width * sentenceShare)
      ? [sentence, name]
      : [name];
  };
}

/** Shortens a name that would extend out of its room with an ellipsis; empty if almost no letter fits. */
export function cutToRoom(name: string, share: number): string {
  const room = Math.floor(textWidth(name) * share) - 1;
  return room < 4 ? '' : `${cutToWidth(name.replace(/…$/, ''), room).trimEnd()}…`;
}

/** Shortens a title; a leading name stays whole, unless it is as long as a sentence. */
export function shorten({ title: whole, leads = 0, labels }: LabelSource, isRoomy = false): string {
  const title = labels?.brief ?? whole;
  const [maxWidth, mostLed] = isRoomy ? [maxLabelWidthOfFew, maxLedWidthOfFew] : [maxLabelWidth, maxLedWidth];
  const room = Math.max(maxWidth, Math.min(mostLed, leads && textWidth(title.slice(0, leads)) + minTitleWidth));
  return textWidth(title) <= room ? title : `${cutToWidth(title, room - 1).trimEnd()}…`;
}

/** Widths in pixels: of an axis on a desktop, of half a column of its labels. */
const desktopWidth = 960,
  halfColumn = 6.6;
/** Most room after the last event, as a fraction of the whole. */
const maxRoom = 0.5;

/** The room after the last event, as a fraction of the whole, so that every label fits into a desktop frame. */
export function roomForLabels(
  items: readonly Pick<AxisItem, 'title' | 'earliest' | 'isLife'>[],
  { earliest, latest }: AxisView,
): number {
  const needed = items
    .filter(({ isLife }) => !isLife)
    .map((item) => {
      const at = (item.earliest - earliest) / Math.max(1, latest - earliest),
        label = (Math.min(textWidth(item.title), maxLabelWidthOfFew) * halfColumn + 24) / desktopWidth;
      return (at + label * 1.1 - 1.05) / (1 - label); // a margin of 5 % exists on each side anyway
    });
  return Math.min(maxRoom, Math.max(0, ...needed));
}
