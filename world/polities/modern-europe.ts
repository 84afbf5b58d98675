import { freed, joinsUN, polities, republic } from './polity.ts';

export const modernEurope = polities('europe', [
  {
    id: 'italy',
    drawn: 'Italy',
    also: '意大利王国;意大利共和国|Kingdom of Italy;Italian Republic|Royaume d’Italie;République italienne|Reino de Italia;República Italiana|イタリア王国;イタリア共和国',
    span: ['1861-03-17', '..'],
    capital: [41.9, 12.48, '罗马|Rome|Rome|Roma|ローマ'],
    summary: `南欧国家，1861年由撒丁王国统一半岛诸邦而成，1870年取罗马，次年定都于此。1922年至1943年由墨索里尼的法西斯统治，1946年公民投票改为共和国。
      State of southern Europe, formed in 1861 when the Kingdom of Sardinia united the peninsula; Rome became its capital in 1871. Ruled by Mussolini’s Fascists from 1922 to 1943, it voted in 1946 to become a republic.
      État d’Europe du Sud, né en 1861 de l’unification de la péninsule par le royaume de Sardaigne ; Rome en devient la capitale en 1871. Gouverné par les fascistes de Mussolini de 1922 à 1943, il choisit la république par référendum en 1946.
      Estado del sur de Europa, nacido en 1861 cuando el reino de Cerdeña unificó la península; Roma fue su capital desde 1871. Gobernado por los fascistas de Mussolini entre 1922 y 1943, en 1946 votó por la república.
      南ヨーロッパの国。1861年にサルデーニャ王国が半島を統一して成立し、1870年にローマを併せて翌年都とした。1922年から1943年までムッソリーニのファシスト政権が続き、1946年の国民投票で共和国となった。`,
    events: [
      [
        '1861-03-17',
        '宣布成立意大利王国|The Kingdom of Italy is proclaimed|Le royaume d’Italie est proclamé|Se proclama el reino de Italia|イタリア王国の成立が宣言される',
        3,
      ],
      [
        '1946-06-02',
        '公民投票选择共和|A referendum chooses the republic|Un référendum choisit la république|Un referéndum elige la república|国民投票が共和制を選ぶ',
      ],
    ],
    relations: [
      ['party-to', 'first-world-war', ['1915', '1918'], ['strachan-first-world-war']],
      ['party-to', 'second-world-war', ['1940', '1945'], ['weinberg-ww2']],
      ['warred-with', 'ethiopian-empire', ['1935', '1936']],
      ['conquered', 'albania', '1939'],
    ],
  },
  {
    id: 'germany',
    drawn: 'Germany',
    also: '德意志国;德意志联邦共和国|German Reich;Federal Republic of Germany;Weimar Republic|Reich allemand;République fédérale d’Allemagne|Reich alemán;República Federal de Alemania|ドイツ国;ドイツ連邦共和国;ヴァイマル共和国',
    span: ['1918-11-09', '..'],
    capital: [52.52, 13.4, '柏林|Berlin|Berlin|Berlín|ベルリン'],
    summary: `中欧国家。1918年帝制倾覆后为魏玛共和国，1933年至1945年为纳粹独裁，发动第二次世界大战并屠杀犹太人。1949年分为两国，1990年10月3日统一。
      State of central Europe. A republic after the fall of the empire in 1918, it became a Nazi dictatorship in 1933, began the Second World War and murdered Europe’s Jews; divided in two in 1949, it was reunited in 1990.
      État d’Europe centrale. République à la chute de l’empire en 1918, il devient en 1933 une dictature nazie, déclenche la Seconde Guerre mondiale et extermine les Juifs d’Europe ; divisé en 1949, il est réunifié en 1990.
      Estado de Europa central. República desde la caída del imperio en 1918, dictadura nazi desde 1933, desató la Segunda Guerra Mundial y exterminó a los judíos de Europa; dividida en 1949, se reunificó en 1990.
      中央ヨーロッパの国。1918年に帝政が倒れて共和国となり、1933年にナチスの独裁下に入って第二次世界大戦を起こし、ユダヤ人を虐殺した。1949年に東西に分かれ、1990年に再統一された。`,
    events: [
      [
        '1919-08-11',
        '签署《魏玛宪法》|The Weimar constitution is signed|La constitution de Weimar est signée|Se firma la Constitución de Weimar|ヴァイマル憲法が署名される',
      ],
      [
        '1933-01-30',
        '希特勒出任总理|Hitler becomes chancellor|Hitler est nommé chancelier|Hitler es nombrado canciller|ヒトラーが首相に任命される',
        3,
      ],
      [
        '1990-10-03',
        '东西两国统一|East and West are reunited|L’Est et l’Ouest sont réunifiés|El Este y el Oeste se reunifican|東西が再統一される',
        3,
      ],
    ],
    relations: [
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
      ['perpetrated', 'holocaust', ['1941', '1945'], ['hilberg']],
      ['split-into', 'west-germany', '1949'],
      ['split-into', 'east-germany', '1949'],
    ],
  },
  {
    id: 'prussia',
    drawn: 'Prussia and Germany',
    names: '普鲁士|Prussia|Prusse|Prusia|プロイセン',
    disambiguation:
      '1871年起为德意志帝国|from 1871 the German Empire|dès 1871 l’Empire allemand|desde 1871 el Imperio alemán|1871年からドイツ帝国',
    also: '普鲁士王国;德意志帝国|Kingdom of Prussia;German Empire|Royaume de Prusse;Empire allemand|Reino de Prusia;Imperio alemán|プロイセン王国;ドイツ帝国',
    span: ['1701-01-18', '1918-11-09'],
    capital: [52.52, 13.4, '柏林|Berlin|Berlin|Berlín|ベルリン'],
    summary: `霍亨索伦家族1701年起的王国，以柏林为都，由军队与官僚立国。俾斯麦三次用兵之后，1871年统一德意志诸邦，普鲁士国王成为皇帝，1918年战败而亡。
      Kingdom of the Hohenzollern from 1701, ruled from Berlin and built on its army and officials. After three wars under Bismarck its king became German emperor in 1871; the empire fell with defeat in 1918.
      Royaume des Hohenzollern à partir de 1701, gouverné de Berlin et fondé sur son armée et ses fonctionnaires. Après trois guerres menées sous Bismarck, son roi devient empereur allemand en 1871 ; l’empire tombe avec la défaite de 1918.
      Reino de los Hohenzollern desde 1701, gobernado desde Berlín y asentado en su ejército y sus funcionarios. Tras tres guerras bajo Bismarck, su rey pasó a ser emperador alemán en 1871; el imperio cayó con la derrota de 1918.
      1701年に始まるホーエンツォレルン家の王国。ベルリンを都とし、軍隊と官僚を支えとした。ビスマルクのもとで三度の戦争を経て、1871年に国王がドイツ皇帝となり、1918年の敗戦で滅びた。`,
    events: [
      [
        '1701-01-18',
        '腓特烈一世在柯尼斯堡加冕|Frederick I is crowned at Königsberg|Frédéric Iᵉʳ est couronné à Königsberg|Federico I es coronado en Königsberg|フリードリヒ一世がケーニヒスベルクで戴冠する',
      ],
      [
        '1871-01-18',
        '德意志帝国在凡尔赛宣告成立|The German Empire is proclaimed at Versailles|L’Empire allemand est proclamé à Versailles|El Imperio alemán es proclamado en Versalles|ヴェルサイユでドイツ帝国の成立が宣言される',
        3,
      ],
    ],
    relations: [
      ['preceded', 'germany', '1918'],
      ['party-to', 'napoleonic-wars', ['1806', '1815']],
      ['party-to', 'first-world-war', ['1914', '1918'], ['strachan-first-world-war']],
    ],
    source: ['cambridge-modern-atlas'],
  },
  {
    id: 'france',
    drawn: 'France (since 1871)',
    names: '法国|France|France|Francia|フランス',
    disambiguation:
      '1870年以后的共和国|the republic since 1870|la République depuis 1870|la República desde 1870|1870年以後の共和国',
    also: '法兰西共和国;法兰西第三共和国|French Republic;Third Republic;Fifth Republic|République française;Troisième République|República Francesa;Tercera República|フランス共和国;第三共和政',
    span: ['1870-09-04', '..'],
    capital: [48.86, 2.35, '巴黎|Paris|Paris|París|パリ'],
    summary: `西欧的共和国。1870年皇帝被俘后成立第三共和国，在非洲与印度支那建立庞大的殖民帝国；1940年至1944年被德国占领，1958年改行第五共和国宪法。
      Republic of western Europe, proclaimed in 1870 when the emperor was taken prisoner. It built a colonial empire in Africa and Indochina, was occupied by Germany from 1940 to 1944, and has lived under its Fifth Republic since 1958.
      République d’Europe de l’Ouest, proclamée en 1870 après la capture de l’empereur. Elle se taille un empire colonial en Afrique et en Indochine, subit l’occupation allemande de 1940 à 1944 et vit depuis 1958 sous la Cinquième République.
      República de Europa occidental, proclamada en 1870 tras la captura del emperador. Levantó un imperio colonial en África e Indochina, sufrió la ocupación alemana de 1940 a 1944 y vive desde 1958 bajo la Quinta República.
      西ヨーロッパの共和国。1870年に皇帝が捕らえられて成立し、アフリカとインドシナに植民地帝国を築いた。1940年から1944年までドイツに占領され、1958年からは第五共和政のもとにある。`,
    events: [
      [
        '1870-09-04',
        '宣布成立第三共和国|The Third Republic is proclaimed|La Troisième République est proclamée|Se proclama la Tercera República|第三共和政が宣言される',
        3,
      ],
      ['1944-08-25', '巴黎解放|Paris is liberated|Paris est libéré|París es liberada|パリが解放される', 2],
      [
        '1958-10-04',
        '颁布第五共和国宪法|The constitution of the Fifth Republic is promulgated|La constitution de la Cinquième République est promulguée|Se promulga la Constitución de la Quinta República|第五共和政憲法が公布される',
      ],
    ],
    relations: [
      ['warred-with', 'prussia', ['1870', '1871']],
      ['party-to', 'first-world-war', ['1914', '1918'], ['strachan-first-world-war']],
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'spain',
    drawn: 'Spain (since 1914)',
    names: '西班牙|Spain|Espagne|España|スペイン',
    disambiguation: '1874年以后的国家|the state since 1874|l’État depuis 1874|el Estado desde 1874|1874年以後の国家',
    also: '西班牙王国|Kingdom of Spain|Royaume d’Espagne|Reino de España|スペイン王国',
    span: ['1874-12-29', '..'],
    capital: [40.42, -3.7, '马德里|Madrid|Madrid|Madrid|マドリード'],
    summary: `西南欧国家，1898年失去最后的大殖民地。1931年建立共和国，经1936年至1939年内战后由佛朗哥独裁；1975年佛朗哥死后恢复王室，1978年宪法确立民主。
      State of south-western Europe, left without its great colonies in 1898. A republic in 1931, it was torn by civil war from 1936 and ruled by Franco until 1975; a constitution of 1978 made it a democratic monarchy.
      État du sud-ouest de l’Europe, privé de ses grandes colonies en 1898. République en 1931, il est déchiré par la guerre civile dès 1936, puis soumis à Franco jusqu’en 1975 ; la constitution de 1978 en fait une monarchie démocratique.
      Estado del suroeste de Europa, que perdió en 1898 sus últimas grandes colonias. República en 1931, sufrió la guerra civil desde 1936 y la dictadura de Franco hasta 1975; la Constitución de 1978 lo hizo una monarquía democrática.
      南西ヨーロッパの国。1898年に最後の大きな植民地を失った。1931年に共和国となったが、1936年からの内戦を経てフランコの独裁が1975年まで続き、1978年の憲法で民主的な王国となった。`,
    events: [
      [
        '1931-04-14',
        '第二共和国成立|The Second Republic is proclaimed|La Seconde République est proclamée|Se proclama la Segunda República|第二共和政が宣言される',
      ],
      [
        ['1936-07-17', '1939-04-01'],
        '西班牙内战|The Spanish Civil War|La guerre civile espagnole|La guerra civil española|スペイン内戦',
        3,
      ],
      [
        '1978-12-06',
        '公民投票通过民主宪法|A referendum adopts the democratic constitution|Un référendum adopte la constitution démocratique|Un referéndum aprueba la Constitución democrática|国民投票が民主的な憲法を承認する',
      ],
    ],
    relations: [['held-old-lands-of', 'spanish-empire']],
  },
  {
    id: 'united-kingdom',
    drawn: 'United Kingdom',
    names: '联合王国|United Kingdom|Royaume-Uni|Reino Unido|イギリス',
    also: '英国;大不列颠及北爱尔兰联合王国|UK;Great Britain;Britain|Grande-Bretagne|Gran Bretaña|グレートブリテン及び北アイルランド連合王国;連合王国',
    span: ['1801-01-01', '..'],
    capital: [51.51, -0.13, '伦敦|London|Londres|Londres|ロンドン'],
    summary: `西欧岛国，由英格兰、苏格兰、威尔士与北爱尔兰组成。1801年与爱尔兰合并，曾统治世界上最大的帝国；爱尔兰大部于1922年分离，1997年交还香港。
      Island state of western Europe, made up of England, Scotland, Wales and Northern Ireland. United with Ireland in 1801, it ruled the largest of empires; most of Ireland left in 1922, and Hong Kong was handed over in 1997.
      État insulaire d’Europe de l’Ouest, formé de l’Angleterre, de l’Écosse, du pays de Galles et de l’Irlande du Nord. Uni à l’Irlande en 1801, il a dominé le plus vaste des empires ; l’essentiel de l’Irlande le quitte en 1922, et Hong Kong est rendu en 1997.
      Estado insular de Europa occidental, formado por Inglaterra, Escocia, Gales e Irlanda del Norte. Unido a Irlanda en 1801, gobernó el mayor de los imperios; casi toda Irlanda se separó en 1922, y Hong Kong fue devuelto en 1997.
      西ヨーロッパの島国。イングランド、スコットランド、ウェールズ、北アイルランドからなる。1801年にアイルランドと合同し、世界最大の帝国を治めた。1922年にアイルランドの大半が離れ、1997年に香港を返還した。`,
    events: [
      [
        '1801-01-01',
        '大不列颠与爱尔兰合并|Union of Great Britain and Ireland|Union de la Grande-Bretagne et de l’Irlande|Unión de Gran Bretaña e Irlanda|グレートブリテンとアイルランドの合同',
        3,
      ],
      [
        '2020-01-31',
        '退出欧洲联盟|Withdrawal from the European Union|Sortie de l’Union européenne|Salida de la Unión Europea|欧州連合からの離脱',
      ],
    ],
    relations: [
      ['party-to', 'first-opium-war', ['1840', '1842']],
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'soviet-union',
    drawn: 'Soviet Russia and the Soviet Union',
    names: '苏联|Soviet Union|Union soviétique|Unión Soviética|ソビエト連邦',
    also: '苏维埃社会主义共和国联盟;苏俄|USSR;Soviet Russia|URSS;Russie soviétique|URSS;Rusia soviética|ソ連;ソビエト・ロシア',
    span: ['1917-11-07', '1991-12-26'],
    capital: [55.76, 37.62, '莫斯科|Moscow|Moscou|Moscú|モスクワ'],
    summary: `布尔什维克1917年夺权后在原俄罗斯帝国建立的共产主义国家，1922年结成联盟。斯大林强行工业化并大清洗；1945年战胜纳粹德国，与美国冷战，1991年解体。
      Communist state built on the lands of the Russian Empire after the Bolsheviks took power in 1917, a union from 1922. Industrialized and terrorized under Stalin, it beat Nazi Germany, faced America in the Cold War and broke up in 1991.
      État communiste né sur les terres de l’Empire russe après la prise du pouvoir par les bolcheviks en 1917, union à partir de 1922. Industrialisé et terrorisé sous Staline, il vainc l’Allemagne nazie, affronte l’Amérique dans la guerre froide et se disloque en 1991.
      Estado comunista levantado en las tierras del Imperio ruso tras la toma del poder por los bolcheviques en 1917, unión desde 1922. Industrializado y aterrorizado bajo Stalin, venció a la Alemania nazi, se midió con Estados Unidos en la Guerra Fría y se disolvió en 1991.
      1917年にボリシェヴィキが権力を握り、旧ロシア帝国の地に建てた共産主義国家。1922年に連邦となった。スターリンのもとで工業化と大粛清が進み、ナチス・ドイツを破り、アメリカと冷戦を争って1991年に解体した。`,
    events: [
      [
        '1922-12-30',
        '苏维埃社会主义共和国联盟成立|The union of Soviet republics is founded|L’Union des républiques soviétiques est fondée|Se funda la unión de repúblicas soviéticas|ソビエト社会主義共和国連邦が成立する',
        3,
      ],
      ['1991-12-26', '苏联解体|The union is dissolved|L’Union est dissoute|Se disuelve la Unión|連邦が消滅する', 3],
    ],
    relations: [
      ['held-old-lands-of', 'russian-empire'],
      ['preceded', 'russia', '1991'],
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
      ['party-to', 'cold-war', ['1947', '1991'], ['gaddis-cold-war']],
    ],
    source: ['cambridge-russia', 'vol. 3'],
  },
  {
    id: 'russia',
    drawn: 'Russian Federation',
    also: '俄罗斯;俄国|Russia|Russie|Rusia|ロシア',
    span: ['1991-12-25', '..'],
    capital: [55.76, 37.62, '莫斯科|Moscow|Moscou|Moscú|モスクワ'],
    summary: `横跨欧亚两洲的联邦国家，世界上面积最大的国家。1991年苏联解体时独立，承袭其在联合国安理会的席位；1993年颁布总统制宪法。
      Federation across Europe and Asia, the largest state in the world by area. It emerged in 1991 from the break-up of the Soviet Union, whose seat in the Security Council it took over, and gave itself a presidential constitution in 1993.
      Fédération à cheval sur l’Europe et l’Asie, le plus vaste État du monde. Issue en 1991 de l’éclatement de l’Union soviétique, dont elle reprend le siège au Conseil de sécurité, elle se dote en 1993 d’une constitution présidentielle.
      Federación a caballo entre Europa y Asia, la más extensa del mundo. Surgió en 1991 de la disolución de la Unión Soviética, cuyo asiento en el Consejo de Seguridad heredó, y en 1993 se dio una constitución presidencialista.
      ヨーロッパとアジアにまたがる連邦国家で、面積は世界最大。1991年のソ連解体によって独立し、安全保障理事会の議席を引き継いだ。1993年に大統領制の憲法を定めた。`,
    events: [
      [
        '1993-12-12',
        '公民投票通过宪法|A referendum adopts the constitution|Un référendum adopte la constitution|Un referéndum aprueba la Constitución|国民投票で憲法が採択される',
      ],
      [
        '2022-02-24',
        '全面入侵乌克兰|Full-scale invasion of Ukraine|Invasion de l’Ukraine à grande échelle|Invasión a gran escala de Ucrania|ウクライナへの全面侵攻',
        3,
      ],
    ],
    relations: [['warred-with', 'ukraine', '2022']],
  },
  {
    id: 'ukraine',
    drawn: 'Ukraine',
    span: ['1991-08-24', '..'],
    capital: [50.45, 30.52, '基辅|Kyiv|Kiev|Kiev|キーウ'],
    summary: `东欧黑海北岸的国家，曾为苏联的加盟共和国，1932年至1933年死于饥荒者数百万。1991年独立；2014年俄罗斯吞并克里米亚，多数国家不予承认；2022年俄罗斯全面入侵。
      State of eastern Europe north of the Black Sea. As a Soviet republic it lost millions to the famine of 1932–1933; independent since 1991, it saw Russia annex Crimea in 2014, which most states do not recognize, and invade the whole country in 2022.
      État d’Europe orientale, au nord de la mer Noire. République soviétique, il perd des millions d’habitants dans la famine de 1932-1933 ; indépendant depuis 1991, il voit la Russie annexer la Crimée en 2014, ce que la plupart des États ne reconnaissent pas, et l’envahir tout entier en 2022.
      Estado de Europa oriental, al norte del mar Negro. Como república soviética perdió millones de habitantes en la hambruna de 1932-1933; independiente desde 1991, vio a Rusia anexionarse Crimea en 2014, lo que la mayoría de los Estados no reconoce, e invadirlo en 2022.
      黒海の北に広がる東ヨーロッパの国。ソ連の一共和国であった1932年から1933年に飢饉で数百万人を失った。1991年に独立し、2014年にロシアがクリミアを併合したが、大半の国は認めていない。2022年にはロシアが全土に侵攻した。`,
    events: [
      [
        '1991-12-01',
        '公民投票赞成独立|A referendum confirms independence|Un référendum confirme l’indépendance|Un referéndum confirma la independencia|国民投票が独立を承認する',
        3,
      ],
    ],
    relations: [['independent-from', 'soviet-union', '1991']],
  },
  {
    id: 'poland',
    drawn: 'Poland (since 1918)',
    names: '波兰|Poland|Pologne|Polonia|ポーランド',
    disambiguation:
      '1918年以后的共和国|the republic since 1918|la République depuis 1918|la República desde 1918|1918年以後の共和国',
    span: ['1918-11-11', '..'],
    capital: [52.23, 21.01, '华沙|Warsaw|Varsovie|Varsovia|ワルシャワ'],
    summary: `中欧的共和国，被瓜分一百二十三年后于1918年复国。1939年德国与苏联将其瓜分，战后由共产党统治，疆界西移；1980年团结工会兴起，1989年恢复民主。
      Republic of central Europe, restored in 1918 after 123 years of partition. Germany and the Soviet Union divided it in 1939; after the war, moved westward, it was Communist until Solidarity, founded in 1980, brought about free elections in 1989.
      République d’Europe centrale, restaurée en 1918 après cent vingt-trois ans de partage. L’Allemagne et l’URSS se la partagent en 1939 ; déplacée vers l’ouest, elle reste communiste jusqu’aux élections de 1989, obtenues par Solidarność.
      República de Europa central, restaurada en 1918 tras ciento veintitrés años de reparto. Alemania y la Unión Soviética se la dividieron en 1939; desplazada hacia el oeste, fue comunista hasta las elecciones de 1989, logradas por Solidaridad.
      中央ヨーロッパの共和国。分割から123年を経て1918年に復活した。1939年にドイツとソ連に分割され、戦後は国土が西へ移り共産党が支配したが、1980年に生まれた「連帯」が1989年の自由選挙をもたらした。`,
    events: [
      [
        '1939-09-01',
        '德军入侵，第二次世界大战爆发|German invasion begins the Second World War|L’invasion allemande ouvre la Seconde Guerre mondiale|La invasión alemana abre la Segunda Guerra Mundial|ドイツ軍が侵攻し第二次世界大戦が始まる',
        3,
      ],
      [
        '1989-06-04',
        '团结工会赢得选举|Solidarity wins the elections|Solidarność remporte les élections|Solidaridad gana las elecciones|「連帯」が選挙に勝つ',
      ],
    ],
    relations: [
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
      ['warred-with', 'soviet-union', ['1919', '1921']],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'austria-hungary',
    drawn: 'Habsburg Austria',
    names: '哈布斯堡君主国|Habsburg monarchy|Monarchie des Habsbourg|Monarquía de los Habsburgo|ハプスブルク君主国',
    also: '奥地利帝国;奥匈帝国|Austria-Hungary;Austrian Empire|Autriche-Hongrie;Empire d’Autriche|Imperio austrohúngaro;Imperio austríaco|オーストリア帝国;オーストリア・ハンガリー帝国',
    span: ['1526', '1919'],
    capital: [48.21, 16.37, '维也纳|Vienna|Vienne|Viena|ウィーン'],
    summary: `哈布斯堡家族以维也纳为都的多民族国家，领有奥地利、波希米亚与匈牙利。1804年称奥地利帝国，1867年改为奥匈二元君主国，1918年战败瓦解。
      Realm of many peoples that the Habsburgs ruled from Vienna: Austria, Bohemia, Hungary and more. An empire from 1804 and the dual monarchy of Austria-Hungary from 1867, it fell apart with defeat in 1918.
      État aux peuples multiples que les Habsbourg gouvernent de Vienne : Autriche, Bohême, Hongrie et d’autres. Empire en 1804, double monarchie d’Autriche-Hongrie en 1867, il éclate avec la défaite de 1918.
      Estado de muchos pueblos que los Habsburgo gobernaron desde Viena: Austria, Bohemia, Hungría y otros. Imperio desde 1804 y monarquía dual austrohúngara desde 1867, se deshizo con la derrota de 1918.
      ハプスブルク家がウィーンから治めた多民族国家。オーストリア、ボヘミア、ハンガリーなどからなる。1804年に帝国、1867年にオーストリア・ハンガリー二重君主国となり、1918年の敗戦で解体した。`,
    events: [
      [
        '1804-08-11',
        '弗朗茨二世称奥地利皇帝|Francis II takes the title of Emperor of Austria|François II prend le titre d’empereur d’Autriche|Francisco II toma el título de emperador de Austria|フランツ二世がオーストリア皇帝を称する',
      ],
      [
        '1867-03',
        '奥地利与匈牙利达成妥协|Austria and Hungary reach the Compromise|L’Autriche et la Hongrie concluent le Compromis|Austria y Hungría sellan el Compromiso|オーストリアとハンガリーの妥協が成る',
        3,
      ],
    ],
    relations: [
      ['party-to', 'congress-of-vienna', ['1814', '1815']],
      ['party-to', 'first-world-war', ['1914', '1918'], ['strachan-first-world-war']],
      ['warred-with', 'prussia', '1866'],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'portugal',
    drawn: 'Portugal',
    also: '葡萄牙王国;葡萄牙共和国|Kingdom of Portugal;Portuguese Empire|Royaume de Portugal;Empire portugais|Reino de Portugal;Imperio portugués|ポルトガル王国;ポルトガル海上帝国',
    span: ['1139~', '..'],
    capital: [38.72, -9.14, '里斯本|Lisbon|Lisbonne|Lisboa|リスボン'],
    summary: `伊比利亚半岛西岸的国家，12世纪由收复失地运动中的伯国成为王国。15世纪率先远航，帝国遍及巴西、非洲与亚洲；1910年建立共和国，1974年康乃馨革命结束独裁。
      State on the western edge of Iberia, a kingdom since the twelfth century. It opened the sea road to India and held an empire from Brazil to Macau; a republic since 1910, it ended its dictatorship and its colonial wars in 1974.
      État de la façade ouest de la péninsule Ibérique, royaume dès le XIIᵉ siècle. Il ouvre la route maritime des Indes et tient un empire du Brésil à Macao ; république depuis 1910, il met fin en 1974 à sa dictature et à ses guerres coloniales.
      Estado del occidente ibérico, reino desde el siglo XII. Abrió la ruta marítima de la India y tuvo un imperio desde Brasil hasta Macao; república desde 1910, en 1974 puso fin a su dictadura y a sus guerras coloniales.
      イベリア半島の西の国。12世紀に王国となり、インドへの航路を開いてブラジルからマカオに及ぶ帝国を築いた。1910年に共和国となり、1974年に独裁と植民地戦争を終わらせた。`,
    events: [
      [
        '1143-10',
        '《萨莫拉条约》承认王国|The treaty of Zamora recognizes the kingdom|Le traité de Zamora reconnaît le royaume|El tratado de Zamora reconoce el reino|サモラ条約で王国が認められる',
      ],
      [
        '1498-05',
        '达·伽马抵达印度|Vasco da Gama reaches India|Vasco de Gama atteint l’Inde|Vasco da Gama llega a la India|ヴァスコ・ダ・ガマがインドに着く',
        3,
      ],
      [
        '1974-04-25',
        '康乃馨革命|The Carnation Revolution|La révolution des Œillets|La Revolución de los Claveles|カーネーション革命',
        3,
      ],
    ],
    relations: [
      ['party-to', 'first-world-war', ['1916', '1918'], ['strachan-first-world-war']],
      ['took-part-in', 'atlantic-slave-trade'],
    ],
  },
  {
    id: 'switzerland',
    drawn: 'Switzerland',
    also: '瑞士联邦|Swiss Confederation|Confédération suisse|Confederación Suiza|スイス連邦',
    span: ['1291', '..'],
    capital: [46.95, 7.45, '伯尔尼|Bern|Berne|Berna|ベルン'],
    summary: `阿尔卑斯山间的联邦国家，源于1291年山区三州的盟约。1499年起事实上脱离神圣罗马帝国，1648年获正式承认；1815年确立永久中立，1848年成为联邦。
      Federal state in the Alps, grown from a league of three valleys in 1291. Free of the Holy Roman Empire in fact from 1499 and in law from 1648, it was declared neutral for ever in 1815 and became a federation in 1848.
      État fédéral des Alpes, né d’une alliance de trois vallées en 1291. Détaché du Saint-Empire de fait en 1499, de droit en 1648, il est déclaré perpétuellement neutre en 1815 et devient une fédération en 1848.
      Estado federal de los Alpes, nacido de la alianza de tres valles en 1291. Libre del Sacro Imperio de hecho desde 1499 y de derecho desde 1648, fue declarado neutral a perpetuidad en 1815 y se hizo federación en 1848.
      アルプスの連邦国家。1291年の三つの谷の盟約に始まる。1499年に事実上、1648年に正式に神聖ローマ帝国を離れ、1815年に永世中立を認められ、1848年に連邦となった。`,
    events: [
      [
        '1648',
        '《威斯特伐利亚和约》承认独立|The Peace of Westphalia recognizes independence|La paix de Westphalie reconnaît l’indépendance|La paz de Westfalia reconoce la independencia|ウェストファリア条約で独立が認められる',
        3,
      ],
      [
        '1848-09-12',
        '联邦宪法生效|The federal constitution comes into force|La constitution fédérale entre en vigueur|Entra en vigor la Constitución federal|連邦憲法が発効する',
      ],
    ],
    relations: [['independent-from', 'holy-roman-empire', '1648']],
  },
  {
    id: 'denmark',
    drawn: 'Denmark',
    also: '丹麦王国|Kingdom of Denmark|Royaume de Danemark|Reino de Dinamarca|デンマーク王国',
    span: ['0965~', '..'],
    capital: [55.68, 12.57, '哥本哈根|Copenhagen|Copenhague|Copenhague|コペンハーゲン'],
    summary: `北欧王国，约965年“蓝牙王”哈拉尔接受基督教。中世纪曾统治英格兰与卡尔马联盟，1814年失挪威，1864年失石勒苏益格—荷尔斯泰因；1849年颁布立宪宪法。
      Kingdom of northern Europe, Christian since Harald Bluetooth about 965. Its kings once ruled England and the Kalmar Union; it lost Norway in 1814 and Schleswig-Holstein in 1864, and has had a constitution since 1849.
      Royaume d’Europe du Nord, chrétien depuis Harald à la Dent bleue vers 965. Ses rois ont régné sur l’Angleterre et l’Union de Kalmar ; il perd la Norvège en 1814, le Schleswig-Holstein en 1864, et a une constitution depuis 1849.
      Reino del norte de Europa, cristiano desde Harald Diente Azul, hacia 965. Sus reyes dominaron Inglaterra y la Unión de Kalmar; perdió Noruega en 1814 y Schleswig-Holstein en 1864, y tiene Constitución desde 1849.
      北ヨーロッパの王国。965年頃、ハーラル青歯王のもとでキリスト教に改宗した。王はかつてイングランドやカルマル同盟を治めたが、1814年にノルウェー、1864年にシュレースヴィヒ・ホルシュタインを失った。1849年以来の立憲国である。`,
    events: [
      [
        '1849-06-05',
        '颁布宪法，王权受限|A constitution ends absolute monarchy|Une constitution met fin à la monarchie absolue|Una Constitución acaba con la monarquía absoluta|憲法により絶対王政が終わる',
      ],
      [
        '1940-04-09',
        '德军占领|German occupation begins|Début de l’occupation allemande|Comienza la ocupación alemana|ドイツによる占領が始まる',
      ],
    ],
    relations: [['adopted', 'christianity', '0965~', ['mcevedy-medieval']]],
  },
  {
    id: 'sweden',
    drawn: 'Sweden',
    also: '瑞典王国|Kingdom of Sweden|Royaume de Suède|Reino de Suecia|スウェーデン王国',
    span: ['1000~', '..'],
    capital: [59.33, 18.07, '斯德哥尔摩|Stockholm|Stockholm|Estocolmo|ストックホルム'],
    summary: `斯堪的纳维亚王国。1523年古斯塔夫·瓦萨脱离卡尔马联盟，17世纪为波罗的海强国，1709年败于波尔塔瓦。1809年失芬兰，1814年以后不再参战。
      Scandinavian kingdom. Gustav Vasa took it out of the Kalmar Union in 1523; in the seventeenth century it was the great power of the Baltic, until Russia broke it at Poltava in 1709. It lost Finland in 1809 and has fought no war since 1814.
      Royaume scandinave. Gustave Vasa le retire de l’Union de Kalmar en 1523 ; grande puissance de la Baltique au XVIIᵉ siècle, il est brisé par la Russie à Poltava en 1709. Il perd la Finlande en 1809 et ne fait plus la guerre depuis 1814.
      Reino escandinavo. Gustavo Vasa lo sacó de la Unión de Kalmar en 1523; fue la gran potencia del Báltico en el siglo XVII, hasta que Rusia lo quebró en Poltava en 1709. Perdió Finlandia en 1809 y no ha hecho guerra alguna desde 1814.
      スカンジナビアの王国。1523年にグスタフ・ヴァーサがカルマル同盟を離れ、17世紀にはバルト海の強国となったが、1709年にポルタヴァでロシアに敗れた。1809年にフィンランドを失い、1814年以後は戦争をしていない。`,
    events: [
      [
        '1523-06-06',
        '古斯塔夫·瓦萨当选国王|Gustav Vasa is elected king|Gustave Vasa est élu roi|Gustavo Vasa es elegido rey|グスタフ・ヴァーサが国王に選ばれる',
        3,
      ],
      [
        '1709-07-08',
        '查理十二世败于波尔塔瓦|Charles XII is beaten at Poltava|Charles XII est battu à Poltava|Carlos XII es vencido en Poltava|カール十二世がポルタヴァで敗れる',
        3,
      ],
    ],
    relations: [
      ['party-to', 'thirty-years-war', ['1630', '1648']],
      ['warred-with', 'russian-empire', ['1700', '1721']],
    ],
    source: ['obrien-atlas'],
  },
  {
    id: 'norway',
    drawn: 'Norway (since 1905)',
    names: '挪威|Norway|Norvège|Noruega|ノルウェー',
    disambiguation:
      '1905年以后的王国|the kingdom since 1905|le royaume depuis 1905|el reino desde 1905|1905年以後の王国',
    span: ['1905-06-07', '..'],
    capital: [59.91, 10.75, '奥斯陆|Oslo|Oslo|Oslo|オスロ'],
    summary: `斯堪的纳维亚王国。先后与丹麦、瑞典同君共主，1905年议会宣布解散联合，选丹麦王子为哈康七世。1940年至1945年被德国占领，后以北海石油致富。
      Scandinavian kingdom, long joined to Denmark and then to Sweden. In 1905 its parliament dissolved the union and a Danish prince became King Haakon VII; occupied by Germany from 1940 to 1945, it later grew rich on North Sea oil.
      Royaume scandinave, longtemps uni au Danemark, puis à la Suède. En 1905, son parlement rompt l’union et un prince danois devient le roi Haakon VII ; occupé par l’Allemagne de 1940 à 1945, il s’enrichit ensuite du pétrole de la mer du Nord.
      Reino escandinavo, unido largo tiempo a Dinamarca y después a Suecia. En 1905 su parlamento disolvió la unión y un príncipe danés pasó a ser el rey Haakon VII; ocupado por Alemania de 1940 a 1945, se enriqueció luego con el petróleo del mar del Norte.
      スカンジナビアの王国。長くデンマーク、次いでスウェーデンと同じ君主をいただいたが、1905年に議会が連合を解消し、デンマークの王子がホーコン七世となった。1940年から1945年までドイツに占領され、のち北海の石油で豊かになった。`,
    events: [
      [
        '1905-06-07',
        '议会宣布解散与瑞典的联合|Parliament dissolves the union with Sweden|Le parlement dissout l’union avec la Suède|El parlamento disuelve la unión con Suecia|議会がスウェーデンとの連合を解消する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'sweden', '1905'],
      ['party-to', 'second-world-war', ['1940', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'finland',
    drawn: 'Finland',
    span: ['1917-12-06', '..'],
    capital: [60.25, 24.95, '赫尔辛基|Helsinki|Helsinki|Helsinki|ヘルシンキ'],
    summary: `北欧共和国。先属瑞典，1809年起为俄国的大公国，1917年独立。1939年至1940年抗击苏联入侵，割让卡累利阿，战后在东西方之间保持中立，2023年加入北约。
      Republic of northern Europe, Swedish until 1809 and then a Russian grand duchy, independent since 1917. It resisted the Soviet attack of 1939–1940 but lost Karelia, stayed neutral in the Cold War and joined NATO in 2023.
      République d’Europe du Nord, suédoise jusqu’en 1809 puis grand-duché russe, indépendante depuis 1917. Elle résiste à l’attaque soviétique de 1939-1940 mais perd la Carélie, reste neutre pendant la guerre froide et rejoint l’OTAN en 2023.
      República del norte de Europa, sueca hasta 1809 y después gran ducado ruso, independiente desde 1917. Resistió el ataque soviético de 1939-1940, aunque perdió Carelia; fue neutral en la Guerra Fría e ingresó en la OTAN en 2023.
      北ヨーロッパの共和国。1809年までスウェーデン領、その後ロシアの大公国で、1917年に独立した。1939年から翌年のソ連の侵攻に抗したがカレリアを失い、冷戦期は中立を守り、2023年にNATOに加盟した。`,
    events: [
      [
        '1917-12-06',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        ['1939-11-30', '1940-03-13'],
        '与苏联的冬季战争|The Winter War with the Soviet Union|La guerre d’Hiver contre l’Union soviétique|La Guerra de Invierno contra la Unión Soviética|ソ連との冬戦争',
        3,
      ],
    ],
    relations: [
      ['part-of', 'russian-empire', ['1809', '1917']],
      ['warred-with', 'soviet-union', ['1939', '1944']],
    ],
  },
  {
    id: 'iceland',
    drawn: 'Iceland',
    span: ['1918-12-01', '..'],
    capital: [64.15, -21.94, '雷克雅未克|Reykjavík|Reykjavik|Reikiavik|レイキャビク'],
    summary: `北大西洋岛国，维京人9世纪定居，930年设阿尔庭议会。后属挪威与丹麦，1918年成为与丹麦共戴一君的主权王国，1944年改为共和国。
      Island state of the North Atlantic, settled by Norse in the ninth century, whose assembly, the Althing, first met in 930. Under Norway and Denmark for centuries, it was a sovereign kingdom from 1918 and has been a republic since 1944.
      État insulaire de l’Atlantique Nord, peuplé par des Scandinaves au IXᵉ siècle, dont l’assemblée, l’Althing, remonte à 930. Longtemps norvégien puis danois, il est un royaume souverain en 1918 et une république depuis 1944.
      Estado insular del Atlántico Norte, poblado por escandinavos en el siglo IX, cuya asamblea, el Althing, se remonta a 930. Noruego y danés durante siglos, fue reino soberano desde 1918 y es república desde 1944.
      北大西洋の島国。9世紀に北欧人が移り住み、930年に民会アルシングを開いた。長くノルウェーとデンマークに属し、1918年に主権をもつ王国、1944年に共和国となった。`,
    events: [['1944-06-17', republic, 3]],
    relations: [['independent-from', 'denmark', ['1918', '1944']]],
  },
  {
    id: 'ireland',
    drawn: 'Ireland',
    also: '爱尔兰自由邦;爱尔兰共和国|Irish Free State;Republic of Ireland;Éire|État libre d’Irlande;République d’Irlande|Estado Libre Irlandés;República de Irlanda|アイルランド自由国;アイルランド共和国',
    span: ['1922-12-06', '..'],
    capital: [53.35, -6.26, '都柏林|Dublin|Dublin|Dublín|ダブリン'],
    summary: `占爱尔兰岛大部的国家。1919年至1921年独立战争后，二十六郡于1922年成为自由邦，北部六郡留在联合王国；1937年颁布新宪法，1949年成为共和国。
      State over most of the island of Ireland. After the war of independence of 1919–1921 twenty-six counties became the Irish Free State in 1922, while six stayed in the United Kingdom; it became a republic in 1949.
      État qui couvre l’essentiel de l’île d’Irlande. Après la guerre d’indépendance de 1919-1921, vingt-six comtés forment en 1922 l’État libre, six restant au Royaume-Uni ; il devient une république en 1949.
      Estado que abarca la mayor parte de la isla de Irlanda. Tras la guerra de independencia de 1919-1921, veintiséis condados formaron en 1922 el Estado Libre, mientras seis siguieron en el Reino Unido; es república desde 1949.
      アイルランド島の大半を占める国。1919年から1921年の独立戦争ののち、二十六州が1922年に自由国となり、北の六州はイギリスに残った。1949年に共和国となった。`,
    events: [
      [
        '1921-12-06',
        '签署《英爱条约》|The Anglo-Irish Treaty is signed|Le traité anglo-irlandais est signé|Se firma el tratado anglo-irlandés|英愛条約が結ばれる',
        3,
      ],
      [
        '1949-04-18',
        '成为共和国，退出英联邦|Ireland becomes a republic outside the Commonwealth|L’Irlande devient une république hors du Commonwealth|Irlanda pasa a ser república fuera de la Commonwealth|共和国となり英連邦を離れる',
      ],
    ],
    relations: [['independent-from', 'united-kingdom', '1922']],
  },
  {
    id: 'belgium',
    drawn: 'Belgium',
    span: ['1830-10-04', '..'],
    capital: [50.85, 4.35, '布鲁塞尔|Brussels|Bruxelles|Bruselas|ブリュッセル'],
    summary: `西欧王国，1830年革命后脱离荷兰。1839年列强保证其中立，两次世界大战中均遭德军侵占；曾统治刚果，1993年改为荷语区、法语区等组成的联邦国家。
      Kingdom of western Europe, split from the Netherlands by the revolution of 1830. Its neutrality, guaranteed in 1839, was broken by German invasion in 1914 and 1940; it ruled the Congo, and became a federation in 1993.
      Royaume d’Europe de l’Ouest, détaché des Pays-Bas par la révolution de 1830. Sa neutralité, garantie en 1839, est violée par l’Allemagne en 1914 et en 1940 ; il a gouverné le Congo et devient un État fédéral en 1993.
      Reino de Europa occidental, separado de los Países Bajos por la revolución de 1830. Su neutralidad, garantizada en 1839, fue violada por Alemania en 1914 y 1940; gobernó el Congo y es un Estado federal desde 1993.
      西ヨーロッパの王国。1830年の革命でオランダから離れた。1839年に保障された中立は1914年と1940年にドイツに破られた。コンゴを支配し、1993年に連邦国家となった。`,
    events: [
      [
        '1830-10-04',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        '1914-08-04',
        '德军入侵|German invasion|Invasion allemande|Invasión alemana|ドイツ軍の侵攻',
        3,
        ['strachan-first-world-war'],
      ],
    ],
    relations: [
      ['independent-from', 'netherlands', ['1830', '1839']],
      ['party-to', 'first-world-war', ['1914', '1918'], ['strachan-first-world-war']],
    ],
  },
  {
    id: 'luxembourg',
    drawn: 'Luxembourg',
    span: ['1815-06-09', '..'],
    capital: [49.61, 6.13, '卢森堡市|Luxembourg City|Luxembourg|Luxemburgo|ルクセンブルク市'],
    summary: `西欧大公国，1815年维也纳会议所立，由荷兰国王兼领。1839年西半割给比利时，其余成为自治国家；1867年定为永久中立，1890年起自有大公。
      Grand duchy of western Europe, set up by the Congress of Vienna in 1815 under the king of the Netherlands. It lost its western half to Belgium in 1839, was made neutral in 1867 and has had a dynasty of its own since 1890.
      Grand-duché d’Europe de l’Ouest, créé en 1815 par le congrès de Vienne et confié au roi des Pays-Bas. Il cède sa moitié ouest à la Belgique en 1839, devient neutre en 1867 et a sa propre dynastie depuis 1890.
      Gran ducado de Europa occidental, creado en 1815 por el Congreso de Viena bajo el rey de los Países Bajos. En 1839 cedió su mitad oeste a Bélgica, fue neutral desde 1867 y tiene dinastía propia desde 1890.
      西ヨーロッパの大公国。1815年のウィーン会議で生まれ、オランダ国王が大公を兼ねた。1839年に西半分をベルギーに譲り、1867年に中立国とされ、1890年から独自の大公家をもつ。`,
    events: [
      [
        '1839-04-19',
        '《伦敦条约》划定疆界|The treaty of London fixes the borders|Le traité de Londres fixe les frontières|El tratado de Londres fija las fronteras|ロンドン条約で国境が定まる',
      ],
    ],
    relations: [['independent-from', 'netherlands', ['1839', '1890']]],
  },
  {
    id: 'greece',
    drawn: 'Greece',
    also: '希腊王国;希腊共和国|Kingdom of Greece;Hellenic Republic|Royaume de Grèce;République hellénique|Reino de Grecia;República Helénica|ギリシア王国;ギリシア共和国',
    span: ['1821-03-25', '..'],
    capital: [37.98, 23.73, '雅典|Athens|Athènes|Atenas|アテネ'],
    summary: `东南欧国家，1821年起义反抗奥斯曼帝国，1830年获列强承认独立。巴尔干战争后疆土倍增，1923年与土耳其交换居民；1974年军政府垮台，改为共和国。
      State of south-eastern Europe, born of the rising of 1821 against the Ottomans and recognized by the powers in 1830. It doubled in the Balkan Wars, exchanged populations with Turkey in 1923 and became a republic when its junta fell in 1974.
      État d’Europe du Sud-Est, né du soulèvement de 1821 contre les Ottomans et reconnu par les puissances en 1830. Il double dans les guerres balkaniques, échange des populations avec la Turquie en 1923 et devient une république à la chute des colonels en 1974.
      Estado del sureste de Europa, nacido del alzamiento de 1821 contra los otomanos y reconocido por las potencias en 1830. Se duplicó en las guerras balcánicas, intercambió poblaciones con Turquía en 1923 y es república desde la caída de los coroneles en 1974.
      南東ヨーロッパの国。1821年にオスマン帝国に対して蜂起し、1830年に列強から独立を認められた。バルカン戦争で領土を倍にし、1923年にトルコと住民を交換した。1974年に軍政が倒れ共和国となった。`,
    events: [
      [
        '1830-02-03',
        '列强在伦敦承认独立|The powers recognize independence at London|Les puissances reconnaissent l’indépendance à Londres|Las potencias reconocen la independencia en Londres|列強がロンドンで独立を承認する',
        3,
      ],
      [
        '1974-12-08',
        '公民投票选择共和|A referendum chooses the republic|Un référendum choisit la république|Un referéndum elige la república|国民投票が共和制を選ぶ',
      ],
    ],
    relations: [
      ['independent-from', 'ottoman-empire', ['1821', '1830']],
      ['party-to', 'second-world-war', ['1940', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'bulgaria',
    drawn: 'Bulgaria',
    also: '保加利亚帝国;保加利亚王国|Bulgarian Empire;Kingdom of Bulgaria|Empire bulgare;Royaume de Bulgarie|Imperio búlgaro;Reino de Bulgaria|ブルガリア帝国;ブルガリア王国',
    span: ['0681', '..'],
    capital: [42.7, 23.32, '索非亚|Sofia|Sofia|Sofía|ソフィア'],
    summary: `巴尔干国家。保加尔人681年在多瑙河以南建国，864年皈依基督教，两度成为帝国，14世纪末亡于奥斯曼人。1878年复国，1908年完全独立，1946年至1990年由共产党统治。
      Balkan state. The Bulgars settled south of the Danube in 681 and took baptism in 864; two empires later the Ottomans conquered it. Restored in 1878 and fully independent in 1908, it was Communist from 1946 to 1990.
      État des Balkans. Les Bulgares s’établissent au sud du Danube en 681 et sont baptisés en 864 ; après deux empires, les Ottomans le conquièrent. Restauré en 1878, pleinement indépendant en 1908, il est communiste de 1946 à 1990.
      Estado de los Balcanes. Los búlgaros se asentaron al sur del Danubio en 681 y se bautizaron en 864; tras dos imperios lo conquistaron los otomanos. Restaurado en 1878 y del todo independiente en 1908, fue comunista de 1946 a 1990.
      バルカンの国。ブルガール人が681年にドナウ川の南に建て、864年に受洗した。二つの帝国ののちオスマン帝国に征服され、1878年に復活、1908年に完全に独立し、1946年から1990年まで共産党が治めた。`,
    events: [
      [
        '0681',
        '拜占庭承认保加尔人的国家|Byzantium recognizes the state of the Bulgars|Byzance reconnaît l’État des Bulgares|Bizancio reconoce el Estado de los búlgaros|ビザンツがブルガール人の国を認める',
        3,
      ],
      [
        '1908-10-05',
        '宣布完全独立|Declaration of full independence|Proclamation de la pleine indépendance|Proclamación de la plena independencia|完全な独立を宣言',
      ],
    ],
    relations: [
      ['warred-with', 'byzantine-empire', ['0681', '1018'], ['cambridge-byzantine']],
      ['independent-from', 'ottoman-empire', ['1878', '1908']],
      ['adopted', 'christianity', '0864', ['cambridge-byzantine']],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'serbia',
    drawn: 'Serbia',
    also: '塞尔维亚王国;塞尔维亚共和国|Kingdom of Serbia;Republic of Serbia|Royaume de Serbie;République de Serbie|Reino de Serbia;República de Serbia|セルビア王国;セルビア共和国',
    span: ['1217', '..'],
    capital: [44.82, 20.46, '贝尔格莱德|Belgrade|Belgrade|Belgrado|ベオグラード'],
    summary: `巴尔干国家。1217年加冕建国，斯特凡·杜尚14世纪称帝，后为奥斯曼人所灭。1804年起义后自治，1878年独立；1914年的危机引发大战，1918年至2006年并入南斯拉夫及其后继国。
      Balkan state, a kingdom from 1217 and an empire under Stefan Dušan before the Ottomans took it. Risen in 1804, independent in 1878, it was at the centre of the crisis of 1914 and part of Yugoslavia and its remnant from 1918 to 2006.
      État des Balkans, royaume en 1217 et empire sous Stefan Dušan avant la conquête ottomane. Soulevé en 1804, indépendant en 1878, il est au cœur de la crise de 1914 et fait partie de la Yougoslavie, puis de ce qui en reste, de 1918 à 2006.
      Estado de los Balcanes, reino en 1217 e imperio con Esteban Dušan antes de la conquista otomana. Alzado en 1804, independiente en 1878, estuvo en el centro de la crisis de 1914 y formó parte de Yugoslavia y de su resto entre 1918 y 2006.
      バルカンの国。1217年に王国となり、14世紀にはステファン・ドゥシャンが皇帝を称したが、オスマン帝国に征服された。1804年に蜂起し1878年に独立、1914年の危機の中心となり、1918年から2006年までユーゴスラビアとその後の連合に属した。`,
    events: [
      [
        '1878-07-13',
        '柏林会议承认独立|The Congress of Berlin recognizes independence|Le congrès de Berlin reconnaît l’indépendance|El Congreso de Berlín reconoce la independencia|ベルリン会議で独立が承認される',
        3,
      ],
      [
        '1914-07-28',
        '奥匈帝国宣战|Austria-Hungary declares war|L’Autriche-Hongrie déclare la guerre|Austria-Hungría declara la guerra|オーストリア・ハンガリーが宣戦する',
        3,
        ['strachan-first-world-war'],
      ],
    ],
    relations: [
      ['independent-from', 'ottoman-empire', '1878'],
      ['warred-with', 'austria-hungary', ['1914', '1918'], ['strachan-first-world-war']],
      ['part-of', 'yugoslavia', ['1918', '2003']],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'romania',
    drawn: 'Romania',
    span: ['1878', '..'],
    capital: [44.43, 26.1, '布加勒斯特|Bucharest|Bucarest|Bucarest|ブカレスト'],
    summary: `东南欧国家，由瓦拉几亚与摩尔达维亚两公国合并而成，1878年脱离奥斯曼帝国独立，1918年得特兰西瓦尼亚。1947年起由共产党统治，1989年齐奥塞斯库政权被推翻。
      State of south-eastern Europe, made from the principalities of Wallachia and Moldavia and free of the Ottomans in 1878. It gained Transylvania in 1918, was Communist from 1947 and overthrew Ceaușescu in 1989.
      État d’Europe du Sud-Est, né de l’union de la Valachie et de la Moldavie et affranchi des Ottomans en 1878. Il acquiert la Transylvanie en 1918, devient communiste en 1947 et renverse Ceaușescu en 1989.
      Estado del sureste de Europa, nacido de la unión de Valaquia y Moldavia y libre de los otomanos en 1878. Ganó Transilvania en 1918, fue comunista desde 1947 y derrocó a Ceaușescu en 1989.
      南東ヨーロッパの国。ワラキアとモルダヴィアの合同から生まれ、1878年にオスマン帝国から独立した。1918年にトランシルヴァニアを得、1947年から共産党が治め、1989年にチャウシェスク政権を倒した。`,
    events: [
      [
        '1878-07-13',
        '柏林会议承认独立|Independence is recognized at Berlin|L’indépendance est reconnue à Berlin|Se reconoce la independencia en Berlín|ベルリンで独立が承認される',
        3,
      ],
      [
        '1989-12-22',
        '齐奥塞斯库政权倒台|Ceaușescu falls|Chute de Ceaușescu|Caída de Ceaușescu|チャウシェスク政権が倒れる',
      ],
    ],
    relations: [
      ['independent-from', 'ottoman-empire', '1878'],
      ['party-to', 'first-world-war', ['1916', '1918'], ['strachan-first-world-war']],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'hungary',
    drawn: 'Hungary (since 1918)',
    names: '匈牙利|Hungary|Hongrie|Hungría|ハンガリー',
    disambiguation: '1918年以后的国家|the state since 1918|l’État depuis 1918|el Estado desde 1918|1918年以後の国家',
    span: ['1918-11-16', '..'],
    capital: [47.5, 19.04, '布达佩斯|Budapest|Budapest|Budapest|ブダペスト'],
    summary: `中欧国家，1918年脱离奥匈帝国，1920年《特里亚农条约》使其失去三分之二的领土。第二次世界大战中追随德国；1956年反苏起义被镇压，1989年恢复共和，实行民主。
      State of central Europe, separated from Austria in 1918; the treaty of Trianon of 1920 took two thirds of its land. An ally of Germany in the Second World War, it rose in vain against Soviet rule in 1956 and became a democracy in 1989.
      État d’Europe centrale, séparé de l’Autriche en 1918 ; le traité de Trianon lui ôte en 1920 les deux tiers de ses terres. Allié de l’Allemagne pendant la Seconde Guerre mondiale, il se soulève en vain contre les Soviétiques en 1956 et redevient une démocratie en 1989.
      Estado de Europa central, separado de Austria en 1918; el tratado de Trianón le quitó en 1920 dos tercios de sus tierras. Aliado de Alemania en la Segunda Guerra Mundial, se alzó en vano contra los soviéticos en 1956 y volvió a la democracia en 1989.
      中央ヨーロッパの国。1918年にオーストリアと分かれ、1920年のトリアノン条約で領土の三分の二を失った。第二次世界大戦ではドイツにつき、1956年の反ソ蜂起は鎮圧され、1989年に民主国となった。`,
    events: [
      [
        '1920-06-04',
        '签订《特里亚农条约》|The treaty of Trianon is signed|Le traité de Trianon est signé|Se firma el tratado de Trianón|トリアノン条約が結ばれる',
        3,
      ],
      [
        ['1956-10-23', '1956-11-11'],
        '反抗苏联的起义|Rising against Soviet rule|Soulèvement contre la tutelle soviétique|Alzamiento contra el dominio soviético|ソ連支配に対する蜂起',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'austria-hungary', '1918'],
      ['party-to', 'second-world-war', ['1941', '1945'], ['weinberg-ww2']],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'austria',
    drawn: 'Austria',
    names: '奥地利|Austria|Autriche|Austria|オーストリア',
    disambiguation:
      '1918年以后的共和国|the republic since 1918|la République depuis 1918|la República desde 1918|1918年以後の共和国',
    span: ['1918-11-12', '..'],
    capital: [48.21, 16.37, '维也纳|Vienna|Vienne|Viena|ウィーン'],
    summary: `中欧共和国，1918年由哈布斯堡帝国的德语地区组成。1938年被德国吞并，战后由四国占领；1955年签订国家条约，恢复主权并宣布永久中立。
      Republic of central Europe, formed in 1918 from German-speaking lands of the Habsburg empire. Germany annexed it in 1938; four powers occupied it after the war, until the State Treaty of 1955 made it sovereign again, and neutral.
      République d’Europe centrale, formée en 1918 de pays germanophones de l’empire des Habsbourg. Annexée par l’Allemagne en 1938, occupée par quatre puissances après la guerre, elle recouvre sa souveraineté par le traité d’État de 1955 et se déclare neutre.
      República de Europa central, formada en 1918 con tierras germanohablantes del imperio de los Habsburgo. Alemania se la anexionó en 1938; ocupada por cuatro potencias tras la guerra, recobró la soberanía con el Tratado de Estado de 1955 y se declaró neutral.
      中央ヨーロッパの共和国。1918年にハプスブルク帝国のドイツ語地域から生まれた。1938年にドイツに併合され、戦後は四か国に占領されたが、1955年の国家条約で主権を回復し、永世中立を宣言した。`,
    events: [
      [
        '1938-03-13',
        '德国吞并奥地利|Germany annexes Austria|L’Allemagne annexe l’Autriche|Alemania se anexiona Austria|ドイツがオーストリアを併合する',
        3,
      ],
      [
        '1955-05-15',
        '签署《国家条约》|The State Treaty is signed|Le traité d’État est signé|Se firma el Tratado de Estado|オーストリア国家条約が結ばれる',
        3,
      ],
    ],
    relations: [
      ['held-old-lands-of', 'austria-hungary'],
      ['part-of', 'germany', ['1938', '1945']],
    ],
  },
  {
    id: 'czechoslovakia',
    drawn: 'Czechoslovakia',
    span: ['1918-10-28', '1992-12-31'],
    capital: [50.08, 14.42, '布拉格|Prague|Prague|Praga|プラハ'],
    summary: `中欧国家，1918年由捷克人与斯洛伐克人在奥匈帝国故地建立。1938年慕尼黑协定后遭肢解，1948年起由共产党统治；1968年布拉格之春被镇压，1989年天鹅绒革命，1993年元旦分为两国。
      State of central Europe that Czechs and Slovaks founded in 1918. Dismembered after the Munich agreement of 1938 and Communist from 1948, it saw the Prague Spring crushed in 1968 and, after the Velvet Revolution, parted peacefully in two at the end of 1992.
      État d’Europe centrale fondé en 1918 par les Tchèques et les Slovaques. Démembré après les accords de Munich de 1938, communiste dès 1948, il voit écraser le Printemps de Prague en 1968 et, après la révolution de Velours, se sépare à l’amiable fin 1992.
      Estado de Europa central fundado en 1918 por checos y eslovacos. Desmembrado tras los acuerdos de Múnich de 1938 y comunista desde 1948, vio aplastada la Primavera de Praga en 1968 y, tras la Revolución de Terciopelo, se dividió en paz a fines de 1992.
      チェコ人とスロバキア人が1918年に建てた中央ヨーロッパの国。1938年のミュンヘン協定ののち解体され、1948年から共産党が治めた。1968年に「プラハの春」が鎮圧され、ビロード革命を経て1992年末に平和裏に二国に分かれた。`,
    events: [
      [
        '1918-10-28',
        '在布拉格宣布独立|Independence is proclaimed at Prague|L’indépendance est proclamée à Prague|Se proclama la independencia en Praga|プラハで独立が宣言される',
        3,
      ],
      [
        '1968-08-21',
        '华沙条约军队占领全国|Warsaw Pact troops occupy the country|Les troupes du pacte de Varsovie occupent le pays|Las tropas del Pacto de Varsovia ocupan el país|ワルシャワ条約軍が全土を占領する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'austria-hungary', '1918'],
      ['split-into', 'czech-republic', '1993'],
      ['split-into', 'slovakia', '1993'],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'czech-republic',
    drawn: 'Czech Republic',
    also: '捷克共和国|Czechia|République tchèque|Chequia|チェコ共和国',
    span: ['1993-01-01', '..'],
    capital: [50.08, 14.42, '布拉格|Prague|Prague|Praga|プラハ'],
    summary: `中欧共和国，由历史上的波希米亚、摩拉维亚与西里西亚一部组成，1993年捷克斯洛伐克和平分家后独立。剧作家哈维尔任首任总统，2004年加入欧盟。
      Republic of central Europe on the old lands of Bohemia and Moravia, independent since Czechoslovakia parted in 1993. The playwright Václav Havel was its first president; it joined the European Union in 2004.
      République d’Europe centrale, sur les anciens pays de Bohême et de Moravie, indépendante depuis le partage de la Tchécoslovaquie en 1993. Le dramaturge Václav Havel en est le premier président ; elle entre dans l’Union européenne en 2004.
      República de Europa central, en las antiguas tierras de Bohemia y Moravia, independiente desde la división de Checoslovaquia en 1993. El dramaturgo Václav Havel fue su primer presidente; ingresó en la Unión Europea en 2004.
      ボヘミアとモラヴィアを主とする中央ヨーロッパの共和国。1993年にチェコスロバキアの分離で独立し、劇作家ハヴェルが初代大統領となった。2004年に欧州連合に加盟した。`,
    events: [
      [
        '2004-05-01',
        '加入欧洲联盟|Accession to the European Union|Adhésion à l’Union européenne|Ingreso en la Unión Europea|欧州連合に加盟',
      ],
    ],
    relations: [['held-old-lands-of', 'austria-hungary']],
  },
  {
    id: 'slovakia',
    drawn: 'Slovakia',
    span: ['1939-03-14', '..'],
    capital: [48.15, 17.11, '布拉迪斯拉发|Bratislava|Bratislava|Bratislava|ブラチスラバ'],
    summary: `中欧国家，千年间属匈牙利王国。1939年至1945年为纳粹德国卵翼下的国家，此前此后均属捷克斯洛伐克；1993年成为独立的共和国，2009年采用欧元。
      State of central Europe, for a thousand years part of the Kingdom of Hungary. A client of Nazi Germany from 1939 to 1945, otherwise part of Czechoslovakia, it has been an independent republic since 1993 and uses the euro.
      État d’Europe centrale, qui appartint mille ans au royaume de Hongrie. Satellite de l’Allemagne nazie de 1939 à 1945, sinon partie de la Tchécoslovaquie, il est une république indépendante depuis 1993 et utilise l’euro.
      Estado de Europa central, que perteneció mil años al reino de Hungría. Satélite de la Alemania nazi de 1939 a 1945 y, por lo demás, parte de Checoslovaquia, es república independiente desde 1993 y usa el euro.
      中央ヨーロッパの国。千年にわたりハンガリー王国に属した。1939年から1945年はナチス・ドイツの従属国、その前後はチェコスロバキアの一部で、1993年に独立の共和国となった。`,
    events: [
      [
        '1993-01-01',
        '成为独立的共和国|Independence as a republic|Indépendance de la République slovaque|Independencia como república|共和国として独立',
        3,
      ],
    ],
    relations: [['part-of', 'czechoslovakia', ['1945', '1992']]],
  },
  {
    id: 'yugoslavia',
    drawn: 'Yugoslavia',
    span: ['1918-12-01', '2006-06-03'],
    capital: [44.82, 20.46, '贝尔格莱德|Belgrade|Belgrade|Belgrado|ベオグラード'],
    summary: `南斯拉夫人的国家。1918年以王国成立，1941年遭轴心国瓜分；铁托的游击队战后建立联邦，1948年与斯大林决裂。1991年起在战争中瓦解，余下的塞尔维亚与黑山2006年分立。
      State of the South Slavs, a kingdom from 1918, carved up by the Axis in 1941. Tito’s partisans made it a Communist federation, which broke with Stalin in 1948 and fell apart in war from 1991; Serbia and Montenegro, the rest, parted in 2006.
      État des Slaves du Sud, royaume en 1918, dépecé par l’Axe en 1941. Les partisans de Tito en font une fédération communiste, qui rompt avec Staline en 1948 et se disloque dans la guerre dès 1991 ; la Serbie et le Monténégro, ce qui en reste, se séparent en 2006.
      Estado de los eslavos del sur, reino desde 1918, despedazado por el Eje en 1941. Los partisanos de Tito lo hicieron una federación comunista que rompió con Stalin en 1948 y se deshizo en guerras desde 1991; Serbia y Montenegro, su resto, se separaron en 2006.
      南スラヴ人の国。1918年に王国として成立し、1941年に枢軸国に分割された。チトーのパルチザンが戦後に社会主義連邦を建て、1948年にスターリンと決裂した。1991年から戦争のうちに解体し、残るセルビアとモンテネグロも2006年に分かれた。`,
    events: [
      [
        '1918-12-01',
        '塞尔维亚人、克罗地亚人和斯洛文尼亚人王国成立|The Kingdom of Serbs, Croats and Slovenes is proclaimed|Le royaume des Serbes, Croates et Slovènes est proclamé|Se proclama el reino de los serbios, croatas y eslovenos|セルビア人・クロアチア人・スロベニア人王国が成立する',
        3,
      ],
      [
        '1948-06-28',
        '被逐出共产党情报局|Expulsion from the Cominform|Exclusion du Kominform|Expulsión del Kominform|コミンフォルムから除名',
      ],
    ],
    relations: [
      ['split-into', 'croatia', '1991'],
      ['split-into', 'slovenia', '1991'],
      ['held-old-lands-of', 'austria-hungary'],
      ['party-to', 'second-world-war', ['1941', '1945'], ['weinberg-ww2']],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'croatia',
    drawn: 'Croatia',
    span: ['1991-06-25', '..'],
    capital: [45.81, 15.98, '萨格勒布|Zagreb|Zagreb|Zagreb|ザグレブ'],
    summary: `亚得里亚海东岸的共和国。曾为中世纪王国，后与匈牙利及哈布斯堡联合，1918年起属南斯拉夫；1991年宣布独立，战争持续至1995年，2013年加入欧盟。
      Republic on the eastern Adriatic, a medieval kingdom, then joined to Hungary and the Habsburgs, and Yugoslav from 1918. It declared independence in 1991, fought for it until 1995 and joined the European Union in 2013.
      République de l’est de l’Adriatique, royaume médiéval, puis unie à la Hongrie et aux Habsbourg, yougoslave dès 1918. Elle proclame son indépendance en 1991, se bat pour elle jusqu’en 1995 et entre dans l’Union européenne en 2013.
      República del Adriático oriental, reino medieval, unida luego a Hungría y a los Habsburgo, yugoslava desde 1918. Proclamó la independencia en 1991, luchó por ella hasta 1995 e ingresó en la Unión Europea en 2013.
      アドリア海東岸の共和国。中世の王国で、のちハンガリーやハプスブルク家と結び、1918年からユーゴスラビアに属した。1991年に独立を宣言し、1995年まで戦い、2013年に欧州連合に加盟した。`,
    events: [
      ['1991-06-25', freed('yugoslavia'), 3],
      ['1992-05-22', joinsUN, 1],
    ],
    relations: [['independent-from', 'yugoslavia', '1991']],
  },
  {
    id: 'slovenia',
    drawn: 'Slovenia',
    span: ['1991-06-25', '..'],
    capital: [46.06, 14.51, '卢布尔雅那|Ljubljana|Ljubljana|Liubliana|リュブリャナ'],
    summary: `阿尔卑斯山与亚得里亚海之间的共和国，长期属哈布斯堡诸邦，1918年起属南斯拉夫。1991年6月宣布独立，十日战争后联邦军撤离；2004年加入欧盟。
      Republic between the Alps and the Adriatic, long Habsburg and Yugoslav from 1918. It declared independence in June 1991; after ten days of fighting the federal army withdrew, and it joined the European Union in 2004.
      République entre les Alpes et l’Adriatique, longtemps habsbourgeoise, yougoslave dès 1918. Elle proclame son indépendance en juin 1991 ; après dix jours de combats, l’armée fédérale se retire. Elle entre dans l’Union européenne en 2004.
      República entre los Alpes y el Adriático, largo tiempo de los Habsburgo, yugoslava desde 1918. Proclamó la independencia en junio de 1991; tras diez días de combates el ejército federal se retiró. Ingresó en la Unión Europea en 2004.
      アルプスとアドリア海の間の共和国。長くハプスブルク領で、1918年からユーゴスラビアに属した。1991年6月に独立を宣言し、十日間の戦いののち連邦軍が退いた。2004年に欧州連合に加盟した。`,
    events: [['1991-06-25', freed('yugoslavia'), 3]],
    relations: [['independent-from', 'yugoslavia', '1991']],
  },
  {
    id: 'west-germany',
    drawn: 'West Germany',
    names: '西德|West Germany|Allemagne de l’Ouest|Alemania Occidental|西ドイツ',
    also: '德意志联邦共和国|Federal Republic of Germany (to 1990)|République fédérale d’Allemagne (avant 1990)|República Federal de Alemania (hasta 1990)|ドイツ連邦共和国（1990年まで）',
    span: ['1949-05-23', '1990-10-03'],
    capital: [50.73, 7.1, '波恩|Bonn|Bonn|Bonn|ボン'],
    summary: `1949年在美英法三国占领区建立的民主国家，以波恩为临时首都。阿登纳任首任总理，经济迅速复兴，1955年加入北约，1957年参与创建欧洲共同体；1990年接纳东德各州而统一。
      Democracy set up in 1949 in the American, British and French zones of Germany, with its seat at Bonn. Rebuilt under Adenauer, it joined NATO in 1955, helped found the European Community in 1957 and took in the East in 1990.
      Démocratie fondée en 1949 dans les zones américaine, britannique et française, avec Bonn pour siège. Reconstruite sous Adenauer, elle entre dans l’OTAN en 1955, fonde avec d’autres la Communauté européenne en 1957 et accueille l’Est en 1990.
      Democracia creada en 1949 en las zonas estadounidense, británica y francesa, con sede en Bonn. Reconstruida con Adenauer, ingresó en la OTAN en 1955, cofundó la Comunidad Europea en 1957 y acogió al Este en 1990.
      アメリカ、イギリス、フランスの占領地区に1949年に成立した民主国家で、首都はボン。アデナウアーのもとで復興し、1955年にNATOに加盟、1957年に欧州共同体の創設に加わり、1990年に東ドイツを編入した。`,
    events: [
      [
        '1949-05-23',
        '颁布《基本法》|The Basic Law is promulgated|La Loi fondamentale est promulguée|Se promulga la Ley Fundamental|基本法が公布される',
        3,
      ],
      ['1955-05-09', '加入北大西洋公约组织|Accession to NATO|Adhésion à l’OTAN|Ingreso en la OTAN|NATOに加盟'],
    ],
    relations: [
      ['rival-of', 'east-germany', ['1949', '1972']],
      ['party-to', 'cold-war', ['1949', '1990'], ['gaddis-cold-war']],
    ],
  },
  {
    id: 'east-germany',
    drawn: 'East Germany',
    names: '东德|East Germany|Allemagne de l’Est|Alemania Oriental|東ドイツ',
    also: '德意志民主共和国|German Democratic Republic;GDR|République démocratique allemande;RDA|República Democrática Alemana;RDA|ドイツ民主共和国',
    span: ['1949-10-07', '1990-10-03'],
    capital: [52.52, 13.4, '东柏林|East Berlin|Berlin-Est|Berlín Este|東ベルリン'],
    summary: `1949年在苏联占领区建立的共产党国家。1953年工人起义遭苏军镇压，1961年筑柏林墙阻止国民出走；1989年和平抗议使政权垮台、柏林墙开放，次年并入联邦德国。
      Communist state set up in 1949 in the Soviet zone of Germany. Soviet tanks crushed its workers’ rising of 1953, and the Berlin Wall of 1961 kept its people in; peaceful protest opened it in 1989, and the next year the state joined the West.
      État communiste fondé en 1949 dans la zone soviétique. Les chars soviétiques écrasent le soulèvement ouvrier de 1953, le mur de Berlin retient la population dès 1961 ; des manifestations pacifiques l’ouvrent en 1989, et l’État rejoint l’Ouest l’année suivante.
      Estado comunista creado en 1949 en la zona soviética. Los tanques soviéticos aplastaron el alzamiento obrero de 1953 y el Muro de Berlín retuvo a la población desde 1961; protestas pacíficas lo abrieron en 1989, y al año siguiente el Estado se unió al Oeste.
      ソ連占領地区に1949年に成立した社会主義国家。1953年の労働者の蜂起はソ連軍に鎮圧され、1961年のベルリンの壁が国民を閉じ込めた。1989年の平和的な抗議で壁が開き、翌年西と統一した。`,
    events: [
      ['1953-06-17', '工人起义|Workers’ rising|Soulèvement ouvrier|Alzamiento obrero|労働者の蜂起'],
      [
        '1961-08-13',
        '开始修筑柏林墙|Building of the Berlin Wall begins|Début de la construction du mur de Berlin|Comienza la construcción del Muro de Berlín|ベルリンの壁の建設が始まる',
        3,
      ],
    ],
    relations: [['party-to', 'cold-war', ['1949', '1990'], ['gaddis-cold-war']]],
  },
  {
    id: 'belarus',
    drawn: 'Belarus',
    span: ['1991-08-25', '..'],
    capital: [53.9, 27.56, '明斯克|Minsk|Minsk|Minsk|ミンスク'],
    summary: `东欧国家，历史上属立陶宛大公国与波兰，18世纪末归俄国，1919年起为苏维埃共和国。第二次世界大战中约四分之一居民丧生；1991年独立，1994年起由卢卡申科统治。
      State of eastern Europe, of old part of the Grand Duchy of Lithuania, Russian from the partitions of Poland and then Soviet. It lost about a quarter of its people in the Second World War and became independent in 1991.
      État d’Europe orientale, jadis dans le grand-duché de Lituanie, russe depuis les partages de la Pologne, puis soviétique. Il perd près d’un quart de ses habitants pendant la Seconde Guerre mondiale et devient indépendant en 1991.
      Estado de Europa oriental, antaño en el Gran Ducado de Lituania, ruso desde los repartos de Polonia y después soviético. Perdió cerca de un cuarto de sus habitantes en la Segunda Guerra Mundial y se independizó en 1991.
      東ヨーロッパの国。かつてリトアニア大公国に属し、ポーランド分割でロシア領、のちソビエトとなった。第二次世界大戦で住民の約四分の一を失い、1991年に独立した。`,
    events: [
      ['1991-08-25', freed('ussr'), 3],
      [
        '1991-12-08',
        '在别洛韦日签约解散苏联|The Belavezha accord dissolves the Soviet Union|L’accord de Belovej dissout l’Union soviétique|El acuerdo de Belavezha disuelve la Unión Soviética|ベロヴェーシ合意でソ連の解体が決まる',
        3,
      ],
    ],
    relations: [['independent-from', 'soviet-union', '1991']],
  },
  {
    id: 'estonia',
    drawn: 'Estonia',
    span: ['1918-02-24', '..'],
    capital: [59.4, 24.75, '塔林|Tallinn|Tallinn|Tallin|タリン'],
    summary: `波罗的海东岸最北的共和国，语言近于芬兰语。历经丹麦、德意志骑士、瑞典与俄国统治，1918年独立；1940年被苏联吞并，1991年恢复独立，2004年加入欧盟与北约。
      Northernmost Baltic republic, whose language is akin to Finnish. Ruled by Danes, German knights, Swedes and Russians, it became independent in 1918; annexed by the Soviet Union in 1940 and free again in 1991, it joined the European Union and NATO in 2004.
      La plus septentrionale des républiques baltes, de langue proche du finnois. Gouvernée par Danois, chevaliers allemands, Suédois et Russes, indépendante en 1918 ; annexée par l’URSS en 1940, libre à nouveau en 1991, elle entre dans l’Union européenne et l’OTAN en 2004.
      La más septentrional de las repúblicas bálticas, de lengua cercana al finés. Regida por daneses, caballeros alemanes, suecos y rusos, se independizó en 1918; anexionada por la URSS en 1940 y libre de nuevo en 1991, ingresó en la Unión Europea y la OTAN en 2004.
      バルト三国の最も北の共和国で、言語はフィンランド語に近い。デンマーク、ドイツ騎士団、スウェーデン、ロシアの支配を経て1918年に独立した。1940年にソ連に併合され、1991年に独立を回復、2004年に欧州連合とNATOに加盟した。`,
    events: [
      [
        '1918-02-24',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        '1991-08-20',
        '恢复独立|Independence is restored|L’indépendance est rétablie|Se restaura la independencia|独立を回復する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'soviet-union', '1991'],
      ['held-old-lands-of', 'russian-empire'],
    ],
  },
  {
    id: 'latvia',
    drawn: 'Latvia',
    span: ['1918-11-18', '..'],
    capital: [56.95, 24.11, '里加|Riga|Riga|Riga|リガ'],
    summary: `波罗的海东岸共和国，汉萨名城里加为其首都。中世纪由德意志骑士征服，后属波兰、瑞典与俄国；1918年独立，1940年被苏联吞并，1991年恢复独立。
      Baltic republic around the Hanseatic city of Riga. Conquered by German knights and later Polish, Swedish and Russian, it became independent in 1918, was annexed by the Soviet Union in 1940 and regained its freedom in 1991.
      République balte autour de Riga, ville de la Hanse. Conquise par les chevaliers allemands, puis polonaise, suédoise et russe, elle devient indépendante en 1918, est annexée par l’URSS en 1940 et retrouve sa liberté en 1991.
      República báltica en torno a Riga, ciudad de la Hansa. Conquistada por caballeros alemanes y después polaca, sueca y rusa, se independizó en 1918, fue anexionada por la URSS en 1940 y recobró la libertad en 1991.
      ハンザ都市リガを首都とするバルトの共和国。ドイツ人の騎士団に征服され、ポーランド、スウェーデン、ロシアの支配を経て1918年に独立した。1940年にソ連に併合され、1991年に独立を回復した。`,
    events: [
      [
        '1918-11-18',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        '1991-08-21',
        '恢复独立|Independence is restored|L’indépendance est rétablie|Se restaura la independencia|独立を回復する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'soviet-union', '1991'],
      ['held-old-lands-of', 'russian-empire'],
    ],
  },
  {
    id: 'republic-of-lithuania',
    drawn: 'Republic of Lithuania',
    also: '立陶宛|Lithuania|Lituanie|Lituania|リトアニア',
    span: ['1918-02-16', '..'],
    capital: [54.69, 25.28, '维尔纽斯|Vilnius|Vilnius|Vilna|ヴィリニュス'],
    summary: `波罗的海东岸共和国，中世纪大公国的后继者。1918年在德军占领下宣布独立，1940年被苏联吞并；1990年3月在各苏维埃共和国中最先宣布恢复独立。
      Baltic republic, heir to the name of the medieval grand duchy. It declared independence in 1918, was annexed by the Soviet Union in 1940 and in March 1990 was the first Soviet republic to declare itself free again.
      République balte, héritière du nom du grand-duché médiéval. Elle se déclare indépendante en 1918, est annexée par l’URSS en 1940 et, en mars 1990, est la première république soviétique à se proclamer libre à nouveau.
      República báltica, heredera del nombre del gran ducado medieval. Se declaró independiente en 1918, fue anexionada por la URSS en 1940 y en marzo de 1990 fue la primera república soviética en proclamarse libre de nuevo.
      中世の大公国の名を継ぐバルトの共和国。1918年に独立を宣言し、1940年にソ連に併合された。1990年3月、ソ連の共和国の中で最初に独立の回復を宣言した。`,
    events: [
      [
        '1918-02-16',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      [
        '1990-03-11',
        '宣布恢复独立|The restoration of independence is declared|Le rétablissement de l’indépendance est proclamé|Se declara la restauración de la independencia|独立の回復を宣言する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'soviet-union', ['1990', '1991']],
      ['held-old-lands-of', 'russian-empire'],
    ],
  },
  {
    id: 'moldova',
    drawn: 'Moldova',
    names: '摩尔多瓦|Moldova|République de Moldavie|República de Moldavia|モルドバ',
    span: ['1991-08-27', '..'],
    capital: [47.01, 28.86, '基希讷乌|Chișinău|Chisinau|Chisináu|キシナウ'],
    summary: `罗马尼亚与乌克兰之间的国家，大部为历史上的比萨拉比亚。1812年归俄国，1918年并入罗马尼亚，1940年归苏联；1991年独立，1992年战事后德涅斯特河左岸自立，无联合国会员国承认。
      State between Romania and Ukraine, mostly the old Bessarabia. Russian from 1812, Romanian from 1918, Soviet from 1940, it became independent in 1991; the land across the Dniester broke away in a short war in 1992, recognized by no member of the United Nations.
      État entre la Roumanie et l’Ukraine, pour l’essentiel l’ancienne Bessarabie. Russe dès 1812, roumain dès 1918, soviétique dès 1940, il devient indépendant en 1991 ; la Transnistrie s’en détache par une brève guerre en 1992, sans qu’aucun membre de l’ONU la reconnaisse.
      Estado entre Rumanía y Ucrania, en lo esencial la antigua Besarabia. Ruso desde 1812, rumano desde 1918, soviético desde 1940, se independizó en 1991; Transnistria se separó en una breve guerra en 1992, sin que la reconozca ningún miembro de la ONU.
      ルーマニアとウクライナの間の国で、大半は旧ベッサラビア。1812年にロシア、1918年にルーマニア、1940年にソ連の領土となり、1991年に独立した。1992年の短い戦いでドニエストル左岸が離れたが、承認する国連加盟国はない。`,
    events: [
      ['1991-08-27', freed('ussr'), 3],
      ['1992-03-02', joinsUN, 1],
    ],
    relations: [['independent-from', 'soviet-union', '1991']],
  },
  {
    id: 'albania',
    drawn: 'Albania',
    span: ['1912-11-28', '..'],
    capital: [41.33, 19.82, '地拉那|Tirana|Tirana|Tirana|ティラナ'],
    summary: `亚得里亚海东岸的国家，1912年脱离奥斯曼帝国独立。1939年被意大利占领，1944年起霍查建立共产党统治，相继与南斯拉夫、苏联、中国决裂，闭关自守；1991年民主化。
      State on the eastern Adriatic, independent of the Ottomans in 1912 and seized by Italy in 1939. Under Enver Hoxha from 1944 it broke with Yugoslavia, the Soviet Union and China in turn and shut itself off until Communism fell in 1991.
      État de l’est de l’Adriatique, indépendant des Ottomans en 1912, saisi par l’Italie en 1939. Sous Enver Hoxha dès 1944, il rompt tour à tour avec la Yougoslavie, l’URSS et la Chine et vit fermé jusqu’à la chute du communisme en 1991.
      Estado del Adriático oriental, independiente de los otomanos en 1912 y ocupado por Italia en 1939. Con Enver Hoxha desde 1944 rompió sucesivamente con Yugoslavia, la URSS y China y vivió cerrado hasta la caída del comunismo en 1991.
      アドリア海東岸の国。1912年にオスマン帝国から独立し、1939年にイタリアに占領された。1944年からホッジャのもとでユーゴスラビア、ソ連、中国と次々に断交して鎖国し、1991年に共産主義体制が崩れた。`,
    events: [
      [
        '1912-11-28',
        '在发罗拉宣布独立|Independence is declared at Vlorë|L’indépendance est proclamée à Vlora|Se declara la independencia en Vlorë|ヴロラで独立が宣言される',
        3,
      ],
    ],
    relations: [['independent-from', 'ottoman-empire', '1912']],
  },
  {
    id: 'bosnia-and-herzegovina',
    drawn: 'Bosnia and Herzegovina',
    span: ['1992-03-03', '..'],
    capital: [43.86, 18.41, '萨拉热窝|Sarajevo|Sarajevo|Sarajevo|サラエボ'],
    summary: `巴尔干西部国家，波什尼亚克、塞尔维亚、克罗地亚三族共处。1463年归奥斯曼帝国，1878年由奥匈占领，1918年起属南斯拉夫；1992年独立后内战三年，斯雷布雷尼察发生种族灭绝。
      State of the western Balkans, of Bosniaks, Serbs and Croats. Ottoman from 1463, under Austria-Hungary from 1878, Yugoslav from 1918, it declared independence in 1992; the war that followed, with the genocide at Srebrenica, ended in 1995.
      État de l’ouest des Balkans, peuplé de Bosniaques, de Serbes et de Croates. Ottoman dès 1463, austro-hongrois dès 1878, yougoslave dès 1918, il se déclare indépendant en 1992 ; la guerre qui suit, avec le génocide de Srebrenica, cesse en 1995.
      Estado del oeste de los Balcanes, de bosníacos, serbios y croatas. Otomano desde 1463, austrohúngaro desde 1878, yugoslavo desde 1918, se declaró independiente en 1992; la guerra que siguió, con el genocidio de Srebrenica, acabó en 1995.
      ボシュニャク人、セルビア人、クロアチア人の住む西バルカンの国。1463年からオスマン領、1878年からオーストリア・ハンガリーの統治下、1918年からユーゴスラビアに属した。1992年の独立後の戦争ではスレブレニツァの虐殺が起き、1995年に終わった。`,
    events: [
      [
        '1992-04-06',
        '萨拉热窝围城开始|The siege of Sarajevo begins|Le siège de Sarajevo commence|Comienza el sitio de Sarajevo|サラエボの包囲が始まる',
        3,
      ],
      [
        '1995-12-14',
        '签署《代顿协定》|The Dayton accords are signed|Les accords de Dayton sont signés|Se firman los acuerdos de Dayton|デイトン合意が調印される',
        3,
      ],
    ],
    relations: [['independent-from', 'yugoslavia', '1992']],
  },
  {
    id: 'north-macedonia',
    drawn: 'North Macedonia',
    also: '马其顿共和国|Republic of Macedonia|République de Macédoine|República de Macedonia|マケドニア共和国',
    span: ['1991-09-08', '..'],
    capital: [42.0, 21.43, '斯科普里|Skopje|Skopje|Skopie|スコピエ'],
    summary: `巴尔干内陆国家。1913年由奥斯曼帝国转归塞尔维亚，后为南斯拉夫的共和国，1991年独立；因国名与希腊相争二十七年，2019年改今名。
      Landlocked Balkan state. Taken from the Ottomans by Serbia in 1913 and later a Yugoslav republic, it became independent in 1991; its quarrel with Greece over its name ended in 2019, when it took the present one.
      État enclavé des Balkans. Pris aux Ottomans par la Serbie en 1913, puis république yougoslave, il devient indépendant en 1991 ; sa querelle de nom avec la Grèce s’achève en 2019, quand il prend l’actuel.
      Estado interior de los Balcanes. Serbia lo tomó a los otomanos en 1913; después república yugoslava, se independizó en 1991. La disputa con Grecia por su nombre acabó en 2019, cuando adoptó el actual.
      バルカンの内陸国。1913年にオスマン帝国からセルビア領となり、のちユーゴスラビアの共和国、1991年に独立した。国名をめぐるギリシアとの争いは2019年の改称で終わった。`,
    events: [
      ['1991-09-08', freed('yugoslavia'), 3],
      [
        '2019-02-12',
        '更改国名|The new name takes effect|Le nouveau nom entre en vigueur|Entra en vigor el nuevo nombre|新しい国名となる',
      ],
    ],
    relations: [['independent-from', 'yugoslavia', '1991']],
  },
  {
    id: 'montenegro',
    drawn: 'Montenegro',
    span: ['1878-07-13', '..'],
    capital: [42.44, 19.26, '波德戈里察|Podgorica|Podgorica|Podgorica|ポドゴリツァ'],
    summary: `亚得里亚海滨的山国，长期抗拒奥斯曼帝国，由采蒂涅的主教公统治，1878年获承认独立，1910年称王国。1918年并入南斯拉夫，2006年公民投票后再度独立。
      Mountain country on the Adriatic that its prince-bishops held against the Ottomans, recognized as independent in 1878 and a kingdom from 1910. Merged in Yugoslavia in 1918, it voted itself free again in 2006.
      Pays de montagnes sur l’Adriatique, tenu par ses princes-évêques contre les Ottomans, reconnu indépendant en 1878, royaume en 1910. Fondu dans la Yougoslavie en 1918, il vote de nouveau son indépendance en 2006.
      País de montañas en el Adriático, que sus príncipes obispos defendieron de los otomanos, reconocido independiente en 1878 y reino desde 1910. Fundido en Yugoslavia en 1918, votó de nuevo su independencia en 2006.
      アドリア海に面する山国。主教公がオスマン帝国に抗して守り、1878年に独立を認められ、1910年に王国となった。1918年にユーゴスラビアに合わさり、2006年の国民投票で再び独立した。`,
    events: [
      [
        '1878-07-13',
        '柏林会议承认独立|Independence is recognized at Berlin|L’indépendance est reconnue à Berlin|Se reconoce la independencia en Berlín|ベルリンで独立が承認される',
        3,
      ],
      [
        '2006-06-03',
        '恢复独立|Independence is restored|L’indépendance est rétablie|Se restaura la independencia|独立を回復する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'ottoman-empire', '1878'],
      ['part-of', 'yugoslavia', ['1918', '2003']],
      ['party-to', 'first-world-war', ['1914', '1916'], ['strachan-first-world-war']],
    ],
  },
  {
    id: 'kosovo',
    drawn: 'Kosovo',
    span: ['2008-02-17', '..'],
    capital: [42.66, 21.17, '普里什蒂纳|Pristina|Pristina|Pristina|プリシュティナ'],
    summary: `巴尔干内陆地区，居民以阿尔巴尼亚人为主，原为塞尔维亚的自治省。1999年北约空袭后由联合国管理，2008年宣布独立，约百国承认，塞尔维亚等国不予承认。
      Landlocked Balkan country, mostly Albanian, once an autonomous province of Serbia. Under the United Nations after NATO’s bombing of 1999, it declared independence in 2008; about a hundred states recognize it, Serbia and others do not.
      Pays enclavé des Balkans, à majorité albanaise, jadis province autonome de Serbie. Administré par l’ONU après les bombardements de l’OTAN en 1999, il se déclare indépendant en 2008 ; une centaine d’États le reconnaissent, la Serbie et d’autres non.
      País interior de los Balcanes, de mayoría albanesa, antes provincia autónoma de Serbia. Administrado por la ONU tras los bombardeos de la OTAN de 1999, se declaró independiente en 2008; lo reconoce un centenar de Estados, pero no Serbia ni otros.
      アルバニア人が多数を占めるバルカンの内陸国で、もとはセルビアの自治州。1999年のNATOの空爆後に国連が管理し、2008年に独立を宣言した。約百か国が承認し、セルビアなどは認めていない。`,
    events: [
      [
        '2008-02-17',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
    ],
    relations: [['declared-independence-from', 'serbia', '2008']],
  },
  {
    id: 'danzig',
    drawn: 'Free City of Danzig',
    also: '格但斯克|Gdańsk|Gdańsk|Gdansk|グダニスク',
    span: ['1920-11-15', '1939-09-01'],
    capital: [
      54.35,
      18.65,
      '但泽（格但斯克）|Danzig (Gdańsk)|Dantzig (Gdańsk)|Dánzig (Gdansk)|ダンツィヒ（グダニスク）',
    ],
    summary: `维斯瓦河口的自由市，居民多为德意志人。《凡尔赛条约》将其自德国分出，由国际联盟保护，波兰享有港口与关税权；1939年9月1日大战首日被德国吞并。
      Free city at the mouth of the Vistula, mostly German. The treaty of Versailles took it from Germany and put it under the League of Nations, with rights for Poland in its port; Germany annexed it on the first day of war in 1939.
      Ville libre à l’embouchure de la Vistule, à majorité allemande. Le traité de Versailles la détache de l’Allemagne et la place sous la Société des Nations, avec des droits pour la Pologne dans son port ; l’Allemagne l’annexe au premier jour de la guerre, en 1939.
      Ciudad libre en la desembocadura del Vístula, de mayoría alemana. El tratado de Versalles la separó de Alemania y la puso bajo la Sociedad de Naciones, con derechos de Polonia en su puerto; Alemania se la anexionó el primer día de la guerra de 1939.
      ヴィスワ川河口の自由市で、住民の多くはドイツ人。ヴェルサイユ条約でドイツから切り離され、国際連盟の保護下に置かれ、ポーランドが港の権利をもった。1939年の開戦の日にドイツに併合された。`,
    events: [
      [
        '1939-09-01',
        '被德国吞并|Annexation by Germany|Annexion par l’Allemagne|Anexión por Alemania|ドイツに併合される',
        3,
      ],
    ],
    relations: [
      ['part-of', 'germany', '1939'],
      ['held-old-lands-of', 'prussia'],
    ],
    source: ['magocsi-atlas'],
  },
  {
    id: 'malta',
    drawn: 'Malta',
    span: ['1964-09-21', '..'],
    capital: [35.9, 14.51, '瓦莱塔|Valletta|La Valette|La Valeta|バレッタ'],
    summary: `地中海中部岛国，有史前巨石神庙。1530年起由医院骑士团据守，1565年击退奥斯曼人围攻；1800年起为英国海军基地，1942年全岛获乔治十字勋章，1964年独立，1974年改为共和国。
      Island state in the middle of the Mediterranean, with temples older than the pyramids. The Knights of Saint John held it from 1530 and withstood the Ottoman siege of 1565; a British naval base from 1800, it became independent in 1964.
      État insulaire du milieu de la Méditerranée, aux temples plus anciens que les pyramides. Les chevaliers de Saint-Jean le tiennent dès 1530 et résistent au siège ottoman de 1565 ; base navale britannique dès 1800, il devient indépendant en 1964.
      Estado insular del centro del Mediterráneo, con templos más antiguos que las pirámides. Los caballeros de San Juan lo tuvieron desde 1530 y resistieron el sitio otomano de 1565; base naval británica desde 1800, se independizó en 1964.
      地中海中央の島国で、ピラミッドより古い神殿がある。1530年から聖ヨハネ騎士団が拠り、1565年のオスマン帝国の包囲に耐えた。1800年からイギリスの海軍基地となり、1964年に独立した。`,
    events: [
      ['1964-09-21', freed('britain'), 3],
      ['1974-12-13', republic],
    ],
    relations: [['independent-from', 'british-empire', '1964']],
  },
  {
    id: 'vatican-city',
    drawn: 'Vatican City',
    also: '教廷;圣座|Holy See|Saint-Siège|Santa Sede|聖座',
    span: ['1929-02-11', '..'],
    capital: [41.9, 12.45, '梵蒂冈|Vatican|Vatican|Vaticano|バチカン'],
    summary: `罗马城中的教皇国家，世界上最小的国家。1870年意大利取罗马、教皇国灭亡后，教皇自居囚徒，1929年《拉特兰条约》承认此城国主权。
      State of the pope within Rome, the smallest in the world. When Italy took Rome in 1870 and ended the Papal States, the popes shut themselves in; the Lateran treaty of 1929 settled the quarrel and gave them this city.
      État du pape au milieu de Rome, le plus petit du monde. Quand l’Italie prend Rome en 1870 et met fin aux États pontificaux, les papes s’enferment au Vatican ; le traité du Latran règle la querelle en 1929 et leur donne cette cité.
      Estado del papa en medio de Roma, el más pequeño del mundo. Cuando Italia tomó Roma en 1870 y acabó con los Estados Pontificios, los papas se encerraron en el Vaticano; el tratado de Letrán zanjó la disputa en 1929 y les dio esta ciudad.
      ローマ市内にある教皇の国で、世界最小。1870年にイタリアがローマを取って教皇領が滅びると教皇は閉じこもり、1929年のラテラノ条約で和解してこの都市国家が認められた。`,
    events: [
      [
        '1929-02-11',
        '签署《拉特兰条约》|The Lateran treaty is signed|Le traité du Latran est signé|Se firma el tratado de Letrán|ラテラノ条約が結ばれる',
        3,
      ],
    ],
    relations: [['independent-from', 'italy', '1929']],
  },
  {
    id: 'san-marino',
    drawn: 'San Marino',
    span: ['1243~', '..'],
    capital: [43.94, 12.45, '圣马力诺|San Marino|Saint-Marin|San Marino|サンマリノ'],
    summary: `四面为意大利所围的山城共和国，相传为301年石匠马里诺所建。1243年起由两位执政共治，1815年维也纳会议承认其独立，1849年收容加里波第，未被并入统一的意大利。
      Hilltop republic surrounded by Italy, founded in legend by the mason Marinus in 301 and headed by two captains since 1243. Recognized at Vienna in 1815, it sheltered Garibaldi in 1849 and stayed out of united Italy.
      République perchée au milieu de l’Italie, fondée selon la légende par le maçon Marin en 301 et dirigée par deux capitaines depuis 1243. Reconnue à Vienne en 1815, elle abrite Garibaldi en 1849 et reste hors de l’Italie unie.
      República en lo alto de un monte rodeada por Italia, fundada según la leyenda por el cantero Marino en 301 y dirigida por dos capitanes desde 1243. Reconocida en Viena en 1815, acogió a Garibaldi en 1849 y quedó fuera de la Italia unida.
      イタリアに囲まれた山上の共和国。伝説では301年に石工マリヌスが建て、1243年から二人の執政が治める。1815年にウィーンで承認され、1849年にガリバルディをかくまい、統一イタリアに加わらなかった。`,
    events: [
      [
        '1862-03-22',
        '与意大利缔约，确认独立|A treaty with Italy confirms independence|Un traité avec l’Italie confirme l’indépendance|Un tratado con Italia confirma la independencia|イタリアとの条約で独立が確かめられる',
        3,
      ],
    ],
    relations: [['friend-of', 'italy', ['1862', '..']]],
  },
  {
    id: 'monaco',
    drawn: 'Monaco',
    span: ['1297~', '..'],
    capital: [43.74, 7.42, '摩纳哥|Monaco|Monaco|Mónaco|モナコ'],
    summary: `地中海岸、三面为法国所围的公国，1297年起由格里马尔迪家族据有。1861年割让芒通等地而获法国承认独立，1863年起以蒙特卡洛赌场致富，1911年颁布宪法。
      Principality on the Mediterranean, enclosed by France, first seized by the Grimaldi in 1297. It gave up Menton in 1861 in return for recognized independence, lived on the casino of Monte Carlo from 1863 and has had a constitution since 1911.
      Principauté de la Méditerranée enclavée dans la France, prise une première fois par les Grimaldi en 1297. Elle cède Menton en 1861 contre la reconnaissance de son indépendance, vit du casino de Monte-Carlo dès 1863 et a une constitution depuis 1911.
      Principado mediterráneo enclavado en Francia, tomado por primera vez por los Grimaldi en 1297. Cedió Menton en 1861 a cambio de que se reconociera su independencia, vivió del casino de Montecarlo desde 1863 y tiene Constitución desde 1911.
      フランスに囲まれた地中海岸の公国。1297年にグリマルディ家が初めて手に入れた。1861年にマントンなどを譲って独立を認められ、1863年からモンテカルロのカジノで栄え、1911年に憲法を定めた。`,
    events: [
      [
        '1861-02-02',
        '法国条约承认独立|A treaty with France recognizes independence|Un traité avec la France reconnaît l’indépendance|Un tratado con Francia reconoce la independencia|フランスとの条約で独立が認められる',
        3,
      ],
    ],
    relations: [['friend-of', 'france', ['1918', '..']]],
  },
  {
    id: 'andorra',
    drawn: 'Andorra',
    span: ['1278', '..'],
    capital: [42.51, 1.52, '安道尔城|Andorra la Vella|Andorre-la-Vieille|Andorra la Vieja|アンドラ・ラ・ベリャ'],
    summary: `比利牛斯山中的小国。1278年协议定由乌赫尔主教与富瓦伯爵共为君主，后者权利后归法国元首；1993年通过宪法，成为议会制国家并加入联合国。
      Small state in the Pyrenees. An agreement of 1278 put it under two lords, the bishop of Urgell and the count of Foix, whose right passed to the head of France; a constitution of 1993 made it a parliamentary state.
      Petit État des Pyrénées. Un accord de 1278 le place sous deux seigneurs, l’évêque d’Urgell et le comte de Foix, dont le droit passe au chef de l’État français ; la constitution de 1993 en fait un État parlementaire.
      Pequeño Estado de los Pirineos. Un acuerdo de 1278 lo puso bajo dos señores, el obispo de Urgel y el conde de Foix, cuyo derecho pasó al jefe del Estado francés; la Constitución de 1993 lo hizo un Estado parlamentario.
      ピレネー山中の小国。1278年の協定でウルヘル司教とフォワ伯の共同統治となり、後者の権利はのちフランス元首に移った。1993年の憲法で議会制の国となった。`,
    events: [
      [
        '1993-03-14',
        '公民投票通过宪法|A referendum adopts the constitution|Un référendum adopte la constitution|Un referéndum aprueba la Constitución|国民投票で憲法が採択される',
        3,
      ],
      ['1993-07-28', joinsUN, 1],
    ],
    relations: [['vassal-of', 'france', ['1870', '1993']]],
  },
  {
    id: 'liechtenstein',
    drawn: 'Liechtenstein',
    span: ['1719-01-23', '..'],
    capital: [47.14, 9.52, '瓦杜兹|Vaduz|Vaduz|Vaduz|ファドゥーツ'],
    summary: `瑞士与奥地利之间的阿尔卑斯山小公国。1719年由列支敦士登家族的领地升为神圣罗马帝国公国，1806年起为主权国，1868年废除军队，1924年与瑞士结为关税同盟。
      Small principality between Switzerland and Austria. The Liechtenstein family’s lands were raised to a principality of the Holy Roman Empire in 1719; sovereign from 1806, it disbanded its army in 1868 and joined Switzerland’s customs area in 1924.
      Petite principauté entre la Suisse et l’Autriche. Les terres des Liechtenstein sont érigées en principauté du Saint-Empire en 1719 ; souveraine en 1806, elle dissout son armée en 1868 et entre dans l’espace douanier suisse en 1924.
      Pequeño principado entre Suiza y Austria. Las tierras de los Liechtenstein se elevaron a principado del Sacro Imperio en 1719; soberano desde 1806, disolvió su ejército en 1868 y entró en la zona aduanera suiza en 1924.
      スイスとオーストリアの間の小さな公国。1719年にリヒテンシュタイン家の領地が神聖ローマ帝国の公国となり、1806年に主権を得た。1868年に軍を廃し、1924年にスイスと関税同盟を結んだ。`,
    events: [
      [
        '1719-01-23',
        '成为帝国公国|The lands become a principality of the Empire|Les terres deviennent une principauté d’Empire|Las tierras pasan a ser principado del Imperio|帝国の公国となる',
        3,
      ],
    ],
    relations: [
      ['part-of', 'holy-roman-empire', ['1719', '1806']],
      ['traded-with', 'switzerland', ['1924', '..']],
    ],
  },
]);
