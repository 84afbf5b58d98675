import { subject } from '../subject.ts';

export default subject({
  id: 'tikal',
  kind: 'site',
  region: 'americas',
  names: ['蒂卡尔', 'Tikal', 'Tikal', 'Tikal', 'ティカル'],
  otherNames: [
    ['穆图尔', '亚克斯穆塔尔'],
    ['Mutul', 'Yax Mutal'],
    ['Mutul', 'Yax Mutal'],
    ['Mutul', 'Yax Mutal'],
    ['ムトゥル', 'ヤシュ・ムタル'],
  ],
  times: [
    { role: 'span', span: ['-0600~', '0900~'], source: ['martin-grube'] },
    { role: 'made', span: ['-0350~', '0810~'], source: ['coe-maya'] },
  ],
  place: {
    at: [17.222, -89.6237],
    name: ['危地马拉佩滕省', 'Petén, Guatemala', 'Petén, Guatemala', 'Petén, Guatemala', 'グアテマラ、ペテン県'],
  },
  summary: [
    '危地马拉佩滕雨林中的玛雅古城，古典期最强大的王国之一，古名穆图尔。378年与特奥蒂瓦坎有关的人物到来，新王朝由此开始；6世纪败于卡拉克穆尔一方，沉寂逾百年。695年哈索·昌·卡维尔一世击败宿敌，重振国势，他的陵墓上方矗立着高约47米的一号神庙。9世纪后城市荒废，如今为国家公园。',
    'A Maya city in the forest of the Petén in Guatemala, one of the strongest kingdoms of the Classic period, anciently called Mutul. Strangers linked with Teotihuacan changed its dynasty in 378; defeat by Calakmul’s side in the sixth century silenced it for over a hundred years. Jasaw Chan K’awiil restored it in 695 and lies beneath Temple I, some 47 metres high. It was abandoned about 900.',
    'Cité maya de la forêt du Petén, au Guatemala, l’un des plus puissants royaumes de l’époque classique, jadis nommé Mutul. Des étrangers liés à Teotihuacan en changent la dynastie en 378 ; vaincue par le camp de Calakmul au VIᵉ siècle, elle se tait plus de cent ans. Jasaw Chan K’awiil la relève en 695 et repose sous le Temple I, haut de 47 mètres environ. Elle est abandonnée vers 900.',
    'Ciudad maya de la selva del Petén, en Guatemala, uno de los reinos más poderosos del Clásico, llamado antiguamente Mutul. En 378, extranjeros ligados a Teotihuacan cambiaron su dinastía; derrotada por el bando de Calakmul en el siglo VI, calló más de cien años. Jasaw Chan K’awiil la restauró en 695 y yace bajo el Templo I, de unos 47 metros. Quedó abandonada hacia 900.',
    'グアテマラ・ペテンの密林にあるマヤの都市で、古名をムトゥルといい、古典期有数の強国であった。378年、テオティワカンとかかわる人々の到来で王朝が代わり、6世紀にはカラクムル陣営に敗れて百年余り沈黙する。695年に宿敵を破って国を立て直したハサウ・チャン・カウィールは、高さ約47メートルの1号神殿の下に眠る。900年頃に放棄された。',
  ],
  events: [
    {
      when: '0378-01-16',
      title: [
        '西亚·卡克抵达，国王查克·托克·伊查克一世死去',
        'Siyaj K’ahk’ arrives; King Chak Tok Ich’aak I dies the same day',
        'Arrivée de Siyaj K’ahk’ ; le roi Chak Tok Ich’aak Iᵉʳ meurt ce jour-là',
        'Llega Siyaj K’ahk’; ese día muere el rey Chak Tok Ich’aak I',
        'シヤフ・カックが到来し、王チャク・トク・イチャーク一世が死ぬ',
      ],
      at: 'tikal',
      weight: 3,
      with: ['teotihuacan'],
      source: ['tikal-stela-31'],
    },
    {
      when: '0562',
      title: [
        '败于卡拉克穆尔阵营',
        'Is defeated by the allies of Calakmul',
        'Est vaincue par le camp de Calakmul',
        'Es derrotada por el bando de Calakmul',
        'カラクムル陣営に敗れる',
      ],
      at: 'tikal',
      weight: 2,
      source: ['martin-grube'],
    },
    {
      when: '0695-08',
      title: [
        '哈索·昌·卡维尔一世击败卡拉克穆尔',
        'Jasaw Chan K’awiil I defeats Calakmul',
        'Jasaw Chan K’awiil Iᵉʳ vainc Calakmul',
        'Jasaw Chan K’awiil I vence a Calakmul',
        'ハサウ・チャン・カウィール一世がカラクムルを破る',
      ],
      at: 'calakmul',
      weight: 3,
      source: ['tikal-temple-i-lintel'],
    },
    {
      when: '0869',
      title: [
        '立下最后一块有年代的石碑',
        'Sets up its last dated stela',
        'Érige sa dernière stèle datée',
        'Erige su última estela fechada',
        '年代のわかる最後の石碑が立てられる',
      ],
      at: 'tikal',
      weight: 2,
      source: ['martin-grube'],
    },
  ],
  relations: [
    { word: 'part-of', to: 'maya', source: ['coe-maya'] },
    { word: 'traded-with', to: 'teotihuacan', when: ['0250~', '0550~'], source: ['martin-grube'] },
    {
      word: 'carried-on',
      to: 'teotihuacan',
      when: '0695',
      note: [
        '庆功时国王刻意采用早已衰亡的特奥蒂瓦坎的战争蛇神像',
        'For his triumph the king took up the war serpent of Teotihuacan, a city already fallen',
        'Pour son triomphe, le roi reprit le serpent guerrier de Teotihuacan, cité déjà déchue',
        'Para su triunfo, el rey retomó la serpiente guerrera de Teotihuacan, ciudad ya caída',
        '勝利の祝いに王は、すでに滅びたテオティワカンの戦いの蛇の像を用いた',
      ],
      source: ['tikal-temple-i-lintel'],
    },
    {
      word: 'compared-with',
      to: 'angkor-wat',
      note: [
        '二者都处热带林中，蓄水设施维系着散布的居民',
        'Both stood in tropical forest and lived on great works for storing water',
        'Toutes deux vivaient en forêt tropicale grâce à de vastes ouvrages de retenue d’eau',
        'Ambas vivieron en la selva tropical gracias a grandes obras para guardar agua',
        'ともに熱帯林にあり、大規模な貯水施設に支えられていた',
      ],
      source: ['fletcher-low-density'],
    },
  ],
});
