import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'divine-comedy',
  work: 'divine-comedy',
  facts: {
    title: ['神曲', 'Divine Comedy', 'Divine Comédie', 'Divina comedia', '神曲'],
    originalTitle: 'Commedia',
    otherTitles: ['La Divina Commedia'],
    genre: 'other',
    authors: [
      {
        name: ['但丁', 'Dante Alighieri', 'Dante Alighieri', 'Dante Alighieri', 'ダンテ・アリギエーリ'],
        item: 'dante',
      },
    ],
    writing: ['1308~', '1321'],
    dynasty: ['中世纪意大利', 'Medieval Italy', 'Italie médiévale', 'Italia medieval', '中世イタリア'],
    description: [
      '但丁游历地狱、炼狱与天堂的一百歌长诗。这里选黑暗的森林、地狱之门、弗兰切斯卡、尤利西斯与最后的诗句。',
      'Dante’s poem in a hundred cantos of his way through Hell, Purgatory and Paradise. Given here: the dark wood, the gate of Hell, Francesca, Ulysses and the last lines.',
      'Le poème en cent chants où Dante traverse l’Enfer, le Purgatoire et le Paradis. On lira ici la forêt obscure, la porte de l’Enfer, Francesca, Ulysse et les derniers vers.',
      'El poema en cien cantos en que Dante recorre el Infierno, el Purgatorio y el Paraíso. Aquí se leen la selva oscura, la puerta del Infierno, Francesca, Ulises y los últimos versos.',
      '地獄、煉獄、天国をめぐるダンテの百歌の長詩。ここには暗い森、地獄の門、フランチェスカ、ウリッセ、最後の詩句を読む。',
    ],
  },
  original: {
    language: 'it',
    edition: [
      '彼得罗基校本一系的通行文本',
      'the common text of the line of Petrocchi',
      'le texte courant de la lignée de Petrocchi',
      'el texto corriente de la línea de Petrocchi',
      'ペトロッキ校訂系の通行本文',
    ],
  },
  volumes: [
    {
      key: 'inferno',
      title: ['地狱篇', 'Hell', 'L’Enfer', 'Infierno', '地獄篇'],
      chapters: [
        {
          key: 'inf-1',
          title: 'Inferno I, 1–9',
          titles: [
            '地狱篇 第一歌 1—9：黑暗的森林',
            'Inferno 1, 1–9: The dark wood',
            'Enfer I, 1-9 : la forêt obscure',
            'Infierno I, 1-9: la selva oscura',
            '地獄篇第一歌1〜9　暗い森',
          ],
        },
        {
          key: 'inf-3',
          title: 'Inferno III, 1–9',
          titles: [
            '地狱篇 第三歌 1—9：地狱之门',
            'Inferno 3, 1–9: The gate of Hell',
            'Enfer III, 1-9 : la porte de l’Enfer',
            'Infierno III, 1-9: la puerta del Infierno',
            '地獄篇第三歌1〜9　地獄の門',
          ],
        },
        {
          key: 'inf-5',
          title: 'Inferno V, 100–106',
          titles: [
            '地狱篇 第五歌 100—106：弗兰切斯卡',
            'Inferno 5, 100–106: Francesca',
            'Enfer V, 100-106 : Francesca',
            'Infierno V, 100-106: Francesca',
            '地獄篇第五歌100〜106　フランチェスカ',
          ],
        },
        {
          key: 'inf-26',
          title: 'Inferno XXVI, 112–120',
          titles: [
            '地狱篇 第二十六歌 112—120：尤利西斯',
            'Inferno 26, 112–120: Ulysses',
            'Enfer XXVI, 112-120 : Ulysse',
            'Infierno XXVI, 112-120: Ulises',
            '地獄篇第二十六歌112〜120　ウリッセ',
          ],
        },
      ],
    },
    {
      key: 'paradiso',
      title: ['天国篇', 'Paradise', 'Le Paradis', 'Paraíso', '天国篇'],
      chapters: [
        {
          key: 'par-33',
          title: 'Paradiso XXXIII, 142–145',
          titles: [
            '天国篇 第三十三歌 142—145：终篇',
            'Paradiso 33, 142–145: The last lines',
            'Paradis XXXIII, 142-145 : les derniers vers',
            'Paraíso XXXIII, 142-145: los últimos versos',
            '天国篇第三十三歌142〜145　結び',
          ],
        },
      ],
    },
  ],
};
