import { house } from './house.ts';

/** From Timur, of whom they were proud, to Bahadur Shah II. */
export const mughals = house({
  id: 'mughal-dynasty',
  region: 'south-asia',
  names: ['莫卧儿皇室', 'Mughal dynasty', 'Dynastie moghole', 'Dinastía mogol', 'ムガル皇室'],
  note: [
    '帖木儿后裔，1526年至1857年统治印度北部及更广大地区。',
    'Descendants of Timur who ruled northern India and more from 1526 to 1857.',
    'Descendants de Tamerlan qui régnèrent sur l’Inde du Nord et au-delà de 1526 à 1857.',
    'Descendientes de Tamerlán que reinaron en el norte de la India y más allá de 1526 a 1857.',
    'ティムールの子孫で、1526年から1857年まで北インドを中心に君臨した。',
  ],
  span: ['1526', '1857'],
  source: ['richards-mughal'],
  elsewhere: ['timur', 'akbar'],
  members: `
# baburnama
miran-shah m* 1366~/1408 | 米兰沙 | Miran Shah | Miran Shah | Miran Shah | ミーラーン・シャー
sultan-muhammad-mirza m* | 苏丹·穆罕默德·米尔扎 | Sultan Muhammad Mirza | Sultan Muhammad Mirza | Sultan Muhammad Mirza | スルタン・ムハンマド・ミールザー
abu-said-mirza m* 1424~/1469-02 r1451/1469-02 | 卜赛因·米尔扎 | Abu Sa‘id Mirza | Abu Saïd Mirza | Abu Said Mirza | アブー・サイード・ミールザー
umar-shaikh-mirza m* 1456/1494-06-08 r1469/1494-06-08 | 乌马尔·沙黑·米尔扎 | Umar Shaikh Mirza | Omar Cheikh Mirza | Umar Shaij Mirza | ウマル・シャイフ・ミールザー
khanzada-begum f* 1478~/1545 | 汗扎达·贝古姆 | Khanzada Begum | Khanzada Begum | Khanzada Begum | ハンザーダ・ベーグム
babur m* 1483-02-14/1530-12-26 r1526-04/1530-12-26 | 巴布尔 | Babur | Babur | Babur | バーブル
# humayun-nama
humayun m* 1508-03-06/1556-01 r1530-12/1540 r1555/1556-01 | 胡马雍 | Humayun | Humayun | Humayun | フマーユーン
kamran-mirza m* 1509~/1557 | 卡姆兰·米尔扎 | Kamran Mirza | Kamran Mirza | Kamran Mirza | カームラーン・ミールザー
askari-mirza m* 1516~/1558~ | 阿斯卡里·米尔扎 | Askari Mirza | Askari Mirza | Askari Mirza | アスカリー・ミールザー
hindal-mirza m* 1519-03/1551-11 | 欣达勒·米尔扎 | Hindal Mirza | Hindal Mirza | Hindal Mirza | ヒンダール・ミールザー
gulbadan-begum f* 1523~/1603 | 古尔巴丹·贝古姆 | Gulbadan Begum | Gulbadan Begum | Gulbadan Begum | グルバダン・ベーグム
gulchehra-begum f* | 古尔切赫拉·贝古姆 | Gulchehra Begum | Gulchehra Begum | Gulchehra Begum | グルチェフラ・ベーグム
gulrang-begum f* | 古尔朗·贝古姆 | Gulrang Begum | Gulrang Begum | Gulrang Begum | グルラング・ベーグム
# akbarnama
muhammad-hakim m* 1554~/1585-07 | 穆罕默德·哈基姆 | Mirza Muhammad Hakim | Mirza Muhammad Hakim | Mirza Muhammad Hakim | ミールザー・ムハンマド・ハキーム
ruqaiya-sultan-begum f* /1626~ | 鲁盖娅·苏丹·贝古姆 | Ruqaiya Sultan Begum | Ruqaiya Sultan Begum | Ruqaiya Sultan Begum | ルカイヤ・スルタン・ベーグム
jahangir m* 1569-08-31/1627-10-28 r1605-11-03/1627-10-28 | 贾汉吉尔 | Jahangir | Jahangir | Jahangir | ジャハーンギール
= Salim; Prince Salim
murad-mirza m* 1570-06/1599-05 | 穆拉德·米尔扎 | Murad Mirza, son of Akbar | Murad Mirza, fils d’Akbar | Murad Mirza, hijo de Akbar | ムラード・ミールザー
daniyal-mirza m* 1572-09/1605 | 丹尼亚尔·米尔扎 | Daniyal Mirza | Daniyal Mirza | Daniyal Mirza | ダーニヤール・ミールザー
# jahangirnama
khusrau-mirza m* 1587-08/1622-01 | 胡斯劳·米尔扎 | Khusrau Mirza | Khusrau Mirza | Khusrau Mirza | フスロー・ミールザー
parviz-mirza m* 1589/1626-10 | 帕尔维兹·米尔扎 | Parviz Mirza | Parviz Mirza | Parviz Mirza | パルヴィーズ・ミールザー
shah-jahan m* 1592-01-05/1666-01 r1628-01/1658-07 | 沙贾汗 | Shah Jahan | Shah Jahan | Sha Jahan | シャー・ジャハーン
= Khurram
shahryar-mirza m* 1605~/1628-01 | 沙赫里亚尔·米尔扎 | Shahryar Mirza | Shahryar Mirza | Shahryar Mirza | シャフリヤール・ミールザー
# padshahnama
jahanara-begum f* 1614/1681-09 | 贾哈娜拉·贝古姆 | Jahanara Begum | Jahanara Begum | Jahanara Begum | ジャハーナーラー・ベーグム
dara-shikoh m* 1615-03/1659-08 | 达拉·希科 | Dara Shikoh | Dara Shikoh | Dara Shikoh | ダーラー・シコー
shah-shuja m* 1616-06/1661~ | 沙·舒贾 | Shah Shuja | Shah Shuja | Sha Shuja | シャー・シュジャー
roshanara-begum f* 1617/1671 | 罗珊娜拉·贝古姆 | Roshanara Begum | Roshanara Begum | Roshanara Begum | ロシャナーラー・ベーグム
aurangzeb m* 1618-11-03/1707-03-03 r1658-07/1707-03-03 | 奥朗则布 | Aurangzeb | Aurangzeb | Aurangzeb | アウラングゼーブ
murad-bakhsh m* 1624/1661-12 | 穆拉德·巴赫什 | Murad Bakhsh | Murad Bakhsh | Murad Bakhsh | ムラード・バフシュ
gauhara-begum f* 1631-06/1706 | 高哈拉·贝古姆 | Gauhara Begum | Gauhara Begum | Gauhara Begum | ガウハラ・ベーグム
nadira-banu-begum f* /1659 | 纳迪拉·巴努·贝古姆 | Nadira Banu Begum | Nadira Banu Begum | Nadira Banu Begum | ナーディラ・バーヌー・ベーグム
# richards-mughal
sulaiman-shikoh m* 1635/1662 | 苏莱曼·希科 | Sulaiman Shikoh | Sulaiman Shikoh | Sulaiman Shikoh | スライマーン・シコー
zeb-un-nissa f* 1638/1702 | 泽布妮萨 | Zeb-un-Nissa | Zeb-un-Nissa | Zeb-un-Nissa | ゼーブンニサー
muhammad-sultan m* 1639/1676 | 穆罕默德·苏丹 | Muhammad Sultan | Muhammad Sultan | Muhammad Sultan | ムハンマド・スルタン
bahadur-shah-i m* 1643-10/1712-02 r1707/1712-02 | 巴哈杜尔·沙一世 | Bahadur Shah I | Bahadur Shah Iᵉʳ | Bahadur Sha I | バハードゥル・シャー一世
azam-shah m* 1653/1707-06 | 阿扎姆·沙 | Azam Shah | Azam Shah | Azam Sha | アーザム・シャー
sultan-akbar m* 1657/1706~ | 阿克巴（奥朗则布之子） | Akbar, son of Aurangzeb | Akbar, fils d’Aurangzeb | Akbar, hijo de Aurangzeb | アクバル（アウラングゼーブの子）
kam-bakhsh m* 1667/1709-01 | 卡姆·巴赫什 | Kam Bakhsh | Kam Bakhsh | Kam Bakhsh | カーム・バフシュ
jahandar-shah m* 1661/1713-02 r1712-03/1713-01 | 贾汉达尔·沙 | Jahandar Shah | Jahandar Shah | Jahandar Sha | ジャハーンダール・シャー
azim-ush-shan m* 1664/1712-03 | 阿齐姆·沙恩 | Azim-ush-Shan | Azim-ush-Shan | Azim-ush-Shan | アズィームッシャーン
rafi-ush-shan m* /1712-03 | 拉菲·沙恩 | Rafi-ush-Shan | Rafi-ush-Shan | Rafi-ush-Shan | ラフィーウッシャーン
jahan-shah m* /1712-03 | 贾汗·沙 | Jahan Shah, son of Bahadur Shah I | Jahan Shah, fils de Bahadur Shah Iᵉʳ | Jahan Sha, hijo de Bahadur Sha I | ジャハーン・シャー（バハードゥル・シャー一世の子）
farrukhsiyar m* 1683~/1719-04 r1713-01/1719-02 | 法鲁赫西亚尔 | Farrukhsiyar | Farrukhsiyar | Farrukhsiyar | ファッルフシヤル
rafi-ud-darajat m* 1699/1719-06 r1719-02/1719-06 | 拉菲·达拉贾特 | Rafi-ud-Darajat | Rafi-ud-Darajat | Rafi-ud-Darajat | ラフィーウッダラジャート
shah-jahan-ii m* /1719-09 r1719-06/1719-09 | 沙贾汗二世 | Shah Jahan II | Shah Jahan II | Sha Jahan II | シャー・ジャハーン二世
muhammad-shah m* 1702-08/1748-04 r1719-09/1748-04 | 穆罕默德·沙 | Muhammad Shah | Muhammad Shah | Muhammad Sha | ムハンマド・シャー
ahmad-shah-bahadur m* 1725/1775 r1748-04/1754-06 | 艾哈迈德·沙·巴哈杜尔 | Ahmad Shah Bahadur | Ahmad Shah Bahadur | Ahmad Sha Bahadur | アフマド・シャー（ムガル皇帝）
alamgir-ii m* 1699/1759-11 r1754-06/1759-11 | 阿拉姆吉尔二世 | Alamgir II | Alamgir II | Alamgir II | アーラムギール二世
shah-alam-ii m* 1728-06/1806-11 r1759-12/1806-11 | 沙·阿拉姆二世 | Shah Alam II | Shah Alam II | Sha Alam II | シャー・アーラム二世
akbar-ii m* 1760/1837-09 r1806-11/1837-09 | 阿克巴二世 | Akbar II | Akbar II | Akbar II | アクバル二世
# dalrymple-last-mughal
bahadur-shah-ii m* 1775-10/1862-11-07 r1837-09/1857-09 | 巴哈杜尔·沙二世 | Bahadur Shah II | Bahadur Shah II | Bahadur Sha II | バハードゥル・シャー二世
= Zafar
mirza-mughal m* /1857-09 | 米尔扎·莫卧儿 | Mirza Mughal | Mirza Mughal | Mirza Mughal | ミールザー・ムガル
mirza-jawan-bakht m* 1841/1884 | 米尔扎·贾万·巴赫特 | Mirza Jawan Bakht | Mirza Jawan Bakht | Mirza Jawan Bakht | ミールザー・ジャワーン・バフト
`,
  kin: `
# baburnama
qutlugh-nigar-khanum f* /1505 | 库特鲁格·尼加尔·哈努姆 | Qutlugh Nigar Khanum | Qutlugh Nigar Khanum | Qutlugh Nigar Janum | クトルグ・ニガール・ハーヌム
yunus-khan m* /1487 | 羽奴思汗 | Yunus Khan | Yunus Khan | Yunus Jan | ユーヌス・ハン
# humayun-nama
maham-begum f* /1534~ | 玛哈姆·贝古姆 | Maham Begum | Maham Begum | Maham Begum | マーハム・ベーグム
dildar-begum f | 迪勒达尔·贝古姆 | Dildar Begum | Dildar Begum | Dildar Begum | ディルダール・ベーグム
gulrukh-begum f | 古尔鲁赫·贝古姆 | Gulrukh Begum | Gulrukh Begum | Gulrukh Begum | グルルフ・ベーグム
hamida-banu-begum f* 1527~/1604 | 哈米达·巴努·贝古姆 | Hamida Banu Begum | Hamida Banu Begum | Hamida Banu Begum | ハミーダ・バーヌー・ベーグム
bega-begum f* /1582 | 贝加·贝古姆 | Bega Begum | Bega Begum | Bega Begum | ベーガ・ベーグム
mah-chuchak-begum f /1564 | 玛赫·楚恰克·贝古姆 | Mah Chuchak Begum | Mah Chuchak Begum | Mah Chuchak Begum | マーフ・チューチャク・ベーグム
# akbarnama
bairam-khan m /1561-01 | 拜拉姆汗 | Bairam Khan | Bairam Khan | Bairam Jan | バイラム・ハーン
salima-sultan-begum f* /1613~ | 萨利玛·苏丹·贝古姆 | Salima Sultan Begum | Salima Sultan Begum | Salima Sultan Begum | サリーマ・スルタン・ベーグム
# jahangirnama
mariam-uz-zamani f* /1623 | 玛利亚姆·扎玛尼 | Mariam-uz-Zamani | Mariam-uz-Zamani | Mariam-uz-Zamani | マルヤムッザマーニー
man-bai f* /1605~ | 曼·巴伊 | Man Bai | Man Bai | Man Bai | マーン・バーイー
jagat-gosain f* /1619 | 贾加特·戈赛因 | Jagat Gosain | Jagat Gosain | Jagat Gosain | ジャガト・ゴーサーイーン
# findly-nur-jahan
mirza-ghiyas-beg m /1622 | 米尔扎·吉亚斯·贝格 | Mirza Ghiyas Beg | Mirza Ghiyas Beg | Mirza Ghiyas Beg | ミールザー・ギヤース・ベーグ
asmat-begum f /1621 | 阿斯玛特·贝古姆 | Asmat Begum | Asmat Begum | Asmat Begum | アスマト・ベーグム
asaf-khan m /1641 | 阿萨夫汗 | Asaf Khan | Asaf Khan | Asaf Jan | アーサフ・ハーン
sher-afgan m /1607 | 谢尔·阿夫甘 | Sher Afgan | Sher Afgan | Sher Afgan | シェール・アフガン
ladli-begum f | 拉德莉·贝古姆 | Ladli Begum | Ladli Begum | Ladli Begum | ラードリー・ベーグム
# padshahnama
mumtaz-mahal f* 1593~/1631-06 | 慕塔芝·玛哈 | Mumtaz Mahal | Mumtaz Mahal | Mumtaz Mahal | ムムターズ・マハル
= Arjumand Banu Begum
# richards-mughal
dilras-banu-begum f* /1657 | 迪勒拉斯·巴努·贝古姆 | Dilras Banu Begum | Dilras Banu Begum | Dilras Banu Begum | ディルラース・バーヌー・ベーグム
nawab-bai f* /1691~ | 纳瓦布·巴伊 | Nawab Bai | Nawab Bai | Nawab Bai | ナワーブ・バーイー
# dalrymple-last-mughal
zinat-mahal f* /1886 | 齐纳特·玛哈 | Zinat Mahal | Zinat Mahal | Zinat Mahal | ズィーナト・マハル
`,
  unions: `
# baburnama
timur & - : miran-shah
miran-shah & - : sultan-muhammad-mirza
sultan-muhammad-mirza & - : abu-said-mirza
abu-said-mirza & - : umar-shaikh-mirza
yunus-khan & - : qutlugh-nigar-khanum
umar-shaikh-mirza + qutlugh-nigar-khanum /1494-06-08 † : khanzada-begum babur
# humayun-nama
babur + maham-begum 1506~/1530-12-26 † : humayun
babur + gulrukh-begum : kamran-mirza askari-mirza
babur + dildar-begum : gulrang-begum gulchehra-begum hindal-mirza gulbadan-begum
humayun + bega-begum /1556-01 † :
humayun + hamida-banu-begum 1541/1556-01 † : akbar
humayun + mah-chuchak-begum 1546~/1556-01 † : muhammad-hakim
hindal-mirza & - : ruqaiya-sultan-begum
# akbarnama
- & gulrang-begum : salima-sultan-begum
bairam-khan + salima-sultan-begum 1557~/1561-01 † :
akbar + ruqaiya-sultan-begum /1605-10-27 † :
akbar + salima-sultan-begum 1561/1605-10-27 † :
akbar + mariam-uz-zamani 1562/1605-10-27 † : jahangir
akbar & - : murad-mirza daniyal-mirza
# jahangirnama
jahangir + man-bai 1585/1605~ † : khusrau-mirza
jahangir + jagat-gosain 1586/1619 † : shah-jahan
jahangir & - : parviz-mirza shahryar-mirza
# findly-nur-jahan
mirza-ghiyas-beg + asmat-begum /1621 † : asaf-khan nur-jahan
sher-afgan + nur-jahan 1594~/1607 † : ladli-begum
jahangir + nur-jahan 1611/1627-10-28 † :
asaf-khan & - : mumtaz-mahal
shahryar-mirza + ladli-begum 1621~/1628-01 † :
# padshahnama
shah-jahan + mumtaz-mahal 1612/1631-06 † : jahanara-begum dara-shikoh shah-shuja roshanara-begum aurangzeb murad-bakhsh gauhara-begum
parviz-mirza & - : nadira-banu-begum
dara-shikoh + nadira-banu-begum 1633/1659 † : sulaiman-shikoh
# richards-mughal
aurangzeb + dilras-banu-begum 1637/1657 † : zeb-un-nissa azam-shah sultan-akbar
aurangzeb + nawab-bai : muhammad-sultan bahadur-shah-i
aurangzeb & - : kam-bakhsh
bahadur-shah-i & - : jahandar-shah azim-ush-shan rafi-ush-shan jahan-shah
azim-ush-shan & - : farrukhsiyar
rafi-ush-shan & - : shah-jahan-ii rafi-ud-darajat
jahan-shah & - : muhammad-shah
muhammad-shah & - : ahmad-shah-bahadur
jahandar-shah & - : alamgir-ii
alamgir-ii & - : shah-alam-ii
shah-alam-ii & - : akbar-ii
akbar-ii & - : bahadur-shah-ii
# dalrymple-last-mughal
bahadur-shah-ii & - : mirza-mughal
bahadur-shah-ii + zinat-mahal 1840/1862-11-07 † : mirza-jawan-bakht
`,
});
