import type { Place } from '../subject.ts';

export const earlyModern = {
  stratford: {
    at: [52.1938, -1.7073],
    name: [
      '埃文河畔斯特拉特福',
      'Stratford-upon-Avon',
      'Stratford-upon-Avon',
      'Stratford-upon-Avon',
      'ストラトフォード・アポン・エイヴォン',
    ],
  },
  'globe-theatre': {
    at: [51.5069, -0.0949],
    name: [
      '伦敦环球剧场',
      'Globe Theatre, London',
      'théâtre du Globe, Londres',
      'teatro del Globo, Londres',
      'ロンドン、グローブ座',
    ],
  },
  tilbury: { at: [51.4526, 0.3747], name: ['蒂尔伯里', 'Tilbury', 'Tilbury', 'Tilbury', 'ティルベリー'] },
  greenwich: { at: [51.4826, -0.0077], name: ['格林尼治', 'Greenwich', 'Greenwich', 'Greenwich', 'グリニッジ'] },
  prague: { at: [50.0911, 14.4016], name: ['布拉格', 'Prague', 'Prague', 'Praga', 'プラハ'] },
  magdeburg: { at: [52.1316, 11.6392], name: ['马格德堡', 'Magdeburg', 'Magdebourg', 'Magdeburgo', 'マクデブルク'] },
  lutzen: { at: [51.2603, 12.1319], name: ['吕岑', 'Lützen', 'Lützen', 'Lützen', 'リュッツェン'] },
  'armada-gravelines': {
    at: [51, 2.05],
    name: ['格拉沃利讷外海', 'Off Gravelines', 'Au large de Gravelines', 'Frente a Gravelinas', 'グラヴリーヌ沖'],
  },
  lisbon: { at: [38.7223, -9.1393], name: ['里斯本', 'Lisbon', 'Lisbonne', 'Lisboa', 'リスボン'] },
  'saint-germain-en-laye': {
    at: [48.8989, 2.0938],
    name: [
      '圣日耳曼昂莱',
      'Saint-Germain-en-Laye',
      'Saint-Germain-en-Laye',
      'Saint-Germain-en-Laye',
      'サン・ジェルマン・アン・レー',
    ],
  },
  fontainebleau: {
    at: [48.402, 2.6996],
    name: ['枫丹白露', 'Fontainebleau', 'Fontainebleau', 'Fontainebleau', 'フォンテーヌブロー'],
  },
  rijksmuseum: {
    at: [52.36, 4.8852],
    name: [
      '阿姆斯特丹国立博物馆',
      'Rijksmuseum, Amsterdam',
      'Rijksmuseum, Amsterdam',
      'Rijksmuseum, Ámsterdam',
      'アムステルダム国立美術館',
    ],
  },
  mauritshuis: {
    at: [52.0804, 4.3143],
    name: [
      '海牙莫瑞泰斯皇家美术馆',
      'Mauritshuis, The Hague',
      'Mauritshuis, La Haye',
      'Mauritshuis, La Haya',
      'ハーグ、マウリッツハイス美術館',
    ],
  },
  luanda: { at: [-8.839, 13.2894], name: ['罗安达', 'Luanda', 'Luanda', 'Luanda', 'ルアンダ'] },
  matamba: { at: [-8.5, 16.5], name: ['马坦巴', 'Matamba', 'Matamba', 'Matamba', 'マタンバ'] },
  'san-jeronimo-mexico': {
    at: [19.4226, -99.1363],
    name: [
      '墨西哥城圣耶罗尼莫修道院',
      'Convent of San Jerónimo, Mexico City',
      'couvent San Jerónimo, Mexico',
      'convento de San Jerónimo, México',
      'メキシコ市、サン・ヘロニモ修道院',
    ],
  },
  potosi: { at: [-19.5836, -65.7531], name: ['波托西', 'Potosí', 'Potosí', 'Potosí', 'ポトシ'] },
  tordesillas: {
    at: [41.5017, -4.9997],
    name: ['托尔德西利亚斯', 'Tordesillas', 'Tordesillas', 'Tordesillas', 'トルデシリャス'],
  },
  segovia: { at: [40.9429, -4.1088], name: ['塞哥维亚', 'Segovia', 'Ségovie', 'Segovia', 'セゴビア'] },
  belgrade: { at: [44.8233, 20.4502], name: ['贝尔格莱德', 'Belgrade', 'Belgrade', 'Belgrado', 'ベオグラード'] },
  szigetvar: { at: [46.0487, 17.7953], name: ['锡盖特堡', 'Szigetvár', 'Szigetvár', 'Szigetvár', 'シゲトヴァール'] },
  suleymaniye: {
    at: [41.0162, 28.964],
    name: [
      '苏莱曼尼耶清真寺',
      'Süleymaniye Mosque',
      'mosquée Süleymaniye',
      'mezquita de Solimán',
      'スレイマニエ・モスク',
    ],
  },
  capodimonte: {
    at: [40.867, 14.2505],
    name: [
      '那不勒斯卡波迪蒙特博物馆',
      'Capodimonte Museum, Naples',
      'musée de Capodimonte, Naples',
      'Museo de Capodimonte, Nápoles',
      'ナポリ、カポディモンテ美術館',
    ],
  },
  fotheringhay: {
    at: [52.5245, -0.437],
    name: [
      '福瑟林盖城堡',
      'Fotheringhay Castle',
      'château de Fotheringhay',
      'castillo de Fotheringhay',
      'フォザリンゲイ城',
    ],
  },
  delft: { at: [52.0116, 4.3571], name: ['代尔夫特', 'Delft', 'Delft', 'Delft', 'デルフト'] },
  'the-hague': { at: [52.0799, 4.3133], name: ['海牙', 'The Hague', 'La Haye', 'La Haya', 'ハーグ'] },
} as const satisfies Record<string, Place>;
