import { expect, test } from 'vitest';
import {
  withLocation,
  emptyCitation,
  isIncompleteCitation,
  readCitation,
  toCitationFields,
} from './editable-citation.ts';

const shiji = {
  title: 'Shiji',
  author: 'Sima Qian',
  year: 'c. 91 BC',
  where: '6',
  url: null,
  kind: 'later' as const,
  forms: { zh: { title: '《史记》', author: '司马迁', year: '约前91年', where: '卷六' } },
};

test('a citation is edited in the writer’s language, and stays the same if nothing is changed', () => {
  const fields = toCitationFields(shiji, 'zh');
  expect(fields).toEqual({ title: '《史记》', author: '司马迁', year: '约前91年', where: '卷六', url: '' });
  expect(readCitation(fields, shiji, 'zh')).toEqual(shiji);
});

test('a new page reference keeps the translations of title and author; a new title makes a new source', () => {
  const fields = toCitationFields(shiji, 'zh');
  expect(readCitation({ ...fields, where: '7' }, shiji, 'zh')).toEqual({
    ...shiji,
    where: '7',
    forms: { zh: { ...shiji.forms.zh, where: '7' } },
  });
  expect(readCitation({ ...fields, where: '' }, shiji, 'zh')).toMatchObject({ where: null });
  expect(readCitation({ ...fields, title: '汉书' }, shiji, 'zh')).toEqual({
    title: '汉书',
    author: '司马迁',
    year: '约前91年',
    where: '卷六',
    url: null,
  });
  expect(withLocation(shiji, '')).toEqual(shiji);
});

test('an incomplete source keeps what was typed, even without a title or with an invalid address', () => {
  const blank = { title: ' ', author: '', year: '', where: '', url: '' };
  expect(readCitation(blank, null, 'en')).toBeNull();
  const page = readCitation({ ...blank, where: 'p. 7' }, null, 'en');
  expect(page).toEqual({ ...emptyCitation, where: 'p. 7' });
  const wrong = readCitation({ ...blank, title: 'Agricola', url: 'tacitus' }, null, 'en');
  expect(wrong).toMatchObject({ title: 'Agricola', url: 'tacitus' });
  expect([page, wrong, emptyCitation].map((citation) => isIncompleteCitation(citation))).toEqual([true, true, true]);
  expect(
    [null, shiji, { ...shiji, url: 'https://example.org/1' }].map((citation) => isIncompleteCitation(citation)),
  ).toEqual([false, false, false]);
  // Published values are not checked again.
  expect(isIncompleteCitation(wrong, { ...wrong! })).toBe(false);
});
