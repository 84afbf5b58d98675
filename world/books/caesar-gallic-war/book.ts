import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'caesar-gallic-war',
  work: 'commentaries-on-the-gallic-war',
  facts: {
    title: ['高卢战记', 'The Gallic War', 'La Guerre des Gaules', 'La guerra de las Galias', 'ガリア戦記'],
    originalTitle: 'Commentarii rerum in Gallia gestarum',
    otherTitles: ['De bello Gallico'],
    genre: 'ancient_en',
    authors: [
      {
        name: ['尤利乌斯·恺撒', 'Julius Caesar', 'Jules César', 'Julio César', 'ユリウス・カエサル'],
        item: 'julius-caesar',
      },
    ],
    writing: ['-0058~', '-0051~'],
    dynasty: ['罗马共和国', 'Roman Republic', 'République romaine', 'República romana', '共和政ローマ'],
    description: [
      '恺撒记述自己在高卢七年间的战事。这里选高卢的划分、登陆不列颠、不列颠人与德鲁伊的习俗，以及维钦托利的投降。',
      'Caesar’s own account of his seven years of war in Gaul. Given here: how Gaul is divided, the landing in Britain, the customs of the Britons and the druids, and the surrender of Vercingetorix.',
      'Le récit par César lui-même de ses sept années de guerre en Gaule. On lira ici la division de la Gaule, le débarquement en Bretagne, les mœurs des Bretons et des druides, la reddition de Vercingétorix.',
      'El relato del propio César de sus siete años de guerra en la Galia. Aquí se leen la división de la Galia, el desembarco en Britania, las costumbres de los britanos y de los druidas, y la rendición de Vercingétorix.',
      'カエサルみずからが記したガリアでの七年の戦い。ここにはガリアの区分、ブリタニア上陸、ブリタニア人とドルイドの習俗、ウェルキンゲトリクスの降伏を読む。',
    ],
  },
  original: {
    language: 'la',
    edition: [
      '霍姆斯校本（牛津，1914年）',
      'T. Rice Holmes, Oxford, 1914',
      'T. Rice Holmes, Oxford, 1914',
      'T. Rice Holmes, Oxford, 1914',
      'T・ライス・ホームズ校訂（オックスフォード、1914年）',
    ],
  },
  volumes: [
    {
      key: 'gallic-war',
      title: ['高卢战记', 'The Gallic War', 'La Guerre des Gaules', 'La guerra de las Galias', 'ガリア戦記'],
      chapters: [
        {
          key: '1.1',
          title: 'Liber I, 1',
          titles: [
            '卷一 1：高卢的三部分',
            '1.1: The three parts of Gaul',
            'I, 1 : les trois parties de la Gaule',
            'I, 1: las tres partes de la Galia',
            '第一巻1　ガリアの三つの部分',
          ],
        },
        {
          key: '4.25',
          title: 'Liber IV, 25',
          titles: [
            '卷四 25：登陆不列颠',
            '4.25: The landing in Britain',
            'IV, 25 : le débarquement en Bretagne',
            'IV, 25: el desembarco en Britania',
            '第四巻25　ブリタニア上陸',
          ],
        },
        {
          key: '5.14',
          title: 'Liber V, 14',
          titles: [
            '卷五 14：不列颠人',
            '5.14: The Britons',
            'V, 14 : les Bretons',
            'V, 14: los britanos',
            '第五巻14　ブリタニア人',
          ],
        },
        {
          key: '6.14',
          title: 'Liber VI, 14',
          titles: [
            '卷六 14：德鲁伊',
            '6.14: The druids',
            'VI, 14 : les druides',
            'VI, 14: los druidas',
            '第六巻14　ドルイド',
          ],
        },
        {
          key: '7.89',
          title: 'Liber VII, 89',
          titles: [
            '卷七 89：维钦托利投降',
            '7.89: The surrender of Vercingetorix',
            'VII, 89 : la reddition de Vercingétorix',
            'VII, 89: la rendición de Vercingétorix',
            '第七巻89　ウェルキンゲトリクスの降伏',
          ],
        },
      ],
    },
  ],
};
