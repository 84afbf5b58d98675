import type { Place } from '../subject.ts';

export const egyptAfrica = {
  'memphis-egypt': { at: [29.85, 31.25], name: ['孟菲斯', 'Memphis', 'Memphis', 'Menfis', 'メンフィス'] },
  giza: { at: [29.98, 31.13], name: ['吉萨', 'Giza', 'Gizeh', 'Guiza', 'ギザ'] },
  'tura-quarries': {
    at: [29.93, 31.29],
    name: ['图拉采石场', 'Tura quarries', 'carrières de Toura', 'canteras de Tura', 'トゥーラの石切場'],
  },
  saqqara: { at: [29.8711, 31.2165], name: ['萨卡拉', 'Saqqara', 'Saqqarah', 'Saqqara', 'サッカラ'] },
  'wadi-maghareh': {
    at: [28.89, 33.37],
    name: [
      '西奈马加拉谷地',
      'Wadi Maghareh, Sinai',
      'ouadi Maghara, Sinaï',
      'Uadi Magara, Sinaí',
      'シナイのワディ・マガラ',
    ],
  },
  'wadi-al-jarf': {
    at: [28.89, 32.68],
    name: ['贾尔夫谷地', 'Wadi al-Jarf', 'ouadi el-Jarf', 'Uadi al-Yarf', 'ワディ・アル=ジャルフ'],
  },
  elephantine: { at: [24.085, 32.886], name: ['象岛', 'Elephantine', 'Éléphantine', 'Elefantina', 'エレファンティネ'] },
  'thebes-egypt': {
    at: [25.72, 32.61],
    name: ['底比斯', 'Thebes (Egypt)', 'Thèbes (Égypte)', 'Tebas (Egipto)', 'テーベ（エジプト）'],
  },
  karnak: { at: [25.7188, 32.6573], name: ['卡纳克', 'Karnak', 'Karnak', 'Karnak', 'カルナック'] },
  'deir-el-bahari': {
    at: [25.7382, 32.6066],
    name: ['代尔巴赫里', 'Deir el-Bahari', 'Deir el-Bahari', 'Deir el-Bahari', 'デイル・エル=バハリ'],
  },
  'valley-of-the-kings': {
    at: [25.7402, 32.6014],
    name: ['帝王谷', 'Valley of the Kings', 'vallée des Rois', 'Valle de los Reyes', '王家の谷'],
  },
  amarna: { at: [27.645, 30.897], name: ['阿马尔纳', 'Amarna', 'Amarna', 'Amarna', 'アマルナ'] },
  avaris: { at: [30.787, 31.821], name: ['阿瓦里斯', 'Avaris', 'Avaris', 'Avaris', 'アヴァリス'] },
  'pi-ramesses': {
    at: [30.799, 31.834],
    name: ['培尔－拉美西斯', 'Pi-Ramesses', 'Pi-Ramsès', 'Pi-Ramsés', 'ペル・ラムセス'],
  },
  'abu-simbel': {
    at: [22.337, 31.6256],
    name: ['阿布辛贝', 'Abu Simbel', 'Abou Simbel', 'Abu Simbel', 'アブ・シンベル'],
  },
  megiddo: { at: [32.585, 35.184], name: ['米吉多', 'Megiddo', 'Megiddo', 'Megido', 'メギド'] },
  raphia: { at: [31.29, 34.25], name: ['拉菲亚', 'Raphia', 'Raphia', 'Rafia', 'ラフィア'] },
  rosetta: { at: [31.4, 30.42], name: ['罗塞塔', 'Rosetta', 'Rosette', 'Rosetta', 'ロゼッタ'] },
  hawara: { at: [29.274, 30.899], name: ['哈瓦拉', 'Hawara', 'Hawara', 'Hawara', 'ハワラ'] },
  'er-rubayat': {
    at: [29.47, 31.03],
    name: ['鲁巴亚特', 'Er-Rubayat', 'Er-Rubayat', 'Er-Rubayat', 'エル・ルバヤット'],
  },
  'cairo-city': { at: [30.045, 31.262], name: ['开罗', 'Cairo', 'Le Caire', 'El Cairo', 'カイロ'] },
  'british-museum': {
    at: [51.5194, -0.127],
    name: ['大英博物馆', 'British Museum, London', 'British Museum, Londres', 'Museo Británico, Londres', '大英博物館'],
  },
  'institut-de-france': {
    at: [48.8573, 2.337],
    name: [
      '巴黎法兰西学会',
      'Institut de France, Paris',
      'Institut de France, Paris',
      'Instituto de Francia, París',
      'パリ、フランス学士院',
    ],
  },
  'berlin-city': { at: [52.52, 13.4], name: ['柏林', 'Berlin', 'Berlin', 'Berlín', 'ベルリン'] },
  'turin-city': { at: [45.0685, 7.6843], name: ['都灵', 'Turin', 'Turin', 'Turín', 'トリノ'] },
  tarsus: { at: [36.917, 34.895], name: ['塔尔苏斯', 'Tarsus', 'Tarse', 'Tarso', 'タルソス'] },
  'western-alps': {
    at: [45.1, 6.9],
    name: ['西阿尔卑斯山', 'Western Alps', 'Alpes occidentales', 'Alpes occidentales', '西アルプス'],
  },
  cannae: { at: [41.306, 16.132], name: ['坎尼', 'Cannae', 'Cannes (Apulie)', 'Cannas', 'カンナエ'] },
  zama: { at: [36.29, 9.45], name: ['扎马', 'Zama', 'Zama', 'Zama', 'ザマ'] },
  libyssa: {
    at: [40.78, 29.43],
    name: ['利比萨', 'Libyssa, Bithynia', 'Libyssa, Bithynie', 'Libisa, Bitinia', 'ビテュニアのリビュッサ'],
  },
  himera: { at: [37.974, 13.824], name: ['希梅拉', 'Himera', 'Himère', 'Hímera', 'ヒメラ'] },
  'aegates-islands': {
    at: [38.0, 12.2],
    name: ['埃加迪群岛', 'Aegates Islands', 'îles Égates', 'islas Égadas', 'アエガテス諸島'],
  },
  napata: { at: [18.536, 31.828], name: ['纳帕塔', 'Napata', 'Napata', 'Napata', 'ナパタ'] },
  meroe: { at: [16.938, 33.749], name: ['麦罗埃', 'Meroë', 'Méroé', 'Meroe', 'メロエ'] },
  'samos-island': { at: [37.69, 26.94], name: ['萨摩斯岛', 'Samos', 'Samos', 'Samos', 'サモス'] },
  adulis: { at: [15.262, 39.66], name: ['阿杜利斯', 'Adulis', 'Adoulis', 'Adulis', 'アドゥリス'] },
  'zafar-himyar': {
    at: [14.212, 44.404],
    name: ['扎法尔', 'Zafar, Himyar', 'Zafar, Himyar', 'Zafar, Himyar', 'ヒムヤルのザファール'],
  },
  kirina: { at: [12.3, -8.05], name: ['基里纳', 'Kirina', 'Kirina', 'Kirina', 'キリナ'] },
  timbuktu: { at: [16.773, -3.007], name: ['廷巴克图', 'Timbuktu', 'Tombouctou', 'Tombuctú', 'トンブクトゥ'] },
  makka: { at: [21.4225, 39.8262], name: ['麦加', 'Mecca', 'La Mecque', 'La Meca', 'メッカ'] },
  majorca: { at: [39.57, 2.65], name: ['马略卡', 'Majorca', 'Majorque', 'Mallorca', 'マヨルカ'] },
  adwa: { at: [14.1667, 38.9], name: ['阿杜瓦', 'Adwa', 'Adoua', 'Adua', 'アドワ'] },
  wuchale: { at: [11.5, 39.6], name: ['乌查里', 'Wuchale', 'Ucciali', 'Wuchale', 'ウッチャリ'] },
  'amba-alagi': {
    at: [12.99, 39.55],
    name: ['安巴阿拉吉', 'Amba Alagi', 'Amba Alagi', 'Amba Alagi', 'アンバ・アラギ'],
  },
  'addis-ababa': {
    at: [9.03, 38.74],
    name: ['亚的斯亚贝巴', 'Addis Ababa', 'Addis-Abeba', 'Adís Abeba', 'アディスアベバ'],
  },
} as const satisfies Record<string, Place>;
