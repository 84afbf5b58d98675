import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'journey-to-the-west',
  work: 'journey-to-the-west',
  facts: {
    title: ['西游记', 'Journey to the West', 'La Pérégrination vers l’Ouest', 'Viaje al Oeste', '西遊記'],
    originalTitle: '西遊記',
    otherTitles: ['Xiyou ji'],
    genre: 'ancient_cn',
    authors: [
      {
        name: [
          '吴承恩（传）',
          'Wu Cheng’en (attributed)',
          'Wu Cheng’en (attribué)',
          'Wu Cheng’en (atribuido)',
          '呉承恩（伝）',
        ],
      },
    ],
    writing: ['1550?', '1592'],
    dynasty: ['明', 'Ming', 'Ming', 'Ming', '明'],
    description: [
      '唐僧与孙悟空、猪八戒、沙和尚西天取经的神魔小说，一百回。这里选开篇诗、石猴出世、如来掌中的赌赛与无字真经。',
      'The novel, in a hundred chapters, of the monk Xuanzang’s road to India with Monkey, Pigsy and Sandy. Given here: the opening poem, the birth of the stone monkey, the wager in the Buddha’s palm and the scriptures without words.',
      'Le roman, en cent chapitres, de la route du moine Xuanzang vers l’Inde avec le Singe, le Porc et le Bonze des sables. On lira ici le poème d’ouverture, la naissance du singe de pierre, le pari dans la paume du Bouddha et les écritures sans mots.',
      'La novela, en cien capítulos, del camino del monje Xuanzang a la India con el Mono, el Cerdo y el Monje de la Arena. Aquí se leen el poema inicial, el nacimiento del mono de piedra, la apuesta en la palma de Buda y las escrituras sin letras.',
      '三蔵法師が孫悟空、猪八戒、沙悟浄を連れて天竺へ経を取りにゆく百回の小説。ここには冒頭の詩、石猿の誕生、如来の掌の賭け、無字の真経を読む。',
    ],
  },
  original: {
    language: 'zh-Hant',
    edition: [
      '世德堂本（1592年）一系的通行文本',
      'the common text of the line of the Shidetang edition (1592)',
      'le texte courant de la lignée de l’édition Shidetang (1592)',
      'el texto corriente de la línea de la edición Shidetang (1592)',
      '世徳堂本（1592年）系の通行本文',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'xiyou',
      title: ['西游记', 'The Journey to the West', 'Le Voyage en Occident', 'El Viaje al Oeste', '西遊記'],
      chapters: [
        {
          key: '1-poem',
          title: '第一回',
          titles: [
            '开篇诗（第一回）',
            'Opening poem (ch. 1)',
            'Poème d’ouverture (ch. 1)',
            'Poema inicial (cap. 1)',
            '冒頭の詩（第一回）',
          ],
        },
        {
          key: '1-monkey',
          title: '第一回',
          titles: [
            '石猴出世（第一回，节选）',
            'The birth of the stone monkey (ch. 1, from it)',
            'La naissance du singe de pierre (ch. 1, extrait)',
            'El nacimiento del mono de piedra (cap. 1, fragmento)',
            '石猿の誕生（第一回・抄）',
          ],
        },
        {
          key: '7-palm',
          title: '第七回',
          titles: [
            '如来掌中（第七回，节选）',
            'In the Buddha’s palm (ch. 7, from it)',
            'Dans la paume du Bouddha (ch. 7, extrait)',
            'En la palma de Buda (cap. 7, fragmento)',
            '如来の掌（第七回・抄）',
          ],
        },
        {
          key: '98-blank',
          title: '第九十八回',
          titles: [
            '无字真经（第九十八回，节选）',
            'The scriptures without words (ch. 98, from it)',
            'Les écritures sans mots (ch. 98, extrait)',
            'Las escrituras sin letras (cap. 98, fragmento)',
            '無字の真経（第九十八回・抄）',
          ],
        },
      ],
    },
  ],
};
