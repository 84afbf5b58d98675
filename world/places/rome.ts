import type { Place } from '../subject.ts';

export const rome = {
  alesia: { at: [47.537, 4.49], name: ['阿莱西亚', 'Alesia', 'Alésia', 'Alesia', 'アレシア'] },
  rubicon: { at: [44.09, 12.4], name: ['卢比孔河', 'River Rubicon', 'Rubicon', 'río Rubicón', 'ルビコン川'] },
  pharsalus: { at: [39.3, 22.38], name: ['法萨卢斯', 'Pharsalus', 'Pharsale', 'Farsalia', 'ファルサルス'] },
  nola: { at: [40.926, 14.528], name: ['诺拉', 'Nola', 'Nole', 'Nola', 'ノラ'] },
  kalkriese: { at: [52.408, 8.129], name: ['卡尔克里泽', 'Kalkriese', 'Kalkriese', 'Kalkriese', 'カルクリーゼ'] },
  'sarmizegetusa-regia': {
    at: [45.622, 23.309],
    name: ['萨尔米泽杰图萨', 'Sarmizegetusa Regia', 'Sarmizégétuse', 'Sarmizegetusa', 'サルミゼゲトゥサ'],
  },
  'ctesiphon-on-tigris': {
    at: [33.094, 44.581],
    name: ['泰西封', 'Ctesiphon', 'Ctésiphon', 'Ctesifonte', 'クテシフォン'],
  },
  'selinus-cilicia': {
    at: [36.258, 32.282],
    name: [
      '奇里乞亚的塞利努斯',
      'Selinus in Cilicia',
      'Sélinonte de Cilicie',
      'Selinunte de Cilicia',
      'キリキアのセリヌス',
    ],
  },
  carnuntum: { at: [48.115, 16.858], name: ['卡农图姆', 'Carnuntum', 'Carnuntum', 'Carnuntum', 'カルヌントゥム'] },
  vindobona: {
    at: [48.211, 16.372],
    name: [
      '文多博纳（今维也纳）',
      'Vindobona (Vienna)',
      'Vindobona (Vienne)',
      'Vindobona (Viena)',
      'ウィンドボナ（現ウィーン）',
    ],
  },
  'hron-river': {
    at: [47.82, 18.74],
    name: [
      '格兰河（今赫龙河）',
      'River Granua (Hron)',
      'rivière Granua (Hron)',
      'río Granua (Hron)',
      'グラヌア川（現フロン川）',
    ],
  },
  eboracum: {
    at: [53.962, -1.082],
    name: ['埃博拉库姆（今约克）', 'Eboracum (York)', 'Eboracum (York)', 'Eboracum (York)', 'エボラクム（現ヨーク）'],
  },
  'milvian-bridge': {
    at: [41.9356, 12.4669],
    name: ['米尔维安桥', 'Milvian Bridge', 'pont Milvius', 'puente Milvio', 'ミルウィウス橋'],
  },
  nicaea: { at: [40.429, 29.72], name: ['尼西亚', 'Nicaea', 'Nicée', 'Nicea', 'ニカイア'] },
  nicomedia: { at: [40.766, 29.917], name: ['尼科米底亚', 'Nicomedia', 'Nicomédie', 'Nicomedia', 'ニコメディア'] },
  mediolanum: { at: [45.464, 9.19], name: ['米兰', 'Milan', 'Milan', 'Milán', 'ミラノ'] },
  'ravenna-imperial': { at: [44.4175, 12.1996], name: ['拉文纳', 'Ravenna', 'Ravenne', 'Rávena', 'ラヴェンナ'] },
  thessalonica: {
    at: [40.64, 22.944],
    name: ['塞萨洛尼基', 'Thessalonica', 'Thessalonique', 'Tesalónica', 'テッサロニカ'],
  },
  'yarmuk-river': { at: [32.75, 35.9], name: ['雅尔穆克河', 'River Yarmuk', 'Yarmouk', 'río Yarmuk', 'ヤルムーク川'] },
  chersonesos: {
    at: [44.611, 33.493],
    name: ['克森尼索', 'Chersonesos', 'Chersonèse Taurique', 'Quersoneso', 'ケルソネソス'],
  },
  manzikert: { at: [39.145, 42.54], name: ['曼济科特', 'Manzikert', 'Mantzikert', 'Manzikert', 'マンジケルト'] },
  saguntum: { at: [39.676, -0.277], name: ['萨贡托', 'Saguntum', 'Sagonte', 'Sagunto', 'サグントゥム'] },
  'alpine-crossing': {
    at: [45.1, 6.9],
    name: ['阿尔卑斯山西段', 'Western Alps', 'Alpes occidentales', 'Alpes occidentales', 'アルプス西部'],
  },
  'cannae-battlefield': { at: [41.306, 16.133], name: ['坎尼', 'Cannae', 'Cannes', 'Cannas', 'カンナエ'] },
  'zama-battlefield': { at: [36.3, 9.45], name: ['扎马', 'Zama', 'Zama', 'Zama', 'ザマ'] },
  'syracuse-sicily': { at: [37.06, 15.293], name: ['叙拉古', 'Syracuse', 'Syracuse', 'Siracusa', 'シュラクサイ'] },
  'rumeli-hisari': {
    at: [41.0847, 29.0561],
    name: ['鲁梅利堡垒', 'Rumeli Hisarı', 'Rumeli Hisarı', 'Rumeli Hisarı', 'ルメリ・ヒサル'],
  },
  'golden-horn': { at: [41.03, 28.955], name: ['金角湾', 'Golden Horn', 'Corne d’Or', 'Cuerno de Oro', '金角湾'] },
  'nicopolis-epirus': {
    at: [39.008, 20.734],
    name: ['尼科波利斯', 'Nicopolis in Epirus', 'Nicopolis d’Épire', 'Nicópolis de Epiro', 'エペイロスのニコポリス'],
  },
  zurich: { at: [47.372, 8.542], name: ['苏黎世', 'Zurich', 'Zurich', 'Zúrich', 'チューリヒ'] },
  wittenberg: {
    at: [51.866, 12.649],
    name: ['维滕贝格', 'Wittenberg', 'Wittemberg', 'Wittenberg', 'ヴィッテンベルク'],
  },
} as const satisfies Record<string, Place>;
