import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'rigveda',
  work: 'rigveda',
  facts: {
    title: ['梨俱吠陀', 'Rigveda', 'Rig-Veda', 'Rigveda', 'リグ・ヴェーダ'],
    originalTitle: 'ऋग्वेदसंहिता',
    otherTitles: ['Ṛgveda-Saṃhitā'],
    genre: 'ancient_en',
    authors: [
      {
        name: [
          '吠陀诸仙人（传）',
          'The seers of the Veda (by tradition)',
          'Les voyants du Veda (selon la tradition)',
          'Los videntes del Veda (según la tradición)',
          'ヴェーダの聖仙たち（伝）',
        ],
      },
    ],
    writing: ['-1500?', '-1000?'],
    dynasty: ['吠陀时代', 'Vedic age', 'Époque védique', 'Época védica', 'ヴェーダ時代'],
    description: [
      '印度最古老的诗集，一千零二十八首赞歌，分十卷。这里选火神颂、沙维德利赞、原人歌与《有无歌》等。',
      'The oldest poems of India, 1,028 hymns in ten books. Given here: to Agni, the verse to Savitar, from the hymn of the Man, the hymn of creation and the last hymn.',
      'Les plus anciens poèmes de l’Inde, 1 028 hymnes en dix livres. On lira ici : à Agni, la strophe à Savitar, des extraits de l’hymne de l’Homme, l’hymne de la création et le dernier hymne.',
      'Los poemas más antiguos de la India, 1028 himnos en diez libros. Aquí se leen: a Agni, la estrofa a Savitar, parte del himno del Hombre, el himno de la creación y el último himno.',
      'インド最古の詩集。千二十八の讃歌を十巻に収める。ここにはアグニ讃歌、サヴィトリの一節、原人の歌の抄、宇宙開闢の歌、最後の讃歌を読む。',
    ],
  },
  original: {
    language: 'sa',
    edition: [
      '沙迦罗派通行本（不标声调）',
      'the received text of the Śākala school, without accents',
      'le texte reçu de l’école Śākala, sans accents',
      'el texto recibido de la escuela Śākala, sin acentos',
      'シャーカラ派の伝承本文（アクセント記号は省く）',
    ],
  },
  volumes: [
    {
      key: 'rigveda',
      title: ['梨俱吠陀', 'The Rigveda', 'Le Rigveda', 'El Rigveda', 'リグ・ヴェーダ'],
      chapters: [
        {
          key: '1.1',
          title: '१.१',
          titles: [
            '1.1 火神颂（节选）',
            '1.1: To Agni (from it)',
            'I, 1 : à Agni (extraits)',
            'I, 1: a Agni (fragmentos)',
            '1.1　アグニ讃歌（抄）',
          ],
        },
        {
          key: '3.62',
          title: '३.६२.१०',
          titles: [
            '3.62.10 沙维德利赞',
            '3.62.10: To Savitar',
            'III, 62, 10 : à Savitar',
            'III, 62, 10: a Savitar',
            '3.62.10　サヴィトリ讃',
          ],
        },
        {
          key: '10.90',
          title: '१०.९०',
          titles: [
            '10.90 原人歌（节选）',
            '10.90: The Man (from it)',
            'X, 90 : l’Homme (extraits)',
            'X, 90: el Hombre (fragmentos)',
            '10.90　原人の歌（抄）',
          ],
        },
        {
          key: '10.129',
          title: '१०.१२९',
          titles: [
            '10.129 有无歌',
            '10.129: The hymn of creation',
            'X, 129 : l’hymne de la création',
            'X, 129: el himno de la creación',
            '10.129　宇宙開闢の歌',
          ],
        },
        {
          key: '10.191',
          title: '१०.१९१',
          titles: [
            '10.191 和合歌（节选）',
            '10.191: Unity (from it)',
            'X, 191 : l’union (extraits)',
            'X, 191: la unión (fragmentos)',
            '10.191　和合の歌（抄）',
          ],
        },
      ],
    },
  ],
};
