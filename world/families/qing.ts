import { house } from './house.ts';

/** From the grandfather of Nurhaci to Puyi. */
export const qing = house({
  id: 'aisin-gioro',
  region: 'east-asia',
  names: ['爱新觉罗氏', 'Aisin Gioro', 'Aisin Gioro', 'Aisin Gioro', '愛新覚羅氏'],
  note: [
    '满洲皇室，1616年建后金，1636年改国号为清，1912年退位。',
    'Manchu imperial house: founders of the Later Jin in 1616, of the Qing in 1636, until the abdication of 1912.',
    'Maison impériale mandchoue, fondatrice des Jin postérieurs en 1616 et des Qing en 1636, jusqu’à l’abdication de 1912.',
    'Casa imperial manchú, fundadora de los Jin posteriores en 1616 y de los Qing en 1636, hasta la abdicación de 1912.',
    '満洲の皇室。1616年に後金を建て、1636年に国号を清と改め、1912年に退位した。',
  ],
  span: ['1616', '1912'],
  source: ['qing-shi-gao', '161'],
  elsewhere: [],
  members: `
# qing-shi-gao 1
giocangga m /1583 | 觉昌安 | Giocangga | Giocangga | Giocangga | ギオチャンガ
taksi m /1583 | 塔克世 | Taksi | Taksi | Taksi | タクシ
nurhaci m* 1559/1626-09-30 r1616/1626-09-30 | 努尔哈赤 | Nurhaci | Nurhachi | Nurhaci | ヌルハチ
# qing-shi-gao 215
shurhaci m 1564/1611 | 舒尔哈齐 | Šurhaci | Šurhaci | Šurhaci | シュルガチ
# qing-shi-gao 216
cuyen m* 1580/1615 | 褚英 | Cuyen | Cuyen | Cuyen | チュイェン
daisan m* 1583/1648 | 代善 | Daišan | Daišan | Daišan | ダイシャン
# qing-shi-gao 217
manggultai m* 1587/1633~ | 莽古尔泰 | Manggūltai | Manggūltai | Manggūltai | マングルタイ
ajige m* 1605/1651 | 阿济格 | Ajige | Ajige | Ajige | アジゲ
# qing-shi-gao 218
dorgon m* 1612-11-17/1650-12-31 | 多尔衮 | Dorgon | Dorgon | Dorgon | ドルゴン
dodo m* 1614/1649 | 多铎 | Dodo | Dodo | Dodo | ドド
# qing-shi-gao 2–3
hong-taiji m* 1592-11-28/1643-09-21 r1626-10/1643-09-21 | 皇太极 | Hong Taiji | Huang Taiji | Hong Taiji | ホンタイジ
# qing-shi-gao 219
hooge m* 1609/1648 | 豪格 | Hooge | Hooge | Hooge | ホーゲ
fuquan m* 1653/1703 | 福全 | Fuquan | Fuquan | Fuquan | 福全
changning m* 1657/1703 | 常宁 | Changning | Changning | Changning | 常寧
# qing-shi-gao 4–5
shunzhi m* 1638-03-15/1661-02-05 r1643-10-08/1661-02-05 | 顺治帝 | Shunzhi Emperor | Shunzhi | Shunzhi | 順治帝
# qing-shi-gao 6–8
kangxi m* 1654-05-04/1722-12-20 r1661-02/1722-12-20 | 康熙帝 | Kangxi Emperor | Kangxi | Kangxi | 康熙帝
= Xuanye; 玄烨
# qing-shi-gao 220
yinti m* 1672/1735~ | 胤禔 | Yinti, Prince Zhi | Yinti, prince Zhi | Yinti, príncipe Zhi | 胤禔
yinreng m* 1674-06-06/1725-01 | 胤礽 | Yinreng | Yinreng | Yinreng | 胤礽
yinzhi m* 1677/1732 | 胤祉 | Yinzhi | Yinzhi | Yinzhi | 胤祉
yinsi m* 1681/1726 | 胤禩 | Yinsi | Yinsi | Yinsi | 胤禩
yintang m* 1683/1726 | 胤禟 | Yintang | Yintang | Yintang | 胤禟
yinxiang m* 1686/1730 | 胤祥 | Yinxiang | Yinxiang | Yinxiang | 胤祥
yinti-prince-xun m* 1688/1755~ | 胤禵 | Yinti, Prince Xun | Yinti, prince Xun | Yinti, príncipe Xun | 胤禵
# qing-shi-gao 9
yongzheng m* 1678-12-13/1735-10-08 r1722-12-27/1735-10-08 | 雍正帝 | Yongzheng Emperor | Yongzheng | Yongzheng | 雍正帝
= Yinzhen; 胤禛
# qing-shi-gao 220
hongshi m* 1704/1727 | 弘时 | Hongshi | Hongshi | Hongshi | 弘時
hongzhou m* 1712/1770 | 弘昼 | Hongzhou | Hongzhou | Hongzhou | 弘昼
# qing-shi-gao 10–15
qianlong m* 1711-09-25/1799-02-07 r1735-10-18/1796-02-09 | 乾隆帝 | Qianlong Emperor | Qianlong | Qianlong | 乾隆帝
= Hongli; 弘历
# qing-shi-gao 221
yonglian m* 1730/1738 | 永琏 | Yonglian | Yonglian | Yonglian | 永璉
yongqi m* 1741/1766 | 永琪 | Yongqi | Yongqi | Yongqi | 永琪
yongxuan m* 1746/1832 | 永璇 | Yongxuan | Yongxuan | Yongxuan | 永璇
yongxing m* 1752/1823 | 永瑆 | Yongxing | Yongxing | Yongxing | 永瑆
yonglin m* 1766/1820 | 永璘 | Yonglin | Yonglin | Yonglin | 永璘
# qing-shi-gao 166
princess-hejing f* 1731/1792 | 固伦和敬公主 | Princess Hejing | Princesse Hejing | Princesa Hejing | 固倫和敬公主
princess-hexiao f* 1775/1823 | 固伦和孝公主 | Princess Hexiao | Princesse Hexiao | Princesa Hexiao | 固倫和孝公主
princess-rongan f* 1855/1875 | 荣安固伦公主 | Princess Rong’an | Princesse Rong’an | Princesa Rong’an | 栄安固倫公主
# qing-shi-gao 16
jiaqing m* 1760-11-13/1820-09-02 r1796-02-09/1820-09-02 | 嘉庆帝 | Jiaqing Emperor | Jiaqing | Jiaqing | 嘉慶帝
# qing-shi-gao 17–19
daoguang m* 1782-09-16/1850-02-25 r1820-10-03/1850-02-25 | 道光帝 | Daoguang Emperor | Daoguang | Daoguang | 道光帝
# qing-shi-gao 221
miankai m* 1795/1838 | 绵恺 | Miankai | Miankai | Miankai | 綿愷
mianxin m* 1805/1828 | 绵忻 | Mianxin | Mianxin | Mianxin | 綿忻
yiwei m* 1808/1831 | 奕纬 | Yiwei | Yiwei | Yiwei | 奕緯
yicong m* 1831/1889 | 奕誴 | Yicong | Yicong | Yicong | 奕誴
yixin m* 1833-01-11/1898-05-29 | 恭亲王奕䜣 | Prince Gong | Prince Gong | Príncipe Gong | 恭親王奕訢
= Yixin; 奕訢
yixuan m* 1840-10-16/1891-01-01 | 醇亲王奕譞 | Yixuan, Prince Chun | Yixuan, prince Chun | Yixuan, príncipe Chun | 醇親王奕譞
yihe m* 1844/1868 | 钟郡王奕詥 | Yihe, Prince Zhong | Yihe, prince Zhong | Yihe, príncipe Zhong | 鍾郡王奕詥
yihui m* 1845/1877 | 孚郡王奕譓 | Yihui, Prince Fu | Yihui, prince Fu | Yihui, príncipe Fu | 孚郡王奕譓
zaicheng m* 1858/1885 | 载澂 | Zaicheng | Zaicheng | Zaicheng | 載澂
zaifeng m* 1883-02-12/1951-02-03 | 载沣 | Zaifeng, Prince Chun | Zaifeng, prince Chun | Zaifeng, príncipe Chun | 醇親王載灃
zaixun m* 1885/1949 | 载洵 | Zaixun | Zaixun | Zaixun | 載洵
zaitao m* 1887/1970 | 载涛 | Zaitao | Zaitao | Zaitao | 載濤
# qing-shi-gao 20
xianfeng m* 1831-07-17/1861-08-22 r1850-03-09/1861-08-22 | 咸丰帝 | Xianfeng Emperor | Xianfeng | Xianfeng | 咸豊帝
# qing-shi-gao 21–22
tongzhi m* 1856-04-27/1875-01-12 r1861-11-11/1875-01-12 | 同治帝 | Tongzhi Emperor | Tongzhi | Tongzhi | 同治帝
# qing-shi-gao 23–24
guangxu m* 1871-08-14/1908-11-14 r1875-02-25/1908-11-14 | 光绪帝 | Guangxu Emperor | Guangxu | Guangxu | 光緒帝
# qing-shi-gao 25
puyi m* 1906-02-07/1967-10-17 r1908-12-02/1912-02-12 | 溥仪 | Puyi | Puyi | Puyi | 溥儀
# rowe-last-empire
pujie m* 1907/1994 | 溥杰 | Pujie | Pujie | Pujie | 溥傑
`,
  kin: `
# qing-shi-gao 214
lady-hitara f | 喜塔腊氏（努尔哈赤之母） | Lady Hitara, mother of Nurhaci | Dame Hitara, mère de Nurhachi | Dama Hitara, madre de Nurhaci | ヒタラ氏（ヌルハチの母）
lady-tunggiya f | 佟佳氏（努尔哈赤元妃） | Lady Tunggiya, first wife of Nurhaci | Dame Tunggiya, première épouse de Nurhachi | Dama Tunggiya, primera esposa de Nurhaci | トゥンギャ氏（ヌルハチの妻）
gundei f /1620 | 衮代 | Gundei | Gundei | Gundei | グンダイ
monggo-jerjer f 1575/1603 | 孟古哲哲 | Monggo Jerjer | Monggo Jerjer | Monggo Jerjer | モンゴジェジェ
abahai f 1590/1626 | 阿巴亥 | Lady Abahai | Dame Abahai | Dama Abahai | アバハイ
jerjer f* 1599/1649 | 孝端文皇后 | Empress Xiaoduanwen | Impératrice Xiaoduanwen | Emperatriz Xiaoduanwen | 孝端文皇后
bumbutai f* 1613/1688 | 孝庄文皇后 | Empress Dowager Xiaozhuang | Impératrice Xiaozhuang | Emperatriz Xiaozhuang | 孝荘文皇后
harjol f 1609/1641 | 海兰珠 | Harjol | Harjol | Harjol | ハルジョル
lady-ula-nara-wife-of-hong-taiji f | 乌拉那拉氏（皇太极继妃） | Lady Ula Nara, wife of Hong Taiji | Dame Ula Nara, épouse de Huang Taiji | Dama Ula Nara, esposa de Hong Taiji | ウラナラ氏（ホンタイジの妃）
xiaohuizhang f* 1641/1718~ | 孝惠章皇后 | Empress Xiaohuizhang | Impératrice Xiaohuizhang | Emperatriz Xiaohuizhang | 孝恵章皇后
xiaokangzhang f* 1640/1663 | 孝康章皇后 | Empress Xiaokangzhang | Impératrice Xiaokangzhang | Emperatriz Xiaokangzhang | 孝康章皇后
consort-donggo f* 1639/1660 | 董鄂妃 | Consort Donggo | Concubine Donggo | Consorte Donggo | 董鄂妃
xiaochengren f* 1654/1674 | 孝诚仁皇后 | Empress Xiaochengren | Impératrice Xiaochengren | Emperatriz Xiaochengren | 孝誠仁皇后
xiaogongren f* 1660/1723 | 孝恭仁皇后 | Empress Xiaogongren | Impératrice Xiaogongren | Emperatriz Xiaogongren | 孝恭仁皇后
consort-hui f | 惠妃（康熙帝） | Consort Hui | Concubine Hui | Consorte Hui | 恵妃（康熙帝）
consort-liang f /1711 | 良妃 | Consort Liang | Concubine Liang | Consorte Liang | 良妃
xiaojingxian f* 1681/1731 | 孝敬宪皇后 | Empress Xiaojingxian | Impératrice Xiaojingxian | Emperatriz Xiaojingxian | 孝敬憲皇后
xiaoshengxian f* 1693-01/1777 | 孝圣宪皇后 | Empress Dowager Xiaoshengxian | Impératrice Xiaoshengxian | Emperatriz Xiaoshengxian | 孝聖憲皇后
xiaoxianchun f* 1712/1748 | 孝贤纯皇后 | Empress Xiaoxianchun | Impératrice Xiaoxianchun | Emperatriz Xiaoxianchun | 孝賢純皇后
empress-nara f* 1718/1766 | 继皇后那拉氏 | Empress Nara | Impératrice Nara | Emperatriz Nara | 継皇后ナラ氏
xiaoyichun f* 1727/1775 | 孝仪纯皇后 | Empress Xiaoyichun | Impératrice Xiaoyichun | Emperatriz Xiaoyichun | 孝儀純皇后
xiaoshurui f* 1760/1797 | 孝淑睿皇后 | Empress Xiaoshurui | Impératrice Xiaoshurui | Emperatriz Xiaoshurui | 孝淑睿皇后
xiaoherui f* 1776/1850 | 孝和睿皇后 | Empress Xiaoherui | Impératrice Xiaoherui | Emperatriz Xiaoherui | 孝和睿皇后
xiaoquancheng f* 1808/1840 | 孝全成皇后 | Empress Xiaoquancheng | Impératrice Xiaoquancheng | Emperatriz Xiaoquancheng | 孝全成皇后
xiaojingcheng f* 1812/1855 | 孝静成皇后 | Empress Xiaojingcheng | Impératrice Xiaojingcheng | Emperatriz Xiaojingcheng | 孝静成皇后
cian f* 1837-08-12/1881-04-08 | 慈安太后 | Empress Dowager Ci’an | Ci’an | Ci’an | 東太后
arute f* 1854/1875 | 孝哲毅皇后 | Empress Xiaozheyi | Impératrice Xiaozheyi | Emperatriz Xiaozheyi | 孝哲毅皇后
longyu f* 1868/1913-02-22 | 隆裕太后 | Empress Dowager Longyu | Longyu | Longyu | 隆裕皇太后
consort-zhen f 1876/1900-08-15 | 珍妃 | Consort Zhen | Concubine Zhen | Consorte Zhen | 珍妃
# qing-shi-gao 221
wanzhen f* 1841/1896 | 叶赫那拉·婉贞 | Yehe Nara Wanzhen | Yehe Nara Wanzhen | Yehe Nara Wanzhen | イェヘナラ・ワンジェン（婉貞）
youlan f* 1884/1921 | 瓜尔佳·幼兰 | Gūwalgiya Youlan | Gūwalgiya Youlan | Gūwalgiya Youlan | グワルギャ・ヨウラン（幼蘭）
# qing-shi-gao 166
fengsen-yende m 1775/1810 | 丰绅殷德 | Fengšen Yende | Fengšen Yende | Fengšen Yende | フェンシェンインデ（豊紳殷徳）
# qing-shi-gao 319
heshen m 1750/1799-02-22 | 和珅 | Heshen | Heshen | Heshen | ヘシェン（和珅）
# qing-shi-gao 214
huizheng m 1805/1853 | 惠征 | Huizheng | Huizheng | Huizheng | 恵徴
guixiang m | 桂祥 | Guixiang | Guixiang | Guixiang | 桂祥
# rowe-last-empire
wanrong f* 1906-11-13/1946-06 | 婉容 | Wanrong | Wanrong | Wanrong | 婉容
wenxiu f 1909-12-20/1953-09 | 文绣 | Wenxiu | Wenxiu | Wenxiu | 文繡
`,
  unions: `
# qing-shi-gao 1
giocangga & - : taksi
# qing-shi-gao 214
taksi + lady-hitara : nurhaci shurhaci
nurhaci + lady-tunggiya : cuyen daisan
nurhaci + gundei : manggultai
nurhaci + monggo-jerjer 1588/1603 † : hong-taiji
nurhaci + abahai 1601/1626-09-30 † : ajige dorgon dodo
hong-taiji + lady-ula-nara-wife-of-hong-taiji : hooge
hong-taiji + jerjer 1614/1643-09-21 † :
hong-taiji + bumbutai 1625/1643-09-21 † : shunzhi
hong-taiji + harjol 1634/1641 † :
shunzhi + xiaohuizhang 1654/1661-02-05 † :
shunzhi % xiaokangzhang /1661-02-05 † : kangxi
shunzhi % consort-donggo 1656/1660 † :
# qing-shi-gao 219
shunzhi & - : fuquan changning
# qing-shi-gao 214
kangxi + xiaochengren 1665/1674 † : yinreng
kangxi % xiaogongren /1722-12-20 † : yongzheng yinti-prince-xun
kangxi % consort-hui /1722-12-20 † : yinti
kangxi % consort-liang /1711 † : yinsi
# qing-shi-gao 220
kangxi & - : yinzhi yintang yinxiang
# qing-shi-gao 214
yongzheng + xiaojingxian /1731 † :
yongzheng % xiaoshengxian 1704~/1735-10-08 † : qianlong
# qing-shi-gao 220
yongzheng & - : hongshi hongzhou
# qing-shi-gao 214
qianlong + xiaoxianchun 1727/1748 † : yonglian princess-hejing
qianlong + empress-nara 1750/1766 † :
qianlong % xiaoyichun /1775 † : jiaqing yonglin
# qing-shi-gao 221
qianlong & - : yongqi yongxuan yongxing princess-hexiao
# qing-shi-gao 319
heshen & - : fengsen-yende
# qing-shi-gao 166
fengsen-yende + princess-hexiao 1789~/1810 † :
# qing-shi-gao 214
jiaqing + xiaoshurui 1774/1797 † : daoguang
jiaqing + xiaoherui /1820-09-02 † : miankai mianxin
# qing-shi-gao 221
daoguang & - : yiwei yicong yixuan yihe yihui
# qing-shi-gao 214
daoguang + xiaoquancheng /1840 † : xianfeng
daoguang % xiaojingcheng /1850-02-25 † : yixin
huizheng & - : cixi wanzhen guixiang
xianfeng + cian 1852/1861-08-22 † :
xianfeng % cixi 1852/1861-08-22 † : tongzhi
# qing-shi-gao 166
xianfeng & - : princess-rongan
# qing-shi-gao 221
yixin & - : zaicheng
yixuan + wanzhen 1860~/1891-01-01 † : guangxu
yixuan & - : zaifeng zaixun zaitao
# qing-shi-gao 214
tongzhi + arute 1872/1875-01-12 † :
guixiang & - : longyu
guangxu + longyu 1889/1908-11-14 † :
guangxu % consort-zhen 1889/1900-08-15 † :
# qing-shi-gao 25
zaifeng + youlan 1902~/1921 † : puyi pujie
# rowe-last-empire
puyi + wanrong 1922-12/1946-06 † :
puyi % wenxiu 1922/1931 divorce :
`,
});
