import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'shipwrecked-sailor',
  work: null,
  facts: {
    title: ['遇难水手的故事', 'The Shipwrecked Sailor', 'Le Conte du naufragé', 'El náufrago', '難破した水夫の物語'],
    originalTitle: 'ḏd in šmsw iqr',

    genre: 'ancient_writing',
    authors: [
      {
        name: [
          '佚名（抄写者阿梅纳之子阿梅尼）',
          'Unknown (copied by Ameny, son of Amenaa)',
          'Anonyme (copié par Amény, fils d’Amenâa)',
          'Anónimo (copiado por Ameny, hijo de Amenaa)',
          '作者未詳（書写アメナアの子アメニ）',
        ],
      },
    ],
    writing: ['-1950~', '-1800~'],
    dynasty: [
      '埃及中王国',
      'Middle Kingdom of Egypt',
      'Moyen Empire égyptien',
      'Imperio Medio egipcio',
      'エジプト中王国',
    ],
    description: [
      '埃及中王国的故事：水手漂流到魂灵之岛，遇见一条大蛇。唯一的纸草今藏圣彼得堡。这里选开头、蛇的安慰与结尾。',
      'A tale of the Middle Kingdom: a sailor cast up on the island of the ka meets a great serpent. The one papyrus is in Saint Petersburg. Given here are the opening, the serpent’s comfort and the end.',
      'Un conte du Moyen Empire : un marin jeté sur l’île du ka rencontre un grand serpent. L’unique papyrus est à Saint-Pétersbourg. On lira ici le début, les paroles du serpent et la fin.',
      'Un cuento del Imperio Medio: un marinero arrojado a la isla del ka encuentra una gran serpiente. El único papiro está en San Petersburgo. Aquí se leen el comienzo, el consuelo de la serpiente y el final.',
      '中王国の物語。カーの島に打ち上げられた水夫が大蛇に出会う。唯一のパピルスはサンクトペテルブルクにある。ここには冒頭、蛇の慰め、結びを読む。',
    ],
  },
  original: {
    language: 'egy-Latn',
    edition: [
      '据圣彼得堡1115号纸草转写',
      'transliteration after Papyrus Saint Petersburg 1115',
      'translittération d’après le papyrus Saint-Pétersbourg 1115',
      'transliteración según el papiro San Petersburgo 1115',
      'サンクトペテルブルク・パピルス1115の翻字',
    ],
  },
  volumes: [
    {
      key: 'sailor',
      title: ['故事', 'The tale', 'Le conte', 'El cuento', '物語'],
      chapters: [
        {
          key: 'opening',
          title: '1–11',
          titles: [
            '开头（1—11行）',
            'The opening (lines 1–11)',
            'Le début (lignes 1-11)',
            'El comienzo (líneas 1-11)',
            '冒頭（1〜11行）',
          ],
        },
        {
          key: 'serpent',
          title: '111–124',
          titles: [
            '蛇的安慰（111—124行）',
            'The serpent’s comfort (lines 111–124)',
            'Les paroles du serpent (lignes 111-124)',
            'El consuelo de la serpiente (líneas 111-124)',
            '蛇の慰め（111〜124行）',
          ],
        },
        {
          key: 'end',
          title: '183–189',
          titles: [
            '结尾（183—189行）',
            'The end (lines 183–189)',
            'La fin (lignes 183-189)',
            'El final (líneas 183-189)',
            '結び（183〜189行）',
          ],
        },
      ],
    },
  ],
};
