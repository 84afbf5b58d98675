import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'iliad',
  work: 'iliad',
  facts: {
    title: ['伊利亚特', 'Iliad', 'Iliade', 'Ilíada', 'イリアス'],
    originalTitle: 'Ἰλιάς',

    genre: 'ancient_en',
    authors: [{ name: ['荷马', 'Homer', 'Homère', 'Homero', 'ホメロス'], item: 'homer' }],
    writing: ['-0750?', '-0650?'],
    dynasty: ['古风时代的希腊', 'Archaic Greece', 'Grèce archaïque', 'Grecia arcaica', 'アルカイック期ギリシア'],
    description: [
      '特洛伊战争第十年、阿喀琉斯之怒的史诗，二十四卷。这里选开篇、树叶之喻、赫克托耳的预感、阿喀琉斯的两种命运，以及普里阿摩斯的哀求。',
      'The epic of the anger of Achilles in the tenth year before Troy, in twenty-four books. Given here are the opening, the leaves, Hector’s foreboding, the two fates of Achilles and the plea of Priam.',
      'L’épopée de la colère d’Achille, la dixième année devant Troie, en vingt-quatre chants. On lira ici l’ouverture, les feuilles, le pressentiment d’Hector, les deux destins d’Achille et la supplication de Priam.',
      'La epopeya de la cólera de Aquiles en el décimo año ante Troya, en veinticuatro cantos. Aquí se leen la apertura, las hojas, el presentimiento de Héctor, los dos destinos de Aquiles y la súplica de Príamo.',
      'トロイア攻め十年目、アキレウスの怒りを歌う二十四巻の叙事詩。ここには冒頭、木の葉の喩え、ヘクトルの予感、アキレウスの二つの運命、プリアモスの嘆願を読む。',
    ],
  },
  original: {
    language: 'grc',
    edition: [
      '门罗与艾伦校本（牛津）一系的通行本文',
      'the common text of the line of Monro and Allen (Oxford)',
      'le texte courant de la lignée de Monro et Allen (Oxford)',
      'el texto corriente de la línea de Monro y Allen (Oxford)',
      'モンロー、アレン校訂（オックスフォード）系の通行本文',
    ],
  },
  volumes: [
    {
      key: 'iliad',
      title: ['伊利亚特', 'The Iliad', 'L’Iliade', 'La Ilíada', 'イリアス'],
      chapters: [
        {
          key: '1.1',
          title: 'Α 1–7',
          titles: [
            '卷一 1—7：开篇',
            '1.1–7: The opening',
            'I, 1-7 : l’ouverture',
            'I, 1-7: la apertura',
            '第一歌1〜7　冒頭',
          ],
        },
        {
          key: '6.146',
          title: 'Ζ 146–149',
          titles: [
            '卷六 146—149：人如树叶',
            '6.146–149: Like leaves',
            'VI, 146-149 : comme les feuilles',
            'VI, 146-149: como las hojas',
            '第六歌146〜149　木の葉のように',
          ],
        },
        {
          key: '6.447',
          title: 'Ζ 447–449',
          titles: [
            '卷六 447—449：赫克托耳的预感',
            '6.447–449: Hector foresees',
            'VI, 447-449 : le pressentiment d’Hector',
            'VI, 447-449: el presentimiento de Héctor',
            '第六歌447〜449　ヘクトルの予感',
          ],
        },
        {
          key: '9.410',
          title: 'Ι 410–416',
          titles: [
            '卷九 410—416：两种命运',
            '9.410–416: Two fates',
            'IX, 410-416 : deux destins',
            'IX, 410-416: dos destinos',
            '第九歌410〜416　二つの運命',
          ],
        },
        {
          key: '24.503',
          title: 'Ω 503–512, 525–528',
          titles: [
            '卷二十四 503—528：普里阿摩斯与阿喀琉斯',
            '24.503–528: Priam and Achilles',
            'XXIV, 503-528 : Priam et Achille',
            'XXIV, 503-528: Príamo y Aquiles',
            '第二十四歌503〜528　プリアモスとアキレウス',
          ],
        },
      ],
    },
  ],
};
