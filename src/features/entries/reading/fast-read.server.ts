import { DomUtils, parseDocument } from 'htmlparser2';
import type { Language } from '../../../rules/languages.ts';
import { countWords, firstSentences, wordsPerMinute } from '../../../rules/text-width.ts';

/** Each section of a text with its first sentence, and the reading time of the whole in minutes. */
export function summarizeSections(
  html: string,
  language: Language,
): { sections: { title: string; text: string }[]; minutes: number } {
  const document = parseDocument(html);
  for (const note of DomUtils.getElementsByTagName('sup', document))
    if (note.attribs.class === 'note') DomUtils.removeElement(note);
  const sections: { title: string; text: string }[] = [];
  for (const node of document.children) {
    const text = DomUtils.textContent(node).trim();
    if (!('name' in node)) continue;
    if (node.name === 'h2') sections.push({ title: text, text: '' });
    else if (node.name === 'p' && sections.at(-1)?.text === '')
      sections.at(-1)!.text = firstSentences(text, language, 1);
  }
  return {
    sections,
    minutes: Math.max(1, Math.round(countWords(DomUtils.textContent(document)) / wordsPerMinute[language])),
  };
}
