import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'lunyu',
  work: 'analects',
  facts: {
    title: ['论语', 'The Analects', 'Entretiens de Confucius', 'Analectas de Confucio', '論語'],
    originalTitle: '論語',
    otherTitles: ['魯論', 'Lunyu'],
    genre: 'ancient_cn',
    authors: [
      {
        name: [
          '孔子弟子及再传弟子',
          'Pupils of Confucius and their pupils',
          'Disciples de Confucius et leurs élèves',
          'Discípulos de Confucio y sus alumnos',
          '孔子の弟子と孫弟子',
        ],
      },
    ],
    writing: ['-0479~', '-0150?'],
    dynasty: [
      '东周至西汉',
      'Eastern Zhou to Western Han',
      'Zhou orientaux à Han occidentaux',
      'Zhou orientales a Han occidentales',
      '東周から前漢',
    ],
    description: [
      '孔子及其弟子的言行录，二十篇。这里从九篇中选出最常被引用的近三十章：论学、论仁、论政。',
      'What Confucius and his pupils said and did, in twenty books. Given here, from nine of them, are nearly thirty of the sayings most often quoted: on learning, on humaneness, on government.',
      'Ce que dirent et firent Confucius et ses disciples, en vingt livres. On lira ici, tirées de neuf d’entre eux, près de trente des paroles les plus citées : sur l’étude, le sens de l’humain, le gouvernement.',
      'Lo que dijeron e hicieron Confucio y sus discípulos, en veinte libros. Aquí se leen, tomadas de nueve de ellos, casi treinta de las palabras más citadas: sobre el estudio, la humanidad, el gobierno.',
      '孔子と弟子たちの言行を集めた二十篇の書。ここには九篇から、学問・仁・政治をめぐる、もっともよく引かれる三十近い言葉を選んだ。',
    ],
  },
  original: {
    language: 'lzh',
    edition: [
      '何晏集解本（通行本）',
      'the received text, that of He Yan’s Collected Explanations',
      'le texte reçu, celui des Explications réunies par He Yan',
      'el texto recibido, el de las Explicaciones reunidas por He Yan',
      '何晏集解本（通行本）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'lunyu',
      title: ['论语', 'The Analects', 'Entretiens', 'Analectas', '論語'],
      chapters: [
        { key: '1', title: '學而', titles: ['学而第一', 'Book 1', 'Livre 1', 'Libro 1', '学而第一'] },
        { key: '2', title: '為政', titles: ['为政第二', 'Book 2', 'Livre 2', 'Libro 2', '為政第二'] },
        { key: '4', title: '里仁', titles: ['里仁第四', 'Book 4', 'Livre 4', 'Libro 4', '里仁第四'] },
        { key: '7', title: '述而', titles: ['述而第七', 'Book 7', 'Livre 7', 'Libro 7', '述而第七'] },
        { key: '9', title: '子罕', titles: ['子罕第九', 'Book 9', 'Livre 9', 'Libro 9', '子罕第九'] },
        { key: '12', title: '顏淵', titles: ['颜渊第十二', 'Book 12', 'Livre 12', 'Libro 12', '顔淵第十二'] },
        { key: '15', title: '衛靈公', titles: ['卫灵公第十五', 'Book 15', 'Livre 15', 'Libro 15', '衛霊公第十五'] },
        {
          key: '16',
          title: '季氏',
          titles: [
            '季氏第十六（节选）',
            'Book 16 (from it)',
            'Livre 16 (extrait)',
            'Libro 16 (fragmento)',
            '季氏第十六（抄）',
          ],
        },
        {
          key: '17',
          title: '陽貨',
          titles: [
            '阳货第十七（节选）',
            'Book 17 (from it)',
            'Livre 17 (extrait)',
            'Libro 17 (fragmento)',
            '陽貨第十七（抄）',
          ],
        },
      ],
    },
  ],
};
