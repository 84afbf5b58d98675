import { fromColumns, languages, type InLanguages, type Language } from '../src/rules/languages.ts';
import type { Kind } from '../src/rules/kinds.ts';
import * as limits from '../src/rules/limits.ts';
import { textLength } from '../src/rules/text-width.ts';
import type { RelationType } from '../src/rules/relation-types.ts';
import { builtInFolder, readRelationWords } from './content/load.ts';
import { plainSentence } from './mapping/words.ts';
import type { RelationWords } from './record.ts';

/** A property of Wikidata as a relation. */
export interface PropertyWords extends RelationWords {
  /** The inverse property at the other end may state the same (P22 and P40), or the same property (P26). */
  bothTell: boolean;
}

type Five = readonly [string, string, string, string, string];
const worldWords = readRelationWords(builtInFolder);

const word = (
  type: RelationType,
  forward: Five,
  inverse: Five | null,
  sentence: Five,
  bothTell = false,
): PropertyWords => ({
  type,
  word: fromColumns(forward),
  inverse: inverse && fromColumns(inverse),
  sentence: fromColumns(sentence),
  bothTell,
});
/** A word of the built-in world, unchanged: a and b are the same there. */
function worldWordOf(key: string, bothTell = false): PropertyWords {
  const { type, forward, inverse = null, sentence } = worldWords[key]!;
  return { type, word: forward, inverse, sentence, bothTell };
}
/** A word of the built-in world from its far end: a here is b there. */
const reversedWorldWordOf = (key: string, bothTell = false): PropertyWords => reverseWord(worldWordOf(key, bothTell));
/** Two neighbouring countries, worded as in the importer of countries. */
export const borders = word(
  'location',
  ['接壤', 'borders on', 'frontière avec', 'limita con', '国境を接する国'],
  null,
  [
    '{a}与{b}接壤',
    '{a} [borders|border] on {b}',
    '{a} et {b} ont une frontière commune',
    '{a} [limita|limitan] con {b}',
    '{a}は{b}と国境を接する',
  ],
  true,
);

function reverseWord({ type, word: forward, inverse, sentence, bothTell }: PropertyWords): PropertyWords {
  const seen =
    sentence &&
    Object.fromEntries(
      Object.entries(sentence).map(([language, text]) => [
        language,
        text.replace(/\{([ab])\}/g, (_, name) => (name === 'a' ? '{b}' : '{a}')),
      ]),
    );
  return { type, word: inverse ?? forward, inverse: inverse ? forward : null, sentence: seen, bothTell };
}

const parent = word(
  'family',
  ['子女', 'parent of', 'parent de', 'progenitor/a de', '子'],
  ['父母', 'child of', 'enfant de', 'hijo/a de', '親'],
  [
    '{b}是{a}的子女',
    '{b} was a child of {a}',
    '{b} était l’enfant de {a}',
    '{b} descendía de {a}',
    '{b}は{a}の子である',
  ],
  true,
);
const head = word(
  'career',
  ['元首', 'headed by', 'dirigé par', 'dirigido por', '元首・首班'],
  ['领导', 'head of', 'à la tête de', 'al frente de', '率いた国・組織'],
  [
    '{b}曾领导{a}',
    '{b} was the head of {a}',
    '{b} [a|ont] été à la tête de {a}',
    '{b} [estuvo|estuvieron] al frente de {a}',
    '{b}は{a}を率いた',
  ],
);
const tookPart = word(
  'experience',
  ['参与', 'took part in', 'a pris part à', 'participó en', '参加したもの'],
  ['参与者', 'joined by', 'participants', 'participantes', '参加者'],
  [
    '{a}参与了{b}',
    '{a} took part in {b}',
    '{a} [a|ont] pris part à {b}',
    '{a} [tomó|tomaron] parte en {b}',
    '{a}は{b}に加わった',
  ],
  true,
);
const created = word(
  'achievement',
  ['作品', 'creator of', 'a créé', 'creó', '作品'],
  ['创作者', 'created by', 'créé par', 'creado por', '作者'],
  ['{a}创作了{b}', '{a} created {b}', '{a} [a|ont] créé {b}', '{a} [creó|crearon] {b}', '{a}は{b}を生み出した'],
  true,
);
const owner = word(
  'attribution',
  ['拥有', 'owner of', 'propriétaire de', 'dueño de', '所有するもの'],
  ['所有者', 'owned by', 'appartient à', 'propiedad de', '所有者'],
  ['{a}拥有{b}', '{a} [owns|own] {b}', '{a} [possède|possèdent] {b}', '{a} [posee|poseen] {b}', '{a}は{b}を所有する'],
  true,
);

