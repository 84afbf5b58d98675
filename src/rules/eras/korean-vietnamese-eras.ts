/**
 * Eras of Korea, in the format of `chineseEras`, with the counts from the founding that were official in the 19th and 20th
 * centuries.
 */
export const koreanEras = `
- 高句麗 Goguryeo: 永樂 Yeongnak 391 412
- 新羅 Silla: 建元 Geonwon 536 550, 開國 Gaeguk 551 567, 大昌 Daechang 568 571, 鴻濟 Hongje 572 583,
    建福 Geonbok 584 633, 仁平 Inpyeong 634 647, 太和 Taehwa 647 650
- 渤海 Balhae: 仁安 Inan 719 737, 大興 Daeheung 737 793, 中興 Jungheung 794, 正曆 Jeongnyeok 795 808,
    永德 Yeongdeok 809 812, 朱雀 Jujak 813 817, 太始 Taesi 818, 建興 Geonheung 819 830, 咸和 Hamhwa 831 857
- 泰封 Taebong: 武泰 Mutae 904 905, 聖冊 Seongchaek 905 910, 水德萬歲 Sudeok_Manse 911 913, 政開 Jeonggae 914 917
- 高麗 Goryeo: 天授 Cheonsu 918 933, 光德 Gwangdeok 950 951, 峻豐 Junpung 960 963
- 朝鮮 Joseon: 開國 Gaeguk 1392 1895 1894, 建陽 Geonyang 1896 1897
- 大韓 Korean_Empire: 光武 Gwangmu 1897 1907, 隆熙 Yunghui 1907 1910
- 韓國 Korea: 檀紀/檀君紀元 Dangi -2333 1961 1948
- 朝鮮 North_Korea: 主體 Juche 1912 1912 1997
`;

