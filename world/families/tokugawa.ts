import { house } from './house.ts';

/** The fifteen shoguns, their mothers and wives, and the branches of Owari, Kii, Mito and Hitotsubashi. */
export const tokugawa = house({
  id: 'tokugawa-clan',
  region: 'east-asia',
  names: ['德川氏', 'Tokugawa clan', 'Clan Tokugawa', 'Clan Tokugawa', '徳川氏'],
  note: [
    '三河松平氏出身的将军家，1603年至1868年统治日本。',
    'House of shoguns from the Matsudaira of Mikawa, rulers of Japan from 1603 to 1868.',
    'Maison shogunale issue des Matsudaira de Mikawa, maîtresse du Japon de 1603 à 1868.',
    'Casa de sogunes procedente de los Matsudaira de Mikawa, que gobernó Japón de 1603 a 1868.',
    '三河の松平氏から出て、1603年から1868年まで日本を治めた将軍家。',
  ],
  span: ['1603', '1868'],
  source: ['tokugawa-shoka-keifu'],
  elsewhere: ['tokugawa-ieyasu'],
  members: `
# tokugawa-shoka-keifu
matsudaira-kiyoyasu m 1511/1535~ | 松平清康 | Matsudaira Kiyoyasu | Matsudaira Kiyoyasu | Matsudaira Kiyoyasu | 松平清康
matsudaira-hirotada m 1526/1549 | 松平广忠 | Matsudaira Hirotada | Matsudaira Hirotada | Matsudaira Hirotada | 松平広忠
matsudaira-nobuyasu m 1559/1579 | 松平信康 | Matsudaira Nobuyasu | Matsudaira Nobuyasu | Matsudaira Nobuyasu | 松平信康
kamehime f 1560/1625 | 龟姬 | Kamehime | Kamehime | Kamehime | 亀姫
tokuhime-of-ieyasu f 1565/1615 | 督姬 | Tokuhime, daughter of Ieyasu | Tokuhime, fille d’Ieyasu | Tokuhime, hija de Ieyasu | 督姫
yuki-hideyasu m 1574/1607 | 结城秀康 | Yūki Hideyasu | Yūki Hideyasu | Yūki Hideyasu | 結城秀康
tokugawa-hidetada m* 1579/1632-03-14 r1605/1623 | 德川秀忠 | Tokugawa Hidetada | Tokugawa Hidetada | Tokugawa Hidetada | 徳川秀忠
matsudaira-tadayoshi m 1580/1607 | 松平忠吉 | Matsudaira Tadayoshi | Matsudaira Tadayoshi | Matsudaira Tadayoshi | 松平忠吉
furihime f 1580/1617 | 振姬 | Furihime | Furihime | Furihime | 振姫
matsudaira-tadateru m 1592/1683 | 松平忠辉 | Matsudaira Tadateru | Matsudaira Tadateru | Matsudaira Tadateru | 松平忠輝
tokugawa-yoshinao m 1601~/1650 | 德川义直 | Tokugawa Yoshinao | Tokugawa Yoshinao | Tokugawa Yoshinao | 徳川義直
tokugawa-yorinobu m 1602/1671 | 德川赖宣 | Tokugawa Yorinobu | Tokugawa Yorinobu | Tokugawa Yorinobu | 徳川頼宣
tokugawa-yorifusa m 1603/1661 | 德川赖房 | Tokugawa Yorifusa | Tokugawa Yorifusa | Tokugawa Yorifusa | 徳川頼房
senhime f 1597/1666 | 千姬 | Senhime | Senhime | Senhime | 千姫
tamahime f 1599/1622 | 珠姬 | Tamahime | Tamahime | Tamahime | 珠姫
katsuhime f 1601/1672 | 胜姬 | Katsuhime | Katsuhime | Katsuhime | 勝姫
hatsuhime f 1602/1630 | 初姬 | Hatsuhime | Hatsuhime | Hatsuhime | 初姫
tokugawa-iemitsu m* 1604/1651-06 r1623/1651-06 | 德川家光 | Tokugawa Iemitsu | Tokugawa Iemitsu | Tokugawa Iemitsu | 徳川家光
tokugawa-tadanaga m 1606/1634~ | 德川忠长 | Tokugawa Tadanaga | Tokugawa Tadanaga | Tokugawa Tadanaga | 徳川忠長
tokugawa-masako f* 1607/1678 | 德川和子 | Tokugawa Masako | Tokugawa Masako | Tokugawa Masako | 徳川和子
hoshina-masayuki m 1611/1673~ | 保科正之 | Hoshina Masayuki | Hoshina Masayuki | Hoshina Masayuki | 保科正之
tokugawa-mitsutomo m 1625/1700 | 德川光友 | Tokugawa Mitsutomo | Tokugawa Mitsutomo | Tokugawa Mitsutomo | 徳川光友
chiyohime f 1637/1699~ | 千代姬 | Chiyohime | Chiyohime | Chiyohime | 千代姫
tokugawa-ietsuna m* 1641/1680 r1651/1680 | 德川家纲 | Tokugawa Ietsuna | Tokugawa Ietsuna | Tokugawa Ietsuna | 徳川家綱
tokugawa-tsunashige m 1644/1678 | 德川纲重 | Tokugawa Tsunashige | Tokugawa Tsunashige | Tokugawa Tsunashige | 徳川綱重
tokugawa-tsunayoshi m* 1646/1709 r1680/1709 | 德川纲吉 | Tokugawa Tsunayoshi | Tokugawa Tsunayoshi | Tokugawa Tsunayoshi | 徳川綱吉
tsuruhime f 1677/1704 | 鹤姬 | Tsuruhime | Tsuruhime | Tsuruhime | 鶴姫
tokugawa-ienobu m* 1662/1712 r1709/1712 | 德川家宣 | Tokugawa Ienobu | Tokugawa Ienobu | Tokugawa Ienobu | 徳川家宣
tokugawa-ietsugu m* 1709/1716 r1713/1716 | 德川家继 | Tokugawa Ietsugu | Tokugawa Ietsugu | Tokugawa Ietsugu | 徳川家継
tokugawa-mitsusada m 1627~/1705 | 德川光贞 | Tokugawa Mitsusada | Tokugawa Mitsusada | Tokugawa Mitsusada | 徳川光貞
tokugawa-tsunanori m 1665/1705 | 德川纲教 | Tokugawa Tsunanori | Tokugawa Tsunanori | Tokugawa Tsunanori | 徳川綱教
tokugawa-yoshimune m* 1684/1751 r1716/1745 | 德川吉宗 | Tokugawa Yoshimune | Tokugawa Yoshimune | Tokugawa Yoshimune | 徳川吉宗
tokugawa-ieshige m* 1712~/1761 r1745/1760 | 德川家重 | Tokugawa Ieshige | Tokugawa Ieshige | Tokugawa Ieshige | 徳川家重
tokugawa-munetake m 1715~/1771 | 德川宗武 | Tokugawa Munetake | Tokugawa Munetake | Tokugawa Munetake | 徳川宗武
tokugawa-munetada m 1721/1765~ | 德川宗尹 | Tokugawa Munetada | Tokugawa Munetada | Tokugawa Munetada | 徳川宗尹
tokugawa-ieharu m* 1737/1786 r1760/1786 | 德川家治 | Tokugawa Ieharu | Tokugawa Ieharu | Tokugawa Ieharu | 徳川家治
tokugawa-iemoto m 1762/1779 | 德川家基 | Tokugawa Iemoto | Tokugawa Iemoto | Tokugawa Iemoto | 徳川家基
tokugawa-harusada m 1751/1827 | 德川治济 | Tokugawa Harusada | Tokugawa Harusada | Tokugawa Harusada | 徳川治済
matsudaira-sadanobu m 1758~/1829 | 松平定信 | Matsudaira Sadanobu | Matsudaira Sadanobu | Matsudaira Sadanobu | 松平定信
tokugawa-ienari m* 1773/1841 r1787/1837 | 德川家齐 | Tokugawa Ienari | Tokugawa Ienari | Tokugawa Ienari | 徳川家斉
tokugawa-ieyoshi m* 1793/1853 r1837/1853 | 德川家庆 | Tokugawa Ieyoshi | Tokugawa Ieyoshi | Tokugawa Ieyoshi | 徳川家慶
tokugawa-nariyuki m 1801/1846 | 德川齐顺 | Tokugawa Nariyuki | Tokugawa Nariyuki | Tokugawa Nariyuki | 徳川斉順
tokugawa-iesada m* 1824/1858 r1853/1858 | 德川家定 | Tokugawa Iesada | Tokugawa Iesada | Tokugawa Iesada | 徳川家定
tokugawa-iemochi m* 1846/1866 r1858/1866 | 德川家茂 | Tokugawa Iemochi | Tokugawa Iemochi | Tokugawa Iemochi | 徳川家茂
matsudaira-yorishige m 1622/1695 | 松平赖重 | Matsudaira Yorishige | Matsudaira Yorishige | Matsudaira Yorishige | 松平頼重
tokugawa-mitsukuni m 1628/1701~ | 德川光圀 | Tokugawa Mitsukuni | Tokugawa Mitsukuni | Tokugawa Mitsukuni | 徳川光圀
tokugawa-tsunaeda m 1656/1718 | 德川纲条 | Tokugawa Tsunaeda | Tokugawa Tsunaeda | Tokugawa Tsunaeda | 徳川綱條
matsudaira-yoritoyo m 1680/1735 | 松平赖丰 | Matsudaira Yoritoyo | Matsudaira Yoritoyo | Matsudaira Yoritoyo | 松平頼豊
tokugawa-munetaka m 1705/1730 | 德川宗尧 | Tokugawa Munetaka | Tokugawa Munetaka | Tokugawa Munetaka | 徳川宗堯
tokugawa-munemoto m 1728/1766 | 德川宗翰 | Tokugawa Munemoto | Tokugawa Munemoto | Tokugawa Munemoto | 徳川宗翰
tokugawa-harumori m 1751/1805 | 德川治保 | Tokugawa Harumori | Tokugawa Harumori | Tokugawa Harumori | 徳川治保
tokugawa-harutoshi m 1773/1816 | 德川治纪 | Tokugawa Harutoshi | Tokugawa Harutoshi | Tokugawa Harutoshi | 徳川治紀
tokugawa-nariaki m 1800/1860 | 德川齐昭 | Tokugawa Nariaki | Tokugawa Nariaki | Tokugawa Nariaki | 徳川斉昭
tokugawa-yoshinobu m* 1837-10-28/1913-11-22 r1867-01/1868-01 | 德川庆喜 | Tokugawa Yoshinobu | Tokugawa Yoshinobu | Tokugawa Yoshinobu | 徳川慶喜
`,
  kin: `
# tokugawa-shoka-keifu
odai-no-kata f 1528/1602 | 於大之方 | Odai no Kata | Odai no Kata | Odai no Kata | 於大の方
lady-tsukiyama f /1579 | 筑山殿 | Lady Tsukiyama | Dame Tsukiyama | Dama Tsukiyama | 築山殿
asahi-no-kata f 1543/1590 | 朝日姬 | Asahi no Kata | Asahi no Kata | Asahi no Kata | 朝日姫
oman-no-kata f /1619~ | 於万之方（长胜院） | Oman no Kata, mother of Hideyasu | Oman no Kata, mère de Hideyasu | Oman no Kata, madre de Hideyasu | 於万の方（長勝院）
saigo-no-tsubone f 1552~/1589 | 西乡局 | Lady Saigō | Dame Saigō | Dama Saigō | 西郷局
okame-no-kata f 1573~/1642 | 龟之方（相应院） | Okame no Kata | Okame no Kata | Okame no Kata | お亀の方（相応院）
oman-mother-of-yorinobu f /1653 | 万之方（养珠院） | Oman no Kata, mother of Yorinobu | Oman no Kata, mère de Yorinobu | Oman no Kata, madre de Yorinobu | お万の方（養珠院）
oeyo f* 1573/1626 | 江（崇源院） | Oeyo | Oeyo | Oeyo | 江（崇源院）
azai-nagamasa m 1545/1573 | 浅井长政 | Azai Nagamasa | Azai Nagamasa | Azai Nagamasa | 浅井長政
oichi f 1547~/1583 | 市（织田信长之妹） | Oichi | Oichi | Oichi | お市の方
oda-nobuhide m /1552~ | 织田信秀 | Oda Nobuhide | Oda Nobuhide | Oda Nobuhide | 織田信秀
yodo-dono f 1569~/1615 | 淀殿 | Yodo-dono | Yodo-dono | Yodo-dono | 淀殿
toyotomi-hideyoshi m* 1537/1598-09-18 | 丰臣秀吉 | Toyotomi Hideyoshi | Toyotomi Hideyoshi | Toyotomi Hideyoshi | 豊臣秀吉
toyotomi-hideyori m 1593/1615 | 丰臣秀赖 | Toyotomi Hideyori | Toyotomi Hideyori | Toyotomi Hideyori | 豊臣秀頼
tokuhime-of-nobunaga f 1559/1636 | 德姬（织田信长之女） | Tokuhime, daughter of Nobunaga | Tokuhime, fille de Nobunaga | Tokuhime, hija de Nobunaga | 徳姫（織田信長の娘）
honda-tadatoki m 1596/1626 | 本多忠刻 | Honda Tadatoki | Honda Tadatoki | Honda Tadatoki | 本多忠刻
go-mizunoo m* 1596/1680 r1611/1629 | 后水尾天皇 | Emperor Go-Mizunoo | Empereur Go-Mizunoo | Emperador Go-Mizunoo | 後水尾天皇
meisho f* 1624~/1696 r1629/1643 | 明正天皇 | Empress Meishō | Impératrice Meishō | Emperatriz Meishō | 明正天皇
oshizu f /1635 | 静（净光院） | Oshizu | Oshizu | Oshizu | お静の方（浄光院）
takatsukasa-takako f* 1602/1674 | 鹰司孝子 | Takatsukasa Takako | Takatsukasa Takako | Takatsukasa Takako | 鷹司孝子
oraku-no-kata f 1621/1653~ | 乐之方（宝树院） | Oraku no Kata | Oraku no Kata | Oraku no Kata | お楽の方（宝樹院）
onatsu-no-kata f /1683 | 夏之方（顺性院） | Onatsu no Kata | Onatsu no Kata | Onatsu no Kata | お夏の方（順性院）
keishoin f 1627/1705 | 桂昌院 | Keishōin | Keishōin | Keishōin | 桂昌院
konoe-hiroko f* 1666/1741 | 近卫熙子 | Konoe Hiroko | Konoe Hiroko | Konoe Hiroko | 近衛熙子
gekkoin f 1685/1752 | 月光院 | Gekkōin | Gekkōin | Gekkōin | 月光院
kodaiin f* 1773/1844 | 广大院 | Kōdaiin | Kōdaiin | Kōdaiin | 広大院
tenshoin f* 1836~/1883 | 天璋院笃姬 | Atsuhime | Atsuhime | Atsuhime | 天璋院篤姫
= Tenshōin; 篤姫
kazunomiya f* 1846/1877 | 和宫亲子内亲王 | Princess Kazunomiya | Princesse Kazunomiya | Princesa Kazunomiya | 和宮親子内親王
yoshiko-of-arisugawa f 1804/1893 | 吉子女王 | Princess Yoshiko | Princesse Yoshiko | Princesa Yoshiko | 吉子女王
`,
  unions: `
# tokugawa-shoka-keifu
matsudaira-kiyoyasu & - : matsudaira-hirotada
matsudaira-hirotada + odai-no-kata 1541~/1544~ divorce : tokugawa-ieyasu
tokugawa-ieyasu + lady-tsukiyama 1557~/1579 † : matsudaira-nobuyasu kamehime
tokugawa-ieyasu + asahi-no-kata 1586/1590 † :
tokugawa-ieyasu ~ oman-no-kata : yuki-hideyasu
tokugawa-ieyasu ~ saigo-no-tsubone /1589 † : tokugawa-hidetada matsudaira-tadayoshi
tokugawa-ieyasu ~ okame-no-kata : tokugawa-yoshinao
tokugawa-ieyasu ~ oman-mother-of-yorinobu : tokugawa-yorinobu tokugawa-yorifusa
tokugawa-ieyasu & - : tokuhime-of-ieyasu furihime matsudaira-tadateru
oda-nobuhide & - : oda-nobunaga oichi
oda-nobunaga & - : tokuhime-of-nobunaga
matsudaira-nobuyasu + tokuhime-of-nobunaga 1567/1579 † :
azai-nagamasa + oichi /1573 † : yodo-dono oeyo
toyotomi-hideyoshi ~ yodo-dono /1598-09-18 † : toyotomi-hideyori
toyotomi-hideyori + senhime 1603/1615 † :
honda-tadatoki + senhime 1616/1626 † :
tokugawa-hidetada + oeyo 1595/1626 † : senhime tamahime katsuhime hatsuhime tokugawa-iemitsu tokugawa-tadanaga tokugawa-masako
tokugawa-hidetada ~ oshizu : hoshina-masayuki
go-mizunoo + tokugawa-masako 1620/1678 † : meisho
tokugawa-iemitsu + takatsukasa-takako 1625~/1651-06 † :
tokugawa-iemitsu & - : chiyohime
tokugawa-iemitsu ~ oraku-no-kata /1651-06 † : tokugawa-ietsuna
tokugawa-iemitsu ~ onatsu-no-kata /1651-06 † : tokugawa-tsunashige
tokugawa-iemitsu ~ keishoin /1651-06 † : tokugawa-tsunayoshi
tokugawa-yoshinao & - : tokugawa-mitsutomo
tokugawa-mitsutomo + chiyohime 1639/1699~ † :
tokugawa-tsunayoshi & - : tsuruhime
tokugawa-tsunashige & - : tokugawa-ienobu
tokugawa-tsunayoshi & - 1704~ : =tokugawa-ienobu
tokugawa-ienobu + konoe-hiroko 1679~/1712 † :
tokugawa-ienobu ~ gekkoin /1712 † : tokugawa-ietsugu
tokugawa-yorinobu & - : tokugawa-mitsusada
tokugawa-mitsusada & - : tokugawa-tsunanori tokugawa-yoshimune
tokugawa-tsunanori + tsuruhime 1685/1704 † :
tokugawa-yoshimune & - : tokugawa-ieshige tokugawa-munetake tokugawa-munetada
tokugawa-ieshige & - : tokugawa-ieharu
tokugawa-ieharu & - : tokugawa-iemoto
tokugawa-munetada & - : tokugawa-harusada
tokugawa-munetake & - : matsudaira-sadanobu
tokugawa-harusada & - : tokugawa-ienari
tokugawa-ieharu & - 1781 : =tokugawa-ienari
tokugawa-ienari + kodaiin 1789/1841 † :
tokugawa-ienari & - : tokugawa-ieyoshi tokugawa-nariyuki
tokugawa-ieyoshi & - : tokugawa-iesada
tokugawa-iesada + tenshoin 1856/1858 † :
tokugawa-nariyuki & - : tokugawa-iemochi
tokugawa-iesada & - 1858 : =tokugawa-iemochi
tokugawa-iemochi + kazunomiya 1862/1866 † :
tokugawa-yorifusa & - : matsudaira-yorishige tokugawa-mitsukuni
matsudaira-yorishige & - : tokugawa-tsunaeda
tokugawa-mitsukuni & - : =tokugawa-tsunaeda
tokugawa-tsunaeda & - : =tokugawa-munetaka
matsudaira-yoritoyo & - : tokugawa-munetaka
tokugawa-munetaka & - : tokugawa-munemoto
tokugawa-munemoto & - : tokugawa-harumori
tokugawa-harumori & - : tokugawa-harutoshi
tokugawa-harutoshi & - : tokugawa-nariaki
tokugawa-nariaki + yoshiko-of-arisugawa 1831~/1860 † : tokugawa-yoshinobu
tokugawa-iemochi & - 1866 : =tokugawa-yoshinobu
`,
});
