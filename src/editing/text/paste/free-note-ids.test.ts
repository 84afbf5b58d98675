import { getSchema } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { textSchema } from '../schema/schema.ts';
import { withFreeNoteIds } from './free-note-ids.ts';

const schema = getSchema(textSchema);
const documentWith = (...ids: string[]) =>
  schema.nodeFromJSON({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Words' },
          ...ids.map((id) => ({ type: 'note', attrs: { html: `Note ${id}`, kept: { 'note-id': id } } })),
        ],
      },
    ],
  });
const idsAfterPaste = (pasted: string[], present: string[]) => {
  const ids: unknown[] = [];
  withFreeNoteIds(new Slice(documentWith(...pasted).content, 0, 0), documentWith(...present)).content.descendants(
    ({ type, attrs }) => {
      if (type.name === 'note') ids.push([(attrs.kept as Record<string, string>)['note-id'], attrs.html]);
    },
  );
  return ids;
};

test('issue 33 (5) a pasted note whose id is taken in the document gets a free one; others keep theirs', () => {
  expect(idsAfterPaste(['p1', 'p2'], ['1', 'p1'])).toEqual([
    ['p2', 'Note p1'],
    ['p3', 'Note p2'],
  ]);
  expect(idsAfterPaste(['p1', '7'], ['p2'])).toEqual([
    ['p1', 'Note p1'],
    ['7', 'Note 7'],
  ]);
});
