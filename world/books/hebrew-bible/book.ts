import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'hebrew-bible',
  work: 'bible',
  facts: {
    title: ['希伯来圣经', 'Hebrew Bible', 'Bible hébraïque', 'Biblia hebrea', 'ヘブライ語聖書'],
    originalTitle: 'תַּנַ״ךְ',
    otherTitles: ['תנ״ך', 'Tanakh'],
    genre: 'ancient_en',
    authors: [{ name: ['佚名', 'Unknown', 'Anonymes', 'Anónimos', '作者未詳'] }],
    writing: ['-0800?', '-0200?'],

    description: [
      '犹太教的圣书，以色列人数百年间写成。这里选《创世记》开篇、《传道书》两章、《诗篇》二十三与《以赛亚书》的一节。',
      'The scriptures of the Jews, written over some centuries. Given here: the opening of Genesis, two passages of Ecclesiastes, Psalm 23 and a verse of Isaiah.',
      'Les Écritures des juifs, composées en plusieurs siècles. On lira ici le début de la Genèse, deux passages de l’Ecclésiaste, le psaume 23 et un verset d’Isaïe.',
      'Las Escrituras de los judíos, compuestas a lo largo de siglos. Aquí se leen el comienzo del Génesis, dos pasajes del Eclesiastés, el salmo 23 y un versículo de Isaías.',
      '数百年にわたって書きつがれたユダヤ教の聖典。ここには創世記の冒頭、伝道の書の二か所、詩篇二十三、イザヤ書の一節を読む。',
    ],
  },
  original: {
    language: 'he',
    edition: [
      '马索拉文本（带元音，无吟诵符号）',
      'the Masoretic text, with vowels, without the signs for chanting',
      'le texte massorétique, avec les voyelles, sans les signes de cantillation',
      'el texto masorético, con vocales, sin los signos de cantilación',
      'マソラ本文（母音符号つき、朗唱記号は省く）',
    ],
    direction: 'rtl',
  },
  volumes: [
    {
      key: 'torah',
      title: ['律法书', 'The Law', 'La Loi', 'La Ley', '律法'],
      chapters: [
        {
          key: 'gen-1',
          title: 'בראשית א',
          titles: ['创世记 1:1—5', 'Genesis 1:1–5', 'Genèse 1, 1-5', 'Génesis 1, 1-5', '創世記1章1〜5節'],
        },
      ],
    },
    {
      key: 'neviim',
      title: ['先知书', 'The Prophets', 'Les Prophètes', 'Los Profetas', '預言者'],
      chapters: [
        {
          key: 'isa-2',
          title: 'ישעיהו ב',
          titles: ['以赛亚书 2:4', 'Isaiah 2:4', 'Isaïe 2, 4', 'Isaías 2, 4', 'イザヤ書2章4節'],
        },
      ],
    },
    {
      key: 'ketuvim',
      title: ['圣录', 'The Writings', 'Les Écrits', 'Los Escritos', '諸書'],
      chapters: [
        { key: 'ps-23', title: 'תהלים כג', titles: ['诗篇 23', 'Psalm 23', 'Psaume 23', 'Salmo 23', '詩篇23篇'] },
        {
          key: 'eccl-1',
          title: 'קהלת א',
          titles: [
            '传道书 1:2—9（节选）',
            'Ecclesiastes 1:2–9 (from it)',
            'Ecclésiaste 1, 2-9 (extraits)',
            'Eclesiastés 1, 2-9 (fragmentos)',
            '伝道の書1章2〜9節（抄）',
          ],
        },
        {
          key: 'eccl-3',
          title: 'קהלת ג',
          titles: [
            '传道书 3:1—8',
            'Ecclesiastes 3:1–8',
            'Ecclésiaste 3, 1-8',
            'Eclesiastés 3, 1-8',
            '伝道の書3章1〜8節',
          ],
        },
      ],
    },
  ],
};
