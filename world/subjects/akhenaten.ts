import { subject } from '../subject.ts';

export default subject({
  id: 'akhenaten',
  kind: 'person',
  region: 'africa',
  names: ['埃赫那顿', 'Akhenaten', 'Akhenaton', 'Akenatón', 'アクエンアテン'],
  otherNames: [['阿肯那顿', '阿蒙霍特普四世'], ['Amenhotep IV', 'Ikhnaton'], ['Aménophis IV', 'Amenhotep IV'], ['Ajenatón', 'Amenhotep IV'], ['イクナートン', 'アメンホテプ4世']],
  times: [
    { role: 'life', span: ['-1375?', '-1336~'], source: ['dodson-hilton'] },
    { role: 'reign', span: ['-1352~', '-1336~'], source: ['oxford-ancient-egypt'] },
  ],
  place: { at: [27.645, 30.897], name: ['阿马尔纳（古称埃赫塔顿）', 'Amarna, the ancient Akhetaten', 'Amarna, l’antique Akhetaton', 'Amarna, la antigua Ajetatón', 'アマルナ（古名アケトアテン）'] },
  summary: [
    '古埃及新王国第十八王朝的国王，独尊日轮之神阿吞的改革者。他原名阿蒙霍特普四世，约在位第五年改名，并在沙漠边缘兴建新都埃赫塔顿。阿蒙等旧神的庙宇被关闭，神名从碑上凿去；艺术中也出现了不同以往的形体与家庭情景。他死后不久，新都被弃，后世王表不再列他的名字。',
    'King of New Kingdom Egypt who made the sun disc Aten the one god of the state. He came to the throne as Amenhotep IV, changed his name about his fifth year and founded a new capital, Akhetaten, at the desert’s edge. The name of Amun was hacked from the monuments and art took strange new forms. Soon after his death the city was deserted and his name left out of the king lists.',
    'Roi du Nouvel Empire égyptien qui fit du disque solaire Aton le dieu unique de l’État. Monté sur le trône sous le nom d’Amenhotep IV, il change de nom vers l’an 5 et fonde au bord du désert une capitale nouvelle, Akhetaton. Le nom d’Amon est martelé, l’art prend des formes inédites. Peu après sa mort, la ville est abandonnée et les listes royales l’ignorent.',
    'Rey del Imperio Nuevo egipcio que hizo del disco solar Atón el dios único del Estado. Subió al trono como Amenhotep IV, cambió de nombre hacia su quinto año y fundó junto al desierto una nueva capital, Ajetatón. El nombre de Amón fue borrado de los monumentos y el arte adoptó formas insólitas. Poco después de su muerte la ciudad quedó desierta y las listas reales lo omitieron.',
    '日輪の神アテンだけを国家の神とした、エジプト新王国第十八王朝の王。アメンホテプ四世として即位し、治世五年頃に改名して、砂漠の縁に新都アケトアテンを築いた。アメン神の名は記念物から削られ、美術には異例の身体表現や王の家庭の情景が現れた。死後まもなく都は捨てられ、後の王名表は彼の名を載せていない。',
  ],
  events: [
    { when: '-1352~', title: ['以阿蒙霍特普四世之名即位', 'Succeeds to the throne as Amenhotep IV', 'Monte sur le trône sous le nom d’Amenhotep IV', 'Sube al trono con el nombre de Amenhotep IV', 'アメンホテプ四世として即位する'], at: 'thebes-egypt', weight: 2, with: ['new-kingdom'], source: ['oxford-ancient-egypt'] },
    { when: '-1348~', title: ['改名埃赫那顿，划定新都埃赫塔顿的边界', 'Takes the name Akhenaten and marks out his new capital, Akhetaten', 'Prend le nom d’Akhenaton et délimite sa capitale, Akhetaton', 'Toma el nombre de Akenatón y delimita su nueva capital, Ajetatón', 'アクエンアテンと改名し、新都アケトアテンの境界を定める'], at: 'amarna', weight: 3, with: ['nefertiti'], source: ['boundary-stelae'] },
    { when: '-1341~', title: ['第十二年在新都举行各国朝贡大典', 'Receives the tribute of foreign lands in a great ceremony of his twelfth year', 'Reçoit en l’an 12 les tributs des pays étrangers', 'Recibe en su año 12 los tributos de los países extranjeros', '治世十二年、新都で諸国の貢納を受ける'], at: 'amarna', weight: 1, with: ['nefertiti'], source: ['breasted-records', 'II §§1014–1015'] },
    { when: '-1336~', title: ['去世，阿吞信仰随之衰落', 'Dies, and the cult of the Aten soon declines', 'Meurt ; le culte d’Aton décline aussitôt', 'Muere, y el culto de Atón decae pronto', '没し、アテン信仰はまもなく衰える'], at: 'amarna', weight: 2, source: ['oxford-ancient-egypt'] },
    { when: '1887', title: ['当地妇女在其都城遗址发现楔形文字泥板', 'Clay tablets in cuneiform come to light in the ruins of his capital', 'Des tablettes cunéiformes sont découvertes dans les ruines de sa capitale', 'Se hallan tablillas cuneiformes en las ruinas de su capital', '都の遺跡から楔形文字の粘土板が見つかる'], at: 'amarna', weight: 2, with: ['cuneiform'], source: ['amarna-letters'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'new-kingdom', when: ['-1352~', '-1336~'], source: ['oxford-ancient-egypt'] },
    { word: 'spouse-of', to: 'nefertiti', source: ['boundary-stelae'] },
    { word: 'father-of', to: 'tutankhamun', note: ['2010年的基因检测指出，图坦卡蒙之父是55号墓的木乃伊，多数学者认为即埃赫那顿，但仍有争议', 'DNA tests of 2010 make the mummy of tomb KV55 the father; most, not all, scholars take it for Akhenaten', 'D’après les analyses ADN de 2010, le père est la momie de la tombe KV55, où l’on voit le plus souvent, mais non toujours, Akhenaton', 'Los análisis de ADN de 2010 señalan como padre a la momia de la tumba KV55, que la mayoría, no todos, identifica con Akenatón', '2010年のDNA検査によれば父はKV55の墓のミイラで、多くの学者はこれをアクエンアテンとみるが異論もある'], source: ['hawass-2010'] },
    { word: 'reformed', to: 'new-kingdom', when: ['-1348~', '-1336~'], note: ['废旧神而独尊阿吞，埃及国家与神庙的关系为之一变', 'By closing the old temples for the Aten he overturned the bond between crown and gods', 'En sacrifiant les anciens cultes à Aton, il bouleverse les rapports de la couronne et des dieux', 'Al cerrar los templos antiguos en favor de Atón trastocó el vínculo entre la corona y los dioses', '旧来の神殿を閉ざしてアテンのみを祀り、王権と神々の関係を覆した'], source: ['oxford-ancient-egypt'] },
    { word: 'adopted', to: 'cuneiform', when: ['-1352~', '-1336~'], note: ['其都城所出的外交书信几乎都用楔形文字和阿卡德语写成', 'The diplomatic letters found in his capital are nearly all written in cuneiform Akkadian', 'Les lettres diplomatiques trouvées dans sa capitale sont presque toutes en akkadien cunéiforme', 'Las cartas diplomáticas halladas en su capital están casi todas en acadio cuneiforme', '都から出土した外交書簡の大半は楔形文字のアッカド語で書かれている'], source: ['amarna-letters'] },
    { word: 'friend-of', to: 'babylon', note: ['巴比伦王布尔那布里亚什二世在信中称他为“兄弟”，并抱怨黄金给得太少', 'King Burna-Buriash II of Babylon wrote to him as a brother, and complained that too little gold came', 'Burna-Buriash II, roi de Babylone, lui écrit en frère et se plaint de recevoir trop peu d’or', 'Burna-Buriash II de Babilonia le escribía como a un hermano y se quejaba del poco oro recibido', 'バビロン王ブルナ・ブリアシュ二世は彼を「兄弟」と呼び、届く金の少なさを嘆いた'], source: ['amarna-letters', 'EA 7–10'] },
  ],
  same: { wikidata: 'Q81794' },
});
