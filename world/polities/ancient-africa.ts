import { polities } from './polity.ts';

export const ancientAfrica = polities('africa', [
  {
    id: 'tulunids',
    drawn: 'Tulunids',
    names: '图伦王朝|Tulunids|Toulounides|Tuluníes|トゥールーン朝',
    span: ['0868', '0905'],
    capital: [
      30.03,
      31.25,
      '卡泰伊（福斯塔特旁）|al-Qata’i, Fustat|al-Qata’i, Fostat|al-Qatai, Fustat|カターイー（フスタート）',
    ],
    summary: `突厥裔总督伊本·图伦在埃及自立所建，不再尽解赋税于巴格达，并取叙利亚。其大清真寺今存开罗；905年阿拔斯收复。
      First Muslim dynasty to rule Egypt in its own right, founded by the Turkic governor Ibn Tulun, whose great mosque stands in Cairo. The Abbasids took the country back in 905.
      Première dynastie musulmane maîtresse de l’Égypte en son propre nom, fondée par le gouverneur turc Ibn Touloun, dont la grande mosquée se dresse au Caire. Les Abbassides reprennent le pays en 905.
      Primera dinastía musulmana que rigió Egipto por cuenta propia, fundada por el gobernador turco Ibn Tulún, cuya gran mezquita se alza en El Cairo. Los abasíes recobraron el país en 905.
      トルコ系の総督イブン・トゥールーンが開いた、エジプト初のイスラーム独立王朝。その大モスクは今もカイロにある。905年にアッバース朝が支配を取り戻した。`,
    events: [
      [
        '0879',
        '伊本·图伦清真寺落成|The mosque of Ibn Tulun is finished|La mosquée d’Ibn Touloun est achevée|Se termina la mezquita de Ibn Tulún|イブン・トゥールーン・モスクが完成する',
        2,
        ['encyclopaedia-of-islam'],
      ],
    ],
    relations: [['independent-from', 'abbasid-caliphate', '0868']],
    source: ['kennedy-caliphs'],
  },
  {
    id: 'ikhshidids',
    drawn: 'Ikhshidids',
    names: '伊赫什德王朝|Ikhshidids|Ikhchidides|Ijshidíes|イフシード朝',
    span: ['0935', '0969'],
    capital: [30.0, 31.23, '福斯塔特|Fustat|Fostat|Fustat|フスタート'],
    summary: `费尔干纳军人后裔穆罕默德·本·图格吉任总督，遂据埃及、叙利亚，称伊赫什德。后期由努比亚宦官卡富尔执政；969年亡于法蒂玛。
      Dynasty of Egypt and Syria founded by a governor of Central Asian descent. Its real ruler in the end was Kafur, a eunuch from the south; the Fatimids took Egypt in 969.
      Dynastie d’Égypte et de Syrie fondée par un gouverneur d’ascendance centrasiatique. Kafour, eunuque venu du sud, en fut à la fin le vrai maître ; les Fatimides prennent l’Égypte en 969.
      Dinastía de Egipto y Siria fundada por un gobernador de origen centroasiático. Al final su verdadero señor fue Kafur, un eunuco del sur; los fatimíes tomaron Egipto en 969.
      中央アジア系の総督が開いたエジプト・シリアの王朝。末期には南方出身の宦官カーフールが実権を握った。969年にファーティマ朝に征服される。`,
    events: [
      [
        '0969',
        '法蒂玛军占领埃及|The Fatimid army occupies Egypt|L’armée fatimide occupe l’Égypte|El ejército fatimí ocupa Egipto|ファーティマ朝の軍に征服される',
        3,
        ['kennedy-atlas'],
      ],
    ],
    relations: [['independent-from', 'abbasid-caliphate', '0935']],
    source: ['kennedy-atlas'],
  },
  {
    id: 'fatimid-caliphate',
    drawn: 'Fatimid Caliphate',
    names: '法蒂玛王朝|Fatimid Caliphate|Califat fatimide|Califato fatimí|ファーティマ朝',
    also: '绿衣大食|Fatimids|Fatimides|Fatimíes|ファーティマ朝カリフ国',
    span: ['0909', '1171'],
    capital: [30.05, 31.26, '开罗|Cairo|Le Caire|El Cairo|カイロ'],
    summary: `什叶派伊斯玛仪支所建，自称法蒂玛后裔，909年起于突尼斯，与阿拔斯分庭抗礼。969年取埃及，建开罗城与爱资哈尔；1171年为萨拉丁所废。
      Ismaili Shia caliphate that claimed descent from Muhammad’s daughter Fatima. Born in Tunisia in 909, it took Egypt in 969 and founded Cairo and al-Azhar; Saladin abolished it in 1171.
      Califat chiite ismaélien qui se dit issu de Fatima, fille de Mahomet. Né en Tunisie en 909, il prend l’Égypte en 969, fonde Le Caire et al-Azhar ; Saladin l’abolit en 1171.
      Califato chií ismailí que decía descender de Fátima, hija de Mahoma. Nacido en Túnez en 909, tomó Egipto en 969 y fundó El Cairo y al-Azhar; Saladino lo abolió en 1171.
      ムハンマドの娘ファーティマの後裔を称したイスマーイール派のカリフ国。909年チュニジアに興り、969年にエジプトを取ってカイロとアズハルを建てた。1171年、サラディンが廃する。`,
    events: [
      [
        '0969',
        '取埃及，奠基开罗|Egypt is conquered and Cairo founded|L’Égypte est conquise et Le Caire fondé|Se conquista Egipto y se funda El Cairo|エジプトを征服し、カイロを建設する',
        3,
        ['encyclopaedia-of-islam'],
      ],
      [
        '1171-09',
        '萨拉丁废法蒂玛哈里发|Saladin ends the caliphate|Saladin met fin au califat|Saladino pone fin al califato|サラディンがカリフ位を廃する',
        3,
        ['ibn-al-athir'],
      ],
    ],
    relations: [
      ['conquered', 'ikhshidids', '0969'],
      ['rival-of', 'abbasid-caliphate'],
    ],
    source: ['new-cambridge-islam'],
  },
  {
    id: 'mamluk-sultanate',
    drawn: 'Mamluk Sultanate',
    names: '马穆鲁克苏丹国|Mamluk Sultanate|Sultanat mamelouk|Sultanato mameluco|マムルーク朝',
    also: '奴隶王朝（埃及）|Mamluks of Egypt|Mamelouks d’Égypte|Mamelucos de Egipto|マムルーク・スルタン国',
    span: ['1250', '1517'],
    capital: [30.05, 31.26, '开罗|Cairo|Le Caire|El Cairo|カイロ'],
    summary: `突厥、切尔克斯奴隶军人在埃及、叙利亚所建。1260年在艾因贾鲁特击败蒙古，迎阿拔斯哈里发于开罗，1291年逐尽十字军，掌红海香料贸易；1517年亡于奥斯曼。
      Rule of slave soldiers, Kipchak and later Circassian, over Egypt and Syria. They stopped the Mongols at Ayn Jalut in 1260, expelled the crusaders and lived on the spice trade until the Ottomans conquered them in 1517.
      Règne de soldats esclaves, kiptchaks puis circassiens, sur l’Égypte et la Syrie. Ils arrêtent les Mongols à Aïn Djalout en 1260, chassent les croisés et vivent du commerce des épices jusqu’à la conquête ottomane de 1517.
      Gobierno de soldados esclavos, kipchaks y luego circasianos, sobre Egipto y Siria. Frenaron a los mongoles en Ain Yalut en 1260, expulsaron a los cruzados y vivieron del comercio de especias hasta la conquista otomana de 1517.
      キプチャク人、のちチェルケス人の奴隷軍人がエジプトとシリアを治めた王朝。1260年アイン・ジャールートでモンゴルを破り、十字軍を追い払い、香辛料貿易で栄えた。1517年にオスマン帝国に滅ぼされる。`,
    events: [
      [
        '1260-09-03',
        '在艾因贾鲁特击败蒙古军|The Mongols are beaten at Ayn Jalut|Les Mongols sont battus à Aïn Djalout|Los mongoles son vencidos en Ain Yalut|アイン・ジャールートでモンゴル軍を破る',
        3,
        ['rashid-al-din'],
      ],
      [
        '1517-01',
        '奥斯曼军进占开罗|The Ottomans enter Cairo|Les Ottomans entrent au Caire|Los otomanos entran en El Cairo|オスマン軍がカイロに入る',
        3,
        ['inalcik-ottoman'],
      ],
    ],
    relations: [
      ['conquered', 'crusader-states', '1291', ['riley-smith-crusades']],
      ['warred-with', 'mongol-empire', '1260', ['rashid-al-din']],
      ['succeeded-by-force', 'ayyubids', '1250'],
    ],
    source: ['kennedy-atlas'],
  },
  {
    id: 'ancient-egypt',
    drawn: 'Egypt',
    names: '古埃及|Ancient Egypt|Égypte ancienne|Antiguo Egipto|古代エジプト',
    also: '法老埃及;凯麦特|Pharaonic Egypt;Kemet|Égypte pharaonique;Kemet|Egipto faraónico;Kemet|ファラオのエジプト',
    span: ['-3100~', '-0332'],
    capital: [25.72, 32.61, '底比斯|Thebes|Thèbes|Tebas|テーベ'],
    summary: `尼罗河文明，前3100年前后由一王统一上下埃及。古、中、新三王国之间有分裂时代，后为利比亚、库施、亚述、波斯所治；前332年归亚历山大。圣书字与神庙制度延续三千年。
      Kingdom of the Nile, united about 3100 BC and ruled by kings seen as divine. Old, Middle and New Kingdoms alternated with times of division; Libyans, Kushites, Assyrians and Persians held it before Alexander came in 332 BC.
      Royaume du Nil, uni vers 3100 av. J.-C. sous des rois tenus pour divins. Ancien, Moyen et Nouvel Empire alternent avec des temps de division ; Libyens, Kouchites, Assyriens et Perses le tiennent avant Alexandre, en 332.
      Reino del Nilo, unido hacia 3100 a. C. bajo reyes tenidos por divinos. Imperio Antiguo, Medio y Nuevo alternaron con épocas de división; libios, kushitas, asirios y persas lo dominaron antes de Alejandro, en 332.
      ナイルの王国。紀元前3100年頃に統一され、王は神とされた。古・中・新の三王国のあいだに分裂の時代をはさむ。リビア、クシュ、アッシリア、ペルシアの支配を経て、前332年にアレクサンドロスを迎えた。`,
    events: [
      [
        '-2055~',
        '孟图霍特普二世再统埃及，中王国开始|Mentuhotep II reunites the land: the Middle Kingdom begins|Mentouhotep II réunit le pays : le Moyen Empire commence|Mentuhotep II reúne el país: empieza el Imperio Medio|メンチュヘテプ二世が再統一し、中王国が始まる',
        3,
        ['oxford-ancient-egypt'],
      ],
      [
        '-0525',
        '波斯王冈比西斯征服埃及|Cambyses of Persia conquers Egypt|Cambyse de Perse conquiert l’Égypte|Cambises de Persia conquista Egipto|ペルシアのカンビュセスが征服する',
        3,
        ['herodotus', '3.10–13'],
      ],
    ],
    relations: [
      ['preceded', 'ptolemaic-kingdom'],
      ['warred-with', 'kingdom-of-kush'],
    ],
    source: ['oxford-ancient-egypt'],
  },
  {
    id: 'numidia',
    drawn: 'Numidia',
    span: ['-0202', '-0046'],
    capital: [36.37, 6.61, '锡尔塔|Cirta|Cirta|Cirta|キルタ'],
    summary: `北非柏柏尔人王国，地当今阿尔及利亚东部。马西尼萨助罗马败迦太基而统一诸部；朱古达与罗马战而被擒；前46年恺撒并其地为行省。
      Berber kingdom of what is now eastern Algeria. Masinissa won it by helping Rome against Carthage; Jugurtha fought Rome and was captured; Caesar made it a province in 46 BC.
      Royaume berbère de l’actuelle Algérie orientale. Massinissa l’obtient en aidant Rome contre Carthage ; Jugurtha combat Rome et est capturé ; César en fait une province en 46 av. J.-C.
      Reino bereber de la actual Argelia oriental. Masinisa lo obtuvo ayudando a Roma contra Cartago; Yugurta luchó contra Roma y fue capturado; César lo hizo provincia en 46 a. C.
      今のアルジェリア東部にあったベルベル人の王国。マシニッサがローマを助けてカルタゴと戦い、国を統一した。ユグルタはローマと争って捕らえられる。紀元前46年、カエサルが属州とした。`,
    events: [
      [
        '-0202',
        '马西尼萨的骑兵在扎马助罗马获胜|Masinissa’s horsemen help Rome win at Zama|Les cavaliers de Massinissa aident Rome à vaincre à Zama|Los jinetes de Masinisa ayudan a Roma a vencer en Zama|マシニッサの騎兵がザマでローマの勝利を助ける',
        3,
        ['livy', '30.33–35'],
      ],
    ],
    relations: [
      ['ally-of', 'roman-republic', ['-0203', '-0118'], ['livy']],
      ['took-part-in', 'second-punic-war', ['-0203', '-0202'], ['livy']],
    ],
    source: ['oxford-classical-dictionary'],
  },
  {
    id: 'makuria',
    drawn: 'Makuria (Nubia)',
    names: '马库里亚王国|Makuria|Makurie|Makuria|マクリア王国',
    also: '栋古拉|Kingdom of Dongola;Christian Nubia|Nubie chrétienne|Nubia cristiana|ドンゴラ王国',
    span: ['0569~', '1317~'],
    capital: [18.22, 30.74, '旧栋古拉|Old Dongola|Vieille Dongola|Vieja Dongola|旧ドンゴラ'],
    summary: `中世纪努比亚基督教王国，都栋古拉。652年击退阿拉伯军，订巴克特条约，与埃及相安数百年；法拉斯教堂壁画为其遗珍。14世纪初王位归穆斯林。
      Christian kingdom of Nubia at Dongola. Its archers stopped an Arab army in 652, and a treaty kept peace with Egypt for centuries; wall paintings from Faras survive. A Muslim took its throne in the 1310s.
      Royaume chrétien de Nubie, à Dongola. Ses archers arrêtent une armée arabe en 652, et un traité garantit des siècles de paix avec l’Égypte ; il reste les peintures de Faras. Un musulman prend le trône dans les années 1310.
      Reino cristiano de Nubia, en Dongola. Sus arqueros frenaron a un ejército árabe en 652 y un tratado dio siglos de paz con Egipto; quedan las pinturas de Faras. Un musulmán tomó el trono en la década de 1310.
      ドンゴラを都としたヌビアのキリスト教王国。652年に弓兵がアラブ軍を退け、条約によってエジプトとの平和が数世紀続いた。ファラスの壁画が残る。1310年代に王位はムスリムに移る。`,
    events: [
      [
        '0652',
        '击退阿拉伯军，订立巴克特条约|An Arab attack is halted and the Baqt treaty made|Une attaque arabe est arrêtée ; le traité du Baqt est conclu|Se frena un ataque árabe y se pacta el Baqt|アラブ軍を退け、バクト条約を結ぶ',
        3,
        ['al-baladhuri'],
      ],
    ],
    relations: [['adopted', 'christianity', '0569~']],
    source: ['ajayi-crowder'],
  },
  {
    id: 'alodia',
    drawn: 'Alodia (Nubia)',
    names: '阿洛迪亚王国|Alodia|Alodie|Alodia|アロディア王国',
    also: '阿勒瓦|Alwa|Alwa|Alwa|アルワ',
    span: ['0580~', '1504~'],
    capital: [15.52, 32.68, '索巴|Soba|Soba|Soba|ソバ'],
    summary: `青白尼罗河汇流处以南的努比亚基督教王国，都索巴，约580年受洗。阿拉伯旅人称其城富丽、园林教堂众多；1500年前后亡，芬吉代兴。
      Southernmost of the Christian kingdoms of Nubia, at Soba near the meeting of the two Niles. It was converted about 580; Arab writers praised its churches and gardens. It fell about 1500, as the Funj rose.
      Le plus méridional des royaumes chrétiens de Nubie, à Soba, près du confluent des deux Nils. Converti vers 580, il est vanté par les auteurs arabes pour ses églises et ses jardins. Il tombe vers 1500, à la montée des Funj.
      El más meridional de los reinos cristianos de Nubia, en Soba, cerca de la unión de los dos Nilos. Convertido hacia 580, los autores árabes alabaron sus iglesias y jardines. Cayó hacia 1500, al ascender los funj.
      二つのナイルの合流点に近いソバを都とした、ヌビア最南のキリスト教王国。580年頃に改宗した。アラブの著者は教会と庭園をたたえている。1500年頃、フンジの台頭のなかで滅びた。`,
    events: [
      [
        '0580~',
        '传教士朗吉努斯使其王受洗|The missionary Longinus baptizes the king|Le missionnaire Longin baptise le roi|El misionero Longino bautiza al rey|宣教師ロンギヌスが王に洗礼を授ける',
        2,
        ['ajayi-crowder'],
      ],
    ],
    relations: [['adopted', 'christianity', '0580~']],
    source: ['ajayi-crowder'],
  },
  {
    id: 'ghana-empire',
    drawn: 'Ghana Empire',
    names: '加纳帝国|Ghana Empire|Empire du Ghana|Imperio de Ghana|ガーナ王国',
    also: '瓦加杜|Wagadu|Ouagadou|Wagadu|ワガドゥ',
    span: ['0750~', '1240~'],
    capital: [15.76, -7.97, '昆比萨利赫|Koumbi Saleh|Koumbi Saleh|Koumbi Saleh|クンビ・サーレハ'],
    summary: `西非索宁克人王国，控制撒哈拉商路，以南方黄金易北方食盐，阿拉伯人称其王为“黄金之主”。11世纪受穆拉比特压力，13世纪并入马里。
      Soninke kingdom of the western Sahel that grew rich on gold from the south and salt from the Sahara; Arab geographers called its ruler lord of the gold. Mali absorbed it in the thirteenth century.
      Royaume soninké du Sahel occidental, enrichi par l’or du sud et le sel du Sahara ; les géographes arabes appelaient son roi le maître de l’or. Le Mali l’absorbe au XIIIᵉ siècle.
      Reino soninké del Sahel occidental, enriquecido por el oro del sur y la sal del Sahara; los geógrafos árabes llamaban a su rey señor del oro. Malí lo absorbió en el siglo XIII.
      西サヘルのソニンケ人の王国。南の金とサハラの塩の交易で栄え、アラブの地理学者は王を「金の主」と呼んだ。13世紀にマリに併合される。`,
    events: [
      [
        '1068',
        '巴克里记其都城与宫廷|al-Bakri describes its capital and court|al-Bakri décrit sa capitale et sa cour|Al-Bakri describe su capital y su corte|バクリーが都と宮廷を記す',
        2,
        ['levtzion-hopkins'],
      ],
    ],
    relations: [['preceded', 'mali-empire']],
    source: ['levtzion-mali'],
  },
  {
    id: 'kanem-bornu',
    drawn: 'Kanem–Bornu',
    names: '加涅姆-博尔努帝国|Kanem–Bornu|Kanem-Bornou|Kanem-Bornu|カネム・ボルヌ帝国',
    also: '塞富瓦王朝|Kanem;Bornu;Sayfawa|Kanem;Bornou|Kanem;Bornu|ボルヌ帝国',
    span: ['0800~', '1893'],
    capital: [14.12, 15.31, '恩吉米|Njimi|Njimi|Njimi|ンジミ'],
    summary: `乍得湖畔塞富瓦王朝之国，11世纪末奉伊斯兰教，北控费赞商路。14世纪末由加涅姆移至博尔努，伊德里斯·阿劳马时复盛；1893年为拉巴赫所灭。
      State of the Sayfawa kings on Lake Chad, Muslim from the eleventh century, at the end of the road to Tripoli. Driven from Kanem to Bornu about 1400, it revived under Idris Alooma; Rabih conquered it in 1893.
      État des rois Sayfawa au lac Tchad, musulman dès le XIᵉ siècle, au bout de la route de Tripoli. Chassé du Kanem vers le Bornou vers 1400, il renaît sous Idriss Alaoma ; Rabah le conquiert en 1893.
      Estado de los reyes sayfawa en el lago Chad, musulmán desde el siglo XI, al final de la ruta de Trípoli. Expulsado de Kanem a Bornu hacia 1400, revivió con Idris Alooma; Rabih lo conquistó en 1893.
      チャド湖畔のサイファワ王家の国。11世紀にイスラームを受け入れ、トリポリへの道を押さえた。1400年頃カネムからボルヌへ移り、イドリース・アローマの代に再興する。1893年にラービフに滅ぼされた。`,
    events: [
      [
        '1571~',
        '伊德里斯·阿劳马即位，整军用火枪|Idris Alooma begins his reign, with musketeers in his army|Idriss Alaoma commence son règne, avec des mousquetaires|Idris Alooma empieza a reinar, con mosqueteros en su ejército|イドリース・アローマが即位し、銃兵を用いる',
        2,
        ['ajayi-crowder'],
      ],
    ],
    relations: [['adopted', 'islam', '1085~']],
    source: ['ajayi-crowder'],
  },
  {
    id: 'zirids',
    drawn: 'Zirids',
    names: '齐里王朝|Zirids|Zirides|Ziríes|ズィール朝',
    also: '齐里德|Zirid dynasty|Dynastie ziride|Ziríes de Ifriquiya|ズィール朝イフリーキヤ',
    span: ['0972', '1148'],
    capital: [35.68, 10.1, '凯鲁万|Kairouan|Kairouan|Cairuán|カイラワーン'],
    summary: `桑哈贾柏柏尔人王朝，法蒂玛迁都埃及后受命治突尼斯。11世纪中叶转奉阿拔斯，法蒂玛遂纵希拉勒诸部西掠，凯鲁万残破；1148年诺曼人取马赫迪耶。
      Berber dynasty left to govern Tunisia when the Fatimids moved to Egypt. When it turned to the Abbasids, the Banu Hilal nomads came and Kairouan was ruined; the Normans of Sicily took Mahdia in 1148.
      Dynastie berbère chargée de la Tunisie quand les Fatimides gagnent l’Égypte. Quand elle se tourne vers les Abbassides, les nomades Banou Hilal arrivent et Kairouan est ruinée ; les Normands de Sicile prennent Mahdia en 1148.
      Dinastía bereber encargada de Túnez cuando los fatimíes se fueron a Egipto. Cuando se pasó a los abasíes, llegaron los nómadas Banu Hilal y Cairuán quedó arruinada; los normandos de Sicilia tomaron Mahdía en 1148.
      ファーティマ朝がエジプトへ移ったのちチュニジアを任されたベルベル系王朝。アッバース朝に転じるとヒラール族が侵入し、カイラワーンは荒廃した。1148年、シチリアのノルマン人がマフディーヤを取る。`,
    events: [
      [
        '1057',
        '希拉勒诸部洗劫凯鲁万|The Banu Hilal plunder Kairouan|Les Banou Hilal pillent Kairouan|Los Banu Hilal saquean Cairuán|ヒラール族がカイラワーンを略奪する',
        3,
        ['ibn-khaldun-ibar'],
      ],
    ],
    relations: [['vassal-of', 'fatimid-caliphate', ['0972', '1048~']]],
    source: ['kennedy-atlas'],
  },
  {
    id: 'almoravids',
    drawn: 'Almoravids',
    names: '穆拉比特王朝|Almoravids|Almoravides|Almorávides|ムラービト朝',
    also: '阿尔摩拉维德|al-Murabitun|al-Mourabitoun|al-Murabitún|アルモラビド朝',
    span: ['1050~', '1147'],
    capital: [31.63, -7.99, '马拉喀什|Marrakesh|Marrakech|Marrakech|マラケシュ'],
    summary: `撒哈拉桑哈贾柏柏尔人因严守教法的宗教运动而兴，约1070年建马拉喀什，统有摩洛哥。1086年在萨拉卡败卡斯蒂利亚，兼并安达卢斯；1147年亡于穆瓦希德。
      Dynasty born of a strict religious movement among Saharan Berbers. It founded Marrakesh about 1070, beat the Castilians at Sagrajas in 1086 and annexed Muslim Spain; the Almohads took Marrakesh in 1147.
      Dynastie née d’un mouvement religieux rigoriste chez des Berbères du Sahara. Elle fonde Marrakech vers 1070, bat les Castillans à Sagrajas en 1086 et annexe l’Espagne musulmane ; les Almohades prennent Marrakech en 1147.
      Dinastía nacida de un movimiento religioso rigorista entre bereberes del Sahara. Fundó Marrakech hacia 1070, venció a los castellanos en Sagrajas en 1086 y anexionó al-Ándalus; los almohades tomaron Marrakech en 1147.
      サハラのベルベル人の厳格な宗教運動から生まれた王朝。1070年頃マラケシュを建て、1086年サグラハスでカスティーリャ軍を破り、イスラーム教徒のスペインを併せた。1147年ムワッヒド朝に滅ぼされる。`,
    events: [
      [
        '1086-10-23',
        '在萨拉卡大败卡斯蒂利亚|The Castilians are beaten at Sagrajas (Zallaqa)|Les Castillans sont battus à Sagrajas (Zallaqa)|Los castellanos son vencidos en Sagrajas (Zalaca)|サグラハス（ザッラーカ）でカスティーリャ軍を破る',
        3,
        ['al-marrakushi'],
      ],
    ],
    relations: [['warred-with', 'leon-and-castile', ['1086', '1147']]],
    source: ['kennedy-atlas'],
  },
  {
    id: 'almohads',
    drawn: 'Almohads',
    names: '穆瓦希德王朝|Almohads|Almohades|Almohades|ムワッヒド朝',
    also: '阿尔摩哈德|al-Muwahhidun|al-Mouwahhidoun|al-Muwahhidún|アルモハド朝',
    span: ['1121~', '1269'],
    capital: [31.63, -7.99, '马拉喀什|Marrakesh|Marrakech|Marrakech|マラケシュ'],
    summary: `伊本·图马特在阿特拉斯山创教，其徒阿卜杜勒·慕敏建国，尽有马格里布与安达卢斯，伊本·鲁世德仕其朝。1212年大败于拉斯纳瓦斯，渐亡。
      Dynasty founded by followers of the reformer Ibn Tumart in the Atlas. It united the Maghreb and Muslim Spain, and Ibn Rushd served it; after defeat at Las Navas de Tolosa in 1212 it crumbled.
      Dynastie fondée dans l’Atlas par les disciples du réformateur Ibn Toumart. Elle unit le Maghreb et l’Espagne musulmane, et Averroès la sert ; après la défaite de Las Navas de Tolosa, en 1212, elle se désagrège.
      Dinastía fundada en el Atlas por seguidores del reformador Ibn Tumart. Unió el Magreb y al-Ándalus, y Averroes la sirvió; tras la derrota de Las Navas de Tolosa, en 1212, se desmoronó.
      アトラス山中の改革者イブン・トゥーマルトの信徒が建てた王朝。マグリブとイスラーム教徒のスペインを統一し、イブン・ルシュドが仕えた。1212年ラス・ナバス・デ・トロサの敗戦ののち崩れる。`,
    events: [
      [
        '1212-07-16',
        '在拉斯纳瓦斯败于基督教联军|Christian kings win at Las Navas de Tolosa|Les rois chrétiens l’emportent à Las Navas de Tolosa|Los reyes cristianos vencen en Las Navas de Tolosa|ラス・ナバス・デ・トロサでキリスト教軍に敗れる',
        3,
        ['al-marrakushi'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'almoravids', '1147'],
      ['patron-of', 'ibn-rushd'],
    ],
    source: ['kennedy-atlas'],
  },
  {
    id: 'idrisids',
    drawn: 'Idrisids',
    names: '伊德里斯王朝|Idrisids|Idrisides|Idrisíes|イドリース朝',
    span: ['0789', '0974'],
    capital: [34.06, -4.98, '非斯|Fez|Fès|Fez|フェズ'],
    summary: `阿里后裔伊德里斯避难摩洛哥，789年前后为柏柏尔人拥立，其子营建非斯，为摩洛哥立国之始。后分裂，夹于法蒂玛与科尔多瓦之间，974年亡。
      First Muslim dynasty of Morocco, founded by Idris, a descendant of Ali who had fled from the Abbasids. It built up Fez, divided among heirs and was ended by Córdoba in 974.
      Première dynastie musulmane du Maroc, fondée par Idris, descendant d’Ali qui avait fui les Abbassides. Elle bâtit Fès, se partage entre héritiers et finit en 974 par l’action de Cordoue.
      Primera dinastía musulmana de Marruecos, fundada por Idrís, descendiente de Alí huido de los abasíes. Levantó Fez, se dividió entre herederos y Córdoba acabó con ella en 974.
      アッバース朝を逃れたアリーの後裔イドリースが開いた、モロッコ最初のイスラーム王朝。フェズを建設した。後継者のあいだで分裂し、974年にコルドバに滅ぼされる。`,
    events: [
      [
        '0809~',
        '伊德里斯二世营建非斯|Idris II builds up Fez|Idris II développe Fès|Idrís II engrandece Fez|イドリース二世がフェズを造営する',
        2,
        ['encyclopaedia-of-islam'],
      ],
    ],
    relations: [['independent-from', 'abbasid-caliphate', '0789']],
    source: ['kennedy-atlas'],
  },
  {
    id: 'kingdom-of-morocco',
    drawn: 'Morocco (Marinid, Saadi, Alawi)',
    names: '摩洛哥苏丹国|Sultanate of Morocco|Sultanat du Maroc|Sultanato de Marruecos|モロッコ王国',
    also: '马林王朝;萨阿德王朝;阿拉维王朝|Marinids;Saadis;Alawis|Mérinides;Saadiens;Alaouites|Meriníes;saadíes;alauíes|マリーン朝;サアド朝;アラウィー朝',
    disambiguation:
      '马林、萨阿德、阿拉维王朝|Marinids, Saadis, Alawis|Mérinides, Saadiens, Alaouites|meriníes, saadíes y alauíes|マリーン・サアド・アラウィー朝',
    span: ['1244', '1912'],
    capital: [34.06, -4.98, '非斯|Fez|Fès|Fez|フェズ'],
    summary: `马林朝代穆瓦希德，都非斯；萨阿德朝1578年在凯比尔堡大败葡军，1591年遣军取桑海；阿拉维朝1660年代以来至今。1912年沦为法、西保护国。
      Morocco under three dynasties: Marinids, Saadis and Alawis. It crushed a Portuguese army at Alcácer Quibir in 1578, sent troops across the Sahara against Songhai in 1591, kept the Ottomans out and came under French and Spanish protection in 1912.
      Le Maroc de trois dynasties : Mérinides, Saadiens, Alaouites. Il écrase l’armée portugaise à Alcácer-Quibir en 1578, envoie des troupes à travers le Sahara contre les Songhaï en 1591, tient les Ottomans à distance et passe sous protectorat français et espagnol en 1912.
      Marruecos bajo tres dinastías: meriníes, saadíes y alauíes. Aplastó a un ejército portugués en Alcazarquivir en 1578, envió tropas a través del Sahara contra los songhai en 1591, mantuvo fuera a los otomanos y en 1912 quedó bajo protectorado francés y español.
      マリーン、サアド、アラウィーの三王朝のモロッコ。1578年アルカセル・キビールでポルトガル軍を破り、1591年にはサハラを越えてソンガイを攻めた。オスマン帝国を寄せつけず、1912年にフランスとスペインの保護下に入る。`,
    events: [
      [
        '1578-08-04',
        '在凯比尔堡全歼葡萄牙军|The Portuguese army is destroyed at Alcácer Quibir|L’armée portugaise est anéantie à Alcácer-Quibir|El ejército portugués es aniquilado en Alcazarquivir|アルカセル・キビールでポルトガル軍を全滅させる',
        3,
        ['kennedy-atlas'],
      ],
      [
        '1591-03',
        '远征军在汤迪比击败桑海|An army sent across the Sahara beats Songhai at Tondibi|Une armée envoyée à travers le Sahara bat les Songhaï à Tondibi|Un ejército enviado a través del Sahara vence a los songhai en Tondibi|サハラを越えた軍がトンディビでソンガイを破る',
        3,
        ['tarikh-al-sudan'],
      ],
    ],
    relations: [
      ['conquered', 'songhai-empire', '1591'],
      ['held-old-lands-of', 'almohads'],
    ],
    source: ['kennedy-atlas'],
  },
  {
    id: 'zayyanids',
    drawn: 'Zayyanids',
    names: '扎亚尼王朝|Zayyanids|Zianides|Ziyánidas|ザイヤーン朝',
    also: '特莱姆森王国;阿卜杜勒-瓦德王朝|Kingdom of Tlemcen;Abd al-Wadids|Royaume de Tlemcen;Abdalwadides|Reino de Tremecén;abdelwadíes|トレムセン王国',
    span: ['1236', '1554'],
    capital: [34.88, -1.32, '特莱姆森|Tlemcen|Tlemcen|Tremecén|トレムセン'],
    summary: `穆瓦希德瓦解后柏柏尔人在阿尔及利亚西部所建，扼撒哈拉黄金商路。屡为马林、哈夫斯所侵，16世纪夹于西班牙与奥斯曼之间而亡。
      Berber dynasty of Tlemcen in western Algeria, at the northern end of a gold road. Often besieged by its Marinid neighbours, it ended between Spain and the Ottomans in the sixteenth century.
      Dynastie berbère de Tlemcen, dans l’ouest algérien, au bout d’une route de l’or. Souvent assiégée par ses voisins mérinides, elle disparaît au XVIᵉ siècle entre l’Espagne et les Ottomans.
      Dinastía bereber de Tremecén, en el oeste de Argelia, al final de una ruta del oro. A menudo sitiada por sus vecinos meriníes, desapareció en el siglo XVI entre España y los otomanos.
      アルジェリア西部トレムセンのベルベル系王朝。金の道の北の端を押さえた。隣のマリーン朝にたびたび包囲され、16世紀にスペインとオスマン帝国のあいだで滅びる。`,
    events: [
      [
        ['1299', '1307'],
        '马林军围特莱姆森八年|The Marinids besiege Tlemcen for eight years|Les Mérinides assiègent Tlemcen huit ans|Los meriníes sitian Tremecén ocho años|マリーン朝がトレムセンを八年間包囲する',
        2,
        ['ibn-khaldun-ibar'],
      ],
    ],
    relations: [['warred-with', 'kingdom-of-morocco', ['1299', '1359']]],
    source: ['kennedy-atlas'],
  },
  {
    id: 'hafsids',
    drawn: 'Hafsids',
    names: '哈夫斯王朝|Hafsids|Hafsides|Hafsíes|ハフス朝',
    span: ['1229', '1574'],
    capital: [36.8, 10.17, '突尼斯|Tunis|Tunis|Túnez|チュニス'],
    summary: `穆瓦希德总督自立于突尼斯所建，与意大利诸城通商，1270年圣路易死于围城。伊本·赫勒敦生于其都。1574年为奥斯曼所灭。
      Dynasty of Tunis founded by an Almohad governor, with trade to Italian cities. Louis IX of France died before its walls in 1270; Ibn Khaldun was born there. The Ottomans ended it in 1574.
      Dynastie de Tunis fondée par un gouverneur almohade, liée au commerce italien. Saint Louis meurt devant ses murs en 1270 ; Ibn Khaldoun y naît. Les Ottomans y mettent fin en 1574.
      Dinastía de Túnez fundada por un gobernador almohade, ligada al comercio italiano. Luis IX de Francia murió ante sus murallas en 1270; allí nació Ibn Jaldún. Los otomanos acabaron con ella en 1574.
      ムワッヒド朝の総督が自立したチュニスの王朝。イタリア諸都市と交易した。1270年、フランス王ルイ九世がその城壁の前で没する。イブン・ハルドゥーンの生地。1574年オスマン帝国に滅ぼされた。`,
    events: [
      [
        '1270-08-25',
        '法王路易九世死于突尼斯城下|Louis IX of France dies in his camp before Tunis|Saint Louis meurt dans son camp devant Tunis|Luis IX de Francia muere en su campamento ante Túnez|フランス王ルイ九世がチュニスの陣中で没する',
        2,
        ['riley-smith-crusades'],
      ],
    ],
    relations: [['independent-from', 'almohads', '1229']],
    source: ['kennedy-atlas'],
  },
  {
    id: 'adal-sultanate',
    drawn: 'Adal',
    names: '阿达尔苏丹国|Adal Sultanate|Sultanat d’Adal|Sultanato de Adal|アダル・スルタン国',
    span: ['1415', '1577'],
    capital: [9.31, 42.13, '哈勒尔|Harar|Harar|Harar|ハラール'],
    summary: `非洲之角穆斯林国家，16世纪都哈勒尔。伊玛目艾哈迈德·格兰1529年大破埃塞俄比亚，几据全国；1543年战死于葡萄牙火枪之下，国势遂衰。
      Muslim state of the Horn of Africa. From 1529 Imam Ahmad Grañ overran most of Ethiopia; he fell in 1543 to an Ethiopian army with Portuguese musketeers, and the state declined.
      État musulman de la Corne de l’Afrique. Dès 1529, l’imam Ahmad Gragn submerge presque toute l’Éthiopie ; il tombe en 1543 face à une armée éthiopienne aidée de mousquetaires portugais, et l’État décline.
      Estado musulmán del Cuerno de África. Desde 1529 el imán Ahmad Grañ arrolló casi toda Etiopía; cayó en 1543 ante un ejército etíope con mosqueteros portugueses y el Estado decayó.
      アフリカの角のイスラーム国家。1529年からイマーム・アフマド・グランがエチオピアの大半を席巻した。1543年、ポルトガル銃兵を含むエチオピア軍に敗死し、国は衰える。`,
    events: [
      [
        '1543-02',
        '艾哈迈德·格兰战死|Ahmad Grañ falls in battle|Ahmad Gragn meurt au combat|Ahmad Grañ cae en combate|アフマド・グランが戦死する',
        3,
        ['cambridge-africa', 'vol. 3'],
      ],
    ],
    relations: [['warred-with', 'ethiopian-empire', ['1529', '1577']]],
    source: ['ajayi-crowder'],
  },
  {
    id: 'funj-sultanate',
    drawn: 'Funj',
    names: '芬吉苏丹国|Funj Sultanate|Sultanat funj|Sultanato funj|フンジ・スルタン国',
    also: '森纳尔王国|Kingdom of Sennar;Blue Sultanate|Royaume de Sennar|Reino de Sennar|センナール王国',
    span: ['1504', '1821'],
    capital: [13.55, 33.6, '森纳尔|Sennar|Sennar|Sennar|センナール'],
    summary: `青尼罗河畔国家，1504年阿马拉·敦卡斯所建，旋奉伊斯兰教，统苏丹中部三百余年，森纳尔为贸易与学术之城。1821年降于埃及军。
      State on the Blue Nile founded by Amara Dunqas in 1504, soon Muslim, which ruled much of Sudan from Sennar for three centuries. It surrendered to an Egyptian army in 1821.
      État du Nil Bleu fondé par Amara Dounqas en 1504, bientôt musulman, qui domine depuis Sennar une grande partie du Soudan pendant trois siècles. Il se rend à une armée égyptienne en 1821.
      Estado del Nilo Azul fundado por Amara Dunqas en 1504, pronto musulmán, que rigió desde Sennar buena parte de Sudán durante tres siglos. Se rindió a un ejército egipcio en 1821.
      1504年にアマーラ・ドゥンカスが青ナイル河畔に建てた国。まもなくイスラーム化し、センナールからスーダンの多くを三世紀治めた。1821年にエジプト軍に降る。`,
    events: [
      [
        '1821',
        '森纳尔降于埃及军|Sennar surrenders to an Egyptian army|Sennar se rend à une armée égyptienne|Sennar se rinde a un ejército egipcio|センナールがエジプト軍に降る',
        3,
        ['ajayi-crowder'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'alodia', '1504'],
      ['adopted', 'islam'],
    ],
    source: ['ajayi-crowder'],
  },
  {
    id: 'swahili-cities',
    drawn: 'Swahili cities (Kilwa)',
    names: '斯瓦希里诸城邦|Swahili city-states|Cités-États swahilies|Ciudades-Estado suajilis|スワヒリ都市国家群',
    also: '基尔瓦;摩加迪沙;蒙巴萨|Kilwa;Mogadishu;Mombasa|Kilwa;Mogadiscio;Mombasa|Kilwa;Mogadiscio;Mombasa|キルワ;モガディシュ;モンバサ',
    span: ['0800~', '1505'],
    capital: [-8.96, 39.5, '基尔瓦|Kilwa|Kilwa|Kilwa|キルワ'],
    summary: `东非沿岸自摩加迪沙至索法拉的穆斯林商城，以黄金、象牙、奴隶与阿拉伯、印度贸易。基尔瓦最盛，1331年伊本·白图泰曾至；1505年为葡萄牙所洗劫。
      Muslim trading towns from Mogadishu to Sofala, which shipped gold and ivory to Arabia and India. Kilwa, visited by Ibn Battuta about 1331, was the richest; the Portuguese sacked it in 1505.
      Villes marchandes musulmanes de Mogadiscio à Sofala, qui expédient or et ivoire vers l’Arabie et l’Inde. Kilwa, visitée par Ibn Battûta vers 1331, est la plus riche ; les Portugais la saccagent en 1505.
      Ciudades mercantiles musulmanas de Mogadiscio a Sofala, que enviaban oro y marfil a Arabia y la India. Kilwa, visitada por Ibn Battuta hacia 1331, era la más rica; los portugueses la saquearon en 1505.
      モガディシュからソファラに至るイスラーム商業都市。金と象牙をアラビアやインドへ送った。最も富んだキルワには1331年頃イブン・バットゥータが訪れる。1505年にポルトガルに略奪された。`,
    events: [
      [
        '1505-07',
        '葡萄牙舰队洗劫基尔瓦|A Portuguese fleet sacks Kilwa|Une flotte portugaise met Kilwa à sac|Una flota portuguesa saquea Kilwa|ポルトガル艦隊がキルワを略奪する',
        3,
        ['barros-asia'],
      ],
    ],
    relations: [['traded-with', 'great-zimbabwe']],
    source: ['cambridge-africa'],
  },
  {
    id: 'mutapa',
    drawn: 'Mutapa',
    names: '穆塔帕王国|Mutapa|Monomotapa|Monomotapa|ムタパ王国',
    also: '莫诺莫塔帕|Mwene Mutapa;Monomotapa|Mutapa|Mutapa|モノモタパ王国',
    span: ['1430~', '1760~'],
    capital: [-16.7, 31.2, '达安德高地|Dande highlands|plateau de Dande|meseta de Dande|ダンデ高地'],
    summary: `绍纳人王国，15世纪自大津巴布韦故地北迁，据赞比西河南岸，以金、象牙与沿岸贸易。17世纪为葡萄牙人所制，渐衰。
      Shona kingdom of the Zambezi’s south bank, which tradition derives from Great Zimbabwe. It sold gold and ivory to the coast; the Portuguese made its kings dependent in 1629, and it shrank.
      Royaume shona de la rive sud du Zambèze, que la tradition fait venir de Grand Zimbabwe. Il vend or et ivoire à la côte ; les Portugais soumettent ses rois en 1629, et il rétrécit.
      Reino shona de la orilla sur del Zambeze, que la tradición hace venir de Gran Zimbabue. Vendía oro y marfil a la costa; los portugueses sometieron a sus reyes en 1629 y se redujo.
      ザンベジ川南岸のショナ人の王国。伝承ではグレート・ジンバブエから出たという。金と象牙を沿岸に売った。1629年に王がポルトガルに従属し、縮小してゆく。`,
    events: [
      [
        '1629',
        '国王立约臣属葡萄牙|The king signs a treaty of vassalage with Portugal|Le roi signe un traité de vassalité avec le Portugal|El rey firma un tratado de vasallaje con Portugal|王がポルトガルへの臣従を約する',
        2,
        ['cambridge-africa', 'vol. 4'],
      ],
    ],
    relations: [['traded-with', 'swahili-cities']],
    source: ['cambridge-africa'],
  },
  {
    id: 'kingdom-of-kongo',
    drawn: 'Kingdom of Kongo',
    names: '刚果王国|Kingdom of Kongo|Royaume du Kongo|Reino del Congo|コンゴ王国',
    span: ['1390~', '1914'],
    capital: [
      -6.27,
      14.24,
      '姆班扎刚果|Mbanza Kongo (São Salvador)|Mbanza Kongo (São Salvador)|Mbanza Kongo (São Salvador)|ムバンザ・コンゴ',
    ],
    summary: `刚果河口以南的王国。1491年国王受洗，阿方索一世与葡王通信，遣使罗马，又屡斥奴隶贸易之害。1665年在姆布维拉败于葡人，王死，内战不止，其后名存实亡。
      Kingdom south of the Congo’s mouth whose king was baptized in 1491. Afonso I wrote to Lisbon against the excesses of the slave trade; defeat by the Portuguese at Mbwila in 1665 opened long civil wars.
      Royaume au sud de l’embouchure du Congo, dont le roi est baptisé en 1491. Afonso Iᵉʳ écrit à Lisbonne contre les excès de la traite ; la défaite de Mbwila face aux Portugais, en 1665, ouvre de longues guerres civiles.
      Reino al sur de la desembocadura del Congo cuyo rey se bautizó en 1491. Afonso I escribió a Lisboa contra los excesos de la trata; la derrota de Mbwila ante los portugueses, en 1665, abrió largas guerras civiles.
      コンゴ川河口の南の王国。1491年に王が受洗した。アフォンソ一世は奴隷貿易の行き過ぎをリスボンに訴える。1665年ムブウィラでポルトガルに敗れ、長い内戦に陥った。`,
    events: [
      [
        '1491-05',
        '国王恩津加·恩库武受洗|King Nzinga a Nkuwu is baptized|Le roi Nzinga a Nkuwu est baptisé|El rey Nzinga a Nkuwu se bautiza|国王ンジンガ・ンクウが洗礼を受ける',
        3,
        ['cambridge-africa', 'vol. 3'],
      ],
      [
        '1665-10-29',
        '在姆布维拉败于葡军，国王战死|The Portuguese win at Mbwila; the king is killed|Les Portugais gagnent à Mbwila ; le roi est tué|Los portugueses vencen en Mbwila; muere el rey|ムブウィラでポルトガルに敗れ、王が戦死する',
        3,
        ['cambridge-africa', 'vol. 4'],
      ],
    ],
    relations: [['adopted', 'christianity', '1491']],
    source: ['cambridge-africa'],
  },
  {
    id: 'kingdom-of-benin',
    drawn: 'Kingdom of Benin',
    names: '贝宁王国|Kingdom of Benin|Royaume du Bénin|Reino de Benín|ベニン王国',
    also: '埃多王国|Edo kingdom|Royaume edo|Reino edo|エド王国',
    span: ['1180~', '1897'],
    capital: [6.34, 5.62, '贝宁城|Benin City|Benin City|Benin City|ベニンシティ'],
    summary: `今尼日利亚南部埃多人王国，君称奥巴。埃瓦雷15世纪营都拓土；其青铜与象牙雕刻冠绝西非。1897年英军远征焚城，掠走雕刻数千件。
      Edo kingdom in southern Nigeria under rulers called oba, famed for works in brass and ivory. A British expedition burned the city in 1897 and carried off thousands of them.
      Royaume edo du sud du Nigeria, sous des souverains appelés oba, célèbre pour ses œuvres de laiton et d’ivoire. En 1897, une expédition britannique brûle la ville et en emporte des milliers.
      Reino edo del sur de Nigeria, con soberanos llamados oba, célebre por sus obras de latón y marfil. En 1897 una expedición británica quemó la ciudad y se llevó miles de ellas.
      ナイジェリア南部のエド人の王国。君主をオバと呼んだ。真鍮と象牙の造形で名高い。1897年、イギリスの遠征軍が都を焼き、数千点を持ち去る。`,
    events: [
      [
        '1897-02',
        '英军攻占并焚毁贝宁城|British troops take and burn Benin City|Les troupes britanniques prennent et brûlent Benin City|Tropas británicas toman y queman Benín|イギリス軍がベニンシティを占領し焼く',
        3,
        ['cambridge-africa', 'vol. 6'],
      ],
    ],
    relations: [['warred-with', 'british-empire', '1897']],
    source: ['cambridge-africa'],
  },
  {
    id: 'oyo-empire',
    drawn: 'Oyo',
    names: '奥约帝国|Oyo Empire|Empire d’Oyo|Imperio de Oyo|オヨ帝国',
    span: ['1400~', '1835~'],
    capital: [8.97, 3.99, '旧奥约|Old Oyo (Oyo-Ile)|Vieil Oyo (Oyo-Ilé)|Vieja Oyo (Oyo-Ile)|旧オヨ'],
    summary: `约鲁巴人国家，以骑兵称雄几内亚湾内陆，18世纪服达荷美，经沿岸贩奴。国王阿拉芬与七重臣相制衡；19世纪内乱，约1835年都城弃废。
      Yoruba state whose cavalry ruled the savanna inland of the Bight of Benin and made Dahomey pay tribute; it sold slaves to the coast. Torn by revolts and pressed by Sokoto, its capital was abandoned about 1835.
      État yoruba dont la cavalerie domine la savane derrière le golfe du Bénin et fait payer tribut au Dahomey ; il vend des esclaves à la côte. Déchiré par les révoltes et pressé par Sokoto, il abandonne sa capitale vers 1835.
      Estado yoruba cuya caballería dominó la sabana tras el golfo de Benín e hizo pagar tributo a Dahomey; vendía esclavos a la costa. Desgarrado por revueltas y acosado por Sokoto, abandonó su capital hacia 1835.
      騎兵によってベニン湾奥の草原を支配し、ダホメに貢納させたヨルバ人の国。沿岸に奴隷を売った。反乱とソコトの圧迫により、1835年頃に都が放棄される。`,
    events: [
      [
        '1835~',
        '旧奥约城弃废|Old Oyo is abandoned|Le Vieil Oyo est abandonné|La Vieja Oyo es abandonada|旧オヨが放棄される',
        3,
        ['ajayi-crowder'],
      ],
    ],
    relations: [['took-part-in', 'atlantic-slave-trade']],
    source: ['cambridge-africa'],
  },
  {
    id: 'sokoto-caliphate',
    drawn: 'Sokoto Caliphate',
    names: '索科托哈里发国|Sokoto Caliphate|Califat de Sokoto|Califato de Sokoto|ソコト・カリフ国',
    also: '富拉尼帝国|Fulani Empire|Empire peul|Imperio fulani|フラニ帝国',
    span: ['1804', '1903'],
    capital: [13.06, 5.24, '索科托|Sokoto|Sokoto|Sokoto|ソコト'],
    summary: `富拉尼学者奥斯曼·丹·福迪奥1804年起兵，推翻豪萨诸王所建，下辖三十余酋长国，为19世纪西非最大国家，重学术而广用奴隶。1903年为英军所并。
      Largest West African state of its century, founded by the Fulani scholar Usman dan Fodio, who led a jihad against the Hausa kings from 1804. Some thirty emirates obeyed it; the British conquered it in 1903.
      Le plus grand État d’Afrique de l’Ouest en son siècle, fondé par le savant peul Ousmane dan Fodio, chef dès 1804 d’un djihad contre les rois haoussas. Une trentaine d’émirats lui obéissent ; les Britanniques le conquièrent en 1903.
      El mayor Estado de África occidental en su siglo, fundado por el sabio fulani Usman dan Fodio, jefe desde 1804 de una yihad contra los reyes hausas. Le obedecían unos treinta emiratos; los británicos lo conquistaron en 1903.
      1804年からハウサ諸王に対する聖戦を率いたフラニの学者ウスマン・ダン・フォディオが建てた、当時の西アフリカ最大の国。三十ほどの首長国を従えた。1903年にイギリスに征服される。`,
    events: [
      [
        '1804-02',
        '奥斯曼·丹·福迪奥起兵|Usman dan Fodio begins his jihad|Ousmane dan Fodio entame son djihad|Usman dan Fodio inicia su yihad|ウスマン・ダン・フォディオが聖戦を始める',
        3,
        ['cambridge-africa', 'vol. 5'],
      ],
      [
        '1903-03',
        '英军攻占索科托|The British take Sokoto|Les Britanniques prennent Sokoto|Los británicos toman Sokoto|イギリス軍がソコトを占領する',
        3,
        ['cambridge-africa', 'vol. 6'],
      ],
    ],
    relations: [
      ['warred-with', 'oyo-empire', ['1817', '1835']],
      ['warred-with', 'kanem-bornu', ['1807', '1830']],
    ],
    source: ['cambridge-africa'],
  },
  {
    id: 'vandal-kingdom',
    drawn: 'Vandal Kingdom',
    names: '汪达尔王国|Vandal Kingdom|Royaume vandale|Reino vándalo|ヴァンダル王国',
    span: ['0439', '0534'],
    capital: [36.85, 10.32, '迦太基|Carthage|Carthage|Cartago|カルタゴ'],
    summary: `汪达尔人渡海入北非，439年取迦太基所建，据西地中海诸岛，奉阿里乌派。455年盖萨里克洗劫罗马；534年为贝利撒留所灭。
      Germanic kingdom in North Africa, founded when Geiseric took Carthage in 439. Its fleet held the western islands and sacked Rome in 455; Belisarius destroyed it for Justinian in 533–534.
      Royaume germanique d’Afrique du Nord, né quand Genséric prend Carthage en 439. Sa flotte tient les îles occidentales et met Rome à sac en 455 ; Bélisaire le détruit pour Justinien en 533-534.
      Reino germánico del norte de África, nacido cuando Genserico tomó Cartago en 439. Su flota dominó las islas occidentales y saqueó Roma en 455; Belisario lo destruyó para Justiniano en 533-534.
      439年にガイセリックがカルタゴを取って建てた北アフリカのゲルマン人王国。艦隊が西地中海の島々を押さえ、455年にローマを略奪した。533–534年、ベリサリウスに滅ぼされる。`,
    events: [
      [
        '0455-06',
        '盖萨里克洗劫罗马|Geiseric sacks Rome|Genséric met Rome à sac|Genserico saquea Roma|ガイセリックがローマを略奪する',
        3,
        ['procopius-wars', '3.5'],
      ],
    ],
    relations: [
      ['sacked', 'rome', '0455', ['procopius-wars', '3.5']],
      ['warred-with', 'byzantine-empire', ['0468', '0534']],
    ],
    source: ['procopius-wars', '3'],
  },
]);
