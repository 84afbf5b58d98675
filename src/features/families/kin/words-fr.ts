import { chooseByGender, isDirect, type KinWords, type LineShape } from './line-shape.ts';

/** French says « à la mode de Bretagne » for uncles and nephews, and counts distant cousins by canonical degrees. */
export const fr: KinWords = {
  byAdoption: ' (par adoption)',
  spouse: (gender) => chooseByGender(gender, 'mari', 'femme', 'conjoint'),
  partners: {
    lover: ['amant', 'amante', 'amant ou amante'],
    partner: ['compagnon', 'compagne', 'compagnon ou compagne'],
    consort: 'épouse secondaire',
    'consort.man': 'conjoint',
    concubine: 'concubine',
    'concubine.man': 'compagnon',
  },
  bloodRelative,

  relativeOfSpouse(spouse, line) {
    const { up, down, gender } = line;
    if (up.length === 1 && !down.length) return chooseByGender(gender, 'beau-père', 'belle-mère', 'beau-parent');
    if (!up.length && down.length === 1)
      return chooseByGender(
        gender,
        'beau-fils, d’un autre lit',
        'belle-fille, d’un autre lit',
        'enfant d’un autre lit',
      );
    if (up.length === 1 && down.length === 1)
      return chooseByGender(gender, 'beau-frère', 'belle-sœur', 'beau-frère ou belle-sœur');
    return `${bloodRelative(line)} ${chooseByGender(spouse, 'du mari', 'de la femme', 'du conjoint')}`;
  },

  spouseOfRelative(line, spouse) {
    const { up, down } = line,
      shape = `${up.length}${down.length}`;
    if (shape === '10')
      return chooseByGender(spouse, 'beau-père, par remariage', 'belle-mère, par remariage', 'beau-parent');
    if (shape === '01') return chooseByGender(spouse, 'gendre', 'belle-fille', 'gendre ou belle-fille');
    if (shape === '11') return chooseByGender(spouse, 'beau-frère', 'belle-sœur', 'beau-frère ou belle-sœur');
    if (['21', '12', '22'].includes(shape) && spouse)
      return `${chooseByGender(spouse, { 21: 'oncle', 12: 'neveu', 22: 'cousin' }[shape]!, { 21: 'tante', 12: 'nièce', 22: 'cousine' }[shape]!, '')} par alliance`;
    return `${fr.spouse(spouse)} ${ofRelative(line)}`;
  },

  spouseOfRelativeOfSpouse: (first, line, last) =>
    `${fr.spouse(last)} ${ofRelative(line)} ${chooseByGender(first, 'du mari', 'de la femme', 'du conjoint')}`,
};

const ofRelative = (line: LineShape) => `d’${line.gender === 'female' ? 'une' : 'un'} ${bloodRelative(line)}`;

function bloodRelative(line: LineShape): string {
  const { up, down, gender, adopted } = line;
  const g = (male: string, female: string, unknown = `${male} ou ${female}`) =>
    chooseByGender(gender, male, female, unknown);
  if (!down.length) {
    if (up.length === 1) return g('père', 'mère', 'parent') + (adopted ? g(' adoptif', ' adoptive', ' adoptif') : '');
    const word =
      [
        '',
        '',
        g('grand-père', 'grand-mère', 'grand-parent'),
        g('arrière-grand-père', 'arrière-grand-mère', 'arrière-grand-parent'),
        g('trisaïeul', 'trisaïeule', 'trisaïeul'),
        g('quadrisaïeul', 'quadrisaïeule', 'quadrisaïeul'),
      ][up.length] ?? `${g('ancêtre', 'ancêtre', 'ancêtre')} à la ${up.length}e génération`;
    return word + (up.length < 6 ? side(up, gender) : '');
  }
  if (!up.length) {
    if (down.length === 1)
      return g('fils', 'fille', 'enfant') + (adopted && isDirect(line) ? g(' adoptif', ' adoptive', ' adopté') : '');
    return (
      [
        '',
        '',
        g('petit-fils', 'petite-fille', 'petit-enfant'),
        g('arrière-petit-fils', 'arrière-petite-fille', 'arrière-petit-enfant'),
        g('arrière-arrière-petit-fils', 'arrière-arrière-petite-fille', 'arrière-arrière-petit-enfant'),
      ][down.length] ?? `${g('descendant', 'descendante', 'descendant')} à la ${down.length}e génération`
    );
  }
  if (up.length === 1 && down.length === 1) return sibling(line);
  if (down.length === 1)
    return (
      g(
        `${['', 'grand-'][up.length - 2] ?? `${arriere(up.length - 3)}grand-`}oncle`,
        `${['', 'grand-'][up.length - 2] ?? `${arriere(up.length - 3)}grand-`}tante`,
      ) + side(up, gender)
    );
  if (up.length === 1) {
    const before = arriere(down.length - 3);
    return down.length === 2 ? g('neveu', 'nièce') : g(`${before}petit-neveu`, `${before}petite-nièce`);
  }
  const shape = `${up.length}${down.length}`;
  if (shape === '22') return g('cousin germain', 'cousine germaine');
  if (shape === '33') return g('cousin issu de germain', 'cousine issue de germain');
  if (shape === '32') return g('oncle à la mode de Bretagne', 'tante à la mode de Bretagne');
  if (shape === '23') return g('neveu à la mode de Bretagne', 'nièce à la mode de Bretagne');
  const [near, far] = [Math.min(up.length, down.length), Math.max(up.length, down.length)];
  const degree = near === far ? `au ${near}e degré` : `du ${near}e au ${far}e degré`;
  return `${g('cousin', 'cousine')} ${degree} canonique`;
}

const arriere = (times: number) => 'arrière-'.repeat(Math.max(0, times));
const side = (up: LineShape['up'], gender: LineShape['gender']) =>
  up.length > 1 && up[0] ? ` ${up[0] === 'male' ? 'paternel' : 'maternel'}${gender === 'female' ? 'le' : ''}` : '';

/** Same father only: consanguin; same mother only: utérin. */
function sibling({ gender, shares }: LineShape): string {
  const word = chooseByGender(gender, 'frère', 'sœur', 'frère ou sœur');
  if (shares === 'both') return word;
  const which = {
    father: chooseByGender(gender, ' consanguin', ' consanguine', ' consanguin'),
    mother: chooseByGender(gender, ' utérin', ' utérine', ' utérin'),
    one: '',
  }[shares];
  return `demi-${word}${which}`;
}
