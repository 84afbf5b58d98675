import type { Place } from '../subject.ts';

export const japanIndia = {
  kyoto: {
    at: [35.0116, 135.7681],
    name: ['京都（平安京）', 'Kyoto (Heian-kyō)', 'Kyoto (Heian-kyō)', 'Kioto (Heian-kyō)', '京都（平安京）'],
  },
  'echizen-fuchu': {
    at: [35.9036, 136.1688],
    name: [
      '越前国府（今越前市）',
      'Echizen (today Fukui Prefecture)',
      'Echizen (préfecture de Fukui)',
      'Echizen (prefectura de Fukui)',
      '越前国府（越前市）',
    ],
  },
  kazusa: {
    at: [35.4986, 140.1153],
    name: [
      '上总国（今千叶县）',
      'Kazusa Province (today Chiba)',
      'province de Kazusa (Chiba)',
      'provincia de Kazusa (Chiba)',
      '上総国（千葉県）',
    ],
  },
  okazaki: {
    at: [34.9564, 137.159],
    name: ['冈崎城', 'Okazaki Castle', 'château d’Okazaki', 'castillo de Okazaki', '岡崎城'],
  },
  okehazama: { at: [35.054, 136.971], name: ['桶狭间', 'Okehazama', 'Okehazama', 'Okehazama', '桶狭間'] },
  sekigahara: { at: [35.3705, 136.461], name: ['关原', 'Sekigahara', 'Sekigahara', 'Sekigahara', '関ヶ原'] },
  edo: {
    at: [35.6852, 139.7528],
    name: ['江户（今东京）', 'Edo (today Tokyo)', 'Edo (Tokyo)', 'Edo (hoy Tokio)', '江戸（東京）'],
  },
  'osaka-castle': {
    at: [34.6873, 135.5262],
    name: ['大坂城', 'Osaka Castle', 'château d’Osaka', 'castillo de Osaka', '大坂城'],
  },
  sunpu: {
    at: [34.9794, 138.3831],
    name: ['骏府（今静冈）', 'Sunpu (today Shizuoka)', 'Sunpu (Shizuoka)', 'Sunpu (hoy Shizuoka)', '駿府（静岡市）'],
  },
  'hara-castle': {
    at: [32.6292, 130.256],
    name: [
      '原城（岛原）',
      'Hara Castle, Shimabara',
      'château de Hara, Shimabara',
      'castillo de Hara, Shimabara',
      '原城（島原）',
    ],
  },
  nagasaki: {
    at: [32.7434, 129.8731],
    name: ['长崎出岛', 'Dejima, Nagasaki', 'Dejima, Nagasaki', 'Dejima, Nagasaki', '長崎・出島'],
  },
  uraga: { at: [35.24, 139.72], name: ['浦贺', 'Uraga', 'Uraga', 'Uraga', '浦賀'] },
  obuse: { at: [36.6972, 138.3114], name: ['小布施', 'Obuse', 'Obuse', 'Obuse', '小布施'] },
  'nagoya-owari': { at: [35.1709, 136.8815], name: ['名古屋', 'Nagoya', 'Nagoya', 'Nagoya', '名古屋'] },
  gaeseong: { at: [37.9708, 126.5544], name: ['开城', 'Kaesong', 'Kaesong', 'Kaesong', '開城'] },
  hanyang: {
    at: [37.5796, 126.977],
    name: ['汉阳（今首尔）', 'Hanyang (today Seoul)', 'Hanyang (Séoul)', 'Hanyang (hoy Seúl)', '漢陽（ソウル）'],
  },
  samjeondo: { at: [37.509, 127.098], name: ['三田渡', 'Samjeondo', 'Samjeondo', 'Samjeondo', '三田渡'] },
  busan: { at: [35.136, 129.056], name: ['釜山', 'Busan', 'Busan', 'Busan', '釜山'] },
  hansando: { at: [34.781, 128.469], name: ['闲山岛', 'Hansan Island', 'île de Hansan', 'isla de Hansan', '閑山島'] },
  pyongyang: { at: [39.03, 125.753], name: ['平壤', 'Pyongyang', 'Pyongyang', 'Pyongyang', '平壌'] },
  myeongnyang: {
    at: [34.569, 126.307],
    name: ['鸣梁海峡', 'Myeongnyang Strait', 'détroit de Myeongnyang', 'estrecho de Myeongnyang', '鳴梁海峡'],
  },
  noryang: {
    at: [34.944, 127.878],
    name: ['露梁海峡', 'Noryang Strait', 'détroit de Noryang', 'estrecho de Noryang', '露梁海峡'],
  },
  lumbini: { at: [27.4696, 83.2759], name: ['蓝毗尼', 'Lumbini', 'Lumbini', 'Lumbini', 'ルンビニー'] },
  'bodh-gaya': { at: [24.6959, 84.9914], name: ['菩提伽耶', 'Bodh Gaya', 'Bodhgaya', 'Bodh Gaya', 'ブッダガヤ'] },
  sarnath: {
    at: [25.3811, 83.0214],
    name: ['鹿野苑（萨尔纳特）', 'Sarnath', 'Sarnath', 'Sarnath', 'サールナート（鹿野苑）'],
  },
  kushinagar: { at: [26.741, 83.891], name: ['拘尸那揭罗', 'Kushinagar', 'Kushinagar', 'Kushinagar', 'クシナガラ'] },
  pataliputra: {
    at: [25.6, 85.183],
    name: [
      '华氏城（今巴特那）',
      'Pataliputra (today Patna)',
      'Pataliputra (Patna)',
      'Pataliputra (hoy Patna)',
      'パータリプトラ（パトナ）',
    ],
  },
  dhauli: {
    at: [20.1923, 85.8394],
    name: ['陶利（羯陵伽）', 'Dhauli, Kalinga', 'Dhauli, Kalinga', 'Dhauli, Kalinga', 'ダウリ（カリンガ）'],
  },
  anuradhapura: {
    at: [8.345, 80.396],
    name: ['阿努拉德普勒', 'Anuradhapura', 'Anurādhapura', 'Anuradhapura', 'アヌラーダプラ'],
  },
  'indus-valley': {
    at: [33.78, 72.25],
    name: ['印度河上游', 'Upper Indus', 'haut Indus', 'alto Indo', 'インダス川上流'],
  },
  baimasi: {
    at: [34.722, 112.603],
    name: [
      '洛阳白马寺',
      'White Horse Temple, Luoyang',
      'temple du Cheval blanc, Luoyang',
      'templo del Caballo Blanco, Luoyang',
      '洛陽・白馬寺',
    ],
  },
  asuka: { at: [34.479, 135.82], name: ['飞鸟', 'Asuka', 'Asuka', 'Asuka', '飛鳥'] },
  'nalanda-ruins': { at: [25.1367, 85.4439], name: ['那烂陀遗址', 'Nalanda', 'Nalanda', 'Nalanda', 'ナーランダー'] },
  panipat: { at: [29.3909, 76.9635], name: ['帕尼帕特', 'Panipat', 'Panipat', 'Panipat', 'パーニーパット'] },
  umarkot: { at: [25.3549, 69.7376], name: ['欧迈尔果德', 'Umarkot', 'Umarkot', 'Umarkot', 'ウマルコート'] },
  'fatehpur-sikri': {
    at: [27.0945, 77.6679],
    name: ['法塔赫布尔西格里', 'Fatehpur Sikri', 'Fatehpur-Sikri', 'Fatehpur Sikri', 'ファテープル・シークリー'],
  },
  'agra-fort': {
    at: [27.1795, 78.0211],
    name: ['阿格拉堡', 'Agra Fort', 'fort d’Agra', 'Fuerte de Agra', 'アーグラ城塞'],
  },
  shahjahanabad: {
    at: [28.6562, 77.241],
    name: ['德里红堡', 'Red Fort, Delhi', 'Fort rouge, Delhi', 'Fuerte Rojo, Delhi', 'デリー（レッド・フォート）'],
  },
  chittor: { at: [24.887, 74.645], name: ['奇托尔堡', 'Chittor', 'Chittor', 'Chittor', 'チットール'] },
  burhanpur: { at: [21.311, 76.229], name: ['布尔汉布尔', 'Burhanpur', 'Burhanpur', 'Burhanpur', 'ブルハーンプル'] },
  palashi: { at: [23.8, 88.25], name: ['普拉西', 'Plassey', 'Plassey', 'Plassey', 'プラッシー'] },
  'mohenjo-daro': {
    at: [27.3294, 68.1386],
    name: ['摩亨佐达罗', 'Mohenjo-daro', 'Mohenjo-daro', 'Mohenjo-Daro', 'モヘンジョダロ'],
  },
  harappa: { at: [30.628, 72.864], name: ['哈拉帕', 'Harappa', 'Harappa', 'Harappa', 'ハラッパー'] },
  dholavira: { at: [23.8868, 70.213], name: ['朵拉维拉', 'Dholavira', 'Dholavira', 'Dholavira', 'ドーラヴィーラー'] },
  kurukshetra: {
    at: [29.9695, 76.8783],
    name: ['俱卢之野', 'Kurukshetra', 'Kurukshetra', 'Kurukshetra', 'クルクシェートラ'],
  },
  vijayanagara: {
    at: [15.335, 76.46],
    name: [
      '毗奢耶那伽罗（亨比）',
      'Vijayanagara (Hampi)',
      'Vijayanagara (Hampi)',
      'Vijayanagara (Hampi)',
      'ヴィジャヤナガル（ハンピ）',
    ],
  },
  'oxford-press': { at: [51.7548, -1.2544], name: ['牛津', 'Oxford', 'Oxford', 'Oxford', 'オックスフォード'] },
  'pune-bori': { at: [18.519, 73.831], name: ['浦那', 'Pune', 'Pune', 'Pune', 'プネー'] },
  'udayagiri-odisha': {
    at: [20.2631, 85.7858],
    name: [
      '优陀耶耆利（奥里萨）',
      'Udayagiri, Odisha',
      'Udayagiri, Odisha',
      'Udayagiri, Odisha',
      'ウダヤギリ（オリッサ）',
    ],
  },
  shahbazgarhi: {
    at: [34.2222, 72.1611],
    name: ['沙巴兹格希', 'Shahbazgarhi', 'Shahbazgarhi', 'Shahbazgarhi', 'シャーバーズガリ'],
  },
} as const satisfies Record<string, Place>;
