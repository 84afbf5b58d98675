import { subject } from '../subject.ts';

export default subject({
  id: 'tutankhamun',
  kind: 'person',
  region: 'africa',
  names: ['图坦卡蒙', 'Tutankhamun', 'Toutânkhamon', 'Tutankamón', 'ツタンカーメン'],
  otherNames: [['图坦卡门', '图坦卡吞'], ['Tutankhamen', 'Tutankhaten', 'King Tut'], ['Toutankhamon', 'Toutânkhaton'], ['Tutanjamón', 'Tutankatón'], ['トゥトアンクアムン', 'トゥトアンクアテン']],
  times: [
    { role: 'life', span: ['-1345~', '-1327~'], source: ['dodson-hilton'] },
    { role: 'reign', span: ['-1336~', '-1327~'], source: ['oxford-ancient-egypt'] },
  ],
  place: { at: [25.7402, 32.6014], name: ['帝王谷62号墓', 'Valley of the Kings, tomb KV62', 'vallée des Rois, tombe KV62', 'Valle de los Reyes, tumba KV62', '王家の谷・KV62号墓'] },
  summary: [
    '古埃及新王国第十八王朝末期的少年国王。他约九岁即位，原名图坦卡吞，在位初年恢复阿蒙等旧神的祭祀并改今名，离开阿马尔纳。他约十九岁去世，死因不明。其墓因后人堆土掩盖而大体完好，1922年由霍华德·卡特发现，出土黄金面具等五千余件文物，使这位短命的国王成为最知名的法老。',
    'Boy king at the end of Egypt’s Eighteenth Dynasty. Crowned at about nine as Tutankhaten, he changed his name, restored the old gods and left Amarna; his advisers Ay and Horemheb governed. He died at about nineteen of unknown cause. His small tomb, hidden under later rubble, was found almost intact by Howard Carter in 1922, and its gold made him the most famous of pharaohs.',
    'Enfant roi de la fin de la XVIIIe dynastie égyptienne. Couronné vers neuf ans sous le nom de Toutânkhaton, il change de nom, rétablit les anciens dieux et quitte Amarna ; ses conseillers Aÿ et Horemheb gouvernent. Il meurt vers dix-neuf ans, d’une cause inconnue. Son petit tombeau, caché sous des déblais, fut retrouvé presque intact par Howard Carter en 1922 et fit sa gloire.',
    'Rey niño de finales de la dinastía XVIII de Egipto. Coronado hacia los nueve años como Tutankatón, cambió de nombre, restauró a los antiguos dioses y abandonó Amarna; gobernaban sus consejeros Ay y Horemheb. Murió hacia los diecinueve por causa desconocida. Su pequeña tumba, oculta bajo escombros, fue hallada casi intacta por Howard Carter en 1922 y lo hizo el más célebre de los faraones.',
    'エジプト新王国第十八王朝末期の少年王。九歳頃にトゥトアンクアテンの名で即位し、改名して旧来の神々の祭祀を復興し、アマルナを去った。実際の政治は側近のアイやホルエムヘブが担った。十九歳頃に死因不明で没する。墓は後世の土砂に隠れてほぼ手つかずで残り、1922年にハワード・カーターが発見した。',
  ],
  events: [
    { when: '-1336~', title: ['约九岁即位，名图坦卡吞', 'Becomes king at about nine, as Tutankhaten', 'Devient roi vers neuf ans sous le nom de Toutânkhaton', 'Llega a rey hacia los nueve años, como Tutankatón', '九歳頃、トゥトアンクアテンの名で即位する'], at: 'amarna', weight: 2, with: ['new-kingdom'], source: ['oxford-ancient-egypt'] },
    { when: '-1334~', title: ['颁布复兴碑，重建阿蒙等旧神的祭祀', 'Decrees the return of Amun and the other gods in the Restoration Stela', 'Rétablit Amon et les dieux anciens par la stèle de la Restauration', 'Decreta el regreso de Amón y los dioses antiguos en la Estela de la Restauración', '復興碑でアメンら旧来の神々の祭祀を再建する'], at: 'memphis-egypt', weight: 2, source: ['restoration-stela'] },
    { when: '-1327~', title: ['约十九岁去世，葬于帝王谷的小墓', 'Dies at about nineteen and is laid in a small tomb in the Valley of the Kings', 'Meurt vers dix-neuf ans et repose dans un petit tombeau de la vallée des Rois', 'Muere hacia los diecinueve y recibe una tumba pequeña en el Valle de los Reyes', '十九歳頃に没し、王家の谷の小さな墓に葬られる'], at: 'valley-of-the-kings', weight: 2, source: ['carter-tutankhamen'] },
    { when: '1922-11-26', title: ['卡特凿开第二道封门，看见满室珍宝', 'Howard Carter breaks through the second door and sees the treasure', 'Howard Carter perce la seconde porte et aperçoit le trésor', 'Howard Carter perfora la segunda puerta y ve el tesoro', 'カーターが第二の扉に穴を開け、財宝を目にする'], at: 'valley-of-the-kings', weight: 3, source: ['carter-tutankhamen', 'I'] },
    { when: '1925-10-28', title: ['开启内棺，黄金面具重见天日', 'The innermost coffin is opened and the gold mask appears', 'On ouvre le dernier cercueil : le masque d’or apparaît', 'Se abre el último ataúd y aparece la máscara de oro', '最も内側の棺が開かれ、黄金のマスクが現れる'], at: 'valley-of-the-kings', weight: 2, source: ['carter-tutankhamen', 'II'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'new-kingdom', when: ['-1336~', '-1327~'], source: ['oxford-ancient-egypt'] },
    { word: 'reformed', to: 'new-kingdom', when: '-1334~', note: ['复兴碑说他即位时神庙荒废，诸神已背弃此地', 'The Restoration Stela says that he found the temples in ruins and the land forsaken by its gods', 'La stèle de la Restauration dit qu’il trouva les temples en ruine et le pays délaissé par ses dieux', 'La Estela de la Restauración dice que halló los templos en ruinas y el país abandonado por sus dioses', '復興碑は、即位時に神殿は荒れ、神々が国を見捨てていたと述べる'], source: ['restoration-stela'] },
    { word: 'enemy-of', to: 'hittites', when: '-1327~', note: ['一位埃及王后曾致书赫梯王求其子为夫，亡夫多认为是图坦卡蒙；王子途中身死，两国交兵', 'An Egyptian queen, probably his widow, asked the Hittite king for a son to marry; the prince died on the way and war followed', 'Une reine d’Égypte, sans doute sa veuve, demanda un fils au roi hittite pour l’épouser ; le prince mourut en route et ce fut la guerre', 'Una reina de Egipto, probablemente su viuda, pidió al rey hitita un hijo como esposo; el príncipe murió en el camino y estalló la guerra', 'おそらく彼の寡婦である王妃がヒッタイト王に夫となる王子を求めたが、王子は途上で死に、戦争となった'], source: ['deeds-of-suppiluliuma', 'fragment 28'] },
    { word: 'adopted', to: 'book-of-the-dead', when: '-1327~', note: ['黄金面具的背面刻有《亡灵书》第151章的经文', 'The back of his gold mask carries a text from spell 151 of the Book of the Dead', 'Le dos de son masque d’or porte un texte du chapitre 151 du Livre des morts', 'El dorso de su máscara de oro lleva un texto del capítulo 151 del Libro de los muertos', '黄金のマスクの背面には『死者の書』第151章の文が刻まれている'], source: ['taylor-afterlife'] },
    { word: 'compared-with', to: 'terracotta-army', note: ['二十世纪最轰动的两大墓葬发现，分别在1922年与1974年', 'The two most famous burial finds of the twentieth century, of 1922 and of 1974', 'Les deux découvertes funéraires les plus retentissantes du XXe siècle, en 1922 et en 1974', 'Los dos hallazgos funerarios más sonados del siglo XX, en 1922 y en 1974', '1922年と1974年、二十世紀を代表する二つの墓の発見'], source: ['carter-tutankhamen'] },
  ],
  same: { wikidata: 'Q12154' },
});
