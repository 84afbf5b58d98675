/** Validates the library of a content folder; returns its problems as sentences. `npm run content` prints them, its test expects none. */
import { contentLanguages } from '../../../src/rules/languages.ts';
import type { WrittenSubject } from '../load.ts';
import type { InFiveLanguages } from '../schemas.ts';
import { lineKey } from './chapter-text.ts';
import type { WrittenBook } from './load.ts';

const inline = ['em', 'strong', 'ruby', 'rt', 'rp', 'br', 'small', 'sup', 'span'];
const rightToLeft = ['ar', 'fa', 'he'];
const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  grc: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  ja: /\p{Script=Hiragana}/u,
  lzh: /\p{Script=Han}/u,
  sa: /\p{Script=Devanagari}/u,
  'zh-Hant': /\p{Script=Han}/u,
};
const plain = (html: string) => html.replace(/<r[tp]>[^<]*<\/r[tp]>/g, '').replace(/<[^<>]+>/g, ' ');
const letters = (html: string) => plain(html).replace(/[^\p{L}\p{N}]/gu, '');
const duplicatesIn = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);
const addressPart = /^[\w.-]{1,40}$/;

export function problemsOfLibrary(
  library: readonly WrittenBook[],
  world: readonly Pick<WrittenSubject, 'id' | 'kind'>[],
): string[] {
  const problems: string[] = [];
  const kindOf = new Map(world.map(({ id, kind }) => [id, kind]));

  for (const { id, work, facts, original, volumes, texts, at } of library) {
    const inBook = (path: readonly PropertyKey[]) => (problem: string) =>
      problems.push(`${at?.(path) ?? id}: ${problem}`);
    const report = inBook([]);
    const checkFive = (what: string, path: readonly PropertyKey[], five: InFiveLanguages) => {
      for (const column of contentLanguages) checkText(inBook([...path, column]), what, five[column], column);
    };

    if (work && kindOf.get(work) !== 'book') inBook(['work'])(`its work ${work} is no subject of kind book`);
    checkFive('title', ['facts', 'title'], facts.title);
    checkFive('description', ['facts', 'description'], facts.description);
    checkFive('edition', ['original', 'edition'], original.edition);
    if (facts.dynasty) checkFive('dynasty', ['facts', 'dynasty'], facts.dynasty);
    if (!facts.authors.length) report('has no author');
    for (const [index, { name, item }] of facts.authors.entries()) {
      checkFive('author', ['facts', 'authors', index, 'name'], name);
      if (item && !kindOf.has(item)) inBook(['facts', 'authors', index, 'item'])(`its author ${item} is no subject`);
    }
    const [spoken] = original.language.split('-') as [string];
    const reportOfLanguage = inBook(['original', 'language']);
    if ((original.direction === 'rtl') !== rightToLeft.includes(spoken))
      reportOfLanguage(`${spoken} is not written that way`);
    if (original.vertical && !['lzh', 'zh', 'ja'].includes(spoken))
      reportOfLanguage(`${spoken} is not written in columns`);

    const chapters = volumes.flatMap((volume) => volume.chapters);
    if (chapters.length < 3 || chapters.length > 12) report(`has ${chapters.length} chapters, not 3–12`);
    for (const again of duplicatesIn(chapters.map(({ key }) => key))) report(`two chapters ${again}`);
    for (const again of duplicatesIn(volumes.map(({ key }) => key))) report(`two volumes ${again}`);
    for (const [index, volume] of volumes.entries()) {
      checkFive(`volume ${volume.key}`, ['volumes', index, 'title'], volume.title);
      for (const [chapterIndex, chapter] of volume.chapters.entries()) {
        const path = ['volumes', index, 'chapters', chapterIndex];
        if (chapter.key === 'book') inBook(path)('no chapter can have the key “book”');
        checkFive(`chapter ${chapter.key}`, [...path, 'titles'], chapter.titles);
      }
    }

    for (const { key: chapter, file = `${id}/${chapter}.txt`, segments, lines } of texts) {
      const inChapter = (key: string) => (problem: string) => {
        const line = lines?.get(key);
        problems.push(`${file}${line ? `:${line}` : ''}: ${problem}`);
      };
      if (!segments.length) inChapter('')('it is empty');
      const notes = segments.flatMap((segment) => segment.notes ?? []);
      for (const again of duplicatesIn(segments.map((segment) => segment.id)))
        inChapter(lineKey('segment', again))(`${again} is there twice`);
      for (const again of duplicatesIn(notes.map((note) => note.id)))
        inChapter(lineKey('note', again))(`note ${again} is there twice`);
      for (const segment of segments) {
        const { id: segmentId, original: text } = segment;
        const reportOfSegment = inChapter(lineKey('segment', segmentId, 'original'));
        if (!addressPart.test(segmentId)) reportOfSegment(`${segmentId} cannot stand in an address`);
        if (!text?.trim()) reportOfSegment(`${segmentId} has no original`);
        else {
          checkElements(reportOfSegment, `${segmentId} in the original`, text);
          const script = scripts[original.language];
          if (script && !script.test(plain(text)))
            reportOfSegment(`${segmentId} is not in the script of ${original.language}`);
          if (text.normalize('NFC') !== text) reportOfSegment(`${segmentId} is not in NFC in the original`);
        }
        for (const column of contentLanguages) {
          const reportOfText = inChapter(lineKey('segment', segmentId, column));
          checkText(reportOfText, segmentId, segment[column], column);
          if (segment[column] && letters(segment[column]) === letters(text ?? ''))
            reportOfText(`${segmentId} is not translated in ${column}`);
        }
        for (const note of segment.notes ?? [])
          for (const column of contentLanguages)
            checkText(inChapter(lineKey('note', note.id, column)), `note ${note.id}`, note.text[column], column);
      }
    }
  }
  return problems;
}

