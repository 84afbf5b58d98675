import { subject } from '../subject.ts';

export default subject({
  id: 'rome',
  kind: 'place',
  region: 'europe',
  names: ['罗马', 'Rome', 'Rome', 'Roma', 'ローマ'],
  otherNames: [['永恒之城'], ['Eternal City', 'Roma', 'Urbs'], ['Ville éternelle', 'Roma'], ['Ciudad Eterna', 'Urbe'], ['永遠の都']],
  disambiguation: ['城市', 'city', 'ville', 'ciudad', '都市'],
  times: [
    { role: 'span', span: ['-0753?', '..'], source: ['livy', '1.6–7'] },
  ],
  place: { at: [41.8925, 12.4853], name: ['意大利拉齐奥', 'Latium, Italy', 'Latium, Italie', 'Lacio, Italia', 'イタリア、ラツィオ'] },
  summary: [
    '台伯河畔的城市，罗马国家的发源地与帝国首都，后为教宗驻地，1871年起为意大利首都。传说罗慕路斯于公元前753年建城，考古则显示约前10世纪山丘上已有村落。帝国盛期居民可能达百万，为近代以前西方最大的城市；中世纪人口不过数万，文艺复兴时又在教宗手中重获生机。',
    'City on the Tiber, cradle of the Roman state, capital of its empire, seat of the popes and since 1871 capital of Italy. Tradition has Romulus found it in 753 BC; archaeology shows villages on its hills from about the tenth century. Under the emperors it may have held a million people, more than any Western city before modern times; in the Middle Ages it shrank to a few tens of thousands.',
    'Ville du Tibre, berceau de l’État romain, capitale de son empire, siège des papes et, depuis 1871, capitale de l’Italie. La tradition la fait fonder par Romulus en 753 av. J.-C. ; l’archéologie montre des villages sur ses collines dès le Xe siècle environ. Sous les empereurs, elle compta peut-être un million d’habitants ; le Moyen Âge la réduisit à quelques dizaines de milliers, avant l’essor voulu par les papes.',
    'Ciudad del Tíber, cuna del Estado romano, capital de su imperio, sede de los papas y, desde 1871, capital de Italia. La tradición atribuye su fundación a Rómulo en 753 a. C.; la arqueología revela aldeas en sus colinas desde hacia el siglo X. Bajo los emperadores alcanzó quizá el millón de habitantes; en la Edad Media se redujo a unas decenas de miles, hasta el impulso de los papas renacentistas.',
    'テヴェレ川のほとりの都市。ローマ国家の発祥の地で帝国の都、のちに教皇の座所、1871年からはイタリアの首都。伝説ではロムルスが紀元前753年に築いたとされるが、考古学によれば前十世紀頃から丘の上に集落があった。帝政期には百万人が住んだとも推定され、中世には数万人にまで減り、教皇のもとで再び栄えた。',
  ],
  events: [
    { when: '-0753?', title: ['传说罗慕路斯在帕拉蒂尼山建城', 'Is founded, legend says, by Romulus on the Palatine', 'Est fondée, dit la légende, par Romulus sur le Palatin', 'Es fundada, según la leyenda, por Rómulo en el Palatino', '伝説ではロムルスがパラティヌスの丘に築く'], at: 'rome', weight: 3, source: ['livy', '1.6–7'] },
    { when: '0064-07', title: ['大火延烧多日，焚毁数区', 'Burns for days in the great fire under Nero', 'Brûle des jours durant dans le grand incendie de Néron', 'Arde durante días en el gran incendio de tiempos de Nerón', 'ネロ治下の大火で何日も燃え続ける'], at: 'rome', weight: 2, with: ['christianity'], source: ['tacitus-annals', '15.38–44'] },
    { when: '0410-08-24', title: ['被阿拉里克率西哥特人攻陷洗劫', 'Is sacked by Alaric’s Goths', 'Est mise à sac par les Goths d’Alaric', 'Es saqueada por los godos de Alarico', 'アラリック率いるゴート人に略奪される'], at: 'rome', weight: 3, with: ['roman-empire'], source: ['orosius', '7.39'] },
    { when: '1527-05-06', title: ['遭查理五世的哗变军队洗劫', 'Is sacked by the unpaid troops of Charles V', 'Est mise à sac par les troupes mutinées de Charles Quint', 'Es saqueada por las tropas amotinadas de Carlos V', 'カール五世の反乱兵に略奪される'], at: 'rome', weight: 2, with: ['holy-roman-empire'], source: ['cambridge-christianity', 'vol. 6'] },
    { when: '1870-09-20', title: ['意大利军队入城，教宗国终结', 'Is taken by Italian troops, which ends the Papal States', 'Est prise par les troupes italiennes : fin des États pontificaux', 'Es tomada por tropas italianas: fin de los Estados Pontificios', 'イタリア軍が入城し、教皇領が終わる'], at: 'rome', weight: 3, source: ['cambridge-christianity', 'vol. 8'] },
  ],
  relations: [
    { word: 'capital-of', to: 'roman-republic', when: ['-0509?', '-0027'], source: ['livy', '2.1'] },
    { word: 'capital-of', to: 'roman-empire', when: ['-0027', '0330'], note: ['3世纪末起皇帝多驻米兰、特里尔等地，罗马仅存名义', 'From the late third century emperors lived nearer the frontiers, at Milan, Trier or Nicomedia', 'Dès la fin du IIIe siècle, les empereurs résident plus près des frontières, à Milan, Trèves ou Nicomédie', 'Desde fines del siglo III los emperadores residían cerca de las fronteras, en Milán, Tréveris o Nicomedia', '三世紀末から皇帝はミラノやトリーアなど国境近くに居を移した'], source: ['cambridge-ancient-history', 'vol. XII'] },
    { word: 'legend-of', to: 'trojan-war', note: ['罗马人自认是特洛伊逃亡者埃涅阿斯的后裔', 'The Romans traced their line to Aeneas, who fled burning Troy', 'Les Romains faisaient remonter leur race à Énée, échappé de Troie en flammes', 'Los romanos se decían descendientes de Eneas, huido de Troya en llamas', 'ローマ人は、燃えるトロイアを逃れたアエネアスの末裔と称した'], source: ['virgil-aeneid', '1.1–7'] },
    { word: 'counterpart-of', to: 'constantinople', note: ['君士坦丁堡被称为“新罗马”，也分十四区、设元老院', 'Constantinople was called New Rome and given a Senate and fourteen regions of its own', 'Constantinople fut dite Nouvelle Rome et dotée d’un Sénat et de quatorze régions', 'Constantinopla se llamó Nueva Roma y tuvo su Senado y sus catorce regiones', 'コンスタンティノープルは「新ローマ」と呼ばれ、元老院と十四の区が置かれた'], source: ['mango-istanbul'] },
    { word: 'rival-of', to: 'carthage', when: ['-0264', '-0146'], source: ['polybius', '1–3'] },
  ],
  same: { wikidata: 'Q220' },
});
