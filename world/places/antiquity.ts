import type { Place } from '../subject.ts';

export const antiquity = {
  gusu: {
    at: [31.2989, 120.5853],
    name: ['姑苏（今苏州）', 'Gusu (Suzhou)', 'Gusu (Suzhou)', 'Gusu (Suzhou)', '姑蘇（現蘇州）'],
  },
  'linyi-yinqueshan': {
    at: [35.0555, 118.345],
    name: ['临沂银雀山', 'Yinqueshan, Linyi', 'Yinqueshan, Linyi', 'Yinqueshan, Linyi', '臨沂、銀雀山'],
  },
  ithaca: { at: [38.365, 20.721], name: ['伊萨卡', 'Ithaca', 'Ithaque', 'Ítaca', 'イタカ'] },
  ayodhya: { at: [26.7922, 82.1998], name: ['阿逾陀', 'Ayodhya', 'Ayodhya', 'Ayodhya', 'アヨーディヤー'] },
  brundisium: {
    at: [40.638, 17.9459],
    name: ['布伦迪西乌姆', 'Brundisium', 'Brindes', 'Brindisi', 'ブルンディシウム'],
  },
  'salisbury-plain': {
    at: [51.1789, -1.8262],
    name: ['索尔兹伯里平原', 'Salisbury Plain', 'plaine de Salisbury', 'llanura de Salisbury', 'ソールズベリー平原'],
  },
  'petra-site': { at: [30.3285, 35.4444], name: ['佩特拉', 'Petra', 'Pétra', 'Petra', 'ペトラ'] },
  nisa: { at: [37.9537, 58.2107], name: ['尼萨', 'Nisa', 'Nisa', 'Nisa', 'ニサ'] },
  carrhae: { at: [36.8645, 39.0325], name: ['卡雷', 'Carrhae', 'Carrhes', 'Carras', 'カルラエ'] },
  'nalanda-gupta': { at: [25.136, 85.4438], name: ['那烂陀', 'Nalanda', 'Nalanda', 'Nalanda', 'ナーランダー'] },
  mehrauli: {
    at: [28.5245, 77.185],
    name: ['德里梅赫劳利', 'Mehrauli, Delhi', 'Mehrauli, Delhi', 'Mehrauli, Delhi', 'デリー、メヘラウリー'],
  },
  chibi: { at: [29.72, 113.93], name: ['赤壁', 'Chibi', 'Chibi', 'Chibi', '赤壁'] },
  longzhong: { at: [32.006, 112.02], name: ['隆中', 'Longzhong', 'Longzhong', 'Longzhong', '隆中'] },
  'wuzhang-plains': {
    at: [34.29, 107.62],
    name: ['五丈原', 'Wuzhang Plains', 'plaine de Wuzhang', 'llanura de Wuzhang', '五丈原'],
  },
  chengdu: { at: [30.5728, 104.0668], name: ['成都', 'Chengdu', 'Chengdu', 'Chengdu', '成都'] },
  emesa: { at: [34.7308, 36.7094], name: ['埃米萨', 'Emesa', 'Émèse', 'Emesa', 'エメサ'] },
  huangzhou: { at: [30.447, 114.873], name: ['黄州', 'Huangzhou', 'Huangzhou', 'Huangzhou', '黄州'] },
  changban: {
    at: [30.82, 111.79],
    name: [
      '当阳长坂',
      'Changban, near Dangyang',
      'Changban, près de Dangyang',
      'Changban, cerca de Dangyang',
      '当陽の長坂',
    ],
  },
  chaisang: {
    at: [29.6, 115.87],
    name: [
      '柴桑（今九江一带）',
      'Chaisang (Jiujiang)',
      'Chaisang (Jiujiang)',
      'Chaisang (Jiujiang)',
      '柴桑（現九江付近）',
    ],
  },
  tsushima: { at: [34.3, 129.2], name: ['对马岛', 'Tsushima', 'Tsushima', 'Tsushima', '対馬'] },
  tatsunokuchi: {
    at: [35.311, 139.489],
    name: [
      '龙口（镰仓近郊）',
      'Tatsunokuchi, near Kamakura',
      'Tatsunokuchi, près de Kamakura',
      'Tatsunokuchi, cerca de Kamakura',
      '龍ノ口（鎌倉近郊）',
    ],
  },
} as const satisfies Record<string, Place>;
