import { subject } from '../subject.ts';

export default subject({
  id: 'silk-road',
  kind: 'place',
  region: 'east-asia',
  names: ['丝绸之路', 'Silk Road', 'Route de la soie', 'Ruta de la Seda', 'シルクロード'],
  otherNames: [['丝路', '陆上丝绸之路'], ['Silk Roads', 'Silk Route', 'Seidenstraße'], ['Routes de la soie'], ['Rutas de la Seda', 'Camino de la Seda'], ['絹の道', '絲綢之路']],
  times: [
    { role: 'span', span: ['-0138~', '1500~'], source: ['hansen-silk-road'] },
  ],
  place: { at: [39.47, 75.99], name: ['喀什噶尔绿洲', 'the oasis of Kashgar', 'l’oasis de Kachgar', 'el oasis de Kasgar', 'カシュガルのオアシス'] },
  summary: [
    '汉唐至元连接中国与中亚、伊朗、印度及地中海世界的陆路交通网的通称，广义亦含海路。其名出自李希霍芬1877年的著作。路非一线，商旅亦罕有走完全程者，货物多在绿洲之间辗转易手。丝绸兼作军饷货币，往来者尚有玉石、纸张、香药、马匹；佛教、祆教、景教、摩尼教与伊斯兰教也循此东传。',
    'The modern name, made current by Ferdinand von Richthofen in 1877, for the tracks that joined China with Central Asia, Iran, India and the Mediterranean from the second century BC to the Mongol age. It was never one road, and hardly anyone travelled all of it: goods passed from oasis to oasis. Silk was also money and soldiers’ pay. Paper, horses, glass, plague and above all religions moved along the same tracks.',
    'Nom moderne, lancé par Ferdinand von Richthofen en 1877, des pistes qui relièrent la Chine à l’Asie centrale, à l’Iran, à l’Inde et à la Méditerranée du IIe siècle av. J.-C. à l’âge mongol. Ce ne fut jamais une seule route, et presque personne ne la parcourut en entier : les biens passaient d’oasis en oasis. La soie servait aussi de monnaie. Papier, chevaux, verre, peste et surtout religions y circulaient.',
    'Nombre moderno, difundido por Ferdinand von Richthofen en 1877, de las pistas que unieron China con Asia Central, Irán, la India y el Mediterráneo desde el siglo II a. C. hasta la era mongola. Nunca fue un solo camino y casi nadie lo recorrió entero: los bienes pasaban de oasis en oasis. La seda era también moneda. Por esas pistas viajaron papel, caballos, vidrio, peste y, sobre todo, religiones.',
    '前二世紀からモンゴル時代まで、中国と中央アジア、イラン、インド、地中海を結んだ交易路の総称。1877年にリヒトホーフェンがこの名を広めた。一本の道ではなく、全行程を旅する者はまれで、品々はオアシスからオアシスへと人手を移っていった。絹は貨幣や軍の給与でもあった。紙、馬、ガラス、疫病、そして何より宗教がこの道を伝わった。',
  ],
  events: [
    { when: ['-0138~', '-0126'], title: ['张骞奉汉武帝命使大月氏', 'Zhang Qian travels to the Yuezhi for Emperor Wu of Han', 'Zhang Qian se rend chez les Yuezhi pour l’empereur Wu des Han', 'Zhang Qian viaja hasta los yuezhi por orden del emperador Wu de Han', '張騫が漢の武帝の命で大月氏に赴く'], at: 'bactra', weight: 3, with: ['zhang-qian', 'han-wudi', 'han-dynasty'], source: ['shiji', '123'] },
    { when: '0313~', title: ['粟特商人家书述河西战乱与行情', 'Sogdian merchants write home from Gansu about war and prices', 'Des marchands sogdiens écrivent du Gansu sur la guerre et les prix', 'Mercaderes sogdianos escriben desde Gansu sobre la guerra y los precios', 'ソグド商人が河西から戦乱と相場を書き送る'], at: 'dunhuang-city', weight: 1, source: ['sogdian-letters'] },
    { when: '0640', title: ['唐灭高昌，设安西都护府，商路驻军', 'The Tang take Gaochang and garrison the oases', 'Les Tang prennent Gaochang et mettent garnison dans les oasis', 'Los Tang toman Gaochang y guarnecen los oasis', '唐が高昌を取り、オアシスに兵を置く'], at: 'gaochang', weight: 2, with: ['tang-taizong', 'tang-dynasty'], source: ['old-book-of-tang', '198'] },
    { when: '1253', title: ['鲁布鲁克自黑海启程，次年抵哈拉和林', 'William of Rubruck leaves for the Mongols and reaches Karakorum in 1254', 'Guillaume de Rubrouck part chez les Mongols ; il est à Karakorum en 1254', 'Guillermo de Rubruquis parte hacia los mongoles; llega a Karakorum en 1254', 'ルブルックがモンゴルへ旅立ち、翌年カラコルムに至る'], at: 'karakorum', weight: 2, with: ['mongol-empire'], source: ['rubruck-itinerary'] },
    { when: '1877', title: ['李希霍芬在《中国》一书中提出“丝绸之路”', 'Richthofen’s China gives the routes the name of Silk Road', 'Le China de Richthofen donne à ces pistes le nom de Route de la soie', 'El China de Richthofen da a esas pistas el nombre de Ruta de la Seda', 'リヒトホーフェンが『中国』で「絹の道」と名づける'], weight: 2, source: ['richthofen-china'] },
  ],
  relations: [
    { word: 'route-through', to: 'chang-an', source: ['hansen-silk-road'] },
    { word: 'route-through', to: 'great-wall', note: ['汉武帝沿河西列亭障至敦煌、玉门，护卫商使往来', 'Emperor Wu carried the wall along the corridor as far as the Jade Gate to shield the envoys', 'L’empereur Wu prolongea le mur jusqu’à la Porte de Jade pour couvrir les envoyés', 'El emperador Wu llevó el muro hasta la Puerta de Jade para proteger a los enviados', '武帝は使者を守るため、長城を河西に沿って玉門まで延ばした'], source: ['hanshu', '96'] },
    { word: 'made-under', to: 'han-dynasty', when: ['-0138~', '-0060'], source: ['hanshu', '96'] },
    { word: 'traded-with', to: 'xiongnu', when: ['-0200~', '-0050~'], note: ['汉廷岁赠匈奴的缯絮，部分辗转西去，早于官方使路的开通', 'Silk given yearly to the Xiongnu went on westward before any envoy had opened a road', 'La soie donnée chaque année aux Xiongnu gagnait déjà l’ouest avant tout envoyé', 'La seda entregada cada año a los xiongnu ya seguía hacia el oeste antes de todo enviado', '匈奴に贈られた絹は、使者が道を開く前から西へ流れていた'], source: ['shiji', '110'] },
    { word: 'legend-of', to: 'zhang-qian', note: ['后世把葡萄、胡桃、石榴的传入都归功于他，《史记》并无此说', 'Later tradition credits him with grapes, walnuts and pomegranates, which the Shiji does not say', 'La tradition lui attribue vigne, noix et grenade, ce que ne dit pas le Shiji', 'La tradición le atribuye la uva, la nuez y la granada, cosa que el Shiji no dice', '葡萄・胡桃・石榴を伝えたとされるが、『史記』にその記述はない'], source: ['shiji', '123'] },
    { word: 'route-through', to: 'mongol-empire', when: ['1220', '1368'], source: ['jackson-mongols-west'] },
  ],
  same: { wikidata: 'Q36288' },
});
