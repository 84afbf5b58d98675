import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'three-kingdoms',
  work: 'romance-of-the-three-kingdoms',
  facts: {
    title: [
      '三国演义',
      'Romance of the Three Kingdoms',
      'Les Trois Royaumes',
      'Romance de los Tres Reinos',
      '三国志演義',
    ],
    originalTitle: '三國演義',
    otherTitles: ['三國志通俗演義', 'Sanguo yanyi'],
    genre: 'ancient_cn',
    authors: [{ name: ['罗贯中', 'Luo Guanzhong', 'Luo Guanzhong', 'Luo Guanzhong', '羅貫中'] }],
    writing: ['1350?', '1400?'],
    dynasty: [
      '元末明初',
      'Late Yuan to early Ming',
      'Fin des Yuan, début des Ming',
      'Fin de los Yuan y comienzo de los Ming',
      '元末明初',
    ],
    description: [
      '演述东汉末至晋统一近百年史事的长篇章回小说，一百二十回。这里选卷首词与首句、桃园结义和青梅煮酒。',
      'The great novel of the hundred years from the fall of Han to the union under Jin, in 120 chapters. Given here: the opening song and sentence, the oath in the peach garden, and wine with green plums.',
      'Le grand roman des cent ans qui vont de la chute des Han à l’union sous les Jin, en 120 chapitres. On lira ici le chant et la phrase d’ouverture, le serment du jardin des pêchers, et le vin aux prunes vertes.',
      'La gran novela de los cien años que van de la caída de Han a la unión bajo Jin, en 120 capítulos. Aquí se leen el canto y la frase inicial, el juramento del jardín de los melocotoneros y el vino con ciruelas verdes.',
      '後漢の末から晋の統一まで、およそ百年を描く長編小説、百二十回。ここには巻頭の詞と書き出し、桃園の誓い、青梅の酒の場面を読む。',
    ],
  },
  original: {
    language: 'zh-Hant',
    edition: [
      '毛宗岗评本（通行本）',
      'the common text, that of Mao Zonggang',
      'le texte courant, celui de Mao Zonggang',
      'el texto corriente, el de Mao Zonggang',
      '毛宗崗本（通行本）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'sanguo',
      title: ['三国演义', 'Three Kingdoms', 'Les Trois Royaumes', 'Los Tres Reinos', '三国志演義'],
      chapters: [
        {
          key: '1-opening',
          title: '卷首詞 第一回',
          titles: [
            '卷首词与首句（第一回）',
            'Opening song and sentence (ch. 1)',
            'Chant et phrase d’ouverture (ch. 1)',
            'Canto y frase inicial (cap. 1)',
            '巻頭の詞と書き出し（第一回）',
          ],
        },
        {
          key: '1-oath',
          title: '第一回 桃園結義',
          titles: [
            '桃园结义（第一回）',
            'The oath in the peach garden (ch. 1)',
            'Le serment du jardin des pêchers (ch. 1)',
            'El juramento del jardín (cap. 1)',
            '桃園の誓い（第一回）',
          ],
        },
        {
          key: '21-wine',
          title: '第二十一回 煮酒論英雄',
          titles: [
            '煮酒论英雄（第二十一回）',
            'Heroes, over wine (ch. 21)',
            'Des héros, autour du vin (ch. 21)',
            'De los héroes, ante el vino (cap. 21)',
            '酒を煮て英雄を論ず（第二十一回）',
          ],
        },
      ],
    },
  ],
};
