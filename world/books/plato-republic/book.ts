import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'plato-republic',
  work: 'republic-of-plato',
  facts: {
    title: ['理想国', 'Republic', 'La République', 'La República', '国家'],
    originalTitle: 'Πολιτεία',

    genre: 'ancient_en',
    authors: [{ name: ['柏拉图', 'Plato', 'Platon', 'Platón', 'プラトン'], item: 'plato' }],
    writing: ['-0380~', '-0370~'],
    dynasty: ['古典时代的希腊', 'Classical Greece', 'Grèce classique', 'Grecia clásica', '古典期ギリシア'],
    description: [
      '苏格拉底与友人论正义的十卷对话。这里选开篇、哲学家为王、洞穴的比喻，以及厄尔神话中的一句。',
      'Ten books of talk between Socrates and his friends on what justice is. Given here are the opening, the philosopher kings, the cave, and a word from the myth of Er.',
      'Dix livres d’entretiens de Socrate et de ses amis sur la justice. On lira ici l’ouverture, les philosophes rois, la caverne et un mot du mythe d’Er.',
      'Diez libros de conversación de Sócrates y sus amigos sobre la justicia. Aquí se leen el comienzo, los filósofos reyes, la caverna y una palabra del mito de Er.',
      '正義をめぐるソクラテスと友人たちの十巻の対話。ここには冒頭、哲人王、洞窟の比喩、エルの物語の一句を読む。',
    ],
  },
  original: {
    language: 'grc',
    edition: [
      '伯奈特校本（牛津）；编号依斯特凡努斯页码',
      'Burnet’s text (Oxford); numbers are Stephanus pages',
      'le texte de Burnet (Oxford) ; numéros des pages d’Estienne',
      'el texto de Burnet (Oxford); números de página de Estienne',
      'バーネット校訂（オックスフォード）、番号はステファヌス版の頁',
    ],
  },
  volumes: [
    {
      key: 'republic',
      title: ['理想国', 'The Republic', 'La République', 'La República', '国家'],
      chapters: [
        {
          key: '327a',
          title: 'Α 327a–b',
          titles: [
            '卷一 327a：下到比雷埃夫斯',
            'Book 1, 327a: Down to Piraeus',
            'Livre I, 327a : au Pirée',
            'Libro I, 327a: al Pireo',
            '第一巻327a　ペイライエウスへ',
          ],
        },
        {
          key: '473c',
          title: 'Ε 473c–d',
          titles: [
            '卷五 473c：哲学家为王',
            'Book 5, 473c: Philosopher kings',
            'Livre V, 473c : les philosophes rois',
            'Libro V, 473c: los filósofos reyes',
            '第五巻473c　哲人王',
          ],
        },
        {
          key: '514a',
          title: 'Ζ 514a–515a',
          titles: [
            '卷七 514a：洞穴',
            'Book 7, 514a: The cave',
            'Livre VII, 514a : la caverne',
            'Libro VII, 514a: la caverna',
            '第七巻514a　洞窟',
          ],
        },
        {
          key: '617e',
          title: 'Ι 617e',
          titles: [
            '卷十 617e：选择',
            'Book 10, 617e: The choice',
            'Livre X, 617e : le choix',
            'Libro X, 617e: la elección',
            '第十巻617e　選び',
          ],
        },
      ],
    },
  ],
};
