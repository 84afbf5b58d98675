import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'aeneid',
  work: 'aeneid',
  facts: {
    title: ['埃涅阿斯纪', 'Aeneid', 'Énéide', 'Eneida', 'アエネイス'],
    originalTitle: 'Aeneis',

    genre: 'ancient_en',
    authors: [{ name: ['维吉尔', 'Virgil', 'Virgile', 'Virgilio', 'ウェルギリウス'] }],
    writing: ['-0029~', '-0019'],
    dynasty: [
      '罗马帝国初期',
      'Early Roman Empire',
      'Début de l’Empire romain',
      'Comienzo del Imperio romano',
      '帝政ローマ初期',
    ],
    description: [
      '特洛伊人埃涅阿斯流亡意大利、奠立罗马先基的十二卷史诗。这里选开篇、船难后的勉励、拉奥孔的警告、冥界之路与罗马的使命。',
      'Twelve books of how Aeneas of Troy came to Italy and laid the ground for Rome. Given here are the opening, the words after the shipwreck, Laocoon’s warning, the road to the dead and the task of Rome.',
      'Douze livres : comment Énée le Troyen vint en Italie et prépara Rome. On lira ici l’ouverture, les paroles après le naufrage, l’avertissement de Laocoon, la route des morts et la mission de Rome.',
      'Doce libros: cómo Eneas el troyano llegó a Italia y preparó Roma. Aquí se leen la apertura, las palabras tras el naufragio, el aviso de Laocoonte, el camino de los muertos y la misión de Roma.',
      'トロイアの人アエネアスがイタリアに流れ着き、ローマの礎を置くまでの十二巻の叙事詩。ここには冒頭、難船の後の励まし、ラオコオンの警告、冥府への道、ローマの使命を読む。',
    ],
  },
  original: {
    language: 'la',
    edition: [
      '里贝克以来各校本的通行文本',
      'the common text of the editions since Ribbeck',
      'le texte courant des éditions depuis Ribbeck',
      'el texto corriente de las ediciones desde Ribbeck',
      'リッベク以来の通行本文',
    ],
  },
  volumes: [
    {
      key: 'aeneid',
      title: ['埃涅阿斯纪', 'The Aeneid', 'L’Énéide', 'La Eneida', 'アエネイス'],
      chapters: [
        {
          key: '1.1',
          title: 'I, 1–11',
          titles: [
            '卷一 1—11：开篇',
            '1.1–11: The opening',
            'I, 1-11 : l’ouverture',
            'I, 1-11: la apertura',
            '第一巻1〜11　冒頭',
          ],
        },
        {
          key: '1.198',
          title: 'I, 198–207',
          titles: [
            '卷一 198—207：“这些事有一天”',
            '1.198–207: “Even this one day”',
            'I, 198-207 : « Un jour peut-être »',
            'I, 198-207: «Quizá algún día»',
            '第一巻198〜207　「いつかこれさえも」',
          ],
        },
        {
          key: '2.40',
          title: 'II, 40–49',
          titles: [
            '卷二 40—49：拉奥孔',
            '2.40–49: Laocoon',
            'II, 40-49 : Laocoon',
            'II, 40-49: Laocoonte',
            '第二巻40〜49　ラオコオン',
          ],
        },
        {
          key: '6.126',
          title: 'VI, 126–129',
          titles: [
            '卷六 126—129：下冥界之路',
            '6.126–129: The way down',
            'VI, 126-129 : la descente',
            'VI, 126-129: el descenso',
            '第六巻126〜129　冥府への下り',
          ],
        },
        {
          key: '6.847',
          title: 'VI, 847–853',
          titles: [
            '卷六 847—853：罗马的使命',
            '6.847–853: The task of Rome',
            'VI, 847-853 : la mission de Rome',
            'VI, 847-853: la misión de Roma',
            '第六巻847〜853　ローマの使命',
          ],
        },
      ],
    },
  ],
};
