import { toJapanese, toSimplified } from './characters.ts';
import type { Era } from './era.ts';
import type { InLanguages } from '../languages.ts';

/**
 * Name, its reading, first and last year. The first year is the one counted 1; the last is the year in which the era
 * ended.
 */
type Row = readonly [name: string, reading: string, from: number, to: number];

/**
 * Well-known eras of China, by dynasty. Written from general knowledge; a test compares them with the DILA Time
 * Authority.
 */
const chineseEras: readonly (readonly [dynasty: string, reading: string, rows: readonly Row[], aside?: true])[] = [
  [
    '西汉',
    'Western Han',
    [
      ['建元', 'Jianyuan', -140, -135],
      ['元光', 'Yuanguang', -134, -129],
      ['元朔', 'Yuanshuo', -128, -123],
      ['元狩', 'Yuanshou', -122, -117],
      ['元鼎', 'Yuanding', -116, -111],
      ['元封', 'Yuanfeng', -110, -105],
      ['太初', 'Taichu', -104, -101],
      ['天汉', 'Tianhan', -100, -97],
      ['太始', 'Taishi', -96, -93],
      ['征和', 'Zhenghe', -92, -89],
      ['元始', 'Yuanshi', 1, 5],
    ],
  ],
  [
    '新',
    'Xin',
    [
      ['始建国', 'Shijianguo', 9, 13],
      ['天凤', 'Tianfeng', 14, 19],
      ['地皇', 'Dihuang', 20, 23],
    ],
  ],
  [
    '东汉',
    'Eastern Han',
    [
      ['建武', 'Jianwu', 25, 56],
      ['永平', 'Yongping', 58, 75],
      ['建初', 'Jianchu', 76, 84],
      ['永元', 'Yongyuan', 89, 105],
      ['永和', 'Yonghe', 136, 141],
      ['延熹', 'Yanxi', 158, 167],
      ['建宁', 'Jianning', 168, 172],
      ['熹平', 'Xiping', 172, 178],
      ['光和', 'Guanghe', 178, 184],
      ['中平', 'Zhongping', 184, 189],
      ['初平', 'Chuping', 190, 193],
      ['建安', 'Jian’an', 196, 220],
    ],
  ],
  [
    '曹魏',
    'Wei',
    [
      ['黄初', 'Huangchu', 220, 226],
      ['太和', 'Taihe', 227, 233],
      ['青龙', 'Qinglong', 233, 237],
      ['正始', 'Zhengshi', 240, 249],
      ['景元', 'Jingyuan', 260, 264],
    ],
  ],
  [
    '蜀汉',
    'Shu Han',
    [
      ['章武', 'Zhangwu', 221, 223],
      ['建兴', 'Jianxing', 223, 237],
    ],
    true,
  ],
  [
    '孙吴',
    'Wu',
    [
      ['黄武', 'Huangwu', 222, 229],
      ['赤乌', 'Chiwu', 238, 251],
    ],
    true,
  ],
  [
    '西晋',
    'Western Jin',
    [
      ['泰始', 'Taishi', 265, 274],
      ['太康', 'Taikang', 280, 289],
      ['元康', 'Yuankang', 291, 299],
      ['永嘉', 'Yongjia', 307, 313],
    ],
  ],
  [
    '东晋',
    'Eastern Jin',
    [
      ['永和', 'Yonghe', 345, 356],
      ['太元', 'Taiyuan', 376, 396],
      ['义熙', 'Yixi', 405, 418],
    ],
  ],
  ['刘宋', 'Liu Song', [['元嘉', 'Yuanjia', 424, 453]]],
  ['北魏', 'Northern Wei', [['太和', 'Taihe', 477, 499]], true],
  ['南梁', 'Liang', [['天监', 'Tianjian', 502, 519]]],
  [
    '隋',
    'Sui',
    [
      ['开皇', 'Kaihuang', 581, 600],
      ['仁寿', 'Renshou', 601, 604],
      ['大业', 'Daye', 605, 618],
    ],
  ],
  [
    '唐',
    'Tang',
    [
      ['武德', 'Wude', 618, 626],
      ['贞观', 'Zhenguan', 627, 649],
      ['永徽', 'Yonghui', 650, 655],
      ['显庆', 'Xianqing', 656, 661],
      ['仪凤', 'Yifeng', 676, 679],
      ['神龙', 'Shenlong', 705, 707],
      ['先天', 'Xiantian', 712, 713],
      ['开元', 'Kaiyuan', 713, 741],
      ['天宝', 'Tianbao', 742, 756],
      ['至德', 'Zhide', 756, 758],
      ['乾元', 'Qianyuan', 758, 760],
      ['大历', 'Dali', 766, 779],
      ['建中', 'Jianzhong', 780, 783],
      ['贞元', 'Zhenyuan', 785, 805],
      ['元和', 'Yuanhe', 806, 820],
      ['长庆', 'Changqing', 821, 824],
      ['开成', 'Kaicheng', 836, 840],
      ['会昌', 'Huichang', 841, 846],
      ['大中', 'Dazhong', 847, 860],
      ['咸通', 'Xiantong', 860, 874],
      ['中和', 'Zhonghe', 881, 885],
    ],
  ],
  [
    '武周',
    'Wu Zhou',
    [
      ['天授', 'Tianshou', 690, 692],
      ['长安', 'Chang’an', 701, 705],
    ],
  ],
  [
    '北宋',
    'Northern Song',
    [
      ['建隆', 'Jianlong', 960, 963],
      ['开宝', 'Kaibao', 968, 976],
      ['太平兴国', 'Taiping Xingguo', 976, 984],
      ['咸平', 'Xianping', 998, 1003],
      ['景德', 'Jingde', 1004, 1007],
      ['天圣', 'Tiansheng', 1023, 1032],
      ['庆历', 'Qingli', 1041, 1048],
      ['嘉祐', 'Jiayou', 1056, 1063],
      ['治平', 'Zhiping', 1064, 1067],
      ['熙宁', 'Xining', 1068, 1077],
      ['元丰', 'Yuanfeng', 1078, 1085],
      ['元祐', 'Yuanyou', 1086, 1094],
      ['崇宁', 'Chongning', 1102, 1106],
      ['政和', 'Zhenghe', 1111, 1118],
      ['宣和', 'Xuanhe', 1119, 1125],
      ['靖康', 'Jingkang', 1126, 1127],
    ],
  ],
  [
    '南宋',
    'Southern Song',
    [
      ['建炎', 'Jianyan', 1127, 1130],
      ['绍兴', 'Shaoxing', 1131, 1162],
      ['乾道', 'Qiandao', 1165, 1173],
      ['淳熙', 'Chunxi', 1174, 1189],
      ['庆元', 'Qingyuan', 1195, 1200],
      ['嘉定', 'Jiading', 1208, 1224],
      ['淳祐', 'Chunyou', 1241, 1252],
    ],
  ],
  [
    '元',
    'Yuan',
    [
      ['至元', 'Zhiyuan', 1264, 1294],
      ['大德', 'Dade', 1297, 1307],
      ['延祐', 'Yanyou', 1314, 1320],
      ['至正', 'Zhizheng', 1341, 1370],
    ],
  ],
  [
    '明',
    'Ming',
    [
      ['洪武', 'Hongwu', 1368, 1398],
      ['建文', 'Jianwen', 1399, 1402],
      ['永乐', 'Yongle', 1403, 1424],
      ['洪熙', 'Hongxi', 1425, 1425],
      ['宣德', 'Xuande', 1426, 1435],
      ['正统', 'Zhengtong', 1436, 1449],
      ['景泰', 'Jingtai', 1450, 1457],
      ['天顺', 'Tianshun', 1457, 1464],
      ['成化', 'Chenghua', 1465, 1487],
      ['弘治', 'Hongzhi', 1488, 1505],
      ['正德', 'Zhengde', 1506, 1521],
      ['嘉靖', 'Jiajing', 1522, 1566],
      ['隆庆', 'Longqing', 1567, 1572],
      ['万历', 'Wanli', 1573, 1620],
      ['泰昌', 'Taichang', 1620, 1620],
      ['天启', 'Tianqi', 1621, 1627],
      ['崇祯', 'Chongzhen', 1628, 1644],
    ],
  ],
  [
    '清',
    'Qing',
    [
      ['顺治', 'Shunzhi', 1644, 1661],
      ['康熙', 'Kangxi', 1662, 1722],
      ['雍正', 'Yongzheng', 1723, 1735],
      ['乾隆', 'Qianlong', 1736, 1795],
      ['嘉庆', 'Jiaqing', 1796, 1820],
      ['道光', 'Daoguang', 1821, 1850],
      ['咸丰', 'Xianfeng', 1851, 1861],
      ['同治', 'Tongzhi', 1862, 1874],
      ['光绪', 'Guangxu', 1875, 1908],
      ['宣统', 'Xuantong', 1909, 1912],
    ],
  ],
];

