import { escapeHtml } from '../inline.ts';
import type { Piece } from '../record.ts';
import { characterOfNote, composeAccents, describeCharacter } from './gaiji.ts';

/** A line of a text as readers see it. */
export interface MarkedLine {
  html: string;
  notes: NonNullable<Piece['notes']>;
}

/** Stand-ins for what is put in after ruby has been found, in a private plane that CP932 cannot write. */
const firstCharacter = 0x100000,
  firstNote = 0x108000;

/** Signs of the markup, which are letters where a note names them by their code. */
const marks = new Set('《》｜［］＃※');

/** The base of a reading without a start mark: the preceding run of characters of one script. */
const rubyBase =
  /((?<![\p{sc=Han}々〆ヶ〇※\u{100000}-\u{107fff}])[\p{sc=Han}々〆ヶ〇※\u{100000}-\u{107fff}]+|(?<!\p{sc=Katakana})\p{sc=Katakana}+|(?<!\p{sc=Hiragana})\p{sc=Hiragana}+|(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Nd}])[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Nd}]+)《([^《》]+)》/gu;

/** Notes on the wording of the printed edition, which stay; others say how a line is set. */
const wordingPattern = /底本|ママ|注記|のルビ|誤植|訂正|正しくは|欠字|欠落|判読/;
/** Notes that say only how words are set. */
const settingPattern =
  /字下げ|字上げ|地付き|地から|改丁|改ページ|改頁|改段|改行|傍点|傍線|白丸|黒丸|丸傍|太字|斜体|ゴシック|字詰め|罫囲み|中央|左右|横組み|縦中横|大きな文字|小さな文字|上付き|下付き|行右|行左|見出し|割り注|ページの左右|本文終わり|段階|取り消し線|二重|波線|破線|鎖線|キャプション|枠|訓点|返り点|レ点/;
/** Marks of the order in which Chinese is read in Japanese. */
const readingMark = /^[一二三四上中下甲乙丙天地人レ]{1,3}$/;

/**
 * Reads a line: readings become ruby, characters beyond the encoding are looked up or stay described, notes on the
 * wording go to the margin, and notes on the setting are dropped; what else there is, is passed to `onLeftOut`.
 */
export function readLine(line: string, onLeftOut: (why: string) => void): MarkedLine {
  const described: string[] = [],
    notes: MarkedLine['notes'] = [];
  const characters = composeAccents(line).replace(/※［＃([^［］]*)］/g, (_, note: string) => {
    const character = characterOfNote(note);
    if (character && !marks.has(character)) return character;
    if (character) {
      described.push(character);
      return String.fromCodePoint(firstCharacter + described.length - 1);
    }
    described.push(`〔${describeCharacter(note)}〕`);
    return String.fromCodePoint(firstCharacter + described.length - 1);
  });
  const text = markEmphasis(characters)
    .replace(/／″＼/g, '〴〵')
    .replace(/／＼/g, '〳〵')
    .replace(/［＃割り注］/g, '\u{10f000}')
    .replace(/［＃割り注終わり］/g, '\u{10f001}')
    .replace(/［＃([^［］]*)］/g, (_, note: string) => {
      if (wordingPattern.test(note)) {
        notes.push({ id: String(notes.length + 1), kind: 'apparatus', html: escapeHtml(put(note, described)) });
        return String.fromCodePoint(firstNote + notes.length - 1);
      }
      if (/入る$|（[^（）]*\.(?:png|jpe?g|gif)/i.test(note)) onLeftOut('a picture');
      else if (readingMark.test(note)) onLeftOut('a reading mark of Chinese (返り点)');
      else if (!settingPattern.test(note))
        onLeftOut(/図|挿絵|写真/.test(note) ? 'a picture' : `the typist’s note “${put(note, described).slice(0, 80)}”`);
      return '';
    });
  const html = escapeHtml(text.replace(/^[　\s]+/u, '').trimEnd())
    .replace(/｜([^《｜]+)《([^《》]+)》/g, ruby)
    .replace(rubyBase, ruby)
    .replace(/([^\s《》])《([^《》]+)》/gu, ruby)
    .replace(/《([^《》]*)》/g, '（$1）')
    .replace(/\u{10f000}/gu, '<small class="note">')
    .replace(/\u{10f001}/gu, '</small>')
    .replace(/[\u{10f002}-\u{10f005}]/gu, (sign) => emphasisTags[sign.codePointAt(0)! - firstTag]!)
    .replace(/[\u{108000}-\u{10efff}]/gu, (sign) => {
      const id = sign.codePointAt(0)! - firstNote + 1;
      return `<sup data-note="${id}">${id}</sup>`;
    });
  return { html: put(html, described.map(escapeHtml)).trim(), notes };
}

/** Stand-ins for the tags of stressed and bold words. */
const firstTag = 0x10f002,
  emphasisTags = ['<em>', '</em>', '<strong>', '</strong>'] as const;
/** Stressed words: ［＃「語」に傍点］ after them, or ［＃傍点］ and ［＃傍点終わり］ around them. */
const emphasisNote = /［＃「([^「」［］]+)」(?:に|の左に|は)((?:[^「」［］]*傍[点線])|(?:太字|ゴシック体?|斜体))］/u,
  emphasisRange = /［＃([^「」［］]{0,8}傍[点線]|太字|ゴシック体?|斜体)］([^［］]+)［＃\1終わり］/gu;
/** Most notes of emphasis in a line. */
const maxEmphases = 200;

function markEmphasis(line: string): string {
  const wrap = (kind: string, words: string) => {
    const tag = firstTag + (/^(?:太字|ゴシック)/u.test(kind) ? 2 : 0);
    return String.fromCodePoint(tag) + words + String.fromCodePoint(tag + 1);
  };
  let text = line.replace(emphasisRange, (_, kind: string, words: string) => wrap(kind, words));
  for (let count = 0; count < maxEmphases; count++) {
    const note = emphasisNote.exec(text);
    if (!note) break;
    const [whole, words, kind] = note as unknown as [string, string, string];
    const before = text.slice(0, note.index);
    // Words with readings in between are not marked.
    text =
      (before.endsWith(words) ? before.slice(0, -words.length) + wrap(kind, words) : before) +
      text.slice(note.index + whole.length);
  }
  return text;
}

/** Puts the descriptions of characters where their stand-ins are. */
const put = (text: string, described: readonly string[]): string =>
  text.replace(/[\u{100000}-\u{107fff}]/gu, (sign) => described[sign.codePointAt(0)! - firstCharacter] ?? '');

const ruby = (_: string, base: string, reading: string) =>
  `<ruby>${base}<rp>（</rp><rt>${reading}</rt><rp>）</rp></ruby>`;

/** A line as plain text, without readings and notes. */
export const toPlainLine = (line: string): string =>
  readLine(line, () => {})
    .html.replace(/<r[pt]>[^<]*<\/r[pt]>|<sup [^<>]*>[^<]*<\/sup>/g, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name]!)
    .trim();
