import { DomUtils, parseDocument } from 'htmlparser2';
import type { Language } from '../../../rules/languages.ts';
import { countWords } from '../../../rules/text-width.ts';

/** Words per minute of an attentive reader; ideographs and kana count individually. */
const readingSpeed: Record<Language, number> = { zh: 350, en: 230, fr: 215, es: 220, jp: 400 };

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
    else if (node.name === 'p' && sections.at(-1)?.text === '') sections.at(-1)!.text = firstSentence(text, language);
  }
  return {
    sections,
    minutes: Math.max(1, Math.round(countWords(DomUtils.textContent(document)) / readingSpeed[language])),
  };
}

function firstSentence(text: string, language: Language): string {
  const [first] = new Intl.Segmenter(language === 'jp' ? 'ja' : language, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? '';
}
