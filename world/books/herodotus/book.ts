import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'herodotus',
  work: 'histories-of-herodotus',
  facts: {
    title: ['历史', 'Histories', 'Histoires', 'Historias', '歴史'],
    originalTitle: 'Ἱστορίαι',

    genre: 'ancient_en',
    authors: [{ name: ['希罗多德', 'Herodotus', 'Hérodote', 'Heródoto', 'ヘロドトス'], item: 'herodotus' }],
    writing: ['-0450~', '-0420~'],
    dynasty: ['古典时代的希腊', 'Classical Greece', 'Grèce classique', 'Grecia clásica', '古典期ギリシア'],
    description: [
      '记述希腊与波斯之争的九卷书，西方史学的开端。这里选序言、世事之变、梭伦之言、大流士试问习俗，以及温泉关的两则。',
      'Nine books on why Greeks and Persians fought, with which history-writing in the West begins. Given here: the opening, the change of all things, Solon’s word, Darius on custom, and two pages on Thermopylae.',
      'Neuf livres sur les causes de la guerre entre Grecs et Perses ; l’histoire en Occident y commence. On lira ici le prologue, le changement des choses, le mot de Solon, Darius et les coutumes, et deux pages sur les Thermopyles.',
      'Nueve libros sobre por qué lucharon griegos y persas; con ellos empieza la historia en Occidente. Aquí se leen el proemio, el cambio de las cosas, la palabra de Solón, Darío y las costumbres, y dos páginas sobre las Termópilas.',
      'ギリシア人とペルシア人の争いの由来を探る九巻の書。西洋の歴史叙述はここに始まる。ここには序、万物の移ろい、ソロンの言葉、ダレイオスと慣わし、テルモピュライの二節を読む。',
    ],
  },
  original: {
    language: 'grc',
    edition: [
      '胡德校本（牛津）一系的通行本文',
      'the common text of the line of Hude (Oxford)',
      'le texte courant de la lignée de Hude (Oxford)',
      'el texto corriente de la línea de Hude (Oxford)',
      'フーデ校訂（オックスフォード）系の通行本文',
    ],
  },
  volumes: [
    {
      key: 'histories',
      title: ['历史', 'The Histories', 'Histoires', 'Historias', '歴史'],
      chapters: [
        {
          key: '1.0',
          title: 'Α, προοίμιον',
          titles: ['卷一：序言', 'Book 1: Opening', 'Livre I : prologue', 'Libro I: proemio', '第一巻　序'],
        },
        {
          key: '1.5',
          title: 'Α 5',
          titles: [
            '卷一 5：大城与小城',
            '1.5: Great cities and small',
            'I, 5 : grandes et petites cités',
            'I, 5: ciudades grandes y pequeñas',
            '第一巻5　大きな町と小さな町',
          ],
        },
        {
          key: '1.32',
          title: 'Α 32',
          titles: [
            '卷一 32：梭伦对克洛伊索斯',
            '1.32: Solon to Croesus',
            'I, 32 : Solon à Crésus',
            'I, 32: Solón a Creso',
            '第一巻32　ソロンがクロイソスに',
          ],
        },
        {
          key: '3.38',
          title: 'Γ 38',
          titles: [
            '卷三 38：习俗为王',
            '3.38: Custom is king',
            'III, 38 : la coutume est reine',
            'III, 38: la costumbre es reina',
            '第三巻38　慣わしは王',
          ],
        },
        {
          key: '7.226',
          title: 'Η 226',
          titles: [
            '卷七 226：阴影中作战',
            '7.226: A battle in the shade',
            'VII, 226 : combattre à l’ombre',
            'VII, 226: combatir a la sombra',
            '第七巻226　日陰の戦い',
          ],
        },
        {
          key: '7.228',
          title: 'Η 228',
          titles: [
            '卷七 228：温泉关的铭文',
            '7.228: The epitaphs at Thermopylae',
            'VII, 228 : les épitaphes des Thermopyles',
            'VII, 228: los epitafios de las Termópilas',
            '第七巻228　テルモピュライの墓碑銘',
          ],
        },
      ],
    },
  ],
};
