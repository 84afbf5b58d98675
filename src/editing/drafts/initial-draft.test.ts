import { expect, test } from 'vitest';
import { chooseInitialDraft, type ServerDraft } from './initial-draft.ts';
import type { LocalCopy } from './local-drafts.ts';

interface Writing {
  text: string;
  baseId: string | null;
}
const copyOf = (text: string, more: Partial<LocalCopy<Writing, string>> = {}): LocalCopy<Writing, string> => ({
  value: { text, baseId: 'b1' },
  at: 5,
  tab: 'a',
  onVersion: 3,
  was: 'one',
  place: 'writing a',
  ...more,
});
const draftOf = (content: string, more: Partial<ServerDraft<string>> = {}): ServerDraft<string> => ({
  id: 'd',
  content,
  version: 3,
  tab: 'a',
  baseId: 'b1',
  note: '',
  at: 9,
  ...more,
});
const begin = (copies: LocalCopy<Writing, string>[], draft: ServerDraft<string> | null) =>
  chooseInitialDraft({
    copies,
    draft,
    content: ({ text }) => text,
    baseIdOf: ({ baseId }) => baseId,
    startFrom: (from) => ({ text: from?.content ?? 'published', baseId: from ? from.baseId : 'b2' }),
  });

test('use A6 editing starts from the published text, from the server’s draft and its base, or from this browser’s own copy', () => {
  expect(begin([], null)).toMatchObject({
    writing: { text: 'published', baseId: 'b2' },
    draftAt: null,
    version: null,
    elsewhere: [],
  });
  expect(begin([], draftOf('kept'))).toMatchObject({
    writing: { text: 'kept', baseId: 'b1' },
    draftAt: 9,
    version: 3,
    was: 'kept',
    elsewhere: [],
  });
  // Older by the clock, but based on the draft: this text was typed after the draft was saved.
  expect(begin([copyOf('one and two')], draftOf('one'))).toMatchObject({
    writing: { text: 'one and two' },
    version: 3,
    was: 'one',
    places: ['writing a'],
    elsewhere: [],
  });
  expect(begin([copyOf('never sent')], null)).toMatchObject({
    writing: { text: 'never sent' },
    version: null,
    elsewhere: [],
  });
});

test('use A6 changes made elsewhere are merged with this browser’s copy, from their common base', () => {
  const other = draftOf('one, on the telephone', { version: 4, tab: 'telephone' });
  expect(begin([copyOf('one and two')], other)).toMatchObject({
    writing: { text: 'one and two' },
    version: 3,
    was: 'one',
    elsewhere: [{ was: 'one', is: 'one, on the telephone', version: 4 }],
  });
  // This tab made the save, although it never received the reply.
  expect(begin([copyOf('one and two')], draftOf('one an', { version: 4 }))).toMatchObject({
    version: 4,
    was: 'one an',
    elsewhere: [],
  });
  expect(begin([copyOf('the same')], draftOf('the same', { version: 4, tab: 'telephone' })).elsewhere).toEqual([]);
  // A copy stored before copies recorded the version they are based on.
  expect(begin([copyOf('old', { tab: '', onVersion: null, was: null })], other).elsewhere).toMatchObject([
    { was: null, is: 'one, on the telephone' },
  ]);
});

test('use A6 the unsaved copies of two tabs are both kept: editing continues with one, the other is merged', () => {
  const copies = [
    copyOf('one, by a'),
    copyOf('one, by b', { tab: 'b', place: 'writing b', at: 4 }),
    copyOf('one, by a', { tab: 'c', place: 'writing c', at: 3 }),
  ];
  expect(begin(copies, draftOf('one'))).toMatchObject({
    writing: { text: 'one, by a' },
    places: ['writing a', 'writing c'],
    elsewhere: [{ was: 'one', is: 'one, by b', version: null, place: 'writing b' }],
  });
});
