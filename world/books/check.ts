/** Validates the built-in library; returns its problems as sentences. `npm run world` prints them, its test expects none. */
import type { WrittenSubject } from '../../importers/content/load.ts';
import { columnLanguages as columns } from '../../src/rules/languages.ts';
import type { Five } from '../../importers/content/content.ts';
import type { WrittenBook } from './load.ts';

const key = /^[\w.-]{1,40}$/;
const when = /^-?\d{4}(?:-\d\d){0,2}[~?]?$/;
const language = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
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
const plain = (html: string) => html.replace(/<r[tp]>.*?<\/r[tp]>/g, '').replace(/<[^>]+>/g, ' ');
const letters = (html: string) => plain(html).replace(/[^\p{L}\p{N}]/gu, '');
const twiceIn = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);

export function problemsOfLibrary(
  library: readonly WrittenBook[],
  world: readonly Pick<WrittenSubject, 'id' | 'kind'>[],
): string[] {
  const problems: string[] = [];
  const kindOf = new Map(world.map(({ id, kind }) => [id, kind]));
  for (const id of twiceIn(library.map((book) => book.id))) problems.push(`${id}: two books of this id`);

  for (const { id, work, facts, original, volumes, texts } of library) {
    const say = (problem: string) => problems.push(`${id}: ${problem}`);
    const five = (what: string, told: Five) => {
      if (told.length !== 5) return say(`${what} has ${told.length} languages`);
      told.forEach((text, column) => tell(say, what, text, column));
    };

    if (!key.test(id)) say('its id cannot stand in an address');
    if (work && kindOf.get(work) !== 'book') say(`its work ${work} is no subject of kind book`);
    five('title', facts.title);
    five('description', facts.description);
    five('edition', original.edition);
    if (facts.dynasty) five('dynasty', facts.dynasty);
    if (!facts.originalTitle.trim()) say('has no title in its own script');
    if (!facts.authors.length) say('has no author');
    for (const { name, item } of facts.authors) {
      five('author', name);
      if (item && !kindOf.has(item)) say(`its author ${item} is no subject`);
    }
    for (const end of facts.writing ?? []) if (end !== '..' && !when.test(end)) say(`${end} is not a date`);
    if (!language.test(original.language)) say(`${original.language} is not a language tag`);
    const [spoken] = original.language.split('-') as [string];
    if ((original.direction === 'rtl') !== rightToLeft.includes(spoken)) say(`${spoken} is not written that way`);
    if (original.vertical && !['lzh', 'zh', 'ja'].includes(spoken)) say(`${spoken} is not written in columns`);

    const chapters = volumes.flatMap((volume) => volume.chapters);
    if (chapters.length < 3 || chapters.length > 12) say(`has ${chapters.length} chapters, not 3–12`);
    for (const again of twiceIn(chapters.map((chapter) => chapter.key))) say(`two chapters ${again}`);
    for (const again of twiceIn(volumes.map((volume) => volume.key))) say(`two volumes ${again}`);
    for (const { key: volume, title } of volumes) {
      if (!key.test(volume)) say(`the volume ${volume} cannot stand in an address`);
      five(`volume ${volume}`, title);
    }
    for (const chapter of chapters) {
      if (!key.test(chapter.key) || chapter.key === 'book') say(`the chapter ${chapter.key} cannot be called so`);
      if (!chapter.title.trim()) say(`chapter ${chapter.key} has no title of its own`);
      five(`chapter ${chapter.key}`, chapter.titles);
    }
    if (texts.map((text) => text.key).join() !== chapters.map((chapter) => chapter.key).join())
      say('its chapters and their files are not the same');

    for (const { key: chapter, segments } of texts) {
      const inChapter = (problem: string) => say(`${chapter}, ${problem}`);
      if (!segments.length) inChapter('it is empty');
      for (const again of twiceIn(segments.map((segment) => segment.id))) inChapter(`${again} stands twice`);
      const notes = segments.flatMap((segment) => segment.notes ?? []);
      for (const again of twiceIn(notes.map((note) => note.id))) inChapter(`note ${again} stands twice`);
      for (const segment of segments) {
        const { id: at, original: text } = segment;
        if (!key.test(at)) inChapter(`${at} cannot stand in an address`);
        if (!text?.trim()) inChapter(`${at} has no original`);
        else {
          marks(inChapter, `${at} in the original`, text);
          const script = scripts[original.language];
          if (script && !script.test(plain(text))) inChapter(`${at} is not in the script of ${original.language}`);
          if (text.normalize('NFC') !== text) inChapter(`${at} is not in NFC in the original`);
        }
        columns.forEach((column, index) => {
          tell(inChapter, at, segment[column], index);
          if (segment[column] && letters(segment[column]) === letters(text ?? ''))
            inChapter(`${at} is not translated in ${column}`);
        });
        for (const note of segment.notes ?? []) {
          if (!key.test(note.id)) inChapter(`note ${note.id} cannot stand in an address`);
          if (note.text.length !== 5) inChapter(`note ${note.id} has ${note.text.length} languages`);
          note.text.forEach((told, column) => tell(inChapter, `note ${note.id}`, told, column));
        }
      }
    }
  }
  return problems;
}

/** What can be seen of one text of one language without understanding it. */
function tell(say: (problem: string) => void, what: string, text: string | undefined, index: number): void {
  const column = columns[index]!;
  if (!text?.trim()) return say(`${what} is empty in ${column}`);
  const told = plain(text);
  marks(say, `${what} in ${column}`, text);
  if (text.trim() !== text || / {2}/.test(text)) say(`${what} has stray spaces in ${column}`);
  if (column === 'zh' && !/\p{Script=Han}/u.test(told)) say(`${what} has no Chinese in zh`);
  if (column === 'zh' && /\p{Script=Hiragana}|[「」]/u.test(told)) say(`${what} reads like Japanese in zh`);
  if (column === 'jp' && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(told))
    say(`${what} has no Japanese in jp`);
  if (column === 'jp' && /[“”]/.test(told)) say(`${what} has foreign quotation marks in jp`);
  if (!['zh', 'jp'].includes(column) && /[\p{Script=Hiragana}，。「」]/u.test(told))
    say(`${what} has marks of Chinese or Japanese in ${column}`);
  if (column === 'fr' && / [;:!?»]|« |[\p{L}\p{N}][;!?»]/u.test(told))
    say(`${what} has a breaking space or none at its punctuation in fr`);
}

/** Only elements that a segment may hold, each closed. */
function marks(say: (problem: string) => void, what: string, html: string): void {
  for (const [, tag] of html.matchAll(/<\/?([a-z0-9]+)/g)) if (!inline.includes(tag!)) say(`${what} uses <${tag}>`);
  for (const tag of inline.filter((one) => one !== 'br'))
    if (html.split(new RegExp(`<${tag}[ >]`)).length !== html.split(`</${tag}>`).length)
      say(`${what}: <${tag}> unclosed`);
  if (/<(?![a-z/])|[&](?!(?:amp|lt|gt|quot|#\d+);)/.test(html)) say(`${what} has a bare < or &`);
}
