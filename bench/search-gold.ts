import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/rules/languages.ts';
import type { PeerDocument } from './search-peers.ts';

/** Folder of questions with known answers; not part of the product. */
const folder = '../shared/data/23-search-gold';
const files: Partial<Record<Language, string>> = {
  en: 'xquad/xquad.en.json',
  es: 'xquad/xquad.es.json',
  zh: 'xquad/xquad.zh.json',
  jp: 'jsquad-v1.3/valid-v1.3.json',
};

interface Squad {
  data: { title: string; paragraphs: { context: string; qas: { question: string }[] }[] }[];
}

export interface Gold {
  documents: (PeerDocument & { language: Language })[];
  questions: { language: Language; text: string; document: number }[];
}

/**
 * Paragraphs of XQuAD (en, es, zh) and JSQuAD (ja), and questions each answered by one of them; null if they are not
 * available.
 */
export function readGold(): Gold | null {
  if (!existsSync(folder)) return null;
  const gold: Gold = { documents: [], questions: [] };
  for (const [language, file] of Object.entries(files) as [Language, string][]) {
    const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Squad;
    for (const { title, paragraphs } of data) {
      for (const { context, qas } of paragraphs) {
        const document = gold.documents.length;
        gold.documents.push({
          id: document,
          language,
          name: title.replaceAll('_', ' '),
          text: context.replace(/^.*? \[SEP\] /, ''),
        });
        gold.questions.push(...qas.map(({ question }) => ({ language, text: question, document })));
      }
    }
  }
  return gold;
}

/** Ranking is tuned on one half of the questions and measured on the other; a hash of the text decides the half. */
export const isUnseen = (question: string): boolean => createHash('sha256').update(question).digest()[0]! % 2 === 1;
