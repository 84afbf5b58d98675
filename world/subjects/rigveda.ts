import { subject } from '../subject.ts';

export default subject({
  id: 'rigveda',
  kind: 'book',
  region: 'south-asia',
  names: ['梨俱吠陀', 'Rigveda', 'Rig-Veda', 'Rigveda', 'リグ・ヴェーダ'],
  otherNames: [
    ['梨俱吠陀本集'],
    ['Rig Veda', 'Ṛgveda'],
    ['Rigveda', 'Ṛgveda'],
    ['Rig-veda', 'Ṛgveda'],
    ['リグヴェーダ本集'],
  ],
  times: [{ role: 'made', span: ['-1400~', '-1000~'], source: ['jamison-brereton'] }],
  place: {
    at: [31.5, 73.5],
    name: [
      '旁遮普（七河之地）',
      'Punjab, the “land of seven rivers”',
      'Pendjab, « pays des sept rivières »',
      'Punyab, «tierra de los siete ríos»',
      'パンジャーブ（七つの河の地）',
    ],
  },
  summary: [
    '吠陀中最古老的一部，也是印度最早的文学，以吠陀梵语写成，收颂诗一千零二十八首，分为十卷。诗人家族世代吟作，献给因陀罗、阿耆尼、苏摩、黎明女神等，用于苏摩祭与火祭。末卷已见追问宇宙起源、原人献祭的哲思。其后长期全凭口耳相传，音调几无走样，成书大约在前1400至前1000年。',
    'The oldest of the Vedas and of all Indian literature: 1,028 hymns in ten books, composed in archaic Sanskrit by families of poets in the north-west. They praise Indra, Agni, Soma, Dawn and other gods at the sacrifice; some late hymns ask how the world began. It was handed down by memory, accent by accent, for centuries before anyone wrote it.',
    'Le plus ancien des Védas et de toute la littérature indienne : 1 028 hymnes en dix livres, composés en sanskrit archaïque par des familles de poètes du Nord-Ouest. Ils célèbrent Indra, Agni, Soma, l’Aurore et d’autres dieux lors du sacrifice ; quelques hymnes tardifs s’interrogent sur l’origine du monde. Pendant des siècles, on le transmit de mémoire, accent par accent, avant de l’écrire.',
    'El más antiguo de los Vedas y de toda la literatura india: 1028 himnos en diez libros, compuestos en sánscrito arcaico por familias de poetas del noroeste. Alaban a Indra, Agni, Soma, la Aurora y otros dioses en el sacrificio; algunos himnos tardíos preguntan cómo empezó el mundo. Durante siglos se transmitió de memoria, acento por acento, antes de ponerse por escrito.',
    '四ヴェーダのうち最も古く、インド最古の文献でもある讃歌集。古いサンスクリットで詠まれた一〇二八の讃歌を十巻に収める。インド北西部の詩人の家系が代々つくり、祭式の場でインドラ、アグニ、ソーマ、暁の女神らに捧げた。末尾の巻には宇宙の起源を問う歌もある。文字に記される前の長い間、抑揚まで正確に口承された。',
  ],
  events: [
    {
      when: ['-1000~', '-0800~'],
      title: [
        '俱卢王国时期编定十卷本集',
        'The hymns are gathered into ten books in the Kuru realm',
        'Les hymnes sont réunis en dix livres dans le royaume des Kuru',
        'Los himnos se reúnen en diez libros en el reino de los kurus',
        'クル国のもとで讃歌が十巻に編まれる',
      ],
      at: 'kurukshetra',
      weight: 2,
      source: ['jamison-brereton'],
    },
    {
      when: '1380~',
      title: [
        '萨耶那在毗奢耶那伽罗宫廷作全注',
        'Sayana writes his commentary on the whole work at Vijayanagara',
        'Sayana en rédige le commentaire complet à Vijayanagara',
        'Sayana escribe su comentario completo en Vijayanagara',
        'サーヤナがヴィジャヤナガルで全巻の注釈を著す',
      ],
      at: 'vijayanagara',
      weight: 2,
      source: ['jamison-brereton'],
    },
    {
      when: ['1849', '1874'],
      title: [
        '马克斯·缪勒在牛津刊行首个完整版本',
        'Max Müller publishes the first complete edition at Oxford',
        'Max Müller en publie à Oxford la première édition complète',
        'Max Müller publica en Oxford la primera edición completa',
        'マックス・ミュラーが最初の完全な刊本を出す',
      ],
      at: 'oxford-press',
      weight: 2,
      source: ['jamison-brereton'],
    },
  ],
  relations: [
    {
      word: 'influenced',
      to: 'mahabharata',
      note: [
        '史诗中的因陀罗与诸仙，皆承自吠陀，诗中亦自称“第五吠陀”',
        'Indra and the seers of the epic come from the hymns, and the epic calls itself a fifth Veda',
        'Indra et les voyants de l’épopée viennent des hymnes, et celle-ci se dit un cinquième Véda',
        'Indra y los videntes de la epopeya proceden de los himnos, y ella se llama a sí misma quinto Veda',
        '叙事詩のインドラや聖仙は讃歌に由来し、叙事詩は「第五のヴェーダ」を称する',
      ],
      source: ['mahabharata-critical', '1'],
    },
    {
      word: 'influenced',
      to: 'buddhism',
      note: [
        '佛教否认吠陀的权威与杀牲祭祀，却沿用因陀罗、梵天等神名',
        'Buddhists rejected the Veda’s authority and its sacrifices, yet kept Indra and Brahma among their gods',
        'Les bouddhistes rejetèrent l’autorité du Véda et ses sacrifices, mais gardèrent Indra et Brahma',
        'Los budistas rechazaron la autoridad del Veda y sus sacrificios, pero conservaron a Indra y Brahma',
        '仏教はヴェーダの権威と供犠を退けつつ、帝釈天や梵天を受け継いだ',
      ],
      source: ['harvey-buddhism', '1'],
    },
    {
      word: 'resembles',
      to: 'dao-de-jing',
      note: [
        '第十卷“无有歌”论万有之先，常与《道德经》相比',
        'Its hymn on what was before being and non-being (10.129) is often set beside the Dao De Jing',
        'Son hymne sur ce qui précède l’être et le non-être (10.129) est souvent rapproché du Dao De Jing',
        'Su himno sobre lo anterior al ser y al no ser (10.129) suele compararse con el Dao De Jing',
        '有と無以前を問う第十巻一二九歌は、しばしば『老子』と比べられる',
      ],
      source: ['rigveda-samhita', '10.129'],
    },
    {
      word: 'linked-by-scholars',
      to: 'indus-civilization',
      note: [
        '有人曾以因陀罗毁城之句解释印度河诸城的覆亡，今已罕有学者采信',
        'Indra’s breaking of forts was once read as the end of the Indus cities; hardly any scholar does so now',
        'On lut jadis dans les forts brisés par Indra la fin des villes de l’Indus ; presque plus personne ne le fait',
        'Antaño se leyó en las fortalezas rotas por Indra el fin de las ciudades del Indo; hoy casi nadie lo sostiene',
        'インドラの城砦破壊をインダス都市の滅亡に結びつける説は、今日ほぼ支持されない',
      ],
      source: ['possehl-indus'],
    },
  ],
});
