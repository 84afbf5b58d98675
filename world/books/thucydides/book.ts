import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'thucydides',
  work: null,
  facts: {
    title: [
      '伯罗奔尼撒战争史',
      'The Peloponnesian War',
      'La Guerre du Péloponnèse',
      'Historia de la guerra del Peloponeso',
      '戦史',
    ],
    originalTitle: 'Ἱστορίαι',

    genre: 'ancient_en',
    authors: [{ name: ['修昔底德', 'Thucydides', 'Thucydide', 'Tucídides', 'トゥキュディデス'] }],
    writing: ['-0431', '-0400~'],
    dynasty: ['古典时代的希腊', 'Classical Greece', 'Grèce classique', 'Grecia clásica', '古典期ギリシア'],
    description: [
      '雅典将军修昔底德所记雅典与斯巴达之战，八卷，未完。这里选开篇、著史的用意、伯里克利的葬礼演说与米洛斯对话。',
      'The Athenian general’s history of the war between Athens and Sparta, eight books, unfinished. Given here: the opening, why he wrote, the funeral speech of Pericles and the Melian dialogue.',
      'L’histoire de la guerre entre Athènes et Sparte par le général athénien, huit livres, inachevée. On lira ici l’ouverture, le dessein de l’œuvre, l’oraison funèbre de Périclès et le dialogue de Mélos.',
      'La historia de la guerra entre Atenas y Esparta por el general ateniense, ocho libros, inacabada. Aquí se leen el comienzo, el propósito de la obra, la oración fúnebre de Pericles y el diálogo de Melos.',
      'アテナイの将軍が記したアテナイとスパルタの戦いの史書、八巻、未完。ここには冒頭、著述の意図、ペリクレスの葬送演説、メロス対話を読む。',
    ],
  },
  original: {
    language: 'grc',
    edition: [
      '琼斯校本（牛津）一系的通行文本',
      'the common text of the line of Jones (Oxford)',
      'le texte courant de la lignée de Jones (Oxford)',
      'el texto corriente de la línea de Jones (Oxford)',
      'ジョーンズ校訂（オックスフォード）系の通行本文',
    ],
  },
  volumes: [
    {
      key: 'war',
      title: [
        '伯罗奔尼撒战争史',
        'The Peloponnesian War',
        'La Guerre du Péloponnèse',
        'La guerra del Peloponeso',
        '戦史',
      ],
      chapters: [
        {
          key: '1.1',
          title: 'Α 1',
          titles: ['卷一 1：开篇', '1.1: The opening', 'I, 1 : l’ouverture', 'I, 1: el comienzo', '第一巻1　冒頭'],
        },
        {
          key: '1.22',
          title: 'Α 22',
          titles: [
            '卷一 22：永久的财富',
            '1.22: A possession for all time',
            'I, 22 : un bien pour toujours',
            'I, 22: un bien para siempre',
            '第一巻22　永遠の財産',
          ],
        },
        {
          key: '2.37',
          title: 'Β 37–43',
          titles: [
            '卷二 37—43：葬礼演说（节选）',
            '2.37–43: The funeral speech (from it)',
            'II, 37-43 : l’oraison funèbre (extraits)',
            'II, 37-43: la oración fúnebre (fragmentos)',
            '第二巻37〜43　葬送演説（抄）',
          ],
        },
        {
          key: '5.89',
          title: 'Ε 89',
          titles: [
            '卷五 89：米洛斯对话（节选）',
            '5.89: The Melian dialogue (from it)',
            'V, 89 : le dialogue de Mélos (extrait)',
            'V, 89: el diálogo de Melos (fragmento)',
            '第五巻89　メロス対話（抄）',
          ],
        },
      ],
    },
  ],
};
