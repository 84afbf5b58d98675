import { chooseByGender, isDirect, type KinWords, type LineShape } from './line-shape.ts';

const ordinals = ['', '', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven', 'décim'];
/** Suffix of an uncle or nephew: the number of generations between. */
const generations = ['', ' abuel', ' bisabuel', ' tatarabuel'];
const generationsDown = [' niet', ' bisniet', ' tataraniet'];

/** Spanish calls all in-laws « político », except those with a term of their own. */
export const es: KinWords = {
  byAdoption: ' (por adopción)',
  spouse: (gender) => chooseByGender(gender, 'marido', 'esposa', 'cónyuge'),
  partners: {
    lover: 'amante',
    partner: 'pareja',
    consort: 'consorte',
    'consort.man': 'pareja',
    concubine: 'concubina',
    'concubine.man': 'pareja',
  },
  bloodRelative,

  relativeOfSpouse(spouse, line) {
    const { up, down, gender } = line;
    if (up.length === 1 && !down.length) return chooseByGender(gender, 'suegro', 'suegra', 'suegro o suegra');
    if (!up.length && down.length === 1) return chooseByGender(gender, 'hijastro', 'hijastra', 'hijastro o hijastra');
    if (up.length === 1 && down.length === 1) return chooseByGender(gender, 'cuñado', 'cuñada', 'cuñado o cuñada');
    if (gender && down.length) return `${bloodRelative(line)} ${chooseByGender(gender, 'político', 'política', '')}`;
    return `${bloodRelative(line)} ${chooseByGender(spouse, 'del marido', 'de la esposa', 'del cónyuge')}`;
  },

  spouseOfRelative(line, spouse) {
    const { up, down } = line,
      shape = `${up.length}${down.length}`;
    if (shape === '10') return chooseByGender(spouse, 'padrastro', 'madrastra', 'padrastro o madrastra');
    if (shape === '01') return chooseByGender(spouse, 'yerno', 'nuera', 'yerno o nuera');
    if (shape === '11') return chooseByGender(spouse, 'cuñado', 'cuñada', 'cuñado o cuñada');
    if (up.length && down.length && spouse)
      return `${bloodRelative({ ...line, gender: spouse })} ${chooseByGender(spouse, 'político', 'política', '')}`;
    return `${es.spouse(spouse)} de ${line.gender === 'female' ? 'una' : 'un'} ${bloodRelative(line)}`;
  },

  spouseOfRelativeOfSpouse(first, line, last) {
    if (line.up.length === 1 && line.down.length === 1 && last)
      return chooseByGender(last, 'concuñado', 'concuñada', '');
    return `${es.spouse(last)} de ${line.gender === 'female' ? 'una' : 'un'} ${bloodRelative(line)} ${chooseByGender(first, 'del marido', 'de la esposa', 'del cónyuge')}`;
  },
};

function bloodRelative(line: LineShape): string {
  const { up, down, gender, adopted, shares } = line;
  const o = chooseByGender(gender, 'o', 'a', 'o/a');
  if (!down.length) {
    if (up.length === 1)
      return chooseByGender(gender, 'padre', 'madre', 'progenitor') + (adopted ? ` adoptiv${o}` : '');
    const word = ['', '', 'abuel', 'bisabuel', 'tatarabuel', 'trastatarabuel'][up.length];
    return word
      ? `${word}${o}${side(up, o)}`
      : `${chooseByGender(gender, 'antepasado', 'antepasada', 'antepasado')} de ${up.length}.ª generación`;
  }
  if (!up.length) {
    const word = ['', 'hij', 'niet', 'bisniet', 'tataraniet', 'chozn'][down.length];
    if (!word) return `descendiente de ${down.length}.ª generación`;
    return word + o + (adopted && isDirect(line) ? ` adoptiv${o}` : '');
  }
  const degree = Math.min(up.length, down.length);
  const nth =
    degree > 1
      ? ` ${ordinals[degree] ?? `${degree}.`}${ordinals[degree] ? o : chooseByGender(gender, 'º', 'ª', 'º')}`
      : '';
  if (up.length === down.length) {
    if (degree === 1) {
      const half = shares === 'both' ? '' : chooseByGender(gender, 'medio ', 'media ', 'medio ');
      const which = { both: '', father: ` de padre`, mother: ` de madre`, one: '' }[shares];
      return `${half}herman${o}${which}`;
    }
    return degree === 2
      ? `prim${o} herman${o}`
      : `prim${o}${` ${ordinals[degree - 1] ?? `${degree - 1}.`}${ordinals[degree - 1] ? o : chooseByGender(gender, 'º', 'ª', 'º')}`}`;
  }
  const apart = Math.abs(up.length - down.length);
  if (up.length > down.length) {
    const between = generations[apart - 1];
    return between === undefined
      ? `tí${o} a ${apart} generaciones${nth}`
      : `tí${o}${between && between + o}${nth}${degree === 1 ? side(up, o) : ''}`;
  }
  const between = apart === 1 ? '' : generationsDown[apart - 2];
  return between === undefined
    ? `sobrin${o} a ${apart} generaciones${nth}`
    : `sobrin${o}${between && between + o}${nth}`;
}

const side = (up: LineShape['up'], o: string) =>
  up.length > 1 && up[0] ? ` ${up[0] === 'male' ? 'patern' : 'matern'}${o}` : '';
