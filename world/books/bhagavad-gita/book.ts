import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'bhagavad-gita',
  work: 'mahabharata',
  facts: {
    title: ['薄伽梵歌', 'Bhagavad Gita', 'Bhagavad-Gita', 'Bhagavad Gita', 'バガヴァッド・ギーター'],
    originalTitle: 'श्रीमद्भगवद्गीता',
    otherTitles: ['Bhagavadgītā'],
    genre: 'ancient_en',
    authors: [
      {
        name: [
          '毗耶娑（传）',
          'Vyasa (by tradition)',
          'Vyasa (selon la tradition)',
          'Vyasa (según la tradición)',
          'ヴィヤーサ（伝）',
        ],
      },
    ],
    writing: ['-0200?', '0200?'],

    description: [
      '大战前夕，黑天对不愿杀害亲族的阿周那所说的话，十八章，七百颂，是《摩诃婆罗多》的一部分。这里选五章中的诗节。',
      'What Krishna says to Arjuna, who on the eve of battle will not kill his kin: eighteen chapters, seven hundred verses, part of the Mahabharata. Given here are verses of five of them.',
      'Ce que Krishna dit à Arjuna, qui à la veille de la bataille refuse de tuer les siens : dix-huit chapitres, sept cents strophes du Mahabharata. On lira ici des strophes de cinq d’entre eux.',
      'Lo que Krishna dice a Arjuna, que en vísperas de la batalla no quiere matar a los suyos: dieciocho capítulos, setecientas estrofas del Mahabharata. Aquí se leen estrofas de cinco de ellos.',
      '大戦を前に親族を討つことをためらうアルジュナに、クリシュナが語った言葉。十八章七百頌、『マハーバーラタ』の一部をなす。ここには五つの章から詩節を選んだ。',
    ],
  },
  original: {
    language: 'sa',
    edition: [
      '通行本（商羯罗注本）',
      'the vulgate, that of Shankara’s commentary',
      'la vulgate, celle du commentaire de Shankara',
      'la vulgata, la del comentario de Shankara',
      '流布本（シャンカラ註の本文）',
    ],
  },
  volumes: [
    {
      key: 'gita',
      title: ['薄伽梵歌', 'The Bhagavad Gita', 'La Bhagavad-Gita', 'La Bhagavad Gita', 'バガヴァッド・ギーター'],
      chapters: [
        {
          key: '1',
          title: 'प्रथमोऽध्यायः',
          titles: [
            '第一章（首颂）',
            'Chapter 1 (first verse)',
            'Chapitre 1 (première strophe)',
            'Capítulo 1 (primera estrofa)',
            '第一章（第一頌）',
          ],
        },
        {
          key: '2',
          title: 'द्वितीयोऽध्यायः',
          titles: [
            '第二章（节选）',
            'Chapter 2 (from it)',
            'Chapitre 2 (extraits)',
            'Capítulo 2 (fragmentos)',
            '第二章（抄）',
          ],
        },
        {
          key: '4',
          title: 'चतुर्थोऽध्यायः',
          titles: [
            '第四章（节选）',
            'Chapter 4 (from it)',
            'Chapitre 4 (extraits)',
            'Capítulo 4 (fragmentos)',
            '第四章（抄）',
          ],
        },
        {
          key: '11',
          title: 'एकादशोऽध्यायः',
          titles: [
            '第十一章（节选）',
            'Chapter 11 (from it)',
            'Chapitre 11 (extraits)',
            'Capítulo 11 (fragmentos)',
            '第十一章（抄）',
          ],
        },
        {
          key: '18',
          title: 'अष्टादशोऽध्यायः',
          titles: [
            '第十八章（节选）',
            'Chapter 18 (from it)',
            'Chapitre 18 (extrait)',
            'Capítulo 18 (fragmento)',
            '第十八章（抄）',
          ],
        },
      ],
    },
  ],
};
