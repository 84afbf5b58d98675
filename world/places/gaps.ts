import type { Place } from '../subject.ts';

export const gaps = {
  'heijo-kyo': {
    at: [34.692, 135.795],
    name: ['平城京（奈良）', 'Heijō-kyō, Nara', 'Heijō-kyō, Nara', 'Heijō-kyō, Nara', '平城京（奈良）'],
  },
  matsusaka: { at: [34.578, 136.527], name: ['松阪', 'Matsusaka', 'Matsusaka', 'Matsusaka', '松阪'] },
  'port-arthur': {
    at: [38.8, 121.25],
    name: ['旅顺', 'Port Arthur (Lüshun)', 'Port-Arthur (Lüshun)', 'Port Arthur (Lüshun)', '旅順'],
  },
  'portsmouth-new-hampshire': {
    at: [43.08, -70.74],
    name: [
      '朴次茅斯海军船厂',
      'Portsmouth Navy Yard',
      'arsenal de Portsmouth',
      'astillero de Portsmouth',
      'ポーツマス海軍工廠',
    ],
  },
  pevensey: { at: [50.82, 0.34], name: ['佩文西', 'Pevensey', 'Pevensey', 'Pevensey', 'ペヴェンシー'] },
  'stamford-bridge': {
    at: [53.99, -0.91],
    name: ['斯坦福桥', 'Stamford Bridge', 'Stamford Bridge', 'Stamford Bridge', 'スタンフォード・ブリッジ'],
  },
  'senlac-hill': {
    at: [50.915, 0.487],
    name: [
      '森拉克山（今巴特尔）',
      'Senlac Hill (Battle)',
      'colline de Senlac (Battle)',
      'colina de Senlac (Battle)',
      'センラックの丘（現バトル）',
    ],
  },
  'westminster-abbey': {
    at: [51.4993, -0.1273],
    name: [
      '威斯敏斯特教堂',
      'Westminster Abbey',
      'abbaye de Westminster',
      'abadía de Westminster',
      'ウェストミンスター寺院',
    ],
  },
  hertogenbosch: {
    at: [51.69, 5.3],
    name: ['斯海尔托亨博斯', '’s-Hertogenbosch', 'Bois-le-Duc', 'Bolduque', 'スヘルトーヘンボス'],
  },
  'nassau-palace': {
    at: [50.843, 4.358],
    name: [
      '布鲁塞尔拿骚宫',
      'Nassau palace, Brussels',
      'palais de Nassau, Bruxelles',
      'palacio de Nassau, Bruselas',
      'ブリュッセル、ナッサウ宮',
    ],
  },
  escorial: {
    at: [40.589, -4.148],
    name: ['埃斯科里亚尔修道院', 'El Escorial', 'Escurial', 'El Escorial', 'エル・エスコリアル'],
  },
  'lascaux-cave': {
    at: [45.054, 1.169],
    name: [
      '蒙蒂尼亚克，拉斯科山',
      'Lascaux hill, Montignac',
      'colline de Lascaux, Montignac',
      'colina de Lascaux, Montignac',
      'モンティニャック、ラスコーの丘',
    ],
  },
  'chichen-itza-castillo': {
    at: [20.683, -88.569],
    name: ['奇琴伊察', 'Chichén Itzá', 'Chichén Itzá', 'Chichén Itzá', 'チチェン・イッツァ'],
  },
  'germus-hills': {
    at: [37.223, 38.922],
    name: [
      '尚勒乌尔法东北的格尔穆什山',
      'Germuş hills near Şanlıurfa',
      'monts Germuş, près de Şanlıurfa',
      'montes Germuş, cerca de Şanlıurfa',
      'シャンルウルファ近郊のゲルムシュ丘陵',
    ],
  },
  'marpo-ri': {
    at: [29.6577, 91.1169],
    name: ['拉萨红山', 'Marpo Ri, Lhasa', 'Marpo Ri, Lhassa', 'Marpo Ri, Lhasa', 'ラサ、マルポリの丘'],
  },
  norbulingka: {
    at: [29.654, 91.087],
    name: ['拉萨罗布林卡', 'Norbulingka, Lhasa', 'Norbulingka, Lhassa', 'Norbulingka, Lhasa', 'ラサ、ノルブリンカ'],
  },
  nairobi: { at: [-1.29, 36.82], name: ['内罗毕', 'Nairobi', 'Nairobi', 'Nairobi', 'ナイロビ'] },
  'oslo-city-hall': {
    at: [59.912, 10.734],
    name: ['奥斯陆市政厅', 'Oslo City Hall', 'hôtel de ville d’Oslo', 'Ayuntamiento de Oslo', 'オスロ市庁舎'],
  },
  nukualofa: { at: [-21.14, -175.2], name: ['努库阿洛法', 'Nuku‘alofa', 'Nuku’alofa', 'Nukualofa', 'ヌクアロファ'] },
  'beijing-academy': {
    at: [39.94, 116.42],
    name: [
      '北京，中医研究院',
      'Academy of Traditional Chinese Medicine, Beijing',
      'Académie de médecine chinoise, Pékin',
      'Academia de Medicina China, Pekín',
      '北京、中医研究院',
    ],
  },
  'new-delhi': { at: [28.6, 77.2], name: ['新德里', 'New Delhi', 'New Delhi', 'Nueva Delhi', 'ニューデリー'] },
  dhaka: { at: [23.73, 90.4], name: ['达卡', 'Dhaka', 'Dacca', 'Daca', 'ダッカ'] },
  'plymouth-sound': { at: [50.34, -4.14], name: ['普利茅斯', 'Plymouth', 'Plymouth', 'Plymouth', 'プリマス'] },
  'endeavour-river': {
    at: [-15.46, 145.25],
    name: [
      '奋进河口（库克敦）',
      'Endeavour River (Cooktown)',
      'rivière Endeavour (Cooktown)',
      'río Endeavour (Cooktown)',
      'エンデバー川（クックタウン）',
    ],
  },
  'antarctic-circle': {
    at: [-66.6, 39.6],
    name: [
      '南极圈，东经39.6度',
      'Antarctic Circle, 39.6° E',
      'cercle antarctique, 39,6° E',
      'círculo antártico, 39,6° E',
      '南極圏、東経39.6度',
    ],
  },
  'nootka-sound': {
    at: [49.6, -126.6],
    name: ['努特卡湾', 'Nootka Sound', 'baie de Nootka', 'ensenada de Nootka', 'ヌートカ湾'],
  },
  'bay-of-islands': {
    at: [-35.2, 174.1],
    name: ['岛屿湾', 'Bay of Islands', 'baie des Îles', 'bahía de las Islas', 'アイランズ湾'],
  },
  chinon: { at: [47.17, 0.24], name: ['希农', 'Chinon', 'Chinon', 'Chinon', 'シノン'] },
  'paramo-de-pisba': {
    at: [5.97, -72.5],
    name: ['皮斯巴荒原', 'Páramo de Pisba', 'páramo de Pisba', 'páramo de Pisba', 'ピスバ高地'],
  },
  libau: {
    at: [56.52, 21],
    name: ['利巴瓦（利耶帕亚）', 'Libau (Liepāja)', 'Libau (Liepāja)', 'Libau (Liepāja)', 'リバウ（リエパーヤ）'],
  },
  charleroi: { at: [50.41, 4.44], name: ['沙勒罗瓦', 'Charleroi', 'Charleroi', 'Charleroi', 'シャルルロワ'] },
  jiangling: { at: [30.35, 112.19], name: ['江陵', 'Jiangling', 'Jiangling', 'Jiangling', '江陵'] },
  'edirne-1453': { at: [41.677, 26.556], name: ['埃迪尔内', 'Edirne', 'Edirne', 'Edirne', 'エディルネ'] },
} as const satisfies Record<string, Place>;
