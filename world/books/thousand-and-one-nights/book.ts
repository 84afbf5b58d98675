import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'thousand-and-one-nights',
  work: 'thousand-and-one-nights',
  facts: {
    title: [
      '一千零一夜',
      'One Thousand and One Nights',
      'Les Mille et Une Nuits',
      'Las mil y una noches',
      '千夜一夜物語',
    ],
    originalTitle: 'ألف ليلة وليلة',

    genre: 'ancient_en',
    authors: [{ name: ['佚名', 'Unknown', 'Anonymes', 'Anónimos', '作者未詳'] }],
    writing: ['0800?', '1500?'],

    description: [
      '阿拉伯故事集，由山鲁佐德夜夜讲述的框架串起。这里选山鲁亚尔王的开篇、山鲁佐德其人，以及第一夜商人与魔鬼的故事。',
      'The Arabic collection of tales that Shahrazad tells night after night. Given here: the opening, on King Shahriyar; who Shahrazad was; and from the first night, the merchant and the demon.',
      'Le recueil arabe des contes que Shéhérazade dit nuit après nuit. On lira ici l’ouverture, sur le roi Shahriyar ; qui était Shéhérazade ; et, de la première nuit, le marchand et le démon.',
      'La colección árabe de cuentos que Sherezade narra noche tras noche. Aquí se leen la apertura, sobre el rey Shahriyar; quién era Sherezade; y, de la primera noche, el mercader y el genio.',
      'シャハラザードが夜ごと語るアラビアの物語集。ここにはシャハリヤール王のはじまり、シャハラザードの人となり、第一夜の商人と魔神の話を読む。',
    ],
  },
  original: {
    language: 'ar',
    edition: [
      '布拉克刊本（开罗，1835年）一系的通行文本',
      'the common text of the line of the Bulaq edition (Cairo, 1835)',
      'le texte courant de la lignée de l’édition de Boulaq (Le Caire, 1835)',
      'el texto corriente de la línea de la edición de Bulaq (El Cairo, 1835)',
      'ブーラーク版（カイロ、1835年）系の通行本文',
    ],
    direction: 'rtl',
  },
  volumes: [
    {
      key: 'nights',
      title: ['一千零一夜', 'The Nights', 'Les Nuits', 'Las noches', '千一夜'],
      chapters: [
        {
          key: 'shahriyar',
          title: 'حكاية الملك شهريار وأخيه الملك شاه زمان',
          titles: [
            '国王山鲁亚尔和他的兄弟（开头）',
            'King Shahriyar and his brother (beginning)',
            'Le roi Shahriyar et son frère (début)',
            'El rey Shahriyar y su hermano (comienzo)',
            'シャハリヤール王とその弟（冒頭）',
          ],
        },
        {
          key: 'shahrazad',
          title: 'شهرزاد',
          titles: ['山鲁佐德', 'Shahrazad', 'Shéhérazade', 'Sherezade', 'シャハラザード'],
        },
        {
          key: 'merchant',
          title: 'حكاية التاجر مع العفريت',
          titles: [
            '商人与魔鬼（第一夜，节选）',
            'The merchant and the demon (first night, from it)',
            'Le marchand et le démon (première nuit, extrait)',
            'El mercader y el genio (noche primera, fragmento)',
            '商人と魔神（第一夜・抄）',
          ],
        },
      ],
    },
  ],
};
