import { freed, joinsUN, polities, republic } from './polity.ts';

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
      État de la pointe sud de l’Afrique, formé en 1910 de colonies britanniques et des anciennes républiques boers. L’apartheid y sépare les habitants par la loi dès 1948 ; après des décennies de résistance, tous votent en 1994 et Mandela devient président.
      Estado del extremo sur de África, formado en 1910 con colonias británicas y las antiguas repúblicas bóeres. Desde 1948 el apartheid separó por ley a sus habitantes; tras decenios de resistencia todos votaron en 1994 y Mandela llegó a la presidencia.
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
      Kingdom of north-western Africa under the Alawi dynasty, which has ruled since the seventeenth century. A French and Spanish protectorate from 1912, independent again in 1956, it moved with the Green March of 1975 into Western Sahara, whose status is still disputed.
      Royaume du nord-ouest de l’Afrique, sous la dynastie alaouite, au pouvoir depuis le XVIIᵉ siècle. Protectorat français et espagnol dès 1912, de nouveau indépendant en 1956, il s’avance par la Marche verte de 1975 au Sahara occidental, dont le statut reste disputé.
      Reino del noroeste de África, bajo la dinastía alauí, que gobierna desde el siglo XVII. Protectorado francés y español desde 1912, otra vez independiente en 1956, avanzó con la Marcha Verde de 1975 en el Sahara Occidental, cuyo estatuto sigue en disputa.
      北西アフリカの王国で、17世紀以来アラウィー朝が治める。1912年にフランスとスペインの保護国となり、1956年に独立を回復した。1975年の「緑の行進」で西サハラに進んだが、その帰属は今も決まっていない。`,
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
      État d’Afrique du Nord, le plus vaste du continent. La France le conquiert à partir de 1830 et y installe un million d’Européens ; la guerre de 1954-1962 arrache l’indépendance à un prix terrible, et les années 1990 sont celles de la guerre civile contre les islamistes.
      Estado del norte de África, el más extenso del continente. Francia lo conquistó desde 1830 y asentó a un millón de europeos; la guerra de 1954-1962 ganó la independencia a un precio terrible, y los años noventa trajeron la guerra civil con los islamistas.
      北アフリカの国で、大陸で最も広い。1830年からフランスが征服し百万人のヨーロッパ人が移り住んだ。1954年から1962年の戦争は大きな犠牲の末に独立を得、1990年代にはイスラーム主義勢力との内戦となった。`,
    events: [
      [
        '1954-11-01',
        '独立战争爆发|The war of independence begins|La guerre d’indépendance éclate|Estalla la guerra de independencia|独立戦争が始まる',
        3,
      ],
      ['1962-07-05', freed('france'), 3],
    ],
    relations: [['independent-from', 'france', '1962']],
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
      北アフリカの国。1911年にイタリアがオスマン帝国から奪い、1951年に国連の決議で独立王国となった。1969年に権力を握ったカッザーフィー大佐は石油の富を背景に治めたが、2011年に倒され、殺された。`,
    events: [
      [
        '1951-12-24',
        '宣布独立为王国|Independence as a kingdom|Indépendance du royaume|Independencia como reino|王国として独立',
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
        '脱离苏丹独立|Independence from Sudan|Indépendance vis-à-vis du Soudan|Independencia respecto de Sudán|スーダンからの独立',
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
      État de collines des Grands Lacs africains, vieux royaume gouverné par l’Allemagne puis la Belgique, république indépendante en 1962. En 1994, des extrémistes hutu tuent en cent jours quelque 800 000 personnes, pour la plupart tutsi.
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
    names: '比属刚果|Belgian Congo|Congo belge|Congo Belga|ベルギー領コンゴ',
    disambiguation:
      '1908年前为刚果自由邦|Congo Free State until 1908|État indépendant jusqu’en 1908|Estado Libre del Congo hasta 1908|1908年まで自由国',
    also: '刚果自由邦|Congo Free State|État indépendant du Congo|Estado Libre del Congo|コンゴ自由国',
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
      ['colony-of', 'belgium', ['1908', '1960']],
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
      コンゴ川の北の国。1880年にブラザがフランスのものとし、首都はフランス領赤道アフリカと自由フランスの拠点であった。1960年に独立し、1969年から1992年まで人民共和国であった。`,
    events: [
      ['1960-08-15', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'angola',
    drawn: 'Angola',
    span: ['1975-11-11', '..'],
    capital: [-8.84, 13.25, '罗安达|Luanda|Luanda|Luanda|ルアンダ'],
    summary: `西南非国家，富产石油与钻石。葡萄牙16世纪起据罗安达贩奴，1961年起义，1975年独立；随即内战，古巴与南非介入，至2002年方止。
      State of south-western Africa, rich in oil and diamonds. The Portuguese shipped slaves from Luanda from the sixteenth century; after a war begun in 1961 it became independent in 1975, and civil war, with Cuban and South African troops, lasted until 2002.
      État du sud-ouest de l’Afrique, riche en pétrole et en diamants. Les Portugais embarquent des esclaves à Luanda dès le XVIᵉ siècle ; après une guerre ouverte en 1961, il devient indépendant en 1975, et la guerre civile, où combattent Cubains et Sud-Africains, dure jusqu’en 2002.
      Estado del suroeste de África, rico en petróleo y diamantes. Los portugueses embarcaron esclavos en Luanda desde el siglo XVI; tras una guerra iniciada en 1961 se independizó en 1975, y la guerra civil, con tropas cubanas y sudafricanas, duró hasta 2002.
      石油とダイヤモンドに富む南西アフリカの国。16世紀からポルトガル人がルアンダで奴隷を積み出した。1961年からの戦いを経て1975年に独立したが、キューバと南アフリカの軍も加わる内戦が2002年まで続いた。`,
    events: [
      ['1975-11-11', freed('portugal'), 3],
      [
        '2002-04-04',
        '停战协定结束内战|A ceasefire ends the civil war|Un cessez-le-feu met fin à la guerre civile|Un alto el fuego pone fin a la guerra civil|停戦協定で内戦が終わる',
      ],
    ],
    relations: [
      ['independent-from', 'portugal', '1975'],
      ['warred-with', 'south-africa', ['1975', '1988']],
      ['party-to', 'cold-war', ['1975', '1988']],
    ],
  },
  {
    id: 'mozambique',
    drawn: 'Mozambique',
    span: ['1975-06-25', '..'],
    capital: [-25.95, 32.55, '马普托|Maputo|Maputo|Maputo|マプト'],
    summary: `东南非国家，葡萄牙1498年抵达其海岸，统治近五百年。莫桑比克解放阵线1964年起武装斗争，1975年独立；1977年至1992年内战。
      State of south-eastern Africa, whose coast the Portuguese reached in 1498. Frelimo fought for independence from 1964 and gained it in 1975; civil war, fed by Rhodesia and South Africa, lasted from 1977 to 1992.
      État du sud-est de l’Afrique, dont les Portugais atteignent la côte en 1498. Le Frelimo combat pour l’indépendance dès 1964 et l’obtient en 1975 ; la guerre civile, nourrie par la Rhodésie et l’Afrique du Sud, dure de 1977 à 1992.
      Estado del sureste de África, cuya costa alcanzaron los portugueses en 1498. El Frelimo luchó por la independencia desde 1964 y la obtuvo en 1975; la guerra civil, alentada por Rodesia y Sudáfrica, duró de 1977 a 1992.
      南東アフリカの国。1498年にポルトガル人が海岸に達した。フレリモが1964年から戦って1975年に独立したが、ローデシアと南アフリカが関わる内戦が1977年から1992年まで続いた。`,
    events: [
      ['1975-06-25', freed('portugal'), 3],
      [
        '1992-10-04',
        '罗马和约结束内战|Peace is signed at Rome|La paix est signée à Rome|Se firma la paz en Roma|ローマで和平が結ばれる',
      ],
    ],
    relations: [['independent-from', 'portugal', '1975']],
  },
  {
    id: 'zimbabwe',
    drawn: 'Zimbabwe',
    span: ['1980-04-18', '..'],
    capital: [-17.83, 31.05, '哈拉雷|Harare|Harare|Harare|ハラレ'],
    summary: `南部非洲的内陆国家，国名取自大津巴布韦遗址。罗得西亚白人政权在游击战后让步，1980年独立；穆加贝执政至2017年，强征白人农场，货币崩溃。
      Landlocked state of southern Africa, named for the ruins of Great Zimbabwe. It became independent in 1980 when guerrilla war had worn down white Rhodesia; Robert Mugabe ruled until 2017, seized white farms and saw the currency collapse.
      État enclavé d’Afrique australe, nommé d’après les ruines du Grand Zimbabwe. Il naît en 1980, quand la guérilla a usé la Rhodésie blanche ; Robert Mugabe gouverne jusqu’en 2017, saisit les fermes des Blancs et voit s’effondrer la monnaie.
      Estado interior del África austral, que toma su nombre de las ruinas del Gran Zimbabue. Nació en 1980, cuando la guerrilla había desgastado a la Rodesia blanca; Robert Mugabe gobernó hasta 2017, confiscó granjas de blancos y vio hundirse la moneda.
      南部アフリカの内陸国で、名はグレート・ジンバブエ遺跡にちなむ。白人のローデシアがゲリラ戦で譲歩し、1980年に独立した。ムガベが2017年まで治め、白人農場を接収し、通貨は崩壊した。`,
    events: [
      ['1980-04-18', freed('britain'), 3],
      ['1980-08-25', joinsUN, 1],
    ],
    relations: [
      ['named-after', 'great-zimbabwe', '1980'],
      ['independent-from', 'british-empire', '1980'],
    ],
  },
  {
    id: 'rhodesia',
    drawn: 'Rhodesia',
    also: '南罗得西亚|Southern Rhodesia|Rhodésie du Sud|Rodesia del Sur|南ローデシア',
    span: ['1965-11-11', '1980-04-18'],
    capital: [
      -17.83,
      31.05,
      '索尔兹伯里（哈拉雷）|Salisbury (Harare)|Salisbury (Harare)|Salisbury (Harare)|ソールズベリー（ハラレ）',
    ],
    summary: `南部非洲由白人少数统治的国家。1965年伊恩·史密斯政府为拒绝黑人多数执政而单方面宣布独立，未获任何国家承认；在制裁与游击战下，1979年议和，成为津巴布韦。
      State of southern Africa under its white minority. To avoid majority rule Ian Smith’s government declared independence of Britain in 1965; no state recognized it, sanctions and guerrilla war wore it down, and it became Zimbabwe in 1980.
      État d’Afrique australe aux mains de sa minorité blanche. Pour éviter le pouvoir de la majorité, le gouvernement d’Ian Smith se déclare indépendant en 1965 ; nul État ne le reconnaît, sanctions et guérilla l’usent, et il devient le Zimbabwe en 1980.
      Estado del África austral en manos de su minoría blanca. Para evitar el gobierno de la mayoría, el gabinete de Ian Smith se declaró independiente en 1965; ningún Estado lo reconoció, sanciones y guerrilla lo desgastaron, y en 1980 pasó a ser Zimbabue.
      白人少数派が支配した南部アフリカの国。多数派の統治を避けるため1965年にイアン・スミス政府が一方的に独立を宣言したが、どの国も承認しなかった。制裁とゲリラ戦を受け、1980年にジンバブエとなった。`,
    events: [
      [
        '1965-11-11',
        '单方面宣布独立|Unilateral declaration of independence|Déclaration unilatérale d’indépendance|Declaración unilateral de independencia|一方的に独立を宣言',
        3,
      ],
    ],
    relations: [
      ['preceded', 'zimbabwe', '1980'],
      ['rebelled-against', 'british-empire', ['1965', '1979']],
    ],
  },
  {
    id: 'zambia',
    drawn: 'Zambia',
    also: '北罗得西亚|Northern Rhodesia|Rhodésie du Nord|Rodesia del Norte|北ローデシア',
    span: ['1964-10-24', '..'],
    capital: [-15.41, 28.29, '卢萨卡|Lusaka|Lusaka|Lusaka|ルサカ'],
    summary: `南部非洲的内陆国家，以赞比西河得名，盛产铜。原英属北罗得西亚，1964年独立；卡翁达执政至1991年多党选举失利为止。
      Landlocked state of southern Africa, named for the Zambezi and rich in copper. Once British Northern Rhodesia, independent in 1964, it was led by Kenneth Kaunda until he lost the free election of 1991.
      État enclavé d’Afrique australe, nommé d’après le Zambèze et riche en cuivre. Jadis Rhodésie du Nord britannique, indépendant en 1964, il est mené par Kenneth Kaunda jusqu’à sa défaite aux élections libres de 1991.
      Estado interior del África austral, llamado así por el Zambeze y rico en cobre. Antes Rodesia del Norte británica, independiente en 1964, lo dirigió Kenneth Kaunda hasta perder las elecciones libres de 1991.
      ザンベジ川から名をとった南部アフリカの内陸国で、銅に富む。もとイギリス領北ローデシアで1964年に独立した。カウンダが1991年の自由選挙に敗れるまで治めた。`,
    events: [
      ['1964-10-24', freed('britain'), 3],
      ['1964-12-01', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1964']],
  },
  {
    id: 'malawi',
    drawn: 'Malawi',
    also: '尼亚萨兰|Nyasaland|Nyassaland|Nyasalandia|ニヤサランド',
    span: ['1964-07-06', '..'],
    capital: [-13.97, 33.79, '利隆圭|Lilongwe|Lilongwe|Lilongüe|リロングウェ'],
    summary: `东南非马拉维湖畔的内陆国家。1891年成为英国保护地，后称尼亚萨兰；1964年独立，班达独裁至1994年。
      Landlocked state along Lake Malawi in south-eastern Africa. A British protectorate from 1891, later called Nyasaland, it became independent in 1964 and lived under the autocrat Hastings Banda until 1994.
      État enclavé au bord du lac Malawi, au sud-est de l’Afrique. Protectorat britannique dès 1891, appelé ensuite Nyassaland, il devient indépendant en 1964 et vit sous l’autocrate Hastings Banda jusqu’en 1994.
      Estado interior junto al lago Malaui, en el sureste de África. Protectorado británico desde 1891, llamado después Nyasalandia, se independizó en 1964 y vivió bajo el autócrata Hastings Banda hasta 1994.
      マラウイ湖畔の南東アフリカの内陸国。1891年にイギリスの保護領となり、のちニヤサランドと呼ばれた。1964年に独立し、1994年までバンダが独裁を敷いた。`,
    events: [
      ['1964-07-06', freed('britain'), 3],
      ['1964-12-01', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1964']],
  },
  {
    id: 'botswana',
    drawn: 'Botswana',
    also: '贝专纳|Bechuanaland|Bechuanaland|Bechuanalandia|ベチュアナランド',
    span: ['1966-09-30', '..'],
    capital: [-24.65, 25.91, '哈博罗内|Gaborone|Gaborone|Gaborone|ハボローネ'],
    summary: `南部非洲卡拉哈里沙漠的内陆国家，茨瓦纳人之国。1885年成为英国的贝专纳保护地，1966年独立；靠钻石致富，始终维持多党选举。
      Landlocked state of the Kalahari, home of the Tswana. The British protectorate of Bechuanaland from 1885, it became independent in 1966, grew rich on diamonds and has held free elections ever since.
      État enclavé du Kalahari, pays des Tswana. Protectorat britannique du Bechuanaland dès 1885, indépendant en 1966, il s’enrichit de ses diamants et tient depuis lors des élections libres.
      Estado interior del Kalahari, país de los tsuanas. Protectorado británico de Bechuanalandia desde 1885, independiente en 1966, se enriqueció con los diamantes y celebra desde entonces elecciones libres.
      カラハリ砂漠の内陸国で、ツワナ人の国。1885年にイギリスの保護領ベチュアナランドとなり、1966年に独立した。ダイヤモンドで豊かになり、自由選挙を続けている。`,
    events: [
      ['1966-09-30', freed('britain'), 3],
      ['1966-10-17', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1966']],
  },
  {
    id: 'namibia',
    drawn: 'Namibia',
    also: '西南非洲|South West Africa|Sud-Ouest africain|África del Sudoeste|南西アフリカ',
    span: ['1990-03-21', '..'],
    capital: [-22.56, 17.08, '温得和克|Windhoek|Windhoek|Windhoek|ウィントフック'],
    summary: `非洲西南部的沙漠国家。1884年成为德国殖民地，1904年至1908年赫雷罗人与纳马人遭灭绝屠杀；1915年为南非占领，经解放战争于1990年独立。
      Desert state of south-western Africa. German from 1884, it saw the genocide of Herero and Nama in 1904–1908; South Africa took it in 1915, extended apartheid to it and, after a long war, let it go in 1990.
      État désertique du sud-ouest de l’Afrique. Allemand dès 1884, il voit le génocide des Herero et des Nama en 1904-1908 ; l’Afrique du Sud le prend en 1915, y étend l’apartheid et, après une longue guerre, le quitte en 1990.
      Estado desértico del suroeste de África. Alemán desde 1884, vio el genocidio de hereros y namas en 1904-1908; Sudáfrica lo tomó en 1915, le impuso el apartheid y, tras una larga guerra, lo dejó en 1990.
      アフリカ南西部の砂漠の国。1884年からドイツ領で、1904年から1908年にヘレロ人とナマ人の大虐殺が行われた。1915年に南アフリカが占領し、長い戦いの末1990年に独立した。`,
    events: [
      ['1990-03-21', freed('southAfrica'), 3],
      ['1990-04-23', joinsUN, 1],
    ],
    relations: [['independent-from', 'south-africa', '1990']],
  },
  {
    id: 'lesotho',
    drawn: 'Lesotho',
    also: '巴苏陀兰|Basutoland|Basutoland|Basutolandia|バストランド',
    span: ['1966-10-04', '..'],
    capital: [-29.32, 27.5, '马塞卢|Maseru|Maseru|Maseru|マセル'],
    summary: `全境被南非包围的山地王国。莫舒舒一世在19世纪聚合巴苏陀人建国，为抗拒布尔人于1868年求英国保护；1966年独立。
      Mountain kingdom wholly surrounded by South Africa. Moshoeshoe I gathered the Basotho into a nation in the nineteenth century and took British protection against the Boers in 1868; it became independent in 1966.
      Royaume montagneux entièrement enclavé dans l’Afrique du Sud. Moshoeshoe Iᵉʳ y rassemble les Basotho au XIXᵉ siècle et se place sous protection britannique contre les Boers en 1868 ; l’indépendance vient en 1966.
      Reino de montaña rodeado por completo por Sudáfrica. Moshoeshoe I reunió a los basotos en el siglo XIX y aceptó en 1868 la protección británica contra los bóeres; se independizó en 1966.
      南アフリカに囲まれた山岳の王国。19世紀にモショエショエ一世がバソト人をまとめ、1868年にボーア人に対しイギリスの保護を求めた。1966年に独立した。`,
    events: [
      ['1966-10-04', freed('britain'), 3],
      ['1966-10-17', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1966']],
  },
  {
    id: 'eswatini',
    drawn: 'Eswatini (Swaziland)',
    names: '斯威士兰|Eswatini|Eswatini|Esuatini|エスワティニ',
    also: '-|Swaziland|Swaziland|Suazilandia|スワジランド',
    span: ['1968-09-06', '..'],
    capital: [-26.32, 31.14, '姆巴巴内|Mbabane|Mbabane|Mbabane|ムババーネ'],
    summary: `南非与莫桑比克之间的小王国，由德拉米尼家族统治。1903年起归英国管理，1968年独立；1973年国王废除宪法亲政，2018年改英文国名为Eswatini。
      Small kingdom between South Africa and Mozambique, ruled by the Dlamini. Under Britain from 1903 and independent in 1968, it has been an absolute monarchy since 1973; its king changed its name from Swaziland in 2018.
      Petit royaume entre l’Afrique du Sud et le Mozambique, gouverné par les Dlamini. Britannique dès 1903, indépendant en 1968, il est une monarchie absolue depuis 1973 ; son roi en change le nom, jusque-là Swaziland, en 2018.
      Pequeño reino entre Sudáfrica y Mozambique, regido por los Dlamini. Británico desde 1903, independiente en 1968, es monarquía absoluta desde 1973; su rey cambió en 2018 el nombre, hasta entonces Suazilandia.
      南アフリカとモザンビークの間の小王国で、ドラミニ家が治める。1903年からイギリスの統治下にあり、1968年に独立した。1973年から国王が親政し、2018年にスワジランドから改称した。`,
    events: [
      ['1968-09-06', freed('britain'), 3],
      [
        '2018-04-19',
        '国王更改国名|The king renames the country|Le roi change le nom du pays|El rey cambia el nombre del país|国王が国名を改める',
        1,
      ],
    ],
    relations: [['independent-from', 'british-empire', '1968']],
  },
  {
    id: 'madagascar',
    drawn: 'Madagascar',
    span: ['1960-06-26', '..'],
    capital: [-18.91, 47.53, '塔那那利佛|Antananarivo|Antananarivo|Antananarivo|アンタナナリボ'],
    summary: `印度洋大岛国家，先民来自东南亚与非洲。19世纪由梅里纳王国统一大半，1896年被法国吞并，1947年起义遭镇压；1960年独立，1972年与2009年等多次政局剧变。
      Great island of the Indian Ocean, settled from South-East Asia and Africa. The Merina kingdom united most of it in the nineteenth century; France annexed it in 1896, crushed the rising of 1947 and left in 1960.
      Grande île de l’océan Indien, peuplée depuis l’Asie du Sud-Est et l’Afrique. Le royaume merina l’unifie en grande partie au XIXᵉ siècle ; la France l’annexe en 1896, écrase le soulèvement de 1947 et la quitte en 1960.
      Gran isla del océano Índico, poblada desde el sureste de Asia y África. El reino merina la unificó en gran parte en el siglo XIX; Francia se la anexionó en 1896, aplastó el alzamiento de 1947 y la dejó en 1960.
      インド洋の大島の国。東南アジアとアフリカからの人々が住み着いた。19世紀にメリナ王国が大半を統一したが、1896年にフランスが併合し、1947年の蜂起を鎮圧した。1960年に独立した。`,
    events: [
      ['1960-06-26', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'mauritius',
    drawn: 'Mauritius',
    span: ['1968-03-12', '..'],
    capital: [-20.2, 57.5, '路易港|Port Louis|Port-Louis|Port Louis|ポートルイス'],
    summary: `印度洋岛国，渡渡鸟的故乡。荷兰、法国相继殖民，1810年为英国夺取；废奴后引入印度劳工，其后裔占居民多数。1968年独立，1992年改为共和国。
      Island state of the Indian Ocean, once home of the dodo. Settled by the Dutch and the French and taken by Britain in 1810, it brought in Indian labour after slavery; independent in 1968, it has been a republic since 1992.
      État insulaire de l’océan Indien, jadis patrie du dodo. Colonisé par les Hollandais puis les Français, pris par les Britanniques en 1810, il fait venir des engagés indiens après l’esclavage ; indépendant en 1968, il est une république depuis 1992.
      Estado insular del océano Índico, antigua patria del dodo. Colonizado por neerlandeses y franceses y tomado por Gran Bretaña en 1810, trajo braceros indios tras la esclavitud; independiente en 1968, es república desde 1992.
      インド洋の島国で、ドードーのいた島。オランダ、フランスが入植し、1810年にイギリスが奪った。奴隷制の廃止後インド人労働者を入れた。1968年に独立し、1992年に共和国となった。`,
    events: [
      ['1968-03-12', freed('britain'), 3],
      ['1992-03-12', republic],
    ],
    relations: [['independent-from', 'british-empire', '1968']],
  },
  {
    id: 'seychelles',
    drawn: 'Seychelles',
    span: ['1976-06-29', '..'],
    capital: [-4.62, 55.45, '维多利亚|Victoria|Victoria|Victoria|ヴィクトリア'],
    summary: `印度洋群岛国家，原无居民，法国人1770年起带奴隶定居，1814年归英国。1976年独立为共和国，1977年政变后一党执政至1991年。
      Island state of the Indian Ocean, uninhabited until French planters came with slaves in 1770 and British from 1814. A republic independent in 1976, it had one party from the coup of 1977 to 1991.
      État d’îles de l’océan Indien, inhabité jusqu’à l’arrivée de planteurs français et de leurs esclaves en 1770, britannique dès 1814. République indépendante en 1976, il vit sous un parti unique du coup d’État de 1977 à 1991.
      Estado de islas del océano Índico, deshabitado hasta que llegaron plantadores franceses con esclavos en 1770, británico desde 1814. República independiente en 1976, tuvo un solo partido desde el golpe de 1977 hasta 1991.
      インド洋の島国。無人であったが1770年にフランス人が奴隷を連れて入植し、1814年にイギリス領となった。1976年に共和国として独立し、1977年のクーデタから1991年まで一党制であった。`,
    events: [
      ['1976-06-29', freed('britain'), 3],
      ['1976-09-21', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1976']],
  },
  {
    id: 'comoros',
    drawn: 'Comoros',
    span: ['1975-07-06', '..'],
    capital: [-11.7, 43.26, '莫罗尼|Moroni|Moroni|Moroni|モロニ'],
    summary: `莫桑比克海峡北端的群岛国家，居民信奉伊斯兰教。曾由诸苏丹分治，19世纪归法国；1975年三岛独立，马约特岛仍属法国，此后政变频仍。
      Muslim island state at the northern end of the Mozambique Channel, once ruled by sultans and French from the nineteenth century. Three islands became independent in 1975, while Mayotte stayed French; coups have been many since.
      État insulaire musulman au nord du canal de Mozambique, jadis gouverné par des sultans, français au XIXᵉ siècle. Trois îles deviennent indépendantes en 1975, Mayotte restant française ; les coups d’État y ont été nombreux.
      Estado insular musulmán al norte del canal de Mozambique, antaño regido por sultanes, francés desde el siglo XIX. Tres islas se independizaron en 1975, mientras Mayotte siguió siendo francesa; los golpes han sido frecuentes.
      モザンビーク海峡北端のイスラーム教の島国。かつてスルタンが治め、19世紀にフランス領となった。1975年に三島が独立し、マヨットはフランスに残った。クーデタが度々起きた。`,
    events: [
      ['1975-07-06', freed('france'), 3],
      ['1975-11-12', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1975']],
  },
  {
    id: 'somalia',
    drawn: 'Somalia',
    span: ['1960-07-01', '..'],
    capital: [2.05, 45.32, '摩加迪沙|Mogadishu|Mogadiscio|Mogadiscio|モガディシュ'],
    summary: `非洲之角的国家，1960年由英属与意属索马里合并独立。西亚德·巴雷1969年政变掌权，1977年进攻埃塞俄比亚失败；1991年政权崩溃后长期无有效中央政府。
      State of the Horn of Africa, formed in 1960 of British and Italian Somaliland. Siad Barre ruled from 1969 and lost a war with Ethiopia over the Ogaden; after his fall in 1991 the country long had no working government.
      État de la Corne de l’Afrique, formé en 1960 des Somalies britannique et italienne. Siad Barre, au pouvoir dès 1969, perd contre l’Éthiopie la guerre de l’Ogaden ; après sa chute en 1991, le pays reste longtemps sans gouvernement véritable.
      Estado del Cuerno de África, formado en 1960 con las Somalias británica e italiana. Siad Barre mandó desde 1969 y perdió con Etiopía la guerra del Ogadén; tras su caída en 1991 el país careció largo tiempo de gobierno efectivo.
      アフリカの角の国。1960年にイギリス領とイタリア領のソマリランドが合わさって独立した。1969年から治めたシアド・バーレはオガデンをめぐりエチオピアに敗れ、1991年の崩壊後は長く実効的な政府を欠いた。`,
    events: [
      [
        '1960-07-01',
        '两个索马里合并独立|The two Somalilands unite in independence|Les deux Somalies s’unissent dans l’indépendance|Las dos Somalias se unen en la independencia|二つのソマリランドが合わさり独立する',
        3,
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', '1960'],
      ['warred-with', 'ethiopia', ['1977', '1978']],
    ],
  },
  {
    id: 'eritrea',
    drawn: 'Eritrea',
    span: ['1993-05-24', '..'],
    capital: [15.33, 38.93, '阿斯马拉|Asmara|Asmara|Asmara|アスマラ'],
    summary: `红海西岸的国家。1890年起为意大利殖民地，1952年与埃塞俄比亚结为联邦，1962年遭兼并；经三十年战争，1993年公民投票后独立，1998年又与埃塞俄比亚交战。
      State on the western shore of the Red Sea, an Italian colony from 1890. Federated with Ethiopia in 1952 and annexed ten years later, it fought for thirty years and became independent in 1993.
      État de la rive ouest de la mer Rouge, colonie italienne dès 1890. Fédéré à l’Éthiopie en 1952, annexé dix ans plus tard, il se bat trente ans et devient indépendant en 1993.
      Estado de la orilla oeste del mar Rojo, colonia italiana desde 1890. Federado con Etiopía en 1952 y anexionado diez años después, luchó treinta años y se independizó en 1993.
      紅海西岸の国。1890年からイタリアの植民地で、1952年にエチオピアと連邦を組み、十年後に併合された。三十年の戦いの末、1993年に独立した。`,
    events: [
      [
        '1993-05-24',
        '脱离埃塞俄比亚独立|Independence from Ethiopia|Indépendance vis-à-vis de l’Éthiopie|Independencia respecto de Etiopía|エチオピアからの独立',
        3,
      ],
      ['1993-05-28', joinsUN, 1],
    ],
    relations: [['independent-from', 'ethiopia', '1993']],
  },
  {
    id: 'djibouti',
    drawn: 'Djibouti',
    also: '法属索马里|French Somaliland|Côte française des Somalis|Somalia Francesa|フランス領ソマリランド',
    span: ['1977-06-27', '..'],
    capital: [11.59, 43.14, '吉布提市|Djibouti|Djibouti|Yibuti|ジブチ市'],
    summary: `扼守红海南口的小国，居民为索马里人与阿法尔人。1862年起为法国据点，建有通往亚的斯亚贝巴的铁路；1977年独立，多国在此驻军。
      Small state at the southern mouth of the Red Sea, peopled by Somalis and Afars. French from 1862 and the port of the railway to Addis Ababa, it became independent in 1977 and houses the bases of several powers.
      Petit État à l’entrée sud de la mer Rouge, peuplé de Somalis et d’Afars. Français dès 1862, port du chemin de fer d’Addis-Abeba, il devient indépendant en 1977 et accueille les bases de plusieurs puissances.
      Pequeño Estado de la boca sur del mar Rojo, poblado por somalíes y afares. Francés desde 1862, puerto del ferrocarril de Adís Abeba, se independizó en 1977 y alberga bases de varias potencias.
      紅海の南の入口にある小国で、ソマリ人とアファル人が住む。1862年からフランスの拠点で、アディスアベバへの鉄道の港であった。1977年に独立し、各国の基地が置かれている。`,
    events: [
      ['1977-06-27', freed('france'), 3],
      ['1977-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1977']],
  },
  {
    id: 'cameroon',
    drawn: 'Cameroon',
    span: ['1960-01-01', '..'],
    capital: [3.87, 11.52, '雅温得|Yaoundé|Yaoundé|Yaundé|ヤウンデ'],
    summary: `中非国家。1884年为德国殖民地，第一次世界大战后由法英分治；法属部分1960年独立，1961年与英属南部合并，2016年起英语区冲突不断。
      State of central Africa. A German colony from 1884, it was split between France and Britain after the First World War; the French part became independent in 1960 and was joined by the south of the British one in 1961.
      État d’Afrique centrale. Colonie allemande dès 1884, partagée entre la France et le Royaume-Uni après la Première Guerre mondiale ; la partie française devient indépendante en 1960 et s’unit en 1961 au sud de la partie britannique.
      Estado de África central. Colonia alemana desde 1884, repartida entre Francia y Gran Bretaña tras la Primera Guerra Mundial; la parte francesa se independizó en 1960 y se unió en 1961 al sur de la británica.
      中央アフリカの国。1884年からドイツの植民地で、第一次世界大戦後にフランスとイギリスが分けた。フランス領が1960年に独立し、翌年イギリス領南部と合わさった。`,
    events: [
      ['1960-01-01', freed('france'), 3],
      [
        '1961-10-01',
        '与英属喀麦隆南部合并|Union with the southern British Cameroons|Union avec le sud du Cameroun britannique|Unión con el sur del Camerún británico|イギリス領南部との合同',
      ],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'chad',
    drawn: 'Chad',
    span: ['1960-08-11', '..'],
    capital: [12.11, 15.05, '恩贾梅纳|N’Djamena|N’Djaména|Yamena|ンジャメナ'],
    summary: `中北非内陆国家，自撒哈拉延至草原。1900年法军击败拉巴赫后归法国，1960年独立；南北内战连年，1987年击退利比亚，1990年起代比家族掌权。
      Landlocked state between the Sahara and the savanna. French after the defeat of the warlord Rabih in 1900 and independent in 1960, it has known long civil wars, and drove the Libyans from its north in 1987.
      État enclavé entre Sahara et savane. Français après la défaite du chef de guerre Rabah en 1900, indépendant en 1960, il connaît de longues guerres civiles et chasse les Libyens de son nord en 1987.
      Estado interior entre el Sahara y la sabana. Francés tras la derrota del caudillo Rabih en 1900, independiente en 1960, ha conocido largas guerras civiles y expulsó a los libios de su norte en 1987.
      サハラ砂漠からサバンナに広がる内陸国。1900年に武将ラービフが敗れてフランス領となり、1960年に独立した。長い内戦が続き、1987年に北部からリビア軍を追い出した。`,
    events: [
      ['1960-08-11', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'france', '1960'],
      ['warred-with', 'libya', ['1978', '1987']],
    ],
  },
  {
    id: 'central-african-republic',
    drawn: 'Central African Republic',
    also: '乌班吉沙立|Ubangi-Shari|Oubangui-Chari|Ubangui-Chari|ウバンギ・シャリ',
    span: ['1960-08-13', '..'],
    capital: [4.37, 18.56, '班吉|Bangui|Bangui|Bangui|バンギ'],
    summary: `非洲腹地的内陆国家，原法属乌班吉沙立，特许公司曾残酷压榨。1960年独立；博卡萨1976年称帝，1979年被推翻，2013年起内乱。
      Landlocked state at the heart of Africa, once French Ubangi-Shari, where chartered companies worked people to death. Independent in 1960, an empire under Bokassa from 1976 to 1979, it has been torn by war since 2013.
      État enclavé du cœur de l’Afrique, jadis Oubangui-Chari français, où les compagnies concessionnaires firent des ravages. Indépendant en 1960, empire sous Bokassa de 1976 à 1979, il est déchiré par la guerre depuis 2013.
      Estado interior del corazón de África, antes Ubangui-Chari francés, donde las compañías concesionarias causaron estragos. Independiente en 1960, imperio con Bokassa de 1976 a 1979, lo desgarra la guerra desde 2013.
      アフリカ中央部の内陸国。もとフランス領ウバンギ・シャリで、特許会社が住民を酷使した。1960年に独立し、1976年から1979年はボカサの帝国であった。2013年から内戦が続く。`,
    events: [
      ['1960-08-13', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'gabon',
    drawn: 'Gabon',
    span: ['1960-08-17', '..'],
    capital: [0.41, 9.46, '利伯维尔|Libreville|Libreville|Libreville|リーブルヴィル'],
    summary: `中非赤道沿岸的森林国家，盛产石油与锰。1839年起法国在河口立足，1849年获释奴隶建利伯维尔；1960年独立，邦戈父子自1967年相继执政，至2023年政变方止。
      Forest state on the equator in central Africa, rich in oil and manganese. The French settled on its estuary from 1839, and freed slaves founded Libreville in 1849; independent in 1960, it was ruled by the Bongos, father and son, from 1967 to the coup of 2023.
      État forestier de l’équateur, en Afrique centrale, riche en pétrole et en manganèse. Les Français s’établissent sur l’estuaire dès 1839, des esclaves libérés fondent Libreville en 1849 ; indépendant en 1960, il est gouverné par les Bongo, père et fils, de 1967 au coup d’État de 2023.
      Estado selvático del ecuador, en África central, rico en petróleo y manganeso. Los franceses se asentaron en el estuario desde 1839, y esclavos liberados fundaron Libreville en 1849; independiente en 1960, lo rigieron los Bongo, padre e hijo, de 1967 al golpe de 2023.
      赤道直下の森の国で、石油とマンガンに富む。1839年からフランスが河口に拠点を置き、1849年に解放奴隷がリーブルヴィルを建てた。1960年に独立し、1967年から2023年のクーデタまでボンゴ父子が治めた。`,
    events: [
      ['1960-08-17', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'equatorial-guinea',
    drawn: 'Equatorial Guinea',
    also: '西属几内亚|Spanish Guinea|Guinée espagnole|Guinea Española|スペイン領ギニア',
    span: ['1968-10-12', '..'],
    capital: [3.75, 8.78, '马拉博|Malabo|Malabo|Malabo|マラボ'],
    summary: `中非国家，由比奥科等岛与大陆的木尼河地区组成，非洲唯一以西班牙语为官方语言的独立国家。1778年由葡萄牙让与西班牙，1968年独立；马西埃斯恐怖统治至1979年。
      State of central Africa, on Bioko, other islands and a piece of the mainland, the only independent one of the continent with Spanish as an official language. Spanish from 1778, independent in 1968, it suffered the terror of Macías until 1979.
      État d’Afrique centrale, formé de Bioko, d’autres îles et d’un morceau de continent, le seul État souverain d’Afrique où l’espagnol est officiel. Espagnol dès 1778, indépendant en 1968, il subit la terreur de Macías jusqu’en 1979.
      Estado de África central, formado por Bioko, otras islas y un trozo de continente, único país soberano de África con el español como lengua oficial. Español desde 1778, independiente en 1968, sufrió el terror de Macías hasta 1979.
      ビオコ島などの島々と大陸の一角からなる中央アフリカの国で、スペイン語を公用語とする。1778年からスペイン領で、1968年に独立した。1979年までマシアスの恐怖政治が続いた。`,
    events: [
      ['1968-10-12', freed('spain'), 3],
      ['1968-11-12', joinsUN, 1],
    ],
    relations: [['independent-from', 'spain', '1968']],
  },
  {
    id: 'sao-tome-and-principe',
    drawn: 'São Tomé and Príncipe',
    span: ['1975-07-12', '..'],
    capital: [0.34, 6.73, '圣多美|São Tomé|Sao Tomé|Santo Tomé|サントメ'],
    summary: `几内亚湾的岛国。葡萄牙人约1470年抵达，以奴隶种植甘蔗，后以可可闻名；1975年独立，1990年改行多党制。
      Island state in the Gulf of Guinea. The Portuguese, who came about 1470, grew sugar with slaves there, and later cocoa; it became independent in 1975 and has held free elections since 1991.
      État insulaire du golfe de Guinée. Les Portugais, arrivés vers 1470, y cultivent le sucre avec des esclaves, puis le cacao ; il devient indépendant en 1975 et tient des élections libres dès 1991.
      Estado insular del golfo de Guinea. Los portugueses, llegados hacia 1470, cultivaron azúcar con esclavos y más tarde cacao; se independizó en 1975 y celebra elecciones libres desde 1991.
      ギニア湾の島国。1470年頃にポルトガル人が着き、奴隷によって砂糖、のちカカオを栽培した。1975年に独立し、1991年から自由選挙を行っている。`,
    events: [
      ['1975-07-12', freed('portugal'), 3],
      ['1975-09-16', joinsUN, 1],
    ],
    relations: [['independent-from', 'portugal', '1975']],
  },
  {
    id: 'cape-verde',
    drawn: 'Cape Verde',
    also: '-|Cabo Verde|Cabo Verde|-|-',
    span: ['1975-07-05', '..'],
    capital: [14.92, -23.51, '普拉亚|Praia|Praia|Praia|プライア'],
    summary: `大西洋群岛国家，15世纪葡萄牙人定居前无人居住，曾为奴隶贸易中转站。与几内亚比绍共同争取解放，1975年独立，1991年起多党选举。
      Island state of the Atlantic, uninhabited until the Portuguese settled it in the fifteenth century and made it a station of the slave trade. It won its freedom together with Guinea-Bissau and became independent in 1975.
      État d’îles de l’Atlantique, inhabité jusqu’à l’arrivée des Portugais au XVᵉ siècle, qui en font une étape de la traite. Libéré en commun avec la Guinée-Bissau, il devient indépendant en 1975.
      Estado de islas del Atlántico, deshabitado hasta que los portugueses lo poblaron en el siglo XV e hicieron de él una escala de la trata. Liberado junto con Guinea-Bisáu, se independizó en 1975.
      大西洋の島国。15世紀にポルトガル人が住み着くまで無人で、奴隷貿易の中継地となった。ギニアビサウとともに解放を戦い、1975年に独立した。`,
    events: [
      ['1975-07-05', freed('portugal'), 3],
      ['1975-09-16', joinsUN, 1],
    ],
    relations: [['independent-from', 'portugal', '1975']],
  },
  {
    id: 'guinea-bissau',
    drawn: 'Guinea-Bissau',
    span: ['1973-09-24', '..'],
    capital: [11.87, -15.58, '比绍|Bissau|Bissau|Bisáu|ビサウ'],
    summary: `西非国家，原葡属几内亚。阿米尔卡·卡布拉尔领导的独立战争始于1963年，1973年宣布独立，次年获葡萄牙承认；此后政变频仍。
      State of West Africa, once Portuguese Guinea. In the war that Amílcar Cabral led from 1963 it declared independence in 1973, a year before Portugal recognized it; coups have been frequent since.
      État d’Afrique de l’Ouest, jadis Guinée portugaise. Dans la guerre menée par Amílcar Cabral dès 1963, il se déclare indépendant en 1973, un an avant que le Portugal ne le reconnaisse ; les coups d’État y sont fréquents.
      Estado de África occidental, antes Guinea Portuguesa. En la guerra que dirigió Amílcar Cabral desde 1963 se declaró independiente en 1973, un año antes de que Portugal lo reconociera; los golpes han sido frecuentes.
      西アフリカの国で、もとポルトガル領ギニア。1963年にアミルカル・カブラルが始めた独立戦争のなかで1973年に独立を宣言し、翌年ポルトガルが承認した。クーデタが度々起きた。`,
    events: [
      [
        '1973-09-24',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
      ['1974-09-17', joinsUN, 1],
    ],
    relations: [['independent-from', 'portugal', ['1973', '1974']]],
  },
  {
    id: 'guinea',
    drawn: 'Guinea',
    also: '法属几内亚|French Guinea|Guinée française|Guinea Francesa|フランス領ギニア',
    span: ['1958-10-02', '..'],
    capital: [9.55, -13.65, '科纳克里|Conakry|Conakry|Conakri|コナクリ'],
    summary: `西非国家，铝土矿丰富。1958年公民投票中唯一拒绝戴高乐的共同体而立即独立的法国殖民地；塞古·杜尔专制统治至1984年，其后多由军人执政。
      State of West Africa, rich in bauxite. In 1958 it alone of France’s African colonies voted against de Gaulle’s Community and became independent at once; Sékou Touré ruled it with a hard hand until 1984.
      État d’Afrique de l’Ouest, riche en bauxite. Seul parmi les colonies françaises d’Afrique, il dit non en 1958 à la Communauté de De Gaulle et devient aussitôt indépendant ; Sékou Touré le gouverne d’une main de fer jusqu’en 1984.
      Estado de África occidental, rico en bauxita. En 1958 fue la única colonia francesa de África que rechazó la Comunidad de De Gaulle y se independizó de inmediato; Sékou Touré lo gobernó con mano dura hasta 1984.
      ボーキサイトに富む西アフリカの国。1958年、フランス植民地の中でただ一つド・ゴールの共同体を拒み、直ちに独立した。1984年までセク・トゥーレが独裁を敷いた。`,
    events: [
      ['1958-10-02', freed('france'), 3],
      ['1958-12-12', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1958']],
  },
  {
    id: 'senegal',
    drawn: 'Senegal',
    span: ['1960-08-20', '..'],
    capital: [14.72, -17.4, '达喀尔|Dakar|Dakar|Dakar|ダカール'],
    summary: `非洲最西端的国家。法国17世纪据圣路易，1895年起以此为法属西非的中心；1960年先与马里结为联邦，八月分立。诗人桑戈尔任首任总统，历来以选举更替政权。
      State at the western tip of Africa. The French held Saint-Louis from the seventeenth century and ruled West Africa from here after 1895; it left the federation with Mali in August 1960, with the poet Senghor as first president.
      État de la pointe ouest de l’Afrique. Les Français tiennent Saint-Louis dès le XVIIᵉ siècle et gouvernent depuis le Sénégal l’Afrique occidentale après 1895 ; il quitte la fédération du Mali en août 1960, avec le poète Senghor pour premier président.
      Estado de la punta oeste de África. Los franceses tuvieron San Luis desde el siglo XVII y rigieron desde aquí el África Occidental después de 1895; dejó la federación con Malí en agosto de 1960, con el poeta Senghor como primer presidente.
      アフリカ最西端の国。フランスは17世紀からサンルイを拠点とし、1895年以後ここから西アフリカを治めた。1960年8月にマリとの連邦を離れ、詩人サンゴールが初代大統領となった。`,
    events: [
      [
        '1960-08-20',
        '脱离马里联邦自立|Separation from the Mali Federation|Séparation d’avec la fédération du Mali|Separación de la Federación de Malí|マリ連邦からの分離',
        3,
      ],
      ['1960-09-28', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'republic-of-mali',
    drawn: 'Republic of Mali',
    also: '马里;法属苏丹|Mali;French Sudan|Mali;Soudan français|Malí;Sudán Francés|マリ;フランス領スーダン',
    span: ['1960-09-22', '..'],
    capital: [12.64, -8.0, '巴马科|Bamako|Bamako|Bamako|バマコ'],
    summary: `西非内陆国家，含廷巴克图，国名取自中世纪的马里帝国。原法属苏丹，1960年独立；1991年起实行民主，2012年北方叛乱，2020年与2021年两度政变。
      Landlocked state of West Africa with Timbuktu, named after the medieval empire. Once the French Sudan, independent in 1960, it had a democracy from 1991 until rebellion in the north in 2012 and the coups of 2020 and 2021 undid it.
      État enclavé d’Afrique de l’Ouest, où se trouve Tombouctou, nommé d’après l’empire médiéval. Jadis Soudan français, indépendant en 1960, il vit en démocratie de 1991 à la rébellion du nord en 2012 et aux coups d’État de 2020 et 2021.
      Estado interior de África occidental, con Tombuctú, que toma su nombre del imperio medieval. Antes Sudán Francés, independiente en 1960, fue democracia desde 1991 hasta que la deshicieron la rebelión del norte en 2012 y los golpes de 2020 y 2021.
      トンブクトゥのある西アフリカの内陸国で、中世のマリ帝国から国名をとった。もとフランス領スーダンで1960年に独立。1991年からの民主制は2012年の北部の反乱と2020年、2021年のクーデタで崩れた。`,
    events: [
      [
        '1960-09-22',
        '宣布成立共和国|Proclamation of the republic|Proclamation de la République|Proclamación de la república|共和国を宣言',
        3,
      ],
      ['1960-09-28', joinsUN, 1],
    ],
    relations: [
      ['named-after', 'mali-empire', '1960'],
      ['independent-from', 'france', '1960'],
    ],
  },
  {
    id: 'burkina-faso',
    drawn: 'Burkina Faso',
    also: '上沃尔特|Upper Volta|Haute-Volta|Alto Volta|オートボルタ',
    span: ['1960-08-05', '..'],
    capital: [12.37, -1.53, '瓦加杜古|Ouagadougou|Ouagadougou|Uagadugú|ワガドゥグー'],
    summary: `西非内陆国家，古莫西诸王国之地。原法属上沃尔特，1960年独立；革命者桑卡拉1983年掌权，次年改今名，1987年遇害，2022年两度政变。
      Landlocked state of West Africa on the land of the Mossi kingdoms. Once French Upper Volta, independent in 1960, it was renamed in 1984 by the revolutionary Thomas Sankara, who was killed in 1987.
      État enclavé d’Afrique de l’Ouest, au pays des royaumes mossi. Jadis Haute-Volta française, indépendant en 1960, il est rebaptisé en 1984 par le révolutionnaire Thomas Sankara, tué en 1987.
      Estado interior de África occidental, en tierra de los reinos mossi. Antes Alto Volta francés, independiente en 1960, lo rebautizó en 1984 el revolucionario Thomas Sankara, muerto en 1987.
      モシ諸王国の地にある西アフリカの内陸国。もとフランス領オートボルタで1960年に独立した。1984年に革命家サンカラが国名を改め、1987年に殺された。`,
    events: [
      ['1960-08-05', freed('france'), 3],
      [
        '1984-08-04',
        '上沃尔特改名|Upper Volta is renamed|La Haute-Volta change de nom|El Alto Volta cambia de nombre|オートボルタが改称する',
      ],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'niger',
    drawn: 'Niger',
    span: ['1960-08-03', '..'],
    capital: [13.51, 2.11, '尼亚美|Niamey|Niamey|Niamey|ニアメ'],
    summary: `西非内陆国家，大部在撒哈拉，产铀。法国1922年定为殖民地，1960年独立；屡有图阿雷格人起事与军事政变，最近一次在2023年。
      Landlocked state of West Africa, mostly in the Sahara, with mines of uranium. A French colony from 1922, independent in 1960, it has known Tuareg risings and several military coups, one of them in 2023.
      État enclavé d’Afrique de l’Ouest, saharien pour l’essentiel, où l’on extrait l’uranium. Colonie française dès 1922, indépendant en 1960, il a connu des soulèvements touareg et plusieurs coups d’État, dont un en 2023.
      Estado interior de África occidental, en su mayor parte sahariano, con minas de uranio. Colonia francesa desde 1922, independiente en 1960, ha conocido alzamientos tuaregs y varios golpes militares, uno de ellos en 2023.
      大半がサハラ砂漠の西アフリカの内陸国で、ウランを産する。1922年にフランスの植民地となり、1960年に独立した。トゥアレグ人の反乱と軍のクーデタが度々起きた。`,
    events: [
      ['1960-08-03', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'mauritania',
    drawn: 'Mauritania',
    span: ['1960-11-28', '..'],
    capital: [18.09, -15.97, '努瓦克肖特|Nouakchott|Nouakchott|Nuakchot|ヌアクショット'],
    summary: `撒哈拉西部的伊斯兰共和国，居民为摩尔人与黑非洲诸族。20世纪初归法国，1960年独立；1975年至1979年占据西撒哈拉南部，1981年才废除奴隶制。
      Islamic republic in the western Sahara, of Moors and black Africans. French from the early twentieth century and independent in 1960, it held the south of Western Sahara from 1975 to 1979 and abolished slavery only in 1981.
      République islamique de l’ouest saharien, peuplée de Maures et de Noirs africains. Française au début du XXᵉ siècle, indépendante en 1960, elle tient le sud du Sahara occidental de 1975 à 1979 et n’abolit l’esclavage qu’en 1981.
      República islámica del oeste sahariano, de moros y negros africanos. Francesa desde comienzos del siglo XX, independiente en 1960, tuvo el sur del Sahara Occidental de 1975 a 1979 y no abolió la esclavitud hasta 1981.
      サハラ西部のイスラム共和国で、ムーア人と黒人が住む。20世紀初めにフランス領となり、1960年に独立した。1975年から1979年まで西サハラ南部を占め、1981年にようやく奴隷制を廃した。`,
    events: [
      ['1960-11-28', freed('france'), 3],
      ['1961-10-27', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'western-sahara',
    drawn: 'Western Sahara',
    also: '西属撒哈拉;阿拉伯撒哈拉民主共和国|Spanish Sahara;Sahrawi Republic|Sahara espagnol;République sahraouie|Sahara Español;República Saharaui|スペイン領サハラ;サハラ・アラブ民主共和国',
    span: ['1976-02-27', '..'],
    capital: [
      26.16,
      -10.57,
      '提法里提（共和国所据）|Tifariti (held by the republic)|Tifariti (tenue par la République)|Tifariti (en poder de la república)|ティファリティ（共和国側）',
    ],
    summary: `西北非大西洋沿岸的争议地区，联合国列为非自治领土。1976年西班牙撤离，波利萨里奥阵线宣布建国，获数十国承认，为非洲联盟成员；摩洛哥主张并占据其大部，双方交战至1991年停火，自决投票至今未行。
      Disputed land of north-western Africa, non-self-governing in the eyes of the United Nations. When Spain left in 1976 the Polisario Front proclaimed a republic, which some dozens of states and the African Union recognize; Morocco claims the land and holds most of it. The vote agreed on with the ceasefire of 1991 has not been held.
      Territoire disputé du nord-ouest de l’Afrique, non autonome selon l’ONU. Au départ de l’Espagne en 1976, le Front Polisario proclame une république, reconnue par quelques dizaines d’États et par l’Union africaine ; le Maroc revendique le pays et en tient l’essentiel. Le vote convenu au cessez-le-feu de 1991 n’a pas eu lieu.
      Tierra disputada del noroeste de África, territorio no autónomo según la ONU. Al irse España en 1976, el Frente Polisario proclamó una república, reconocida por algunas decenas de Estados y por la Unión Africana; Marruecos reclama el país y ocupa la mayor parte. La votación acordada con el alto el fuego de 1991 no se ha celebrado.
      北西アフリカ大西洋岸の係争地で、国連は非自治地域とする。1976年にスペインが去ると、ポリサリオ戦線が共和国を宣言し、数十か国とアフリカ連合が承認した。モロッコは領有を主張して大半を押さえ、1991年の停戦で決まった投票は行われていない。`,
    events: [
      [
        '1976-02-27',
        '宣布成立撒哈拉共和国|The Sahrawi republic is proclaimed|La République sahraouie est proclamée|Se proclama la República Saharaui|サハラ共和国が宣言される',
        3,
      ],
    ],
    relations: [['warred-with', 'morocco', ['1976', '1991']]],
    source: ['europa-world'],
  },
  {
    id: 'the-gambia',
    drawn: 'The Gambia',
    span: ['1965-02-18', '..'],
    capital: [13.4, -16.6, '班珠尔|Banjul|Banjul|Banjul|バンジュール'],
    summary: `西非冈比亚河两岸的狭长小国，三面为塞内加尔所围。1816年英国在河口建据点以禁贩奴，1965年独立，1982年至1989年与塞内加尔结为邦联。
      Small state along both banks of the River Gambia, within Senegal. Britain built a post at its mouth in 1816 against the slave trade; independent in 1965, it was confederated with Senegal from 1982 to 1989.
      Petit État le long des rives du fleuve Gambie, enclavé dans le Sénégal. Les Britanniques fondent un poste à son embouchure en 1816 contre la traite ; indépendant en 1965, il forme une confédération avec le Sénégal de 1982 à 1989.
      Pequeño Estado a orillas del río Gambia, enclavado en Senegal. Gran Bretaña fundó un puesto en su boca en 1816 contra la trata; independiente en 1965, se confederó con Senegal de 1982 a 1989.
      ガンビア川の両岸に延びる小国で、セネガルに囲まれる。1816年にイギリスが奴隷貿易の取り締まりのため河口に拠点を築いた。1965年に独立し、1982年から1989年までセネガルと国家連合を組んだ。`,
    events: [
      ['1965-02-18', freed('britain'), 3],
      ['1965-09-21', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'british-empire', '1965'],
      ['ally-of', 'senegal', ['1982', '1989']],
    ],
  },
  {
    id: 'sierra-leone',
    drawn: 'Sierra Leone',
    span: ['1961-04-27', '..'],
    capital: [8.47, -13.2, '弗里敦|Freetown|Freetown|Freetown|フリータウン'],
    summary: `西非国家。1787年英国废奴派为获释奴隶建立定居地，1792年建弗里敦，1808年成为直辖殖民地；1961年独立，1991年至2002年因钻石而内战。
      State of West Africa. British abolitionists settled freed slaves here from 1787, and Freetown, founded in 1792, became a Crown colony in 1808; independent in 1961, it suffered a civil war fed by diamonds from 1991 to 2002.
      État d’Afrique de l’Ouest. Des abolitionnistes britanniques y installent des esclaves libérés dès 1787 ; Freetown, fondée en 1792, devient colonie de la Couronne en 1808. Indépendant en 1961, il subit de 1991 à 2002 une guerre civile nourrie par les diamants.
      Estado de África occidental. Abolicionistas británicos asentaron aquí a esclavos liberados desde 1787; Freetown, fundada en 1792, pasó a ser colonia de la Corona en 1808. Independiente en 1961, sufrió de 1991 a 2002 una guerra civil alimentada por los diamantes.
      西アフリカの国。1787年からイギリスの奴隷制廃止論者が解放奴隷を住まわせ、1792年に建てたフリータウンは1808年に直轄植民地となった。1961年に独立し、1991年から2002年までダイヤモンドをめぐる内戦が続いた。`,
    events: [
      ['1961-04-27', freed('britain'), 3],
      ['1961-09-27', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1961']],
  },
  {
    id: 'liberia',
    drawn: 'Liberia',
    span: ['1847-07-26', '..'],
    capital: [6.35, -10.75, '蒙罗维亚|Monrovia|Monrovia|Monrovia|モンロビア'],
    summary: `西非国家，1822年起由美国获释黑人移居，1847年独立，为非洲第一个共和国，未被殖民。移民后裔掌权至1980年政变；1989年至2003年两度内战。
      State of West Africa, settled by freed black Americans from 1822 and independent from 1847, the first republic of Africa, never a colony of Europe. Their descendants ruled until the coup of 1980; civil wars lasted from 1989 to 2003.
      État d’Afrique de l’Ouest, peuplé de Noirs américains affranchis dès 1822, indépendant en 1847, première république d’Afrique, jamais colonie européenne. Leurs descendants gouvernent jusqu’au coup d’État de 1980 ; des guerres civiles s’étendent de 1989 à 2003.
      Estado de África occidental, poblado por negros estadounidenses libertos desde 1822, independiente en 1847, primera república de África, nunca colonia europea. Sus descendientes mandaron hasta el golpe de 1980; hubo guerras civiles entre 1989 y 2003.
      西アフリカの国。1822年からアメリカの解放黒人が移り住み、1847年にアフリカ最初の共和国として独立し、ヨーロッパの植民地にならなかった。1980年のクーデタまで彼らの子孫が治め、1989年から2003年まで内戦が続いた。`,
    events: [
      [
        '1847-07-26',
        '宣布独立|Declaration of independence|Déclaration d’indépendance|Declaración de independencia|独立を宣言',
        3,
      ],
    ],
    relations: [
      ['ally-of', 'united-states', ['1942', '1980']],
      ['took-part-in', 'founding-of-the-united-nations', '1945'],
    ],
  },
  {
    id: 'ivory-coast',
    drawn: 'Côte d’Ivoire',
    also: '象牙海岸|Ivory Coast|-|-|象牙海岸',
    span: ['1960-08-07', '..'],
    capital: [6.82, -5.28, '亚穆苏克罗|Yamoussoukro|Yamoussoukro|Yamusukro|ヤムスクロ'],
    summary: `西非国家，世界最大的可可产地。1893年成为法国殖民地，1960年独立；乌弗埃-博瓦尼执政至1993年去世，2002年至2011年两度内战。
      State of West Africa, the world’s largest grower of cocoa. A French colony from 1893 and independent in 1960, it prospered under Houphouët-Boigny, president until his death in 1993, and went through civil wars between 2002 and 2011.
      État d’Afrique de l’Ouest, premier producteur mondial de cacao. Colonie française dès 1893, indépendant en 1960, il prospère sous Houphouët-Boigny, président jusqu’à sa mort en 1993, et traverse des guerres civiles entre 2002 et 2011.
      Estado de África occidental, primer productor mundial de cacao. Colonia francesa desde 1893, independiente en 1960, prosperó con Houphouët-Boigny, presidente hasta su muerte en 1993, y sufrió guerras civiles entre 2002 y 2011.
      カカオ生産世界一の西アフリカの国。1893年にフランスの植民地となり、1960年に独立した。ウフェ＝ボワニが1993年の死まで治めて栄え、2002年から2011年に二度の内戦があった。`,
    events: [
      ['1960-08-07', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'togo',
    drawn: 'Togo',
    span: ['1960-04-27', '..'],
    capital: [6.15, 1.22, '洛美|Lomé|Lomé|Lomé|ロメ'],
    summary: `西非狭长小国。1884年成为德国保护地，第一次世界大战后由法英分治，法属部分1960年独立；首任总统奥林匹欧1963年遇刺，1967年起埃亚德马父子执政。
      Narrow state of West Africa. A German protectorate from 1884, shared by France and Britain after the First World War; the French part became independent in 1960, and its first president, Olympio, was killed in the coup of 1963.
      État étroit d’Afrique de l’Ouest. Protectorat allemand dès 1884, partagé entre la France et le Royaume-Uni après la Première Guerre mondiale ; la partie française devient indépendante en 1960, et son premier président, Olympio, est tué dans le coup d’État de 1963.
      Estado estrecho de África occidental. Protectorado alemán desde 1884, repartido entre Francia y Gran Bretaña tras la Primera Guerra Mundial; la parte francesa se independizó en 1960, y su primer presidente, Olympio, murió en el golpe de 1963.
      西アフリカの細長い国。1884年にドイツの保護領となり、第一次世界大戦後にフランスとイギリスが分けた。フランス領が1960年に独立し、初代大統領オリンピオは1963年のクーデタで殺された。`,
    events: [
      ['1960-04-27', freed('france'), 3],
      ['1960-09-20', joinsUN, 1],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'benin',
    drawn: 'Benin',
    names: '贝宁|Benin|Bénin|Benín|ベナン',
    disambiguation:
      '1960年以后的国家，旧称达荷美|the state since 1960, once Dahomey|l’État depuis 1960, ex-Dahomey|el Estado desde 1960, antes Dahomey|1960年以後の国家、旧ダホメ',
    also: '达荷美|Dahomey|Dahomey|Dahomey|ダホメ',
    span: ['1960-08-01', '..'],
    capital: [6.5, 2.63, '波多诺伏|Porto-Novo|Porto-Novo|Porto Novo|ポルトノボ'],
    summary: `西非国家，达荷美王国故地，奴隶海岸的一部。1894年被法国征服，1960年独立，1975年改今名；1990年全国会议使其成为非洲最早和平转向多党制的国家之一。
      State of West Africa on the Slave Coast, land of the kingdom of Dahomey that France conquered in 1894. Independent in 1960 and renamed in 1975, it moved peacefully to free elections after its national conference of 1990.
      État d’Afrique de l’Ouest, sur la côte des Esclaves, terre du royaume du Dahomey conquis par la France en 1894. Indépendant en 1960, rebaptisé en 1975, il passe en paix aux élections libres après sa conférence nationale de 1990.
      Estado de África occidental, en la Costa de los Esclavos, tierra del reino de Dahomey que Francia conquistó en 1894. Independiente en 1960 y rebautizado en 1975, pasó en paz a elecciones libres tras la conferencia nacional de 1990.
      奴隷海岸にある西アフリカの国で、1894年にフランスが征服したダホメ王国の地。1960年に独立し、1975年に改称した。1990年の国民会議を経て平和裏に自由選挙へ移った。`,
    events: [
      ['1960-08-01', freed('france'), 3],
      [
        '1975-11-30',
        '达荷美改名贝宁|Dahomey is renamed Benin|Le Dahomey prend le nom de Bénin|Dahomey toma el nombre de Benín|ダホメがベナンと改称する',
      ],
    ],
    relations: [['independent-from', 'france', '1960']],
  },
  {
    id: 'german-colonies',
    drawn: 'German colonies',
    names: '德国殖民帝国|German colonial empire|Empire colonial allemand|Imperio colonial alemán|ドイツ植民地帝国',
    span: ['1884-04-24', '1919-06-28'],
    capital: [
      -6.8,
      39.25,
      '达累斯萨拉姆（德属东非首府）|Dar es Salaam (of East Africa)|Dar es-Salaam (d’Afrique orientale)|Dar es-Salam (de África Oriental)|ダルエスサラーム（東アフリカ）',
    ],
    summary: `德意志帝国1884年起在非洲与太平洋取得的领地：多哥、喀麦隆、西南非、东非、新几内亚等。1904年至1908年对西南非的赫雷罗人与纳马人犯下种族灭绝罪行；大战中尽失，1919年正式割让。
      Lands that the German Empire took from 1884 in Africa and the Pacific: Togo, Cameroon, South West Africa, East Africa, New Guinea and more. In 1904–1908 it committed genocide against the Herero and Nama; all these lands were lost in the First World War.
      Terres que l’Empire allemand s’approprie dès 1884 en Afrique et dans le Pacifique : Togo, Cameroun, Sud-Ouest africain, Afrique orientale, Nouvelle-Guinée. Il commet un génocide contre les Herero et les Nama en 1904-1908 et perd tout pendant la Première Guerre mondiale.
      Tierras que el Imperio alemán tomó desde 1884 en África y el Pacífico: Togo, Camerún, África del Sudoeste, África Oriental, Nueva Guinea. Cometió un genocidio contra hereros y namas en 1904-1908 y lo perdió todo en la Primera Guerra Mundial.
      ドイツ帝国が1884年からアフリカと太平洋に得た領土。トーゴ、カメルーン、南西アフリカ、東アフリカ、ニューギニアなど。1904年から1908年にヘレロ人とナマ人へのジェノサイドを行い、第一次世界大戦ですべてを失った。`,
    events: [
      [
        '1884-04-24',
        '西南非受帝国保护|South West Africa is placed under imperial protection|Le Sud-Ouest africain passe sous protection impériale|El África del Sudoeste pasa a protección imperial|南西アフリカが帝国の保護下に入る',
      ],
      [
        '1919-06-28',
        '《凡尔赛条约》剥夺全部殖民地|The treaty of Versailles takes all colonies away|Le traité de Versailles retire toutes les colonies|El tratado de Versalles retira todas las colonias|ヴェルサイユ条約で全植民地を失う',
        3,
      ],
    ],
    relations: [['party-to', 'first-world-war', ['1914', '1918'], ['strachan-first-world-war']]],
    source: ['mcevedy-africa'],
  },
]);
