import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'odyssey',
  work: 'odyssey',
  facts: {
    title: ['奥德赛', 'Odyssey', 'Odyssée', 'Odisea', 'オデュッセイア'],
    originalTitle: 'Ὀδύσσεια',

    genre: 'ancient_en',
    authors: [{ name: ['荷马', 'Homer', 'Homère', 'Homero', 'ホメロス'], item: 'homer' }],
    writing: ['-0725?', '-0650?'],
    dynasty: ['古风时代的希腊', 'Archaic Greece', 'Grèce archaïque', 'Grecia arcaica', 'アルカイック期ギリシア'],
    description: [
      '奥德修斯从特洛伊归乡十年漂泊的史诗，二十四卷。这里选开篇、独眼巨人、冥府中的阿喀琉斯、塞壬之歌和老狗阿尔戈斯。',
      'The epic of Odysseus’ ten years’ way home from Troy, in twenty-four books. Given here are the opening, the Cyclops, Achilles among the dead, the Sirens’ song and the old dog Argos.',
      'L’épopée des dix ans de retour d’Ulysse depuis Troie, en vingt-quatre chants. On lira ici l’ouverture, le Cyclope, Achille chez les morts, le chant des Sirènes et le vieux chien Argos.',
      'La epopeya de los diez años de regreso de Odiseo desde Troya, en veinticuatro cantos. Aquí se leen la apertura, el cíclope, Aquiles entre los muertos, el canto de las sirenas y el viejo perro Argos.',
      'トロイアからの帰国に十年さすらったオデュッセウスを歌う二十四巻の叙事詩。ここには冒頭、キュクロプス、冥府のアキレウス、セイレンの歌、老犬アルゴスを読む。',
    ],
  },
  original: {
    language: 'grc',
    edition: [
      '艾伦校本（牛津）一系的通行本文',
      'the common text of the line of Allen (Oxford)',
      'le texte courant de la lignée d’Allen (Oxford)',
      'el texto corriente de la línea de Allen (Oxford)',
      'アレン校訂（オックスフォード）系の通行本文',
    ],
  },
  volumes: [
    {
      key: 'odyssey',
      title: ['奥德赛', 'The Odyssey', 'L’Odyssée', 'La Odisea', 'オデュッセイア'],
      chapters: [
        {
          key: '1.1',
          title: 'α 1–10',
          titles: [
            '卷一 1—10：开篇',
            '1.1–10: The opening',
            'I, 1-10 : l’ouverture',
            'I, 1-10: la apertura',
            '第一歌1〜10　冒頭',
          ],
        },
        {
          key: '9.364',
          title: 'ι 364–370',
          titles: [
            '卷九 364—370：“没有人”',
            '9.364–370: Nobody',
            'IX, 364-370 : Personne',
            'IX, 364-370: Nadie',
            '第九歌364〜370　「誰でもない」',
          ],
        },
        {
          key: '11.488',
          title: 'λ 488–491',
          titles: [
            '卷十一 488—491：冥府中的阿喀琉斯',
            '11.488–491: Achilles among the dead',
            'XI, 488-491 : Achille chez les morts',
            'XI, 488-491: Aquiles entre los muertos',
            '第十一歌488〜491　冥府のアキレウス',
          ],
        },
        {
          key: '12.184',
          title: 'μ 184–191',
          titles: [
            '卷十二 184—191：塞壬之歌',
            '12.184–191: The song of the Sirens',
            'XII, 184-191 : le chant des Sirènes',
            'XII, 184-191: el canto de las sirenas',
            '第十二歌184〜191　セイレンの歌',
          ],
        },
        {
          key: '17.326',
          title: 'ρ 326–327',
          titles: [
            '卷十七 326—327：阿尔戈斯之死',
            '17.326–327: The death of Argos',
            'XVII, 326-327 : la mort d’Argos',
            'XVII, 326-327: la muerte de Argos',
            '第十七歌326〜327　アルゴスの死',
          ],
        },
      ],
    },
  ],
};
