import type { Composition, Mass } from './composition.ts';

export const lowCountries: readonly Composition[] = [
  {
    painting: 'night-watch',
    cm: [379.5, 453.5],
    masses: [
      [
        'area',
        'dark',
        [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
      ],
      [
        'area',
        'mid',
        [
          [36, 4],
          [66, 4],
          [66, 34],
          [36, 34],
        ],
      ],
      [
        'area',
        'pale',
        [
          [0, 88],
          [100, 86],
          [100, 100],
          [0, 100],
        ],
      ],
      ...[8, 16, 24, 60, 68, 76, 84, 92].map((x, at): Mass => [
        'standing',
        at % 2 ? 'mid' : 'pale',
        x,
        78,
        46 + (at % 3) * 3,
        0.9,
      ]),
      ['standing', 'mid', 40, 70, 50, 0.9],
      ['standing', 'gold', 32, 74, 32, 1.3],
      ['standing', 'seal', 24, 90, 56, 1],
      ['standing', 'mid', 74, 84, 50, 1],
      ['standing', 'seal', 48, 96, 66, 1.05],
      [
        'area',
        'seal',
        [
          [42, 56],
          [47, 48],
          [56, 74],
          [52, 76],
        ],
      ],
      ['standing', 'gold', 62, 96, 58, 1.05],
      [
        'line',
        [
          [20, 0],
          [38, 52],
        ],
        3,
      ],
      [
        'line',
        [
          [66, 40],
          [96, 4],
        ],
        3,
      ],
      [
        'line',
        [
          [56, 66],
          [76, 76],
        ],
        4,
      ],
      [
        'area',
        'gold',
        [
          [26, 4],
          [38, 8],
          [36, 28],
          [28, 22],
        ],
      ],
      ['oval', 'mid', 92, 76, 7, 8],
      [
        'axis',
        [
          [0, 100],
          [48, 46],
          [100, 90],
        ],
      ],
    ],
    parts: [
      {
        box: [42, 32, 13, 60],
        label: [
          '队长弗兰斯·班宁·科克',
          'Captain Frans Banninck Cocq',
          'Le capitaine Frans Banninck Cocq',
          'El capitán Frans Banninck Cocq',
          '隊長フランス・バニング・コック',
        ],
      },
      {
        box: [56, 40, 12, 54],
        label: [
          '副官范·赖滕布赫',
          'Lieutenant Willem van Ruytenburch',
          'Le lieutenant Willem van Ruytenburch',
          'El teniente Willem van Ruytenburch',
          '副隊長ファン・ライテンブルフ',
        ],
      },
      {
        box: [27, 42, 10, 32],
        label: [
          '光中的女孩',
          'The girl in the light',
          'La fillette en pleine lumière',
          'La niña en la luz',
          '光の中の少女',
        ],
      },
      { box: [25, 3, 14, 26], label: ['旗', 'The banner', 'Le drapeau', 'La bandera', '旗'] },
      { box: [85, 66, 14, 20], label: ['鼓', 'The drum', 'Le tambour', 'El tambor', '太鼓'] },
    ],
  },
  {
    painting: 'garden-of-earthly-delights',
    cm: [186, 326],
    instead: [
      '打开的三联画；只画体块，比例从略',
      'The triptych, open; masses only, proportions are free',
      'Le triptyque ouvert ; seulement les masses, aux proportions libres',
      'El tríptico abierto; solo las masas, de proporciones libres',
      '開いた三連画。かたまりのみを描き、比率は自由',
    ],
    masses: [
      // Eden, the garden and its lake, hell.
      [
        'area',
        'green',
        [
          [0, 0],
          [23.2, 0],
          [23.2, 100],
          [0, 100],
        ],
      ],
      [
        'area',
        'sky',
        [
          [0, 0],
          [23.2, 0],
          [23.2, 16],
          [0, 18],
        ],
      ],
      [
        'area',
        'blue',
        [
          [2, 18],
          [6, 9],
          [10, 14],
          [15, 7],
          [21, 18],
        ],
      ],
      ['oval', 'sky', 12, 46, 9, 8],
      [
        'area',
        'seal',
        [
          [10.6, 50],
          [11.2, 34],
          [12, 24],
          [12.8, 34],
          [13.4, 50],
        ],
      ],
      ['oval', 'seal', 12, 45, 2.4, 3],
      [
        'line',
        [
          [3.4, 82],
          [3.6, 62],
        ],
        4,
      ],
      ['oval', 'mid', 3.8, 58, 3, 6],
      ['seated', 'light', 6.6, 92, 15, 0.9],
      ['standing', 'seal', 11.4, 92, 22, 1],
      ['standing', 'light', 16, 92, 15, 0.8],
      ['oval', 'dark', 14, 96, 6, 3],
      [
        'area',
        'green',
        [
          [23.8, 0],
          [76.2, 0],
          [76.2, 100],
          [23.8, 100],
        ],
      ],
      [
        'area',
        'sky',
        [
          [23.8, 0],
          [76.2, 0],
          [76.2, 9],
          [23.8, 9],
        ],
      ],
      [
        'area',
        'blue',
        [
          [26, 24],
          [34, 14],
          [50, 12],
          [66, 14],
          [74, 24],
          [60, 30],
          [40, 30],
        ],
      ],
      ...[31, 40, 60, 69].map((x, at): Mass => [
        'area',
        at % 2 ? 'blue' : 'seal',
        [
          [x - 2.4, 22],
          [x - 1, 12],
          [x, 5],
          [x + 1, 12],
          [x + 2.4, 22],
        ],
      ]),
      ['oval', 'blue', 50, 22, 3.4, 5],
      ['oval', 'pale', 50, 46, 17, 11],
      ['oval', 'blue', 50, 46, 7, 5],
      ...Array.from({ length: 14 }, (_, at): Mass => [
        'standing',
        at % 3 ? 'light' : 'mid',
        50 + 12.5 * Math.cos((at * Math.PI) / 7),
        50 + 8 * Math.sin((at * Math.PI) / 7),
        7,
        1.2,
      ]),
      ['oval', 'gold', 28, 66, 4, 5],
      ['oval', 'dark', 33, 60, 3.4, 4],
      ['oval', 'seal', 44, 74, 5, 6],
      ['oval', 'seal', 64, 70, 3, 4],
      ['oval', 'blue', 34, 78, 4, 5],
      ...[26, 30, 37, 41, 48, 52, 56, 60, 66, 70, 74].map((x, at): Mass => [
        at % 4 === 1 ? 'seated' : 'standing',
        at % 5 === 2 ? 'dark' : 'light',
        x,
        92 + (at % 3) * 2,
        16 + (at % 2) * 3,
        0.9,
      ]),
      [
        'area',
        'dark',
        [
          [76.8, 0],
          [100, 0],
          [100, 100],
          [76.8, 100],
        ],
      ],
      [
        'area',
        'gold',
        [
          [79, 14],
          [83, 4],
          [86, 12],
          [90, 3],
          [95, 13],
          [98, 8],
          [99, 18],
        ],
      ],
      [
        'area',
        'mid',
        [
          [77, 40],
          [100, 34],
          [100, 60],
          [77, 62],
        ],
      ],
      ['oval', 'pale', 84.6, 27, 3, 4],
      ['oval', 'pale', 89, 27, 3, 4],
      [
        'line',
        [
          [86.8, 30],
          [94, 20],
        ],
        5,
      ],
      ['oval', 'light', 88, 47, 5.4, 6],
      [
        'line',
        [
          [86, 52],
          [84.6, 62],
        ],
        6,
      ],
      [
        'line',
        [
          [91, 52],
          [93, 62],
        ],
        6,
      ],
      ['oval', 'pale', 83.6, 42, 2.2, 3],
      [
        'area',
        'gold',
        [
          [78.6, 84],
          [80, 68],
          [83, 70],
          [82, 86],
        ],
      ],
      [
        'line',
        [
          [84.6, 86],
          [87, 66],
        ],
        3,
      ],
      [
        'line',
        [
          [84.6, 86],
          [89, 84],
        ],
        3,
      ],
      ['seated', 'blue', 94.4, 82, 17, 1.2],
      ['oval', 'mid', 94, 90, 3.4, 3],
      [
        'axis',
        [
          [12, 24],
          [50, 46],
          [88, 47],
        ],
      ],
    ],
    parts: [
      {
        box: [4, 68, 15, 26],
        label: [
          '上帝将夏娃带到亚当面前',
          'God brings Eve to Adam',
          'Dieu présente Ève à Adam',
          'Dios presenta a Eva ante Adán',
          '神がエヴァをアダムに引き合わせる',
        ],
      },
      {
        box: [9, 22, 6, 29],
        label: [
          '生命之泉，洞中有一只猫头鹰',
          'The fountain, with an owl in it',
          'La fontaine, où niche une chouette',
          'La fuente, con una lechuza dentro',
          '泉。中に梟がいる',
        ],
      },
      {
        box: [33, 35, 34, 22],
        label: [
          '骑兽绕池的裸身男子',
          'Naked riders around the pool',
          'La ronde des cavaliers nus',
          'La cabalgata de hombres desnudos',
          '池を巡る裸の騎乗者',
        ],
      },
      {
        box: [24.5, 52, 14, 32],
        label: [
          '巨鸟与人',
          'Huge birds among people',
          'Oiseaux géants parmi les corps',
          'Aves gigantes entre la gente',
          '人の間の巨大な鳥',
        ],
      },
      {
        box: [81, 37, 13, 27],
        label: ['树身人', 'The man who is a tree', 'L’homme-arbre', 'El hombre árbol', '樹木人間'],
      },
      {
        box: [91, 63, 8, 30],
        label: [
          '吞食罪人的鸟头魔',
          'A devil with a bird’s head eats the damned',
          'Le démon à tête d’oiseau dévore les damnés',
          'Un demonio con cabeza de ave devora condenados',
          '罪人を呑む鳥頭の悪魔',
        ],
      },
      {
        box: [77.5, 64, 12, 24],
        label: [
          '琉特琴与竖琴成为刑具',
          'Lute and harp as racks',
          'Luth et harpe de supplice',
          'Laúd y arpa de tormento',
          '責め具となったリュートとハープ',
        ],
      },
    ],
  },
  {
    painting: 'arnolfini-portrait',
    cm: [82.2, 60],
    masses: [
      [
        'area',
        'mid',
        [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
      ],
      [
        'area',
        'pale',
        [
          [28, 14],
          [70, 14],
          [70, 62],
          [28, 62],
        ],
      ],
      [
        'area',
        'sky',
        [
          [4, 12],
          [16, 18],
          [16, 46],
          [4, 48],
        ],
      ],
      [
        'area',
        'seal',
        [
          [70, 6],
          [100, 0],
          [100, 70],
          [72, 62],
        ],
      ],
      [
        'area',
        'mid',
        [
          [0, 84],
          [28, 62],
          [70, 62],
          [100, 84],
          [100, 100],
          [0, 100],
        ],
      ],
      [
        'line',
        [
          [50, 0],
          [50, 12],
        ],
        2.4,
      ],
      [
        'line',
        [
          [38, 20],
          [42, 14],
          [50, 13],
          [58, 14],
          [62, 20],
        ],
        4,
      ],
      ['oval', 'dark', 50, 37, 6.4, 4.8],
      ['oval', 'sky', 50, 37, 4.6, 3.4],
      ['standing', 'dark', 32, 90, 72, 1.25],
      ['oval', 'dark', 32, 20, 10, 4.4],
      [
        'area',
        'green',
        [
          [56, 92],
          [58, 60],
          [62, 44],
          [68, 38],
          [76, 40],
          [84, 56],
          [90, 94],
        ],
      ],
      ['oval', 'pale', 67, 30, 5.4, 5.4],
      [
        'area',
        'light',
        [
          [60, 24],
          [68, 21],
          [76, 26],
          [76, 40],
          [70, 36],
          [61, 34],
        ],
      ],
      [
        'area',
        'pale',
        [
          [40, 54],
          [50, 51],
          [60, 54],
          [58, 57],
          [50, 55],
          [42, 58],
        ],
      ],
      ['oval', 'gold', 50, 90, 6.5, 4],
      [
        'area',
        'pale',
        [
          [4, 92],
          [16, 88],
          [18, 91],
          [8, 96],
        ],
      ],
      ['oval', 'gold', 9, 50, 2.4, 1.8],
      [
        'axis',
        [
          [50, 4],
          [50, 98],
        ],
      ],
    ],
    parts: [
      { box: [22, 18, 20, 72], label: ['阿尔诺芬尼', 'Arnolfini', 'Arnolfini', 'Arnolfini', 'アルノルフィーニ'] },
      { box: [56, 22, 30, 70], label: ['他的妻子', 'His wife', 'Son épouse', 'Su esposa', 'その妻'] },
      {
        box: [43, 32, 14, 10],
        label: ['凸面镜', 'The convex mirror', 'Le miroir convexe', 'El espejo convexo', '凸面鏡'],
      },
      { box: [43, 86, 14, 9], label: ['小狗', 'The little dog', 'Le petit chien', 'El perrito', '小犬'] },
      { box: [38, 8, 24, 13], label: ['吊灯', 'The chandelier', 'Le lustre', 'La lámpara', 'シャンデリア'] },
    ],
  },
  {
    painting: 'girl-with-a-pearl-earring',
    cm: [44.5, 39],
    masses: [
      [
        'area',
        'dark',
        [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
      ],
      [
        'area',
        'gold',
        [
          [8, 100],
          [16, 78],
          [34, 66],
          [60, 64],
          [76, 74],
          [86, 100],
        ],
      ],
      [
        'area',
        'light',
        [
          [38, 66],
          [58, 62],
          [62, 70],
          [44, 74],
        ],
      ],
      [
        'area',
        'pale',
        [
          [46, 50],
          [64, 48],
          [66, 66],
          [50, 70],
        ],
      ],
      ['oval', 'pale', 46, 40, 17, 21],
      [
        'area',
        'blue',
        [
          [34, 24],
          [44, 13],
          [58, 13],
          [68, 22],
          [70, 36],
          [64, 30],
          [52, 22],
          [40, 25],
        ],
      ],
      [
        'area',
        'gold',
        [
          [62, 10],
          [72, 14],
          [78, 34],
          [82, 62],
          [74, 74],
          [70, 52],
          [68, 30],
        ],
      ],
      ['oval', 'seal', 61, 56, 2.6, 3.4],
      [
        'axis',
        [
          [38, 10],
          [61, 56],
          [70, 96],
        ],
      ],
    ],
    parts: [
      { box: [57, 51, 9, 10], label: ['珍珠', 'The pearl', 'La perle', 'La perla', '真珠'] },
      {
        box: [36, 12, 34, 16],
        label: ['蓝色头巾', 'The blue turban', 'Le turban bleu', 'El turbante azul', '青いターバン'],
      },
      {
        box: [30, 28, 24, 26],
        label: [
          '回望的脸',
          'The face turned back',
          'Le visage qui se retourne',
          'El rostro que se vuelve',
          '振り返る顔',
        ],
      },
    ],
  },
];
