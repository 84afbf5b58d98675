import { chooseByGender, isDirect, type KinWords, type LineShape } from './line-shape.ts';

/** English counts cousins by degree and generation, and does not express age. */
export const en: KinWords = {
  byAdoption: ' (by adoption)',
  spouse: (gender) => chooseByGender(gender, 'husband', 'wife', 'spouse'),
  partners: {
    lover: 'lover',
    partner: 'partner',
    consort: 'consort',
    'consort.man': 'partner',
    concubine: 'concubine',
    'concubine.man': 'partner',
  },
  bloodRelative,

  relativeOfSpouse(spouse, line) {
    const { up, down, gender } = line;
    if (up.length === 1 && !down.length)
      return chooseByGender(gender, 'father-in-law', 'mother-in-law', 'parent-in-law');
    if (!up.length && down.length === 1) return chooseByGender(gender, 'stepson', 'stepdaughter', 'stepchild');
    if (up.length === 1 && down.length === 1)
      return chooseByGender(gender, 'brother-in-law', 'sister-in-law', 'sibling-in-law');
    return `${en.spouse(spouse)}’s ${bloodRelative(line)}`;
  },

  spouseOfRelative(line, spouse) {
    const { up, down } = line;
    if (up.length === 1 && !down.length) return chooseByGender(spouse, 'stepfather', 'stepmother', 'step-parent');
    if (!up.length && down.length === 1) return chooseByGender(spouse, 'son-in-law', 'daughter-in-law', 'child-in-law');
    if (up.length === 1 && down.length === 1)
      return chooseByGender(spouse, 'brother-in-law', 'sister-in-law', 'sibling-in-law');
    if (up.length === 2 && down.length === 1 && spouse)
      return chooseByGender(spouse, 'uncle by marriage', 'aunt by marriage', '');
    return `${bloodRelative(line)}’s ${en.spouse(spouse)}`;
  },

  spouseOfRelativeOfSpouse: (first, line, last) => `${en.spouse(first)}’s ${bloodRelative(line)}’s ${en.spouse(last)}`,
};

function bloodRelative(line: LineShape): string {
  const { up, down, gender, adopted, shares } = line;
  const half = shares === 'both' ? '' : 'half-';
  if (!down.length || !up.length) {
    const word = up.length
      ? chooseByGender(gender, 'father', 'mother', 'parent')
      : chooseByGender(gender, 'son', 'daughter', 'child');
    const steps = up.length || down.length;
    return `${adopted && isDirect(line) ? (up.length ? 'adoptive ' : 'adopted ') : ''}${side(up)}${grand(steps)}${word}`;
  }
  if (up.length === 1 && down.length === 1) return half + chooseByGender(gender, 'brother', 'sister', 'sibling');
  if (down.length === 1)
    return side(up) + half + great(up.length - 2) + chooseByGender(gender, 'uncle', 'aunt', 'uncle or aunt');
  if (up.length === 1)
    return half + great(down.length - 2) + chooseByGender(gender, 'nephew', 'niece', 'nephew or niece');
  const degree = Math.min(up.length, down.length) - 1,
    removed = Math.abs(up.length - down.length);
  const times = ['', ' once removed', ' twice removed'][removed] ?? ` ${count(removed)} times removed`;
  return `${half}${ordinals[degree] ?? `${degree}th`} cousin${times}`;
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const count = (n: number) =>
  ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][n] ?? String(n);
const side = (up: LineShape['up']) => (up.length > 1 ? chooseByGender(up[0]!, 'paternal ', 'maternal ', '') : '');
/** Great-great-…: a number from four on. */
const great = (times: number) => (times > 3 ? `${times}×-great-` : 'great-'.repeat(Math.max(0, times)));
const grand = (steps: number) => (steps > 1 ? `${great(steps - 2)}grand` : '');