/** Eras of Vietnam, in the same format. */
export const vietnameseEras = `
- 前李 Early_Lý: 天德 Thiên_Đức 544 548
- 丁 Đinh: 太平 Thái_Bình 970 980
- 前黎 Early_Lê: 天福 Thiên_Phúc 980 988, 興統 Hưng_Thống 989 993, 應天 Ứng_Thiên 994 1007, 景瑞 Cảnh_Thụy 1008 1009
- 李 Lý: 順天 Thuận_Thiên 1010 1028, 天成 Thiên_Thành 1028 1034, 通瑞 Thông_Thụy 1034 1039,
    乾符有道 Càn_Phù_Hữu_Đạo 1039 1042, 明道 Minh_Đạo 1042 1044, 天感聖武 Thiên_Cảm_Thánh_Vũ 1044 1049,
    崇興大寶 Sùng_Hưng_Đại_Bảo 1049 1054, 龍瑞太平 Long_Thụy_Thái_Bình 1054 1058,
    彰聖嘉慶 Chương_Thánh_Gia_Khánh 1059 1065, 龍彰天嗣 Long_Chương_Thiên_Tự 1066 1068,
    天貺寶象 Thiên_Huống_Bảo_Tượng 1068 1069, 神武 Thần_Vũ 1069 1072, 太寧 Thái_Ninh 1072 1076,
    英武昭勝 Anh_Vũ_Chiêu_Thắng 1076 1084, 廣祐 Quảng_Hựu 1085 1092, 會豐 Hội_Phong 1092 1100,
    龍符 Long_Phù 1101 1109, 會祥大慶 Hội_Tường_Đại_Khánh 1110 1119, 天符睿武 Thiên_Phù_Duệ_Vũ 1120 1126,
    天符慶壽 Thiên_Phù_Khánh_Thọ 1127, 天順 Thiên_Thuận 1128 1132, 天彰寶嗣 Thiên_Chương_Bảo_Tự 1133 1138,
    紹明 Thiệu_Minh 1138 1140, 大定 Đại_Định 1140 1162, 政隆寶應 Chính_Long_Bảo_Ứng 1163 1174,
    天感至寶 Thiên_Cảm_Chí_Bảo 1174 1175, 貞符 Trinh_Phù 1176 1186, 天資嘉瑞 Thiên_Tư_Gia_Thụy 1186 1202,
    天嘉寶祐 Thiên_Gia_Bảo_Hựu 1202 1205, 治平龍應 Trị_Bình_Long_Ứng 1205 1210, 建嘉 Kiến_Gia 1211 1224,
    天彰有道 Thiên_Chương_Hữu_Đạo 1224 1225
- 陳 Trần: 建中 Kiến_Trung 1225 1232, 天應政平 Thiên_Ứng_Chính_Bình 1232 1251, 元豐 Nguyên_Phong 1251 1258,
    紹隆 Thiệu_Long 1258 1272, 寶符 Bảo_Phù 1273 1278, 紹寶 Thiệu_Bảo 1279 1285, 重興 Trùng_Hưng 1285 1293,
    興隆 Hưng_Long 1293 1314, 大慶 Đại_Khánh 1314 1323, 開泰 Khai_Thái 1324 1329, 開祐 Khai_Hựu 1329 1341,
    紹豐 Thiệu_Phong 1341 1357, 大治 Đại_Trị 1358 1369, 大定 Đại_Định 1369 1370, 紹慶 Thiệu_Khánh 1370 1372,
    隆慶 Long_Khánh 1373 1377, 昌符 Xương_Phù 1377 1388, 光泰 Quang_Thái 1388 1398, 建新 Kiến_Tân 1398 1400
- 胡 Hồ: 聖元 Thánh_Nguyên 1400, 紹成 Thiệu_Thành 1401 1402, 開大 Khai_Đại 1403 1407
- 後陳 Later_Trần: 興慶 Hưng_Khánh 1407 1409, 重光 Trùng_Quang 1409 1414
- 黎 Lê: 順天 Thuận_Thiên 1428 1433, 紹平 Thiệu_Bình 1434 1439, 大寶 Đại_Bảo 1440 1442,
    大和/太和 Thái_Hòa 1443 1453, 延寧 Diên_Ninh 1454 1459, 天興 Thiên_Hưng 1459 1460, 光順 Quang_Thuận 1460 1469,
    洪德 Hồng_Đức 1470 1497, 景統 Cảnh_Thống 1498 1504, 泰貞 Thái_Trinh 1504, 端慶 Đoan_Khánh 1505 1509,
    洪順 Hồng_Thuận 1509 1516, 光紹 Quang_Thiệu 1516 1522, 統元 Thống_Nguyên 1522 1527
- 莫 Mạc: 明德 Minh_Đức 1527 1529, 大正 Đại_Chính 1530 1540, 廣和 Quảng_Hòa 1541 1546, 永定 Vĩnh_Định 1547,
    景曆 Cảnh_Lịch 1548 1553, 光寶 Quang_Bảo 1554 1561, 淳福 Thuần_Phúc 1562 1565, 崇康 Sùng_Khang 1566 1577,
    延成 Diên_Thành 1578 1585, 端泰 Đoan_Thái 1585 1587, 興治 Hưng_Trị 1588 1590, 洪寧 Hồng_Ninh 1591 1592
- 後黎 Later_Lê: 元和 Nguyên_Hòa 1533 1548, 順平 Thuận_Bình 1549 1556, 天祐 Thiên_Hựu 1557,
    正治 Chính_Trị 1558 1571, 洪福 Hồng_Phúc 1572 1573, 嘉泰 Gia_Thái 1573 1577, 光興 Quang_Hưng 1578 1599,
    慎德 Thận_Đức 1600, 弘定 Hoằng_Định 1600 1619, 永祚 Vĩnh_Tộ 1619 1629, 德隆 Đức_Long 1629 1635,
    陽和 Dương_Hòa 1635 1643, 福泰 Phúc_Thái 1643 1649, 慶德 Khánh_Đức 1649 1653, 盛德 Thịnh_Đức 1653 1657,
    永壽 Vĩnh_Thọ 1658 1662, 萬慶 Vạn_Khánh 1662, 景治 Cảnh_Trị 1663 1671, 陽德 Dương_Đức 1672 1674,
    德元 Đức_Nguyên 1674 1675, 永治 Vĩnh_Trị 1676 1680, 正和 Chính_Hòa 1680 1705, 永盛 Vĩnh_Thịnh 1705 1720,
    保泰 Bảo_Thái 1720 1729, 永慶 Vĩnh_Khánh 1729 1732, 龍德 Long_Đức 1732 1735, 永佑 Vĩnh_Hựu 1735 1740,
    景興 Cảnh_Hưng 1740 1786, 昭統 Chiêu_Thống 1787 1789
- 西山 Tây_Sơn: 泰德 Thái_Đức 1778 1793, 光中 Quang_Trung 1788 1792, 景盛 Cảnh_Thịnh 1793 1801,
    寶興 Bảo_Hưng 1801 1802
- 阮 Nguyễn: 嘉隆 Gia_Long 1802 1820, 明命 Minh_Mạng 1820 1841, 紹治 Thiệu_Trị 1841 1847, 嗣德 Tự_Đức 1848 1883,
    協和 Hiệp_Hòa 1883, 建福 Kiến_Phúc 1883 1884, 咸宜 Hàm_Nghi 1885, 同慶 Đồng_Khánh 1886 1888,
    成泰 Thành_Thái 1889 1907, 維新 Duy_Tân 1907 1916, 啟定 Khải_Định 1916 1925, 保大 Bảo_Đại 1926 1945
`;
