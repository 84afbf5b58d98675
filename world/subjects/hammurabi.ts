import { subject } from '../subject.ts';

export default subject({
  id: 'hammurabi',
  kind: 'person',
  region: 'near-east',
  names: ['汉谟拉比', 'Hammurabi', 'Hammurabi', 'Hammurabi', 'ハンムラビ'],
  otherNames: [['汉穆拉比'], ['Hammurapi'], ['Hammurapi'], ['Hammurapi'], ['ハムラビ']],
  disambiguation: ['巴比伦国王', 'king of Babylon', 'roi de Babylone', 'rey de Babilonia', 'バビロンの王'],
  times: [
    { role: 'life', span: ['-1810?', '-1750~'], source: ['charpin-hammurabi'] },
    { role: 'reign', span: ['-1792~', '-1750~'], source: ['charpin-hammurabi'] },
  ],
  place: { at: [32.5421, 44.421], name: ['巴比伦', 'Babylon', 'Babylone', 'Babilonia', 'バビロン'] },
  summary: [
    '古巴比伦第一王朝第六代国王，两河流域的统一者。他即位时巴比伦只是一个中等城邦；前三十年他筑城、开渠、与邻邦周旋，随后在约十年间先后战胜埃兰、拉尔萨、埃什努那和马里。晚年他把近三百条判例刻在石碑上，宣称要使强者不能欺凌弱者。年代依通行的中期年表。',
    'Sixth king of the First Dynasty of Babylon, who united Mesopotamia. He inherited a middling city-state, spent three decades on walls, canals and diplomacy, and then in some ten years defeated Elam, Larsa, Eshnunna and Mari. Late in life he had nearly three hundred legal rulings cut in stone, so that the strong should not oppress the weak. Dates follow the middle chronology.',
    'Sixième roi de la première dynastie de Babylone, unificateur de la Mésopotamie. Héritier d’une cité moyenne, il consacre trente ans aux remparts, aux canaux et à la diplomatie, puis vainc en une dizaine d’années l’Élam, Larsa, Eshnunna et Mari. À la fin de sa vie, il fait graver près de trois cents sentences, afin que le fort n’opprime pas le faible. Les dates suivent la chronologie moyenne.',
    'Sexto rey de la primera dinastía de Babilonia y unificador de Mesopotamia. Heredó una ciudad mediana, dedicó tres décadas a murallas, canales y diplomacia, y luego, en unos diez años, venció a Elam, Larsa, Eshnunna y Mari. Al final de su vida hizo grabar en piedra casi trescientas sentencias para que el fuerte no oprimiera al débil. Las fechas siguen la cronología media.',
    'バビロン第一王朝の第六代の王で、メソポタミアを統一した人物。即位時のバビロンは中程度の都市国家にすぎず、三十年ほどは城壁と運河の造営、隣国との外交に費やした。その後の約十年でエラム、ラルサ、エシュヌンナ、マリを次々に破り、晩年には三百近い判決を石碑に刻ませた。年代は中年代説による。',
  ],
  events: [
    { when: '-1792~', title: ['继其父辛穆巴利特为巴比伦王', 'Succeeds his father Sin-muballit as king of Babylon', 'Succède à son père Sin-muballit comme roi de Babylone', 'Sucede a su padre Sin-muballit como rey de Babilonia', '父シン・ムバリトを継いでバビロン王となる'], at: 'babylon', weight: 2, source: ['hammurabi-year-names', 'year 1'] },
    { when: '-1763~', title: ['攻取拉尔萨，吞并苏美尔旧地', 'Takes Larsa and with it the old land of Sumer', 'Prend Larsa et, avec elle, l’ancien pays de Sumer', 'Toma Larsa y, con ella, el antiguo país de Sumer', 'ラルサを攻略し、シュメールの故地を併せる'], at: 'larsa', weight: 3, with: ['sumer', 'ur'], source: ['hammurabi-year-names', 'year 31'] },
    { when: ['-1761~', '-1759~'], title: ['夺取马里，继而毁其城墙', 'Seizes Mari and two years later destroys its walls', 'S’empare de Mari, puis en détruit les murs deux ans plus tard', 'Se apodera de Mari y dos años después destruye sus muros', 'マリを占領し、のちにその城壁を破壊する'], at: 'mari', weight: 2, source: ['hammurabi-year-names', 'years 33 and 35'] },
    { when: '-1755~', title: ['命人将法典刻于石碑', 'Has his laws carved on stelae', 'Fait graver ses lois sur des stèles', 'Hace grabar sus leyes en estelas', '法典を石碑に刻ませる'], at: 'babylon', weight: 3, with: ['code-of-hammurabi'], source: ['hammurabi-stele', 'epilogue'] },
    { when: '-1750~', title: ['去世，由其子萨姆苏伊鲁纳继位', 'Dies and is succeeded by his son Samsu-iluna', 'Meurt ; son fils Samsu-iluna lui succède', 'Muere y lo sucede su hijo Samsu-iluna', '没し、子サムス・イルナが後を継ぐ'], at: 'babylon', weight: 2, source: ['charpin-hammurabi'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'babylon', when: ['-1792~', '-1750~'], source: ['hammurabi-year-names'] },
    { word: 'commissioned', to: 'code-of-hammurabi', when: '-1755~', source: ['hammurabi-stele', 'epilogue'] },
    { word: 'conquered', to: 'ur', when: '-1763~', note: ['乌尔当时属拉尔萨王瑞姆辛，随拉尔萨一同归于巴比伦', 'Ur belonged to Rim-Sin of Larsa and passed to Babylon with his kingdom', 'Ur appartenait à Rim-Sin de Larsa et passa à Babylone avec son royaume', 'Ur pertenecía a Rim-Sin de Larsa y pasó a Babilonia con su reino', 'ウルはラルサ王リム・シンの領地で、その王国とともにバビロンに帰した'], source: ['charpin-hammurabi'] },
    { word: 'compared-with', to: 'sargon-of-akkad', note: ['萨尔贡之后，少有君主像他那样将“苏美尔与阿卡德”合于一手', 'Like Sargon five centuries before, he held “Sumer and Akkad” in one hand', 'Comme Sargon cinq siècles plus tôt, il tint « Sumer et Akkad » dans une seule main', 'Como Sargón cinco siglos antes, reunió «Sumer y Acad» en una sola mano', '五百年前のサルゴンと同じく「シュメールとアッカド」を一手に収めた'], source: ['van-de-mieroop'] },
    { word: 'adopted', to: 'cuneiform', when: ['-1792~', '-1750~'], note: ['他写给地方官的信今存二百余封，从水渠到诉讼无所不管', 'Some two hundred of his letters to officials survive, on canals, fields and lawsuits alike', 'On conserve environ deux cents de ses lettres à ses agents, sur les canaux, les champs et les procès', 'Se conservan unas doscientas cartas suyas a sus funcionarios, sobre canales, campos y pleitos', '役人に宛てた書簡が二百通ほど残り、運河も田畑も訴訟も自ら指図している'], source: ['charpin-hammurabi'] },
  ],
  same: { wikidata: 'Q36359' },
});
