import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shortPolities } from './polities/index.ts';
import type { Subject } from './subject.ts';

const here = import.meta.dirname;
/** The columns of every five-language text of the world. */
export const columns = ['zh', 'en', 'fr', 'es', 'jp'] as const;

/** A subject with its main texts, one a language, where it has any. */
export interface WrittenSubject extends Subject {
  texts: Partial<Record<(typeof columns)[number], string>>;
}

/** Reads the whole world from its files, in the order of their names. */
export async function loadWorld(): Promise<WrittenSubject[]> {
  const files = readdirSync(join(here, 'subjects'))
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const written = await Promise.all(
    files.map(async (file) => {
      const { default: subject } = (await import(
        /* @vite-ignore */ pathToFileURL(join(here, 'subjects', file)).href
      )) as { default: Subject };
      return { ...subject, texts: textsOf(subject.id) };
    }),
  );
  return [...written, ...shortPolities.map((one) => ({ ...one, texts: textsOf(one.id) }))];
}

function textsOf(id: string): WrittenSubject['texts'] {
  const texts: WrittenSubject['texts'] = {};
  for (const language of columns) {
    const file = join(here, 'texts', `${id}.${language}.html`);
    if (existsSync(file)) texts[language] = readFileSync(file, 'utf8').trim();
  }
  return texts;
}
