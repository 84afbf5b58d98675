import { subject } from '../subject.ts';

export default subject({
  id: 'socrates',
  kind: 'person',
  region: 'europe',
  names: ['苏格拉底', 'Socrates', 'Socrate', 'Sócrates', 'ソクラテス'],
  otherNames: [['雅典的牛虻'], ['The Gadfly of Athens'], ['Le Taon d’Athènes'], ['El Tábano de Atenas'], ['ソークラテース']],
  times: [{ role: 'life', span: ['-0470~', '-0399'], source: ['diogenes-laertius', '2.44'] }],
  place: { at: [37.953, 23.735], name: ['雅典阿洛佩刻村社', 'Alopeke, a deme of Athens', 'Alopécé, dème d’Athènes', 'Alópece, demo de Atenas', 'アテナイのアロペケ区'] },
  summary: [
    '雅典哲人，石匠与助产妇之子。他不著一字，只在广场与健身场同人问答，追究勇敢、虔敬、正义究竟是什么，并自认一无所知。公元前399年，他被控不敬城邦之神、败坏青年，由五百余名公民组成的法庭判处死刑，饮毒芹汁而终。他的形象主要见于柏拉图与色诺芬的著作，两人笔下并不一致。',
    'Athenian philosopher, son of a stonemason and a midwife, who wrote nothing and spent his days questioning his fellow citizens about courage, piety and justice, while claiming to know nothing himself. In 399 BC a jury of some five hundred condemned him for impiety and for corrupting the young, and he drank the hemlock. We know him through Plato and Xenophon, whose portraits differ.',
    'Philosophe athénien, fils d’un tailleur de pierre et d’une sage-femme. Il n’écrivit rien et passa ses jours à interroger ses concitoyens sur le courage, la piété et la justice, tout en affirmant ne rien savoir. En 399 av. J.-C., un jury d’environ cinq cents citoyens le condamna pour impiété et corruption de la jeunesse ; il but la ciguë. Platon et Xénophon en ont laissé des portraits différents.',
    'Filósofo ateniense, hijo de un cantero y de una partera. No escribió nada y pasó sus días interrogando a sus conciudadanos sobre el valor, la piedad y la justicia, mientras afirmaba no saber nada. En 399 a. C. un jurado de unos quinientos ciudadanos lo condenó por impiedad y por corromper a los jóvenes, y bebió la cicuta. Platón y Jenofonte lo retrataron de modos distintos.',
    '石工と産婆の子に生まれたアテナイの哲学者。自らは何も書き残さず、広場や体育場で人々と問答を重ね、勇気とは、敬虔とは、正義とは何かを問い、己の無知を知ることを説いた。前399年、不敬神と若者を堕落させた罪で約五百人の陪審により死刑となり、毒人参の杯を仰いだ。その姿はプラトンとクセノポンが伝えるが、両者の像は異なる。',
  ],
  events: [
    { when: '-0432', title: ['随军出征波提狄亚，战场上救下亚西比德', 'Serves at Potidaea and saves the life of Alcibiades in battle', 'Sert devant Potidée et y sauve la vie d’Alcibiade', 'Combate en Potidea y salva la vida a Alcibíades', 'ポテイダイアに従軍し、戦場でアルキビアデスを救う'], at: 'potidaea', weight: 1, with: ['peloponnesian-war'], source: ['plato-symposium', '219e–220e'] },
    { when: '-0423', title: ['阿里斯托芬喜剧《云》在台上嘲弄他', 'Is mocked on stage in the Clouds of Aristophanes', 'Est raillé sur scène dans les Nuées d’Aristophane', 'Es objeto de burla en Las nubes de Aristófanes', 'アリストパネスの喜劇『雲』で嘲笑される'], at: 'athens', weight: 1, source: ['aristophanes-clouds'] },
    { when: '-0406', title: ['任议事会主席团成员，拒绝违法集体审判诸将军', 'As a presiding councillor refuses to put the generals on trial unlawfully', 'Prytane, il refuse de mettre aux voix le procès illégal des stratèges', 'Como pritano, se niega a someter a voto el juicio ilegal de los estrategos', '政務審議会の当番として将軍たちの違法な一括裁判に反対する'], at: 'athens', weight: 2, with: ['athens'], source: ['xenophon-hellenica', '1.7.15'] },
    { when: '-0399', title: ['受审，被判死刑，饮毒芹汁而死', 'Is tried, condemned to death and drinks the hemlock', 'Jugé et condamné à mort, il boit la ciguë', 'Es juzgado, condenado a muerte y bebe la cicuta', '裁判で死刑を宣告され、毒人参を仰いで死ぬ'], at: 'athens', weight: 3, with: ['athens', 'plato'], source: ['plato-phaedo', '115a–118a'] },
  ],
  relations: [
    { word: 'teacher-of', to: 'plato', when: ['-0408~', '-0399'], source: ['diogenes-laertius', '3.6'] },
    { word: 'citizen-of', to: 'athens', source: ['plato-apology', '17d'] },
    { word: 'fought-in', to: 'peloponnesian-war', when: ['-0432', '-0422'], note: ['他在波提狄亚、德里昂和安菲波利斯作重装步兵', 'He served as a hoplite at Potidaea, Delium and Amphipolis', 'Il servit comme hoplite à Potidée, Délion et Amphipolis', 'Sirvió como hoplita en Potidea, Delio y Anfípolis', 'ポテイダイア、デリオン、アンピポリスで重装歩兵として戦った'], source: ['plato-apology', '28e'] },
    { word: 'influenced', to: 'aristotle', note: ['亚里士多德把归纳论证与普遍定义归功于他', 'Aristotle credits him with inductive argument and universal definition', 'Aristote lui attribue le raisonnement inductif et la définition générale', 'Aristóteles le atribuye el razonamiento inductivo y la definición universal', 'アリストテレスは帰納的論法と普遍的定義を彼の功績とした'], source: ['aristotle-metaphysics', '1078b'] },
    { word: 'compared-with', to: 'kongzi', note: ['二人皆口授而不自著书，言行赖弟子记录而传', 'Both taught by talk, wrote nothing of their own and live in their pupils’ books', 'Tous deux enseignaient de vive voix et survivent dans les livres de leurs disciples', 'Ambos enseñaron de viva voz y perviven en los libros de sus discípulos', 'ともに語って教え、弟子の書物によって後世に残った'], source: ['jaspers-philosophers'] },
  ],
  same: { wikidata: 'Q913' },
});
