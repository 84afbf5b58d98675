import { subject } from '../subject.ts';

export default subject({
  id: 'akkadian-empire',
  kind: 'polity',
  region: 'near-east',
  names: ['阿卡德帝国', 'Akkadian Empire', 'Empire d’Akkad', 'Imperio acadio', 'アッカド帝国'],
  otherNames: [['阿卡德王国', '阿加德'], ['Akkad', 'Agade', 'Sargonic dynasty'], ['Akkad', 'Agadé'], ['Acad', 'Agadé'], ['アッカド王国', 'アガデ']],
  times: [
    { role: 'span', span: ['-2334~', '-2154~'], source: ['cambridge-ancient-history', 'vol. I.2, ch. 19'] },
  ],
  summary: [
    '两河流域第一个把诸城邦长期置于一个王朝之下的国家。萨尔贡建都阿卡德（遗址至今未寻得），其子里穆什、玛尼什图苏与孙纳拉姆辛屡平叛乱，势力自波斯湾达于叙利亚。王室派总督、统一度量衡，以阿卡德语书写公文。纳拉姆辛自称为神。约前2154年王朝在内争与古提人入侵中瓦解。',
    'The first state to hold the cities of Mesopotamia under one dynasty for generations. From Akkad, a capital still not found, Sargon, his sons and his grandson Naram-Sin ruled from the Gulf to northern Syria, put down revolt after revolt, sent governors and set royal weights and measures. Akkadian became the language of office. Naram-Sin called himself a god. The dynasty broke up about 2154 BC amid strife and Gutian raids.',
    'Premier État à tenir durablement les cités de Mésopotamie sous une seule dynastie. Depuis Akkad, capitale toujours introuvable, Sargon, ses fils et son petit-fils Naram-Sin règnent du Golfe à la Syrie du Nord, matent révolte sur révolte, envoient des gouverneurs et fixent des mesures royales. L’akkadien devient langue d’administration. Naram-Sin se dit dieu. La dynastie se défait vers 2154 av. J.-C., entre querelles et incursions des Gutis.',
    'Primer Estado que mantuvo las ciudades de Mesopotamia bajo una misma dinastía durante generaciones. Desde Acad, capital aún no hallada, Sargón, sus hijos y su nieto Naram-Sin reinaron del Golfo al norte de Siria, sofocaron una revuelta tras otra, enviaron gobernadores y fijaron medidas reales. El acadio pasó a ser lengua de la administración. Naram-Sin se proclamó dios. La dinastía se deshizo hacia 2154 a. C. entre discordias e incursiones de los gutis.',
    'メソポタミアの諸都市を数世代にわたり一つの王朝のもとに置いた最初の国家。いまだ所在の知れない都アッカドから、サルゴンとその子、孫のナラム・シンが湾岸から北シリアまでを治め、相次ぐ反乱を鎮め、総督を送り、王の度量衡を定めた。公用語はアッカド語となり、ナラム・シンは神を称した。前2154年頃、内紛とグティ人の侵入のうちに崩れた。',
  ],
  events: [
    { when: '-2334~', title: ['萨尔贡定都阿卡德', 'Sargon makes Akkad the seat of his kingdom', 'Sargon fait d’Akkad le siège de son royaume', 'Sargón convierte Acad en sede de su reino', 'サルゴンがアッカドに都を置く'], weight: 3, with: ['sargon-of-akkad'], source: ['sumerian-king-list'] },
    { when: '-2250?', title: ['纳拉姆辛平定诸城大叛乱，自称为神', 'Naram-Sin survives the great revolt and is declared a god', 'Naram-Sin surmonte la grande révolte et se fait dieu', 'Naram-Sin supera la gran rebelión y es declarado dios', 'ナラム・シンが大反乱を鎮め、神とされる'], at: 'kish', weight: 3, source: ['early-royal-inscriptions', 'RIME 2.1.4'] },
    { when: '-2230?', title: ['纳拉姆辛在布拉克丘筑堡，砖上印其名', 'Naram-Sin builds a fortress at Tell Brak with bricks bearing his name', 'Naram-Sin élève à Tell Brak une forteresse aux briques marquées de son nom', 'Naram-Sin levanta en Tell Brak una fortaleza con ladrillos de su nombre', 'ナラム・シンがテル・ブラクに自名入りの煉瓦で砦を築く'], at: 'tell-brak', weight: 1, source: ['cambridge-ancient-history', 'vol. I.2, ch. 19'] },
    { when: '-2154~', title: ['古提人入侵，王朝瓦解', 'The dynasty collapses under the raids of the Gutians', 'La dynastie s’effondre sous les incursions des Gutis', 'La dinastía se derrumba ante las incursiones de los gutis', 'グティ人の侵入により王朝が崩壊する'], weight: 2, source: ['sumerian-king-list'] },
  ],
  relations: [
    { word: 'conquered', to: 'sumer', when: '-2325?', source: ['early-royal-inscriptions', 'RIME 2.1.1.1'] },
    { word: 'adopted', to: 'cuneiform', note: ['苏美尔文字自此大量用来书写一种闪米特语', 'A script made for Sumerian now served a Semitic language at full scale', 'Une écriture faite pour le sumérien sert désormais pleinement à une langue sémitique', 'Una escritura creada para el sumerio sirvió ya plenamente a una lengua semítica', 'シュメール語のための文字が、セム系の言語を本格的に記すようになった'], source: ['world-writing-systems'] },
    { word: 'traded-with', to: 'indus-civilization', when: ['-2334~', '-2154~'], note: ['萨尔贡自夸麦鲁哈的船停泊在阿卡德码头', 'Sargon boasts that ships of Meluhha moored at the quay of Akkad', 'Sargon se vante que les bateaux de Meluhha accostent au quai d’Akkad', 'Sargón se jacta de que las naves de Meluhha atracaban en el muelle de Acad', 'サルゴンはメルッハの船がアッカドの埠頭に着いたと誇る'], source: ['early-royal-inscriptions', 'RIME 2.1.1.11'] },
    { word: 'preceded', to: 'babylon', note: ['“苏美尔与阿卡德之王”的称号一直用到居鲁士时代', 'The title “king of Sumer and Akkad” lived on in Babylon down to Cyrus', 'Le titre de « roi de Sumer et d’Akkad » survécut à Babylone jusqu’à Cyrus', 'El título «rey de Sumer y Acad» pervivió en Babilonia hasta Ciro', '「シュメールとアッカドの王」の称号はキュロスの時代まで続いた'], source: ['cyrus-cylinder', 'line 20'] },
  ],
});
