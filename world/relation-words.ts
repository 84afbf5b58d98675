import type { Five } from './subject.ts';

/** The types of a relation. Source: spec §3 "Relation". */
type RelationType =
  | 'human-human'
  | 'human-nonhuman'
  | 'nonhuman-nonhuman'
  | 'nonhuman-human'
  | 'family'
  | 'love'
  | 'friendship'
  | 'career'
  | 'influence'
  | 'enemy'
  | 'teach'
  | 'experience'
  | 'achievement'
  | 'destroy'
  | 'location'
  | 'other'
  | 'attribution'
  | 'evolution';

interface Word {
  type: RelationType;
  /**
   * Shown beside the other subject on the page of the first: zh and jp say what the other one is, the rest what this
   * one is.
   */
  forward: Five;
  /** The same seen from the other end; where it is missing the relation has no direction. */
  inverse?: Five;
  /**
   * The same as a sentence, true from whichever end one comes. `[is|are]` follows the number of the name before it;
   * `(à)`, `(de)` and `(a)` are said as the name wants them; articles are added by `sentenceFor`
   * (src/features/relations/face/sentences.ts). Neutral where nobody's gender is known.
   */
  sentence: Five;
}

const word = (type: RelationType, forward: Five, inverse: Five | null, sentence: Five): Word => ({
  type,
  forward,
  ...(inverse && { inverse }),
  sentence,
});

