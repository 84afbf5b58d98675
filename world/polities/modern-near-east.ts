import { freed, joinsUN, polities, republic } from './polity.ts';

export const modernNearEast = polities('near-east', [
  {
    id: 'turkey',
    drawn: 'Turkey',
    names: '土耳其|Turkey|Turquie|Turquía|トルコ',
    also: '土耳其共和国|Republic of Turkey;Türkiye|République de Turquie|República de Turquía|トルコ共和国',
    span: ['1920-04-23', '..'],
    capital: [39.93, 32.85, '安卡拉|Ankara|Ankara|Ankara|アンカラ'],
    summary: `地跨小亚细亚与色雷斯的共和国，凯末尔领导独立战争，在奥斯曼帝国的废墟上建成，1923年定都安卡拉。废除哈里发，改用拉丁字母，行世俗法；1950年起多党竞争，几度政变；1984年起与库尔德武装交战。
      Republic in Anatolia and Thrace, founded in 1923 after Mustafa Kemal’s war of independence on the ruins of the Ottoman Empire. He abolished the caliphate and brought in secular law and the Latin alphabet; elections since 1950 have been broken by coups, and from 1984 on Kurdish rebels have fought the state.
      République d’Anatolie et de Thrace, fondée en 1923 après la guerre d’indépendance de Mustafa Kemal sur les ruines de l’Empire ottoman. Il abolit le califat, introduit un droit laïque et l’alphabet latin ; les élections, libres depuis 1950, sont interrompues par des coups d’État, et depuis 1984 des insurgés kurdes combattent l’État.
      República de Anatolia y Tracia, fundada en 1923 tras la guerra de independencia de Mustafa Kemal sobre las ruinas del Imperio otomano. Este abolió el califato e introdujo el derecho laico y el alfabeto latino; desde 1950 hay elecciones, cortadas por golpes de Estado, y desde 1984 insurgentes kurdos combaten al Estado.
      アナトリアとトラキアの共和国。ムスタファ・ケマルの独立戦争を経て、1923年にオスマン帝国の跡に成立した。カリフ制を廃し、世俗の法とラテン文字を採り入れた。1950年からの選挙の政治は度々クーデタで途切れ、1984年からはクルド人の武装組織との戦いが続いた。`,
    events: [
      ['1923-10-29', republic, 3],
      [
        '1924-03-03',
        '废除哈里发|The caliphate is abolished|Le califat est aboli|Se abole el califato|カリフ制が廃止される',
        3,
      ],
      [
        '1928-11-01',
        '采用拉丁字母|The Latin alphabet is adopted|L’alphabet latin est adopté|Se adopta el alfabeto latino|ラテン文字が採用される',
      ],
    ],
    relations: [
      ['succeeded-by-force', 'ottoman-empire', '1922'],
      ['warred-with', 'greece', ['1920', '1922']],
      ['party-to', 'cold-war', ['1952', '1991']],
    ],
    source: ['cambridge-turkey', 'vol. 4'],
  },
  {
    id: 'iran',
    drawn: 'Iran',
    also: '伊朗伊斯兰共和国;波斯;巴列维王朝|Islamic Republic of Iran;Persia;Pahlavi Iran|République islamique d’Iran;Perse|República Islámica de Irán;Persia|イラン・イスラム共和国;パフラヴィー朝;ペルシア',
    disambiguation: '1925年以后的国家|the state since 1925|l’État depuis 1925|el Estado desde 1925|1925年以後の国家',
    span: ['1925-12-15', '..'],
    capital: [35.69, 51.39, '德黑兰|Tehran|Téhéran|Teherán|テヘラン'],
    summary: `西亚国家，1925年礼萨汗建立巴列维王朝，推行西化；1951年石油国有化，1953年首相摩萨台被政变推翻。1979年革命后成为霍梅尼领导的伊斯兰共和国，1980年至1988年与伊拉克交战。
      State of western Asia. Reza Shah founded the Pahlavi dynasty in 1925 and modernized it by decree; a coup in 1953 overthrew Mosaddegh, who had nationalized its oil. The revolution of 1979 made it an Islamic republic under Khomeini, at war with Iraq until 1988.
      État d’Asie occidentale. Reza Chah fonde en 1925 la dynastie Pahlavi et modernise par décret ; un coup d’État renverse en 1953 Mossadegh, qui a nationalisé le pétrole. La révolution de 1979 en fait une république islamique sous Khomeyni, en guerre avec l’Irak jusqu’en 1988.
      Estado de Asia occidental. Reza Sah fundó en 1925 la dinastía Pahlaví y modernizó por decreto; un golpe derrocó en 1953 a Mosaddeq, que había nacionalizado el petróleo. La revolución de 1979 lo hizo república islámica con Jomeini, en guerra con Irak hasta 1988.
      西アジアの国。1925年にレザー・シャーがパフラヴィー朝を開き近代化を進めた。石油を国有化したモサッデグは1953年のクーデタで倒された。1979年の革命でホメイニーのイスラム共和国となり、1988年までイラクと戦った。`,
    events: [
      [
        '1951-03-15',
        '议会通过石油国有化|Parliament nationalizes oil|Le parlement nationalise le pétrole|El parlamento nacionaliza el petróleo|議会が石油を国有化する',
      ],
      [
        '1979-04-01',
        '宣布成立伊斯兰共和国|The Islamic Republic is proclaimed|La République islamique est proclamée|Se proclama la República Islámica|イスラム共和国が宣言される',
        3,
      ],
    ],
    relations: [['warred-with', 'iraq', ['1980', '1988']]],
    source: ['cambridge-iran', 'vol. 7'],
  },
  {
    id: 'qajar-iran',
    drawn: 'Iran (Zand, Qajar)',
    names: '恺加王朝伊朗|Qajar Iran|Iran kadjar|Irán kayar|カージャール朝イラン',
    disambiguation:
      '含此前的赞德王朝|with the Zand before it|précédé des Zand|precedido por los Zand|先立つザンド朝を含む',
    also: '恺加王朝;赞德王朝;波斯|Persia;Zand Iran|Perse;Iran des Zand|Persia;Irán zand|カージャール朝;ザンド朝;ペルシア',
    span: ['1751', '1925-12-15'],
    capital: [35.69, 51.39, '德黑兰|Tehran|Téhéran|Teherán|テヘラン'],
    summary: `18世纪后半叶卡里姆汗·赞德以设拉子为中心治理伊朗；恺加王朝取而代之，定都德黑兰。先后割高加索给俄国，受英俄两国挟制，1906年立宪革命，1925年被废。
      Iran under Karim Khan Zand, who ruled from Shiraz, and then under the Qajars, who chose Tehran. They lost the Caucasus to Russia, were caught between Russia and Britain, granted a constitution in 1906 and were deposed in 1925.
      L’Iran sous Karim Khan Zand, qui gouverne de Chiraz, puis sous les Kadjar, qui choisissent Téhéran. Ceux-ci perdent le Caucase au profit de la Russie, sont pris entre elle et le Royaume-Uni, accordent une constitution en 1906 et sont déposés en 1925.
      Irán bajo Karim Kan Zand, que gobernó desde Shiraz, y después bajo los Kayar, que eligieron Teherán. Perdieron el Cáucaso ante Rusia, quedaron entre esta y Gran Bretaña, concedieron una Constitución en 1906 y fueron depuestos en 1925.
      18世紀後半にシーラーズから治めたカリーム・ハーン・ザンドと、テヘランを都としたカージャール朝のもとのイラン。カフカスをロシアに奪われ、イギリスとロシアに挟まれた。1906年に憲法を認め、1925年に王朝は廃された。`,
    events: [
      [
        '1828-02',
        '《土库曼恰伊条约》割让高加索余地|The treaty of Turkmenchay cedes the last lands in the Caucasus|Le traité de Turkmantchaï cède les dernières terres du Caucase|El tratado de Turkmenchai cede las últimas tierras del Cáucaso|トルコマーンチャーイ条約でカフカスの残りを失う',
        3,
      ],
      [
        '1906-08-05',
        '颁诏立宪|The shah grants a constitution|Le chah accorde une constitution|El sah concede una Constitución|シャーが立憲を認める',
        3,
      ],
    ],
    relations: [
      ['warred-with', 'russian-empire', ['1804', '1828']],
      ['preceded', 'iran', '1925'],
    ],
    source: ['cambridge-iran', 'vol. 7'],
  },
  {
    id: 'iraq',
    drawn: 'Iraq',
    span: ['1921-08-23', '..'],
    capital: [33.32, 44.37, '巴格达|Baghdad|Bagdad|Bagdad|バグダード'],
    summary: `两河流域的国家，1921年英国以奥斯曼三省立费萨尔为王，1932年独立。1958年革命推翻王室；萨达姆·侯赛因1979年掌权，与伊朗交战，以毒气屠杀库尔德人，吞并科威特，2003年被美国领导的入侵推翻。
      State of Mesopotamia, made by Britain in 1921 out of three Ottoman provinces for King Faisal and independent in 1932. A revolution in 1958 ended the monarchy; Saddam Hussein, in power from 1979, fought Iran, killed Kurds with gas and seized Kuwait, until an American-led invasion overthrew him in 2003.
      État de Mésopotamie, formé en 1921 par les Britanniques de trois provinces ottomanes pour le roi Fayçal, indépendant en 1932. La monarchie tombe en 1958 ; Saddam Hussein, au pouvoir dès 1979, combat l’Iran, gaze des Kurdes, s’empare du Koweït ; une invasion que mènent les États-Unis le renverse en 2003.
      Estado de Mesopotamia, formado en 1921 por los británicos con tres provincias otomanas para el rey Faisal, independiente en 1932. La monarquía cayó en 1958; Sadam Huseín, en el poder desde 1979, combatió a Irán, gaseó a kurdos y se apoderó de Kuwait, hasta que en 2003 lo derrocó una invasión que encabezó Estados Unidos.
      メソポタミアの国。1921年にイギリスがオスマン帝国の三州にファイサル王を立てて作り、1932年に独立した。1958年の革命で王制が倒れ、1979年から権力を握ったサッダーム・フセインは、イランと戦い、クルド人を毒ガスで殺し、クウェートを奪い、2003年にアメリカ主導の侵攻で倒された。`,
    events: [
      [
        '1932-10-03',
        '独立并加入国际联盟|Independence and entry into the League of Nations|Indépendance et entrée à la Société des Nations|Independencia e ingreso en la Sociedad de Naciones|独立し国際連盟に加盟する',
        3,
      ],
      [
        '1958-07-14',
        '革命推翻君主制|A revolution overthrows the monarchy|Une révolution renverse la monarchie|Una revolución derroca la monarquía|革命が王制を倒す',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', '1932'],
      ['held-old-lands-of', 'ottoman-empire'],
      ['warred-with', 'kuwait', ['1990', '1991']],
    ],
  },
  {
    id: 'syria',
    drawn: 'Syria',
    also: '阿拉伯叙利亚共和国|Syrian Arab Republic|République arabe syrienne|República Árabe Siria|シリア・アラブ共和国',
    span: ['1946-04-17', '..'],
    capital: [33.51, 36.3, '大马士革|Damascus|Damas|Damasco|ダマスカス'],
    summary: `地中海东岸的国家，1920年起受法国委任统治，1946年法军撤离后独立。1958年至1961年与埃及合组阿拉伯联合共和国，1963年复兴党掌权；2011年起内战，2024年底阿萨德家族政权倒台。
      State of the eastern Mediterranean, a French mandate from 1920 and independent when French troops left in 1946. United with Egypt from 1958 to 1961 and under the Baath party from 1963, it fell into civil war in 2011; the Assads’ rule ended in 2024.
      État de la Méditerranée orientale, mandat français dès 1920, indépendant au départ des troupes françaises en 1946. Uni à l’Égypte de 1958 à 1961, aux mains du Baas dès 1963, il sombre dans la guerre civile en 2011 ; le pouvoir des Assad prend fin en 2024.
      Estado del Mediterráneo oriental, mandato francés desde 1920, independiente al marcharse las tropas francesas en 1946. Unido a Egipto de 1958 a 1961 y bajo el partido Baaz desde 1963, cayó en la guerra civil en 2011; el poder de los Asad acabó en 2024.
      東地中海の国。1920年からフランスの委任統治下にあり、1946年のフランス軍の撤退で独立した。1958年から1961年までエジプトと合同し、1963年にバアス党が政権を握った。2011年から内戦となり、アサド家の支配は2024年に終わった。`,
    events: [
      [
        '1946-04-17',
        '法军撤离完毕|The last French troops leave|Les dernières troupes françaises partent|Se marchan las últimas tropas francesas|最後のフランス軍が撤退する',
        3,
      ],
      [
        '2024-12-08',
        '阿萨德政权倒台|Fall of the Assad government|Chute du régime des Assad|Caída del régimen de los Asad|アサド政権が倒れる',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'france', '1946'],
      ['warred-with', 'israel', ['1948', '1973']],
    ],
  },
  {
    id: 'lebanon',
    drawn: 'Lebanon',
    span: ['1943-11-22', '..'],
    capital: [33.87, 35.56, '贝鲁特|Beirut|Beyrouth|Beirut|ベイルート'],
    summary: `地中海东岸的小国，法国1920年划定，1943年独立，国家要职按教派分配。1975年至1990年内战，叙利亚与以色列军队先后进驻，2000年与2005年分别撤走。
      Small state on the eastern Mediterranean, marked out by France in 1920 and independent in 1943, whose offices are shared among its religious communities. Civil war from 1975 to 1990 brought in Syrian and Israeli armies.
      Petit État de la Méditerranée orientale, dessiné par la France en 1920 et indépendant en 1943, dont les charges se partagent entre communautés religieuses. La guerre civile de 1975 à 1990 y fait entrer les armées syrienne et israélienne.
      Pequeño Estado del Mediterráneo oriental, trazado por Francia en 1920 e independiente en 1943, cuyos cargos se reparten entre comunidades religiosas. La guerra civil de 1975 a 1990 atrajo a los ejércitos sirio e israelí.
      東地中海の小国。1920年にフランスが画定し、1943年に独立した。国の要職は宗派ごとに割り当てられる。1975年から1990年まで内戦が続き、シリア軍とイスラエル軍が入った。`,
    events: [
      ['1943-11-22', freed('france'), 3],
      [['1975-04-13', '1990-10-13'], '黎巴嫩内战|Civil war|Guerre civile|Guerra civil|レバノン内戦', 3],
    ],
    relations: [['independent-from', 'france', '1943']],
  },
  {
    id: 'israel',
    drawn: 'Israel',
    names: '以色列|Israel|Israël|Israel|イスラエル',
    disambiguation: '1948年以后的国家|the state since 1948|l’État depuis 1948|el Estado desde 1948|1948年以後の国家',
    span: ['1948-05-14', '..'],
    capital: [
      31.78,
      35.19,
      '耶路撒冷（多数国家不予承认）|Jerusalem (not recognized by most states)|Jérusalem (non reconnue par la plupart des États)|Jerusalén (no reconocida por la mayoría)|エルサレム（多くの国は未承認）',
    ],
    summary: `地中海东岸的国家，英国委任统治结束时于1948年5月宣告为犹太人国家，随即与阿拉伯邻国交战获胜，多数当地巴勒斯坦人逃离或被逐。1967年占领约旦河西岸、加沙等地，1979年与埃及媾和。
      State on the eastern Mediterranean, proclaimed a Jewish state in May 1948 as the British mandate ended. It won the war with its Arab neighbours, in which most Palestinians of its land fled or were driven out, occupied the West Bank and Gaza in 1967 and made peace with Egypt in 1979.
      État de la Méditerranée orientale, proclamé État juif en mai 1948 à la fin du mandat britannique. Il l’emporte sur ses voisins arabes dans une guerre où la plupart des Palestiniens de son territoire fuient ou sont chassés, occupe la Cisjordanie et Gaza en 1967 et fait la paix avec l’Égypte en 1979.
      Estado del Mediterráneo oriental, proclamado Estado judío en mayo de 1948 al acabar el mandato británico. Venció a sus vecinos árabes en una guerra en la que la mayoría de los palestinos de su territorio huyó o fue expulsada, ocupó Cisjordania y Gaza en 1967 e hizo la paz con Egipto en 1979.
      東地中海の国。イギリスの委任統治が終わる1948年5月にユダヤ人国家として建国を宣言し、アラブ諸国との戦争に勝ったが、その地のパレスチナ人の大半が逃れ、または追われた。1967年にヨルダン川西岸とガザを占領し、1979年にエジプトと講和した。`,
    events: [
      [
        '1948-05-14',
        '本-古里安在特拉维夫宣布建国|David Ben-Gurion proclaims the state at Tel Aviv|David Ben Gourion proclame l’État à Tel-Aviv|David Ben Gurión proclama el Estado en Tel Aviv|ベン＝グリオンがテルアビブで建国を宣言する',
        3,
      ],
      [
        ['1967-06-05', '1967-06-10'],
        '六日战争|The Six-Day War|La guerre des Six Jours|La guerra de los Seis Días|第三次中東戦争',
        3,
      ],
    ],
    relations: [
      ['warred-with', 'egypt', ['1948', '1973']],
      ['warred-with', 'jordan', ['1948', '1967']],
    ],
  },
  {
    id: 'palestine',
    drawn: 'Palestine',
    also: '巴勒斯坦国|State of Palestine|État de Palestine|Estado de Palestina|パレスチナ国',
    span: ['1988-11-15', '..'],
    capital: [
      31.9,
      35.2,
      '拉姆安拉（行政中心）|Ramallah (seat of government)|Ramallah (siège du gouvernement)|Ramala (sede del gobierno)|ラマッラー（行政の中心）',
    ],
    summary: `约旦河西岸与加沙地带的巴勒斯坦人国家。1988年在阿尔及尔宣布建国，1994年根据奥斯陆协议开始有限自治；2007年加沙由哈马斯控制，2012年成为联合国观察员国；多数国家予以承认，以色列与美国不予承认。
      Palestinian state in the West Bank and Gaza, declared at Algiers in 1988. Limited self-rule began in 1994 under the Oslo accords; Hamas took Gaza in 2007, and the United Nations made it an observer state in 2012. Most states recognize it; Israel and the United States do not.
      État palestinien de Cisjordanie et de Gaza, proclamé à Alger en 1988. Une autonomie limitée commence en 1994 selon les accords d’Oslo ; le Hamas prend Gaza en 2007, et l’ONU en fait un État observateur en 2012. La plupart des États le reconnaissent, mais non Israël ni les États-Unis.
      Estado palestino de Cisjordania y Gaza, proclamado en Argel en 1988. En 1994 comenzó una autonomía limitada según los acuerdos de Oslo; Hamás tomó Gaza en 2007, y la ONU lo hizo Estado observador en 2012. Lo reconoce la mayoría de los Estados, pero no Israel ni Estados Unidos.
      ヨルダン川西岸とガザのパレスチナ人の国。1988年にアルジェで樹立が宣言され、1994年にオスロ合意による限られた自治が始まった。2007年にハマースがガザを掌握し、2012年に国連のオブザーバー国家となった。大半の国が承認し、イスラエルとアメリカは認めていない。`,
    events: [
      [
        '1994-05-04',
        '开始在加沙与杰里科自治|Self-rule begins in Gaza and Jericho|L’autonomie commence à Gaza et Jéricho|Comienza la autonomía en Gaza y Jericó|ガザとエリコで自治が始まる',
        2,
      ],
      [
        '2012-11-29',
        '成为联合国观察员国|The United Nations grants observer status as a state|L’ONU accorde le statut d’État observateur|La ONU concede el rango de Estado observador|国連のオブザーバー国家となる',
      ],
    ],
    relations: [['enemy-of', 'israel', ['1988', '..']]],
  },
  {
    id: 'jordan',
    drawn: 'Jordan',
    also: '外约旦;约旦哈希姆王国|Transjordan;Hashemite Kingdom of Jordan|Transjordanie;Royaume hachémite de Jordanie|Transjordania;Reino Hachemita de Jordania|トランスヨルダン;ヨルダン・ハシミテ王国',
    span: ['1946-05-25', '..'],
    capital: [31.95, 35.93, '安曼|Amman|Amman|Amán|アンマン'],
    summary: `约旦河以东的哈希姆王国。1921年英国立阿卜杜拉为外约旦埃米尔，1946年独立；1948年至1967年领有约旦河西岸，1994年与以色列媾和。
      Hashemite kingdom east of the River Jordan. Britain set up Abdullah as emir of Transjordan in 1921; independent in 1946, it held the West Bank from 1948 to 1967 and made peace with Israel in 1994.
      Royaume hachémite à l’est du Jourdain. Le Royaume-Uni installe Abdallah comme émir de Transjordanie en 1921 ; indépendant en 1946, il tient la Cisjordanie de 1948 à 1967 et fait la paix avec Israël en 1994.
      Reino hachemita al este del río Jordán. Gran Bretaña puso a Abdalá como emir de Transjordania en 1921; independiente en 1946, tuvo Cisjordania de 1948 a 1967 e hizo la paz con Israel en 1994.
      ヨルダン川の東にあるハーシム家の王国。1921年にイギリスがアブドゥッラーをトランスヨルダンの首長に立て、1946年に独立した。1948年から1967年まで西岸を領し、1994年にイスラエルと講和した。`,
    events: [['1946-05-25', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1946']],
  },
  {
    id: 'saudi-arabia',
    drawn: 'Saudi Arabia',
    also: '内志苏丹国;沙特王国|Sultanate of Nejd;Kingdom of Saudi Arabia|Nejd;Royaume d’Arabie saoudite|Néyed;Reino de Arabia Saudí|ナジュド;サウジアラビア王国',
    span: ['1902-01', '..'],
    capital: [24.69, 46.72, '利雅得|Riyadh|Riyad|Riad|リヤド'],
    summary: `占阿拉伯半岛大部的王国。伊本·沙特1902年夺回利雅得，以瓦哈比派武士逐一征服内志、沙马尔山与汉志，1932年定今名；1938年发现石油，成为世界最大的出口国之一。
      Kingdom over most of the Arabian peninsula. Ibn Saud retook Riyadh in 1902, conquered Nejd, Jabal Shammar and Hejaz with his Wahhabi warriors and gave the state its name in 1932; the oil found in 1938 made it rich.
      Royaume qui couvre l’essentiel de l’Arabie. Ibn Séoud reprend Riyad en 1902, conquiert le Nejd, le Djebel Chammar et le Hedjaz avec ses guerriers wahhabites et donne son nom à l’État en 1932 ; le pétrole découvert en 1938 l’enrichit.
      Reino que abarca la mayor parte de Arabia. Ibn Saúd recobró Riad en 1902, conquistó el Néyed, el Yabal Shammar y el Hiyaz con sus guerreros wahabíes y dio nombre al Estado en 1932; el petróleo hallado en 1938 lo enriqueció.
      アラビア半島の大半を占める王国。イブン・サウードが1902年にリヤドを奪回し、ワッハーブ派の戦士とともにナジュド、シャンマル、ヒジャーズを征服、1932年に現在の国名とした。1938年に見つかった石油で豊かになった。`,
    events: [
      [
        '1932-09-23',
        '定国名为沙特阿拉伯王国|The kingdom takes the name of Saudi Arabia|Le royaume prend le nom d’Arabie saoudite|El reino toma el nombre de Arabia Saudí|国名をサウジアラビア王国と定める',
        3,
      ],
      [
        '1938-03',
        '在达曼发现石油|Oil is found at Dammam|Du pétrole est trouvé à Dammam|Se halla petróleo en Damam|ダンマームで石油が見つかる',
        3,
      ],
    ],
    relations: [
      ['conquered', 'hejaz', ['1924', '1925']],
      ['conquered', 'jabal-shammar', '1921'],
      ['rebelled-against', 'ottoman-empire', '1913'],
    ],
  },
  {
    id: 'hejaz',
    drawn: 'Kingdom of Hejaz',
    span: ['1916-06-10', '1925-12-19'],
    capital: [21.42, 39.83, '麦加|Mecca|La Mecque|La Meca|メッカ'],
    summary: `红海沿岸、含麦加与麦地那的王国。麦加谢里夫侯赛因1916年在英国支持下起兵反抗奥斯曼帝国，自立为王；1924年至1925年为伊本·沙特所灭。
      Kingdom on the Red Sea that held Mecca and Medina. Sharif Hussein rose against the Ottomans in 1916 with British help and made himself king; Ibn Saud conquered it in 1924–1925.
      Royaume des bords de la mer Rouge, avec La Mecque et Médine. Le chérif Hussein se soulève contre les Ottomans en 1916 avec l’aide britannique et se fait roi ; Ibn Séoud le conquiert en 1924-1925.
      Reino del mar Rojo, con La Meca y Medina. El jerife Huseín se alzó contra los otomanos en 1916 con ayuda británica y se hizo rey; Ibn Saúd lo conquistó en 1924-1925.
      紅海沿岸の王国で、メッカとメディナを領した。シャリーフのフサインが1916年にイギリスの支援でオスマン帝国に反乱を起こして王となったが、1924年から翌年にイブン・サウードに征服された。`,
    events: [
      [
        '1916-06-10',
        '阿拉伯起义在麦加爆发|The Arab Revolt begins at Mecca|La révolte arabe commence à La Mecque|La rebelión árabe comienza en La Meca|アラブの反乱がメッカで始まる',
        3,
      ],
    ],
    relations: [
      ['rebelled-against', 'ottoman-empire', ['1916', '1918']],
      ['party-to', 'first-world-war', ['1916', '1918'], ['strachan-first-world-war']],
    ],
  },
  {
    id: 'idrisid-asir',
    drawn: 'Idrisid Emirate of Asir',
    span: ['1908~', '1930'],
    capital: [16.97, 42.55, '萨比亚|Sabya|Sabya|Sabya|サブヤー'],
    summary: `阿拉伯半岛西南、红海沿岸的埃米尔国。宗教首领穆罕默德·伊德里西约1908年反抗奥斯曼帝国而立，大战中与英国结盟；1926年受沙特保护，1930年被吞并。
      Emirate on the Red Sea in south-western Arabia. The holy man Muhammad al-Idrisi raised it against the Ottomans about 1908 and allied with Britain in the war; a Saudi protectorate from 1926, it was annexed in 1930.
      Émirat du sud-ouest de l’Arabie, sur la mer Rouge. Le chef religieux al-Idrissi l’érige contre les Ottomans vers 1908 et s’allie aux Britanniques pendant la guerre ; protégé des Saoud en 1926, il est annexé en 1930.
      Emirato del suroeste de Arabia, en el mar Rojo. El jefe religioso al-Idrisi lo levantó contra los otomanos hacia 1908 y se alió con Gran Bretaña en la guerra; protegido de los Saúd desde 1926, fue anexionado en 1930.
      アラビア半島南西部、紅海沿岸の首長国。宗教指導者イドリースィーが1908年頃オスマン帝国に抗して建て、大戦中はイギリスと結んだ。1926年にサウード家の保護下に入り、1930年に併合された。`,
    events: [
      [
        '1926-10',
        '接受沙特保护|The emir accepts Saudi protection|L’émir accepte la protection saoudienne|El emir acepta la protección saudí|サウード家の保護下に入る',
      ],
    ],
    relations: [
      ['rebelled-against', 'ottoman-empire', ['1910', '1912']],
      ['vassal-of', 'saudi-arabia', ['1926', '1930']],
    ],
    source: ['encyclopaedia-of-islam'],
  },
  {
    id: 'jabal-shammar',
    drawn: 'Emirate of Jabal Shammar',
    also: '拉希德王朝|Rashidi emirate|Émirat des Al Rachid|Emirato rashidí|ラシード家',
    span: ['1836~', '1921-11-02'],
    capital: [27.52, 41.69, '哈伊勒|Hail|Haïl|Hail|ハーイル'],
    summary: `阿拉伯半岛北部拉希德家族的埃米尔国，以哈伊勒绿洲为中心。19世纪末曾占利雅得、称雄内志，与奥斯曼帝国结盟；1921年被宿敌沙特家族征服。
      Emirate of the Rashid family in northern Arabia, ruled from the oasis of Hail. It dominated Nejd and held Riyadh at the end of the nineteenth century, sided with the Ottomans and fell to its rivals, the Saud, in 1921.
      Émirat de la famille Rachid dans le nord de l’Arabie, gouverné de l’oasis de Haïl. Maître du Nejd et de Riyad à la fin du XIXᵉ siècle, allié des Ottomans, il tombe en 1921 devant ses rivaux, les Saoud.
      Emirato de la familia Rashid en el norte de Arabia, gobernado desde el oasis de Hail. Dominó el Néyed y Riad a fines del siglo XIX, se alió con los otomanos y cayó en 1921 ante sus rivales, los Saúd.
      アラビア半島北部のラシード家の首長国。ハーイルのオアシスを都とし、19世紀末にはナジュドとリヤドを支配した。オスマン帝国と結び、1921年に宿敵サウード家に征服された。`,
    events: [
      [
        '1921-11-02',
        '哈伊勒向伊本·沙特投降|Hail surrenders to Ibn Saud|Haïl se rend à Ibn Séoud|Hail se rinde a Ibn Saúd|ハーイルがイブン・サウードに降る',
        3,
      ],
    ],
    relations: [
      ['ally-of', 'ottoman-empire', ['1904', '1918']],
      ['warred-with', 'saudi-arabia', ['1902', '1921']],
    ],
    source: ['encyclopaedia-of-islam'],
  },
  {
    id: 'yemen',
    drawn: 'Yemen',
    also: '北也门;也门穆塔瓦基利亚王国|North Yemen;Yemen Arab Republic|Yémen du Nord;République arabe du Yémen|Yemen del Norte;República Árabe de Yemen|北イエメン;イエメン・アラブ共和国',
    span: ['1918-11', '..'],
    capital: [15.35, 44.19, '萨那|Sanaa|Sanaa|Saná|サヌア'],
    summary: `阿拉伯半岛西南的国家，1918年奥斯曼军撤离后由栽德派伊玛目统治。1962年革命建立共和国，内战至1970年；1990年与南也门合并，2014年起陷入内战。
      State of south-western Arabia, ruled by Zaydi imams after the Ottomans left in 1918. A revolution in 1962 made it a republic, after years of civil war; it united with South Yemen in 1990 and has been torn by civil war since 2014.
      État du sud-ouest de l’Arabie, gouverné par des imams zaydites après le départ des Ottomans en 1918. La révolution de 1962 en fait une république, au prix de la guerre civile ; uni au Yémen du Sud en 1990, il est déchiré par la guerre depuis 2014.
      Estado del suroeste de Arabia, regido por imanes zaidíes tras la marcha de los otomanos en 1918. La revolución de 1962 lo hizo república, con años de guerra civil; se unió a Yemen del Sur en 1990 y está en guerra interna desde 2014.
      アラビア半島南西部の国。1918年にオスマン軍が去ったのちザイド派のイマームが治めた。1962年の革命で共和国となり内戦が続いた。1990年に南イエメンと統一し、2014年から内戦にある。`,
    events: [
      [
        '1962-09-26',
        '革命推翻伊玛目|A revolution overthrows the imam|Une révolution renverse l’imam|Una revolución derroca al imán|革命がイマームを倒す',
        3,
      ],
      [
        '1990-05-22',
        '南北也门合并|North and South Yemen unite|Les deux Yémen s’unissent|Los dos Yemen se unen|南北イエメンが統一する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'ottoman-empire', '1918'],
      ['warred-with', 'saudi-arabia', '1934'],
    ],
  },
  {
    id: 'south-yemen',
    drawn: 'South Yemen',
    also: '也门民主人民共和国|People’s Democratic Republic of Yemen|République démocratique populaire du Yémen|República Democrática Popular de Yemen|イエメン民主人民共和国',
    span: ['1967-11-30', '1990-05-22'],
    capital: [13.0, 44.95, '亚丁|Aden|Aden|Adén|アデン'],
    summary: `阿拉伯半岛南岸的国家，由英国的亚丁殖民地及周边保护地组成，1967年独立。1970年起为阿拉伯世界唯一的马克思主义国家，1990年与北方合并。
      State on the south coast of Arabia, made in 1967 of the British colony of Aden and the protectorates around it. The only Marxist state of the Arab world from 1970, it merged with the north in 1990.
      État de la côte sud de l’Arabie, formé en 1967 de la colonie britannique d’Aden et des protectorats voisins. Seul État marxiste du monde arabe dès 1970, il s’unit au Nord en 1990.
      Estado de la costa sur de Arabia, formado en 1967 con la colonia británica de Adén y los protectorados vecinos. Único Estado marxista del mundo árabe desde 1970, se unió al norte en 1990.
      アラビア半島南岸の国。1967年にイギリスの植民地アデンと周辺の保護領から生まれた。1970年からアラブ世界で唯一のマルクス主義国で、1990年に北と統一した。`,
    events: [['1967-11-30', freed('britain'), 3]],
    relations: [
      ['independent-from', 'british-empire', '1967'],
      ['united-with', 'yemen', '1990'],
    ],
  },
  {
    id: 'oman',
    drawn: 'Oman',
    also: '马斯喀特和阿曼|Muscat and Oman|Mascate et Oman|Mascate y Omán|マスカット・オマーン',
    span: ['1744', '..'],
    capital: [23.5, 58.4, '马斯喀特|Muscat|Mascate|Mascate|マスカット'],
    summary: `阿拉伯半岛东南的苏丹国，1744年起由布赛义德王朝统治。曾以桑给巴尔为中心建立海上帝国，1856年后两地分家，英国影响日深；1970年卡布斯苏丹即位后借石油走向现代化。
      Sultanate of south-eastern Arabia under the Al Bu Said since 1744. It ruled a sea empire that reached Zanzibar until the two parted in 1856, came under British influence and was modernized with oil after Sultan Qaboos took over in 1970.
      Sultanat du sud-est de l’Arabie, sous les Al Bou Saïd depuis 1744. Maître d’un empire maritime jusqu’à Zanzibar, dont il se sépare en 1856, il passe sous influence britannique et se modernise grâce au pétrole sous le sultan Qabous, dès 1970.
      Sultanato del sureste de Arabia, bajo los Al Bu Said desde 1744. Rigió un imperio marítimo hasta Zanzíbar, del que se separó en 1856, pasó a la influencia británica y se modernizó con el petróleo desde que el sultán Qabús tomó el poder en 1970.
      アラビア半島南東部のスルタン国。1744年からブー・サイード家が治める。ザンジバルに及ぶ海上帝国を築いたが1856年に両者は分かれ、イギリスの影響下に入った。1970年にカーブースが即位し、石油で近代化した。`,
    events: [
      [
        '1970-07-23',
        '卡布斯取代其父|Qaboos replaces his father|Qabous écarte son père|Qabús depone a su padre|カーブースが父に代わって即位する',
      ],
    ],
    relations: [['ally-of', 'british-empire', ['1798', '1971']]],
  },
  {
    id: 'united-arab-emirates',
    drawn: 'United Arab Emirates',
    also: '阿联酋;特鲁西尔诸国|UAE;Trucial States|EAU;États de la Trêve|EAU;Estados de la Tregua|アラブ首長国連邦（UAE）;休戦オマーン',
    span: ['1971-12-02', '..'],
    capital: [24.4, 54.5, '阿布扎比|Abu Dhabi|Abou Dabi|Abu Dabi|アブダビ'],
    summary: `波斯湾南岸七个酋长国的联邦，原为受英国保护的特鲁西尔诸国，1971年独立。以阿布扎比的石油和迪拜的贸易致富。
      Federation of seven emirates on the southern shore of the Persian Gulf, formerly the Trucial States under British protection. Formed in 1971, it grew rich on Abu Dhabi’s oil and Dubai’s trade.
      Fédération de sept émirats de la rive sud du golfe Persique, jadis États de la Trêve sous protection britannique. Formée en 1971, elle s’enrichit du pétrole d’Abou Dabi et du commerce de Dubaï.
      Federación de siete emiratos de la orilla sur del golfo Pérsico, antes Estados de la Tregua bajo protección británica. Formada en 1971, se enriqueció con el petróleo de Abu Dabi y el comercio de Dubái.
      ペルシア湾南岸の七つの首長国からなる連邦。かつてはイギリス保護下の休戦諸国で、1971年に成立した。アブダビの石油とドバイの貿易で豊かになった。`,
    events: [
      [
        '1971-12-02',
        '六个酋长国组成联邦|Six emirates form the federation|Six émirats forment la fédération|Seis emiratos forman la federación|六つの首長国が連邦を結成する',
        3,
      ],
    ],
    relations: [['independent-from', 'british-empire', '1971']],
  },
  {
    id: 'qatar',
    drawn: 'Qatar',
    span: ['1971-09-03', '..'],
    capital: [25.29, 51.45, '多哈|Doha|Doha|Doha|ドーハ'],
    summary: `波斯湾半岛上的埃米尔国，由阿勒萨尼家族统治，1916年起受英国保护，1971年独立。以天然气致富，1996年在多哈开办半岛电视台。
      Emirate on a peninsula in the Persian Gulf, ruled by the Al Thani family, under British protection from 1916 and independent in 1971. Natural gas made it rich; the broadcaster Al Jazeera opened there in 1996.
      Émirat d’une péninsule du golfe Persique, gouverné par les Al Thani, sous protection britannique dès 1916 et indépendant en 1971. Enrichi par le gaz naturel, il accueille depuis 1996 la chaîne Al Jazeera.
      Emirato en una península del golfo Pérsico, regido por los Al Thani, bajo protección británica desde 1916 e independiente en 1971. El gas natural lo enriqueció; la cadena Al Jazeera abrió allí en 1996.
      ペルシア湾の半島にある首長国。サーニー家が治め、1916年からイギリスの保護下にあり、1971年に独立した。天然ガスで豊かになり、1996年に放送局アルジャジーラが開局した。`,
    events: [['1971-09-03', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1971']],
  },
  {
    id: 'bahrain',
    drawn: 'Bahrain',
    span: ['1971-08-15', '..'],
    capital: [26.1, 50.53, '麦纳麦|Manama|Manama|Manama|マナーマ'],
    summary: `波斯湾群岛国家，1783年起由哈利法家族统治，曾以珍珠闻名。1932年发现石油，1971年脱离英国保护独立，2002年改称王国。
      Island state in the Persian Gulf, ruled by the Al Khalifa since 1783 and once famous for its pearls. Oil was found in 1932; independent of British protection in 1971, it became a kingdom in 2002.
      État insulaire du golfe Persique, gouverné par les Al Khalifa depuis 1783 et jadis célèbre pour ses perles. On y trouve du pétrole en 1932 ; sorti de la protection britannique en 1971, il devient un royaume en 2002.
      Estado insular del golfo Pérsico, regido por los Al Jalifa desde 1783 y antaño célebre por sus perlas. En 1932 se halló petróleo; dejó la protección británica en 1971 y es reino desde 2002.
      ペルシア湾の島国。1783年からハリーファ家が治め、かつては真珠で知られた。1932年に石油が見つかり、1971年にイギリスの保護を離れて独立、2002年に王国となった。`,
    events: [['1971-08-15', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1971']],
  },
  {
    id: 'kuwait',
    drawn: 'Kuwait',
    span: ['1961-06-19', '..'],
    capital: [29.33, 47.93, '科威特城|Kuwait City|Koweït|Kuwait|クウェート市'],
    summary: `波斯湾北端的埃米尔国，由萨巴赫家族统治，1899年起受英国保护，1961年独立。石油丰富，1990年8月被伊拉克吞并，次年由美国领导的联军解放。
      Emirate at the head of the Persian Gulf, ruled by the Al Sabah, under British protection from 1899 and independent in 1961. Rich in oil, it was seized by Iraq in August 1990 and freed by an American-led coalition in 1991.
      Émirat du fond du golfe Persique, gouverné par les Al Sabah, sous protection britannique dès 1899 et indépendant en 1961. Riche en pétrole, il est saisi par l’Irak en août 1990 et libéré en 1991 par une coalition que mènent les États-Unis.
      Emirato del fondo del golfo Pérsico, regido por los Al Sabah, bajo protección británica desde 1899 e independiente en 1961. Rico en petróleo, fue ocupado por Irak en agosto de 1990 y liberado en 1991 por una coalición encabezada por Estados Unidos.
      ペルシア湾奥の首長国。サバーハ家が治め、1899年からイギリスの保護下にあり、1961年に独立した。石油に富み、1990年8月にイラクに占領され、翌年アメリカ主導の多国籍軍に解放された。`,
    events: [
      ['1961-06-19', freed('britain'), 3],
      ['1990-08-02', '伊拉克入侵|Iraqi invasion|Invasion irakienne|Invasión iraquí|イラクの侵攻', 3],
    ],
    relations: [['independent-from', 'british-empire', '1961']],
  },
  {
    id: 'cyprus',
    drawn: 'Cyprus',
    span: ['1960-08-16', '..'],
    capital: [35.17, 33.36, '尼科西亚|Nicosia|Nicosie|Nicosia|ニコシア'],
    summary: `东地中海岛国，居民多为希腊族与土耳其族。1878年由奥斯曼帝国转归英国管理，1960年独立；1974年政变后土耳其出兵，岛屿分裂至今，北部的共和国仅获土耳其承认；2004年加入欧盟。
      Island state of the eastern Mediterranean, of Greek and Turkish Cypriots, British from 1878 and independent in 1960. Turkey invaded after a coup in 1974, and the island has been divided since; Turkey alone recognizes the republic in the north. Cyprus joined the European Union in 2004.
      État insulaire de la Méditerranée orientale, peuplé de Chypriotes grecs et turcs, britannique dès 1878 et indépendant en 1960. La Turquie l’envahit après un coup d’État en 1974, et l’île reste divisée ; la Turquie seule reconnaît la république du Nord. Chypre entre dans l’Union européenne en 2004.
      Estado insular del Mediterráneo oriental, de grecochipriotas y turcochipriotas, británico desde 1878 e independiente en 1960. Turquía lo invadió tras un golpe en 1974 y la isla sigue dividida; solo Turquía reconoce la república del norte. Chipre ingresó en la Unión Europea en 2004.
      ギリシア系とトルコ系の住む東地中海の島国。1878年からイギリスの統治下にあり、1960年に独立した。1974年のクーデタののちトルコが侵攻し、島は今も分断され、北部の共和国はトルコのみが承認している。2004年に欧州連合に加盟した。`,
    events: [
      ['1960-08-16', freed('britain'), 3],
      ['1974-07-20', '土耳其出兵|Turkish invasion|Invasion turque|Invasión turca|トルコ軍の侵攻', 3],
    ],
    relations: [
      ['independent-from', 'british-empire', '1960'],
      ['warred-with', 'turkey', '1974'],
    ],
  },
  {
    id: 'republic-of-armenia',
    drawn: 'Republic of Armenia',
    also: '亚美尼亚|Armenia|Arménie|Armenia|アルメニア',
    span: ['1918-05-28', '..'],
    capital: [40.18, 44.51, '埃里温|Yerevan|Erevan|Ereván|エレバン'],
    summary: `南高加索的共和国。奥斯曼帝国对亚美尼亚人的种族灭绝之后，1918年在俄属部分建国，1920年归苏维埃，1991年再度独立；1990年代与2020年同阿塞拜疆为纳戈尔诺—卡拉巴赫交战。
      Republic of the southern Caucasus, founded in 1918 in the Russian part of Armenia after the genocide in the Ottoman Empire. Soviet from 1920, independent again in 1991, it fought Azerbaijan over Nagorno-Karabakh in the 1990s and in 2020.
      République du Caucase du Sud, fondée en 1918 dans l’Arménie russe après le génocide commis dans l’Empire ottoman. Soviétique dès 1920, de nouveau indépendante en 1991, elle combat l’Azerbaïdjan pour le Haut-Karabagh dans les années 1990 et en 2020.
      República del Cáucaso meridional, fundada en 1918 en la Armenia rusa tras el genocidio cometido en el Imperio otomano. Soviética desde 1920, otra vez independiente en 1991, luchó con Azerbaiyán por el Alto Karabaj en los años noventa y en 2020.
      南カフカスの共和国。オスマン帝国でのジェノサイドののち、1918年にロシア領アルメニアに成立した。1920年からソビエトとなり、1991年に再び独立し、1990年代と2020年にナゴルノ・カラバフをめぐりアゼルバイジャンと戦った。`,
    events: [
      [
        '1918-05-28',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        '1991-09-21',
        '公民投票赞成独立|A referendum chooses independence|Un référendum choisit l’indépendance|Un referéndum elige la independencia|国民投票で独立を選ぶ',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'soviet-union', '1991'],
      ['warred-with', 'azerbaijan', ['1992', '2020']],
    ],
  },
  {
    id: 'republic-of-georgia',
    drawn: 'Republic of Georgia',
    also: '格鲁吉亚|Georgia|Géorgie|Georgia|ジョージア;グルジア',
    span: ['1918-05-26', '..'],
    capital: [41.72, 44.79, '第比利斯|Tbilisi|Tbilissi|Tiflis|トビリシ'],
    summary: `南高加索黑海东岸的共和国。1918年脱离俄国独立，1921年被红军占领并入苏联，1991年再度独立；1990年代失去对阿布哈兹与南奥塞梯的控制，2008年与俄罗斯交战后，俄罗斯与少数国家承认两地独立。
      Republic on the Black Sea in the southern Caucasus. Independent of Russia in 1918, taken by the Red Army in 1921 and independent again in 1991, it lost control of Abkhazia and South Ossetia in the 1990s; after the war of 2008 Russia recognized them as states, as few others do.
      République du Caucase du Sud, sur la mer Noire. Détachée de la Russie en 1918, prise par l’Armée rouge en 1921, de nouveau indépendante en 1991, elle perd dans les années 1990 le contrôle de l’Abkhazie et de l’Ossétie du Sud ; après la guerre de 2008, la Russie les reconnaît comme États, ce que peu d’autres font.
      República del Cáucaso meridional, en el mar Negro. Separada de Rusia en 1918, tomada por el Ejército Rojo en 1921 y otra vez independiente en 1991, perdió en los años noventa el control de Abjasia y Osetia del Sur; tras la guerra de 2008 Rusia las reconoció como Estados, lo que pocos más hacen.
      黒海東岸、南カフカスの共和国。1918年にロシアから独立、1921年に赤軍に占領され、1991年に再び独立した。1990年代にアブハジアと南オセチアの支配を失い、2008年の戦争ののちロシアなど少数の国が両地を国家として承認した。`,
    events: [
      [
        '1918-05-26',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        ['2008-08-07', '2008-08-12'],
        '与俄罗斯的战争|War with Russia|Guerre avec la Russie|Guerra con Rusia|ロシアとの戦争',
      ],
    ],
    relations: [
      ['independent-from', 'soviet-union', '1991'],
      ['warred-with', 'russia', '2008'],
    ],
  },
  {
    id: 'azerbaijan',
    drawn: 'Azerbaijan',
    span: ['1918-05-28', '..'],
    capital: [40.41, 49.8, '巴库|Baku|Bakou|Bakú|バクー'],
    summary: `里海西岸、南高加索的共和国，盛产石油。1918年建立伊斯兰世界最早的共和国之一，1920年归苏维埃，1991年独立；纳戈尔诺—卡拉巴赫国际上属其领土，1990年代为亚美尼亚人一方所据，2020年与2023年收回，居民出走。
      Republic on the Caspian in the southern Caucasus, known for its oil. Among the first republics of the Muslim world in 1918, Soviet from 1920, independent in 1991. Nagorno-Karabakh, internationally recognized as its land, was held by Armenians from the 1990s; it took it back in 2020 and 2023, and the Armenians fled.
      République du Caucase du Sud, sur la Caspienne, connue pour son pétrole. Parmi les premières républiques du monde musulman en 1918, soviétique dès 1920, indépendante en 1991. Le Haut-Karabagh, internationalement reconnu comme sien, est tenu par des Arméniens dès les années 1990 ; elle le reprend en 2020 et 2023, et les Arméniens fuient.
      República del Cáucaso meridional, en el Caspio, conocida por su petróleo. Entre las primeras repúblicas del mundo musulmán en 1918, soviética desde 1920, independiente en 1991. El Alto Karabaj, reconocido internacionalmente como suyo, estuvo en manos de armenios desde los años noventa; lo recuperó en 2020 y 2023, y los armenios huyeron.
      カスピ海西岸、南カフカスの共和国で、石油で知られる。1918年に成立し、1920年にソビエトとなり、1991年に独立した。国際的にその領土とされるナゴルノ・カラバフは1990年代からアルメニア人が押さえたが、2020年と2023年に取り戻し、アルメニア人は去った。`,
    events: [
      ['1918-05-28', republic, 3],
      ['1991-10-18', freed('ussr'), 3],
    ],
    relations: [['independent-from', 'soviet-union', '1991']],
  },
  {
    id: 'kazakhstan',
    drawn: 'Kazakhstan',
    span: ['1991-12-16', '..'],
    capital: [51.17, 71.43, '阿斯塔纳|Astana|Astana|Astaná|アスタナ'],
    summary: `中亚最大的国家，草原牧民哈萨克人的故土。18、19世纪归俄国，1930年代集体化饥荒死者逾百万；1991年最后一个脱离苏联独立，1997年迁都北方草原。
      Largest state of Central Asia, on the steppe of the Kazakh herders. Russian from the eighteenth and nineteenth centuries, it lost over a million people to famine in the 1930s; in 1991 it was the last republic to leave the Soviet Union.
      Le plus grand État d’Asie centrale, sur la steppe des éleveurs kazakhs. Conquis par la Russie aux XVIIIᵉ et XIXᵉ siècles, il perd plus d’un million d’habitants dans la famine des années 1930 ; en 1991, il est la dernière république à quitter l’URSS.
      El mayor Estado de Asia central, en la estepa de los pastores kazajos. Ruso desde los siglos XVIII y XIX, perdió más de un millón de habitantes en la hambruna de los años treinta; en 1991 fue la última república en dejar la URSS.
      カザフ遊牧民の草原に広がる中央アジア最大の国。18、19世紀にロシア領となり、1930年代の飢饉で百万人以上を失った。1991年、ソ連から最後に独立した。`,
    events: [
      ['1991-12-16', freed('ussr'), 3],
      ['1992-03-02', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'soviet-union', '1991'],
      ['held-old-lands-of', 'russian-empire'],
    ],
  },
  {
    id: 'uzbekistan',
    drawn: 'Uzbekistan',
    span: ['1991-08-31', '..'],
    capital: [41.3, 69.24, '塔什干|Tashkent|Tachkent|Taskent|タシュケント'],
    summary: `中亚国家，境内有撒马尔罕、布哈拉等丝路古城。19世纪归俄国，1924年成为苏维埃共和国，大种棉花致咸海枯竭；1991年独立。
      State of Central Asia with the Silk Road cities of Samarkand and Bukhara. Conquered by Russia in the nineteenth century and a Soviet republic from 1924, whose cotton drained the Aral Sea, it became independent in 1991.
      État d’Asie centrale, avec Samarcande et Boukhara, cités de la route de la soie. Conquis par la Russie au XIXᵉ siècle, république soviétique dès 1924, dont le coton assèche la mer d’Aral, il devient indépendant en 1991.
      Estado de Asia central, con Samarcanda y Bujará, ciudades de la Ruta de la Seda. Conquistado por Rusia en el siglo XIX, república soviética desde 1924, cuyo algodón secó el mar de Aral, se independizó en 1991.
      サマルカンドやブハラなどシルクロードの古都をもつ中央アジアの国。19世紀にロシアに征服され、1924年にソビエトの共和国となり、綿花栽培がアラル海を干上がらせた。1991年に独立した。`,
    events: [
      ['1991-08-31', freed('ussr'), 3],
      ['1992-03-02', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'soviet-union', '1991'],
      ['held-old-lands-of', 'russian-empire'],
    ],
  },
  {
    id: 'kyrgyzstan',
    drawn: 'Kyrgyzstan',
    span: ['1991-08-31', '..'],
    capital: [42.87, 74.6, '比什凯克|Bishkek|Bichkek|Biskek|ビシュケク'],
    summary: `中亚天山间的山国。19世纪归俄国，1916年起义遭血腥镇压，1936年成为苏联加盟共和国，1991年独立；2005年与2010年两度由民众推翻总统。
      Mountain state in the Tian Shan, conquered by Russia in the nineteenth century, which put down its rising of 1916 in blood. Independent of the Soviet Union in 1991, it overthrew presidents in 2005 and 2010.
      État de montagnes dans le Tian Shan, conquis au XIXᵉ siècle par la Russie, qui noie dans le sang son soulèvement de 1916. Indépendant de l’URSS en 1991, il renverse des présidents en 2005 et 2010.
      Estado de montaña en el Tian Shan, conquistado en el siglo XIX por Rusia, que ahogó en sangre el alzamiento de 1916. Independiente de la URSS en 1991, derrocó presidentes en 2005 y 2010.
      天山山脈の山国。19世紀にロシアに征服され、1916年の反乱は激しく鎮圧された。1991年にソ連から独立し、2005年と2010年に民衆が大統領を倒した。`,
    events: [
      ['1991-08-31', freed('ussr'), 3],
      ['1992-03-02', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'soviet-union', '1991'],
      ['held-old-lands-of', 'russian-empire'],
    ],
  },
  {
    id: 'tajikistan',
    drawn: 'Tajikistan',
    span: ['1991-09-09', '..'],
    capital: [38.56, 68.78, '杜尚别|Dushanbe|Douchanbé|Dusambé|ドゥシャンベ'],
    summary: `帕米尔高原及其以西的山国，居民说波斯语系的塔吉克语。1929年成为苏联加盟共和国，1991年独立，1992年至1997年内战。
      Mountain state of the Pamirs and the lands to their west, whose people speak Tajik, a form of Persian. A Soviet republic from 1929, it became independent in 1991 and went through civil war from 1992 to 1997.
      État de montagnes, dans le Pamir et à l’ouest, où l’on parle le tadjik, une forme de persan. République soviétique dès 1929, il devient indépendant en 1991 et traverse une guerre civile de 1992 à 1997.
      Estado de montaña, en el Pamir y al oeste de este, donde se habla tayiko, una forma de persa. República soviética desde 1929, se independizó en 1991 y sufrió una guerra civil de 1992 a 1997.
      パミール高原とその西の山国で、ペルシア語系のタジク語を話す。1929年にソ連の共和国となり、1991年に独立し、1992年から1997年まで内戦が続いた。`,
    events: [
      ['1991-09-09', freed('ussr'), 3],
      ['1992-03-02', joinsUN, 1],
    ],
    relations: [['independent-from', 'soviet-union', '1991']],
  },
  {
    id: 'turkmenistan',
    drawn: 'Turkmenistan',
    span: ['1991-10-27', '..'],
    capital: [37.95, 58.38, '阿什哈巴德|Ashgabat|Achgabat|Asjabad|アシガバート'],
    summary: `里海以东、大部为卡拉库姆沙漠的国家，天然气丰富。1881年俄军攻破格奥克泰佩后归俄国，1924年成为苏维埃共和国，1991年独立，1995年获承认为永久中立国。
      State east of the Caspian, mostly the Karakum desert, rich in natural gas. Russia conquered it at Geok Tepe in 1881; a Soviet republic from 1924, independent in 1991, it was recognized as permanently neutral in 1995.
      État à l’est de la Caspienne, couvert en grande partie par le désert du Karakoum, riche en gaz naturel. Conquis par la Russie à Geok-Tepe en 1881, république soviétique dès 1924, indépendant en 1991, il est reconnu neutre en 1995.
      Estado al este del Caspio, en gran parte desierto del Karakum, rico en gas natural. Rusia lo conquistó en Geok Tepe en 1881; república soviética desde 1924, independiente en 1991, se le reconoció la neutralidad en 1995.
      カスピ海の東、大半がカラクム砂漠の国で、天然ガスに富む。1881年のギョクデペの戦いでロシアに征服され、1924年にソビエトの共和国となった。1991年に独立し、1995年に永世中立を認められた。`,
    events: [
      ['1991-10-27', freed('ussr'), 3],
      ['1992-03-02', joinsUN, 1],
    ],
    relations: [['independent-from', 'soviet-union', '1991']],
  },
]);