/**
 * The properties of Wikidata relevant to history, as relations from the item to the value. As in
 * `content/relation-words.json`, zh and jp state what the other end is, the rest what this one is; labels have at most
 * `limits.relationWordLength` characters.
 */
const properties = {
  // family
  P22: reversedWorldWordOf('father-of', true),
  P25: reversedWorldWordOf('mother-of', true),
  P40: parent,
  P8810: reverseWord(parent),
  P26: worldWordOf('spouse-of', true),
  P451: worldWordOf('lover-of', true),
  P3373: worldWordOf('sibling-of', true),
  P1038: worldWordOf('relative-of', true),
  P53: word(
    'family',
    ['家族', 'of the house of', 'de la maison', 'de la casa', '家門'],
    ['家族成员', 'house of', 'maison de', 'casa de', '一門の人物'],
    ['{a}出自{b}', '{a} belonged to {b}', '{a} appartenait à {b}', '{a} pertenecía a {b}', '{a}は{b}の出である'],
  ),
  // a life
  P19: worldWordOf('born-of'),
  P20: worldWordOf('died-in'),
  P119: worldWordOf('buried-in'),
  P551: worldWordOf('lived-in'),
  P27: worldWordOf('citizen-of'),
  P140: worldWordOf('worships'),
  P937: word(
    'career',
    ['工作地', 'worked in', 'a travaillé à', 'trabajó en', '活動した地'],
    ['工作者', 'where worked', 'y travaillèrent', 'trabajaron aquí', '活動した人物'],
    [
      '{a}曾在{b}工作',
      '{a} worked in {b}',
      '{a} [a|ont] travaillé (à) {b}',
      '{a} [trabajó|trabajaron] en {b}',
      '{a}は{b}で活動した',
    ],
  ),
  P172: word(
    'attribution',
    ['民族', 'of the people', 'du peuple', 'del pueblo', '民族'],
    ['人物', 'people of', 'peuple de', 'pueblo de', '属する人物'],
    ['{a}属于{b}', '{a} belonged to {b}', '{a} appartenait à {b}', '{a} pertenecía a {b}', '{a}は{b}に属する'],
  ),
  P106: word(
    'career',
    ['身份', 'known as', 'activité', 'ocupación', '職業'],
    ['从事者', 'occupation of', 'activité de', 'ocupación de', '従事した人物'],
    [
      '{a}的身份是{b}',
      '{a} worked as {b}',
      '{a} [exerçait|exerçaient] une activité : {b}',
      'Ocupación de {a}: {b}',
      '{a}の職業は{b}である',
    ],
  ),
  P39: word(
    'career',
    ['职位', 'held the office of', 'eut pour fonction', 'ocupó el cargo', '就いた地位'],
    ['任职者', 'office held by', 'exercé par', 'ejercido por', '就いた人物'],
    [
      '{a}担任过{b}',
      '{a} held the office of {b}',
      '{a} [a|ont] exercé la fonction : {b}',
      '{a} [ocupó|ocuparon] el cargo de {b}',
      '{a}は{b}の地位にあった',
    ],
  ),
  P97: word(
    'career',
    ['爵位', 'bore the title of', 'portait le titre', 'llevó el título', '称号・爵位'],
    ['持有者', 'title borne by', 'titre porté par', 'título llevado por', '称号の持ち主'],
    [
      '{a}拥有{b}爵位',
      '{a} bore the title of {b}',
      '{a} [portait|portaient] le titre : {b}',
      '{a} [llevó|llevaron] el título de {b}',
      '{a}は{b}の称号を持った',
    ],
  ),
  P108: word(
    'career',
    ['任职于', 'worked for', 'a travaillé pour', 'trabajó para', '勤務先'],
    ['任职者', 'employed', 'a employé', 'empleó a', '勤めた人物'],
    [
      '{a}任职于{b}',
      '{a} worked for {b}',
      '{a} [a|ont] travaillé pour {b}',
      '{a} [trabajó|trabajaron] para {b}',
      '{a}は{b}に勤めた',
    ],
  ),
  P69: word(
    'experience',
    ['就读', 'studied at', 'a étudié à', 'estudió en', '学んだ場所'],
    ['学生', 'where studied', 'y étudièrent', 'estudiaron aquí', '学んだ人物'],
    [
      '{a}就读于{b}',
      '{a} studied at {b}',
      '{a} [a|ont] étudié à {b}',
      '{a} [estudió|estudiaron] en {b}',
      '{a}は{b}で学んだ',
    ],
  ),
  P802: worldWordOf('teacher-of', true),
  P1066: reversedWorldWordOf('teacher-of', true),
  P184: reversedWorldWordOf('teacher-of', true),
  P185: worldWordOf('teacher-of', true),
  P737: reversedWorldWordOf('influenced'),
  P463: worldWordOf('member-of', true),
  P102: worldWordOf('member-of'),
  P135: worldWordOf('member-of'),
  P611: worldWordOf('member-of'),
  P101: word(
    'other',
    ['研究领域', 'worked in', 'domaine', 'campo', '専門分野'],
    ['研究者', 'field of', 'domaine de', 'campo de', '専門とする人物'],
    [
      '{a}致力于{b}',
      '{a} worked in the field of {b}',
      '{a} [a|ont] travaillé dans le domaine : {b}',
      '{a} [trabajó|trabajaron] en el campo de {b}',
      '{a}は{b}を専門とした',
    ],
  ),
  P136: word(
    'attribution',
    ['体裁', 'of the genre', 'genre', 'género', 'ジャンル'],
    ['同类', 'genre of', 'genre de', 'género de', '属するもの'],
    [
      '{a}属于{b}',
      '{a} [belongs|belong] to the genre {b}',
      '{a} [relève|relèvent] du genre : {b}',
      '{a} [pertenece|pertenecen] al género {b}',
      '{a}のジャンルは{b}である',
    ],
  ),
  P166: word(
    'achievement',
    ['获奖', 'received', 'a reçu', 'recibió', '受賞'],
    ['获得者', 'awarded to', 'décerné à', 'otorgado a', '受賞者'],
    ['{a}获得{b}', '{a} received {b}', '{a} [a|ont] reçu {b}', '{a} [recibió|recibieron] {b}', '{a}は{b}を受けた'],
  ),
  P509: word(
    'experience',
    ['死因', 'died of', 'cause de décès', 'causa de muerte', '死因'],
    ['死者', 'cause of death of', 'a emporté', 'causó muerte de', '命を落とした人物'],
    [
      '{a}死于{b}',
      '{a} died of {b}',
      '{a} [est mort|sont morts] de : {b}',
      'Causa de la muerte de {a}: {b}',
      '{a}の死因は{b}である',
    ],
  ),
  P1412: word(
    'attribution',
    ['使用语言', 'spoke or wrote', 'parlait', 'hablaba', '使った言語'],
    ['使用者', 'language of', 'langue de', 'lengua de', '使った人物'],
    [
      '{a}使用{b}',
      '{a} spoke or wrote {b}',
      '{a} [parlait|parlaient] ou [écrivait|écrivaient] en {b}',
      '{a} [hablaba|hablaban] o [escribía|escribían] en {b}',
      '{a}は{b}を使った',
    ],
  ),
  P103: word(
    'attribution',
    ['母语', 'native speaker of', 'langue maternelle', 'lengua materna', '母語'],
    ['母语者', 'first language of', 'langue de', 'lengua de', '母語とする人物'],
    [
      '{a}的母语是{b}',
      'The first language of {a} was {b}',
      'La langue maternelle de {a} était : {b}',
      'La lengua materna de {a} era {b}',
      '{a}の母語は{b}である',
    ],
  ),
  P945: word(
    'career',
    ['效忠', 'served', 'au service de', 'al servicio de', '仕えた相手'],
    ['效忠者', 'served by', 'servi par', 'servido por', '仕えた人物'],
    ['{a}效忠于{b}', '{a} served {b}', '{a} [a|ont] servi {b}', '{a} [sirvió|sirvieron] (a) {b}', '{a}は{b}に仕えた'],
  ),
  P157: reversedWorldWordOf('killed'),
  P3342: worldWordOf('met', true),
  P1303: word(
    'other',
    ['乐器', 'played', 'instrument', 'instrumento', '楽器'],
    ['演奏者', 'played by', 'joué par', 'tocado por', '奏者'],
    [
      '{a}演奏{b}',
      '{a} played {b}',
      '{a} [jouait|jouaient] d’un instrument : {b}',
      'Instrumento de {a}: {b}',
      '{a}の楽器は{b}である',
    ],
  ),
  P264: word(
    'career',
    ['唱片公司', 'recorded for', 'label', 'discográfica', 'レーベル'],
    ['签约者', 'label of', 'label de', 'discográfica de', '所属した音楽家'],
    [
      '{a}签约于{b}',
      '{a} recorded for {b}',
      '{a} [a|ont] enregistré pour {b}',
      '{a} [grabó|grabaron] para {b}',
      '{a}は{b}に属して録音した',
    ],
  ),
  P1050: word(
    'experience',
    ['疾病', 'suffered from', 'souffrait de', 'padecía', '患った病'],
    ['患者', 'affected', 'a touché', 'afectó a', '患った人物'],
    [
      '{a}患有{b}',
      '{a} suffered from {b}',
      '{a} [souffrait|souffraient] de : {b}',
      'Enfermedad de {a}: {b}',
      '{a}は{b}を患った',
    ],
  ),
  // works
  P50: reversedWorldWordOf('author-of', true),
  P655: reversedWorldWordOf('translator-of'),
  P98: reversedWorldWordOf('spread'),
  P88: reversedWorldWordOf('commissioned'),
  P84: reversedWorldWordOf('builder-of'),
  P800: created,
  P86: reverseWord(created),
  P170: reverseWord(created),
  P61: reversedWorldWordOf('discovered', true),
  P57: word(
    'achievement',
    ['导演', 'directed by', 'réalisé par', 'dirigido por', '監督'],
    ['导演作品', 'director of', 'a réalisé', 'dirigió', '監督作品'],
    [
      '{b}执导了{a}',
      '{b} directed {a}',
      '{b} [a|ont] réalisé {a}',
      '{b} [dirigió|dirigieron] {a}',
      '{b}は{a}を監督した',
    ],
  ),
  P161: word(
    'achievement',
    ['演员', 'played by', 'joué par', 'interpretado por', '出演者'],
    ['参演', 'played in', 'a joué dans', 'actuó en', '出演作'],
    [
      '{b}参演了{a}',
      '{b} played in {a}',
      '{b} [a|ont] joué dans {a}',
      '{b} [actuó|actuaron] en {a}',
      '{b}は{a}に出演した',
    ],
  ),
  P180: worldWordOf('depicts'),
  P921: worldWordOf('tells-of'),
  P1441: reversedWorldWordOf('tells-of'),
  P144: reversedWorldWordOf('inspired'),
  P941: reversedWorldWordOf('inspired'),
  P195: worldWordOf('kept-in'),
  P282: worldWordOf('written-in-script'),
  P407: word(
    'attribution',
    ['语言', 'written in', 'écrit en', 'escrito en', '言語'],
    ['著作', 'language of', 'langue de', 'lengua de', '書かれた作品'],
    [
      '{a}以{b}写成',
      '{a} was written in {b}',
      '{a} est écrit dans la langue : {b}',
      '{a} está escrito en {b}',
      '{a}は{b}で書かれた',
    ],
  ),
  P1071: word(
    'location',
    ['制作地', 'made in', 'fait à', 'hecho en', '制作地'],
    ['制作', 'where made', 'lieu de création', 'aquí se hizo', '作られたもの'],
    [
      '{a}制作于{b}',
      '{a} [was|were] made in {b}',
      '{a} [provient|proviennent] de {b}',
      '{a} se [hizo|hicieron] en {b}',
      '{a}は{b}で作られた',
    ],
  ),
  P189: worldWordOf('found-in'),
  P2348: worldWordOf('made-under'),
  P495: word(
    'attribution',
    ['出自', 'comes from', 'originaire de', 'originario de', '発祥の国'],
    ['产出', 'origin of', 'origine de', 'origen de', '生まれたもの'],
    [
      '{a}出自{b}',
      '{a} [comes|come] from {b}',
      '{a} [vient|viennent] de {b}',
      '{a} [procede|proceden] de {b}',
      '{a}は{b}に由来する',
    ],
  ),
  P840: word(
    'location',
    ['故事发生地', 'set in', 'se déroule à', 'ambientado en', '物語の舞台'],
    ['相关故事', 'setting of', 'cadre de', 'escenario de', '舞台とする作品'],
    [
      '{a}的故事发生在{b}',
      '{a} [is|are] set in {b}',
      '{a} se [déroule|déroulent] (à) {b}',
      '{a} se [ambienta|ambientan] en {b}',
      '{a}の舞台は{b}である',
    ],
  ),
  P138: worldWordOf('named-after'),
  P3095: reversedWorldWordOf('member-of'),
  // places, states, belonging
  P131: worldWordOf('located-in', true),
  P17: worldWordOf('located-in'),
  P30: worldWordOf('located-in'),
  P706: worldWordOf('located-in'),
  P276: worldWordOf('located-in'),
  P159: worldWordOf('located-in'),
  P150: reversedWorldWordOf('located-in', true),
  P47: borders,
  P36: reversedWorldWordOf('capital-of', true),
  P1376: worldWordOf('capital-of', true),
  P35: head,
  P6: head,
  P127: reverseWord(owner),
  P1830: owner,
  P112: reversedWorldWordOf('founder-of'),
  P361: worldWordOf('part-of', true),
  P527: reversedWorldWordOf('part-of', true),
  P749: worldWordOf('part-of', true),
  P355: reversedWorldWordOf('part-of', true),
  P740: word(
    'location',
    ['成立地', 'founded in', 'fondé à', 'fundado en', '成立の地'],
    ['成立', 'where founded', 'lieu de fondation', 'aquí se fundó', '成立したもの'],
    [
      '{a}成立于{b}',
      '{a} [was|were] founded in {b}',
      '{a} [est né|sont nés] (à) {b}',
      '{a} [nació|nacieron] en {b}',
      '{a}は{b}で成立した',
    ],
  ),
  P530: word(
    'nonhuman-nonhuman',
    ['邦交', 'has ties with', 'en relations avec', 'en relaciones con', '外交関係'],
    null,
    [
      '{a}与{b}有邦交',
      '{a} and {b} have diplomatic ties',
      '{a} et {b} entretiennent des relations',
      '{a} y {b} mantienen relaciones',
      '{a}と{b}は外交関係を結んでいる',
    ],
    true,
  ),
  P37: word(
    'attribution',
    ['官方语言', 'official language', 'langue officielle', 'lengua oficial', '公用語'],
    ['官方语言地', 'is official in', 'officielle de', 'oficial en', '公用語とする国'],
    [
      '{a}的官方语言是{b}',
      'The official language of {a} is {b}',
      'La langue officielle de {a} est : {b}',
      'La lengua oficial de {a} es {b}',
      '{a}の公用語は{b}である',
    ],
  ),
  P122: word(
    'attribution',
    ['政体', 'ruled as', 'régime', 'régimen', '政体'],
    ['采用者', 'government of', 'régime de', 'régimen de', '政体とする国'],
    [
      '{a}实行{b}',
      '{a} [was|were] ruled as {b}',
      'Le régime de {a} : {b}',
      'Régimen de {a}: {b}',
      '{a}の政体は{b}である',
    ],
  ),
  // change
  P155: reversedWorldWordOf('preceded', true),
  P156: worldWordOf('preceded', true),
  P1365: reversedWorldWordOf('preceded', true),
  P1366: worldWordOf('preceded', true),
  P460: worldWordOf('counterpart-of', true),
  // events
  P607: worldWordOf('fought-in', true),
  P710: reverseWord(tookPart),
  P1344: tookPart,
  P1346: reversedWorldWordOf('won'),
  P4791: reversedWorldWordOf('led-in'),
  P828: reversedWorldWordOf('caused', true),
  P1542: worldWordOf('caused', true),
  P793: word(
    'experience',
    ['经历', 'went through', 'a connu', 'vivió', '経験した出来事'],
    ['经历者', 'undergone by', 'vécu par', 'vivido por', '経験したもの'],
    ['{a}经历了{b}', '{a} went through {b}', '{a} [a|ont] connu {b}', '{a} [vivió|vivieron] {b}', '{a}は{b}を経験した'],
  ),
} as const satisfies Record<string, PropertyWords>;

