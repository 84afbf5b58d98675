import { freed, joinsUN, polities, republic } from './polity.ts';

export const modernSouthAsia = polities('south-asia', [
  {
    id: 'india',
    drawn: 'India (since 1947)',
    names: '印度|India|Inde|India|インド',
    disambiguation: '1947年以后的共和国|the state since 1947|l’État depuis 1947|el Estado desde 1947|1947年以後の国家',
    also: '印度共和国;婆罗多|Republic of India;Bharat|République de l’Inde|República de la India;Bharat|インド共和国;バーラト',
    span: ['1947-08-15', '..'],
    capital: [28.61, 77.21, '新德里|New Delhi|New Delhi|Nueva Delhi|ニューデリー'],
    summary: `南亚的联邦共和国。1947年英属印度独立时与巴基斯坦分治，数十万人死于骚乱；1950年施行宪法，成为世界上人口最多的民主国家，与巴基斯坦为克什米尔多次交战。
      Federal republic of South Asia. It became independent in 1947, when British India was partitioned between it and Pakistan amid massacres; a constitution of 1950 made it the largest of democracies, and it has fought Pakistan several times over Kashmir.
      République fédérale d’Asie du Sud. L’Inde britannique devient indépendante en 1947, séparée du Pakistan au milieu des massacres ; la constitution de 1950 en fait la plus grande des démocraties, plusieurs fois en guerre avec le Pakistan pour le Cachemire.
      República federal de Asia meridional. La India británica se independizó en 1947, separada de Pakistán entre matanzas; la Constitución de 1950 la hizo la mayor de las democracias, y ha luchado varias veces con Pakistán por Cachemira.
      南アジアの連邦共和国。1947年にイギリス領インドが独立し、虐殺の混乱のなかパキスタンと分かれた。1950年の憲法で世界最大の民主国となり、カシミールをめぐってパキスタンと何度も戦った。`,
    events: [
      ['1947-08-15', freed('britain'), 3],
      [
        '1950-01-26',
        '宪法生效，成为共和国|The constitution makes India a republic|La constitution fait de l’Inde une république|La Constitución hace de la India una república|憲法が施行され共和国となる',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', '1947'],
      ['warred-with', 'pakistan', ['1947', '1971']],
    ],
  },
  {
    id: 'british-india',
    drawn: 'British India',
    also: '英属印度帝国;英治印度|British Raj;Indian Empire|Raj britannique;Empire des Indes|Raj británico;Imperio de la India|英領インド;インド帝国',
    span: ['1757', '1947-08-15'],
    capital: [22.57, 88.36, '加尔各答|Calcutta|Calcutta|Calcuta|カルカッタ'],
    summary: `英国在印度次大陆的统治。东印度公司1757年胜于普拉西，1765年取得孟加拉税收权，逐步征服全境；1858年大起义后改由王室直辖，1911年宣布迁都德里，1947年分治独立。
      British rule over the Indian subcontinent. The East India Company won Bengal in 1757–1765 and conquered the rest; after the rising of 1857 the Crown took over. Its capital was Calcutta, then Delhi; it ended in independence and partition in 1947.
      Domination britannique sur le sous-continent indien. La Compagnie des Indes gagne le Bengale en 1757-1765, puis conquiert le reste ; après le soulèvement de 1857, la Couronne prend sa place. Calcutta, puis Delhi en sont la capitale ; tout finit en 1947 par l’indépendance et la partition.
      Dominio británico sobre el subcontinente indio. La Compañía de las Indias ganó Bengala en 1757-1765 y conquistó el resto; tras el alzamiento de 1857 la relevó la Corona. Su capital fue Calcuta y después Delhi; acabó con la independencia y la partición de 1947.
      インド亜大陸におけるイギリスの支配。東インド会社が1757年から1765年にベンガルを得て全土を征服し、1857年の大反乱ののち王室の直轄となった。首都はカルカッタ、のちデリーで、1947年に分離独立で終わった。`,
    events: [
      [
        '1765-08',
        '东印度公司取得孟加拉税收权|The Company obtains the revenues of Bengal|La Compagnie obtient les revenus du Bengale|La Compañía obtiene las rentas de Bengala|東インド会社がベンガルの徴税権を得る',
        3,
      ],
      [
        '1858-08-02',
        '统治权由公司转归王室|Rule passes from the Company to the Crown|Le pouvoir passe de la Compagnie à la Couronne|El poder pasa de la Compañía a la Corona|統治が会社から王室に移る',
        3,
      ],
    ],
    relations: [
      ['part-of', 'british-empire', ['1765', '1947']],
      ['held-old-lands-of', 'mughal-empire'],
      ['split-into', 'india', '1947'],
      ['split-into', 'pakistan', '1947'],
    ],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'pakistan',
    drawn: 'Pakistan',
    span: ['1947-08-14', '..'],
    capital: [33.68, 73.05, '伊斯兰堡|Islamabad|Islamabad|Islamabad|イスラマバード'],
    summary: `南亚国家，1947年英属印度分治时为穆斯林建立，分东西两部。1956年成为伊斯兰共和国，多次由军人执政；1971年东部独立为孟加拉国，1998年试爆核弹。
      State of South Asia, made in 1947 as a homeland for the Muslims of British India, in two parts far from each other. An Islamic republic since 1956, often under military rule, it lost its east, now Bangladesh, in 1971 and tested nuclear weapons in 1998.
      État d’Asie du Sud, créé en 1947 pour les musulmans de l’Inde britannique, en deux parties éloignées l’une de l’autre. République islamique depuis 1956, souvent aux mains des militaires, il perd en 1971 sa partie orientale, le Bangladesh, et essaie l’arme nucléaire en 1998.
      Estado de Asia meridional, creado en 1947 para los musulmanes de la India británica, en dos partes muy distantes. República islámica desde 1956, a menudo bajo gobierno militar, perdió en 1971 su parte oriental, hoy Bangladés, y probó armas nucleares en 1998.
      南アジアの国。1947年にイギリス領インドのムスリムの国として、遠く離れた東西二つの地域で成立した。1956年からイスラム共和国で、軍政が度々続いた。1971年に東部がバングラデシュとして独立し、1998年に核実験を行った。`,
    events: [
      ['1947-08-14', freed('britain'), 3],
      [
        '1956-03-23',
        '成为伊斯兰共和国|Pakistan becomes an Islamic republic|Le Pakistan devient une république islamique|Pakistán pasa a ser república islámica|イスラム共和国となる',
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', '1947'],
      ['split-into', 'bangladesh', '1971'],
    ],
  },
  {
    id: 'bangladesh',
    drawn: 'Bangladesh',
    span: ['1971-03-26', '..'],
    capital: [23.81, 90.41, '达卡|Dhaka|Dacca|Daca|ダッカ'],
    summary: `恒河三角洲上的国家，1947年至1971年为东巴基斯坦。1971年宣布独立，经血战并得印度出兵相助，于当年12月取胜。
      State in the delta of the Ganges, from 1947 to 1971 East Pakistan. It declared independence in March 1971 and, after a bloody war in which India came to its help, won it in December.
      État du delta du Gange, Pakistan oriental de 1947 à 1971. Il se déclare indépendant en mars 1971 et l’emporte en décembre, après une guerre sanglante où l’Inde vient à son secours.
      Estado del delta del Ganges, Pakistán Oriental de 1947 a 1971. Se declaró independiente en marzo de 1971 y venció en diciembre, tras una guerra sangrienta en la que la India acudió en su ayuda.
      ガンジス川のデルタの国。1947年から1971年までは東パキスタンであった。1971年3月に独立を宣言し、激しい戦いののちインドの介入を得て12月に勝利した。`,
    events: [
      [
        '1971-12-16',
        '巴基斯坦军在达卡投降|Pakistani forces surrender at Dhaka|Les forces pakistanaises capitulent à Dacca|Las fuerzas pakistaníes se rinden en Daca|パキスタン軍がダッカで降伏する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'pakistan', '1971'],
      ['ally-of', 'india', '1971'],
    ],
  },
  {
    id: 'sri-lanka',
    drawn: 'Sri Lanka',
    also: '锡兰|Ceylon|Ceylan|Ceilán|セイロン',
    span: ['1948-02-04', '..'],
    capital: [6.93, 79.88, '科伦坡|Colombo|Colombo|Colombo|コロンボ'],
    summary: `印度洋岛国，旧称锡兰，先后属葡萄牙、荷兰与英国，1948年独立，1972年改今名并成为共和国。1983年至2009年政府军与泰米尔猛虎组织内战。
      Island state in the Indian Ocean, once Ceylon, held in turn by Portuguese, Dutch and British. Independent in 1948, it became a republic under its present name in 1972 and fought a civil war with the Tamil Tigers from 1983 to 2009.
      État insulaire de l’océan Indien, jadis Ceylan, tenu tour à tour par Portugais, Hollandais et Britanniques. Indépendant en 1948, il devient en 1972 une république sous son nom actuel et connaît de 1983 à 2009 la guerre civile contre les Tigres tamouls.
      Estado insular del océano Índico, antes Ceilán, en manos sucesivas de portugueses, neerlandeses y británicos. Independiente en 1948, es república con su nombre actual desde 1972 y libró de 1983 a 2009 una guerra civil con los Tigres Tamiles.
      インド洋の島国で、旧称セイロン。ポルトガル、オランダ、イギリスの支配を経て1948年に独立し、1972年に現在の名の共和国となった。1983年から2009年までタミル人の武装勢力と内戦が続いた。`,
    events: [
      ['1948-02-04', freed('britain'), 3],
      ['1972-05-22', republic],
    ],
    relations: [['independent-from', 'british-empire', '1948']],
  },
  {
    id: 'nepal',
    drawn: 'Nepal',
    span: ['1768', '..'],
    capital: [27.71, 85.32, '加德满都|Kathmandu|Katmandou|Katmandú|カトマンズ'],
    summary: `喜马拉雅山南麓的国家，18世纪由廓尔喀国王统一。1814年至1816年与英国交战后疆界缩小，但未成殖民地；2008年废除君主制，成为联邦共和国。
      State on the southern side of the Himalayas, united by the kings of Gorkha in the eighteenth century. A war with the British in 1814–1816 cut it down but left it independent; it abolished its monarchy in 2008.
      État du versant sud de l’Himalaya, unifié au XVIIIᵉ siècle par les rois de Gorkha. Une guerre avec les Britanniques le réduit en 1814-1816 mais le laisse indépendant ; il abolit la monarchie en 2008.
      Estado de la vertiente sur del Himalaya, unificado en el siglo XVIII por los reyes de Gorkha. Una guerra con los británicos lo redujo en 1814-1816, pero siguió independiente; abolió la monarquía en 2008.
      ヒマラヤ南麓の国。18世紀にゴルカ王が統一した。1814年から1816年のイギリスとの戦争で領土を減らしたが独立を保ち、2008年に王制を廃して連邦共和国となった。`,
    events: [
      [
        '1816-03',
        '《苏高利条约》划定疆界|The treaty of Sugauli fixes the borders|Le traité de Sugauli fixe les frontières|El tratado de Sugauli fija las fronteras|スガウリ条約で国境が定まる',
      ],
      [
        '2008-05-28',
        '废除君主制|The monarchy is abolished|La monarchie est abolie|Se abole la monarquía|王制が廃止される',
        3,
      ],
    ],
    relations: [['warred-with', 'british-empire', ['1814', '1816']]],
  },
  {
    id: 'bhutan',
    drawn: 'Bhutan',
    span: ['1616~', '..'],
    capital: [27.47, 89.64, '廷布|Thimphu|Thimphou|Timbu|ティンプー'],
    summary: `东喜马拉雅的佛教王国。17世纪由竹巴噶举派的法王夏仲统一，1907年建立世袭王朝；1910年起由英国、1949年起由印度指导外交，2008年实行宪政。
      Buddhist kingdom in the eastern Himalayas, united by a lama of the Drukpa school in the seventeenth century and ruled by a hereditary dynasty since 1907. Britain, then India, guided its foreign affairs; it has had a constitution since 2008.
      Royaume bouddhiste de l’Himalaya oriental, unifié au XVIIᵉ siècle par un lama de l’école drukpa et gouverné par une dynastie héréditaire depuis 1907. Le Royaume-Uni, puis l’Inde ont guidé sa diplomatie ; il a une constitution depuis 2008.
      Reino budista del Himalaya oriental, unificado en el siglo XVII por un lama de la escuela drukpa y regido por una dinastía hereditaria desde 1907. Gran Bretaña y después la India guiaron su diplomacia; tiene Constitución desde 2008.
      東ヒマラヤの仏教王国。17世紀にドゥク派の高僧が統一し、1907年から世襲の王家が治める。外交はイギリス、のちインドの指導を受け、2008年に憲法を施行した。`,
    events: [
      [
        '1907-12-17',
        '乌颜·旺楚克就任首位国王|Ugyen Wangchuck becomes the first king|Ugyen Wangchuck devient le premier roi|Ugyen Wangchuck pasa a ser el primer rey|ウゲン・ワンチュクが初代国王となる',
        3,
      ],
    ],
    relations: [['adopted', 'buddhism']],
  },
  {
    id: 'maldives',
    drawn: 'Maldives',
    span: ['1965-07-26', '..'],
    capital: [4.18, 73.51, '马累|Malé|Malé|Malé|マレ'],
    summary: `印度洋上的环礁群岛国家，12世纪改宗伊斯兰教，由苏丹统治，1887年起受英国保护。1965年独立，1968年成为共和国。
      State of atolls in the Indian Ocean, Muslim under its own sultans since the twelfth century and a British protectorate from 1887. It became independent in 1965 and a republic in 1968.
      État d’atolls de l’océan Indien, musulman sous ses propres sultans depuis le XIIᵉ siècle et protectorat britannique dès 1887. Il devient indépendant en 1965 et forme une république en 1968.
      Estado de atolones del océano Índico, musulmán bajo sus propios sultanes desde el siglo XII y protectorado británico desde 1887. Se independizó en 1965 y es república desde 1968.
      インド洋の環礁の国。12世紀からイスラーム教のスルタンが治め、1887年にイギリスの保護領となった。1965年に独立し、1968年に共和国となった。`,
    events: [['1965-07-26', freed('britain'), 3]],
    relations: [
      ['independent-from', 'british-empire', '1965'],
      ['adopted', 'islam'],
    ],
  },
  {
    id: 'afghanistan',
    drawn: 'Afghanistan',
    span: ['1880', '..'],
    capital: [34.53, 69.17, '喀布尔|Kabul|Kaboul|Kabul|カーブル'],
    summary: `中亚与南亚之间的山国，英俄两帝国间的缓冲。1919年收回外交权，1973年废除君主制；1979年至1989年苏军占领，其后内战，塔利班1996年与2021年两度掌权。
      Mountain country between Central and South Asia, a buffer between the British and Russian empires. It won control of its foreign affairs in 1919; Soviet troops occupied it from 1979 to 1989, and the Taliban took power in 1996 and again in 2021.
      Pays de montagnes entre Asie centrale et Asie du Sud, tampon entre les empires britannique et russe. Maître de sa diplomatie depuis 1919, il est occupé par les Soviétiques de 1979 à 1989 ; les talibans s’en emparent en 1996, puis en 2021.
      País de montañas entre Asia central y meridional, Estado tapón entre los imperios británico y ruso. Dueño de su diplomacia desde 1919, lo ocuparon los soviéticos de 1979 a 1989; los talibanes tomaron el poder en 1996 y de nuevo en 2021.
      中央アジアと南アジアの間の山国で、イギリスとロシアの緩衝国であった。1919年に外交権を回復し、1979年から1989年までソ連軍に占領された。ターリバーンが1996年と2021年に政権を握った。`,
    events: [
      [
        '1919-08-08',
        '英国承认外交自主|Britain recognizes full independence|Le Royaume-Uni reconnaît la pleine indépendance|Gran Bretaña reconoce la plena independencia|イギリスが完全な独立を認める',
        3,
      ],
      ['1979-12-27', '苏军入侵|Soviet invasion|Invasion soviétique|Invasión soviética|ソ連軍の侵攻', 3],
    ],
    relations: [
      ['warred-with', 'british-empire', '1919'],
      ['warred-with', 'soviet-union', ['1979', '1989']],
    ],
  },
  {
    id: 'siam',
    drawn: 'Siam',
    also: '大城王朝;曼谷王朝|Ayutthaya;Kingdom of Siam|Ayutthaya;Royaume de Siam|Ayutthaya;Reino de Siam|アユタヤ朝;チャクリー朝',
    span: ['1250~', '1939-06-24'],
    capital: [14.35, 100.57, '大城（阿瑜陀耶）|Ayutthaya|Ayutthaya|Ayutthaya|アユタヤ'],
    summary: `湄南河流域的泰人王国。先以素可泰、后以大城为都，1767年大城毁于缅军；1782年却克里王朝定都曼谷，19世纪割地以保独立，1932年改行君主立宪。
      Kingdom of the Thai on the Chao Phraya, ruled from Sukhothai, then from Ayutthaya until the Burmese destroyed it in 1767. The Chakri dynasty moved to Bangkok in 1782, ceded land to stay free of Europe and accepted a constitution in 1932.
      Royaume des Thaïs sur la Chao Phraya, gouverné de Sukhothai puis d’Ayutthaya, détruite par les Birmans en 1767. La dynastie Chakri s’installe à Bangkok en 1782, cède des terres pour rester libre et accepte une constitution en 1932.
      Reino de los tais en el Chao Phraya, gobernado desde Sukhothai y después desde Ayutthaya, destruida por los birmanos en 1767. La dinastía Chakri pasó a Bangkok en 1782, cedió tierras para seguir libre y aceptó una Constitución en 1932.
      チャオプラヤー川流域のタイ人の王国。都はスコータイ、次いでアユタヤで、1767年にビルマ軍に滅ぼされた。1782年にチャクリー朝がバンコクを都とし、領土を割いて独立を保ち、1932年に立憲制をとった。`,
    events: [
      [
        '1767-04',
        '缅军攻陷大城|The Burmese take Ayutthaya|Les Birmans prennent Ayutthaya|Los birmanos toman Ayutthaya|ビルマ軍がアユタヤを落とす',
        3,
      ],
      [
        '1932-06-24',
        '不流血政变，改行立宪|A bloodless coup brings a constitution|Un coup d’État sans effusion de sang impose une constitution|Un golpe incruento trae la Constitución|無血の政変で立憲制となる',
      ],
    ],
    relations: [
      ['warred-with', 'khmer-empire', ['1350', '1431']],
      ['preceded', 'thailand', '1939'],
      ['adopted', 'buddhism'],
    ],
    source: ['pluvier-atlas'],
  },
  {
    id: 'thailand',
    drawn: 'Thailand',
    names: '泰国|Thailand|Thaïlande|Tailandia|タイ',
    also: '泰王国|Kingdom of Thailand|Royaume de Thaïlande|Reino de Tailandia|タイ王国',
    span: ['1939-06-24', '..'],
    capital: [13.76, 100.5, '曼谷|Bangkok|Bangkok|Bangkok|バンコク'],
    summary: `东南亚的君主立宪国，1939年由暹罗改名。第二次世界大战中与日本结盟，战后成为美国盟友；普密蓬国王在位七十年，军人政变与民选政府屡次更替。
      Constitutional monarchy of South-East Asia, called Siam until 1939. Allied with Japan in the Second World War and with the United States after it, it has swung between elected governments and military coups.
      Monarchie constitutionnelle d’Asie du Sud-Est, appelée Siam jusqu’en 1939. Alliée du Japon pendant la Seconde Guerre mondiale, puis des États-Unis, elle oscille entre gouvernements élus et coups d’État militaires.
      Monarquía constitucional del sureste asiático, llamada Siam hasta 1939. Aliada de Japón en la Segunda Guerra Mundial y después de Estados Unidos, ha oscilado entre gobiernos electos y golpes militares.
      東南アジアの立憲君主国。1939年にシャムから改称した。第二次世界大戦では日本と、戦後はアメリカと結び、民選政府と軍のクーデタが度々入れ替わった。`,
    events: [
      [
        '1939-06-24',
        '暹罗改名泰国|Siam is renamed Thailand|Le Siam prend le nom de Thaïlande|Siam toma el nombre de Tailandia|シャムがタイと改称する',
        3,
      ],
    ],
    relations: [
      ['ally-of', 'japan', ['1941', '1945']],
      ['ally-of', 'united-states', ['1954', '..']],
    ],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'indonesia',
    drawn: 'Indonesia',
    span: ['1945-08-17', '..'],
    capital: [-6.2, 106.83, '雅加达|Jakarta|Jakarta|Yakarta|ジャカルタ'],
    summary: `东南亚的群岛国家，原荷属东印度。苏加诺1945年宣布独立，经四年战争于1949年得到荷兰承认；1965年至1966年大屠杀后苏哈托执政三十余年，1998年恢复民主。
      Island state of South-East Asia, once the Dutch East Indies. Sukarno proclaimed independence in 1945, and the Dutch yielded in 1949; after the massacres of 1965–1966 Suharto ruled for three decades, until democracy returned in 1998.
      État d’îles d’Asie du Sud-Est, jadis Indes orientales néerlandaises. Sukarno proclame l’indépendance en 1945, les Hollandais cèdent en 1949 ; après les massacres de 1965-1966, Suharto gouverne trois décennies, jusqu’au retour de la démocratie en 1998.
      Estado de islas del sureste asiático, antes Indias Orientales Neerlandesas. Sukarno proclamó la independencia en 1945 y los neerlandeses cedieron en 1949; tras las matanzas de 1965-1966 Suharto gobernó tres decenios, hasta la vuelta de la democracia en 1998.
      東南アジアの島々の国で、もとオランダ領東インド。スカルノが1945年に独立を宣言し、1949年にオランダが認めた。1965年から翌年の虐殺ののちスハルトが三十年余り治め、1998年に民主化した。`,
    events: [
      [
        '1945-08-17',
        '苏加诺与哈达宣布独立|Sukarno and Hatta proclaim independence|Sukarno et Hatta proclament l’indépendance|Sukarno y Hatta proclaman la independencia|スカルノとハッタが独立を宣言する',
        3,
      ],
      [
        '1949-12-27',
        '荷兰移交主权|The Netherlands transfer sovereignty|Les Pays-Bas transfèrent la souveraineté|Los Países Bajos transfieren la soberanía|オランダが主権を委譲する',
        3,
      ],
    ],
    relations: [['independent-from', 'netherlands', ['1945', '1949']]],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'philippines',
    drawn: 'Philippines',
    span: ['1946-07-04', '..'],
    capital: [14.6, 120.98, '马尼拉|Manila|Manille|Manila|マニラ'],
    summary: `西太平洋群岛国家，1565年起属西班牙，1898年转归美国。1942年至1945年遭日本占领，1946年独立；马科斯独裁1986年被人民力量推翻。
      Island state of the western Pacific, Spanish from 1565 and American from 1898. Occupied by Japan from 1942 to 1945, independent in 1946, it overthrew the dictator Marcos by People Power in 1986.
      État d’îles du Pacifique occidental, espagnol dès 1565, américain dès 1898. Occupé par le Japon de 1942 à 1945, indépendant en 1946, il renverse le dictateur Marcos en 1986 par le « pouvoir du peuple ».
      Estado de islas del Pacífico occidental, español desde 1565 y estadounidense desde 1898. Ocupado por Japón de 1942 a 1945, independiente en 1946, derrocó al dictador Marcos en 1986 con el «poder del pueblo».
      西太平洋の島国。1565年からスペイン領、1898年からアメリカ領。1942年から1945年まで日本に占領され、1946年に独立した。1986年に民衆の力でマルコス独裁を倒した。`,
    events: [
      ['1946-07-04', freed('usa'), 3],
      [
        '1986-02-25',
        '人民力量推翻马科斯|People Power overthrows Marcos|Le pouvoir du peuple renverse Marcos|El poder del pueblo derroca a Marcos|民衆の力がマルコスを倒す',
      ],
    ],
    relations: [
      ['independent-from', 'united-states', '1946'],
      ['held-old-lands-of', 'spanish-empire'],
    ],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'vietnam',
    drawn: 'Vietnam (since 1976)',
    names: '越南|Vietnam|Viêt Nam|Vietnam|ベトナム',
    disambiguation:
      '1976年以后的社会主义共和国|the state since 1976|l’État depuis 1976|el Estado desde 1976|1976年以後の国家',
    also: '越南社会主义共和国|Socialist Republic of Vietnam|République socialiste du Viêt Nam|República Socialista de Vietnam|ベトナム社会主義共和国',
    span: ['1976-07-02', '..'],
    capital: [21.03, 105.85, '河内|Hanoi|Hanoï|Hanói|ハノイ'],
    summary: `东南亚的社会主义国家，1975年北方取胜后于1976年统一。1978年末出兵柬埔寨推翻红色高棉，1979年与中国交战；1986年起革新开放。
      Communist state of South-East Asia, united in 1976 after the North’s victory. It invaded Cambodia at the end of 1978, ending the rule of the Khmer Rouge, fought China in 1979 and opened its economy from 1986.
      État communiste d’Asie du Sud-Est, réunifié en 1976 après la victoire du Nord. Il envahit le Cambodge fin 1978 et met fin au pouvoir des Khmers rouges, combat la Chine en 1979 et ouvre son économie dès 1986.
      Estado comunista del sureste asiático, unificado en 1976 tras la victoria del Norte. Invadió Camboya a fines de 1978 y acabó con los Jemeres Rojos, combatió a China en 1979 y abrió su economía desde 1986.
      東南アジアの社会主義国。北ベトナムの勝利ののち1976年に統一された。1978年末にカンボジアに侵攻してクメール・ルージュを倒し、1979年に中国と戦い、1986年から経済を開放した。`,
    events: [
      [
        '1976-07-02',
        '南北统一，成立社会主义共和国|North and South unite in the Socialist Republic|Le Nord et le Sud s’unissent dans la République socialiste|El Norte y el Sur se unen en la República Socialista|南北が統一し社会主義共和国となる',
        3,
      ],
    ],
    relations: [
      ['warred-with', 'peoples-republic-of-china', '1979'],
      ['warred-with', 'cambodia', ['1978', '1989']],
    ],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'north-vietnam',
    drawn: 'North Vietnam',
    names: '北越|North Vietnam|Nord-Viêt Nam|Vietnam del Norte|北ベトナム',
    also: '越南民主共和国|Democratic Republic of Vietnam|République démocratique du Viêt Nam|República Democrática de Vietnam|ベトナム民主共和国',
    span: ['1945-09-02', '1976-07-02'],
    capital: [21.03, 105.85, '河内|Hanoi|Hanoï|Hanói|ハノイ'],
    summary: `胡志明1945年在河内宣布成立的共产党国家。1954年奠边府战胜法国，据日内瓦协议领有十七度线以北；在越南战争中与美国及南方作战，1975年攻占西贡。
      Communist state that Ho Chi Minh proclaimed at Hanoi in 1945. It beat France at Dien Bien Phu in 1954 and held the north of Vietnam; in the Vietnam War it fought the South and the Americans, and took Saigon in 1975.
      État communiste proclamé à Hanoï par Hô Chi Minh en 1945. Vainqueur de la France à Diên Biên Phu en 1954, il tient le nord du pays ; dans la guerre du Viêt Nam, il combat le Sud et les Américains et prend Saïgon en 1975.
      Estado comunista que Ho Chi Minh proclamó en Hanói en 1945. Venció a Francia en Dien Bien Phu en 1954 y retuvo el norte del país; en la guerra de Vietnam combatió al Sur y a los estadounidenses y tomó Saigón en 1975.
      ホー・チ・ミンが1945年にハノイで建国を宣言した共産主義国。1954年にディエンビエンフーでフランスを破って北部を治め、ベトナム戦争で南ベトナムとアメリカと戦い、1975年にサイゴンを陥落させた。`,
    events: [
      [
        '1945-09-02',
        '胡志明在河内宣布独立|Ho Chi Minh declares independence at Hanoi|Hô Chi Minh déclare l’indépendance à Hanoï|Ho Chi Minh declara la independencia en Hanói|ホー・チ・ミンがハノイで独立を宣言する',
        3,
      ],
      [
        '1954-05-07',
        '奠边府大捷|Victory at Dien Bien Phu|Victoire de Diên Biên Phu|Victoria de Dien Bien Phu|ディエンビエンフーの勝利',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'france', ['1945', '1954']],
      ['warred-with', 'united-states', ['1964', '1973']],
      ['conquered', 'south-vietnam', '1975'],
      ['preceded', 'vietnam', '1976'],
    ],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'south-vietnam',
    drawn: 'South Vietnam',
    names: '南越|South Vietnam|Sud-Viêt Nam|Vietnam del Sur|南ベトナム',
    disambiguation: '1954—1975年|1954–1975|1954-1975|1954-1975|1954〜1975年',
    also: '越南国;越南共和国|State of Vietnam;Republic of Vietnam|État du Viêt Nam;République du Viêt Nam|Estado de Vietnam;República de Vietnam|ベトナム国;ベトナム共和国',
    span: ['1949', '1975-04-30'],
    capital: [10.78, 106.67, '西贡|Saigon|Saïgon|Saigón|サイゴン'],
    summary: `日内瓦协议后十七度线以南的反共国家，前身为1949年法国扶植的越南国，1955年由吴庭艳改为共和国。美国1965年起派大军支援，1973年撤走，1975年西贡陷落而亡。
      Anti-Communist state south of the seventeenth parallel after 1954; Ngo Dinh Diem made it a republic in 1955. American troops fought for it from 1965 to 1973, and it ended with the fall of Saigon in 1975.
      État anticommuniste au sud du dix-septième parallèle après 1954, dont Ngô Đình Diệm fait une république en 1955. Les troupes américaines se battent pour lui de 1965 à 1973 ; il disparaît à la chute de Saïgon en 1975.
      Estado anticomunista al sur del paralelo diecisiete desde 1954; Ngo Dinh Diem lo hizo república en 1955. Tropas estadounidenses lucharon por él de 1965 a 1973, y acabó con la caída de Saigón en 1975.
      1954年以後、北緯17度線の南にあった反共国家。1955年にゴ・ディン・ジエムが共和国とした。1965年から1973年までアメリカ軍がともに戦ったが、1975年のサイゴン陥落で滅びた。`,
    events: [
      [
        '1955-10-26',
        '吴庭艳宣布成立共和国|Ngo Dinh Diem proclaims the republic|Ngô Đình Diệm proclame la République|Ngo Dinh Diem proclama la república|ゴ・ディン・ジエムが共和国を宣言する',
      ],
      ['1975-04-30', '西贡陷落|Fall of Saigon|Chute de Saïgon|Caída de Saigón|サイゴンの陥落', 3],
    ],
    relations: [['ally-of', 'united-states', ['1955', '1975']]],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'cambodia',
    drawn: 'Cambodia (since 1953)',
    names: '柬埔寨|Cambodia|Cambodge|Camboya|カンボジア',
    disambiguation: '1953年以后的国家|the state since 1953|l’État depuis 1953|el Estado desde 1953|1953年以後の国家',
    span: ['1953-11-09', '..'],
    capital: [11.56, 104.92, '金边|Phnom Penh|Phnom Penh|Nom Pen|プノンペン'],
    summary: `东南亚王国，1953年脱离法国独立。1975年至1979年红色高棉统治下约四分之一的人口丧生；越南出兵推翻之，1993年在联合国主持选举后恢复君主制。
      Kingdom of South-East Asia, independent of France since 1953. About a quarter of its people died under the Khmer Rouge from 1975 to 1979; Vietnam drove them out, and elections held by the United Nations brought the monarchy back in 1993.
      Royaume d’Asie du Sud-Est, indépendant de la France depuis 1953. Près d’un quart de ses habitants meurent sous les Khmers rouges de 1975 à 1979 ; le Viêt Nam les chasse, et des élections tenues par l’ONU rétablissent la monarchie en 1993.
      Reino del sureste asiático, independiente de Francia desde 1953. Cerca de un cuarto de sus habitantes murió bajo los Jemeres Rojos de 1975 a 1979; Vietnam los expulsó, y unas elecciones de la ONU restauraron la monarquía en 1993.
      東南アジアの王国。1953年にフランスから独立した。1975年から1979年のクメール・ルージュの支配下で人口の約四分の一が死に、ベトナムがこれを倒した。国連による選挙を経て1993年に王制が復活した。`,
    events: [
      ['1953-11-09', freed('france'), 3],
      [
        '1975-04-17',
        '红色高棉占领金边|The Khmer Rouge take Phnom Penh|Les Khmers rouges prennent Phnom Penh|Los Jemeres Rojos toman Nom Pen|クメール・ルージュがプノンペンを占領する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'france', '1953'],
      ['held-old-lands-of', 'khmer-empire'],
    ],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'laos',
    drawn: 'Laos',
    also: '寮国|Lao PDR|-|-|ラオス人民民主共和国',
    span: ['1953-10-22', '..'],
    capital: [17.97, 102.61, '万象|Vientiane|Vientiane|Vientián|ビエンチャン'],
    summary: `东南亚内陆国家，1953年脱离法国成为独立王国。长期内战，越南战争中遭美军猛烈轰炸；1975年巴特寮夺取政权，废除君主制，成为人民民主共和国。
      Landlocked state of South-East Asia, a kingdom independent of France from 1953. Torn by civil war and heavily bombed in the Vietnam War, it became a people’s republic when the Pathet Lao took power in 1975.
      État enclavé d’Asie du Sud-Est, royaume indépendant de la France en 1953. Déchiré par la guerre civile et lourdement bombardé pendant la guerre du Viêt Nam, il devient une république populaire quand le Pathet Lao prend le pouvoir en 1975.
      Estado interior del sureste asiático, reino independiente de Francia desde 1953. Desgarrado por la guerra civil y muy bombardeado en la guerra de Vietnam, fue república popular cuando el Pathet Lao tomó el poder en 1975.
      東南アジアの内陸国。1953年にフランスから独立した王国。内戦が続き、ベトナム戦争では激しい爆撃を受けた。1975年にパテト・ラオが政権を握り人民民主共和国となった。`,
    events: [
      [
        '1975-12-02',
        '成立人民民主共和国|The people’s republic is proclaimed|La république populaire est proclamée|Se proclama la república popular|人民民主共和国が成立する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'france', '1953'],
      ['ally-of', 'vietnam', '1977'],
    ],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'myanmar',
    drawn: 'Burma (Myanmar)',
    names: '缅甸|Myanmar|Birmanie|Myanmar|ミャンマー',
    also: '-|Burma|Myanmar|Birmania|ビルマ',
    span: ['1948-01-04', '..'],
    capital: [19.75, 96.1, '内比都|Naypyidaw|Naypyidaw|Naipyidó|ネピドー'],
    summary: `东南亚国家，1886年全境并入英属印度，1948年独立。少数民族武装长期与政府作战；1962年奈温政变后多由军人统治，1989年改英文国名，2021年军人再度夺权。
      State of South-East Asia, wholly British from 1886 and independent since 1948. It has fought its minorities’ armies ever since and been mostly under soldiers since the coup of 1962; the name Burma gave way to Myanmar in 1989, and soldiers took power again in 2021.
      État d’Asie du Sud-Est, tout entier britannique dès 1886, indépendant depuis 1948. En lutte depuis lors contre les armées de ses minorités, il est le plus souvent gouverné par des militaires depuis le coup d’État de 1962, et se nomme Myanmar depuis 1989 ; l’armée a repris le pouvoir en 2021.
      Estado del sureste asiático, del todo británico desde 1886, independiente desde 1948. En lucha desde entonces con los ejércitos de sus minorías, lo han gobernado casi siempre militares desde el golpe de 1962; desde 1989 se llama Myanmar y no Birmania, y en 2021 el ejército volvió a tomar el poder.
      東南アジアの国。1886年に全土がイギリス領となり、1948年に独立した。以来少数民族の武装勢力との戦いが続き、1962年のクーデタ後は多く軍が治めた。1989年に国名の英語表記を改め、2021年に軍が再び政権を奪った。`,
    events: [
      ['1948-01-04', freed('britain'), 3],
      [
        '1962-03-02',
        '奈温将军政变|General Ne Win seizes power|Le général Ne Win prend le pouvoir|El general Ne Win toma el poder|ネ・ウィン将軍が権力を握る',
      ],
    ],
    relations: [['independent-from', 'british-empire', '1948']],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'malaysia',
    drawn: 'Malaysia',
    also: '马来亚联合邦|Malaya|Malaya;Fédération de Malaisie|Malaya|マラヤ連邦',
    span: ['1957-08-31', '..'],
    capital: [3.14, 101.69, '吉隆坡|Kuala Lumpur|Kuala Lumpur|Kuala Lumpur|クアラルンプール'],
    summary: `东南亚的联邦君主国，跨马来半岛与婆罗洲北部，元首由各州苏丹轮流担任。1957年以马来亚之名独立，1963年与沙巴、沙捞越、新加坡组成马来西亚，1965年新加坡退出。
      Federal monarchy of South-East Asia, on the Malay peninsula and northern Borneo, whose sultans reign in turn. Malaya became independent in 1957 and with Sabah, Sarawak and Singapore formed Malaysia in 1963; Singapore left in 1965.
      Monarchie fédérale d’Asie du Sud-Est, sur la péninsule malaise et le nord de Bornéo, dont les sultans règnent à tour de rôle. La Malaya, indépendante en 1957, forme la Malaisie en 1963 avec Sabah, Sarawak et Singapour, qui la quitte en 1965.
      Monarquía federal del sureste asiático, en la península malaya y el norte de Borneo, cuyos sultanes reinan por turno. Malaya, independiente en 1957, formó Malasia en 1963 con Sabah, Sarawak y Singapur, que la dejó en 1965.
      マレー半島とボルネオ島北部にまたがる連邦君主国で、各州のスルタンが交代で国王となる。1957年にマラヤとして独立し、1963年にサバ、サラワク、シンガポールとマレーシアを結成、1965年にシンガポールが離れた。`,
    events: [
      ['1957-08-31', freed('britain'), 3],
      [
        '1963-09-16',
        '马来西亚联邦成立|Malaysia is formed|La Malaisie est formée|Se forma Malasia|マレーシアが成立する',
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', '1957'],
      ['split-into', 'singapore', '1965'],
    ],
    source: ['cambridge-southeast-asia', 'vol. 2'],
  },
  {
    id: 'singapore',
    drawn: 'Singapore',
    also: '狮城|Republic of Singapore|République de Singapour|República de Singapur|シンガポール共和国',
    span: ['1965-08-09', '..'],
    capital: [1.35, 103.82, '新加坡|Singapore|Singapour|Singapur|シンガポール'],
    summary: `马来半岛南端的岛屿城邦。1819年由莱佛士设为英国商埠，1942年陷于日军，1963年加入马来西亚，1965年分离独立；在李光耀治下成为富裕的港口与金融中心。
      Island city-state off the Malay peninsula. Founded as a British port by Raffles in 1819 and taken by Japan in 1942, it was part of Malaysia for two years, independent in 1965, and grew rich in trade and finance under Lee Kuan Yew.
      Cité-État insulaire au bout de la péninsule malaise. Port britannique fondé par Raffles en 1819, pris par le Japon en 1942, elle appartient deux ans à la Malaisie, devient indépendante en 1965 et s’enrichit par le commerce et la finance sous Lee Kuan Yew.
      Ciudad-Estado insular frente a la península malaya. Puerto británico fundado por Raffles en 1819 y tomado por Japón en 1942, perteneció dos años a Malasia, se independizó en 1965 y se enriqueció con el comercio y las finanzas bajo Lee Kuan Yew.
      マレー半島の先の島にある都市国家。1819年にラッフルズがイギリスの港として開き、1942年に日本軍に占領された。二年間マレーシアに属したのち1965年に独立し、リー・クアンユーのもとで貿易と金融で豊かになった。`,
    events: [
      [
        '1965-08-09',
        '脱离马来西亚独立|Separation from Malaysia|Séparation d’avec la Malaisie|Separación de Malasia|マレーシアからの分離',
        3,
      ],
    ],
    relations: [['independent-from', 'malaysia', '1965']],
  },
  {
    id: 'brunei',
    drawn: 'Brunei',
    also: '文莱达鲁萨兰国|Brunei Darussalam|Brunei Darussalam|Brunéi Darusalam|ブルネイ・ダルサラーム',
    span: ['1984-01-01', '..'],
    capital: [
      4.89,
      114.94,
      '斯里巴加湾市|Bandar Seri Begawan|Bandar Seri Begawan|Bandar Seri Begawan|バンダルスリブガワン',
    ],
    summary: `婆罗洲北岸的苏丹国，15、16世纪曾称雄该岛沿海，1888年起受英国保护。靠石油致富，不入马来西亚，1984年独立。
      Sultanate on the north coast of Borneo, which it dominated in the fifteenth and sixteenth centuries. A British protectorate from 1888, rich in oil, it stayed out of Malaysia and became independent in 1984.
      Sultanat de la côte nord de Bornéo, qu’il domine aux XVᵉ et XVIᵉ siècles. Protectorat britannique dès 1888, riche en pétrole, il reste hors de la Malaisie et devient indépendant en 1984.
      Sultanato de la costa norte de Borneo, que dominó en los siglos XV y XVI. Protectorado británico desde 1888, rico en petróleo, quedó fuera de Malasia y se independizó en 1984.
      ボルネオ島北岸のスルタン国。15、16世紀に島の沿岸を支配し、1888年にイギリスの保護国となった。石油で栄え、マレーシアに加わらず1984年に独立した。`,
    events: [
      ['1984-01-01', freed('britain'), 3],
      ['1984-09-21', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'british-empire', '1984'],
      ['adopted', 'islam'],
    ],
  },
  {
    id: 'timor-leste',
    drawn: 'Timor-Leste',
    also: '-|East Timor|Timor-Leste|Timor-Leste|ティモール・レステ',
    span: ['2002-05-20', '..'],
    capital: [-8.58, 125.58, '帝力|Dili|Dili|Dili|ディリ'],
    summary: `帝汶岛东半部的国家，曾为葡萄牙殖民地。1975年宣布独立数日后遭印度尼西亚入侵占领；1999年公民投票选择独立，由联合国管理后于2002年建国。
      State in the east of the island of Timor, a Portuguese colony until 1975, when Indonesia invaded it. It voted for independence in 1999 and attained it in 2002, after two years under the United Nations.
      État de l’est de l’île de Timor, colonie portugaise jusqu’en 1975, quand l’Indonésie l’envahit. Il vote pour l’indépendance en 1999 et l’obtient en 2002, après deux ans d’administration de l’ONU.
      Estado del este de la isla de Timor, colonia portuguesa hasta 1975, cuando lo invadió Indonesia. Votó por la independencia en 1999 y la alcanzó en 2002, tras dos años bajo las Naciones Unidas.
      ティモール島東部の国。1975年までポルトガル領で、インドネシアに占領された。1999年の住民投票で独立を選び、国連の統治を経て2002年に独立した。`,
    events: [
      [
        '2002-05-20',
        '独立建国|Independence is restored|L’indépendance est restaurée|Se restaura la independencia|独立を回復する',
        3,
      ],
      ['2002-09-27', joinsUN, 1],
    ],
    relations: [['independent-from', 'indonesia', ['1999', '2002']]],
  },
]);
