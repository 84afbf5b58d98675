import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'code-of-hammurabi',
  work: 'code-of-hammurabi',
  facts: {
    title: ['汉谟拉比法典', 'Code of Hammurabi', 'Code de Hammurabi', 'Código de Hammurabi', 'ハンムラビ法典'],
    originalTitle: 'Dīnāt mīšarim ša Ḫammurapi',

    genre: 'ancient_writing',
    authors: [{ name: ['汉谟拉比', 'Hammurabi', 'Hammurabi', 'Hammurabi', 'ハンムラビ'], item: 'hammurabi' }],
    writing: ['-1755~', '-1750~'],
    dynasty: ['古巴比伦', 'Old Babylonian', 'Époque paléo-babylonienne', 'Época paleobabilónica', '古バビロニア'],
    description: [
      '巴比伦王汉谟拉比命人刻在玄武岩石碑上的二百八十二条法律及前言后语，今藏卢浮宫。这里选前言一段、法律十三条和后语一段。',
      'The 282 laws, with prologue and epilogue, that the king of Babylon had cut on a stele of black stone, now in the Louvre. Given here: a part of the prologue, thirteen laws and a part of the epilogue.',
      'Les 282 lois, avec prologue et épilogue, que le roi de Babylone fit graver sur une stèle de pierre noire, aujourd’hui au Louvre. On lira ici un passage du prologue, treize lois et un passage de l’épilogue.',
      'Las 282 leyes, con prólogo y epílogo, que el rey de Babilonia hizo grabar en una estela de piedra negra, hoy en el Louvre. Aquí se leen un pasaje del prólogo, trece leyes y un pasaje del epílogo.',
      'バビロンの王が黒い石の碑に刻ませた二百八十二条の法と、その前文・結び。碑はルーヴルにある。ここには前文の一節、十三条、結びの一節を読む。',
    ],
  },
  original: {
    language: 'akk-Latn',
    edition: [
      '据卢浮宫石碑归一转写',
      'normalized transcription after the stele in the Louvre',
      'transcription normalisée d’après la stèle du Louvre',
      'transcripción normalizada según la estela del Louvre',
      'ルーヴルの碑による標準化転写',
    ],
  },
  volumes: [
    {
      key: 'laws',
      title: ['法典', 'The Laws', 'Les Lois', 'Las Leyes', '法典'],
      chapters: [
        {
          key: 'prologue',
          title: 'Kol. I 27–49',
          titles: ['前言（节选）', 'Prologue (from it)', 'Prologue (extrait)', 'Prólogo (fragmento)', '前文（抄）'],
        },
        {
          key: 'laws',
          title: 'Dīnātum',
          titles: ['法律（选）', 'Laws (a choice)', 'Lois (choix)', 'Leyes (selección)', '法（抄）'],
        },
        {
          key: 'epilogue',
          title: 'Kol. XLVIII 3–19',
          titles: ['后语（节选）', 'Epilogue (from it)', 'Épilogue (extrait)', 'Epílogo (fragmento)', '結び（抄）'],
        },
      ],
    },
  ],
};
