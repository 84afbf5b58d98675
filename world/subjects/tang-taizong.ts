import { subject } from '../subject.ts';

export default subject({
  id: 'tang-taizong',
  kind: 'person',
  region: 'east-asia',
  names: ['唐太宗', 'Emperor Taizong of Tang', 'Tang Taizong', 'Taizong de Tang', '唐の太宗'],
  otherNames: [['李世民', '秦王', '天可汗'], ['Li Shimin', 'Tang Taizong'], ['Li Shimin', 'empereur Taizong'], ['Li Shimin', 'emperador Taizong'], ['李世民', '太宗皇帝']],
  times: [
    { role: 'life', span: ['0598~', '0649-07-10'], source: ['old-book-of-tang', '2–3'] },
    { role: 'reign', span: ['0626-09-04', '0649-07-10'], source: ['old-book-of-tang', '2–3'] },
  ],
  place: { at: [34.26, 108.2], name: ['武功', 'Wugong, near Chang’an', 'Wugong, près de Chang’an', 'Wugong, cerca de Chang’an', '武功（長安の西）'] },
  summary: [
    '唐朝第二位皇帝，高祖李渊次子。他助父建唐，削平群雄，于公元626年发动玄武门之变，杀兄弟而得帝位。在位二十三年，年号贞观，能纳魏征等人的直谏，轻徭慎刑，完善科举与律令；又灭东突厥，平高昌，被诸蕃尊为“天可汗”。晚年亲征高句丽无功而还。“贞观之治”遂成后世君主的楷模。',
    'The second emperor of the Tang and one of the most admired rulers of China. He won his father’s wars, then killed two of his brothers at the Xuanwu Gate in 626 and forced his way to the throne. He listened to blunt ministers such as Wei Zheng, kept law and taxes moderate and broke the Eastern Türks, who hailed him as Heavenly Khan. His last war, against Goguryeo, failed.',
    'Deuxième empereur des Tang et l’un des souverains les plus admirés de Chine. Après avoir gagné les guerres de son père, il tue deux de ses frères à la porte Xuanwu en 626 et s’empare du trône. Il écoute des ministres sans complaisance comme Wei Zheng, modère l’impôt et la loi et brise les Turcs orientaux, qui le saluent du titre de Khagan céleste. Sa campagne contre le Goguryeo échoue.',
    'Segundo emperador de los Tang y uno de los soberanos más admirados de China. Ganó las guerras de su padre y en 626 mató a dos de sus hermanos en la puerta Xuanwu para hacerse con el trono. Escuchó a ministros tan francos como Wei Zheng, moderó leyes e impuestos y quebró a los turcos orientales, que lo aclamaron Kan Celestial. Fracasó, en cambio, su guerra contra Goguryeo.',
    '唐の第二代皇帝で、中国史上屈指の名君とされる。父・李淵を助けて群雄を平らげたのち、626年の玄武門の変で兄と弟を討って帝位についた。魏徴らの直言をよく容れ、租税と刑罰を軽くし、その治世は「貞観の治」と称えられる。東突厥を破って「天可汗」と仰がれたが、晩年の高句麗遠征は失敗に終わった。',
  ],
  events: [
    { when: '0621', title: ['虎牢一战擒窦建德，迫降王世充', 'Defeats two rivals of the Tang in one battle at Hulao Pass', 'Abat deux rivaux des Tang en une seule bataille à la passe de Hulao', 'Derrota a dos rivales de los Tang en una sola batalla en el paso de Hulao', '虎牢の一戦で唐の二大敵を下す'], at: 'luoyang-tang', weight: 2, with: ['tang-dynasty'], source: ['old-book-of-tang', '2'] },
    { when: '0626-07-02', title: ['玄武门之变，射杀兄长太子建成', 'Ambushes his brothers at the Xuanwu Gate of the palace', 'Tend une embuscade à ses frères à la porte Xuanwu du palais', 'Tiende una emboscada a sus hermanos en la puerta Xuanwu del palacio', '玄武門の変で兄の皇太子を射殺する'], at: 'chang-an', weight: 3, with: ['tang-dynasty'], source: ['old-book-of-tang', '2'] },
    { when: '0630', title: ['灭东突厥，诸蕃尊为“天可汗”', 'Breaks the Eastern Türks and is hailed as Heavenly Khan', 'Brise les Turcs orientaux et reçoit le titre de Khagan céleste', 'Quiebra a los turcos orientales y es aclamado Kan Celestial', '東突厥を滅ぼし「天可汗」と仰がれる'], at: 'chang-an', weight: 3, source: ['old-book-of-tang', '3'] },
    { when: '0640', title: ['平高昌，置安西都护府', 'Annexes Gaochang and sets up the Anxi protectorate', 'Annexe Gaochang et y fonde le protectorat d’Anxi', 'Anexiona Gaochang y crea el protectorado de Anxi', '高昌を滅ぼし安西都護府を置く'], at: 'gaochang', weight: 2, with: ['silk-road'], source: ['old-book-of-tang', '3'] },
    { when: '0645', title: ['亲征高句丽，安市城下不克而还', 'Marches on Goguryeo in person and turns back before Ansi', 'Mène lui-même la campagne de Goguryeo et renonce devant Ansi', 'Dirige en persona la campaña de Goguryeo y se retira ante Ansi', '高句麗に親征し、安市城を落とせず退く'], weight: 2, source: ['zizhi-tongjian', '198'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'tang-dynasty', when: ['0626', '0649'], source: ['old-book-of-tang', '2–3'] },
    { word: 'patron-of', to: 'xuanzang', when: ['0645', '0649'], note: ['为玄奘译经提供译场，并亲撰《大唐三藏圣教序》', 'He gave him a translation bureau and wrote a preface to the new scriptures', 'Il lui offre un bureau de traduction et préface lui-même les nouvelles écritures', 'Le dio una oficina de traducción y escribió el prólogo de las nuevas escrituras', '訳経の場を与え、「大唐三蔵聖教序」を自ら撰した'], source: ['cien-biography', '6'] },
    { word: 'influenced', to: 'silk-road', when: ['0630', '0648'], source: ['lewis-cosmopolitan'] },
    { word: 'lived-in', to: 'chang-an', when: ['0618', '0649'], source: ['old-book-of-tang', '2–3'] },
    { word: 'compared-with', to: 'han-wudi', note: ['后人以“汉武唐宗”并举，作为开边拓土之君的代表', 'Later ages name the two together as the great expanders of the empire', 'La postérité les nomme ensemble comme les grands artisans de l’expansion', 'La posteridad los nombra juntos como los grandes ampliadores del imperio', '後世は漢武・唐宗と並べ、領土を広げた帝王の典型とした'], source: ['cambridge-china', 'vol. 3'] },
    { word: 'adopted', to: 'confucianism', when: ['0626', '0649'], source: ['zhenguan-zhengyao'] },
  ],
});
