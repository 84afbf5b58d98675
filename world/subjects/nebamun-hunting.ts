import { subject } from '../subject.ts';

export default subject({
  id: 'nebamun-hunting',
  kind: 'painting',
  region: 'africa',
  names: [
    '内巴蒙猎禽图',
    'Nebamun Hunting in the Marshes',
    'Nébamon chassant dans les marais',
    'Nebamun cazando en los pantanos',
    '湿地で狩りをするネバムン',
  ],
  otherNames: [
    ['内巴蒙沼泽狩猎图'],
    ['Fowling in the Marshes', 'Tomb of Nebamun'],
    ['Chasse de Nébamon'],
    ['Nebamón cazando aves'],
    ['ネバムンの狩猟図', 'ネバムンの墓の壁画'],
  ],
  times: [{ role: 'made', span: ['-1350~', '-1350~'], source: ['parkinson-nebamun'] }],
  place: {
    at: [51.5194, -0.127],
    name: [
      '伦敦大英博物馆',
      'British Museum, London',
      'British Museum, Londres',
      'Museo Británico, Londres',
      'ロンドン、大英博物館',
    ],
  },
  summary: [
    '古埃及新王国时期底比斯一座墓室中的壁画残片，描绘会计书吏内巴蒙携妻女乘纸莎草小舟在沼泽中猎鸟。他一手执投棒，一手提着三只鹭，猫在惊飞的水禽间捕食，蝴蝶与鱼刻画入微。画面是来世欢乐的愿景，也暗含繁衍再生之意。1820年由采集者自墙上切下，原墓位置已失传。',
    'Fragment of wall painting from a Theban tomb of the New Kingdom, showing the grain accountant Nebamun fowling from a papyrus boat with his wife and daughter. A throwing-stick in one hand, three herons in the other, he stands among rising birds while a cat joins the hunt. The scene wishes him joy and rebirth in the next life. It was cut from the wall about 1820, and the tomb itself is lost.',
    'Fragment de peinture murale d’une tombe thébaine du Nouvel Empire, où le comptable des grains Nébamon chasse les oiseaux sur une barque de papyrus avec sa femme et sa fille. Le bâton de jet dans une main, trois hérons dans l’autre, il se dresse parmi les volatiles, un chat à ses côtés. La scène lui promet joie et renaissance. Elle fut découpée vers 1820 ; la tombe est perdue.',
    'Fragmento de pintura mural de una tumba tebana del Imperio Nuevo, en que el contable de grano Nebamun caza aves desde una barca de papiro con su mujer y su hija. Con el palo arrojadizo en una mano y tres garzas en la otra, se alza entre las aves que huyen, mientras un gato caza a su lado. La escena le desea gozo y renacimiento. Fue arrancada hacia 1820, y la tumba se ha perdido.',
    'エジプト新王国時代、テーベの墓を飾った壁画の断片。穀物の会計書記ネバムンが妻と娘を伴い、パピルスの舟から鳥を狩る姿を描く。片手に投げ棒、片手に三羽の鷺を持ち、飛び立つ水鳥の中で猫も獲物を捕らえる。来世の喜びと再生への願いを込めた場面で、1820年頃に壁から切り取られ、墓の場所は失われた。',
  ],
  events: [
    {
      when: '-1350~',
      title: [
        '绘于底比斯西岸内巴蒙的墓室',
        'Is painted in the tomb-chapel of Nebamun on the west bank of Thebes',
        'Est peint dans la chapelle funéraire de Nébamon, à Thèbes-Ouest',
        'Se pinta en la capilla funeraria de Nebamun, en la orilla oeste de Tebas',
        'テーベ西岸のネバムンの墓の礼拝室に描かれる',
      ],
      at: 'thebes-egypt',
      weight: 2,
      with: ['new-kingdom'],
      source: ['parkinson-nebamun'],
    },
    {
      when: '1820',
      title: [
        '达塔纳西为英国领事索尔特从墙上切下壁画',
        'Giovanni d’Athanasi cuts it from the wall for the consul Henry Salt',
        'Giovanni d’Athanasi le découpe pour le consul Henry Salt',
        'Giovanni d’Athanasi lo arranca para el cónsul Henry Salt',
        'ダタナシがイギリス領事ソルトのため壁から切り取る',
      ],
      at: 'thebes-egypt',
      weight: 1,
      source: ['parkinson-nebamun'],
    },
    {
      when: '1821',
      title: [
        '由大英博物馆购藏',
        'Is acquired by the British Museum',
        'Est acquis par le British Museum',
        'Es adquirido por el Museo Británico',
        '大英博物館が入手する',
      ],
      at: 'british-museum',
      weight: 1,
      source: ['parkinson-nebamun'],
    },
  ],
  relations: [
    { word: 'made-under', to: 'new-kingdom', when: '-1350~', source: ['parkinson-nebamun'] },
    {
      word: 'serves-same-end',
      to: 'book-of-the-dead',
      note: [
        '一用图画，一用文字，都要保证死者在来世得享生命',
        'The one in pictures, the other in words, both were to secure the dead a life of plenty',
        'L’une par l’image, l’autre par le texte, toutes deux devaient assurer au défunt une vie d’abondance',
        'Una con imágenes, el otro con palabras, debían asegurar al difunto una vida de abundancia',
        '絵と言葉の違いはあっても、ともに死者に豊かな来世を保証するものだった',
      ],
      source: ['parkinson-nebamun'],
    },
  ],
});
