import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomFrom } from '../random.ts';
import { readVocabulary, type World } from '../search-documents.ts';

/** Approximate size of a page in bytes of wikitext. */
const size = 5900;
const sections = 6,
  linksPerPage = 5,
  references = 5,
  facts = 8;

/** The title of a page, in the form of its address. */
export const titleOf = (number: number): string => `Page_${String(number).padStart(4, '0')}`;

/**
 * A dump for MediaWiki's importer: generated pages, alternately English and Chinese, the same in every run. Their
 * sentences are from the built-in world, so common words are common and names are rare.
 */
export async function writeDump(file: string, count: number): Promise<void> {
  await pipeline(Readable.from(generateDump(await readVocabulary(), count)), createWriteStream(file));
}

function* generateDump(world: World, count: number): Generator<string> {
  yield '<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="zh-Hans">\n';
  for (let number = 0; number < count; number++) {
    const text = wikitext(world[number % 2 ? 'zh' : 'en'], number, count);
    yield `<page><title>${titleOf(number)}</title><ns>0</ns><id>${number + 100}</id><revision><id>${number + 100}</id><timestamp>2026-01-01T00:00:00Z</timestamp><contributor><username>Peer</username></contributor><model>wikitext</model><format>text/x-wiki</format><text xml:space="preserve">${escapeXml(text)}</text></revision></page>\n`;
  }
  yield '</mediawiki>\n';
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An infobox, a lead, and sections with a heading, links to other pages and references. */
function wikitext({ names, sentences }: World['en'], number: number, count: number): string {
  const random = randomFrom(number);
  const rows = Array.from({ length: facts }, () => `|-\n! ${random.pick(names)}\n| ${random.pick(names)}\n`);
  let text = `{| class="infobox"\n${rows.join('')}|}\n'''${random.pick(names)}''': ${random.pick(sentences)}\n`;
  for (let section = 0; section < sections; section++) {
    text += `\n== ${random.pick(names)} ==\n`;
    if (section < references)
      text += `${random.pick(sentences)}<ref>${random.pick(names)}, ${random.below(400)}.</ref>\n`;
    for (let link = 0; link < linksPerPage; link++)
      text += `[[${titleOf(random.below(count))}|${random.pick(names)}]] ${random.pick(sentences)}\n`;
    const enough = ((section + 1) / sections) * size;
    while (Buffer.byteLength(text) < enough) text += `${random.pick(sentences)}\n`;
  }
  return `${text}<references />\n`;
}
