import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'beowulf',
  work: null,
  facts: {
    title: ['贝奥武甫', 'Beowulf', 'Beowulf', 'Beowulf', 'ベーオウルフ'],
    originalTitle: 'Bēowulf',

    genre: 'ancient_en',
    authors: [{ name: ['佚名', 'Unknown', 'Anonyme', 'Anónimo', '作者未詳'] }],
    writing: ['0700?', '1000?'],
    dynasty: [
      '盎格鲁-撒克逊英格兰',
      'Anglo-Saxon England',
      'Angleterre anglo-saxonne',
      'Inglaterra anglosajona',
      'アングロ・サクソン時代のイングランド',
    ],
    description: [
      '最长的古英语史诗，三千一百八十二行，唯一的抄本约成于公元1000年。这里选开篇、希尔德的船葬、贝奥武甫论死与终篇。',
      'The longest poem in Old English, 3,182 lines, in one manuscript of about the year 1000. Given here: the opening, the ship of Scyld, Beowulf on death, and the last lines.',
      'Le plus long poème en vieil anglais, 3 182 vers, dans un seul manuscrit des environs de l’an 1000. On lira ici l’ouverture, la nef de Scyld, Beowulf sur la mort et les derniers vers.',
      'El poema más largo en inglés antiguo, 3182 versos, en un solo manuscrito de hacia el año 1000. Aquí se leen la apertura, la nave de Scyld, Beowulf sobre la muerte y los últimos versos.',
      '古英語で最も長い詩、三千百八十二行。西暦千年ごろの写本一つに伝わる。ここには冒頭、シュルドの船葬、死についてのベーオウルフの言葉、結びを読む。',
    ],
  },
  original: {
    language: 'ang',
    edition: [
      '科顿抄本，通行校订文本',
      'the Cotton manuscript, as commonly edited',
      'le manuscrit Cotton, selon les éditions courantes',
      'el manuscrito Cotton, según las ediciones corrientes',
      'コットン写本、通行の校訂本文',
    ],
  },
  volumes: [
    {
      key: 'beowulf',
      title: ['贝奥武甫', 'Beowulf', 'Beowulf', 'Beowulf', 'ベーオウルフ'],
      chapters: [
        {
          key: '1',
          title: '1–11',
          titles: [
            '1—11行：开篇',
            'Lines 1–11: The opening',
            'Vers 1-11 : l’ouverture',
            'Versos 1-11: la apertura',
            '1〜11行　冒頭',
          ],
        },
        {
          key: '47',
          title: '47–52',
          titles: [
            '47—52行：希尔德的船葬',
            'Lines 47–52: The ship of Scyld',
            'Vers 47-52 : la nef de Scyld',
            'Versos 47-52: la nave de Scyld',
            '47〜52行　シュルドの船葬',
          ],
        },
        {
          key: '1384',
          title: '1384–1389',
          titles: [
            '1384—1389行：贝奥武甫论死',
            'Lines 1384–1389: Beowulf on death',
            'Vers 1384-1389 : Beowulf sur la mort',
            'Versos 1384-1389: Beowulf sobre la muerte',
            '1384〜1389行　死について',
          ],
        },
        {
          key: '3178',
          title: '3178–3182',
          titles: [
            '3178—3182行：终篇',
            'Lines 3178–3182: The last lines',
            'Vers 3178-3182 : la fin',
            'Versos 3178-3182: el final',
            '3178〜3182行　結び',
          ],
        },
      ],
    },
  ],
};
