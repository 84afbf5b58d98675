import type { Five } from './subject.ts';

/** The types of a relation. Source: spec §3 "Relation". */
export type RelationType =
  | 'human-human' | 'human-nonhuman' | 'nonhuman-nonhuman' | 'nonhuman-human'
  | 'family' | 'love' | 'friendship' | 'career' | 'influence' | 'enemy' | 'teach' | 'experience'
  | 'achievement' | 'destroy' | 'location' | 'other' | 'attribution' | 'evolution';

interface Word {
  type: RelationType;
  /** Shown beside the other subject on the page of the first: zh and jp say what the other one is, the rest what this one is. */
  forward: Five;
  /** The same seen from the other end; where it is missing the relation has no direction. */
  inverse?: Five;
}

const word = (type: RelationType, forward: Five, inverse?: Five): Word => (inverse ? { type, forward, inverse } : { type, forward });

/** Every relation word of the world. `a → b` reads: "a is the `forward` of b". At most 18 characters each (spec §5). */
export const relationWords = {
  // family
  'father-of':      word('family', ['子女', 'father of', 'père de', 'padre de', '子'], ['父亲', 'child of', 'enfant de', 'hijo/a de', '父']),
  'mother-of':      word('family', ['子女', 'mother of', 'mère de', 'madre de', '子'], ['母亲', 'child of', 'enfant de', 'hijo/a de', '母']),
  'ancestor-of':    word('family', ['后代', 'ancestor of', 'ancêtre de', 'ascendencia de', '子孫'], ['祖先', 'descendant of', 'descendant de', 'descendiente de', '祖先']),
  'sibling-of':     word('family', ['兄弟姐妹', 'sibling of', 'frère ou sœur de', 'hermano/a de', '兄弟姉妹']),
  'relative-of':    word('family', ['亲属', 'relative of', 'parent de', 'pariente de', '親族']),
  'spouse-of':      word('love', ['配偶', 'married to', 'mariage avec', 'cónyuge de', '配偶者']),
  'lover-of':       word('love', ['情人', 'lover of', 'liaison avec', 'amante de', '恋人']),
  'friend-of':      word('friendship', ['友人', 'friend of', 'amitié avec', 'amistad con', '友人']),
  'ally-of':        word('friendship', ['盟友', 'ally of', 'alliance avec', 'alianza con', '同盟者']),
  // teaching, thought
  'teacher-of':     word('teach', ['弟子', 'teacher of', 'a enseigné à', 'enseñó a', '弟子'], ['老师', 'pupil of', 'élève de', 'aprendió de', '師']),
  'influenced':     word('influence', ['影响了', 'influenced', 'a influencé', 'influyó en', '影響を与えた相手'], ['受其影响', 'influenced by', 'influencé par', 'influido por', '影響を受けた相手']),
  'commented-on':   word('influence', ['评注对象', 'commented on', 'a commenté', 'comentó', '注釈の対象'], ['注释者', 'commented on by', 'commenté par', 'comentado por', '注釈者']),
  'inspired':       word('influence', ['启发了', 'inspired', 'a inspiré', 'inspiró', '着想を与えた'], ['灵感来源', 'inspired by', 'inspiré par', 'inspirado en', '着想の源']),
  'founder-of-idea':word('influence', ['创立学说', 'founder of', 'a fondé', 'fundó', '創始した思想'], ['创始人', 'founded by', 'fondé par', 'fundado por', '創始者']),
  'spread':         word('influence', ['传播了', 'spread', 'a propagé', 'difundió', '広めたもの'], ['传播者', 'spread by', 'propagé par', 'difundido por', '広めた者']),
  'adopted':        word('influence', ['采纳', 'adopted', 'a adopté', 'adoptó', '採用したもの'], ['采纳者', 'adopted by', 'adopté par', 'adoptado por', '採用した者']),
  'sacred-text-of': word('attribution', ['所属信仰', 'sacred text of', 'texte sacré de', 'texto sagrado de', '聖典とする教え'], ['经典', 'has sacred text', 'a pour texte sacré', 'tiene por texto', '聖典']),
  // careers, rule
  'ruler-of':       word('career', ['统治', 'ruler of', 'règne sur', 'reinó en', '統治した国'], ['君主', 'ruled by', 'gouverné par', 'gobernado por', '君主']),
  'founder-of':     word('achievement', ['建立', 'founder of', 'a fondé', 'fundó', '建国・創設'], ['建立者', 'founded by', 'fondé par', 'fundado por', '創設者']),
  'last-ruler-of':  word('career', ['末代统治', 'last ruler of', 'dernier règne sur', 'reinó el último en', '最後に治めた国'], ['末代君主', 'last ruled by', 'dernier roi', 'último soberano', '最後の君主']),
  'minister-of':    word('career', ['侍奉', 'minister of', 'ministre de', 'ministro de', '仕えた相手'], ['大臣', 'had as minister', 'eut pour ministre', 'tuvo por ministro', '大臣']),
  'general-of':     word('career', ['效命', 'general of', 'général de', 'general de', '仕えた相手'], ['将领', 'had as general', 'eut pour général', 'tuvo por general', '将軍']),
  'envoy-of':       word('career', ['奉使', 'envoy of', 'envoyé de', 'enviado de', '使者として仕える'], ['使者', 'had as envoy', 'eut pour envoyé', 'tuvo por enviado', '使者']),
  'court-of':       word('career', ['供职宫廷', 'at the court of', 'à la cour de', 'en la corte de', '仕えた宮廷'], ['宫廷人物', 'at whose court', 'eut à sa cour', 'tuvo en su corte', '宮廷の人物']),
  'patron-of':      word('career', ['赞助', 'patron of', 'mécène de', 'mecenas de', '庇護した相手'], ['赞助人', 'patronised by', 'protégé de', 'protegido de', '庇護者']),
  'predecessor-of': word('career', ['后继者', 'predecessor of', 'prédécesseur de', 'predecesor de', '後継者'], ['前任', 'successor of', 'successeur de', 'sucesor de', '前任者']),
  'citizen-of':     word('attribution', ['所属', 'belongs to', 'appartient à', 'pertenece a', '所属'], ['人物', 'home of', 'patrie de', 'patria de', '出身の人物']),
  'member-of':      word('attribution', ['属于', 'member of', 'membre de', 'miembro de', '属する'], ['成员', 'has member', 'a pour membre', 'tiene por miembro', '構成員']),
  'worships':       word('attribution', ['信奉', 'follower of', 'adepte de', 'sigue a', '信仰'], ['信奉者', 'followed by', 'suivi par', 'seguido por', '信奉者']),
  // enmity, war, destruction
  'enemy-of':       word('enemy', ['敌人', 'enemy of', 'ennemi de', 'enemigo de', '敵']),
  'rival-of':       word('enemy', ['对手', 'rival of', 'rival de', 'rival de', '好敵手']),
  'rebelled-against': word('enemy', ['反抗', 'rebelled against', 'révolte contre', 'se rebeló contra', '反乱の相手'], ['反叛者', 'faced revolt of', 'affronta', 'tuvo rebelde a', '反乱者']),
  'defeated':       word('enemy', ['击败', 'defeated', 'a vaincu', 'venció a', '破った相手'], ['败于', 'defeated by', 'vaincu par', 'vencido por', '敗れた相手']),
  'killed':         word('destroy', ['杀死', 'killed', 'a tué', 'mató a', '殺した相手'], ['死于', 'killed by', 'tué par', 'muerto por', '殺した者']),
  'conquered':      word('destroy', ['征服', 'conquered', 'a conquis', 'conquistó', '征服した'], ['被征服于', 'conquered by', 'conquis par', 'conquistado por', '征服者']),
  'destroyed':      word('destroy', ['毁灭', 'destroyed', 'a détruit', 'destruyó', '滅ぼした'], ['毁于', 'destroyed by', 'détruit par', 'destruido por', '滅ぼした者']),
  'ended':          word('destroy', ['终结', 'brought down', 'mit fin à', 'puso fin a', '終わらせた'], ['终结于', 'brought down by', 'renversé par', 'derribado por', '終わらせたもの']),
  'fought-in':      word('experience', ['参战', 'fought in', 'a combattu à', 'luchó en', '参戦'], ['参战者', 'fought by', 'combattants', 'combatientes', '参戦者']),
  'led-in':         word('experience', ['指挥', 'commander in', 'commanda à', 'mandó en', '指揮した戦い'], ['统帅', 'commanded by', 'commandé par', 'mandada por', '指揮官']),
  'won':            word('achievement', ['获胜', 'victor of', 'a gagné', 'venció en', '勝った戦い'], ['胜者', 'won by', 'gagné par', 'ganada por', '勝者']),
  'lost':           word('experience', ['战败', 'lost', 'a perdu', 'perdió', '敗れた戦い'], ['败者', 'lost by', 'perdu par', 'perdida por', '敗者']),
  'died-in':        word('experience', ['殁于', 'died in', 'mort à', 'murió en', '没地・死因'], ['殁者', 'death of', 'mort de', 'muerte de', '没した人物']),
  'witnessed':      word('experience', ['亲历', 'witnessed', 'témoin de', 'testigo de', '目撃した'], ['亲历者', 'witnessed by', 'vu par', 'presenciado por', '目撃者']),
  'travelled-to':   word('experience', ['到访', 'travelled to', 'voyagea à', 'viajó a', '訪れた地'], ['到访者', 'visited by', 'visité par', 'visitado por', '訪れた人物']),
  'lived-in':       word('experience', ['居住', 'lived in', 'vécut à', 'vivió en', '暮らした地'], ['居民', 'lived here', 'y vécut', 'residentes', '暮らした人物']),
  'met':            word('human-human', ['会面', 'met', 'rencontra', 'se reunió con', '会った相手']),
  'succeeded-by-force': word('human-human', ['取代', 'overthrew', 'a renversé', 'derrocó a', '取って代わった'], ['被取代于', 'overthrown by', 'renversé par', 'derrocado por', '取って代わった者']),
  'wrote-about':    word('human-human', ['记述', 'wrote about', 'a écrit sur', 'escribió sobre', '記した人物'], ['记述者', 'described by', 'décrit par', 'descrito por', '記した者']),
  // works
  'author-of':      word('achievement', ['著作', 'author of', 'a écrit', 'escribió', '著作'], ['作者', 'written by', 'écrit par', 'escrito por', '著者']),
  'attributed-author-of': word('attribution', ['相传著作', 'reputed author of', 'auteur supposé de', 'autor atribuido de', '伝・著作'], ['相传作者', 'attributed to', 'attribué à', 'atribuido a', '伝・著者']),
  'painter-of':     word('achievement', ['画作', 'painter of', 'a peint', 'pintó', '絵画作品'], ['画家', 'painted by', 'peint par', 'pintado por', '画家']),
  'builder-of':     word('achievement', ['营建', 'builder of', 'a bâti', 'construyó', '建造したもの'], ['营建者', 'built by', 'bâti par', 'construido por', '建造者']),
  'commissioned':   word('achievement', ['委托制作', 'commissioned', 'a commandé', 'encargó', '作らせたもの'], ['委托人', 'commissioned by', 'commandé par', 'encargado por', '注文主']),
  'translator-of':  word('achievement', ['译介', 'translator of', 'a traduit', 'tradujo', '訳したもの'], ['译者', 'translated by', 'traduit par', 'traducido por', '訳者']),
  'depicts':        word('nonhuman-human', ['描绘', 'depicts', 'représente', 'representa', '描かれたもの'], ['见于画作', 'depicted in', 'représenté dans', 'representado en', '描いた作品']),
  'tells-of':       word('nonhuman-human', ['记载', 'tells of', 'raconte', 'narra', '語られるもの'], ['见于典籍', 'told in', 'raconté dans', 'narrado en', '語る書物']),
  'named-after':    word('nonhuman-human', ['得名于', 'named after', 'nommé d’après', 'lleva el nombre de', '名の由来'], ['命名了', 'gave its name to', 'donna son nom à', 'dio nombre a', '名を残すもの']),
  'dedicated-to':   word('nonhuman-human', ['献给', 'dedicated to', 'dédié à', 'dedicado a', '捧げられた相手'], ['受献之物', 'honoured by', 'honoré par', 'honrado con', '捧げられたもの']),
  'born-of':        word('human-nonhuman', ['生于', 'born in', 'naissance à', 'nació en', '出生地'], ['出生者', 'birthplace of', 'lieu natal de', 'cuna de', '生まれた人物']),
  'buried-in':      word('human-nonhuman', ['葬于', 'buried in', 'sépulture à', 'sepultura en', '埋葬地'], ['墓主', 'tomb of', 'tombe de', 'tumba de', '葬られた人物']),
  'reformed':       word('human-nonhuman', ['改革', 'reformed', 'a réformé', 'reformó', '改革したもの'], ['改革者', 'reformed by', 'réformé par', 'reformado por', '改革者']),
  'discovered':     word('human-nonhuman', ['发现', 'reached first', 'a découvert', 'descubrió', '到達・発見'], ['发现者', 'first reached by', 'découvert par', 'descubierto por', '発見者']),
  'persecuted':     word('human-nonhuman', ['压制', 'suppressed', 'a persécuté', 'persiguió', '弾圧したもの'], ['压制者', 'suppressed by', 'persécuté par', 'perseguido por', '弾圧した者']),
  // places and belonging
  'located-in':     word('location', ['位于', 'located in', 'situé à', 'situado en', '所在'], ['境内有', 'site of', 'abrite', 'alberga', '域内にあるもの']),
  'capital-of':     word('location', ['都城所属', 'capital of', 'capitale de', 'capital de', '都とした国'], ['都城', 'has capital', 'a pour capitale', 'tiene por capital', '都']),
  'kept-in':        word('location', ['藏于', 'kept in', 'conservé à', 'conservado en', '所蔵地'], ['收藏', 'keeps', 'conserve', 'conserva', '所蔵するもの']),
  'took-place-in':  word('location', ['发生于', 'took place in', 'eut lieu à', 'tuvo lugar en', '起きた地'], ['发生', 'saw', 'théâtre de', 'escenario de', '起きた出来事']),
  'found-in':       word('location', ['出土于', 'found in', 'trouvé à', 'hallado en', '出土地'], ['出土', 'where found', 'lieu de', 'hallazgo de', '出土したもの']),
  'route-through':  word('location', ['经过', 'passes through', 'passe par', 'pasa por', '通る地'], ['在途中', 'lies on', 'sur la route de', 'en la ruta de', '通る道']),
  'part-of':        word('attribution', ['隶属', 'part of', 'partie de', 'parte de', '属する全体'], ['包括', 'includes', 'comprend', 'incluye', '含むもの']),
  'made-under':     word('attribution', ['所属时代', 'made under', 'créé sous', 'creado bajo', '作られた時代'], ['时代作品', 'produced', 'a produit', 'produjo', '生んだもの']),
  'written-in-script': word('attribution', ['书写文字', 'written in', 'écrit en', 'escrito en', '記された文字'], ['文字见证', 'script of', 'écriture de', 'escritura de', '記されたもの']),
  // polities among themselves, change
  'preceded':       word('evolution', ['后继', 'preceded', 'précède', 'precedió a', '後に続くもの'], ['前身', 'followed', 'succède à', 'sucedió a', '先立つもの']),
  'grew-into':      word('evolution', ['演变为', 'grew into', 'devint', 'se convirtió en', '発展した姿'], ['源自', 'grew out of', 'issu de', 'surgido de', '起源']),
  'split-into':     word('evolution', ['分裂为', 'split into', 'se scinda en', 'se dividió en', '分裂して生じた'], ['分自', 'split from', 'issu de', 'separado de', '分裂元']),
  'revived':        word('evolution', ['复兴', 'revived', 'a ravivé', 'revivió', '復興したもの'], ['复兴者', 'revived by', 'ravivé par', 'revivido por', '復興した者']),
  'traded-with':    word('nonhuman-nonhuman', ['通商', 'traded with', 'commerça avec', 'comerció con', '交易の相手']),
  'warred-with':    word('nonhuman-nonhuman', ['交战', 'at war with', 'en guerre avec', 'en guerra con', '戦った相手']),
  'vassal-of':      word('nonhuman-nonhuman', ['臣服于', 'vassal of', 'vassal de', 'vasallo de', '従った相手'], ['藩属', 'overlord of', 'suzerain de', 'señor de', '従えた相手']),
  'party-to':       word('nonhuman-nonhuman', ['参战', 'party to', 'belligérant de', 'beligerante en', '参戦した戦い'], ['参战方', 'belligerent', 'belligérant', 'beligerante', '交戦国']),
  'caused':         word('nonhuman-nonhuman', ['导致', 'led to', 'a entraîné', 'condujo a', '引き起こした'], ['起因', 'caused by', 'causé par', 'causado por', '原因']),
  'state-creed-of': word('attribution', ['奉为国教', 'state creed of', 'religion d’État de', 'credo oficial de', '国教とした国'], ['国教', 'has state creed', 'a pour religion', 'tiene por credo', '国教']),
  'counterpart-of': word('other', ['相互对应', 'counterpart of', 'pendant de', 'homólogo de', '対応するもの']),
  'legend-of':      word('other', ['相关传说', 'linked by legend', 'lié par légende', 'unido por leyenda', '伝説で結ばれる']),
  'compared-with':  word('other', ['常与并称', 'compared with', 'comparé à', 'comparado con', '並び称される']),
} as const satisfies Record<string, Word>;
