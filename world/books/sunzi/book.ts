import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'sunzi',
  work: 'art-of-war',
  facts: {
    title: ['孙子兵法', 'The Art of War', 'L’Art de la guerre', 'El arte de la guerra', '孫子兵法'],
    originalTitle: '孫子',
    otherTitles: ['孫子兵法', 'Sunzi'],
    genre: 'ancient_cn',
    authors: [
      {
        name: [
          '孙武（传）',
          'Sun Wu (by tradition)',
          'Sun Wu (selon la tradition)',
          'Sun Wu (según la tradición)',
          '孫武（伝）',
        ],
        item: 'sunzi',
      },
    ],
    writing: ['-0500?', '-0300?'],
    dynasty: ['东周', 'Eastern Zhou', 'Zhou orientaux', 'Zhou orientales', '東周'],
    description: [
      '现存最早的兵书，十三篇。这里选始计、谋攻、军形、虚实四篇中的要语。',
      'The oldest book on war that we have, in thirteen chapters. Given here are the best-known passages of four of them.',
      'Le plus ancien traité de la guerre que nous ayons, en treize chapitres. On lira ici les passages les plus connus de quatre d’entre eux.',
      'El tratado de guerra más antiguo que tenemos, en trece capítulos. Aquí se leen los pasajes más conocidos de cuatro de ellos.',
      '現存最古の兵書、十三篇。ここには計・謀攻・形・虚実の四篇から、名高いくだりを選んだ。',
    ],
  },
  original: {
    language: 'lzh',
    edition: [
      '宋本十一家注孙子（通行本）',
      'the received text of the Song edition with eleven commentaries',
      'le texte reçu de l’édition Song aux onze commentaires',
      'el texto recibido de la edición Song con once comentarios',
      '宋本十一家注孫子（通行本）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'sunzi',
      title: ['孙子', 'The Art of War', 'L’Art de la guerre', 'El arte de la guerra', '孫子'],
      chapters: [
        { key: '1', title: '計篇', titles: ['计篇第一', '1. Reckoning', '1. Évaluations', '1. Cálculos', '計篇第一'] },
        {
          key: '3',
          title: '謀攻篇',
          titles: [
            '谋攻篇第三',
            '3. Attack by stratagem',
            '3. L’attaque par la ruse',
            '3. El ataque por la estratagema',
            '謀攻篇第三',
          ],
        },
        {
          key: '4',
          title: '形篇',
          titles: ['形篇第四', '4. Dispositions', '4. Dispositions', '4. Disposiciones', '形篇第四'],
        },
        {
          key: '6',
          title: '虛實篇',
          titles: ['虚实篇第六', '6. Empty and full', '6. Le vide et le plein', '6. Lo vacío y lo lleno', '虚実篇第六'],
        },
      ],
    },
  ],
};
