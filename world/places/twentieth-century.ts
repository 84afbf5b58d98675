import type { Place } from '../subject.ts';

export const twentiethCentury = {
  'reina-sofia': {
    at: [40.408, -3.6943],
    name: [
      '马德里索菲亚王后艺术中心',
      'Museo Reina Sofía, Madrid',
      'Museo Reina Sofía, Madrid',
      'Museo Reina Sofía, Madrid',
      'マドリード、ソフィア王妃芸術センター',
    ],
  },
  'guernica-town': { at: [43.3156, -2.6763], name: ['格尔尼卡', 'Gernika', 'Guernica', 'Guernica', 'ゲルニカ'] },
  sarajevo: { at: [43.8579, 18.4289], name: ['萨拉热窝', 'Sarajevo', 'Sarajevo', 'Sarajevo', 'サラエヴォ'] },
  verdun: { at: [49.1599, 5.3844], name: ['凡尔登', 'Verdun', 'Verdun', 'Verdún', 'ヴェルダン'] },
  rethondes: {
    at: [49.4275, 2.9065],
    name: ['贡比涅森林', 'Forest of Compiègne', 'forêt de Compiègne', 'bosque de Compiègne', 'コンピエーニュの森'],
  },
  'petrograd-winter-palace': {
    at: [59.9404, 30.3139],
    name: [
      '彼得格勒冬宫',
      'Winter Palace, Petrograd',
      'palais d’Hiver, Petrograd',
      'Palacio de Invierno, Petrogrado',
      'ペトログラード、冬宮',
    ],
  },
  wielun: { at: [51.2201, 18.5697], name: ['维隆', 'Wieluń', 'Wieluń', 'Wieluń', 'ヴィエルニ'] },
  stalingrad: {
    at: [48.708, 44.5133],
    name: ['斯大林格勒', 'Stalingrad', 'Stalingrad', 'Stalingrado', 'スターリングラード'],
  },
  'pearl-harbor': {
    at: [21.3649, -157.9499],
    name: ['珍珠港', 'Pearl Harbor', 'Pearl Harbor', 'Pearl Harbor', '真珠湾'],
  },
  normandy: {
    at: [49.3425, -0.8],
    name: ['诺曼底海滩', 'Beaches of Normandy', 'plages de Normandie', 'playas de Normandía', 'ノルマンディー海岸'],
  },
  'tokyo-bay': { at: [35.355, 139.76], name: ['东京湾', 'Tokyo Bay', 'baie de Tokyo', 'bahía de Tokio', '東京湾'] },
  wannsee: {
    at: [52.433, 13.1654],
    name: ['柏林万湖', 'Wannsee, Berlin', 'Wannsee, Berlin', 'Wannsee, Berlín', 'ベルリン、ヴァンゼー'],
  },
  auschwitz: { at: [50.0343, 19.1786], name: ['奥斯维辛', 'Auschwitz', 'Auschwitz', 'Auschwitz', 'アウシュヴィッツ'] },
  'babi-yar': {
    at: [50.4716, 30.449],
    name: ['基辅娘子谷', 'Babyn Yar, Kyiv', 'Babi Yar, Kiev', 'Babi Yar, Kiev', 'キーウ、バビ・ヤール'],
  },
  hiroshima: { at: [34.3955, 132.4536], name: ['广岛', 'Hiroshima', 'Hiroshima', 'Hiroshima', '広島'] },
  'nagasaki-urakami': {
    at: [32.7737, 129.8632],
    name: ['长崎浦上', 'Urakami, Nagasaki', 'Urakami, Nagasaki', 'Urakami, Nagasaki', '長崎、浦上'],
  },
  'san-francisco': {
    at: [37.7793, -122.4209],
    name: ['旧金山', 'San Francisco', 'San Francisco', 'San Francisco', 'サンフランシスコ'],
  },
  porbandar: { at: [21.6417, 69.6293], name: ['博尔本德尔', 'Porbandar', 'Porbandar', 'Porbandar', 'ポールバンダル'] },
  pietermaritzburg: {
    at: [-29.6006, 30.3794],
    name: ['彼得马里茨堡', 'Pietermaritzburg', 'Pietermaritzburg', 'Pietermaritzburg', 'ピーターマリッツバーグ'],
  },
  dandi: { at: [20.8889, 72.8], name: ['丹迪', 'Dandi', 'Dandi', 'Dandi', 'ダーンディー'] },
  qunu: { at: [-31.7833, 28.6167], name: ['姆维佐', 'Mvezo', 'Mvezo', 'Mvezo', 'ムヴェゾ'] },
  'robben-island': {
    at: [-33.8067, 18.3664],
    name: ['罗本岛', 'Robben Island', 'Robben Island', 'isla Robben', 'ロベン島'],
  },
  pretoria: { at: [-25.7406, 28.2119], name: ['比勒陀利亚', 'Pretoria', 'Pretoria', 'Pretoria', 'プレトリア'] },
  montgomery: { at: [32.3772, -86.3088], name: ['蒙哥马利', 'Montgomery', 'Montgomery', 'Montgomery', 'モンゴメリー'] },
  coyoacan: { at: [19.3551, -99.1626], name: ['科约阿坎', 'Coyoacán', 'Coyoacán', 'Coyoacán', 'コヨアカン'] },
  'mare-tranquillitatis-launch': {
    at: [28.6084, -80.6043],
    name: [
      '肯尼迪航天中心',
      'Kennedy Space Center',
      'centre spatial Kennedy',
      'Centro Espacial Kennedy',
      'ケネディ宇宙センター',
    ],
  },
  houston: { at: [29.5593, -95.09], name: ['休斯敦', 'Houston', 'Houston', 'Houston', 'ヒューストン'] },
  bornholmer: {
    at: [52.5546, 13.3985],
    name: [
      '柏林博恩霍尔默街',
      'Bornholmer Straße, Berlin',
      'Bornholmer Straße, Berlin',
      'Bornholmer Straße, Berlín',
      'ベルリン、ボルンホルマー通り',
    ],
  },
  wuchang: { at: [30.5466, 114.3059], name: ['武昌', 'Wuchang', 'Wuchang', 'Wuchang', '武昌'] },
  cuiheng: {
    at: [22.4419, 113.5322],
    name: ['香山翠亨村', 'Cuiheng, Xiangshan', 'Cuiheng, Xiangshan', 'Cuiheng, Xiangshan', '香山県翠亨村'],
  },
  shaoxing: { at: [30.0003, 120.582], name: ['绍兴', 'Shaoxing', 'Shaoxing', 'Shaoxing', '紹興'] },
  paarl: { at: [-33.8, 19.03], name: ['帕尔', 'Paarl', 'Paarl', 'Paarl', 'パール'] },
  havana: { at: [23.1136, -82.3666], name: ['哈瓦那', 'Havana', 'La Havane', 'La Habana', 'ハバナ'] },
  fulton: {
    at: [38.849, -91.954],
    name: ['富尔顿', 'Fulton, Missouri', 'Fulton, Missouri', 'Fulton, Misuri', 'ミズーリ州フルトン'],
  },
} as const satisfies Record<string, Place>;
