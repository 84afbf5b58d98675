import type { Place } from '../subject.ts';

export const revolutions = {
  bastille: {
    at: [48.8532, 2.3692],
    name: ['巴黎巴士底', 'Bastille, Paris', 'la Bastille, Paris', 'la Bastilla, París', 'パリ、バスティーユ'],
  },
  'place-de-la-concorde': {
    at: [48.8656, 2.3212],
    name: [
      '巴黎协和广场',
      'Place de la Concorde, Paris',
      'place de la Concorde, Paris',
      'plaza de la Concordia, París',
      'パリ、コンコルド広場',
    ],
  },
  lexington: { at: [42.4473, -71.2245], name: ['列克星敦', 'Lexington', 'Lexington', 'Lexington', 'レキシントン'] },
  saratoga: { at: [43.0007, -73.638], name: ['萨拉托加', 'Saratoga', 'Saratoga', 'Saratoga', 'サラトガ'] },
  yorktown: { at: [37.2388, -76.5097], name: ['约克敦', 'Yorktown', 'Yorktown', 'Yorktown', 'ヨークタウン'] },
  philadelphia: {
    at: [39.9489, -75.15],
    name: ['费城', 'Philadelphia', 'Philadelphie', 'Filadelfia', 'フィラデルフィア'],
  },
  'new-york': { at: [40.7128, -74.006], name: ['纽约', 'New York', 'New York', 'Nueva York', 'ニューヨーク'] },
  'mount-vernon': {
    at: [38.7079, -77.0861],
    name: ['弗农山庄', 'Mount Vernon', 'Mount Vernon', 'Mount Vernon', 'マウントヴァーノン'],
  },
  'national-archives-washington': {
    at: [38.8928, -77.023],
    name: [
      '华盛顿国家档案馆',
      'National Archives, Washington',
      'Archives nationales, Washington',
      'Archivos Nacionales, Washington',
      'ワシントン国立公文書館',
    ],
  },
  'washington-dc': {
    at: [38.9072, -77.0369],
    name: ['华盛顿', 'Washington', 'Washington', 'Washington', 'ワシントン'],
  },
  'bois-caiman': {
    at: [19.73, -72.2],
    name: [
      '海地北部平原',
      'Northern plain of Haiti',
      'Plaine du Nord, Haïti',
      'Llanura del Norte, Haití',
      'ハイチ北部平野',
    ],
  },
  vertieres: { at: [19.743, -72.22], name: ['韦尔蒂埃', 'Vertières', 'Vertières', 'Vertières', 'ヴェルティエール'] },
  gonaives: { at: [19.4475, -72.6892], name: ['戈纳伊夫', 'Gonaïves', 'Les Gonaïves', 'Gonaïves', 'ゴナイーヴ'] },
  'fort-de-joux': {
    at: [46.8722, 6.3739],
    name: ['茹堡', 'Fort de Joux', 'fort de Joux', 'fuerte de Joux', 'ジュー要塞'],
  },
  kingston: {
    at: [17.9712, -76.7928],
    name: ['牙买加金斯敦', 'Kingston, Jamaica', 'Kingston, Jamaïque', 'Kingston, Jamaica', 'ジャマイカ、キングストン'],
  },
  boyaca: { at: [5.45, -73.43], name: ['博亚卡', 'Boyacá', 'Boyacá', 'Boyacá', 'ボヤカ'] },
  guayaquil: { at: [-2.1894, -79.8891], name: ['瓜亚基尔', 'Guayaquil', 'Guayaquil', 'Guayaquil', 'グアヤキル'] },
  'santa-marta': {
    at: [11.228, -74.177],
    name: ['圣玛尔塔', 'Santa Marta', 'Santa Marta', 'Santa Marta', 'サンタ・マルタ'],
  },
  'saint-petersburg': {
    at: [59.9386, 30.3141],
    name: ['圣彼得堡', 'Saint Petersburg', 'Saint-Pétersbourg', 'San Petersburgo', 'サンクトペテルブルク'],
  },
  poltava: { at: [49.5883, 34.5514], name: ['波尔塔瓦', 'Poltava', 'Poltava', 'Poltava', 'ポルタヴァ'] },
  glasgow: { at: [55.8642, -4.2518], name: ['格拉斯哥', 'Glasgow', 'Glasgow', 'Glasgow', 'グラスゴー'] },
  manchester: {
    at: [53.4808, -2.2426],
    name: ['曼彻斯特', 'Manchester', 'Manchester', 'Mánchester', 'マンチェスター'],
  },
  jamestown: { at: [37.2098, -76.778], name: ['詹姆斯敦', 'Jamestown', 'Jamestown', 'Jamestown', 'ジェームズタウン'] },
  'fort-sumter': {
    at: [32.7523, -79.8747],
    name: ['萨姆特堡', 'Fort Sumter', 'fort Sumter', 'fuerte Sumter', 'サムター要塞'],
  },
  gettysburg: {
    at: [39.8118, -77.2256],
    name: ['葛底斯堡', 'Gettysburg', 'Gettysburg', 'Gettysburg', 'ゲティスバーグ'],
  },
  appomattox: {
    at: [37.3773, -78.796],
    name: ['阿波马托克斯', 'Appomattox', 'Appomattox', 'Appomattox', 'アポマトックス'],
  },
  combahee: {
    at: [32.65, -80.68],
    name: ['卡姆比河', 'Combahee River', 'rivière Combahee', 'río Combahee', 'コンバヒー川'],
  },
  jintian: {
    at: [23.5, 110.1],
    name: ['广西金田村', 'Jintian, Guangxi', 'Jintian, Guangxi', 'Jintian, Guangxi', '広西、金田村'],
  },
  meerut: { at: [28.9845, 77.7064], name: ['密拉特', 'Meerut', 'Meerut', 'Meerut', 'メーラト'] },
  jhansi: { at: [25.4484, 78.5685], name: ['詹西', 'Jhansi', 'Jhansi', 'Jhansi', 'ジャーンシー'] },
  gwalior: { at: [26.2183, 78.1828], name: ['瓜廖尔', 'Gwalior', 'Gwalior', 'Gwalior', 'グワーリヤル'] },
  varennes: { at: [49.2272, 5.0347], name: ['瓦雷讷', 'Varennes', 'Varennes', 'Varennes', 'ヴァレンヌ'] },
  trafalgar: {
    at: [36.29, -6.25],
    name: ['特拉法尔加角', 'Cape Trafalgar', 'cap Trafalgar', 'cabo Trafalgar', 'トラファルガー岬'],
  },
  tilsit: { at: [55.08, 21.89], name: ['提尔西特', 'Tilsit', 'Tilsit', 'Tilsit', 'ティルジット'] },
  cromford: { at: [53.1094, -1.5564], name: ['克罗姆福德', 'Cromford', 'Cromford', 'Cromford', 'クロムフォード'] },
  kanpur: { at: [26.4667, 80.35], name: ['坎普尔', 'Kanpur', 'Kanpur', 'Kanpur', 'カーンプル'] },
  yongan: {
    at: [24.2, 110.52],
    name: [
      '永安（今广西蒙山）',
      'Yong’an (Mengshan, Guangxi)',
      'Yong’an (Mengshan, Guangxi)',
      'Yong’an (Mengshan, Guangxi)',
      '永安（現・広西蒙山）',
    ],
  },
  anqing: { at: [30.51, 117.05], name: ['安庆', 'Anqing', 'Anqing', 'Anqing', '安慶'] },
} as const satisfies Record<string, Place>;
