import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'popol-vuh',
  work: 'popol-vuh',
  facts: {
    title: ['波波尔·乌', 'Popol Vuh', 'Popol Vuh', 'Popol Vuh', 'ポポル・ヴフ'],
    originalTitle: 'Popol Wuj',
    otherTitles: ['Popol Vuh'],
    genre: 'other',
    authors: [
      {
        name: [
          '基切贵族（佚名）',
          'K’iche’ nobles, unnamed',
          'Nobles k’iche’, anonymes',
          'Nobles k’iche’, anónimos',
          'キチェの貴族たち（無名）',
        ],
      },
    ],
    writing: ['1554?', '1558?'],
    dynasty: [
      '西班牙征服后',
      'After the Spanish conquest',
      'Après la conquête espagnole',
      'Tras la conquista española',
      'スペイン征服後',
    ],
    description: [
      '基切玛雅人的圣书，16世纪中叶用拉丁字母写成，今存希梅内斯神父约1701年的抄本。这里选序言与创世之前的寂静。',
      'The book of counsel of the K’iche’ Maya, written in Latin letters in the mid sixteenth century and kept in Father Ximénez’s copy of about 1701. Given here are its preface and the silence before creation.',
      'Le livre du conseil des Mayas k’iche’, écrit en lettres latines au milieu du XVIᵉ siècle et conservé dans la copie du père Ximénez, vers 1701. On lira ici la préface et le silence d’avant la création.',
      'El libro del consejo de los mayas k’iche’, escrito en letras latinas a mediados del siglo XVI y conservado en la copia del padre Ximénez, de hacia 1701. Aquí se leen el prefacio y el silencio anterior a la creación.',
      'キチェ・マヤの聖なる書。16世紀半ばにラテン文字で記され、ヒメネス神父の1701年ごろの写本で伝わる。ここには序と、創造の前の静けさを読む。',
    ],
  },
  original: {
    language: 'quc',
    edition: [
      '希梅内斯抄本（纽伯里图书馆），据今日通行正字法转写',
      'the Ximénez manuscript (Newberry Library), in today’s K’iche’ spelling',
      'le manuscrit Ximénez (bibliothèque Newberry), en orthographe k’iche’ actuelle',
      'el manuscrito de Ximénez (biblioteca Newberry), en la ortografía k’iche’ actual',
      'ヒメネス写本（ニューベリー図書館）、現代キチェ語の綴りによる',
    ],
  },
  volumes: [
    {
      key: 'popol-vuh',
      title: ['波波尔·乌', 'The Popol Vuh', 'Le Popol Vuh', 'El Popol Vuh', 'ポポル・ヴフ'],
      chapters: [
        {
          key: 'preface',
          title: 'Are’ u xe’ ojer tzij',
          titles: [
            '序：古老话语的根',
            'Preface: the root of the old word',
            'Préface : la racine de la parole ancienne',
            'Prefacio: la raíz de la antigua palabra',
            '序　古き言葉の根',
          ],
        },
        {
          key: 'popo-wuj',
          title: 'Popo Wuj',
          titles: [
            '序：看不见的书',
            'Preface: the book no longer seen',
            'Préface : le livre qu’on ne voit plus',
            'Prefacio: el libro que ya no se ve',
            '序　もはや見られぬ書',
          ],
        },
        {
          key: 'silence',
          title: 'Are’ u tzijoxik wa’e',
          titles: ['创世之前', 'Before creation', 'Avant la création', 'Antes de la creación', '創造の前'],
        },
      ],
    },
  ],
};
