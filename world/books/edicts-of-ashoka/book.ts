import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'edicts-of-ashoka',
  work: null,
  facts: {
    title: ['阿育王法敕', 'Edicts of Ashoka', 'Édits d’Ashoka', 'Edictos de Ashoka', 'アショーカ王碑文'],
    originalTitle: 'dhaṃmalipi',

    genre: 'ancient_writing',
    authors: [{ name: ['阿育王', 'Ashoka', 'Ashoka', 'Ashoka', 'アショーカ王'], item: 'ashoka' }],
    writing: ['-0260~', '-0240~'],
    dynasty: ['孔雀王朝', 'Maurya', 'Maurya', 'Maurya', 'マウリヤ朝'],
    description: [
      '孔雀王朝阿育王命人刻在岩石和石柱上的俗语法敕，婆罗米字。这里选第一、第十二岩敕（吉尔纳尔）和蓝毗尼石柱。',
      'What the Maurya king had cut on rocks and pillars, in Prakrit and Brahmi letters. Given here, from Girnar, parts of Rock Edicts 1 and 12, and the pillar of Lumbini.',
      'Ce que le roi Maurya fit graver sur des rochers et des piliers, en prakrit et en lettres brahmi. On lira ici, de Girnar, des passages des édits sur roc 1 et 12, et le pilier de Lumbini.',
      'Lo que el rey Maurya hizo grabar en rocas y pilares, en prácrito y letras brahmi. Aquí se leen, de Girnar, pasajes de los edictos en roca 1 y 12, y el pilar de Lumbini.',
      'マウリヤ朝の王が岩と石柱に刻ませた、プラークリット語・ブラーフミー文字の法勅。ここにはギルナールの第一・第十二摩崖法勅の一部と、ルンビニーの石柱を読む。',
    ],
  },
  original: {
    language: 'pra-Latn',
    edition: [
      '据石刻转写（胡尔奇校本一系）',
      'transliteration after the stones, in the line of Hultzsch',
      'translittération d’après les pierres, dans la lignée de Hultzsch',
      'transliteración según las piedras, en la línea de Hultzsch',
      '石刻の翻字（フルチュ校訂系）',
    ],
  },
  volumes: [
    {
      key: 'edicts',
      title: ['法敕', 'Edicts', 'Édits', 'Edictos', '法勅'],
      chapters: [
        {
          key: 're-1',
          title: 'Girnār I',
          titles: [
            '第一岩敕：不杀生（节选）',
            'Rock Edict 1: Not to kill (from it)',
            'Édit sur roc 1 : ne pas tuer (extraits)',
            'Edicto en roca 1: no matar (fragmentos)',
            '第一摩崖法勅　殺生の戒め（抄）',
          ],
        },
        {
          key: 're-12',
          title: 'Girnār XII',
          titles: [
            '第十二岩敕：诸教（节选）',
            'Rock Edict 12: All faiths (from it)',
            'Édit sur roc 12 : toutes les croyances (extraits)',
            'Edicto en roca 12: todas las creencias (fragmentos)',
            '第十二摩崖法勅　もろもろの宗派（抄）',
          ],
        },
        {
          key: 'lumbini',
          title: 'Rummindei',
          titles: [
            '蓝毗尼石柱',
            'The pillar of Lumbini',
            'Le pilier de Lumbini',
            'El pilar de Lumbini',
            'ルンビニーの石柱',
          ],
        },
      ],
    },
  ],
};
