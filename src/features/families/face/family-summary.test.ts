import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import { languages } from '../../../rules/languages.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { familyOf } from '../contract.ts';
import { presentFamily } from './shown-family.ts';
import { summarizeFamily } from './family-summary.ts';

test('S06 a person without a summary is described from family data in five languages: house, reign, parents, spouses, children', async () => {
  const { as } = openReadOnlyWorld();
  const describeInLanguages = async (id: string) =>
    Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => {
          const reply = await as(null, language)(familyOf, { id, way: 'both', steps: 2 });
          return [language, summarizeFamily(presentFamily(reply, language), language, translateFor(language))] as const;
        }),
      ),
    );
  expect(await describeInLanguages('ptolemy-x')).toEqual({
    zh: '托勒密王室成员。前107年—前88年在位。托勒密八世和克利奥帕特拉三世之子。妻：贝勒尼基三世。子女：托勒密十一世。',
    en: 'Of the Ptolemaic dynasty. Ruled 107 – 88 BC. Son of Ptolemy VIII Physcon and Cleopatra III. Husband of Berenice III. Father of Ptolemy XI Alexander II.',
    fr: 'Famille\u202f: Lagides. Règne\u202f: 107 – 88 av. J.-C. Fils de Ptolémée VIII Physcon et Cléopâtre III. Époux de Bérénice III. Père de Ptolémée XI Alexandre II.',
    es: 'Familia: Dinastía ptolemaica. Reinado: 107 – 88 a. C. Hijo de Ptolomeo VIII Fiscón y Cleopatra III. Esposo de Berenice III. Padre de Ptolomeo XI Alejandro II.',
    jp: 'プトレマイオス家の一員。在位紀元前107年〜紀元前88年。プトレマイオス八世、クレオパトラ三世の息子。妻はベレニケ三世。子はプトレマイオス十一世。',
  });
  expect((await describeInLanguages('lysandra'))['fr']).toBe(
    'Famille\u202f: Lagides. Fille de Ptolémée Iᵉʳ Sôter et Eurydice. Épouse d’Agathocle.',
  );
  expect((await describeInLanguages('hannibal'))['en']).toBe('');
  // A3: consorts, concubines and lovers are no wives.
  expect(await describeInLanguages('lady-wu-mother-of-daizong')).toEqual({
    zh: '唐肃宗妃嫔。子女：唐代宗。',
    en: 'Consort of Emperor Suzong of Tang. Mother of Emperor Daizong of Tang.',
    fr: 'Épouse secondaire de Tang Suzong. Mère de Tang Daizong.',
    es: 'Consorte de Suzong de Tang. Madre de Daizong de Tang.',
    jp: '唐の粛宗の妃。子は唐の代宗。',
  });
  expect((await describeInLanguages('elizabeth-blount'))['en']).toBe(
    'Lover of Henry VIII of England. Mother of Henry FitzRoy.',
  );
  expect((await describeInLanguages('tang-suzong'))['zh']).toContain('妃嫔：');
  expect((await describeInLanguages('oshizu'))['jp']).toContain('側室');
});
