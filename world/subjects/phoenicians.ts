import { subject } from '../subject.ts';

export default subject({
  id: 'phoenicians',
  kind: 'people',
  region: 'near-east',
  names: ['腓尼基人', 'Phoenicians', 'Phéniciens', 'Fenicios', 'フェニキア人'],
  otherNames: [['腓尼基', '迦南人'], ['Phoenicia', 'Sidonians'], ['Phénicie', 'Sidoniens'], ['Fenicia', 'sidonios'], ['フェニキア', 'シドン人']],
  times: [
    { role: 'span', span: ['-1200~', '-0332'], source: ['markoe-phoenicians'] },
  ],
  place: { at: [33.27, 35.196], name: ['推罗', 'Tyre', 'Tyr', 'Tiro', 'ティルス'] },
  summary: [
    '居于今黎巴嫩沿海的航海民族，以推罗、西顿、比布鲁斯诸城为中心，从未结成一国。他们贩运香柏木、象牙、金属与紫色染料，自前9世纪起在塞浦路斯、北非、西西里、撒丁与西班牙建立据点，迦太基即其一。二十二个字母的文字为希腊、阿拉米等字母所本。先后臣服于亚述、巴比伦、波斯，前332年推罗陷于亚历山大。',
    'Seafaring people of the coast of present-day Lebanon, living in cities such as Tyre, Sidon and Byblos that never formed one state. They dealt in cedar, ivory, metals and purple dye, and from the ninth century BC settled in Cyprus, North Africa, Sicily, Sardinia and Spain; Carthage was theirs. Their alphabet of twenty-two letters is the parent of Greek and Aramaic writing. Alexander took Tyre in 332 BC.',
    'Peuple de marins de la côte de l’actuel Liban, réparti en cités comme Tyr, Sidon et Byblos, qui ne formèrent jamais un seul État. Ils font commerce de cèdre, d’ivoire, de métaux et de pourpre et s’établissent, à partir du IXe siècle av. J.-C., à Chypre, en Afrique du Nord, en Sicile, en Sardaigne et en Espagne ; Carthage est des leurs. De leur alphabet de vingt-deux lettres viennent le grec et l’araméen. Alexandre prend Tyr en 332.',
    'Pueblo marinero de la costa del actual Líbano, repartido en ciudades como Tiro, Sidón y Biblos, que nunca formaron un solo Estado. Comerciaron con cedro, marfil, metales y púrpura y, desde el siglo IX a. C., se asentaron en Chipre, el norte de África, Sicilia, Cerdeña e Hispania; suya fue Cartago. De su alfabeto de veintidós letras proceden el griego y el arameo. Alejandro tomó Tiro en 332 a. C.',
    '現在のレバノン沿岸に住んだ海の民。ティルス、シドン、ビブロスなどの都市に分かれ、一つの国家をなすことはなかった。杉材、象牙、金属、紫の染料を商い、前9世紀からキプロス、北アフリカ、シチリア、サルデーニャ、スペインに拠点を築いた。カルタゴもその一つである。二十二文字のアルファベットはギリシア文字やアラム文字の源となった。',
  ],
  events: [
    { when: '-1000~', title: ['比布鲁斯王阿希拉姆石棺刻字，为早期腓尼基文重要实例', 'The sarcophagus of Ahiram at Byblos bears an early alphabetic text', 'Le sarcophage d’Ahiram, à Byblos, porte un texte alphabétique ancien', 'El sarcófago de Ahiram, en Biblos, lleva un temprano texto alfabético', 'ビブロスのアヒラム王の石棺に初期のアルファベットが刻まれる'], at: 'byblos', weight: 2, source: ['ahiram-inscription'] },
    { when: '-0814~', title: ['传说推罗人于是年建立迦太基', 'Traditional date of the founding of Carthage from Tyre', 'Date traditionnelle de la fondation de Carthage par Tyr', 'Fecha tradicional de la fundación de Cartago por Tiro', '伝承によれば、ティルス人がカルタゴを建てる'], at: 'carthage', weight: 3, with: ['carthage'], source: ['josephus-against-apion', '1.125'] },
    { when: '-0600~', title: ['据希罗多德，腓尼基水手奉法老尼科之命环航非洲', 'By Herodotus’ account, Phoenicians sail round Africa for Pharaoh Necho', 'Selon Hérodote, des Phéniciens font le tour de l’Afrique pour Néchao', 'Según Heródoto, unos fenicios rodean África por orden de Necao', 'ヘロドトスによれば、ネコ王の命でアフリカを周航する'], weight: 2, with: ['herodotus'], source: ['herodotus', '4.42'] },
    { when: '-0332', title: ['亚历山大围攻七月，攻陷推罗', 'Alexander takes Tyre after a siege of seven months', 'Alexandre prend Tyr après sept mois de siège', 'Alejandro toma Tiro tras siete meses de asedio', 'アレクサンドロスが七か月の包囲の末にティルスを落とす'], at: 'tyre', weight: 3, with: ['alexander-the-great'], source: ['arrian', '2.16–24'] },
  ],
  relations: [
    { word: 'vassal-of', to: 'assyrian-empire', when: ['-0876~', '-0630~'], source: ['markoe-phoenicians'] },
    { word: 'vassal-of', to: 'achaemenid-empire', when: ['-0539', '-0332'], note: ['其战船是波斯海军的主力，冈比西斯因其拒绝而放弃攻打迦太基', 'Their ships were the core of the Persian fleet; when they refused to sail on Carthage, Cambyses gave up the plan', 'Leurs navires formaient le gros de la flotte perse ; sur leur refus d’attaquer Carthage, Cambyse renonça', 'Sus naves eran el núcleo de la flota persa; cuando se negaron a atacar Cartago, Cambises desistió', 'その船はペルシア艦隊の主力で、カルタゴ攻めを拒むとカンビュセスは計画を捨てた'], source: ['herodotus', '3.19'] },
    { word: 'rebelled-against', to: 'achaemenid-empire', when: ['-0351~', '-0345~'], note: ['西顿起事，终被出卖而焚城', 'Sidon led the revolt and perished in flames, betrayed by its own king', 'Sidon mena la révolte et périt dans les flammes, trahie par son roi', 'Sidón encabezó la revuelta y pereció entre llamas, traicionada por su rey', 'シドンが蜂起したが、自らの王に裏切られて炎に包まれた'], source: ['diodorus', '16.41–45'] },
    { word: 'influenced', to: 'jerusalem', note: ['古希伯来文字由腓尼基字母演变而来', 'The old Hebrew script grew out of the Phoenician alphabet', 'L’ancienne écriture hébraïque est issue de l’alphabet phénicien', 'La antigua escritura hebrea procede del alfabeto fenicio', '古ヘブライ文字はフェニキア文字から生まれた'], source: ['world-writing-systems'] },
    { word: 'influenced', to: 'assyrian-empire', note: ['卡尔胡宫中出土数千件象牙雕饰，多出腓尼基匠人之手', 'Thousands of carved ivories from the palaces of Kalhu are largely Phoenician work', 'Des milliers d’ivoires des palais de Kalhu sont en grande partie de main phénicienne', 'Miles de marfiles de los palacios de Kalhu son en gran parte obra fenicia', 'カルフの宮殿から出た数千点の象牙細工の多くはフェニキアの作である'], source: ['markoe-phoenicians'] },
  ],
});
