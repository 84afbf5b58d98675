import { subject } from '../subject.ts';

export default subject({
  id: 'aristotle',
  kind: 'person',
  region: 'europe',
  names: ['亚里士多德', 'Aristotle', 'Aristote', 'Aristóteles', 'アリストテレス'],
  otherNames: [['亚里斯多德', '斯塔基拉人'], ['The Stagirite', 'The Philosopher'], ['Le Stagirite'], ['El Estagirita'], ['アリストテレース', '万学の祖']],
  times: [{ role: 'life', span: ['-0384', '-0322'], source: ['diogenes-laertius', '5.9–10'] }],
  place: { at: [40.592, 23.795], name: ['斯塔基拉', 'Stagira', 'Stagire', 'Estagira', 'スタゲイラ'] },
  summary: [
    '古希腊哲学家，马其顿御医之子，生于斯塔基拉。他在柏拉图学园求学二十年，后任少年亚历山大的教师，又在雅典吕克昂创立自己的学派。逻辑、物理、动物、伦理、政治、诗学，他都给予系统的探讨；存世著作多为讲稿。经阿拉伯与拉丁学者之手，他的学说支配后世思想达千余年。',
    'Greek philosopher from Stagira, son of a physician at the Macedonian court. He studied for twenty years in Plato’s Academy, taught the young Alexander and then opened a school of his own in the Lyceum at Athens. Logic, nature, animals, ethics, politics and poetry all received from him their first systematic treatment; what survives are mostly lecture notes, read ever since.',
    'Philosophe grec né à Stagire, fils d’un médecin de la cour de Macédoine. Il étudia vingt ans à l’Académie de Platon, instruisit le jeune Alexandre, puis ouvrit sa propre école au Lycée d’Athènes. Logique, nature, animaux, morale, politique, poésie : il a donné à tout cela une forme systématique. Ce qui reste de lui, ce sont surtout des notes de cours, relues sans cesse depuis.',
    'Filósofo griego de Estagira, hijo de un médico de la corte macedonia. Estudió veinte años en la Academia de Platón, fue maestro del joven Alejandro y abrió después su propia escuela en el Liceo de Atenas. La lógica, la naturaleza, los animales, la ética, la política y la poesía recibieron de él su primera exposición sistemática; lo conservado son sobre todo apuntes de clase.',
    'マケドニア王の侍医の子としてスタゲイラに生まれたギリシアの哲学者。プラトンの学園で二十年学び、少年アレクサンドロスの師となり、のちアテナイのリュケイオンに自らの学派を開いた。論理、自然、動物、倫理、政治、詩を初めて体系的に論じ、今に残る著作の多くは講義の草稿である。アラビア語圏とラテン世界を通じて長く学問の規範となった。',
  ],
  events: [
    { when: '-0367', title: ['十七岁入柏拉图学园', 'Enters Plato’s Academy at the age of seventeen', 'Entre à dix-sept ans à l’Académie de Platon', 'Ingresa a los diecisiete años en la Academia de Platón', '十七歳でプラトンの学園に入る'], at: 'athens', weight: 2, with: ['plato'], source: ['diogenes-laertius', '5.9'] },
    { when: ['-0347~', '-0343~'], title: ['居阿索斯与莱斯沃斯，观察海洋动物', 'Lives at Assos and on Lesbos and observes the animals of the sea', 'Séjourne à Assos et à Lesbos, où il observe les animaux marins', 'Vive en Aso y en Lesbos, donde observa los animales marinos', 'アッソスとレスボスで海の動物を観察する'], at: 'assos', weight: 2, source: ['diogenes-laertius', '5.9'] },
    { when: '-0343~', title: ['应腓力之请，在米埃扎教导亚历山大', 'Is called by Philip to teach Alexander at Mieza', 'Appelé par Philippe, il instruit Alexandre à Miéza', 'Llamado por Filipo, enseña a Alejandro en Mieza', 'フィリッポスに招かれ、ミエザでアレクサンドロスを教える'], at: 'mieza', weight: 2, with: ['alexander-the-great', 'macedon'], source: ['plutarch', 'Alexander 7'] },
    { when: '-0335', title: ['在雅典吕克昂创立学派', 'Founds his school in the Lyceum at Athens', 'Fonde son école au Lycée d’Athènes', 'Funda su escuela en el Liceo de Atenas', 'アテナイのリュケイオンに学園を開く'], at: 'athens', weight: 3, with: ['athens'], source: ['diogenes-laertius', '5.10'] },
    { when: '-0322', title: ['避反马其顿风潮，病逝于卡尔基斯', 'Dies at Chalcis, having fled the anti-Macedonian mood of Athens', 'Meurt à Chalcis, où il a fui l’hostilité d’Athènes envers la Macédoine', 'Muere en Calcis, huido del odio ateniense a Macedonia', '反マケドニアの機運を避け、カルキスで病没する'], at: 'chalcis', weight: 2, source: ['diogenes-laertius', '5.10'] },
  ],
  relations: [
    { word: 'teacher-of', to: 'alexander-the-great', when: ['-0343~', '-0340~'], source: ['plutarch', 'Alexander 7–8'] },
    { word: 'court-of', to: 'macedon', when: ['-0343~', '-0335'], source: ['plutarch', 'Alexander 7'] },
    { word: 'lived-in', to: 'athens', when: ['-0335', '-0323'], source: ['diogenes-laertius', '5.10'] },
    { word: 'commented-on', to: 'republic-of-plato', note: ['《政治学》第二卷反驳其中的财产与家庭共有', 'Book 2 of the Politics argues against its community of property and families', 'Le livre II de la Politique en réfute la communauté des biens et des familles', 'El libro II de la Política rebate su comunidad de bienes y de familias', '『政治学』第二巻で財産と家族の共有説を批判した'], source: ['aristotle-politics', '1261a–1264b'] },
    { word: 'commented-on', to: 'iliad', note: ['亚历山大随身带着他校订的抄本', 'Alexander carried with him the copy that he had corrected', 'Alexandre emportait avec lui l’exemplaire qu’il avait corrigé', 'Alejandro llevaba consigo el ejemplar que él había corregido', 'アレクサンドロスは彼の校訂した写本を携えて遠征した'], source: ['plutarch', 'Alexander 8'] },
    { word: 'wrote-about', to: 'homer', source: ['aristotle-poetics', '1460a'] },
    { word: 'wrote-about', to: 'carthage', note: ['他把迦太基政体与斯巴达、克里特并列称许', 'He praises its constitution beside those of Sparta and Crete', 'Il loue sa constitution à côté de celles de Sparte et de la Crète', 'Elogia su constitución junto a las de Esparta y Creta', 'その国制をスパルタ、クレタと並べて高く評価した'], source: ['aristotle-politics', '1272b–1273b'] },
  ],
  same: { wikidata: 'Q868' },
});
