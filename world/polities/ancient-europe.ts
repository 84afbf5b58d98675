import { polities } from './polity.ts';

export const ancientEurope = polities('europe', [
  {
    id: 'scythians',
    kind: 'people',
    drawn: 'Scythians',
    also: '塞种;西徐亚人|Scyths;Saka|Saces|Sacas|スキュタイ人;サカ',
    span: ['-0700~', '-0250~'],
    capital: [48.0, 35.0, '第聂伯河下游|lower Dnieper|bas Dniepr|bajo Dniéper|ドニエプル川下流'],
    summary: `黑海以北操伊朗语的游牧民。前7世纪横行西亚，前513年前后以坚壁清野拒大流士；与希腊殖民城市交易谷物与奴隶，墓中多出动物纹金器。
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
    source: ['oxford-classical-dictionary'],
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
    source: ['cambridge-ancient-history'],
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
    summary: `6世纪自东方迁入匈牙利平原的游牧民，统率斯拉夫人攻掠巴尔干，626年与波斯合围君士坦丁堡不克。795年起为查理曼所破。
      Nomads who settled the Hungarian plain in 568 and led Slavs against the Balkans. They failed before Constantinople in 626; Charlemagne’s armies took their treasure and broke them in the 790s.
      Nomades établis en 568 dans la plaine hongroise, qui mènent les Slaves contre les Balkans. Ils échouent devant Constantinople en 626 ; les armées de Charlemagne prennent leur trésor et les brisent dans les années 790.
      Nómadas asentados en 568 en la llanura húngara que condujeron a los eslavos contra los Balcanes. Fracasaron ante Constantinopla en 626; los ejércitos de Carlomagno tomaron su tesoro y los derrotaron en la década de 790.
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
      '伊蒂尔（亦的勒）|Atil, Volga delta|Itil, delta de la Volga|Itil, delta del Volga|アティル（ヴォルガ河口）',
    ],
    summary: `伏尔加下游与北高加索的突厥系汗国，阻阿拉伯人北进，收过境商税，其统治层奉犹太教。965年前后为基辅大公斯维亚托斯拉夫所破。
      Turkic power between the Volga and the Caucasus that stopped the Arabs, taxed the river trade and whose rulers adopted Judaism. Svyatoslav of Kiev broke it about 965.
      Puissance turque entre la Volga et le Caucase, qui arrête les Arabes, taxe le commerce des fleuves et dont les chefs adoptent le judaïsme. Sviatoslav de Kiev la brise vers 965.
      Potencia turca entre el Volga y el Cáucaso que frenó a los árabes, gravó el comercio fluvial y cuyos gobernantes adoptaron el judaísmo. Sviatoslav de Kiev la derrotó hacia 965.
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
    summary: `10、11世纪控制黑海北岸的突厥系游牧民，逐匈牙利人西迁，972年杀基辅大公斯维亚托斯拉夫；1091年为拜占庭与库曼人所破。
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
    summary: `11至13世纪遍布黑海至里海草原的突厥系游牧民，罗斯称波洛伏齐人，时和时战。蒙古西征后或奔匈牙利，或并入金帐汗国，或被卖至埃及为马穆鲁克。
      Turkic nomads of the steppe from the Danube to the Irtysh, called Cumans in the west and Polovtsians in Rus’. The Mongols broke them; some fled to Hungary, others became slave soldiers in Egypt.
      Nomades turcs de la steppe, du Danube à l’Irtych, dits Coumans à l’ouest et Polovtses en Rus’. Les Mongols les brisent ; les uns fuient en Hongrie, d’autres deviennent soldats esclaves en Égypte.
      Nómadas turcos de la estepa, del Danubio al Irtish, llamados cumanos en el oeste y polovtsianos en la Rus. Los mongoles los derrotaron; unos huyeron a Hungría y otros fueron soldados esclavos en Egipto.
      ドナウからイルティシュまでの草原に広がったテュルク系遊牧民。西ではクマン、ルーシではポロヴェツと呼ばれた。モンゴルに破られ、ハンガリーへ逃れ、またエジプトの奴隷軍人となった者もある。`,
    events: [
      [
        '1185',
        '击败并俘获诺夫哥罗德-塞维尔斯基公伊戈尔|Prince Igor of Novgorod-Seversk is beaten and captured|Le prince Igor de Novgorod-Severski est battu et pris|El príncipe Ígor de Nóvgorod-Síverski es vencido y preso|イーゴリ公を破って捕らえる',
        2,
        ['riasanovsky'],
      ],
    ],
    relations: [['warred-with', 'kievan-rus', ['1061', '1223']]],
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
      Domaine de la maison de Djötchi, fils aîné de Gengis Khan, sur la basse Volga. Il lève tribut sur les princes russes pendant deux siècles, se fait musulman sous Özbeg ; les coups de Tamerlan l’aident à se briser en khanats.
      Dominio de la casa de Jochi, primogénito de Gengis Kan, en el bajo Volga. Cobró tributo a los príncipes rusos durante dos siglos y se hizo musulmán con Özbeg; los golpes de Tamerlán lo llevaron a romperse en kanatos.
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
        '帖木儿焚毁萨莱|Timur burns Sarai|Tamerlan brûle Saraï|Tamerlán quema Sarái|ティムールがサライを焼く',
        3,
        ['yazdi-zafarnama'],
      ],
    ],
    relations: [
      ['part-of', 'mongol-empire'],
      ['adopted', 'islam', '1313'],
      ['split-into', 'crimean-khanate', '1441~'],
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
    source: ['obrien-atlas'],
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
    summary: `金帐汗国权臣也迪古后裔所统的游牧联盟，居伏尔加、乌拉尔河之间。16世纪中叶裂为大、小诺盖，1630年代为卡尔梅克人所逐。
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
  {
    id: 'etruscans',
    kind: 'people',
    drawn: 'Etruscans',
    also: '伊特拉斯坎人|Rasna;Tyrrhenians|Tyrrhéniens|Tirrenos|エトルリア人',
    span: ['-0750~', '-0264'],
    capital: [42.25, 11.76, '塔尔奎尼亚|Tarquinia|Tarquinia|Tarquinia|タルクィニア'],
    summary: `意大利中部民族，诸城邦结盟，冶铁通商，墓室壁画与赤陶像著名，语言至今未全通晓。罗马早期诸王有伊特鲁里亚人，占卜、束棒等制多袭之；前396年维爱陷落，渐并于罗马。
      People of central Italy in a league of cities, rich from metals, known for painted tombs and a language still half understood. Kings of early Rome came from them; Rome took Veii in 396 BC and then all the rest.
      Peuple d’Italie centrale, ligue de cités enrichies par les métaux, connu pour ses tombes peintes et une langue encore mal comprise. Il donne des rois à la Rome primitive ; Rome prend Véies en 396 av. J.-C., puis tout le reste.
      Pueblo de Italia central, liga de ciudades enriquecidas por los metales, conocido por sus tumbas pintadas y una lengua aún mal entendida. Dio reyes a la Roma primitiva; Roma tomó Veyes en 396 a. C. y después todo lo demás.
      都市の同盟をなしたイタリア中部の民。金属で富み、壁画のある墓と、今も十分に解読されない言語で知られる。初期ローマの王も出した。紀元前396年にウェイイが落ち、やがてすべてローマに併合された。`,
    events: [
      [
        '-0396',
        '罗马攻陷维爱|Rome takes Veii|Rome prend Véies|Roma toma Veyes|ローマがウェイイを落とす',
        3,
        ['livy', '5.19–22'],
      ],
    ],
    relations: [['warred-with', 'roman-republic', ['-0483', '-0264'], ['livy']]],
    source: ['oxford-classical-dictionary'],
  },
  {
    id: 'gauls',
    kind: 'people',
    drawn: 'Gauls',
    also: '凯尔特人|Celts of Gaul|Celtes de Gaule|Celtas de la Galia|ケルト人',
    span: ['-0450~', '-0050~'],
    capital: [46.92, 4.04, '比布拉克特|Bibracte|Bibracte|Bibracte|ビブラクテ'],
    summary: `居今法国与北意大利的凯尔特诸部，有德鲁伊教士与山城。前390年前后一支破罗马；前58至前51年恺撒征服其地，维钦托利在阿莱西亚出降，此后渐为罗马化行省。
      Celtic peoples of what is now France and northern Italy, with druids and hill towns. A band sacked Rome about 390 BC; Caesar conquered them between 58 and 51 BC, when Vercingetorix surrendered at Alesia.
      Peuples celtes de l’actuelle France et du nord de l’Italie, avec druides et villes fortes. Une bande met Rome à sac vers 390 av. J.-C. ; César les conquiert de 58 à 51, et Vercingétorix se rend à Alésia.
      Pueblos celtas de la actual Francia y el norte de Italia, con druidas y ciudades fortificadas. Una banda saqueó Roma hacia 390 a. C.; César los conquistó entre 58 y 51, cuando Vercingétorix se rindió en Alesia.
      今のフランスと北イタリアにいたケルト系の諸部族。ドルイドと丘の町をもった。紀元前390年頃、一隊がローマを略奪する。前58年から前51年にカエサルに征服され、ウェルキンゲトリクスはアレシアで降った。`,
    events: [
      [
        '-0390~',
        '高卢人攻破罗马|A Gallic band sacks Rome|Une bande gauloise met Rome à sac|Una banda gala saquea Roma|ガリア人がローマを略奪する',
        3,
        ['livy', '5.38–49'],
      ],
      [
        '-0052',
        '维钦托利在阿莱西亚投降恺撒|Vercingetorix surrenders to Caesar at Alesia|Vercingétorix se rend à César à Alésia|Vercingétorix se rinde a César en Alesia|ウェルキンゲトリクスがアレシアでカエサルに降る',
        3,
        ['caesar-gallic-war', '7.68–89'],
      ],
    ],
    relations: [['warred-with', 'roman-republic', ['-0390~', '-0051'], ['livy']]],
    source: ['caesar-gallic-war'],
  },
  {
    id: 'gallic-empire',
    drawn: 'Gallic Empire',
    names: '高卢帝国|Gallic Empire|Empire des Gaules|Imperio galo|ガリア帝国',
    span: ['0260', '0274'],
    capital: [50.94, 6.96, '科隆|Cologne|Cologne|Colonia|ケルン'],
    summary: `3世纪危机中波斯图穆斯在莱茵军拥立下自立，据高卢、不列颠与西班牙，抗日耳曼而不攻罗马。274年特特里库斯在沙隆降于奥勒良，复归帝国。
      Gaul, Britain and for a time Spain under emperors of their own, begun by the general Postumus in 260 while Rome could not guard the Rhine. Aurelian won it back at Châlons in 274.
      La Gaule, la Bretagne et un temps l’Espagne sous leurs propres empereurs, à partir du général Postume en 260, quand Rome ne peut garder le Rhin. Aurélien les reprend à Châlons en 274.
      La Galia, Britania y por un tiempo Hispania con emperadores propios, desde el general Póstumo en 260, cuando Roma no podía guardar el Rin. Aureliano las recobró en Châlons en 274.
      ローマがライン川を守れなかった260年、将軍ポストゥムスに始まり、ガリアとブリタニア、一時はヒスパニアが独自の皇帝をいただいた国。274年、アウレリアヌスがシャロンで破って取り戻した。`,
    events: [
      [
        '0274',
        '特特里库斯降于奥勒良|Tetricus gives up to Aurelian at Châlons|Tetricus se rend à Aurélien à Châlons|Tétrico se rinde a Aureliano en Châlons|テトリクスがアウレリアヌスに降る',
        2,
        ['eutropius', '9.13'],
      ],
    ],
    relations: [['rebelled-against', 'roman-empire', '0260']],
    source: ['cambridge-ancient-history', 'vol. 12'],
  },
  {
    id: 'sparta',
    drawn: 'Sparta',
    names: '斯巴达|Sparta|Sparte|Esparta|スパルタ',
    also: '拉凯戴蒙|Lacedaemon|Lacédémone|Lacedemonia|ラケダイモン',
    span: ['-0800~', '-0146'],
    capital: [37.08, 22.43, '斯巴达|Sparta|Sparte|Esparta|スパルタ'],
    summary: `伯罗奔尼撒城邦，双王并立，公民终身习武，由希洛人代耕。前480年列奥尼达守温泉关；前404年败雅典而霸希腊，前371年在留克特拉败于底比斯，遂衰。
      City of the Peloponnese whose citizens, under two kings, lived as soldiers while helots farmed for them. Its men held Thermopylae in 480 BC; it defeated Athens in 404 and lost its power at Leuctra in 371.
      Cité du Péloponnèse dont les citoyens, sous deux rois, vivent en soldats tandis que les hilotes cultivent pour eux. Ses hommes tiennent les Thermopyles en 480 av. J.-C. ; elle bat Athènes en 404 et perd sa puissance à Leuctres en 371.
      Ciudad del Peloponeso cuyos ciudadanos, con dos reyes, vivían como soldados mientras los ilotas cultivaban para ellos. Sus hombres defendieron las Termópilas en 480 a. C.; venció a Atenas en 404 y perdió su poder en Leuctra en 371.
      ペロポネソスの都市国家。二人の王のもと、市民は戦士として生き、ヘイロタイが農耕を担った。紀元前480年テルモピュライを守り、前404年にアテナイを破る。前371年、レウクトラの敗戦で覇権を失った。`,
    events: [
      [
        '-0480',
        '列奥尼达与三百人战死温泉关|Leonidas and his three hundred die at Thermopylae|Léonidas et ses trois cents meurent aux Thermopyles|Leónidas y sus trescientos mueren en las Termópilas|レオニダスと三百人がテルモピュライで戦死する',
        3,
        ['herodotus', '7.201–233'],
      ],
      [
        '-0371',
        '在留克特拉败于底比斯|The Thebans win at Leuctra|Les Thébains l’emportent à Leuctres|Los tebanos vencen en Leuctra|レウクトラでテーバイに敗れる',
        3,
        ['xenophon-hellenica', '6.4'],
      ],
    ],
    relations: [
      ['won', 'peloponnesian-war'],
      ['took-part-in', 'greco-persian-wars'],
      ['rival-of', 'athens'],
    ],
    source: ['oxford-classical-dictionary'],
  },
  {
    id: 'syracuse',
    drawn: 'Syracuse',
    names: '叙拉古|Syracuse|Syracuse|Siracusa|シュラクサイ',
    also: '锡拉库萨|Syrakousai|-|-|シラクサ',
    span: ['-0734~', '-0212'],
    capital: [37.06, 15.29, '叙拉古|Syracuse|Syracuse|Siracusa|シュラクサイ'],
    summary: `科林斯人约前734年在西西里所建希腊城邦，僭主盖隆、狄奥尼修斯时雄霸全岛，与迦太基争衡。前413年全歼雅典远征军；前212年为罗马攻陷，阿基米德遇害。
      Greatest Greek city of Sicily, founded from Corinth about 734 BC and often ruled by tyrants who fought Carthage. It destroyed the Athenian expedition in 413 BC; the Romans took it in 212, and Archimedes was killed.
      La plus grande cité grecque de Sicile, fondée par Corinthe vers 734 av. J.-C., souvent gouvernée par des tyrans en guerre avec Carthage. Elle anéantit l’expédition athénienne en 413 ; les Romains la prennent en 212, et Archimède est tué.
      La mayor ciudad griega de Sicilia, fundada por Corinto hacia 734 a. C. y a menudo regida por tiranos en guerra con Cartago. Aniquiló la expedición ateniense en 413; los romanos la tomaron en 212 y Arquímedes murió.
      紀元前734年頃コリントス人が建てた、シチリア最大のギリシア都市。僭主のもとでカルタゴと争った。前413年にアテナイの遠征軍を全滅させる。前212年ローマに落とされ、アルキメデスが殺された。`,
    events: [
      [
        '-0413',
        '全歼雅典远征军|The Athenian expedition is destroyed|L’expédition athénienne est anéantie|La expedición ateniense es aniquilada|アテナイの遠征軍を全滅させる',
        3,
        ['thucydides', '7.72–87'],
      ],
      [
        '-0212',
        '罗马将军马塞卢斯攻陷全城|Marcellus takes the city for Rome|Marcellus prend la ville pour Rome|Marcelo toma la ciudad para Roma|マルケルスがローマのために都を落とす',
        3,
        ['livy', '25.23–31'],
      ],
    ],
    relations: [
      ['warred-with', 'athens', ['-0415', '-0413']],
      ['warred-with', 'carthage', ['-0480', '-0306'], ['diodorus']],
    ],
    source: ['oxford-classical-dictionary'],
  },
  {
    id: 'odrysian-kingdom',
    drawn: 'Odrysian Thrace',
    names: '奥德里西亚王国|Odrysian Kingdom|Royaume odryse|Reino odrisio|オドリュサイ王国',
    also: '色雷斯|Thrace|Thrace|Tracia|トラキア',
    span: ['-0475~', '-0341~'],
    capital: [
      42.6,
      25.4,
      '塞夫托波利斯一带|Seuthopolis region|région de Seuthopolis|región de Seutópolis|セウトポリス周辺',
    ],
    summary: `色雷斯最大王国，前5世纪泰雷斯统合诸部所建，西塔尔刻斯率大军侵马其顿，与雅典结盟。前341年前后为腓力二世所服；卡赞勒克墓画为色雷斯遗珍。
      Largest kingdom of the Thracians, between the Danube and the Aegean. Its king Sitalces, ally of Athens, marched on Macedon with a huge army in 429 BC; Philip II made it subject about 341 BC.
      Le plus grand royaume des Thraces, entre le Danube et l’Égée. Son roi Sitalkès, allié d’Athènes, marche sur la Macédoine avec une armée immense en 429 av. J.-C. ; Philippe II le soumet vers 341.
      El mayor reino de los tracios, entre el Danubio y el Egeo. Su rey Sitalces, aliado de Atenas, marchó contra Macedonia con un ejército enorme en 429 a. C.; Filipo II lo sometió hacia 341.
      ドナウとエーゲ海のあいだのトラキア人の最大の王国。アテナイの同盟者シタルケス王は紀元前429年、大軍でマケドニアに侵攻した。前341年頃フィリッポス二世に服する。`,
    events: [
      [
        '-0429',
        '西塔尔刻斯大举侵马其顿|Sitalces invades Macedon with a huge army|Sitalkès envahit la Macédoine avec une armée immense|Sitalces invade Macedonia con un ejército enorme|シタルケスが大軍でマケドニアに侵攻する',
        2,
        ['thucydides', '2.95–101'],
      ],
    ],
    relations: [
      ['ally-of', 'athens', ['-0431', '-0424']],
      ['warred-with', 'macedon', '-0429'],
    ],
    source: ['oxford-classical-dictionary'],
  },
  {
    id: 'kingdom-of-lysimachus',
    drawn: 'Kingdom of Lysimachus',
    names: '利西马科斯王国|Kingdom of Lysimachus|Royaume de Lysimaque|Reino de Lisímaco|リュシマコスの王国',
    span: ['-0323', '-0281'],
    capital: [40.6, 26.85, '利西马凯亚|Lysimacheia|Lysimacheia|Lisimaquia|リュシマケイア'],
    summary: `亚历山大侍卫利西马科斯受封色雷斯，伊普苏斯战后得小亚细亚西部，又取马其顿。前281年在库鲁佩迪安为塞琉古所败，战死国亡，亚历山大诸将遂尽。
      Realm of Alexander’s bodyguard Lysimachus in Thrace, western Asia Minor and in the end Macedon. It vanished when Seleucus killed him at Corupedium in 281 BC, the last battle of Alexander’s generals.
      Royaume de Lysimaque, garde du corps d’Alexandre, en Thrace, dans l’ouest de l’Asie Mineure et à la fin en Macédoine. Il disparaît quand Séleucos le tue à Couroupédion en 281 av. J.-C., dernière bataille des généraux d’Alexandre.
      Reino de Lisímaco, de la guardia personal de Alejandro, en Tracia, el oeste de Asia Menor y al final Macedonia. Desapareció cuando Seleuco lo mató en Corupedio en 281 a. C., última batalla de los generales de Alejandro.
      アレクサンドロスの側近護衛官リュシマコスがトラキアと小アジア西部、最後にはマケドニアを治めた国。紀元前281年クルペディオンでセレウコスに討たれて消滅した。後継者たちの最後の戦いである。`,
    events: [
      [
        '-0281',
        '在库鲁佩迪安败于塞琉古，战死|Lysimachus falls at Corupedium against Seleucus|Lysimaque tombe à Couroupédion face à Séleucos|Lisímaco cae en Corupedio ante Seleuco|クルペディオンでセレウコスに敗れ戦死する',
        3,
        ['justin', '17.1–2'],
      ],
    ],
    relations: [
      ['warred-with', 'seleucid-empire', '-0281', ['justin', '17.1–2']],
      ['warred-with', 'realm-of-antigonus', ['-0302', '-0301']],
    ],
    source: ['plutarch', 'Demetrius'],
  },
  {
    id: 'bosporan-kingdom',
    drawn: 'Bosporan Kingdom',
    names: '博斯普鲁斯王国|Bosporan Kingdom|Royaume du Bosphore|Reino del Bósforo|ボスポロス王国',
    also: '辛梅里亚博斯普鲁斯|Cimmerian Bosporus|Bosphore cimmérien|Bósforo cimerio|キンメリアのボスポロス',
    span: ['-0480~', '0370~'],
    capital: [
      45.35,
      36.47,
      '潘提卡彭（刻赤）|Panticapaeum (Kerch)|Panticapée (Kertch)|Panticapeo (Kerch)|パンティカパイオン（ケルチ）',
    ],
    summary: `刻赤海峡两岸的希腊殖民城邦所合成的王国，以黑海谷物供雅典，与斯基泰人杂处。前110年前后归本都米特里达梯，后为罗马藩属，4世纪亡于北来诸族。
      Kingdom of Greek towns on both sides of the strait of Kerch, which fed Athens with grain. It fell to Mithridates of Pontus, became a client of Rome and ended in the fourth century among Goths and Huns.
      Royaume de villes grecques des deux rives du détroit de Kertch, qui nourrit Athènes de son blé. Il passe à Mithridate du Pont, devient client de Rome et finit au IVᵉ siècle, parmi Goths et Huns.
      Reino de ciudades griegas a ambos lados del estrecho de Kerch, que alimentó a Atenas con su trigo. Pasó a Mitrídates del Ponto, fue cliente de Roma y acabó en el siglo IV, entre godos y hunos.
      ケルチ海峡の両岸のギリシア都市からなる王国。アテナイに穀物を供給した。ポントスのミトラダテスに渡り、のちローマの属国となる。4世紀、ゴート人やフン人のなかで滅びた。`,
    events: [
      [
        '-0438',
        '斯帕尔托库斯王朝始立|Spartocus founds a dynasty|Spartocos fonde une dynastie|Espartoco funda una dinastía|スパルトコスが王朝を開く',
        2,
        ['diodorus', '12.31'],
      ],
    ],
    relations: [
      ['traded-with', 'athens'],
      ['vassal-of', 'roman-empire', ['-0014~', '0330~']],
    ],
    source: ['oxford-classical-dictionary'],
  },
  {
    id: 'suebian-kingdom',
    drawn: 'Suebian Kingdom',
    names: '苏维汇王国|Suebian Kingdom|Royaume suève|Reino suevo|スエビ王国',
    span: ['0409', '0585'],
    capital: [41.55, -8.43, '布拉加|Braga|Braga|Braga|ブラガ'],
    summary: `409年越比利牛斯山的苏维汇人在加利西亚所建，都布拉加，一度几有西班牙全境，456年为西哥特所败。6世纪改奉天主教，585年并于西哥特。
      Germanic kingdom in Galicia and northern Portugal, ruled from Braga. It was among the first in the west to take a Catholic king; the Visigoths annexed it in 585.
      Royaume germanique de Galice et du nord du Portugal, gouverné depuis Braga. Il fut des premiers en Occident à avoir un roi catholique ; les Wisigoths l’annexent en 585.
      Reino germánico de Galicia y el norte de Portugal, regido desde Braga. Fue de los primeros de Occidente con un rey católico; los visigodos lo anexionaron en 585.
      ブラガを都とした、ガリシアとポルトガル北部のゲルマン人王国。西方で最も早くカトリックの王をもった国の一つ。585年に西ゴート王国に併合された。`,
    events: [
      [
        '0585',
        '为西哥特王利奥维吉尔德所并|The Visigothic king Leovigild annexes it|Le roi wisigoth Léovigild l’annexe|El rey visigodo Leovigildo se lo anexiona|西ゴート王レオヴィギルドに併合される',
        2,
        ['new-cambridge-medieval', 'vol. 1'],
      ],
    ],
    relations: [['adopted', 'christianity']],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'visigothic-kingdom',
    drawn: 'Visigothic Kingdom',
    names: '西哥特王国|Visigothic Kingdom|Royaume wisigoth|Reino visigodo|西ゴート王国',
    span: ['0418', '0711'],
    capital: [39.86, -4.02, '托莱多|Toledo|Tolède|Toledo|トレド'],
    summary: `西哥特人418年受安置于阿基坦，都图卢兹；507年败于克洛维后以托莱多为都，统西班牙。589年弃阿里乌派改宗天主教，王会议立法；711年亡于穆斯林。
      Kingdom of the Visigoths, settled in Aquitaine in 418 and, after defeat by the Franks in 507, ruling Spain from Toledo. It turned Catholic in 589 and gave itself a common law; Muslim armies destroyed it in 711.
      Royaume des Wisigoths, établis en Aquitaine en 418 puis, battus par les Francs en 507, maîtres de l’Espagne depuis Tolède. Catholique dès 589, il se donne un code commun ; les armées musulmanes le détruisent en 711.
      Reino de los visigodos, asentados en Aquitania en 418 y, tras su derrota ante los francos en 507, dueños de Hispania desde Toledo. Católico desde 589, se dio un código común; los ejércitos musulmanes lo destruyeron en 711.
      418年にアキテーヌに定住し、507年にフランクに敗れたのちトレドからスペインを治めた西ゴート人の国。589年にカトリックへ改宗し、共通の法典を定めた。711年、イスラーム軍に滅ぼされる。`,
    events: [
      [
        '0507',
        '在武耶败于法兰克王克洛维|Clovis and his Franks win at Vouillé|Clovis et ses Francs l’emportent à Vouillé|Clodoveo y sus francos vencen en Vouillé|ヴイエでフランク王クローヴィスに敗れる',
        3,
        ['new-cambridge-medieval', 'vol. 1'],
      ],
      [
        '0711-07',
        '罗德里克败于塔里克，王国瓦解|King Roderic falls against Tariq and the kingdom collapses|Le roi Rodéric tombe face à Tariq et le royaume s’effondre|El rey Rodrigo cae ante Táriq y el reino se hunde|ロデリック王がターリクに敗れ、王国が崩れる',
        3,
        ['new-cambridge-medieval', 'vol. 1'],
      ],
    ],
    relations: [
      ['adopted', 'christianity'],
      ['conquered', 'suebian-kingdom', '0585'],
    ],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'ostrogothic-kingdom',
    drawn: 'Ostrogothic Kingdom',
    names: '东哥特王国|Ostrogothic Kingdom|Royaume ostrogoth|Reino ostrogodo|東ゴート王国',
    span: ['0493', '0553'],
    capital: [44.42, 12.2, '拉文纳|Ravenna|Ravenne|Rávena|ラヴェンナ'],
    summary: `狄奥多里克奉东罗马命入意大利，493年灭奥多亚克所建，都拉文纳。用罗马旧制与卡西奥多罗斯等罗马官员；535年起与拜占庭战十八年而亡。
      Kingdom of Theodoric the Great in Italy, who ruled Goths and Romans from Ravenna with the help of men such as Boethius and Cassiodorus. Justinian’s war of 535–553 ended it and ruined Italy.
      Royaume de Théodoric le Grand en Italie, qui gouverne Goths et Romains depuis Ravenne avec l’aide d’hommes comme Boèce et Cassiodore. La guerre de Justinien, de 535 à 553, y met fin et ruine l’Italie.
      Reino de Teodorico el Grande en Italia, que gobernó a godos y romanos desde Rávena con ayuda de hombres como Boecio y Casiodoro. La guerra de Justiniano, de 535 a 553, acabó con él y arruinó Italia.
      テオドリック大王がラヴェンナからゴート人とローマ人を治めたイタリアの王国。ボエティウスやカッシオドルスが仕えた。535–553年のユスティニアヌスの戦争で滅び、イタリアは荒廃する。`,
    events: [
      [
        '0493',
        '狄奥多里克杀奥多亚克，取拉文纳|Theodoric kills Odoacer and takes Ravenna|Théodoric tue Odoacre et prend Ravenne|Teodorico mata a Odoacro y toma Rávena|テオドリックがオドアケルを殺し、ラヴェンナを取る',
        3,
        ['procopius-wars', '5.1'],
      ],
    ],
    relations: [['warred-with', 'byzantine-empire', ['0535', '0553']]],
    source: ['procopius-wars', '5–8'],
  },
  {
    id: 'burgundian-kingdom',
    drawn: 'Burgundian Kingdom',
    names: '勃艮第人王国|Burgundian Kingdom|Royaume burgonde|Reino burgundio|ブルグント王国',
    disambiguation: '443—534年|443–534|443-534|443-534|443–534年',
    span: ['0443~', '0534'],
    capital: [45.76, 4.84, '里昂|Lyon|Lyon|Lyon|リヨン'],
    summary: `莱茵的勃艮第人为匈人所破后，约443年受罗马安置于萨伏依，渐据罗讷河谷。冈多巴德王颁勃艮第法典；534年为法兰克所并，地名存续至今。
      Germanic kingdom of the Rhône valley, settled by Rome about 443 after the Huns had crushed it on the Rhine. King Gundobad issued a law code; the Franks conquered it in 534, and its name remained.
      Royaume germanique de la vallée du Rhône, établi par Rome vers 443 après son écrasement par les Huns sur le Rhin. Le roi Gondebaud promulgue un code ; les Francs le conquièrent en 534, et son nom demeure.
      Reino germánico del valle del Ródano, asentado por Roma hacia 443 tras ser aplastado por los hunos en el Rin. El rey Gundobado promulgó un código; los francos lo conquistaron en 534 y su nombre perduró.
      ライン河畔でフン人に破られたのち、443年頃ローマによってローヌ流域に移されたゲルマン人の国。グンドバト王が法典を定めた。534年フランクに征服され、名はブルゴーニュとして残る。`,
    events: [
      [
        '0534',
        '为法兰克人所征服|The Franks conquer the kingdom|Les Francs conquièrent le royaume|Los francos conquistan el reino|フランクに征服される',
        2,
        ['new-cambridge-medieval', 'vol. 1'],
      ],
    ],
    relations: [['warred-with', 'frankish-kingdom', ['0523', '0534']]],
    source: ['mcevedy-medieval'],
  },
  {
    id: 'frankish-kingdom',
    drawn: 'Frankish Kingdom',
    names: '法兰克王国|Frankish Kingdom|Royaume des Francs|Reino franco|フランク王国',
    also: '墨洛温王朝;加洛林帝国|Francia;Merovingians;Carolingian Empire|Francie;Mérovingiens;Empire carolingien|Francia;merovingios;Imperio carolingio|メロヴィング朝;カロリング帝国',
    span: ['0481~', '0843'],
    capital: [50.78, 6.08, '亚琛|Aachen|Aix-la-Chapelle|Aquisgrán|アーヘン'],
    summary: `克洛维统一法兰克诸部，改宗天主教，据有高卢。751年加洛林代墨洛温；查理曼征萨克森、伦巴第，800年加冕为皇帝。843年三孙分国，法、德、意由此而分。
      Kingdom of Clovis, who turned Catholic and won Gaul, then of the Carolingians. Charlemagne ruled from the Ebro to the Elbe and was crowned emperor in 800; in 843 his grandsons divided it in three.
      Royaume de Clovis, devenu catholique et maître de la Gaule, puis des Carolingiens. Charlemagne règne de l’Èbre à l’Elbe et est couronné empereur en 800 ; en 843, ses petits-fils le partagent en trois.
      Reino de Clodoveo, que se hizo católico y ganó la Galia, y después de los carolingios. Carlomagno reinó del Ebro al Elba y fue coronado emperador en 800; en 843 sus nietos lo dividieron en tres.
      カトリックに改宗してガリアを得たクローヴィスの国。のちカロリング家が継ぐ。カール大帝はエブロ川からエルベ川まで治め、800年に皇帝の冠を受けた。843年、孫たちが三つに分ける。`,
    events: [
      [
        '0800-12-25',
        '查理曼在罗马加冕为皇帝|Charlemagne is crowned emperor in Rome|Charlemagne est couronné empereur à Rome|Carlomagno es coronado emperador en Roma|カール大帝がローマで皇帝の冠を受ける',
        3,
        ['royal-frankish-annals'],
      ],
      [
        '0843-08',
        '《凡尔登条约》三分其国|The treaty of Verdun divides it in three|Le traité de Verdun le partage en trois|El tratado de Verdún lo divide en tres|ヴェルダン条約で三つに分かれる',
        3,
        ['new-cambridge-medieval', 'vol. 2'],
      ],
    ],
    relations: [
      ['split-into', 'kingdom-of-france', '0843'],
      ['split-into', 'east-francia', '0843'],
      ['split-into', 'middle-francia', '0843'],
      ['conquered', 'lombard-kingdom', '0774', ['royal-frankish-annals']],
    ],
    source: ['new-cambridge-medieval'],
  },
  {
    id: 'lombard-kingdom',
    drawn: 'Lombard Kingdom',
    names: '伦巴第王国|Lombard Kingdom|Royaume lombard|Reino lombardo|ランゴバルド王国',
    span: ['0568', '0774'],
    capital: [45.19, 9.16, '帕维亚|Pavia|Pavie|Pavía|パヴィア'],
    summary: `伦巴第人568年随阿尔博因越阿尔卑斯入意大利，都帕维亚，与拜占庭拉文纳、罗马教皇分据半岛。罗退尔王643年颁敕令；774年查理曼取其铁冠。
      Germanic kingdom in Italy from 568, ruled from Pavia beside Byzantine Ravenna and papal Rome. King Rothari wrote down its laws in 643; Charlemagne took its crown in 774.
      Royaume germanique d’Italie dès 568, gouverné depuis Pavie à côté de Ravenne byzantine et de la Rome des papes. Le roi Rothari met ses lois par écrit en 643 ; Charlemagne prend sa couronne en 774.
      Reino germánico de Italia desde 568, regido desde Pavía junto a la Rávena bizantina y la Roma papal. El rey Rotario puso por escrito sus leyes en 643; Carlomagno tomó su corona en 774.
      568年からイタリアにあったゲルマン人の王国。パヴィアを都とし、ビザンツのラヴェンナや教皇のローマと並び立った。643年にロタリ王が法を成文化する。774年、カール大帝が王位を奪った。`,
    events: [
      [
        '0774-06',
        '查理曼取帕维亚，兼为伦巴第王|Charlemagne takes Pavia and the Lombard crown|Charlemagne prend Pavie et la couronne lombarde|Carlomagno toma Pavía y la corona lombarda|カール大帝がパヴィアを取り、王位を兼ねる',
        3,
        ['royal-frankish-annals'],
      ],
    ],
    relations: [['warred-with', 'byzantine-empire', ['0568', '0751']]],
    source: ['new-cambridge-medieval'],
  },
  {
    id: 'anglo-saxon-kingdoms',
    drawn: 'Anglo-Saxon kingdoms',
    names:
      '盎格鲁-撒克逊诸王国|Anglo-Saxon kingdoms|Royaumes anglo-saxons|Reinos anglosajones|アングロ・サクソン諸王国',
    also: '七国时代;韦塞克斯;麦西亚;诺森布里亚|Heptarchy;Wessex;Mercia;Northumbria|Heptarchie;Wessex;Mercie;Northumbrie|Heptarquía;Wessex;Mercia;Northumbria|七王国',
    span: ['0500~', '0927'],
    capital: [51.06, -1.31, '温切斯特|Winchester|Winchester|Winchester|ウィンチェスター'],
    summary: `自德意志北部与日德兰渡海的盎格鲁、撒克逊人在不列颠所建诸国，597年起受洗。维京入侵后唯韦塞克斯存，阿尔弗雷德拒之，其孙埃塞尔斯坦927年统一英格兰。
      Kingdoms of settlers from northern Germany and Jutland, Northumbria, Mercia and Wessex foremost, baptized from 597. Alfred of Wessex withstood the Vikings; his grandson Æthelstan united England in 927.
      Royaumes de colons venus d’Allemagne du Nord et du Jutland, Northumbrie, Mercie et Wessex en tête, baptisés dès 597. Alfred de Wessex résiste aux Vikings ; son petit-fils Athelstan unit l’Angleterre en 927.
      Reinos de colonos llegados del norte de Alemania y Jutlandia, con Northumbria, Mercia y Wessex a la cabeza, bautizados desde 597. Alfredo de Wessex resistió a los vikingos; su nieto Athelstan unió Inglaterra en 927.
      北ドイツとユトランドから渡った人々の諸王国。ノーサンブリア、マーシア、ウェセックスが有力で、597年からキリスト教化した。アルフレッド王がヴァイキングを防ぎ、孫アゼルスタンが927年にイングランドを統一する。`,
    events: [
      [
        '0878',
        '阿尔弗雷德在爱丁顿击败丹麦军|Alfred of Wessex defeats the Danes at Edington|Alfred de Wessex bat les Danois à Edington|Alfredo de Wessex derrota a los daneses en Edington|アルフレッドがエディントンでデーン人を破る',
        3,
        ['anglo-saxon-chronicle'],
      ],
    ],
    relations: [
      ['grew-into', 'kingdom-of-england', '0927'],
      ['warred-with', 'vikings', ['0793', '0927']],
    ],
    source: ['anglo-saxon-chronicle'],
  },
  {
    id: 'danelaw',
    drawn: 'Danelaw',
    span: ['0865~', '0954'],
    capital: [53.96, -1.08, '约克|York|York|York|ヨーク'],
    summary: `9世纪丹麦维京大军占据、行丹麦法的英格兰东部与北部，约克为王城。阿尔弗雷德与古思伦划界而守；韦塞克斯诸王渐次收复，954年诺森布里亚末代北欧王被逐。
      Northern and eastern England settled by Danish armies, where Danish law held; York was its royal city. The kings of Wessex won it back piece by piece; the last Norse king of York fell in 954.
      Nord et est de l’Angleterre occupés par les armées danoises, où valait la loi danoise ; York en était la ville royale. Les rois de Wessex le reprennent peu à peu ; le dernier roi scandinave d’York tombe en 954.
      Norte y este de Inglaterra ocupados por ejércitos daneses, donde regía la ley danesa; York era su ciudad real. Los reyes de Wessex lo recobraron poco a poco; el último rey escandinavo de York cayó en 954.
      デーン人の軍が定住し、デーン人の法が行われたイングランドの北部と東部。ヨークが王の都であった。ウェセックスの王たちが次第に取り戻し、954年に最後の北欧系の王が倒れる。`,
    events: [
      [
        '0866~',
        '丹麦大军攻取约克|The Danish great army takes York|La grande armée danoise prend York|El gran ejército danés toma York|デーン人の大軍がヨークを取る',
        3,
        ['anglo-saxon-chronicle'],
      ],
    ],
    relations: [['warred-with', 'anglo-saxon-kingdoms', ['0865', '0927']]],
    source: ['anglo-saxon-chronicle'],
  },
  {
    id: 'kingdom-of-england',
    drawn: 'England',
    names: '英格兰王国|Kingdom of England|Royaume d’Angleterre|Reino de Inglaterra|イングランド王国',
    also: '英格兰|England|Angleterre|Inglaterra|イングランド',
    span: ['0927', '1707'],
    capital: [
      51.5,
      -0.13,
      '伦敦威斯敏斯特|Westminster, London|Westminster, Londres|Westminster, Londres|ロンドン、ウェストミンスター',
    ],
    summary: `927年由韦塞克斯统一，1066年为诺曼底公爵威廉征服。1215年《大宪章》与其后的国会限制王权；百年战争失法国之地，亨利八世脱离罗马教廷。1603年与苏格兰共主，1707年合并。
      Kingdom united by Wessex in 927 and conquered by William of Normandy in 1066. Magna Carta and Parliament came to limit its kings; it lost France, broke with Rome under Henry VIII and joined Scotland in 1707.
      Royaume uni par le Wessex en 927 et conquis par Guillaume de Normandie en 1066. La Grande Charte et le Parlement y bornent les rois ; il perd la France, rompt avec Rome sous Henri VIII et s’unit à l’Écosse en 1707.
      Reino unido por Wessex en 927 y conquistado por Guillermo de Normandía en 1066. La Carta Magna y el Parlamento limitaron a sus reyes; perdió Francia, rompió con Roma con Enrique VIII y se unió a Escocia en 1707.
      927年にウェセックスが統一し、1066年にノルマンディー公ウィリアムが征服した王国。マグナ・カルタと議会が王権を制限した。フランスの領地を失い、ヘンリー八世がローマ教会と決別、1707年にスコットランドと合同する。`,
    events: [
      [
        '1066-10-14',
        '诺曼底公爵威廉在黑斯廷斯获胜|William of Normandy wins at Hastings|Guillaume de Normandie l’emporte à Hastings|Guillermo de Normandía vence en Hastings|ノルマンディー公ウィリアムがヘイスティングズで勝つ',
        3,
        ['anglo-saxon-chronicle'],
      ],
      [
        '1215-06-15',
        '约翰王颁布《大宪章》|King John grants Magna Carta|Le roi Jean accorde la Grande Charte|El rey Juan concede la Carta Magna|ジョン王がマグナ・カルタを認める',
        3,
        ['new-cambridge-medieval', 'vol. 5'],
      ],
    ],
    relations: [
      ['lost', 'hundred-years-war'],
      ['warred-with', 'kingdom-of-scotland'],
      ['united-with', 'kingdom-of-scotland', '1707'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'kingdom-of-scotland',
    drawn: 'Scotland',
    names: '苏格兰王国|Kingdom of Scotland|Royaume d’Écosse|Reino de Escocia|スコットランド王国',
    also: '苏格兰;阿尔巴王国|Scotland;Alba|Écosse;Alba|Escocia;Alba|スコットランド;アルバ',
    span: ['0843~', '1707'],
    capital: [55.95, -3.19, '爱丁堡|Edinburgh|Édimbourg|Edimburgo|エディンバラ'],
    summary: `9世纪由皮克特与苏格兰人合成阿尔巴王国。1314年罗伯特·布鲁斯在班诺克本败英军，1320年宣告独立，与法国世为“老同盟”。1603年国王兼承英格兰，1707年合并。
      Kingdom formed from Picts and Gaels in the ninth century. Robert Bruce beat the English at Bannockburn in 1314 and kept it independent; its king inherited England in 1603, and the two joined in 1707.
      Royaume né des Pictes et des Gaëls au IXᵉ siècle. Robert Bruce bat les Anglais à Bannockburn en 1314 et préserve son indépendance ; son roi hérite de l’Angleterre en 1603, et les deux s’unissent en 1707.
      Reino formado por pictos y gaélicos en el siglo IX. Roberto Bruce venció a los ingleses en Bannockburn en 1314 y conservó su independencia; su rey heredó Inglaterra en 1603 y ambos se unieron en 1707.
      9世紀にピクト人とゲール人から成った王国。1314年ロバート・ブルースがバノックバーンでイングランド軍を破り、独立を保つ。1603年に王がイングランド王位を継ぎ、1707年に合同した。`,
    events: [
      [
        '1314-06-24',
        '罗伯特·布鲁斯在班诺克本击败英军|Robert Bruce defeats the English at Bannockburn|Robert Bruce bat les Anglais à Bannockburn|Roberto Bruce derrota a los ingleses en Bannockburn|ロバート・ブルースがバノックバーンで勝つ',
        3,
        ['new-cambridge-medieval', 'vol. 6'],
      ],
    ],
    relations: [['ally-of', 'kingdom-of-france', ['1295', '1560']]],
    source: ['dtv-atlas'],
  },
  {
    id: 'great-britain-and-ireland',
    drawn: 'Great Britain and Ireland',
    names:
      '大不列颠与爱尔兰|Kingdoms of Great Britain and Ireland|Royaumes de Grande-Bretagne et d’Irlande|Reinos de Gran Bretaña e Irlanda|グレートブリテンとアイルランド',
    also: '斯图亚特王朝;共主联邦;大不列颠王国|Union of the Crowns;Stuart Britain;Kingdom of Great Britain|Union des couronnes;Royaume de Grande-Bretagne|Unión de las coronas;Reino de Gran Bretaña|同君連合;グレートブリテン王国',
    span: ['1603', '1801'],
    capital: [51.5, -0.13, '伦敦|London|Londres|Londres|ロンドン'],
    summary: `1603年詹姆士六世兼英格兰、爱尔兰王位，三国共主。1640年代内战处死查理一世，1688年光荣革命确立国会至上；1707年英苏合并为大不列颠王国，1801年并爱尔兰。
      The three kingdoms under one crown from 1603. Civil war and the execution of Charles I, then the revolution of 1688, put Parliament above the king; England and Scotland merged in 1707, and Ireland was joined in 1801.
      Les trois royaumes sous une couronne dès 1603. La guerre civile et l’exécution de Charles Iᵉʳ, puis la révolution de 1688, mettent le Parlement au-dessus du roi ; l’Angleterre et l’Écosse fusionnent en 1707, l’Irlande s’y joint en 1801.
      Los tres reinos bajo una corona desde 1603. La guerra civil y la ejecución de Carlos I, y luego la revolución de 1688, pusieron al Parlamento por encima del rey; Inglaterra y Escocia se unieron en 1707, e Irlanda en 1801.
      1603年から一つの王冠のもとに置かれた三王国。内戦でチャールズ一世が処刑され、1688年の名誉革命で議会が王に優越した。1707年にイングランドとスコットランドが合同し、1801年にアイルランドが加わる。`,
    events: [
      [
        '1649-01-30',
        '查理一世被处决|Charles I is executed|Charles Iᵉʳ est exécuté|Carlos I es ejecutado|チャールズ一世が処刑される',
        3,
        ['obrien-atlas'],
      ],
      [
        '1707-05-01',
        '英格兰与苏格兰合并|England and Scotland become one kingdom|L’Angleterre et l’Écosse forment un seul royaume|Inglaterra y Escocia forman un solo reino|イングランドとスコットランドが合同する',
        3,
        ['obrien-atlas'],
      ],
    ],
    relations: [
      ['preceded', 'british-empire'],
      ['carried-on', 'kingdom-of-england', '1603'],
    ],
    source: ['obrien-atlas'],
  },
  {
    id: 'kingdom-of-france',
    drawn: 'France',
    names: '法兰西|France|France|Francia|フランス',
    also: '法兰西王国;西法兰克;法兰西帝国|Kingdom of France;West Francia|Royaume de France;Francie occidentale|Reino de Francia;Francia Occidental|フランス王国;西フランク王国',
    disambiguation: '843—1870年|843–1870|843-1870|843-1870|843–1870年',
    span: ['0843', '1870'],
    capital: [48.86, 2.35, '巴黎|Paris|Paris|París|パリ'],
    summary: `843年分得法兰克西部，987年卡佩家继立，渐收诸侯之地，百年战争逐英人。路易十四时称雄欧洲；1789年革命推翻君主制，其后历共和、拿破仑两帝国与复辟，1870年终成共和。
      West Francia of 843, from 987 under the Capetians, who gathered the great fiefs and drove out the English. Leading power of Europe under Louis XIV, it passed through revolution, two empires and restored kings to the republic of 1870.
      La Francie occidentale de 843, dès 987 aux Capétiens, qui rassemblent les grands fiefs et chassent les Anglais. Première puissance d’Europe sous Louis XIV, elle passe par la Révolution, deux empires et des rois restaurés avant la République de 1870.
      La Francia Occidental de 843, desde 987 con los Capetos, que reunieron los grandes feudos y expulsaron a los ingleses. Primera potencia de Europa con Luis XIV, pasó por la Revolución, dos imperios y reyes restaurados hasta la república de 1870.
      843年の西フランクに始まり、987年からカペー家が諸侯領を集め、イングランド勢を追い出した国。ルイ十四世の代にヨーロッパの最強国となる。革命、二つの帝政、復古王政を経て1870年に共和国となった。`,
    events: [
      [
        '0987',
        '于格·卡佩当选国王|Hugh Capet is elected king|Hugues Capet est élu roi|Hugo Capeto es elegido rey|ユーグ・カペーが王に選ばれる',
        3,
        ['new-cambridge-medieval', 'vol. 3'],
      ],
      [
        '1214-07-27',
        '腓力二世在布汶获胜|Philip II wins at Bouvines|Philippe II l’emporte à Bouvines|Felipe II vence en Bouvines|フィリップ二世がブーヴィーヌで勝つ',
        3,
        ['new-cambridge-medieval', 'vol. 5'],
      ],
    ],
    relations: [
      ['won', 'hundred-years-war'],
      ['rival-of', 'kingdom-of-england'],
      ['took-part-in', 'napoleonic-wars'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'east-francia',
    drawn: 'East Francia',
    names: '东法兰克王国|East Francia|Francie orientale|Francia Oriental|東フランク王国',
    also: '德意志王国（早期）|East Frankish kingdom|Royaume de Germanie|Reino de Germania|ドイツ王国（初期）',
    span: ['0843', '0962'],
    capital: [49.02, 12.1, '雷根斯堡|Regensburg|Ratisbonne|Ratisbona|レーゲンスブルク'],
    summary: `843年日耳曼人路易分得的法兰克东部，萨克森、法兰克尼亚、士瓦本、巴伐利亚诸公国渐盛。919年萨克森的亨利一世为王；奥托一世955年破匈牙利人，962年称帝，即神圣罗马帝国。
      Eastern third of the Frankish realm, given to Louis the German in 843. Its great duchies chose Henry of Saxony king in 919; his son Otto I beat the Magyars at the Lech and became emperor in 962.
      Tiers oriental du royaume franc, échu à Louis le Germanique en 843. Ses grands duchés élisent roi Henri de Saxe en 919 ; son fils Otton Iᵉʳ bat les Magyars au Lech et devient empereur en 962.
      Tercio oriental del reino franco, dado a Luis el Germánico en 843. Sus grandes ducados eligieron rey a Enrique de Sajonia en 919; su hijo Otón I venció a los magiares en el Lech y fue emperador en 962.
      843年にルートヴィヒ二世が受けたフランク王国の東部。諸公国が919年にザクセンのハインリヒ一世を王に選ぶ。子のオットー一世がレヒ河畔でマジャール人を破り、962年に皇帝となった。`,
    events: [
      [
        '0955-08-10',
        '奥托一世在莱希河畔击败匈牙利人|Otto I defeats the Magyars on the Lech|Otton Iᵉʳ bat les Magyars au Lech|Otón I derrota a los magiares en el Lech|オットー一世がレヒ河畔でマジャール人を破る',
        3,
        ['new-cambridge-medieval', 'vol. 3'],
      ],
    ],
    relations: [['grew-into', 'holy-roman-empire', '0962']],
    source: ['new-cambridge-medieval'],
  },
  {
    id: 'middle-francia',
    drawn: 'Middle Francia',
    names: '中法兰克王国|Middle Francia|Francie médiane|Francia Media|中部フランク王国',
    also: '洛泰尔王国;洛塔林吉亚|Lotharingia;Kingdom of Lothar|Lotharingie|Lotaringia|ロタールの国',
    span: ['0843', '0887'],
    capital: [50.78, 6.08, '亚琛|Aachen|Aix-la-Chapelle|Aquisgrán|アーヘン'],
    summary: `《凡尔登条约》中长孙洛泰尔所得的狭长之地，自北海经罗讷河至罗马，兼帝号与亚琛、罗马二都。855年再分为三，870年起为东西法兰克所瓜分，洛林之名由此而来。
      Long strip from the North Sea to Rome that fell to the emperor Lothar in 843, with both Aachen and Rome. Split among his sons in 855, it was soon divided by its neighbours; Lorraine keeps its name.
      Longue bande de la mer du Nord à Rome échue à l’empereur Lothaire en 843, avec Aix-la-Chapelle et Rome. Partagée entre ses fils en 855, elle est bientôt dépecée par ses voisins ; la Lorraine en garde le nom.
      Larga franja del mar del Norte a Roma que tocó al emperador Lotario en 843, con Aquisgrán y Roma. Dividida entre sus hijos en 855, pronto la repartieron sus vecinos; Lorena conserva su nombre.
      843年に皇帝ロタールが受けた、北海からローマに至る細長い国。アーヘンとローマの両都をもった。855年に息子たちに分けられ、やがて隣国に分割される。ロレーヌの名に残る。`,
    events: [
      [
        '0855-09',
        '洛泰尔三子分其国|The sons of Lothar divide the realm|Les fils de Lothaire se partagent le royaume|Los hijos de Lotario dividen el reino|ロタールの三子が国を分ける',
        2,
        ['new-cambridge-medieval', 'vol. 2'],
      ],
    ],
    relations: [['split-into', 'kingdom-of-italy', '0855']],
    source: ['new-cambridge-medieval', 'vol. 2'],
  },
  {
    id: 'kingdom-of-italy',
    drawn: 'Kingdom of Italy (medieval)',
    names: '意大利王国|Kingdom of Italy|Royaume d’Italie|Reino de Italia|イタリア王国',
    disambiguation: '中世纪|medieval|médiéval|medieval|中世',
    span: ['0843', '0962'],
    capital: [45.19, 9.16, '帕维亚|Pavia|Pavie|Pavía|パヴィア'],
    summary: `承伦巴第王国、以帕维亚为都的加洛林王国，据意大利北部与中部。888年后贝伦加尔等诸侯争位，匈牙利人与撒拉森人入侵；951年奥托一世取之，961年后归于帝国。
      Carolingian kingdom of northern and central Italy, heir of the Lombards, with its capital at Pavia. After 888 local lords fought for the crown; Otto I took it in 951, and it became part of the Empire.
      Royaume carolingien d’Italie du Nord et du Centre, héritier des Lombards, capitale Pavie. Après 888, des seigneurs locaux se disputent la couronne ; Otton Iᵉʳ la prend en 951, et il entre dans l’Empire.
      Reino carolingio del norte y centro de Italia, heredero de los lombardos, con capital en Pavía. Después de 888 los señores locales se disputaron la corona; Otón I la tomó en 951 y pasó a formar parte del Imperio.
      ランゴバルド王国を継ぎ、パヴィアを都としたイタリア北・中部のカロリング朝の王国。888年以後は諸侯が王位を争った。951年にオットー一世が王冠を取り、帝国の一部となる。`,
    events: [
      [
        '0951',
        '奥托一世入帕维亚称王|Otto I takes the crown at Pavia|Otton Iᵉʳ prend la couronne à Pavie|Otón I toma la corona en Pavía|オットー一世がパヴィアで王となる',
        3,
        ['new-cambridge-medieval', 'vol. 3'],
      ],
    ],
    relations: [['held-old-lands-of', 'lombard-kingdom']],
    source: ['new-cambridge-medieval'],
  },
  {
    id: 'kingdom-of-arles',
    drawn: 'Kingdom of Burgundy',
    names: '勃艮第（阿尔勒）王国|Kingdom of Burgundy|Royaume de Bourgogne|Reino de Borgoña|ブルグント王国',
    also: '阿尔勒王国|Kingdom of Arles|Royaume d’Arles|Reino de Arlés|アルル王国',
    disambiguation: '阿尔勒，888—1032年|Arles, 888–1032|Arles, 888-1032|Arlés, 888-1032|アルル王国、888–1032年',
    span: ['0888', '1032'],
    capital: [46.52, 6.63, '洛桑|Lausanne|Lausanne|Lausana|ローザンヌ'],
    summary: `888年韦尔夫家鲁道夫在圣莫里斯称王所建，933年前后并普罗旺斯，跨汝拉山与罗讷河谷。末王鲁道夫三世无嗣，1032年归皇帝康拉德二世，为帝国三王国之一。
      Kingdom of the Rudolfs between the Jura and the Mediterranean, founded in 888 and later joined with Provence. When Rudolf III died without sons in 1032, the emperor Conrad II inherited it.
      Royaume des Rodolphe, du Jura à la Méditerranée, fondé en 888 et plus tard uni à la Provence. À la mort sans fils de Rodolphe III, en 1032, l’empereur Conrad II en hérite.
      Reino de los Rodolfos, del Jura al Mediterráneo, fundado en 888 y unido después a Provenza. Al morir sin hijos Rodolfo III en 1032, lo heredó el emperador Conrado II.
      ジュラ山地から地中海に及んだルドルフ家の王国。888年に成立し、のちプロヴァンスと合わさった。1032年にルドルフ三世が男子なく没し、皇帝コンラート二世が継承する。`,
    events: [
      [
        '1032',
        '鲁道夫三世卒，归于帝国|Rudolf III dies and the Empire inherits|Rodolphe III meurt et l’Empire hérite|Muere Rodolfo III y hereda el Imperio|ルドルフ三世が没し、帝国に帰する',
        3,
        ['new-cambridge-medieval', 'vol. 3'],
      ],
    ],
    relations: [['held-old-lands-of', 'middle-francia', '0888']],
    source: ['new-cambridge-medieval', 'vol. 3'],
  },
  {
    id: 'republic-of-venice',
    drawn: 'Republic of Venice',
    names: '威尼斯共和国|Republic of Venice|République de Venise|República de Venecia|ヴェネツィア共和国',
    also: '最尊贵的共和国|La Serenissima|La Sérénissime|La Serenísima|最も高貴な共和国',
    span: ['0697~', '1797'],
    capital: [
      45.434,
      12.34,
      '威尼斯总督宫|Doge’s Palace, Venice|palais des Doges, Venise|Palacio Ducal, Venecia|ヴェネツィア、総督宮殿',
    ],
    summary: `潟湖上的商业共和国，由贵族选总督而治，掌东方香料贸易，兵工厂名世。1204年导第四次十字军取君士坦丁堡；与热那亚、奥斯曼长期争海。1797年亡于拿破仑。
      Merchant republic of the lagoon, governed by nobles and an elected doge, that ruled the trade with the East. It led the Fourth Crusade against Constantinople in 1204, fought Genoa and the Ottomans, and ended under Napoleon in 1797.
      République marchande de la lagune, gouvernée par des nobles et un doge élu, maîtresse du commerce d’Orient. Elle mène la quatrième croisade contre Constantinople en 1204, combat Gênes et les Ottomans, et finit sous Napoléon en 1797.
      República mercantil de la laguna, regida por nobles y un dux electo, dueña del comercio con Oriente. Condujo la Cuarta Cruzada contra Constantinopla en 1204, luchó con Génova y los otomanos y se extinguió ante Napoleón en 1797.
      貴族と選挙で選ばれた総督が治めた、潟の商業共和国。東方貿易を握った。1204年に第四回十字軍をコンスタンティノープルへ導き、ジェノヴァやオスマン帝国と争う。1797年、ナポレオンのもとで終わった。`,
    events: [
      [
        '1204-04',
        '与十字军攻陷君士坦丁堡|Constantinople falls to its fleet and the crusaders|Constantinople tombe devant sa flotte et les croisés|Constantinopla cae ante su flota y los cruzados|十字軍とともにコンスタンティノープルを落とす',
        3,
        ['villehardouin'],
      ],
      [
        '1797-05-12',
        '大议会自行解散，共和国亡|The Great Council votes the republic out of existence|Le Grand Conseil abolit la République|El Gran Consejo disuelve la República|大評議会が共和国の終わりを決める',
        3,
        ['chandler-napoleon'],
      ],
    ],
    relations: [
      ['rival-of', 'republic-of-genoa'],
      ['warred-with', 'ottoman-empire', ['1463', '1718']],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'papal-states',
    drawn: 'Papal States',
    names: '教皇国|Papal States|États pontificaux|Estados Pontificios|教皇領',
    also: '教会国|States of the Church;Patrimony of St Peter|Patrimoine de saint Pierre|Patrimonio de San Pedro|教皇国家',
    span: ['0756', '1870'],
    capital: [41.9, 12.45, '罗马|Rome|Rome|Roma|ローマ'],
    summary: `教皇以君主身份统治的意大利中部诸地，起于756年矮子丕平赠土。阿维尼翁时期一度失控，文艺复兴教皇重振；1860年大部并入意大利，1870年罗马陷落而亡。
      Lands of central Italy ruled by the popes, begun with Pepin’s gift of 756. Renaissance popes made them a strong state with Rome rebuilt; most joined Italy in 1860, and Rome was taken in 1870.
      Terres d’Italie centrale gouvernées par les papes, nées du don de Pépin en 756. Les papes de la Renaissance en font un État fort et rebâtissent Rome ; la plupart rejoignent l’Italie en 1860, et Rome est prise en 1870.
      Tierras de Italia central regidas por los papas, nacidas de la donación de Pipino en 756. Los papas del Renacimiento hicieron de ellas un Estado fuerte y reconstruyeron Roma; la mayoría se unió a Italia en 1860 y Roma fue tomada en 1870.
      教皇が治めたイタリア中部の領地。756年のピピンの寄進に始まる。ルネサンスの教皇が強い国とし、ローマを再建した。1860年に大半がイタリアに加わり、1870年にローマを占領されて終わる。`,
    events: [
      [
        '0756',
        '丕平赠土于教皇|Pepin gives conquered lands to the pope|Pépin donne au pape les terres conquises|Pipino dona al papa las tierras conquistadas|ピピンが征服地を教皇に寄進する',
        3,
        ['new-cambridge-medieval', 'vol. 2'],
      ],
      [
        '1870-09-20',
        '意大利军进入罗马|Italian troops enter Rome|Les troupes italiennes entrent à Rome|Las tropas italianas entran en Roma|イタリア軍がローマに入る',
        3,
        ['cambridge-modern-atlas'],
      ],
    ],
    relations: [
      ['patron-of', 'michelangelo'],
      ['patron-of', 'raphael'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'sicily-and-naples',
    drawn: 'Sicily and Naples',
    names:
      '西西里与那不勒斯王国|Kingdom of Sicily and Naples|Royaume de Sicile et de Naples|Reino de Sicilia y Nápoles|シチリア・ナポリ王国',
    also: '两西西里王国|Two Sicilies;Norman Sicily|Deux-Siciles;Sicile normande|Dos Sicilias;Sicilia normanda|両シチリア王国',
    span: ['1071~', '1861'],
    capital: [40.84, 14.25, '那不勒斯|Naples|Naples|Nápoles|ナポリ'],
    summary: `诺曼人逐阿拉伯与拜占庭所建，1130年罗杰二世称王，拉丁、希腊、阿拉伯文化并存；后归霍亨斯陶芬、安茹、阿拉贡与西班牙。1282年西西里晚祷分为二国；1860年并入意大利。
      Norman kingdom of southern Italy, crowned in 1130, where Latins, Greeks and Arabs worked side by side. Split by the Sicilian Vespers of 1282, it passed to Anjou, Aragon, Spain and Bourbons; Garibaldi won it for Italy in 1860.
      Royaume normand d’Italie du Sud, couronné en 1130, où œuvrent Latins, Grecs et Arabes. Divisé par les Vêpres siciliennes de 1282, il passe aux Anjou, à l’Aragon, à l’Espagne, aux Bourbons ; Garibaldi le gagne à l’Italie en 1860.
      Reino normando del sur de Italia, coronado en 1130, donde trabajaron juntos latinos, griegos y árabes. Dividido por las Vísperas sicilianas de 1282, pasó a Anjou, Aragón, España y los Borbones; Garibaldi lo ganó para Italia en 1860.
      1130年に成立した南イタリアのノルマン人の王国。ラテン人、ギリシア人、アラブ人が共に働いた。1282年のシチリアの晩祷で二つに分かれ、アンジュー、アラゴン、スペイン、ブルボン家に渡る。1860年ガリバルディがイタリアに加えた。`,
    events: [
      [
        '1130-12-25',
        '罗杰二世在巴勒莫加冕|Roger II is crowned at Palermo|Roger II est couronné à Palerme|Roger II es coronado en Palermo|ルッジェーロ二世がパレルモで即位する',
        3,
        ['new-cambridge-medieval', 'vol. 4'],
      ],
      [
        '1282-03',
        '西西里晚祷起义逐安茹人|The Sicilian Vespers drive out the Angevins|Les Vêpres siciliennes chassent les Angevins|Las Vísperas sicilianas expulsan a los angevinos|シチリアの晩祷でアンジュー勢が追われる',
        3,
        ['new-cambridge-medieval', 'vol. 5'],
      ],
    ],
    relations: [['warred-with', 'byzantine-empire', ['1081', '1185']]],
    source: ['dtv-atlas'],
  },
  {
    id: 'umayyads-of-cordoba',
    drawn: 'Umayyads of Córdoba',
    names: '科尔多瓦后倭马亚王朝|Umayyads of Córdoba|Omeyyades de Cordoue|Omeyas de Córdoba|後ウマイヤ朝',
    also: '科尔多瓦哈里发国;安达卢斯|Emirate and Caliphate of Córdoba;al-Andalus|Califat de Cordoue;al-Andalus|Califato de Córdoba;al-Ándalus|コルドバ・カリフ国;アンダルス',
    span: ['0756', '1031'],
    capital: [37.88, -4.78, '科尔多瓦|Córdoba|Cordoue|Córdoba|コルドバ'],
    summary: `倭马亚王子阿卜杜·拉赫曼逃至西班牙，756年自立所建。929年称哈里发，科尔多瓦藏书之富、大清真寺之壮冠于西方；1009年起内乱，1031年分裂为诸小国。
      Muslim Spain under an Umayyad prince who had escaped the Abbasids, and his heirs. Caliphate from 929, with Córdoba the largest city of western Europe and its great mosque; it broke into small kingdoms by 1031.
      L’Espagne musulmane d’un prince omeyyade échappé aux Abbassides, et de ses héritiers. Califat dès 929, avec Cordoue, la plus grande ville d’Europe occidentale, et sa grande mosquée ; elle éclate en petits royaumes en 1031.
      La España musulmana de un príncipe omeya huido de los abasíes y sus herederos. Califato desde 929, con Córdoba, la mayor ciudad de Europa occidental, y su gran mezquita; en 1031 se rompió en pequeños reinos de taifas.
      アッバース朝を逃れたウマイヤ家の王子とその子孫が治めたイスラーム・スペイン。929年にカリフを称し、コルドバは西欧最大の都市となって大モスクを誇った。1031年までに小王国に分裂する。`,
    events: [
      [
        '0756-05',
        '阿卜杜·拉赫曼一世入科尔多瓦|Abd al-Rahman I takes Córdoba|Abd al-Rahman Iᵉʳ prend Cordoue|Abderramán I toma Córdoba|アブド・アッラフマーン一世がコルドバを取る',
        3,
        ['ibn-al-athir'],
      ],
      [
        '0929-01',
        '阿卜杜·拉赫曼三世称哈里发|Abd al-Rahman III takes the title of caliph|Abd al-Rahman III prend le titre de calife|Abderramán III toma el título de califa|アブド・アッラフマーン三世がカリフを称する',
        3,
        ['kennedy-atlas'],
      ],
    ],
    relations: [
      ['carried-on', 'umayyad-caliphate'],
      ['rival-of', 'abbasid-caliphate'],
    ],
    source: ['new-cambridge-islam'],
  },
  {
    id: 'leon-and-castile',
    drawn: 'León and Castile',
    names: '莱昂与卡斯蒂利亚|León and Castile|León et Castille|León y Castilla|レオン・カスティーリャ王国',
    also: '阿斯图里亚斯;卡斯蒂利亚王国|Asturias;Crown of Castile|Asturies;Couronne de Castille|Asturias;Corona de Castilla|アストゥリアス;カスティーリャ',
    span: ['0718~', '1516'],
    capital: [42.6, -5.57, '莱昂|León|León|León|レオン'],
    summary: `起自阿斯图里亚斯山中的基督教王国，向南推进，1085年取托莱多，1230年两国终合，1236、1248年取科尔多瓦、塞维利亚。1479年与阿拉贡联合，1492年取格拉纳达，西班牙由此而成。
      Christian kingdoms that grew from the mountains of Asturias, took Toledo in 1085 and, joined for good in 1230, Córdoba and Seville. Isabella’s marriage to Ferdinand of Aragon made of them the core of Spain.
      Royaumes chrétiens nés dans les monts des Asturies, qui prennent Tolède en 1085 et, unis pour de bon en 1230, Cordoue et Séville. Le mariage d’Isabelle avec Ferdinand d’Aragon en fait le cœur de l’Espagne.
      Reinos cristianos nacidos en los montes de Asturias que tomaron Toledo en 1085 y, unidos para siempre en 1230, Córdoba y Sevilla. El matrimonio de Isabel con Fernando de Aragón hizo de ellos el núcleo de España.
      アストゥリアスの山地に興ったキリスト教の王国。1085年にトレドを取り、1230年に最終的に合同してコルドバとセビリャを得た。イサベルとアラゴンのフェルナンドの結婚により、スペインの中核となる。`,
    events: [
      [
        '1085-05',
        '阿方索六世取托莱多|Alfonso VI takes Toledo|Alphonse VI prend Tolède|Alfonso VI toma Toledo|アルフォンソ六世がトレドを取る',
        3,
        ['new-cambridge-medieval', 'vol. 4'],
      ],
      [
        '1230',
        '莱昂与卡斯蒂利亚合一|León and Castile are joined for good|León et Castille s’unissent pour de bon|León y Castilla se unen para siempre|レオンとカスティーリャが最終的に合同する',
        3,
        ['new-cambridge-medieval', 'vol. 5'],
      ],
    ],
    relations: [
      ['united-with', 'crown-of-aragon', '1479'],
      ['grew-into', 'spanish-empire'],
      ['conquered', 'emirate-of-granada', '1492'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'emirate-of-granada',
    drawn: 'Granada',
    names: '格拉纳达王国|Emirate of Granada|Royaume nasride de Grenade|Reino nazarí de Granada|グラナダ王国',
    also: '奈斯尔王朝|Nasrids|Nasrides|Nazaríes|ナスル朝',
    span: ['1238', '1492'],
    capital: [37.18, -3.59, '格拉纳达|Granada|Grenade|Granada|グラナダ'],
    summary: `奈斯尔家族所治，西班牙最后的穆斯林国家，臣贡于卡斯蒂利亚。丝绸富庶，筑阿尔罕布拉宫；1492年末王布阿卜迪勒献城出降。
      Last Muslim state of Spain, under the Nasrids, who paid tribute to Castile and built the Alhambra. King Muhammad XII, Boabdil, surrendered the city to Isabella and Ferdinand in January 1492.
      Dernier État musulman d’Espagne, sous les Nasrides, tributaires de la Castille et bâtisseurs de l’Alhambra. Le roi Boabdil livre la ville à Isabelle et Ferdinand en janvier 1492.
      Último Estado musulmán de España, con los nazaríes, tributarios de Castilla y constructores de la Alhambra. El rey Boabdil entregó la ciudad a Isabel y Fernando en enero de 1492.
      ナスル朝が治めたスペイン最後のイスラーム国家。カスティーリャに貢納し、アルハンブラ宮殿を築いた。1492年1月、ボアブディル王がイサベルとフェルナンドに城を明け渡す。`,
    events: [
      [
        '1492-01-02',
        '布阿卜迪勒献城出降|Boabdil surrenders the city|Boabdil livre la ville|Boabdil entrega la ciudad|ボアブディルが城を明け渡す',
        3,
        ['elliott-imperial-spain'],
      ],
    ],
    relations: [['builder-of', 'alhambra']],
    source: ['kennedy-atlas'],
  },
  {
    id: 'crown-of-aragon',
    drawn: 'Aragon',
    names: '阿拉贡王国|Crown of Aragon|Couronne d’Aragon|Corona de Aragón|アラゴン連合王国',
    also: '阿拉贡-加泰罗尼亚|Aragon and Catalonia|Aragon et Catalogne|Aragón y Cataluña|アラゴン・カタルーニャ',
    span: ['1035', '1516'],
    capital: [41.65, -0.88, '萨拉戈萨|Zaragoza|Saragosse|Zaragoza|サラゴサ'],
    summary: `1137年与巴塞罗那联姻合一的海上王国，取巴利阿里、巴伦西亚，1282年得西西里，继有撒丁、那不勒斯，国王须守诸邦法权。1479年与卡斯蒂利亚联合。
      Aragon and Catalonia, joined by marriage in 1137, became a sea power that took Majorca, Valencia, Sicily, Sardinia and Naples while its kings swore to the liberties of each land. It was united with Castile in 1479.
      L’Aragon et la Catalogne, unis par mariage en 1137, deviennent une puissance maritime qui prend Majorque, Valence, la Sicile, la Sardaigne et Naples, ses rois jurant les libertés de chaque pays. Unie à la Castille en 1479.
      Aragón y Cataluña, unidos por matrimonio en 1137, fueron una potencia marítima que tomó Mallorca, Valencia, Sicilia, Cerdeña y Nápoles, mientras sus reyes juraban las libertades de cada tierra. Se unió con Castilla en 1479.
      1137年に婚姻で結ばれたアラゴンとカタルーニャの海上国家。マヨルカ、バレンシア、シチリア、サルデーニャ、ナポリを得、王は各地の特権を誓った。1479年にカスティーリャと結ばれる。`,
    events: [
      [
        '1137',
        '与巴塞罗那伯国联姻合一|A betrothal joins Aragon and Barcelona|Des fiançailles unissent l’Aragon et Barcelone|Unos esponsales unen Aragón y Barcelona|婚約によりアラゴンとバルセロナが結ばれる',
        3,
        ['new-cambridge-medieval', 'vol. 4'],
      ],
    ],
    relations: [['rival-of', 'sicily-and-naples']],
    source: ['dtv-atlas'],
  },
  {
    id: 'kingdom-of-navarre',
    drawn: 'Navarre',
    names: '纳瓦拉王国|Kingdom of Navarre|Royaume de Navarre|Reino de Navarra|ナバラ王国',
    also: '潘普洛纳王国|Kingdom of Pamplona|Royaume de Pampelune|Reino de Pamplona|パンプローナ王国',
    span: ['0824~', '1620'],
    capital: [42.82, -1.64, '潘普洛纳|Pamplona|Pampelune|Pamplona|パンプローナ'],
    summary: `比利牛斯山西部巴斯克人之地的王国，9世纪由阿里斯塔家在潘普洛纳所建。桑乔三世时称雄半岛；后属法国诸家，1512年南部为斐迪南所并，北部王室1589年入主法国。
      Kingdom of the western Pyrenees at Pamplona, largest of Christian Spain under Sancho III. Ferdinand of Aragon took the south in 1512; the kings of the northern rest inherited France in 1589.
      Royaume des Pyrénées occidentales, à Pampelune, le plus grand de l’Espagne chrétienne sous Sanche III. Ferdinand d’Aragon prend le sud en 1512 ; les rois du reste, au nord, héritent de la France en 1589.
      Reino de los Pirineos occidentales, en Pamplona, el mayor de la España cristiana con Sancho III. Fernando de Aragón tomó el sur en 1512; los reyes del resto, al norte, heredaron Francia en 1589.
      パンプローナを都としたピレネー西部の王国。サンチョ三世の代にはキリスト教スペイン最大であった。1512年に南部をアラゴンのフェルナンドに奪われ、北に残った王家は1589年にフランス王位を継ぐ。`,
    events: [
      [
        '1512-07',
        '斐迪南军占领潘普洛纳|Ferdinand’s army takes Pamplona|L’armée de Ferdinand prend Pampelune|El ejército de Fernando toma Pamplona|フェルナンドの軍がパンプローナを占領する',
        3,
        ['elliott-imperial-spain'],
      ],
    ],
    relations: [['rival-of', 'leon-and-castile']],
    source: ['dtv-atlas'],
  },
  {
    id: 'kingdom-of-hungary',
    drawn: 'Hungary',
    names: '匈牙利王国|Kingdom of Hungary|Royaume de Hongrie|Reino de Hungría|ハンガリー王国',
    also: '中世纪匈牙利|Medieval Hungary|Hongrie médiévale|Hungría medieval|中世ハンガリー',
    disambiguation: '1000—1526年|1000–1526|1000-1526|1000-1526|1000–1526年',
    span: ['1000', '1526'],
    capital: [47.5, 19.04, '布达|Buda|Buda|Buda|ブダ'],
    summary: `马扎尔人之国，1000年斯蒂芬一世受冠奉教。1241年遭蒙古蹂躏；马加什一世时文治武功极盛，藏书冠于北方；1526年在莫哈奇败于奥斯曼，国王战死，国土三分。
      Kingdom of the Magyars, Christian since the crowning of Stephen I in 1000. The Mongols ravaged it in 1241; Matthias Corvinus made Buda a Renaissance court. It broke apart after the Ottoman victory of Mohács in 1526.
      Royaume des Magyars, chrétien depuis le couronnement d’Étienne Iᵉʳ en l’an 1000. Les Mongols le ravagent en 1241 ; Mathias Corvin fait de Buda une cour de la Renaissance. Il se brise après la victoire ottomane de Mohács en 1526.
      Reino de los magiares, cristiano desde la coronación de Esteban I en 1000. Los mongoles lo asolaron en 1241; Matías Corvino hizo de Buda una corte renacentista. Se quebró tras la victoria otomana de Mohács en 1526.
      1000年にイシュトヴァーン一世が戴冠しキリスト教国となったマジャール人の王国。1241年にモンゴルに荒らされた。マーチャーシュ一世の代にブダがルネサンスの宮廷となる。1526年モハーチでオスマン軍に敗れて分裂した。`,
    events: [
      [
        '1241-04-11',
        '在莫希败于蒙古|The Mongols win at Mohi|Les Mongols l’emportent à Mohi|Los mongoles vencen en Mohi|モヒでモンゴル軍に敗れる',
        3,
        ['jackson-mongols-west'],
      ],
      [
        '1526-08-29',
        '在莫哈奇败于奥斯曼，国王阵亡|The Ottomans win at Mohács; the king dies|Les Ottomans l’emportent à Mohács ; le roi meurt|Los otomanos vencen en Mohács; muere el rey|モハーチでオスマン軍に敗れ、王が戦死する',
        3,
        ['inalcik-ottoman'],
      ],
    ],
    relations: [
      ['warred-with', 'ottoman-empire', ['1396', '1526']],
      ['adopted', 'christianity', '1000'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'kingdom-of-poland',
    drawn: 'Poland',
    names: '波兰王国|Kingdom of Poland|Royaume de Pologne|Reino de Polonia|ポーランド王国',
    also: '波兰立陶宛联邦;皮亚斯特王朝;雅盖隆王朝|Polish–Lithuanian Commonwealth;Poland–Lithuania|République des Deux Nations;Pologne-Lituanie|República de las Dos Naciones;Polonia-Lituania|ポーランド・リトアニア共和国;ピャスト朝;ヤギェウォ朝',
    span: ['0966', '1795'],
    capital: [50.06, 19.94, '克拉科夫|Kraków|Cracovie|Cracovia|クラクフ'],
    summary: `966年梅什科一世受洗立国。1386年与立陶宛王室联姻，1569年合为贵族共和国，国王由选举产生，为欧洲大国。1683年索别斯基解维也纳之围；1772至1795年为俄、普、奥三次瓜分。
      State of the Piasts, baptized in 966; joined to Lithuania by the Jagiellons and in 1569 made one commonwealth of nobles with elected kings. John Sobieski relieved Vienna in 1683; Russia, Prussia and Austria divided it between 1772 and 1795.
      État des Piast, baptisé en 966 ; lié à la Lituanie par les Jagellon, il devient en 1569 une république de nobles aux rois élus. Jean Sobieski délivre Vienne en 1683 ; Russie, Prusse et Autriche se le partagent de 1772 à 1795.
      Estado de los Piast, bautizado en 966; unido a Lituania por los Jagellón y en 1569 convertido en una república de nobles con reyes electos. Juan Sobieski liberó Viena en 1683; Rusia, Prusia y Austria se lo repartieron entre 1772 y 1795.
      966年に受洗したピャスト家の国。ヤギェウォ家によりリトアニアと結ばれ、1569年に選挙王をいただく貴族の共和国となる。1683年にヤン三世がウィーンを救った。1772年から1795年にロシア・プロイセン・オーストリアに分割される。`,
    events: [
      [
        '0966',
        '梅什科一世受洗|Mieszko I is baptized|Mieszko Iᵉʳ est baptisé|Mieszko I se bautiza|ミェシュコ一世が洗礼を受ける',
        3,
        ['new-cambridge-medieval', 'vol. 3'],
      ],
      [
        '1569-07-01',
        '卢布林联合，与立陶宛合为一国|The union of Lublin joins Poland and Lithuania|L’union de Lublin joint Pologne et Lituanie|La unión de Lublin une Polonia y Lituania|ルブリン合同でリトアニアと一つの国となる',
        3,
        ['magocsi-atlas'],
      ],
      [
        '1795-10',
        '第三次瓜分，国亡|The third partition ends the state|Le troisième partage met fin à l’État|El tercer reparto acaba con el Estado|第三次分割により消滅する',
        3,
        ['magocsi-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'teutonic-order', ['1326', '1525']],
      ['adopted', 'christianity', '0966'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'teutonic-order',
    drawn: 'Teutonic Order',
    names:
      '条顿骑士团国|State of the Teutonic Order|État de l’ordre Teutonique|Estado de la Orden Teutónica|ドイツ騎士団国',
    also: '德意志骑士团;利沃尼亚|Teutonic Knights;Livonian Order|Chevaliers teutoniques;Ordre de Livonie|Caballeros teutónicos;Orden livona|条頓騎士団;リヴォニア騎士団',
    span: ['1230~', '1561'],
    capital: [54.71, 20.51, '柯尼斯堡|Königsberg|Königsberg|Königsberg|ケーニヒスベルク'],
    summary: `十字军骑士团在普鲁士与利沃尼亚所建之国。13世纪武力征服异教普鲁士人，招德意志移民，筑马林堡；1410年大败于坦能堡。1525年普鲁士世俗化为公国，1561年利沃尼亚瓦解。
      State of crusading knights who conquered the pagan Prussians and Livonia, brought German settlers and built Marienburg. Poland and Lithuania broke their power at Tannenberg in 1410; Prussia became a Protestant duchy in 1525.
      État de chevaliers croisés qui conquièrent les Prussiens païens et la Livonie, installent des colons allemands et bâtissent Marienbourg. Pologne et Lituanie brisent leur puissance à Tannenberg en 1410 ; la Prusse devient duché protestant en 1525.
      Estado de caballeros cruzados que conquistaron a los prusianos paganos y Livonia, trajeron colonos alemanes y levantaron Marienburg. Polonia y Lituania quebraron su poder en Tannenberg en 1410; Prusia pasó a ser ducado protestante en 1525.
      異教のプルーセン人とリヴォニアを征服した十字軍騎士の国。ドイツ人を入植させ、マリエンブルク城を築いた。1410年タンネンベルクでポーランドとリトアニアに敗れて衰え、1525年にプロイセンは新教の公国となる。`,
    events: [
      [
        '1410-07-15',
        '在坦能堡（格伦瓦尔德）大败|Poland and Lithuania win at Tannenberg|Pologne et Lituanie l’emportent à Tannenberg|Polonia y Lituania vencen en Tannenberg|タンネンベルクで大敗する',
        3,
        ['new-cambridge-medieval', 'vol. 6'],
      ],
      [
        '1525-04',
        '普鲁士世俗化为公国|Prussia becomes a secular duchy under Poland|La Prusse devient un duché laïque vassal de la Pologne|Prusia pasa a ser ducado secular vasallo de Polonia|プロイセンが世俗の公国となる',
        3,
        ['magocsi-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'grand-duchy-of-lithuania', ['1283', '1422']],
      ['took-part-in', 'crusades'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'grand-duchy-of-lithuania',
    drawn: 'Lithuania',
    names: '立陶宛大公国|Grand Duchy of Lithuania|Grand-duché de Lituanie|Gran Ducado de Lituania|リトアニア大公国',
    span: ['1236~', '1795'],
    capital: [54.69, 25.29, '维尔纽斯|Vilnius|Vilnius|Vilnius|ヴィリニュス'],
    summary: `欧洲最后的异教国家，明道加斯统一诸部，格季米纳斯、阿尔吉尔达斯时兼并罗斯西部，南抵黑海。1386年大公雅盖隆受洗，兼为波兰王；1569年合为联邦，1795年亡。
      Last pagan state of Europe, which spread over western Rus’ almost to the Black Sea. Grand Duke Jogaila was baptized in 1386 and became king of Poland; the two formed one commonwealth in 1569.
      Dernier État païen d’Europe, étendu sur la Rus’ occidentale presque jusqu’à la mer Noire. Le grand-duc Jagellon est baptisé en 1386 et devient roi de Pologne ; les deux forment une république en 1569.
      Último Estado pagano de Europa, extendido por la Rus occidental casi hasta el mar Negro. El gran duque Jagellón se bautizó en 1386 y fue rey de Polonia; ambos formaron una república en 1569.
      ルーシ西部から黒海近くにまで広がった、ヨーロッパ最後の異教国。1386年に大公ヨガイラが受洗してポーランド王を兼ねた。1569年に両国は一つの共和国となる。`,
    events: [
      [
        '1386-02',
        '大公雅盖隆受洗，继为波兰王|Jogaila is baptized and crowned king of Poland|Jagellon est baptisé et couronné roi de Pologne|Jagellón es bautizado y coronado rey de Polonia|ヨガイラが受洗し、ポーランド王となる',
        3,
        ['new-cambridge-medieval', 'vol. 6'],
      ],
    ],
    relations: [
      ['adopted', 'christianity', '1387'],
      ['ally-of', 'kingdom-of-poland', ['1386', '1569']],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'kievan-rus',
    drawn: 'Kievan Rus’',
    names: '基辅罗斯|Kievan Rus’|Rus’ de Kiev|Rus de Kiev|キエフ・ルーシ',
    also: '古罗斯|Kyivan Rus’;Rus|Russie kiévienne|Rus de Kíev|キーウ・ルーシ;キエフ大公国',
    span: ['0862~', '1240'],
    capital: [50.45, 30.52, '基辅|Kiev|Kiev|Kiev|キエフ'],
    summary: `东斯拉夫人与北欧人之国，沿“瓦良格到希腊之路”兴起。奥列格882年取基辅，988年弗拉基米尔受洗于拜占庭，雅罗斯拉夫编法典；后分裂，1240年基辅毁于蒙古。
      State of Eastern Slavs and Norse princes on the river road from the Baltic to Constantinople. Vladimir took baptism from Byzantium in 988; Yaroslav gave laws. It split among heirs, and the Mongols destroyed Kiev in 1240.
      État de Slaves orientaux et de princes scandinaves, sur la route fluviale de la Baltique à Constantinople. Vladimir reçoit le baptême de Byzance en 988 ; Iaroslav donne des lois. Il se partage entre héritiers, et les Mongols détruisent Kiev en 1240.
      Estado de eslavos orientales y príncipes escandinavos en la ruta fluvial del Báltico a Constantinopla. Vladímir recibió el bautismo de Bizancio en 988; Yaroslav dio leyes. Se dividió entre herederos y los mongoles destruyeron Kiev en 1240.
      バルト海からコンスタンティノープルへの川の道に、東スラヴ人と北欧系の公が築いた国。988年にウラジーミルがビザンツから洗礼を受け、ヤロスラフが法を定めた。分裂ののち、1240年にモンゴルがキエフを破壊する。`,
    events: [
      [
        '0988',
        '弗拉基米尔受洗，罗斯奉基督教|Vladimir is baptized, and Rus’ with him|Vladimir est baptisé, et la Rus’ avec lui|Vladímir se bautiza, y la Rus con él|ウラジーミルが受洗し、ルーシがキリスト教化する',
        3,
        ['russian-primary-chronicle'],
      ],
      [
        '1240-12',
        '蒙古军攻陷基辅|The Mongols take Kiev|Les Mongols prennent Kiev|Los mongoles toman Kiev|モンゴル軍がキエフを落とす',
        3,
        ['riasanovsky'],
      ],
    ],
    relations: [
      ['adopted', 'christianity', '0988'],
      ['traded-with', 'byzantine-empire', ['0907', '1204']],
      ['grew-into', 'rus-principalities'],
    ],
    source: ['riasanovsky'],
  },
  {
    id: 'rus-principalities',
    drawn: 'Rus’ principalities and Novgorod',
    names: '罗斯诸公国|Rus’ principalities|Principautés russes|Principados rusos|ルーシ諸公国',
    also: '弗拉基米尔公国;莫斯科公国;诺夫哥罗德共和国|Vladimir;Muscovy;Novgorod Republic|Vladimir;Moscovie;République de Novgorod|Vladímir;Moscovia;República de Nóvgorod|ウラジーミル大公国;モスクワ大公国',
    span: ['1136~', '1478'],
    capital: [58.52, 31.27, '诺夫哥罗德|Novgorod|Novgorod|Nóvgorod|ノヴゴロド'],
    summary: `基辅罗斯分裂后的东北诸公国与商业共和国诺夫哥罗德，臣贡于金帐汗国。1242年涅夫斯基冰湖却敌；莫斯科渐强，1380年胜于库利科沃，1478年伊凡三世并诺夫哥罗德。
      What followed Kievan Rus’ in the north: princely states under Mongol tribute, and the trading republic of Novgorod. Moscow rose, beat the Mongols at Kulikovo in 1380 and annexed Novgorod in 1478.
      Ce qui suit la Rus’ de Kiev au nord : des principautés tributaires des Mongols et la république marchande de Novgorod. Moscou monte, bat les Mongols à Koulikovo en 1380 et annexe Novgorod en 1478.
      Lo que siguió a la Rus de Kiev en el norte: principados tributarios de los mongoles y la república mercantil de Nóvgorod. Moscú ascendió, venció a los mongoles en Kulikovo en 1380 y anexionó Nóvgorod en 1478.
      キエフ・ルーシののち北部に続いた、モンゴルに貢納する諸公国と商業共和国ノヴゴロド。モスクワが台頭し、1380年にクリコヴォでモンゴル軍を破り、1478年にノヴゴロドを併合した。`,
    events: [
      [
        '1242-04-05',
        '涅夫斯基在楚德湖冰上击败骑士团|Alexander Nevsky beats the knights on the ice of Lake Peipus|Alexandre Nevski bat les chevaliers sur la glace du lac Peïpous|Alejandro Nevski vence a los caballeros sobre el hielo del lago Peipus|ネフスキーが氷上で騎士団を破る',
        2,
        ['riasanovsky'],
      ],
      [
        '1380-09-08',
        '莫斯科在库利科沃击败蒙古军|Moscow wins against the Mongols at Kulikovo|Moscou l’emporte sur les Mongols à Koulikovo|Moscú vence a los mongoles en Kulikovo|モスクワがクリコヴォでモンゴル軍を破る',
        3,
        ['riasanovsky'],
      ],
    ],
    relations: [
      ['vassal-of', 'golden-horde', ['1243', '1478']],
      ['grew-into', 'russian-empire'],
    ],
    source: ['riasanovsky'],
  },
  {
    id: 'kingdom-of-norway',
    drawn: 'Norway',
    names: '挪威王国|Kingdom of Norway|Royaume de Norvège|Reino de Noruega|ノルウェー王国',
    also: '中世纪挪威|Medieval Norway|Norvège médiévale|Noruega medieval|中世ノルウェー',
    disambiguation: '至1905年|to 1905|jusqu’en 1905|hasta 1905|1905年まで',
    span: ['0872~', '1905'],
    capital: [60.39, 5.32, '卑尔根|Bergen|Bergen|Bergen|ベルゲン'],
    summary: `相传约872年金发哈拉尔统一，奥拉夫二世推行基督教。盛时有冰岛、格陵兰与苏格兰诸岛；1397年入卡尔马联盟，后从属丹麦，1814年与瑞典联合，1905年独立。
      Kingdom that tradition says Harald Fairhair united about 872; Olaf II brought it Christianity. It once held Iceland, Greenland and Scottish isles; tied to Denmark from 1380 and to Sweden from 1814, it parted in 1905.
      Royaume que la tradition dit uni par Harald à la Belle Chevelure vers 872 ; Olaf II y impose le christianisme. Il tint l’Islande, le Groenland et des îles d’Écosse ; lié au Danemark dès 1380, à la Suède dès 1814, il se sépare en 1905.
      Reino que la tradición dice unido por Harald el de la Hermosa Cabellera hacia 872; Olaf II impuso el cristianismo. Tuvo Islandia, Groenlandia e islas escocesas; ligado a Dinamarca desde 1380 y a Suecia desde 1814, se separó en 1905.
      伝承では872年頃に美髪王ハーラルが統一した王国。オーラヴ二世がキリスト教を広めた。アイスランド、グリーンランド、スコットランドの島々を領した。1380年からデンマーク、1814年からスウェーデンと結ばれ、1905年に分かれる。`,
    events: [
      [
        '1030-07',
        '奥拉夫二世战死，后尊为圣人|Olaf II falls at Stiklestad and becomes a saint|Olaf II tombe à Stiklestad et devient un saint|Olaf II cae en Stiklestad y se convierte en santo|オーラヴ二世が戦死し、のち聖人とされる',
        3,
        ['new-cambridge-medieval', 'vol. 4'],
      ],
      [
        '1905-06-07',
        '解除与瑞典的联合|The union with Sweden is dissolved|L’union avec la Suède est dissoute|Se disuelve la unión con Suecia|スウェーデンとの連合を解消する',
        3,
        ['cambridge-modern-atlas'],
      ],
    ],
    relations: [
      ['adopted', 'christianity', '1024~'],
      ['part-of', 'kalmar-union', ['1397', '1523']],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'kalmar-union',
    drawn: 'Kalmar Union',
    names: '卡尔马联盟|Kalmar Union|Union de Kalmar|Unión de Kalmar|カルマル同盟',
    span: ['1397', '1523'],
    capital: [55.68, 12.57, '哥本哈根|Copenhagen|Copenhague|Copenhague|コペンハーゲン'],
    summary: `丹麦女王玛格丽特一世促成的丹麦、挪威、瑞典共主联盟，1397年在卡尔马加冕埃里克。瑞典屡离；1520年斯德哥尔摩惨案后，1523年古斯塔夫·瓦萨率瑞典脱离。
      Union of Denmark, Norway and Sweden under one ruler, made by Queen Margaret I in 1397. Sweden often went its own way; after the bloodbath of Stockholm, Gustav Vasa took it out for good in 1523.
      Union du Danemark, de la Norvège et de la Suède sous un seul souverain, œuvre de la reine Marguerite Iʳᵉ en 1397. La Suède s’en écarte souvent ; après le bain de sang de Stockholm, Gustave Vasa l’en retire en 1523.
      Unión de Dinamarca, Noruega y Suecia bajo un solo soberano, obra de la reina Margarita I en 1397. Suecia se apartó a menudo; tras el baño de sangre de Estocolmo, Gustavo Vasa la sacó para siempre en 1523.
      1397年に女王マルグレーテ一世がまとめた、デンマーク・ノルウェー・スウェーデンの同君連合。スウェーデンはたびたび離れた。ストックホルムの血浴ののち、1523年にグスタヴ・ヴァーサが完全に離脱する。`,
    events: [
      [
        '1397-06-17',
        '埃里克在卡尔马加冕，三国共主|Erik is crowned at Kalmar over three kingdoms|Erik est couronné à Kalmar sur trois royaumes|Erik es coronado en Kalmar sobre tres reinos|エーリクがカルマルで三国の王となる',
        3,
        ['new-cambridge-medieval', 'vol. 7'],
      ],
      [
        '1520-11',
        '斯德哥尔摩惨案|Nobles are killed in the Stockholm bloodbath|Des nobles sont tués au bain de sang de Stockholm|Mueren nobles en el baño de sangre de Estocolmo|ストックホルムの血浴で貴族が殺される',
        3,
        ['obrien-atlas'],
      ],
    ],
    relations: [['preceded', 'denmark-norway']],
    source: ['dtv-atlas'],
  },
  {
    id: 'denmark-norway',
    drawn: 'Denmark–Norway',
    names: '丹麦—挪威|Denmark–Norway|Danemark-Norvège|Dinamarca-Noruega|デンマーク＝ノルウェー',
    also: '奥尔登堡王朝;双重王国|Twin kingdoms|Royaumes jumeaux|Reinos gemelos|双子王国',
    span: ['1523', '1814'],
    capital: [55.68, 12.57, '哥本哈根|Copenhagen|Copenhague|Copenhague|コペンハーゲン'],
    summary: `卡尔马联盟解体后由哥本哈根统治的双重王国，兼有冰岛、法罗、格陵兰，1536年改奉路德宗，1660年行绝对君主制，与瑞典争波罗的海。1814年因附拿破仑而割挪威予瑞典。
      Twin kingdom ruled from Copenhagen with Iceland and Greenland, Lutheran from 1536, absolute from 1660, rival of Sweden for the Baltic. Having sided with Napoleon, it gave up Norway in 1814.
      Double royaume gouverné de Copenhague avec l’Islande et le Groenland, luthérien dès 1536, absolu dès 1660, rival de la Suède en Baltique. Allié de Napoléon, il cède la Norvège en 1814.
      Doble reino regido desde Copenhague con Islandia y Groenlandia, luterano desde 1536, absoluto desde 1660, rival de Suecia en el Báltico. Aliado de Napoleón, cedió Noruega en 1814.
      コペンハーゲンからアイスランドやグリーンランドとともに治められた二重王国。1536年にルター派となり、1660年から絶対王政。スウェーデンとバルト海を争った。ナポレオン側に立ち、1814年にノルウェーを割譲する。`,
    events: [
      [
        '1814-01-14',
        '《基尔条约》割挪威予瑞典|The treaty of Kiel gives Norway to Sweden|Le traité de Kiel donne la Norvège à la Suède|El tratado de Kiel da Noruega a Suecia|キール条約でノルウェーを割譲する',
        3,
        ['cambridge-modern-atlas'],
      ],
    ],
    relations: [
      ['took-part-in', 'thirty-years-war', ['1625', '1629'], ['wilson-thirty-years']],
      ['took-part-in', 'napoleonic-wars', ['1807', '1814']],
    ],
    source: ['cambridge-modern-atlas'],
  },
  {
    id: 'savoy-sardinia',
    drawn: 'Savoy–Sardinia',
    names: '撒丁王国|Kingdom of Sardinia|Royaume de Sardaigne|Reino de Cerdeña|サルデーニャ王国',
    also: '萨伏依;皮埃蒙特|Savoy;Piedmont-Sardinia|Savoie;Piémont-Sardaigne|Saboya;Piamonte-Cerdeña|サヴォイア;ピエモンテ',
    span: ['1720', '1861'],
    capital: [45.07, 7.69, '都灵|Turin|Turin|Turín|トリノ'],
    summary: `萨伏依家族1720年得撒丁岛而称王，都都灵。1848年颁宪法，首相加富尔联法抗奥，1859至1860年统一意大利大部；1861年国王伊曼纽尔二世即意大利王位。
      State of the house of Savoy, kings from 1720 through Sardinia, ruled from Turin. It kept the constitution of 1848; Cavour allied it with France against Austria, and in 1861 it became the Kingdom of Italy.
      État de la maison de Savoie, rois dès 1720 par la Sardaigne, gouverné de Turin. Il garde la constitution de 1848 ; Cavour l’allie à la France contre l’Autriche, et en 1861 il devient le royaume d’Italie.
      Estado de la casa de Saboya, reyes desde 1720 por Cerdeña, regido desde Turín. Conservó la constitución de 1848; Cavour lo alió con Francia contra Austria y en 1861 pasó a ser el Reino de Italia.
      1720年にサルデーニャ島を得て王となったサヴォイア家の国。都はトリノ。1848年の憲法を保ち、カヴールがフランスと結んでオーストリアと戦い、1861年にイタリア王国となった。`,
    events: [
      [
        '1848-03-04',
        '颁布阿尔贝托宪章|King Charles Albert grants a constitution|Le roi Charles-Albert accorde une constitution|El rey Carlos Alberto concede una constitución|カルロ・アルベルト王が憲法を与える',
        2,
        ['cambridge-modern-atlas'],
      ],
    ],
    relations: [
      ['grew-into', 'italy', '1861'],
      ['party-to', 'congress-of-vienna'],
    ],
    source: ['cambridge-modern-atlas'],
  },
  {
    id: 'latin-empire',
    drawn: 'Latin Empire',
    names: '拉丁帝国|Latin Empire|Empire latin|Imperio latino|ラテン帝国',
    also: '罗马尼亚帝国|Latin Empire of Constantinople|Empire latin de Constantinople|Imperio latino de Constantinopla|ロマニア帝国',
    span: ['1204', '1261'],
    capital: [41.01, 28.98, '君士坦丁堡|Constantinople|Constantinople|Constantinopla|コンスタンティノープル'],
    summary: `第四次十字军攻陷君士坦丁堡后立佛兰德的鲍德温为帝所建，威尼斯得其八分之三。财尽兵寡，困于保加利亚与尼西亚；1261年城为尼西亚帝国收复。
      State that the Fourth Crusade set up in captured Constantinople, with Baldwin of Flanders as emperor and a large share for Venice. Poor and pressed by Bulgarians and Greeks, it lost the city to Nicaea in 1261.
      État établi par la quatrième croisade à Constantinople conquise, avec Baudouin de Flandre pour empereur et une large part à Venise. Pauvre, pressé par Bulgares et Grecs, il perd la ville face à Nicée en 1261.
      Estado que la Cuarta Cruzada fundó en la Constantinopla conquistada, con Balduino de Flandes como emperador y una gran parte para Venecia. Pobre y acosado por búlgaros y griegos, perdió la ciudad ante Nicea en 1261.
      第四回十字軍が占領したコンスタンティノープルに建てた国。フランドルのボードゥアンが皇帝となり、ヴェネツィアが多くを得た。貧しく、ブルガリアとギリシア人に攻められ、1261年にニカイア帝国に都を奪われる。`,
    events: [
      [
        '1204-05',
        '鲍德温在圣索菲亚加冕为帝|Baldwin is crowned emperor in Hagia Sophia|Baudouin est couronné empereur à Sainte-Sophie|Balduino es coronado emperador en Santa Sofía|ボードゥアンがハギア・ソフィアで戴冠する',
        3,
        ['villehardouin'],
      ],
      [
        '1261-07',
        '尼西亚军收复君士坦丁堡|Nicaean troops retake Constantinople|Les Nicéens reprennent Constantinople|Las tropas de Nicea recobran Constantinopla|ニカイア軍がコンスタンティノープルを奪回する',
        3,
        ['cambridge-byzantine'],
      ],
    ],
    relations: [
      ['warred-with', 'byzantine-empire', ['1204', '1261']],
      ['ally-of', 'republic-of-venice'],
    ],
    source: ['cambridge-byzantine'],
  },
  {
    id: 'kingdom-of-thessalonica',
    drawn: 'Kingdom of Thessalonica',
    names: '帖萨洛尼迦王国|Kingdom of Thessalonica|Royaume de Thessalonique|Reino de Tesalónica|テッサロニキ王国',
    span: ['1204', '1224'],
    capital: [40.64, 22.94, '帖萨洛尼迦|Thessalonica|Thessalonique|Tesalónica|テッサロニキ'],
    summary: `第四次十字军首领蒙费拉的博尼法斯未得帝位，遂据希腊北部所建，名义上臣属拉丁帝国。1207年博尼法斯为保加利亚人所杀；1224年城陷于伊庇鲁斯。
      Share of Boniface of Montferrat, leader of the Fourth Crusade, in northern Greece. He fell to Bulgarians in 1207; the despot of Epirus took the city at the end of 1224.
      Part de Boniface de Montferrat, chef de la quatrième croisade, dans le nord de la Grèce. Il tombe face aux Bulgares en 1207 ; le despote d’Épire prend la ville à la fin de 1224.
      Parte de Bonifacio de Montferrato, jefe de la Cuarta Cruzada, en el norte de Grecia. Cayó ante los búlgaros en 1207; el déspota de Epiro tomó la ciudad a fines de 1224.
      第四回十字軍の指揮者モンフェッラートのボニファーチョが得た北ギリシアの国。彼は1207年にブルガリア人に討たれ、1224年末に都はエピロスに落とされた。`,
    events: [
      [
        '1224-12',
        '伊庇鲁斯攻取帖萨洛尼迦|Epirus takes Thessalonica|L’Épire prend Thessalonique|Epiro toma Tesalónica|エピロスがテッサロニキを取る',
        2,
        ['cambridge-byzantine'],
      ],
    ],
    relations: [['vassal-of', 'latin-empire']],
    source: ['cambridge-byzantine'],
  },
  {
    id: 'despotate-of-epirus',
    drawn: 'Despotate of Epirus',
    names: '伊庇鲁斯专制国|Despotate of Epirus|Despotat d’Épire|Despotado de Epiro|エピロス専制侯国',
    span: ['1205', '1479'],
    capital: [39.16, 20.99, '阿尔塔|Arta|Arta|Arta|アルタ'],
    summary: `1204年后拜占庭安格洛斯家族在希腊西北所建，与尼西亚争承帝统。1224年取帖萨洛尼迦而称帝，1230年败于保加利亚；1318年后为意大利诸侯所治，末亡于奥斯曼。
      Greek state of the Angelos family in north-western Greece after 1204, rival of Nicaea for the Byzantine heritage. It took Thessalonica in 1224 but lost to the Bulgarians in 1230; Italian lords followed in 1318.
      État grec de la famille Ange, au nord-ouest de la Grèce, après 1204, rival de Nicée pour l’héritage byzantin. Il prend Thessalonique en 1224, mais perd contre les Bulgares en 1230 ; des seigneurs italiens suivent en 1318.
      Estado griego de la familia Ángelo en el noroeste de Grecia después de 1204, rival de Nicea por la herencia bizantina. Tomó Tesalónica en 1224, pero perdió ante los búlgaros en 1230; le siguieron señores italianos en 1318.
      1204年以後、アンゲロス家がギリシア北西部に建てた国。ビザンツの継承をニカイアと争った。1224年にテッサロニキを取るが、1230年ブルガリアに敗れる。1318年からイタリア系の君主が治めた。`,
    events: [
      [
        '1230-03',
        '在克洛科特尼察败于保加利亚|The Bulgarians win at Klokotnitsa|Les Bulgares l’emportent à Klokotnitsa|Los búlgaros vencen en Klokotnitsa|クロコトニツァでブルガリアに敗れる',
        3,
        ['cambridge-byzantine'],
      ],
    ],
    relations: [
      ['conquered', 'kingdom-of-thessalonica', '1224'],
      ['carried-on', 'byzantine-empire'],
    ],
    source: ['cambridge-byzantine'],
  },
  {
    id: 'frankish-greece',
    drawn: 'Frankish Greece (Athens, Achaea)',
    names: '法兰克希腊|Frankish Greece|Grèce franque|Grecia franca|フランク系ギリシア',
    also: '雅典公国;亚该亚公国|Duchy of Athens;Principality of Achaea|Duché d’Athènes;Principauté d’Achaïe|Ducado de Atenas;Principado de Acaya|アテネ公国;アカイア侯国',
    span: ['1205', '1458'],
    capital: [37.97, 23.73, '雅典|Athens|Athènes|Atenas|アテネ'],
    summary: `第四次十字军骑士在希腊所分封诸国，以雅典公国与亚该亚公国为大。1311年雅典落入加泰罗尼亚佣兵之手，后归佛罗伦萨阿恰约利家，1456年陷于奥斯曼；亚该亚已于1432年归拜占庭。
      Lordships that knights of the Fourth Crusade carved out of Greece, above all Achaea and the duchy of Athens. Catalan mercenaries seized Athens in 1311, and a Florentine family followed; Byzantines won Achaea back by 1432, and the Ottomans took Athens in 1456.
      Seigneuries taillées en Grèce par des chevaliers de la quatrième croisade, surtout l’Achaïe et le duché d’Athènes. Des mercenaires catalans prennent Athènes en 1311, une famille florentine suit ; les Byzantins regagnent l’Achaïe en 1432, les Ottomans prennent Athènes en 1456.
      Señoríos que caballeros de la Cuarta Cruzada labraron en Grecia, sobre todo Acaya y el ducado de Atenas. Mercenarios catalanes tomaron Atenas en 1311, y siguió una familia florentina; los bizantinos recobraron Acaya hacia 1432 y los otomanos tomaron Atenas en 1456.
      第四回十字軍の騎士がギリシアに築いた諸領。アカイア侯国とアテネ公国が主なもの。1311年にカタルーニャ人傭兵がアテネを奪い、のちフィレンツェの一家が継いだ。1432年にアカイアをビザンツが、1456年にアテネをオスマン帝国が取る。`,
    events: [
      [
        '1311-03',
        '加泰罗尼亚佣兵夺取雅典公国|Catalan mercenaries win the duchy of Athens in battle|Des mercenaires catalans gagnent le duché d’Athènes|Mercenarios catalanes ganan el ducado de Atenas|カタルーニャ人傭兵がアテネ公国を奪う',
        3,
        ['cambridge-byzantine'],
      ],
    ],
    relations: [['vassal-of', 'latin-empire', ['1205', '1261']]],
    source: ['cambridge-byzantine'],
  },
  {
    id: 'valois-burgundy',
    drawn: 'Valois Burgundy',
    names: '瓦卢瓦勃艮第|Valois Burgundy|Bourgogne des Valois|Borgoña de los Valois|ヴァロワ家のブルゴーニュ',
    also: '勃艮第公国;勃艮第国|Duchy of Burgundy;Burgundian State|Duché de Bourgogne;État bourguignon|Ducado de Borgoña;Estado borgoñón|ブルゴーニュ公国',
    span: ['1363', '1477'],
    capital: [47.32, 5.04, '第戎|Dijon|Dijon|Dijon|ディジョン'],
    summary: `法王幼子大胆腓力1363年受封所开，联姻得佛兰德与尼德兰诸邦，宫廷之富冠于西欧，扬·凡·艾克仕焉。1477年大胆查理战死南锡，地分于法国与哈布斯堡。
      Lands of a younger line of French kings, who joined Flanders and the Netherlands to Burgundy; Jan van Eyck painted at their rich court. Charles the Bold fell at Nancy in 1477, and France and the Habsburgs shared them.
      Terres d’une branche cadette des rois de France, qui joint la Flandre et les Pays-Bas à la Bourgogne ; Jan van Eyck peint à sa riche cour. Charles le Téméraire tombe à Nancy en 1477 ; France et Habsbourg se les partagent.
      Tierras de una rama menor de los reyes de Francia, que unió Flandes y los Países Bajos a Borgoña; Jan van Eyck pintó en su rica corte. Carlos el Temerario cayó en Nancy en 1477, y Francia y los Habsburgo se las repartieron.
      フランス王家の分家が、フランドルやネーデルラントをブルゴーニュに併せた国。豊かな宮廷にヤン・ファン・エイクが仕えた。1477年ナンシーでシャルル突進公が戦死し、フランスとハプスブルク家に分けられる。`,
    events: [
      [
        '1477-01-05',
        '大胆查理战死于南锡|Charles the Bold falls at Nancy|Charles le Téméraire tombe à Nancy|Carlos el Temerario cae en Nancy|シャルル突進公がナンシーで戦死する',
        3,
        ['new-cambridge-medieval', 'vol. 7'],
      ],
    ],
    relations: [['took-part-in', 'hundred-years-war', ['1419', '1435']]],
    source: ['new-cambridge-medieval'],
  },
  {
    id: 'florence-and-tuscany',
    drawn: 'Florence and Tuscany',
    names:
      '佛罗伦萨与托斯卡纳|Florence and Tuscany|Florence et Toscane|Florencia y Toscana|フィレンツェ共和国とトスカーナ大公国',
    also: '佛罗伦萨共和国;托斯卡纳大公国;美第奇|Republic of Florence;Grand Duchy of Tuscany;Medici|République de Florence;Grand-duché de Toscane;Médicis|República de Florencia;Gran Ducado de Toscana;Médici|メディチ家',
    span: ['1115~', '1859'],
    capital: [43.77, 11.256, '佛罗伦萨|Florence|Florence|Florencia|フィレンツェ'],
    summary: `以呢绒与银行致富的佛罗伦萨共和国，1434年起实归美第奇家，为文艺复兴之都，但丁、波提切利、米开朗琪罗皆出于此。1569年成托斯卡纳大公国，1737年归洛林家，1860年并入意大利。
      Republic of cloth and banking, from 1434 led by the Medici, home of Dante, Botticelli and Michelangelo. In 1569 its ruler became grand duke of Tuscany; the Lorraine line followed in 1737, and Italy in 1860.
      République du drap et de la banque, menée dès 1434 par les Médicis, patrie de Dante, de Botticelli et de Michel-Ange. En 1569, son maître devient grand-duc de Toscane ; la maison de Lorraine suit en 1737, l’Italie en 1860.
      República de paños y banca, dirigida desde 1434 por los Médici, patria de Dante, Botticelli y Miguel Ángel. En 1569 su señor pasó a ser gran duque de Toscana; siguió la casa de Lorena en 1737 e Italia en 1860.
      毛織物と銀行業で富み、1434年からメディチ家が導いた共和国。ダンテ、ボッティチェリ、ミケランジェロを出した。1569年に君主がトスカーナ大公となり、1737年にロートリンゲン家が継ぎ、1860年にイタリアに加わる。`,
    events: [
      [
        '1434',
        '科西莫·德·美第奇归来掌权|Cosimo de’ Medici returns and takes the lead|Cosme de Médicis revient et prend la tête|Cosme de Médici regresa y toma el mando|コジモ・デ・メディチが帰還し実権を握る',
        3,
        ['new-cambridge-medieval', 'vol. 7'],
      ],
    ],
    relations: [
      ['patron-of', 'michelangelo'],
      ['patron-of', 'leonardo-da-vinci'],
    ],
    source: ['dtv-atlas'],
  },
  {
    id: 'republic-of-genoa',
    drawn: 'Republic of Genoa',
    names: '热那亚共和国|Republic of Genoa|République de Gênes|República de Génova|ジェノヴァ共和国',
    span: ['1099~', '1797'],
    capital: [44.42, 8.93, '热那亚|Genoa|Gênes|Génova|ジェノヴァ'],
    summary: `利古里亚海商共和国，殖民据点远及卡法与佩拉，哥伦布生于此。与威尼斯争海，1380年败于基奥贾；1528年多里亚改制后以银行贷款西班牙致富，1797年亡于法国。
      Sea republic of Liguria with trading colonies as far as Caffa, birthplace of Columbus. It lost its long rivalry with Venice at Chioggia in 1380, later lived by lending to Spain’s kings, and ended under the French in 1797.
      République maritime de Ligurie, aux comptoirs jusqu’à Caffa, ville natale de Colomb. Vaincue par Venise, sa vieille rivale, à Chioggia en 1380, elle vit ensuite de prêts aux rois d’Espagne et finit sous les Français en 1797.
      República marítima de Liguria con colonias mercantiles hasta Cafa, cuna de Colón. Vencida en Chioggia en 1380 por Venecia, su vieja rival, vivió después de sus préstamos a los reyes de España y desapareció con la llegada de los franceses en 1797.
      カッファにまで商業拠点をもったリグリアの海洋共和国。コロンブスの生地。1380年キオッジャの戦いでヴェネツィアに敗れた。のちスペイン王への融資で富み、1797年にフランスのもとで終わる。`,
    events: [
      [
        '1380-06',
        '在基奥贾败于威尼斯|The fleet surrenders to Venice at Chioggia|La flotte se rend à Venise à Chioggia|La flota se rinde a Venecia en Chioggia|キオッジャで艦隊がヴェネツィアに降る',
        3,
        ['new-cambridge-medieval', 'vol. 6'],
      ],
    ],
    relations: [['traded-with', 'golden-horde']],
    source: ['dtv-atlas'],
  },
  {
    id: 'duchy-of-milan',
    drawn: 'Duchy of Milan',
    names: '米兰公国|Duchy of Milan|Duché de Milan|Ducado de Milán|ミラノ公国',
    also: '维斯孔蒂;斯福尔扎|Visconti;Sforza|Visconti;Sforza|Visconti;Sforza|ヴィスコンティ家;スフォルツァ家',
    span: ['1395', '1797'],
    capital: [45.465, 9.19, '米兰|Milan|Milan|Milán|ミラノ'],
    summary: `1395年吉安·加莱亚佐·维斯孔蒂受封公爵，1450年斯福尔扎家继之，达·芬奇仕于卢多维科宫中。1499年起法国与西班牙争之，1535年归西班牙，1714年归奥地利，1796年法军占领。
      Duchy of the Visconti from 1395 and the Sforza from 1450, where Leonardo served Ludovico. France and Spain fought for it from 1499; it was Spanish from 1535, Austrian from 1714, and fell to Bonaparte in 1796.
      Duché des Visconti dès 1395, des Sforza dès 1450, où Léonard sert Ludovic. France et Espagne se le disputent dès 1499 ; espagnol en 1535, autrichien en 1714, il tombe devant Bonaparte en 1796.
      Ducado de los Visconti desde 1395 y de los Sforza desde 1450, donde Leonardo sirvió a Ludovico. Francia y España se lo disputaron desde 1499; español en 1535 y austríaco en 1714, cayó ante Bonaparte en 1796.
      1395年からヴィスコンティ家、1450年からスフォルツァ家の公国。レオナルドがルドヴィーコに仕えた。1499年からフランスとスペインが争い、1535年にスペイン領、1714年にオーストリア領となる。1796年ボナパルトに落ちた。`,
    events: [
      [
        '1450-03',
        '弗朗切斯科·斯福尔扎入主米兰|Francesco Sforza becomes duke|François Sforza devient duc|Francisco Sforza se hace duque|フランチェスコ・スフォルツァが公となる',
        2,
        ['new-cambridge-medieval', 'vol. 7'],
      ],
    ],
    relations: [['patron-of', 'leonardo-da-vinci', ['1482~', '1499']]],
    source: ['dtv-atlas'],
  },
  {
    id: 'lombardy-venetia',
    drawn: 'Lombardy–Venetia',
    names:
      '伦巴第—威尼斯王国|Kingdom of Lombardy–Venetia|Royaume lombard-vénitien|Reino lombardo-véneto|ロンバルド・ヴェネト王国',
    span: ['1815', '1866'],
    capital: [45.465, 9.19, '米兰|Milan|Milan|Milán|ミラノ'],
    summary: `维也纳会议以米兰与威尼斯旧地设立、由奥地利皇帝兼王的国家。1848年两城起义失败；1859年失伦巴第，1866年失威尼托，俱入意大利。
      Kingdom made for the emperor of Austria by the Congress of Vienna. Milan and Venice rose in vain in 1848; Lombardy was lost to Sardinia in 1859 and Venetia to Italy in 1866.
      Royaume créé pour l’empereur d’Autriche par le congrès de Vienne. Milan et Venise se soulèvent en vain en 1848 ; la Lombardie passe à la Sardaigne en 1859, la Vénétie à l’Italie en 1866.
      Reino creado para el emperador de Austria por el Congreso de Viena. Milán y Venecia se alzaron en vano en 1848; Lombardía pasó a Cerdeña en 1859 y el Véneto a Italia en 1866.
      ウィーン会議がオーストリア皇帝のために設けた王国。1848年にミラノとヴェネツィアが蜂起するが失敗した。1859年にロンバルディアを、1866年にヴェネトを失い、イタリアに入る。`,
    events: [
      [
        '1848-03',
        '米兰、威尼斯起义|Milan and Venice rise|Milan et Venise se soulèvent|Milán y Venecia se alzan|ミラノとヴェネツィアが蜂起する',
        3,
        ['cambridge-modern-atlas'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'republic-of-venice', '1815'],
      ['held-old-lands-of', 'duchy-of-milan', '1815'],
    ],
    source: ['cambridge-modern-atlas'],
  },
  {
    id: 'duchy-of-warsaw',
    drawn: 'Duchy of Warsaw',
    names: '华沙公国|Duchy of Warsaw|Duché de Varsovie|Ducado de Varsovia|ワルシャワ公国',
    span: ['1807', '1815'],
    capital: [52.23, 21.01, '华沙|Warsaw|Varsovie|Varsovia|ワルシャワ'],
    summary: `拿破仑据《蒂尔西特条约》以普鲁士所占波兰地设立的国家，奉萨克森王为公，行拿破仑法典，废农奴人身依附。1812年十万人从征俄国；1813年为俄军占领，1815年瓜分。
      Polish state that Napoleon made out of Prussia’s share in 1807, with his law code and the king of Saxony as duke. Its army marched on Moscow in 1812; Russia occupied it, and the Congress of Vienna divided it.
      État polonais créé par Napoléon en 1807 sur la part de la Prusse, avec son code et le roi de Saxe pour duc. Son armée marche sur Moscou en 1812 ; la Russie l’occupe, le congrès de Vienne le partage.
      Estado polaco que Napoleón creó en 1807 con la parte de Prusia, con su código y el rey de Sajonia como duque. Su ejército marchó sobre Moscú en 1812; Rusia lo ocupó y el Congreso de Viena lo repartió.
      1807年にナポレオンがプロイセン領ポーランドに建てた国。ナポレオン法典を行い、ザクセン王を公とした。1812年に軍がモスクワへ進む。ロシアに占領され、ウィーン会議で分割された。`,
    events: [
      [
        '1807-07',
        '《蒂尔西特条约》设立公国|The treaty of Tilsit creates the duchy|Le traité de Tilsit crée le duché|El tratado de Tilsit crea el ducado|ティルジット条約で成立する',
        3,
        ['magocsi-atlas'],
      ],
    ],
    relations: [
      ['ally-of', 'napoleon', ['1807', '1813']],
      ['took-part-in', 'napoleonic-wars'],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'wallachia',
    drawn: 'Wallachia',
    names: '瓦拉几亚公国|Wallachia|Valachie|Valaquia|ワラキア公国',
    span: ['1330~', '1859'],
    capital: [44.93, 25.46, '特尔戈维什泰|Târgoviște|Târgoviște|Târgoviște|トゥルゴヴィシュテ'],
    summary: `多瑙河以北罗马尼亚人公国，1330年巴萨拉布败匈牙利军而自立。弗拉德三世抗奥斯曼，后世附会为吸血鬼；15世纪起纳贡于苏丹。1859年与摩尔达维亚合并。
      Romanian principality between the Carpathians and the Danube, free since Basarab beat the Hungarians in 1330. Vlad the Impaler resisted the Ottomans, to whom it later paid tribute; it joined Moldavia in 1859.
      Principauté roumaine entre Carpates et Danube, libre depuis la victoire de Basarab sur les Hongrois en 1330. Vlad l’Empaleur résiste aux Ottomans, dont elle devient tributaire ; elle s’unit à la Moldavie en 1859.
      Principado rumano entre los Cárpatos y el Danubio, libre desde que Basarab venció a los húngaros en 1330. Vlad el Empalador resistió a los otomanos, de los que luego fue tributario; se unió a Moldavia en 1859.
      カルパティア山脈とドナウ川のあいだのルーマニア人の公国。1330年にバサラブがハンガリー軍を破って自立した。串刺し公ヴラドがオスマン帝国に抗し、のち貢納国となる。1859年にモルダヴィアと合同した。`,
    events: [
      [
        '1330-11',
        '巴萨拉布在波萨达击败匈牙利军|Basarab beats the Hungarians at Posada|Basarab bat les Hongrois à Posada|Basarab vence a los húngaros en Posada|バサラブがポサダでハンガリー軍を破る',
        3,
        ['magocsi-atlas'],
      ],
    ],
    relations: [
      ['vassal-of', 'ottoman-empire', ['1417~', '1859']],
      ['united-with', 'moldavia', '1859'],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'moldavia',
    drawn: 'Moldavia',
    names: '摩尔达维亚公国|Moldavia|Moldavie|Moldavia|モルダヴィア公国',
    also: '摩尔多瓦公国|Principality of Moldova|Principauté de Moldavie|Principado de Moldavia|モルドヴァ公国',
    span: ['1359~', '1859'],
    capital: [47.65, 26.26, '苏恰瓦|Suceava|Suceava|Suceava|スチャヴァ'],
    summary: `喀尔巴阡山以东罗马尼亚人公国，约1359年自立。斯特凡大公在位四十七年，1475年大败奥斯曼，广建教堂，其后又有外壁彩绘的修道院；后为苏丹藩属，1812年割比萨拉比亚予俄国。
      Romanian principality east of the Carpathians. Stephen the Great beat an Ottoman army in 1475 and founded churches; others with painted walls followed. Later a vassal of the sultan, it lost Bessarabia to Russia in 1812 and joined Wallachia in 1859.
      Principauté roumaine à l’est des Carpates. Étienne le Grand bat une armée ottomane en 1475 et fonde des églises ; d’autres suivront, aux murs peints. Vassale du sultan, elle perd la Bessarabie au profit de la Russie en 1812 et s’unit à la Valachie en 1859.
      Principado rumano al este de los Cárpatos. Esteban el Grande venció a un ejército otomano en 1475 y fundó iglesias; siguieron otras de muros pintados. Vasallo del sultán, perdió Besarabia ante Rusia en 1812 y se unió a Valaquia en 1859.
      カルパティア山脈の東のルーマニア人の公国。シュテファン大公が1475年にオスマン軍を破り、教会を建てた。のちに外壁に絵を描いた修道院が続く。スルタンの属国となり、1812年にベッサラビアをロシアに失い、1859年にワラキアと合同する。`,
    events: [
      [
        '1475-01-10',
        '斯特凡大公在瓦斯卢伊击败奥斯曼军|Stephen the Great beats the Ottomans at Vaslui|Étienne le Grand bat les Ottomans à Vaslui|Esteban el Grande vence a los otomanos en Vaslui|シュテファン大公がヴァスルイでオスマン軍を破る',
        3,
        ['magocsi-atlas'],
      ],
    ],
    relations: [
      ['vassal-of', 'ottoman-empire', ['1538', '1859']],
      ['preceded', 'romanian-principalities', '1859'],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'romanian-principalities',
    drawn: 'Romanian Principalities',
    names:
      '罗马尼亚联合公国|Romanian United Principalities|Principautés unies de Roumanie|Principados Unidos de Rumanía|ルーマニア連合公国',
    span: ['1859', '1878'],
    capital: [44.43, 26.1, '布加勒斯特|Bucharest|Bucarest|Bucarest|ブカレスト'],
    summary: `1859年瓦拉几亚与摩尔达维亚同选库扎为公而合，行土地改革；1866年迎霍亨索伦的卡罗尔，颁宪法。1877年俄土战争中宣布独立，次年柏林会议承认，后为王国。
      Wallachia and Moldavia joined in 1859 by electing the same prince, Alexandru Ioan Cuza, who gave land to the peasants. Carol of Hohenzollern followed in 1866; independence from the sultan was recognized in 1878.
      Valachie et Moldavie, unies en 1859 par l’élection du même prince, Alexandru Ioan Cuza, qui donne des terres aux paysans. Carol de Hohenzollern suit en 1866 ; l’indépendance est reconnue en 1878.
      Valaquia y Moldavia, unidas en 1859 al elegir al mismo príncipe, Alexandru Ioan Cuza, que dio tierras a los campesinos. Le siguió Carol de Hohenzollern en 1866; la independencia se reconoció en 1878.
      1859年、ワラキアとモルダヴィアが同じ公クザを選んで合同した国。農民に土地を与えた。1866年にホーエンツォレルン家のカロルが迎えられ、1878年にスルタンからの独立が承認される。`,
    events: [
      [
        '1859-01',
        '两公国同选库扎为公|Both principalities elect Cuza|Les deux principautés élisent Cuza|Ambos principados eligen a Cuza|両公国がクザを公に選ぶ',
        3,
        ['magocsi-atlas'],
      ],
    ],
    relations: [
      ['vassal-of', 'ottoman-empire', ['1859', '1877']],
      ['grew-into', 'romania', '1881'],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'principality-of-serbia',
    drawn: 'Principality of Serbia',
    names: '塞尔维亚公国|Principality of Serbia|Principauté de Serbie|Principado de Serbia|セルビア公国',
    span: ['1815', '1882'],
    capital: [44.81, 20.46, '贝尔格莱德|Belgrade|Belgrade|Belgrado|ベオグラード'],
    summary: `1804年、1815年两次起义后米洛什·奥布雷诺维奇所得的自治公国，1830年苏丹承认世袭。1867年奥斯曼守军撤离；1878年柏林会议承认独立，1882年为王国。
      Self-governing state that Miloš Obrenović won from the Ottomans after risings in 1804 and 1815, hereditary from 1830. The last garrisons left in 1867; it was independent in 1878 and a kingdom in 1882.
      État autonome arraché aux Ottomans par Miloš Obrenović après les soulèvements de 1804 et 1815, héréditaire dès 1830. Les dernières garnisons partent en 1867 ; indépendant en 1878, il est royaume en 1882.
      Estado autónomo que Miloš Obrenović ganó a los otomanos tras los alzamientos de 1804 y 1815, hereditario desde 1830. Las últimas guarniciones se fueron en 1867; independiente en 1878, reino en 1882.
      1804年と1815年の蜂起ののち、ミロシュ・オブレノヴィッチがオスマン帝国から得た自治公国。1830年に世襲が認められた。1867年に最後の守備隊が去り、1878年に独立、1882年に王国となる。`,
    events: [
      [
        '1878-07',
        '柏林会议承认独立|The Congress of Berlin recognizes its independence|Le congrès de Berlin reconnaît l’indépendance|El Congreso de Berlín reconoce la independencia|ベルリン会議で独立が承認される',
        3,
        ['magocsi-atlas'],
      ],
    ],
    relations: [
      ['vassal-of', 'ottoman-empire', ['1815', '1878']],
      ['grew-into', 'serbia', '1882'],
    ],
    source: ['magocsi-atlas'],
  },
]);
