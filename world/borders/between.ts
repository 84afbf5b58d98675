import { taiwan, corsica } from './lands.ts';
import { polity, type PolityExtents } from './shape.ts';

const lombardy = [[8.7, 45.9], [9.2, 46.4], [10.4, 46.4], [10.7, 45.7], [10.7, 45.1], [9.2, 45.1], [8.8, 45.3]] as const;
const venetia = [[10.7, 45.7], [11.5, 46], [12.3, 46.6], [13.5, 46], [13.4, 45.6], [12.4, 45.1], [11.1, 44.95], [10.6, 44.95], [10.7, 45.3]] as const;
const attica = [[22.3, 38.9], [23.3, 38.6], [24.1, 38.2], [24.1, 37.6], [23.3, 37.8], [22.9, 38.1]] as const;

/** States between the great ones, without which the map had blank land in inhabited places. */
export const between: readonly PolityExtents[] = [
  polity({ name: ['亚兰（大马士革）', 'Aram-Damascus', 'Aram-Damas', 'Aram-Damasco', 'アラム・ダマスカス'], extents: [{ span: ['-0930~', '-0733'], rings: [[[35.7, 33], [36, 34.3], [37.5, 34.5], [38, 33.3], [36.8, 32.4], [35.9, 32.7]]], source: ['brill-ancient-atlas'] }] }),
  polity({ name: ['以色列王国', 'Kingdom of Israel', 'Royaume d’Israël', 'Reino de Israel', 'イスラエル王国'], extents: [{ span: ['-0930~', '-0723'], rings: [[[35, 33.2], [35.7, 33], [35.9, 32.3], [35.6, 31.8], [35.2, 31.95], [34.7, 32.1], [34.9, 32.8]]], source: ['brill-ancient-atlas'] }] }),
  polity({ name: ['犹大王国', 'Kingdom of Judah', 'Royaume de Juda', 'Reino de Judá', 'ユダ王国'], extents: [{ span: ['-0930~', '-0587'], rings: [[[34.6, 31.7], [35.2, 31.95], [35.5, 31.8], [35.4, 30.9], [34.7, 30.9], [34.5, 31.3]]], source: ['brill-ancient-atlas'] }] }),
  polity({ name: ['叙拉古', 'Syracuse', 'Syracuse', 'Siracusa', 'シュラクサイ'], extents: [{ span: ['-0485', '-0213'], rings: [[[14.2, 37.2], [15, 36.5], [15.6, 37.1], [15.2, 37.9], [14.3, 37.8]]], source: ['barrington-atlas'] }] }),
  polity({ name: ['中法兰克王国', 'Middle Francia', 'Francie médiane', 'Francia Media', '中部フランク王国'], extents: [
    { span: ['0843', '0869'], rings: [[[3.5, 51.7], [4.3, 52.8], [6, 53.7], [7.2, 53.5], [6.8, 52.3], [6.7, 51.5], [7, 50.9], [7.5, 50.2], [7.6, 49.3], [8.2, 49], [7.9, 48.6], [7.6, 47.5], [8.3, 46.4], [7, 45.4], [7.3, 43.9], [6, 42.9], [4.3, 43.2], [4.8, 44], [4.75, 45.3], [4.65, 46], [5.3, 47.4], [5.2, 49.5], [4.1, 50.2]]], source: ['new-cambridge-medieval', '2'] },
    { span: ['0870', '0887'], rings: [[[5.3, 47.4], [7.4, 47.5], [8.3, 46.4], [7, 45.4], [7.3, 43.9], [6, 42.9], [4.3, 43.2], [4.8, 44], [4.75, 45.3], [4.65, 46]]], source: ['new-cambridge-medieval', '2'] },
  ] }),
  polity({ name: ['丹麦法区', 'Danelaw', 'Danelaw', 'Danelaw', 'デーンロー'], extents: [{ span: ['0878', '0926'], rings: [[[-3, 54.2], [-1.2, 54.7], [0.5, 53.8], [2.2, 53], [1.7, 51.9], [0.6, 51.5], [-0.1, 51.6], [-0.9, 52.1], [-1.8, 52.7], [-2.3, 53.4]]], source: ['new-cambridge-medieval', '3'] }] }),
  polity({ name: ['伊赫什德王朝', 'Ikhshidids', 'Ikhchidides', 'Ijshidíes', 'イフシード朝'], extents: [{ span: ['0935', '0968'], rings: [[[25, 31.8], [29, 31.3], [32.3, 31.5], [34.3, 31.5], [35.2, 33.5], [36, 35], [37.3, 34.8], [38, 33.5], [37, 32], [35, 29.5], [33.5, 28], [36, 23.5], [33, 23.5], [30, 23.5], [28, 27], [25, 29]]], source: ['kennedy-atlas'] }] }),
  polity({ name: ['古尔王朝', 'Ghurids', 'Ghorides', 'Gúridas', 'ゴール朝'], extents: [
    { span: ['1149', '1172'], rings: [[[62, 32], [63, 35.5], [65.3, 35.5], [66.5, 34.5], [65.5, 32], [64.5, 31]]], source: ['bregel-atlas'] },
    { span: ['1173', '1186'], rings: [[[61.5, 31], [61.6, 35], [63, 35.8], [66.5, 36.5], [70, 35.5], [70.5, 33], [71.2, 31], [72.2, 30], [71.5, 28.5], [68.5, 26], [66, 28]]], source: ['schwartzberg-atlas'] },
    { span: ['1187', '1191'], rings: [[[61.5, 31], [61.6, 35], [63, 35.8], [66.5, 36.5], [70, 36.3], [73, 34.8], [75.5, 32.8], [75.5, 30.5], [71.5, 28.5], [68.5, 26], [66, 28]]], source: ['schwartzberg-atlas'] },
    { span: ['1192', '1205'], rings: [[[61.5, 31], [62.5, 36], [66.5, 36.7], [70, 36.3], [73, 34.8], [76, 32.8], [78.5, 30.5], [81, 28.5], [86, 26.5], [89, 25.5], [88.5, 23.8], [84, 24.3], [79, 25.5], [75.5, 25.5], [73.8, 26], [72.5, 28], [68.5, 26], [66, 28]]], source: ['schwartzberg-atlas'] },
  ] }),
  polity({ name: ['君士坦丁堡拉丁帝国', 'Latin Empire', 'Empire latin', 'Imperio latino', 'ラテン帝国'], extents: [{ span: ['1204', '1260'], rings: [[[29.3, 41.4], [28.2, 42], [26.6, 41.8], [26.4, 41], [26.2, 40.2], [27.3, 40.4], [28.6, 40.6]]], source: ['cambridge-byzantine'] }] }),
  polity({ name: ['帖萨洛尼迦王国', 'Kingdom of Thessalonica', 'Royaume de Thessalonique', 'Reino de Tesalónica', 'テッサロニキ王国'], extents: [{ span: ['1204', '1223'], rings: [[[22.3, 40.9], [24.5, 41.3], [24.8, 40.7], [23.9, 39.8], [22.8, 39.2], [21.8, 39.7]]], source: ['cambridge-byzantine'] }] }),
  polity({ name: ['伊庇鲁斯专制国', 'Despotate of Epirus', 'Despotat d’Épire', 'Despotado de Epiro', 'エピロス専制侯国'], extents: [
    { span: ['1205', '1223'], rings: [[[19.5, 40.3], [20.8, 41], [21.6, 39.9], [21.8, 38.6], [20.6, 38.7]]], source: ['cambridge-byzantine'] },
    { span: ['1224', '1245'], rings: [[[19.5, 40.3], [20.8, 41.3], [22.3, 41.2], [24.5, 41.3], [24.8, 40.7], [23.9, 39.8], [22.8, 39.2], [21.8, 38.6], [20.6, 38.7]]], source: ['cambridge-byzantine'] },
    { span: ['1246', '1318'], rings: [[[19.5, 40.2], [20.7, 40.5], [21.4, 39.7], [21.8, 38.6], [20.6, 38.7]]], source: ['cambridge-byzantine'] },
  ] }),
  polity({ name: ['法兰克希腊（雅典、亚该亚）', 'Frankish Greece (Athens, Achaea)', 'Grèce franque (Athènes, Achaïe)', 'Grecia franca (Atenas, Acaya)', 'フランク系ギリシア（アテネ、アカイア）'], extents: [
    { span: ['1205', '1261'], rings: [attica, [[21.2, 38.2], [22.9, 38], [23.6, 37.4], [23.1, 36.4], [21.6, 36.7]]], source: ['cambridge-byzantine'] },
    { span: ['1262', '1429'], rings: [attica, [[21.2, 38.2], [22.9, 38], [22.2, 37.6], [21.5, 37.1]]], source: ['cambridge-byzantine'] },
    { span: ['1430', '1456'], rings: [attica], source: ['cambridge-byzantine'] },
  ] }),
  polity({ name: ['勃艮第公国（瓦卢瓦）', 'Valois Burgundy', 'Bourgogne des Valois', 'Borgoña de los Valois', 'ヴァロワ家のブルゴーニュ公国'], extents: [
    { span: ['1384', '1429'], rings: [[[3.2, 47.8], [5, 48], [6, 47.9], [7, 47.4], [6.2, 46.5], [4.7, 46.2], [3.5, 47]], [[2.5, 51.1], [3.4, 51.5], [4.2, 51.2], [3.5, 50.4], [2.6, 50.2]]], source: ['cambridge-modern-atlas'] },
    { span: ['1430', '1476'], rings: [[[3.2, 47.8], [5, 48], [6, 47.9], [7, 47.4], [6.2, 46.5], [4.7, 46.2], [3.5, 47]], [[2.5, 51.1], [4.3, 52.6], [5, 53], [5.8, 52], [6, 50.6], [6.4, 49.7], [5.6, 49.5], [4.2, 50], [2.6, 50.2]]], source: ['cambridge-modern-atlas'] },
  ] }),
  polity({ name: ['佛罗伦萨与托斯卡纳', 'Florence and Tuscany', 'Florence et Toscane', 'Florencia y Toscana', 'フィレンツェ・トスカーナ'], extents: [
    { span: ['1250', '1405'], rings: [[[10.7, 44], [11.5, 44.1], [11.9, 43.7], [11.6, 43.3], [10.9, 43.4]]], source: ['obrien-atlas'] },
    { span: ['1406', '1554'], rings: [[[10, 43.6], [10.4, 44], [11.3, 44.2], [12, 43.8], [12, 43.2], [11.2, 43.4], [10.3, 43.1]]], source: ['obrien-atlas'] },
    { span: ['1555', '1799'], rings: [[[10, 43.6], [10.4, 44], [11.3, 44.2], [12, 43.8], [12, 42.9], [11.6, 42.4], [10.4, 42.8]]], source: ['obrien-atlas'] },
    { span: ['1815', '1859'], rings: [[[10, 43.6], [10.4, 44], [11.3, 44.2], [12, 43.8], [12, 42.9], [11.6, 42.4], [10.4, 42.8]]], source: ['cambridge-modern-atlas'] },
  ] }),
  polity({ name: ['热那亚共和国', 'Republic of Genoa', 'République de Gênes', 'República de Génova', 'ジェノヴァ共和国'], extents: [
    { span: ['1100~', '1346'], rings: [[[7.6, 43.6], [8.2, 44.5], [9.4, 44.6], [10, 44.1], [9, 44], [8.3, 43.7]]], source: ['obrien-atlas'] },
    { span: ['1347', '1767'], rings: [[[7.6, 43.6], [8.2, 44.5], [9.4, 44.6], [10, 44.1], [9, 44], [8.3, 43.7]], corsica], source: ['obrien-atlas'] },
    { span: ['1768', '1797'], rings: [[[7.6, 43.6], [8.2, 44.5], [9.4, 44.6], [10, 44.1], [9, 44], [8.3, 43.7]]], source: ['obrien-atlas'] },
  ] }),
  polity({ name: ['米兰公国', 'Duchy of Milan', 'Duché de Milan', 'Ducado de Milán', 'ミラノ公国'], extents: [{ span: ['1395', '1796'], rings: [[[8.4, 46], [9.2, 46.3], [9.9, 46], [10.2, 45.1], [9.6, 44.8], [8.7, 44.8], [8.4, 45.3]]], source: ['obrien-atlas'] }] }),
  polity({ name: ['伦巴第—威尼西亚', 'Lombardy–Venetia', 'Lombardie-Vénétie', 'Lombardía-Véneto', 'ロンバルド・ヴェネト王国'], extents: [{ span: ['1815', '1858'], rings: [lombardy, venetia], source: ['cambridge-modern-atlas'] }, { span: ['1859', '1865'], rings: [venetia], source: ['cambridge-modern-atlas'] }] }),
  polity({ name: ['华沙公国', 'Duchy of Warsaw', 'Duché de Varsovie', 'Ducado de Varsovia', 'ワルシャワ公国'], extents: [{ span: ['1807', '1814'], rings: [[[16, 53], [18, 53.3], [20.5, 53.3], [22.7, 54.6], [23.5, 53.8], [22.6, 52.6], [23.5, 51], [22, 50.3], [20, 50], [18.7, 50.8], [17.6, 51.6], [15.9, 52]]], source: ['magocsi-atlas'] }] }),
  polity({ name: ['瓦拉几亚', 'Wallachia', 'Valachie', 'Valaquia', 'ワラキア'], extents: [{ span: ['1330', '1858'], rings: [[[22.6, 44.7], [23, 45.3], [25.5, 45.5], [26.8, 45.4], [28.1, 45.4], [27.9, 44.2], [26, 43.9], [23, 43.8]]], source: ['magocsi-atlas'] }] }),
  polity({ name: ['摩尔达维亚', 'Moldavia', 'Moldavie', 'Moldavia', 'モルダヴィア'], extents: [
    { span: ['1359', '1774'], rings: [[[25, 47.8], [26.5, 48.3], [28.7, 48], [29.6, 46.7], [28.3, 45.4], [26.8, 45.4], [26, 46.4]]], source: ['magocsi-atlas'] },
    { span: ['1775', '1811'], rings: [[[25.2, 47.3], [26, 47.35], [26.6, 47.75], [26.8, 48.2], [28.7, 48], [29.6, 46.7], [28.3, 45.4], [26.8, 45.4], [26, 46.4]]], source: ['magocsi-atlas'] },
    { span: ['1812', '1858'], rings: [[[25.2, 47.3], [26, 47.35], [26.6, 47.75], [26.8, 48.2], [27.8, 47], [28.2, 45.4], [26.8, 45.4], [26, 46.4]]], source: ['magocsi-atlas'] },
  ] }),
  polity({ name: ['罗马尼亚公国', 'Romanian Principalities', 'Principautés roumaines', 'Principados rumanos', 'ルーマニア公国'], extents: [{ span: ['1859', '1877'], rings: [[[22.6, 44.7], [23, 45.3], [25.5, 45.5], [26, 46.4], [25.2, 47.3], [26, 47.35], [26.6, 47.75], [26.8, 48.2], [27.8, 47], [28.2, 45.4], [27.9, 44.2], [26, 43.9], [23, 43.8]]], source: ['magocsi-atlas'] }] }),
  polity({ name: ['塞尔维亚公国', 'Principality of Serbia', 'Principauté de Serbie', 'Principado de Serbia', 'セルビア公国'], extents: [{ span: ['1817', '1877'], rings: [[[19.3, 43.9], [19.2, 44.8], [20.5, 44.9], [22.5, 44.6], [22.4, 43.9], [21.5, 43.5], [20.5, 43.4]]], source: ['magocsi-atlas'] }] }),
  polity({ name: ['荷属福尔摩沙', 'Dutch Formosa', 'Formose néerlandaise', 'Formosa neerlandesa', 'オランダ領台湾'], extents: [{ span: ['1624', '1661'], rings: [[[119.8, 23], [120.6, 21.8], [120.9, 22.2], [120.8, 23.8], [120.1, 23.9]]], source: ['cambridge-modern-atlas'] }] }),
  polity({ name: ['东宁王国', 'Kingdom of Tungning', 'Royaume de Tungning', 'Reino de Tungning', '東寧王国'], extents: [{ span: ['1662', '1683'], rings: [taiwan], source: ['tan-atlas', '8'] }] }),
  polity({ name: ['大哥伦比亚', 'Gran Colombia', 'Grande Colombie', 'Gran Colombia', '大コロンビア'], extents: [{ span: ['1821', '1830'], rings: [[[-82.8, 8.5], [-79.5, 9.8], [-77, 9], [-74.5, 11.5], [-71.5, 12.6], [-68, 11.5], [-61.7, 10.9], [-60, 8.3], [-61, 6], [-60.7, 5], [-64, 3.9], [-67, 1.5], [-69.8, 1], [-70, -4], [-73, -2.3], [-75, -0.5], [-78, -3.3], [-80.3, -3.5], [-81.2, -2.3], [-80.5, 0], [-79, 1.6], [-77.8, 3.5], [-78, 7]]], source: ['cambridge-modern-atlas'] }] }),
  polity({ name: ['中美洲联邦共和国', 'Federal Republic of Central America', 'République fédérale d’Amérique centrale', 'República Federal de Centroamérica', '中央アメリカ連邦共和国'], extents: [{ span: ['1823', '1840'], rings: [[[-92.2, 14.5], [-91.5, 16], [-91, 17.8], [-89.2, 17.8], [-88.9, 15.9], [-83.2, 15], [-83.5, 11], [-82.6, 9.5], [-83, 8.2], [-85.8, 10], [-87.7, 12.9]]], source: ['cambridge-modern-atlas'] }] }),
  polity({ name: ['得克萨斯共和国', 'Republic of Texas', 'République du Texas', 'República de Texas', 'テキサス共和国'], extents: [{ span: ['1836', '1844'], rings: [[[-93.8, 29.5], [-94, 33.2], [-97, 33.9], [-100, 34.3], [-101, 30.5], [-98.5, 28.3], [-97.2, 27.6]]], source: ['cambridge-modern-atlas'] }] }),
];
