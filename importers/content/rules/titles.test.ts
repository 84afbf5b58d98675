import { expect, test } from 'vitest';
import { entriesByLanguage } from '../../../src/rules/languages.ts';
import { beginsWithPronoun } from './titles.ts';

test('a title that begins with a pronoun or a possessive depends on its page; one that only resembles it does not', () => {
  const needing = {
    zh: ['他所赠的大象抵达亚琛', '其木乃伊被发现', '该城陷落', '那座城陷落'],
    en: ['His army takes Zhongdu', 'It is moved to Naples', 'Their king flees', 'This city falls'],
    fr: [
      'Son frère meurt en prison',
      'Elle est posée à Pompéi',
      'Ils se divisent',
      'Cette ville tombe',
      'C’est la fin',
    ],
    es: [
      'Su ejército toma Zhongdu',
      'Lo visita el naturalista Mouhot',
      'Esta ciudad cae',
      'Ella muere',
      'La toma y arrasa Escipión',
    ],
    jp: ['彼の軍が中都を取る', 'その城が落ちる', 'この都市が栄える', '同書が広まる'],
  };
  const standing = {
    zh: ['那烂陀等大寺毁于战火', '那不勒斯国王下令开始发掘', '其他城邦结盟', '木乃伊被发现'],
    en: [
      'Is tried for impiety',
      'Italy is invaded',
      'Hispania is divided',
      'Thisbe is sung of',
      'Heraclius takes power',
    ],
    fr: ['S’enfuit déguisé à Ispahan', 'Sardes est prise', 'Leurre l’ennemi', 'Île prise par les Perses'],
    es: [
      'Las ciudades se alían',
      'Los mongoles toman Zhongdu',
      'Esteban es coronado',
      'La toma de Cartago asombra a todos',
      'Susa cae',
      'La corte huye',
    ],
    jp: ['ソクラテスが裁かれる', '同盟が結ばれる', 'コリントが落ちる'],
  };
  for (const [language, titles] of entriesByLanguage(needing))
    for (const title of titles) expect(beginsWithPronoun(title, language), title).toBe(true);
  for (const [language, titles] of entriesByLanguage(standing))
    for (const title of titles) expect(beginsWithPronoun(title, language), title).toBe(false);
});
