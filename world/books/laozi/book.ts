import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'laozi',
  work: 'dao-de-jing',
  facts: {
    title: ['老子', 'Laozi', 'Laozi', 'Laozi', '老子'],
    originalTitle: '老子',
    otherTitles: ['道德經', 'Dao De Jing', 'Tao Te King', 'Tao Te Ching'],
    genre: 'ancient_cn',
    authors: [{ name: ['老子', 'Laozi', 'Laozi', 'Laozi', '老子'], item: 'laozi' }],
    writing: ['-0400?', '-0250?'],
    dynasty: ['东周', 'Eastern Zhou', 'Zhou orientaux', 'Zhou orientales', '東周'],
    description: [
      '道家的根本之书，八十一章，五千余字，半是格言，半是韵文。这里选读论道、论水、论治国与论柔弱的几章。',
      'The founding book of Daoism: eighty-one short chapters of some five thousand characters, half aphorism and half verse. Given here are chapters on the Way, on water, on ruling and on yielding.',
      'Le livre fondateur du taoïsme : quatre-vingt-un courts chapitres, quelque cinq mille caractères, moitié aphorismes, moitié vers. On lira ici des chapitres sur la Voie, l’eau, le gouvernement et la souplesse.',
      'El libro fundador del taoísmo: ochenta y un capítulos breves, unos cinco mil caracteres, mitad aforismo y mitad verso. Aquí se leen capítulos sobre el Camino, el agua, el gobierno y la blandura.',
      '道家の根本の書。八十一章、五千字あまりの短い言葉で、格言と韻文とが相半ばする。ここには道、水、政治、柔弱を説く章を選んだ。',
    ],
  },
  original: {
    language: 'lzh',
    edition: [
      '王弼注本（通行本）',
      'the received text, with Wang Bi’s commentary',
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
        {
          key: '1',
          title: '一章',
          titles: ['第一章', 'Chapter 1', 'Chapitre 1', 'Capítulo 1', '第一章'],
        },
      ],
    },
  ],
};
