import { readNumeral } from './volumes.ts';

/** A heading that a line of an unmarked text begins with. */
export interface LineHeading {
  words: string;
  /** Its number in the text, if it has one. */
  ordinal: number | null;
  /** What of the line follows it. */
  rest: string;
}

const numeral = '[〇零一二三四五六七八九十百]{1,7}';
/** 始計第一, 伯夷列傳第一, 列傳卷第三十一: alone on an indented line. */
const alone = new RegExp(`^[\\p{sc=Han}　 ]{1,14}第(${numeral})[篇章卷]?$`, 'u');
/** `一` and a name, `第一` and a title, 魏書一, 列傳三. */
const numbered = [
  new RegExp(`^第?(${numeral})[　 、．.][　 ]{0,3}[\\p{sc=Han}　 ]{1,14}$`, 'u'),
  new RegExp(`^\\p{sc=Han}{0,8}(?:列傳|本紀|世家|載記|書|志|傳)(${numeral})$`, 'u'),
] as const;
/** Prefaces and other parts before a text. */
const preface = /^[\p{sc=Han}　 ]{0,12}(?:序|敘|叙|自序|原序|引|題辭|題詞|凡例|目錄|目録|跋|後序|提要)$/u;
/** 始計第一孫子曰: at the beginning of a line, with its text. */
const inlinePattern = new RegExp(`^(\\p{sc=Han}{1,6}第(${numeral}))(?![篇章卷])(?=\\p{sc=Han})(.*)$`, 'u');

/** Letters of the title of a preface. */
const maxHeadingLetters = 16;

const withoutNotes = (line: string) => line.replace(/\([^()]*\)/g, '').trim();

/** The position of a line that may be a heading. */
interface LinePlace {
  /** The number of the heading before it. */
  last: number;
  /** Whether it begins a juan, where the titles of prefaces are not indented. */
  isFirst: boolean;
  /** The numbers of headings that begin a paragraph. */
  inline: ReadonlySet<number>;
}

/**
 * The numbers of headings that begin a paragraph: those whose neighbours are headings too, and that no line alone has.
 * `第一` at the beginning of a single line may be part of a sentence.
 */
export function findInlineNumbers(lines: Iterable<string>): ReadonlySet<number> {
  const ofLines = new Set<number>(),
    candidates = new Set<number>();
  for (const line of lines) {
    const words = withoutNotes(line.trim());
    const ordinal = alone.exec(words)?.[1];
    if (ordinal !== undefined && /^[　 ]/u.test(line)) ofLines.add(readNumeral(ordinal)!);
    const candidate = inlinePattern.exec(words)?.[2];
    if (candidate !== undefined) candidates.add(readNumeral(candidate)!);
  }
  const isHeading = (number: number) => ofLines.has(number) || candidates.has(number);
  return new Set(
    [...candidates].filter((number) => !ofLines.has(number) && (isHeading(number - 1) || isHeading(number + 1))),
  );
}

/** Reads the heading of a line without its line end. */
export function readLineHeading(line: string, { last, isFirst, inline }: LinePlace): LineHeading | null {
  const isIndented = /^[　 ]/u.test(line),
    words = line.trim();
  const plain = withoutNotes(words),
    notes = (words.match(/\([^()]*\)/g) ?? []).join('');
  if (isIndented)
    for (const pattern of [alone, ...numbered]) {
      const ordinal = pattern.exec(plain)?.[1];
      if (ordinal !== undefined) return { words: plain, ordinal: readNumeral(ordinal), rest: notes };
    }
  if ((isIndented || isFirst) && plain.length <= maxHeadingLetters && preface.test(plain))
    return { words: plain, ordinal: null, rest: notes };
  const [, begin, ordinal, rest] = inlinePattern.exec(words) ?? [];
  if (begin === undefined || readNumeral(ordinal!) !== last + 1 || !inline.has(last + 1)) return null;
  return { words: begin, ordinal: last + 1, rest: rest! };
}

/** Dynasties and states whose names stand before an author's. */
const dynasties =
  '周 秦 漢 前漢 後漢 東漢 魏 蜀 蜀漢 吳 晉 西晉 東晉 宋 劉宋 南齊 齊 梁 陳 後魏 北魏 北齊 北周 隋 唐 五代 後蜀 後唐 後晉 南唐 吳越 遼 金 元 明 清 國朝'.split(
    ' ',
  );
const roles = ['撰', '譔', '著', '編', '輯', '述', '纂', '註', '注', '疏', '校', '集解'];

/** Who wrote or annotated a text, as an indented line in its head says. */
export interface Contributor {
  dynasty: string | null;
  name: string;
  role: string;
}

/** Reads dynasty, name and role, 周 試武 撰, also after a title on the same line; null if a line has none. */
export function readContributor(line: string): Contributor | null {
  if (!/^[　 ]/u.test(line)) return null;
  const words = withoutNotes(line.trim()),
    role = roles.find((end) => words.endsWith(end));
  if (role === undefined) return null;
  const before = words.slice(0, -role.length);
  const parts = before.split(/[　 ]+/u).filter(Boolean);
  const at = parts.findLastIndex((part) => dynasties.includes(part));
  if (at >= 0 && at < parts.length - 1) {
    const name = parts.slice(at + 1).join('');
    return isName(name) ? { dynasty: parts[at]!, name, role } : null;
  }
  const joined = parts.at(-1) ?? '';
  const dynasty = dynasties.toSorted((a, b) => b.length - a.length).find((name) => joined.startsWith(name));
  const isFarIn = /^[　 ]{4,}/u.test(line) || parts.length > 1;
  if (!dynasty || !isFarIn) return null;
  const name = joined.slice(dynasty.length);
  return isName(name) && name.length >= 2 ? { dynasty, name, role } : null;
}

const isName = (name: string) => /^\p{sc=Han}{1,12}$/u.test(name);