/** Every relation word of the world. `a → b` reads: "a is the `forward` of b". At most 18 characters each (spec §5). */
export const relationWords = {
  // family
  'father-of': word(
    'family',
    ['子女', 'father of', 'père de', 'padre de', '子'],
    ['父亲', 'child of', 'enfant de', 'hijo/a de', '父'],
    [
      '{a}是{b}的父亲',
      '{a} was the father of {b}',
      '{a} était le père de {b}',
      '{a} fue el padre de {b}',
      '{a}は{b}の父である',
    ],
  ),
  'mother-of': word(
    'family',
    ['子女', 'mother of', 'mère de', 'madre de', '子'],
    ['母亲', 'child of', 'enfant de', 'hijo/a de', '母'],
    [
      '{a}是{b}的母亲',
      '{a} was the mother of {b}',
      '{a} était la mère de {b}',
      '{a} fue la madre de {b}',
      '{a}は{b}の母である',
    ],
  ),
  'ancestor-of': word(
    'family',
    ['后代', 'ancestor of', 'ancêtre de', 'ascendencia de', '子孫'],
    ['祖先', 'descendant of', 'descendant de', 'descendiente de', '祖先'],
    [
      '{b}是{a}的后裔',
      '{b} descended from {a}',
      '{b} [descendait|descendaient] de {a}',
      '{b} [descendía|descendían] de {a}',
      '{b}は{a}の血を引く',
    ],
  ),
  'sibling-of': word('family', ['兄弟姐妹', 'sibling of', 'frère ou sœur de', 'hermano/a de', '兄弟姉妹'], null, [
    '{a}与{b}是兄弟姐妹',
    '{a} and {b} were siblings',
    '{a} et {b} étaient de la même fratrie',
    '{a} y {b} compartían padre o madre',
    '{a}と{b}はきょうだいである',
  ]),
  'relative-of': word('family', ['亲属', 'relative of', 'parent de', 'pariente de', '親族'], null, [
    '{a}与{b}有亲属关系',
    '{a} and {b} were kin',
    '{a} et {b} étaient de la même famille',
    '{a} y {b} eran parientes',
    '{a}と{b}は親族である',
  ]),
  'spouse-of': word('love', ['配偶', 'married to', 'mariage avec', 'cónyuge de', '配偶者'], null, [
    '{a}与{b}结为夫妻',
    '{a} and {b} were married',
    '{a} [a|ont] épousé {b}',
    '{a} y {b} contrajeron matrimonio',
    '{a}と{b}は夫婦であった',
  ]),
  'lover-of': word('love', ['情人', 'lover of', 'liaison avec', 'amante de', '恋人'], null, [
    '{a}与{b}是情人',
    '{a} and {b} were lovers',
    '{a} et {b} ont eu une liaison',
    '{a} y {b} fueron amantes',
    '{a}と{b}は恋人同士であった',
  ]),
  'friend-of': word('friendship', ['友人', 'friend of', 'amitié avec', 'amistad con', '友人'], null, [
    '{a}与{b}交好',
    '{a} and {b} were on friendly terms',
    '{a} et {b} entretenaient une amitié',
    '{a} y {b} mantuvieron una amistad',
    '{a}と{b}は友好を結んでいた',
  ]),
  'ally-of': word('friendship', ['盟友', 'ally of', 'alliance avec', 'alianza con', '同盟者'], null, [
    '{a}与{b}结为盟友',
    '{a} and {b} were allies',
    '{a} et {b} ont fait alliance',
    '{a} y {b} sellaron una alianza',
    '{a}と{b}は同盟を結んでいた',
  ]),
  // teaching, thought
  'teacher-of': word(
    'teach',
    ['弟子', 'teacher of', 'a enseigné à', 'enseñó a', '弟子'],
    ['老师', 'pupil of', 'élève de', 'aprendió de', '師'],
    [
      '{a}是{b}的老师',
      '{a} taught {b}',
      '{a} [a|ont] eu {b} pour élève',
      '{a} [enseñó|enseñaron] a {b}',
      '{a}は{b}の師であった',
    ],
  ),
  influenced: word(
    'influence',
    ['影响了', 'influenced', 'a influencé', 'influyó en', '影響を与えた相手'],
    ['受其影响', 'influenced by', 'influencé par', 'influido por', '影響を受けた相手'],
    [
      '{a}影响了{b}',
      '{a} influenced {b}',
      '{a} [a|ont] influencé {b}',
      '{a} [influyó|influyeron] en {b}',
      '{a}は{b}に影響を与えた',
    ],
  ),
  'commented-on': word(
    'influence',
    ['评注对象', 'commented on', 'a commenté', 'comentó', '注釈の対象'],
    ['注释者', 'commented on by', 'commenté par', 'comentado por', '注釈者'],
    [
      '{a}评注过{b}',
      '{a} commented on {b}',
      '{a} [a|ont] commenté {b}',
      '{a} [comentó|comentaron] (a) {b}',
      '{a}は{b}に注釈を加えた',
    ],
  ),
  inspired: word(
    'influence',
    ['启发了', 'inspired', 'a inspiré', 'inspiró', '着想を与えた'],
    ['灵感来源', 'inspired by', 'inspiré par', 'inspirado en', '着想の源'],
    [
      '{a}启发了{b}',
      '{a} inspired {b}',
      '{a} [a|ont] inspiré {b}',
      '{a} [inspiró|inspiraron] (a) {b}',
      '{a}は{b}に着想を与えた',
    ],
  ),
  'founder-of-idea': word(
    'influence',
    ['创立学说', 'founder of', 'a fondé', 'fundó', '創始した思想'],
    ['创始人', 'founded by', 'fondé par', 'fundado por', '創始者'],
    ['{a}创立了{b}', '{a} founded {b}', '{a} [a|ont] fondé {b}', '{a} [fundó|fundaron] {b}', '{a}は{b}を創始した'],
  ),
  spread: word(
    'influence',
    ['传播了', 'spread', 'a propagé', 'difundió', '広めたもの'],
    ['传播者', 'spread by', 'propagé par', 'difundido por', '広めた者'],
    ['{a}传播了{b}', '{a} spread {b}', '{a} [a|ont] diffusé {b}', '{a} [difundió|difundieron] {b}', '{a}は{b}を広めた'],
  ),
  adopted: word(
    'influence',
    ['采纳', 'adopted', 'a adopté', 'adoptó', '採用したもの'],
    ['采纳者', 'adopted by', 'adopté par', 'adoptado por', '採用した者'],
    ['{a}接纳了{b}', '{a} adopted {b}', '{a} [a|ont] adopté {b}', '{a} [adoptó|adoptaron] {b}', '{a}は{b}を取り入れた'],
  ),
  'sacred-text-of': word(
    'attribution',
    ['所属信仰', 'sacred text of', 'texte sacré de', 'texto sagrado de', '聖典とする教え'],
    ['经典', 'has sacred text', 'a pour texte sacré', 'tiene por texto', '聖典'],
    [
      '{a}是{b}的经典',
      '{a} [is|are] a sacred text of {b}',
      '{a} [est un texte sacré|sont un texte sacré] de {b}',
      '{a} [es|son] texto sagrado de {b}',
      '{a}は{b}の聖典である',
    ],
  ),
  // careers, rule
  'ruler-of': word(
    'career',
    ['统治', 'ruler of', 'règne sur', 'reinó en', '統治した国'],
    ['君主', 'ruled by', 'gouverné par', 'gobernado por', '君主'],
    ['{a}曾统治{b}', '{a} ruled {b}', '{a} [a|ont] régné sur {b}', '{a} [gobernó|gobernaron] {b}', '{a}は{b}を治めた'],
  ),
  'founder-of': word(
    'achievement',
    ['建立', 'founder of', 'a fondé', 'fundó', '建国・創設'],
    ['建立者', 'founded by', 'fondé par', 'fundado por', '創設者'],
    ['{a}建立了{b}', '{a} founded {b}', '{a} [a|ont] fondé {b}', '{a} [fundó|fundaron] {b}', '{a}は{b}を建てた'],
  ),
  'last-ruler-of': word(
    'career',
    ['末代统治', 'last ruler of', 'dernier règne sur', 'reinó el último en', '最後に治めた国'],
    ['末代君主', 'last ruled by', 'dernier roi', 'último soberano', '最後の君主'],
    [
      '{a}是{b}的末代君主',
      '{a} was the last ruler of {b}',
      'Le dernier règne de {b} fut celui de {a}',
      'El último reinado de {b} fue el de {a}',
      '{a}は{b}の最後の君主であった',
    ],
  ),
  'minister-of': word(
    'career',
    ['侍奉', 'minister of', 'ministre de', 'ministro de', '仕えた相手'],
    ['大臣', 'had as minister', 'eut pour ministre', 'tuvo por ministro', '大臣'],
    [
      '{a}是{b}的大臣',
      '{a} served {b} as minister',
      '{a} [a|ont] servi {b} comme ministre',
      '{a} [desempeñó|desempeñaron] un ministerio al servicio de {b}',
      '{a}は大臣として{b}に仕えた',
    ],
  ),
  'general-of': word(
    'career',
    ['效命', 'general of', 'général de', 'general de', '仕えた相手'],
    ['将领', 'had as general', 'eut pour général', 'tuvo por general', '将軍'],
    [
      '{a}是{b}的将领',
      '{a} served {b} as general',
      '{a} [a|ont] commandé les forces de {b}',
      '{a} [mandó|mandaron] las fuerzas de {b}',
      '{a}は将軍として{b}に仕えた',
    ],
  ),
  'envoy-of': word(
    'career',
    ['奉使', 'envoy of', 'envoyé de', 'enviado de', '使者として仕える'],
    ['使者', 'had as envoy', 'eut pour envoyé', 'tuvo por enviado', '使者'],
    [
      '{a}奉{b}之命出使',
      '{a} travelled as an envoy of {b}',
      '{a} [a|ont] accompli une ambassade pour {b}',
      '{a} [cumplió|cumplieron] una embajada para {b}',
      '{a}は{b}の使者を務めた',
    ],
  ),
  'court-of': word(
    'career',
    ['供职宫廷', 'at the court of', 'à la cour de', 'en la corte de', '仕えた宮廷'],
    ['宫廷人物', 'at whose court', 'eut à sa cour', 'tuvo en su corte', '宮廷の人物'],
    [
      '{a}供职于{b}的宫廷',
      '{a} lived at the court of {b}',
      '{a} [a|ont] vécu à la cour de {b}',
      '{a} [vivió|vivieron] en la corte de {b}',
      '{a}は{b}の宮廷に仕えた',
    ],
  ),
  'patron-of': word(
    'career',
    ['赞助', 'patron of', 'mécène de', 'mecenas de', '庇護した相手'],
    ['赞助人', 'patronised by', 'protégé de', 'protegido de', '庇護者'],
    [
      '{a}是{b}的赞助人',
      '{a} was a patron of {b}',
      'Le mécénat de {a} a profité à {b}',
      'El mecenazgo de {a} favoreció a {b}',
      '{a}は{b}を庇護した',
    ],
  ),
  'predecessor-of': word(
    'career',
    ['后继者', 'predecessor of', 'prédécesseur de', 'predecesor de', '後継者'],
    ['前任', 'successor of', 'successeur de', 'sucesor de', '前任者'],
    [
      '{b}接替了{a}',
      '{b} succeeded {a}',
      '{b} [a|ont] succédé à {a}',
      '{b} [sucedió|sucedieron] a {a}',
      '{b}は{a}の跡を継いだ',
    ],
  ),
  'citizen-of': word(
    'attribution',
    ['所属', 'belongs to', 'appartient à', 'pertenece a', '所属'],
    ['人物', 'home of', 'patrie de', 'patria de', '出身の人物'],
    [
      '{a}是{b}人',
      '{a} belonged to {b}',
      '{a} [appartenait|appartenaient] à {b}',
      '{a} [perteneció|pertenecieron] a {b}',
      '{a}は{b}の人である',
    ],
  ),
  'member-of': word(
    'attribution',
    ['属于', 'member of', 'membre de', 'miembro de', '属する'],
    ['成员', 'has member', 'a pour membre', 'tiene por miembro', '構成員'],
    [
      '{a}是{b}的一员',
      '{a} [was|were] a member of {b}',
      '{a} [faisait|faisaient] partie de {b}',
      '{a} [formó|formaron] parte de {b}',
      '{a}は{b}の一員であった',
    ],
  ),
  worships: word(
    'attribution',
    ['信奉', 'follower of', 'adepte de', 'sigue a', '信仰'],
    ['信奉者', 'followed by', 'suivi par', 'seguido por', '信奉者'],
    [
      '{a}信奉{b}',
      '{a} followed {b}',
      '{a} [a|ont] suivi la voie de {b}',
      '{a} [siguió|siguieron] el camino de {b}',
      '{a}は{b}を奉じた',
    ],
  ),
  // enmity, war, destruction
  'enemy-of': word('enemy', ['敌人', 'enemy of', 'ennemi de', 'enemigo de', '敵'], null, [
    '{a}与{b}为敌',
    '{a} and {b} were enemies',
    '{a} [était|étaient] en lutte contre {b}',
    '{a} y {b} se enfrentaron',
    '{a}と{b}は敵対した',
  ]),
  'rival-of': word('enemy', ['对手', 'rival of', 'rival de', 'rival de', '好敵手'], null, [
    '{a}与{b}互为对手',
    '{a} and {b} were rivals',
    '{a} et {b} étaient en rivalité',
    '{a} y {b} rivalizaron',
    '{a}と{b}は競い合った',
  ]),
  'rebelled-against': word(
    'enemy',
    ['反抗', 'rebelled against', 'révolte contre', 'se rebeló contra', '反乱の相手'],
    ['反叛者', 'faced revolt of', 'affronta', 'tuvo rebelde a', '反乱者'],
    [
      '{a}反抗了{b}的统治',
      '{a} rose against {b}',
      '{a} [se dressa|se dressèrent] contre {b}',
      '{a} [se alzó|se alzaron] contra {b}',
      '{a}は{b}に反旗を翻した',
    ],
  ),
  defeated: word(
    'enemy',
    ['击败', 'defeated', 'a vaincu', 'venció a', '破った相手'],
    ['败于', 'defeated by', 'vaincu par', 'vencido por', '敗れた相手'],
    ['{a}击败了{b}', '{a} defeated {b}', '{a} [a|ont] vaincu {b}', '{a} [venció|vencieron] a {b}', '{a}は{b}を破った'],
  ),
  killed: word(
    'destroy',
    ['杀死', 'killed', 'a tué', 'mató a', '殺した相手'],
    ['死于', 'killed by', 'tué par', 'muerto por', '殺した者'],
    ['{a}杀死了{b}', '{a} killed {b}', '{a} [a|ont] tué {b}', '{a} [mató|mataron] a {b}', '{a}は{b}を殺した'],
  ),
  conquered: word(
    'destroy',
    ['征服', 'conquered', 'a conquis', 'conquistó', '征服した'],
    ['被征服于', 'conquered by', 'conquis par', 'conquistado por', '征服者'],
    [
      '{a}征服了{b}',
      '{a} conquered {b}',
      '{a} [a|ont] conquis {b}',
      '{a} [conquistó|conquistaron] (a) {b}',
      '{a}は{b}を征服した',
    ],
  ),
  destroyed: word(
    'destroy',
    ['毁灭', 'destroyed', 'a détruit', 'destruyó', '滅ぼした'],
    ['毁于', 'destroyed by', 'détruit par', 'destruido por', '滅ぼした者'],
    [
      '{a}毁灭了{b}',
      '{a} destroyed {b}',
      '{a} [a|ont] détruit {b}',
      '{a} [destruyó|destruyeron] {b}',
      '{a}は{b}を滅ぼした',
    ],
  ),
  ended: word(
    'destroy',
    ['终结', 'brought down', 'mit fin à', 'puso fin a', '終わらせた'],
    ['终结于', 'brought down by', 'renversé par', 'derribado por', '終わらせたもの'],
    [
      '{a}终结了{b}',
      '{a} brought down {b}',
      '{a} [a|ont] fait tomber {b}',
      '{a} [hizo|hicieron] caer a {b}',
      '{a}によって{b}は終わりを迎えた',
    ],
  ),
  'fought-in': word(
    'experience',
    ['参战', 'fought in', 'a combattu à', 'luchó en', '参戦'],
    ['参战者', 'fought by', 'combattants', 'combatientes', '参戦者'],
    [
      '{a}参加了{b}',
      '{a} fought in {b}',
      '{a} [a|ont] combattu pendant {b}',
      '{a} [luchó|lucharon] en {b}',
      '{a}は{b}で戦った',
    ],
  ),
  'led-in': word(
    'experience',
    ['指挥', 'commander in', 'commanda à', 'mandó en', '指揮した戦い'],
    ['统帅', 'commanded by', 'commandé par', 'mandada por', '指揮官'],
    [
      '{a}在{b}中担任统帅',
      '{a} commanded in {b}',
      '{a} [a|ont] exercé le commandement pendant {b}',
      '{a} [ejerció|ejercieron] el mando en {b}',
      '{a}は{b}で軍を率いた',
    ],
  ),
  won: word(
    'achievement',
    ['获胜', 'victor of', 'a gagné', 'venció en', '勝った戦い'],
    ['胜者', 'won by', 'gagné par', 'ganada por', '勝者'],
    [
      '{a}在{b}中获胜',
      '{a} [was|were] victorious in {b}',
      '{a} [l’a|l’ont] emporté lors de {b}',
      '{a} [venció|vencieron] en {b}',
      '{a}は{b}で勝利した',
    ],
  ),
  lost: word(
    'experience',
    ['战败', 'lost', 'a perdu', 'perdió', '敗れた戦い'],
    ['败者', 'lost by', 'perdu par', 'perdida por', '敗者'],
    [
      '{a}在{b}中战败',
      '{a} [was|were] defeated in {b}',
      '{a} [a|ont] subi la défaite lors de {b}',
      '{a} [sufrió|sufrieron] la derrota en {b}',
      '{a}は{b}で敗れた',
    ],
  ),
  'died-in': word(
    'experience',
    ['殁于', 'died in', 'mort à', 'murió en', '没地・死因'],
    ['殁者', 'death of', 'mort de', 'muerte de', '没した人物'],
    [
      '{a}死于{b}',
      '{a} died in {b}',
      '{b} [a|ont] vu mourir {a}',
      '{b} [vio|vieron] morir (a) {a}',
      '{a}は{b}で没した',
    ],
  ),
  witnessed: word(
    'experience',
    ['亲历', 'witnessed', 'témoin de', 'testigo de', '目撃した'],
    ['亲历者', 'witnessed by', 'vu par', 'presenciado por', '目撃者'],
    [
      '{a}亲眼见证了{b}',
      '{a} witnessed {b}',
      '{a} [a été témoin|ont été témoins] de {b}',
      '{a} [presenció|presenciaron] {b}',
      '{a}は{b}を目の当たりにした',
    ],
  ),
  'travelled-to': word(
    'experience',
    ['到访', 'travelled to', 'voyagea à', 'viajó a', '訪れた地'],
    ['到访者', 'visited by', 'visité par', 'visitado por', '訪れた人物'],
    [
      '{a}曾到达{b}',
      '{a} travelled to {b}',
      '{a} [a|ont] voyagé jusqu’à {b}',
      '{a} [llegó|llegaron] a {b}',
      '{a}は{b}を訪れた',
    ],
  ),
  'lived-in': word(
    'experience',
    ['居住', 'lived in', 'vécut à', 'vivió en', '暮らした地'],
    ['居民', 'lived here', 'y vécut', 'residentes', '暮らした人物'],
    [
      '{a}曾居住在{b}',
      '{a} lived in {b}',
      '{a} [a|ont] vécu (à) {b}',
      '{a} [vivió|vivieron] en {b}',
      '{a}は{b}で暮らした',
    ],
  ),
  met: word('human-human', ['会面', 'met', 'rencontra', 'se reunió con', '会った相手'], null, [
    '{a}与{b}会面',
    '{a} met {b}',
    '{a} [a|ont] rencontré {b}',
    '{a} y {b} se encontraron',
    '{a}は{b}と会った',
  ]),
  'succeeded-by-force': word(
    'human-human',
    ['取代', 'overthrew', 'a renversé', 'derrocó a', '取って代わった'],
    ['被取代于', 'overthrown by', 'renversé par', 'derrocado por', '取って代わった者'],
    [
      '{a}以武力取代了{b}',
      '{a} overthrew {b}',
      '{a} [a|ont] renversé {b}',
      '{a} [derrocó|derrocaron] a {b}',
      '{a}は力で{b}に取って代わった',
    ],
  ),
  'wrote-about': word(
    'human-human',
    ['记述', 'wrote about', 'a écrit sur', 'escribió sobre', '記した人物'],
    ['记述者', 'described by', 'décrit par', 'descrito por', '記した者'],
    [
      '{a}记述了{b}',
      '{a} wrote about {b}',
      '{a} [a|ont] écrit sur {b}',
      '{a} [escribió|escribieron] sobre {b}',
      '{a}は{b}について記した',
    ],
  ),
  // works
  'author-of': word(
    'achievement',
    ['著作', 'author of', 'a écrit', 'escribió', '著作'],
    ['作者', 'written by', 'écrit par', 'escrito por', '著者'],
    ['{a}著有{b}', '{a} wrote {b}', '{a} [a|ont] écrit {b}', '{a} [escribió|escribieron] {b}', '{a}は{b}を著した'],
  ),
  'attributed-author-of': word(
    'attribution',
    ['相传著作', 'reputed author of', 'auteur supposé de', 'autor atribuido de', '伝・著作'],
    ['相传作者', 'attributed to', 'attribué à', 'atribuido a', '伝・著者'],
    [
      '相传{a}著有{b}',
      'Tradition attributes {b} to {a}',
      'La tradition attribue {b} à {a}',
      'La tradición atribuye {b} a {a}',
      '{b}は{a}の作と伝えられる',
    ],
  ),
  'painter-of': word(
    'achievement',
    ['画作', 'painter of', 'a peint', 'pintó', '絵画作品'],
    ['画家', 'painted by', 'peint par', 'pintado por', '画家'],
    ['{a}绘制了{b}', '{a} painted {b}', '{a} [a|ont] peint {b}', '{a} [pintó|pintaron] {b}', '{a}は{b}を描いた'],
  ),
  'builder-of': word(
    'achievement',
    ['营建', 'builder of', 'a bâti', 'construyó', '建造したもの'],
    ['营建者', 'built by', 'bâti par', 'construido por', '建造者'],
    ['{a}修建了{b}', '{a} built {b}', '{a} [a|ont] bâti {b}', '{a} [construyó|construyeron] {b}', '{a}は{b}を築いた'],
  ),
  commissioned: word(
    'achievement',
    ['委托制作', 'commissioned', 'a commandé', 'encargó', '作らせたもの'],
    ['委托人', 'commissioned by', 'commandé par', 'encargado por', '注文主'],
    [
      '{b}奉{a}之命而作',
      '{a} commissioned {b}',
      '{a} [a|ont] commandé {b}',
      '{a} [encargó|encargaron] {b}',
      '{a}は{b}を作らせた',
    ],
  ),
  'translator-of': word(
    'achievement',
    ['译介', 'translator of', 'a traduit', 'tradujo', '訳したもの'],
    ['译者', 'translated by', 'traduit par', 'traducido por', '訳者'],
    [
      '{a}翻译了{b}',
      '{a} translated {b}',
      '{a} [a|ont] traduit {b}',
      '{a} [tradujo|tradujeron] (a) {b}',
      '{a}は{b}を翻訳した',
    ],
  ),
  depicts: word(
    'nonhuman-human',
    ['描绘', 'depicts', 'représente', 'representa', '描かれたもの'],
    ['见于画作', 'depicted in', 'représenté dans', 'representado en', '描いた作品'],
    [
      '{a}描绘了{b}',
      '{a} [depicts|depict] {b}',
      '{a} [représente|représentent] {b}',
      '{a} [representa|representan] (a) {b}',
      '{a}は{b}を描いている',
    ],
  ),
  'tells-of': word(
    'nonhuman-human',
    ['记载', 'tells of', 'raconte', 'narra', '語られるもの'],
    ['见于典籍', 'told in', 'raconté dans', 'narrado en', '語る書物'],
    [
      '{a}记载了{b}',
      '{a} [tells|tell] of {b}',
      '{a} [parle|parlent] de {b}',
      '{a} [habla|hablan] de {b}',
      '{a}は{b}について語る',
    ],
  ),
  'named-after': word(
    'nonhuman-human',
    ['得名于', 'named after', 'nommé d’après', 'lleva el nombre de', '名の由来'],
    ['命名了', 'gave its name to', 'donna son nom à', 'dio nombre a', '名を残すもの'],
    [
      '{a}得名于{b}',
      '{a} [was|were] named after {b}',
      '{a} [doit son nom|doivent leur nom] à {b}',
      '{a} [debe|deben] su nombre a {b}',
      '{a}の名は{b}に由来する',
    ],
  ),
  'dedicated-to': word(
    'nonhuman-human',
    ['献给', 'dedicated to', 'dédié à', 'dedicado a', '捧げられた相手'],
    ['受献之物', 'honoured by', 'honoré par', 'honrado con', '捧げられたもの'],
    [
      '{a}献给{b}',
      '{a} [is|are] dedicated to {b}',
      '{a} [honore|honorent] {b}',
      '{a} [honra|honran] a {b}',
      '{a}は{b}に捧げられている',
    ],
  ),
  'born-of': word(
    'human-nonhuman',
    ['生于', 'born in', 'naissance à', 'nació en', '出生地'],
    ['出生者', 'birthplace of', 'lieu natal de', 'cuna de', '生まれた人物'],
    [
      '{a}生于{b}',
      '{a} was born in {b}',
      '{b} [a|ont] vu naître {a}',
      '{b} [vio|vieron] nacer (a) {a}',
      '{a}は{b}で生まれた',
    ],
  ),
  'buried-in': word(
    'human-nonhuman',
    ['葬于', 'buried in', 'sépulture à', 'sepultura en', '埋葬地'],
    ['墓主', 'tomb of', 'tombe de', 'tumba de', '葬られた人物'],
    [
      '{a}葬于{b}',
      '{a} was buried in {b}',
      '{a} [repose|reposent] (à) {b}',
      '{a} [recibió|recibieron] sepultura en {b}',
      '{a}は{b}に葬られた',
    ],
  ),
  reformed: word(
    'human-nonhuman',
    ['改革', 'reformed', 'a réformé', 'reformó', '改革したもの'],
    ['改革者', 'reformed by', 'réformé par', 'reformado por', '改革者'],
    [
      '{a}改革了{b}',
      '{a} reformed {b}',
      '{a} [a|ont] réformé {b}',
      '{a} [reformó|reformaron] {b}',
      '{a}は{b}を改革した',
    ],
  ),
  discovered: word(
    'human-nonhuman',
    ['发现', 'reached first', 'a découvert', 'descubrió', '到達・発見'],
    ['发现者', 'first reached by', 'découvert par', 'descubierto por', '発見者'],
    [
      '{a}最先到达{b}',
      '{a} [was|were] first to reach {b}',
      '{a} [a|ont] découvert {b}',
      '{a} [descubrió|descubrieron] {b}',
      '{a}は{b}に初めて到達した',
    ],
  ),
  persecuted: word(
    'human-nonhuman',
    ['压制', 'suppressed', 'a persécuté', 'persiguió', '弾圧したもの'],
    ['压制者', 'suppressed by', 'persécuté par', 'perseguido por', '弾圧した者'],
    [
      '{a}压制了{b}',
      '{a} suppressed {b}',
      '{a} [a|ont] persécuté {b}',
      '{a} [persiguió|persiguieron] (a) {b}',
      '{a}は{b}を弾圧した',
    ],
  ),
  // places and belonging
  'located-in': word(
    'location',
    ['位于', 'located in', 'situé à', 'situado en', '所在'],
    ['境内有', 'site of', 'abrite', 'alberga', '域内にあるもの'],
    [
      '{a}位于{b}',
      '{a} [is|are] situated in {b}',
      '{a} [se trouve|se trouvent] (à) {b}',
      '{a} [está|están] en {b}',
      '{a}は{b}にある',
    ],
  ),
  'capital-of': word(
    'location',
    ['都城所属', 'capital of', 'capitale de', 'capital de', '都とした国'],
    ['都城', 'has capital', 'a pour capitale', 'tiene por capital', '都'],
    [
      '{a}是{b}的都城',
      '{a} was a capital of {b}',
      '{a} [était la capitale|étaient la capitale] de {b}',
      '{a} fue capital de {b}',
      '{a}は{b}の都であった',
    ],
  ),
  'kept-in': word(
    'location',
    ['藏于', 'kept in', 'conservé à', 'conservado en', '所蔵地'],
    ['收藏', 'keeps', 'conserve', 'conserva', '所蔵するもの'],
    [
      '{a}收藏于{b}',
      '{b} [has|have] kept {a}',
      '{b} [a|ont] conservé {a}',
      '{b} [ha|han] guardado {a}',
      '{a}は{b}に収められた',
    ],
  ),
  'took-place-in': word(
    'location',
    ['发生于', 'took place in', 'eut lieu à', 'tuvo lugar en', '起きた地'],
    ['发生', 'saw', 'théâtre de', 'escenario de', '起きた出来事'],
    [
      '{a}发生在{b}',
      '{a} took place in {b}',
      '{b} [a|ont] été le théâtre de {a}',
      '{b} [fue|fueron] escenario de {a}',
      '{a}は{b}で起こった',
    ],
  ),
  'found-in': word(
    'location',
    ['出土于', 'found in', 'trouvé à', 'hallado en', '出土地'],
    ['出土', 'where found', 'lieu de', 'hallazgo de', '出土したもの'],
    [
      '{a}发现于{b}',
      '{a} [was|were] found in {b}',
      'On a trouvé {a} (à) {b}',
      '{a} [apareció|aparecieron] en {b}',
      '{a}は{b}で見つかった',
    ],
  ),
  'route-through': word(
    'location',
    ['经过', 'passes through', 'passe par', 'pasa por', '通る地'],
    ['在途中', 'lies on', 'sur la route de', 'en la ruta de', '通る道'],
    [
      '{a}途经{b}',
      '{a} passed through {b}',
      '{a} [passait|passaient] par {b}',
      '{a} [pasaba|pasaban] por {b}',
      '{a}は{b}を通った',
    ],
  ),
  'part-of': word(
    'attribution',
    ['隶属', 'part of', 'partie de', 'parte de', '属する全体'],
    ['包括', 'includes', 'comprend', 'incluye', '含むもの'],
    [
      '{a}是{b}的一部分',
      '{a} [was|were] part of {b}',
      '{a} [faisait|faisaient] partie de {b}',
      '{a} [formaba|formaban] parte de {b}',
      '{a}は{b}に属した',
    ],
  ),
  'made-under': word(
    'attribution',
    ['所属时代', 'made under', 'créé sous', 'creado bajo', '作られた時代'],
    ['时代作品', 'produced', 'a produit', 'produjo', '生んだもの'],
    [
      '{a}出自{b}',
      '{b} produced {a}',
      '{b} [a|ont] produit {a}',
      '{b} [produjo|produjeron] {a}',
      '{a}は{b}の時代に生まれた',
    ],
  ),
  'written-in-script': word(
    'attribution',
    ['书写文字', 'written in', 'écrit en', 'escrito en', '記された文字'],
    ['文字见证', 'script of', 'écriture de', 'escritura de', '記されたもの'],
    [
      '{a}以{b}写成',
      '{a} [was|were] written in {b}',
      '{a} [emploie|emploient] {b}',
      '{a} [emplea|emplean] {b}',
      '{a}は{b}で記されている',
    ],
  ),
  // polities among themselves, change
  preceded: word(
    'evolution',
    ['后继', 'preceded', 'précède', 'precedió a', '後に続くもの'],
    ['前身', 'followed', 'succède à', 'sucedió a', '先立つもの'],
    [
      '{b}继{a}而起',
      '{a} preceded {b}',
      '{a} [a|ont] précédé {b}',
      '{a} [precedió|precedieron] a {b}',
      '{b}は{a}に続いた',
    ],
  ),
  'grew-into': word(
    'evolution',
    ['演变为', 'grew into', 'devint', 'se convirtió en', '発展した姿'],
    ['源自', 'grew out of', 'issu de', 'surgido de', '起源'],
    [
      '{a}演变为{b}',
      '{a} grew into {b}',
      '{a} [a|ont] donné naissance à {b}',
      '{a} [se convirtió|se convirtieron] en {b}',
      '{a}は{b}へと発展した',
    ],
  ),
  'split-into': word(
    'evolution',
    ['分裂为', 'split into', 'se scinda en', 'se dividió en', '分裂して生じた'],
    ['分自', 'split from', 'issu de', 'separado de', '分裂元'],
    [
      '{b}分裂自{a}',
      '{b} split from {a}',
      '{b} [naquit|naquirent] de la division de {a}',
      '{b} [surgió|surgieron] de la división de {a}',
      '{b}は{a}から分かれて生まれた',
    ],
  ),
  revived: word(
    'evolution',
    ['复兴', 'revived', 'a ravivé', 'revivió', '復興したもの'],
    ['复兴者', 'revived by', 'ravivé par', 'revivido por', '復興した者'],
    [
      '{a}复兴了{b}',
      '{a} revived {b}',
      '{a} [a|ont] fait revivre {b}',
      '{a} [hizo|hicieron] revivir (a) {b}',
      '{a}は{b}をよみがえらせた',
    ],
  ),
  'traded-with': word(
    'nonhuman-nonhuman',
    ['通商', 'traded with', 'commerça avec', 'comerció con', '交易の相手'],
    null,
    [
      '{a}与{b}通商',
      '{a} traded with {b}',
      '{a} [commerçait|commerçaient] avec {b}',
      '{a} [comerciaba|comerciaban] con {b}',
      '{a}は{b}と交易した',
    ],
  ),
  'warred-with': word(
    'nonhuman-nonhuman',
    ['交战', 'at war with', 'en guerre avec', 'en guerra con', '戦った相手'],
    null,
    [
      '{a}与{b}交战',
      '{a} and {b} were at war',
      '{a} et {b} étaient en guerre',
      '{a} y {b} estuvieron en guerra',
      '{a}は{b}と戦った',
    ],
  ),
  'vassal-of': word(
    'nonhuman-nonhuman',
    ['臣服于', 'vassal of', 'vassal de', 'vasallo de', '従った相手'],
    ['藩属', 'overlord of', 'suzerain de', 'señor de', '従えた相手'],
    [
      '{a}臣服于{b}',
      '{a} owed allegiance to {b}',
      '{a} [reconnaissait|reconnaissaient] la suzeraineté de {b}',
      '{a} [rendía|rendían] vasallaje a {b}',
      '{a}は{b}に服属した',
    ],
  ),
  'party-to': word(
    'nonhuman-nonhuman',
    ['参战', 'party to', 'belligérant de', 'beligerante en', '参戦した戦い'],
    ['参战方', 'belligerent', 'belligérant', 'beligerante', '交戦国'],
    [
      '{a}是{b}的参战方',
      '{a} took part in {b}',
      '{a} [a|ont] pris part à {b}',
      '{a} [tomó|tomaron] parte en {b}',
      '{a}は{b}に加わった',
    ],
  ),
  'took-part-in': word(
    'experience',
    ['参与', 'took part in', 'a pris part à', 'participó en', '加わった出来事'],
    ['参与者', 'shared in by', 'vécu par', 'con participación', '加わった者'],
    [
      '{a}参与了{b}',
      '{a} took part in {b}',
      '{a} [a|ont] pris part à {b}',
      '{a} [participó|participaron] en {b}',
      '{a}は{b}に加わった',
    ],
  ),
  'set-off': word(
    'achievement',
    ['发起', 'set off', 'a lancé', 'inició', '始めた出来事'],
    ['发起者', 'set off by', 'lancé par', 'iniciado por', '始めた者'],
    ['{a}发起了{b}', '{a} set off {b}', '{a} [a|ont] lancé {b}', '{a} [inició|iniciaron] {b}', '{a}が{b}を始めた'],
  ),
  'aimed-at': word(
    'nonhuman-human',
    ['矛头所向', 'directed against', 'dirigé contre', 'dirigido contra', '向けられた相手'],
    ['受攻于', 'faced', 'visé par', 'blanco de', '受けた攻撃'],
    [
      '{a}以{b}为目标',
      '{a} [was|were] directed against {b}',
      '{a} [visait|visaient] {b}',
      '{a} [iba|iban] contra {b}',
      '{a}は{b}に向けられた',
    ],
  ),
  'interpreter-of': word(
    'career',
    ['为之传译', 'interpreter for', 'interprète de', 'intérprete de', '通訳した相手'],
    ['译员', 'had as interpreter', 'parla à travers', 'habló a través de', '通訳'],
    [
      '{a}为{b}传译',
      '{a} interpreted for {b}',
      '{a} [a|ont] servi d’interprète à {b}',
      '{a} [sirvió|sirvieron] de intérprete a {b}',
      '{a}は{b}の通訳を務めた',
    ],
  ),
  invented: word(
    'achievement',
    ['发明', 'invented', 'a inventé', 'inventó', '発明したもの'],
    ['发明者', 'invented by', 'inventé par', 'inventado por', '発明者'],
    [
      '{a}发明了{b}',
      '{a} invented {b}',
      '{a} [a|ont] inventé {b}',
      '{a} [inventó|inventaron] {b}',
      '{a}は{b}を発明した',
    ],
  ),
  'draws-on': word(
    'influence',
    ['汲取', 'draws on', 'puise dans', 'se basa en', '踏まえたもの'],
    ['受其滋养', 'drawn on by', 'source de', 'fuente de', '踏まえた作品'],
    [
      '{a}汲取了{b}的内容',
      '{a} [draws|draw] on {b}',
      '{a} [puise|puisent] dans {b}',
      '{a} [se basa|se basan] en {b}',
      '{a}は{b}を踏まえている',
    ],
  ),
  caused: word(
    'nonhuman-nonhuman',
    ['导致', 'led to', 'a entraîné', 'condujo a', '引き起こした'],
    ['起因', 'caused by', 'causé par', 'causado por', '原因'],
    [
      '{a}促成了{b}',
      '{a} led to {b}',
      '{a} [a|ont] conduit à {b}',
      '{a} [condujo|condujeron] a {b}',
      '{a}は{b}をもたらした',
    ],
  ),
  'state-creed-of': word(
    'attribution',
    ['奉为国教', 'state creed of', 'religion d’État de', 'credo oficial de', '国教とした国'],
    ['国教', 'has state creed', 'a pour religion', 'tiene por credo', '国教'],
    [
      '{b}奉{a}为国教',
      '{a} was the state creed of {b}',
      '{b} [avait|avaient] {a} pour doctrine d’État',
      '{b} [tenía|tenían] {a} por credo oficial',
      '{b}は{a}を国教とした',
    ],
  ),
  'counterpart-of': word('other', ['相互对应', 'counterpart of', 'pendant de', 'homólogo de', '対応するもの'], null, [
    '{a}与{b}相互对应',
    '{a} and {b} are counterparts',
    '{a} et {b} se répondent',
    '{a} y {b} se corresponden',
    '{a}と{b}は対をなす',
  ]),
  'legend-of': word(
    'other',
    ['相关传说', 'linked by legend', 'lié par légende', 'unido por leyenda', '伝説で結ばれる'],
    null,
    [
      '传说把{a}与{b}联系在一起',
      'Legend links {a} with {b}',
      'La légende relie {a} à {b}',
      'La leyenda une (a) {a} con {b}',
      '伝説は{a}と{b}を結びつける',
    ],
  ),
  'compared-with': word('other', ['常与并称', 'compared with', 'comparé à', 'comparado con', '並び称される'], null, [
    '{a}常与{b}并称',
    '{a} [is|are] often compared with {b}',
    'On compare souvent {a} à {b}',
    'A menudo se compara (a) {a} con {b}',
    '{a}はしばしば{b}と並び称される',
  ]),
} as const satisfies Record<string, Word>;
