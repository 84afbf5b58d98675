import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'darius-inscriptions',
  work: null,
  facts: {
    title: [
      '大流士铭文',
      'Inscriptions of Darius',
      'Inscriptions de Darius',
      'Inscripciones de Darío',
      'ダレイオスの碑文',
    ],
    originalTitle: 'θātiy Dārayavauš xšāyaθiya',

    genre: 'ancient_writing',
    authors: [{ name: ['大流士一世', 'Darius I', 'Darius Iᵉʳ', 'Darío I', 'ダレイオス一世'], item: 'darius-i' }],
    writing: ['-0520~', '-0486'],
    dynasty: ['阿契美尼德王朝', 'Achaemenids', 'Achéménides', 'Aqueménidas', 'アケメネス朝'],
    description: [
      '大流士一世的古波斯语铭文。这里选贝希斯敦山崖上的自述、波斯波利斯的祈愿和纳克什-鲁斯塔姆陵墓的开篇。',
      'Words of Darius I in Old Persian cuneiform. Given here: from the cliff of Behistun, from Persepolis, and the opening of his tomb inscription at Naqsh-e Rostam.',
      'Paroles de Darius Iᵉʳ en cunéiforme vieux-perse. On lira ici des passages de la falaise de Béhistoun, de Persépolis, et le début de l’inscription de sa tombe à Naqsh-e Rostam.',
      'Palabras de Darío I en cuneiforme persa antiguo. Aquí se leen pasajes del risco de Behistún, de Persépolis, y el comienzo de la inscripción de su tumba en Naqsh-e Rostam.',
      'ダレイオス一世の古代ペルシア語楔形文字碑文。ここにはベヒストゥンの崖、ペルセポリス、ナクシェ・ロスタムの墓の冒頭を読む。',
    ],
  },
  original: {
    language: 'peo-Latn',
    edition: [
      '据石刻归一转写',
      'normalized transcription after the stones',
      'transcription normalisée d’après les pierres',
      'transcripción normalizada según las piedras',
      '石刻による標準化転写',
    ],
  },
  volumes: [
    {
      key: 'inscriptions',
      title: ['铭文', 'Inscriptions', 'Inscriptions', 'Inscripciones', '碑文'],
      chapters: [
        {
          key: 'db-1',
          title: 'DB I 1–12',
          titles: [
            '贝希斯敦：我是大流士',
            'Behistun: I am Darius',
            'Béhistoun : je suis Darius',
            'Behistún: yo soy Darío',
            'ベヒストゥン　われはダレイオス',
          ],
        },
        {
          key: 'dpd',
          title: 'DPd 12–24',
          titles: [
            '波斯波利斯：祈愿（节选）',
            'Persepolis: A prayer (from it)',
            'Persépolis : une prière (extrait)',
            'Persépolis: una oración (fragmento)',
            'ペルセポリス　祈り（抄）',
          ],
        },
        {
          key: 'dna',
          title: 'DNa 1–8',
          titles: [
            '纳克什-鲁斯塔姆：陵墓铭文（开头）',
            'Naqsh-e Rostam: The tomb (beginning)',
            'Naqsh-e Rostam : la tombe (début)',
            'Naqsh-e Rostam: la tumba (comienzo)',
            'ナクシェ・ロスタム　墓碑（冒頭）',
          ],
        },
      ],
    },
  ],
};
