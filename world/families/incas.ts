import { house } from './house.ts';

/** From Manco Cápac to Túpac Amaru, and to those who were children of both worlds. */
export const incas = house({
  id: 'inca-dynasty',
  region: 'americas',
  names: ['印卡王室', 'Inca dynasty', 'Dynastie inca', 'Dinastía inca', 'インカ王家'],
  note: [
    '库斯科的王室，1438年前后起建立安第斯帝国，至1572年图帕克·阿马鲁在比尔卡班巴陷落后被处死而绝。',
    'Royal house of Cuzco, rulers of an Andean empire from about 1438; its last Inca was put to death in 1572, after the fall of Vilcabamba.',
    'Maison royale de Cuzco, maîtresse d’un empire andin dès 1438 environ ; son dernier Inca fut mis à mort en 1572, après la chute de Vilcabamba.',
    'Casa real de Cuzco, señora de un imperio andino desde hacia 1438; su último Inca fue ejecutado en 1572, tras la caída de Vilcabamba.',
    'クスコの王家。1438年頃からアンデスの帝国を築き、1572年、ビルカバンバ陥落後に最後のインカが処刑された。',
  ],
  span: ['1438?', '1572'],
  source: ['julien-inca'],
  elsewhere: ['pachacuti', 'atahualpa'],
  members: `
# sarmiento 11–14
manco-capac m* | 曼科·卡帕克 | Manco Capac | Manco Cápac | Manco Cápac | マンコ・カパック
= Ayar Manco
> 传说中印卡王室的始祖，率兄妹自帕卡里坦博洞穴来到库斯科。 | Legendary first Inca, who led his brothers and sisters from the cave of Pacaritambo to Cuzco. | Premier Inca de la légende, qui mena ses frères et sœurs de la grotte de Pacaritambo à Cuzco. | Primer Inca de la leyenda, que llevó a sus hermanos de la cueva de Pacaritambo a Cuzco. | 伝説上の初代インカ。パカリタンボの洞窟から兄弟姉妹を率いてクスコに来た。
mama-ocllo f* | 玛玛·奥克略 | Mama Ocllo | Mama Ocllo | Mama Ocllo | ママ・オクリョ
> 曼科·卡帕克的姐妹与妻子，传说中教妇女纺织。 | Sister and wife of Manco Capac, said to have taught women to spin and weave. | Sœur et épouse de Manco Cápac ; elle aurait appris aux femmes à filer et à tisser. | Hermana y esposa de Manco Cápac; se dice que enseñó a las mujeres a hilar y tejer. | マンコ・カパックの姉妹で妻。女たちに糸紡ぎと機織りを教えたという。
# sarmiento 15
sinchi-roca m* | 辛奇·罗卡 | Sinchi Roca | Sinchi Roca | Sinchi Roca | シンチ・ロカ
# sarmiento 16
lloque-yupanqui m* | 略克·尤潘基 | Lloque Yupanqui | Lloque Yupanqui | Lloque Yupanqui | リョケ・ユパンキ
# sarmiento 17
mayta-capac m* | 迈塔·卡帕克 | Mayta Capac | Mayta Cápac | Mayta Cápac | マイタ・カパック
# sarmiento 18
capac-yupanqui m* | 卡帕克·尤潘基（第五代印卡） | Capac Yupanqui, fifth Inca | Cápac Yupanqui, cinquième Inca | Cápac Yupanqui, quinto Inca | カパック・ユパンキ（第5代インカ）
# sarmiento 19
inca-roca m* | 印卡·罗卡 | Inca Roca | Inca Roca | Inca Roca | インカ・ロカ
> 第六代印卡，最先住进库斯科上城的君主。 | Sixth Inca, the first to live in upper Cuzco. | Sixième Inca, le premier à habiter le haut Cuzco. | Sexto Inca, el primero que vivió en el Cuzco alto. | 第6代インカ。クスコの上の町に住んだ最初の王。
# sarmiento 20–23
yahuar-huacac m* | 亚瓦尔·瓦卡克 | Yahuar Huacac | Yahuar Huacac | Yáhuar Huácac | ヤワル・ワカック
> 第七代印卡，幼年被掳，相传泣血，因而得名。 | Seventh Inca, carried off as a child; he is said to have wept blood, which is what his name means. | Septième Inca, enlevé enfant ; il aurait pleuré du sang, ce que dit son nom. | Séptimo Inca, raptado de niño; se cuenta que lloró sangre, como dice su nombre. | 第7代インカ。幼くしてさらわれ、血の涙を流したと伝わり、名もそれによる。
vicaquirao m | 维卡基劳 | Vicaquirao | Vicaquirao | Vicaquirao | ビカキラオ
# sarmiento 24–25
viracocha-inca m* /1438~ | 维拉科查·印卡 | Viracocha Inca | Viracocha Inca | Viracocha Inca | ビラコチャ・インカ
> 第八代印卡，昌卡人进逼时弃库斯科而走。 | Eighth Inca, who left Cuzco when the Chancas came. | Huitième Inca, qui quitta Cuzco devant les Chancas. | Octavo Inca, que dejó Cuzco ante los chancas. | 第8代インカ。チャンカ族が迫るとクスコを離れた。
inca-urco m* /1438~ | 印卡·乌尔科 | Inca Urco | Inca Urco | Inca Urco | インカ・ウルコ
> 维拉科查指定的继承人，被其弟帕查库特克取代。 | Heir named by Viracocha, set aside by his brother Pachacuti. | Héritier désigné par Viracocha, écarté par son frère Pachacutec. | Heredero designado por Viracocha, apartado por su hermano Pachacútec. | ビラコチャの定めた後継者。弟パチャクティに取って代わられた。
inca-socso m | 印卡·索克索 | Inca Socso | Inca Socso | Inca Socso | インカ・ソクソ
capac-yupanqui-captain m | 卡帕克·尤潘基（帕查库特克之弟） | Capac Yupanqui, brother of Pachacuti | Cápac Yupanqui, frère de Pachacutec | Cápac Yupanqui, hermano de Pachacútec | カパック・ユパンキ（パチャクティの弟）
# sarmiento 37
amaru-tupac-inca m | 阿马鲁·图帕克·印卡 | Amaru Tupac Inca | Amaru Túpac Inca | Amaru Túpac Inca | アマル・トゥパック・インカ
> 帕查库特克的长子，让位于其弟。 | Eldest son of Pachacuti, who gave way to his brother. | Fils aîné de Pachacutec, qui céda la place à son frère. | Hijo mayor de Pachacútec, que cedió el lugar a su hermano. | パチャクティの長子。弟に位を譲った。
# rowe-absolute-chronology
tupac-inca-yupanqui m* /1493~ r1471~/1493~ | 图帕克·印卡·尤潘基 | Tupac Inca Yupanqui | Túpac Inca Yupanqui | Túpac Inca Yupanqui | トゥパック・インカ・ユパンキ
= Topa Inca; Thupa Inka Yupanki
> 第十代印卡，将帝国扩展到基多与智利。 | Tenth Inca, who carried the empire to Quito and to Chile. | Dixième Inca, qui porta l’empire jusqu’à Quito et au Chili. | Décimo Inca, que llevó el imperio hasta Quito y Chile. | 第10代インカ。帝国をキトとチリにまで広げた。
# sarmiento 54–56
mama-ocllo-coya f* | 玛玛·奥克略·科娅 | Mama Ocllo Coya | Mama Ocllo Coya | Mama Ocllo Coya | ママ・オクリョ・コヤ
capac-huari m | 卡帕克·瓦里 | Capac Huari | Cápac Huari | Cápac Huari | カパック・ワリ
> 瓦伊纳·卡帕克的异母兄弟，争位失败。 | Half-brother of Huayna Capac, who failed to become Inca in his stead. | Demi-frère de Huayna Cápac, qui échoua à régner à sa place. | Medio hermano de Huayna Cápac, que no logró reinar en su lugar. | ワイナ・カパックの異母兄弟。王位を争って敗れた。
# garcilaso 9.38
hualpa-tupac m | 瓦尔帕·图帕克 | Hualpa Tupac | Hualpa Túpac | Huallpa Túpac | ワルパ・トゥパック
# rowe-absolute-chronology
huayna-capac m* 1468~/1525~ r1493~/1525~ | 瓦伊纳·卡帕克 | Huayna Capac | Huayna Cápac | Huayna Cápac | ワイナ・カパック
> 第十一代印卡，久居北方，死于先于西班牙人而至的瘟疫。 | Eleventh Inca, who lived long in the north and died of the plague that came before the Spaniards. | Onzième Inca, longtemps établi au nord, mort de l’épidémie qui devança les Espagnols. | Undécimo Inca, largo tiempo en el norte, muerto de la peste que precedió a los españoles. | 第11代インカ。長く北方に住み、スペイン人に先立って来た疫病で没した。
# sarmiento 54–56
cusi-rimay f* | 库西·里迈 | Cusi Rimay | Cusi Rimay | Cusi Rimay | クシ・リマイ
rahua-ocllo f* | 拉瓦·奥克略 | Rahua Ocllo | Rahua Ocllo | Rahua Ocllo | ラワ・オクリョ
> 瓦伊纳·卡帕克的姐妹与妻子，瓦斯卡尔之母。 | Sister and wife of Huayna Capac, mother of Huascar. | Sœur et épouse de Huayna Cápac, mère de Huascar. | Hermana y esposa de Huayna Cápac, madre de Huáscar. | ワイナ・カパックの姉妹で妻。ワスカルの母。
# sarmiento 62–63
ninan-cuyuchi m* /1525~ | 尼南·库尤奇 | Ninan Cuyuchi | Ninan Cuyuchi | Ninan Cuyuchi | ニナン・クユチ
> 瓦伊纳·卡帕克选定的继承人，与父亲同死于瘟疫。 | Heir chosen by Huayna Capac, who died of the same plague. | Héritier choisi par Huayna Cápac, mort de la même épidémie. | Heredero elegido por Huayna Cápac, muerto de la misma peste. | ワイナ・カパックの選んだ後継者。同じ疫病で没した。
huascar m* 1503~/1532 r1525~/1532 | 瓦斯卡尔 | Huascar | Huascar | Huáscar | ワスカル
> 第十二代印卡，内战中败于异母弟阿塔瓦尔帕，被杀。 | Twelfth Inca, defeated in civil war by his half-brother Atahualpa and killed. | Douzième Inca, vaincu par son demi-frère Atahualpa dans la guerre civile et tué. | Duodécimo Inca, vencido en guerra civil por su medio hermano Atahualpa y muerto. | 第12代インカ。内戦で異母弟アタワルパに敗れ、殺された。
chuqui-huipa f* /1533~ | 楚基·维帕 | Chuqui Huipa | Chuqui Huipa | Chuqui Huipa | チュキ・ウイパ
# hemming-incas
tupac-hualpa m* /1533 r1533/1533 | 图帕克·瓦尔帕 | Tupac Hualpa | Túpac Hualpa | Túpac Hualpa | トゥパック・ワルパ
> 皮萨罗在阿塔瓦尔帕死后扶立的印卡，数月而亡。 | Inca whom Pizarro crowned after Atahualpa’s death; he died within months. | Inca que Pizarro couronna après la mort d’Atahualpa ; il mourut en quelques mois. | Inca que Pizarro coronó tras la muerte de Atahualpa; murió a los pocos meses. | アタワルパの死後ピサロが擁立したインカ。数か月で没した。
manco-inca m* 1516~/1544 r1533/1544 | 曼科·印卡 | Manco Inca | Manco Inca | Manco Inca | マンコ・インカ
= Manco Inca Yupanqui
> 先由西班牙人扶立，1536年起兵围攻库斯科，后在比尔卡班巴立国。 | Crowned by the Spaniards, he besieged Cuzco in 1536 and then ruled from Vilcabamba. | Couronné par les Espagnols, il assiégea Cuzco en 1536, puis régna depuis Vilcabamba. | Coronado por los españoles, sitió Cuzco en 1536 y reinó después desde Vilcabamba. | スペイン人に擁立されたが、1536年にクスコを包囲し、のちビルカバンバに拠った。
paullu-inca m* 1518~/1549 r1537/1549 | 保卢·印卡 | Paullu Inca | Paullu Inca | Paullu Inca | パウリュ・インカ
> 与西班牙人结盟的印卡，1543年受洗。 | Inca allied with the Spaniards, baptized in 1543. | Inca allié des Espagnols, baptisé en 1543. | Inca aliado de los españoles, bautizado en 1543. | スペイン人と結んだインカ。1543年に洗礼を受けた。
quispe-sisa f 1518~/1559~ | 基斯佩·西萨 | Quispe Sisa | Quispe Sisa | Quispe Sisa | キスペ・シサ
= Inés Huaylas Yupanqui
> 瓦伊纳·卡帕克之女，受洗名伊内斯，皮萨罗子女之母。 | Daughter of Huayna Capac, baptized Inés, mother of children of Pizarro. | Fille de Huayna Cápac, baptisée Inés, mère d’enfants de Pizarro. | Hija de Huayna Cápac, bautizada Inés, madre de hijos de Pizarro. | ワイナ・カパックの娘。洗礼名イネス。ピサロの子らの母。
sayri-tupac m* 1535~/1561 r1545~/1557 | 赛里·图帕克 | Sayri Tupac | Sayri Túpac | Sayri Túpac | サイリ・トゥパック
> 1557年离开比尔卡班巴，归顺总督。 | Left Vilcabamba in 1557 and came to terms with the viceroy. | Il quitta Vilcabamba en 1557 et s’entendit avec le vice-roi. | Dejó Vilcabamba en 1557 y pactó con el virrey. | 1557年にビルカバンバを出て副王と和した。
titu-cusi-yupanqui m* 1529~/1571 r1560~/1571 | 蒂图·库西·尤潘基 | Titu Cusi Yupanqui | Titu Cusi Yupanqui | Titu Cusi Yupanqui | ティトゥ・クシ・ユパンキ
> 比尔卡班巴的印卡，1570年口述其父抗战始末。 | Inca of Vilcabamba, who in 1570 dictated the story of his father’s war. | Inca de Vilcabamba, qui dicta en 1570 l’histoire de la guerre de son père. | Inca de Vilcabamba, que dictó en 1570 la historia de la guerra de su padre. | ビルカバンバのインカ。1570年、父の戦いの次第を口述した。
tupac-amaru m* 1545~/1572-09-24 r1571/1572-09-24 | 图帕克·阿马鲁 | Tupac Amaru | Túpac Amaru | Túpac Amaru | トゥパック・アマル
> 末代印卡，1572年在库斯科广场被斩首。 | Last Inca, beheaded in the square of Cuzco in 1572. | Dernier Inca, décapité sur la place de Cuzco en 1572. | Último Inca, decapitado en la plaza de Cuzco en 1572. | 最後のインカ。1572年、クスコの広場で斬首された。
cusi-huarcay f* | 库西·瓦尔凯 | Cusi Huarcay | Cusi Huarcay | Cusi Huarcay | クシ・ワルカイ
= María Manrique
> 曼科·印卡之女，赛里·图帕克的姐妹与妻子。 | Daughter of Manco Inca, sister and wife of Sayri Tupac. | Fille de Manco Inca, sœur et épouse de Sayri Túpac. | Hija de Manco Inca, hermana y esposa de Sayri Túpac. | マンコ・インカの娘。サイリ・トゥパックの姉妹で妻。
beatriz-clara-coya f* 1558~/1600 | 贝亚特丽斯·克拉拉·科娅 | Beatriz Clara Coya | Beatriz Clara Coya | Beatriz Clara Coya | ベアトリス・クララ・コヤ
> 赛里·图帕克的女继承人，嫁给俘获图帕克·阿马鲁的军官。 | Heiress of Sayri Tupac, married to the captain who had captured Tupac Amaru. | Héritière de Sayri Túpac, mariée au capitaine qui avait pris Túpac Amaru. | Heredera de Sayri Túpac, casada con el capitán que apresó a Túpac Amaru. | サイリ・トゥパックの相続人。トゥパック・アマルを捕らえた隊長に嫁いだ。
carlos-inca m /1582 | 卡洛斯·印卡 | Carlos Inca | Carlos Inca | Carlos Inca | カルロス・インカ
melchor-carlos-inca m 1571~/1610 | 梅尔乔·卡洛斯·印卡 | Melchor Carlos Inca | Melchor Carlos Inca | Melchor Carlos Inca | メルチョル・カルロス・インカ
> 保卢之孙，赴西班牙求取印卡后裔的俸禄。 | Grandson of Paullu, who went to Spain to claim what was due to an heir of the Incas. | Petit-fils de Paullu, parti en Espagne réclamer son dû d’héritier des Incas. | Nieto de Paullu, que fue a España a reclamar lo debido a un heredero de los Incas. | パウリュの孫。インカの後裔としての俸給を求めてスペインに渡った。
# garcilaso 9.38
chimpu-ocllo f 1523~/1571 | 钦普·奥克略 | Chimpu Ocllo | Chimpu Ocllo | Chimpu Ocllo | チンプ・オクリョ
= Isabel Suárez Chimpu Ocllo
> 图帕克·印卡·尤潘基的孙女，《印卡王室述评》作者之母。 | Granddaughter of Tupac Inca Yupanqui, mother of the author of the Royal Commentaries. | Petite-fille de Túpac Inca Yupanqui, mère de l’auteur des Commentaires royaux. | Nieta de Túpac Inca Yupanqui, madre del autor de los Comentarios reales. | トゥパック・インカ・ユパンキの孫娘。『インカ皇統記』の著者の母。
inca-garcilaso m 1539-04-12/1616-04-23 | 印卡·加西拉索·德拉维加 | Inca Garcilaso de la Vega | Inca Garcilaso de la Vega | Inca Garcilaso de la Vega | インカ・ガルシラーソ
> 西班牙军官与印卡公主之子，以西班牙文写印加人的历史。 | Son of a Spanish captain and an Inca princess, who wrote the history of the Incas in Spanish. | Fils d’un capitaine espagnol et d’une princesse inca, il écrivit en espagnol l’histoire des Incas. | Hijo de un capitán español y una princesa inca, escribió en español la historia de los Incas. | スペイン人の隊長とインカの王女の子。スペイン語でインカの歴史を書いた。
`,
  kin: `
# sarmiento 15–19
mama-cura f* | 玛玛·库拉 | Mama Cura | Mama Cura | Mama Cura | ママ・クラ
mama-cava f* | 玛玛·卡瓦 | Mama Cava | Mama Cava | Mama Cava | ママ・カバ
mama-tacucaray f* | 玛玛·塔库卡赖 | Mama Tacucaray | Mama Tacucaray | Mama Tacucaray | ママ・タクカライ
curi-hilpay f* | 库里·伊尔派 | Curi Hilpay | Curi Hilpay | Curi Hilpay | クリ・イルパイ
mama-micay f* | 玛玛·米凯 | Mama Micay | Mama Micay | Mama Micay | ママ・ミカイ
# sarmiento 23–24
mama-chicya f* | 玛玛·奇克娅 | Mama Chicya | Mama Chicya | Mama Chicya | ママ・チクヤ
tocay-capac m* | 托凯·卡帕克 | Tocay Capac | Tocay Cápac | Tocay Cápac | トカイ・カパック
> 阿亚马卡人的首领，掳走幼年的亚瓦尔·瓦卡克，后来成为他的岳父。 | Lord of the Ayarmaca, who carried off Yahuar Huacac as a child and later became his father-in-law. | Seigneur des Ayarmaca, qui enleva Yahuar Huacac enfant et devint son beau-père. | Señor de los ayarmacas, que raptó de niño a Yáhuar Huácac y fue después su suegro. | アヤルマカの首長。幼いヤワル・ワカックをさらい、のちに舅となった。
mama-runtucaya f* | 玛玛·伦图卡娅 | Mama Runtucaya | Mama Runtucaya | Mama Runtucaya | ママ・ルントゥカヤ
curi-chulpi f | 库里·丘尔皮 | Curi Chulpi | Curi Chulpi | Curi Chulpi | クリ・チュルピ
# sarmiento 34
mama-anahuarque f* | 玛玛·阿纳瓦尔克 | Mama Anahuarque | Mama Anahuarque | Mama Anahuarque | ママ・アナワルキ
# sarmiento 54–56
chuqui-ocllo f | 楚基·奥克略 | Chuqui Ocllo | Chuqui Ocllo | Chuqui Ocllo | チュキ・オクリョ
# sarmiento 63
tocto-coca f | 托克托·科卡 | Tocto Coca | Tocto Coca | Tocto Coca | トクト・コカ
> 瓦伊纳·卡帕克之妻，阿塔瓦尔帕之母。 | Wife of Huayna Capac and mother of Atahualpa. | Épouse de Huayna Cápac et mère d’Atahualpa. | Esposa de Huayna Cápac y madre de Atahualpa. | ワイナ・カパックの妻。アタワルパの母。
# hemming-incas
mama-runtu f | 玛玛·伦图 | Mama Runtu | Mama Runtu | Mama Runtu | ママ・ルントゥ
anas-collque f | 阿尼亚斯·科尔克 | Añas Collque | Añas Collque | Añas Collque | アニャス・コルケ
contarhuacho f | 孔塔尔瓦乔 | Contarhuacho | Contarhuacho | Contarhuacho | コンタルワチョ
> 瓦伊拉斯的女首领，瓦伊纳·卡帕克之妻，1536年率众解利马之围。 | Lady of Huaylas and wife of Huayna Capac, who brought help to besieged Lima in 1536. | Dame de Huaylas et épouse de Huayna Cápac, qui secourut Lima assiégée en 1536. | Señora de Huaylas y esposa de Huayna Cápac, que socorrió la Lima sitiada de 1536. | ワイラスの女首長でワイナ・カパックの妻。1536年、包囲されたリマを助けた。
francisco-pizarro m 1478~/1541-06-26 | 弗朗西斯科·皮萨罗 | Francisco Pizarro | Francisco Pizarro | Francisco Pizarro | フランシスコ・ピサロ
> 西班牙征服者，1532年俘获阿塔瓦尔帕，建利马城。 | Spanish conqueror, who took Atahualpa in 1532 and founded Lima. | Conquérant espagnol, qui prit Atahualpa en 1532 et fonda Lima. | Conquistador español, que apresó a Atahualpa en 1532 y fundó Lima. | スペインの征服者。1532年にアタワルパを捕らえ、リマを建てた。
francisca-pizarro f 1534-12~/1598-05-30 | 弗朗西斯卡·皮萨罗·尤潘基 | Francisca Pizarro Yupanqui | Francisca Pizarro Yupanqui | Francisca Pizarro Yupanqui | フランシスカ・ピサロ・ユパンキ
> 皮萨罗与印卡公主之女，移居西班牙。 | Daughter of Pizarro and an Inca princess, who lived in Spain. | Fille de Pizarro et d’une princesse inca, établie en Espagne. | Hija de Pizarro y una princesa inca, que vivió en España. | ピサロとインカの王女の娘。スペインに移り住んだ。
gonzalo-pizarro-yupanqui m 1535~/1546~ | 贡萨洛·皮萨罗·尤潘基 | Gonzalo Pizarro Yupanqui | Gonzalo Pizarro Yupanqui | Gonzalo Pizarro Yupanqui | ゴンサロ・ピサロ・ユパンキ
hernando-pizarro m 1504~/1580~ | 埃尔南多·皮萨罗 | Hernando Pizarro | Hernando Pizarro | Hernando Pizarro | エルナンド・ピサロ
gonzalo-pizarro-the-elder m /1522 | 老贡萨洛·皮萨罗 | Gonzalo Pizarro the Elder | Gonzalo Pizarro l’Ancien | Gonzalo Pizarro el Viejo | 大ゴンサロ・ピサロ
# betanzos
cuxirimay-ocllo f | 库西里迈·奥克略 | Cuxirimay Ocllo | Cuxirimay Ocllo | Cuxirimay Ocllo | クシリマイ・オクリョ
= Angelina Yupanqui
> 阿塔瓦尔帕之妻，后与皮萨罗生子，终嫁编年史家贝坦索斯。 | Wife of Atahualpa, then mother of sons of Pizarro, and at last wife of the chronicler Betanzos. | Épouse d’Atahualpa, puis mère de fils de Pizarro, enfin épouse du chroniqueur Betanzos. | Esposa de Atahualpa, luego madre de hijos de Pizarro y al fin esposa del cronista Betanzos. | アタワルパの妻。のちピサロの子を産み、記録者ベタンソスに嫁いだ。
juan-de-betanzos m /1576 | 胡安·德·贝坦索斯 | Juan de Betanzos | Juan de Betanzos | Juan de Betanzos | フアン・デ・ベタンソス
> 西班牙译官，依妻族口述写下《印加史总述》。 | Spanish interpreter, who wrote down what the family of his wife told him. | Interprète espagnol, qui mit par écrit ce que lui dit la famille de sa femme. | Intérprete español, que puso por escrito lo que contó la familia de su mujer. | スペイン人の通訳。妻の一族が語ったことを書きとめた。
# hemming-incas
catalina-tocto-ussica f | 卡塔利娜·托克托·乌西卡 | Catalina Tocto Ussica | Catalina Tocto Ussica | Catalina Tocto Ussica | カタリナ・トクト・ウシカ
maria-de-esquivel f | 玛丽亚·德·埃斯基韦尔 | María de Esquivel | María de Esquivel | María de Esquivel | マリア・デ・エスキベル
martin-garcia-de-loyola m 1549~/1598-12 | 马丁·加西亚·德·洛约拉 | Martín García de Loyola | Martín García de Loyola | Martín García de Loyola | マルティン・ガルシア・デ・ロヨラ
> 俘获图帕克·阿马鲁的军官，后任智利总督，战死。 | Captain who captured Tupac Amaru; later governor of Chile, where he fell in battle. | Capitaine qui prit Túpac Amaru, puis gouverneur du Chili, où il tomba au combat. | Capitán que apresó a Túpac Amaru; luego gobernador de Chile, donde murió en combate. | トゥパック・アマルを捕らえた隊長。のちチリ総督となり戦死した。
ana-maria-de-loyola f 1593~/1630 | 安娜·玛丽亚·德·洛约拉 | Ana María de Loyola Coya | Ana María de Loyola Coya | Ana María de Loyola Coya | アナ・マリア・デ・ロヨラ・コヤ
# garcilaso 9.38
sebastian-garcilaso m 1507~/1559 | 塞巴斯蒂安·加西拉索·德拉维加 | Sebastián Garcilaso de la Vega | Sebastián Garcilaso de la Vega | Sebastián Garcilaso de la Vega | セバスティアン・ガルシラーソ
`,
  unions: `
# sarmiento 12–19
manco-capac + mama-ocllo : sinchi-roca
sinchi-roca + mama-cura : lloque-yupanqui
lloque-yupanqui + mama-cava : mayta-capac
mayta-capac + mama-tacucaray : capac-yupanqui
capac-yupanqui + curi-hilpay : inca-roca
inca-roca + mama-micay : yahuar-huacac vicaquirao
# sarmiento 23–24
tocay-capac & - : mama-chicya
yahuar-huacac + mama-chicya : viracocha-inca
viracocha-inca + mama-runtucaya : pachacuti capac-yupanqui-captain
viracocha-inca % curi-chulpi : inca-urco inca-socso
# sarmiento 34–37
pachacuti + mama-anahuarque : amaru-tupac-inca tupac-inca-yupanqui mama-ocllo-coya
# sarmiento 54–56
tupac-inca-yupanqui + mama-ocllo-coya : huayna-capac cusi-rimay rahua-ocllo
tupac-inca-yupanqui % chuqui-ocllo : capac-huari
# garcilaso 9.38
tupac-inca-yupanqui % - : hualpa-tupac
hualpa-tupac & - : chimpu-ocllo
sebastian-garcilaso & chimpu-ocllo 1538~ : inca-garcilaso
# sarmiento 60–63
huayna-capac + cusi-rimay : ninan-cuyuchi
huayna-capac + rahua-ocllo : huascar chuqui-huipa
huayna-capac % tocto-coca : atahualpa
huascar + chuqui-huipa :
# hemming-incas
huayna-capac % - : tupac-hualpa
huayna-capac % mama-runtu : manco-inca
huayna-capac % anas-collque : paullu-inca
huayna-capac % contarhuacho : quispe-sisa
manco-inca % - : titu-cusi-yupanqui sayri-tupac cusi-huarcay tupac-amaru
sayri-tupac + cusi-huarcay 1558~/1561 † : beatriz-clara-coya
martin-garcia-de-loyola + beatriz-clara-coya 1590~/1598-12 † : ana-maria-de-loyola
paullu-inca + catalina-tocto-ussica 1543~/1549 † : carlos-inca
carlos-inca + maria-de-esquivel : melchor-carlos-inca
gonzalo-pizarro-the-elder & - : francisco-pizarro hernando-pizarro
francisco-pizarro & quispe-sisa 1534~ : francisca-pizarro gonzalo-pizarro-yupanqui
hernando-pizarro + francisca-pizarro 1552~/1580~ † :
# betanzos
atahualpa + cuxirimay-ocllo 1532~/1533 † :
juan-de-betanzos + cuxirimay-ocllo 1544~ :
`,
});
