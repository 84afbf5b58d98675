import { polities } from './polity.ts';

export const ancientNearEast = polities('near-east', [
  {
    id: 'western-turk-khaganate',
    drawn: 'Western Türks',
    names: '西突厥|Western Türk Khaganate|Khaganat turc occidental|Kanato turco occidental|西突厥',
    also: '十姓部落|Western Türks;On Oq|On Oq|On Oq|オン・オク',
    span: ['0581', '0659'],
    capital: [42.8, 75.2, '碎叶|Suyab|Suyab|Suyab|スイアブ'],
    summary: `突厥西部所建汗国，控天山、中亚及丝路商道，627年与拜占庭夹攻波斯。玄奘西行曾见其统叶护可汗。657年唐将苏定方擒其可汗，地归羁縻。
      Western half of the Türk Khaganate, which ruled the Tianshan and the Silk Road towns and helped Byzantium against Persia. Xuanzang met its khagan on his way west. Tang armies broke it in 657.
      Moitié occidentale du Khaganat turc, maîtresse des Tianshan et des villes de la route de la soie, alliée de Byzance contre la Perse. Xuanzang en rencontra le khagan. Les armées des Tang la brisent en 657.
      Mitad occidental del Kanato turco, dueña del Tianshan y de las ciudades de la Ruta de la Seda, aliada de Bizancio contra Persia. Xuanzang conoció a su kagán. Los ejércitos Tang la quebraron en 657.
      突厥の西半が独立した国。天山と中央アジアの交易都市を支配し、ビザンツと結んでペルシアを攻めた。玄奘は西への旅でその可汗に会っている。657年に唐軍に破られた。`,
    events: [
      [
        '0657',
        '唐将苏定方擒沙钵罗可汗|A Tang army captures the last khagan|Une armée des Tang capture le dernier khagan|Un ejército Tang captura al último kagán|唐の蘇定方が最後の可汗を捕らえる',
        3,
        ['old-book-of-tang', '194'],
      ],
    ],
    relations: [
      ['warred-with', 'tang-dynasty', '0657'],
      ['traded-along', 'silk-road'],
    ],
    source: ['bregel-atlas'],
  },
  {
    id: 'oghuz',
    kind: 'people',
    drawn: 'Oghuz',
    also: '古思;土库曼|Ghuzz;Turkmens|Ghuzz;Turkmènes|Guzz;turcomanos|グズ;トゥルクマーン',
    span: ['0766~', '1055~'],
    capital: [45.6, 62.1, '养吉干|Yangikent|Yanguikent|Yanguikent|ヤンギケント'],
    summary: `咸海与锡尔河下游的突厥部落联盟，其君号叶护。十世纪末一支在塞尔柱率领下皈依伊斯兰教，南下建塞尔柱帝国；今土库曼、土耳其、阿塞拜疆人多溯源于此。
      Turkic tribes around the Aral Sea and the lower Syr Darya under a ruler called yabghu. One branch turned Muslim under Seljuq and founded an empire; Turkmens, Turks and Azeris trace themselves to them.
      Tribus turques de la mer d’Aral et du bas Syr-Daria, sous un chef appelé yabghu. Une branche islamisée, celle de Seldjouk, fonde un empire ; Turkmènes, Turcs et Azéris s’en réclament.
      Tribus turcas del mar de Aral y el bajo Sir Daria, bajo un jefe llamado yabgu. Una rama islamizada, la de Selyuq, fundó un imperio; turcomanos, turcos y azeríes se remontan a ellas.
      アラル海とシル川下流にいたテュルク系の部族連合。君主はヤブグと称した。イスラームに改宗したセルジュークの一族が南下して帝国を建てる。トルクメン人やトルコ人の祖とされる。`,
    events: [
      [
        '0985~',
        '塞尔柱率部迁至毡的，皈依伊斯兰教|Seljuq moves to Jand and turns Muslim|Seldjouk gagne Jand et se fait musulman|Selyuq se traslada a Jand y se hace musulmán|セルジュークがジャンドに移り、改宗する',
        2,
        ['bregel-atlas'],
      ],
    ],
    relations: [],
    source: ['bregel-atlas'],
  },
  {
    id: 'qarakhanids',
    drawn: 'Qarakhanids',
    names: '喀喇汗国|Qarakhanids|Qarakhanides|Qarajánidas|カラハン朝',
    also: '黑汗;葱岭西回鹘;桃花石汗|Karakhanids;Ilek Khans|Karakhanides|Karajánidas|黒汗',
    span: ['0840~', '1212'],
    capital: [39.47, 75.99, '喀什噶尔|Kashgar|Kachgar|Kasgar|カシュガル'],
    summary: `首个奉伊斯兰教的突厥王朝，以八剌沙衮、喀什噶尔为都，999年取布哈拉，灭萨曼朝。《福乐智慧》《突厥语大词典》出于其世。1212年亡于花剌子模。
      First Turkic dynasty to make Islam its faith, ruling from Kashgar and Balasaghun; it took Bukhara in 999. Early works of Turkic literature were written for it. Khwarazm killed its last khan in 1212.
      Première dynastie turque à faire de l’islam sa foi, établie à Kachgar et Balasaghoun ; elle prend Boukhara en 999. Les premières œuvres de la littérature turque y voient le jour. Le Khwarezm tue son dernier khan en 1212.
      Primera dinastía turca que hizo del islam su fe, con sedes en Kasgar y Balasagún; tomó Bujará en 999. Para ella se escribieron obras tempranas de la literatura turca. Corasmia mató a su último kan en 1212.
      イスラームを国教とした最初のテュルク系王朝。カシュガルとベラサグンを都とし、999年にブハラを取った。テュルク語文学の初期の作品を生む。1212年、ホラズムに滅ぼされた。`,
    events: [
      [
        '0999-10',
        '攻取布哈拉|Qarakhanid troops take Bukhara|Les troupes qarakhanides prennent Boukhara|Las tropas qarajánidas toman Bujará|ブハラを占領する',
        3,
        ['bregel-atlas'],
      ],
    ],
    relations: [['adopted', 'islam', '0960~']],
    source: ['bregel-atlas'],
  },
  {
    id: 'qara-khitai',
    drawn: 'Qara Khitai',
    names: '西辽|Qara Khitai|Qara-Khitaï|Kara Kitai|カラキタイ（西遼）',
    also: '喀喇契丹;黑契丹|Western Liao|Liao occidentaux|Liao Occidental|西遼;黒契丹',
    span: ['1131~', '1218'],
    capital: [42.75, 75.25, '虎思斡鲁朵（八剌沙衮）|Balasaghun|Balasaghoun|Balasagún|ベラサグン'],
    summary: `辽亡后耶律大石率部西行所建，都虎思斡鲁朵，1141年在卡特万大败塞尔柱军，臣服中亚诸国。奉佛而治穆斯林之地。1211年为屈出律所篡，1218年亡于蒙古。
      Empire of Khitans who fled west when Liao fell. Their leader Yelü Dashi beat the Seljuqs at Qatwan in 1141 and ruled Muslim Central Asia leniently; a fugitive Naiman seized it, and the Mongols took it in 1218.
      Empire de Khitan partis vers l’ouest à la chute des Liao. Leur chef Yelü Dashi bat les Seldjoukides à Qatwan en 1141 et gouverne avec douceur l’Asie centrale musulmane ; un Naïman fugitif s’en empare, puis les Mongols en 1218.
      Imperio de kitán huidos al oeste al caer los Liao. Su jefe Yelü Dashi venció a los selyúcidas en Qatwan en 1141 y rigió con suavidad el Asia Central musulmana; un naimán fugitivo lo usurpó y los mongoles lo tomaron en 1218.
      遼の滅亡後に西へ逃れた契丹の耶律大石が建てた国。1141年にカトワーンでセルジューク軍を破り、中央アジアのイスラーム教徒を緩やかに治めた。ナイマンの亡命者に奪われ、1218年モンゴルに併合された。`,
    events: [
      [
        '1141-09',
        '在卡特万击败塞尔柱苏丹桑贾尔|Sultan Sanjar is defeated at Qatwan|Le sultan Sandjar est défait à Qatwan|El sultán Sanyar es derrotado en Qatwan|カトワーンでスルタンのサンジャルを破る',
        3,
        ['bregel-atlas'],
      ],
    ],
    relations: [['carried-on', 'liao-dynasty']],
    source: ['bregel-atlas'],
  },
  {
    id: 'chagatai-khanate',
    drawn: 'Chagatai Khanate',
    names: '察合台汗国|Chagatai Khanate|Khanat de Djaghataï|Kanato de Chagatai|チャガタイ・ハン国',
    also: '察合台兀鲁思;东察合台;叶尔羌汗国|Moghulistan;Ulus of Chagatai|Moghulistan|Mogulistán|モグーリスターン',
    span: ['1227~', '1705'],
    capital: [43.92, 81.32, '阿力麻里|Almaliq|Almaliq|Almaliq|アルマリク'],
    summary: `成吉思汗次子察合台后裔之国，据天山南北与河中。1340年代分裂，西部归帖木儿，东部为蒙兀儿斯坦、叶尔羌，至1678年为准噶尔所制。
      Realm of the heirs of Genghis Khan’s second son, on both sides of the Tianshan. It split in the 1340s: the west fell to Timur, while the east, Moghulistan, lasted until the Dzungars took Yarkand in 1678–1680.
      Domaine des héritiers du deuxième fils de Gengis Khan, de part et d’autre des Tianshan. Il se scinde dans les années 1340 : l’ouest échoit à Timour ; l’est, le Moghulistan, dure jusqu’à la prise de Yarkand par les Dzoungars en 1678-1680.
      Dominio de los herederos del segundo hijo de Gengis Kan, a ambos lados del Tianshan. Se dividió hacia 1340: el oeste cayó en manos de Timur; el este, Mogulistán, duró hasta que los zúngaros tomaron Yarkand en 1678-1680.
      チンギス・カンの次子チャガタイの子孫の国。天山の南北とマー・ワラー・アンナフルを領した。1340年代に分裂し、西はティムールの国となり、東はモグーリスターンとして1678年頃ジュンガルに服すまで続く。`,
    events: [
      [
        '1347~',
        '秃忽鲁帖木儿在东部称汗，汗国分裂|Tughluq Temür becomes khan in the east; the realm is split|Tughluq Temür devient khan à l’est ; le domaine est scindé|Tughluq Temür se hace kan en el este; el dominio se divide|トゥグルク・ティムールが東部で即位し、分裂する',
        2,
        ['bregel-atlas'],
      ],
    ],
    relations: [['part-of', 'mongol-empire']],
    source: ['bregel-atlas'],
  },
  {
    id: 'kazakh-khanate',
    drawn: 'Kazakh Khanate',
    names: '哈萨克汗国|Kazakh Khanate|Khanat kazakh|Kanato kazajo|カザフ・ハン国',
    also: '大、中、小玉兹|Kazakh Hordes (jüz)|Jüz kazakhs|Hordas kazajas|三ジュズ',
    span: ['1465~', '1847'],
    capital: [44.16, 66.96, '昔格纳黑|Sighnaq|Sighnaq|Sighnaq|シグナク'],
    summary: `术赤后裔克烈、贾尼别克率众自立的草原汗国，后分大、中、小三玉兹。十八世纪为准噶尔所迫，渐附俄国；1847年末代汗克涅萨热败亡，草原尽归俄国。
      Steppe state founded by two descendants of Jochi, Kerei and Janibek, and later divided into three hordes. Pressed by the Dzungars, its khans turned to Russia, which abolished their office in the nineteenth century.
      État de la steppe fondé par deux descendants de Djötchi, Kerei et Janibek, plus tard divisé en trois hordes. Pressés par les Dzoungars, ses khans se tournent vers la Russie, qui supprime leur charge au XIXᵉ siècle.
      Estado de la estepa fundado por dos descendientes de Jochi, Kerei y Janibek, y dividido después en tres hordas. Acosados por los zúngaros, sus kanes acudieron a Rusia, que suprimió su cargo en el siglo XIX.
      ジョチの子孫ケレイとジャニベクが建てた草原の国。のち三つのジュズに分かれた。ジュンガルに圧迫されてロシアに頼り、19世紀にはハンの位が廃される。`,
    events: [
      [
        '1731',
        '小玉兹汗阿布海尔臣属俄国|Abu’l-Khayr, khan of the Little Horde, submits to Russia|Abu’l-Khayr, khan de la Petite Horde, se soumet à la Russie|Abu’l-Jair, kan de la Horda Pequeña, se somete a Rusia|小ジュズのハンがロシアに臣従する',
        2,
        ['bregel-atlas'],
      ],
    ],
    relations: [['warred-with', 'dzungar-khanate', ['1680~', '1757']]],
    source: ['bregel-atlas'],
  },
  {
    id: 'khanate-of-bukhara',
    drawn: 'Khanate of Bukhara',
    names: '布哈拉汗国|Khanate of Bukhara|Khanat de Boukhara|Kanato de Bujará|ブハラ・ハン国',
    also: '布哈拉酋长国;昔班尼王朝|Emirate of Bukhara;Shibanids|Émirat de Boukhara;Chaybanides|Emirato de Bujará;shaybánidas|ブハラ・アミール国;シャイバーン朝',
    span: ['1500', '1920'],
    capital: [39.77, 64.42, '布哈拉|Bukhara|Boukhara|Bujará|ブハラ'],
    summary: `乌兹别克昔班尼1500年逐帖木儿后裔所建，先后由昔班、札尼、曼格特三朝统治，为中亚经学重镇。1868年成为俄国保护国，1920年为红军所废。
      Uzbek state of Transoxiana, founded in 1500 when Muhammad Shibani drove out the Timurids. Three dynasties ruled it; Russia made it a protectorate in 1868 and the Red Army ended it in 1920.
      État ouzbek de Transoxiane, fondé en 1500 quand Muhammad Chaybani chasse les Timourides. Trois dynasties s’y succèdent ; la Russie en fait un protectorat en 1868, l’Armée rouge y met fin en 1920.
      Estado uzbeko de Transoxiana, fundado en 1500 cuando Muhammad Shaybani expulsó a los timúridas. Lo rigieron tres dinastías; Rusia lo hizo protectorado en 1868 y el Ejército Rojo acabó con él en 1920.
      1500年、シャイバーニーがティムール朝を追って建てたウズベク人の国。三つの王朝が続いた。1868年にロシアの保護国となり、1920年に赤軍に滅ぼされる。`,
    events: [
      [
        '1500',
        '昔班尼攻取布哈拉与撒马尔罕|Shibani takes Bukhara and Samarkand|Chaybani prend Boukhara et Samarcande|Shaybani toma Bujará y Samarcanda|シャイバーニーがブハラとサマルカンドを取る',
        3,
        ['bregel-atlas'],
      ],
    ],
    relations: [],
    source: ['bregel-atlas'],
  },
  {
    id: 'khanate-of-khiva',
    drawn: 'Khanate of Khiva',
    names: '希瓦汗国|Khanate of Khiva|Khanat de Khiva|Kanato de Jiva|ヒヴァ・ハン国',
    also: '花剌子模汗国|Khanate of Khwarazm|Khanat de Khwarezm|Kanato de Corasmia|ホラズム・ハン国',
    span: ['1511~', '1920'],
    capital: [41.38, 60.36, '希瓦|Khiva|Khiva|Jiva|ヒヴァ'],
    summary: `乌兹别克人在花剌子模绿洲所建汗国，以灌溉农业与奴隶市场著称。1717年歼俄国别科维奇远征军，1873年终成俄国保护国，1920年废。
      Uzbek state in the oasis of the lower Amu Darya, known for its slave market. It wiped out a Russian expedition in 1717 but became a Russian protectorate in 1873; it was abolished in 1920.
      État ouzbek de l’oasis du bas Amou-Daria, connu pour son marché d’esclaves. Il anéantit une expédition russe en 1717, mais devient protectorat russe en 1873 ; il est aboli en 1920.
      Estado uzbeko del oasis del bajo Amu Daria, conocido por su mercado de esclavos. Aniquiló una expedición rusa en 1717, pero en 1873 pasó a ser protectorado ruso; se abolió en 1920.
      アム川下流のオアシスにあったウズベク人の国。奴隷市場で知られた。1717年にロシアの遠征隊を全滅させたが、1873年に保護国となり、1920年に廃された。`,
    events: [
      [
        '1873',
        '沦为俄国保护国|A Russian army makes it a protectorate|Une armée russe en fait un protectorat|Un ejército ruso lo hace protectorado|ロシアの保護国となる',
        3,
        ['bregel-atlas'],
      ],
    ],
    relations: [['vassal-of', 'russian-empire', ['1873', '1917']]],
    source: ['bregel-atlas'],
  },
  {
    id: 'greco-bactrian-kingdom',
    drawn: 'Greco-Bactrian Kingdom',
    names:
      '希腊—巴克特里亚王国|Greco-Bactrian Kingdom|Royaume gréco-bactrien|Reino grecobactriano|グレコ・バクトリア王国',
    also: '巴克特里亚;大夏|Bactria|Bactriane|Bactriana|バクトリア王国',
    span: ['-0250~', '-0130~'],
    capital: [36.76, 66.9, '巴克特拉（巴尔赫）|Bactra (Balkh)|Bactres (Balkh)|Bactra (Balj)|バクトラ（バルフ）'],
    summary: `塞琉古总督狄奥多图斯自立所建，据阿姆河中上游，阿伊哈努姆城遗有剧场与希腊箴言。欧克拉提德后渐衰，前130年前后为大月氏等北来民族所灭。
      Greek kingdom on the upper Oxus, founded by the rebel governor Diodotus. The ruins of Ai Khanoum show its gymnasium and theatre; nomads from the north, among them the Yuezhi, ended it about 130 BC.
      Royaume grec du haut Oxus, fondé par le gouverneur rebelle Diodote. Les ruines d’Aï Khanoum montrent son gymnase et son théâtre ; des nomades du nord, dont les Yuezhi, y mettent fin vers 130 av. J.-C.
      Reino griego del alto Oxus, fundado por el gobernador rebelde Diódoto. Las ruinas de Ai Khanum muestran su gimnasio y su teatro; nómadas del norte, entre ellos los yuezhi, acabaron con él hacia 130 a. C.
      アム川上流のギリシア人王国。総督ディオドトスがセレウコス朝から自立して建てた。アイ・ハヌムの遺跡に体育場や劇場が残る。紀元前130年頃、大月氏など北方の遊牧民に滅ぼされた。`,
    events: [
      [
        '-0250~',
        '总督狄奥多图斯叛塞琉古自立|The governor Diodotus breaks away from the Seleucids|Le gouverneur Diodote se détache des Séleucides|El gobernador Diódoto se separa de los seléucidas|総督ディオドトスがセレウコス朝から自立する',
        3,
        ['justin', '41.4'],
      ],
    ],
    relations: [
      ['rebelled-against', 'seleucid-empire', '-0250~', ['justin', '41.4']],
      ['split-into', 'indo-greek-kingdom', '-0180~'],
    ],
    source: ['bregel-atlas'],
  },
  {
    id: 'hephthalites',
    drawn: 'Hephthalites',
    names: '嚈哒|Hephthalites|Hephtalites|Heftalitas|エフタル',
    also: '白匈奴;滑国|White Huns|Huns blancs|Hunos blancos|白いフン;嚈噠',
    span: ['0450~', '0567~'],
    capital: [36.76, 66.9, '巴尔赫|Balkh|Balkh|Balkh|バルフ'],
    summary: `五世纪兴起于吐火罗斯坦的游牧政权，484年杀萨珊王卑路斯，索波斯岁贡，势力南及北印度、东达塔里木。约560年为突厥与波斯夹击而亡。
      Nomad power that ruled from Bactria over Central Asia. It killed the Persian king Peroz in 484 and took tribute from his heirs, until Türks and Persians together destroyed it about 560.
      Puissance nomade qui domine l’Asie centrale depuis la Bactriane. Elle tue le roi perse Péroz en 484 et fait payer tribut à ses héritiers, jusqu’à sa destruction par les Turcs et les Perses vers 560.
      Potencia nómada que dominó Asia Central desde Bactriana. Mató al rey persa Peroz en 484 e impuso tributo a sus herederos, hasta que turcos y persas la destruyeron hacia 560.
      バクトリアを本拠に中央アジアを支配した遊牧国家。484年にサーサーン朝のペーローズ王を敗死させ、貢納を取った。560年頃、突厥とペルシアの挟撃で滅びる。`,
    events: [
      [
        '0484',
        '萨珊王卑路斯兵败身死|The Persian king Peroz falls fighting them|Le roi perse Péroz meurt en les combattant|El rey persa Peroz cae combatiéndolos|ペルシア王ペーローズを敗死させる',
        3,
        ['procopius-wars', '1.4'],
      ],
    ],
    relations: [['defeated', 'sasanian-empire', '0484', ['procopius-wars', '1.4']]],
    source: ['bregel-atlas'],
  },
  {
    id: 'ghaznavids',
    drawn: 'Ghaznavids',
    names: '伽色尼王朝|Ghaznavids|Ghaznévides|Gaznávidas|ガズナ朝',
    also: '哥疾宁王朝|Ghaznavid Empire|Empire ghaznévide|Imperio gaznávida|ガズニー朝',
    span: ['0977', '1186'],
    capital: [33.55, 68.42, '加兹尼|Ghazna|Ghazni|Gazni|ガズナ'],
    summary: `突厥奴将所建，据阿富汗与呼罗珊。马哈茂德十七次劫掠印度，宫中聚学者诗人，菲尔多西献《列王纪》，比鲁尼记印度。1040年败于塞尔柱，1186年亡于古尔。
      Dynasty of Turkic slave commanders at Ghazna. Mahmud raided India again and again; Firdausi and Biruni wrote at his court. The Seljuqs took the west in 1040, and the Ghurids ended it at Lahore in 1186.
      Dynastie de chefs esclaves turcs à Ghazni. Mahmoud razzie l’Inde à maintes reprises ; Firdausi et Biruni écrivent à sa cour. Les Seldjoukides prennent l’ouest en 1040, les Ghorides y mettent fin à Lahore en 1186.
      Dinastía de jefes esclavos turcos en Gazni. Mahmud saqueó la India una y otra vez; Ferdousí y Biruni escribieron en su corte. Los selyúcidas tomaron el oeste en 1040 y los gúridas acabaron con ella en Lahore en 1186.
      トルコ系奴隷軍人がガズナに開いた王朝。マフムードはインドへの遠征を重ね、宮廷にはフェルドウスィーやビールーニーがいた。1040年にセルジュークに西半を奪われ、1186年ラホールでゴール朝に滅ぼされる。`,
    events: [
      [
        '1026-01',
        '马哈茂德洗劫索姆纳特神庙|Mahmud plunders the temple of Somnath|Mahmoud pille le temple de Somnath|Mahmud saquea el templo de Somnath|マフムードがソームナート寺院を略奪する',
        3,
        ['schwartzberg-atlas'],
      ],
      [
        '1040-05',
        '在丹丹坎为塞尔柱人所败|The Seljuqs win at Dandanaqan|Les Seldjoukides l’emportent à Dandanaqan|Los selyúcidas vencen en Dandanqan|ダンダーナカーンでセルジューク軍に敗れる',
        3,
        ['bregel-atlas'],
      ],
    ],
    relations: [],
    source: ['bregel-atlas'],
  },
  {
    id: 'ghurids',
    drawn: 'Ghurids',
    names: '古尔王朝|Ghurids|Ghorides|Gúridas|ゴール朝',
    also: '古里|Ghurid dynasty|Ghurides|Goríes|グール朝',
    span: ['1149~', '1215'],
    capital: [
      34.4,
      64.52,
      '菲罗兹山（贾姆）|Firuzkuh (Jam)|Firouzkouh (Djam)|Firuzkuh (Jam)|フィールーズクーフ（ジャーム）',
    ],
    summary: `阿富汗中部山地王朝，1186年灭伽色尼，1192年在塔劳里破拉杰普特王普里特维拉吉，开穆斯林统治北印度之始。贾姆宣礼塔为其遗物。
      Dynasty from the mountains of central Afghanistan. It ended the Ghaznavids and in 1192 beat Prithviraj at Tarain, opening northern India to Muslim rule; the minaret of Jam recalls it. Khwarazm absorbed it.
      Dynastie des montagnes de l’Afghanistan central. Elle met fin aux Ghaznévides et bat Prithviraj à Tarain en 1192, ouvrant l’Inde du Nord au pouvoir musulman ; le minaret de Djam la rappelle. Le Khwarezm l’absorbe.
      Dinastía de las montañas del centro de Afganistán. Acabó con los gaznávidas y en 1192 venció a Prithviraj en Tarain, lo que abrió el norte de la India al poder musulmán; el alminar de Jam la recuerda. Corasmia la absorbió.
      アフガニスタン中部の山地に興った王朝。ガズナ朝を滅ぼし、1192年にタラーインでプリトヴィーラージを破って、北インドのイスラーム支配への道を開いた。ジャームの光塔を残し、ホラズムに併合される。`,
    events: [
      [
        '1192',
        '在塔劳里击败普里特维拉吉|Victory over Prithviraj at Tarain|Victoire sur Prithviraj à Tarain|Victoria sobre Prithviraj en Tarain|タラーインの戦いでプリトヴィーラージを破る',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [
      ['ended', 'ghaznavids', '1186'],
      ['prepared', 'delhi-sultanate', '1206'],
    ],
    source: ['bregel-atlas'],
  },
]);
