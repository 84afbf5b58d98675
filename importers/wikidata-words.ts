import { languages, type InContentLanguages, type InLanguages, type Language } from '../src/rules/languages.ts';
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

const worldWords = readRelationWords(builtInFolder);

const word = (
  type: RelationType,
  forward: InContentLanguages,
  inverse: InContentLanguages | null,
  sentence: InContentLanguages,
  bothTell = false,
): PropertyWords => ({
  type,
  word: forward,
  inverse,
  sentence,
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
  { zh: '接壤', en: 'borders on', fr: 'frontière avec', es: 'limita con', jp: '国境を接する国' },
  null,
  {
    zh: '{a}与{b}接壤',
    en: '{a} [borders|border] on {b}',
    fr: '{a} et {b} ont une frontière commune',
    es: '{a} [limita|limitan] con {b}',
    jp: '{a}は{b}と国境を接する',
  },
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
  { zh: '子女', en: 'parent of', fr: 'parent de', es: 'progenitor/a de', jp: '子' },
  { zh: '父母', en: 'child of', fr: 'enfant de', es: 'hijo/a de', jp: '親' },
  {
    zh: '{b}是{a}的子女',
    en: '{b} was a child of {a}',
    fr: '{b} était l’enfant de {a}',
    es: '{b} descendía de {a}',
    jp: '{b}は{a}の子である',
  },
  true,
);
const head = word(
  'career',
  { zh: '元首', en: 'headed by', fr: 'dirigé par', es: 'dirigido por', jp: '元首・首班' },
  { zh: '领导', en: 'head of', fr: 'à la tête de', es: 'al frente de', jp: '率いた国・組織' },
  {
    zh: '{b}曾领导{a}',
    en: '{b} was the head of {a}',
    fr: '{b} [a|ont] été à la tête de {a}',
    es: '{b} [estuvo|estuvieron] al frente de {a}',
    jp: '{b}は{a}を率いた',
  },
);
const tookPart = word(
  'experience',
  { zh: '参与', en: 'took part in', fr: 'a pris part à', es: 'participó en', jp: '参加したもの' },
  { zh: '参与者', en: 'joined by', fr: 'participants', es: 'participantes', jp: '参加者' },
  {
    zh: '{a}参与了{b}',
    en: '{a} took part in {b}',
    fr: '{a} [a|ont] pris part à {b}',
    es: '{a} [tomó|tomaron] parte en {b}',
    jp: '{a}は{b}に加わった',
  },
  true,
);
const created = word(
  'achievement',
  { zh: '作品', en: 'creator of', fr: 'a créé', es: 'creó', jp: '作品' },
  { zh: '创作者', en: 'created by', fr: 'créé par', es: 'creado por', jp: '作者' },
  {
    zh: '{a}创作了{b}',
    en: '{a} created {b}',
    fr: '{a} [a|ont] créé {b}',
    es: '{a} [creó|crearon] {b}',
    jp: '{a}は{b}を生み出した',
  },
  true,
);
const owner = word(
  'attribution',
  { zh: '拥有', en: 'owner of', fr: 'propriétaire de', es: 'dueño de', jp: '所有するもの' },
  { zh: '所有者', en: 'owned by', fr: 'appartient à', es: 'propiedad de', jp: '所有者' },
  {
    zh: '{a}拥有{b}',
    en: '{a} [owns|own] {b}',
    fr: '{a} [possède|possèdent] {b}',
    es: '{a} [posee|poseen] {b}',
    jp: '{a}は{b}を所有する',
  },
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
    { zh: '家族', en: 'of the house of', fr: 'de la maison', es: 'de la casa', jp: '家門' },
    { zh: '家族成员', en: 'house of', fr: 'maison de', es: 'casa de', jp: '一門の人物' },
    {
      zh: '{a}出自{b}',
      en: '{a} belonged to {b}',
      fr: '{a} appartenait à {b}',
      es: '{a} pertenecía a {b}',
      jp: '{a}は{b}の出である',
    },
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
    { zh: '工作地', en: 'worked in', fr: 'a travaillé à', es: 'trabajó en', jp: '活動した地' },
    { zh: '工作者', en: 'where worked', fr: 'y travaillèrent', es: 'trabajaron aquí', jp: '活動した人物' },
    {
      zh: '{a}曾在{b}工作',
      en: '{a} worked in {b}',
      fr: '{a} [a|ont] travaillé (à) {b}',
      es: '{a} [trabajó|trabajaron] en {b}',
      jp: '{a}は{b}で活動した',
    },
  ),
  P172: word(
    'attribution',
    { zh: '民族', en: 'of the people', fr: 'du peuple', es: 'del pueblo', jp: '民族' },
    { zh: '人物', en: 'people of', fr: 'peuple de', es: 'pueblo de', jp: '属する人物' },
    {
      zh: '{a}属于{b}',
      en: '{a} belonged to {b}',
      fr: '{a} appartenait à {b}',
      es: '{a} pertenecía a {b}',
      jp: '{a}は{b}に属する',
    },
  ),
  P106: word(
    'career',
    { zh: '身份', en: 'known as', fr: 'activité', es: 'ocupación', jp: '職業' },
    { zh: '从事者', en: 'occupation of', fr: 'activité de', es: 'ocupación de', jp: '従事した人物' },
    {
      zh: '{a}的身份是{b}',
      en: '{a} worked as {b}',
      fr: '{a} [exerçait|exerçaient] une activité : {b}',
      es: 'Ocupación de {a}: {b}',
      jp: '{a}の職業は{b}である',
    },
  ),
  P39: word(
    'career',
    { zh: '职位', en: 'held the office of', fr: 'eut pour fonction', es: 'ocupó el cargo', jp: '就いた地位' },
    { zh: '任职者', en: 'office held by', fr: 'exercé par', es: 'ejercido por', jp: '就いた人物' },
    {
      zh: '{a}担任过{b}',
      en: '{a} held the office of {b}',
      fr: '{a} [a|ont] exercé la fonction : {b}',
      es: '{a} [ocupó|ocuparon] el cargo de {b}',
      jp: '{a}は{b}の地位にあった',
    },
  ),
  P97: word(
    'career',
    { zh: '爵位', en: 'bore the title of', fr: 'portait le titre', es: 'llevó el título', jp: '称号・爵位' },
    { zh: '持有者', en: 'title borne by', fr: 'titre porté par', es: 'título llevado por', jp: '称号の持ち主' },
    {
      zh: '{a}拥有{b}爵位',
      en: '{a} bore the title of {b}',
      fr: '{a} [portait|portaient] le titre : {b}',
      es: '{a} [llevó|llevaron] el título de {b}',
      jp: '{a}は{b}の称号を持った',
    },
  ),
  P108: word(
    'career',
    { zh: '任职于', en: 'worked for', fr: 'a travaillé pour', es: 'trabajó para', jp: '勤務先' },
    { zh: '任职者', en: 'employed', fr: 'a employé', es: 'empleó a', jp: '勤めた人物' },
    {
      zh: '{a}任职于{b}',
      en: '{a} worked for {b}',
      fr: '{a} [a|ont] travaillé pour {b}',
      es: '{a} [trabajó|trabajaron] para {b}',
      jp: '{a}は{b}に勤めた',
    },
  ),
  P69: word(
    'experience',
    { zh: '就读', en: 'studied at', fr: 'a étudié à', es: 'estudió en', jp: '学んだ場所' },
    { zh: '学生', en: 'where studied', fr: 'y étudièrent', es: 'estudiaron aquí', jp: '学んだ人物' },
    {
      zh: '{a}就读于{b}',
      en: '{a} studied at {b}',
      fr: '{a} [a|ont] étudié à {b}',
      es: '{a} [estudió|estudiaron] en {b}',
      jp: '{a}は{b}で学んだ',
    },
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
    { zh: '研究领域', en: 'worked in', fr: 'domaine', es: 'campo', jp: '専門分野' },
    { zh: '研究者', en: 'field of', fr: 'domaine de', es: 'campo de', jp: '専門とする人物' },
    {
      zh: '{a}致力于{b}',
      en: '{a} worked in the field of {b}',
      fr: '{a} [a|ont] travaillé dans le domaine : {b}',
      es: '{a} [trabajó|trabajaron] en el campo de {b}',
      jp: '{a}は{b}を専門とした',
    },
  ),
  P136: word(
    'attribution',
    { zh: '体裁', en: 'of the genre', fr: 'genre', es: 'género', jp: 'ジャンル' },
    { zh: '同类', en: 'genre of', fr: 'genre de', es: 'género de', jp: '属するもの' },
    {
      zh: '{a}属于{b}',
      en: '{a} [belongs|belong] to the genre {b}',
      fr: '{a} [relève|relèvent] du genre : {b}',
      es: '{a} [pertenece|pertenecen] al género {b}',
      jp: '{a}のジャンルは{b}である',
    },
  ),
  P166: word(
    'achievement',
    { zh: '获奖', en: 'received', fr: 'a reçu', es: 'recibió', jp: '受賞' },
    { zh: '获得者', en: 'awarded to', fr: 'décerné à', es: 'otorgado a', jp: '受賞者' },
    {
      zh: '{a}获得{b}',
      en: '{a} received {b}',
      fr: '{a} [a|ont] reçu {b}',
      es: '{a} [recibió|recibieron] {b}',
      jp: '{a}は{b}を受けた',
    },
  ),
  P509: word(
    'experience',
    { zh: '死因', en: 'died of', fr: 'cause de décès', es: 'causa de muerte', jp: '死因' },
    { zh: '死者', en: 'cause of death of', fr: 'a emporté', es: 'causó muerte de', jp: '命を落とした人物' },
    {
      zh: '{a}死于{b}',
      en: '{a} died of {b}',
      fr: '{a} [est mort|sont morts] de : {b}',
      es: 'Causa de la muerte de {a}: {b}',
      jp: '{a}の死因は{b}である',
    },
  ),
  P1412: word(
    'attribution',
    { zh: '使用语言', en: 'spoke or wrote', fr: 'parlait', es: 'hablaba', jp: '使った言語' },
    { zh: '使用者', en: 'language of', fr: 'langue de', es: 'lengua de', jp: '使った人物' },
    {
      zh: '{a}使用{b}',
      en: '{a} spoke or wrote {b}',
      fr: '{a} [parlait|parlaient] ou [écrivait|écrivaient] en {b}',
      es: '{a} [hablaba|hablaban] o [escribía|escribían] en {b}',
      jp: '{a}は{b}を使った',
    },
  ),
  P103: word(
    'attribution',
    { zh: '母语', en: 'native speaker of', fr: 'langue maternelle', es: 'lengua materna', jp: '母語' },
    { zh: '母语者', en: 'first language of', fr: 'langue de', es: 'lengua de', jp: '母語とする人物' },
    {
      zh: '{a}的母语是{b}',
      en: 'The first language of {a} was {b}',
      fr: 'La langue maternelle de {a} était : {b}',
      es: 'La lengua materna de {a} era {b}',
      jp: '{a}の母語は{b}である',
    },
  ),
  P945: word(
    'career',
    { zh: '效忠', en: 'served', fr: 'au service de', es: 'al servicio de', jp: '仕えた相手' },
    { zh: '效忠者', en: 'served by', fr: 'servi par', es: 'servido por', jp: '仕えた人物' },
    {
      zh: '{a}效忠于{b}',
      en: '{a} served {b}',
      fr: '{a} [a|ont] servi {b}',
      es: '{a} [sirvió|sirvieron] (a) {b}',
      jp: '{a}は{b}に仕えた',
    },
  ),
  P157: reversedWorldWordOf('killed'),
  P3342: worldWordOf('met', true),
  P1303: word(
    'other',
    { zh: '乐器', en: 'played', fr: 'instrument', es: 'instrumento', jp: '楽器' },
    { zh: '演奏者', en: 'played by', fr: 'joué par', es: 'tocado por', jp: '奏者' },
    {
      zh: '{a}演奏{b}',
      en: '{a} played {b}',
      fr: '{a} [jouait|jouaient] d’un instrument : {b}',
      es: 'Instrumento de {a}: {b}',
      jp: '{a}の楽器は{b}である',
    },
  ),
  P264: word(
    'career',
    { zh: '唱片公司', en: 'recorded for', fr: 'label', es: 'discográfica', jp: 'レーベル' },
    { zh: '签约者', en: 'label of', fr: 'label de', es: 'discográfica de', jp: '所属した音楽家' },
    {
      zh: '{a}签约于{b}',
      en: '{a} recorded for {b}',
      fr: '{a} [a|ont] enregistré pour {b}',
      es: '{a} [grabó|grabaron] para {b}',
      jp: '{a}は{b}に属して録音した',
    },
  ),
  P1050: word(
    'experience',
    { zh: '疾病', en: 'suffered from', fr: 'souffrait de', es: 'padecía', jp: '患った病' },
    { zh: '患者', en: 'affected', fr: 'a touché', es: 'afectó a', jp: '患った人物' },
    {
      zh: '{a}患有{b}',
      en: '{a} suffered from {b}',
      fr: '{a} [souffrait|souffraient] de : {b}',
      es: 'Enfermedad de {a}: {b}',
      jp: '{a}は{b}を患った',
    },
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
    { zh: '导演', en: 'directed by', fr: 'réalisé par', es: 'dirigido por', jp: '監督' },
    { zh: '导演作品', en: 'director of', fr: 'a réalisé', es: 'dirigió', jp: '監督作品' },
    {
      zh: '{b}执导了{a}',
      en: '{b} directed {a}',
      fr: '{b} [a|ont] réalisé {a}',
      es: '{b} [dirigió|dirigieron] {a}',
      jp: '{b}は{a}を監督した',
    },
  ),
  P161: word(
    'achievement',
    { zh: '演员', en: 'played by', fr: 'joué par', es: 'interpretado por', jp: '出演者' },
    { zh: '参演', en: 'played in', fr: 'a joué dans', es: 'actuó en', jp: '出演作' },
    {
      zh: '{b}参演了{a}',
      en: '{b} played in {a}',
      fr: '{b} [a|ont] joué dans {a}',
      es: '{b} [actuó|actuaron] en {a}',
      jp: '{b}は{a}に出演した',
    },
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
    { zh: '语言', en: 'written in', fr: 'écrit en', es: 'escrito en', jp: '言語' },
    { zh: '著作', en: 'language of', fr: 'langue de', es: 'lengua de', jp: '書かれた作品' },
    {
      zh: '{a}以{b}写成',
      en: '{a} was written in {b}',
      fr: '{a} est écrit dans la langue : {b}',
      es: '{a} está escrito en {b}',
      jp: '{a}は{b}で書かれた',
    },
  ),
  P1071: word(
    'location',
    { zh: '制作地', en: 'made in', fr: 'fait à', es: 'hecho en', jp: '制作地' },
    { zh: '制作', en: 'where made', fr: 'lieu de création', es: 'aquí se hizo', jp: '作られたもの' },
    {
      zh: '{a}制作于{b}',
      en: '{a} [was|were] made in {b}',
      fr: '{a} [provient|proviennent] de {b}',
      es: '{a} se [hizo|hicieron] en {b}',
      jp: '{a}は{b}で作られた',
    },
  ),
  P189: worldWordOf('found-in'),
  P2348: worldWordOf('made-under'),
  P495: word(
    'attribution',
    { zh: '出自', en: 'comes from', fr: 'originaire de', es: 'originario de', jp: '発祥の国' },
    { zh: '产出', en: 'origin of', fr: 'origine de', es: 'origen de', jp: '生まれたもの' },
    {
      zh: '{a}出自{b}',
      en: '{a} [comes|come] from {b}',
      fr: '{a} [vient|viennent] de {b}',
      es: '{a} [procede|proceden] de {b}',
      jp: '{a}は{b}に由来する',
    },
  ),
  P840: word(
    'location',
    { zh: '故事发生地', en: 'set in', fr: 'se déroule à', es: 'ambientado en', jp: '物語の舞台' },
    { zh: '相关故事', en: 'setting of', fr: 'cadre de', es: 'escenario de', jp: '舞台とする作品' },
    {
      zh: '{a}的故事发生在{b}',
      en: '{a} [is|are] set in {b}',
      fr: '{a} se [déroule|déroulent] (à) {b}',
      es: '{a} se [ambienta|ambientan] en {b}',
      jp: '{a}の舞台は{b}である',
    },
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
    { zh: '成立地', en: 'founded in', fr: 'fondé à', es: 'fundado en', jp: '成立の地' },
    { zh: '成立', en: 'where founded', fr: 'lieu de fondation', es: 'aquí se fundó', jp: '成立したもの' },
    {
      zh: '{a}成立于{b}',
      en: '{a} [was|were] founded in {b}',
      fr: '{a} [est né|sont nés] (à) {b}',
      es: '{a} [nació|nacieron] en {b}',
      jp: '{a}は{b}で成立した',
    },
  ),
  P530: word(
    'nonhuman-nonhuman',
    { zh: '邦交', en: 'has ties with', fr: 'en relations avec', es: 'en relaciones con', jp: '外交関係' },
    null,
    {
      zh: '{a}与{b}有邦交',
      en: '{a} and {b} have diplomatic ties',
      fr: '{a} et {b} entretiennent des relations',
      es: '{a} y {b} mantienen relaciones',
      jp: '{a}と{b}は外交関係を結んでいる',
    },
    true,
  ),
  P37: word(
    'attribution',
    { zh: '官方语言', en: 'official language', fr: 'langue officielle', es: 'lengua oficial', jp: '公用語' },
    { zh: '官方语言地', en: 'is official in', fr: 'officielle de', es: 'oficial en', jp: '公用語とする国' },
    {
      zh: '{a}的官方语言是{b}',
      en: 'The official language of {a} is {b}',
      fr: 'La langue officielle de {a} est : {b}',
      es: 'La lengua oficial de {a} es {b}',
      jp: '{a}の公用語は{b}である',
    },
  ),
  P122: word(
    'attribution',
    { zh: '政体', en: 'ruled as', fr: 'régime', es: 'régimen', jp: '政体' },
    { zh: '采用者', en: 'government of', fr: 'régime de', es: 'régimen de', jp: '政体とする国' },
    {
      zh: '{a}实行{b}',
      en: '{a} [was|were] ruled as {b}',
      fr: 'Le régime de {a} : {b}',
      es: 'Régimen de {a}: {b}',
      jp: '{a}の政体は{b}である',
    },
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
    { zh: '经历', en: 'went through', fr: 'a connu', es: 'vivió', jp: '経験した出来事' },
    { zh: '经历者', en: 'undergone by', fr: 'vécu par', es: 'vivido por', jp: '経験したもの' },
    {
      zh: '{a}经历了{b}',
      en: '{a} went through {b}',
      fr: '{a} [a|ont] connu {b}',
      es: '{a} [vivió|vivieron] {b}',
      jp: '{a}は{b}を経験した',
    },
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
