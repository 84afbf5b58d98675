import { expect, test } from 'vitest';
import { isGuessable } from './guessable-passwords.ts';

const none: ReadonlySet<string> = new Set();

test('security L2 passwords that Chinese, Japanese, French and Spanish users commonly choose count as guessable', () => {
  const guessable =
    `woaini1314 abcabcab 5201314abc zhang123 wang19870512 liwei888 a5201314 zx123456 7758521a woaini520 nihao123
    sakura2001 takahashi1 aishiteru daisuki520 pikachu25 motdepasse azerty123 jetaime99 soleil2010 marseille13
    teamomucho tequiero1 realmadrid10 barcelona contrasena1 alejandro07 1qaz2wsx a1b2c3d4 qwe123asd 123qweasd
    19870512 12051987 zaq12wsx aaa111bbb 112233abc iloveyou520 qwertzuiop Woaini1314`
      .trim()
      .split(/\s+/);
  expect(guessable.filter((password) => !isGuessable(password, none))).toEqual([]);
  expect(isGuessable('alice1987', new Set(['alice']))).toBe(true);
});

test('security L2 passwords of several words, or of random letters and digits, do not count as guessable', () => {
  const good =
    `k7wq2hx9 correcthorse84battery alice1987 9x2mvb7q montblanc7river tangpoems0618zq shiji130juan RiverOfStars42
    83920174 hexagonal annals1084bronze zuozhuan722x`
      .trim()
      .split(/\s+/);
  expect(good.filter((password) => isGuessable(password, none))).toEqual([]);
});
