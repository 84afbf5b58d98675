import { subject } from '../subject.ts';

export default subject({
  id: 'zoroastrianism',
  kind: 'idea',
  region: 'near-east',
  names: ['琐罗亚斯德教', 'Zoroastrianism', 'Zoroastrisme', 'Zoroastrismo', 'ゾロアスター教'],
  otherNames: [['祆教', '拜火教', '玛兹达教'], ['Mazdaism', 'Parsism'], ['mazdéisme', 'parsisme'], ['mazdeísmo', 'parsismo'], ['祆教', '拝火教', 'マズダー教']],
  times: [
    { role: 'span', span: ['-1000?', '..'], source: ['boyce-zoroastrianism'] },
  ],
  summary: [
    '古代伊朗的宗教，尊先知查拉图斯特拉，奉阿胡拉·马兹达为至高之神。其圣典《阿维斯陀》中最古的《伽萨》被认为是先知本人的诗歌；先知的年代众说不一，从前1500年到前600年。教义主张善与恶的对立，人以善思、善言、善行助善得胜，末日有审判与复苏，礼拜以圣火为中心。萨珊时代为国教，今日信徒多在印度与伊朗。',
    'Religion of ancient Iran that looks to the prophet Zarathustra and worships Ahura Mazda as supreme god. The Gathas, oldest part of the Avesta, are held to be his own verses; scholars date him anywhere from 1500 to 600 BC. Good and evil are at war, and people choose sides by good thoughts, words and deeds before a final judgement; fire stands at the heart of worship. It became the creed of the Sasanian state.',
    'Religion de l’Iran ancien, qui se réclame du prophète Zarathoustra et vénère Ahura Mazda comme dieu suprême. Les Gathas, partie la plus ancienne de l’Avesta, passent pour ses propres vers ; on le situe entre 1500 et 600 av. J.-C. Le bien et le mal s’affrontent, et chacun choisit par ses pensées, ses paroles et ses actes, avant un jugement final ; le feu est au cœur du culte. Les Sassanides en font la religion de l’État.',
    'Religión del antiguo Irán que remite al profeta Zaratustra y venera a Ahura Mazda como dios supremo. Los Gathas, parte más antigua del Avesta, se tienen por versos suyos; los estudiosos lo sitúan entre 1500 y 600 a. C. El bien y el mal luchan, y cada cual elige con sus pensamientos, palabras y obras antes de un juicio final; el fuego ocupa el centro del culto. Fue el credo del Estado sasánida.',
    '預言者ザラスシュトラに始まるとされる古代イランの宗教で、アフラ・マズダーを最高神とする。聖典『アヴェスター』の最古層『ガーサー』は預言者自身の詩とみなされるが、その年代は前1500年から前600年まで諸説がある。善と悪が争い、人は善思・善語・善行によって善に与し、終末に裁きを受けると説く。聖火を礼拝の中心に置き、サーサーン朝の国教となった。',
  ],
  events: [
    { when: '-1000?', title: ['查拉图斯特拉作《伽萨》，年代与地点均无定论', 'Zarathustra composes the Gathas; date and place remain disputed', 'Zarathoustra compose les Gathas ; date et lieu restent disputés', 'Zaratustra compone los Gathas; fecha y lugar siguen en disputa', 'ザラスシュトラが『ガーサー』を作る（年代・場所は不詳）'], weight: 3, source: ['avesta', 'Yasna 28–34, 43–51, 53'] },
    { when: ['0270~', '0293~'], title: ['大祭司卡提尔遍设圣火，压制异教，刻石为记', 'The priest Kerdir founds fires, represses other faiths and records it on rock', 'Le prêtre Kerdir fonde des feux, réprime les autres cultes et le grave', 'El sacerdote Kerdir funda fuegos, reprime otros cultos y lo graba en roca', '祭司カルティールが聖火を各地に設け、異教を抑え、岩に刻む'], at: 'naqsh-e-rostam', weight: 2, with: ['sasanian-empire'], source: ['kerdir-inscriptions'] },
    { when: '0621', title: ['唐于长安布政坊立胡祆祠', 'A Zoroastrian temple is founded in the Buzheng ward of Chang’an', 'Un temple zoroastrien est fondé à Chang’an, quartier de Buzheng', 'Se funda un templo zoroastriano en el barrio Buzheng de Chang’an', '長安の布政坊に祆祠が建てられる'], at: 'chang-an', weight: 1, with: ['chang-an', 'tang-dynasty'], source: ['liangjing-xinji'] },
    { when: ['0750?', '0936?'], title: ['据帕西人传说，一批教徒渡海至古吉拉特的桑詹', 'By Parsi tradition, refugees from Iran land at Sanjan in Gujarat', 'Selon la tradition parsie, des réfugiés d’Iran abordent à Sanjan', 'Según la tradición parsi, refugiados de Irán llegan a Sanjan, Guyarat', 'パールシーの伝承では、イランからの亡命者がサンジャーンに上陸する'], at: 'sanjan', weight: 2, source: ['qissa-i-sanjan'] },
  ],
  relations: [
    { word: 'state-creed-of', to: 'sasanian-empire', when: ['0224', '0651'], source: ['kerdir-inscriptions'] },
    { word: 'counterpart-of', to: 'rigveda', note: ['《伽萨》与《梨俱吠陀》语言相近，诸神与祭仪多有同源，如苏摩与豪麻', 'Gathas and Rigveda are close in language and share gods and rites, as Soma and Haoma show', 'Gathas et Rigveda sont proches par la langue et partagent dieux et rites, ainsi le soma et le haoma', 'Los Gathas y el Rigveda son próximos en lengua y comparten dioses y ritos, como el soma y el haoma', '『ガーサー』と『リグ・ヴェーダ』は言語が近く、ソーマとハオマのように神々と祭儀を共にする'], source: ['boyce-zoroastrianism', 'vol. 1'] },
    { word: 'influenced', to: 'akbar', when: ['1578~', '1582~'], note: ['帕西祭司梅赫吉·拉纳应邀入宫论道，阿克巴采用伊朗历法并礼敬圣火', 'The Parsi priest Meherji Rana debated at his court; Akbar took over the Iranian calendar and honoured fire', 'Le prêtre parsi Meherji Rana débattit à sa cour ; Akbar adopta le calendrier iranien et honora le feu', 'El sacerdote parsi Meherji Rana debatió en su corte; Akbar adoptó el calendario iranio y honró el fuego', 'パールシーの祭司メヘルジ・ラーナーが宮廷で論じ、アクバルはイラン暦を採り聖火を敬った'], source: ['encyclopaedia-iranica', 'Akbar I'] },
    { word: 'rival-of', to: 'buddhism', when: ['0270~', '0651'], note: ['卡提尔自称在帝国内打击佛教徒、犹太教徒、基督徒与摩尼教徒', 'Kerdir boasts of striking at Buddhists, Jews, Christians and Manichaeans in the empire', 'Kerdir se vante d’avoir frappé bouddhistes, juifs, chrétiens et manichéens de l’empire', 'Kerdir se jacta de haber golpeado a budistas, judíos, cristianos y maniqueos del imperio', 'カルティールは帝国内の仏教徒、ユダヤ教徒、キリスト教徒、マニ教徒を打ったと誇る'], source: ['kerdir-inscriptions'] },
  ],
  same: { wikidata: 'Q9601' },
});