export const knownProperties: ReadonlyMap<string, PropertyWords> = new Map(Object.entries(properties));

/** Labels more specific than the property, by kind or gender of the item. */
const special = {
  father: worldWordOf('father-of', true),
  mother: worldWordOf('mother-of', true),
  painted: reversedWorldWordOf('painter-of', true),
  tookPlace: worldWordOf('took-place-in'),
  after: reversedWorldWordOf('predecessor-of', true),
  before: worldWordOf('predecessor-of', true),
  foughtBy: reversedWorldWordOf('fought-in', true),
};

/** A property as a relation; null if it is none by itself. */
export function wordsOf(
  property: string,
  { kind, sex }: { kind: Kind; sex: 'male' | 'female' | null },
): PropertyWords | null {
  if (property === 'P40' && sex) return sex === 'male' ? special.father : special.mother;
  if (property === 'P170' && kind === 'painting') return special.painted;
  if (property === 'P276' && (kind === 'war' || kind === 'event')) return special.tookPlace;
  if (property === 'P710' && kind === 'war') return special.foughtBy;
  if (kind === 'person' && (property === 'P155' || property === 'P1365')) return special.after;
  if (kind === 'person' && (property === 'P156' || property === 'P1366')) return special.before;
  return knownProperties.get(property) ?? null;
}

