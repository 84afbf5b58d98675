import type { Place } from '../subject.ts';

export const africaAndThePacific = {
  samoa: { at: [-13.8, -171.8], name: ['萨摩亚', 'Samoa', 'Samoa', 'Samoa', 'サモア'] },
  aotearoa: {
    at: [-41.5, 173.96],
    name: [
      '新西兰怀劳',
      'Wairau, New Zealand',
      'Wairau, Nouvelle-Zélande',
      'Wairau, Nueva Zelanda',
      'ニュージーランド、ワイラウ',
    ],
  },
  gisborne: {
    at: [-38.68, 178.03],
    name: [
      '吉斯伯恩（图朗阿努伊）',
      'Tūranganui (Gisborne)',
      'Tūranganui (Gisborne)',
      'Tūranganui (Gisborne)',
      'トゥーランガヌイ（ギズボーン）',
    ],
  },
  waitangi: { at: [-35.2657, 174.0827], name: ['怀唐伊', 'Waitangi', 'Waitangi', 'Waitangi', 'ワイタンギ'] },
  wellington: { at: [-41.2776, 174.7772], name: ['惠灵顿', 'Wellington', 'Wellington', 'Wellington', 'ウェリントン'] },
  'rano-raraku': {
    at: [-27.1219, -109.2889],
    name: ['拉诺拉拉库采石场', 'Rano Raraku', 'Rano Raraku', 'Rano Raraku', 'ラノ・ララク'],
  },
  marton: { at: [54.5186, -1.2006], name: ['马顿', 'Marton', 'Marton', 'Marton', 'マートン'] },
  'botany-bay': { at: [-34, 151.22], name: ['植物学湾', 'Botany Bay', 'Botany Bay', 'bahía Botany', 'ボタニー湾'] },
  kealakekua: {
    at: [19.4814, -155.9337],
    name: ['凯阿拉凯夸湾', 'Kealakekua Bay', 'baie de Kealakekua', 'bahía de Kealakekua', 'ケアラケクア湾'],
  },
  matavai: {
    at: [-17.501, -149.493],
    name: [
      '大溪地马塔瓦伊湾',
      'Matavai Bay, Tahiti',
      'baie de Matavai, Tahiti',
      'bahía de Matavai, Tahití',
      'タヒチ、マタヴァイ湾',
    ],
  },
  kumasi: { at: [6.6885, -1.6244], name: ['库马西', 'Kumasi', 'Kumasi', 'Kumasi', 'クマシ'] },
  ejisu: { at: [6.72, -1.47], name: ['埃吉苏', 'Ejisu', 'Ejisu', 'Ejisu', 'エジスー'] },
  seychelles: { at: [-4.62, 55.45], name: ['塞舌尔', 'Seychelles', 'Seychelles', 'Seychelles', 'セーシェル'] },
  lalibela: { at: [12.0319, 39.0476], name: ['拉利贝拉', 'Lalibela', 'Lalibela', 'Lalibela', 'ラリベラ'] },
  gao: { at: [16.2717, -0.0447], name: ['加奥', 'Gao', 'Gao', 'Gao', 'ガオ'] },
  tondibi: { at: [16.65, -0.25], name: ['通迪比', 'Tondibi', 'Tondibi', 'Tondibi', 'トンディビ'] },
  mekelle: { at: [13.4967, 39.4753], name: ['默克莱', 'Mekelle', 'Mekele', 'Mekele', 'メケレ'] },
} as const satisfies Record<string, Place>;
