import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'shahnameh',
  work: 'shahnameh',
  facts: {
    title: ['列王纪', 'Shahnameh', 'Livre des rois', 'Libro de los reyes', '王書'],
    originalTitle: 'شاهنامه',

    genre: 'ancient_en',
    authors: [{ name: ['菲尔多西', 'Firdausi', 'Firdousi', 'Firdusi', 'フェルドウスィー'] }],
    writing: ['0977~', '1010'],
    dynasty: [
      '萨曼朝与伽色尼朝',
      'Samanids and Ghaznavids',
      'Samanides et Ghaznévides',
      'Samánidas y gaznávidas',
      'サーマーン朝・ガズナ朝',
    ],
    description: [
      '波斯民族史诗，约五万联，从开天辟地写到萨珊王朝覆亡。这里选开篇、法里东、苏赫拉布故事的序诗和诗人自道。',
      'The epic of Iran, of some fifty thousand couplets, from the first king to the fall of the Sasanians. Given here: the opening, on Faridun, the prelude to Sohrab, and the poet on his own work.',
      'L’épopée de l’Iran, environ cinquante mille distiques, du premier roi à la chute des Sassanides. On lira ici l’ouverture, Faridoun, le prélude à Sohrab et le poète sur son œuvre.',
      'La epopeya de Irán, unos cincuenta mil dísticos, del primer rey a la caída de los sasánidas. Aquí se leen la apertura, Faridún, el preludio de Sohrab y el poeta sobre su obra.',
      'イランの民族叙事詩。最初の王からサーサーン朝の滅亡まで約五万対句。ここには冒頭、ファリードゥーン、ソフラーブの序、詩人の自負の句を読む。',
    ],
  },
  original: {
    language: 'fa',
    edition: [
      '莫斯科校本一系的通行文本',
      'the common text of the line of the Moscow edition',
      'le texte courant de la lignée de l’édition de Moscou',
      'el texto corriente de la línea de la edición de Moscú',
      'モスクワ版系の通行本文',
    ],
    direction: 'rtl',
  },
  volumes: [
    {
      key: 'shahnameh',
      title: ['列王纪', 'The Shahnameh', 'Le Livre des rois', 'El Libro de los reyes', '王書'],
      chapters: [
        { key: 'opening', title: 'آغاز کتاب', titles: ['开篇', 'The opening', 'L’ouverture', 'La apertura', '冒頭'] },
        { key: 'faridun', title: 'فریدون', titles: ['法里东', 'Faridun', 'Faridoun', 'Faridún', 'ファリードゥーン'] },
        {
          key: 'sohrab',
          title: 'داستان رستم و سهراب',
          titles: [
            '鲁斯塔姆与苏赫拉布（序诗）',
            'Rostam and Sohrab (prelude)',
            'Rostam et Sohrab (prélude)',
            'Rostam y Sohrab (preludio)',
            'ロスタムとソフラーブ（序）',
          ],
        },
        {
          key: 'poet',
          title: 'فردوسی دربارهٔ شاهنامه',
          titles: [
            '诗人自道',
            'The poet on his work',
            'Le poète sur son œuvre',
            'El poeta sobre su obra',
            '詩人の言葉',
          ],
        },
      ],
    },
  ],
};
