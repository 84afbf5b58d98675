import { expect, test } from 'vitest';
import { beginsWithPronoun } from './titles.ts';

test('a title that begins with a pronoun or a possessive depends on its page; one that only resembles it does not', () => {
  const needing = [
    ['他所赠的大象抵达亚琛', '其木乃伊被发现', '该城陷落', '那座城陷落'],
    ['His army takes Zhongdu', 'It is moved to Naples', 'Their king flees', 'This city falls'],
    ['Son frère meurt en prison', 'Elle est posée à Pompéi', 'Ils se divisent', 'Cette ville tombe', 'C’est la fin'],
    [
      'Su ejército toma Zhongdu',
      'Lo visita el naturalista Mouhot',
      'Esta ciudad cae',
      'Ella muere',
      'La toma y arrasa Escipión',
    ],
    ['彼の軍が中都を取る', 'その城が落ちる', 'この都市が栄える', '同書が広まる'],
  ];
  const standing = [
    ['那烂陀等大寺毁于战火', '那不勒斯国王下令开始发掘', '其他城邦结盟', '木乃伊被发现'],
    ['Is tried for impiety', 'Italy is invaded', 'Hispania is divided', 'Thisbe is sung of', 'Heraclius takes power'],
    ['S’enfuit déguisé à Ispahan', 'Sardes est prise', 'Leurre l’ennemi', 'Île prise par les Perses'],
    [
      'Las ciudades se alían',
      'Los mongoles toman Zhongdu',
      'Esteban es coronado',
      'La toma de Cartago asombra a todos',
      'Susa cae',
      'La corte huye',
    ],
    ['ソクラテスが裁かれる', '同盟が結ばれる', 'コリントが落ちる'],
  ];
  for (const [column, titles] of needing.entries())
    for (const title of titles) expect(beginsWithPronoun(title, column), title).toBe(true);
  for (const [column, titles] of standing.entries())
    for (const title of titles) expect(beginsWithPronoun(title, column), title).toBe(false);
});
