import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'gulistan',
  work: null,
  facts: {
    title: ['蔷薇园', 'Gulistan', 'Gulistan', 'Gulistán', '薔薇園（ゴレスターン）'],
    originalTitle: 'گلستان',
    otherTitles: ['Golestān'],
    genre: 'ancient_en',
    authors: [{ name: ['萨迪', 'Saadi of Shiraz', 'Saadi de Chiraz', 'Saadi de Shiraz', 'サアディー'] }],
    writing: ['1258', '1258'],

    description: [
      '波斯诗人萨迪的故事与格言集，散文夹诗，八章。这里选序言首句、“泥土之香”、国王与俘虏的故事，以及“人类一体”。',
      'The Persian poet’s book of stories and counsel in prose and verse, in eight chapters. Given here: its first words, the scented clay, the king and the captive, and “the children of Adam”.',
      'Le livre de récits et de conseils du poète persan, mêlé de prose et de vers, en huit chapitres. On lira ici ses premiers mots, l’argile parfumée, le roi et le captif, et « les fils d’Adam ».',
      'El libro de relatos y consejos del poeta persa, en prosa y verso, en ocho capítulos. Aquí se leen sus primeras palabras, la arcilla perfumada, el rey y el cautivo, y «los hijos de Adán».',
      'ペルシアの詩人サアディーの、散文に詩をまじえた説話と箴言の書、八章。ここには序の冒頭、香る土、王と捕虜、「アダムの子ら」を読む。',
    ],
  },
  original: {
    language: 'fa',
    edition: [
      '福鲁吉校本一系的通行文本',
      'the common text of the line of Foroughi',
      'le texte courant de la lignée de Foroughi',
      'el texto corriente de la línea de Foroughi',
      'フォルーギー校訂系の通行本文',
    ],
    direction: 'rtl',
  },
  volumes: [
    {
      key: 'gulistan',
      title: ['蔷薇园', 'The Gulistan', 'Le Jardin des roses', 'La rosaleda', '薔薇園'],
      chapters: [
        {
          key: 'dibacha',
          title: 'دیباچه',
          titles: ['序（开头）', 'Preface (beginning)', 'Préface (début)', 'Prefacio (comienzo)', '序（冒頭）'],
        },
        {
          key: 'gil',
          title: 'گلی خوشبوی',
          titles: ['香泥', 'The scented clay', 'L’argile parfumée', 'La arcilla perfumada', '香る土'],
        },
        {
          key: '1.1',
          title: 'باب اول، حکایت ۱',
          titles: [
            '第一章 故事一：善意的谎言',
            'Chapter 1, story 1: A lie that does good',
            'Chapitre I, conte 1 : un mensonge bienfaisant',
            'Capítulo I, cuento 1: una mentira que hace bien',
            '第一章第一話　善き偽り',
          ],
        },
        {
          key: '1.10',
          title: 'بنی آدم',
          titles: [
            '亚当的子孙（第一章 故事十）',
            'The children of Adam (chapter 1, story 10)',
            'Les fils d’Adam (chapitre I, conte 10)',
            'Los hijos de Adán (capítulo I, cuento 10)',
            'アダムの子ら（第一章第十話）',
          ],
        },
      ],
    },
  ],
};
