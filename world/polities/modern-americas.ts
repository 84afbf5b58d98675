import { freed, joinsUN, polities, republic } from './polity.ts';

export const modernAmericas = polities('americas', [
  {
    id: 'brazil',
    drawn: 'Brazil',
    also: '巴西帝国;巴西联邦共和国|Empire of Brazil;Federative Republic of Brazil|Empire du Brésil;République fédérative du Brésil|Imperio del Brasil;República Federativa del Brasil|ブラジル帝国;ブラジル連邦共和国',
    span: ['1822-09-07', '..'],
    capital: [-15.79, -47.88, '巴西利亚|Brasília|Brasilia|Brasilia|ブラジリア'],
    summary: `南美洲最大的国家，原葡萄牙殖民地。1822年由摄政王子佩德罗宣布独立为帝国，1888年废除奴隶制，次年改为共和国；1960年迁都巴西利亚，1964年至1985年由军人执政。
      Largest state of South America, a Portuguese colony until its prince regent declared it an independent empire in 1822. It abolished slavery in 1888, became a republic in 1889, moved its capital to Brasília in 1960 and was under military rule from 1964 to 1985.
      Le plus grand État d’Amérique du Sud, colonie portugaise jusqu’à ce que son prince régent en fasse un empire indépendant en 1822. Il abolit l’esclavage en 1888, devient une république en 1889, inaugure Brasilia en 1960 et subit un régime militaire de 1964 à 1985.
      El mayor Estado de América del Sur, colonia portuguesa hasta que su príncipe regente lo declaró imperio independiente en 1822. Abolió la esclavitud en 1888, fue república desde 1889, trasladó la capital a Brasilia en 1960 y tuvo gobiernos militares de 1964 a 1985.
      南アメリカ最大の国。ポルトガルの植民地であったが、1822年に摂政の王子が独立した帝国を宣言した。1888年に奴隷制を廃し、翌年共和国となる。1960年に首都をブラジリアに移し、1964年から1985年まで軍政が続いた。`,
    events: [
      [
        '1822-09-07',
        '佩德罗王子宣布独立|Prince Pedro declares independence|Le prince Pierre déclare l’indépendance|El príncipe Pedro declara la independencia|ペドロ王子が独立を宣言する',
        3,
      ],
      [
        '1888-05-13',
        '《黄金法》废除奴隶制|The Golden Law abolishes slavery|La Loi d’or abolit l’esclavage|La Ley Áurea abole la esclavitud|黄金法で奴隷制が廃止される',
        3,
      ],
      ['1889-11-15', republic],
    ],
    relations: [
      ['independent-from', 'portugal', '1822'],
      ['took-part-in', 'atlantic-slave-trade', ['1822', '1850']],
      ['party-to', 'second-world-war', ['1942', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'mexico',
    drawn: 'Mexico',
    also: '墨西哥合众国|United Mexican States|États-Unis mexicains|Estados Unidos Mexicanos|メキシコ合衆国',
    span: ['1821-09-27', '..'],
    capital: [19.43, -99.13, '墨西哥城|Mexico City|Mexico|Ciudad de México|メキシコシティ'],
    summary: `北美洲南部的联邦共和国，1810年起义，1821年脱离西班牙独立。1848年败于美国，失去近半国土；1861年至1867年抗击法国干涉，1910年革命推翻迪亚斯，产生1917年宪法。
      Federal republic in the south of North America, independent of Spain in 1821 after eleven years of war. It lost nearly half its land to the United States in 1848; the revolution of 1910 overthrew Porfirio Díaz and gave it the constitution of 1917.
      République fédérale du sud de l’Amérique du Nord, indépendante de l’Espagne en 1821 après onze ans de guerre. Elle perd près de la moitié de ses terres face aux États-Unis en 1848 ; la révolution de 1910 renverse Porfirio Díaz et lui donne la constitution de 1917.
      República federal del sur de América del Norte, independiente de España en 1821 tras once años de guerra. En 1848 perdió casi la mitad de sus tierras ante Estados Unidos; la Revolución de 1910 derrocó a Porfirio Díaz y le dio la Constitución de 1917.
      北アメリカ南部の連邦共和国。十一年の戦いを経て1821年にスペインから独立した。1848年にアメリカ合衆国に敗れて国土の半ば近くを失い、1910年の革命でディアスを倒して1917年の憲法を定めた。`,
    events: [
      [
        '1821-09-27',
        '三保证军进入墨西哥城|The Army of the Three Guarantees enters Mexico City|L’armée des Trois Garanties entre à Mexico|El Ejército Trigarante entra en la Ciudad de México|三つの保証の軍がメキシコシティに入る',
        3,
      ],
      [
        '1917-02-05',
        '颁布革命宪法|The revolutionary constitution is promulgated|La constitution révolutionnaire est promulguée|Se promulga la Constitución revolucionaria|革命憲法が公布される',
        3,
        ['cambridge-latin-america', 'vol. 5'],
      ],
    ],
    relations: [
      ['independent-from', 'spanish-empire', '1821'],
      ['warred-with', 'united-states', ['1846', '1848']],
      ['party-to', 'second-world-war', ['1942', '1945'], ['weinberg-ww2']],
    ],
    source: ['cambridge-latin-america'],
  },
  {
    id: 'argentina',
    drawn: 'Argentina',
    also: '拉普拉塔联合省|United Provinces of the Río de la Plata|Provinces-Unies du Río de la Plata|Provincias Unidas del Río de la Plata|リオ・デ・ラ・プラタ諸州連合',
    span: ['1810-05-25', '..'],
    capital: [-34.6, -58.45, '布宜诺斯艾利斯|Buenos Aires|Buenos Aires|Buenos Aires|ブエノスアイレス'],
    summary: `南美洲南部的联邦共和国，1810年五月革命后脱离西班牙，1816年宣布独立。19世纪末大量移民涌入；庇隆1946年起执政，1976年至1983年军人独裁，1982年败于马岛战争。
      Federal republic in southern South America. It broke with Spain in the revolution of May 1810 and declared independence in 1816; immigrants peopled it, Perón ruled it from 1946, and the junta of 1976–1983 fell after losing the Falklands War.
      République fédérale du sud de l’Amérique du Sud. Elle rompt avec l’Espagne en mai 1810 et se déclare indépendante en 1816 ; les immigrants la peuplent, Perón la gouverne dès 1946, et la junte de 1976-1983 tombe après sa défaite aux Malouines.
      República federal del sur de América del Sur. Rompió con España en la revolución de mayo de 1810 y se declaró independiente en 1816; la poblaron inmigrantes, Perón la gobernó desde 1946 y la junta de 1976-1983 cayó tras perder la guerra de las Malvinas.
      南アメリカ南部の連邦共和国。1810年の五月革命でスペインと決別し、1816年に独立を宣言した。多くの移民を迎え、1946年からペロンが治めた。1976年からの軍事政権は1982年のフォークランド戦争に敗れて倒れた。`,
    events: [
      [
        '1816-07-09',
        '在图库曼宣布独立|Independence is declared at Tucumán|L’indépendance est déclarée à Tucumán|Se declara la independencia en Tucumán|トゥクマンで独立が宣言される',
        3,
      ],
      [
        '1946-02-24',
        '庇隆当选总统|Juan Perón is elected president|Juan Perón est élu président|Juan Perón es elegido presidente|フアン・ペロンが大統領に選ばれる',
      ],
    ],
    relations: [
      ['independent-from', 'spanish-empire', '1816'],
      ['warred-with', 'united-kingdom', '1982'],
      ['warred-with', 'paraguay', ['1865', '1870']],
    ],
    source: ['cambridge-latin-america'],
  },
  {
    id: 'chile',
    drawn: 'Chile',
    span: ['1818-02-12', '..'],
    capital: [-33.45, -70.6, '圣地亚哥|Santiago|Santiago|Santiago|サンティアゴ'],
    summary: `南美洲太平洋沿岸的狭长共和国，1818年奥希金斯与圣马丁战胜西班牙后独立。1879年至1884年的战争中夺得北方硝石产地；1973年军人推翻总统阿连德，皮诺切特统治至1990年。
      Long, narrow republic on the Pacific coast of South America, free of Spain in 1818 under O’Higgins and San Martín. It took the nitrate desert from Peru and Bolivia in 1879–1884; soldiers overthrew President Allende in 1973, and Pinochet ruled until 1990.
      République longue et étroite de la côte pacifique de l’Amérique du Sud, affranchie de l’Espagne en 1818 par O’Higgins et San Martín. Elle prend le désert du nitrate au Pérou et à la Bolivie en 1879-1884 ; l’armée renverse Allende en 1973, et Pinochet gouverne jusqu’en 1990.
      República larga y estrecha de la costa pacífica de América del Sur, libre de España en 1818 con O’Higgins y San Martín. Tomó el desierto del salitre a Perú y Bolivia en 1879-1884; los militares derrocaron a Allende en 1973 y Pinochet gobernó hasta 1990.
      南アメリカ太平洋岸の細長い共和国。オイギンスとサン・マルティンが1818年にスペインから独立させた。1879年からの戦争で北の硝石地帯を得た。1973年に軍がアジェンデ大統領を倒し、ピノチェトが1990年まで治めた。`,
    events: [
      [
        '1818-02-12',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        '1973-09-11',
        '军人推翻阿连德|Soldiers overthrow Allende|L’armée renverse Allende|Los militares derrocan a Allende|軍がアジェンデを倒す',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'spanish-empire', '1818'],
      ['warred-with', 'peru', ['1879', '1883']],
      ['warred-with', 'bolivia', ['1879', '1884']],
    ],
    source: ['cambridge-latin-america'],
  },
  {
    id: 'peru',
    drawn: 'Peru',
    span: ['1821-07-28', '..'],
    capital: [-12.05, -77.0, '利马|Lima|Lima|Lima|リマ'],
    summary: `南美洲太平洋沿岸的共和国，印加故地、西班牙总督区的中心。1821年圣马丁宣布独立，1824年阿亚库乔一役终结西班牙统治；19世纪靠出口鸟粪致富，1879年起的战争中败于智利。
      Republic on the Pacific coast of South America, heart of the Inca and then of the Spanish realm. San Martín proclaimed independence in 1821, the battle of Ayacucho secured it in 1824, and Chile beat it in the war of 1879–1883.
      République de la côte pacifique de l’Amérique du Sud, cœur de l’empire inca puis de la vice-royauté espagnole. San Martín proclame l’indépendance en 1821, la bataille d’Ayacucho l’assure en 1824, et le Chili la bat dans la guerre de 1879-1883.
      República de la costa pacífica de América del Sur, corazón del imperio inca y del virreinato español. San Martín proclamó la independencia en 1821, la batalla de Ayacucho la aseguró en 1824, y Chile la venció en la guerra de 1879-1883.
      南アメリカ太平洋岸の共和国で、インカ帝国とスペイン副王領の中心であった。1821年にサン・マルティンが独立を宣言し、1824年のアヤクーチョの戦いで確かなものとなった。1879年からの戦争ではチリに敗れた。`,
    events: [
      [
        '1821-07-28',
        '圣马丁在利马宣布独立|San Martín proclaims independence at Lima|San Martín proclame l’indépendance à Lima|San Martín proclama la independencia en Lima|サン・マルティンがリマで独立を宣言する',
        3,
      ],
      ['1824-12-09', '阿亚库乔战役|Battle of Ayacucho|Bataille d’Ayacucho|Batalla de Ayacucho|アヤクーチョの戦い', 3],
    ],
    relations: [
      ['independent-from', 'spanish-empire', ['1821', '1824']],
      ['held-old-lands-of', 'inca-empire'],
    ],
    source: ['cambridge-latin-america'],
  },
  {
    id: 'bolivia',
    drawn: 'Bolivia',
    span: ['1825-08-06', '..'],
    capital: [
      -16.5,
      -68.15,
      '拉巴斯（政府所在地）|La Paz (seat of government)|La Paz (siège du gouvernement)|La Paz (sede de gobierno)|ラパス（政府所在地）',
    ],
    summary: `安第斯高原与亚马孙低地的共和国，原西班牙的上秘鲁，1825年独立，以玻利瓦尔命名。1884年停战后失去太平洋海岸，1932年至1935年在查科战争中败于巴拉圭；1952年革命。
      Republic of the Andean plateau and the lowlands beyond, once Upper Peru. Independent in 1825 and named for Bolívar, it lost its coast to Chile in the war of 1879, the Chaco to Paraguay in 1932–1935, and had its revolution in 1952.
      République du haut plateau andin et des basses terres voisines, jadis Haut-Pérou. Indépendante en 1825, nommée d’après Bolívar, elle perd sa côte face au Chili dans la guerre de 1879, le Chaco face au Paraguay en 1932-1935, et fait sa révolution en 1952.
      República del altiplano andino y de las tierras bajas vecinas, antes Alto Perú. Independiente en 1825 y llamada así por Bolívar, perdió la costa ante Chile en la guerra de 1879 y el Chaco ante Paraguay en 1932-1935, y tuvo su revolución en 1952.
      アンデス高原と東の低地の共和国。もとスペイン領の上ペルーで、1825年に独立しボリーバルにちなんで名づけられた。1879年からの戦争で海岸を、1932年からの戦争でチャコを失い、1952年に革命が起きた。`,
    events: [
      ['1825-08-06', freed('spain'), 3],
      [
        '1952-04-09',
        '国民革命爆发|The National Revolution begins|La Révolution nationale éclate|Estalla la Revolución Nacional|国民革命が始まる',
      ],
    ],
    relations: [
      ['named-after', 'simon-bolivar', '1825'],
      ['independent-from', 'spanish-empire', '1825'],
      ['warred-with', 'paraguay', ['1932', '1935']],
    ],
    source: ['cambridge-latin-america'],
  },
  {
    id: 'paraguay',
    drawn: 'Paraguay',
    span: ['1811-05-15', '..'],
    capital: [-25.28, -57.6, '亚松森|Asunción|Asunción|Asunción|アスンシオン'],
    summary: `南美洲内陆共和国，西班牙语与瓜拉尼语并用，1811年独立，随即由弗朗西亚闭关统治。1864年至1870年对巴西、阿根廷、乌拉圭作战，死去大半成年男子；1954年至1989年斯特罗斯纳独裁。
      Landlocked republic of South America that speaks Spanish and Guaraní. Independent in 1811 and sealed off by its dictator Francia, it lost most of its men in the war of 1864–1870 against Brazil, Argentina and Uruguay.
      République enclavée d’Amérique du Sud, de langues espagnole et guaranie. Indépendante en 1811 et fermée par son dictateur Francia, elle perd la plupart de ses hommes dans la guerre de 1864-1870 contre le Brésil, l’Argentine et l’Uruguay.
      República interior de América del Sur, de lengua española y guaraní. Independiente en 1811 y cerrada al mundo por su dictador Francia, perdió a la mayoría de sus hombres en la guerra de 1864-1870 contra Brasil, Argentina y Uruguay.
      スペイン語とグアラニー語を話す南アメリカの内陸国。1811年に独立し、独裁者フランシアが鎖国した。1864年から1870年にブラジル、アルゼンチン、ウルグアイと戦い、男子の多くを失った。`,
    events: [
      [
        ['1864', '1870'],
        '三国同盟战争|War of the Triple Alliance|Guerre de la Triple-Alliance|Guerra de la Triple Alianza|三国同盟戦争',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'spanish-empire', '1811'],
      ['warred-with', 'brazil', ['1864', '1870']],
    ],
    source: ['cambridge-latin-america'],
  },
  {
    id: 'uruguay',
    drawn: 'Uruguay',
    span: ['1828-08-27', '..'],
    capital: [-34.87, -56.17, '蒙得维的亚|Montevideo|Montevideo|Montevideo|モンテビデオ'],
    summary: `拉普拉塔河北岸的共和国。西班牙与葡萄牙先后争夺，1821年被并入巴西；1825年起义，1828年经英国调停成为巴西与阿根廷之间的缓冲国。20世纪初由巴特列推行社会改革。
      Republic on the north bank of the Río de la Plata, contested by Spain and Portugal and annexed to Brazil in 1821. It rose in 1825 and, by British mediation, became in 1828 a state between Brazil and Argentina.
      République de la rive nord du Río de la Plata, disputée par l’Espagne et le Portugal, annexée au Brésil en 1821. Soulevée en 1825, elle devient en 1828, par la médiation britannique, un État entre le Brésil et l’Argentine.
      República de la orilla norte del Río de la Plata, disputada por España y Portugal y anexionada a Brasil en 1821. Se alzó en 1825 y, con mediación británica, pasó a ser en 1828 un Estado entre Brasil y Argentina.
      ラプラタ川北岸の共和国。スペインとポルトガルが争い、1821年にブラジルに併合された。1825年に蜂起し、1828年にイギリスの調停でブラジルとアルゼンチンの間の独立国となった。`,
    events: [
      [
        '1828-08-27',
        '初步和约承认独立|The preliminary peace convention recognizes independence|La convention préliminaire de paix reconnaît l’indépendance|La Convención Preliminar de Paz reconoce la independencia|予備平和条約で独立が認められる',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'brazil', ['1825', '1828']],
      ['warred-with', 'paraguay', ['1865', '1870']],
    ],
    source: ['cambridge-latin-america'],
  },
  {
    id: 'colombia',
    drawn: 'Colombia',
    also: '新格拉纳达|New Granada|Nouvelle-Grenade|Nueva Granada|ヌエバ・グラナダ',
    span: ['1831', '..'],
    capital: [4.65, -74.08, '波哥大|Bogotá|Bogota|Bogotá|ボゴタ'],
    summary: `南美洲西北部的共和国，濒临加勒比海与太平洋。1819年玻利瓦尔战胜西班牙后为大哥伦比亚的核心，1831年该国解体后自立，1903年失去巴拿马；1964年起与游击队长期内战，2016年达成和约。
      Republic of north-western South America, on two oceans, the core of Bolívar’s Gran Colombia until that broke up in 1830–1831. It lost Panama in 1903 and fought guerrillas from 1964 until the peace of 2016 with the largest of them.
      République du nord-ouest de l’Amérique du Sud, sur deux océans, cœur de la Grande Colombie de Bolívar jusqu’à son éclatement en 1830-1831. Elle perd le Panama en 1903 et combat des guérillas de 1964 à la paix de 2016 avec la principale d’entre elles.
      República del noroeste de América del Sur, en dos océanos, núcleo de la Gran Colombia de Bolívar hasta que se deshizo en 1830-1831. Perdió Panamá en 1903 y combatió a las guerrillas desde 1964 hasta la paz de 2016 con la mayor de ellas.
      二つの海に面する南アメリカ北西部の共和国。ボリーバルの大コロンビアの中核で、1830年から翌年の解体後に自立した。1903年にパナマを失い、1964年から続いたゲリラとの内戦は2016年に最大の組織と和平に至った。`,
    events: [
      [
        '1831',
        '大哥伦比亚解体后建立新格拉纳达国|New Granada is formed from Gran Colombia|La Nouvelle-Grenade naît de la Grande Colombie|La Nueva Granada nace de la Gran Colombia|大コロンビアからヌエバ・グラナダが生まれる',
      ],
      [
        '2016-11-24',
        '与哥伦比亚革命武装力量签署和约|Peace is signed with the FARC|La paix est signée avec les FARC|Se firma la paz con las FARC|FARCとの和平協定が結ばれる',
      ],
    ],
    relations: [
      ['held-old-lands-of', 'spanish-empire'],
      ['split-into', 'panama', '1903'],
    ],
    source: ['europa-world'],
  },
  {
    id: 'venezuela',
    drawn: 'Venezuela',
    span: ['1830', '..'],
    capital: [10.48, -66.9, '加拉加斯|Caracas|Caracas|Caracas|カラカス'],
    summary: `南美洲北岸的共和国，玻利瓦尔的故乡。1811年最早宣布脱离西班牙独立，后属大哥伦比亚，1830年分立；20世纪靠石油致富，1999年起由查韦斯推行“玻利瓦尔革命”。
      Republic on the north coast of South America, homeland of Bolívar. First to declare independence of Spain, in 1811, part of Gran Colombia and separate from 1830, it lived on oil from the 1920s; Hugo Chávez changed its order from 1999.
      République de la côte nord de l’Amérique du Sud, patrie de Bolívar. Première à se déclarer indépendante de l’Espagne en 1811, puis partie de la Grande Colombie, elle s’en détache en 1830 et vit du pétrole dès les années 1920 ; Hugo Chávez en change l’ordre à partir de 1999.
      República de la costa norte de América del Sur, patria de Bolívar. Primera en declararse independiente de España, en 1811, parte de la Gran Colombia y separada en 1830, vive del petróleo desde los años veinte; Hugo Chávez cambió su orden desde 1999.
      南アメリカ北岸の共和国でボリーバルの故郷。1811年に最も早くスペインからの独立を宣言し、大コロンビアを経て1830年に分かれた。1920年代から石油に支えられ、1999年からチャベスが国の体制を改めた。`,
    events: [
      [
        '1830',
        '脱离大哥伦比亚|Separation from Gran Colombia|Séparation d’avec la Grande Colombie|Separación de la Gran Colombia|大コロンビアからの分離',
        3,
      ],
      [
        '1999-12-15',
        '公民投票通过新宪法|A referendum adopts a new constitution|Un référendum adopte une nouvelle constitution|Un referéndum aprueba una nueva Constitución|国民投票で新憲法が承認される',
      ],
    ],
    relations: [['held-old-lands-of', 'spanish-empire']],
    source: ['europa-world'],
  },
  {
    id: 'ecuador',
    drawn: 'Ecuador',
    span: ['1830-05-13', '..'],
    capital: [-0.22, -78.5, '基多|Quito|Quito|Quito|キト'],
    summary: `南美洲赤道上的共和国，1822年皮钦查之战后脱离西班牙，并入大哥伦比亚，1830年分立。领有科隆群岛；与秘鲁的边界之争1998年才告解决。
      Republic on the equator in South America. Freed from Spain by the battle of Pichincha in 1822, it was part of Gran Colombia until 1830; it owns the Galápagos, and settled its border with Peru only in 1998.
      République d’Amérique du Sud, sur l’équateur. Affranchie de l’Espagne par la bataille du Pichincha en 1822, elle appartient à la Grande Colombie jusqu’en 1830 ; elle possède les Galápagos et n’a réglé qu’en 1998 sa frontière avec le Pérou.
      República de América del Sur, en la línea ecuatorial. Libre de España por la batalla de Pichincha en 1822, perteneció a la Gran Colombia hasta 1830; posee las Galápagos y solo en 1998 zanjó su frontera con Perú.
      赤道直下の南アメリカの共和国。1822年のピチンチャの戦いでスペインから解放され、大コロンビアに属したのち1830年に分かれた。ガラパゴス諸島を領し、ペルーとの国境紛争は1998年に決着した。`,
    events: [
      [
        '1830-05-13',
        '脱离大哥伦比亚|Separation from Gran Colombia|Séparation d’avec la Grande Colombie|Separación de la Gran Colombia|大コロンビアからの分離',
        3,
      ],
    ],
    relations: [
      ['held-old-lands-of', 'spanish-empire'],
      ['warred-with', 'peru', '1941'],
    ],
    source: ['europa-world'],
  },
  {
    id: 'canada',
    drawn: 'Canada',
    span: ['1867-07-01', '..'],
    capital: [45.42, -75.7, '渥太华|Ottawa|Ottawa|Ottawa|オタワ'],
    summary: `北美洲北部的联邦国家，由法国与英国的殖民地发展而来。1867年组成自治领，后扩展到太平洋与北冰洋；1931年《威斯敏斯特法》确认自主，1982年宪法移归本国。
      Federation in the north of North America, grown from French and British colonies. A dominion from 1867 that reached the Pacific in 1871, it became sovereign by the Statute of Westminster in 1931 and took charge of its constitution in 1982.
      Fédération du nord de l’Amérique, née de colonies françaises et britanniques. Dominion en 1867, étendue au Pacifique en 1871, elle devient souveraine par le statut de Westminster en 1931 et rapatrie sa constitution en 1982.
      Federación del norte de América, nacida de colonias francesas y británicas. Dominio desde 1867, llegó al Pacífico en 1871, fue soberana por el Estatuto de Westminster de 1931 y se hizo dueña de su Constitución en 1982.
      北アメリカ北部の連邦国家。フランスとイギリスの植民地から育ち、1867年に自治領となり、1871年に太平洋に達した。1931年のウェストミンスター憲章で主権を得、1982年に憲法を自国のものとした。`,
    events: [
      [
        '1867-07-01',
        '加拿大自治领成立|The Dominion of Canada is formed|Le Dominion du Canada est formé|Se forma el Dominio del Canadá|カナダ自治領が成立する',
        3,
      ],
      [
        '1982-04-17',
        '宪法移归本国|The constitution is patriated|La constitution est rapatriée|Se repatria la Constitución|憲法が自国に移される',
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', ['1867', '1931']],
      ['party-to', 'first-world-war', ['1914', '1918'], ['strachan-first-world-war']],
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'cuba',
    drawn: 'Cuba',
    span: ['1902-05-20', '..'],
    capital: [23.05, -82.35, '哈瓦那|Havana|La Havane|La Habana|ハバナ'],
    summary: `加勒比海最大岛屿上的国家。1895年起义，1898年美西战争后由美军占领，1902年独立；1959年卡斯特罗革命成功，与苏联结盟，1962年导弹危机一度逼近核战。
      State on the largest island of the Caribbean. Freed from Spain in the war of 1898 and independent in 1902 under American tutelage, it became Communist after Fidel Castro’s revolution of 1959; the missile crisis of 1962 brought the world near nuclear war.
      État de la plus grande île des Caraïbes. Affranchi de l’Espagne par la guerre de 1898, indépendant en 1902 sous tutelle américaine, il devient communiste après la révolution de Fidel Castro en 1959 ; la crise des missiles de 1962 met le monde au bord de la guerre nucléaire.
      Estado de la mayor isla del Caribe. Libre de España por la guerra de 1898 e independiente en 1902 bajo tutela estadounidense, fue comunista tras la revolución de Fidel Castro de 1959; la crisis de los misiles de 1962 puso al mundo al borde de la guerra nuclear.
      カリブ海最大の島の国。1898年の戦争でスペインを離れ、1902年にアメリカの後見のもとで独立した。1959年のカストロの革命ののち社会主義国となり、1962年のミサイル危機は核戦争の瀬戸際に至った。`,
    events: [
      [
        '1959-01-01',
        '革命军胜利，巴蒂斯塔出逃|Batista flees and the revolution wins|Batista s’enfuit, la révolution l’emporte|Batista huye y triunfa la revolución|バティスタが逃亡し革命が勝利する',
        3,
      ],
      [
        ['1962-10-16', '1962-10-28'],
        '古巴导弹危机|The missile crisis|La crise des missiles|La crisis de los misiles|キューバ危機',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'united-states', '1902'],
      ['party-to', 'cold-war', ['1960', '1991'], ['gaddis-cold-war']],
      ['ally-of', 'soviet-union', ['1960', '1991']],
    ],
  },
  {
    id: 'haiti',
    drawn: 'Haiti',
    span: ['1804-01-01', '..'],
    capital: [18.55, -72.3, '太子港|Port-au-Prince|Port-au-Prince|Puerto Príncipe|ポルトープランス'],
    summary: `加勒比海伊斯帕尼奥拉岛西部的国家，奴隶革命战胜法国后于1804年独立，是世界上第一个黑人共和国。1825年被迫向法国付巨额赔款，1915年至1934年遭美国占领，2010年大地震。
      State in the west of Hispaniola, where slaves beat the French and declared independence in 1804. France made it pay for its freedom from 1825; it was occupied by the United States from 1915 to 1934 and struck by a great earthquake in 2010.
      État de l’ouest d’Hispaniola, où des esclaves vainquent les Français et se déclarent indépendants en 1804. La France lui fait payer sa liberté dès 1825 ; il est occupé par les États-Unis de 1915 à 1934 et frappé par un grand séisme en 2010.
      Estado del oeste de La Española, donde los esclavos vencieron a los franceses y se declararon independientes en 1804. Francia le cobró la libertad desde 1825; lo ocupó Estados Unidos de 1915 a 1934 y lo golpeó un gran terremoto en 2010.
      イスパニョーラ島西部の国。奴隷たちがフランス軍を破り、1804年に独立を宣言した。1825年にフランスに賠償金を課され、1915年から1934年までアメリカに占領された。2010年に大地震に見舞われた。`,
    events: [
      ['1804-01-01', freed('france'), 3],
      ['2010-01-12', '大地震|A great earthquake|Un grand séisme|Gran terremoto|ハイチ大地震', 3],
    ],
    relations: [['warred-with', 'dominican-republic', ['1844', '1856']]],
  },
  {
    id: 'dominican-republic',
    drawn: 'Dominican Republic',
    span: ['1844-02-27', '..'],
    capital: [18.5, -69.9, '圣多明各|Santo Domingo|Saint-Domingue|Santo Domingo|サントドミンゴ'],
    summary: `加勒比海伊斯帕尼奥拉岛东部的国家。1844年脱离海地独立，1861年至1865年一度重归西班牙；1930年至1961年特鲁希略独裁，1965年美军干涉。
      State in the east of Hispaniola. It broke with Haiti in 1844, was Spanish again from 1861 to 1865, lived under the dictator Trujillo from 1930 to 1961 and saw American troops land in 1965.
      État de l’est d’Hispaniola. Il se sépare d’Haïti en 1844, redevient espagnol de 1861 à 1865, vit sous le dictateur Trujillo de 1930 à 1961 et voit débarquer les troupes américaines en 1965.
      Estado del este de La Española. Se separó de Haití en 1844, volvió a ser español de 1861 a 1865, vivió bajo el dictador Trujillo de 1930 a 1961 y vio desembarcar tropas estadounidenses en 1965.
      イスパニョーラ島東部の国。1844年にハイチから独立し、1861年から1865年まで再びスペイン領となった。1930年から1961年までトルヒーヨの独裁が続き、1965年にアメリカ軍が上陸した。`,
    events: [
      [
        '1844-02-27',
        '脱离海地独立|Independence from Haiti|L’indépendance est proclamée face à Haïti|Independencia respecto de Haití|ハイチからの独立',
        3,
      ],
    ],
    relations: [['independent-from', 'haiti', '1844']],
  },
  {
    id: 'guatemala',
    drawn: 'Guatemala',
    span: ['1839-04-17', '..'],
    capital: [14.62, -90.53, '危地马拉城|Guatemala City|Guatemala|Ciudad de Guatemala|グアテマラシティ'],
    summary: `中美洲共和国，玛雅人占居民很大部分。1821年脱离西班牙，1839年退出中美洲联邦；1954年美国支持的政变推翻阿本斯，1960年至1996年内战。
      Central American republic with a large Maya population. Free of Spain in 1821, it left the Central American federation in 1839; a coup backed by the United States in 1954 was followed by civil war from 1960 to 1996.
      République d’Amérique centrale, en bonne part maya. Affranchie de l’Espagne en 1821, elle quitte la fédération centraméricaine en 1839 ; après un coup d’État appuyé par les États-Unis en 1954, la guerre civile dure de 1960 à 1996.
      República centroamericana, en buena parte maya. Libre de España en 1821, dejó la federación centroamericana en 1839; a un golpe apoyado por Estados Unidos en 1954 siguió la guerra civil de 1960 a 1996.
      マヤ系の住民が多い中央アメリカの共和国。1821年にスペインから離れ、1839年に中米連邦を脱退した。1954年のアメリカが支援したクーデタののち、1960年から1996年まで内戦が続いた。`,
    events: [
      [
        '1954-06-27',
        '总统阿本斯被推翻|President Árbenz is overthrown|Le président Árbenz est renversé|El presidente Árbenz es derrocado|アルベンス大統領が倒される',
        2,
      ],
      [
        '1996-12-29',
        '签署和约，内战结束|A peace accord ends the civil war|Un accord de paix met fin à la guerre civile|Un acuerdo de paz pone fin a la guerra civil|和平協定で内戦が終わる',
      ],
    ],
    relations: [
      ['held-old-lands-of', 'spanish-empire'],
      ['held-old-lands-of', 'maya'],
    ],
  },
  {
    id: 'honduras',
    drawn: 'Honduras',
    span: ['1838-11-05', '..'],
    capital: [14.09, -87.2, '特古西加尔巴|Tegucigalpa|Tegucigalpa|Tegucigalpa|テグシガルパ'],
    summary: `中美洲共和国，1821年脱离西班牙，1838年退出中美洲联邦。20世纪初为外国香蕉公司左右，1969年与萨尔瓦多有“足球战争”，1998年遭米奇飓风重创。
      Central American republic, free of Spain in 1821 and of the Central American federation in 1838. Foreign banana companies swayed it in the twentieth century; it fought a brief war with El Salvador in 1969, and Hurricane Mitch ravaged it in 1998.
      République d’Amérique centrale, détachée de l’Espagne en 1821 et de la fédération centraméricaine en 1838. Les compagnies bananières y pèsent au XXᵉ siècle ; elle fait une brève guerre au Salvador en 1969, et l’ouragan Mitch la ravage en 1998.
      República centroamericana, libre de España en 1821 y de la federación centroamericana en 1838. Las bananeras extranjeras la dominaron en el siglo XX; libró una breve guerra con El Salvador en 1969, y el huracán Mitch la asoló en 1998.
      中央アメリカの共和国。1821年にスペインから、1838年に中米連邦から離れた。20世紀には外国のバナナ会社が力をふるい、1969年にエルサルバドルと短い戦争をし、1998年にハリケーン・ミッチの大被害を受けた。`,
    events: [
      [
        '1969-07-14',
        '与萨尔瓦多的“足球战争”爆发|The “Football War” with El Salvador begins|La « guerre du Football » contre le Salvador éclate|Estalla la «guerra del Fútbol» con El Salvador|エルサルバドルとの「サッカー戦争」が始まる',
      ],
    ],
    relations: [
      ['held-old-lands-of', 'spanish-empire'],
      ['warred-with', 'el-salvador', '1969'],
    ],
  },
  {
    id: 'el-salvador',
    drawn: 'El Salvador',
    span: ['1841-02', '..'],
    capital: [13.69, -89.19, '圣萨尔瓦多|San Salvador|San Salvador|San Salvador|サンサルバドル'],
    summary: `中美洲最小的国家，濒太平洋，1821年脱离西班牙，1841年自中美洲联邦自立。咖啡庄园主长期当权，1932年农民起义遭屠杀；1980年至1992年内战。
      Smallest state of Central America, on the Pacific, free of Spain in 1821 and on its own from 1841. Coffee planters ruled it, a peasant rising was drowned in blood in 1932, and civil war lasted from 1980 to 1992.
      Le plus petit État d’Amérique centrale, sur le Pacifique, affranchi de l’Espagne en 1821 et seul depuis 1841. Les planteurs de café le dominent, un soulèvement paysan y est noyé dans le sang en 1932, et la guerre civile dure de 1980 à 1992.
      El menor Estado de Centroamérica, en el Pacífico, libre de España en 1821 y por su cuenta desde 1841. Lo dominaron los cafetaleros, en 1932 se ahogó en sangre un alzamiento campesino y de 1980 a 1992 hubo guerra civil.
      太平洋に面する中央アメリカ最小の国。1821年にスペインから離れ、1841年に自立した。コーヒー農園主が支配し、1932年の農民蜂起は虐殺で終わった。1980年から1992年まで内戦が続いた。`,
    events: [
      [
        '1992-01-16',
        '《查普尔特佩克和约》结束内战|The Chapultepec accords end the civil war|Les accords de Chapultepec mettent fin à la guerre civile|Los Acuerdos de Chapultepec ponen fin a la guerra civil|チャプルテペック協定で内戦が終わる',
        3,
      ],
    ],
    relations: [['held-old-lands-of', 'spanish-empire']],
  },
  {
    id: 'nicaragua',
    drawn: 'Nicaragua',
    span: ['1838-04-30', '..'],
    capital: [12.13, -86.25, '马那瓜|Managua|Managua|Managua|マナグア'],
    summary: `中美洲共和国，1821年脱离西班牙，1838年退出中美洲联邦。1912年至1933年屡有美军驻扎，索摩查家族随后独裁，1979年被桑地诺革命推翻，继而内战至1990年。
      Central American republic, free of Spain in 1821 and of the Central American federation in 1838. American marines were there from 1912 to 1933; the Somozas then ruled until the Sandinista revolution of 1979, which brought war until 1990.
      République d’Amérique centrale, détachée de l’Espagne en 1821 et de la fédération centraméricaine en 1838. Les marines américains y séjournent de 1912 à 1933 ; les Somoza règnent ensuite jusqu’à la révolution sandiniste de 1979, suivie de guerre jusqu’en 1990.
      República centroamericana, libre de España en 1821 y de la federación centroamericana en 1838. Hubo marines estadounidenses de 1912 a 1933; los Somoza mandaron después hasta la revolución sandinista de 1979, que trajo guerra hasta 1990.
      中央アメリカの共和国。1821年にスペインから、1838年に中米連邦から離れた。1912年から1933年までアメリカ海兵隊が駐留し、ソモサ家の独裁は1979年のサンディニスタ革命で倒れたが、内戦が1990年まで続いた。`,
    events: [
      [
        '1979-07-19',
        '桑地诺民族解放阵线取胜|The Sandinistas take Managua|Les sandinistes prennent Managua|Los sandinistas toman Managua|サンディニスタがマナグアを制する',
        3,
      ],
    ],
    relations: [
      ['held-old-lands-of', 'spanish-empire'],
      ['party-to', 'cold-war', ['1979', '1990']],
    ],
  },
  {
    id: 'costa-rica',
    drawn: 'Costa Rica',
    span: ['1838-11', '..'],
    capital: [9.93, -84.08, '圣何塞|San José|San José|San José|サンホセ'],
    summary: `中美洲共和国，1821年脱离西班牙，1838年退出中美洲联邦，以咖啡与香蕉立业。1948年短暂内战后废除军队，此后政局稳定。
      Central American republic, free of Spain in 1821 and of the Central American federation in 1838, that lived on coffee and bananas. After a short civil war in 1948 it abolished its army, and has been a stable democracy since.
      République d’Amérique centrale, détachée de l’Espagne en 1821 et de la fédération centraméricaine en 1838, vivant du café et de la banane. Après une courte guerre civile en 1948, elle supprime son armée et reste une démocratie stable.
      República centroamericana, libre de España en 1821 y de la federación centroamericana en 1838, que vivió del café y el banano. Tras una breve guerra civil en 1948 abolió el ejército, y es desde entonces una democracia estable.
      中央アメリカの共和国。1821年にスペインから、1838年に中米連邦から離れ、コーヒーとバナナで栄えた。1948年の短い内戦ののち軍隊を廃し、以来安定した民主国である。`,
    events: [
      ['1948-12-01', '废除军队|The army is abolished|L’armée est abolie|Se abole el ejército|軍隊が廃止される', 3],
    ],
    relations: [['held-old-lands-of', 'spanish-empire']],
  },
  {
    id: 'panama',
    drawn: 'Panama',
    span: ['1903-11-03', '..'],
    capital: [9.02, -79.52, '巴拿马城|Panama City|Panama|Ciudad de Panamá|パナマシティ'],
    summary: `连接南北美洲的地峡共和国，1903年在美国支持下脱离哥伦比亚。巴拿马运河1914年通航，运河区由美国管理，1999年末交还；1989年美军入侵推翻诺列加。
      Republic on the isthmus between the Americas that left Colombia in 1903 with American support. The canal opened in 1914; the United States held its zone until the end of 1999 and invaded in 1989 to overthrow Noriega.
      République de l’isthme entre les Amériques, détachée de la Colombie en 1903 avec l’appui des États-Unis. Le canal ouvre en 1914 ; les États-Unis en tiennent la zone jusqu’à fin 1999 et envahissent le pays en 1989 pour renverser Noriega.
      República del istmo entre las Américas, separada de Colombia en 1903 con apoyo estadounidense. El canal se abrió en 1914; Estados Unidos tuvo la zona hasta fines de 1999 e invadió el país en 1989 para derrocar a Noriega.
      南北アメリカを結ぶ地峡の共和国。1903年にアメリカの支援でコロンビアから離れた。1914年に運河が開通し、運河地帯は1999年末までアメリカが治めた。1989年にアメリカ軍が侵攻しノリエガを倒した。`,
    events: [
      ['1914-08-15', '巴拿马运河通航|The canal opens|Le canal est ouvert|Se abre el canal|パナマ運河が開通する', 3],
      [
        '1999-12-31',
        '美国交还运河区|The United States hands over the canal|Les États-Unis rendent le canal|Estados Unidos entrega el canal|アメリカが運河を返還する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'colombia', '1903'],
      ['ally-of', 'united-states', ['1903', '1968']],
    ],
  },
  {
    id: 'jamaica',
    drawn: 'Jamaica',
    span: ['1962-08-06', '..'],
    capital: [18.03, -76.8, '金斯敦|Kingston|Kingston|Kingston|キングストン'],
    summary: `加勒比海岛国。先属西班牙，1655年被英国夺取，以奴隶种植甘蔗闻名；1838年奴隶获得完全自由，1962年独立，是雷鬼乐的故乡。
      Island state of the Caribbean, Spanish until England took it in 1655 and a sugar colony worked by slaves, who were fully free only in 1838. Independent in 1962, it is the home of reggae.
      État insulaire des Caraïbes, espagnol jusqu’à sa prise par l’Angleterre en 1655, colonie sucrière exploitée par des esclaves, pleinement libres en 1838 seulement. Indépendant en 1962, il est la patrie du reggae.
      Estado insular del Caribe, español hasta que lo tomó Inglaterra en 1655, colonia azucarera trabajada por esclavos, del todo libres solo en 1838. Independiente en 1962, es la cuna del reggae.
      カリブ海の島国。1655年にスペインからイギリスの手に移り、奴隷による砂糖生産で知られた。奴隷は1838年に完全に自由となり、1962年に独立した。レゲエの故郷である。`,
    events: [['1962-08-06', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1962']],
  },
  {
    id: 'trinidad-and-tobago',
    drawn: 'Trinidad and Tobago',
    span: ['1962-08-31', '..'],
    capital: [10.6, -61.45, '西班牙港|Port of Spain|Port-d’Espagne|Puerto España|ポートオブスペイン'],
    summary: `委内瑞拉海岸外的两岛国家，居民多为非洲与印度裔。特立尼达1797年由英国取自西班牙，1962年独立，1976年改为共和国；富产油气。
      State of two islands off Venezuela, whose people descend mostly from Africans and Indians. Britain took Trinidad from Spain in 1797; independent in 1962 and a republic since 1976, it lives on oil and gas.
      État de deux îles au large du Venezuela, peuplé surtout de descendants d’Africains et d’Indiens. La Grande-Bretagne prend la Trinité à l’Espagne en 1797 ; indépendant en 1962, république depuis 1976, il vit du pétrole et du gaz.
      Estado de dos islas frente a Venezuela, de población sobre todo africana e india de origen. Gran Bretaña tomó Trinidad a España en 1797; independiente en 1962 y república desde 1976, vive del petróleo y el gas.
      ベネズエラ沖の二島からなる国で、アフリカ系とインド系の住民が多い。1797年にイギリスがトリニダードをスペインから奪った。1962年に独立、1976年に共和国となり、石油と天然ガスに富む。`,
    events: [
      ['1962-08-31', freed('britain'), 3],
      ['1976-08-01', republic],
    ],
    relations: [['independent-from', 'british-empire', '1962']],
  },
  {
    id: 'guyana',
    drawn: 'Guyana',
    also: '英属圭亚那|British Guiana|Guyane britannique|Guayana Británica|英領ギアナ',
    span: ['1966-05-26', '..'],
    capital: [6.78, -58.15, '乔治敦|Georgetown|Georgetown|Georgetown|ジョージタウン'],
    summary: `南美洲北岸的国家，唯一以英语为官方语言者。原为荷兰殖民地，1814年转归英国；1966年独立，1970年成为合作共和国，西部国土为委内瑞拉所声索。
      State on the north coast of South America, the only one there with English as its official language. Dutch until it passed to Britain in 1814, it became independent in 1966; Venezuela claims its west.
      État de la côte nord de l’Amérique du Sud, le seul du continent à avoir l’anglais pour langue officielle. Hollandais puis britannique en 1814, il devient indépendant en 1966 ; le Venezuela en revendique l’ouest.
      Estado de la costa norte de América del Sur, el único del continente con el inglés como lengua oficial. Neerlandés y, desde 1814, británico, se independizó en 1966; Venezuela reclama su parte occidental.
      南アメリカ北岸の国で、大陸で唯一英語を公用語とする。オランダ領から1814年にイギリス領となり、1966年に独立した。西部の領有をベネズエラが主張している。`,
    events: [['1966-05-26', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1966']],
  },
  {
    id: 'suriname',
    drawn: 'Suriname',
    also: '荷属圭亚那|Dutch Guiana|Guyane néerlandaise|Guayana Neerlandesa|オランダ領ギアナ',
    span: ['1975-11-25', '..'],
    capital: [5.82, -55.2, '帕拉马里博|Paramaribo|Paramaribo|Paramaribo|パラマリボ'],
    summary: `南美洲北岸的国家。1667年荷兰以新阿姆斯特丹与英国换得，先后由非洲奴隶与印度、爪哇契约工耕作种植园；1975年独立，1980年曾发生军事政变。
      State on the north coast of South America that the Dutch gained in 1667, leaving New York to the English. African slaves, then Indian and Javanese labourers worked its plantations; it became independent in 1975.
      État de la côte nord de l’Amérique du Sud, acquis en 1667 par les Hollandais, qui laissent New York aux Anglais. Esclaves africains, puis engagés indiens et javanais y travaillent les plantations ; il devient indépendant en 1975.
      Estado de la costa norte de América del Sur, que los neerlandeses obtuvieron en 1667 dejando Nueva York a los ingleses. Esclavos africanos y después braceros indios y javaneses trabajaron sus plantaciones; se independizó en 1975.
      南アメリカ北岸の国。1667年にオランダがニューヨークをイギリスに譲って得た。農園ではアフリカの奴隷、のちインドとジャワの契約労働者が働いた。1975年に独立した。`,
    events: [
      ['1975-11-25', freed('netherlands'), 3],
      ['1975-12-04', joinsUN, 1],
    ],
    relations: [['independent-from', 'netherlands', '1975']],
  },
  {
    id: 'belize',
    drawn: 'Belize',
    also: '英属洪都拉斯|British Honduras|Honduras britannique|Honduras Británica|英領ホンジュラス',
    span: ['1981-09-21', '..'],
    capital: [17.25, -88.77, '贝尔莫潘|Belmopan|Belmopan|Belmopán|ベルモパン'],
    summary: `中美洲加勒比海岸的国家，境内多玛雅遗址。英国伐木者17世纪起定居，1862年成为英属洪都拉斯殖民地；1981年独立，危地马拉长期声索其领土。
      State on the Caribbean coast of Central America, with many Maya ruins. English woodcutters settled it; a colony from 1862 as British Honduras, it became independent in 1981 in spite of Guatemala’s claim.
      État de la côte caraïbe de l’Amérique centrale, riche en ruines mayas. Des bûcherons anglais s’y établissent ; colonie dès 1862 sous le nom de Honduras britannique, il devient indépendant en 1981 malgré les prétentions du Guatemala.
      Estado de la costa caribeña de Centroamérica, con muchas ruinas mayas. Lo poblaron leñadores ingleses; colonia desde 1862 como Honduras Británica, se independizó en 1981 pese a la reclamación de Guatemala.
      中央アメリカのカリブ海岸の国で、マヤ遺跡が多い。イギリスの木こりが住み着き、1862年にイギリス領ホンジュラスとなった。グアテマラの領有主張を受けながら1981年に独立した。`,
    events: [
      ['1981-09-21', freed('britain'), 3],
      ['1981-09-25', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'british-empire', '1981'],
      ['held-old-lands-of', 'maya'],
    ],
  },
  {
    id: 'bahamas',
    drawn: 'Bahamas',
    span: ['1973-07-10', '..'],
    capital: [25.05, -77.4, '拿骚|Nassau|Nassau|Nasáu|ナッソー'],
    summary: `佛罗里达东南的群岛国家，1492年哥伦布首次登陆美洲之地即在其中。18世纪初曾为海盗巢穴，1718年起由英国总督治理，1973年独立。
      Island state south-east of Florida, where Columbus made his first landfall in 1492. A nest of pirates until Britain sent a governor in 1718, it became independent in 1973 and lives on tourism and banking.
      État d’îles au sud-est de la Floride, où Christophe Colomb touche terre pour la première fois en 1492. Repaire de pirates jusqu’à l’envoi d’un gouverneur britannique en 1718, il devient indépendant en 1973.
      Estado de islas al sureste de Florida, donde Colón tocó tierra por primera vez en 1492. Guarida de piratas hasta que Gran Bretaña envió un gobernador en 1718, se independizó en 1973.
      フロリダの南東の島国。1492年にコロンブスが初めて上陸した島がここにある。海賊の巣であったが、1718年にイギリスが総督を送り、1973年に独立した。`,
    events: [['1973-07-10', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1973']],
  },
  {
    id: 'barbados',
    drawn: 'Barbados',
    span: ['1966-11-30', '..'],
    capital: [13.15, -59.55, '布里奇敦|Bridgetown|Bridgetown|Bridgetown|ブリッジタウン'],
    summary: `小安的列斯群岛最东的岛国，1627年起为英国殖民地，最早以奴隶大规模种植甘蔗者之一。1966年独立，2021年改为共和国。
      Easternmost island of the Lesser Antilles, an English colony from 1627 and one of the first to grow sugar on a large scale with slaves. Independent in 1966, it became a republic in 2021.
      L’île la plus orientale des Petites Antilles, colonie anglaise dès 1627, l’une des premières à cultiver le sucre en grand avec des esclaves. Indépendante en 1966, elle devient une république en 2021.
      La isla más oriental de las Antillas Menores, colonia inglesa desde 1627 y una de las primeras en cultivar azúcar a gran escala con esclavos. Independiente en 1966, es república desde 2021.
      小アンティル諸島の最も東の島。1627年からイギリスの植民地で、奴隷による大規模な砂糖生産をいち早く行った。1966年に独立し、2021年に共和国となった。`,
    events: [
      ['1966-11-30', freed('britain'), 3],
      ['2021-11-30', republic],
    ],
    relations: [['independent-from', 'british-empire', '1966']],
  },
  {
    id: 'grenada',
    drawn: 'Grenada',
    names: '格林纳达|Grenada|Grenade|Granada|グレナダ',
    disambiguation: '加勒比海国家|state in the Caribbean|État des Caraïbes|Estado del Caribe|カリブ海の国',
    span: ['1974-02-07', '..'],
    capital: [12.1, -61.7, '圣乔治|St George’s|Saint-Georges|Saint George|セントジョージズ'],
    summary: `加勒比海向风群岛的岛国，以肉豆蔻闻名，先属法国，后属英国，1974年独立。1979年左翼夺权，1983年其领袖毕晓普遇害后美军入侵。
      Island state of the Windward Islands, known for nutmeg, French and then British, independent in 1974. A left-wing government took power in 1979; when its leader Maurice Bishop was killed in 1983, American troops invaded.
      État insulaire des îles du Vent, connu pour sa muscade, français puis britannique, indépendant en 1974. Un gouvernement de gauche prend le pouvoir en 1979 ; l’assassinat de son chef Maurice Bishop, en 1983, est suivi de l’invasion américaine.
      Estado insular de las islas de Barlovento, conocido por la nuez moscada, francés y después británico, independiente en 1974. Un gobierno de izquierda tomó el poder en 1979; tras el asesinato de su jefe Maurice Bishop, en 1983, lo invadió Estados Unidos.
      ウィンドワード諸島の島国で、ナツメグで知られる。フランス、次いでイギリスの支配を経て1974年に独立した。1979年に左派政権ができ、1983年に指導者ビショップが殺されるとアメリカ軍が侵攻した。`,
    events: [
      ['1974-02-07', freed('britain'), 3],
      ['1983-10-25', '美军入侵|American invasion|Invasion américaine|Invasión estadounidense|アメリカ軍の侵攻'],
    ],
    relations: [
      ['independent-from', 'british-empire', '1974'],
      ['party-to', 'cold-war', ['1979', '1983']],
    ],
  },
  {
    id: 'antigua-and-barbuda',
    drawn: 'Antigua and Barbuda',
    span: ['1981-11-01', '..'],
    capital: [17.1, -61.82, '圣约翰|St John’s|Saint John’s|Saint John’s|セントジョンズ'],
    summary: `加勒比海背风群岛的岛国，1632年起由英国人殖民，以甘蔗种植为业，安提瓜曾设英国海军船坞。1981年独立。
      Two islands of the Leeward group in the Caribbean, settled by the English from 1632. Antigua grew sugar and had a dockyard of the Royal Navy; the state became independent in 1981.
      Deux îles du nord des Petites Antilles, colonisées par les Anglais dès 1632. Antigua vit du sucre et abrite un arsenal de la Royal Navy ; l’État devient indépendant en 1981.
      Dos islas del norte de las Antillas Menores, colonizadas por ingleses desde 1632. Antigua vivió del azúcar y tuvo un astillero de la Marina británica; el Estado se independizó en 1981.
      カリブ海リーワード諸島の二島の国。1632年からイギリス人が入植し、アンティグアは砂糖を産し、イギリス海軍の造船所があった。1981年に独立した。`,
    events: [
      ['1981-11-01', freed('britain'), 3],
      ['1981-11-11', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1981']],
  },
  {
    id: 'dominica',
    drawn: 'Dominica',
    span: ['1978-11-03', '..'],
    capital: [15.3, -61.37, '罗索|Roseau|Roseau|Roseau|ロゾー'],
    summary: `小安的列斯群岛的多山岛国，加勒比原住民据守最久之地，至今仍有其后裔聚居。法英相争后于1763年归英国，1978年独立为共和国。
      Mountainous island of the Lesser Antilles, held longest by the Caribs, whose descendants still live there. France ceded it to Britain in 1763; it became an independent republic in 1978.
      Île montagneuse des Petites Antilles, où les Caraïbes tinrent le plus longtemps et où vivent encore leurs descendants. La France la cède à la Grande-Bretagne en 1763 ; elle devient une république indépendante en 1978.
      Isla montañosa de las Antillas Menores, donde más resistieron los caribes, cuyos descendientes viven aún allí. Francia la cedió a Gran Bretaña en 1763; es república independiente desde 1978.
      小アンティル諸島の山の多い島。カリブ人が最も長く守り、今もその子孫が住む。1763年にフランスからイギリスに渡り、1978年に共和国として独立した。`,
    events: [
      ['1978-11-03', freed('britain'), 3],
      ['1978-12-18', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1978']],
  },
  {
    id: 'saint-lucia',
    drawn: 'Saint Lucia',
    span: ['1979-02-22', '..'],
    capital: [13.95, -60.97, '卡斯特里|Castries|Castries|Castries|カストリーズ'],
    summary: `小安的列斯群岛的火山岛国，法英两国反复争夺，易手十余次，1814年终归英国。1979年独立，居民多说法语系克里奥尔语。
      Volcanic island of the Lesser Antilles that passed between France and Britain more than a dozen times before it became British in 1814. Independent in 1979, it still speaks a French creole.
      Île volcanique des Petites Antilles qui passa plus de douze fois de la France à l’Angleterre avant d’être britannique en 1814. Indépendante en 1979, elle parle encore un créole français.
      Isla volcánica de las Antillas Menores que pasó más de doce veces de Francia a Inglaterra antes de ser británica en 1814. Independiente en 1979, habla aún un criollo francés.
      小アンティル諸島の火山島。フランスとイギリスの間で十数回も持ち主が変わり、1814年にイギリス領となった。1979年に独立し、今もフランス語系のクレオール語が話される。`,
    events: [
      ['1979-02-22', freed('britain'), 3],
      ['1979-09-18', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1979']],
  },
  {
    id: 'saint-vincent',
    drawn: 'Saint Vincent and the Grenadines',
    span: ['1979-10-27', '..'],
    capital: [13.2, -61.2, '金斯敦|Kingstown|Kingstown|Kingstown|キングスタウン'],
    summary: `小安的列斯群岛的岛国，由圣文森特岛与一串小岛组成。加勒比人与逃奴后裔“黑加勒比人”抗英至1797年被放逐；1979年独立，苏弗里耶尔火山屡次喷发。
      Island state of the Lesser Antilles. The Black Caribs, born of Caribs and runaway slaves, fought the British until they were deported in 1797; the state became independent in 1979.
      État insulaire des Petites Antilles. Les Caraïbes noirs, nés de Caraïbes et d’esclaves fugitifs, combattent les Britanniques jusqu’à leur déportation en 1797 ; l’État devient indépendant en 1979.
      Estado insular de las Antillas Menores. Los caribes negros, nacidos de caribes y esclavos huidos, combatieron a los británicos hasta su deportación en 1797; el Estado se independizó en 1979.
      小アンティル諸島の島国。カリブ人と逃亡奴隷の子孫「黒いカリブ人」がイギリスと戦い、1797年に追放された。1979年に独立した。`,
    events: [['1979-10-27', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1979']],
  },
  {
    id: 'saint-kitts-and-nevis',
    drawn: 'Saint Kitts and Nevis',
    span: ['1983-09-19', '..'],
    capital: [17.32, -62.73, '巴斯特尔|Basseterre|Basseterre|Basseterre|バセテール'],
    summary: `背风群岛的两岛国家，西半球面积最小的主权国家。圣基茨1624年成为英国在西印度群岛的第一个殖民地，1983年独立。
      Two islands of the Leeward group, the smallest sovereign state of the Americas. Saint Kitts became England’s first colony in the West Indies in 1624; the two became independent in 1983.
      Deux îles du nord des Petites Antilles, plus petit État souverain des Amériques. Saint-Christophe devient en 1624 la première colonie anglaise des Antilles ; l’État est indépendant en 1983.
      Dos islas del norte de las Antillas Menores, el menor Estado soberano de América. San Cristóbal fue en 1624 la primera colonia inglesa de las Antillas; el Estado se independizó en 1983.
      リーワード諸島の二島からなる、アメリカ大陸地域で最小の主権国家。セントキッツは1624年に西インドで最初のイギリス植民地となり、1983年に独立した。`,
    events: [
      ['1983-09-19', freed('britain'), 3],
      ['1983-09-23', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1983']],
  },
]);
