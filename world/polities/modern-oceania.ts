import { freed, joinsUN, polities } from './polity.ts';

export const modernOceania = polities('oceania', [
  {
    id: 'australia',
    drawn: 'Australia',
    also: '澳大利亚联邦|Commonwealth of Australia|Commonwealth d’Australie|Mancomunidad de Australia|オーストラリア連邦',
    span: ['1901-01-01', '..'],
    capital: [-35.28, 149.13, '堪培拉|Canberra|Canberra|Canberra|キャンベラ'],
    summary: `占整个澳洲大陆的联邦国家，原住民居此六万年左右。1788年英国在悉尼建罪犯流放地，六个殖民地1901年结为联邦；1942年采纳《威斯敏斯特法》后完全自主，1967年公投同意将原住民计入人口。
      Federation over a whole continent, peopled by Aboriginal Australians for tens of thousands of years. Britain founded a penal colony at Sydney in 1788; six colonies federated in 1901, and in 1967 a referendum agreed to count Aboriginal people in the census.
      Fédération qui occupe un continent entier, peuplé par les Aborigènes depuis des dizaines de milliers d’années. La Grande-Bretagne fonde une colonie pénitentiaire à Sydney en 1788 ; six colonies se fédèrent en 1901, et un référendum admet en 1967 que les Aborigènes soient recensés.
      Federación que ocupa un continente entero, poblado por los aborígenes desde hace decenas de miles de años. Gran Bretaña fundó una colonia penal en Sídney en 1788; seis colonias se federaron en 1901 y en 1967 un referéndum aprobó contar a los aborígenes en el censo.
      大陸全体を占める連邦国家。先住民は数万年前から住む。1788年にイギリスがシドニーに流刑植民地を開き、六つの植民地が1901年に連邦を結成した。1967年の国民投票で先住民を人口に数えることが決まった。`,
    events: [
      [
        '1901-01-01',
        '六个殖民地结为联邦|Six colonies form the Commonwealth|Six colonies forment le Commonwealth|Seis colonias forman la federación|六つの植民地が連邦を結成する',
        3,
      ],
      [
        '1967-05-27',
        '公投将原住民纳入人口统计|A referendum includes Aboriginal people in the census|Un référendum inclut les Aborigènes dans le recensement|Un referéndum incluye a los aborígenes en el censo|国民投票で先住民が人口に数えられる',
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', ['1901', '1942']],
      ['party-to', 'first-world-war', ['1914', '1918'], ['strachan-first-world-war']],
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'new-zealand',
    drawn: 'New Zealand',
    also: '奥特亚罗瓦|Aotearoa|Aotearoa|Aotearoa|アオテアロア',
    span: ['1907-09-26', '..'],
    capital: [-41.29, 174.78, '惠灵顿|Wellington|Wellington|Wellington|ウェリントン'],
    summary: `南太平洋岛国，毛利人约13世纪由波利尼西亚航来。1840年英国与毛利首领签订《怀唐伊条约》，1893年在各国中最先给予妇女国会选举权，1907年成为自治领，1947年完全自主。
      Island state of the South Pacific, reached by the Maori from Polynesia about the thirteenth century. Britain signed the Treaty of Waitangi with their chiefs in 1840; in 1893 women here were the first to vote in national elections, and in 1907 it became a dominion.
      État insulaire du Pacifique Sud, atteint par les Maoris depuis la Polynésie vers le XIIIᵉ siècle. Le Royaume-Uni signe avec leurs chefs le traité de Waitangi en 1840 ; les femmes y votent en 1893, avant toutes les autres nations, et le dominion date de 1907.
      Estado insular del Pacífico Sur, al que los maoríes llegaron desde Polinesia hacia el siglo XIII. Gran Bretaña firmó con sus jefes el tratado de Waitangi en 1840; en 1893 las mujeres votaron aquí antes que en ninguna otra nación, y es dominio desde 1907.
      南太平洋の島国。13世紀頃にマオリがポリネシアから渡来した。1840年にイギリスが首長たちとワイタンギ条約を結び、1893年に世界で初めて国政で女性が投票した。1907年に自治領となった。`,
    events: [
      [
        '1907-09-26',
        '成为自治领|New Zealand becomes a dominion|La Nouvelle-Zélande devient un dominion|Nueva Zelanda pasa a ser un dominio|自治領となる',
        3,
      ],
      [
        '1947-11-25',
        '采纳《威斯敏斯特法》|The Statute of Westminster is adopted|Le statut de Westminster est adopté|Se adopta el Estatuto de Westminster|ウェストミンスター憲章を採択する',
      ],
    ],
    relations: [
      ['independent-from', 'british-empire', ['1907', '1947']],
      ['party-to', 'second-world-war', ['1939', '1945'], ['weinberg-ww2']],
    ],
  },
  {
    id: 'papua-new-guinea',
    drawn: 'Papua New Guinea',
    span: ['1975-09-16', '..'],
    capital: [-9.45, 147.2, '莫尔兹比港|Port Moresby|Port Moresby|Port Moresby|ポートモレスビー'],
    summary: `新几内亚岛东半及附近岛屿的国家，语言逾八百种，高地农业有数千年历史。先后由德国、英国与澳大利亚统治，1975年独立；布干维尔1988年至1998年内战。
      State on the east of New Guinea and the islands beside it, with more than eight hundred languages. Divided between Germany and Britain, then ruled by Australia, it became independent in 1975 and fought a secession on Bougainville from 1988 to 1998.
      État de l’est de la Nouvelle-Guinée et des îles voisines, riche de plus de huit cents langues. Partagé entre l’Allemagne et le Royaume-Uni, puis gouverné par l’Australie, il devient indépendant en 1975 et combat de 1988 à 1998 une sécession à Bougainville.
      Estado del este de Nueva Guinea y de las islas vecinas, con más de ochocientas lenguas. Repartido entre Alemania y Gran Bretaña y después regido por Australia, se independizó en 1975 y combatió de 1988 a 1998 una secesión en Bougainville.
      ニューギニア島東部と周辺の島々の国で、八百を超える言語が話される。ドイツとイギリスが分け、のちオーストラリアが治めた。1975年に独立し、1988年から1998年までブーゲンビルで分離独立の内戦があった。`,
    events: [
      ['1975-09-16', freed('australia'), 3],
      ['1975-10-10', joinsUN, 1],
    ],
    relations: [['independent-from', 'australia', '1975']],
  },
  {
    id: 'fiji',
    drawn: 'Fiji',
    span: ['1970-10-10', '..'],
    capital: [-18.13, 178.43, '苏瓦|Suva|Suva|Suva|スバ'],
    summary: `南太平洋群岛国家，1874年由大酋长让与英国，英国引入印度劳工种植甘蔗。1970年独立；斐济族与印度裔相争，1987年、2000年与2006年发生政变。
      Island state of the South Pacific that its chiefs ceded in 1874 to Britain, which brought in Indians to grow sugar. Independent in 1970, it has known coups in 1987, 2000 and 2006.
      État d’îles du Pacifique Sud, cédé en 1874 par ses chefs au Royaume-Uni, qui y fait venir des Indiens pour cultiver le sucre. Indépendant en 1970, il a connu des coups d’État en 1987, 2000 et 2006.
      Estado de islas del Pacífico Sur que sus jefes cedieron en 1874 a Gran Bretaña, la cual llevó a indios para cultivar azúcar. Independiente en 1970, ha sufrido golpes en 1987, 2000 y 2006.
      南太平洋の島国。1874年に首長たちがイギリスに譲り、イギリスは砂糖栽培のためインド人を入れた。1970年に独立し、1987年、2000年、2006年にクーデタが起きた。`,
    events: [
      ['1970-10-10', freed('britain'), 3],
      ['1970-10-13', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1970']],
  },
  {
    id: 'samoa',
    drawn: 'Samoa',
    also: '西萨摩亚|Western Samoa|Samoa occidentales|Samoa Occidental|西サモア',
    span: ['1962-01-01', '..'],
    capital: [-13.83, -171.77, '阿皮亚|Apia|Apia|Apia|アピア'],
    summary: `南太平洋波利尼西亚岛国。1899年列强瓜分群岛，西部归德国，1914年为新西兰占领；马乌运动和平争取自主，1962年成为第一个独立的太平洋岛国。
      Polynesian island state of the South Pacific. Germany took the west of the group in 1899 and New Zealand occupied it in 1914; after the peaceful Mau movement it became in 1962 the first Pacific island nation to regain independence.
      État insulaire polynésien du Pacifique Sud. L’Allemagne prend l’ouest de l’archipel en 1899, la Nouvelle-Zélande l’occupe en 1914 ; après le mouvement pacifique du Mau, il est en 1962 le premier pays insulaire du Pacifique à recouvrer l’indépendance.
      Estado insular polinesio del Pacífico Sur. Alemania tomó el oeste del archipiélago en 1899 y Nueva Zelanda lo ocupó en 1914; tras el movimiento pacífico Mau fue en 1962 la primera nación insular del Pacífico en recobrar la independencia.
      南太平洋のポリネシアの島国。1899年に諸島の西部をドイツが取り、1914年にニュージーランドが占領した。平和的なマウ運動を経て、1962年に太平洋の島国として初めて独立を回復した。`,
    events: [['1962-01-01', freed('newZealand'), 3]],
    relations: [['independent-from', 'new-zealand', '1962']],
  },
  {
    id: 'tonga',
    drawn: 'Tonga',
    span: ['1845', '..'],
    capital: [-21.14, -175.2, '努库阿洛法|Nukuʻalofa|Nukuʻalofa|Nukualofa|ヌクアロファ'],
    summary: `南太平洋的波利尼西亚王国，中世纪曾称雄一方海域。19世纪由图普一世统一，1875年颁布宪法；1900年受英国保护，从未沦为殖民地，1970年恢复完全独立。
      Polynesian kingdom that held sway over the seas around it in the Middle Ages. George Tupou I united it in the nineteenth century and gave it a constitution in 1875; under British protection from 1900, it was fully independent again in 1970.
      Royaume polynésien qui domina les mers voisines au Moyen Âge. George Tupou Iᵉʳ l’unifie au XIXᵉ siècle et lui donne une constitution en 1875 ; sous protection britannique dès 1900, il est de nouveau pleinement indépendant en 1970.
      Reino polinesio que dominó los mares vecinos en la Edad Media. Jorge Tupou I lo unificó en el siglo XIX y le dio Constitución en 1875; bajo protección británica desde 1900, volvió a la plena independencia en 1970.
      中世に周辺の海に勢力を張ったポリネシアの王国。19世紀にジョージ・トゥポウ一世が統一し、1875年に憲法を定めた。1900年にイギリスの保護下に入り、1970年に完全な独立を回復した。`,
    events: [
      [
        '1875-11-04',
        '颁布宪法|The constitution is granted|La constitution est octroyée|Se otorga la Constitución|憲法が制定される',
      ],
      [
        '1970-06-04',
        '结束英国保护|British protection ends|Fin de la protection britannique|Fin de la protección británica|イギリスの保護が終わる',
        3,
      ],
    ],
    relations: [['independent-from', 'british-empire', '1970']],
  },
  {
    id: 'solomon-islands',
    drawn: 'Solomon Islands',
    span: ['1978-07-07', '..'],
    capital: [-9.45, 159.97, '霍尼亚拉|Honiara|Honiara|Honiara|ホニアラ'],
    summary: `西南太平洋群岛国家，1568年西班牙人门达尼亚来航而得名。1893年起受英国保护，1942年至1943年瓜达尔卡纳尔岛激战，1978年独立，1998年至2003年族群冲突。
      Island state of the south-western Pacific, named after the voyage of the Spaniard Mendaña in 1568. British from 1893, battlefield of Guadalcanal in 1942–1943, it became independent in 1978.
      État d’îles du sud-ouest du Pacifique, nommé à la suite du voyage de l’Espagnol Mendaña en 1568. Britannique dès 1893, champ de bataille de Guadalcanal en 1942-1943, il devient indépendant en 1978.
      Estado de islas del suroeste del Pacífico, con nombre debido al viaje del español Mendaña en 1568. Británico desde 1893, campo de batalla de Guadalcanal en 1942-1943, se independizó en 1978.
      南西太平洋の島国。1568年のスペイン人メンダーニャの来航にちなむ名をもつ。1893年からイギリスの保護領で、1942年から翌年にガダルカナル島で激戦があった。1978年に独立した。`,
    events: [
      ['1978-07-07', freed('britain'), 3],
      ['1978-09-19', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1978']],
  },
  {
    id: 'vanuatu',
    drawn: 'Vanuatu',
    also: '新赫布里底|New Hebrides|Nouvelles-Hébrides|Nuevas Hébridas|ニューヘブリディーズ',
    span: ['1980-07-30', '..'],
    capital: [-17.74, 168.32, '维拉港|Port Vila|Port-Vila|Port Vila|ポートビラ'],
    summary: `南太平洋群岛国家，旧称新赫布里底，约三千年前由拉皮塔人定居。1906年起由英法共管，两套法律并行，1980年独立。
      Island state of the South Pacific, settled by Lapita people some three thousand years ago. As the New Hebrides it was ruled by Britain and France together from 1906, each with its own law, until independence in 1980.
      État d’îles du Pacifique Sud, peuplé par les Lapita il y a quelque trois mille ans. Sous le nom de Nouvelles-Hébrides, il est gouverné dès 1906 par le Royaume-Uni et la France ensemble, chacun avec son droit, jusqu’à l’indépendance de 1980.
      Estado de islas del Pacífico Sur, poblado por los lapita hace unos tres mil años. Como Nuevas Hébridas lo rigieron desde 1906 Gran Bretaña y Francia a la vez, cada cual con su derecho, hasta la independencia de 1980.
      南太平洋の島国で、約三千年前にラピタ人が住み着いた。旧称ニューヘブリディーズ。1906年からイギリスとフランスがそれぞれの法で共同統治し、1980年に独立した。`,
    events: [
      [
        '1980-07-30',
        '脱离英法共管独立|Independence from the condominium|L’indépendance met fin au condominium|Independencia del condominio|共同統治からの独立',
        3,
      ],
      ['1981-09-15', joinsUN, 1],
    ],
    relations: [
      ['independent-from', 'british-empire', '1980'],
      ['independent-from', 'france', '1980'],
    ],
  },
  {
    id: 'kiribati',
    drawn: 'Kiribati',
    also: '吉尔伯特群岛|Gilbert Islands|Îles Gilbert|Islas Gilbert|ギルバート諸島',
    span: ['1979-07-12', '..'],
    capital: [1.35, 173.0, '南塔拉瓦|South Tarawa|Tarawa-Sud|Tarawa del Sur|南タラワ'],
    summary: `太平洋中部横跨赤道的环礁国家，原英属吉尔伯特群岛。1892年起受英国保护，1943年塔拉瓦血战，1979年独立；地势低平，受海平面上升威胁。
      State of atolls astride the equator in the central Pacific, once the British Gilbert Islands. A protectorate from 1892 and scene of the battle of Tarawa in 1943, it became independent in 1979; rising seas threaten it.
      État d’atolls à cheval sur l’équateur, au centre du Pacifique, jadis îles Gilbert britanniques. Protectorat dès 1892, théâtre de la bataille de Tarawa en 1943, il devient indépendant en 1979 ; la montée des mers le menace.
      Estado de atolones a ambos lados del ecuador, en el Pacífico central, antes islas Gilbert británicas. Protectorado desde 1892, escenario de la batalla de Tarawa en 1943, se independizó en 1979; lo amenaza la subida del mar.
      太平洋中部の赤道にまたがる環礁の国で、もとイギリス領ギルバート諸島。1892年に保護領となり、1943年にタラワの戦いがあった。1979年に独立し、海面上昇に脅かされている。`,
    events: [
      ['1979-07-12', freed('britain'), 3],
      ['1999-09-14', joinsUN, 1],
    ],
    relations: [['independent-from', 'british-empire', '1979']],
  },
  {
    id: 'micronesia',
    drawn: 'Micronesia',
    names:
      '密克罗尼西亚联邦|Federated States of Micronesia|États fédérés de Micronésie|Estados Federados de Micronesia|ミクロネシア連邦',
    span: ['1986-11-03', '..'],
    capital: [6.92, 158.18, '帕利基尔|Palikir|Palikir|Palikir|パリキール'],
    summary: `西太平洋加罗林群岛的四州联邦，波纳佩岛有古城南马都尔。先后属西班牙、德国、日本，1947年起由美国托管，1986年与美国自由联合而独立。
      Federation of four states in the Caroline Islands, with the old stone city of Nan Madol on Pohnpei. Spanish, German, Japanese and from 1947 an American trust territory, it became independent in free association with the United States in 1986.
      Fédération de quatre États des îles Carolines, avec la vieille cité de pierre de Nan Madol à Pohnpei. Espagnole, allemande, japonaise, puis sous tutelle américaine dès 1947, elle devient indépendante en 1986, librement associée aux États-Unis.
      Federación de cuatro estados de las islas Carolinas, con la vieja ciudad de piedra de Nan Madol en Pohnpei. Española, alemana, japonesa y, desde 1947, bajo tutela estadounidense, se independizó en 1986, en libre asociación con Estados Unidos.
      カロリン諸島の四州からなる連邦で、ポンペイ島に古い石造都市ナンマトルがある。スペイン、ドイツ、日本の支配を経て1947年からアメリカの信託統治領となり、1986年に自由連合の形で独立した。`,
    events: [
      ['1986-11-03', freed('usa'), 3],
      ['1991-09-17', joinsUN, 1],
    ],
    relations: [['independent-from', 'united-states', '1986']],
  },
  {
    id: 'marshall-islands',
    drawn: 'Marshall Islands',
    span: ['1986-10-21', '..'],
    capital: [7.1, 171.3, '马朱罗|Majuro|Majuro|Majuro|マジュロ'],
    summary: `西太平洋环礁国家。先后归德国与日本，1944年为美军占领；1946年至1958年美国在比基尼与埃尼威托克环礁试爆核弹六十七次，1986年与美国自由联合而独立。
      State of atolls in the western Pacific, German, then Japanese, taken by American troops in 1944. The United States exploded 67 nuclear bombs on Bikini and Enewetak from 1946 to 1958; independence in free association came in 1986.
      État d’atolls du Pacifique occidental, allemand, puis japonais, pris par les Américains en 1944. Les États-Unis font exploser 67 bombes nucléaires à Bikini et Enewetak de 1946 à 1958 ; l’indépendance en libre association vient en 1986.
      Estado de atolones del Pacífico occidental, alemán, después japonés, tomado por tropas estadounidenses en 1944. Estados Unidos hizo estallar 67 bombas nucleares en Bikini y Enewetak de 1946 a 1958; la independencia, en libre asociación, llegó en 1986.
      西太平洋の環礁の国。ドイツ、次いで日本の支配を受け、1944年にアメリカ軍が占領した。1946年から1958年にビキニとエニウェトクで67回の核実験が行われ、1986年に自由連合の形で独立した。`,
    events: [
      [
        '1954-03-01',
        '比基尼环礁氢弹试爆|A hydrogen bomb is exploded on Bikini|Une bombe à hydrogène explose à Bikini|Estalla una bomba de hidrógeno en Bikini|ビキニ環礁で水爆実験が行われる',
        3,
      ],
      ['1986-10-21', freed('usa'), 3],
    ],
    relations: [['independent-from', 'united-states', '1986']],
  },
  {
    id: 'palau',
    drawn: 'Palau',
    span: ['1994-10-01', '..'],
    capital: [7.5, 134.62, '恩吉鲁穆德|Ngerulmud|Ngerulmud|Ngerulmud|マルキョク'],
    summary: `西太平洋加罗林群岛西端的岛国。先后属西班牙、德国、日本，1944年贝里琉岛激战后归美国托管；1981年颁布世界首部无核宪法，1994年独立。
      Island state at the western end of the Carolines, Spanish, German and Japanese in turn and, after the battle of Peleliu in 1944, under American trust. It adopted the first nuclear-free constitution in 1981 and became independent in 1994.
      État insulaire de l’ouest des Carolines, tour à tour espagnol, allemand et japonais, puis, après la bataille de Peleliu en 1944, sous tutelle américaine. Il adopte en 1981 la première constitution antinucléaire et devient indépendant en 1994.
      Estado insular del oeste de las Carolinas, por turno español, alemán y japonés y, tras la batalla de Peleliu en 1944, bajo tutela estadounidense. Adoptó en 1981 la primera Constitución antinuclear y se independizó en 1994.
      カロリン諸島西端の島国。スペイン、ドイツ、日本の支配を経て、1944年のペリリューの戦いののちアメリカの信託統治下に入った。1981年に世界初の非核憲法を定め、1994年に独立した。`,
    events: [
      ['1994-10-01', freed('usa'), 3],
      ['1994-12-15', joinsUN, 1],
    ],
    relations: [['independent-from', 'united-states', '1994']],
  },
  {
    id: 'nauru',
    drawn: 'Nauru',
    span: ['1968-01-31', '..'],
    capital: [
      -0.53,
      166.93,
      '亚伦（政府所在地）|Yaren (seat of government)|Yaren (siège du gouvernement)|Yaren (sede del gobierno)|ヤレン（政府所在地）',
    ],
    summary: `赤道附近的单岛国家，世界上最小的共和国。1888年归德国，1914年由澳大利亚占领，磷矿开采几乎掏空全岛；1968年独立，一度富甲一方，矿竭后陷入贫困。
      One-island state near the equator, the smallest republic in the world. German from 1888 and Australian from 1914, it was stripped of its phosphate; independent in 1968, it was rich for a time and poor when the mines gave out.
      État d’une seule île proche de l’équateur, plus petite république du monde. Allemande dès 1888, australienne dès 1914, elle est dépouillée de ses phosphates ; indépendante en 1968, un temps riche, elle s’appauvrit quand les mines s’épuisent.
      Estado de una sola isla cercana al ecuador, la república más pequeña del mundo. Alemana desde 1888 y australiana desde 1914, fue despojada de su fosfato; independiente en 1968, fue rica un tiempo y pobre al agotarse las minas.
      赤道に近い一島の国で、世界最小の共和国。1888年にドイツ、1914年にオーストラリアの支配下に入り、リン鉱石が掘り尽くされた。1968年に独立し、一時は富裕であったが鉱山の枯渇で貧しくなった。`,
    events: [
      ['1968-01-31', freed('australia'), 3],
      ['1999-09-14', joinsUN, 1],
    ],
    relations: [['independent-from', 'australia', '1968']],
  },
]);
