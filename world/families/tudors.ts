import { house } from './house.ts';

/** From Owen Tudor to Elizabeth I, with the queens of Scots and the Greys who descend from Henry VII. */
export const tudors = house({
  id: 'house-of-tudor',
  region: 'europe',
  names: ['都铎王朝', 'House of Tudor', 'Maison Tudor', 'Casa de Tudor', 'テューダー家'],
  note: [
    '1485年至1603年统治英格兰的王室，源出威尔士。',
    'Royal house of England from 1485 to 1603, Welsh by origin.',
    'Maison royale d’Angleterre de 1485 à 1603, d’origine galloise.',
    'Casa real de Inglaterra de 1485 a 1603, de origen galés.',
    '1485年から1603年までのイングランド王家。ウェールズに出自をもつ。',
  ],
  span: ['1485', '1603'],
  source: ['weir-royal-families'],
  elsewhere: ['elizabeth-i'],
  members: `
# weir-royal-families
owen-tudor m 1400~/1461-02 | 欧文·都铎 | Owen Tudor | Owen Tudor | Owen Tudor | オウエン・テューダー
edmund-tudor m 1430~/1456-11 | 埃德蒙·都铎 | Edmund Tudor | Edmond Tudor | Edmundo Tudor | エドマンド・テューダー
jasper-tudor m 1431~/1495-12-21 | 贾斯珀·都铎 | Jasper Tudor | Jasper Tudor | Jasper Tudor | ジャスパー・テューダー
henry-vii m* 1457-01-28/1509-04-21 r1485-08-22/1509-04-21 | 亨利七世（英格兰） | Henry VII of England | Henri VII d’Angleterre | Enrique VII de Inglaterra | ヘンリー七世
arthur-tudor m* 1486-09/1502-04-02 | 阿瑟·都铎 | Arthur, Prince of Wales | Arthur Tudor | Arturo Tudor | アーサー・テューダー
margaret-tudor f* 1489-11-28/1541-10-18 | 玛格丽特·都铎 | Margaret Tudor | Marguerite Tudor | Margarita Tudor | マーガレット・テューダー
henry-viii m* 1491-06-28/1547-01-28 r1509-04-21/1547-01-28 | 亨利八世（英格兰） | Henry VIII of England | Henri VIII d’Angleterre | Enrique VIII de Inglaterra | ヘンリー八世
elizabeth-tudor f* 1492-07-02/1495-09-14 | 伊丽莎白·都铎（亨利七世之女） | Elizabeth Tudor, daughter of Henry VII | Élisabeth Tudor, fille d’Henri VII | Isabel Tudor, hija de Enrique VII | エリザベス・テューダー（ヘンリー七世の娘）
mary-tudor-queen-of-france f* 1496-03-18/1533-06-25 | 玛丽·都铎（法兰西王后） | Mary Tudor, Queen of France | Marie Tudor, reine de France | María Tudor, reina de Francia | メアリー・テューダー（フランス王妃）
edmund-duke-of-somerset m* 1499-02-21/1500-06-19 | 萨默塞特公爵埃德蒙·都铎 | Edmund Tudor, Duke of Somerset | Edmond Tudor, duc de Somerset | Edmundo Tudor, duque de Somerset | サマセット公エドマンド・テューダー
mary-i f* 1516-02-18/1558-11-17 r1553-07-19/1558-11-17 | 玛丽一世（英格兰） | Mary I of England | Marie Iʳᵉ d’Angleterre | María I de Inglaterra | メアリー一世
henry-fitzroy m 1519-06~/1536-07-23 | 亨利·菲茨罗伊 | Henry FitzRoy | Henri FitzRoy | Enrique FitzRoy | ヘンリー・フィッツロイ
edward-vi m* 1537-10-12/1553-07-06 r1547-01-28/1553-07-06 | 爱德华六世 | Edward VI of England | Édouard VI d’Angleterre | Eduardo VI de Inglaterra | エドワード六世
`,
  kin: `
# weir-royal-families
catherine-of-aragon f* 1485-12-16/1536-01-07 | 阿拉贡的凯瑟琳 | Catherine of Aragon | Catherine d’Aragon | Catalina de Aragón | キャサリン・オブ・アラゴン
anne-boleyn f* 1501~/1536-05-19 | 安妮·博林 | Anne Boleyn | Anne Boleyn | Ana Bolena | アン・ブーリン
thomas-boleyn m 1477~/1539-03 | 托马斯·博林 | Thomas Boleyn | Thomas Boleyn | Tomás Bolena | トマス・ブーリン
elizabeth-howard f /1538-04-03 | 伊丽莎白·霍华德 | Elizabeth Howard | Élisabeth Howard | Isabel Howard | エリザベス・ハワード
mary-boleyn f 1499~/1543-07 | 玛丽·博林 | Mary Boleyn | Marie Boleyn | María Bolena | メアリー・ブーリン
george-boleyn m 1504~/1536-05-17 | 乔治·博林 | George Boleyn | Georges Boleyn | Jorge Bolena | ジョージ・ブーリン
jane-seymour f* 1508~/1537-10-24 | 简·西摩 | Jane Seymour | Jeanne Seymour | Juana Seymour | ジェーン・シーモア
anne-of-cleves f* 1515/1557-07-16 | 克莱沃的安妮 | Anne of Cleves | Anne de Clèves | Ana de Cléveris | アン・オブ・クレーヴズ
catherine-howard f* 1523~/1542-02-13 | 凯瑟琳·霍华德 | Catherine Howard | Catherine Howard | Catalina Howard | キャサリン・ハワード
catherine-parr f* 1512~/1548-09-05 | 凯瑟琳·帕尔 | Catherine Parr | Catherine Parr | Catalina Parr | キャサリン・パー
elizabeth-blount f 1500~/1540~ | 伊丽莎白·布朗特 | Elizabeth Blount | Élisabeth Blount | Isabel Blount | エリザベス・ブラント
thomas-seymour m 1508~/1549-03-20 | 托马斯·西摩 | Thomas Seymour | Thomas Seymour | Tomás Seymour | トマス・シーモア
james-iv m* 1473-03-17/1513-09-09 r1488-06-11/1513-09-09 | 詹姆斯四世（苏格兰） | James IV of Scotland | Jacques IV d’Écosse | Jacobo IV de Escocia | ジェームズ四世
james-v m* 1512-04-10/1542-12-14 r1513-09-09/1542-12-14 | 詹姆斯五世（苏格兰） | James V of Scotland | Jacques V d’Écosse | Jacobo V de Escocia | ジェームズ五世
mary-of-guise f* 1515-11/1560-06-11 | 吉斯的玛丽 | Mary of Guise | Marie de Guise | María de Guisa | メアリー・オブ・ギーズ
mary-queen-of-scots f* 1542-12-08/1587-02-08 r1542-12-14/1567-07-24 | 苏格兰女王玛丽 | Mary, Queen of Scots | Marie Stuart | María Estuardo | メアリー・ステュアート
francis-ii-of-france m* 1544-01-19/1560-12-05 r1559-07-10/1560-12-05 | 弗朗索瓦二世 | Francis II of France | François II de France | Francisco II de Francia | フランソワ二世
archibald-douglas m 1489~/1557-01 | 阿奇博尔德·道格拉斯 | Archibald Douglas, Earl of Angus | Archibald Douglas, comte d’Angus | Archibald Douglas, conde de Angus | アンガス伯アーチボルド・ダグラス
margaret-douglas f 1515-10-08/1578-03 | 玛格丽特·道格拉斯 | Margaret Douglas | Marguerite Douglas | Margarita Douglas | マーガレット・ダグラス
matthew-stewart m 1516-09-21/1571-09-04 | 马修·斯图尔特 | Matthew Stewart, Earl of Lennox | Matthew Stuart, comte de Lennox | Mateo Estuardo, conde de Lennox | レノックス伯マシュー・ステュアート
lord-darnley m* 1546~/1567-02-10 | 达恩利勋爵亨利·斯图亚特 | Henry Stuart, Lord Darnley | Henri Stuart, lord Darnley | Enrique Estuardo, lord Darnley | ダーンリー卿ヘンリー・ステュアート
charles-stuart-earl-of-lennox m 1555~/1576 | 查尔斯·斯图亚特（伦诺克斯伯爵） | Charles Stuart, Earl of Lennox | Charles Stuart, comte de Lennox | Carlos Estuardo, conde de Lennox | レノックス伯チャールズ・ステュアート
arbella-stuart f 1575~/1615-09 | 阿拉贝拉·斯图亚特 | Arbella Stuart | Arabella Stuart | Arabella Estuardo | アラベラ・ステュアート
earl-of-bothwell m 1534~/1578-04-14 | 博斯韦尔伯爵詹姆斯·赫伯恩 | James Hepburn, Earl of Bothwell | James Hepburn, comte de Bothwell | Jacobo Hepburn, conde de Bothwell | ボスウェル伯ジェームズ・ヘップバーン
james-vi-and-i m* 1566-06-19/1625-03-27 r1567-07-24/1625-03-27 | 詹姆斯六世及一世 | James VI and I | Jacques VI et Iᵉʳ | Jacobo VI y I | ジェームズ六世・一世
louis-xii m* 1462-06-27/1515-01-01 r1498-04-07/1515-01-01 | 路易十二 | Louis XII | Louis XII | Luis XII | ルイ十二世
charles-brandon m 1484~/1545-08 | 查尔斯·布兰登 | Charles Brandon, Duke of Suffolk | Charles Brandon, duc de Suffolk | Carlos Brandon, duque de Suffolk | サフォーク公チャールズ・ブランドン
frances-brandon f 1517-07-16/1559-11 | 弗朗西丝·布兰登 | Frances Brandon | Frances Brandon | Frances Brandon | フランセス・ブランドン
eleanor-brandon f 1519~/1547-09-27 | 埃莉诺·布兰登 | Eleanor Brandon | Éléonore Brandon | Leonor Brandon | エレノア・ブランドン
henry-grey m 1517-01-17/1554-02-23 | 亨利·格雷 | Henry Grey, Duke of Suffolk | Henri Grey, duc de Suffolk | Enrique Grey, duque de Suffolk | サフォーク公ヘンリー・グレイ
lady-jane-grey f* 1537~/1554-02-12 r1553-07-10/1553-07-19 | 简·格雷 | Lady Jane Grey | Jeanne Grey | Juana Grey | ジェーン・グレイ
catherine-grey f 1540-08-25/1568-01 | 凯瑟琳·格雷 | Lady Catherine Grey | Catherine Grey | Catalina Grey | キャサリン・グレイ
mary-grey f 1545~/1578-04-20 | 玛丽·格雷 | Lady Mary Grey | Mary Grey | María Grey | メアリー・グレイ
guildford-dudley m 1535~/1554-02-12 | 吉尔福德·达德利 | Lord Guildford Dudley | Guilford Dudley | Guildford Dudley | ギルフォード・ダドリー
`,
  unions: `
# weir-royal-families
owen-tudor + catherine-of-valois 1430~/1437-01-03 † : edmund-tudor jasper-tudor
edmund-tudor + margaret-beaufort 1455-11/1456-11 † : henry-vii
henry-vii + elizabeth-of-york 1486-01-18/1503-02-11 † : arthur-tudor margaret-tudor henry-viii elizabeth-tudor mary-tudor-queen-of-france edmund-duke-of-somerset
arthur-tudor + catherine-of-aragon 1501-11-14/1502-04-02 † :
henry-viii + catherine-of-aragon 1509-06-11/1533-05-23 annulled : mary-i
henry-viii $ elizabeth-blount : henry-fitzroy
thomas-boleyn + elizabeth-howard /1538-04-03 † : mary-boleyn anne-boleyn george-boleyn
henry-viii + anne-boleyn 1533-01/1536-05-17 annulled : elizabeth-i
henry-viii + jane-seymour 1536-05-30/1537-10-24 † : edward-vi
henry-viii + anne-of-cleves 1540-01-06/1540-07-09 annulled :
henry-viii + catherine-howard 1540-07-28/1542-02-13 † :
henry-viii + catherine-parr 1543-07-12/1547-01-28 † :
thomas-seymour + catherine-parr 1547/1548-09-05 † :
james-iv + margaret-tudor 1503-08-08/1513-09-09 † : james-v
archibald-douglas + margaret-tudor 1514-08/1527 annulled : margaret-douglas
james-v + mary-of-guise 1538/1542-12-14 † : mary-queen-of-scots
matthew-stewart + margaret-douglas 1544/1571-09-04 † : lord-darnley charles-stuart-earl-of-lennox
charles-stuart-earl-of-lennox & - : arbella-stuart
francis-ii-of-france + mary-queen-of-scots 1558-04-24/1560-12-05 † :
lord-darnley + mary-queen-of-scots 1565-07-29/1567-02-10 † : james-vi-and-i
earl-of-bothwell + mary-queen-of-scots 1567-05-15 :
louis-xii + mary-tudor-queen-of-france 1514-10-09/1515-01-01 † :
charles-brandon + mary-tudor-queen-of-france 1515/1533-06-25 † : frances-brandon eleanor-brandon
henry-grey + frances-brandon 1533~/1554-02-23 † : lady-jane-grey catherine-grey mary-grey
guildford-dudley + lady-jane-grey 1553-05/1554-02-12 † :
`,
});
