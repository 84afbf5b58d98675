import { expect, test } from 'vitest';
import { citing, readCitation, writeCitation } from './citation-writing.ts';

const shiji = {
  title: 'Shiji',
  author: 'Sima Qian',
  year: 'c. 91 BC',
  where: '6',
  url: null,
  kind: 'later' as const,
  forms: { zh: { title: '《史记》', author: '司马迁', year: '约前91年', where: '卷六' } },
};

test('a citation is written in the form of the writer’s language, and stays as it was where nothing is changed', () => {
  const fields = writeCitation(shiji, 'zh');
  expect(fields).toEqual({ title: '《史记》', author: '司马迁', year: '约前91年', where: '卷六', url: '' });
  expect(readCitation(fields, shiji, 'zh')).toEqual(shiji);
});

test('another place keeps the forms of title and author, another title is another source', () => {
  const fields = writeCitation(shiji, 'zh');
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
  expect(readCitation({ ...fields, title: ' ' }, shiji, 'zh')).toBeNull();
  expect(citing(shiji, '')).toEqual(shiji);
});
