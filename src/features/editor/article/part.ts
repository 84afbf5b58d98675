import type { Reader } from '../../../kit/reader.tsx';
import type { TextKey } from '../../../texts.ts';
import { articleKinds, articleTypes, coverModes, writingAddressOf } from '../../articles/rules.ts';
import type { Part } from '../face/part.ts';

/** The few words that an article's kind, origin and cover are kept as. */
const codes: Record<string, { of: readonly string[]; key: string }> = {
  kind: { of: articleKinds, key: 'article.kind' },
  type: { of: articleTypes, key: 'articleWriting.type' },
  cover: { of: coverModes, key: 'articleWriting.cover' },
};
function sayLine(field: string, code: string, { say }: Reader): string | null {
  const known = codes[field];
  return known?.of.includes(code) ? say(`${known.key}.${code}` as TextKey) : null;
}

/** An article; its author writes it on its own page (`/article/new/{id}`), and nobody else does. */
export const articlePart: Part = {
  name: 'article',
  hash: '#/article',
  perLanguage: true,
  tab: 'desk.module.article',
  label: 'desk.module.article',
  at: writingAddressOf,
  changes: async () => ({ sayLine }),
  mend: async () => (await import('./screens.ts')).mend(),
};
