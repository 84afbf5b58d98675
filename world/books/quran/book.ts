import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'quran',
  work: 'quran',
  facts: {
    title: ['古兰经', 'Quran', 'Coran', 'Corán', 'クルアーン'],
    originalTitle: 'القرآن',

    genre: 'ancient_en',
    authors: [
      {
        name: [
          '（穆斯林信为真主的启示）',
          '(for Muslims, the word of God)',
          '(pour les musulmans, la parole de Dieu)',
          '(para los musulmanes, la palabra de Dios)',
          '（ムスリムにとっては神の啓示）',
        ],
      },
    ],
    writing: ['0610~', '0632'],

    description: [
      '伊斯兰教的经典，一百一十四章，相传自公元610年起陆续启示于穆罕默德。这里选五个短章；译文只求达意。',
      'The scripture of Islam, 114 suras, held to have come to Muhammad from about 610. Five short passages are given here; a translation can only give their meaning.',
      'Le livre saint de l’islam, 114 sourates, que la tradition dit révélées à Muhammad à partir de 610 environ. En voici cinq courts passages ; une traduction n’en peut donner que le sens.',
      'El libro sagrado del islam, 114 suras, que la tradición dice reveladas a Mahoma desde hacia 610. Aquí hay cinco pasajes breves; una traducción solo puede dar su sentido.',
      'イスラームの聖典、百十四章。610年ごろからムハンマドに下されたと伝える。ここには五つの短い箇所を読む。訳は意味を伝えるにすぎない。',
    ],
  },
  original: {
    language: 'ar',
    edition: [
      '哈夫斯读法，通行拼写',
      'the reading of Hafs, in common spelling',
      'la lecture de Hafs, en graphie courante',
      'la lectura de Hafs, en grafía corriente',
      'ハフスの読誦法、通行の綴り',
    ],
    direction: 'rtl',
  },
  volumes: [
    {
      key: 'quran',
      title: ['古兰经', 'The Quran', 'Le Coran', 'El Corán', 'クルアーン'],
      chapters: [
        {
          key: '1',
          title: 'الفاتحة',
          titles: ['第一章 开端', '1. The Opening', '1. L’Ouverture', '1. La que abre', '第一章　開端'],
        },
        {
          key: '93',
          title: 'الضحى',
          titles: [
            '第九十三章 上午',
            '93. The Morning Light',
            '93. La clarté du jour',
            '93. La claridad de la mañana',
            '第九十三章　朝',
          ],
        },
        {
          key: '96',
          title: 'العلق',
          titles: [
            '第九十六章 血块（1—5）',
            '96. The Clot (1–5)',
            '96. L’Adhérence (1-5)',
            '96. El coágulo (1-5)',
            '第九十六章　凝血（1〜5）',
          ],
        },
        {
          key: '103',
          title: 'العصر',
          titles: ['第一百零三章 时光', '103. Time', '103. Le temps', '103. El tiempo', '第百三章　時'],
        },
        {
          key: '112',
          title: 'الإخلاص',
          titles: ['第一百一十二章 忠诚', '112. Pure Faith', '112. La foi pure', '112. La fe pura', '第百十二章　純正'],
        },
      ],
    },
  ],
};
