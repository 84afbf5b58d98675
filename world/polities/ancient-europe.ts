import { polities } from './polity.ts';

export const ancientEurope = polities('europe', [
  {
    id: 'scythians',
    kind: 'people',
    drawn: 'Scythians',
    also: '塞种;西徐亚人|Scyths;Saka|Saces|Sacas|スキュタイ人;サカ',
    span: ['-0700~', '-0250~'],
    capital: [48.0, 35.0, '第聂伯河下游|lower Dnieper|bas Dniepr|bajo Dniéper|ドニエプル川下流'],
    summary: `黑海以北操伊朗语的游牧民。前七世纪横行西亚，前512年前后以坚壁清野拒大流士；与希腊殖民城市交易谷物与奴隶，墓中多出动物纹金器。
      Iranian-speaking nomads of the steppe north of the Black Sea. They raided the Near East, wore out the invading army of Darius, traded with Greek towns and left gold in animal style in their barrows.
      Nomades de langue iranienne de la steppe au nord de la mer Noire. Ils pillent le Proche-Orient, épuisent l’armée de Darius, commercent avec les villes grecques et laissent dans leurs tumulus des ors de style animalier.
      Nómadas de lengua irania de la estepa al norte del mar Negro. Asolaron Oriente Próximo, agotaron al ejército invasor de Darío, comerciaron con ciudades griegas y dejaron en sus túmulos oro de estilo animalístico.
      黒海北岸の草原にいたイラン系の遊牧民。西アジアに侵入し、ダレイオス一世の遠征軍を疲弊させて退けた。ギリシア人の植民市と交易し、墳墓に動物文様の金製品を残す。`,
    events: [
      [
        '-0513~',
        '以坚壁清野击退大流士|Darius crosses the Danube and finds nobody to fight|Darius franchit le Danube et ne trouve personne à combattre|Darío cruza el Danubio y no halla con quién luchar|ダレイオスの遠征軍を焦土戦術で退ける',
        3,
        ['herodotus', '4.118–142'],
      ],
    ],
    relations: [['warred-with', 'achaemenid-empire', '-0513~', ['herodotus', '4.118–142']]],
    source: ['herodotus', '4'],
  },
  {
    id: 'huns',
    kind: 'people',
    drawn: 'Huns',
    also: '匈奴（欧洲）|Attila’s Huns|Huns d’Attila|Hunos de Atila|フン族;フン人',
    span: ['0370~', '0469~'],
    capital: [46.5, 20.5, '蒂萨河平原|Tisza plain|plaine de la Tisza|llanura del Tisza|ティサ川の平原'],
    summary: `370年代自东方渡过顿河的骑马民族，驱哥特人涌入罗马。阿提拉时以匈牙利平原为中心，索东罗马巨贡，451年侵高卢败于卡塔隆平原；其死后帝国瓦解。
      Mounted people from the east who drove the Goths into the Roman Empire. From the Hungarian plain Attila took tribute from Constantinople, invaded Gaul in 451 and Italy in 452; after his death in 453 the realm dissolved.
      Peuple cavalier venu de l’est, qui pousse les Goths dans l’Empire romain. Depuis la plaine hongroise, Attila tire tribut de Constantinople, envahit la Gaule en 451, l’Italie en 452 ; à sa mort, en 453, son empire se défait.
      Pueblo de jinetes llegado del este que empujó a los godos al Imperio romano. Desde la llanura húngara Atila cobró tributo a Constantinopla e invadió la Galia en 451 e Italia en 452; a su muerte, en 453, el imperio se deshizo.
      東方から現れてゴート人をローマ帝国へ追い立てた騎馬民族。ハンガリー平原を本拠とするアッティラは東ローマから貢納を取り、451年にガリア、452年にイタリアへ侵入した。453年の彼の死後、国は崩れる。`,
    events: [
      [
        '0451',
        '阿提拉在高卢的卡塔隆平原受阻|Attila is checked on the Catalaunian Plains in Gaul|Attila est arrêté aux champs Catalauniques, en Gaule|Atila es detenido en los Campos Cataláunicos, en la Galia|アッティラがカタラウヌムの戦いで阻まれる',
        3,
        ['cambridge-ancient-history', 'vol. 14'],
      ],
    ],
    relations: [['warred-with', 'roman-empire', ['0441', '0452']]],
    source: ['cambridge-ancient-history', 'vol. 13'],
  },
  {
    id: 'avars',
    kind: 'people',
    drawn: 'Avars',
    also: '阿瓦尔汗国|Avar Khaganate|Khaganat avar|Kanato ávaro|アヴァール可汗国',
    disambiguation:
      '中世纪早期的欧洲民族|early medieval people|peuple du haut Moyen Âge|pueblo altomedieval|中世初期の民族',
    span: ['0558~', '0822'],
    capital: [46.5, 19.5, '多瑙河中游|middle Danube|moyen Danube|Danubio medio|ドナウ川中流'],
    summary: `六世纪自东方迁入匈牙利平原的游牧民，统率斯拉夫人攻掠巴尔干，626年与波斯合围君士坦丁堡不克。795年起为查理曼所破。
      Nomads who settled the Hungarian plain in 568 and led Slavs against the Balkans. They failed before Constantinople in 626; Charlemagne’s armies took their treasure and broke them in the 790s.
      Nomades établis en 568 dans la plaine hongroise, qui mènent les Slaves contre les Balkans. Ils échouent devant Constantinople en 626 ; les armées de Charlemagne prennent leur trésor et les brisent dans les années 790.
      Nómadas asentados en 568 en la llanura húngara que condujeron a los eslavos contra los Balcanes. Fracasaron ante Constantinopla en 626; los ejércitos de Carlomagno tomaron su tesoro y los quebraron en la década de 790.
      568年にハンガリー平原に入り、スラヴ人を率いてバルカンを襲った遊牧民。626年のコンスタンティノープル包囲に失敗し、790年代にカール大帝の軍に宝物を奪われて滅んだ。`,
    events: [
      [
        '0626',
        '围攻君士坦丁堡不克|The siege of Constantinople fails|Le siège de Constantinople échoue|Fracasa el asedio de Constantinopla|コンスタンティノープル包囲に失敗する',
        3,
        ['chronicon-paschale'],
      ],
    ],
    relations: [['warred-with', 'byzantine-empire', ['0582', '0626']]],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'khazars',
    kind: 'people',
    drawn: 'Khazars',
    names: '可萨汗国|Khazars|Khazars|Jázaros|ハザール',
    also: '哈扎尔|Khazar Khaganate|Khaganat khazar|Kanato jázaro|ハザール可汗国',
    span: ['0650~', '0969~'],
    capital: [
      45.9,
      47.9,
      '阿得水（亦的勒）|Atil, Volga delta|Itil, delta de la Volga|Itil, delta del Volga|アティル（ヴォルガ河口）',
    ],
    summary: `伏尔加下游与北高加索的突厥系汗国，阻阿拉伯人北进，收过境商税，其统治层奉犹太教。965年前后为基辅大公斯维亚托斯拉夫所破。
      Turkic power between the Volga and the Caucasus that stopped the Arabs, taxed the river trade and whose rulers adopted Judaism. Svyatoslav of Kiev broke it about 965.
      Puissance turque entre la Volga et le Caucase, qui arrête les Arabes, taxe le commerce des fleuves et dont les chefs adoptent le judaïsme. Sviatoslav de Kiev la brise vers 965.
      Potencia turca entre el Volga y el Cáucaso que frenó a los árabes, gravó el comercio fluvial y cuyos gobernantes adoptaron el judaísmo. Sviatoslav de Kiev la quebró hacia 965.
      ヴォルガ川下流とカフカス北方のテュルク系国家。アラブ軍の北上を阻み、川の交易に課税した。支配層はユダヤ教を奉じる。965年頃、キエフのスヴャトスラフに破られた。`,
    events: [
      [
        '0965',
        '基辅大公斯维亚托斯拉夫破其城|Svyatoslav of Kiev takes their towns|Sviatoslav de Kiev prend leurs villes|Sviatoslav de Kiev toma sus ciudades|キエフのスヴャトスラフに町を落とされる',
        3,
        ['russian-primary-chronicle'],
      ],
    ],
    relations: [['warred-with', 'umayyad-caliphate', ['0722', '0737']]],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'volga-bulgaria',
    drawn: 'Volga Bulgaria',
    also: '保加尔|Volga Bulgars|Bulgares de la Volga|Búlgaros del Volga|ブルガール',
    span: ['0922~', '1236'],
    capital: [54.98, 49.03, '保加尔城|Bolghar|Bolgar|Bolgar|ブルガール'],
    summary: `伏尔加河中游的突厥系国家，以毛皮、奴隶与北欧和中亚贸易，922年接受伊斯兰教，伊本·法德兰曾至其地。1236年为蒙古所灭。
      Turkic state on the middle Volga, a market for furs and slaves between the north and Central Asia. It accepted Islam, as Ibn Fadlan’s embassy of 922 saw; the Mongols destroyed it in 1236.
      État turc de la moyenne Volga, marché de fourrures et d’esclaves entre le nord et l’Asie centrale. Il embrasse l’islam, comme le vit l’ambassade d’Ibn Fadlan en 922 ; les Mongols le détruisent en 1236.
      Estado turco del Volga medio, mercado de pieles y esclavos entre el norte y Asia Central. Aceptó el islam, como vio la embajada de Ibn Fadlan en 922; los mongoles lo destruyeron en 1236.
      ヴォルガ川中流のテュルク系国家。北方と中央アジアを結ぶ毛皮と奴隷の市場であった。イスラームを受け入れ、922年にはイブン・ファドラーンの使節団が訪れる。1236年にモンゴルに滅ぼされた。`,
    events: [
      [
        '0922-05',
        '哈里发使团抵达，伊本·法德兰随行|A caliph’s embassy arrives; Ibn Fadlan describes it|Une ambassade du calife arrive ; Ibn Fadlan la décrit|Llega una embajada del califa; Ibn Fadlan la describe|カリフの使節イブン・ファドラーンが訪れる',
        2,
        ['encyclopaedia-of-islam'],
      ],
    ],
    relations: [['adopted', 'islam', '0922']],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'pechenegs',
    kind: 'people',
    drawn: 'Pechenegs',
    span: ['0860~', '1122'],
    capital: [47.0, 34.0, '黑海北岸草原|Black Sea steppe|steppe de la mer Noire|estepa del mar Negro|黒海北岸の草原'],
    summary: `十、十一世纪控制黑海北岸的突厥系游牧民，逐匈牙利人西迁，972年杀基辅大公斯维亚托斯拉夫；1091年为拜占庭与库曼人所破。
      Turkic nomads who held the Black Sea steppe in the tenth century. They drove the Magyars west, killed Svyatoslav of Kiev in 972 and were crushed by Byzantium and Cumans in 1091.
      Nomades turcs maîtres de la steppe de la mer Noire au Xᵉ siècle. Ils poussent les Magyars vers l’ouest, tuent Sviatoslav de Kiev en 972 et sont écrasés par Byzance et les Coumans en 1091.
      Nómadas turcos que dominaron la estepa del mar Negro en el siglo X. Empujaron a los magiares al oeste, mataron a Sviatoslav de Kiev en 972 y fueron aplastados por Bizancio y los cumanos en 1091.
      10世紀に黒海北岸の草原を占めたテュルク系遊牧民。マジャール人を西へ追い、972年にキエフのスヴャトスラフを討った。1091年、ビザンツとクマン人に大敗する。`,
    events: [
      [
        '1091-04',
        '在莱乌尼翁山为拜占庭与库曼人所破|Byzantines and Cumans crush them at Levounion|Byzantins et Coumans les écrasent au Lébounion|Bizantinos y cumanos los aplastan en Levunion|レヴニオンでビザンツとクマン人に大敗する',
        3,
        ['cambridge-byzantine'],
      ],
    ],
    relations: [['warred-with', 'byzantine-empire', ['1046', '1091'], ['cambridge-byzantine']]],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'kipchaks',
    kind: 'people',
    drawn: 'Kipchaks (Cumans)',
    names: '钦察人|Kipchaks|Kiptchaks|Kipchaks|キプチャク',
    also: '库曼人;波洛伏齐人|Cumans;Polovtsians|Coumans;Polovtses|Cumanos;polovtsianos|クマン;ポロヴェツ',
    span: ['1050~', '1241'],
    capital: [48.5, 38.0, '顿涅茨草原|Donets steppe|steppe du Donets|estepa del Donets|ドネツ草原'],
    summary: `十一至十三世纪遍布黑海至里海草原的突厥系游牧民，罗斯称波洛伏齐人，时和时战。蒙古西征后或奔匈牙利，或并入金帐汗国，或被卖至埃及为马穆鲁克。
      Turkic nomads of the steppe from the Danube to the Irtysh, called Cumans in the west and Polovtsians in Rus’. The Mongols broke them; some fled to Hungary, others became slave soldiers in Egypt.
      Nomades turcs de la steppe, du Danube à l’Irtych, dits Coumans à l’ouest et Polovtses en Rus’. Les Mongols les brisent ; les uns fuient en Hongrie, d’autres deviennent soldats esclaves en Égypte.
      Nómadas turcos de la estepa, del Danubio al Irtish, llamados cumanos en el oeste y polovtsianos en la Rus. Los mongoles los quebraron; unos huyeron a Hungría y otros fueron soldados esclavos en Egipto.
      ドナウからイルティシュまでの草原に広がったテュルク系遊牧民。西ではクマン、ルーシではポロヴェツと呼ばれた。モンゴルに破られ、ハンガリーへ逃れ、またエジプトの奴隷軍人となった者もある。`,
    events: [
      [
        '1185',
        '击败并俘获诺夫哥罗德-塞维尔斯基公伊戈尔|Prince Igor of Novgorod-Seversk is beaten and captured|Le prince Igor de Novgorod-Severski est battu et pris|El príncipe Ígor de Nóvgorod-Síverski es vencido y preso|イーゴリ公を破って捕らえる',
        2,
        ['riasanovsky'],
      ],
    ],
    relations: [],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'golden-horde',
    drawn: 'Golden Horde',
    names: '金帐汗国|Golden Horde|Horde d’or|Horda de Oro|ジョチ・ウルス',
    also: '钦察汗国;术赤兀鲁思|Ulus of Jochi;Kipchak Khanate|Ulus de Djötchi|Ulus de Jochi|金帳汗国;キプチャク・ハン国',
    span: ['1242~', '1502'],
    capital: [47.18, 47.4, '萨莱|Sarai|Saraï|Sarái|サライ'],
    summary: `成吉思汗长子术赤后裔之国，拔都西征后建于伏尔加下游，征贡罗斯诸公国二百余年。乌兹别克汗时奉伊斯兰教为国教；帖木儿重创之，后裂为诸汗国。
      Realm of the house of Jochi, eldest son of Genghis Khan, on the lower Volga. It took tribute from the Rus’ princes for two centuries and became Muslim under Özbeg; Timur’s blows helped it break into khanates.
      Domaine de la maison de Djötchi, fils aîné de Gengis Khan, sur la basse Volga. Il lève tribut sur les princes russes pendant deux siècles, se fait musulman sous Özbeg ; les coups de Timour l’aident à se briser en khanats.
      Dominio de la casa de Jochi, primogénito de Gengis Kan, en el bajo Volga. Cobró tributo a los príncipes rusos durante dos siglos y se hizo musulmán con Özbeg; los golpes de Timur lo llevaron a romperse en kanatos.
      チンギス・カンの長子ジョチの子孫の国。ヴォルガ下流を本拠とし、ルーシ諸公から二世紀にわたり貢納を取った。ウズベク・ハンの代にイスラーム化する。ティムールの打撃を受け、諸ハン国に分かれた。`,
    events: [
      [
        '1313',
        '乌兹别克汗即位，奉伊斯兰教|Özbeg becomes khan and makes Islam the faith of the state|Özbeg devient khan et fait de l’islam la foi de l’État|Özbeg se hace kan y convierte el islam en fe del Estado|ウズベクが即位し、イスラームを国教とする',
        2,
        ['bregel-atlas'],
      ],
      [
        '1395',
        '帖木儿焚毁萨莱|Timur burns Sarai|Timour brûle Saraï|Timur quema Sarái|ティムールがサライを焼く',
        3,
        ['yazdi-zafarnama'],
      ],
    ],
    relations: [
      ['part-of', 'mongol-empire'],
      ['adopted', 'islam', '1313'],
      ['grew-into', 'crimean-khanate', '1441~'],
    ],
    source: ['bregel-atlas'],
  },
  {
    id: 'khanate-of-kazan',
    drawn: 'Khanate of Kazan',
    names: '喀山汗国|Khanate of Kazan|Khanat de Kazan|Kanato de Kazán|カザン・ハン国',
    span: ['1438', '1552'],
    capital: [55.8, 49.1, '喀山|Kazan|Kazan|Kazán|カザン'],
    summary: `金帐汗国分裂后在伏尔加中游所立的鞑靼汗国，承保加尔旧地，与莫斯科时战时和。1552年为伊凡四世攻陷。
      Tatar state on the middle Volga, one of the heirs of the Golden Horde, on the land of the Volga Bulgars. Ivan IV stormed its capital in 1552 and annexed it to Russia.
      État tatar de la moyenne Volga, héritier de la Horde d’or sur les terres des Bulgares de la Volga. Ivan IV emporte sa capitale en 1552 et l’annexe à la Russie.
      Estado tártaro del Volga medio, heredero de la Horda de Oro en tierras de los búlgaros del Volga. Iván IV asaltó su capital en 1552 y lo anexionó a Rusia.
      ジョチ・ウルスの分裂で生まれた、ヴォルガ川中流のタタール人の国。ヴォルガ・ブルガールの故地を占めた。1552年、イヴァン四世に都を落とされて併合される。`,
    events: [
      [
        '1552-10',
        '伊凡四世攻陷喀山|Ivan IV storms Kazan|Ivan IV emporte Kazan d’assaut|Iván IV toma Kazán por asalto|イヴァン四世がカザンを攻め落とす',
        3,
        ['riasanovsky'],
      ],
    ],
    relations: [['held-old-lands-of', 'volga-bulgaria']],
    source: ['obrien-atlas'],
  },
  {
    id: 'crimean-khanate',
    drawn: 'Crimean Khanate',
    names: '克里米亚汗国|Crimean Khanate|Khanat de Crimée|Kanato de Crimea|クリミア・ハン国',
    span: ['1441~', '1783'],
    capital: [44.75, 33.88, '巴赫奇萨赖|Bakhchysarai|Bakhtchissaraï|Bajchisarái|バフチサライ'],
    summary: `格来家族统治的鞑靼汗国，1475年起附属奥斯曼帝国。骑兵屡入罗斯、波兰掠奴，1571年焚莫斯科。1774年名义独立，1783年为叶卡捷琳娜二世并吞。
      Tatar state of the Giray family, vassal of the Ottomans from 1475, whose horsemen raided Poland and Russia for slaves. Catherine the Great annexed it in 1783.
      État tatar de la famille Giray, vassal des Ottomans dès 1475, dont les cavaliers razzient des esclaves en Pologne et en Russie. Catherine la Grande l’annexe en 1783.
      Estado tártaro de la familia Giray, vasallo de los otomanos desde 1475, cuyos jinetes saqueaban Polonia y Rusia en busca de esclavos. Catalina la Grande lo anexionó en 1783.
      ギレイ家が治めたタタール人の国。1475年からオスマン帝国に従属し、騎兵がポーランドやロシアで奴隷狩りを重ねた。1783年にエカチェリーナ二世が併合する。`,
    events: [
      [
        '1783-04',
        '叶卡捷琳娜二世宣布并吞|Catherine the Great proclaims its annexation|Catherine la Grande en proclame l’annexion|Catalina la Grande proclama la anexión|エカチェリーナ二世が併合を宣言する',
        3,
        ['madariaga-catherine'],
      ],
    ],
    relations: [['vassal-of', 'ottoman-empire', ['1475', '1774']]],
    source: ['pitcher-ottoman'],
  },
  {
    id: 'khanate-of-astrakhan',
    drawn: 'Khanate of Astrakhan',
    names: '阿斯特拉罕汗国|Khanate of Astrakhan|Khanat d’Astrakhan|Kanato de Astracán|アストラハン・ハン国',
    span: ['1466~', '1556'],
    capital: [46.4, 48.05, '哈吉塔尔汗|Hajji Tarkhan|Hadji-Tarkhan|Haji Tarján|ハージ・タルハン'],
    summary: `金帐汗国解体后在伏尔加河口所立的小国，扼里海商路。1556年为俄罗斯并吞，伏尔加全线遂归俄国。
      Small Tatar state at the mouth of the Volga, left by the Golden Horde, that lived on trade. Russia annexed it in 1556 and so held the whole river.
      Petit État tatar à l’embouchure de la Volga, reste de la Horde d’or, vivant du commerce. La Russie l’annexe en 1556 et tient dès lors tout le fleuve.
      Pequeño Estado tártaro en la desembocadura del Volga, resto de la Horda de Oro, que vivía del comercio. Rusia lo anexionó en 1556 y dominó así todo el río.
      ジョチ・ウルスの解体で生まれた、ヴォルガ河口の小さなタタール人の国。交易で栄えた。1556年にロシアに併合され、ヴォルガの全流域がロシアのものとなる。`,
    events: [
      [
        '1556',
        '俄罗斯并吞汗国|Russia annexes the khanate|La Russie annexe le khanat|Rusia se anexiona el kanato|ロシアに併合される',
        3,
        ['riasanovsky'],
      ],
    ],
    relations: [['held-old-lands-of', 'golden-horde']],
    source: ['obrien-atlas'],
  },
  {
    id: 'nogai-horde',
    drawn: 'Nogai Horde',
    names: '诺盖汗国|Nogai Horde|Horde nogaï|Horda de Nogai|ノガイ・オルダ',
    also: '曼格特|Manghit Yurt;Nogays|Nogaïs|Nogayos|ノガイ',
    span: ['1440~', '1634~'],
    capital: [48.58, 51.75, '萨莱奇克|Saraychik|Saraïtchik|Saraichik|サライチク'],
    summary: `金帐汗国权臣也迪古后裔所统的游牧联盟，居伏尔加、乌拉尔河之间。十六世纪中叶裂为大、小诺盖，十七世纪初为卡尔梅克人所逐。
      Nomad confederation between the Volga and the Ural rivers, led by the heirs of Edigü. It sold horses to Muscovy, split in the mid-sixteenth century and was scattered by the Kalmyks in the 1630s.
      Confédération nomade entre la Volga et l’Oural, menée par les héritiers d’Edigü. Elle vend des chevaux à la Moscovie, se divise au milieu du XVIᵉ siècle et est dispersée par les Kalmouks dans les années 1630.
      Confederación nómada entre los ríos Volga y Ural, dirigida por los herederos de Edigü. Vendía caballos a Moscovia, se dividió a mediados del siglo XVI y la dispersaron los calmucos en la década de 1630.
      ヴォルガ川とウラル川のあいだの遊牧連合。エディゲの子孫が率い、モスクワに馬を売った。16世紀半ばに分裂し、1630年代にカルムイク人に追われて散った。`,
    events: [
      [
        '1557~',
        '分裂为大、小诺盖|The horde splits into a Great and a Little one|La horde se divise en Grande et Petite|La horda se divide en Grande y Pequeña|大ノガイと小ノガイに分かれる',
        1,
        ['bregel-atlas'],
      ],
    ],
    relations: [['held-old-lands-of', 'golden-horde']],
    source: ['bregel-atlas'],
  },
]);
