import { polities } from './polity.ts';

export const modernEastAsia = polities('east-asia', [
  {
    id: 'peoples-republic-of-china',
    drawn: 'People’s Republic of China',
    also: '新中国;中国|PRC;China|RPC;Chine|RPC;China|中国',
    span: ['1949-10-01', '..'],
    capital: [39.9, 116.4, '北京|Beijing|Pékin|Pekín|北京'],
    summary: `东亚的社会主义国家，1949年共产党在内战中取胜后由毛泽东宣告成立。大跃进后的饥荒致数千万人死亡，继而经历文化大革命；1971年取得联合国席位，1978年起改革开放，1989年出兵镇压天安门的抗议。
      Communist-led state of East Asia, proclaimed by Mao Zedong in 1949 after victory in the civil war. Tens of millions died in the famine of its Great Leap Forward; the Cultural Revolution followed. It took China’s seat in the United Nations in 1971, reformed its economy from 1978 and crushed protests at Tiananmen in 1989.
      État communiste d’Asie orientale, proclamé par Mao Zedong en 1949 après sa victoire dans la guerre civile. La famine du Grand Bond en avant tue des dizaines de millions de gens ; suit la Révolution culturelle. Il obtient en 1971 le siège de la Chine à l’ONU, réforme son économie dès 1978 et écrase en 1989 les protestations de Tian’anmen.
      Estado de Asia oriental dirigido por el Partido Comunista, proclamado por Mao Zedong en 1949 tras vencer en la guerra civil. En la hambruna del Gran Salto Adelante murieron decenas de millones; siguió la Revolución Cultural. Obtuvo en 1971 el asiento de China en la ONU, reformó su economía desde 1978 y aplastó en 1989 las protestas de Tiananmén.
      東アジアの社会主義国家。共産党が内戦に勝ち、1949年に毛沢東が建国を宣言した。大躍進の飢饉で数千万人が死に、文化大革命が続いた。1971年に国連の代表権を得、1978年から改革開放を進め、1989年には天安門の抗議を武力で抑えた。`,
    events: [
      [
        '1949-10-01',
        '毛泽东在天安门宣告建国|Mao Zedong proclaims the People’s Republic at Tiananmen|Mao Zedong proclame la République populaire à Tian’anmen|Mao Zedong proclama la República Popular en Tiananmén|毛沢東が天安門で建国を宣言する',
        3,
      ],
      [
        ['1966', '1976'],
        '文化大革命|The Cultural Revolution|La Révolution culturelle|La Revolución Cultural|文化大革命',
        3,
        ['cambridge-china', 'vol. 15'],
      ],
      [
        '1978-12',
        '开始改革开放|Reform and opening up begin|Début des réformes et de l’ouverture|Comienza la reforma y apertura|改革開放が始まる',
        3,
        ['cambridge-china', 'vol. 15'],
      ],
    ],
    relations: [
      ['warred-with', 'republic-of-china', ['1949', '1958']],
      ['held-old-lands-of', 'qing-dynasty'],
      ['party-to', 'cold-war', ['1949', '1991'], ['gaddis-cold-war']],
    ],
    source: ['statesmans-yearbook'],
  },
  {
    id: 'republic-of-china',
    drawn: 'Republic of China',
    also: '民国;台湾|ROC;Taiwan|Taïwan|Taiwán|台湾',
    span: ['1912-01-01', '..'],
    capital: [25.04, 121.56, '台北|Taipei|Taipei|Taipéi|台北'],
    summary: `辛亥革命后于1912年成立的共和国，亚洲最早的共和国之一。军阀混战后由国民党统一，1937年至1945年抗日；1949年在内战中失去大陆，政府迁至台北，1990年代实现民主化。1971年起不再代表中国出席联合国；北京主张台湾为其领土，约十二国与其有邦交。
      Republic founded in 1912 by the Xinhai Revolution. United by the Nationalists and invaded by Japan in 1937, it lost the mainland in the civil war in 1949; the government moved to Taipei, where democracy came in the 1990s. In 1971 it lost China’s seat in the United Nations; Beijing claims Taiwan, and about a dozen states recognize the republic.
      République fondée en 1912 par la révolution Xinhai. Unifiée par les nationalistes, envahie par le Japon en 1937, elle perd le continent en 1949 ; son gouvernement passe à Taipei, où la démocratie s’établit dans les années 1990. Elle perd en 1971 le siège de la Chine à l’ONU ; Pékin revendique Taïwan, et une douzaine d’États reconnaissent la République.
      República fundada en 1912 por la Revolución de Xinhai. Unificada por los nacionalistas e invadida por Japón en 1937, perdió el continente en 1949; su gobierno pasó a Taipéi, donde la democracia llegó en los años noventa. En 1971 perdió el asiento de China en la ONU; Pekín reclama Taiwán, y una docena de Estados reconoce la república.
      辛亥革命により1912年に成立した共和国。軍閥の割拠を国民党が統一し、1937年から日本の侵略と戦った。1949年に内戦で大陸を失って政府は台北に移り、1990年代に民主化した。1971年に国連の中国代表権を失い、北京は台湾の領有を主張し、約十二か国が国家として承認している。`,
    events: [
      [
        '1912-01-01',
        '孙中山在南京就任临时大总统|Sun Yat-sen becomes provisional president at Nanjing|Sun Yat-sen devient président provisoire à Nankin|Sun Yat-sen asume la presidencia provisional en Nankín|孫文が南京で臨時大総統に就く',
        3,
      ],
      [
        '1949-12',
        '政府迁往台北|The government moves to Taipei|Le gouvernement passe à Taipei|El gobierno se traslada a Taipéi|政府が台北に移る',
        3,
        ['cambridge-china', 'vol. 13'],
      ],
      [
        '1996-03-23',
        '首次直接选举总统|The president is directly elected for the first time|Première élection directe du président|Primera elección directa del presidente|初めて総統が直接選挙で選ばれる',
        2,
        ['statesmans-yearbook'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'qing-dynasty', '1912'],
      ['party-to', 'second-world-war', ['1937', '1945'], ['weinberg-ww2']],
      ['warred-with', 'japan', ['1937', '1945'], ['cambridge-china', 'vol. 13']],
    ],
    source: ['europa-world'],
  },
  {
    id: 'south-korea',
    drawn: 'South Korea',
    also: '韩国;南韩|Republic of Korea|République de Corée|República de Corea|韓国',
    span: ['1945', '..'],
    capital: [37.57, 126.98, '首尔|Seoul|Séoul|Seúl|ソウル'],
    summary: `朝鲜半岛南部的共和国，1945年脱离日本统治后由美军占领，1948年建国。1950年至1953年朝鲜战争后仍与北方对峙；在军人统治下迅速工业化，1987年民主化。
      Republic in the south of the Korean peninsula, occupied by American troops in 1945 and founded in 1948. After the Korean War of 1950–1953 it industrialized fast under military rulers and became a democracy in 1987.
      République du sud de la péninsule coréenne, occupée par les Américains en 1945 et fondée en 1948. Après la guerre de Corée de 1950-1953, elle s’industrialise à vive allure sous des généraux et devient une démocratie en 1987.
      República del sur de la península coreana, ocupada por tropas estadounidenses en 1945 y fundada en 1948. Tras la guerra de Corea de 1950-1953 se industrializó deprisa bajo gobiernos militares y fue una democracia desde 1987.
      朝鮮半島南部の共和国。1945年にアメリカ軍が占領し、1948年に建国された。1950年から1953年の朝鮮戦争ののち軍人政権のもとで急速に工業化し、1987年に民主化した。`,
    events: [
      [
        '1948-08-15',
        '大韩民国成立|The Republic of Korea is founded|Fondation de la République de Corée|Se funda la República de Corea|大韓民国が成立する',
        3,
      ],
      [
        '1987-06-29',
        '宣布直接选举总统|Direct presidential elections are promised|L’élection présidentielle directe est promise|Se promete la elección presidencial directa|大統領の直接選挙が約束される',
      ],
    ],
    relations: [
      ['held-old-lands-of', 'joseon'],
      ['warred-with', 'north-korea', ['1950', '1953']],
      ['ally-of', 'united-states', '1953'],
    ],
    source: ['seth-korea'],
  },
  {
    id: 'north-korea',
    drawn: 'North Korea',
    names: '朝鲜|North Korea|Corée du Nord|Corea del Norte|北朝鮮',
    also: '朝鲜民主主义人民共和国;北韩|Democratic People’s Republic of Korea|République populaire démocratique de Corée|República Popular Democrática de Corea|朝鮮民主主義人民共和国',
    span: ['1945', '..'],
    capital: [39.02, 125.75, '平壤|Pyongyang|Pyongyang|Pionyang|平壌'],
    summary: `朝鲜半岛北部的国家，1945年由苏军占领，1948年由金日成建国。1950年进攻南方而起朝鲜战争，1953年停战；由金氏三代相继统治，2006年首次核试验。
      State in the north of the Korean peninsula, occupied by Soviet troops in 1945 and founded by Kim Il-sung in 1948. Its attack on the South in 1950 began the Korean War; ruled by one family ever since, it tested a nuclear bomb in 2006.
      État du nord de la péninsule coréenne, occupé par les Soviétiques en 1945 et fondé par Kim Il-sung en 1948. Son attaque contre le Sud ouvre en 1950 la guerre de Corée ; gouverné depuis par une même famille, il essaie une bombe nucléaire en 2006.
      Estado del norte de la península coreana, ocupado por tropas soviéticas en 1945 y fundado por Kim Il-sung en 1948. Su ataque al Sur inició en 1950 la guerra de Corea; gobernado desde entonces por una misma familia, probó una bomba nuclear en 2006.
      朝鮮半島北部の国。1945年にソ連軍が占領し、1948年に金日成が建国した。1950年の南への攻撃で朝鮮戦争が始まり、1953年に休戦した。以来同じ一族が治め、2006年に初の核実験を行った。`,
    events: [
      [
        '1948-09-09',
        '朝鲜民主主义人民共和国成立|The Democratic People’s Republic is founded|Fondation de la République populaire démocratique|Se funda la República Popular Democrática|朝鮮民主主義人民共和国が成立する',
        3,
      ],
      [['1950-06-25', '1953-07-27'], '朝鲜战争|The Korean War|La guerre de Corée|La guerra de Corea|朝鮮戦争', 3],
    ],
    relations: [
      ['held-old-lands-of', 'joseon'],
      ['supported', 'north-vietnam', ['1965', '1972']],
    ],
    source: ['seth-korea'],
  },
  {
    id: 'mongolia',
    drawn: 'Mongolia',
    also: '蒙古;外蒙古;蒙古人民共和国|Outer Mongolia;Mongolian People’s Republic|République populaire mongole|República Popular de Mongolia|モンゴル人民共和国;外モンゴル',
    span: ['1911-12', '..'],
    capital: [47.92, 106.92, '乌兰巴托|Ulaanbaatar|Oulan-Bator|Ulán Bator|ウランバートル'],
    summary: `中俄之间的内陆国家。清朝灭亡之际于1911年宣布独立，1921年借苏俄之力再次独立，1924年成为人民共和国；1946年获中国承认，1990年转为民主制。
      Landlocked state between China and Russia. It declared independence as the Qing fell in 1911, won it with Soviet help in 1921 and was a people’s republic from 1924; recognized by China in 1946, it turned to democracy in 1990.
      État enclavé entre la Chine et la Russie. Il se déclare indépendant à la chute des Qing en 1911, le devient avec l’aide soviétique en 1921 et forme une république populaire en 1924 ; reconnu par la Chine en 1946, il passe à la démocratie en 1990.
      Estado interior entre China y Rusia. Se declaró independiente al caer los Qing en 1911, lo logró con ayuda soviética en 1921 y fue república popular desde 1924; reconocido por China en 1946, pasó a la democracia en 1990.
      中国とロシアに挟まれた内陸国。清の滅亡に際し1911年に独立を宣言し、1921年にソビエト・ロシアの助けで再び独立、1924年に人民共和国となった。1946年に中国の承認を受け、1990年に民主化した。`,
    events: [
      [
        '1911-12',
        '宣布脱离清朝独立|Independence from the Qing is declared|L’indépendance est déclarée face aux Qing|Se declara la independencia respecto de los Qing|清からの独立を宣言する',
        3,
      ],
      [
        '1924-11-26',
        '蒙古人民共和国成立|The People’s Republic is proclaimed|La République populaire est proclamée|Se proclama la República Popular|モンゴル人民共和国が成立する',
      ],
    ],
    relations: [
      ['independent-from', 'qing-dynasty', '1911'],
      ['ally-of', 'soviet-union', ['1936', '1991']],
    ],
  },
  {
    id: 'tibet-1912',
    drawn: 'Tibet (1912–1950)',
    names: '西藏|Tibet|Tibet|Tíbet|チベット',
    disambiguation: '1912—1950年|1912–1950|1912-1950|1912-1950|1912〜1950年',
    also: '噶厦;甘丹颇章|Ganden Phodrang|Ganden Phodrang|Ganden Phodrang|ガンデンポタン',
    span: ['1912', '1951-05-23'],
    capital: [29.65, 91.1, '拉萨|Lhasa|Lhassa|Lhasa|ラサ'],
    summary: `清朝灭亡后由十三世达赖喇嘛及其政府自行治理的高原之地。事实上独立行事，但中国不予承认，列强亦未正式承认；1950年中国军队进入，1951年签订十七条协议并入中华人民共和国，达赖喇嘛后来宣布不予承认。
      Highland that the thirteenth Dalai Lama and his government ran by themselves after the Qing fell. Independent in practice, it was recognized neither by China nor formally by the great powers. The Chinese army entered it in 1950, and the agreement of 1951, which the Dalai Lama later disowned, made it part of the People’s Republic.
      Hauts plateaux que le treizième dalaï-lama et son gouvernement administrent seuls après la chute des Qing. Indépendant de fait, le Tibet n’est reconnu ni par la Chine ni formellement par les puissances. L’armée chinoise y entre en 1950, et l’accord de 1951, que le dalaï-lama désavoue plus tard, le rattache à la République populaire.
      Altas mesetas que el decimotercer dalái lama y su gobierno rigieron por sí solos tras la caída de los Qing. Independiente de hecho, al Tíbet no lo reconocieron ni China ni, formalmente, las potencias. El ejército chino entró en 1950, y el acuerdo de 1951, del que el dalái lama renegó después, lo incorporó a la República Popular.
      清の滅亡ののち、ダライ・ラマ十三世とその政府が自ら治めた高原の地。事実上独立していたが、中国は認めず、列強も正式には承認しなかった。1950年に中国軍が進駐し、翌年の十七か条協定で中華人民共和国に編入された。協定はのちダライ・ラマが否認した。`,
    events: [
      [
        '1913-02',
        '十三世达赖喇嘛宣布自主|The thirteenth Dalai Lama declares self-rule|Le treizième dalaï-lama proclame que le Tibet se gouverne seul|El decimotercer dalái lama proclama el autogobierno|ダライ・ラマ十三世が自主を布告する',
      ],
      [
        '1951-05-23',
        '签订十七条协议|The Seventeen Point Agreement is signed|L’accord en dix-sept points est signé|Se firma el Acuerdo de Diecisiete Puntos|十七か条協定が結ばれる',
        3,
      ],
    ],
    relations: [['held-old-lands-of', 'qing-dynasty']],
    source: ['obrien-atlas'],
  },
  {
    id: 'manchukuo',
    drawn: 'Manchukuo',
    also: '满洲帝国;伪满洲国|Manchuria|Mandchourie|Manchuria|満洲帝国',
    span: ['1932-03-01', '1945-08-18'],
    capital: [43.88, 125.32, '新京（长春）|Xinjing (Changchun)|Xinjing (Changchun)|Xinjing (Changchun)|新京（長春）'],
    summary: `日本关东军占领东北后于1932年扶植的傀儡国家，以清末帝溥仪为执政，1934年称帝。国际联盟多数成员不予承认，1945年8月苏军进攻后覆灭。
      Puppet state that the Japanese army set up in north-eastern China in 1932, with Puyi, last emperor of the Qing, at its head. The League of Nations refused to recognize it; it vanished when the Soviet army attacked in August 1945.
      État fantoche créé par l’armée japonaise dans le nord-est de la Chine en 1932, avec à sa tête Puyi, dernier empereur des Qing. La Société des Nations refuse de le reconnaître ; il disparaît sous l’attaque soviétique en août 1945.
      Estado títere creado por el ejército japonés en el noreste de China en 1932, con Puyi, último emperador de los Qing, a la cabeza. La Sociedad de Naciones se negó a reconocerlo; desapareció ante el ataque soviético de agosto de 1945.
      日本の関東軍が中国東北部を占領し、1932年に清の最後の皇帝溥儀を立てて作った傀儡国家。国際連盟は承認せず、1945年8月のソ連軍の侵攻で消滅した。`,
    events: [
      ['1932-03-01', '宣布建国|The state is proclaimed|L’État est proclamé|Se proclama el Estado|建国が宣言される', 3],
      ['1945-08-18', '溥仪退位|Puyi abdicates|Puyi abdique|Puyi abdica|溥儀が退位する'],
    ],
    relations: [['vassal-of', 'japan', ['1932', '1945']]],
    source: ['cambridge-japan', 'vol. 6'],
  },
  {
    id: 'tuva',
    drawn: 'Tuva',
    also: '唐努图瓦;唐努乌梁海|Tannu Tuva|Tannou-Touva|Tannu Tuvá|タンヌ・トゥヴァ',
    span: ['1921-08-14', '1944-10-11'],
    capital: [51.72, 94.44, '克孜勒|Kyzyl|Kyzyl|Kizil|クズル'],
    summary: `叶尼塞河上游的小国，原属清朝的唐努乌梁海。1921年在苏俄支持下宣布成立人民共和国，只获苏联与蒙古承认，1944年并入苏联。
      Small state on the upper Yenisei, under the Qing as Tannu Uriankhai. Proclaimed a people’s republic in 1921 with Soviet support and recognized by the Soviet Union and Mongolia alone, it was annexed by the former in 1944.
      Petit État du haut Ienisseï, appelé Tannou-Ouriankhaï sous les Qing. République populaire proclamée en 1921 avec l’appui soviétique, reconnue seulement par l’URSS et la Mongolie, elle est annexée par la première en 1944.
      Pequeño Estado del alto Yeniséi, llamado Tannu Urianjái bajo los Qing. República popular proclamada en 1921 con apoyo soviético y reconocida solo por la URSS y Mongolia, fue anexionada por la primera en 1944.
      エニセイ川上流の小国。清代はタンヌ・ウリャンハイと呼ばれた。1921年にソビエト・ロシアの支援で人民共和国を宣言し、承認したのはソ連とモンゴルだけで、1944年にソ連に併合された。`,
    events: [
      [
        '1944-10-11',
        '并入苏联|Annexation by the Soviet Union|Annexion par l’Union soviétique|Anexión por la Unión Soviética|ソ連に併合される',
        3,
      ],
    ],
    relations: [
      ['part-of', 'soviet-union', '1944'],
      ['held-old-lands-of', 'qing-dynasty'],
    ],
    source: ['obrien-atlas'],
  },
]);
