import { house } from './house.ts';

/** From the dukes of Tang to the last emperor, with the empresses, Wu Zetian among them. */
export const tang = house({
  id: 'house-of-li',
  region: 'east-asia',
  names: ['李唐皇室', 'House of Li', 'Maison de Li', 'Casa de Li', '唐の李氏'],
  note: [
    '618年至907年的唐朝皇室，自称出自陇西李氏。',
    'Imperial house of the Tang, from 618 to 907; it traced itself to the Li of Longxi.',
    'Maison impériale des Tang, de 618 à 907 ; elle se disait issue des Li de Longxi.',
    'Casa imperial de los Tang, de 618 a 907; se decía descendiente de los Li de Longxi.',
    '618年から907年までの唐の皇室。隴西の李氏の出と称した。',
  ],
  span: ['0618', '0907'],
  source: ['new-book-of-tang', '70'],
  elsewhere: ['tang-taizong'],
  members: `
# old-book-of-tang 1
li-hu m | 李虎 | Li Hu | Li Hu | Li Hu | 李虎
li-bing m | 李昞 | Li Bing | Li Bing | Li Bing | 李昞
tang-gaozu m* 0566/0635-06-25 r0618-06-18/0626-09-04 | 唐高祖 | Emperor Gaozu of Tang | Tang Gaozu | Gaozu de Tang | 唐の高祖
# old-book-of-tang 64
li-jiancheng m* 0589/0626-07-02 | 李建成 | Li Jiancheng | Li Jiancheng | Li Jiancheng | 李建成
li-xuanba m* /0614 | 李玄霸 | Li Xuanba | Li Xuanba | Li Xuanba | 李玄霸
li-yuanji m* 0603/0626-07-02 | 李元吉 | Li Yuanji | Li Yuanji | Li Yuanji | 李元吉
# new-book-of-tang 83
princess-pingyang f* /0623 | 平阳昭公主 | Princess Pingyang | Princesse Pingyang | Princesa Pingyang | 平陽公主
princess-changle f* 0621~/0643 | 长乐公主 | Princess Changle | Princesse Changle | Princesa Changle | 長楽公主
princess-gaoyang f* /0653 | 高阳公主 | Princess Gaoyang | Princesse Gaoyang | Princesa Gaoyang | 高陽公主
princess-taiping f* /0713 | 太平公主 | Princess Taiping | Princesse Taiping | Princesa Taiping | 太平公主
princess-yongtai f* /0701 | 永泰公主 | Princess Yongtai | Princesse Yongtai | Princesa Yongtai | 永泰公主
princess-anle f* /0710-07 | 安乐公主 | Princess Anle | Princesse Anle | Princesa Anle | 安楽公主
princess-yuzhen f* /0762~ | 玉真公主 | Princess Yuzhen | Princesse Yuzhen | Princesa Yuzhen | 玉真公主
# old-book-of-tang 76
li-chengqian m* 0619~/0645~ | 李承乾 | Li Chengqian | Li Chengqian | Li Chengqian | 李承乾
li-ke m* /0653 | 李恪 | Li Ke | Li Ke | Li Ke | 李恪
li-tai m* 0620~/0653~ | 李泰 | Li Tai | Li Tai | Li Tai | 李泰
# old-book-of-tang 4–5
tang-gaozong m* 0628-07/0683-12-27 r0649-07/0683-12-27 | 唐高宗 | Emperor Gaozong of Tang | Tang Gaozong | Gaozong de Tang | 唐の高宗
# old-book-of-tang 86
li-zhong m* 0643~/0665~ | 李忠 | Li Zhong | Li Zhong | Li Zhong | 李忠
li-sujie m* /0690 | 李素节 | Li Sujie | Li Sujie | Li Sujie | 李素節
li-hong m* 0652~/0675 | 李弘 | Li Hong | Li Hong | Li Hong | 李弘
li-xian-crown-prince m* 0655~/0684 | 李贤 | Li Xian, Crown Prince Zhanghuai | Li Xian, prince héritier Zhanghuai | Li Xian, príncipe heredero Zhanghuai | 李賢（章懐太子）
li-chongrun m* 0682~/0701 | 李重润 | Li Chongrun | Li Chongrun | Li Chongrun | 李重潤
li-chongjun m* /0707 | 李重俊 | Li Chongjun | Li Chongjun | Li Chongjun | 李重俊
li-chongmao m* /0714 r0710/0710 | 李重茂 | Li Chongmao | Li Chongmao | Li Chongmao | 李重茂
# old-book-of-tang 7
tang-zhongzong m* 0656-11/0710-07 r0684-01/0684-02 r0705-02/0710-07 | 唐中宗 | Emperor Zhongzong of Tang | Tang Zhongzong | Zhongzong de Tang | 唐の中宗
tang-ruizong m* 0662-06/0716-07 r0684-02/0690 r0710-07/0712-09 | 唐睿宗 | Emperor Ruizong of Tang | Tang Ruizong | Ruizong de Tang | 唐の睿宗
# old-book-of-tang 95
li-xian-emperor-rang m* 0679~/0742~ | 李宪（让皇帝） | Li Xian, Prince of Ning | Li Xian, prince de Ning | Li Xian, príncipe de Ning | 李憲（譲皇帝）
# old-book-of-tang 8–9
tang-xuanzong m* 0685-09-08/0762-05-03 r0712-09-08/0756-08-12 | 唐玄宗 | Emperor Xuanzong of Tang | Tang Xuanzong | Xuanzong de Tang | 唐の玄宗
= 唐明皇; Tang Minghuang; Li Longji; 李隆基
# old-book-of-tang 107
li-ying m* /0737 | 李瑛 | Li Ying | Li Ying | Li Ying | 李瑛
li-mao m* /0775 | 李瑁 | Li Mao, Prince of Shou | Li Mao, prince de Shou | Li Mao, príncipe de Shou | 李瑁（寿王）
# old-book-of-tang 10
tang-suzong m* 0711/0762-05-16 r0756-08-12/0762-05-16 | 唐肃宗 | Emperor Suzong of Tang | Tang Suzong | Suzong de Tang | 唐の粛宗
# old-book-of-tang 11
tang-daizong m* 0727~/0779-06 r0762-05/0779-06 | 唐代宗 | Emperor Daizong of Tang | Tang Daizong | Daizong de Tang | 唐の代宗
# old-book-of-tang 12–13
tang-dezong m* 0742/0805-02 r0779-06/0805-02 | 唐德宗 | Emperor Dezong of Tang | Tang Dezong | Dezong de Tang | 唐の徳宗
# old-book-of-tang 14
tang-shunzong m* 0761/0806-02 r0805-02/0805-08 | 唐顺宗 | Emperor Shunzong of Tang | Tang Shunzong | Shunzong de Tang | 唐の順宗
# old-book-of-tang 14–15
tang-xianzong m* 0778/0820-02 r0805-08/0820-02 | 唐宪宗 | Emperor Xianzong of Tang | Tang Xianzong | Xianzong de Tang | 唐の憲宗
# old-book-of-tang 16
tang-muzong m* 0795/0824-02 r0820-02/0824-02 | 唐穆宗 | Emperor Muzong of Tang | Tang Muzong | Muzong de Tang | 唐の穆宗
# old-book-of-tang 17
tang-jingzong m* 0809/0827-01 r0824-02/0827-01 | 唐敬宗 | Emperor Jingzong of Tang | Tang Jingzong | Jingzong de Tang | 唐の敬宗
tang-wenzong m* 0809/0840-02 r0827-01/0840-02 | 唐文宗 | Emperor Wenzong of Tang | Tang Wenzong | Wenzong de Tang | 唐の文宗
# old-book-of-tang 18
tang-wuzong m* 0814/0846-04 r0840-02/0846-04 | 唐武宗 | Emperor Wuzong of Tang | Tang Wuzong | Wuzong de Tang | 唐の武宗
tang-xuanzong-li-chen m* 0810/0859-09 r0846-04/0859-09 | 唐宣宗 | Emperor Xuanzong of Tang (Li Chen) | Tang Xuanzong (Li Chen) | Xuanzong de Tang (Li Chen) | 唐の宣宗
# old-book-of-tang 19
tang-yizong m* 0833/0873-08 r0859-09/0873-08 | 唐懿宗 | Emperor Yizong of Tang | Tang Yizong | Yizong de Tang | 唐の懿宗
tang-xizong m* 0862/0888-04 r0873-08/0888-04 | 唐僖宗 | Emperor Xizong of Tang | Tang Xizong | Xizong de Tang | 唐の僖宗
# old-book-of-tang 20
tang-zhaozong m* 0867/0904-09 r0888-04/0904-09 | 唐昭宗 | Emperor Zhaozong of Tang | Tang Zhaozong | Zhaozong de Tang | 唐の昭宗
tang-aidi m* 0892/0908 r0904-09/0907 | 唐哀帝 | Emperor Ai of Tang | Tang Aidi | Aidi de Tang | 唐の哀帝
`,
  kin: `
# old-book-of-tang 51
duchess-dou f* | 窦皇后（唐高祖妻） | Duchess Dou, wife of Gaozu | Dame Dou, épouse de Gaozu | Dama Dou, esposa de Gaozu | 竇皇后（高祖の妻）
empress-zhangsun f* 0601/0636-07 | 长孙皇后 | Empress Zhangsun | Impératrice Zhangsun | Emperatriz Zhangsun | 長孫皇后
empress-wang-of-gaozong f* /0655 | 王皇后（唐高宗） | Empress Wang, wife of Gaozong | Impératrice Wang, épouse de Gaozong | Emperatriz Wang, esposa de Gaozong | 王皇后（高宗の皇后）
consort-xiao f /0655 | 萧淑妃 | Consort Xiao | Concubine Xiao | Consorte Xiao | 蕭淑妃
empress-wei f* /0710-07 | 韦皇后 | Empress Wei | Impératrice Wei | Emperatriz Wei | 韋皇后
empress-liu-of-ruizong f* /0693 | 刘皇后（唐睿宗） | Empress Liu, wife of Ruizong | Impératrice Liu, épouse de Ruizong | Emperatriz Liu, esposa de Ruizong | 劉皇后（睿宗の皇后）
consort-dou f /0693 | 窦德妃 | Consort Dou, mother of Xuanzong | Concubine Dou, mère de Xuanzong | Consorte Dou, madre de Xuanzong | 竇徳妃
empress-wang-of-xuanzong f* /0724~ | 王皇后（唐玄宗） | Empress Wang, wife of Xuanzong | Impératrice Wang, épouse de Xuanzong | Emperatriz Wang, esposa de Xuanzong | 王皇后（玄宗の皇后）
wu-huifei f* /0737 | 武惠妃 | Consort Wu Huifei | Wu Huifei | Wu Huifei | 武恵妃
yang-guifei f* 0719/0756-07-15 | 杨贵妃 | Yang Guifei | Yang Guifei | Yang Guifei | 楊貴妃
= Yang Yuhuan; 杨玉环; Precious Consort Yang
# old-book-of-tang 52
consort-yang-mother-of-suzong f /0729 | 杨氏（唐肃宗之母） | Lady Yang, mother of Suzong | Dame Yang, mère de Suzong | Dama Yang, madre de Suzong | 楊氏（粛宗の母）
empress-zhang-of-suzong f* /0762 | 张皇后（唐肃宗） | Empress Zhang, wife of Suzong | Impératrice Zhang, épouse de Suzong | Emperatriz Zhang, esposa de Suzong | 張皇后（粛宗の皇后）
lady-wu-mother-of-daizong f | 吴氏（唐代宗之母） | Lady Wu, mother of Daizong | Dame Wu, mère de Daizong | Dama Wu, madre de Daizong | 呉氏（代宗の母）
lady-shen f | 沈氏（唐德宗之母） | Lady Shen, mother of Dezong | Dame Shen, mère de Dezong | Dama Shen, madre de Dezong | 沈氏（徳宗の母）
empress-wang-of-shunzong f* /0816 | 王氏（唐宪宗之母） | Lady Wang, mother of Xianzong | Dame Wang, mère de Xianzong | Dama Wang, madre de Xianzong | 王氏（憲宗の母）
lady-guo f* /0848~ | 郭氏（唐穆宗之母） | Lady Guo, mother of Muzong | Dame Guo, mère de Muzong | Dama Guo, madre de Muzong | 郭氏（穆宗の母）
lady-zheng f* /0865 | 郑氏（唐宣宗之母） | Lady Zheng, mother of Emperor Xuanzong (Li Chen) | Dame Zheng, mère de Xuanzong (Li Chen) | Dama Zheng, madre de Xuanzong (Li Chen) | 鄭氏（宣宗の母）
lady-wang-mother-of-jingzong f* /0845 | 王氏（唐敬宗之母） | Lady Wang, mother of Jingzong | Dame Wang, mère de Jingzong | Dama Wang, madre de Jingzong | 王氏（敬宗の母）
lady-xiao-mother-of-wenzong f* /0847 | 萧氏（唐文宗之母） | Lady Xiao, mother of Wenzong | Dame Xiao, mère de Wenzong | Dama Xiao, madre de Wenzong | 蕭氏（文宗の母）
lady-wei-mother-of-wuzong f | 韦氏（唐武宗之母） | Lady Wei, mother of Wuzong | Dame Wei, mère de Wuzong | Dama Wei, madre de Wuzong | 韋氏（武宗の母）
lady-chao f | 晁氏（唐懿宗之母） | Lady Chao, mother of Yizong | Dame Chao, mère de Yizong | Dama Chao, madre de Yizong | 晁氏（懿宗の母）
lady-wang-mother-of-xizong f | 王氏（唐僖宗之母） | Lady Wang, mother of Xizong | Dame Wang, mère de Xizong | Dama Wang, madre de Xizong | 王氏（僖宗の母）
lady-wang-mother-of-zhaozong f | 王氏（唐昭宗之母） | Lady Wang, mother of Zhaozong | Dame Wang, mère de Zhaozong | Dama Wang, madre de Zhaozong | 王氏（昭宗の母）
empress-he f* /0905~ | 何皇后（唐昭宗） | Empress He, wife of Zhaozong | Impératrice He, épouse de Zhaozong | Emperatriz He, esposa de Zhaozong | 何皇后（昭宗の皇后）
# new-book-of-tang 83
chai-shao m /0638 | 柴绍 | Chai Shao | Chai Shao | Chai Shao | 柴紹
xue-shao m /0688~ | 薛绍 | Xue Shao | Xue Shao | Xue Shao | 薛紹
wu-yanji m /0701 | 武延基 | Wu Yanji | Wu Yanji | Wu Yanji | 武延基
wu-chongxun m /0707 | 武崇训 | Wu Chongxun | Wu Chongxun | Wu Chongxun | 武崇訓
wu-yanxiu m /0710 | 武延秀 | Wu Yanxiu | Wu Yanxiu | Wu Yanxiu | 武延秀
# old-book-of-tang 183
wu-youji m /0712 | 武攸暨 | Wu Youji | Wu Youji | Wu Youji | 武攸暨
lady-of-han f | 韩国夫人 | Lady of Han | Dame de Han | Señora de Han | 韓国夫人
# old-book-of-tang 58
wu-shihuo m 0577~/0635 | 武士彟 | Wu Shihuo | Wu Shihuo | Wu Shihuo | 武士彠
# new-book-of-tang 76
lady-yang-mother-of-wu-zetian f 0579~/0670 | 杨氏（武则天之母） | Lady Yang, mother of Wu Zetian | Dame Yang, mère de Wu Zetian | Dama Yang, madre de Wu Zetian | 楊氏（武則天の母）
# old-book-of-tang 65
zhangsun-sheng m | 长孙晟 | Zhangsun Sheng | Zhangsun Sheng | Zhangsun Sheng | 長孫晟
zhangsun-wuji m /0659 | 长孙无忌 | Zhangsun Wuji | Zhangsun Wuji | Zhangsun Wuji | 長孫無忌
`,
  unions: `
# old-book-of-tang 1
li-hu & - : li-bing
li-bing & - : tang-gaozu
# old-book-of-tang 64
tang-gaozu + duchess-dou † : li-jiancheng tang-taizong li-xuanba li-yuanji princess-pingyang
# old-book-of-tang 65
zhangsun-sheng & - : zhangsun-wuji empress-zhangsun
# new-book-of-tang 83
chai-shao + princess-pingyang /0623 † :
# old-book-of-tang 76
tang-taizong + empress-zhangsun 0613~/0636-07 † : li-chengqian li-tai princess-changle tang-gaozong
tang-taizong % - : li-ke
# new-book-of-tang 83
tang-taizong & - : princess-gaoyang
# old-book-of-tang 86
tang-gaozong + empress-wang-of-gaozong /0655 divorce :
tang-gaozong & - : li-zhong
tang-gaozong % consort-xiao : li-sujie
# new-book-of-tang 76
wu-shihuo + lady-yang-mother-of-wu-zetian /0635 † : lady-of-han wu-zetian
# old-book-of-tang 6
tang-gaozong + wu-zetian 0655/0683-12-27 † : li-hong li-xian-crown-prince tang-zhongzong tang-ruizong princess-taiping
tang-taizong % wu-zetian 0637~/0649-07 † :
# old-book-of-tang 183
xue-shao + princess-taiping 0681/0688~ † :
wu-youji + princess-taiping 0690 :
# old-book-of-tang 86
tang-zhongzong + empress-wei † : li-chongrun princess-yongtai princess-anle
tang-zhongzong & - : li-chongjun li-chongmao
# new-book-of-tang 83
wu-yanji + princess-yongtai 0700~/0701 † :
wu-chongxun + princess-anle /0707 † :
wu-yanxiu + princess-anle 0708/0710 † :
# old-book-of-tang 95
tang-ruizong + empress-liu-of-ruizong /0693 † : li-xian-emperor-rang
tang-ruizong % consort-dou /0693 † : tang-xuanzong princess-yuzhen
# old-book-of-tang 107
tang-xuanzong + empress-wang-of-xuanzong /0724~ divorce :
tang-xuanzong & - : li-ying
tang-xuanzong % consort-yang-mother-of-suzong : tang-suzong
tang-xuanzong % wu-huifei /0737 † : li-mao
# old-book-of-tang 51
li-mao + yang-guifei 0736~/0740~ divorce :
tang-xuanzong % yang-guifei 0745/0756-07-15 † :
# old-book-of-tang 52
tang-suzong + empress-zhang-of-suzong :
tang-suzong % lady-wu-mother-of-daizong : tang-daizong
tang-daizong % lady-shen : tang-dezong
tang-dezong & - : tang-shunzong
tang-shunzong % empress-wang-of-shunzong : tang-xianzong
tang-xianzong + lady-guo † : tang-muzong
tang-xianzong % lady-zheng : tang-xuanzong-li-chen
tang-muzong % lady-wang-mother-of-jingzong : tang-jingzong
tang-muzong % lady-xiao-mother-of-wenzong : tang-wenzong
tang-muzong % lady-wei-mother-of-wuzong : tang-wuzong
tang-xuanzong-li-chen % lady-chao : tang-yizong
tang-yizong % lady-wang-mother-of-xizong : tang-xizong
tang-yizong % lady-wang-mother-of-zhaozong : tang-zhaozong
tang-zhaozong + empress-he /0904 † : tang-aidi
`,
});
