import { expect, test } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

test.each([
  ['Il meurt ; on le pleure !', 'Il meurt\u202f; on le pleure\u202f!'],
  ['Il dit\u00a0: « nu »', 'Il dit\u202f: «\u202fnu\u202f»'],
  ['«nu» et «\u00a0droit\u00a0»', '«\u202fnu\u202f» et «\u202fdroit\u202f»'],
  ['Qui? Lui!', 'Qui\u202f? Lui\u202f!'],
  ['Vraiment ?!', 'Vraiment\u202f?!'],
  [' ; puis', '\u202f; puis'],
])('“%s” is set as “%s”', (typed, set) => {
  expect(withFrenchSpaces(typed)).toBe(set);
  expect(withFrenchSpaces(set)).toBe(set);
});

test.each(['à 10:30', 'https://exemple.fr/?a=1;b', 'Actes 2:4', 'Rien à changer.'])('“%s” stays', (text) => {
  expect(withFrenchSpaces(text)).toBe(text);
});
