import type { Place } from '../subject.ts';

export const americasRenaissance = {
  tenochtitlan: {
    at: [19.4347, -99.132],
    name: [
      '特诺奇提特兰（今墨西哥城）',
      'Tenochtitlan (today Mexico City)',
      'Tenochtitlan (Mexico)',
      'Tenochtitlan (hoy Ciudad de México)',
      'テノチティトラン（現メキシコシティ）',
    ],
  },
  tlatelolco: {
    at: [19.451, -99.1375],
    name: ['特拉特洛尔科', 'Tlatelolco', 'Tlatelolco', 'Tlatelolco', 'トラテロルコ'],
  },
  huixachtecatl: {
    at: [19.3433, -99.0896],
    name: [
      '维萨奇特卡特尔山（星山）',
      'Huixachtecatl (Cerro de la Estrella)',
      'Huixachtecatl (Cerro de la Estrella)',
      'Huixachtécatl (Cerro de la Estrella)',
      'ウィシャチテカトル山（星の丘）',
    ],
  },
  azcapotzalco: {
    at: [19.4841, -99.1844],
    name: ['阿斯卡波察尔科', 'Azcapotzalco', 'Azcapotzalco', 'Azcapotzalco', 'アスカポツァルコ'],
  },
  cholula: { at: [19.0575, -98.3019], name: ['乔卢拉', 'Cholula', 'Cholula', 'Cholula', 'チョルーラ'] },
  otumba: { at: [19.697, -98.755], name: ['奥图姆巴', 'Otumba', 'Otumba', 'Otumba', 'オトゥンバ'] },
  tlaxcala: { at: [19.3182, -98.2375], name: ['特拉斯卡拉', 'Tlaxcala', 'Tlaxcala', 'Tlaxcala', 'トラスカラ'] },
  'veracruz-coast': {
    at: [19.209, -96.131],
    name: ['韦拉克鲁斯海岸', 'Coast of Veracruz', 'côte de Veracruz', 'costa de Veracruz', 'ベラクルス海岸'],
  },
  potonchan: {
    at: [18.53, -92.65],
    name: [
      '波通钱（森特拉）',
      'Potonchán (Centla)',
      'Potonchán (Centla)',
      'Potonchán (Centla)',
      'ポトンチャン（セントラ）',
    ],
  },
  'medellin-extremadura': {
    at: [38.964, -5.958],
    name: [
      '埃斯特雷马杜拉的麦德林',
      'Medellín in Extremadura',
      'Medellín en Estrémadure',
      'Medellín, Extremadura',
      'エストレマドゥーラのメデジン',
    ],
  },
  castilleja: {
    at: [37.386, -6.053],
    name: [
      '卡斯蒂列哈-德拉库埃斯塔',
      'Castilleja de la Cuesta',
      'Castilleja de la Cuesta',
      'Castilleja de la Cuesta',
      'カスティジェハ・デ・ラ・クエスタ',
    ],
  },
  cuzco: { at: [-13.5167, -71.9781], name: ['库斯科', 'Cuzco', 'Cuzco', 'Cuzco', 'クスコ'] },
  cajamarca: { at: [-7.157, -78.5128], name: ['卡哈马卡', 'Cajamarca', 'Cajamarca', 'Cajamarca', 'カハマルカ'] },
  'titicaca-basin': {
    at: [-15.9, -69.6],
    name: [
      '的的喀喀湖盆地',
      'Lake Titicaca basin',
      'bassin du lac Titicaca',
      'cuenca del lago Titicaca',
      'ティティカカ湖盆地',
    ],
  },
  quito: { at: [-0.2201, -78.5123], name: ['基多', 'Quito', 'Quito', 'Quito', 'キト'] },
  vilcabamba: {
    at: [-12.904, -73.205],
    name: [
      '比尔卡班巴（埃斯皮里图潘帕）',
      'Vilcabamba (Espíritu Pampa)',
      'Vilcabamba (Espíritu Pampa)',
      'Vilcabamba (Espíritu Pampa)',
      'ビルカバンバ（エスピリトゥ・パンパ）',
    ],
  },
  'chan-chan': { at: [-8.11, -79.075], name: ['昌昌', 'Chan Chan', 'Chan Chan', 'Chan Chan', 'チャンチャン'] },
  palos: {
    at: [37.228, -6.894],
    name: ['帕洛斯', 'Palos de la Frontera', 'Palos de la Frontera', 'Palos de la Frontera', 'パロス'],
  },
  'santa-fe-granada': {
    at: [37.189, -3.719],
    name: [
      '格拉纳达城外的圣菲',
      'Santa Fe, near Granada',
      'Santa Fe, près de Grenade',
      'Santa Fe, junto a Granada',
      'グラナダ近郊サンタ・フェ',
    ],
  },
  guanahani: {
    at: [24.06, -74.53],
    name: [
      '瓜纳哈尼岛（巴哈马）',
      'Guanahaní, Bahamas',
      'Guanahani, Bahamas',
      'Guanahaní, Bahamas',
      'グアナハニ島（バハマ）',
    ],
  },
  'la-isabela': {
    at: [19.888, -71.08],
    name: [
      '伊斯帕尼奥拉岛的伊莎贝拉',
      'La Isabela, Hispaniola',
      'La Isabela, Hispaniola',
      'La Isabela, La Española',
      'エスパニョーラ島のラ・イサベラ',
    ],
  },
  guanaja: {
    at: [16.46, -85.88],
    name: ['瓜纳哈岛', 'Guanaja, Bay Islands', 'Guanaja, îles de la Baie', 'Guanaja, islas de la Bahía', 'グアナハ島'],
  },
  paria: { at: [10.65, -62.0], name: ['帕里亚湾', 'Gulf of Paria', 'golfe de Paria', 'golfo de Paria', 'パリア湾'] },
  valladolid: {
    at: [41.6523, -4.7245],
    name: ['巴利亚多利德', 'Valladolid', 'Valladolid', 'Valladolid', 'バリャドリード'],
  },
  anchiano: {
    at: [43.7985, 10.9385],
    name: [
      '芬奇镇附近的安基亚诺',
      'Anchiano, near Vinci',
      'Anchiano, près de Vinci',
      'Anchiano, junto a Vinci',
      'ヴィンチ近郊アンキアーノ',
    ],
  },
  'santa-maria-delle-grazie': {
    at: [45.466, 9.171],
    name: [
      '米兰圣母恩宠修道院',
      'Santa Maria delle Grazie, Milan',
      'Santa Maria delle Grazie, Milan',
      'Santa Maria delle Grazie, Milán',
      'ミラノのサンタ・マリア・デッレ・グラツィエ修道院',
    ],
  },
  'milan-court': {
    at: [45.4705, 9.1793],
    name: [
      '米兰斯福尔扎城堡',
      'Sforza Castle, Milan',
      'château des Sforza, Milan',
      'castillo Sforza, Milán',
      'ミラノのスフォルツァ城',
    ],
  },
  amboise: { at: [47.41, 0.9914], name: ['昂布瓦斯', 'Amboise', 'Amboise', 'Amboise', 'アンボワーズ'] },
  urbino: { at: [43.7252, 12.6372], name: ['乌尔比诺', 'Urbino', 'Urbino', 'Urbino', 'ウルビーノ'] },
  'vatican-palace': {
    at: [41.9035, 12.4559],
    name: ['梵蒂冈宫', 'Vatican Palace', 'palais du Vatican', 'palacio del Vaticano', 'ヴァティカン宮殿'],
  },
  'pantheon-rome': {
    at: [41.8986, 12.4769],
    name: ['罗马万神殿', 'Pantheon, Rome', 'Panthéon de Rome', 'Panteón de Roma', 'ローマのパンテオン'],
  },
  'villa-di-castello': {
    at: [43.8195, 11.2285],
    name: [
      '佛罗伦萨附近的卡斯泰洛别墅',
      'Villa di Castello, near Florence',
      'villa de Castello, près de Florence',
      'villa de Castello, cerca de Florencia',
      'フィレンツェ近郊カステッロ荘',
    ],
  },
  uffizi: {
    at: [43.7678, 11.2553],
    name: [
      '佛罗伦萨乌菲兹美术馆',
      'Uffizi, Florence',
      'Offices, Florence',
      'Uffizi, Florencia',
      'フィレンツェのウフィツィ美術館',
    ],
  },
  seville: { at: [37.3886, -5.9953], name: ['塞维利亚', 'Seville', 'Séville', 'Sevilla', 'セビリア'] },
  'alcazar-madrid': {
    at: [40.4179, -3.7143],
    name: ['马德里阿尔卡萨宫', 'Alcázar of Madrid', 'Alcázar de Madrid', 'Alcázar de Madrid', 'マドリードのアルカサル'],
  },
  prado: {
    at: [40.4138, -3.6922],
    name: [
      '马德里普拉多博物馆',
      'Prado, Madrid',
      'Prado, Madrid',
      'Museo del Prado, Madrid',
      'マドリードのプラド美術館',
    ],
  },
  breda: { at: [51.5883, 4.7761], name: ['布雷达', 'Breda', 'Bréda', 'Breda', 'ブレダ'] },
  'isle-of-pheasants': {
    at: [43.343, -1.765],
    name: ['比达索阿河费桑岛', 'Isle of Pheasants', 'île des Faisans', 'isla de los Faisanes', 'フェザン島'],
  },
  ajaccio: { at: [41.9192, 8.7386], name: ['阿雅克肖', 'Ajaccio', 'Ajaccio', 'Ajaccio', 'アジャクシオ'] },
  'notre-dame': {
    at: [48.853, 2.3499],
    name: ['巴黎圣母院', 'Notre-Dame, Paris', 'Notre-Dame de Paris', 'Notre-Dame de París', 'パリのノートルダム大聖堂'],
  },
  embabeh: {
    at: [30.09, 31.2],
    name: [
      '因巴拜（开罗对岸）',
      'Embabeh, opposite Cairo',
      'Embabeh, face au Caire',
      'Embabeh, frente a El Cairo',
      'インバーバ（カイロ対岸）',
    ],
  },
  austerlitz: {
    at: [49.128, 16.762],
    name: ['奥斯特里茨', 'Austerlitz', 'Austerlitz', 'Austerlitz', 'アウステルリッツ'],
  },
  'moscow-kremlin': { at: [55.752, 37.6175], name: ['莫斯科', 'Moscow', 'Moscou', 'Moscú', 'モスクワ'] },
  'saint-helena': {
    at: [-15.9502, -5.6833],
    name: [
      '圣赫勒拿岛朗伍德',
      'Longwood, Saint Helena',
      'Longwood, Sainte-Hélène',
      'Longwood, Santa Elena',
      'セント・ヘレナ島ロングウッド',
    ],
  },
  ligny: { at: [50.512, 4.577], name: ['利尼', 'Ligny', 'Ligny', 'Ligny', 'リニー'] },
  plancenoit: { at: [50.662, 4.43], name: ['普朗瑟努瓦', 'Plancenoit', 'Plancenoit', 'Plancenoit', 'プランスノワ'] },
  'la-haye-sainte': {
    at: [50.6787, 4.4119],
    name: ['圣拉埃农庄', 'La Haye Sainte', 'La Haye Sainte', 'La Haye Sainte', 'ラ・エー・サント'],
  },
  tuileries: {
    at: [48.8625, 2.3312],
    name: ['巴黎杜伊勒里宫', 'Tuileries, Paris', 'Tuileries, Paris', 'Tullerías, París', 'パリのテュイルリー宮殿'],
  },
  louvre: {
    at: [48.8611, 2.3364],
    name: ['巴黎卢浮宫', 'Louvre, Paris', 'Louvre, Paris', 'Louvre, París', 'パリのルーヴル美術館'],
  },
  versailles: {
    at: [48.8049, 2.1204],
    name: ['凡尔赛宫', 'Versailles', 'Versailles', 'Versalles', 'ヴェルサイユ宮殿'],
  },
  bruges: { at: [51.2093, 3.2247], name: ['布鲁日', 'Bruges', 'Bruges', 'Brujas', 'ブルッヘ（ブルージュ）'] },
  vitoria: { at: [42.8467, -2.6727], name: ['维多利亚', 'Vitoria', 'Vitoria', 'Vitoria', 'ビトリア'] },
  'national-gallery-london': {
    at: [51.5089, -0.1283],
    name: [
      '伦敦国家美术馆',
      'National Gallery, London',
      'National Gallery, Londres',
      'National Gallery, Londres',
      'ロンドンのナショナル・ギャラリー',
    ],
  },
  'sergiev-posad': {
    at: [56.3104, 38.1301],
    name: [
      '圣三一谢尔盖大修道院',
      'Trinity Lavra of Saint Sergius',
      'laure de la Trinité-Saint-Serge',
      'laura de la Trinidad y San Sergio',
      '至聖三者聖セルギイ大修道院',
    ],
  },
  tretyakov: {
    at: [55.7415, 37.6208],
    name: [
      '莫斯科特列季亚科夫画廊',
      'Tretyakov Gallery, Moscow',
      'galerie Tretiakov, Moscou',
      'galería Tretiakov, Moscú',
      'モスクワのトレチャコフ美術館',
    ],
  },
  'san-lorenzo-olmec': {
    at: [17.753, -94.76],
    name: ['圣洛伦索', 'San Lorenzo, Veracruz', 'San Lorenzo, Veracruz', 'San Lorenzo, Veracruz', 'サン・ロレンソ'],
  },
  'la-venta': { at: [18.103, -94.044], name: ['拉文塔', 'La Venta', 'La Venta', 'La Venta', 'ラ・ベンタ'] },
  'tres-zapotes': {
    at: [18.466, -95.439],
    name: ['特雷斯萨波特斯', 'Tres Zapotes', 'Tres Zapotes', 'Tres Zapotes', 'トレス・サポーテス'],
  },
  'el-mirador': {
    at: [17.755, -89.92],
    name: ['埃尔米拉多尔', 'El Mirador', 'El Mirador', 'El Mirador', 'エル・ミラドール'],
  },
  calakmul: { at: [18.105, -89.811], name: ['卡拉克穆尔', 'Calakmul', 'Calakmul', 'Calakmul', 'カラクムル'] },
  tonina: { at: [16.901, -92.01], name: ['托尼纳', 'Toniná', 'Toniná', 'Toniná', 'トニナ'] },
  'mani-yucatan': {
    at: [20.387, -89.392],
    name: ['尤卡坦的马尼', 'Maní, Yucatán', 'Maní, Yucatán', 'Maní, Yucatán', 'ユカタンのマニ'],
  },
  nojpeten: {
    at: [16.93, -89.892],
    name: [
      '诺赫佩滕（今弗洛雷斯）',
      'Nojpetén (today Flores)',
      'Nojpetén (Flores)',
      'Nojpetén (hoy Flores)',
      'ノフペテン（現フローレス）',
    ],
  },
  bonampak: { at: [16.704, -91.065], name: ['博南帕克', 'Bonampak', 'Bonampak', 'Bonampak', 'ボナンパク'] },
  qumarkaj: {
    at: [15.0234, -91.172],
    name: [
      '库马尔卡赫（乌塔特兰）',
      'Q’umarkaj (Utatlán)',
      'Q’umarkaj (Utatlán)',
      'Q’umarkaj (Utatlán)',
      'クマルカフ（ウタトラン）',
    ],
  },
  chichicastenango: {
    at: [14.943, -91.112],
    name: ['奇奇卡斯特南戈', 'Chichicastenango', 'Chichicastenango', 'Chichicastenango', 'チチカステナンゴ'],
  },
} as const satisfies Record<string, Place>;
