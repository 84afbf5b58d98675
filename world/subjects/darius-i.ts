import { subject } from '../subject.ts';

export default subject({
  id: 'darius-i',
  kind: 'person',
  region: 'near-east',
  names: ['大流士一世', 'Darius I', 'Darius Ier', 'Darío I', 'ダレイオス1世'],
  otherNames: [['大流士大帝'], ['Darius the Great', 'Darayavaush'], ['Darius le Grand'], ['Darío el Grande'], ['ダレイオス大王', 'ダーラヤワウ']],
  times: [
    { role: 'life', span: ['-0550~', '-0486'], source: ['encyclopaedia-iranica', 'Darius iii. Darius I the Great'] },
    { role: 'reign', span: ['-0522-09', '-0486'], source: ['behistun-inscription'] },
  ],
  place: { at: [29.988, 52.874], name: ['鲁斯塔姆石刻（陵墓）', 'Naqsh-e Rostam (tomb)', 'Naqsh-e Rostam (tombeau)', 'Naqsh-e Rostam (tumba)', 'ナクシェ・ロスタム（墓所）'] },
  summary: [
    '阿契美尼德帝国第三位君主，帝国制度的奠定者。前522年他与六名波斯贵族除掉自称巴尔迪亚的国王，一年间十九战平定各地叛乱，事迹刻于贝希斯敦山崖。他分行省、定贡赋、铸金币、修王路与苏伊士运河，兴建苏萨与波斯波利斯。他远征斯基泰，平息伊奥尼亚起义，而遣往希腊的军队败于马拉松。',
    'Third great ruler of the Achaemenid Empire and the maker of its institutions. In 522 BC he and six nobles killed the king who called himself Bardiya; nineteen battles in a year put down the revolts, as he tells on the cliff of Behistun. He fixed provinces and tribute, struck gold coin, cut a canal to the Red Sea and built Susa and Persepolis. His army in Greece lost at Marathon.',
    'Troisième grand souverain achéménide, organisateur de l’empire. En 522 av. J.-C., avec six nobles, il tue le roi qui se disait Bardiya ; dix-neuf batailles en un an viennent à bout des révoltes, comme il le raconte sur la falaise de Béhistoun. Il fixe les satrapies et le tribut, frappe l’or, creuse un canal vers la mer Rouge et bâtit Suse et Persépolis. Son armée de Grèce est battue à Marathon.',
    'Tercer gran soberano aqueménida y organizador del imperio. En 522 a. C., con seis nobles, mató al rey que decía ser Bardiya; diecinueve batallas en un año sofocaron las revueltas, según cuenta en la roca de Behistún. Fijó las satrapías y el tributo, acuñó oro, abrió un canal hacia el mar Rojo y construyó Susa y Persépolis. Su ejército en Grecia fue vencido en Maratón.',
    'アケメネス朝第三代の大王で、帝国の制度を整えた人物。紀元前522年、六人の貴族とともにバルディヤを名乗る王を討ち、一年に十九の戦いで各地の反乱を鎮めたとベヒストゥンの断崖に刻んだ。州と貢納を定め、金貨を鋳造し、王の道と紅海への運河を通し、スーサとペルセポリスを営んだ。ギリシアへ送った軍はマラトンで敗れた。',
  ],
  events: [
    { when: '-0522-09', title: ['诛杀高墨达，夺得王位', 'Kills Gaumata, the alleged false Bardiya, and takes the throne', 'Tue Gaumata, le prétendu faux Bardiya, et prend le trône', 'Mata a Gaumata, el supuesto falso Bardiya, y toma el trono', '偽バルディヤとされるガウマータを殺し、王位に就く'], weight: 3, with: ['achaemenid-empire'], source: ['behistun-inscription', '§13'] },
    { when: '-0520~', title: ['在贝希斯敦山崖以三种文字刻下功绩', 'Has his victories carved in three languages at Behistun', 'Fait graver ses victoires en trois langues à Béhistoun', 'Hace grabar sus victorias en tres lenguas en Behistún', 'ベヒストゥンの断崖に三言語で戦勝を刻ませる'], at: 'behistun', weight: 3, with: ['cuneiform'], source: ['behistun-inscription'] },
    { when: '-0518~', title: ['开始营建波斯波利斯', 'Begins the terrace of Persepolis', 'Entreprend la terrasse de Persépolis', 'Comienza la terraza de Persépolis', 'ペルセポリスの造営を始める'], at: 'persepolis', weight: 2, with: ['persepolis'], source: ['persepolis-inscriptions', 'DPf'] },
    { when: ['-0499', '-0494'], title: ['伊奥尼亚希腊城邦起义，焚萨迪斯，终被平定', 'The Ionian Greeks revolt, burn Sardis and are put down', 'Les Grecs d’Ionie se révoltent, brûlent Sardes et sont soumis', 'Los griegos de Jonia se rebelan, queman Sardes y son sometidos', 'イオニアのギリシア人が反乱、サルディスを焼くが鎮圧される'], at: 'sardis', weight: 2, with: ['greco-persian-wars'], source: ['herodotus', '5.28–6.32'] },
    { when: '-0486', title: ['在备战希腊、埃及叛乱之际去世，薛西斯继位', 'Dies while Egypt revolts, leaving the war on Greece to Xerxes', 'Meurt pendant la révolte de l’Égypte, laissant à Xerxès la guerre de Grèce', 'Muere mientras Egipto se subleva y deja a Jerjes la guerra de Grecia', 'エジプトの反乱のさなかに没し、クセルクセスが継ぐ'], weight: 2, source: ['herodotus', '7.4'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'achaemenid-empire', when: ['-0522-09', '-0486'], source: ['behistun-inscription'] },
    { word: 'reformed', to: 'achaemenid-empire', note: ['希罗多德列出二十个纳贡区，说波斯人因此称他为“商贾”', 'Herodotus lists twenty tribute districts and says the Persians called him “the shopkeeper”', 'Hérodote énumère vingt districts de tribut et dit que les Perses l’appelaient « le boutiquier »', 'Heródoto enumera veinte distritos tributarios y dice que los persas lo llamaban «el tendero»', 'ヘロドトスは二十の納税区を挙げ、ペルシア人が彼を「商人」と呼んだと記す'], source: ['herodotus', '3.89–97'] },
    { word: 'builder-of', to: 'persepolis', when: ['-0518~', '-0486'], source: ['persepolis-inscriptions', 'DPe and DPf'] },
    { word: 'worships', to: 'zoroastrianism', note: ['铭文中他只称颂阿胡拉·马兹达，但从未提到查拉图斯特拉，学者对其是否为该教徒尚无定论', 'His inscriptions praise Ahuramazda but never name Zarathustra; whether he was a Zoroastrian is debated', 'Ses inscriptions louent Ahuramazda sans jamais nommer Zarathoustra ; on débat de son zoroastrisme', 'Sus inscripciones alaban a Ahuramazda sin nombrar nunca a Zaratustra; se discute si fue zoroastriano', '碑文はアフラマズダーを讃えるがザラスシュトラの名はなく、信徒であったかは議論がある'], source: ['behistun-inscription'] },
    { word: 'adopted', to: 'cuneiform', when: '-0520~', note: ['古波斯楔形文字很可能是他下令创制的', 'The Old Persian cuneiform script was probably devised at his order', 'Le cunéiforme vieux-perse fut sans doute créé sur son ordre', 'El cuneiforme persa antiguo se creó probablemente por orden suya', '古代ペルシア楔形文字はおそらく彼の命で作られた'], source: ['world-writing-systems'] },
    { word: 'patron-of', to: 'jerusalem', when: ['-0520', '-0515'], source: ['hebrew-bible', 'Ezra 6'] },
    { word: 'influenced', to: 'ashoka', note: ['阿育王摩崖诏书的起句格式与大流士铭文相近，学者多以为有所借鉴', 'The opening formula of Ashoka’s rock edicts resembles Darius’ inscriptions; many scholars see a model there', 'La formule d’ouverture des édits d’Ashoka rappelle les inscriptions de Darius, où beaucoup voient un modèle', 'La fórmula inicial de los edictos de Ashoka recuerda las inscripciones de Darío; muchos ven ahí un modelo', 'アショーカの磨崖詔勅の書き出しはダレイオスの碑文に似て、手本とみる学者が多い'], source: ['briant-cyrus-to-alexander'] },
    { word: 'compared-with', to: 'qin-shi-huang', note: ['两人都以道路、度量衡和直辖行政区维系广大的帝国', 'Both held vast realms together by roads, standard measures and governed provinces', 'Tous deux tinrent un vaste empire par les routes, les mesures communes et les provinces', 'Ambos sostuvieron un vasto imperio con caminos, medidas comunes y provincias', '両者とも道路、度量衡、直轄の州によって広大な帝国をまとめた'], source: ['kuhrt-persian-empire'] },
  ],
  same: { wikidata: 'Q44387' },
});
