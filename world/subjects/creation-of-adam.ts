import { subject } from '../subject.ts';

export default subject({
  id: 'creation-of-adam',
  kind: 'painting',
  region: 'europe',
  names: ['创造亚当', 'The Creation of Adam', 'La Création d’Adam', 'La creación de Adán', 'アダムの創造'],
  otherNames: [[], ['Sistine ceiling, fourth central scene'], [], [], []],
  times: [{ role: 'made', span: ['1511~', '1512~'], source: ['condivi'] }],
  place: {
    at: [41.903, 12.4545],
    name: [
      '梵蒂冈西斯廷礼拜堂',
      'Sistine Chapel, Vatican',
      'chapelle Sixtine, Vatican',
      'Capilla Sixtina, Vaticano',
      'ヴァチカン、システィーナ礼拝堂',
    ],
  },
  summary: [
    '米开朗琪罗在梵蒂冈西斯廷礼拜堂天顶所绘《创世记》九幅场景之一。斜倚大地的亚当抬起无力的手，上帝由天使簇拥着从空中飞来，伸出食指，两指将触未触。约1511至1512年绘于湿灰泥上。1980至1994年天顶清洗后，明亮的色彩重现，也引起争论；两手相接的一瞬成为最常被引用的图像之一。',
    'One of nine scenes from Genesis that Michelangelo frescoed on the ceiling of the Sistine Chapel. Adam, lying on the bare earth, lifts a slack hand; God flies towards him in a cloak full of angels, and their forefingers all but touch. It was painted on wet plaster about 1511–1512. A cleaning between 1980 and 1994 brought back its bright colours amid much dispute.',
    'L’une des neuf scènes de la Genèse que Michel-Ange peignit à fresque sur la voûte de la chapelle Sixtine. Adam, étendu sur la terre nue, lève une main sans force ; Dieu vole vers lui dans un manteau plein d’anges, et leurs index se touchent presque. L’œuvre date de 1511-1512 environ. Un nettoyage, de 1980 à 1994, lui rendit ses couleurs vives, non sans débats.',
    'Una de las nueve escenas del Génesis que Miguel Ángel pintó al fresco en la bóveda de la Capilla Sixtina. Adán, tendido en la tierra desnuda, alza una mano sin fuerza; Dios vuela hacia él en un manto lleno de ángeles, y sus índices casi se tocan. Es de hacia 1511-1512. Una limpieza, de 1980 a 1994, le devolvió los colores vivos, no sin polémica.',
    'ミケランジェロがシスティーナ礼拝堂の天井に描いた「創世記」九場面の一つ。裸の大地に身を横たえたアダムが力のない手を上げ、天使たちに囲まれた神が空を飛んで近づき、二人の人差し指は触れる寸前にある。1511年から1512年頃のフレスコ画。1980年から1994年の洗浄で鮮やかな色彩がよみがえり、論争も呼んだ。',
  ],
  events: [
    {
      when: '1512-10-31',
      title: [
        '西斯廷天顶揭幕',
        'The Sistine ceiling is unveiled',
        'La voûte de la Sixtine est dévoilée',
        'Se descubre la bóveda de la Sixtina',
        'システィーナ礼拝堂の天井画が公開される',
      ],
      at: 'sistine-chapel',
      weight: 3,
      with: ['michelangelo'],
      source: ['wallace-michelangelo'],
    },
    {
      when: ['1980', '1994'],
      title: [
        '天顶与《最后的审判》清洗修复',
        'The ceiling and the Last Judgement are cleaned',
        'La voûte et le Jugement dernier sont nettoyés',
        'Se limpian la bóveda y el Juicio Final',
        '天井画と『最後の審判』が洗浄・修復される',
      ],
      at: 'sistine-chapel',
      weight: 1,
      source: ['wallace-michelangelo'],
    },
  ],
  relations: [
    {
      word: 'draws-on',
      to: 'bible',
      note: [
        '取材《创世记》第一章二十七节',
        'The scene is that of Genesis 1:27',
        'La scène est celle de Genèse 1, 27',
        'La escena es la de Génesis 1, 27',
        '創世記一章二十七節の場面である',
      ],
      source: ['condivi'],
    },
    { word: 'located-in', to: 'rome', source: ['wallace-michelangelo'] },
  ],
  same: { wikidata: 'Q500242' },
});
