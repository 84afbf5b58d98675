import { expect, test } from 'vitest';
import { isDescribedAsRuler } from './nomisma-words.ts';

test.each([
  [true, 'Az-Zahir Ghazi was a Kurdish governor and then ruler of Aleppo from 1186 to 1216.'],
  [true, 'Cyrus the Great was the founder of the Achaemenid Empire.'],
  [true, 'Ptolemaeus, initially satrap of Commagene, became the first King of Commagene in 163 BC.'],
  [false, 'An official in Egypt under the Abbasid caliph al-Mahdi'],
  [false, 'An Achaemenid satrap of Egypt during the reign of king Darius III of Persia.'],
  [false, 'Quaestor who issued coins in Macedonia'],
  [false, ''],
])('a description of a ruler: %s, %s', (rules, definition) => {
  expect(isDescribedAsRuler(definition)).toBe(rules);
});
