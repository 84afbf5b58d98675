import { subject } from '../subject.ts';

export default subject({
  id: 'dao-de-jing',
  kind: 'book',
  region: 'east-asia',
  names: ['道德经', 'Dao De Jing', 'Dao De Jing', 'Dao De Jing', '老子道徳経'],
  otherNames: [['老子', '道德真经', '五千言'], ['Tao Te Ching', 'Laozi', 'Classic of the Way and its Power'], ['Tao-te king', 'Livre de la Voie et de la Vertu'], ['Tao Te Ching', 'Libro del Camino y la Virtud'], ['老子', '道徳経']],
  times: [{ role: 'made', span: ['-0400?', '-0200~'], source: ['early-chinese-texts'] }],
  place: { at: [30.42, 112.19], name: ['郭店楚墓（今湖北荆门，最早抄本出土处）', 'Guodian, Hubei (oldest manuscripts)', 'Guodian, Hubei (plus anciens manuscrits)', 'Guodian, Hubei (manuscritos más antiguos)', '郭店（最古の写本の出土地）'] },
  summary: [
    '道家的根本典籍，旧题老子所著，凡五千余字，今本八十一章，分“道”“德”两篇。文多韵语，言简意深，以“道”为万物之本而不可名状，主张无为、守柔、知足，劝为政者少私寡欲、不扰其民。约公元前300年的郭店楚简已有其部分文字，马王堆帛书则“德”篇在前。',
    'The founding text of Daoism, some five thousand characters of terse, often rhymed verse in eighty-one chapters, ascribed to Laozi. It speaks of a Way that cannot be named, from which all things come, and advises both sage and ruler to yield, to want little and to act without forcing. Bamboo slips from Guodian show parts of it in circulation about 300 BC; its origin before that is unknown.',
    'Texte fondateur du taoïsme, quelque cinq mille caractères de vers concis, souvent rimés, en quatre-vingt-un chapitres, attribué à Laozi. Il parle d’une Voie sans nom d’où proviennent toutes choses et conseille au sage comme au prince de céder, de désirer peu et d’agir sans forcer. Les fiches de bambou de Guodian en montrent des parties déjà répandues vers 300 av. J.-C. ; son origine plus ancienne reste inconnue.',
    'Texto fundador del taoísmo: unos cinco mil caracteres de verso conciso, a menudo rimado, en ochenta y un capítulos, atribuido a Laozi. Habla de un Camino sin nombre del que proceden todas las cosas y aconseja al sabio y al gobernante ceder, desear poco y obrar sin forzar. Las tablillas de bambú de Guodian muestran que partes de él circulaban ya hacia 300 a. C.; su origen anterior se desconoce.',
    '道家の根本経典。老子の著と伝えられ、五千字余り、今の本は八十一章からなり、道・徳の二篇に分かれる。韻を踏む短い句を連ね、名づけることのできない「道」を万物の根源とし、無為・柔弱・知足を説いて、治める者に民を煩わせぬよう勧める。郭店楚簡により紀元前300年頃に一部が流布していたことが分かり、馬王堆の帛書では徳篇が先に置かれる。',
  ],
  events: [
    { when: '-0300~', title: ['郭店楚墓随葬三组竹简《老子》', 'Three bundles of its sayings are buried in a Chu tomb at Guodian', 'Trois liasses de ses sentences sont déposées dans une tombe du Chu à Guodian', 'Tres haces de sus sentencias se depositan en una tumba de Chu en Guodian', '郭店の楚墓に三組の竹簡『老子』が納められる'], at: 'guodian', weight: 3, with: ['zhou-dynasty'], source: ['guodian-slips'] },
    { when: '-0168', title: ['帛书《老子》甲乙本葬入马王堆三号墓', 'Two silk copies are placed in tomb 3 at Mawangdui', 'Deux copies sur soie sont placées dans la tombe 3 de Mawangdui', 'Dos copias en seda se depositan en la tumba 3 de Mawangdui', '帛書の甲乙二本が馬王堆三号墓に納められる'], at: 'mawangdui', weight: 2, with: ['han-dynasty'], source: ['mawangdui-silk'] },
    { when: '0240~', title: ['王弼作《老子注》', 'Wang Bi writes the commentary that fixes the received text', 'Wang Bi rédige le commentaire qui fixe le texte reçu', 'Wang Bi redacta el comentario que fija el texto recibido', '王弼が通行本の基となる注を著す'], at: 'luoyang', weight: 2, source: ['sanguozhi', '28'] },
    { when: '1842', title: ['儒莲在巴黎出版法文全译本', 'Stanislas Julien publishes the first full translation printed in Europe, at Paris', 'Stanislas Julien publie à Paris la première traduction complète imprimée en Europe', 'Stanislas Julien publica en París la primera traducción completa impresa en Europa', 'ジュリアンがパリで欧州初の全訳を刊行する'], at: 'paris', weight: 1, source: ['early-chinese-texts'] },
  ],
  relations: [
    { word: 'named-after', to: 'laozi', note: ['先秦两汉多径称《老子》', 'Until Han times it was simply called the Laozi', 'Jusqu’aux Han, on l’appelait simplement le Laozi', 'Hasta los Han se la llamó simplemente el Laozi', '漢代までは単に『老子』と呼ばれた'], source: ['hanshu', '30'] },
    { word: 'influenced', to: 'sima-qian', note: ['其父司马谈论六家要旨，独尊道家', 'His father’s essay on the six schools puts the Daoists first', 'L’essai de son père sur les six écoles place les taoïstes au premier rang', 'El ensayo de su padre sobre las seis escuelas pone en primer lugar a los taoístas', '父の司馬談は六家を論じて道家を第一とした'], source: ['shiji', '130'] },
    { word: 'made-under', to: 'zhou-dynasty', when: ['-0400?', '-0300~'], source: ['guodian-slips'] },
    { word: 'compared-with', to: 'confucianism', note: ['书中“绝仁弃义”之语与儒家针锋相对；郭店本则无此句', '“Cut off humaneness, discard duty” opposes the Confucians; the Guodian slips lack the phrase', '« Rejette l’humanité, abandonne le devoir » vise les confucéens ; la phrase manque à Guodian', '«Corta la humanidad, desecha el deber» se opone a los confucianos; la frase falta en Guodian', '「仁を絶ち義を棄つ」は儒家と対立するが、郭店本にこの句はない'], source: ['laozi-text', '19'] },
  ],
});
