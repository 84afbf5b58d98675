import { house } from './house.ts';

/** From Rudolf I to the last emperor: the Austrian and the Spanish line, who married each other for two centuries. */
export const habsburgs = house({
  id: 'house-of-habsburg',
  region: 'europe',
  names: ['哈布斯堡家族', 'House of Habsburg', 'Maison de Habsbourg', 'Casa de Habsburgo', 'ハプスブルク家'],
  note: [
    '1273年起出任德意志国王与皇帝，先后统治奥地利、西班牙及其海外领地，直至1918年。',
    'German kings and emperors from 1273; they ruled Austria, for two centuries Spain and its empire, until 1918.',
    'Rois et empereurs allemands dès 1273, maîtres de l’Autriche jusqu’en 1918 et, pendant deux siècles, de l’Espagne et de son empire.',
    'Reyes y emperadores alemanes desde 1273; señores de Austria hasta 1918 y, durante dos siglos, de España y su imperio.',
    '1273年にドイツ王となり、1918年までオーストリアを、二世紀にわたりスペインとその帝国をも治めた家門。',
  ],
  span: ['1273', '1918'],
  source: ['hamann-habsburger'],
  elsewhere: ['marie-antoinette'],
  members: `
# hamann-habsburger
rudolf-i m* 1218-05-01/1291-07-15 r1273-10-01/1291-07-15 | 鲁道夫一世 | Rudolf I of Germany | Rodolphe Iᵉʳ de Habsbourg | Rodolfo I de Habsburgo | ルドルフ一世
albert-i-of-germany m* 1255/1308-05-01 r1298-07-27/1308-05-01 | 阿尔布雷希特一世 | Albert I of Germany | Albert Iᵉʳ de Habsbourg | Alberto I de Habsburgo | アルブレヒト一世
albert-ii-of-austria m* 1298-12/1358-07-20 | 阿尔布雷希特二世（奥地利公爵） | Albert II, Duke of Austria | Albert II d’Autriche | Alberto II de Austria | アルブレヒト二世（オーストリア公）
leopold-iii-of-austria m* 1351-11-01/1386-07-09 | 利奥波德三世（奥地利公爵） | Leopold III, Duke of Austria | Léopold III d’Autriche | Leopoldo III de Austria | レオポルト三世（オーストリア公）
ernest-the-iron m* 1377/1424-06-10 | 铁公爵恩斯特 | Ernest the Iron | Ernest de Fer | Ernesto el Férreo | エルンスト鉄公
frederick-iii-emperor m* 1415-09-21/1493-08-19 r1440-02-02/1493-08-19 | 腓特烈三世（神圣罗马皇帝） | Frederick III, Holy Roman Emperor | Frédéric III, empereur du Saint-Empire | Federico III, emperador | フリードリヒ三世（神聖ローマ皇帝）
maximilian-i m* 1459-03-22/1519-01-12 r1493-08-19/1519-01-12 | 马克西米利安一世 | Maximilian I, Holy Roman Emperor | Maximilien Iᵉʳ | Maximiliano I | マクシミリアン一世
philip-the-handsome m* 1478-07-22/1506-09-25 | 美男子腓力 | Philip the Handsome | Philippe le Beau, duc de Bourgogne | Felipe el Hermoso | フィリップ美公
margaret-of-austria-regent f* 1480-01-10/1530-12-01 | 奥地利的玛格丽特 | Margaret of Austria | Marguerite d’Autriche | Margarita de Austria | マルグリット・ドートリッシュ
eleanor-of-austria f* 1498-11-15/1558-02 | 奥地利的埃莉诺 | Eleanor of Austria | Éléonore d’Autriche | Leonor de Austria | レオノール・デ・アウストリア
charles-v m* 1500-02-24/1558-09-21 r1519-06-28/1556 | 查理五世 | Charles V, Holy Roman Emperor | Charles Quint | Carlos V | カール五世
= Charles I of Spain; Carlos I de España; カルロス一世
isabella-of-austria f* 1501-07-18/1526-01-19 | 奥地利的伊莎贝拉 | Isabella of Austria | Isabelle d’Autriche | Isabel de Austria | イサベル・デ・アウストリア
ferdinand-i-emperor m* 1503-03-10/1564-07-25 r1556/1564-07-25 | 斐迪南一世（神圣罗马皇帝） | Ferdinand I, Holy Roman Emperor | Ferdinand Iᵉʳ, empereur du Saint-Empire | Fernando I, emperador | フェルディナント一世（神聖ローマ皇帝）
mary-of-hungary f* 1505-09/1558-10-18 | 匈牙利的玛丽 | Mary of Hungary | Marie de Hongrie | María de Hungría | マリア・フォン・エスターライヒ（ハンガリー王妃）
catherine-of-austria f* 1507-01-14/1578-02-12 | 奥地利的凯瑟琳 | Catherine of Austria | Catherine d’Autriche | Catalina de Austria | カタリナ・デ・アウストリア
margaret-of-parma f* 1522/1586-01-18 | 帕尔马的玛格丽特 | Margaret of Parma | Marguerite de Parme | Margarita de Parma | マルゲリータ・ディ・パルマ
philip-ii-of-spain m* 1527-05-21/1598-09-13 r1556-01-16/1598-09-13 | 腓力二世（西班牙） | Philip II of Spain | Philippe II d’Espagne | Felipe II de España | フェリペ二世
maria-of-austria f* 1528-06-21/1603-02-26 | 玛丽亚（马克西米利安二世之妻） | Maria of Austria, Holy Roman Empress | Marie d’Autriche, impératrice | María de Austria, emperatriz | マリア・デ・アウストリア（神聖ローマ皇后）
joanna-of-austria f* 1535-06-24/1573-09-07 | 奥地利的胡安娜 | Joanna of Austria | Jeanne d’Autriche | Juana de Austria | フアナ・デ・アウストリア
john-of-austria m* 1547~/1578-10-01 | 奥地利的唐胡安 | John of Austria | Don Juan d’Autriche | Juan de Austria | ドン・フアン・デ・アウストリア
maximilian-ii m* 1527-07-31/1576-10-12 r1564-07-25/1576-10-12 | 马克西米利安二世 | Maximilian II, Holy Roman Emperor | Maximilien II | Maximiliano II | マクシミリアン二世
charles-ii-of-inner-austria m* 1540-06-03/1590-07-10 | 卡尔二世（内奥地利大公） | Charles II of Inner Austria | Charles II d’Autriche-Intérieure | Carlos II de Austria Interior | カール二世（内オーストリア大公）
don-carlos m* 1545-07-08/1568-07-24 | 唐卡洛斯 | Don Carlos | Don Carlos | Don Carlos | ドン・カルロス
isabella-clara-eugenia f* 1566-08-12/1633-12-01 | 伊莎贝拉·克拉拉·欧亨尼娅 | Isabella Clara Eugenia | Isabelle-Claire-Eugénie | Isabel Clara Eugenia | イサベル・クララ・エウヘニア
catherine-michelle f* 1567-10-10/1597-11-06 | 卡塔利娜·米卡埃拉 | Catherine Michelle of Spain | Catherine-Michelle d’Espagne | Catalina Micaela | カタリーナ・ミカエラ
philip-iii-of-spain m* 1578-04-14/1621-03-31 r1598-09-13/1621-03-31 | 腓力三世（西班牙） | Philip III of Spain | Philippe III d’Espagne | Felipe III de España | フェリペ三世
anna-of-austria f* 1549-11-01/1580-10-26 | 安娜（腓力二世之妻） | Anna of Austria, Queen of Spain | Anne d’Autriche, reine d’Espagne | Ana de Austria, reina de España | アナ・デ・アウストリア（スペイン王妃）
rudolf-ii m* 1552-07-18/1612-01-20 r1576-10-12/1612-01-20 | 鲁道夫二世 | Rudolf II, Holy Roman Emperor | Rodolphe II | Rodolfo II | ルドルフ二世
elisabeth-queen-of-france f* 1554-07-05/1592-01-22 | 奥地利的伊丽莎白（法国王后） | Elisabeth of Austria, Queen of France | Élisabeth d’Autriche, reine de France | Isabel de Austria, reina de Francia | エリザベート・ドートリッシュ
matthias-emperor m* 1557-02-24/1619-03-20 r1612-06-13/1619-03-20 | 马蒂亚斯 | Matthias, Holy Roman Emperor | Matthias, empereur du Saint-Empire | Matías, emperador | マティアス（神聖ローマ皇帝）
albert-vii m* 1559-11/1621-07-13 | 阿尔布雷希特七世 | Albert VII, Archduke of Austria | Albert VII d’Autriche | Alberto VII de Austria | アルブレヒト七世
ferdinand-ii-emperor m* 1578-07-09/1637-02-15 r1619-08-28/1637-02-15 | 斐迪南二世（神圣罗马皇帝） | Ferdinand II, Holy Roman Emperor | Ferdinand II, empereur du Saint-Empire | Fernando II, emperador | フェルディナント二世（神聖ローマ皇帝）
margaret-of-austria-queen-of-spain f* 1584-12-25/1611-10-03 | 玛格丽特（腓力三世之妻） | Margaret of Austria, Queen of Spain | Marguerite d’Autriche, reine d’Espagne | Margarita de Austria, reina de España | マルガリータ・デ・アウストリア（スペイン王妃）
anne-of-austria f* 1601-09-22/1666-01-20 | 奥地利的安妮 | Anne of Austria | Anne d’Autriche | Ana de Austria, reina de Francia | アンヌ・ドートリッシュ
philip-iv-of-spain m* 1605-04-08/1665-09-17 r1621-03-31/1665-09-17 | 腓力四世（西班牙） | Philip IV of Spain | Philippe IV d’Espagne | Felipe IV de España | フェリペ四世
maria-anna-of-spain f* 1606-08-18/1646-05-13 | 玛丽亚·安娜（斐迪南三世之妻） | Maria Anna of Spain | Marie-Anne d’Espagne | María Ana de España | マリア・アナ・デ・アウストリア
ferdinand-iii-emperor m* 1608-07-13/1657-04-02 r1637-02-15/1657-04-02 | 斐迪南三世（神圣罗马皇帝） | Ferdinand III, Holy Roman Emperor | Ferdinand III, empereur du Saint-Empire | Fernando III, emperador | フェルディナント三世（神聖ローマ皇帝）
balthasar-charles m* 1629-10-17/1646-10-09 | 巴尔塔萨·卡洛斯 | Balthasar Charles | Balthazar-Charles | Baltasar Carlos | バルタサール・カルロス
mariana-of-austria f* 1634-12/1696-05-16 | 奥地利的玛丽安娜 | Mariana of Austria | Marie-Anne d’Autriche | Mariana de Austria | マリアナ・デ・アウストリア
maria-theresa-of-spain f* 1638-09-10/1683-07-30 | 玛丽亚·特蕾莎（路易十四之妻） | Maria Theresa of Spain | Marie-Thérèse d’Autriche, reine de France | María Teresa de Austria, reina de Francia | マリー・テレーズ・ドートリッシュ
leopold-i-emperor m* 1640-06-09/1705-05-05 r1658-07-18/1705-05-05 | 利奥波德一世（神圣罗马皇帝） | Leopold I, Holy Roman Emperor | Léopold Iᵉʳ, empereur du Saint-Empire | Leopoldo I, emperador | レオポルト一世（神聖ローマ皇帝）
margaret-theresa f* 1651-07-12/1673-03-12 | 玛格丽特·特蕾莎 | Margaret Theresa of Spain | Marguerite-Thérèse d’Espagne | Margarita Teresa de Austria | マルガリータ・テレサ
charles-ii-of-spain m* 1661-11-06/1700-11-01 r1665-09-17/1700-11-01 | 卡洛斯二世（西班牙） | Charles II of Spain | Charles II d’Espagne | Carlos II de España | カルロス二世
joseph-i-emperor m* 1678-07-26/1711-04-17 r1705-05-05/1711-04-17 | 约瑟夫一世（神圣罗马皇帝） | Joseph I, Holy Roman Emperor | Joseph Iᵉʳ, empereur du Saint-Empire | José I, emperador | ヨーゼフ一世（神聖ローマ皇帝）
charles-vi m* 1685-10-01/1740-10-20 r1711-10-12/1740-10-20 | 查理六世（神圣罗马皇帝） | Charles VI, Holy Roman Emperor | Charles VI, empereur du Saint-Empire | Carlos VI, emperador | カール六世
maria-theresa f* 1717-05-13/1780-11-29 r1740-10-20/1780-11-29 | 玛丽亚·特蕾莎 | Maria Theresa | Marie-Thérèse d’Autriche | María Teresa I de Austria | マリア・テレジア
joseph-ii m* 1741-03-13/1790-02-20 r1765-08-18/1790-02-20 | 约瑟夫二世 | Joseph II, Holy Roman Emperor | Joseph II | José II | ヨーゼフ二世
maria-christina f* 1742-05-13/1798-06-24 | 玛丽亚·克里斯蒂娜 | Maria Christina, Duchess of Teschen | Marie-Christine d’Autriche | María Cristina de Austria | マリア・クリスティーナ（テシェン公妃）
leopold-ii-emperor m* 1747-05-05/1792-03-01 r1790-09-30/1792-03-01 | 利奥波德二世（神圣罗马皇帝） | Leopold II, Holy Roman Emperor | Léopold II, empereur du Saint-Empire | Leopoldo II, emperador | レオポルト二世（神聖ローマ皇帝）
maria-carolina f* 1752-08-13/1814-09-08 | 玛丽亚·卡罗琳娜 | Maria Carolina of Austria | Marie-Caroline d’Autriche | María Carolina de Austria | マリア・カロリーナ
francis-ii-emperor m* 1768-02-12/1835-03-02 r1792-07-05/1835-03-02 | 弗朗茨二世 | Francis II, Holy Roman Emperor | François II, empereur du Saint-Empire | Francisco II, emperador | フランツ二世
marie-louise f* 1791-12-12/1847-12-17 | 玛丽·路易丝 | Marie Louise | Marie-Louise d’Autriche | María Luisa de Austria | マリー・ルイーズ
ferdinand-i-of-austria m* 1793-04-19/1875-06-29 r1835-03-02/1848-12-02 | 斐迪南一世（奥地利皇帝） | Ferdinand I of Austria | Ferdinand Iᵉʳ d’Autriche | Fernando I de Austria | フェルディナント一世（オーストリア皇帝）
maria-leopoldina f* 1797-01-22/1826-12-11 | 玛丽亚·利奥波丁娜 | Maria Leopoldina of Austria | Marie-Léopoldine d’Autriche | María Leopoldina de Austria | マリア・レオポルディナ
franz-karl m* 1802-12-07/1878-03-08 | 弗朗茨·卡尔 | Archduke Franz Karl | François-Charles d’Autriche | Francisco Carlos de Austria | フランツ・カール
franz-joseph m* 1830-08-18/1916-11-21 r1848-12-02/1916-11-21 | 弗朗茨·约瑟夫一世 | Franz Joseph I | François-Joseph Iᵉʳ | Francisco José I | フランツ・ヨーゼフ一世
maximilian-of-mexico m* 1832-07-06/1867-06-19 r1864/1867-05 | 马西米连诺一世（墨西哥） | Maximilian of Mexico | Maximilien Iᵉʳ du Mexique | Maximiliano I de México | マクシミリアン（メキシコ皇帝）
karl-ludwig m* 1833-07-30/1896-05-19 | 卡尔·路德维希 | Archduke Karl Ludwig | Charles-Louis d’Autriche | Carlos Luis de Austria | カール・ルートヴィヒ
crown-prince-rudolf m* 1858-08-21/1889-01-30 | 皇储鲁道夫 | Crown Prince Rudolf | Rodolphe d’Autriche, prince héritier | Rodolfo, príncipe heredero de Austria | ルドルフ皇太子
franz-ferdinand m* 1863-12-18/1914-06-28 | 弗朗茨·斐迪南 | Archduke Franz Ferdinand | François-Ferdinand d’Autriche | Francisco Fernando de Austria | フランツ・フェルディナント
otto-franz m* 1865-04-21/1906-11-01 | 奥托·弗朗茨 | Archduke Otto Franz | Othon-François d’Autriche | Otón Francisco de Austria | オットー・フランツ
charles-i-of-austria m* 1887-08-17/1922-04-01 r1916-11-21/1918-11 | 卡尔一世（奥地利） | Charles I of Austria | Charles Iᵉʳ d’Autriche | Carlos I de Austria | カール一世（オーストリア皇帝）
`,
  kin: `
# hamann-habsburger
eleanor-of-portugal f* 1434-09-18/1467-09-03 | 葡萄牙的埃莉诺 | Eleanor of Portugal | Aliénor de Portugal | Leonor de Portugal | エレオノーレ・フォン・ポルトゥガル
charles-the-bold m* 1433-11/1477-01-05 | 大胆查理 | Charles the Bold | Charles le Téméraire | Carlos el Temerario | シャルル突進公
mary-of-burgundy f* 1457-02-13/1482-03-27 | 勃艮第的玛丽 | Mary of Burgundy | Marie de Bourgogne | María de Borgoña | マリー・ド・ブルゴーニュ
ferdinand-of-aragon m* 1452-03-10/1516-01-23 r1479-01/1516-01-23 | 斐迪南二世（阿拉贡） | Ferdinand II of Aragon | Ferdinand II d’Aragon | Fernando II de Aragón | フェルナンド二世（アラゴン王）
joanna-of-castile f* 1479-11-06/1555-04-12 r1504-11-26/1555-04-12 | 卡斯蒂利亚的胡安娜 | Joanna of Castile | Jeanne la Folle | Juana I de Castilla | フアナ（カスティーリャ女王）
isabella-of-portugal f* 1503-10-24/1539-05-01 | 葡萄牙的伊莎贝拉 | Isabella of Portugal | Isabelle de Portugal | Isabel de Portugal | イサベル・デ・ポルトゥガル
anne-of-bohemia-and-hungary f* 1503-07-23/1547-01-27 | 波希米亚与匈牙利的安娜 | Anne of Bohemia and Hungary | Anne de Bohême et de Hongrie | Ana de Bohemia y Hungría | アンナ・ヤギエロ
louis-ii-of-hungary m* 1506-07-01/1526-08-29 r1516-03-13/1526-08-29 | 拉约什二世 | Louis II of Hungary | Louis II de Hongrie | Luis II de Hungría | ラヨシュ二世
maria-manuela f* 1527-10-15/1545-07-12 | 玛丽亚·曼努埃拉 | Maria Manuela of Portugal | Marie-Manuelle de Portugal | María Manuela de Portugal | マリア・マヌエラ・デ・ポルトゥガル
elisabeth-of-valois f* 1545/1568-10-03 | 瓦卢瓦的伊丽莎白 | Elisabeth of Valois | Élisabeth de France, reine d’Espagne | Isabel de Valois | エリザベート・ド・ヴァロワ
maria-anna-of-bavaria f* 1551-03-21/1608-04-29 | 玛丽亚·安娜（巴伐利亚） | Maria Anna of Bavaria | Marie-Anne de Bavière | María Ana de Baviera | マリア・アンナ・フォン・バイエルン
maria-anna-of-bavaria-wife-of-ferdinand-ii f* 1574-12-08/1616-03-08 | 玛丽亚·安娜（斐迪南二世之妻） | Maria Anna of Bavaria, wife of Ferdinand II | Marie-Anne de Bavière, épouse de Ferdinand II | María Ana de Baviera, esposa de Fernando II | マリア・アンナ（フェルディナント二世の妃）
elisabeth-of-france f* 1602-11-22/1644-10-06 | 法兰西的伊丽莎白（腓力四世之妻） | Elisabeth of France, Queen of Spain | Élisabeth de France, épouse de Philippe IV | Isabel de Borbón, reina de España | イサベル・デ・ボルボン
louis-xiii m* 1601-09-27/1643-05-14 r1610-05-14/1643-05-14 | 路易十三 | Louis XIII | Louis XIII | Luis XIII | ルイ十三世
eleonore-magdalene f* 1655-01-06/1720-01-19 | 埃莱奥诺雷·玛格达莱妮 | Eleonore Magdalene of Neuburg | Éléonore-Madeleine de Neubourg | Leonor Magdalena de Neoburgo | エレオノーレ・マグダレーネ
elisabeth-christine f* 1691-08-28/1750-12-21 | 伊丽莎白·克里斯蒂娜 | Elisabeth Christine of Brunswick | Élisabeth-Christine de Brunswick | Isabel Cristina de Brunswick | エリーザベト・クリスティーネ
francis-i-stephen m* 1708-12-08/1765-08-18 r1745-09-13/1765-08-18 | 弗朗茨一世 | Francis I, Holy Roman Emperor | François Iᵉʳ, empereur du Saint-Empire | Francisco I, emperador | フランツ一世
maria-luisa-of-spain f* 1745-11-24/1792-05-15 | 玛丽亚·路易莎（利奥波德二世之妻） | Maria Luisa of Spain | Marie-Louise d’Espagne | María Luisa de España | マリア・ルイサ（レオポルト二世の妃）
louis-xvi m* 1754-08-23/1793-01-21 r1774-05-10/1792-09-21 | 路易十六 | Louis XVI | Louis XVI | Luis XVI | ルイ十六世
maria-theresa-of-naples f* 1772-06-06/1807-04-13 | 那不勒斯的玛丽亚·特蕾莎 | Maria Theresa of Naples and Sicily | Marie-Thérèse de Naples et de Sicile | María Teresa de Borbón-Dos Sicilias | マリア・テレジア・フォン・ネアペル
ferdinand-i-of-the-two-sicilies m* 1751-01-12/1825-01-04 | 斐迪南一世（两西西里） | Ferdinand I of the Two Sicilies | Ferdinand Iᵉʳ des Deux-Siciles | Fernando I de las Dos Sicilias | フェルディナンド一世（両シチリア王）
napoleon-ii m* 1811-03-20/1832-07-22 | 拿破仑二世 | Napoleon II | Napoléon II | Napoleón II | ナポレオン二世
sophie-of-bavaria f* 1805-01-27/1872-05-28 | 巴伐利亚的索菲 | Sophie of Bavaria | Sophie de Bavière | Sofía de Baviera | ゾフィー・フォン・バイエルン
elisabeth-of-austria f* 1837-12-24/1898-09-10 | 伊丽莎白皇后 | Empress Elisabeth of Austria | Élisabeth de Wittelsbach | Isabel de Baviera | エリーザベト（オーストリア皇后）
= Sissi; Sisi; 茜茜公主; シシィ
charlotte-of-mexico f* 1840-06-07/1927-01-19 | 墨西哥的夏洛特 | Charlotte of Mexico | Charlotte de Belgique | Carlota de México | シャルロッテ（メキシコ皇后）
sophie-chotek f 1868-03-01/1914-06-28 | 索菲·霍泰克 | Sophie, Duchess of Hohenberg | Sophie Chotek | Sofía Chotek | ゾフィー・ホテク
zita-of-bourbon-parma f* 1892-05-09/1989-03-14 | 波旁－帕尔马的齐塔 | Zita of Bourbon-Parma | Zita de Bourbon-Parme | Zita de Borbón-Parma | ツィタ・フォン・ブルボン＝パルマ
`,
  unions: `
# hamann-habsburger
rudolf-i & - : albert-i-of-germany
albert-i-of-germany & - : albert-ii-of-austria
albert-ii-of-austria & - : leopold-iii-of-austria
leopold-iii-of-austria & - : ernest-the-iron
ernest-the-iron & - : frederick-iii-emperor
frederick-iii-emperor + eleanor-of-portugal 1452-03/1467-09-03 † : maximilian-i
charles-the-bold & - : mary-of-burgundy
maximilian-i + mary-of-burgundy 1477-08/1482-03-27 † : philip-the-handsome margaret-of-austria-regent
# tremlett-isabella
ferdinand-of-aragon + isabella-i 1469-10-19/1504-11-26 † : joanna-of-castile catherine-of-aragon
# weir-royal-families
charles-the-bold + margaret-of-york 1468-07/1477-01-05 † :
# hamann-habsburger
philip-the-handsome + joanna-of-castile 1496-10/1506-09-25 † : eleanor-of-austria charles-v isabella-of-austria ferdinand-i-emperor mary-of-hungary catherine-of-austria
charles-v + isabella-of-portugal 1526-03/1539-05-01 † : philip-ii-of-spain maria-of-austria joanna-of-austria
charles-v & - : margaret-of-parma john-of-austria
ferdinand-i-emperor + anne-of-bohemia-and-hungary 1521-05/1547-01-27 † : maximilian-ii charles-ii-of-inner-austria
louis-ii-of-hungary + mary-of-hungary 1522~/1526-08-29 † :
philip-ii-of-spain + maria-manuela 1543-11/1545-07-12 † : don-carlos
philip-ii-of-spain + mary-i 1554-07-25/1558-11-17 † :
philip-ii-of-spain + elisabeth-of-valois 1559~/1568-10-03 † : isabella-clara-eugenia catherine-michelle
philip-ii-of-spain + anna-of-austria 1570/1580-10-26 † : philip-iii-of-spain
maximilian-ii + maria-of-austria 1548-09-13/1576-10-12 † : anna-of-austria rudolf-ii elisabeth-queen-of-france matthias-emperor albert-vii
albert-vii + isabella-clara-eugenia 1599-04/1621-07-13 † :
charles-ii-of-inner-austria + maria-anna-of-bavaria 1571-08/1590-07-10 † : ferdinand-ii-emperor margaret-of-austria-queen-of-spain
ferdinand-ii-emperor + maria-anna-of-bavaria-wife-of-ferdinand-ii 1600-04/1616-03-08 † : ferdinand-iii-emperor
philip-iii-of-spain + margaret-of-austria-queen-of-spain 1599-04/1611-10-03 † : anne-of-austria philip-iv-of-spain maria-anna-of-spain
louis-xiii + anne-of-austria 1615/1643-05-14 † : louis-xiv
philip-iv-of-spain + elisabeth-of-france 1615/1644-10-06 † : balthasar-charles maria-theresa-of-spain
philip-iv-of-spain + mariana-of-austria 1649/1665-09-17 † : margaret-theresa charles-ii-of-spain
ferdinand-iii-emperor + maria-anna-of-spain 1631-02/1646-05-13 † : mariana-of-austria leopold-i-emperor
louis-xiv + maria-theresa-of-spain 1660-06/1683-07-30 † :
leopold-i-emperor + margaret-theresa 1666-12/1673-03-12 † :
leopold-i-emperor + eleonore-magdalene 1676-12/1705-05-05 † : joseph-i-emperor charles-vi
charles-vi + elisabeth-christine 1708/1740-10-20 † : maria-theresa
francis-i-stephen + maria-theresa 1736-02-12/1765-08-18 † : joseph-ii maria-christina leopold-ii-emperor maria-carolina marie-antoinette
leopold-ii-emperor + maria-luisa-of-spain 1765-08/1792-03-01 † : francis-ii-emperor
ferdinand-i-of-the-two-sicilies + maria-carolina 1768/1814-09-08 † : maria-theresa-of-naples
louis-xvi + marie-antoinette 1770-05-16/1793-01-21 † :
francis-ii-emperor + maria-theresa-of-naples 1790-09/1807-04-13 † : marie-louise ferdinand-i-of-austria maria-leopoldina franz-karl
napoleon + marie-louise 1810-04/1821-05-05 † : napoleon-ii
franz-karl + sophie-of-bavaria 1824-11-04/1872-05-28 † : franz-joseph maximilian-of-mexico karl-ludwig
franz-joseph + elisabeth-of-austria 1854-04-24/1898-09-10 † : crown-prince-rudolf
maximilian-of-mexico + charlotte-of-mexico 1857-07-27/1867-06-19 † :
karl-ludwig & - : franz-ferdinand otto-franz
franz-ferdinand + sophie-chotek 1900-07-01/1914-06-28 † :
otto-franz & - : charles-i-of-austria
charles-i-of-austria + zita-of-bourbon-parma 1911-10-21/1922-04-01 † :
`,
});
