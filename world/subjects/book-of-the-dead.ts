import { subject } from '../subject.ts';

export default subject({
  id: 'book-of-the-dead',
  kind: 'book',
  region: 'africa',
  names: ['亡灵书', 'Book of the Dead', 'Livre des morts', 'Libro de los muertos', '死者の書'],
  otherNames: [
    ['死者之书', '白昼复出之书'],
    ['Going Forth by Day', 'Egyptian Book of the Dead'],
    ['Livre pour sortir au jour', 'Livre des morts des Anciens Égyptiens'],
    ['Libro de la salida al día'],
    ['日下出現の書', 'エジプト死者の書'],
  ],
  disambiguation: ['古埃及', 'ancient Egypt', 'Égypte ancienne', 'antiguo Egipto', '古代エジプト'],
  times: [{ role: 'made', span: ['-1600~', '-0050~'], source: ['taylor-afterlife'] }],
  place: { at: [25.72, 32.61], name: ['底比斯', 'Thebes', 'Thèbes', 'Tebas', 'テーベ'] },
  summary: [
    '古埃及人随葬的咒文集，原名“白昼复出之书”。全部咒文约两百章，每卷各取若干，写在纸草、亚麻布或墓壁上，帮助死者通过关口、转化形体，并在冥王俄赛里斯面前以心称量，宣告一生无罪。它源出金字塔铭文与棺文，从第二中间期末一直沿用到托勒密时代，今存数千卷。',
    'Collection of spells that Egyptians took with them into the tomb; its own title was “Going Forth by Day”. Out of nearly two hundred spells each owner had a choice written on papyrus, linen or walls, to pass the gates of the underworld, change shape and stand the weighing of the heart before Osiris. Heir to the Pyramid and Coffin Texts, it was in use until Ptolemaic times.',
    'Recueil de formules que les Égyptiens emportaient dans la tombe, sous le titre de « Livre pour sortir au jour ». Parmi près de deux cents chapitres, chacun faisait copier un choix sur papyrus, sur lin ou sur les murs, afin de franchir les portes de l’au-delà, de changer de forme et de subir devant Osiris la pesée du cœur. Héritier des Textes des pyramides, il servit jusqu’à l’époque ptolémaïque.',
    'Colección de fórmulas que los egipcios llevaban consigo a la tumba; su título propio era «Libro de la salida al día». De unos doscientos capítulos, cada dueño hacía copiar una selección en papiro, lino o paredes, para cruzar las puertas del más allá, cambiar de forma y superar ante Osiris el peso del corazón. Heredero de los Textos de las Pirámides, se usó hasta la época ptolemaica.',
    '古代エジプト人が墓に携えた呪文集で、本来の題は「日のもとに出るための書」という。二百章近い呪文から持ち主ごとに選び、パピルスや亜麻布、墓の壁に記した。冥界の門を通り、姿を変え、オシリスの前で心臓の計量に臨むためのものである。ピラミッド・テキストと棺柩文を受け継ぎ、プトレマイオス朝時代まで用いられた。',
  ],
  events: [
    {
      when: '-1600~',
      title: [
        '最早的章节写在王后孟图霍特普的棺上',
        'The earliest spells appear on the coffin of Queen Mentuhotep',
        'Les premiers chapitres figurent sur le cercueil de la reine Mentouhotep',
        'Los primeros capítulos aparecen en el ataúd de la reina Mentuhotep',
        '王妃メンチュヘテプの棺に最初期の章が書かれる',
      ],
      at: 'thebes-egypt',
      weight: 2,
      source: ['taylor-afterlife'],
    },
    {
      when: '-1250~',
      title: [
        '书吏阿尼的彩绘纸草卷绘成',
        'The painted papyrus of the scribe Ani is made',
        'Le papyrus peint du scribe Ani est exécuté',
        'Se elabora el papiro pintado del escriba Ani',
        '書記アニの彩色パピルスが作られる',
      ],
      at: 'thebes-egypt',
      weight: 2,
      source: ['faulkner-book-of-the-dead'],
    },
    {
      when: '1842',
      title: [
        '莱普修斯刊布都灵纸草并定今名',
        'Lepsius publishes the Turin papyrus and gives the book its modern name',
        'Lepsius publie le papyrus de Turin et donne au recueil son nom moderne',
        'Lepsius publica el papiro de Turín y da al libro su nombre moderno',
        'レプシウスがトリノのパピルスを刊行し、今日の名を与える',
      ],
      at: 'turin-city',
      weight: 2,
      source: ['taylor-afterlife'],
    },
  ],
  relations: [
    { word: 'made-under', to: 'new-kingdom', source: ['taylor-afterlife'] },
    {
      word: 'legend-of',
      to: 'khufu',
      note: [
        '第三十章乙的题注说，它是胡夫之子霍尔德代夫王子在赫尔摩波利斯发现的',
        'The rubric of spell 30B says that Prince Hordedef, son of Khufu, found it at Hermopolis',
        'La rubrique du chapitre 30B dit que le prince Hordjédef, fils de Khéops, le découvrit à Hermopolis',
        'La rúbrica del capítulo 30B dice que lo halló en Hermópolis el príncipe Hordyedef, hijo de Keops',
        '第30章Bの奥書は、クフの子ホルデデフ王子がヘルモポリスで見つけたと伝える',
      ],
      source: ['faulkner-book-of-the-dead', 'spell 30B'],
    },
  ],
});
