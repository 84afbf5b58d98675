import { house } from './house.ts';

/** From Edward III to the sons of York: the roots of the Tudors, and the Wars of the Roses as a family quarrel. */
export const plantagenets = house({
  id: 'house-of-plantagenet',
  region: 'europe',
  names: ['金雀花王朝', 'House of Plantagenet', 'Plantagenêts', 'Casa de Plantagenet', 'プランタジネット家'],
  note: [
    '1154年至1485年统治英格兰的王室，晚期分为兰开斯特与约克两支。',
    'Royal house of England from 1154 to 1485, in the end divided into Lancaster and York.',
    'Maison royale d’Angleterre de 1154 à 1485, finalement divisée entre Lancastre et York.',
    'Casa real de Inglaterra de 1154 a 1485, dividida al final entre Lancaster y York.',
    '1154年から1485年までのイングランド王家。末期にはランカスター家とヨーク家に分かれて争った。',
  ],
  span: ['1154', '1485'],
  source: ['weir-royal-families'],
  elsewhere: [],
  members: `
# weir-royal-families
edward-iii m* 1312-11-13/1377-06-21 r1327-01-25/1377-06-21 | 爱德华三世 | Edward III of England | Édouard III d’Angleterre | Eduardo III de Inglaterra | エドワード三世
edward-the-black-prince m* 1330-06-15/1376-06-08 | 黑太子爱德华 | Edward the Black Prince | Édouard de Woodstock, le Prince noir | Eduardo de Woodstock, el Príncipe Negro | エドワード黒太子
isabella-countess-of-bedford f* 1332/1379~ | 伊莎贝拉（爱德华三世之女） | Isabella, Countess of Bedford | Isabelle d’Angleterre, comtesse de Bedford | Isabel de Inglaterra, condesa de Bedford | イザベラ（エドワード三世の娘）
joan-of-england f* 1333~/1348 | 琼（爱德华三世之女） | Joan of England | Jeanne d’Angleterre | Juana de Inglaterra | ジョーン（エドワード三世の娘）
lionel-of-antwerp m* 1338-11-29/1368-10 | 安特卫普的莱昂内尔 | Lionel of Antwerp | Lionel d’Anvers | Leonel de Amberes | ライオネル・オブ・アントワープ
john-of-gaunt m* 1340-03-06/1399-02-03 | 冈特的约翰 | John of Gaunt | Jean de Gand | Juan de Gante | ジョン・オブ・ゴーント
edmund-of-langley m* 1341-06-05/1402-08-01 | 兰利的埃德蒙 | Edmund of Langley | Edmond de Langley | Edmundo de Langley | エドマンド・オブ・ラングリー
thomas-of-woodstock m* 1355-01-07/1397-09 | 伍德斯托克的托马斯 | Thomas of Woodstock | Thomas de Woodstock | Tomás de Woodstock | トマス・オブ・ウッドストック
richard-ii m* 1367-01-06/1400-02~ r1377-06-22/1399-09-29 | 理查二世 | Richard II of England | Richard II d’Angleterre | Ricardo II de Inglaterra | リチャード二世
philippa-of-clarence f* 1355-08-16/1381~ | 克拉伦斯的菲莉帕 | Philippa of Clarence | Philippa de Clarence | Felipa de Clarence | フィリッパ・オブ・クラレンス
philippa-of-lancaster f* 1360-03-31/1415-07 | 兰开斯特的菲莉帕 | Philippa of Lancaster | Philippa de Lancastre | Felipa de Lancaster | フィリッパ・オブ・ランカスター
henry-iv m* 1367~/1413-03-20 r1399-09-30/1413-03-20 | 亨利四世（英格兰） | Henry IV of England | Henri IV d’Angleterre | Enrique IV de Inglaterra | ヘンリー四世
catherine-of-lancaster f* 1373~/1418-06-02 | 兰开斯特的凯瑟琳 | Catherine of Lancaster | Catherine de Lancastre | Catalina de Lancaster | カタリナ・デ・ランカスター
john-beaufort-earl-of-somerset m 1373~/1410-03-16 | 约翰·博福特（第一代萨默塞特伯爵） | John Beaufort, Earl of Somerset | Jean Beaufort, comte de Somerset | Juan Beaufort, conde de Somerset | 初代サマセット伯ジョン・ボーフォート
henry-beaufort m 1375~/1447-04-11 | 亨利·博福特枢机 | Henry Beaufort | Henri Beaufort | Enrique Beaufort | ヘンリー・ボーフォート枢機卿
joan-beaufort-countess-of-westmorland f 1379~/1440-11-13 | 琼·博福特（威斯特摩兰伯爵夫人） | Joan Beaufort, Countess of Westmorland | Jeanne Beaufort, comtesse de Westmorland | Juana Beaufort, condesa de Westmorland | ウェストモーランド伯爵夫人ジョーン・ボーフォート
john-beaufort-duke-of-somerset m 1404~/1444-05-27 | 约翰·博福特（第一代萨默塞特公爵） | John Beaufort, Duke of Somerset | Jean Beaufort, duc de Somerset | Juan Beaufort, duque de Somerset | サマセット公ジョン・ボーフォート
joan-beaufort-queen-of-scots f* /1445-07-15 | 琼·博福特（苏格兰王后） | Joan Beaufort, Queen of Scots | Jeanne Beaufort, reine d’Écosse | Juana Beaufort, reina de Escocia | スコットランド王妃ジョーン・ボーフォート
edmund-beaufort m 1406~/1455-05-22 | 埃德蒙·博福特 | Edmund Beaufort, Duke of Somerset | Edmond Beaufort, duc de Somerset | Edmundo Beaufort, duque de Somerset | サマセット公エドマンド・ボーフォート
margaret-beaufort f 1443-05-31/1509-06-29 | 玛格丽特·博福特 | Margaret Beaufort | Margaret Beaufort | Margarita Beaufort | マーガレット・ボーフォート
henry-v m* 1386~/1422-08-31 r1413-03-21/1422-08-31 | 亨利五世（英格兰） | Henry V of England | Henri V d’Angleterre | Enrique V de Inglaterra | ヘンリー五世
thomas-duke-of-clarence m* 1387~/1421-03-22 | 克拉伦斯公爵托马斯 | Thomas, Duke of Clarence | Thomas, duc de Clarence | Tomás, duque de Clarence | クラレンス公トマス
john-duke-of-bedford m* 1389-06-20/1435-09-14 | 贝德福德公爵约翰 | John, Duke of Bedford | Jean, duc de Bedford | Juan, duque de Bedford | ベッドフォード公ジョン
humphrey-duke-of-gloucester m* 1390~/1447-02-23 | 格洛斯特公爵汉弗莱 | Humphrey, Duke of Gloucester | Humphrey, duc de Gloucester | Hunfredo, duque de Gloucester | グロスター公ハンフリー
henry-vi m* 1421-12-06/1471-05-21 r1422-09-01/1461-03-04 r1470-10/1471-04-11 | 亨利六世（英格兰） | Henry VI of England | Henri VI d’Angleterre | Enrique VI de Inglaterra | ヘンリー六世
edward-of-westminster m* 1453-10-13/1471-05-04 | 威斯敏斯特的爱德华 | Edward of Westminster | Édouard de Westminster | Eduardo de Westminster | エドワード・オブ・ウェストミンスター
edward-of-norwich m* 1373~/1415-10-25 | 诺里奇的爱德华 | Edward of Norwich | Édouard de Norwich | Eduardo de Norwich | エドワード・オブ・ノリッジ
richard-of-conisburgh m* 1385~/1415-08-05 | 科尼斯堡的理查 | Richard of Conisburgh | Richard de Conisburgh | Ricardo de Conisburgh | リチャード・オブ・コニスバラ
richard-duke-of-york m* 1411-09-21/1460-12-30 | 约克公爵理查 | Richard, Duke of York | Richard, duc d’York | Ricardo, duque de York | ヨーク公リチャード
edward-iv m* 1442-04-28/1483-04-09 r1461-03-04/1470-10-03 r1471-04-11/1483-04-09 | 爱德华四世 | Edward IV of England | Édouard IV d’Angleterre | Eduardo IV de Inglaterra | エドワード四世
edmund-earl-of-rutland m* 1443-05-17/1460-12-30 | 拉特兰伯爵埃德蒙 | Edmund, Earl of Rutland | Edmond, comte de Rutland | Edmundo, conde de Rutland | ラトランド伯エドマンド
margaret-of-york f* 1446-05-03/1503-11-23 | 约克的玛格丽特 | Margaret of York | Marguerite d’York | Margarita de York | マーガレット・オブ・ヨーク
george-duke-of-clarence m* 1449-10-21/1478-02-18 | 克拉伦斯公爵乔治 | George, Duke of Clarence | Georges, duc de Clarence | Jorge, duque de Clarence | クラレンス公ジョージ
richard-iii m* 1452-10-02/1485-08-22 r1483-06-26/1485-08-22 | 理查三世 | Richard III of England | Richard III d’Angleterre | Ricardo III de Inglaterra | リチャード三世
elizabeth-of-york f* 1466-02-11/1503-02-11 | 约克的伊丽莎白 | Elizabeth of York | Élisabeth d’York | Isabel de York | エリザベス・オブ・ヨーク
cecily-of-york f* 1469-03-20/1507-08-24 | 约克的塞西莉 | Cecily of York | Cécile d’York | Cecilia de York | セシリー・オブ・ヨーク
edward-v m* 1470-11-02/1483? r1483-04-09/1483-06-26 | 爱德华五世 | Edward V of England | Édouard V d’Angleterre | Eduardo V de Inglaterra | エドワード五世
richard-of-shrewsbury m* 1473-08-17/1483? | 什鲁斯伯里的理查 | Richard of Shrewsbury | Richard de Shrewsbury | Ricardo de Shrewsbury | リチャード・オブ・シュルーズベリー
edward-of-middleham m* 1473~/1484-04~ | 米德勒姆的爱德华 | Edward of Middleham | Édouard de Middleham | Eduardo de Middleham | エドワード・オブ・ミドルハム
margaret-pole f* 1473-08-14/1541-05-27 | 玛格丽特·波尔 | Margaret Pole | Margaret Pole | Margarita Pole | マーガレット・ポール
edward-earl-of-warwick m* 1475-02-25/1499-11-28 | 沃里克伯爵爱德华 | Edward, Earl of Warwick | Édouard, comte de Warwick | Eduardo, conde de Warwick | ウォリック伯エドワード
`,
  kin: `
# weir-royal-families
philippa-of-hainault f* 1314~/1369-08-15 | 埃诺的菲莉帕 | Philippa of Hainault | Philippa de Hainaut | Felipa de Henao | フィリッパ・オブ・エノー
joan-of-kent f* 1328~/1385-08 | 肯特的琼 | Joan of Kent | Jeanne de Kent | Juana de Kent | ジョーン・オブ・ケント
anne-of-bohemia f* 1366-05-11/1394-06-07 | 波希米亚的安妮 | Anne of Bohemia | Anne de Bohême | Ana de Bohemia | アン・オブ・ボヘミア
isabella-of-valois f* 1389-11-09/1409-09-13 | 瓦卢瓦的伊莎贝拉 | Isabella of Valois | Isabelle de Valois | Isabel de Valois | イザベラ・オブ・ヴァロワ
elizabeth-de-burgh f 1332-07-06/1363-12-10 | 伊丽莎白·德·伯格 | Elizabeth de Burgh | Élisabeth de Burgh | Isabel de Burgh | エリザベス・ド・バラ
edmund-mortimer m 1352-02-01/1381-12-27 | 埃德蒙·莫蒂默 | Edmund Mortimer, Earl of March | Edmond Mortimer, comte de March | Edmundo Mortimer, conde de March | マーチ伯エドマンド・モーティマー
roger-mortimer m 1374-04-11/1398-07-20 | 罗杰·莫蒂默 | Roger Mortimer, Earl of March | Roger Mortimer, comte de March | Roger Mortimer, conde de March | マーチ伯ロジャー・モーティマー
anne-mortimer f 1388~/1411-09~ | 安妮·莫蒂默 | Anne Mortimer | Anne Mortimer | Ana Mortimer | アン・モーティマー
blanche-of-lancaster f* 1342~/1368-09-12 | 兰开斯特的布兰奇 | Blanche of Lancaster | Blanche de Lancastre | Blanca de Lancaster | ブランシュ・オブ・ランカスター
constance-of-castile f* 1354/1394-03-24 | 卡斯蒂利亚的康斯坦丝 | Constance of Castile | Constance de Castille | Constanza de Castilla | コンスタンサ・デ・カスティーリャ
katherine-swynford f 1350~/1403-05-10 | 凯瑟琳·斯温福德 | Katherine Swynford | Catherine Swynford | Catalina Swynford | キャサリン・スウィンフォード
mary-de-bohun f 1369~/1394-06 | 玛丽·德·博恩 | Mary de Bohun | Marie de Bohun | María de Bohun | メアリー・ド・ブーン
margaret-holland f 1385~/1439-12-30 | 玛格丽特·霍兰 | Margaret Holland | Marguerite Holland | Margarita Holland | マーガレット・ホランド
margaret-beauchamp-of-bletso f 1410~/1482 | 布莱措的玛格丽特·博尚 | Margaret Beauchamp of Bletso | Marguerite Beauchamp de Bletso | Margarita Beauchamp de Bletso | マーガレット・ビーチャム
catherine-of-valois f* 1401-10-27/1437-01-03 | 瓦卢瓦的凯瑟琳 | Catherine of Valois | Catherine de Valois | Catalina de Valois | キャサリン・オブ・ヴァロワ
margaret-of-anjou f* 1430-03-23/1482-08-25 | 安茹的玛格丽特 | Margaret of Anjou | Marguerite d’Anjou | Margarita de Anjou | マーガレット・オブ・アンジュー
isabella-of-castile-duchess-of-york f* 1355~/1392-12-23 | 卡斯蒂利亚的伊莎贝拉（约克公爵夫人） | Isabella of Castile, Duchess of York | Isabelle de Castille, duchesse d’York | Isabel de Castilla, duquesa de York | ヨーク公爵夫人イサベル
ralph-neville m 1364~/1425-10-21 | 拉尔夫·内维尔 | Ralph Neville, Earl of Westmorland | Ralph Neville, comte de Westmorland | Ralph Neville, conde de Westmorland | ウェストモーランド伯ラルフ・ネヴィル
cecily-neville f 1415-05-03/1495-05-31 | 塞西莉·内维尔 | Cecily Neville | Cécile Neville | Cecilia Neville | セシリー・ネヴィル
elizabeth-woodville f* 1437~/1492-06-08 | 伊丽莎白·伍德维尔 | Elizabeth Woodville | Élisabeth Woodville | Isabel Woodville | エリザベス・ウッドヴィル
isabel-neville f 1451-09-05/1476-12-22 | 伊莎贝尔·内维尔 | Isabel Neville | Isabelle Neville | Isabel Neville | イザベル・ネヴィル
anne-neville f* 1456-06-11/1485-03-16 | 安妮·内维尔 | Anne Neville | Anne Neville | Ana Neville | アン・ネヴィル
`,
  unions: `
# weir-royal-families
edward-iii + philippa-of-hainault 1328-01/1369-08-15 † : edward-the-black-prince isabella-countess-of-bedford joan-of-england lionel-of-antwerp john-of-gaunt edmund-of-langley thomas-of-woodstock
edward-the-black-prince + joan-of-kent 1361-10-10/1376-06-08 † : richard-ii
richard-ii + anne-of-bohemia 1382-01/1394-06-07 † :
richard-ii + isabella-of-valois 1396/1400~ † :
lionel-of-antwerp + elizabeth-de-burgh /1363-12-10 † : philippa-of-clarence
edmund-mortimer + philippa-of-clarence † : roger-mortimer
roger-mortimer & - : anne-mortimer
john-of-gaunt + blanche-of-lancaster 1359-05-19/1368-09-12 † : philippa-of-lancaster henry-iv
john-of-gaunt + constance-of-castile 1371-09/1394-03-24 † : catherine-of-lancaster
john-of-gaunt + katherine-swynford 1396-01/1399-02-03 † : john-beaufort-earl-of-somerset henry-beaufort joan-beaufort-countess-of-westmorland
henry-iv + mary-de-bohun 1380~/1394-06 † : henry-v thomas-duke-of-clarence john-duke-of-bedford humphrey-duke-of-gloucester
henry-v + catherine-of-valois 1420-06-02/1422-08-31 † : henry-vi
henry-vi + margaret-of-anjou 1445-04-23/1471-05-21 † : edward-of-westminster
edward-of-westminster + anne-neville 1470-12/1471-05-04 † :
john-beaufort-earl-of-somerset + margaret-holland /1410-03-16 † : john-beaufort-duke-of-somerset joan-beaufort-queen-of-scots edmund-beaufort
john-beaufort-duke-of-somerset + margaret-beauchamp-of-bletso /1444-05-27 † : margaret-beaufort
edmund-of-langley + isabella-of-castile-duchess-of-york 1372/1392-12-23 † : edward-of-norwich richard-of-conisburgh
richard-of-conisburgh + anne-mortimer 1408~/1411-09~ † : richard-duke-of-york
ralph-neville + joan-beaufort-countess-of-westmorland /1425-10-21 † : cecily-neville
richard-duke-of-york + cecily-neville /1460-12-30 † : edward-iv edmund-earl-of-rutland margaret-of-york george-duke-of-clarence richard-iii
edward-iv + elizabeth-woodville 1464-05-01/1483-04-09 † : elizabeth-of-york cecily-of-york edward-v richard-of-shrewsbury
george-duke-of-clarence + isabel-neville 1469-07-11/1476-12-22 † : margaret-pole edward-earl-of-warwick
richard-iii + anne-neville 1472~/1485-03-16 † : edward-of-middleham
`,
});
