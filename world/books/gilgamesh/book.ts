import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'gilgamesh',
  work: 'epic-of-gilgamesh',
  facts: {
    title: ['吉尔伽美什史诗', 'Epic of Gilgamesh', 'Épopée de Gilgamesh', 'Epopeya de Gilgamesh', 'ギルガメシュ叙事詩'],
    originalTitle: 'Ša naqba īmuru',
    otherTitles: ['Sha naqba imuru'],
    genre: 'ancient_writing',
    authors: [
      {
        name: [
          '辛-莱基-温尼尼（标准本，传）',
          'Sîn-lēqi-unninni (standard version, by tradition)',
          'Sîn-lēqi-unninni (version standard, selon la tradition)',
          'Sîn-lēqi-unninni (versión estándar, según la tradición)',
          'シン・レキ・ウンニンニ（標準版、伝）',
        ],
      },
    ],
    writing: ['-1800~', '-1100~'],
    dynasty: [
      '古巴比伦至中巴比伦',
      'Old to Middle Babylonian',
      'Époques paléo- et médio-babylonienne',
      'Época paleo y mediobabilónica',
      '古バビロニアから中期バビロニア',
    ],
    description: [
      '乌鲁克王吉尔伽美什寻求不死的阿卡德语史诗，写在泥版上。这里选序诗、酒家女的劝告、芦苇墙的低语和放鸟。',
      'The Akkadian epic, on clay tablets, of the king of Uruk who looked for life without end. Given here: from the prologue, the alewife’s counsel, the whisper at the reed wall and the birds.',
      'L’épopée akkadienne, sur tablettes d’argile, du roi d’Uruk qui chercha la vie sans fin. On lira ici un extrait du prologue, le conseil de la tavernière, le murmure au mur de roseaux et les oiseaux.',
      'La epopeya acadia, en tablillas de arcilla, del rey de Uruk que buscó la vida sin fin. Aquí se leen parte del prólogo, el consejo de la tabernera, el susurro ante el muro de cañas y las aves.',
      '終わりのない命を求めたウルクの王を歌う、粘土板のアッカド語叙事詩。ここには序の抄、酒場の女の勧め、葦の壁へのささやき、放たれた鳥を読む。',
    ],
  },
  original: {
    language: 'akk-Latn',
    edition: [
      '据泥版（标准本与西帕尔的古巴比伦泥版）归一转写',
      'normalized transcription after the tablets (standard version; Old Babylonian tablet from Sippar)',
      'transcription normalisée d’après les tablettes (version standard ; tablette paléo-babylonienne de Sippar)',
      'transcripción normalizada según las tablillas (versión estándar; tablilla paleobabilónica de Sippar)',
      '粘土板による標準化転写（標準版、シッパル出土の古バビロニア版）',
    ],
  },
  volumes: [
    {
      key: 'gilgamesh',
      title: ['吉尔伽美什', 'Gilgamesh', 'Gilgamesh', 'Gilgamesh', 'ギルガメシュ'],
      chapters: [
        {
          key: '1-prologue',
          title: 'Ṭuppi I',
          titles: [
            '泥版一：序诗（节选）',
            'Tablet I: Prologue (from it)',
            'Tablette I : prologue (extraits)',
            'Tablilla I: prólogo (fragmentos)',
            '第一の書板　序（抄）',
          ],
        },
        {
          key: '10-alewife',
          title: 'Ṭuppi Sippar',
          titles: [
            '酒家女的劝告（西帕尔泥版）',
            'The alewife’s counsel (Sippar tablet)',
            'Le conseil de la tavernière (tablette de Sippar)',
            'El consejo de la tabernera (tablilla de Sippar)',
            '酒場の女の勧め（シッパルの書板）',
          ],
        },
        {
          key: '11-wall',
          title: 'Ṭuppi XI, 21–27',
          titles: [
            '泥版十一 21—27：芦苇墙',
            'Tablet XI, 21–27: The reed wall',
            'Tablette XI, 21-27 : le mur de roseaux',
            'Tablilla XI, 21-27: el muro de cañas',
            '第十一の書板21〜27　葦の壁',
          ],
        },
        {
          key: '11-birds',
          title: 'Ṭuppi XI, 147–156',
          titles: [
            '泥版十一 147—156：放鸟',
            'Tablet XI, 147–156: The birds',
            'Tablette XI, 147-156 : les oiseaux',
            'Tablilla XI, 147-156: las aves',
            '第十一の書板147〜156　放たれた鳥',
          ],
        },
      ],
    },
  ],
};
