import { subject } from '../subject.ts';

export default subject({
  id: 'girl-with-a-pearl-earring',
  kind: 'painting',
  region: 'europe',
  names: [
    '戴珍珠耳环的少女',
    'Girl with a Pearl Earring',
    'La Jeune Fille à la perle',
    'La joven de la perla',
    '真珠の耳飾りの少女',
  ],
  otherNames: [
    ['北方的蒙娜丽莎'],
    ['Girl with a Turban'],
    ['La Jeune Fille au turban'],
    ['Muchacha con turbante'],
    ['青いターバンの少女'],
  ],
  times: [{ role: 'made', span: ['1665~', '1665~'], source: ['mauritshuis-collection', '670'] }],
  place: {
    at: [52.0804, 4.3143],
    name: [
      '海牙莫瑞泰斯皇家美术馆',
      'Mauritshuis, The Hague',
      'Mauritshuis, La Haye',
      'Mauritshuis, La Haya',
      'ハーグ、マウリッツハイス美術館',
    ],
  },
  summary: [
    '代尔夫特画家约翰内斯·维米尔约1665年的小幅油画。少女缠蓝黄两色头巾，转头望向观者，唇微启，大珍珠几笔点成。这不是某人的肖像，而是荷兰人所谓“特罗尼”的想象头像；蓝色用昂贵的青金石。1881年在海牙拍卖，只以两盾三十分成交，1902年遗赠莫瑞泰斯美术馆。',
    'Small canvas of about 1665 by Johannes Vermeer of Delft. A girl in a blue and yellow turban turns to look at us, her lips parted; the great pearl is a few strokes of paint. It is no portrait but a tronie, an imagined head; the blue is ultramarine from lapis lazuli. In 1881 it was bought at The Hague for two guilders and thirty cents, and in 1902 left to the Mauritshuis.',
    'Petite toile de Johannes Vermeer, de Delft, peinte vers 1665. Une jeune fille au turban bleu et jaune se retourne vers nous, les lèvres entrouvertes ; la grosse perle tient en quelques touches. Ce n’est pas un portrait mais une tronie, tête imaginée ; le bleu est d’outremer, tiré du lapis-lazuli. Achetée à La Haye en 1881 pour deux florins trente, elle fut léguée en 1902 au Mauritshuis.',
    'Pequeño lienzo de Johannes Vermeer, de Delft, pintado hacia 1665. Una muchacha con turbante azul y amarillo se vuelve hacia nosotros con los labios entreabiertos; la gran perla son unas pocas pinceladas. No es un retrato, sino una tronie, cabeza imaginada; el azul es ultramar de lapislázuli. Comprado en La Haya en 1881 por dos florines y treinta céntimos, fue legado en 1902 al Mauritshuis.',
    'デルフトの画家ヨハネス・フェルメールの1665年頃の小さな油彩画。青と黄のターバンを巻いた少女が振り向き、唇をわずかに開く。大きな真珠は数筆で描かれている。特定の人物の肖像ではなく「トローニー」と呼ばれる想像の頭部像で、青にはラピスラズリのウルトラマリンが使われた。1881年にハーグの競売でわずか二ギルダー三十セントで買われ、1902年に遺贈された。',
  ],
  events: [
    {
      when: '1665~',
      title: [
        '维米尔在代尔夫特作画',
        'Vermeer paints the girl at Delft',
        'Vermeer peint la jeune fille à Delft',
        'Vermeer pinta a la joven en Delft',
        'フェルメールがデルフトで少女を描く',
      ],
      at: 'delft',
      weight: 3,
      source: ['liedtke-vermeer'],
    },
    {
      when: '1902',
      title: [
        '由收藏家德斯·通贝遗赠莫瑞泰斯美术馆',
        'The collector Des Tombe leaves the picture to the Mauritshuis',
        'Le collectionneur Des Tombe lègue le tableau au Mauritshuis',
        'El coleccionista Des Tombe lega el cuadro al Mauritshuis',
        '収集家デ・トンブがマウリッツハイスに遺贈する',
      ],
      at: 'mauritshuis',
      weight: 2,
      source: ['mauritshuis-collection', '670'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'netherlands', source: ['mauritshuis-collection', '670'] },
    {
      word: 'compared-with',
      to: 'mona-lisa',
      note: [
        '人们常称她为“北方的蒙娜丽莎”',
        'She is often called the Mona Lisa of the North',
        'On l’appelle souvent la Joconde du Nord',
        'A menudo la llaman la Mona Lisa del Norte',
        'しばしば「北方のモナ・リザ」と呼ばれる',
      ],
      source: ['mauritshuis-collection', '670'],
    },
  ],
  same: { wikidata: 'Q185372' },
});
