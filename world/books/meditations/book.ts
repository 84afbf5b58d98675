import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'meditations',
  work: 'meditations',
  facts: {
    title: ['沉思录', 'Meditations', 'Pensées pour moi-même', 'Meditaciones', '自省録'],
    originalTitle: 'Τὰ εἰς ἑαυτόν',

    genre: 'ancient_en',
    authors: [
      {
        name: ['马可·奥勒留', 'Marcus Aurelius', 'Marc Aurèle', 'Marco Aurelio', 'マルクス・アウレリウス'],
        item: 'marcus-aurelius',
      },
    ],
    writing: ['0170~', '0180'],
    dynasty: ['罗马帝国', 'Roman Empire', 'Empire romain', 'Imperio romano', 'ローマ帝国'],
    description: [
      '罗马皇帝在军旅中用希腊语写给自己的话，十二卷。这里选卷二、四、五、六、十中的几则。',
      'What a Roman emperor on campaign wrote in Greek to himself, in twelve books. Given here are pieces of books 2, 4, 5, 6 and 10.',
      'Ce qu’un empereur romain en campagne s’écrivait à lui-même, en grec, en douze livres. On lira ici des morceaux des livres II, IV, V, VI et X.',
      'Lo que un emperador romano en campaña se escribía a sí mismo, en griego, en doce libros. Aquí se leen trozos de los libros II, IV, V, VI y X.',
      'ローマの皇帝が陣中でギリシア語で自分に宛てて書いた十二巻。ここには第二、四、五、六、十巻から数節を読む。',
    ],
  },
  original: {
    language: 'grc',
    edition: [
      '通行校本（莱奥波德，牛津）一系',
      'the common text of the line of Leopold (Oxford)',
      'le texte courant de la lignée de Leopold (Oxford)',
      'el texto corriente de la línea de Leopold (Oxford)',
      'レオポルト校訂（オックスフォード）系の通行本文',
    ],
  },
  volumes: [
    {
      key: 'meditations',
      title: ['沉思录', 'Meditations', 'Pensées pour moi-même', 'Meditaciones', '自省録'],
      chapters: [
        {
          key: '2',
          title: 'Βιβλίον Β',
          titles: ['卷二（节选）', 'Book 2 (from it)', 'Livre II (extraits)', 'Libro II (fragmentos)', '第二巻（抄）'],
        },
        {
          key: '4',
          title: 'Βιβλίον Δ',
          titles: ['卷四（节选）', 'Book 4 (from it)', 'Livre IV (extraits)', 'Libro IV (fragmentos)', '第四巻（抄）'],
        },
        {
          key: '5',
          title: 'Βιβλίον Ε',
          titles: ['卷五（节选）', 'Book 5 (from it)', 'Livre V (extrait)', 'Libro V (fragmento)', '第五巻（抄）'],
        },
        {
          key: '6',
          title: 'Βιβλίον Ϛ',
          titles: ['卷六（节选）', 'Book 6 (from it)', 'Livre VI (extraits)', 'Libro VI (fragmentos)', '第六巻（抄）'],
        },
        {
          key: '10',
          title: 'Βιβλίον Ι',
          titles: ['卷十（节选）', 'Book 10 (from it)', 'Livre X (extrait)', 'Libro X (fragmento)', '第十巻（抄）'],
        },
      ],
    },
  ],
};