/**
 * Well-known eras of Japan before 1868, by their years; months and days of changes would be those of the lunar
 * calendar.
 */
const japaneseEras: readonly Row[] = [
  ['大化', 'Taika', 645, 650],
  ['白雉', 'Hakuchi', 650, 654],
  ['大宝', 'Taihō', 701, 704],
  ['慶雲', 'Keiun', 704, 708],
  ['和銅', 'Wadō', 708, 715],
  ['霊亀', 'Reiki', 715, 717],
  ['養老', 'Yōrō', 717, 724],
  ['神亀', 'Jinki', 724, 729],
  ['天平', 'Tenpyō', 729, 749],
  ['天平勝宝', 'Tenpyō-shōhō', 749, 757],
  ['天平宝字', 'Tenpyō-hōji', 757, 765],
  ['宝亀', 'Hōki', 770, 781],
  ['延暦', 'Enryaku', 782, 806],
  ['弘仁', 'Kōnin', 810, 824],
  ['貞観', 'Jōgan', 859, 877],
  ['寛平', 'Kanpyō', 889, 898],
  ['延喜', 'Engi', 901, 923],
  ['寛弘', 'Kankō', 1004, 1012],
  ['保元', 'Hōgen', 1156, 1159],
  ['平治', 'Heiji', 1159, 1160],
  ['治承', 'Jishō', 1177, 1181],
  ['寿永', 'Juei', 1182, 1184],
  ['文治', 'Bunji', 1185, 1190],
  ['建久', 'Kenkyū', 1190, 1199],
  ['承久', 'Jōkyū', 1219, 1222],
  ['文永', 'Bun’ei', 1264, 1275],
  ['弘安', 'Kōan', 1278, 1288],
  ['建武', 'Kenmu', 1334, 1336],
  ['応仁', 'Ōnin', 1467, 1469],
  ['天文', 'Tenbun', 1532, 1555],
  ['永禄', 'Eiroku', 1558, 1570],
  ['元亀', 'Genki', 1570, 1573],
  ['天正', 'Tenshō', 1573, 1592],
  ['文禄', 'Bunroku', 1592, 1596],
  ['慶長', 'Keichō', 1596, 1615],
  ['元和', 'Genna', 1615, 1624],
  ['寛永', 'Kan’ei', 1624, 1644],
  ['明暦', 'Meireki', 1655, 1658],
  ['元禄', 'Genroku', 1688, 1704],
  ['享保', 'Kyōhō', 1716, 1736],
  ['天明', 'Tenmei', 1781, 1789],
  ['寛政', 'Kansei', 1789, 1801],
  ['文化', 'Bunka', 1804, 1818],
  ['文政', 'Bunsei', 1818, 1830],
  ['天保', 'Tenpō', 1830, 1844],
  ['嘉永', 'Kaei', 1848, 1854],
  ['安政', 'Ansei', 1854, 1860],
  ['文久', 'Bunkyū', 1861, 1864],
  ['慶応', 'Keiō', 1865, 1868],
];

