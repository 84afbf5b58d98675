import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'laozi',
  work: 'dao-de-jing',
  facts: {
    title: ['老子', 'Laozi (Dao De Jing)', 'Laozi (Dao De Jing)', 'Laozi (Dao De Jing)', '老子'],
    originalTitle: '老子',
    otherTitles: ['道德經', 'Dao De Jing', 'Tao Te King', 'Tao Te Ching'],
    genre: 'ancient_cn',
    authors: [{ name: ['老子', 'Laozi', 'Laozi', 'Laozi', '老子'], item: 'laozi' }],
    writing: ['-0400?', '-0250?'],
    dynasty: ['东周', 'Eastern Zhou', 'Zhou orientaux', 'Zhou orientales', '東周'],
    description: [
      '道家的根本之书，八十一章，五千余字，半是格言，半是韵文。这里选读论道、论水、论治国与论柔弱的十二章。',
      'The founding book of Daoism: eighty-one short chapters of some five thousand characters, half aphorism and half verse. Given here are twelve of them, on the Way, on water, on ruling and on yielding.',
      'Le livre fondateur du taoïsme : quatre-vingt-un courts chapitres, quelque cinq mille caractères, moitié aphorismes, moitié vers. On en lira ici douze, sur la Voie, l’eau, le gouvernement et la souplesse.',
      'El libro fundador del taoísmo: ochenta y un capítulos breves, unos cinco mil caracteres, mitad aforismo y mitad verso. Aquí se leen doce, sobre el Camino, el agua, el gobierno y la blandura.',
      '道家の根本の書。八十一章、五千字あまりの短い言葉で、格言と韻文とが相半ばする。ここには道、水、政治、柔弱を説く十二章を選んだ。',
    ],
  },
  original: {
    language: 'lzh',
    edition: [
      '王弼注本（通行本）',
      'the received text, that of Wang Bi’s commentary',
      'le texte reçu, celui du commentaire de Wang Bi',
      'el texto recibido, el del comentario de Wang Bi',
      '王弼注本（通行本）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'dao',
      title: ['道经', 'The Way', 'La Voie', 'El Camino', '道経'],
      chapters: [
        { key: '1', title: '一章', titles: ['第一章', 'Chapter 1', 'Chapitre 1', 'Capítulo 1', '第一章'] },
        { key: '2', title: '二章', titles: ['第二章', 'Chapter 2', 'Chapitre 2', 'Capítulo 2', '第二章'] },
        { key: '8', title: '八章', titles: ['第八章', 'Chapter 8', 'Chapitre 8', 'Capítulo 8', '第八章'] },
        { key: '11', title: '十一章', titles: ['第十一章', 'Chapter 11', 'Chapitre 11', 'Capítulo 11', '第十一章'] },
        {
          key: '25',
          title: '二十五章',
          titles: ['第二十五章', 'Chapter 25', 'Chapitre 25', 'Capítulo 25', '第二十五章'],
        },
        {
          key: '33',
          title: '三十三章',
          titles: ['第三十三章', 'Chapter 33', 'Chapitre 33', 'Capítulo 33', '第三十三章'],
        },
      ],
    },
    {
      key: 'de',
      title: ['德经', 'The Virtue', 'La Vertu', 'La Virtud', '徳経'],
      chapters: [
        {
          key: '42',
          title: '四十二章',
          titles: [
            '第四十二章（节选）',
            'Chapter 42 (beginning)',
            'Chapitre 42 (début)',
            'Capítulo 42 (comienzo)',
            '第四十二章（冒頭）',
          ],
        },
        {
          key: '64',
          title: '六十四章',
          titles: [
            '第六十四章（节选）',
            'Chapter 64 (from it)',
            'Chapitre 64 (extrait)',
            'Capítulo 64 (fragmento)',
            '第六十四章（抄）',
          ],
        },
        {
          key: '76',
          title: '七十六章',
          titles: [
            '第七十六章（节选）',
            'Chapter 76 (beginning)',
            'Chapitre 76 (début)',
            'Capítulo 76 (comienzo)',
            '第七十六章（冒頭）',
          ],
        },
        {
          key: '78',
          title: '七十八章',
          titles: [
            '第七十八章（节选）',
            'Chapter 78 (beginning)',
            'Chapitre 78 (début)',
            'Capítulo 78 (comienzo)',
            '第七十八章（冒頭）',
          ],
        },
        { key: '80', title: '八十章', titles: ['第八十章', 'Chapter 80', 'Chapitre 80', 'Capítulo 80', '第八十章'] },
        {
          key: '81',
          title: '八十一章',
          titles: ['第八十一章', 'Chapter 81', 'Chapitre 81', 'Capítulo 81', '第八十一章'],
        },
      ],
    },
  ],
};