/** What a program can find wrong in a text of one language. */
function checkText(report: (problem: string) => void, what: string, text: string | undefined, column: string): void {
  if (!text?.trim()) return report(`${what} is empty in ${column}`);
  const words = plain(text);
  checkElements(report, `${what} in ${column}`, text);
  if (text.trim() !== text || / {2}/.test(text)) report(`${what} has stray spaces in ${column}`);
  if (column === 'zh' && !/\p{Script=Han}/u.test(words)) report(`${what} has no Chinese in zh`);
  if (column === 'zh' && /\p{Script=Hiragana}|[「」]/u.test(words)) report(`${what} reads like Japanese in zh`);
  if (column === 'jp' && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words))
    report(`${what} has no Japanese in jp`);
  if (column === 'jp' && /[“”]/.test(words)) report(`${what} has foreign quotation marks in jp`);
  if (!['zh', 'jp'].includes(column) && /[\p{Script=Hiragana}，。「」]/u.test(words))
    report(`${what} has marks of Chinese or Japanese in ${column}`);
  if (column === 'fr' && / [;:!?»]|« |[\p{L}\p{N}][;!?»]/u.test(words))
    report(`${what} has a breaking space or none at its punctuation in fr`);
}

const count = (html: string, tag: string): number => html.split(tag).length - 1;

/** Only elements that a segment may hold, each closed. */
function checkElements(report: (problem: string) => void, what: string, html: string): void {
  for (const [, tag] of html.matchAll(/<\/?([a-z0-9]+)/g)) if (!inline.includes(tag!)) report(`${what} uses <${tag}>`);
  for (const tag of inline.filter((name) => name !== 'br'))
    if (count(html, `<${tag}>`) + count(html, `<${tag} `) !== count(html, `</${tag}>`))
      report(`${what}: <${tag}> unclosed`);
  if (/<(?![a-z/])|[&](?!(?:amp|lt|gt|quot|#\d+);)/.test(html)) report(`${what} has a bare < or &`);
}
