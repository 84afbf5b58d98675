import { subject } from '../subject.ts';

export default subject({
  id: 'reformation',
  kind: 'event',
  region: 'europe',
  names: ['宗教改革', 'Reformation', 'Réforme', 'Reforma protestante', '宗教改革'],
  otherNames: [['新教改革'], ['Protestant Reformation'], ['Réforme protestante'], ['Reforma'], ['プロテスタント改革']],
  times: [{ role: 'span', span: ['1517', '1648'], source: ['macculloch-reformation'] }],
  place: { at: [51.8667, 12.6433], name: ['维滕贝格', 'Wittenberg', 'Wittemberg', 'Wittenberg', 'ヴィッテンベルク'] },
  summary: [
    '16世纪分裂西方教会的运动。路德1517年的论纲引发争论，茨温利在苏黎世、加尔文在日内瓦各树一帜，英王亨利八世则与罗马决裂。新教各派以圣经为唯一准则，废除修院与多数圣礼，以本国语言礼拜。天主教会在特伦托会议上厘定教义、整顿教务。此后一百多年战祸不断，至1648年始告一段落。',
    'The movement that divided the Western Church. Luther’s theses of 1517 opened the quarrel; Zwingli in Zürich and Calvin in Geneva gave it other forms, and Henry VIII took England out of Rome’s obedience. Protestants held to Scripture alone, worshipped in their own languages and closed the monasteries. The Catholic Church reformed itself at Trent. More than a century of religious wars ended in 1648.',
    'Mouvement qui divisa l’Église d’Occident. Les thèses de Luther, en 1517, ouvrent la querelle ; Zwingli à Zurich et Calvin à Genève lui donnent d’autres formes, et Henri VIII soustrait l’Angleterre à Rome. Les protestants s’en tiennent à l’Écriture, prient dans leur langue et ferment les couvents. L’Église catholique se réforme au concile de Trente. Plus d’un siècle de guerres s’achève en 1648.',
    'Movimiento que dividió la Iglesia de Occidente. Las tesis de Lutero, en 1517, abrieron la disputa; Zuinglio en Zúrich y Calvino en Ginebra le dieron otras formas, y Enrique VIII apartó a Inglaterra de Roma. Los protestantes se atuvieron a la Escritura, rezaron en su lengua y cerraron los conventos. La Iglesia católica se reformó en Trento. Más de un siglo de guerras religiosas acabó en 1648.',
    '西方教会を分裂させた16世紀の運動。1517年のルターの論題に始まり、チューリヒのツヴィングリ、ジュネーヴのカルヴァンが別の流れを生み、イングランドではヘンリー八世がローマと決別した。新教徒は聖書のみを拠りどころとし、母語で礼拝し、修道院を閉じた。カトリック教会もトリエント公会議で刷新を図った。百年余り続いた宗教戦争は1648年に終わった。',
  ],
  events: [
    {
      when: '1517-10-31',
      title: [
        '路德发出《九十五条论纲》',
        'Luther sends out his Ninety-five Theses',
        'Luther diffuse ses quatre-vingt-quinze thèses',
        'Lutero difunde sus noventa y cinco tesis',
        'ルターが「九十五か条の論題」を発する',
      ],
      at: 'wittenberg',
      weight: 3,
      with: ['martin-luther'],
      source: ['luther-theses'],
    },
    {
      when: '1534-11',
      title: [
        '英国议会宣布国王为英国教会之首',
        'Parliament declares the king head of the Church of England',
        'Le Parlement proclame le roi chef de l’Église d’Angleterre',
        'El Parlamento declara al rey cabeza de la Iglesia de Inglaterra',
        '議会が国王をイングランド教会の首長とする',
      ],
      at: 'london',
      weight: 3,
      source: ['macculloch-reformation'],
    },
    {
      when: ['1545-12-13', '1563-12-04'],
      title: [
        '天主教会召开特伦托会议',
        'The Council of Trent reforms the Catholic Church',
        'Le concile de Trente réforme l’Église catholique',
        'El Concilio de Trento reforma la Iglesia católica',
        'トリエント公会議がカトリック教会を改革する',
      ],
      at: 'trent',
      weight: 3,
      source: ['macculloch-reformation'],
    },
    {
      when: '1555-09-25',
      title: [
        '奥格斯堡和约让诸侯决定领地的信仰',
        'The Peace of Augsburg lets princes choose the faith of their lands',
        'La paix d’Augsbourg laisse aux princes le choix de la foi',
        'La Paz de Augsburgo deja a los príncipes elegir la fe',
        'アウクスブルクの和議が領邦の宗派を諸侯に委ねる',
      ],
      at: 'augsburg',
      weight: 3,
      source: ['wilson-holy-roman-empire'],
    },
  ],
  relations: [
    { word: 'caused', to: 'thirty-years-war', when: '1618', source: ['wilson-thirty-years'] },
    { word: 'took-place-in', to: 'holy-roman-empire', when: ['1517', '1555'], source: ['macculloch-reformation'] },
  ],
  same: { wikidata: 'Q12562' },
});
