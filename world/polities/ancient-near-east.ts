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
      Mitad occidental del Kanato turco, dueña del Tianshan y de las ciudades de la Ruta de la Seda, aliada de Bizancio contra Persia. Xuanzang conoció a su kagán. Los ejércitos Tang la derrotaron en 657.
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
    summary: `咸海与锡尔河下游的突厥部落联盟，其君号叶护。10世纪末一支在塞尔柱率领下皈依伊斯兰教，南下建塞尔柱帝国；今土库曼、土耳其、阿塞拜疆人多溯源于此。
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
    relations: [['grew-into', 'seljuq-empire', '1040~']],
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
    relations: [
      ['adopted', 'islam', '0960~'],
      ['conquered', 'samanids', '0999'],
    ],
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
    relations: [
      ['carried-on', 'liao-dynasty'],
      ['warred-with', 'seljuq-empire', '1141'],
    ],
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
      Domaine des héritiers du deuxième fils de Gengis Khan, de part et d’autre des Tianshan. Il se scinde dans les années 1340 : l’ouest échoit à Tamerlan ; l’est, le Moghulistan, dure jusqu’à la prise de Yarkand par les Dzoungars en 1678-1680.
      Dominio de los herederos del segundo hijo de Gengis Kan, a ambos lados del Tianshan. Se dividió hacia 1340: el oeste cayó en manos de Tamerlán; el este, Mogulistán, duró hasta que los zúngaros tomaron Yarkand en 1678-1680.
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
    summary: `术赤后裔克烈、贾尼别克率众自立的草原汗国，后分大、中、小三玉兹。18世纪为准噶尔所迫，渐附俄国；1847年末代汗克涅萨热败亡，草原尽归俄国。
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
    relations: [['conquered', 'timurid-empire', ['1500', '1507']]],
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
    capital: [36.76, 66.9, '巴尔赫|Balkh|Balkh|Balj|バルフ'],
    summary: `5世纪兴起于吐火罗斯坦的游牧政权，484年杀萨珊王卑路斯，索波斯岁贡，势力南及北印度、东达塔里木。约560年为突厥与波斯夹击而亡。
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
      Dynasty of Turkic slave commanders at Ghazna. Mahmud raided India again and again; Firdausi offered him the Shahnameh, and Biruni worked at his court. The Seljuqs took the west in 1040, and the Ghurids ended it at Lahore in 1186.
      Dynastie de chefs esclaves turcs à Ghazni. Mahmoud razzie l’Inde à maintes reprises ; Ferdowsi lui offre le Livre des rois, Biruni travaille à sa cour. Les Seldjoukides prennent l’ouest en 1040, les Ghorides y mettent fin à Lahore en 1186.
      Dinastía de jefes esclavos turcos en Gazni. Mahmud saqueó la India una y otra vez; Ferdousí le ofreció el Libro de los reyes y Biruni trabajó en su corte. Los selyúcidas tomaron el oeste en 1040 y los gúridas acabaron con ella en Lahore en 1186.
      トルコ系奴隷軍人がガズナに開いた王朝。マフムードはインド遠征を重ねた。フィルダウスィーが『王書』を献じ、ビールーニーが宮廷に仕える。1040年にセルジューク朝に西半を奪われ、1186年ラホールでゴール朝に滅ぼされる。`,
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
    relations: [
      ['held-old-lands-of', 'samanids', '0999'],
      ['warred-with', 'seljuq-empire', ['1035', '1040']],
    ],
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
      '菲鲁兹库赫（贾姆）|Firuzkuh (Jam)|Firouzkouh (Djam)|Firuzkuh (Jam)|フィールーズクーフ（ジャーム）',
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
  {
    id: 'babylonia',
    drawn: 'Babylonia',
    names: '巴比伦王国|Babylonia|Babylonie|Babilonia|バビロニア',
    also: '古巴比伦;加喜特王朝;新巴比伦|Kassite Babylonia;Neo-Babylonian Empire|Babylonie kassite;Empire néo-babylonien|Babilonia casita;Imperio neobabilónico|新バビロニア;カッシート朝',
    disambiguation: '王国|kingdom|royaume|reino|王国',
    span: ['-1894~', '-0539'],
    capital: [32.54, 44.42, '巴比伦|Babylon|Babylone|Babilonia|バビロン'],
    summary: `两河流域南部以巴比伦为都的王国。汉谟拉比统一两河；前1595年为赫梯所破，加喜特人统治约四百年；那波帕拉萨尔灭亚述，尼布甲尼撒二世拓新巴比伦帝国，前539年亡于居鲁士。
      Kingdom of southern Mesopotamia around Babylon. Hammurabi united the land; Kassite kings held it for some four centuries; Nabopolassar and Nebuchadnezzar II made it an empire after Assyria’s fall, until Cyrus entered Babylon in 539 BC.
      Royaume de basse Mésopotamie autour de Babylone. Hammurabi unit le pays ; les rois kassites le tiennent quelque quatre siècles ; Nabopolassar et Nabuchodonosor II en font un empire après la chute de l’Assyrie, jusqu’à l’entrée de Cyrus en 539 av. J.-C.
      Reino del sur de Mesopotamia en torno a Babilonia. Hammurabi unió el país; los reyes casitas lo rigieron unos cuatro siglos; Nabopolasar y Nabucodonosor II lo hicieron imperio tras la caída de Asiria, hasta la entrada de Ciro en 539 a. C.
      バビロンを都としたメソポタミア南部の王国。ハンムラビが統一し、のちカッシート人の王が約四百年治めた。アッシリア滅亡後、ナボポラッサルとネブカドネザル二世が帝国を築き、紀元前539年にキュロスに降る。`,
    events: [
      [
        '-1595~',
        '赫梯王穆尔西里洗劫巴比伦|The Hittite king Mursili sacks Babylon|Le roi hittite Mursili met Babylone à sac|El rey hitita Mursili saquea Babilonia|ヒッタイト王ムルシリがバビロンを略奪する',
        3,
        ['van-de-mieroop'],
      ],
      [
        '-0539-10',
        '居鲁士军入城，王国覆亡|The army of Cyrus enters Babylon|L’armée de Cyrus entre dans Babylone|El ejército de Ciro entra en Babilonia|キュロスの軍がバビロンに入る',
        3,
        ['babylonian-chronicles'],
      ],
    ],
    relations: [
      ['ended', 'assyrian-empire', ['-0612', '-0609']],
      ['conquered', 'kingdom-of-judah', '-0587~', ['hebrew-bible', '2 Kings 25']],
    ],
    source: ['van-de-mieroop'],
  },
  {
    id: 'mitanni',
    drawn: 'Mitanni',
    also: '胡里;哈尼加尔巴特|Hanigalbat;Hurri|Hanigalbat|Hanigalbat|ハニガルバト;フルリ',
    span: ['-1500~', '-1260~'],
    capital: [
      36.83,
      40.06,
      '瓦苏坎尼（推定）|Washukanni (probable site)|Wassukanni (site probable)|Wasukani (lugar probable)|ワシュカンニ（推定地）',
    ],
    summary: `叙利亚北部胡里人王国，以战车与养马著称，王名与盟神有印度雅利安成分。先与埃及战，后联姻；前1350年前后为赫梯苏庇路里乌玛所破，余部并入亚述。
      Hurrian kingdom of northern Syria, famous for horses and chariots; some of its kings and oath gods had Indo-Aryan names. It fought Egypt, then married into its royal house; Hittites and Assyrians divided it.
      Royaume hourrite du nord de la Syrie, célèbre pour ses chevaux et ses chars ; certains de ses rois et dieux ont des noms indo-aryens. Il combat l’Égypte, puis s’allie par mariage à ses rois ; Hittites et Assyriens se le partagent.
      Reino hurrita del norte de Siria, famoso por sus caballos y carros; algunos de sus reyes y dioses llevaban nombres indoarios. Combatió a Egipto y luego emparentó con sus reyes; hititas y asirios se lo repartieron.
      シリア北部のフルリ人の王国。馬と戦車で知られ、王や神の名にインド・アーリア系のものがある。エジプトと戦い、のち王家どうしで婚姻を結んだ。ヒッタイトとアッシリアに分割される。`,
    events: [
      [
        '-1350~',
        '赫梯王苏庇路里乌玛攻破其都|The Hittite king Suppiluliuma overruns the country|Le roi hittite Suppiluliuma envahit le pays|El rey hitita Suppiluliuma arrolla el país|ヒッタイト王シュッピルリウマに攻め破られる',
        3,
        ['bryce-hittites'],
      ],
    ],
    relations: [
      ['warred-with', 'hittites', '-1350~', ['bryce-hittites']],
      ['ally-of', 'new-kingdom', ['-1400~', '-1350~'], ['moran-amarna']],
    ],
    source: ['van-de-mieroop'],
  },
  {
    id: 'elam',
    drawn: 'Elam',
    span: ['-2700~', '-0539'],
    capital: [32.19, 48.26, '苏萨|Susa|Suse|Susa|スーサ'],
    summary: `伊朗西南部古国，以苏萨与安善为两京，语言与邻国皆不相属。前2004年前后攻灭乌尔，前12世纪掠汉谟拉比法典石碑至苏萨；前647年前后为亚述巴尼拔所毁。
      Ancient realm of south-western Iran with two capitals, Susa and Anshan, and a language unlike its neighbours’. It ended the kingdom of Ur, carried Hammurabi’s stele to Susa, and was laid waste by Ashurbanipal about 647 BC.
      Antique royaume du sud-ouest de l’Iran, aux deux capitales, Suse et Anshan, et à la langue isolée. Il abat le royaume d’Ur, emporte à Suse la stèle de Hammurabi et est ravagé par Assurbanipal vers 647 av. J.-C.
      Antiguo reino del suroeste de Irán con dos capitales, Susa y Anshan, y una lengua sin parientes vecinos. Acabó con el reino de Ur, se llevó a Susa la estela de Hammurabi y fue devastado por Asurbanipal hacia 647 a. C.
      スーサとアンシャンの二つを都としたイラン南西部の古国。周囲のどの言語とも異なる言葉を話した。ウル第三王朝を滅ぼし、ハンムラビの石碑をスーサへ運び去る。紀元前647年頃アッシュールバニパルに蹂躙された。`,
    events: [
      [
        '-2004~',
        '攻破乌尔，掳其末王|Ur is sacked and its last king led away|Ur est mise à sac et son dernier roi emmené|Ur es saqueada y se llevan a su último rey|ウルを攻め落とし、最後の王を連れ去る',
        3,
        ['lament-for-ur'],
      ],
      [
        '-0647~',
        '亚述巴尼拔洗劫苏萨|Ashurbanipal sacks Susa|Assurbanipal met Suse à sac|Asurbanipal saquea Susa|アッシュールバニパルがスーサを略奪する',
        3,
        ['ashurbanipal-annals'],
      ],
    ],
    relations: [
      ['sacked', 'ur', '-2004~', ['lament-for-ur']],
      ['warred-with', 'assyrian-empire'],
    ],
    source: ['van-de-mieroop'],
  },
  {
    id: 'urartu',
    drawn: 'Urartu',
    names: '乌拉尔图王国|Urartu|Ourartou|Urartu|ウラルトゥ',
    also: '凡王国;乌拉尔图|Kingdom of Van;Ararat|Royaume de Van|Reino de Van|ヴァン王国',
    span: ['-0860~', '-0590~'],
    capital: [38.5, 43.34, '图什帕（凡城）|Tushpa (Van)|Touchpa (Van)|Tushpa (Van)|トゥシュパ（ヴァン）'],
    summary: `凡湖周围的高原王国，前9至前7世纪与亚述抗衡。筑山城、开水渠，冶铜铸器精良；前714年为萨尔贡二世重创，前590年前后亡于米底。
      Highland kingdom around Lake Van and rival of Assyria, with rock fortresses, canals and fine bronzes. Sargon II plundered it in 714 BC; it vanished about 590 BC, when Media took the land.
      Royaume de montagne autour du lac de Van, rival de l’Assyrie, avec forteresses rupestres, canaux et beaux bronzes. Sargon II le pille en 714 av. J.-C. ; il disparaît vers 590, quand la Médie occupe le pays.
      Reino de montaña en torno al lago Van y rival de Asiria, con fortalezas en la roca, canales y finos bronces. Sargón II lo saqueó en 714 a. C.; desapareció hacia 590, cuando Media ocupó el país.
      ヴァン湖周辺の高地の王国で、アッシリアと争った。岩山の城塞、水路、優れた青銅器を残す。紀元前714年にサルゴン二世の略奪を受け、前590年頃メディアの支配下に入って消えた。`,
    events: [
      [
        '-0714',
        '亚述萨尔贡二世洗劫穆萨西尔|Sargon II of Assyria plunders the temple of Musasir|Sargon II d’Assyrie pille le temple de Moussassir|Sargón II de Asiria saquea el templo de Musasir|アッシリアのサルゴン二世がムサシルの神殿を略奪する',
        3,
        ['van-de-mieroop'],
      ],
    ],
    relations: [['warred-with', 'assyrian-empire']],
    source: ['van-de-mieroop'],
  },
  {
    id: 'lydia',
    drawn: 'Lydia',
    names: '吕底亚王国|Lydia|Lydie|Lidia|リュディア',
    span: ['-0680~', '-0547~'],
    capital: [38.49, 28.04, '萨迪斯|Sardis|Sardes|Sardes|サルディス'],
    summary: `小亚细亚西部王国，都萨迪斯，产金，最早铸行钱币。巨吉斯开国，末王克洛伊索斯以富闻名，服爱奥尼亚诸城；前547年前后亡于居鲁士。
      Kingdom of western Asia Minor at Sardis, rich in gold and the first to strike coins. Its last king, Croesus, ruled the Greek cities of the coast until Cyrus took Sardis about 547 BC.
      Royaume de l’ouest de l’Asie Mineure, à Sardes, riche en or et premier à frapper monnaie. Son dernier roi, Crésus, domine les cités grecques de la côte jusqu’à la prise de Sardes par Cyrus vers 547 av. J.-C.
      Reino del oeste de Asia Menor, en Sardes, rico en oro y el primero en acuñar moneda. Su último rey, Creso, dominó las ciudades griegas de la costa hasta que Ciro tomó Sardes hacia 547 a. C.
      サルディスを都とした小アジア西部の王国。金に富み、世界で初めて貨幣を造った。最後の王クロイソスは沿岸のギリシア都市を従えたが、紀元前547年頃キュロスに都を落とされる。`,
    events: [
      [
        '-0547~',
        '居鲁士攻陷萨迪斯|Cyrus takes Sardis and captures Croesus|Cyrus prend Sardes et capture Crésus|Ciro toma Sardes y captura a Creso|キュロスがサルディスを落とし、クロイソスを捕らえる',
        3,
        ['herodotus', '1.84–86'],
      ],
    ],
    relations: [['warred-with', 'media-kingdom', ['-0590~', '-0585~'], ['herodotus', '1.74']]],
    source: ['herodotus', '1'],
  },
  {
    id: 'media-kingdom',
    drawn: 'Media',
    names: '米底王国|Media|Médie|Media|メディア',
    disambiguation:
      '古代伊朗王国|kingdom of ancient Iran|royaume de l’Iran ancien|reino del antiguo Irán|古代イランの王国',
    span: ['-0670~', '-0550~'],
    capital: [34.8, 48.52, '埃克巴坦那|Ecbatana|Ecbatane|Ecbatana|エクバタナ'],
    summary: `伊朗西北部米底人之国，都埃克巴坦那。基亚克萨雷斯与巴比伦结盟，前612年攻陷尼尼微；末王阿斯提亚格斯前550年为居鲁士所败，地入波斯。
      Kingdom of the Medes in north-western Iran, at Ecbatana. Cyaxares and the Babylonians took Nineveh in 612 BC; Cyrus of Persia overcame the last king, Astyages, about 550 BC.
      Royaume des Mèdes dans le nord-ouest de l’Iran, à Ecbatane. Cyaxare et les Babyloniens prennent Ninive en 612 av. J.-C. ; Cyrus de Perse l’emporte sur le dernier roi, Astyage, vers 550.
      Reino de los medos en el noroeste de Irán, en Ecbatana. Ciaxares y los babilonios tomaron Nínive en 612 a. C.; Ciro de Persia venció al último rey, Astiages, hacia 550.
      エクバタナを都としたイラン北西部のメディア人の国。キュアクサレス王がバビロニアと結んで紀元前612年にニネヴェを落とした。前550年頃、最後の王アステュアゲスがペルシアのキュロスに敗れる。`,
    events: [
      [
        '-0550~',
        '居鲁士俘米底王，取埃克巴坦那|Cyrus captures the king and takes Ecbatana|Cyrus capture le roi et prend Ecbatane|Ciro captura al rey y toma Ecbatana|キュロスが王を捕らえ、エクバタナを取る',
        3,
        ['babylonian-chronicles'],
      ],
    ],
    relations: [
      ['took-part-in', 'fall-of-nineveh', '-0612', ['babylonian-chronicles']],
      ['ally-of', 'babylonia', ['-0614', '-0609'], ['babylonian-chronicles']],
    ],
    source: ['herodotus', '1'],
  },
  {
    id: 'realm-of-antigonus',
    drawn: 'Realm of Antigonus I',
    names: '安提柯一世王国|Realm of Antigonus I|Royaume d’Antigone Iᵉʳ|Reino de Antígono I|アンティゴノス一世の王国',
    also: '独眼安提柯|Antigonus Monophthalmus|Antigone le Borgne|Antígono Monóftalmo|隻眼王アンティゴノス',
    span: ['-0316~', '-0301'],
    capital: [38.07, 30.17, '凯莱奈|Celaenae|Célènes|Celenas|ケライナイ'],
    summary: `亚历山大部将“独眼”安提柯在小亚细亚与叙利亚所建，谋统帝国全境。前306年与子德米特里先称王；前301年在伊普苏斯为诸王联军所败身死，其地遂被瓜分。
      Lands in Asia Minor and Syria of Alexander’s general Antigonus the One-Eyed, who tried to hold the empire together. In 306 BC he was first of the successors to call himself king; he fell at Ipsus in 301 BC.
      Terres d’Asie Mineure et de Syrie du général d’Alexandre Antigone le Borgne, qui voulut garder l’empire uni. En 306 av. J.-C., il prend le premier des diadoques le titre de roi ; il tombe à Ipsos en 301.
      Tierras de Asia Menor y Siria del general de Alejandro Antígono el Tuerto, que quiso mantener unido el imperio. En 306 a. C. fue el primero de los diádocos en llamarse rey; cayó en Ipso en 301.
      アレクサンドロスの部将で隻眼のアンティゴノスが小アジアとシリアに築き、帝国全体の保持を図った国。紀元前306年、後継者のうち最初に王を称した。前301年イプソスで敗死し、領土は分割される。`,
    events: [
      [
        '-0301',
        '在伊普苏斯战死，领地被瓜分|Antigonus falls at Ipsus and his lands are divided|Antigone tombe à Ipsos et ses terres sont partagées|Antígono cae en Ipso y se reparten sus tierras|イプソスで戦死し、領土が分割される',
        3,
        ['plutarch', 'Demetrius 28–29'],
      ],
    ],
    relations: [
      ['warred-with', 'seleucid-empire', ['-0311', '-0301']],
      ['warred-with', 'ptolemaic-kingdom', ['-0315', '-0301']],
    ],
    source: ['diodorus', '19–20'],
  },
  {
    id: 'pergamon',
    drawn: 'Pergamon',
    names: '帕加马王国|Pergamon|Pergame|Pérgamo|ペルガモン王国',
    also: '阿塔罗斯王朝|Kingdom of the Attalids|Attalides|Reino de los atálidas|アッタロス朝',
    span: ['-0282~', '-0133'],
    capital: [39.13, 27.18, '帕加马|Pergamon|Pergame|Pérgamo|ペルガモン'],
    summary: `小亚细亚西北希腊化王国，阿塔罗斯王朝所治。败加拉太人，联罗马以抗塞琉古，图书馆与宙斯祭坛名世；前133年末王遗诏以国授罗马。
      Hellenistic kingdom of the Attalids in north-western Asia Minor, known for its library and great altar. A faithful ally of Rome, it was left to the Romans in the will of its last king in 133 BC.
      Royaume hellénistique des Attalides, au nord-ouest de l’Asie Mineure, connu pour sa bibliothèque et son grand autel. Allié fidèle de Rome, il lui est légué par le testament de son dernier roi en 133 av. J.-C.
      Reino helenístico de los atálidas en el noroeste de Asia Menor, conocido por su biblioteca y su gran altar. Aliado fiel de Roma, su último rey se lo legó en testamento en 133 a. C.
      小アジア北西部のヘレニズム王国。アッタロス家が治め、図書館と大祭壇で名高い。ローマの忠実な同盟国であり、紀元前133年、最後の王が遺言で国をローマに譲った。`,
    events: [
      [
        '-0133',
        '末王阿塔罗斯三世遗诏以国授罗马|Attalus III bequeaths his kingdom to Rome|Attale III lègue son royaume à Rome|Átalo III lega su reino a Roma|アッタロス三世が国をローマに遺贈する',
        3,
        ['strabo-geography', '13.4.2'],
      ],
    ],
    relations: [['ally-of', 'roman-republic', ['-0210~', '-0133'], ['polybius']]],
    source: ['oxford-classical-dictionary'],
  },
  {
    id: 'pontus-kingdom',
    drawn: 'Pontus',
    names: '本都王国|Kingdom of Pontus|Royaume du Pont|Reino del Ponto|ポントス王国',
    span: ['-0281~', '-0063'],
    capital: [40.65, 35.83, '阿马西亚|Amaseia|Amasée|Amasia|アマセイア'],
    summary: `黑海南岸王国，王室出自波斯贵族而习希腊文化。米特里达梯六世据黑海沿岸，前88年尽杀亚细亚之罗马人，三战罗马；前63年败死，地并入罗马。
      Kingdom on the south coast of the Black Sea, under a house of Persian descent and Greek culture. Mithridates VI fought three wars against Rome, and after his death in 63 BC Pompey annexed most of it.
      Royaume de la côte sud de la mer Noire, d’une maison d’ascendance perse et de culture grecque. Mithridate VI mène trois guerres contre Rome ; à sa mort, en 63 av. J.-C., Pompée en annexe l’essentiel.
      Reino de la costa sur del mar Negro, con una casa de origen persa y cultura griega. Mitrídates VI libró tres guerras contra Roma; a su muerte, en 63 a. C., Pompeyo anexionó la mayor parte.
      黒海南岸の王国。王家はペルシア系で、ギリシア文化を身につけていた。ミトラダテス六世がローマと三度戦い、紀元前63年の彼の死後、ポンペイウスが大半を併合した。`,
    events: [
      [
        '-0088',
        '米特里达梯六世令尽杀亚细亚之罗马人|Mithridates VI has the Romans of Asia killed|Mithridate VI fait massacrer les Romains d’Asie|Mitrídates VI hace matar a los romanos de Asia|ミトラダテス六世がアシアのローマ人を殺させる',
        3,
        ['appian', 'Mithridatic Wars 22–23'],
      ],
    ],
    relations: [['warred-with', 'roman-republic', ['-0089', '-0063']]],
    source: ['appian', 'Mithridatic Wars'],
  },
  {
    id: 'kingdom-of-armenia',
    drawn: 'Armenia',
    names: '亚美尼亚王国|Kingdom of Armenia|Royaume d’Arménie|Reino de Armenia|アルメニア王国',
    also: '大亚美尼亚|Greater Armenia|Grande Arménie|Gran Armenia|大アルメニア',
    span: ['-0189', '0428'],
    capital: [40.0, 44.45, '阿尔塔沙特|Artaxata|Artaxate|Artaxata|アルタシャト'],
    summary: `亚美尼亚高原古王国。提格兰二世时地至叙利亚；其后夹于罗马与波斯之间。4世纪初最早以基督教为国教，387年前后为两国瓜分，428年王统绝。
      Kingdom of the Armenian highlands. Tigranes II ruled as far as Syria; afterwards Rome and Persia contended for it. It made Christianity the faith of the state early in the fourth century and was divided about 387.
      Royaume du haut plateau arménien. Tigrane II règne jusqu’en Syrie ; ensuite, Rome et la Perse se le disputent. Il fait du christianisme sa religion d’État au début du IVᵉ siècle et est partagé vers 387.
      Reino de las tierras altas armenias. Tigranes II reinó hasta Siria; después Roma y Persia se lo disputaron. A comienzos del siglo IV hizo del cristianismo la fe del Estado y hacia 387 fue repartido.
      アルメニア高地の王国。ティグラネス二世の代にはシリアにまで及んだ。以後ローマとペルシアが争奪する。4世紀初めにキリスト教を国教とし、387年頃に両国に分割された。`,
    events: [
      [
        '0314~',
        '梯里达底三世受洗，以基督教为国教|King Trdat III is baptized; Christianity becomes the state faith|Le roi Tiridate III est baptisé ; le christianisme devient religion d’État|El rey Tiridates III se bautiza; el cristianismo pasa a ser fe del Estado|ティリダテス三世が受洗し、キリスト教を国教とする',
        3,
        ['cambridge-christianity'],
      ],
    ],
    relations: [
      ['adopted', 'christianity', '0314~', ['cambridge-christianity']],
      ['warred-with', 'roman-republic', ['-0069', '-0066'], ['plutarch', 'Lucullus 23–32']],
    ],
    source: ['cambridge-iran', 'vol. 3'],
  },
  {
    id: 'rashidun-caliphate',
    drawn: 'Rashidun Caliphate',
    names: '四大哈里发时期|Rashidun Caliphate|Califat des Rashidun|Califato ortodoxo|正統カリフ国',
    also: '正统哈里发国|Rightly guided caliphs|Califes bien guidés|Califas bien guiados|正統カリフ時代',
    span: ['0632', '0661'],
    capital: [24.47, 39.61, '麦地那|Medina|Médine|Medina|メディナ'],
    summary: `穆罕默德去世后由阿布·伯克尔、欧麦尔、奥斯曼、阿里相继为哈里发的国家。三十年间取叙利亚、埃及，灭萨珊波斯；656年起内战，终为倭马亚家族所代。
      Muslim state under the first four caliphs, Abu Bakr, Umar, Uthman and Ali. In thirty years its armies took Syria and Egypt and overthrew Persia; civil war ended in the rule of the Umayyads.
      État musulman des quatre premiers califes, Abou Bakr, Omar, Othman et Ali. En trente ans, ses armées prennent la Syrie et l’Égypte et abattent la Perse ; la guerre civile débouche sur le règne des Omeyyades.
      Estado musulmán de los cuatro primeros califas, Abu Bakr, Úmar, Uzmán y Alí. En treinta años sus ejércitos tomaron Siria y Egipto y derribaron Persia; la guerra civil desembocó en el gobierno de los omeyas.
      アブー・バクル、ウマル、ウスマーン、アリーの四代のカリフが率いたイスラーム国家。三十年のうちにシリアとエジプトを取り、ペルシアを倒した。内戦ののちウマイヤ家の支配に移る。`,
    events: [
      [
        '0636',
        '雅尔穆克之战大破拜占庭|Victory over Byzantium on the Yarmuk|Victoire sur Byzance au Yarmouk|Victoria sobre Bizancio en el Yarmuk|ヤルムークでビザンツ軍を破る',
        3,
        ['al-tabari'],
      ],
      [
        ['0656', '0661'],
        '奥斯曼遇弑，第一次内战|The killing of Uthman opens the first civil war|Le meurtre d’Othman ouvre la première guerre civile|El asesinato de Uzmán abre la primera guerra civil|ウスマーンの殺害から最初の内乱が起こる',
        3,
        ['al-tabari'],
      ],
    ],
    relations: [
      ['conquered', 'sasanian-empire', '0651'],
      ['warred-with', 'byzantine-empire'],
      ['preceded', 'umayyad-caliphate'],
    ],
    source: ['kennedy-conquests'],
  },
  {
    id: 'samanids',
    drawn: 'Samanids',
    names: '萨曼王朝|Samanids|Samanides|Samánidas|サーマーン朝',
    span: ['0819~', '1005'],
    capital: [39.77, 64.42, '布哈拉|Bukhara|Boukhara|Bujará|ブハラ'],
    summary: `中亚伊朗系王朝，都布哈拉，名义上奉阿拔斯正朔。新波斯语文学由此兴盛，鲁达基为宫廷诗人，少年伊本·西那曾读其书库；999年亡于喀喇汗。
      Iranian dynasty of Bukhara that governed Transoxiana and Khurasan for the Abbasids. New Persian became a literary language at its court, and the young Ibn Sina read in its library; the Qarakhanids took Bukhara in 999.
      Dynastie iranienne de Boukhara qui gouverne la Transoxiane et le Khorassan au nom des Abbassides. Le persan y devient langue littéraire, et le jeune Avicenne lit dans sa bibliothèque ; les Qarakhanides prennent Boukhara en 999.
      Dinastía irania de Bujará que rigió Transoxiana y Jorasán en nombre de los abasíes. En su corte el persa se hizo lengua literaria y el joven Avicena leyó en su biblioteca; los qarajánidas tomaron Bujará en 999.
      ブハラを都とし、アッバース朝の名のもとに中央アジアとホラーサーンを治めたイラン系王朝。宮廷で近世ペルシア語文学が栄え、若きイブン・スィーナーがその書庫に学んだ。999年にカラハン朝に滅ぼされる。`,
    events: [
      [
        '0900',
        '伊斯迈尔击败萨法尔王阿姆鲁，取呼罗珊|Isma’il defeats the Saffarids and gains Khurasan|Isma’il défait les Saffarides et gagne le Khorassan|Ismail derrota a los safaríes y gana Jorasán|イスマーイールがサッファール朝を破り、ホラーサーンを得る',
        3,
        ['bregel-atlas'],
      ],
    ],
    relations: [
      ['vassal-of', 'abbasid-caliphate'],
      ['patron-of', 'ibn-sina', '0997~'],
    ],
    source: ['bregel-atlas'],
  },
  {
    id: 'buyids',
    drawn: 'Buyids',
    names: '白益王朝|Buyids|Bouyides|Buyíes|ブワイフ朝',
    also: '布韦希王朝|Buwayhids|Buwayhides|Buwayhíes|ブーヤ朝',
    span: ['0934', '1062'],
    capital: [33.34, 44.4, '巴格达|Baghdad|Bagdad|Bagdad|バグダード'],
    summary: `里海南岸代拉姆人布韦希三兄弟所建的什叶派王朝，分治伊朗西部与伊拉克。945年入巴格达，挟哈里发而号令；1055年为塞尔柱所逐。
      Shia dynasty of three brothers from Daylam south of the Caspian, who divided western Iran and Iraq. From 945 they ruled in Baghdad over the caliphs’ heads, until the Seljuqs came in 1055.
      Dynastie chiite de trois frères venus du Daylam, au sud de la Caspienne, qui se partagent l’Iran occidental et l’Irak. Dès 945, ils gouvernent à Bagdad par-dessus les califes, jusqu’aux Seldjoukides en 1055.
      Dinastía chií de tres hermanos de Daylam, al sur del Caspio, que se repartieron el oeste de Irán e Irak. Desde 945 gobernaron en Bagdad por encima de los califas, hasta la llegada de los selyúcidas en 1055.
      カスピ海南岸ダイラムの三兄弟が開いたシーア派の王朝。イラン西部とイラクを分け治めた。945年にバグダードに入り、カリフに代わって実権を握る。1055年にセルジューク朝に追われた。`,
    events: [
      [
        '0945',
        '进入巴格达，控制哈里发|Buyid troops enter Baghdad and control the caliph|Les Bouyides entrent à Bagdad et dominent le calife|Los buyíes entran en Bagdad y dominan al califa|バグダードに入り、カリフを支配下に置く',
        3,
        ['kennedy-atlas'],
      ],
    ],
    relations: [['adopted', 'islam']],
    source: ['kennedy-atlas'],
  },
  {
    id: 'seljuq-empire',
    drawn: 'Seljuq Empire',
    names: '塞尔柱帝国|Seljuq Empire|Empire seldjoukide|Imperio selyúcida|セルジューク朝',
    also: '大塞尔柱|Great Seljuqs;Seljuks|Grands Seldjoukides|Grandes selyúcidas|大セルジューク朝',
    span: ['1037', '1194'],
    capital: [32.65, 51.68, '伊斯法罕|Isfahan|Ispahan|Isfahán|イスファハーン'],
    summary: `乌古斯突厥人所建。1055年图格里勒入巴格达受封苏丹，1071年阿尔普·阿尔斯兰在曼齐刻尔特俘拜占庭皇帝；尼扎姆·穆勒克为相，广设学院。后分裂，1194年最后一支亦亡。
      Empire of Oghuz Turks from Central Asia to Syria. Tughril became sultan in Baghdad in 1055; Alp Arslan captured the Byzantine emperor at Manzikert in 1071; the vizier Nizam al-Mulk founded schools. It broke up in the twelfth century.
      Empire de Turcs oghouz, de l’Asie centrale à la Syrie. Tughril devient sultan à Bagdad en 1055 ; Alp Arslan capture l’empereur byzantin à Mantzikert en 1071 ; le vizir Nizam al-Mulk fonde des collèges. Il se brise au XIIᵉ siècle.
      Imperio de turcos oguz, de Asia Central a Siria. Tughril fue sultán en Bagdad en 1055; Alp Arslan capturó al emperador bizantino en Manzikert en 1071; el visir Nizam al-Mulk fundó escuelas. Se deshizo en el siglo XII.
      オグズ系トルコ人が中央アジアからシリアに築いた帝国。1055年にトゥグリルがバグダードでスルタンとなり、1071年にはアルプ・アルスラーンがマンズィケルトで東ローマ皇帝を捕らえた。12世紀に分裂する。`,
    events: [
      [
        '1055-12',
        '图格里勒进入巴格达|Tughril enters Baghdad|Tughril entre à Bagdad|Tughril entra en Bagdad|トゥグリルがバグダードに入る',
        3,
        ['ibn-al-athir'],
      ],
      [
        '1071-08',
        '在曼齐刻尔特俘拜占庭皇帝|The Byzantine emperor is captured at Manzikert|L’empereur byzantin est capturé à Mantzikert|El emperador bizantino es capturado en Manzikert|マンズィケルトで東ローマ皇帝を捕らえる',
        3,
        ['cambridge-byzantine'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'buyids', '1055'],
      ['warred-with', 'byzantine-empire', ['1048', '1092']],
      ['took-part-in', 'crusades', ['1097', '1147'], ['riley-smith-crusades']],
    ],
    source: ['cambridge-iran', 'vol. 5'],
  },
  {
    id: 'medieval-georgia',
    drawn: 'Georgia',
    names: '格鲁吉亚王国|Kingdom of Georgia|Royaume de Géorgie|Reino de Georgia|グルジア王国',
    also: '巴格拉季昂王朝|Bagratid Georgia|Géorgie bagratide|Georgia bagrátida|バグラト朝グルジア',
    span: ['1008', '1801'],
    capital: [41.69, 44.8, '第比利斯|Tbilisi|Tbilissi|Tiflis|トビリシ'],
    summary: `1008年由巴格拉特三世统一的高加索基督教王国。大卫四世1121年破塞尔柱取第比利斯，塔玛尔女王时最盛；后遭蒙古、帖木儿蹂躏而分裂，1801年并入俄国。
      Christian kingdom of the Caucasus, united in 1008. David IV beat the Seljuqs in 1121; Queen Tamar’s reign was its golden age. Ravaged by Mongols and Timur, it split in the fifteenth century; Russia annexed the east in 1801.
      Royaume chrétien du Caucase, unifié en 1008. David IV bat les Seldjoukides en 1121 ; le règne de la reine Tamar en fut l’âge d’or. Ravagé par les Mongols et Tamerlan, il se divise au XVᵉ siècle ; la Russie annexe l’est en 1801.
      Reino cristiano del Cáucaso, unificado en 1008. David IV venció a los selyúcidas en 1121; el reinado de la reina Tamar fue su edad de oro. Asolado por mongoles y Tamerlán, se dividió en el siglo XV; Rusia anexionó el este en 1801.
      1008年に統一されたカフカスのキリスト教王国。ダヴィド四世が1121年にセルジューク軍を破り、タマル女王の代に黄金期を迎えた。モンゴルとティムールに荒らされて15世紀に分裂し、1801年に東部がロシアに併合される。`,
    events: [
      [
        '1121-08',
        '大卫四世在迪德戈里大破塞尔柱军|David IV defeats the Seljuqs at Didgori|David IV défait les Seldjoukides à Didgori|David IV derrota a los selyúcidas en Didgori|ダヴィド四世がディドゴリでセルジューク軍を破る',
        3,
        ['rayfield-georgia'],
      ],
    ],
    relations: [
      ['warred-with', 'seljuq-empire', ['1080~', '1121']],
      ['adopted', 'christianity'],
    ],
    source: ['rayfield-georgia'],
  },
  {
    id: 'sultanate-of-rum',
    drawn: 'Sultanate of Rum',
    names: '罗姆苏丹国|Sultanate of Rum|Sultanat de Roum|Sultanato de Rum|ルーム・セルジューク朝',
    also: '罗姆塞尔柱|Seljuqs of Rum|Seldjoukides de Roum|Selyúcidas de Rum|ルーム・スルタン国',
    span: ['1077~', '1308~'],
    capital: [37.87, 32.49, '科尼亚|Konya|Konya|Konya|コンヤ'],
    summary: `塞尔柱支系在小亚细亚所建，先都尼西亚，后都科尼亚。1176年大破拜占庭，商队客栈遍地，诗人鲁米居其都；1243年败于蒙古，遂为属国，分裂而亡。
      Branch of the Seljuqs that ruled Anatolia from Konya, city of the poet Rumi, and lined its roads with caravanserais. The Mongols broke it at Köse Dağ in 1243; the Ottomans were among the small states that followed.
      Branche des Seldjoukides qui gouverne l’Anatolie depuis Konya, ville du poète Rumi, et jalonne ses routes de caravansérails. Les Mongols la brisent au Köse Dağ en 1243 ; les Ottomans comptent parmi les petits États qui suivent.
      Rama de los selyúcidas que rigió Anatolia desde Konya, ciudad del poeta Rumi, y jalonó sus caminos de caravasares. Los mongoles la derrotaron en Köse Dag en 1243; los otomanos fueron uno de los pequeños Estados que la siguieron.
      コンヤを都に小アジアを治めたセルジューク朝の分家。詩人ルーミーの町であり、街道には隊商宿が並んだ。1243年キョセ・ダウでモンゴルに敗れて衰え、その跡の小国の一つからオスマン朝が出る。`,
    events: [
      [
        '1176-09',
        '在密列奥塞法隆击败拜占庭|The Byzantine army is beaten at Myriokephalon|L’armée byzantine est battue à Myrioképhalon|El ejército bizantino es vencido en Miriocéfalo|ミュリオケファロンでビザンツ軍を破る',
        3,
        ['choniates-history'],
      ],
      [
        '1243-06',
        '在科塞达格败于蒙古|The Mongols win at Köse Dağ|Les Mongols l’emportent au Köse Dağ|Los mongoles vencen en Köse Dag|キョセ・ダウでモンゴルに敗れる',
        3,
        ['cambridge-byzantine'],
      ],
    ],
    relations: [
      ['warred-with', 'byzantine-empire', ['1081', '1176']],
      ['preceded', 'ottoman-empire'],
    ],
    source: ['cambridge-byzantine'],
  },
  {
    id: 'khwarazmian-empire',
    drawn: 'Khwarazm',
    names: '花剌子模王朝|Khwarazmian Empire|Empire du Khwarezm|Imperio corasmio|ホラズム・シャー朝',
    also: '花剌子模沙|Khwarazmshahs|Khwarezm-chahs|sahs de Corasmia|ホラズム',
    span: ['1097~', '1231'],
    capital: [42.32, 59.16, '玉龙杰赤|Gurganj|Gourgandj|Gurganch|グルガンジュ'],
    summary: `阿姆河下游绿洲总督自立所建，13世纪初摩诃末灭西辽、古尔，尽有河中与伊朗。1218年讹答剌守将杀蒙古商队，次年成吉思汗西征，国遂覆亡。
      State of the shahs of the lower Oxus, which by 1215 reached from the Syr Darya to the Zagros. Its governor’s killing of a Mongol caravan at Otrar brought Genghis Khan in 1219; the last shah died in 1231.
      État des chahs du bas Oxus, qui s’étend vers 1215 du Syr-Daria au Zagros. Le massacre d’une caravane mongole à Otrar par son gouverneur attire Gengis Khan en 1219 ; le dernier chah meurt en 1231.
      Estado de los sahs del bajo Oxus, que hacia 1215 iba del Sir Daria a los Zagros. La matanza de una caravana mongola en Otrar por su gobernador atrajo a Gengis Kan en 1219; el último sah murió en 1231.
      アム川下流のホラズム・シャーたちの国。1215年頃にはシル川からザグロスにまで及んだ。1218年、オトラルの総督がモンゴルの隊商を殺したことからチンギス・カンの遠征を招き、滅亡する。`,
    events: [
      [
        '1218',
        '讹答剌守将杀蒙古商队|The governor of Otrar has a Mongol caravan killed|Le gouverneur d’Otrar fait massacrer une caravane mongole|El gobernador de Otrar hace matar a una caravana mongola|オトラルの総督がモンゴルの隊商を殺す',
        3,
        ['juvayni'],
      ],
    ],
    relations: [['warred-with', 'mongol-empire', ['1219', '1231'], ['juvayni']]],
    source: ['bregel-atlas'],
  },
  {
    id: 'crusader-states',
    drawn: 'Crusader states',
    names: '十字军国家|Crusader states|États latins d’Orient|Estados cruzados|十字軍国家',
    also: '耶路撒冷王国;安条克公国;埃德萨伯国;的黎波里伯国|Kingdom of Jerusalem;Antioch;Edessa;Tripoli|Royaume de Jérusalem;Antioche;Édesse;Tripoli|Reino de Jerusalén;Antioquía;Edesa;Trípoli|エルサレム王国',
    span: ['1098', '1291'],
    capital: [31.78, 35.23, '耶路撒冷|Jerusalem|Jérusalem|Jerusalén|エルサレム'],
    summary: `第一次十字军在黎凡特所建四国：耶路撒冷王国、安条克、埃德萨、的黎波里。1187年萨拉丁在哈丁大胜，取耶路撒冷；1291年阿卡陷于马穆鲁克，遂绝。
      Four states that the First Crusade left in the Levant: Jerusalem, Antioch, Edessa and Tripoli. Saladin took Jerusalem in 1187; the Mamluks ended them by storming Acre in 1291.
      Quatre États laissés par la première croisade au Levant : Jérusalem, Antioche, Édesse et Tripoli. Saladin prend Jérusalem en 1187 ; les Mamelouks y mettent fin en emportant Acre en 1291.
      Cuatro Estados que la primera cruzada dejó en el Levante: Jerusalén, Antioquía, Edesa y Trípoli. Saladino tomó Jerusalén en 1187; los mamelucos acabaron con ellos al asaltar Acre en 1291.
      第一回十字軍がレヴァントに残したエルサレム、アンティオキア、エデッサ、トリポリの四国。1187年にサラディンがエルサレムを奪回し、1291年マムルーク朝がアッコを落として消滅した。`,
    events: [
      [
        '1187-07-04',
        '在哈丁为萨拉丁全歼|Saladin destroys their army at Hattin|Saladin anéantit leur armée à Hattin|Saladino aniquila a su ejército en Hattin|ヒッティーンでサラディンに軍を全滅させられる',
        3,
        ['ibn-al-athir'],
      ],
      [
        '1291-05',
        '马穆鲁克攻陷阿卡|The Mamluks storm Acre|Les Mamelouks emportent Acre d’assaut|Los mamelucos toman Acre por asalto|マムルーク朝がアッコを落とす',
        3,
        ['riley-smith-crusades'],
      ],
    ],
    relations: [
      ['took-part-in', 'crusades'],
      ['enemy-of', 'saladin', ['1177', '1192']],
    ],
    source: ['riley-smith-crusades'],
  },
  {
    id: 'ayyubids',
    drawn: 'Ayyubids',
    names: '阿尤布王朝|Ayyubids|Ayyoubides|Ayubíes|アイユーブ朝',
    span: ['1171', '1260'],
    capital: [30.03, 31.26, '开罗|Cairo|Le Caire|El Cairo|カイロ'],
    summary: `库尔德裔萨拉丁废法蒂玛后所建，有埃及、叙利亚、也门，复奉逊尼派，1187年收复耶路撒冷。王族分治诸城；1250年埃及为马穆鲁克所夺，1260年叙利亚亡于蒙古。
      Dynasty of Saladin’s Kurdish family in Egypt and Syria, which won back Jerusalem in 1187. Its princes shared the cities; in 1250 its slave soldiers, the Mamluks, took Egypt, and in 1260 the Mongols Syria.
      Dynastie de la famille kurde de Saladin en Égypte et en Syrie, qui reprend Jérusalem en 1187. Ses princes se partagent les villes ; en 1250, ses soldats esclaves, les Mamelouks, prennent l’Égypte, et en 1260 les Mongols la Syrie.
      Dinastía de la familia kurda de Saladino en Egipto y Siria, que recobró Jerusalén en 1187. Sus príncipes se repartieron las ciudades; en 1250 sus soldados esclavos, los mamelucos, tomaron Egipto, y en 1260 los mongoles, Siria.
      クルド系のサラディンの一族がエジプトとシリアを治めた王朝。1187年にエルサレムを奪回した。1250年に奴隷軍人マムルークがエジプトを奪い、1260年にはモンゴルがシリアを征服する。`,
    events: [
      [
        '1187-10-02',
        '萨拉丁收复耶路撒冷|Saladin takes Jerusalem back|Saladin reprend Jérusalem|Saladino recobra Jerusalén|サラディンがエルサレムを奪回する',
        3,
        ['baha-al-din'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'fatimid-caliphate', '1171'],
      ['warred-with', 'crusader-states'],
    ],
    source: ['kennedy-atlas'],
  },
  {
    id: 'ilkhanate',
    drawn: 'Ilkhanate',
    names: '伊儿汗国|Ilkhanate|Ilkhanat|Ilkanato|イルハン朝',
    also: '旭烈兀兀鲁思|Hülegü Ulus;Mongol Persia|Perse mongole|Persia mongola|フレグ・ウルス',
    span: ['1256', '1335'],
    capital: [38.08, 46.29, '大不里士|Tabriz|Tabriz|Tabriz|タブリーズ'],
    summary: `旭烈兀西征后在伊朗所建，1258年灭阿拔斯。马拉盖天文台、拉施特《史集》皆其时所成；1295年合赞汗改奉伊斯兰教，1335年不赛因死而国分。
      Mongol state of Iran founded by Hülegü, who destroyed Baghdad in 1258. At Maragha and Tabriz astronomers and the historian Rashid al-Din worked for it; Ghazan turned Muslim in 1295. It fell apart after 1335.
      État mongol d’Iran fondé par Hülegü, destructeur de Bagdad en 1258. À Maragha et Tabriz, des astronomes et l’historien Rashid al-Din travaillent pour lui ; Ghazan se fait musulman en 1295. Il se défait après 1335.
      Estado mongol de Irán fundado por Hülegü, que destruyó Bagdad en 1258. En Maraga y Tabriz trabajaron para él astrónomos y el historiador Rashid al-Din; Gazan se hizo musulmán en 1295. Se deshizo tras 1335.
      フレグがイランに建てたモンゴルの国。1258年にバグダードを滅ぼした。マラーガとタブリーズで天文学者や歴史家ラシードゥッディーンが活動する。1295年にガザンがイスラームに改宗し、1335年以後分裂した。`,
    events: [
      [
        '1258-02',
        '旭烈兀攻破巴格达，杀哈里发|Hülegü takes Baghdad and has the caliph killed|Hülegü prend Bagdad et fait tuer le calife|Hülegü toma Bagdad y hace matar al califa|フレグがバグダードを落とし、カリフを殺す',
        3,
        ['rashid-al-din'],
      ],
      [
        '1295',
        '合赞汗即位，改奉伊斯兰教|Ghazan becomes ilkhan and turns Muslim|Ghazan devient ilkhan et se fait musulman|Gazan se hace ilján y musulmán|ガザンが即位し、イスラームに改宗する',
        3,
        ['rashid-al-din'],
      ],
    ],
    relations: [
      ['part-of', 'mongol-empire'],
      ['ended', 'abbasid-caliphate', '1258'],
      ['warred-with', 'mamluk-sultanate', ['1260', '1323']],
    ],
    source: ['cambridge-iran', 'vol. 5'],
  },
  {
    id: 'timurid-empire',
    drawn: 'Timurid Empire',
    names: '帖木儿帝国|Timurid Empire|Empire timouride|Imperio timúrida|ティムール朝',
    span: ['1370', '1507'],
    capital: [39.65, 66.96, '撒马尔罕|Samarkand|Samarcande|Samarcanda|サマルカンド'],
    summary: `帖木儿1370年在河中所建，征伐遍及波斯、印度、小亚细亚。其后沙哈鲁都赫拉特，兀鲁伯在撒马尔罕筑天文台，书画建筑极盛；1507年赫拉特陷于乌兹别克。
      Empire of Timur and his heirs from Samarkand and Herat. After his wars from Delhi to Ankara, Ulugh Beg built an observatory and painters and poets flourished at Herat; the Uzbeks took that city in 1507.
      Empire de Tamerlan et de ses héritiers, depuis Samarcande et Hérat. Après ses guerres de Delhi à Ankara, Oulough Beg bâtit un observatoire, peintres et poètes brillent à Hérat ; les Ouzbeks prennent la ville en 1507.
      Imperio de Tamerlán y sus herederos desde Samarcanda y Herat. Tras sus guerras de Delhi a Ankara, Ulugh Beg levantó un observatorio y pintores y poetas brillaron en Herat; los uzbekos tomaron esa ciudad en 1507.
      ティムールとその子孫がサマルカンドとヘラートから治めた帝国。デリーからアンカラに及ぶ征服ののち、ウルグ・ベクが天文台を建て、ヘラートで絵画と詩が栄えた。1507年にウズベクに滅ぼされる。`,
    events: [
      [
        '1402-07',
        '在安卡拉俘奥斯曼苏丹巴耶济德|The Ottoman sultan Bayezid is captured at Ankara|Le sultan ottoman Bayezid est capturé à Ankara|El sultán otomano Bayaceto es capturado en Ankara|アンカラでオスマンのスルタン・バヤズィトを捕らえる',
        3,
        ['yazdi-zafarnama'],
      ],
    ],
    relations: [
      ['warred-with', 'ottoman-empire', '1402'],
      ['held-old-lands-of', 'ilkhanate'],
    ],
    source: ['manz-tamerlane'],
  },
  {
    id: 'safavid-iran',
    drawn: 'Safavid Iran',
    names: '萨法维王朝|Safavid Iran|Iran safavide|Irán safávida|サファヴィー朝',
    also: '萨非王朝;波斯|Safavids;Persia|Safavides;Perse|Safávidas;Persia|サファヴィー朝ペルシア',
    span: ['1501', '1736'],
    capital: [32.65, 51.68, '伊斯法罕|Isfahan|Ispahan|Isfahán|イスファハーン'],
    summary: `伊斯迈尔一世1501年据大不里士所建，定十二伊玛目什叶派为国教，伊朗疆域由此成形。阿拔斯一世迁都伊斯法罕，丝绸、地毯与建筑极盛；1722年都城陷于阿富汗人。
      Dynasty founded by Shah Isma’il in 1501, which made Twelver Shiism the faith of Iran. Shah Abbas beautified Isfahan and traded in silk with Europe; Afghans took the city in 1722.
      Dynastie fondée par le chah Isma’il en 1501, qui fait du chiisme duodécimain la foi de l’Iran. Le chah Abbas embellit Ispahan et vend la soie à l’Europe ; les Afghans prennent la ville en 1722.
      Dinastía fundada por el sah Ismail en 1501, que hizo del chiismo duodecimano la fe de Irán. El sah Abás embelleció Isfahán y comerció en seda con Europa; los afganos tomaron la ciudad en 1722.
      1501年にシャー・イスマーイールが開き、十二イマーム派シーア派をイランの国教とした王朝。アッバース一世がイスファハーンを飾り、ヨーロッパと絹を交易した。1722年に都がアフガン人に落とされる。`,
    events: [
      [
        '1514-08',
        '在查尔迪兰败于奥斯曼|The Ottomans win at Chaldiran|Les Ottomans l’emportent à Tchaldiran|Los otomanos vencen en Chaldirán|チャルディラーンでオスマン軍に敗れる',
        3,
        ['cambridge-iran', 'vol. 6'],
      ],
      [
        '1722-10',
        '伊斯法罕降于阿富汗人|Isfahan surrenders to the Afghans|Ispahan se rend aux Afghans|Isfahán se rinde a los afganos|イスファハーンがアフガン人に降る',
        3,
        ['cambridge-iran', 'vol. 6'],
      ],
    ],
    relations: [
      ['warred-with', 'ottoman-empire', ['1514', '1639']],
      ['adopted', 'islam'],
    ],
    source: ['cambridge-iran', 'vol. 6'],
  },
  {
    id: 'afsharid-iran',
    drawn: 'Afsharid Iran',
    names: '阿夫沙尔王朝|Afsharid Iran|Iran afcharide|Irán afshárida|アフシャール朝',
    also: '纳迪尔沙|Nadir Shah|Nadir Chah|Nadir Sah|ナーディル・シャー',
    span: ['1736', '1796'],
    capital: [36.3, 59.6, '马什哈德|Mashhad|Mechhed|Mashhad|マシュハド'],
    summary: `阿夫沙尔部将领纳迪尔1736年自立为沙所建。逐阿富汗人，1739年入德里，掠孔雀宝座；1747年遇弑，帝国崩解，余脉在马什哈德延至1796年。
      Dynasty of the conqueror Nadir Shah, who drove the Afghans out of Iran and in 1739 carried off the treasure of Delhi. His empire fell apart when officers killed him in 1747; his heirs kept Mashhad.
      Dynastie du conquérant Nadir Chah, qui chasse les Afghans d’Iran et emporte en 1739 le trésor de Delhi. Son empire se défait quand des officiers le tuent en 1747 ; ses héritiers gardent Mechhed.
      Dinastía del conquistador Nadir Sah, que expulsó a los afganos de Irán y en 1739 se llevó el tesoro de Delhi. Su imperio se deshizo cuando unos oficiales lo mataron en 1747; sus herederos conservaron Mashhad.
      アフガン人をイランから追い、1739年にデリーの財宝を奪った征服者ナーディル・シャーの王朝。1747年に彼が将校に殺されると帝国は崩れ、子孫はマシュハドだけを保った。`,
    events: [
      [
        '1739-03',
        '纳迪尔沙洗劫德里|Nadir Shah sacks Delhi|Nadir Chah met Delhi à sac|Nadir Sah saquea Delhi|ナーディル・シャーがデリーを略奪する',
        3,
        ['cambridge-iran', 'vol. 7'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'safavid-iran', '1736'],
      ['warred-with', 'mughal-empire', ['1738', '1739']],
    ],
    source: ['cambridge-iran', 'vol. 7'],
  },
  {
    id: 'durrani-empire',
    drawn: 'Durrani Empire (Afghanistan)',
    names:
      '杜兰尼王朝与阿富汗酋长国|Durrani Empire and Emirate of Afghanistan|Empire durrani et émirat d’Afghanistan|Imperio durrani y emirato de Afganistán|ドゥッラーニー朝とアフガン首長国',
    also: '杜兰尼帝国;巴拉克宰;阿富汗|Durrani Empire;Barakzai emirate|Empire durrani;émirat barakzaï|Imperio durrani;emirato barakzai|バーラクザイ朝;アフガニスタン',
    span: ['1747', '1919'],
    capital: [34.53, 69.17, '喀布尔|Kabul|Kaboul|Kabul|カーブル'],
    summary: `艾哈迈德沙1747年统合普什图诸部所建，近代阿富汗由此始；1761年在帕尼帕特大破马拉塔。1826年起巴拉克宰氏为埃米尔，1839年、1878年两度与英军交战，外交受制至1919年。
      State of Pashtun kings founded by Ahmad Shah in 1747, from which modern Afghanistan grew. He beat the Marathas at Panipat; Barakzai emirs followed, fought two wars with Britain and left it their foreign affairs until 1919.
      État de rois pachtounes fondé par Ahmad Chah en 1747, d’où naît l’Afghanistan moderne. Il bat les Marathes à Panipat ; les émirs barakzaï lui succèdent, livrent deux guerres aux Britanniques et leur laissent la diplomatie jusqu’en 1919.
      Estado de reyes pastunes fundado por Ahmad Sah en 1747, origen del Afganistán moderno. Venció a los marathas en Panipat; le siguieron emires barakzai, que libraron dos guerras con los británicos y les dejaron la diplomacia hasta 1919.
      1747年にアフマド・シャーが建てたパシュトゥーン人の王国で、近代アフガニスタンの起源。パーニーパットでマラーターを破った。のちバーラクザイ家の首長がイギリスと二度戦い、1919年まで外交権を失う。`,
    events: [
      [
        '1747',
        '艾哈迈德沙在坎大哈被推为王|Ahmad Shah is chosen king at Kandahar|Ahmad Chah est élu roi à Kandahar|Ahmad Sah es elegido rey en Kandahar|アフマド・シャーがカンダハールで王に選ばれる',
        3,
        ['cambridge-iran', 'vol. 7'],
      ],
      [
        '1842-01',
        '英军自喀布尔撤退，几近全军覆没|A British army is destroyed on its retreat from Kabul|Une armée britannique est anéantie en quittant Kaboul|Un ejército británico es aniquilado al retirarse de Kabul|カーブルから撤退するイギリス軍が全滅する',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'british-empire', ['1839', '1880']],
      ['held-old-lands-of', 'afsharid-iran', '1747'],
    ],
    source: ['cambridge-iran', 'vol. 7'],
  },
  {
    id: 'saba-and-himyar',
    drawn: 'Saba and Himyar',
    names: '示巴与希木叶尔|Saba and Himyar|Saba et Himyar|Saba y Himyar|サバアとヒムヤル',
    also: '萨巴;也门古国|Sheba;Sabaeans;Himyarites|Sabéens;Himyarites|Sabeos;himyaríes|サバ王国;シバ',
    span: ['-0800~', '0525'],
    capital: [15.43, 45.33, '马里卜|Marib|Marib|Marib|マーリブ'],
    summary: `南阿拉伯两王国。示巴以马里卜大坝灌溉，贩乳香没药；3世纪末希木叶尔统一也门，后其王奉犹太教，迫害基督徒，525年前后为阿克苏姆所灭。
      Two kingdoms of Yemen, rich from incense and the dam of Marib. Himyar united the land in the third century, and its kings turned to Judaism; after a persecution of Christians Aksum conquered it about 525.
      Deux royaumes du Yémen, enrichis par l’encens et la digue de Marib. Himyar unit le pays au IIIᵉ siècle et ses rois se tournent vers le judaïsme ; après une persécution de chrétiens, Aksoum le conquiert vers 525.
      Dos reinos de Yemen, ricos por el incienso y la presa de Marib. Himyar unió el país en el siglo III y sus reyes abrazaron el judaísmo; tras una persecución de cristianos, Aksum lo conquistó hacia 525.
      香料とマーリブの大ダムで栄えたイエメンの二王国。3世紀にヒムヤルが統一し、王はユダヤ教に傾いた。キリスト教徒の迫害ののち、525年頃アクスムに征服される。`,
    events: [
      [
        '0525~',
        '阿克苏姆渡海征服希木叶尔|Aksum crosses the sea and conquers Himyar|Aksoum passe la mer et conquiert Himyar|Aksum cruza el mar y conquista Himyar|アクスムが海を渡りヒムヤルを征服する',
        3,
        ['procopius-wars', '1.20'],
      ],
    ],
    relations: [['warred-with', 'kingdom-of-aksum', '0525~', ['procopius-wars', '1.20']]],
    source: ['obrien-atlas'],
  },
  {
    id: 'aram-damascus',
    drawn: 'Aram-Damascus',
    names: '亚兰-大马士革|Aram-Damascus|Aram-Damas|Aram-Damasco|アラム・ダマスカス',
    also: '大马士革王国|Kingdom of Damascus|Royaume de Damas|Reino de Damasco|ダマスカス王国',
    span: ['-0950~', '-0732'],
    capital: [33.51, 36.31, '大马士革|Damascus|Damas|Damasco|ダマスカス'],
    summary: `叙利亚南部亚兰人王国，都大马士革，与以色列屡战。前853年率诸国联军在卡尔卡尔抵御亚述；哈薛王时最强，前732年为提格拉特帕拉沙尔三世所并。
      Aramaean kingdom of southern Syria, long at war with Israel. It led the league that met Assyria at Qarqar in 853 BC and was strongest under Hazael; Tiglath-pileser III took Damascus in 732 BC.
      Royaume araméen de Syrie du Sud, longtemps en guerre avec Israël. Il mène la ligue qui affronte l’Assyrie à Qarqar en 853 av. J.-C., culmine sous Hazaël ; Téglath-Phalasar III prend Damas en 732.
      Reino arameo del sur de Siria, mucho tiempo en guerra con Israel. Encabezó la liga que se enfrentó a Asiria en Qarqar en 853 a. C. y culminó con Hazael; Tiglatpileser III tomó Damasco en 732.
      シリア南部のアラム人の王国。イスラエルと長く争った。紀元前853年カルカルでアッシリアに対する同盟を率い、ハザエル王の代に最も強まる。前732年、ティグラト・ピレセル三世に都を落とされた。`,
    events: [
      [
        '-0732',
        '提格拉特帕拉沙尔三世取大马士革|Tiglath-pileser III takes Damascus|Téglath-Phalasar III prend Damas|Tiglatpileser III toma Damasco|ティグラト・ピレセル三世がダマスカスを落とす',
        3,
        ['hebrew-bible', '2 Kings 16'],
      ],
    ],
    relations: [
      ['warred-with', 'kingdom-of-israel', undefined, ['hebrew-bible', '2 Kings 6–13']],
      ['warred-with', 'assyrian-empire', ['-0853', '-0732'], ['van-de-mieroop']],
    ],
    source: ['hebrew-bible', '2 Kings'],
  },
  {
    id: 'kingdom-of-israel',
    drawn: 'Kingdom of Israel',
    names: '以色列王国|Kingdom of Israel|Royaume d’Israël|Reino de Israel|イスラエル王国',
    also: '北国以色列;撒马利亚|Northern Kingdom;Samaria|Royaume du Nord;Samarie|Reino del Norte;Samaria|北王国',
    span: ['-0930~', '-0722~'],
    capital: [32.28, 35.19, '撒马利亚|Samaria|Samarie|Samaria|サマリア'],
    summary: `以色列北方十支派之国，暗利王建都撒马利亚，亚哈时参与卡尔卡尔之战。先知以利亚、阿摩司出其地；前722年前后为亚述所灭，民多被迁。
      Northern of the two Hebrew kingdoms, ruled from Samaria, the city of Omri and Ahab and scene of the prophets Elijah and Amos. Assyria took it about 722 BC and deported many of its people.
      Le royaume hébreu du Nord, gouverné depuis Samarie, ville d’Omri et d’Achab, où prêchèrent Élie et Amos. L’Assyrie le prend vers 722 av. J.-C. et déporte une grande part de ses habitants.
      El reino hebreo del norte, regido desde Samaria, ciudad de Omrí y Acab, donde predicaron Elías y Amós. Asiria lo tomó hacia 722 a. C. y deportó a muchos de sus habitantes.
      二つのヘブライ王国のうち北の国。オムリとアハブの都サマリアから治められ、預言者エリヤやアモスが活動した。紀元前722年頃アッシリアに滅ぼされ、多くの民が移される。`,
    events: [
      [
        '-0722~',
        '亚述攻陷撒马利亚，迁其民|Assyria takes Samaria and deports its people|L’Assyrie prend Samarie et déporte ses habitants|Asiria toma Samaria y deporta a su gente|アッシリアがサマリアを落とし、民を移す',
        3,
        ['hebrew-bible', '2 Kings 17'],
      ],
    ],
    relations: [
      ['vassal-of', 'assyrian-empire', ['-0841~', '-0724~']],
      ['warred-with', 'kingdom-of-judah'],
    ],
    source: ['hebrew-bible', '1–2 Kings'],
  },
  {
    id: 'kingdom-of-judah',
    drawn: 'Kingdom of Judah',
    names: '犹大王国|Kingdom of Judah|Royaume de Juda|Reino de Judá|ユダ王国',
    also: '南国犹大|Southern Kingdom|Royaume du Sud|Reino del Sur|南王国',
    span: ['-0930~', '-0587~'],
    capital: [31.78, 35.23, '耶路撒冷|Jerusalem|Jérusalem|Jerusalén|エルサレム'],
    summary: `大卫后裔所治的南方希伯来王国，都耶路撒冷。前701年幸免于亚述；约西亚王改革，独尊圣殿；前587年前后尼布甲尼撒二世毁城，民掳至巴比伦。
      Southern Hebrew kingdom, ruled by the house of David from Jerusalem. It outlived the Assyrian siege of 701 BC; Josiah centred worship on the Temple. Nebuchadnezzar II destroyed the city about 587 BC and led its leaders to Babylon.
      Royaume hébreu du Sud, gouverné par la maison de David depuis Jérusalem. Il survit au siège assyrien de 701 av. J.-C. ; Josias concentre le culte au Temple. Nabuchodonosor II détruit la ville vers 587 et emmène ses notables à Babylone.
      Reino hebreo del sur, regido por la casa de David desde Jerusalén. Sobrevivió al asedio asirio de 701 a. C.; Josías concentró el culto en el Templo. Nabucodonosor II destruyó la ciudad hacia 587 y llevó a sus notables a Babilonia.
      ダビデの家がエルサレムから治めた南のヘブライ王国。紀元前701年のアッシリアの包囲に耐え、ヨシヤ王が礼拝を神殿に集めた。前587年頃ネブカドネザル二世が都を破壊し、指導層をバビロンへ連れ去る。`,
    events: [
      [
        '-0701',
        '亚述王辛那赫里布围耶路撒冷不克|Sennacherib besieges Jerusalem without taking it|Sennachérib assiège Jérusalem sans la prendre|Senaquerib sitia Jerusalén sin tomarla|センナケリブがエルサレムを囲むが落とせない',
        3,
        ['hebrew-bible', '2 Kings 18–19'],
      ],
      [
        '-0587~',
        '尼布甲尼撒二世毁耶路撒冷与圣殿|Nebuchadnezzar II destroys Jerusalem and the Temple|Nabuchodonosor II détruit Jérusalem et le Temple|Nabucodonosor II destruye Jerusalén y el Templo|ネブカドネザル二世がエルサレムと神殿を破壊する',
        3,
        ['hebrew-bible', '2 Kings 25'],
      ],
    ],
    relations: [['vassal-of', 'assyrian-empire', ['-0734~', '-0630~']]],
    source: ['hebrew-bible', '1–2 Kings'],
  },
  {
    id: 'palmyrene-empire',
    drawn: 'Palmyrene Empire',
    names: '帕尔米拉帝国|Palmyrene Empire|Empire de Palmyre|Imperio de Palmira|パルミラ帝国',
    span: ['0267~', '0273'],
    capital: [34.55, 38.27, '帕尔米拉|Palmyra|Palmyre|Palmira|パルミラ'],
    summary: `叙利亚绿洲商城帕尔米拉乘罗马危机所建。奥登纳图斯拒波斯，其妻芝诺比娅继之，270年取埃及与小亚细亚大部；272年为奥勒良所擒，次年城毁。
      Eastern provinces of Rome under the caravan city of Palmyra. Odaenathus had driven back the Persians; his widow Zenobia took Egypt in 270. Aurelian captured her in 272 and destroyed the city after a second rising.
      Provinces orientales de Rome sous la cité caravanière de Palmyre. Odénat avait repoussé les Perses ; sa veuve Zénobie prend l’Égypte en 270. Aurélien la capture en 272 et détruit la ville après un second soulèvement.
      Provincias orientales de Roma bajo la ciudad caravanera de Palmira. Odenato había rechazado a los persas; su viuda Zenobia tomó Egipto en 270. Aureliano la capturó en 272 y destruyó la ciudad tras un segundo alzamiento.
      隊商都市パルミラのもとに置かれたローマの東方属州。オダエナトゥスがペルシアを退け、未亡人ゼノビアが270年にエジプトを取った。272年アウレリアヌスに捕らえられ、再度の反乱ののち都は破壊される。`,
    events: [
      [
        '0272',
        '奥勒良擒芝诺比娅|Aurelian captures Zenobia|Aurélien capture Zénobie|Aureliano captura a Zenobia|アウレリアヌスがゼノビアを捕らえる',
        3,
        ['zosimus', '1.50–56'],
      ],
    ],
    relations: [['rebelled-against', 'roman-empire', '0270', ['zosimus']]],
    source: ['zosimus'],
  },
]);
