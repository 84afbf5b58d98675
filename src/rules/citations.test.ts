import { expect, test } from 'vitest';
import { localizeCitation, formatCitation } from './citations.ts';

const shiji = {
  title: 'Shiji',
  author: 'Sima Qian',
  year: 'c. 91 BC',
  where: '6',
  url: null,
  forms: { zh: { title: '《史记》', author: '司马迁', year: '约前91年', where: '卷六' } },
};

test('a citation is shown in the reader’s language, otherwise as it was written', () => {
  expect(formatCitation(localizeCitation(shiji, 'zh'))).toBe('司马迁《史记》卷六');
  expect(localizeCitation(shiji, 'zh')).not.toHaveProperty('forms');
  expect(formatCitation(localizeCitation(shiji, 'fr'))).toBe('Sima Qian, Shiji 6');
  expect(localizeCitation(null, 'fr')).toBeNull();
});

test('a number follows its title directly, words follow a comma', () => {
  expect(formatCitation({ author: null, title: 'Annals', where: 'year 793' })).toBe('Annals, year 793');
  expect(formatCitation({ author: 'Livy', title: 'Ab urbe condita', where: '22.47–49' })).toBe(
    'Livy, Ab urbe condita 22.47–49',
  );
  expect(formatCitation({ author: 'ユネスコ', title: '世界遺産一覧表', where: '440' })).toBe(
    'ユネスコ：世界遺産一覧表 440',
  );
});
