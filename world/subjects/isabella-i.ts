import { subject } from '../subject.ts';

export default subject({
  id: 'isabella-i',
  kind: 'person',
  region: 'europe',
  names: ['伊莎贝拉一世', 'Isabella I of Castile', 'Isabelle la Catholique', 'Isabel la Católica', 'イサベル一世'],
  otherNames: [
    ['天主教徒伊莎贝拉'],
    ['Isabella the Catholic'],
    ['Isabelle Iʳᵉ de Castille'],
    ['Isabel I de Castilla'],
    ['カスティーリャ女王イサベル'],
  ],
  times: [
    { role: 'life', span: ['1451-04-22', '1504-11-26'], source: ['tremlett-isabella'] },
    { role: 'reign', span: ['1474-12-13', '1504-11-26'], source: ['tremlett-isabella'] },
  ],
  place: {
    at: [41.0633, -5.0919],
    name: [
      '马德里加尔-德拉斯阿尔塔斯托雷斯',
      'Madrigal de las Altas Torres',
      'Madrigal de las Altas Torres',
      'Madrigal de las Altas Torres',
      'マドリガル・デ・ラス・アルタス・トレス',
    ],
  },
  summary: [
    '卡斯蒂利亚女王。1469年不顾兄长反对嫁阿拉贡的费尔南多，1474年在塞哥维亚自立即位，内战得胜后与丈夫共治。1480年设宗教裁判所；1492年攻克格拉纳达，驱逐不肯改宗的犹太人，并资助哥伦布西航。她整顿司法与教会，使王权压过贵族；遗嘱要求善待印第安人，后人并未遵行。',
    'Queen of Castile. In 1469, against her brother’s will, she married Ferdinand of Aragon; in 1474 she had herself crowned at Segovia and won the war that followed. The Inquisition began its work under her in 1480. In 1492 Granada fell, the Jews who would not convert were expelled, and Columbus sailed with her support. Her will asked that the Indians be treated justly; it was not obeyed.',
    'Reine de Castille. En 1469, contre la volonté de son frère, elle épouse Ferdinand d’Aragon ; en 1474, elle se fait couronner à Ségovie et gagne la guerre qui s’ensuit. L’Inquisition s’installe en 1480. En 1492, Grenade tombe, les juifs qui refusent le baptême sont expulsés, et Colomb part avec son appui. Son testament demandait justice pour les Indiens ; il ne fut pas suivi.',
    'Reina de Castilla. En 1469, contra la voluntad de su hermano, se casó con Fernando de Aragón; en 1474 se hizo proclamar en Segovia y ganó la guerra que siguió. En 1480 empezó a actuar la Inquisición. En 1492 cayó Granada, se expulsó a los judíos que no se bautizaron y Colón zarpó con su apoyo. Su testamento pedía justicia para los indios; no se cumplió.',
    'カスティーリャ女王。1469年、兄王の意に反してアラゴンのフェルナンドと結婚し、1474年にセゴビアで即位、続く内戦に勝って夫と共に治めた。1480年に異端審問が始まる。1492年にはグラナダを陥落させ、改宗しないユダヤ人を追放し、コロンブスの航海を支援した。遺言では先住民の公正な扱いを求めたが、守られなかった。',
  ],
  events: [
    {
      when: '1474-12-13',
      title: [
        '在塞哥维亚自立为女王',
        'Is proclaimed queen at Segovia',
        'Se fait proclamer reine à Ségovie',
        'Se proclama reina en Segovia',
        'セゴビアで女王に即位する',
      ],
      at: 'segovia',
      weight: 2,
      source: ['tremlett-isabella'],
    },
    {
      when: '1492-01-02',
      title: [
        '与费尔南多接受格拉纳达投降',
        'Receives the surrender of Granada with Ferdinand',
        'Reçoit avec Ferdinand la reddition de Grenade',
        'Recibe con Fernando la rendición de Granada',
        '夫とともにグラナダの降伏を受ける',
      ],
      at: 'alhambra',
      weight: 3,
      with: ['alhambra'],
      source: ['elliott-imperial-spain'],
    },
    {
      when: '1492-03-31',
      title: [
        '下令驱逐犹太人',
        'Signs the decree expelling the Jews',
        'Signe le décret d’expulsion des juifs',
        'Firma el decreto de expulsión de los judíos',
        'ユダヤ人追放令に署名する',
      ],
      at: 'alhambra',
      weight: 3,
      source: ['elliott-imperial-spain'],
    },
  ],
  relations: [
    { word: 'patron-of', to: 'christopher-columbus', when: ['1492', '1504'], source: ['phillips-columbus'] },
    { word: 'founder-of', to: 'spanish-empire', when: '1492', source: ['elliott-imperial-spain'] },
    { word: 'conquered', to: 'alhambra', when: '1492-01-02', source: ['grabar-alhambra'] },
  ],
  same: { wikidata: 'Q45859' },
});