/** Years of the Republic, still used in places; parsed, but not shown next to years of ours. */
const republicEra: Era = {
  region: 'china',
  name: { zh: '民国', en: 'Minguo', fr: 'Minguo', es: 'Minguo', jp: '民国' },
  otherNames: ['中华民国', '中華民国'],
  dynasty: null,
  emperor: null,
  from: '1912-01-01',
  to: null,
  yearOne: 1912,
  yearLast: null,
  aside: true,
};

/** Eras since 1868, by day. */
const modernEras: readonly (readonly [name: string, reading: string, from: string, to: string | null])[] = [
  ['明治', 'Meiji', '1868-10-23', '1912-07-30'],
  ['大正', 'Taishō', '1912-07-30', '1926-12-25'],
  ['昭和', 'Shōwa', '1926-12-25', '1989-01-07'],
  ['平成', 'Heisei', '1989-01-08', '2019-04-30'],
  ['令和', 'Reiwa', '2019-05-01', null],
];

const inFiveLanguages = (zh: string, latin: string, jp: string) => ({ zh, en: latin, fr: latin, es: latin, jp });
const yearText = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00`;
const dynastyOf = (zh: string, reading: string): InLanguages => inFiveLanguages(zh, reading, toJapanese(zh));

/** Eras known without an import. `npm run import -- eras` adds the full tables. */
export const builtInEras: readonly Era[] = [
  ...chineseEras.flatMap(([dynasty, reading, rows, aside]) =>
    rows.map(([name, latin, from, to]): Era => ({
      region: 'china',
      name: inFiveLanguages(name, latin, toJapanese(name)),
      otherNames: [],
      dynasty: dynastyOf(dynasty, reading),
      emperor: null,
      from: yearText(from),
      to: yearText(to),
      yearOne: from,
      yearLast: to,
      ...(aside && { aside }),
    })),
  ),
  republicEra,
  ...japaneseEras.map(([name, latin, from, to]): Era => ({
    region: 'japan',
    name: inFiveLanguages(toSimplified(name), latin, name),
    otherNames: [],
    dynasty: null,
    emperor: null,
    from: yearText(from),
    to: yearText(to),
    yearOne: from,
    yearLast: to,
  })),
  ...modernEras.map(([name, latin, from, to]): Era => ({
    region: 'japan',
    name: inFiveLanguages(toSimplified(name), latin, name),
    otherNames: [],
    dynasty: null,
    emperor: null,
    from,
    to,
    yearOne: Number(from.slice(0, 4)),
    yearLast: to === null ? null : Number(to.slice(0, 4)),
  })),
];
