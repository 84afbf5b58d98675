import type { Place } from '../subject.ts';

export const chinaLater = {
  'luoyang-tang': { at: [34.66, 112.46], name: ['洛阳', 'Luoyang', 'Luoyang', 'Luoyang', '洛陽'] },
  gaochang: { at: [42.853, 89.529], name: ['高昌', 'Gaochang', 'Gaochang', 'Gaochang', '高昌'] },
  dangtu: { at: [31.56, 118.49], name: ['当涂', 'Dangtu', 'Dangtu', 'Dangtu', '当塗'] },
  'wushan-gorge': {
    at: [31.07, 109.88],
    name: ['巫山', 'Wushan, on the Yangtze', 'Wushan, sur le Yangzi', 'Wushan, junto al Yangtsé', '巫山'],
  },
  fanyang: {
    at: [39.9, 116.36],
    name: ['范阳（今北京）', 'Fanyang (Beijing)', 'Fanyang (Pékin)', 'Fanyang (Pekín)', '范陽（北京）'],
  },
  mawei: { at: [34.29, 108.38], name: ['马嵬驿', 'Mawei post station', 'relais de Mawei', 'posta de Mawei', '馬嵬駅'] },
  suiyang: {
    at: [34.39, 115.61],
    name: ['睢阳（今商丘）', 'Suiyang (Shangqiu)', 'Suiyang (Shangqiu)', 'Suiyang (Shangqiu)', '睢陽（商丘）'],
  },
  kaifeng: { at: [34.797, 114.35], name: ['开封', 'Kaifeng', 'Kaifeng', 'Kaifeng', '開封'] },
  hangzhou: { at: [30.25, 120.16], name: ['杭州（临安）', 'Hangzhou', 'Hangzhou', 'Hangzhou', '杭州（臨安）'] },
  chanyuan: {
    at: [35.76, 115.03],
    name: ['澶州（今濮阳）', 'Chanyuan (Puyang)', 'Chanyuan (Puyang)', 'Chanyuan (Puyang)', '澶州（濮陽）'],
  },
  yashan: { at: [22.21, 113.08], name: ['厓山', 'Yashan', 'Yashan', 'Yashan', '厓山'] },
  'onon-source': {
    at: [48.75, 109.1],
    name: ['斡难河源', 'source of the Onon', 'sources de l’Onon', 'fuentes del Onón', 'オノン川の源'],
  },
  zhongdu: {
    at: [39.88, 116.34],
    name: ['中都（今北京）', 'Zhongdu (Beijing)', 'Zhongdu (Pékin)', 'Zhongdu (Pekín)', '中都（北京）'],
  },
  'samarkand-city': { at: [39.67, 66.98], name: ['撒马尔罕', 'Samarkand', 'Samarcande', 'Samarcanda', 'サマルカンド'] },
  'liupan-mountains': {
    at: [35.5, 106.3],
    name: ['六盘山', 'Liupan Mountains', 'monts Liupan', 'montes Liupan', '六盤山'],
  },
  karakorum: { at: [47.21, 102.85], name: ['哈拉和林', 'Karakorum', 'Karakorum', 'Karakorum', 'カラコルム'] },
  shangdu: {
    at: [42.358, 116.183],
    name: ['上都', 'Shangdu (Xanadu)', 'Shangdu (Xanadu)', 'Shangdu (Xanadú)', '上都'],
  },
  dadu: {
    at: [39.94, 116.38],
    name: ['大都（今北京）', 'Dadu (Beijing)', 'Dadu (Pékin)', 'Dadu (Pekín)', '大都（北京）'],
  },
  'hakata-bay': { at: [33.6, 130.35], name: ['博多湾', 'Hakata Bay', 'baie de Hakata', 'bahía de Hakata', '博多湾'] },
  legnica: { at: [51.16, 16.22], name: ['莱格尼察', 'Legnica', 'Legnica', 'Legnica', 'レグニツァ'] },
  'ayn-jalut': {
    at: [32.55, 35.36],
    name: ['艾因贾鲁', 'Ayn Jalut', 'Aïn Djalout', 'Ain Yalut', 'アイン・ジャールート'],
  },
  genoa: { at: [44.41, 8.93], name: ['热那亚', 'Genoa', 'Gênes', 'Génova', 'ジェノヴァ'] },
  hormuz: { at: [27.06, 56.46], name: ['忽鲁谟斯', 'Hormuz', 'Ormuz', 'Ormuz', 'ホルムズ'] },
  liujiagang: { at: [31.53, 121.28], name: ['刘家港', 'Liujiagang', 'Liujiagang', 'Liujiagang', '劉家港'] },
  galle: { at: [6.03, 80.22], name: ['锡兰加勒', 'Galle, Ceylon', 'Galle, Ceylan', 'Galle, Ceilán', 'セイロンのガレ'] },
  malindi: { at: [-3.22, 40.12], name: ['麻林', 'Malindi', 'Malindi', 'Malindi', 'マリンディ'] },
  palembang: { at: [-2.99, 104.76], name: ['旧港', 'Palembang', 'Palembang', 'Palembang', 'パレンバン'] },
  nanjing: { at: [32.06, 118.79], name: ['南京', 'Nanjing', 'Nankin', 'Nankín', '南京'] },
  'beijing-city': { at: [39.91, 116.39], name: ['北京', 'Beijing', 'Pékin', 'Pekín', '北京'] },
  tumu: { at: [40.38, 115.6], name: ['土木堡', 'Tumu Fortress', 'fort de Tumu', 'fuerte de Tumu', '土木堡'] },
  'shanhai-pass': {
    at: [40.01, 119.75],
    name: ['山海关', 'Shanhai Pass', 'passe de Shanhai', 'paso de Shanhai', '山海関'],
  },
  mukden: {
    at: [41.8, 123.45],
    name: ['盛京（今沈阳）', 'Mukden (Shenyang)', 'Moukden (Shenyang)', 'Mukden (Shenyang)', '盛京（瀋陽）'],
  },
  kashgar: { at: [39.47, 75.99], name: ['喀什噶尔', 'Kashgar', 'Kachgar', 'Kasgar', 'カシュガル'] },
  humen: { at: [22.82, 113.67], name: ['虎门', 'Humen', 'Humen', 'Humen', '虎門'] },
  zhoushan: {
    at: [30.02, 122.1],
    name: ['舟山定海', 'Dinghai, Zhoushan', 'Dinghai, Zhoushan', 'Dinghai, Zhoushan', '舟山の定海'],
  },
  'hong-kong': { at: [22.28, 114.16], name: ['香港', 'Hong Kong', 'Hong Kong', 'Hong Kong', '香港'] },
  zhenjiang: { at: [32.2, 119.45], name: ['镇江', 'Zhenjiang', 'Zhenjiang', 'Zhenjiang', '鎮江'] },
  'dunhuang-city': { at: [40.14, 94.66], name: ['敦煌', 'Dunhuang', 'Dunhuang', 'Dunhuang', '敦煌'] },
  'yumen-pass': { at: [40.353, 93.864], name: ['玉门关', 'Jade Gate', 'Porte de Jade', 'Puerta de Jade', '玉門関'] },
  bactra: {
    at: [36.77, 66.9],
    name: ['大夏（巴克特里亚）', 'Bactria', 'Bactriane', 'Bactriana', '大夏（バクトリア）'],
  },
} as const satisfies Record<string, Place>;
