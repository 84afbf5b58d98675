import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'yijing',
  work: 'yijing',
  facts: {
    title: ['周易', 'Book of Changes', 'Livre des mutations', 'Libro de los cambios', '易経'],
    originalTitle: '周易',
    otherTitles: ['易經', 'Yijing', 'I Ching'],
    genre: 'ancient_cn',
    authors: [
      {
        name: [
          '佚名（传为周文王、周公、孔子）',
          'Unknown (by tradition King Wen, the Duke of Zhou, Confucius)',
          'Anonymes (selon la tradition le roi Wen, le duc de Zhou, Confucius)',
          'Anónimos (según la tradición el rey Wen, el duque de Zhou, Confucio)',
          '作者未詳（伝・文王、周公、孔子）',
        ],
      },
    ],
    writing: ['-0850?', '-0200?'],
    dynasty: ['周', 'Zhou', 'Zhou', 'Zhou', '周'],
    description: [
      '中国最古老的占筮书，六十四卦及其解说“十翼”。这里选乾、坤两卦和《系辞传》的名句。',
      'The oldest Chinese book of divination: sixty-four hexagrams, and the “Ten Wings” that explain them. Given here are the first two hexagrams and sayings of the Great Commentary.',
      'Le plus ancien livre chinois de divination : soixante-quatre hexagrammes et les « Dix Ailes » qui les expliquent. On lira ici les deux premiers hexagrammes et des paroles du Grand Commentaire.',
      'El más antiguo libro chino de adivinación: sesenta y cuatro hexagramas y las «Diez Alas» que los explican. Aquí se leen los dos primeros hexagramas y palabras del Gran Comentario.',
      '中国最古の占いの書。六十四卦と、それを解く「十翼」からなる。ここには乾・坤の二卦と、繋辞伝の名句を読む。',
    ],
  },
  original: {
    language: 'lzh',
    edition: [
      '王弼、韩康伯注本（通行本）',
      'the received text, that of Wang Bi and Han Kangbo',
      'le texte reçu, celui de Wang Bi et Han Kangbo',
      'el texto recibido, el de Wang Bi y Han Kangbo',
      '王弼・韓康伯注本（通行本）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'jing',
      title: ['经', 'The Classic', 'Le Classique', 'El Clásico', '経'],
      chapters: [
        { key: '1', title: '乾', titles: ['乾卦', '1. Qian', '1. Qian', '1. Qian', '一　乾'] },
        {
          key: '2',
          title: '坤',
          titles: ['坤卦（节选）', '2. Kun (from it)', '2. Kun (extraits)', '2. Kun (fragmentos)', '二　坤（抄）'],
        },
      ],
    },
    {
      key: 'zhuan',
      title: ['传', 'The Wings', 'Les Ailes', 'Las Alas', '伝'],
      chapters: [
        {
          key: 'xici',
          title: '繫辭',
          titles: [
            '系辞传（节选）',
            'The Great Commentary (from it)',
            'Le Grand Commentaire (extraits)',
            'El Gran Comentario (fragmentos)',
            '繋辞伝（抄）',
          ],
        },
      ],
    },
  ],
};
