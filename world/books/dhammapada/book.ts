import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'dhammapada',
  work: null,
  facts: {
    title: ['法句经', 'Dhammapada', 'Dhammapada', 'Dhammapada', '法句経（ダンマパダ）'],
    originalTitle: 'Dhammapada',
    otherTitles: ['法句經'],
    genre: 'ancient_en',
    authors: [
      {
        name: [
          '佛陀（传）',
          'The Buddha (by tradition)',
          'Le Bouddha (selon la tradition)',
          'Buda (según la tradición)',
          'ブッダ（伝）',
        ],
        item: 'gautama-buddha',
      },
    ],
    writing: ['-0300?', '-0050?'],

    description: [
      '巴利语佛典中最广为传诵的诗集，四百二十三偈，分二十六品。这里选其中八品的十余偈。',
      'The best loved verses of the Pali canon: 423 stanzas in twenty-six chapters. Given here are some from eight of them.',
      'Les vers les plus aimés du canon pali : 423 stances en vingt-six chapitres. On en lira ici quelques-unes, de huit chapitres.',
      'Los versos más queridos del canon pali: 423 estrofas en veintiséis capítulos. Aquí se leen algunas, de ocho capítulos.',
      'パーリ仏典のなかで最も親しまれた詩集。二十六章、四百二十三偈。ここには八章から選んだ。',
    ],
  },
  original: {
    language: 'pi-Latn',
    edition: [
      '第六次结集本一系的通行文本（罗马字转写）',
      'the common text of the Sixth Council line, in Roman letters',
      'le texte courant de la lignée du Sixième Concile, en caractères latins',
      'el texto corriente de la línea del Sexto Concilio, en letras latinas',
      '第六結集版系の通行本文（ローマ字）',
    ],
  },
  volumes: [
    {
      key: 'dhammapada',
      title: ['法句经', 'The Dhammapada', 'Le Dhammapada', 'El Dhammapada', '法句経'],
      chapters: [
        { key: '1-yamaka', title: 'Yamakavaggo', titles: ['双品', 'The pairs', 'Les paires', 'Los pares', '対の章'] },
        {
          key: '2-appamada',
          title: 'Appamādavaggo',
          titles: [
            '不放逸品（节选）',
            'Watchfulness (from it)',
            'La vigilance (extrait)',
            'La vigilancia (fragmento)',
            '怠らぬことの章（抄）',
          ],
        },
        {
          key: '3-citta',
          title: 'Cittavaggo',
          titles: [
            '心品（节选）',
            'The mind (from it)',
            'L’esprit (extraits)',
            'La mente (fragmentos)',
            '心の章（抄）',
          ],
        },
        {
          key: '8-sahassa',
          title: 'Sahassavaggo',
          titles: ['千品（节选）', 'Thousands (from it)', 'Les mille (extrait)', 'Los mil (fragmento)', '千の章（抄）'],
        },
        {
          key: '10-danda',
          title: 'Daṇḍavaggo',
          titles: [
            '刀杖品（节选）',
            'The rod (from it)',
            'Le bâton (extraits)',
            'La vara (fragmentos)',
            '杖の章（抄）',
          ],
        },
        {
          key: '11-jara',
          title: 'Jarāvaggo',
          titles: [
            '老品（节选）',
            'Old age (from it)',
            'La vieillesse (extraits)',
            'La vejez (fragmentos)',
            '老いの章（抄）',
          ],
        },
        {
          key: '14-buddha',
          title: 'Buddhavaggo',
          titles: [
            '佛陀品（节选）',
            'The Buddha (from it)',
            'Le Bouddha (extrait)',
            'El Buda (fragmento)',
            'ブッダの章（抄）',
          ],
        },
        {
          key: '20-magga',
          title: 'Maggavaggo',
          titles: [
            '道品（节选）',
            'The path (from it)',
            'Le chemin (extrait)',
            'El camino (fragmento)',
            '道の章（抄）',
          ],
        },
      ],
    },
  ],
};
