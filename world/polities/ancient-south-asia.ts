import { polities } from './polity.ts';

export const ancientSouthAsia = polities('south-asia', [
  {
    id: 'magadha',
    drawn: 'Magadha',
    names: '摩揭陀国|Magadha|Magadha|Magadha|マガダ国',
    span: ['-0600~', '-0322~'],
    capital: [25.03, 85.42, '王舍城|Rajagriha|Rajagriha|Rajagriha|ラージャグリハ（王舎城）'],
    summary: `恒河中游十六大国之一，先都王舍城，后迁华氏城。频婆娑罗、阿阇世与佛陀同时；难陀王朝时雄冠北印度，前322年前后为旃陀罗笈多所取，遂成孔雀帝国。
      Kingdom of the middle Ganges, first at Rajagriha, then at Pataliputra. Its kings Bimbisara and Ajatashatru knew the Buddha; under the Nandas it ruled most of the north, and Chandragupta made it the Maurya Empire.
      Royaume du moyen Gange, à Rajagriha puis à Pataliputra. Ses rois Bimbisara et Ajatashatru connurent le Bouddha ; sous les Nanda, il domine presque tout le nord, et Chandragupta en fait l’Empire maurya.
      Reino del Ganges medio, con sede en Rajagriha y después en Pataliputra. Sus reyes Bimbisara y Ajatashatru conocieron a Buda; con los Nanda dominó casi todo el norte, y Chandragupta lo convirtió en el Imperio maurya.
      ガンジス川中流の王国。王舎城、のちパータリプトラに都した。ビンビサーラとアジャータシャトルはブッダと同時代の王である。ナンダ朝のもとで北インドの大半を制し、マウリヤ朝の母体となった。`,
    events: [
      [
        '-0460~',
        '阿阇世王征服拘萨罗与跋祇|King Ajatashatru overcomes Kosala and the Vajjis|Le roi Ajatashatru vient à bout du Kosala et des Vajji|El rey Ajatashatru vence a Kosala y a los vajjis|アジャータシャトル王がコーサラとヴァッジを征する',
        2,
        ['thapar-early-india'],
      ],
    ],
    relations: [
      ['grew-into', 'maurya-empire', '-0322~'],
      ['conquered', 'kosala', '-0460~'],
    ],
    source: ['thapar-early-india'],
  },
  {
    id: 'kosala',
    drawn: 'Kosala',
    names: '拘萨罗国|Kosala|Kosala|Kosala|コーサラ国',
    also: '憍萨罗|Koshala|-|-|-',
    span: ['-0700~', '-0460~'],
    capital: [27.51, 82.04, '舍卫城|Shravasti|Shravasti|Shravasti|シュラーヴァスティー（舎衛城）'],
    summary: `恒河北岸十六大国之一，都舍卫城，释迦族为其属国。波斯匿王与佛陀同时，祇园精舍在其都；前5世纪为摩揭陀所并。
      Kingdom north of the middle Ganges, with its capital at Shravasti, where the Buddha often taught; the Shakyas were its subjects. Magadha absorbed it in the fifth century BC.
      Royaume au nord du moyen Gange, capitale Shravasti, où le Bouddha enseigna souvent ; les Shakya en étaient les sujets. Le Magadha l’absorbe au Vᵉ siècle av. J.-C.
      Reino al norte del Ganges medio, con capital en Shravasti, donde Buda enseñó a menudo; los shakyas eran súbditos suyos. Magadha lo absorbió en el siglo V a. C.
      ガンジス中流の北にあった王国。都のシュラーヴァスティーはブッダがたびたび説法した地であり、釈迦族はこの国に属した。前5世紀にマガダに併合される。`,
    events: [
      [
        '-0460~',
        '为摩揭陀所并|Magadha absorbs the kingdom|Le Magadha absorbe le royaume|Magadha absorbe el reino|マガダに併合される',
        2,
        ['thapar-early-india'],
      ],
    ],
    relations: [['rival-of', 'magadha']],
    source: ['thapar-early-india'],
  },
  {
    id: 'avanti',
    drawn: 'Avanti',
    names: '阿盘底国|Avanti|Avanti|Avanti|アヴァンティ国',
    also: '阿般提|-|-|-|-',
    span: ['-0600~', '-0413~'],
    capital: [23.18, 75.78, '优禅尼|Ujjayini (Ujjain)|Ujjayini (Ujjain)|Ujjayini (Ujjain)|ウッジャイニー'],
    summary: `印度西部十六大国之一，都优禅尼，扼北印度与德干间商道。其王猛光与佛陀同时，与跋蹉、摩揭陀争雄，前5世纪末为摩揭陀所并。
      Kingdom of western India around Ujjayini, on the road from the Ganges to the Deccan. Its king Pradyota lived in the Buddha’s time; Magadha annexed it about the end of the fifth century BC.
      Royaume de l’Inde occidentale, autour d’Ujjayini, sur la route du Gange au Deccan. Son roi Pradyota vivait au temps du Bouddha ; le Magadha l’annexe vers la fin du Vᵉ siècle av. J.-C.
      Reino de la India occidental en torno a Ujjayini, en el camino del Ganges al Decán. Su rey Pradyota vivió en tiempos de Buda; Magadha lo anexionó hacia fines del siglo V a. C.
      ウッジャイニーを都とした西インドの王国。ガンジスとデカンを結ぶ道に位置した。王プラディヨータはブッダと同時代の人。前5世紀末頃、マガダに併合される。`,
    events: [
      [
        '-0413~',
        '为摩揭陀所并|Magadha annexes the kingdom|Le Magadha annexe le royaume|Magadha se anexiona el reino|マガダに併合される',
        2,
        ['thapar-early-india'],
      ],
    ],
    relations: [['rival-of', 'magadha']],
    source: ['thapar-early-india'],
  },
  {
    id: 'indo-greek-kingdom',
    drawn: 'Indo-Greek Kingdom',
    also: '舍竭国|Yavana kingdoms|Royaumes yavanas|Reinos yavanas|インド・ギリシア人王国',
    span: ['-0180~', '-0010~'],
    capital: [33.75, 72.82, '塔克西拉|Taxila|Taxila|Taxila|タクシラ'],
    summary: `巴克特里亚希腊人越兴都库什山所建诸国，据喀布尔、犍陀罗与旁遮普，钱币兼用希腊文与佉卢文。米南德王向那先比丘问法，事见《弥兰陀王问经》。
      Greek kings from Bactria who ruled Kabul, Gandhara and the Punjab, striking coins in Greek and Kharoshthi. Menander, the best known, questions a monk in the Buddhist Milindapanha.
      Rois grecs venus de Bactriane, maîtres de Kaboul, du Gandhara et du Pendjab, qui frappent des monnaies en grec et en kharoshthi. Ménandre, le plus connu, interroge un moine dans le Milindapanha bouddhique.
      Reyes griegos llegados de Bactriana que rigieron Kabul, Gandhara y el Punyab y acuñaron monedas en griego y kharosthi. Menandro, el más conocido, interroga a un monje en el Milindapanha budista.
      バクトリアから来たギリシア人の王たちがカーブル、ガンダーラ、パンジャーブに築いた国々。貨幣にギリシア文字とカローシュティー文字を併記した。メナンドロス王は『ミリンダ王の問い』で知られる。`,
    events: [
      [
        '-0155~',
        '米南德王在位，国势极盛|King Menander rules from Kabul to the Punjab|Le roi Ménandre règne de Kaboul au Pendjab|El rey Menandro gobierna de Kabul al Punyab|メナンドロス王がカーブルからパンジャーブを治める',
        2,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['held-old-lands-of', 'maurya-empire', '-0180~']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'shunga-dynasty',
    drawn: 'Shunga',
    names: '巽伽王朝|Shunga dynasty|Dynastie Shunga|Dinastía Shunga|シュンガ朝',
    span: ['-0185~', '-0073~'],
    capital: [25.61, 85.14, '华氏城|Pataliputra|Pataliputra|Pataliputra|パータリプトラ'],
    summary: `孔雀末王为其将补沙蜜多罗所弑，遂建此朝，据恒河流域与中印度。行马祭，而桑奇、巴尔胡特佛塔亦于其世增修；约前73年为甘婆所代。
      Dynasty of the general Pushyamitra, who killed the last Maurya king. It ruled the Ganges plain and central India, revived the horse sacrifice, and in its time the stupas of Sanchi and Bharhut were enlarged.
      Dynastie du général Pushyamitra, meurtrier du dernier roi maurya. Elle règne sur la plaine du Gange et l’Inde centrale et rétablit le sacrifice du cheval ; de son temps s’agrandissent les stupas de Sanchi et de Bharhut.
      Dinastía del general Pushyamitra, que mató al último rey maurya. Rigió la llanura del Ganges y la India central y restableció el sacrificio del caballo; en su tiempo se ampliaron las estupas de Sanchi y Bharhut.
      将軍プシヤミトラがマウリヤ朝最後の王を殺して開いた王朝。ガンジス流域と中インドを治め、馬祀祭を復活させた。この時代にサーンチーやバールフトの仏塔が拡張されている。`,
    events: [
      [
        '-0185~',
        '补沙蜜多罗弑孔雀末王|Pushyamitra kills the last Maurya king|Pushyamitra tue le dernier roi maurya|Pushyamitra mata al último rey maurya|プシヤミトラがマウリヤ朝最後の王を殺す',
        3,
        ['puranas'],
      ],
    ],
    relations: [['ended', 'maurya-empire', '-0185~', ['puranas']]],
    source: ['thapar-early-india'],
  },
  {
    id: 'satavahana-dynasty',
    drawn: 'Satavahanas',
    names: '百乘王朝|Satavahana dynasty|Dynastie Satavahana|Dinastía Satavahana|サータヴァーハナ朝',
    also: '安度罗;娑多婆诃|Andhra;Satakarni|Andhra|Andhra|アーンドラ朝',
    span: ['-0050~', '0225~'],
    capital: [
      19.48,
      75.38,
      '普拉提什塔纳（派坦）|Pratishthana (Paithan)|Pratishthana (Paithan)|Pratishthana (Paithan)|プラティシュターナ（パイタン）',
    ],
    summary: `德干王朝，东西两海贸易俱通，与罗马通商。乔达弥补特罗破西萨特拉普；阿马拉瓦蒂大塔与西高止石窟多得其布施。
      Dynasty of the Deccan that traded with Rome from both coasts. Gautamiputra Satakarni beat the Western Satraps; its gifts stand behind many Buddhist caves of the Western Ghats and the stupa of Amaravati.
      Dynastie du Deccan qui commerce avec Rome depuis les deux côtes. Gautamiputra Satakarni bat les Satrapes occidentaux ; ses dons sont à l’origine de nombreuses grottes bouddhiques des Ghats et du stupa d’Amaravati.
      Dinastía del Decán que comerció con Roma desde ambas costas. Gautamiputra Satakarni venció a los Sátrapas occidentales; sus donaciones están en el origen de muchas grutas budistas de los Ghats y de la estupa de Amaravati.
      デカンの王朝。東西両岸からローマと交易した。ガウタミープトラ・シャータカルニが西クシャトラパを破る。西ガーツの仏教石窟やアマラーヴァティーの大塔はその寄進に負うところが多い。`,
    events: [
      [
        '0124~',
        '乔达弥补特罗击败西萨特拉普|Gautamiputra Satakarni defeats the Western Satraps|Gautamiputra Satakarni défait les Satrapes occidentaux|Gautamiputra Satakarni derrota a los Sátrapas occidentales|ガウタミープトラが西クシャトラパを破る',
        2,
        ['thapar-early-india'],
      ],
    ],
    relations: [
      ['traded-with', 'roman-empire'],
      ['warred-with', 'western-satraps'],
    ],
    source: ['thapar-early-india'],
  },
  {
    id: 'tamil-kingdoms',
    drawn: 'Tamil kingdoms',
    names: '泰米尔三国|Tamil kingdoms|Royaumes tamouls|Reinos tamiles|タミル三王国',
    also: '桑伽姆时代;哲罗、朱罗、潘地亚|Chera, Chola and Pandya|Chera, Chola et Pandya|Chera, Chola y Pandya|サンガム時代',
    span: ['-0300~', '0300~'],
    capital: [9.92, 78.12, '马杜赖|Madurai|Madurai|Madurai|マドゥライ'],
    summary: `南印度哲罗、朱罗、潘地亚三王族，阿育王石刻已见其名。以胡椒、珍珠、棉布与罗马交易；泰米尔桑伽姆诗歌咏其君王、战事与爱情。
      The Chera, Chola and Pandya houses of the far south, named in Ashoka’s edicts. They sold pepper, pearls and cotton to Roman ships; the Sangam poems sing of their wars and loves.
      Les maisons chera, chola et pandya de l’extrême sud, nommées dans les édits d’Ashoka. Elles vendent poivre, perles et coton aux navires romains ; les poèmes du Sangam chantent leurs guerres et leurs amours.
      Las casas chera, chola y pandya del extremo sur, nombradas en los edictos de Ashoka. Vendían pimienta, perlas y algodón a los barcos romanos; los poemas Sangam cantan sus guerras y amores.
      南端のチェーラ、チョーラ、パーンディヤの三王家。アショーカ王の詔勅に名が見える。胡椒、真珠、綿布をローマの船に売り、サンガム詩がその戦いと恋を歌う。`,
    events: [
      [
        '-0257~',
        '阿育王石刻提及朱罗与潘地亚|Ashoka’s edict names the Cholas and Pandyas|L’édit d’Ashoka nomme les Chola et les Pandya|El edicto de Ashoka nombra a los cholas y pandyas|アショーカの詔勅がチョーラとパーンディヤの名を挙げる',
        2,
        ['ashokan-edicts', 'Rock Edict XIII'],
      ],
    ],
    relations: [['traded-with', 'roman-empire']],
    source: ['thapar-early-india'],
  },
  {
    id: 'western-satraps',
    drawn: 'Western Satraps',
    names: '西萨特拉普|Western Satraps|Satrapes occidentaux|Sátrapas occidentales|西クシャトラパ',
    also: '西郡太守国;西刹特罗波|Western Kshatrapas;Kardamakas|Kshatrapas occidentaux|Kshatrapas occidentales|サカ王朝',
    span: ['0078~', '0405~'],
    capital: [23.18, 75.78, '优禅尼|Ujjayini (Ujjain)|Ujjayini (Ujjain)|Ujjayini (Ujjain)|ウッジャイニー'],
    summary: `塞种后裔，据古吉拉特、马尔瓦三百余年，与百乘王朝争西海岸商港。卢陀罗达曼的朱纳格特石刻是最早的长篇梵文碑铭之一。约400年亡于笈多。
      Rulers of Scythian descent in Gujarat and Malwa for some three centuries, rivals of the Satavahanas for the western ports. Rudradaman’s inscription at Junagadh is among the first long ones in Sanskrit; the Guptas ended them.
      Princes d’origine scythe, maîtres du Gujarat et du Malwa pendant trois siècles, rivaux des Satavahana pour les ports de l’ouest. L’inscription de Rudradaman à Junagadh est une des premières longues en sanskrit ; les Gupta y mettent fin.
      Príncipes de origen escita, dueños de Guyarat y Malwa durante unos tres siglos, rivales de los Satavahana por los puertos del oeste. La inscripción de Rudradaman en Junagadh es de las primeras largas en sánscrito; los Gupta acabaron con ellos.
      サカ系の支配者で、三世紀ほどグジャラートとマールワーを治めた。西海岸の港をサータヴァーハナ朝と争う。ルドラダーマンのジュナーガド碑文は最初期の長文サンスクリット碑文。グプタ朝に滅ぼされた。`,
    events: [
      [
        '0150~',
        '卢陀罗达曼立朱纳格特石刻|Rudradaman has his deeds carved at Junagadh|Rudradaman fait graver ses hauts faits à Junagadh|Rudradaman hace grabar sus hechos en Junagadh|ルドラダーマンがジュナーガドに碑文を刻ませる',
        2,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['preceded', 'gupta-empire']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'kushan-empire',
    drawn: 'Kushan Empire',
    names: '贵霜帝国|Kushan Empire|Empire kouchan|Imperio kushán|クシャーナ朝',
    also: '大月氏;贵霜王朝|Kushans;Yuezhi|Kouchans;Yuezhi|Kushanes;yuezhi|クシャーン朝;大月氏',
    span: ['0030~', '0350~'],
    capital: [
      34.01,
      71.57,
      '富楼沙（白沙瓦）|Purushapura (Peshawar)|Purushapura (Peshawar)|Purushapura (Peshawar)|プルシャプラ（ペシャーワル）',
    ],
    summary: `大月氏贵霜部丘就却所建，自中亚而有犍陀罗与北印度。迦腻色迦王护持佛教，铸佛像于金币，犍陀罗与秣菟罗造像由此而盛，佛法经丝路东传。3世纪服于萨珊。
      Empire of the Yuezhi from the Oxus to the Ganges. Under Kanishka it favoured Buddhism and put the Buddha on its coins; the arts of Gandhara and Mathura flourished. The Sasanians took its western half in the third century.
      Empire des Yuezhi, de l’Oxus au Gange. Sous Kanishka, il favorise le bouddhisme et met le Bouddha sur ses monnaies ; les arts du Gandhara et de Mathura s’épanouissent. Les Sassanides en prennent l’ouest au IIIᵉ siècle.
      Imperio de los yuezhi, del Oxus al Ganges. Con Kanishka favoreció el budismo y puso a Buda en sus monedas; florecieron las artes de Gandhara y Mathura. Los sasánidas tomaron su mitad occidental en el siglo III.
      大月氏の一族が建てた、アム川からガンジスに及ぶ帝国。カニシカ王は仏教を保護し、貨幣に仏の姿を刻んだ。ガンダーラとマトゥラーの美術が栄える。3世紀に西半をサーサーン朝に奪われた。`,
    events: [
      [
        '0127~',
        '迦腻色迦王即位|Kanishka begins to reign and to count years anew|Kanishka commence son règne et une ère nouvelle|Kanishka comienza su reinado y una nueva era|カニシカ王が即位し、新しい紀元を始める',
        3,
        ['encyclopaedia-iranica'],
      ],
    ],
    relations: [
      ['held-old-lands-of', 'greco-bactrian-kingdom'],
      ['patron-of', 'buddhism'],
      ['traded-along', 'silk-road'],
    ],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'empire-of-harsha',
    drawn: 'Empire of Harsha',
    names: '戒日王帝国|Empire of Harsha|Empire de Harsha|Imperio de Harsha|ハルシャの帝国',
    also: '戒日王朝;伐弹那王朝|Pushyabhutis;Vardhanas|Vardhana|Vardhana|ヴァルダナ朝',
    span: ['0606', '0647'],
    capital: [
      27.05,
      79.92,
      '曲女城（卡瑙季）|Kanyakubja (Kannauj)|Kanyakubja (Kannauj)|Kanyakubja (Kannauj)|カニヤークブジャ（曲女城）',
    ],
    summary: `戒日王曷利沙即位后据北印度，都曲女城。南征为遮娄其所阻；礼遇玄奘，大会诸国僧俗，又与唐通使。647年前后王卒无嗣，国遂崩解。
      Realm of King Harsha over northern India, with its court at Kannauj. He was checked by the Chalukyas in the south, received Xuanzang with honour and exchanged envoys with Tang; it fell apart at his death.
      Royaume du roi Harsha sur l’Inde du Nord, avec sa cour à Kannauj. Arrêté au sud par les Chalukya, il reçoit Xuanzang avec honneur et échange des ambassades avec les Tang ; tout se défait à sa mort.
      Reino del rey Harsha en el norte de la India, con corte en Kannauj. Los Chalukya lo frenaron en el sur; recibió con honores a Xuanzang e intercambió embajadas con los Tang. Se deshizo a su muerte.
      北インドを統べたハルシャ王の国。宮廷は曲女城に置かれた。南ではチャールキヤ朝に阻まれる。玄奘を厚くもてなし、唐と使節を交わした。王の死とともに国は崩れる。`,
    events: [
      [
        '0643~',
        '戒日王在曲女城为玄奘设大会|Harsha holds an assembly at Kannauj for Xuanzang|Harsha réunit une assemblée à Kannauj pour Xuanzang|Harsha reúne en Kannauj una asamblea para Xuanzang|ハルシャ王が曲女城で玄奘のために大会を開く',
        2,
        ['cien-biography', '5'],
      ],
    ],
    relations: [
      ['patron-of', 'xuanzang', '0643~', ['cien-biography', '5']],
      ['held-old-lands-of', 'gupta-empire'],
    ],
    source: ['great-tang-records', '5'],
  },
  {
    id: 'chalukyas',
    drawn: 'Chalukyas',
    names: '遮娄其王朝|Chalukya dynasty|Dynastie Chalukya|Dinastía Chalukya|チャールキヤ朝',
    also: '巴达米遮娄其;西遮娄其|Chalukyas of Badami;Western Chalukyas|Chalukya de Badami|Chalukya de Badami|前期・後期チャールキヤ朝',
    span: ['0543', '1189'],
    capital: [
      15.92,
      75.68,
      '婆多毗（巴达米）|Vatapi (Badami)|Vatapi (Badami)|Vatapi (Badami)|ヴァーターピ（バーダーミ）',
    ],
    summary: `德干王朝，都婆多毗。补罗稽舍二世阻戒日王于讷尔默达河，巴达米石窟与帕塔达卡尔诸庙皆其遗构。753年为罗湿陀罗拘陀所代，973年复兴于卡利亚尼。
      Dynasty of the Deccan at Badami, known for its rock temples. Pulakeshin II stopped Harsha at the Narmada; the Rashtrakutas replaced it in 753, and a later line ruled from Kalyani between 973 and 1189.
      Dynastie du Deccan, à Badami, connue pour ses temples rupestres. Pulakeshin II arrête Harsha à la Narmada ; les Rashtrakuta la remplacent en 753, et une branche règne à Kalyani de 973 à 1189.
      Dinastía del Decán en Badami, conocida por sus templos rupestres. Pulakeshin II frenó a Harsha en el Narmada; los Rashtrakuta la sustituyeron en 753, y una rama posterior rigió desde Kalyani entre 973 y 1189.
      バーダーミを都としたデカンの王朝。石窟寺院で名高い。プラケーシン二世がナルマダー川でハルシャを退けた。753年にラーシュトラクータ朝に代わられ、973年から1189年まで後期の王統が続く。`,
    events: [
      [
        '0634',
        '艾霍莱碑铭颂补罗稽舍二世战功|The Aihole inscription praises Pulakeshin II|L’inscription d’Aihole loue Pulakeshin II|La inscripción de Aihole alaba a Pulakeshin II|アイホーレ碑文がプラケーシン二世をたたえる',
        2,
        ['thapar-early-india'],
      ],
    ],
    relations: [['warred-with', 'empire-of-harsha', '0620~']],
    source: ['thapar-early-india'],
  },
  {
    id: 'rashtrakutas',
    drawn: 'Rashtrakutas',
    names: '罗湿陀罗拘陀王朝|Rashtrakuta dynasty|Dynastie Rashtrakuta|Dinastía Rashtrakuta|ラーシュトラクータ朝',
    span: ['0753', '0973'],
    capital: [17.2, 77.15, '曼尼亚克塔|Manyakheta|Manyakheta|Manyakheta|マーニャケータ'],
    summary: `德干王朝，丹提杜尔迦逐遮娄其自立。黑天一世凿埃洛拉凯拉萨神庙；屡北征曲女城，与波罗、普罗蒂诃罗三强相争，阿拉伯商人称其王为巴尔哈拉。
      Dynasty of the Deccan that overthrew the Chalukyas, cut the Kailasa temple of Ellora out of the rock and fought Palas and Pratiharas for Kannauj. Arab travellers counted its king among the greatest.
      Dynastie du Deccan qui renverse les Chalukya, taille dans le roc le temple du Kailasa à Ellora et dispute Kannauj aux Pala et aux Pratihara. Les voyageurs arabes comptent son roi parmi les plus grands.
      Dinastía del Decán que derribó a los Chalukya, talló en la roca el templo Kailasa de Ellora y disputó Kannauj a los Pala y los Pratihara. Los viajeros árabes contaban a su rey entre los mayores.
      チャールキヤ朝を倒したデカンの王朝。岩山を彫り抜いてエローラのカイラーサ寺院を造った。パーラ朝、プラティーハーラ朝とカナウジを争う。アラブの旅行者はその王を世界の大王に数えた。`,
    events: [
      [
        '0760~',
        '开凿埃洛拉凯拉萨神庙|The Kailasa temple of Ellora is cut from the rock|Le temple du Kailasa, à Ellora, est taillé dans le roc|Se talla en la roca el templo Kailasa de Ellora|エローラのカイラーサ寺院が彫られる',
        3,
        ['thapar-early-india'],
      ],
    ],
    relations: [
      ['succeeded-by-force', 'chalukyas', '0753'],
      ['rival-of', 'gurjara-pratiharas'],
    ],
    source: ['thapar-early-india'],
  },
  {
    id: 'gurjara-pratiharas',
    drawn: 'Gurjara-Pratiharas',
    names:
      '瞿折罗—普罗蒂诃罗王朝|Gurjara-Pratihara dynasty|Dynastie Gurjara-Pratihara|Dinastía Gurjara-Pratihara|プラティーハーラ朝',
    also: '普罗蒂诃罗|Pratiharas|Pratihara|Pratihara|グルジャラ・プラティーハーラ朝',
    span: ['0730~', '1036~'],
    capital: [27.05, 79.92, '卡瑙季|Kannauj|Kannauj|Kannauj|カナウジ'],
    summary: `西印度兴起、9世纪以卡瑙季为都的北印度王朝，阻信德阿拉伯人东进。米希拉·菩阇时国势最盛；1018年马哈茂德洗劫卡瑙季，遂亡。
      Dynasty of northern India that checked the Arabs of Sindh and in the ninth century ruled from Kannauj. Mihira Bhoja was its greatest king; Mahmud of Ghazna’s sack of Kannauj in 1018 ended its power.
      Dynastie de l’Inde du Nord qui contient les Arabes du Sind et règne au IXᵉ siècle depuis Kannauj. Mihira Bhoja en fut le plus grand roi ; le sac de Kannauj par Mahmoud de Ghazni, en 1018, ruine sa puissance.
      Dinastía del norte de la India que contuvo a los árabes del Sind y en el siglo IX reinó desde Kannauj. Mihira Bhoja fue su mayor rey; el saqueo de Kannauj por Mahmud de Gazni en 1018 acabó con su poder.
      シンドのアラブ勢力の東進を食い止め、9世紀にカナウジを都として北インドに覇をとなえた王朝。ミヒラ・ボージャ王の代が最盛期。1018年、ガズナのマフムードにカナウジを略奪されて衰えた。`,
    events: [
      [
        '1018',
        '加兹尼的马哈茂德洗劫卡瑙季|Mahmud of Ghazna sacks Kannauj|Mahmoud de Ghazni met Kannauj à sac|Mahmud de Gazni saquea Kannauj|ガズナのマフムードがカナウジを略奪する',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['rival-of', 'palas']],
    source: ['thapar-early-india'],
  },
  {
    id: 'palas',
    drawn: 'Palas',
    names: '波罗王朝|Pala dynasty|Dynastie Pala|Dinastía Pala|パーラ朝',
    span: ['0750~', '1161~'],
    capital: [25.61, 85.14, '华氏城|Pataliputra (Patna)|Pataliputra (Patna)|Pataliputra (Patna)|パータリプトラ'],
    summary: `孟加拉与比哈尔的佛教王朝，相传瞿波罗由众推为王。达摩波罗建超戒寺，护持那烂陀；其密教与造像传入西藏与爪哇。12世纪为犀那所代。
      Buddhist dynasty of Bengal and Bihar, whose first king, Gopala, is said to have been chosen to end disorder. It supported Nalanda and founded Vikramashila; its art and teachers reached Tibet and Java.
      Dynastie bouddhiste du Bengale et du Bihar, dont le premier roi, Gopala, aurait été choisi pour mettre fin au désordre. Elle soutient Nalanda et fonde Vikramashila ; son art et ses maîtres gagnent le Tibet et Java.
      Dinastía budista de Bengala y Bihar, cuyo primer rey, Gopala, habría sido elegido para acabar con el desorden. Sostuvo Nalanda y fundó Vikramashila; su arte y sus maestros llegaron al Tíbet y Java.
      ベンガルとビハールの仏教王朝。初代ゴーパーラは混乱を収めるため推戴されたと伝える。ナーランダーを支え、ヴィクラマシーラ寺を建てた。その美術と僧はチベットやジャワに及ぶ。`,
    events: [
      [
        '0750~',
        '瞿波罗被推举为王|Gopala is raised to the throne|Gopala est porté au trône|Gopala es elevado al trono|ゴーパーラが王に推戴される',
        2,
        ['thapar-early-india'],
      ],
    ],
    relations: [
      ['patron-of', 'buddhism'],
      ['rival-of', 'rashtrakutas'],
    ],
    source: ['thapar-early-india'],
  },
  {
    id: 'cholas',
    drawn: 'Cholas',
    names: '朱罗王朝|Chola dynasty|Dynastie Chola|Dinastía Chola|チョーラ朝',
    also: '注辇|Imperial Cholas|Empire chola|Imperio chola|注輦',
    span: ['0848~', '1279'],
    capital: [10.79, 79.14, '坦贾武尔|Thanjavur|Thanjavur|Thanjavur|タンジャーヴール'],
    summary: `泰米尔王朝，盛时兼有南印度与斯里兰卡北部。罗阇罗阇一世建坦贾武尔大庙，铸铜湿婆舞王像闻名；1025年其子遣水师破三佛齐，又通使于宋。
      Tamil dynasty that ruled southern India and northern Sri Lanka. Rajaraja I built the great temple of Thanjavur; his son’s fleet raided Srivijaya about 1025. Its bronzes of dancing Shiva are world famous.
      Dynastie tamoule, maîtresse de l’Inde du Sud et du nord de Sri Lanka. Rajaraja Iᵉʳ bâtit le grand temple de Thanjavur ; la flotte de son fils attaque Srivijaya vers 1025. Ses bronzes de Shiva dansant sont célèbres.
      Dinastía tamil que rigió el sur de la India y el norte de Sri Lanka. Rajaraja I levantó el gran templo de Thanjavur; la flota de su hijo atacó Srivijaya hacia 1025. Sus bronces de Shiva danzante son célebres.
      南インドとスリランカ北部を支配したタミルの王朝。ラージャラージャ一世がタンジャーヴールの大寺院を建て、子の水軍が1025年頃シュリーヴィジャヤを襲った。踊るシヴァの青銅像で名高い。`,
    events: [
      [
        '1010',
        '坦贾武尔大庙落成|The great temple of Thanjavur is completed|Le grand temple de Thanjavur est achevé|Se termina el gran templo de Thanjavur|タンジャーヴールの大寺院が完成する',
        3,
        ['unesco-world-heritage'],
      ],
      [
        '1025~',
        '遣水师攻破三佛齐诸港|A fleet attacks the ports of Srivijaya|Une flotte attaque les ports de Srivijaya|Una flota ataca los puertos de Srivijaya|水軍がシュリーヴィジャヤの港を襲う',
        3,
        ['thapar-early-india'],
      ],
    ],
    relations: [
      ['warred-with', 'srivijaya', '1025~'],
      ['carried-on', 'tamil-kingdoms'],
    ],
    source: ['thapar-early-india'],
  },
  {
    id: 'delhi-sultanate',
    drawn: 'Delhi Sultanate',
    names: '德里苏丹国|Delhi Sultanate|Sultanat de Delhi|Sultanato de Delhi|デリー・スルタン朝',
    also: '奴隶王朝;卡尔吉;图格鲁克;洛迪|Mamluks, Khaljis, Tughluqs, Sayyids, Lodis|Khaldji;Tughluq;Lodi|Jalyíes;Tughluq;Lodi|奴隷王朝;トゥグルク朝;ローディー朝',
    span: ['1206', '1526'],
    capital: [28.52, 77.18, '德里|Delhi|Delhi|Delhi|デリー'],
    summary: `古尔将领艾伯克1206年自立后，奴隶、卡尔吉、图格鲁克、赛义德、洛迪五朝相继统治北印度。建顾特卜塔，屡却蒙古；1398年德里为帖木儿所屠，1526年亡于莫卧儿。
      Five Muslim dynasties that ruled northern India from Delhi, beginning with slave commanders of the Ghurids. They beat off the Mongols and for a time held the Deccan; Timur sacked Delhi in 1398, and Babur ended it in 1526.
      Cinq dynasties musulmanes qui règnent sur l’Inde du Nord depuis Delhi, à commencer par des chefs esclaves des Ghorides. Elles repoussent les Mongols et tiennent un temps le Deccan ; Tamerlan saccage Delhi en 1398, Babur y met fin en 1526.
      Cinco dinastías musulmanas que rigieron el norte de la India desde Delhi, empezando por jefes esclavos de los gúridas. Rechazaron a los mongoles y dominaron un tiempo el Decán; Tamerlán saqueó Delhi en 1398 y Babur acabó con él en 1526.
      ゴール朝の奴隷軍人に始まり、デリーから北インドを治めた五つのイスラーム王朝。モンゴルを退け、一時はデカンも領した。1398年にティムールに略奪され、1526年にバーブルに滅ぼされる。`,
    events: [
      [
        '1398-12',
        '帖木儿攻破并洗劫德里|Timur takes and sacks Delhi|Tamerlan prend et saccage Delhi|Tamerlán toma y saquea Delhi|ティムールがデリーを略奪する',
        3,
        ['yazdi-zafarnama'],
      ],
      [
        '1526-04-21',
        '帕尼帕特之战，末代苏丹阵亡|The last sultan falls at Panipat|Le dernier sultan tombe à Panipat|El último sultán cae en Panipat|パーニーパットで最後のスルタンが戦死する',
        3,
        ['baburnama'],
      ],
    ],
    relations: [
      ['preceded', 'mughal-empire'],
      ['warred-with', 'mongol-empire'],
    ],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'deccan-sultanates',
    drawn: 'Bahmanis and Deccan sultanates',
    names:
      '巴赫曼尼与德干苏丹国|Bahmani and Deccan sultanates|Sultanats bahmanide et du Deccan|Sultanatos bahmánida y del Decán|バフマニー朝とデカン諸王国',
    also: '比贾普尔;高康达;艾哈迈德讷格尔|Bijapur;Golconda;Ahmadnagar|Bijapur;Golconde;Ahmadnagar|Bijapur;Golconda;Ahmadnagar|ビジャープル;ゴールコンダ',
    span: ['1347', '1687'],
    capital: [17.34, 76.83, '古尔伯加|Gulbarga|Gulbarga|Gulbarga|グルバルガー'],
    summary: `1347年脱离德里的巴赫曼尼朝，及其15世纪末分裂而成的比贾普尔、高康达等五国。1565年联军破毗奢耶那伽罗，1687年末国亡于莫卧儿。
      The Bahmani kingdom, which left Delhi in 1347, and the five sultanates it split into, among them Bijapur and Golconda. Allied, they destroyed Vijayanagara in 1565; Aurangzeb took the last in 1687.
      Le royaume bahmanide, détaché de Delhi en 1347, et les cinq sultanats qui en naissent, dont Bijapur et Golconde. Alliés, ils détruisent Vijayanagar en 1565 ; Aurangzeb prend le dernier en 1687.
      El reino bahmánida, separado de Delhi en 1347, y los cinco sultanatos en que se dividió, entre ellos Bijapur y Golconda. Aliados, destruyeron Vijayanagara en 1565; Aurangzeb tomó el último en 1687.
      1347年にデリーから独立したバフマニー朝と、その分裂で生まれたビジャープルやゴールコンダなど五王国。1565年に連合してヴィジャヤナガルを滅ぼし、1687年に最後の国がアウラングゼーブに併合された。`,
    events: [
      [
        '1347',
        '脱离德里苏丹国自立|The Deccan breaks away from Delhi|Le Deccan se détache de Delhi|El Decán se separa de Delhi|デカンがデリーから独立する',
        2,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [
      ['rebelled-against', 'delhi-sultanate', '1347'],
      ['defeated', 'vijayanagara', '1565'],
    ],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'vijayanagara',
    drawn: 'Vijayanagara',
    names: '毗奢耶那伽罗帝国|Vijayanagara Empire|Empire de Vijayanagar|Imperio de Vijayanagara|ヴィジャヤナガル王国',
    also: '维查耶纳伽尔;胜利城|Vijayanagar;Karnata Empire|Bisnagar|Bisnaga|勝利の都',
    span: ['1336~', '1646'],
    capital: [
      15.335,
      76.46,
      '毗奢耶那伽罗（亨比）|Vijayanagara (Hampi)|Vijayanagar (Hampi)|Vijayanagara (Hampi)|ヴィジャヤナガル（ハンピ）',
    ],
    summary: `哈里哈拉兄弟所建的南印度印度教大国，都城宏丽，葡萄牙旅人为之惊叹。克里希纳德瓦拉亚时最盛；1565年塔利科塔之战败，都城被毁。
      Hindu empire of southern India whose capital, now the ruins of Hampi, amazed Portuguese visitors. At its height under Krishnadevaraya, it lost the battle of Talikota in 1565 to the allied sultanates, and the city was destroyed.
      Empire hindou de l’Inde du Sud dont la capitale, aujourd’hui les ruines de Hampi, émerveilla les Portugais. À son apogée sous Krishnadevaraya, il perd en 1565 la bataille de Talikota contre les sultanats alliés, et la ville est détruite.
      Imperio hindú del sur de la India cuya capital, hoy las ruinas de Hampi, asombró a los portugueses. En su apogeo con Krishnadevaraya, perdió en 1565 la batalla de Talikota ante los sultanatos aliados, y la ciudad fue destruida.
      南インドのヒンドゥー王国。今はハンピの遺跡となった都はポルトガル人を驚かせた。クリシュナデーヴァラーヤ王の代が最盛期。1565年、ターリコータでデカン諸王国の連合軍に敗れ、都は破壊された。`,
    events: [
      [
        '1565-01',
        '塔利科塔战败，都城被毁|Defeat at Talikota; the capital is destroyed|Défaite de Talikota ; la capitale est détruite|Derrota en Talikota; la capital es destruida|ターリコータで敗れ、都が破壊される',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['rival-of', 'deccan-sultanates']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'bengal-sultanate',
    drawn: 'Bengal Sultanate',
    names: '孟加拉苏丹国|Bengal Sultanate|Sultanat du Bengale|Sultanato de Bengala|ベンガル・スルタン朝',
    also: '榜葛剌|Shahi Bangla|Bengale|Bangala|榜葛剌',
    span: ['1342', '1576'],
    capital: [24.87, 88.14, '高尔|Gaur|Gaur|Gaur|ガウル'],
    summary: `沙姆斯丁·伊利亚斯统一孟加拉所建，脱离德里。棉布行销海外，孟加拉语文学得其奖掖；永乐间献麒麟（长颈鹿）于明。1576年为阿克巴所并。
      Independent kingdom of Bengal founded by Ilyas Shah. It sold cotton cloth overseas, favoured Bengali poetry, sent a giraffe to the Ming court in 1414, and was conquered by Akbar in 1576.
      Royaume indépendant du Bengale fondé par Ilyas Chah. Il vend des cotonnades outre-mer, favorise la poésie bengalie, envoie une girafe à la cour des Ming en 1414 ; Akbar le conquiert en 1576.
      Reino independiente de Bengala fundado por Ilyas Sah. Vendía telas de algodón en ultramar, favoreció la poesía bengalí y envió una jirafa a la corte Ming en 1414; Akbar lo conquistó en 1576.
      イリヤース・シャーがベンガルを統一して建てた独立王国。綿布を海外に売り、ベンガル語文学を奨励した。1414年に明の宮廷へキリンを贈る。1576年、アクバルに征服された。`,
    events: [
      [
        '1414',
        '向明朝进献麒麟（长颈鹿）|A giraffe is sent to the Ming court|Une girafe est envoyée à la cour des Ming|Se envía una jirafa a la corte Ming|明の宮廷に麒麟（キリン）を贈る',
        2,
        ['ming-shi', '326'],
      ],
    ],
    relations: [
      ['independent-from', 'delhi-sultanate', '1342'],
      ['traded-with', 'ming-dynasty'],
    ],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'gujarat-sultanate',
    drawn: 'Gujarat Sultanate',
    names: '古吉拉特苏丹国|Gujarat Sultanate|Sultanat du Gujarat|Sultanato de Guyarat|グジャラート・スルタン朝',
    span: ['1407', '1573'],
    capital: [23.03, 72.58, '艾哈迈达巴德|Ahmadabad|Ahmadabad|Ahmadabad|アフマダーバード'],
    summary: `德里总督自立所建，以坎贝港为印度洋贸易中心，艾哈迈德一世筑新都。1509年与马穆鲁克联军在第乌海面败于葡人，1573年为阿克巴所并。
      Kingdom of western India rich from the port of Cambay. Its fleet and the Mamluks’ lost to the Portuguese off Diu in 1509; Akbar annexed it in 1573.
      Royaume de l’Inde occidentale enrichi par le port de Cambay. Sa flotte et celle des Mamelouks perdent contre les Portugais devant Diu en 1509 ; Akbar l’annexe en 1573.
      Reino de la India occidental enriquecido por el puerto de Cambay. Su flota y la de los mamelucos perdieron ante los portugueses frente a Diu en 1509; Akbar lo anexionó en 1573.
      カンバート港の交易で栄えた西インドの王国。1509年、マムルーク朝との連合艦隊がディーウ沖でポルトガルに敗れる。1573年にアクバルに併合された。`,
    events: [
      [
        '1509-02',
        '第乌海战败于葡萄牙|The Portuguese win the sea battle of Diu|Les Portugais gagnent la bataille navale de Diu|Los portugueses ganan la batalla naval de Diu|ディーウ沖の海戦でポルトガルに敗れる',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['ally-of', 'mamluk-sultanate', ['1508', '1509']]],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'rajput-states',
    drawn: 'Rajput states',
    names: '拉杰普特诸国|Rajput states|États rajpoutes|Estados rajputs|ラージプート諸国',
    also: '梅瓦尔;马尔瓦尔|Mewar;Marwar;Rajputana|Mewar;Marwar|Mewar;Marwar|メーワール;マールワール',
    span: ['1399~', '1568'],
    capital: [24.89, 74.65, '奇托尔|Chittor|Chittor|Chittor|チットール'],
    summary: `西印度拉杰普特诸氏族之国，以梅瓦尔、马尔瓦尔为首，乘德里衰弱而兴。1527年拉纳·桑伽在坎努阿败于巴布尔，1568年阿克巴破奇托尔，多数归附。
      Kingdoms of warrior clans in western India, Mewar and Marwar foremost. Rana Sanga lost to Babur at Khanua in 1527; Akbar stormed Chittor in 1568, and most Rajputs then served the Mughals.
      Royaumes de clans guerriers de l’Inde occidentale, Mewar et Marwar en tête. Rana Sanga perd contre Babur à Khanua en 1527 ; Akbar emporte Chittor en 1568, et la plupart des Rajpoutes servent dès lors les Moghols.
      Reinos de clanes guerreros de la India occidental, con Mewar y Marwar a la cabeza. Rana Sanga perdió ante Babur en Khanua en 1527; Akbar asaltó Chittor en 1568 y la mayoría de los rajputs sirvió después a los mogoles.
      西インドの戦士氏族の国々。メーワールとマールワールが筆頭であった。1527年にラーナー・サンガがバーブルに敗れ、1568年にはアクバルがチットールを落とす。多くはムガルに仕えた。`,
    events: [
      [
        '1568-02',
        '阿克巴攻破奇托尔|Akbar takes the fortress of Chittor|Akbar prend la forteresse de Chittor|Akbar toma la fortaleza de Chittor|アクバルがチットール城を落とす',
        3,
        ['akbarnama'],
      ],
    ],
    relations: [['warred-with', 'mughal-empire', ['1527', '1568']]],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'malwa-sultanate',
    drawn: 'Malwa Sultanate',
    names: '马尔瓦苏丹国|Malwa Sultanate|Sultanat du Malwa|Sultanato de Malwa|マールワー・スルタン朝',
    span: ['1401', '1562'],
    capital: [22.35, 75.4, '曼杜|Mandu|Mandu|Mandu|マーンドゥー'],
    summary: `德里总督迪拉瓦尔·汗1401年自立所建，都曼杜，今存湖上宫阙与清真寺。与古吉拉特、梅瓦尔相争，1562年为阿克巴所并。
      Kingdom of central India founded by a governor of Delhi. Its capital Mandu keeps palaces between lakes. Squeezed between Gujarat and Mewar, it fell to Akbar’s armies in 1562.
      Royaume de l’Inde centrale fondé par un gouverneur de Delhi. Mandu, sa capitale, garde des palais entre les lacs. Pris entre le Gujarat et le Mewar, il tombe devant les armées d’Akbar en 1562.
      Reino de la India central fundado por un gobernador de Delhi. Mandu, su capital, conserva palacios entre lagos. Atrapado entre Guyarat y Mewar, cayó ante los ejércitos de Akbar en 1562.
      デリーの太守が自立して建てた中インドの王国。都マーンドゥーには湖畔の宮殿が残る。グジャラートとメーワールに挟まれて争い、1562年にアクバルの軍に征服された。`,
    events: [
      [
        '1562',
        '为阿克巴军所并|Akbar’s army annexes it|L’armée d’Akbar l’annexe|El ejército de Akbar se lo anexiona|アクバルの軍に併合される',
        2,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [
      ['independent-from', 'delhi-sultanate', '1401'],
      ['rival-of', 'gujarat-sultanate'],
    ],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'orissa-kingdom',
    drawn: 'Orissa',
    names: '奥里萨王国|Kingdom of Orissa|Royaume d’Orissa|Reino de Orissa|オリッサ王国',
    also: '东恒伽王朝;羯陵伽|Eastern Gangas;Gajapatis|Ganga orientaux;Gajapati|Gangas orientales;Gajapati|東ガンガ朝;ガジャパティ',
    span: ['1078~', '1568'],
    capital: [20.46, 85.88, '克塔克|Cuttack|Cuttack|Cuttack|カタック'],
    summary: `印度东海岸印度教王国，东恒伽与象主二朝相继。阿难多伐摩建布里的札格纳特大庙，那罗辛哈一世建科纳拉克太阳神庙；1568年亡于孟加拉。
      Hindu kingdom of India’s eastern coast under the Eastern Gangas and the Gajapatis. They built the Jagannath temple of Puri and the sun temple of Konarak; Bengal’s army ended it in 1568.
      Royaume hindou de la côte orientale de l’Inde, sous les Ganga orientaux puis les Gajapati. Ils bâtissent le temple de Jagannath à Puri et celui du Soleil à Konarak ; l’armée du Bengale y met fin en 1568.
      Reino hindú de la costa oriental de la India, con los Ganga orientales y los Gajapati. Levantaron el templo de Jagannath en Puri y el del Sol en Konarak; el ejército de Bengala acabó con él en 1568.
      インド東海岸のヒンドゥー王国。東ガンガ朝とガジャパティ朝が続いた。プリーのジャガンナート寺院とコナーラクの太陽神寺院を建てる。1568年、ベンガル軍に滅ぼされた。`,
    events: [
      [
        '1250~',
        '那罗辛哈一世建科纳拉克太阳神庙|Narasimha I builds the sun temple of Konarak|Narasimha Iᵉʳ bâtit le temple du Soleil de Konarak|Narasimha I levanta el templo del Sol de Konarak|ナラシンハ一世がコナーラクの太陽神寺院を建てる',
        3,
        ['unesco-world-heritage'],
      ],
    ],
    relations: [['warred-with', 'vijayanagara']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'sindh-sultanate',
    drawn: 'Sindh',
    names: '信德苏丹国|Sultanate of Sindh|Sultanat du Sind|Sultanato del Sind|シンド王国',
    also: '萨玛王朝;阿鲁浑王朝|Samma dynasty;Arghuns|Samma;Arghoun|Samma;Arghun|サンマ朝',
    span: ['1351~', '1592'],
    capital: [24.75, 67.92, '塔塔|Thatta|Thatta|Thatta|タッター'],
    summary: `印度河下游之国，萨玛氏据塔塔自立，1520年前后为阿鲁浑氏所代，继为塔尔汗氏，1592年阿克巴并之。马克利山陵墓群存其遗迹。
      State of the lower Indus, ruled from Thatta by the Samma, Arghun and Tarkhan houses. Their tombs stand on Makli hill; the Mughals annexed it in 1592.
      État du bas Indus, gouverné depuis Thatta par les maisons Samma, Arghoun et Tarkhan. Leurs tombeaux se dressent sur la colline de Makli ; les Moghols l’annexent en 1592.
      Estado del bajo Indo, regido desde Thatta por las casas Samma, Arghun y Tarjan. Sus tumbas se alzan en la colina de Makli; los mogoles lo anexionaron en 1592.
      タッターを都としたインダス下流の国。サンマ、アルグン、タルハーンの諸家が治めた。墓はマクリーの丘に並ぶ。1592年にムガルに併合される。`,
    events: [
      [
        '1592',
        '为莫卧儿所并|The Mughals annex it|Les Moghols l’annexent|Los mogoles se lo anexionan|ムガルに併合される',
        2,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['warred-with', 'delhi-sultanate', '1361~']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'sur-empire',
    drawn: 'Sur Empire',
    names: '苏尔王朝|Sur Empire|Empire sur|Imperio suri|スール朝',
    span: ['1540', '1556'],
    capital: [28.61, 77.24, '德里|Delhi|Delhi|Delhi|デリー'],
    summary: `阿富汗首领舍尔沙逐胡马雍所建，据北印度十余年。修大干道与驿站，铸卢比银币，整田赋，后为阿克巴所沿用；1555年胡马雍复国。
      Afghan realm of Sher Shah, who drove Humayun from India in 1540. He built the trunk road with inns, struck the silver rupee and reformed the land tax, as Akbar later did; Humayun returned in 1555.
      Royaume afghan de Cher Chah, qui chasse Humayun de l’Inde en 1540. Il trace la grande route et ses relais, frappe la roupie d’argent et réforme l’impôt foncier, ce qu’Akbar reprendra ; Humayun revient en 1555.
      Reino afgano de Sher Sah, que expulsó a Humayun de la India en 1540. Trazó la gran carretera con posadas, acuñó la rupia de plata y reformó el impuesto de la tierra, como después Akbar; Humayun volvió en 1555.
      アフガン系のシェール・シャーが1540年にフマーユーンを追って建てた王朝。大幹道と宿駅を整え、ルピー銀貨を鋳造し、地税を改めた。これらはアクバルに受け継がれる。1555年にフマーユーンが復位した。`,
    events: [
      [
        '1540-05',
        '舍尔沙在卡瑙季击败胡马雍|Sher Shah defeats Humayun near Kannauj|Cher Chah défait Humayun près de Kannauj|Sher Sah derrota a Humayun cerca de Kannauj|シェール・シャーがカナウジでフマーユーンを破る',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['warred-with', 'mughal-empire', ['1539', '1556']]],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'maratha-confederacy',
    drawn: 'Marathas',
    names: '马拉塔联盟|Maratha Confederacy|Confédération marathe|Confederación maratha|マラーター同盟',
    also: '马拉塔帝国|Maratha Empire;Marathas|Empire marathe|Imperio maratha|マラーター王国',
    span: ['1674', '1818'],
    capital: [18.52, 73.86, '浦那|Pune|Pune|Pune|プネー'],
    summary: `希瓦吉1674年在德干加冕所建，后由佩什瓦执政，诸首领分领中印度。盛时控德里；1761年败于帕尼帕特，1818年为英国东印度公司所灭。
      State founded by Shivaji, crowned in 1674, then led by the peshwas of Pune and a league of chiefs who overran much of India. Beaten at Panipat in 1761, it fell to the East India Company in 1818.
      État fondé par Shivaji, couronné en 1674, puis mené par les peshwas de Pune et une ligue de chefs maîtres d’une grande partie de l’Inde. Battu à Panipat en 1761, il tombe devant la Compagnie des Indes en 1818.
      Estado fundado por Shivaji, coronado en 1674, y dirigido luego por los peshwas de Pune y una liga de jefes que dominó buena parte de la India. Vencido en Panipat en 1761, cayó ante la Compañía de las Indias en 1818.
      1674年に即位したシヴァージーが建て、のちプネーの宰相と諸侯の同盟が率いてインドの大半に勢力を伸ばした国。1761年のパーニーパットの敗戦で衰え、1818年に東インド会社に敗れて滅びる。`,
    events: [
      [
        '1674-06-06',
        '希瓦吉在赖加德加冕|Shivaji is crowned at Raigad|Shivaji est couronné à Raigad|Shivaji es coronado en Raigad|シヴァージーがラーイガドで即位する',
        3,
        ['schwartzberg-atlas'],
      ],
      [
        '1761-01-14',
        '在帕尼帕特惨败于阿富汗军|The Afghans win a bloody battle at Panipat|Les Afghans gagnent une bataille sanglante à Panipat|Los afganos ganan una sangrienta batalla en Panipat|パーニーパットでアフガン軍に大敗する',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'mughal-empire', ['1674', '1707']],
      ['warred-with', 'durrani-empire', ['1758', '1761']],
    ],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'nawabs-of-bengal',
    drawn: 'Bengal (nawabs)',
    names: '孟加拉纳瓦卜国|Bengal under the nawabs|Bengale des nababs|Bengala de los nababs|ベンガル太守領',
    also: '穆尔希达巴德|Nawabs of Murshidabad|Nababs de Murshidabad|Nababs de Murshidabad|ムルシダーバード',
    span: ['1717', '1765'],
    capital: [24.18, 88.27, '穆尔希达巴德|Murshidabad|Murshidabad|Murshidabad|ムルシダーバード'],
    summary: `莫卧儿孟加拉总督实已自立之国，富甲印度。1757年纳瓦卜西拉杰·道拉在普拉西败于克莱武；1764年布克萨尔再败，次年财权归东印度公司。
      India’s richest province, ruled by Mughal governors in their own right. Siraj ud-Daula lost to Clive at Plassey in 1757; after Buxar the East India Company took over the revenue in 1765.
      La plus riche province de l’Inde, tenue par des gouverneurs moghols devenus leurs propres maîtres. Siraj ud-Daula perd contre Clive à Plassey en 1757 ; après Buxar, la Compagnie des Indes prend les revenus en 1765.
      La provincia más rica de la India, regida por gobernadores mogoles hechos independientes. Siraj ud-Daula perdió ante Clive en Plassey en 1757; tras Buxar, la Compañía de las Indias tomó las rentas en 1765.
      事実上自立したムガルの太守が治めた、インドで最も豊かな州。1757年、スィラージュッダウラがプラッシーでクライヴに敗れ、ブクサールの戦いを経て1765年に徴税権が東インド会社に渡った。`,
    events: [
      [
        '1757-06-23',
        '普拉西之战败于东印度公司|Clive wins the battle of Plassey|Clive gagne la bataille de Plassey|Clive gana la batalla de Plassey|プラッシーの戦いでクライヴに敗れる',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['part-of', 'mughal-empire']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'awadh',
    drawn: 'Awadh',
    names: '阿瓦德|Awadh|Awadh|Awadh|アワド',
    also: '奥德|Oudh|Oudh|Oudh|アワド太守国',
    span: ['1722', '1856'],
    capital: [26.85, 80.95, '勒克瑙|Lucknow|Lucknow|Lucknow|ラクナウ'],
    summary: `恒河中游莫卧儿省份，1722年起由什叶派总督世袭，实为独立。1764年败后附英；勒克瑙以诗乐与宫室著称。1856年被吞并，激成次年起义。
      Mughal province on the Ganges that became a kingdom of Shia governors, under British sway from 1765. Lucknow shone in poetry and music; its annexation in 1856 fed the rebellion of the next year.
      Province moghole du Gange devenue royaume de gouverneurs chiites, sous tutelle britannique dès 1765. Lucknow brille par la poésie et la musique ; son annexion en 1856 nourrit la révolte de l’année suivante.
      Provincia mogola del Ganges convertida en reino de gobernadores chiíes, bajo tutela británica desde 1765. Lucknow brilló por la poesía y la música; su anexión en 1856 alimentó la rebelión del año siguiente.
      ガンジス中流のムガルの州が、シーア派太守の世襲の国となったもの。1765年からイギリスの影響下に入る。都ラクナウは詩と音楽で名高い。1856年の併合は翌年の大反乱の一因となった。`,
    events: [
      [
        '1856-02',
        '东印度公司吞并阿瓦德|The East India Company annexes Awadh|La Compagnie des Indes annexe l’Awadh|La Compañía de las Indias se anexiona Awadh|東インド会社に併合される',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['took-part-in', 'indian-rebellion-of-1857']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'hyderabad-state',
    drawn: 'Hyderabad',
    names: '海得拉巴|Hyderabad|Haïdarabad|Hyderabad|ハイダラーバード',
    also: '尼扎姆国;海德拉巴|Nizam’s Dominions|Nizam d’Haïdarabad|Nizam de Hyderabad|ニザーム藩王国',
    disambiguation: '尼扎姆之国|state of the Nizams|État des nizams|Estado de los nizams|ニザームの藩王国',
    span: ['1724', '1948'],
    capital: [17.36, 78.47, '海得拉巴|Hyderabad|Haïdarabad|Hyderabad|ハイダラーバード'],
    summary: `莫卧儿德干总督阿萨夫·贾1724年自立所建，世称尼扎姆。1798年起附英，为英属印度最大土邦；1948年为印度军队并入。
      State founded in 1724 by a Mughal governor of the Deccan, whose heirs were called Nizam. From 1798 it was Britain’s ally and the largest princely state; Indian troops took it over in 1948.
      État fondé en 1724 par un gouverneur moghol du Deccan, dont les héritiers portent le titre de nizam. Allié des Britanniques dès 1798, il fut le plus grand État princier ; les troupes indiennes l’occupent en 1948.
      Estado fundado en 1724 por un gobernador mogol del Decán, cuyos herederos llevaron el título de nizam. Aliado británico desde 1798, fue el mayor principado de la India; las tropas indias lo ocuparon en 1948.
      ムガルのデカン総督が1724年に自立して建て、代々ニザームが治めた国。1798年からイギリスと結び、最大の藩王国となる。1948年にインド軍により併合された。`,
    events: [
      [
        '1798',
        '与英国订立附属条约|A treaty makes it dependent on the British|Un traité le place sous tutelle britannique|Un tratado lo pone bajo tutela británica|イギリスと軍事保護条約を結ぶ',
        2,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['independent-from', 'mughal-empire', '1724']],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'mysore-sultanate',
    drawn: 'Mysore',
    names: '迈索尔|Mysore|Mysore|Mysore|マイソール',
    also: '海德尔·阿里;蒂普苏丹|Haidar Ali and Tipu Sultan|Haïdar Ali et Tipou Sahib|Haidar Ali y Tipu Sultan|ティプー・スルタン',
    span: ['1760', '1799'],
    capital: [12.42, 76.69, '塞林伽帕坦|Srirangapatna|Srirangapatna|Srirangapatna|シュリーランガパトナ'],
    summary: `南印度王国，1760年前后武将海德尔·阿里夺权。与其子蒂普四战英军，以铁筒火箭闻名，并求援法国；1799年塞林伽帕坦城破，蒂普战死。
      Kingdom of southern India under Haidar Ali and his son Tipu Sultan, who fought four wars with the British and used iron-cased rockets. Tipu fell when Srirangapatna was stormed in 1799.
      Royaume de l’Inde du Sud sous Haïdar Ali et son fils Tipou Sahib, qui mènent quatre guerres contre les Britanniques et emploient des fusées à tube de fer. Tipou meurt à l’assaut de Srirangapatna en 1799.
      Reino del sur de la India con Haidar Ali y su hijo Tipu Sultan, que libraron cuatro guerras contra los británicos y usaron cohetes de tubo de hierro. Tipu cayó en el asalto de Srirangapatna en 1799.
      武将ハイダル・アリーが実権を握った南インドの王国。子のティプー・スルタンとともにイギリスと四度戦い、鉄筒のロケットを用いた。1799年、シュリーランガパトナの陥落でティプーが戦死する。`,
    events: [
      [
        '1799-05-04',
        '塞林伽帕坦陷落，蒂普苏丹战死|Srirangapatna is stormed and Tipu Sultan killed|Srirangapatna est prise d’assaut, Tipou Sahib tué|Srirangapatna es asaltada y Tipu Sultan muere|シュリーランガパトナが陥落し、ティプーが戦死する',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['warred-with', 'british-empire', ['1767', '1799']]],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'sikh-empire',
    drawn: 'Sikh Empire',
    names: '锡克帝国|Sikh Empire|Empire sikh|Imperio sij|シク王国',
    also: '旁遮普锡克王国;兰季特·辛格|Kingdom of Ranjit Singh|Royaume de Ranjit Singh|Reino de Ranjit Singh|ランジート・シングの王国',
    span: ['1799', '1849'],
    capital: [31.588, 74.315, '拉合尔|Lahore|Lahore|Lahore|ラホール'],
    summary: `兰季特·辛格1799年取拉合尔，1801年称大君，统一旁遮普，兼并克什米尔与白沙瓦，聘法国军官练兵。其死后内乱，两败于英，1849年被吞并。
      State of Ranjit Singh, who took Lahore in 1799, united the Punjab, added Kashmir and Peshawar and trained a modern army with French officers. After two wars the British annexed it in 1849.
      État de Ranjit Singh, qui prend Lahore en 1799, unit le Pendjab, y ajoute le Cachemire et Peshawar et forme une armée moderne avec des officiers français. Après deux guerres, les Britanniques l’annexent en 1849.
      Estado de Ranjit Singh, que tomó Lahore en 1799, unió el Punyab, sumó Cachemira y Peshawar y formó un ejército moderno con oficiales franceses. Tras dos guerras, los británicos lo anexionaron en 1849.
      1799年にラホールを取ったランジート・シングがパンジャーブを統一した国。カシミールとペシャーワルを併せ、フランス人将校を雇って軍を近代化した。二度の戦争を経て1849年にイギリスに併合される。`,
    events: [
      [
        '1849-03-29',
        '英国吞并旁遮普|The British annex the Punjab|Les Britanniques annexent le Pendjab|Los británicos se anexionan el Punyab|イギリスに併合される',
        3,
        ['schwartzberg-atlas'],
      ],
    ],
    relations: [['warred-with', 'british-empire', ['1845', '1849']]],
    source: ['schwartzberg-atlas'],
  },
  {
    id: 'pagan-kingdom',
    drawn: 'Pagan',
    names: '蒲甘王国|Pagan Kingdom|Royaume de Pagan|Reino de Pagan|パガン朝',
    also: '蒲甘王朝|Bagan|Bagan|Bagan|バガン王国',
    span: ['0849~', '1297'],
    capital: [21.17, 94.86, '蒲甘|Pagan|Pagan|Pagan|パガン'],
    summary: `首个统一缅甸的王国。1057年阿奴律陀取直通，引入上座部佛教与孟文；平原上遗塔寺逾两千。1287年前后遭元军攻击，旋即瓦解。
      First kingdom to unite Burma. Anawrahta took Thaton in 1057 and, as the chronicles tell, brought Theravada Buddhism north; more than two thousand temples still stand. Mongol attacks hastened its fall.
      Premier royaume à unir la Birmanie. Anawrahta prend Thaton en 1057 et, selon les chroniques, apporte au nord le bouddhisme theravada ; plus de deux mille temples subsistent. Les attaques mongoles hâtent sa chute.
      Primer reino que unificó Birmania. Anawrahta tomó Thaton en 1057 y, según las crónicas, llevó al norte el budismo theravada; quedan más de dos mil templos. Los ataques mongoles apresuraron su caída.
      ビルマを初めて統一した王国。年代記によれば1057年にアノーヤター王がタトンを取り、上座部仏教を北へもたらした。今も二千を超える寺塔が残る。元軍の攻撃を受けて崩れた。`,
    events: [
      [
        '1057',
        '阿奴律陀攻取直通|Anawrahta conquers Thaton|Anawrahta conquiert Thaton|Anawrahta conquista Thaton|アノーヤター王がタトンを征服する',
        2,
        ['pluvier-atlas'],
      ],
    ],
    relations: [
      ['adopted', 'buddhism'],
      ['warred-with', 'yuan-dynasty', ['1277', '1287']],
    ],
    source: ['pluvier-atlas'],
  },
  {
    id: 'kingdom-of-burma',
    drawn: 'Burma (Taungoo, Konbaung)',
    names: '缅甸王国|Kingdom of Burma|Royaume de Birmanie|Reino de Birmania|ビルマ王国',
    disambiguation:
      '东吁、贡榜王朝|Taungoo and Konbaung dynasties|dynasties Taungû et Konbaung|dinastías Taungu y Konbaung|タウングー朝・コンバウン朝',
    span: ['1510', '1885'],
    capital: [21.86, 96.0, '阿瓦|Ava|Ava|Ava|アヴァ'],
    summary: `东吁王朝莽应龙一度征服阿瑜陀耶；1752年雍籍牙建贡榜王朝，1767年焚阿瑜陀耶，1765至1769年四却清军。三败于英，1885年亡。
      Burma under two dynasties: Taungoo, whose king Bayinnaung conquered Siam for a time, and Konbaung, which burned Ayutthaya in 1767 and beat back the Qing. Three wars with Britain ended it in 1885.
      La Birmanie de deux dynasties : les Taungû, dont le roi Bayinnaung conquiert un temps le Siam, et les Konbaung, qui brûlent Ayutthaya en 1767 et repoussent les Qing. Trois guerres avec les Britanniques y mettent fin en 1885.
      Birmania bajo dos dinastías: Taungu, cuyo rey Bayinnaung conquistó Siam un tiempo, y Konbaung, que quemó Ayutthaya en 1767 y rechazó a los Qing. Tres guerras con los británicos acabaron con ella en 1885.
      二つの王朝のビルマ。タウングー朝のバインナウン王は一時シャムを征服し、コンバウン朝は1767年にアユタヤを焼き、清の遠征軍を退けた。イギリスとの三度の戦争で1885年に滅びる。`,
    events: [
      [
        '1767-04',
        '攻陷并焚毁阿瑜陀耶|Ayutthaya is taken and burned|Ayutthaya est prise et brûlée|Ayutthaya es tomada y quemada|アユタヤを落として焼く',
        3,
        ['pluvier-atlas'],
      ],
      [
        '1885-11',
        '英军占曼德勒，末王被废|The British take Mandalay and depose the last king|Les Britanniques prennent Mandalay et déposent le dernier roi|Los británicos toman Mandalay y deponen al último rey|イギリス軍がマンダレーを占領し、最後の王を廃する',
        3,
        ['pluvier-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'qing-dynasty', ['1765', '1769']],
      ['warred-with', 'british-empire', ['1824', '1885']],
    ],
    source: ['pluvier-atlas'],
  },
  {
    id: 'champa',
    drawn: 'Champa',
    names: '占婆|Champa|Champa|Champa|チャンパー',
    also: '占城;林邑;环王|Linyi|Linyi|Linyi|林邑;占城',
    span: ['0192~', '1832'],
    capital: [
      15.76,
      108.12,
      '因陀罗补罗与美山|Indrapura and My Son|Indrapura et My Son|Indrapura y My Son|インドラプラとミーソン',
    ],
    summary: `今越南中部占人之国，史称林邑、环王、占城。奉湿婆与佛，以海贸与占城稻著称，美山存其塔庙。1177年破吴哥，1471年都城为大越攻陷，余部延至1832年。
      Kingdoms of the Cham people on the coast of central Vietnam, worshippers of Shiva, whose brick towers stand at My Son. They sacked Angkor in 1177; Đại Việt took their capital in 1471.
      Royaumes du peuple cham sur la côte du Vietnam central, adorateurs de Shiva, dont les tours de brique se dressent à My Son. Ils pillent Angkor en 1177 ; le Đại Việt prend leur capitale en 1471.
      Reinos del pueblo cham en la costa del Vietnam central, devotos de Shiva, cuyas torres de ladrillo se alzan en My Son. Saquearon Angkor en 1177; Dai Viet tomó su capital en 1471.
      ベトナム中部沿岸のチャム人の国々。シヴァを祀り、ミーソンに煉瓦の塔が残る。海上交易で栄え、1177年にアンコールを襲った。1471年、大越に都を落とされる。`,
    events: [
      [
        '1471-03',
        '大越攻陷占城国都|Đại Việt takes the Cham capital Vijaya|Le Đại Việt prend Vijaya, la capitale|Dai Viet toma Vijaya, la capital|大越が都ヴィジャヤを落とす',
        3,
        ['pluvier-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'khmer-empire', ['1177', '1220']],
      ['warred-with', 'dai-viet'],
    ],
    source: ['pluvier-atlas'],
  },
  {
    id: 'dai-viet',
    drawn: 'Vietnam (Đại Việt)',
    names: '大越|Đại Việt|Đại Việt|Dai Viet|大越',
    also: '大瞿越;安南;越南（阮朝）|Vietnam (before 1883);Annam|Annam|Annam|ダイベト;安南',
    disambiguation: '越南，968—1883年|Vietnam, 968–1883|Vietnam, 968-1883|Vietnam, 968-1883|ベトナム、968–1883年',
    span: ['0968', '1883'],
    capital: [21.03, 105.84, '升龙（河内）|Thăng Long (Hanoi)|Thăng Long (Hanoï)|Thang Long (Hanói)|昇竜（ハノイ）'],
    summary: `丁部领968年所建，脱离中国而自立，历李、陈、黎诸朝，行科举，三拒蒙元，南并占婆。1802年阮朝统一，改号越南；1883年沦为法国保护国。
      Independent Vietnam from the tenth century, ruled by the Lý, Trần, Lê and Nguyễn. It threw back three Mongol invasions, expanded south at Champa’s cost and became a French protectorate in 1883.
      Le Vietnam indépendant depuis le Xᵉ siècle, sous les Lý, Trần, Lê et Nguyễn. Il repousse trois invasions mongoles, s’étend au sud aux dépens du Champa et devient protectorat français en 1883.
      El Vietnam independiente desde el siglo X, con los Ly, Tran, Le y Nguyen. Rechazó tres invasiones mongolas, se extendió al sur a costa de Champa y pasó a ser protectorado francés en 1883.
      10世紀に中国から自立したベトナムの国。李・陳・黎・阮の諸朝が続いた。モンゴルの侵入を三度退け、チャンパーを併せて南へ広がる。1883年にフランスの保護国となった。`,
    events: [
      [
        '1288-04',
        '陈兴道在白藤江大破元军|The Mongol fleet is destroyed on the Bạch Đằng|La flotte mongole est détruite sur le Bạch Đằng|La flota mongola es destruida en el Bach Dang|白藤江で元の水軍を破る',
        3,
        ['pluvier-atlas'],
      ],
    ],
    relations: [
      ['warred-with', 'yuan-dynasty', ['1257', '1288']],
      ['warred-with', 'ming-dynasty', ['1406', '1427']],
      ['adopted', 'confucianism'],
    ],
    source: ['pluvier-atlas'],
  },
  {
    id: 'lan-xang',
    drawn: 'Lan Xang',
    names: '澜沧王国|Lan Xang|Lan Xang|Lan Xang|ラーンサーン王国',
    also: '南掌;百万大象之国|Kingdom of a Million Elephants|Royaume du million d’éléphants|Reino del millón de elefantes|百万頭の象の国',
    span: ['1354~', '1707'],
    capital: [19.89, 102.13, '琅勃拉邦|Luang Prabang|Luang Prabang|Luang Prabang|ルアンパバーン'],
    summary: `14世纪中叶法昂所建的老挝王国，奉上座部佛教，以勃拉邦金佛名其都。16世纪迁都万象，与缅、暹相争；1707年后分裂为琅勃拉邦、万象等国。
      Lao kingdom founded in the mid-fourteenth century by Fa Ngum, at Luang Prabang and later Vientiane. It was Buddhist, and often at war with Burma; in 1707 it split into smaller kingdoms.
      Royaume lao fondé au milieu du XIVᵉ siècle par Fa Ngum, à Luang Prabang puis à Vientiane. Bouddhiste, souvent en guerre avec la Birmanie, il se divise en petits royaumes en 1707.
      Reino lao fundado a mediados del siglo XIV por Fa Ngum, en Luang Prabang y luego en Vientián. Budista y a menudo en guerra con Birmania, se dividió en reinos menores en 1707.
      14世紀半ばにファーグムが建てたラオ人の王国。ルアンパバーン、のちビエンチャンに都した。上座部仏教を奉じ、ビルマとたびたび戦う。1707年に小王国に分裂した。`,
    events: [
      [
        '1707',
        '分裂为琅勃拉邦与万象|The kingdom splits into Luang Prabang and Vientiane|Le royaume se scinde en Luang Prabang et Vientiane|El reino se divide en Luang Prabang y Vientián|ルアンパバーンとビエンチャンに分裂する',
        2,
        ['pluvier-atlas'],
      ],
    ],
    relations: [
      ['adopted', 'buddhism', '1359~'],
      ['warred-with', 'kingdom-of-burma'],
    ],
    source: ['pluvier-atlas'],
  },
  {
    id: 'post-angkor-cambodia',
    drawn: 'Cambodia',
    names:
      '后吴哥时期柬埔寨|Post-Angkor Cambodia|Cambodge post-angkorien|Camboya posangkoriana|ポスト・アンコール期のカンボジア',
    also: '洛韦克;乌栋|Lovek;Oudong|Lovek;Oudong|Lovek;Oudong|ロンヴェーク;ウドン',
    span: ['1431~', '1863'],
    capital: [11.57, 104.92, '金边|Phnom Penh|Phnom Penh|Phnom Penh|プノンペン'],
    summary: `弃吴哥后迁至洞里萨湖南的高棉王国，先后都金边、洛韦克、乌栋。夹于暹罗与越南之间，屡向两国称臣；1863年成为法国保护国。
      Khmer kingdom after Angkor was given up, at Phnom Penh, Lovek and Oudong. Squeezed between Siam and Vietnam, it paid tribute to both, and in 1863 became a French protectorate.
      Royaume khmer après l’abandon d’Angkor, à Phnom Penh, Lovek puis Oudong. Pris entre le Siam et le Vietnam, il paie tribut aux deux ; en 1863, il devient protectorat français.
      Reino jemer tras el abandono de Angkor, en Phnom Penh, Lovek y Oudong. Apretado entre Siam y Vietnam, pagó tributo a ambos; en 1863 pasó a ser protectorado francés.
      アンコール放棄後のクメール人の王国。プノンペン、ロンヴェーク、ウドンと都を移した。シャムとベトナムに挟まれて両国に朝貢し、1863年にフランスの保護国となる。`,
    events: [
      [
        '1863-08',
        '成为法国保护国|A treaty makes it a French protectorate|Un traité en fait un protectorat français|Un tratado la hace protectorado francés|フランスの保護国となる',
        3,
        ['pluvier-atlas'],
      ],
    ],
    relations: [['carried-on', 'khmer-empire', '1431~']],
    source: ['pluvier-atlas'],
  },
  {
    id: 'srivijaya',
    drawn: 'Srivijaya',
    names: '三佛齐|Srivijaya|Srivijaya|Srivijaya|シュリーヴィジャヤ',
    also: '室利佛逝|Sriwijaya|Shrivijaya|Sriviyaya|室利仏逝;三仏斉',
    span: ['0670~', '1275~'],
    capital: [-2.99, 104.76, '巨港|Palembang|Palembang|Palembang|パレンバン'],
    summary: `以苏门答腊巨港为中心的海上强国，扼马六甲海峡，掌中印海路贸易。义净曾留此习梵文，称其僧众千余。1025年前后遭朱罗水师袭击，渐衰。
      Sea power at Palembang on Sumatra that controlled the Malacca Strait and the trade between India and China. The pilgrim Yijing studied Sanskrit there; a Chola fleet raided it about 1025, and it declined.
      Puissance maritime de Palembang, à Sumatra, maîtresse du détroit de Malacca et du commerce entre l’Inde et la Chine. Le pèlerin Yijing y étudia le sanskrit ; une flotte chola l’attaque vers 1025, et elle décline.
      Potencia marítima de Palembang, en Sumatra, dueña del estrecho de Malaca y del comercio entre la India y China. El peregrino Yijing estudió allí sánscrito; una flota chola la atacó hacia 1025 y decayó.
      スマトラのパレンバンを本拠に、マラッカ海峡とインド・中国間の交易を握った海上国家。義浄が滞在してサンスクリットを学んだ。1025年頃チョーラ朝の水軍に襲われ、衰える。`,
    events: [
      [
        '0671',
        '唐僧义净抵达，留学梵文|The pilgrim Yijing arrives to study Sanskrit|Le pèlerin Yijing vient y étudier le sanskrit|El peregrino Yijing llega a estudiar sánscrito|義浄が訪れ、サンスクリットを学ぶ',
        2,
        ['pluvier-atlas'],
      ],
    ],
    relations: [
      ['traded-with', 'tang-dynasty'],
      ['patron-of', 'buddhism'],
    ],
    source: ['pluvier-atlas'],
  },
  {
    id: 'majapahit',
    drawn: 'Majapahit',
    names: '满者伯夷|Majapahit|Majapahit|Majapahit|マジャパヒト王国',
    also: '麻喏巴歇|-|-|-|マジャパイト',
    span: ['1293', '1527~'],
    capital: [-7.56, 112.38, '特罗武兰|Trowulan|Trowulan|Trowulan|トロウラン'],
    summary: `东爪哇印度教王国。1293年罗登·韦查耶借元军之力除敌后逐之而立国；宰相加查·马达时称雄群岛。15世纪内战与伊斯兰教诸港兴起，约1527年亡于淡目。
      Hindu-Buddhist kingdom of eastern Java, founded in 1293 by Raden Wijaya, who used a Mongol fleet against his rival and then drove it off. Under the minister Gajah Mada it claimed the archipelago; Muslim Demak ended it.
      Royaume hindou-bouddhiste de Java oriental, fondé en 1293 par Raden Wijaya, qui se sert d’une flotte mongole contre son rival puis la chasse. Sous le ministre Gajah Mada, il prétend à l’archipel ; Demak, musulman, y met fin.
      Reino hindú-budista de Java oriental, fundado en 1293 por Raden Wijaya, que usó una flota mongola contra su rival y luego la expulsó. Con el ministro Gajah Mada reclamó el archipiélago; Demak, musulmán, acabó con él.
      東ジャワのヒンドゥー・仏教王国。1293年、ラーデン・ウィジャヤが元軍を利用して敵を倒し、その後追い払って建てた。宰相ガジャ・マダの代に群島の覇者となる。イスラームのドゥマクに滅ぼされた。`,
    events: [
      [
        '1293',
        '罗登·韦查耶逐走元军|Raden Wijaya drives off the Mongol fleet|Raden Wijaya chasse la flotte mongole|Raden Wijaya expulsa a la flota mongola|ラーデン・ウィジャヤが元軍を追い払う',
        3,
        ['yuan-shi', '210'],
      ],
    ],
    relations: [['warred-with', 'yuan-dynasty', '1293', ['yuan-shi', '210']]],
    source: ['pluvier-atlas'],
  },
]);