/** An item's class and Wikimedia's filing: not relations between historical subjects. */
export const nonRelations: ReadonlySet<string> = new Set(
  (
    'P31 P279 P21 P735 P734 P910 P971 P1151 P1424 P1423 P1482 P1687 P1855 P1963 P2354 P2959 P301 P360 P373 P4224 P5008 P5869 P6104 P7084 P8225 ' +
    'P1612 P1740 P1753 P1754 P1792 P2033 P2517 P2667 P2668 P2875 P3709 P3713 P3734 P3876 P421 P1889 P1343 P6216 P7763 P2561 P1552 P461 P190'
  ).split(' '),
);

/** A property known only by its label, as a relation; null if no label fits as a relation's label. */
export function wordsOfLabel(label: InLanguages): RelationWords | null {
  const shortLabels = Object.fromEntries(
    languages.flatMap((language) =>
      label[language] && textLength(label[language]) <= limits.relationWordLength ? [[language, label[language]]] : [],
    ),
  ) as InLanguages;
  if (!Object.keys(shortLabels).length) return null;
  const sentence = Object.fromEntries(
    (Object.keys(shortLabels) as Language[]).map((language) => [
      language,
      plainSentence(shortLabels[language], language),
    ]),
  ) as InLanguages;
  const inverse = Object.fromEntries(
    Object.entries(shortLabels).map(([language, text]) => [language, cutWord(`← ${text}`)]),
  ) as InLanguages;
  return { type: 'other', word: shortLabels, inverse, sentence };
}

const cutWord = (text: string) => [...text].slice(0, limits.relationWordLength).join('');
