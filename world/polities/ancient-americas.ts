import { polities } from './polity.ts';

export const ancientAmericas = polities('americas', [
  {
    id: 'zapotecs',
    kind: 'people',
    drawn: 'Zapotecs (Monte Albán)',
    names: '萨波特克人|Zapotecs|Zapotèques|Zapotecas|サポテカ',
    also: '阿尔班山|Monte Albán|Monte Albán|Monte Albán|モンテ・アルバン',
    span: ['-0500~', '0900~'],
    capital: [17.04, -96.77, '阿尔班山|Monte Albán|Monte Albán|Monte Albán|モンテ・アルバン'],
    summary: `墨西哥瓦哈卡谷地的民族，约前500年削平山顶营建阿尔班山，为美洲最早的城市国家之一，早有历法与文字。约800年后都城衰废，其民至今居此。
      People of the valley of Oaxaca in Mexico. About 500 BC they levelled a mountain top to build Monte Albán, one of the first cities of America, and early used a calendar and writing. The city declined after 800.
      Peuple de la vallée d’Oaxaca, au Mexique. Vers 500 av. J.-C., il nivelle un sommet pour bâtir Monte Albán, une des premières villes d’Amérique, et use tôt d’un calendrier et d’une écriture. La ville décline après 800.
      Pueblo del valle de Oaxaca, en México. Hacia 500 a. C. allanó una cumbre para levantar Monte Albán, una de las primeras ciudades de América, y usó pronto calendario y escritura. La ciudad decayó después de 800.
      メキシコのオアハカ盆地の民。紀元前500年頃、山頂を平らにしてアメリカ最初期の都市モンテ・アルバンを築き、早くから暦と文字を用いた。都は800年以後に衰える。`,
    events: [
      [
        '-0500~',
        '营建阿尔班山|Monte Albán is founded|Monte Albán est fondé|Se funda Monte Albán|モンテ・アルバンが築かれる',
        3,
        ['coe-ancient-america'],
      ],
    ],
    relations: [['traded-with', 'teotihuacan']],
    source: ['coe-ancient-america'],
  },
  {
    id: 'toltecs',
    kind: 'people',
    drawn: 'Toltecs',
    names: '托尔特克人|Toltecs|Toltèques|Toltecas|トルテカ',
    also: '图拉|Tula;Tollan|Tula|Tula|トゥーラ',
    span: ['0900~', '1150~'],
    capital: [20.06, -99.34, '图拉|Tula|Tula|Tula|トゥーラ'],
    summary: `墨西哥中部民族，10至12世纪以图拉为都，其金字塔上立武士石柱。阿兹特克人奉之为文明之祖，神话中羽蛇王出走即其故事。
      People of central Mexico whose city Tula, with its giant stone warriors, flourished between the tenth and twelfth centuries. The Aztecs saw in them the founders of all arts and told of their king Quetzalcoatl’s departure.
      Peuple du Mexique central dont la ville, Tula, aux guerriers de pierre géants, fleurit entre le Xᵉ et le XIIᵉ siècle. Les Aztèques y voyaient les fondateurs de tous les arts et contaient le départ de leur roi Quetzalcoatl.
      Pueblo del México central cuya ciudad, Tula, con sus guerreros gigantes de piedra, floreció entre los siglos X y XII. Los aztecas veían en él a los fundadores de todas las artes y contaban la partida de su rey Quetzalcóatl.
      巨大な戦士像で知られるトゥーラを都に、10世紀から12世紀に栄えたメキシコ中央部の民。アステカ人は彼らをあらゆる技芸の祖とみなし、ケツァルコアトル王の旅立ちを語り伝えた。`,
    events: [
      [
        '1150~',
        '图拉被焚弃|Tula is burned and abandoned|Tula est brûlée et abandonnée|Tula es quemada y abandonada|トゥーラが焼かれて放棄される',
        2,
        ['coe-ancient-america'],
      ],
    ],
    relations: [['influenced', 'aztec-empire']],
    source: ['coe-ancient-america'],
  },
  {
    id: 'tarascans',
    drawn: 'Tarascans',
    names: '塔拉斯科王国|Tarascan state|État tarasque|Estado tarasco|タラスカ王国',
    also: '普雷佩查人|Purépecha Empire|Empire purépecha|Imperio purépecha|プレペチャ王国',
    span: ['1350~', '1530'],
    capital: [19.62, -101.58, '钦聪灿|Tzintzuntzan|Tzintzuntzan|Tzintzuntzan|ツィンツンツァン'],
    summary: `墨西哥西部米却肯的普雷佩查人国家，都帕茨夸罗湖畔钦聪灿。精炼铜与青铜，1479年前后大破阿兹特克来犯之军；1522年降西班牙，1530年末代国王被杀。
      Purépecha state of western Mexico on Lake Pátzcuaro, skilled in copper and bronze. It threw back a great Aztec army about 1479, submitted to the Spaniards in 1522 and lost its last king in 1530.
      État purépecha de l’ouest du Mexique, au lac de Pátzcuaro, habile au cuivre et au bronze. Il repousse une grande armée aztèque vers 1479, se soumet aux Espagnols en 1522 et perd son dernier roi en 1530.
      Estado purépecha del oeste de México, en el lago de Pátzcuaro, diestro en el cobre y el bronce. Rechazó a un gran ejército azteca hacia 1479, se sometió a los españoles en 1522 y perdió a su último rey en 1530.
      パツクアロ湖畔を中心とするメキシコ西部のプレペチャ人の国。銅と青銅の技に優れた。1479年頃にアステカの大軍を退け、1522年にスペインに服し、1530年に最後の王が殺される。`,
    events: [
      [
        '1479~',
        '大破阿兹特克入侵军|A great Aztec army is thrown back|Une grande armée aztèque est repoussée|Un gran ejército azteca es rechazado|アステカの大軍を撃退する',
        3,
        ['smith-aztecs'],
      ],
    ],
    relations: [['warred-with', 'aztec-empire', ['1479~', '1519']]],
    source: ['smith-aztecs'],
  },
  {
    id: 'moche',
    kind: 'people',
    drawn: 'Moche',
    names: '莫切文化|Moche|Mochica|Moche|モチェ',
    also: '莫奇卡|Mochica|Moche|Mochica|モチーカ',
    span: ['0100~', '0800~'],
    capital: [
      -8.13,
      -78.99,
      '莫切谷太阳神庙|Huaca del Sol, Moche valley|Huaca del Sol, vallée de Moche|Huaca del Sol, valle de Moche|モチェ谷の太陽の神殿',
    ],
    summary: `秘鲁北岸引水灌溉沙漠河谷的民族，筑土坯巨台，以肖像陶壶与西潘王墓金器闻名。约800年前后因旱涝与内争而衰。
      People of Peru’s northern coast who watered desert valleys, piled up huge adobe platforms and made portrait vessels. The gold of the lord of Sipán was found in 1987; their centres declined by about 800.
      Peuple de la côte nord du Pérou qui irrigue les vallées désertiques, élève d’immenses plates-formes d’adobe et modèle des vases-portraits. L’or du seigneur de Sipán fut trouvé en 1987 ; ses centres déclinent vers 800.
      Pueblo de la costa norte del Perú que regó valles desérticos, levantó enormes plataformas de adobe e hizo vasos retrato. El oro del señor de Sipán se halló en 1987; sus centros decayeron hacia 800.
      ペルー北海岸で砂漠の谷を灌漑し、巨大な日干し煉瓦の神殿を築いた民。肖像土器で名高い。1987年にシパンの王墓の黄金が見つかった。800年頃までに衰える。`,
    events: [
      [
        '0300~',
        '西潘王以金器厚葬|A lord is buried with gold at Sipán|Un seigneur est inhumé avec son or à Sipán|Un señor es enterrado con oro en Sipán|シパンの王が黄金とともに葬られる',
        2,
        ['alva-donnan'],
      ],
    ],
    relations: [['preceded', 'chimor']],
    source: ['coe-ancient-america'],
  },
  {
    id: 'wari',
    drawn: 'Wari',
    names: '瓦里帝国|Wari|Wari|Wari|ワリ',
    also: '华里|Huari|Huari|Huari|フアリ',
    span: ['0600~', '1000~'],
    capital: [-13.06, -74.2, '瓦里（阿亚库乔）|Wari (Ayacucho)|Wari (Ayacucho)|Wari (Ayacucho)|ワリ（アヤクチョ）'],
    summary: `秘鲁中部高地国家，7至10世纪以阿亚库乔附近大城为都，四出筑方城、修道路与梯田，用结绳记事，开印加之先。约1000年废弃。
      Highland state of Peru whose great city near Ayacucho founded planned settlements from Cajamarca to Cuzco, with roads, terraces and knotted cords, long before the Incas. It was abandoned about 1000.
      État des hautes terres du Pérou dont la grande ville, près d’Ayacucho, fonde des établissements planifiés de Cajamarca à Cuzco, avec routes, terrasses et cordelettes à nœuds, bien avant les Incas. Abandonné vers l’an 1000.
      Estado de la sierra del Perú cuya gran ciudad, cerca de Ayacucho, fundó asentamientos planificados de Cajamarca a Cuzco, con caminos, andenes y cordeles anudados, mucho antes de los incas. Se abandonó hacia 1000.
      アヤクチョ近郊の大都市を中心とするペルー高地の国。カハマルカからクスコまで計画的な町を築き、道路や段々畑、結縄を用い、インカに先立った。1000年頃に放棄される。`,
    events: [
      [
        '0650~',
        '在库斯科附近建皮基利亚克塔方城|The planned town of Pikillacta is built near Cuzco|La ville planifiée de Pikillacta est bâtie près de Cuzco|Se construye cerca de Cuzco la ciudad planificada de Pikillacta|クスコ近くに計画都市ピキリャクタを築く',
        2,
        ['coe-ancient-america'],
      ],
    ],
    relations: [['ruled-land-of', 'inca-empire']],
    source: ['coe-ancient-america'],
  },
  {
    id: 'tiwanaku',
    drawn: 'Tiwanaku',
    names: '蒂亚瓦纳科|Tiwanaku|Tiwanaku|Tiwanaku|ティワナク',
    also: '蒂瓦纳库|Tiahuanaco|Tiahuanaco|Tiahuanaco|ティアワナコ',
    span: ['0500~', '1100~'],
    capital: [-16.55, -68.67, '蒂亚瓦纳科|Tiwanaku|Tiwanaku|Tiwanaku|ティワナク'],
    summary: `的的喀喀湖南岸的城市与国家，海拔三千八百余米。太阳门以整块巨石凿成，又筑高畦田御寒；影响及秘鲁南部与智利北部；约1000年后衰。
      City and state near Lake Titicaca, more than 3,800 metres up, known for its monolithic Gate of the Sun and raised fields. Its influence reached southern Peru and northern Chile; it declined after 1000.
      Ville et État près du lac Titicaca, à plus de 3 800 mètres, connus pour leur Porte du Soleil monolithe et leurs champs surélevés. Leur influence gagne le sud du Pérou et le nord du Chili ; ils déclinent après l’an 1000.
      Ciudad y Estado cerca del lago Titicaca, a más de 3800 metros, conocidos por la Puerta del Sol monolítica y los campos elevados. Su influencia llegó al sur del Perú y al norte de Chile; decayeron después de 1000.
      標高3800メートルを超えるティティカカ湖近くの都市と国。一枚岩の「太陽の門」と高畝の畑で知られる。影響はペルー南部とチリ北部に及び、1000年以後に衰えた。`,
    events: [
      [
        '0500~',
        '都城大建，势力及于南安第斯|The city grows into the centre of the southern Andes|La ville devient le centre des Andes du Sud|La ciudad se vuelve el centro de los Andes meridionales|都が南アンデスの中心に成長する',
        2,
        ['unesco-world-heritage'],
      ],
    ],
    relations: [['contemporary-of', 'wari']],
    source: ['coe-ancient-america'],
  },
  {
    id: 'chimor',
    drawn: 'Chimor',
    names: '奇穆王国|Chimor|Chimú|Chimú|チムー王国',
    also: '奇莫尔|Chimú|Royaume chimú|Reino chimú|チムー帝国',
    span: ['1100~', '1470~'],
    capital: [-8.11, -79.07, '昌昌|Chan Chan|Chan Chan|Chan Chan|チャン・チャン'],
    summary: `秘鲁北岸王国，都昌昌，为美洲最大土坯城，引渠灌田，金银工艺精绝。约1470年为印加图帕克所并，工匠迁往库斯科。
      Kingdom of Peru’s northern coast, whose capital Chan Chan is the largest adobe city of America. The Incas conquered it about 1470 and took its goldsmiths to Cuzco.
      Royaume de la côte nord du Pérou, dont la capitale, Chan Chan, est la plus grande ville d’adobe d’Amérique. Les Incas le conquièrent vers 1470 et emmènent ses orfèvres à Cuzco.
      Reino de la costa norte del Perú, cuya capital, Chan Chan, es la mayor ciudad de adobe de América. Los incas lo conquistaron hacia 1470 y llevaron sus orfebres a Cuzco.
      ペルー北海岸の王国。都チャン・チャンはアメリカ最大の日干し煉瓦の都市である。1470年頃インカに征服され、金細工師はクスコへ移された。`,
    events: [
      [
        '1470~',
        '为印加所征服|The Incas conquer the kingdom|Les Incas conquièrent le royaume|Los incas conquistan el reino|インカに征服される',
        3,
        ['rostworowski'],
      ],
    ],
    relations: [['warred-with', 'inca-empire', '1470~', ['rostworowski']]],
    source: ['coe-ancient-america'],
  },
  {
    id: 'muisca',
    kind: 'people',
    drawn: 'Muisca',
    names: '穆伊斯卡人|Muisca|Muiscas|Muiscas|ムイスカ',
    also: '奇布查|Chibcha|Chibchas|Chibchas|チブチャ',
    span: ['1000~', '1540~'],
    capital: [
      5.03,
      -73.99,
      '锡帕基拉盐矿|salt mines of Zipaquirá|mines de sel de Zipaquirá|salinas de Zipaquirá|シパキラの塩山',
    ],
    summary: `哥伦比亚波哥大高原民族，分属西帕、萨克等首领，以盐、绿宝石、棉布贸易，工于铸金；瓜塔维塔湖献金之礼衍为“黄金国”传说。1537年起为西班牙所征服。
      People of the highlands around Bogotá under two leading chiefs, the zipa and the zaque, who traded salt, emeralds and cloth. The gilded chief of Lake Guatavita gave rise to the tale of El Dorado; Spain conquered them from 1537.
      Peuple des hauts plateaux de Bogotá, sous deux chefs principaux, le zipa et le zaque, qui vend sel, émeraudes et étoffes. Le chef doré du lac de Guatavita fit naître le récit de l’Eldorado ; l’Espagne le conquiert dès 1537.
      Pueblo del altiplano de Bogotá, con dos jefes principales, el zipa y el zaque, que vendía sal, esmeraldas y telas. El cacique dorado de la laguna de Guatavita originó el relato de El Dorado; España lo conquistó desde 1537.
      ボゴタ高原の民。シパとサケの二大首長のもと、塩、エメラルド、布を交易した。グアタビタ湖の黄金の首長が「エル・ドラード」の物語を生む。1537年からスペインに征服された。`,
    events: [
      [
        '1537',
        '西班牙人希门尼斯抵达高原|Jiménez de Quesada reaches the highlands|Jiménez de Quesada atteint les hauts plateaux|Jiménez de Quesada llega al altiplano|ヒメネス・デ・ケサダが高原に至る',
        3,
        ['coe-ancient-america'],
      ],
    ],
    relations: [['warred-with', 'spanish-empire', ['1537', '1540']]],
    source: ['coe-ancient-america'],
  },
  {
    id: 'cahokia',
    drawn: 'Cahokia (Mississippian)',
    names: '卡霍基亚|Cahokia|Cahokia|Cahokia|カホキア',
    also: '密西西比文化|Mississippian culture|Culture mississippienne|Cultura misisipiana|ミシシッピ文化',
    span: ['1050~', '1350~'],
    capital: [38.66, -90.06, '卡霍基亚土丘|Cahokia Mounds|tertres de Cahokia|montículos de Cahokia|カホキア墳丘群'],
    summary: `圣路易斯对岸密西西比河畔的城市，约1050年骤兴，人口逾万，为墨西哥以北最大聚落，有土丘百余座，僧侣丘高三十米。约1350年废弃。
      City on the Mississippi opposite today’s St Louis, the largest north of Mexico, with more than a hundred earthen mounds; the greatest stands thirty metres high. It grew suddenly about 1050 and was deserted by 1350.
      Ville du Mississippi, face à l’actuelle Saint-Louis, la plus grande au nord du Mexique, avec plus de cent tertres dont le plus haut atteint trente mètres. Née soudain vers 1050, elle est désertée vers 1350.
      Ciudad del Misisipi, frente a la actual San Luis, la mayor al norte de México, con más de cien montículos de tierra, el más alto de treinta metros. Creció de repente hacia 1050 y hacia 1350 estaba desierta.
      今のセントルイスの対岸、ミシシッピ河畔の都市。メキシコ以北で最大であり、百を超える墳丘のうち最大のものは高さ三十メートルに達する。1050年頃に急に成長し、1350年頃に無人となった。`,
    events: [
      [
        '1050~',
        '骤然兴建为城|The settlement suddenly becomes a city|Le village devient soudain une ville|El poblado se vuelve de pronto ciudad|集落が急に都市となる',
        2,
        ['unesco-world-heritage'],
      ],
    ],
    relations: [['contemporary-of', 'toltecs']],
    source: ['coe-ancient-america'],
  },
  {
    id: 'iroquois-confederacy',
    drawn: 'Iroquois Confederacy',
    names: '易洛魁联盟|Iroquois Confederacy|Confédération iroquoise|Confederación iroquesa|イロコイ連邦',
    also: '豪德诺索尼;六族联盟|Haudenosaunee;Six Nations|Haudenosaunee;Six Nations|Haudenosaunee;Seis Naciones|ホデノショニ;六部族連合',
    span: ['1570~', '1784'],
    capital: [42.95, -76.15, '奥农达加|Onondaga|Onondaga|Onondaga|オノンダガ'],
    summary: `北美五族（后六族）结成的联盟，会于奥农达加，妇女推举酋长。周旋于英法之间，以海狸皮贸易与战争称强；美国独立战争中分裂，1784年割地，联盟议会至今犹存。
      League of five, later six, nations south of Lake Ontario, meeting at Onondaga, with chiefs named by clan mothers. It balanced French and English, fought for the fur trade, split in the American war and lost most of its land.
      Ligue de cinq, puis six nations au sud du lac Ontario, réunie à Onondaga, aux chefs désignés par les mères de clan. Elle joue Français contre Anglais, se bat pour la fourrure, se divise dans la guerre d’Indépendance et perd presque toutes ses terres.
      Liga de cinco, luego seis naciones al sur del lago Ontario, reunida en Onondaga, con jefes nombrados por las madres de clan. Equilibró a franceses e ingleses, luchó por las pieles, se dividió en la guerra de Independencia y perdió casi toda su tierra.
      オンタリオ湖の南の五部族（のち六部族）の連盟。オノンダガに会し、首長は氏族の母が選ぶ。フランスとイギリスのあいだで均衡を保ち、毛皮交易をめぐって戦った。アメリカ独立戦争で分裂し、土地の大半を失った。`,
    events: [
      [
        '1701-08',
        '在蒙特利尔与法国及其盟友缔和|Peace with the French and their allies is made at Montreal|La paix avec les Français et leurs alliés est conclue à Montréal|Se firma en Montreal la paz con los franceses y sus aliados|モントリオールでフランスとその同盟部族と和を結ぶ',
        3,
        ['obrien-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'new-france', ['1609', '1701']],
      ['took-part-in', 'american-war-of-independence', '1777'],
    ],
    source: ['obrien-atlas'],
  },
  {
    id: 'english-colonies-in-america',
    drawn: 'English colonies in America',
    names:
      '英属北美殖民地|English colonies in America|Colonies anglaises d’Amérique|Colonias inglesas de América|北米イギリス植民地',
    also: '弗吉尼亚;马萨诸塞|Virginia;Massachusetts;New England|Virginie;Massachusetts|Virginia;Massachusetts|ヴァージニア;マサチューセッツ',
    span: ['1607', '1707'],
    capital: [37.27, -76.7, '威廉斯堡|Williamsburg|Williamsburg|Williamsburg|ウィリアムズバーグ'],
    summary: `1607年起英人在北美东岸所建，始于詹姆斯敦，继有普利茅斯、马萨诸塞、宾夕法尼亚。各有议会，南方种烟草而用奴隶；1707年英苏合并后归大不列颠，1776年十三州独立。
      Settlements on the Atlantic coast of North America from Jamestown, 1607, to Pennsylvania, each with an assembly; the south grew tobacco with slave labour. British from 1707, thirteen of them declared independence in 1776.
      Établissements de la côte atlantique de l’Amérique du Nord, de Jamestown, en 1607, à la Pennsylvanie, chacun avec son assemblée ; le Sud cultive le tabac avec des esclaves. Britanniques dès 1707, treize se déclarent indépendants en 1776.
      Asentamientos de la costa atlántica de América del Norte, de Jamestown, en 1607, a Pensilvania, cada uno con su asamblea; el sur cultivaba tabaco con esclavos. Británicas desde 1707, trece declararon la independencia en 1776.
      1607年のジェームズタウンに始まる北米大西洋岸の植民地。それぞれ議会を持ち、南部では奴隷を使ってタバコを作った。1707年からイギリス領となり、1776年に十三植民地が独立を宣言する。`,
    events: [
      [
        '1607-05',
        '詹姆斯敦建立|Jamestown is founded|Jamestown est fondée|Se funda Jamestown|ジェームズタウンが建てられる',
        3,
        ['middlekauff'],
      ],
    ],
    relations: [
      ['grew-into', 'united-states'],
      ['took-part-in', 'atlantic-slave-trade'],
    ],
    source: ['cambridge-modern-atlas'],
  },
  {
    id: 'new-france',
    drawn: 'New France',
    names: '新法兰西|New France|Nouvelle-France|Nueva Francia|ヌーベルフランス',
    also: '法属加拿大|Canada;French North America|Canada;Acadie;Louisiane|Canadá francés|フランス領北アメリカ',
    span: ['1608', '1763'],
    capital: [46.81, -71.21, '魁北克|Quebec|Québec|Quebec|ケベック'],
    summary: `法国在北美的殖民地，1608年尚普兰建魁北克。以毛皮贸易与土著结盟，势力由圣劳伦斯河、五大湖远及密西西比；1759年魁北克陷于英军，1763年尽割予英、西。
      French North America, begun when Champlain founded Quebec in 1608. Living on furs and alliances with native nations, it reached from the St Lawrence to the Mississippi; Britain took Quebec in 1759 and Canada in 1763.
      L’Amérique du Nord française, née avec Québec, fondée par Champlain en 1608. Vivant de la fourrure et d’alliances avec les nations autochtones, elle va du Saint-Laurent au Mississippi ; les Britanniques prennent Québec en 1759, le Canada en 1763.
      La América del Norte francesa, nacida con Quebec, fundada por Champlain en 1608. Viviendo de las pieles y de alianzas con las naciones nativas, fue del San Lorenzo al Misisipi; los británicos tomaron Quebec en 1759 y Canadá en 1763.
      1608年にシャンプランがケベックを建てて始まったフランス領北アメリカ。毛皮と先住民との同盟に拠り、セントローレンス川からミシシッピ川に及んだ。1759年にケベックを、1763年にカナダをイギリスに奪われる。`,
    events: [
      [
        '1759-09-13',
        '英军在亚伯拉罕平原获胜，魁北克陷落|The British win on the Plains of Abraham; Quebec falls|Les Britanniques gagnent aux plaines d’Abraham ; Québec tombe|Los británicos vencen en las Llanuras de Abraham; cae Quebec|アブラハム平原でイギリス軍に敗れ、ケベックが落ちる',
        3,
        ['cambridge-modern-atlas'],
      ],
    ],
    relations: [['colony-of', 'kingdom-of-france']],
    source: ['cambridge-modern-atlas'],
  },
  {
    id: 'gran-colombia',
    drawn: 'Gran Colombia',
    names: '大哥伦比亚|Gran Colombia|Grande Colombie|Gran Colombia|大コロンビア',
    span: ['1819-12-17', '1831'],
    capital: [4.6, -74.08, '波哥大|Bogotá|Bogotá|Bogotá|ボゴタ'],
    summary: `玻利瓦尔联合新格拉纳达、委内瑞拉、厄瓜多尔所建的共和国，1819年成立，1821年立宪，都波哥大。地方分立与中央集权之争不息，1830年委、厄相继脱离。
      Republic of Simón Bolívar that joined today’s Colombia, Venezuela, Ecuador and Panama. Proclaimed in 1819 with its capital at Bogotá, it broke apart over regional rivalry as Venezuela and Ecuador left in 1830.
      République de Simón Bolívar, qui réunit les actuels Colombie, Venezuela, Équateur et Panama. Proclamée en 1819, capitale Bogotá, elle éclate sous les rivalités régionales quand Venezuela et Équateur partent en 1830.
      República de Simón Bolívar que reunió las actuales Colombia, Venezuela, Ecuador y Panamá. Proclamada en 1819, con capital en Bogotá, se rompió por rivalidades regionales al irse Venezuela y Ecuador en 1830.
      シモン・ボリーバルが今のコロンビア、ベネズエラ、エクアドル、パナマを併せて建てた共和国。1819年に成立し、ボゴタを首都とした。地域対立により1830年にベネズエラとエクアドルが離れて解体する。`,
    events: [
      [
        '1821-06-24',
        '玻利瓦尔在卡拉沃沃获胜|Bolívar wins at Carabobo|Bolívar l’emporte à Carabobo|Bolívar vence en Carabobo|ボリーバルがカラボボで勝つ',
        3,
        ['lynch-bolivar'],
      ],
      [
        '1830',
        '委内瑞拉与厄瓜多尔脱离|Venezuela and Ecuador secede|Le Venezuela et l’Équateur font sécession|Venezuela y Ecuador se separan|ベネズエラとエクアドルが離脱する',
        3,
        ['lynch-bolivar'],
      ],
    ],
    relations: [['independent-from', 'spanish-empire', '1819']],
    source: ['lynch-bolivar'],
  },
  {
    id: 'federal-republic-of-central-america',
    drawn: 'Federal Republic of Central America',
    names:
      '中美洲联邦共和国|Federal Republic of Central America|République fédérale d’Amérique centrale|República Federal de Centroamérica|中央アメリカ連邦共和国',
    also: '中美洲联合省|United Provinces of Central America|Provinces-Unies d’Amérique centrale|Provincias Unidas del Centro de América|中央アメリカ連合州',
    span: ['1823-07-01', '1841'],
    capital: [14.63, -90.51, '危地马拉城|Guatemala City|Guatemala|Ciudad de Guatemala|グアテマラ市'],
    summary: `1823年危地马拉、萨尔瓦多、洪都拉斯、尼加拉瓜、哥斯达黎加脱离墨西哥后结成的联邦，废除奴隶制。自由派与保守派内战，莫拉桑终败，1838至1841年间解体。
      Union of Guatemala, El Salvador, Honduras, Nicaragua and Costa Rica, formed in 1823 on leaving Mexico. It abolished slavery; liberals and conservatives fought, and it dissolved between 1838 and 1841.
      Union du Guatemala, du Salvador, du Honduras, du Nicaragua et du Costa Rica, formée en 1823 en se détachant du Mexique. Elle abolit l’esclavage ; libéraux et conservateurs se combattent, et elle se dissout entre 1838 et 1841.
      Unión de Guatemala, El Salvador, Honduras, Nicaragua y Costa Rica, formada en 1823 al dejar México. Abolió la esclavitud; liberales y conservadores lucharon, y se disolvió entre 1838 y 1841.
      グアテマラ、エルサルバドル、ホンジュラス、ニカラグア、コスタリカが1823年にメキシコから離れて結んだ連邦。奴隷制を廃した。自由派と保守派が争い、1838年から1841年にかけて解体する。`,
    events: [
      [
        '1824-04',
        '废除奴隶制|Slavery is abolished|L’esclavage est aboli|Se abole la esclavitud|奴隷制を廃止する',
        2,
        ['cambridge-modern-atlas'],
      ],
    ],
    relations: [['held-old-lands-of', 'spanish-empire', '1823']],
    source: ['cambridge-modern-atlas'],
  },
  {
    id: 'republic-of-texas',
    drawn: 'Republic of Texas',
    names: '得克萨斯共和国|Republic of Texas|République du Texas|República de Texas|テキサス共和国',
    also: '孤星共和国|Lone Star Republic|République de l’étoile solitaire|República de la estrella solitaria|ローンスター共和国',
    span: ['1836-03-02', '1846-02-19'],
    capital: [29.76, -95.37, '休斯敦|Houston|Houston|Houston|ヒューストン'],
    summary: `美国移民在墨西哥得克萨斯起事所建。1836年阿拉莫失守后，休斯顿在圣哈辛托俘墨西哥总统圣安纳；准蓄奴隶。1845年底并入美国，为美墨战争之因。
      State of settlers from the United States who rebelled against Mexico. After the fall of the Alamo, Sam Houston captured Santa Anna at San Jacinto in 1836. A slaveholding republic, it joined the United States in December 1845.
      État de colons venus des États-Unis, révoltés contre le Mexique. Après la chute d’Alamo, Sam Houston capture Santa Anna à San Jacinto en 1836. République esclavagiste, elle rejoint les États-Unis en décembre 1845.
      Estado de colonos llegados de Estados Unidos y rebelados contra México. Tras la caída de El Álamo, Sam Houston capturó a Santa Anna en San Jacinto en 1836. República esclavista, ingresó en Estados Unidos en diciembre de 1845.
      アメリカ合衆国からの移民がメキシコに反乱を起こして建てた国。アラモの陥落後、1836年サンハシントでヒューストンがサンタ・アナを捕らえた。奴隷制を認め、1845年末に合衆国に加わる。`,
    events: [
      [
        '1836-04-21',
        '在圣哈辛托击败墨西哥军|Victory over the Mexicans at San Jacinto|Victoire sur les Mexicains à San Jacinto|Victoria sobre los mexicanos en San Jacinto|サンハシントでメキシコ軍を破る',
        3,
        ['foner-liberty'],
      ],
    ],
    relations: [
      ['independent-from', 'mexico', '1836'],
      ['united-with', 'united-states', '1845-12'],
    ],
    source: ['foner-liberty'],
  },
]);
