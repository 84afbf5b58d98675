import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'poetic-edda',
  work: null,
  facts: {
    title: ['诗体埃达', 'Poetic Edda', 'Edda poétique', 'Edda poética', '古エッダ'],
    originalTitle: 'Sæmundaredda',
    otherTitles: ['Hávamál', 'Völuspá'],
    genre: 'ancient_en',
    authors: [{ name: ['佚名', 'Unknown', 'Anonymes', 'Anónimos', '作者未詳'] }],
    writing: ['0900?', '1270~'],
    dynasty: [
      '维京时代至中世纪冰岛',
      'Viking Age to medieval Iceland',
      'De l’époque viking à l’Islande médiévale',
      'De la época vikinga a la Islandia medieval',
      'ヴァイキング時代から中世アイスランド',
    ],
    description: [
      '冰岛《王室抄本》（约1270年）所存的古北欧诗歌。这里选《女占卜者的预言》和《高人的箴言》。',
      'The Old Norse poems of the Codex Regius, written in Iceland about 1270. Given here are stanzas of the Seeress’s Prophecy and of the Words of the High One.',
      'Les poèmes en vieux norrois du Codex Regius, copié en Islande vers 1270. On lira ici des strophes de la Prédiction de la voyante et des Dits du Très-Haut.',
      'Los poemas en nórdico antiguo del Codex Regius, escrito en Islandia hacia 1270. Aquí se leen estrofas de la Profecía de la vidente y de los Dichos del Alto.',
      '1270年ごろアイスランドで書かれた王室写本の古ノルド語の詩。ここには「巫女の予言」と「高き者の言葉」から読む。',
    ],
  },
  original: {
    language: 'non',
    edition: [
      '王室抄本，正规化拼写',
      'the Codex Regius, in normalized spelling',
      'le Codex Regius, en graphie normalisée',
      'el Codex Regius, en grafía normalizada',
      '王室写本、標準化した綴り',
    ],
  },
  volumes: [
    {
      key: 'voluspa',
      title: [
        '女占卜者的预言',
        'The Seeress’s Prophecy',
        'La Prédiction de la voyante',
        'La Profecía de la vidente',
        '巫女の予言',
      ],
      chapters: [
        {
          key: 'voluspa-3',
          title: 'Völuspá 1–3',
          titles: ['起初', 'In the beginning', 'Au commencement', 'En el principio', '初めに'],
        },
        {
          key: 'voluspa-45',
          title: 'Völuspá 45–59',
          titles: [
            '世界的末日与新生（节选）',
            'The end and the new earth (from it)',
            'La fin et la terre nouvelle (extraits)',
            'El fin y la tierra nueva (fragmentos)',
            '終末と新しい大地（抄）',
          ],
        },
      ],
    },
    {
      key: 'havamal',
      title: [
        '高人的箴言',
        'The Words of the High One',
        'Les Dits du Très-Haut',
        'Los Dichos del Alto',
        '高き者の言葉',
      ],
      chapters: [
        {
          key: 'havamal-1',
          title: 'Hávamál 1, 47',
          titles: ['客与友', 'Guest and friend', 'L’hôte et l’ami', 'El huésped y el amigo', '客と友'],
        },
        { key: 'havamal-76', title: 'Hávamál 76–77', titles: ['名声', 'Fame', 'Le renom', 'La fama', '名'] },
        {
          key: 'havamal-138',
          title: 'Hávamál 138–139',
          titles: [
            '奥丁得卢恩文字',
            'Odin wins the runes',
            'Odin conquiert les runes',
            'Odín gana las runas',
            'オーディン、ルーンを得る',
          ],
        },
      ],
    },
  ],
};
