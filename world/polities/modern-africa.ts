import { freed, joinsUN, polities } from './polity.ts';

export const modernAfrica = polities('africa', [
  {
    id: 'egypt',
    drawn: 'Egypt (since 1922)',
    names: '埃及|Egypt|Égypte|Egipto|エジプト',
    disambiguation: '1922年以后的国家|the state since 1922|l’État depuis 1922|el Estado desde 1922|1922年以後の国家',
    also: '埃及王国;阿拉伯埃及共和国;阿拉伯联合共和国|Kingdom of Egypt;Arab Republic of Egypt;United Arab Republic|Royaume d’Égypte;République arabe d’Égypte|Reino de Egipto;República Árabe de Egipto|エジプト王国;エジプト・アラブ共和国',
    span: ['1922-02-28', '..'],
    capital: [30.05, 31.24, '开罗|Cairo|Le Caire|El Cairo|カイロ'],
    summary: `东北非尼罗河畔的国家。1922年英国宣布其独立为王国，1952年军官革命推翻国王；纳赛尔1956年将苏伊士运河收归国有，1967年败于以色列，1979年媾和。2011年民众推翻穆巴拉克。
      State on the Nile in north-eastern Africa, declared independent by Britain in 1922. Officers overthrew the king in 1952; Nasser nationalized the Suez Canal in 1956, and Sadat made peace with Israel in 1979. The people drove out Mubarak in 2011.
      État du Nil, au nord-est de l’Afrique, déclaré indépendant par le Royaume-Uni en 1922. Des officiers renversent le roi en 1952 ; Nasser nationalise le canal de Suez en 1956, Sadate fait la paix avec Israël en 1979. Le peuple chasse Moubarak en 2011.
      Estado del Nilo, en el noreste de África, declarado independiente por Gran Bretaña en 1922. Unos oficiales derrocaron al rey en 1952; Náser nacionalizó el canal de Suez en 1956 y Sadat hizo la paz con Israel en 1979. El pueblo expulsó a Mubarak en 2011.
      北東アフリカ、ナイル川の国。1922年にイギリスが独立を宣言して王国となり、1952年に将校団が国王を倒した。1956年にナセルがスエズ運河を国有化し、1979年にサーダートがイスラエルと講和した。2011年に民衆がムバーラクを退けた。`,
    events: [
      [
        '1922-02-28',
        '英国宣布埃及独立|Britain declares Egypt independent|Le Royaume-Uni déclare l’Égypte indépendante|Gran Bretaña declara independiente a Egipto|イギリスがエジプトの独立を宣言する',
        3,
      ],
      [
        '1952-07-23',
        '自由军官革命|Revolution of the Free Officers|Révolution des Officiers libres|Revolución de los Oficiales Libres|自由将校団の革命',
        3,
      ],
      [
        '1956-07-26',
        '苏伊士运河收归国有|The Suez Canal is nationalized|Le canal de Suez est nationalisé|Se nacionaliza el canal de Suez|スエズ運河が国有化される',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', '1922'],
      ['held-old-lands-of', 'ottoman-empire'],
    ],
  },
  {
    id: 'south-africa',
    drawn: 'South Africa',
    also: '南非联邦;南非共和国|Union of South Africa;Republic of South Africa|Union sud-africaine|Unión Sudafricana|南アフリカ連邦;南アフリカ共和国',
    span: ['1910-05-31', '..'],
    capital: [-25.75, 28.19, '比勒陀利亚|Pretoria|Pretoria|Pretoria|プレトリア'],
    summary: `非洲最南端的国家，1910年由英国殖民地与布尔人共和国合组为联邦。1948年起推行种族隔离；经数十年反抗，1994年首次全民选举，曼德拉任总统。
      State at the southern end of Africa, formed in 1910 of British colonies and the former Boer republics. From 1948 it kept its peoples apart by law under apartheid; after decades of resistance all could vote in 1994, and Mandela became president.
      État de la pointe de l’Afrique, formé en 1910 de colonies britanniques et des anciennes républiques boers. L’apartheid y sépare les habitants par la loi dès 1948 ; après des décennies de résistance, tous votent en 1994 et Mandela devient président.
      Estado del extremo de África, formado en 1910 con colonias británicas y las antiguas repúblicas bóeres. Desde 1948 el apartheid separó por ley a sus habitantes; tras decenios de resistencia todos votaron en 1994 y Mandela fue presidente.
      アフリカ南端の国。1910年にイギリス植民地と旧ボーア共和国から生まれた。1948年からアパルトヘイトで人種を隔てたが、長い抵抗の末、1994年に全人種の選挙が行われ、マンデラが大統領となった。`,
    events: [
      [
        '1910-05-31',
        '南非联邦成立|The Union of South Africa is formed|L’Union sud-africaine est formée|Se forma la Unión Sudafricana|南アフリカ連邦が成立する',
        3,
      ],
      [
        '1994-04-27',
        '首次不分种族的选举|The first election open to all|Première élection ouverte à tous|Primeras elecciones abiertas a todos|全人種による初の選挙',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', ['1910', '1931']],
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'nigeria',
    drawn: 'Nigeria',
    span: ['1960-10-01', '..'],
    capital: [9.06, 7.49, '阿布贾|Abuja|Abuja|Abuya|アブジャ'],
    summary: `西非的联邦国家，非洲人口最多者，1914年由英国合并南北保护国而成，1960年独立。1967年至1970年比夫拉战争死者逾百万；屡经军政，1999年恢复文官政府。
      Federation of West Africa, the most populous state of the continent, put together by Britain in 1914 and independent in 1960. The war over Biafra in 1967–1970 cost over a million lives; civilian rule returned in 1999 after years of juntas.
      Fédération d’Afrique de l’Ouest, État le plus peuplé du continent, assemblé par les Britanniques en 1914 et indépendant en 1960. La guerre du Biafra fait plus d’un million de morts en 1967-1970 ; les civils reviennent en 1999 après des années de juntes.
      Federación de África occidental, el Estado más poblado del continente, reunida por los británicos en 1914 e independiente en 1960. La guerra de Biafra costó más de un millón de vidas en 1967-1970; en 1999 volvió el gobierno civil tras años de juntas.
      西アフリカの連邦国家で、大陸で最も人口が多い。1914年にイギリスが一つにまとめ、1960年に独立した。1967年からのビアフラ戦争で百万人以上が死に、長い軍政ののち1999年に民政に戻った。`,
    events: [
      ['1960-10-01', freed('britain'), 3],
      [
        ['1967-07-06', '1970-01-15'],
        '比夫拉战争|The Biafran War|La guerre du Biafra|La guerra de Biafra|ビアフラ戦争',
        3,
      ],
    ],
    relations: [['independent-from', 'british-empire', '1960']],
  },
  {
    id: 'ethiopia',
    drawn: 'Ethiopia (since 1974)',
    names: '埃塞俄比亚|Ethiopia|Éthiopie|Etiopía|エチオピア',
    disambiguation: '1974年以后的国家|the state since 1974|l’État depuis 1974|el Estado desde 1974|1974年以後の国家',
    span: ['1974-09-12', '..'],
    capital: [9.03, 38.74, '亚的斯亚贝巴|Addis Ababa|Addis-Abeba|Adís Abeba|アディスアベバ'],
    summary: `东非高原上的国家。1974年革命废黜皇帝，由德尔格军政府实行社会主义与恐怖统治；1991年被推翻，1993年厄立特里亚独立，1995年成为按民族划分的联邦共和国。
      State of the East African highlands. The revolution of 1974 deposed its emperor and brought the Derg, a junta that ruled by terror and fell in 1991; Eritrea left in 1993, and Ethiopia became an ethnic federation in 1995.
      État des hauts plateaux d’Afrique orientale. La révolution de 1974 dépose l’empereur et installe le Derg, junte qui gouverne par la terreur et tombe en 1991 ; l’Érythrée s’en va en 1993, et le pays devient en 1995 une fédération de peuples.
      Estado de las tierras altas de África oriental. La revolución de 1974 depuso al emperador y trajo el Derg, junta que gobernó con el terror y cayó en 1991; Eritrea se separó en 1993, y el país es desde 1995 una federación de pueblos.
      東アフリカ高原の国。1974年の革命で皇帝が廃され、軍事政権デルグが恐怖政治を行ったが1991年に倒れた。1993年にエリトリアが独立し、1995年に民族ごとの連邦共和国となった。`,
    events: [
      [
        '1974-09-12',
        '皇帝海尔·塞拉西被废黜|Emperor Haile Selassie is deposed|L’empereur Haïlé Sélassié est déposé|El emperador Haile Selassie es depuesto|皇帝ハイレ・セラシエが廃位される',
        3,
      ],
    ],
    relations: [
      ['succeeded-by-force', 'ethiopian-empire', '1974'],
      ['warred-with', 'eritrea', ['1998', '2000']],
    ],
  },
  {
    id: 'morocco',
    drawn: 'Morocco (since 1956)',
    names: '摩洛哥|Morocco|Maroc|Marruecos|モロッコ',
    disambiguation:
      '1956年以后的王国|the kingdom since 1956|le royaume depuis 1956|el reino desde 1956|1956年以後の王国',
    span: ['1956-03-02', '..'],
    capital: [34.02, -6.8, '拉巴特|Rabat|Rabat|Rabat|ラバト'],
    summary: `西北非王国，阿拉维王朝自17世纪统治至今。1912年沦为法国与西班牙保护国，1956年恢复独立；1975年以“绿色行军”进入西撒哈拉，归属至今未定。
      Kingdom of north-western Africa under the Alawi dynasty, which has ruled since the seventeenth century. A French and Spanish protectorate from 1912, independent again in 1956, it moved into Western Sahara with the Green March of 1975.
      Royaume du nord-ouest de l’Afrique, sous la dynastie alaouite, au pouvoir depuis le XVIIᵉ siècle. Protectorat français et espagnol dès 1912, de nouveau indépendant en 1956, il s’avance au Sahara occidental par la Marche verte de 1975.
      Reino del noroeste de África, bajo la dinastía alauí, que gobierna desde el siglo XVII. Protectorado francés y español desde 1912, otra vez independiente en 1956, avanzó en el Sahara Occidental con la Marcha Verde de 1975.
      北西アフリカの王国で、17世紀以来アラウィー朝が治める。1912年にフランスとスペインの保護国となり、1956年に独立を回復した。1975年の「緑の行進」で西サハラに進んだ。`,
    events: [
      ['1956-03-02', freed('france'), 3],
      [
        '1975-11-06',
        '绿色行军进入西撒哈拉|The Green March enters Western Sahara|La Marche verte entre au Sahara occidental|La Marcha Verde entra en el Sahara Occidental|緑の行進が西サハラに入る',
      ],
    ],
    relations: [
      ['independent-from', 'france', '1956'],
      ['warred-with', 'algeria', '1963'],
    ],
  },
  {
    id: 'algeria',
    drawn: 'Algeria',
    span: ['1962-07-05', '..'],
    capital: [36.7, 3.06, '阿尔及尔|Algiers|Alger|Argel|アルジェ'],
    summary: `北非国家，非洲面积最大者。1830年起被法国征服，百万欧洲人移居；1954年至1962年的独立战争死伤惨重。独立后由民族解放阵线执政，1990年代陷入内战。
      State of North Africa, the largest of the continent by area. France conquered it from 1830 and settled a million Europeans; the war of 1954–1962 won independence at a terrible price, and the 1990s brought civil war with Islamists.
      État d’Afrique du Nord, le plus vaste du continent. La France le conquiert à partir de 1830 et y installe un million d’Européens ; la guerre de 1954-1962 gagne l’indépendance à un prix terrible, et les années 1990 sont celles de la guerre civile contre les islamistes.
      Estado del norte de África, el más extenso del continente. Francia lo conquistó desde 1830 y asentó a un millón de europeos; la guerra de 1954-1962 ganó la independencia a un precio terrible, y los años noventa trajeron la guerra civil con los islamistas.
      北アフリカの国で、大陸で最も広い。1830年からフランスが征服し百万人のヨーロッパ人が移り住んだ。1954年から1962年の戦争は大きな犠牲の末に独立を得、1990年代にはイスラム主義勢力との内戦となった。`,
    events: [
      [
        '1954-11-01',
        '独立战争爆发|The war of independence begins|La guerre d’indépendance éclate|Estalla la guerra de independencia|独立戦争が始まる',
        3,
      ],
      ['1962-07-05', freed('france'), 3],
    ],
    relations: [['independent-from', 'france', ['1962', '1962']]],
  },
  {
    id: 'tunisia',
    drawn: 'Tunisia',
    span: ['1956-03-20', '..'],
    capital: [36.8, 10.1, '突尼斯城|Tunis|Tunis|Túnez|チュニス'],
    summary: `北非国家，古迦太基所在地。1881年沦为法国保护国，1956年独立，次年布尔吉巴废除君主，推行世俗改革；2011年民众推翻本·阿里，掀起“阿拉伯之春”。
      State of North Africa on the land of ancient Carthage. A French protectorate from 1881 and independent in 1956, it became a republic under Bourguiba, who reformed the law of the family; in 2011 it drove out Ben Ali and began the Arab Spring.
      État d’Afrique du Nord, sur la terre de l’antique Carthage. Protectorat français dès 1881, indépendant en 1956, il devient une république sous Bourguiba, qui réforme le droit de la famille ; en 2011, il chasse Ben Ali et ouvre le Printemps arabe.
      Estado del norte de África, en tierra de la antigua Cartago. Protectorado francés desde 1881, independiente en 1956, fue república con Burguiba, que reformó el derecho de familia; en 2011 expulsó a Ben Alí e inició la Primavera Árabe.
      古代カルタゴの地にある北アフリカの国。1881年にフランスの保護国となり、1956年に独立した。翌年ブルギバのもとで共和国となり家族法を改革した。2011年にベン・アリーを追い、「アラブの春」の先駆けとなった。`,
    events: [
      ['1956-03-20', freed('france'), 3],
      ['2011-01-14', '本·阿里出逃|Ben Ali flees|Fuite de Ben Ali|Huida de Ben Alí|ベン・アリーが国外へ逃れる', 3],
    ],
    relations: [
      ['independent-from', 'france', '1956'],
      ['held-old-lands-of', 'carthage'],
    ],
  },
  {
    id: 'libya',
    drawn: 'Libya',
    span: ['1951-12-24', '..'],
    capital: [32.8, 13.18, '的黎波里|Tripoli|Tripoli|Trípoli|トリポリ'],
    summary: `北非国家，1911年被意大利从奥斯曼帝国夺取，1951年经联合国独立为王国。1969年卡扎菲上校政变掌权，石油丰富；2011年内战中被推翻，国家陷入分裂。
      State of North Africa that Italy took from the Ottomans in 1911; the United Nations made it an independent kingdom in 1951. Colonel Gaddafi ruled it and its oil from 1969 until he was overthrown and killed in 2011.
      État d’Afrique du Nord, pris aux Ottomans par l’Italie en 1911 ; l’ONU en fait un royaume indépendant en 1951. Le colonel Kadhafi le gouverne, avec son pétrole, de 1969 à sa chute et sa mort en 2011.
      Estado del norte de África que Italia tomó a los otomanos en 1911; la ONU lo hizo reino independiente en 1951. El coronel Gadafi lo gobernó, con su petróleo, de 1969 hasta su caída y muerte en 2011.
      北アフリカの国。1911年にイタリアがオスマン帝国から奪い、1951年に国連の決議で独立王国となった。1969年から石油とともに治めたカッザーフィー大佐は2011年に倒され、殺された。`,
    events: [
      [
        '1951-12-24',
        '宣布独立为王国|Independence as a kingdom|L’indépendance est proclamée avec le royaume|Independencia como reino|王国として独立',
        3,
      ],
      [
        '1969-09-01',
        '卡扎菲政变掌权|Gaddafi seizes power|Kadhafi prend le pouvoir|Gadafi toma el poder|カッザーフィーが権力を握る',
      ],
    ],
    relations: [
      ['independent-from', 'italy', ['1947', '1951']],
      ['held-old-lands-of', 'ottoman-empire'],
    ],
  },
  {
    id: 'sudan',
    drawn: 'Sudan',
    names: '苏丹|Sudan|Soudan|Sudán|スーダン',
    also: '苏丹共和国|Republic of the Sudan|République du Soudan|República del Sudán|スーダン共和国',
    span: ['1956-01-01', '..'],
    capital: [15.55, 32.53, '喀土穆|Khartoum|Khartoum|Jartum|ハルツーム'],
    summary: `尼罗河中游的国家。1899年起由英国与埃及共管，1956年独立；南北内战两度爆发，死者约两百万，2011年南方分立；2003年起有达尔富尔冲突，2023年又陷内战。
      State on the middle Nile, under Britain and Egypt from 1899, independent in 1956. Two civil wars with the south cost some two million lives and ended in its secession in 2011; war struck Darfur from 2003, and the whole country from 2023.
      État du Nil moyen, sous le Royaume-Uni et l’Égypte dès 1899, indépendant en 1956. Deux guerres civiles avec le Sud font quelque deux millions de morts et finissent par sa sécession en 2011 ; la guerre frappe le Darfour dès 2003, tout le pays dès 2023.
      Estado del Nilo medio, bajo Gran Bretaña y Egipto desde 1899, independiente en 1956. Dos guerras civiles con el sur costaron unos dos millones de vidas y acabaron con la secesión de este en 2011; la guerra azotó Darfur desde 2003 y todo el país desde 2023.
      ナイル川中流の国。1899年からイギリスとエジプトの共同統治下にあり、1956年に独立した。南部との二度の内戦で約二百万人が死に、2011年に南が分離した。2003年からダルフール、2023年から全土が戦火にある。`,
    events: [['1956-01-01', freed('britain'), 3]],
    relations: [
      ['independent-from', 'british-empire', '1956'],
      ['split-into', 'south-sudan', '2011'],
      ['held-old-lands-of', 'kingdom-of-kush'],
    ],
  },
  {
    id: 'south-sudan',
    drawn: 'South Sudan',
    span: ['2011-07-09', '..'],
    capital: [4.85, 31.6, '朱巴|Juba|Djouba|Yuba|ジュバ'],
    summary: `白尼罗河上游的内陆国家。经数十年对喀土穆的战争，2011年公民投票后脱离苏丹独立；2013年至2018年内战。
      Landlocked state on the upper White Nile. After decades of war with Khartoum it voted for independence in 2011; civil war among its own leaders followed from 2013 to 2018.
      État enclavé du haut Nil Blanc. Après des décennies de guerre contre Khartoum, il vote l’indépendance en 2011 ; ses chefs se livrent une guerre civile de 2013 à 2018.
      Estado interior del alto Nilo Blanco. Tras decenios de guerra con Jartum votó la independencia en 2011; sus jefes libraron una guerra civil de 2013 a 2018.
      白ナイル川上流の内陸国。ハルツームとの数十年の戦争を経て、2011年の住民投票でスーダンから独立した。2013年から2018年まで内戦となった。`,
    events: [
      [
        '2011-07-09',
        '脱离苏丹独立|Independence from Sudan|L’indépendance est obtenue du Soudan|Independencia de Sudán|スーダンからの独立',
        3,
      ],
      ['2011-07-14', joinsUN, 1],
    ],
    relations: [['independent-from', 'sudan', '2011']],
  },
  {
    id: 'ghana',
    drawn: 'Ghana',
    names: '加纳|Ghana|Ghana|Ghana|ガーナ',
    disambiguation: '1957年以后的国家|the state since 1957|l’État depuis 1957|el Estado desde 1957|1957年以後の国家',
    also: '黄金海岸|Gold Coast|Côte-de-l’Or|Costa de Oro|ゴールドコースト',
    span: ['1957-03-06', '..'],
    capital: [5.6, -0.19, '阿克拉|Accra|Accra|Acra|アクラ'],
    summary: `西非国家，原英属黄金海岸，以黄金与可可闻名。1957年由恩克鲁玛领导独立，是撒哈拉以南最早摆脱殖民的国家之一，国名取自中世纪的加纳帝国；1992年恢复民主。
      State of West Africa, once the British Gold Coast, known for gold and cocoa. Led by Nkrumah to independence in 1957, among the first south of the Sahara, it took its name from medieval Ghana; democracy returned in 1992.
      État d’Afrique de l’Ouest, jadis Côte-de-l’Or britannique, connu pour son or et son cacao. Mené à l’indépendance par Nkrumah en 1957, l’un des premiers au sud du Sahara, il prend le nom du Ghana médiéval ; la démocratie revient en 1992.
      Estado de África occidental, antes la Costa de Oro británica, conocido por el oro y el cacao. Llevado por Nkrumah a la independencia en 1957, de los primeros al sur del Sahara, tomó el nombre de la Ghana medieval; la democracia volvió en 1992.
      西アフリカの国で、もとイギリス領ゴールドコースト。金とカカオで知られる。1957年にエンクルマの指導でサハラ以南でいち早く独立し、中世のガーナ王国から国名をとった。1992年に民主制に戻った。`,
    events: [['1957-03-06', freed('britain'), 3]],
    relations: [
      ['independent-from', 'british-empire', '1957'],
      ['held-old-lands-of', 'asante-empire'],
    ],
  },
  {
    id: 'kenya',
    drawn: 'Kenya',
    span: ['1963-12-12', '..'],
    capital: [-1.29, 36.82, '内罗毕|Nairobi|Nairobi|Nairobi|ナイロビ'],
    summary: `东非国家，1895年起为英国保护地，白人移民占据高原。1952年至1960年茅茅起义遭镇压，1963年独立，由肯雅塔领导；2007年选举后爆发骚乱，2010年通过新宪法。
      State of East Africa, British from 1895, whose highlands went to white settlers. The Mau Mau rising of 1952–1960 was put down, but independence came in 1963 under Jomo Kenyatta; a new constitution followed in 2010.
      État d’Afrique orientale, britannique dès 1895, dont les hautes terres vont à des colons blancs. Le soulèvement mau-mau de 1952-1960 est écrasé, mais l’indépendance vient en 1963 sous Jomo Kenyatta ; une constitution nouvelle suit en 2010.
      Estado de África oriental, británico desde 1895, cuyas tierras altas pasaron a colonos blancos. El alzamiento mau-mau de 1952-1960 fue sofocado, pero la independencia llegó en 1963 con Jomo Kenyatta; en 2010 tuvo nueva Constitución.
      東アフリカの国。1895年からイギリスの支配下で、高原は白人入植者の手に渡った。1952年からのマウマウの反乱は鎮圧されたが、1963年にケニヤッタのもとで独立した。2010年に新憲法を定めた。`,
    events: [['1963-12-12', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1963']],
  },
  {
    id: 'tanzania',
    drawn: 'Tanzania',
    also: '坦噶尼喀|Tanganyika|Tanganyika|Tanganica|タンガニーカ',
    span: ['1961-12-09', '..'],
    capital: [-6.17, 35.74, '多多马|Dodoma|Dodoma|Dodoma|ドドマ'],
    summary: `东非国家。坦噶尼喀先属德国，后由英国统治，1961年独立，1964年革命后的桑给巴尔与之合并；尼雷尔推行村社社会主义，1979年推翻乌干达的阿明。
      State of East Africa. Tanganyika, German and then British, became independent in 1961 and united with revolutionary Zanzibar in 1964. Nyerere tried a village socialism and sent his army to overthrow Idi Amin of Uganda in 1979.
      État d’Afrique orientale. Le Tanganyika, allemand puis britannique, devient indépendant en 1961 et s’unit en 1964 à Zanzibar en révolution. Nyerere tente un socialisme villageois et fait renverser Idi Amin Dada, en Ouganda, en 1979.
      Estado de África oriental. Tanganica, alemana y después británica, se independizó en 1961 y se unió en 1964 a la Zanzíbar revolucionaria. Nyerere ensayó un socialismo de aldea y su ejército derrocó a Idi Amin en Uganda en 1979.
      東アフリカの国。ドイツ、次いでイギリスの支配を受けたタンガニーカが1961年に独立し、1964年に革命後のザンジバルと合併した。ニエレレは村落社会主義を試み、1979年にウガンダのアミンを倒した。`,
    events: [
      [
        '1961-12-09',
        '坦噶尼喀独立|Independence of Tanganyika|Indépendance du Tanganyika|Independencia de Tanganica|タンガニーカの独立',
        3,
      ],
      ['1964-04-26', '与桑给巴尔合并|Union with Zanzibar|Union avec Zanzibar|Unión con Zanzíbar|ザンジバルとの合併', 3],
    ],
    relations: [
      ['independent-from', 'british-empire', '1961'],
      ['warred-with', 'uganda', ['1978', '1979']],
    ],
  },
  {
    id: 'uganda',
    drawn: 'Uganda',
    span: ['1962-10-09', '..'],
    capital: [0.35, 32.58, '坎帕拉|Kampala|Kampala|Kampala|カンパラ'],
    summary: `维多利亚湖北岸的东非国家，名称来自布干达王国。1894年成为英国保护国，1962年独立；1971年至1979年阿明的独裁杀害数十万人，内战至1986年方息。
      State north of Lake Victoria, named after the kingdom of Buganda. A British protectorate from 1894 and independent in 1962, it suffered the dictatorship of Idi Amin from 1971 to 1979 and civil war until 1986.
      État au nord du lac Victoria, qui doit son nom au royaume du Buganda. Protectorat britannique dès 1894, indépendant en 1962, il subit la dictature d’Idi Amin Dada de 1971 à 1979 et la guerre civile jusqu’en 1986.
      Estado al norte del lago Victoria, que debe su nombre al reino de Buganda. Protectorado británico desde 1894, independiente en 1962, sufrió la dictadura de Idi Amin de 1971 a 1979 y la guerra civil hasta 1986.
      ビクトリア湖の北の国で、名はブガンダ王国にちなむ。1894年にイギリスの保護国となり、1962年に独立した。1971年から1979年までアミンの独裁、その後1986年まで内戦に苦しんだ。`,
    events: [['1962-10-09', freed('britain'), 3]],
    relations: [['independent-from', 'british-empire', '1962']],
  },
  {
    id: 'rwanda',
    drawn: 'Rwanda',
    span: ['1962-07-01', '..'],
    capital: [-1.95, 30.06, '基加利|Kigali|Kigali|Kigali|キガリ'],
    summary: `东非大湖地区的山国，古老的王国先归德国、后归比利时统治，1962年独立为共和国。1994年胡图极端分子在百日内屠杀约八十万图西人，爱国阵线夺权后止。
      Hilly state of the Great Lakes of Africa, an old kingdom ruled by Germany and then Belgium, independent as a republic in 1962. In 1994 Hutu extremists murdered some 800,000 people, most of them Tutsi, in a hundred days.
      État de collines des Grands Lacs africains, vieux royaume gouverné par l’Allemagne puis la Belgique, république indépendante en 1962. En 1994, des extrémistes hutu tuent en cent jours quelque 800 000 personnes, pour la plupart tutsi.
      Estado montañoso de los Grandes Lagos de África, viejo reino regido por Alemania y después Bélgica, república independiente en 1962. En 1994 extremistas hutus mataron en cien días a unas 800 000 personas, la mayoría tutsis.
      アフリカ大湖地方の丘陵の国。古くからの王国がドイツ、次いでベルギーに治められ、1962年に共和国として独立した。1994年、フツ過激派が百日間にツチを主とする約八十万人を虐殺した。`,
    events: [
      ['1962-07-01', freed('belgium'), 3],
      [
        ['1994-04-07', '1994-07'],
        '对图西人的种族灭绝|Genocide of the Tutsi|Génocide des Tutsi|Genocidio de los tutsis|ツチに対するジェノサイド',
        3,
      ],
    ],
    relations: [['independent-from', 'belgium', '1962']],
  },
  {
    id: 'burundi',
    drawn: 'Burundi',
    span: ['1962-07-01', '..'],
    capital: [-3.43, 29.92, '基特加|Gitega|Gitega|Gitega|ギテガ'],
    summary: `东非大湖地区的小国，古老的王国先归德国、后归比利时，1962年独立，1966年改为共和国。图西与胡图之争屡酿屠杀，1993年起内战至2005年。
      Small state of the Great Lakes of Africa, an old kingdom under Germany and then Belgium, independent in 1962 and a republic from 1966. Strife between Tutsi and Hutu brought massacres, and civil war from 1993 to 2005.
      Petit État des Grands Lacs africains, vieux royaume sous l’Allemagne puis la Belgique, indépendant en 1962 et république en 1966. Les luttes entre Tutsi et Hutu entraînent des massacres, et la guerre civile de 1993 à 2005.
      Pequeño Estado de los Grandes Lagos de África, viejo reino bajo Alemania y después Bélgica, independiente en 1962 y república desde 1966. La lucha entre tutsis y hutus trajo matanzas, y la guerra civil de 1993 a 2005.
      アフリカ大湖地方の小国。古くからの王国がドイツ、次いでベルギーの支配を受け、1962年に独立、1966年に共和国となった。ツチとフツの争いで虐殺が度々起き、1993年から2005年まで内戦が続いた。`,
    events: [['1962-07-01', freed('belgium'), 3]],
    relations: [['independent-from', 'belgium', '1962']],
  },
  {
    id: 'belgian-congo',
    drawn: 'Congo Free State (Belgian Congo)',
    names:
      '刚果自由邦与比属刚果|Congo Free State and Belgian Congo|État indépendant du Congo et Congo belge|Estado Libre del Congo y Congo Belga|コンゴ自由国とベルギー領コンゴ',
    also: '比属刚果|Belgian Congo|Congo belge|Congo Belga|ベルギー領コンゴ',
    span: ['1885-07-01', '1962-07-01'],
    capital: [
      -4.32,
      15.31,
      '利奥波德维尔（金沙萨）|Léopoldville (Kinshasa)|Léopoldville (Kinshasa)|Leopoldville (Kinsasa)|レオポルドヴィル（キンシャサ）',
    ],
    summary: `中非殖民地。1885年为比利时国王利奥波德二世私有，强征橡胶致数百万人死亡；国际抗议下1908年转归比利时政府，1960年独立，所辖卢旺达—乌隆迪1962年独立。
      Colony in central Africa. From 1885 it was the private domain of King Leopold II, whose forced rubber harvest cost millions of lives; outcry abroad made Belgium take it over in 1908. It became independent in 1960, Rwanda and Burundi in 1962.
      Colonie d’Afrique centrale. Dès 1885, domaine privé du roi Léopold II, dont la récolte forcée du caoutchouc coûte des millions de vies ; l’indignation étrangère oblige la Belgique à la reprendre en 1908. Elle devient indépendante en 1960, le Rwanda et le Burundi en 1962.
      Colonia de África central. Desde 1885 fue dominio privado del rey Leopoldo II, cuya recolección forzada de caucho costó millones de vidas; la indignación exterior hizo que Bélgica la asumiera en 1908. Se independizó en 1960; Ruanda y Burundi, en 1962.
      中央アフリカの植民地。1885年からベルギー王レオポルド二世の私領で、強制的なゴム採取により数百万人が死んだ。国外の非難を受け1908年にベルギー政府の領土となり、1960年に独立した。ルワンダとブルンジは1962年に独立した。`,
    events: [
      [
        '1908-11-15',
        '比利时接管刚果|Belgium takes over the Congo|La Belgique reprend le Congo|Bélgica asume el Congo|ベルギー政府がコンゴを引き継ぐ',
        3,
      ],
    ],
    relations: [
      ['part-of', 'belgium', ['1908', '1960']],
      ['preceded', 'democratic-republic-of-the-congo', '1960'],
    ],
    source: ['mcevedy-africa'],
  },
  {
    id: 'democratic-republic-of-the-congo',
    drawn: 'Democratic Republic of the Congo',
    also: '扎伊尔;刚果（金）|Zaire;Congo-Kinshasa|Zaïre;Congo-Kinshasa|Zaire;Congo-Kinsasa|ザイール;コンゴ・キンシャサ',
    span: ['1960-06-30', '..'],
    capital: [-4.35, 15.33, '金沙萨|Kinshasa|Kinshasa|Kinsasa|キンシャサ'],
    summary: `中非刚果河流域的大国，1960年脱离比利时独立，总理卢蒙巴次年遇害。1965年至1997年蒙博托独裁，改国名为扎伊尔；其后两次战争卷入邻国，死者数百万。
      Large state on the Congo River, independent of Belgium in 1960; its prime minister Lumumba was murdered the next year. Mobutu ruled it as Zaire until 1997, and two wars, drawing in its neighbours, then cost millions of lives.
      Grand État du bassin du Congo, indépendant de la Belgique en 1960 ; le Premier ministre Lumumba est assassiné l’année suivante. Mobutu le gouverne sous le nom de Zaïre jusqu’en 1997, puis deux guerres mêlant les voisins coûtent des millions de vies.
      Gran Estado de la cuenca del Congo, independiente de Bélgica en 1960; su primer ministro Lumumba fue asesinado al año siguiente. Mobutu lo gobernó como Zaire hasta 1997, y dos guerras que arrastraron a los vecinos costaron millones de vidas.
      コンゴ川流域の大国。1960年にベルギーから独立し、翌年首相ルムンバが殺された。モブツが1997年まで独裁を敷きザイールと改称した。その後の周辺国を巻き込んだ二度の戦争で数百万人が死んだ。`,
    events: [
      ['1960-06-30', freed('belgium'), 3],
      [
        '1961-01-17',
        '总理卢蒙巴遇害|Prime Minister Lumumba is murdered|Le Premier ministre Lumumba est assassiné|Asesinan al primer ministro Lumumba|首相ルムンバが殺される',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'belgium', '1960'],
      ['warred-with', 'rwanda', ['1998', '2002']],
    ],
  },
  {
    id: 'republic-of-the-congo',
    drawn: 'Republic of the Congo',
    also: '刚果（布）|Congo-Brazzaville|Congo-Brazzaville|Congo-Brazzaville|コンゴ・ブラザヴィル',
    span: ['1960-08-15', '..'],
    capital: [-4.27, 15.25, '布拉柴维尔|Brazzaville|Brazzaville|Brazzaville|ブラザヴィル'],
    summary: `中非国家，在刚果河以北。1880年由布拉柴归入法国，布拉柴维尔曾为法属赤道非洲首府、自由法国的据点；1960年独立，1969年至1992年为人民共和国。
      State north of the Congo River, claimed for France by Brazza in 1880, whose capital was that of French Equatorial Africa and of Free France. Independent in 1960, it was a people’s republic from 1969 to 1992.
      État au nord du fleuve Congo, acquis à la France par Brazza en 1880, dont la capitale fut celle de l’Afrique équatoriale française et de la France libre. Indépendant en 1960, il est une république populaire de 1969 à 1992.
      Estado al norte del río Congo, ganado para Francia por Brazza en 1880, cuya capital lo fue del África Ecuatorial Francesa y de la Francia Libre. Independiente en 1960, fue república popular de 1969 a 1992.
      コンゴ川の北の国。1880年にブラザがフランスのものとし、首都は仏領赤道アフリカと自由フランスの拠点であった。1960年に独立し、1969年から1992年まで人民共和国であった。`,
    events: [
      ['1960-08-15', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
]);
