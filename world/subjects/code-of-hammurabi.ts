import { subject } from '../subject.ts';

export default subject({
  id: 'code-of-hammurabi',
  kind: 'book',
  region: 'near-east',
  names: ['汉谟拉比法典', 'Code of Hammurabi', 'Code de Hammurabi', 'Código de Hammurabi', 'ハンムラビ法典'],
  otherNames: [
    ['汉谟拉比石柱'],
    ['Laws of Hammurabi', 'Codex Hammurabi'],
    ['Lois de Hammurabi', 'Stèle de Hammurabi'],
    ['Leyes de Hammurabi', 'Estela de Hammurabi'],
    ['ハムラビ法典'],
  ],
  times: [{ role: 'made', span: ['-1755~', '-1750~'], source: ['roth-law-collections'] }],
  place: {
    at: [48.8606, 2.3376],
    name: ['巴黎卢浮宫', 'Louvre, Paris', 'Louvre, Paris', 'Louvre, París', 'パリ・ルーヴル美術館'],
  },
  summary: [
    '现存最完整的古代两河流域法律汇编，刻在高约2.25米的黑色石碑上。碑首是国王立于太阳神沙马什之前，其下以阿卡德语刻序言、约二百八十条判例和诅咒跋文，内容涉及盗窃、租佃、借贷、婚姻、继承与伤害，量刑视当事人身份而异。石碑前12世纪被掠至苏萨，1901至1902年冬由法国考古队发现，今藏卢浮宫。',
    'The fullest law collection of ancient Mesopotamia to survive, carved on a dark stone stele 2.25 metres high. Under a relief of the king before the sun god Shamash stand a prologue, some 280 rulings in Akkadian and an epilogue of curses. They deal with theft, tenancy, loans, marriage, inheritance and injury, and penalties vary with rank. Carried off to Susa in the twelfth century BC, the stele was found there in the winter of 1901–02.',
    'Le recueil de lois le plus complet qui nous reste de la Mésopotamie ancienne, gravé sur une stèle sombre de 2,25 m. Sous le relief du roi devant le dieu-soleil Shamash se lisent un prologue, quelque 280 sentences en akkadien et un épilogue de malédictions. Vol, fermage, prêt, mariage, héritage, blessures : les peines varient selon le rang. Emportée à Suse au XIIᵉ siècle av. J.-C., la stèle y fut trouvée dans l’hiver 1901-1902.',
    'La colección de leyes más completa que se conserva de la antigua Mesopotamia, grabada en una estela oscura de 2,25 metros. Bajo el relieve del rey ante el dios solar Shamash hay un prólogo, unas 280 sentencias en acadio y un epílogo de maldiciones. Tratan de robos, arriendos, préstamos, matrimonio, herencia y lesiones, y las penas varían según el rango. Llevada a Susa en el siglo XII a. C., se halló allí en el invierno de 1901-1902.',
    '古代メソポタミアの法集成のうち最もよく残るもので、高さ約2.25メートルの黒い石碑に刻まれる。太陽神シャマシュの前に立つ王の浮彫の下に、前文、アッカド語の約二百八十の判決文、呪いの後書きが続く。盗み、小作、貸借、婚姻、相続、傷害を扱い、刑は身分により異なる。前12世紀にスーサへ運び去られ、1901～02年の冬に発見された。',
  ],
  events: [
    {
      when: '-1755~',
      title: [
        '法典刻成，石碑立于巴比伦尼亚各地神庙',
        'The laws are carved and stelae set up in Babylonian temples',
        'Les lois sont gravées et les stèles dressées dans les temples',
        'Se graban las leyes y se erigen estelas en los templos',
        '法典が刻まれ、バビロニアの神殿に石碑が立てられる',
      ],
      at: 'babylon',
      weight: 3,
      with: ['hammurabi'],
      source: ['hammurabi-stele'],
    },
    {
      when: '-1158~',
      title: [
        '埃兰王舒特鲁克纳洪特将石碑掠至苏萨',
        'Shutruk-Nahhunte of Elam carries the stele off to Susa',
        'Shutruk-Nahhunte d’Élam emporte la stèle à Suse',
        'Shutruk-Nahhunte de Elam se lleva la estela a Susa',
        'エラム王シュトルク・ナフンテが石碑をスーサへ運び去る',
      ],
      at: 'susa',
      weight: 2,
      source: ['scheil-susa'],
    },
    {
      when: ['1901-12', '1902-01'],
      title: [
        '摩根率领的法国考古队在苏萨掘得石碑',
        'De Morgan’s French expedition unearths the stele at Susa',
        'La mission française de Morgan exhume la stèle à Suse',
        'La misión francesa de De Morgan desentierra la estela en Susa',
        'ド・モルガンのフランス隊がスーサで石碑を発掘する',
      ],
      at: 'susa',
      weight: 2,
      source: ['scheil-susa'],
    },
  ],
  relations: [
    { word: 'written-in-script', to: 'cuneiform', source: ['hammurabi-stele'] },
    {
      word: 'depicts',
      to: 'hammurabi',
      note: [
        '碑首浮雕中，国王举手致敬，沙马什授以杖与环',
        'At the top the king raises a hand in reverence while Shamash extends rod and ring',
        'Au sommet, le roi lève la main en signe de respect et Shamash lui tend le bâton et l’anneau',
        'Arriba el rey alza la mano en reverencia y Shamash le tiende la vara y el anillo',
        '頂の浮彫で王は手を挙げて敬い、シャマシュは杖と輪を差し出す',
      ],
      source: ['hammurabi-stele'],
    },
    { word: 'tells-of', to: 'babylon', source: ['hammurabi-stele', 'prologue'] },
    { word: 'tells-of', to: 'ur', source: ['hammurabi-stele', 'prologue'] },
    {
      word: 'compared-with',
      to: 'hittites',
      note: [
        '赫梯法典多处以赔偿代替死刑与断肢',
        'The Hittite laws often take compensation where Hammurabi demands death or a limb',
        'Les lois hittites préfèrent souvent la compensation là où Hammurabi exige la mort ou un membre',
        'Las leyes hititas suelen pedir compensación donde Hammurabi exige la muerte o un miembro',
        'ヒッタイト法は、ハンムラビが死や身体刑を科すところでしばしば賠償を求める',
      ],
      source: ['roth-law-collections'],
    },
  ],
});
