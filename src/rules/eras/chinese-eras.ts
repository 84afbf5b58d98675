/**
 * Eras of China by dynasty, in simplified characters; `+` is a leading court, `-` a minor one: name (and other spelling),
 * reading, the year counted 1, the year in which the era ended if it is another, and the first year of use if counted from an
 * earlier event. From general knowledge; a test
 * compares them with the DILA Time Authority.
 */
export const chineseEras = `
+ 西汉 Western_Han: 建元 Jianyuan -140 -135, 元光 Yuanguang -134 -129, 元朔 Yuanshuo -128 -123,
    元狩 Yuanshou -122 -117, 元鼎 Yuanding -116 -111, 元封 Yuanfeng -110 -105, 太初 Taichu -104 -101,
    天汉 Tianhan -100 -97, 太始 Taishi -96 -93, 征和 Zhenghe -92 -89, 后元 Houyuan -88 -87,
    文帝后元 Wendihouyuan -163 -157, 景帝中元 Jingdizhongyuan -149 -144, 景帝后元 Jingdihouyuan -143 -141,
    始元 Shiyuan -86 -80, 元凤 Yuanfeng -80 -75, 元平 Yuanping -74, 本始 Benshi -73 -70, 地节 Dijie -69 -66,
    元康 Yuankang -65 -61, 神爵 Shenjue -61 -58, 五凤 Wufeng -57 -54, 甘露 Ganlu -53 -50, 黄龙 Huanglong -49,
    初元 Chuyuan -48 -44, 永光 Yongguang -43 -39, 建昭 Jianzhao -38 -34, 竟宁 Jingning -33,
    建始/始建 Jianshi -32 -28, 河平 Heping -28 -25, 阳朔 Yangshuo -24 -21, 鸿嘉 Hongjia -20 -17,
    永始 Yongshi -16 -13, 元延 Yuanyan -12 -9, 绥和 Suihe -8 -7, 建平 Jianping -6 -3, 太初元将 Taichuyuanjiang -5,
    元寿 Yuanshou -2 -1, 元始 Yuanshi 1 5, 居摄 Jushe 6 8, 初始 Chushi 8
+ 新 Xin: 始建国 Shijianguo 9 13, 天凤 Tianfeng 14 19, 地皇 Dihuang 20 23
+ 玄汉 Xuan_Han: 更始 Gengshi 23 25
+ 东汉 Eastern_Han: 建武 Jianwu 25 56, 建武中元/中元 Jianwuzhongyuan 56 57, 永平 Yongping 58 75, 建初 Jianchu 76 84,
    元和 Yuanhe 84 87, 章和 Zhanghe 87 88, 永元 Yongyuan 89 105, 元兴 Yuanxing 105, 延平 Yanping 106,
    永初 Yongchu 107 113, 元初 Yuanchu 114 120, 永宁 Yongning 120 121, 建光 Jianguang 121 122,
    延光 Yanguang 122 125, 永建 Yongjian 126 132, 阳嘉 Yangjia 132 135, 永和 Yonghe 136 141, 汉安 Han’an 142 144,
    建康 Jiankang 144, 永憙/永嘉 Yongxi 145, 本初 Benchu 146, 建和 Jianhe 147 149, 和平 Heping 150,
    元嘉 Yuanjia 151 153, 永兴 Yongxing 153 154, 永寿 Yongshou 155 158, 延熹 Yanxi 158 167, 永康 Yongkang 167,
    建宁 Jianning 168 172, 熹平 Xiping 172 178, 光和 Guanghe 178 184, 中平 Zhongping 184 189, 光熹 Guangxi 189,
    昭宁 Zhaoning 189, 永汉 Yonghan 189, 初平 Chuping 190 193, 兴平 Xingping 194 195, 建安 Jian’an 196 220,
    延康 Yankang 220
+ 曹魏 Wei: 黄初 Huangchu 220 226, 太和 Taihe 227 233, 青龙 Qinglong 233 237, 景初 Jingchu 237 239,
    正始 Zhengshi 240 249, 嘉平 Jiaping 249 254, 正元 Zhengyuan 254 256, 甘露 Ganlu 256 260, 景元 Jingyuan 260 264,
    咸熙 Xianxi 264 265
- 蜀汉 Shu_Han: 章武 Zhangwu 221 223, 建兴 Jianxing 223 237, 延熙 Yanxi 238 257, 景耀 Jingyao 258 263,
    炎兴 Yanxing 263
- 孙吴 Wu: 黄武 Huangwu 222 229, 黄龙 Huanglong 229 231, 嘉禾 Jiahe 232 238, 赤乌 Chiwu 238 251,
    太元 Taiyuan 251 252, 神凤 Shenfeng 252, 建兴 Jianxing 252 253, 五凤 Wufeng 254 256, 太平 Taiping 256 258,
    永安 Yong’an 258 264, 元兴 Yuanxing 264 265, 甘露 Ganlu 265 266, 宝鼎 Baoding 266 269, 建衡 Jianheng 269 271,
    凤凰 Fenghuang 272 274, 天册 Tiance 275 276, 天玺 Tianxi 276, 天纪 Tianji 277 280
+ 西晋 Western_Jin: 泰始 Taishi 265 274, 咸宁 Xianning 275 280, 太康 Taikang 280 289, 太熙 Taixi 290,
    永熙 Yongxi 290, 永平 Yongping 291, 元康 Yuankang 291 299, 永康 Yongkang 300 301, 永宁 Yongning 301 302,
    太安 Tai’an 302 303, 永安 Yong’an 304, 建武 Jianwu 304, 永兴 Yongxing 304 306, 光熙 Guangxi 306,
    永嘉 Yongjia 307 313, 建兴 Jianxing 313 317
+ 东晋 Eastern_Jin: 建武 Jianwu 317 318, 大兴/太兴 Daxing 318 321, 永昌 Yongchang 322 323, 太宁 Taining 323 326,
    咸和 Xianhe 326 334, 咸康 Xiankang 335 342, 建元 Jianyuan 343 344, 永和 Yonghe 345 356, 升平 Shengping 357 361,
    隆和 Longhe 362 363, 兴宁 Xingning 363 365, 太和 Taihe 366 371, 咸安 Xian’an 371 372, 宁康 Ningkang 373 375,
    太元 Taiyuan 376 396, 隆安 Long’an 397 401, 元兴 Yuanxing 402 404, 义熙 Yixi 405 418, 元熙 Yuanxi 419 420
- 桓楚 Huan_Chu: 大亨 Daheng 402, 永始 Yongshi 403 404
+ 刘宋 Liu_Song: 永初 Yongchu 420 422, 景平 Jingping 423 424, 元嘉 Yuanjia 424 453, 孝建 Xiaojian 454 456,
    大明 Daming 457 464, 永光 Yongguang 465, 景和 Jinghe 465, 泰始 Taishi 465 471, 泰豫 Taiyu 472,
    元徽 Yuanhui 473 477, 昇明/升明 Shengming 477 479
- 刘宋 Liu_Song: 太初 Taichu 453
+ 南齐 Southern_Qi: 建元 Jianyuan 479 482, 永明 Yongming 483 493, 隆昌 Longchang 494, 延兴 Yanxing 494,
    建武 Jianwu 494 498, 永泰 Yongtai 498, 永元 Yongyuan 499 501, 中兴 Zhongxing 501 502
+ 南梁 Liang: 天监 Tianjian 502 519, 普通 Putong 520 527, 大通 Datong 527 529, 中大通 Zhongdatong 529 534,
    大同 Datong 535 546, 中大同 Zhongdatong 546 547, 太清 Taiqing 547 549, 大宝 Dabao 550 551,
    天正 Tianzheng 551 552, 承圣 Chengsheng 552 555, 天成 Tiancheng 555, 绍泰 Shaotai 555 556, 太平 Taiping 556 557
- 侯汉 Hou_Han: 太始 Taishi 551 552
- 西梁 Western_Liang: 大定 Dading 555 562, 天保 Tianbao 562 585, 广运 Guangyun 585 587
+ 陈 Chen: 永定 Yongding 557 559, 天嘉 Tianjia 560 566, 天康 Tiankang 566, 光大 Guangda 567 568,
    太建 Taijian 569 582, 至德 Zhide 583 586, 祯明 Zhenming 587 589
- 北魏 Northern_Wei: 登国 Dengguo 386 396, 皇始 Huangshi 396 398, 天兴 Tianxing 398 404, 天赐 Tianci 404 409,
    永兴 Yongxing 409 413, 神瑞 Shenrui 414 416, 泰常 Taichang 416 423, 始光 Shiguang 424 428,
    神䴥/神麚 Shenjia 428 431, 延和 Yanhe 432 434, 太延 Taiyan 435 440, 太平真君 Taipingzhenjun 440 451,
    正平 Zhengping 451 452, 承平 Chengping 452, 兴安 Xing’an 452 454, 兴光 Xingguang 454 455, 太安 Tai’an 455 459,
    和平 Heping 460 465, 天安 Tian’an 466 467, 皇兴 Huangxing 467 471, 延兴 Yanxing 471 476, 承明 Chengming 476,
    太和 Taihe 477 499, 景明 Jingming 500 504, 正始 Zhengshi 504 508, 永平 Yongping 508 512, 延昌 Yanchang 512 515,
    熙平 Xiping 516 518, 神龟 Shengui 518 520, 正光 Zhengguang 520 525, 孝昌 Xiaochang 525 527, 武泰 Wutai 528,
    建义 Jianyi 528, 永安 Yong’an 528 530, 建明 Jianming 530 531, 普泰 Putai 531 532, 中兴 Zhongxing 531 532,
    太昌 Taichang 532, 孝武永兴/永兴 Xiaowuyongxing 532, 永熙 Yongxi 532 534
- 东魏 Eastern_Wei: 天平 Tianping 534 537, 元象 Yuanxiang 538 539, 兴和 Xinghe 539 542, 武定 Wuding 543 550
- 西魏 Western_Wei: 大统 Datong 535 551
- 北齐 Northern_Qi: 天保 Tianbao 550 559, 乾明 Qianming 560, 皇建 Huangjian 560 561, 太宁/大宁 Taining 561 562,
    河清 Heqing 562 565, 天统 Tiantong 565 569, 武平 Wuping 570 576, 隆化 Longhua 576, 德昌 Dechang 576,
    承光 Chengguang 577
- 北周 Northern_Zhou: 武成 Wucheng 559 560, 保定 Baoding 561 565, 天和 Tianhe 566 572, 建德 Jiande 572 578,
    宣政 Xuanzheng 578, 大成 Dacheng 579, 大象 Daxiang 579 580, 大定 Dading 581
- 汉赵 Han_Zhao: 元熙 Yuanxi 304 308, 永凤 Yongfeng 308 309, 河瑞 Herui 309 310, 光兴 Guangxing 310 311,
    嘉平 Jiaping 311 315, 建元 Jianyuan 315 316, 麟嘉 Linjia 316 318, 汉昌 Hanchang 318, 光初 Guangchu 318 329
- 后赵 Later_Zhao: 太和 Taihe 328 330, 建平 Jianping 330 333, 延熙 Yanxi 334, 建武 Jianwu 335 348, 太宁 Taining 349,
    青龙 Qinglong 350, 永宁 Yongning 350 351
- 冉魏 Ran_Wei: 永兴 Yongxing 350 352
- 成汉 Cheng_Han: 建初 Jianchu 303 304, 建兴 Jianxing 304 306, 晏平 Yanping 306 310, 玉衡 Yuheng 311 334,
    玉恒 Yuheng 335 338, 汉兴 Hanxing 338 343, 太和 Taihe 344 346, 嘉宁 Jianing 346 347
- 前燕 Former_Yan: 元玺 Yuanxi 352 357, 光寿 Guangshou 357 360, 建熙 Jianxi 360 370
- 后燕 Later_Yan: 建兴 Jianxing 386 396, 永康 Yongkang 396 398, 建平 Jianping 398, 长乐 Changle 399 401,
    光始 Guangshi 401 406, 建始 Jianshi 407
- 西燕 Western_Yan: 燕兴 Yanxing 384, 更始 Gengshi 385 386, 昌平 Changping 386, 建明 Jianming 386,
    中兴 Zhongxing 386 394
- 南燕 Southern_Yan: 建平 Jianping 400 405, 太上 Taishang 405 410
- 北燕 Northern_Yan: 正始 Zhengshi 407 409, 太平 Taiping 409 430, 太兴 Taixing 431 436
- 前秦 Former_Qin: 皇始 Huangshi 351 355, 寿光 Shouguang 355 357, 永兴 Yongxing 357 359, 甘露 Ganlu 359 364,
    建元 Jianyuan 365 385, 太安 Tai’an 385 386, 太初 Taichu 386 394, 延初 Yanchu 394
- 后秦 Later_Qin: 白雀 Baique 384 386, 建初 Jianchu 386 394, 皇初 Huangchu 394 399, 弘始 Hongshi 399 416,
    永和 Yonghe 416 417
- 西秦 Western_Qin: 建义 Jianyi 385 388, 太初 Taichu 388 400, 更始 Gengshi 409 412, 永康 Yongkang 412 419,
    建弘 Jianhong 420 428, 永弘 Yonghong 428 431
- 后凉 Later_Liang: 太安 Tai’an 386 389, 麟嘉 Linjia 389 396, 龙飞 Longfei 396 399, 咸宁 Xianning 399 401,
    神鼎 Shending 401 403
- 南凉 Southern_Liang: 太初 Taichu 397 399, 建和 Jianhe 400 402, 弘昌 Hongchang 402 404, 嘉平 Jiaping 408 414
- 北凉 Northern_Liang: 神玺 Shenxi 397 399, 天玺 Tianxi 399 401, 永安 Yong’an 401 412, 玄始 Xuanshi 412 428,
    承玄 Chengxuan 428 431, 义和 Yihe 431 433, 永和 Yonghe 433 439, 承平 Chengping 443 460
- 西凉 Western_Liang: 庚子 Gengzi 400 404, 建初 Jianchu 405 417, 嘉兴 Jiaxing 417 420, 永建 Yongjian 420 421
- 前凉 Former_Liang: 永安 Yong’an 317 320, 永元 Yongyuan 320 324, 太元 Taiyuan 324 346, 永乐 Yongle 346 353,
    和平 Heping 354 355, 太始 Taishi 355 363, 太清 Taiqing 363 376
- 代 Dai: 建国 Jianguo 338 376
- 翟魏 Zhai_Wei: 建光 Jianguang 388 391, 定鼎 Dingding 391 392
- 胡夏 Xia: 龙升 Longsheng 407 413, 凤翔 Fengxiang 413 418, 昌武 Changwu 418 419, 真兴 Zhenxing 419 425,
    承光 Chengguang 425 428, 胜光 Shengguang 428 431
- 高昌 Gaochang: 章和 Zhanghe 531 548, 永平 Yongping 549 550, 和平 Heping 551 554, 建昌 Jianchang 555 560,
    延昌 Yanchang 561 601, 延和 Yanhe 602 613, 义和 Yihe 614 619, 重光 Chongguang 620 623, 延寿 Yanshou 624 640
+ 隋 Sui: 开皇 Kaihuang 581 600, 仁寿 Renshou 601 604, 大业 Daye 605 618, 义宁 Yining 617 618
- 皇泰 Sui: 皇泰 Huangtai 618 619
+ 唐 Tang: 武德 Wude 618 626, 贞观 Zhenguan 627 649, 永徽 Yonghui 650 655, 显庆 Xianqing 656 661,
    龙朔 Longshuo 661 663, 麟德 Linde 664 665, 乾封 Qianfeng 666 668, 总章 Zongzhang 668 670, 咸亨 Xianheng 670 674,
    上元 Shangyuan 674 676, 仪凤 Yifeng 676 679, 调露 Tiaolu 679 680, 永隆 Yonglong 680 681, 开耀 Kaiyao 681 682,
    永淳 Yongchun 682 683, 弘道 Hongdao 683, 嗣圣 Sisheng 684, 文明 Wenming 684, 光宅 Guangzhai 684,
    垂拱 Chuigong 685 688, 永昌 Yongchang 689, 载初 Zaichu 690, 神龙 Shenlong 705 707, 景龙 Jinglong 707 710,
    唐隆 Tanglong 710, 景云 Jingyun 710 711, 太极 Taiji 712, 延和 Yanhe 712, 先天 Xiantian 712 713,
    开元 Kaiyuan 713 741, 天宝 Tianbao 742 756, 至德 Zhide 756 758, 乾元 Qianyuan 758 760,
    肃宗上元/上元 Suzongshangyuan 760 761, 宝应 Baoying 762 763, 广德 Guangde 763 764, 永泰 Yongtai 765 766,
    大历 Dali 766 779, 建中 Jianzhong 780 783, 兴元 Xingyuan 784, 贞元 Zhenyuan 785 805, 永贞 Yongzhen 805,
    元和 Yuanhe 806 820, 长庆 Changqing 821 824, 宝历 Baoli 825 827, 大和/太和 Taihe 827 835, 开成 Kaicheng 836 840,
    会昌 Huichang 841 846, 大中 Dazhong 847 860, 咸通 Xiantong 860 874, 乾符 Qianfu 874 879, 广明 Guangming 880 881,
    中和 Zhonghe 881 885, 光启 Guangqi 885 888, 文德 Wende 888, 龙纪 Longji 889, 大顺 Dashun 890 891,
    景福 Jingfu 892 893, 乾宁 Qianning 894 898, 光化 Guanghua 898 901, 天复 Tianfu 901 904, 天祐 Tianyou 904 907
+ 武周 Wu_Zhou: 天授 Tianshou 690 692, 如意 Ruyi 692, 长寿 Changshou 692 694, 延载 Yanzai 694, 证圣 Zhengsheng 695,
    天册万岁 Tiancewansui 695 696, 万岁登封 Wansuidengfeng 696, 万岁通天 Wansuitongtian 696 697, 神功 Shengong 697,
    圣历 Shengli 698 700, 久视 Jiushi 700, 大足 Dazu 701, 长安 Chang’an 701 705
+ 后梁 Later_Liang: 开平 Kaiping 907 911, 乾化 Qianhua 911 915, 凤历 Fengli 913, 贞明 Zhenming 915 921,
    龙德 Longde 921 923
+ 后唐 Later_Tang: 同光 Tongguang 923 926, 天成 Tiancheng 926 930, 长兴 Changxing 930 933, 应顺 Yingshun 934,
    清泰 Qingtai 934 936
+ 后晋 Later_Jin: 天福 Tianfu 936 947, 开运 Kaiyun 944 946
+ 后汉 Later_Han: 乾祐 Qianyou 948 950
+ 后周 Later_Zhou: 广顺 Guangshun 951 954, 显德 Xiande 954 960
- 前蜀 Former_Shu: 武成 Wucheng 908 910, 永平 Yongping 911 915, 通正 Tongzheng 916, 天汉 Tianhan 917,
    光天 Guangtian 918, 乾德 Qiande 919 924, 咸康 Xiankang 925
- 后蜀 Later_Shu: 明德 Mingde 934 937, 广政 Guangzheng 938 965
- 南吴 Yang_Wu: 武义 Wuyi 919 921, 顺义 Shunyi 921 927, 乾贞 Qianzhen 927 929, 大和/太和 Taihe 929 935,
    天祚 Tianzuo 935 937
- 南唐 Southern_Tang: 昇元/升元 Shengyuan 937 943, 保大 Baoda 943 957, 中兴 Zhongxing 958, 交泰 Jiaotai 958
- 南汉 Southern_Han: 乾亨 Qianheng 917 925, 白龙 Bailong 925 928, 大有 Dayou 928 942, 光天 Guangtian 942 943,
    应乾 Yingqian 943, 乾和 Qianhe 943 958, 大宝 Dabao 958 971
- 闽 Min: 龙启 Longqi 933 934, 永和 Yonghe 935 936, 通文 Tongwen 936 939, 永隆 Yonglong 939 943, 天德 Tiande 943 945
- 吴越 Wuyue: 天宝 Tianbao 908 912, 宝大 Baoda 924 925, 宝正 Baozheng 926 931
- 北汉 Northern_Han: 乾祐 Qianyou 948 956, 天会 Tianhui 957 973, 广运 Guangyun 974 979
+ 北宋 Northern_Song: 建隆 Jianlong 960 963, 乾德 Qiande 963 968, 开宝 Kaibao 968 976,
    太平兴国 Taipingxingguo 976 984, 雍熙 Yongxi 984 987, 端拱 Duangong 988 989, 淳化 Chunhua 990 994,
    至道 Zhidao 995 997, 咸平 Xianping 998 1003, 景德 Jingde 1004 1007, 大中祥符 Dazhongxiangfu 1008 1016,
    天禧 Tianxi 1017 1021, 乾兴 Qianxing 1022, 天圣 Tiansheng 1023 1032, 明道 Mingdao 1032 1033,
    景祐 Jingyou 1034 1038, 宝元 Baoyuan 1038 1040, 康定 Kangding 1040 1041, 庆历 Qingli 1041 1048,
    皇祐 Huangyou 1049 1054, 至和 Zhihe 1054 1056, 嘉祐 Jiayou 1056 1063, 治平 Zhiping 1064 1067,
    熙宁 Xining 1068 1077, 元丰 Yuanfeng 1078 1085, 元祐 Yuanyou 1086 1094, 绍圣 Shaosheng 1094 1098,
    元符 Yuanfu 1098 1100, 建中靖国 Jianzhongjingguo 1101, 崇宁 Chongning 1102 1106, 大观 Daguan 1107 1110,
    政和 Zhenghe 1111 1118, 重和 Chonghe 1118 1119, 宣和 Xuanhe 1119 1125, 靖康 Jingkang 1126 1127
+ 南宋 Southern_Song: 建炎 Jianyan 1127 1130, 绍兴 Shaoxing 1131 1162, 隆兴 Longxing 1163 1164,
    乾道 Qiandao 1165 1173, 淳熙 Chunxi 1174 1189, 绍熙 Shaoxi 1190 1194, 庆元 Qingyuan 1195 1200,
    嘉泰 Jiatai 1201 1204, 开禧 Kaixi 1205 1207, 嘉定 Jiading 1208 1224, 宝庆 Baoqing 1225 1227,
    绍定 Shaoding 1228 1233, 端平 Duanping 1234 1236, 嘉熙 Jiaxi 1237 1240, 淳祐 Chunyou 1241 1252,
    宝祐 Baoyou 1253 1258, 开庆 Kaiqing 1259, 景定 Jingding 1260 1264, 咸淳 Xianchun 1265 1274,
    德祐 Deyou 1275 1276, 景炎 Jingyan 1276 1278, 祥兴 Xiangxing 1278 1279
- 辽 Liao: 神册 Shence 916 922, 天赞 Tianzan 922 926, 天显 Tianxian 926 938, 会同 Huitong 938 947, 大同 Datong 947,
    天禄 Tianlu 947 951, 应历 Yingli 951 969, 保宁 Baoning 969 979, 乾亨 Qianheng 979 983, 统和 Tonghe 983 1012,
    开泰 Kaitai 1012 1021, 太平 Taiping 1021 1031, 景福 Jingfu 1031 1032, 重熙 Chongxi 1032 1055,
    清宁 Qingning 1055 1064, 咸雍 Xianyong 1065 1074, 大康/太康 Dakang 1075 1084, 大安 Da’an 1085 1094,
    寿昌/寿隆 Shouchang 1095 1101, 乾统 Qiantong 1101 1110, 天庆 Tianqing 1111 1120, 保大 Baoda 1121 1125
- 北辽 Northern_Liao: 建福 Jianfu 1122, 德兴 Dexing 1122 1123, 神历 Shenli 1123
- 西辽 Western_Liao: 延庆 Yanqing 1124 1133, 康国 Kangguo 1134 1143, 咸清 Xianqing 1144 1150,
    绍兴 Shaoxing 1151 1163, 崇福 Chongfu 1164 1177, 天禧 Tianxi 1178 1211
- 西夏 Western_Xia: 显道 Xiandao 1032 1034, 开运 Kaiyun 1034, 广运 Guangyun 1034 1036, 大庆 Daqing 1036 1038,
    天授礼法延祚 Tianshoulifayanzuo 1038 1048, 延嗣宁国 Yansiningguo 1049, 天祐垂圣 Tianyouchuisheng 1050 1052,
    福圣承道 Fushengchengdao 1053 1056, 奲都 Duodu 1057 1062, 拱化 Gonghua 1063 1067, 乾道 Qiandao 1068 1069,
    天赐礼盛国庆 Tiancilishengguoqing 1069 1074, 大安 Da’an 1075 1085, 天安礼定 Tian’anliding 1086,
    天仪治平 Tianyizhiping 1086 1089, 天祐民安 Tianyoumin’an 1090 1097, 永安 Yong’an 1098 1100,
    贞观 Zhenguan 1101 1113, 雍宁 Yongning 1114 1118, 元德 Yuande 1119 1127, 正德 Zhengde 1127 1134,
    大德 Dade 1135 1139, 仁宗大庆/大庆 Renzongdaqing 1140 1143, 人庆 Renqing 1144 1148, 天盛 Tiansheng 1149 1169,
    乾祐 Qianyou 1170 1193, 天庆 Tianqing 1194 1206, 应天 Yingtian 1206 1209, 皇建 Huangjian 1210 1211,
    光定 Guangding 1211 1223, 乾定 Qianding 1223 1226, 宝义 Baoyi 1226 1227
- 金 Jin: 收国 Shouguo 1115 1116, 天辅 Tianfu 1117 1123, 天会 Tianhui 1123 1137, 天眷 Tianjuan 1138 1140,
    皇统 Huangtong 1141 1149, 天德 Tiande 1149 1153, 贞元 Zhenyuan 1153 1156, 正隆 Zhenglong 1156 1161,
    大定 Dading 1161 1189, 明昌 Mingchang 1190 1196, 承安 Cheng’an 1196 1200, 泰和 Taihe 1201 1208,
    大安 Da’an 1209 1211, 崇庆 Chongqing 1212 1213, 至宁 Zhining 1213, 贞祐 Zhenyou 1213 1217,
    兴定 Xingding 1217 1222, 元光 Yuanguang 1222 1223, 正大 Zhengda 1224 1232, 开兴 Kaixing 1232,
    天兴 Tianxing 1232 1234
+ 元 Yuan: 中统 Zhongtong 1260 1264, 至元 Zhiyuan 1264 1294, 元贞 Yuanzhen 1295 1297, 大德 Dade 1297 1307,
    至大 Zhida 1308 1311, 皇庆 Huangqing 1312 1313, 延祐 Yanyou 1314 1320, 至治 Zhizhi 1321 1323,
    泰定 Taiding 1324 1328, 致和 Zhihe 1328, 天顺 Tianshun 1328, 天历 Tianli 1328 1330, 至顺 Zhishun 1330 1333,
    元统 Yuantong 1333 1335, 后至元/至元 Houzhiyuan 1335 1340, 至正 Zhizheng 1341 1370
- 北元 Northern_Yuan: 宣光 Xuanguang 1371 1379, 天元 Tianyuan 1379 1388
- 天完 Tianwan: 治平 Zhiping 1351 1355, 太平 Taiping 1356 1358, 天启 Tianqi 1358 1359, 天定 Tianding 1359 1360
- 陈汉 Chen_Han: 大义 Dayi 1360 1361, 大定 Dading 1361 1363, 德寿 Deshou 1363 1364
- 韩宋 Han_Song: 龙凤 Longfeng 1355 1366
- 大周 Zhou: 天祐 Tianyou 1354 1357
- 明夏 Ming_Xia: 天统 Tiantong 1362 1366, 开熙 Kaixi 1367 1371
+ 明 Ming: 洪武 Hongwu 1368 1398, 建文 Jianwen 1399 1402, 永乐 Yongle 1403 1424, 洪熙 Hongxi 1425,
    宣德 Xuande 1426 1435, 正统 Zhengtong 1436 1449, 景泰 Jingtai 1450 1457, 天顺 Tianshun 1457 1464,
    成化 Chenghua 1465 1487, 弘治 Hongzhi 1488 1505, 正德 Zhengde 1506 1521, 嘉靖 Jiajing 1522 1566,
    隆庆 Longqing 1567 1572, 万历 Wanli 1573 1620, 泰昌 Taichang 1620, 天启 Tianqi 1621 1627,
    崇祯 Chongzhen 1628 1644
- 南明 Southern_Ming: 弘光 Hongguang 1645, 隆武 Longwu 1645 1646, 绍武 Shaowu 1646, 永历 Yongli 1647 1683
- 大顺 Shun: 永昌 Yongchang 1644 1645
- 大西 Xi: 大顺 Dashun 1644 1646
- 后金 Later_Jin: 天命 Tianming 1616 1626, 天聪 Tiancong 1627 1636
+ 清 Qing: 顺治 Shunzhi 1644 1661, 康熙 Kangxi 1662 1722, 雍正 Yongzheng 1723 1735, 乾隆 Qianlong 1736 1795,
    嘉庆 Jiaqing 1796 1820, 道光 Daoguang 1821 1850, 咸丰 Xianfeng 1851 1861, 同治 Tongzhi 1862 1874,
    光绪 Guangxu 1875 1908, 宣统 Xuantong 1909 1912
- 清 Qing: 崇德 Chongde 1636 1643, 祺祥 Qixiang 1861
- 吴周 Wu_Zhou_(Wu_Sangui): 昭武 Zhaowu 1678, 洪化 Honghua 1679 1681
- 太平天国 Taiping: 太平天国 Taipingtianguo 1851 1864
- 中华帝国 Empire_of_China: 洪宪 Hongxian 1916
- 满洲国 Manchukuo: 大同 Datong 1932 1934, 康德 Kangde 1934 1945
`;
