import type { Composition } from './composition.ts';

export const spainAndFrance: readonly Composition[] = [
  {
    painting: 'las-meninas',
    cm: [320.5, 281.5],
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
        'dark',
        [
          [20, 6],
          [78, 6],
          [78, 62],
          [20, 62],
        ],
      ],
      [
        'area',
        'mid',
        [
          [26, 9],
          [50, 9],
          [50, 30],
          [26, 30],
        ],
      ],
      [
        'area',
        'mid',
        [
          [54, 9],
          [76, 9],
          [76, 30],
          [54, 30],
        ],
      ],
      [
        'area',
        'gold',
        [
          [36, 42],
          [48, 42],
          [48, 57],
          [36, 57],
        ],
      ],
      [
        'area',
        'light',
        [
          [37.5, 43.5],
          [46.5, 43.5],
          [46.5, 55.5],
          [37.5, 55.5],
        ],
      ],
      ['oval', 'pale', 40, 50, 1.6, 2.4],
      ['oval', 'pale', 44, 50, 1.6, 2.4],
      [
        'area',
        'light',
        [
          [60, 42],
          [70, 42],
          [70, 63],
          [60, 63],
        ],
      ],
      ['standing', 'dark', 65, 60, 16, 0.9],
      [
        'area',
        'pale',
        [
          [0, 86],
          [20, 62],
          [78, 62],
          [100, 84],
          [100, 100],
          [0, 100],
        ],
      ],
      [
        'area',
        'dark',
        [
          [0, 8],
          [16, 12],
          [16, 90],
          [0, 96],
        ],
      ],
      ['standing', 'dark', 27, 86, 44, 1],
      ['standing', 'pale', 58, 79, 26, 1.3],
      ['standing', 'dark', 84, 77, 30, 1],
      ['seated', 'mid', 36, 90, 32, 0.9],
      ['standing', 'mid', 66, 88, 36, 1.1],
      ['standing', 'light', 49, 90, 33, 1.7],
      ['standing', 'dark', 80, 94, 32, 1.4],
      ['standing', 'seal', 91, 92, 30, 1],
      [
        'area',
        'gold',
        [
          [72, 96],
          [76, 86],
          [90, 88],
          [96, 96],
        ],
      ],
      [
        'axis',
        [
          [0, 100],
          [65, 52],
          [100, 100],
        ],
      ],
    ],
    parts: [
      { box: [20, 42, 14, 44], entry: 'diego-velazquez' },
      {
        box: [44, 58, 11, 32],
        label: [
          '公主玛格丽特',
          'The infanta Margarita',
          'L’infante Marguerite',
          'La infanta Margarita',
          'マルガリータ王女',
        ],
      },
      {
        box: [36, 42, 12, 15],
        label: [
          '镜中的国王与王后',
          'King and queen in the mirror',
          'Le roi et la reine dans le miroir',
          'Los reyes en el espejo',
          '鏡の中の国王夫妻',
        ],
      },
      {
        box: [61, 43, 8, 17],
        label: [
          '门口的何塞·涅托',
          'José Nieto in the doorway',
          'José Nieto dans l’embrasure',
          'José Nieto en la puerta',
          '戸口のホセ・ニエト',
        ],
      },
      {
        box: [32, 60, 9, 30],
        label: [
          '宫女萨米恩托',
          'The maid Agustina Sarmiento',
          'La suivante Agustina Sarmiento',
          'La menina Agustina Sarmiento',
          '侍女サルミエント',
        ],
      },
      {
        box: [61, 54, 10, 34],
        label: [
          '宫女伊莎贝尔·德·韦拉斯科',
          'The maid Isabel de Velasco',
          'La suivante Isabel de Velasco',
          'La menina Isabel de Velasco',
          '侍女イサベル',
        ],
      },
      {
        box: [75, 64, 10, 30],
        label: ['马里巴尔博拉', 'Mari Bárbola', 'Mari Bárbola', 'Mari Bárbola', 'マリ・バルボラ'],
      },
    ],
  },
  {
    painting: 'liberty-leading-the-people',
    cm: [260, 325],
    masses: [
      [
        'area',
        'pale',
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
          [74, 44],
          [82, 34],
          [86, 44],
          [92, 36],
          [100, 46],
          [100, 70],
          [72, 66],
        ],
      ],
      [
        'area',
        'dark',
        [
          [0, 100],
          [0, 84],
          [30, 76],
          [60, 76],
          [100, 82],
          [100, 100],
        ],
      ],
      [
        'area',
        'pale',
        [
          [4, 92],
          [20, 82],
          [38, 86],
          [36, 94],
          [14, 98],
        ],
      ],
      [
        'area',
        'mid',
        [
          [60, 92],
          [76, 84],
          [94, 90],
          [90, 98],
          [66, 98],
        ],
      ],
      [
        'area',
        'blue',
        [
          [34, 80],
          [40, 66],
          [48, 70],
          [46, 84],
          [38, 86],
        ],
      ],
      ['standing', 'dark', 10, 82, 46, 1.2],
      ['standing', 'dark', 26, 82, 54, 1.2],
      ['oval', 'dark', 26, 27, 3.4, 4],
      ['standing', 'mid', 71, 82, 44, 1.2],
      ['standing', 'gold', 50, 80, 64, 1.2],
      [
        'line',
        [
          [55, 40],
          [60, 16],
          [61, 4],
        ],
        5,
      ],
      [
        'area',
        'blue',
        [
          [61, 4],
          [66, 6],
          [70, 22],
          [62, 18],
        ],
      ],
      [
        'area',
        'light',
        [
          [66, 6],
          [72, 7],
          [78, 24],
          [70, 22],
        ],
      ],
      [
        'area',
        'seal',
        [
          [72, 7],
          [80, 4],
          [88, 18],
          [78, 24],
        ],
      ],
      [
        'line',
        [
          [44, 52],
          [38, 64],
        ],
        5,
      ],
      [
        'line',
        [
          [70, 44],
          [62, 34],
        ],
        4,
      ],
      [
        'line',
        [
          [18, 62],
          [36, 50],
        ],
        5,
      ],
      [
        'axis',
        [
          [0, 98],
          [61, 4],
          [100, 98],
        ],
      ],
    ],
    parts: [
      { box: [42, 16, 17, 64], label: ['自由女神', 'Liberty', 'La Liberté', 'La Libertad', '自由の女神'] },
      { box: [60, 2, 28, 22], label: ['三色旗', 'The tricolour', 'Le drapeau tricolore', 'La tricolor', '三色旗'] },
      {
        box: [65, 38, 12, 44],
        label: [
          '持双枪的少年',
          'The boy with two pistols',
          'Le gamin aux deux pistolets',
          'El muchacho de las dos pistolas',
          '二挺拳銃の少年',
        ],
      },
      {
        box: [19, 22, 14, 58],
        label: [
          '戴高帽者',
          'The man in the top hat',
          'L’homme au haut-de-forme',
          'El hombre de la chistera',
          'シルクハットの男',
        ],
      },
      { box: [76, 36, 20, 26], label: ['巴黎圣母院', 'Notre-Dame', 'Notre-Dame', 'Notre-Dame', 'ノートルダム大聖堂'] },
    ],
  },
];
