import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'book-of-the-dead',
  work: 'book-of-the-dead',
  facts: {
    title: ['亡灵书', 'Book of the Dead', 'Livre des morts', 'Libro de los muertos', '死者の書'],
    originalTitle: 'rꜣw nw prt m hrw',
    otherTitles: ['Book of Going Forth by Day'],
    genre: 'ancient_writing',
    authors: [{ name: ['佚名', 'Unknown', 'Anonymes', 'Anónimos', '作者未詳'] }],
    writing: ['-1550~', '-0050~'],
    dynasty: [
      '新王国以后的埃及',
      'Egypt from the New Kingdom on',
      'Égypte, à partir du Nouvel Empire',
      'Egipto, desde el Imperio Nuevo',
      '新王国以後のエジプト',
    ],
    description: [
      '古埃及人放入墓中、助死者“白昼出行”的咒语，约二百篇。这里选第十七、六、三十乙、一百二十五篇的片段。',
      'The spells, some two hundred in all, that Egyptians laid in the tomb so that the dead might go forth by day. Given here are pieces of spells 17, 6, 30B and 125.',
      'Les formules, deux cents environ, que les Égyptiens plaçaient dans la tombe pour que le mort sorte au jour. On lira ici des passages des chapitres 17, 6, 30B et 125.',
      'Las fórmulas, unas doscientas, que los egipcios ponían en la tumba para que el muerto saliera al día. Aquí se leen pasajes de los capítulos 17, 6, 30B y 125.',
      '死者が「日のもとに出る」ようにと古代エジプト人が墓に納めた、およそ二百の呪文。ここには第十七、六、三十B、百二十五章の一部を読む。',
    ],
  },
  original: {
    language: 'egy-Latn',
    edition: [
      '据新王国纸草诸本的转写（各本互有出入）',
      'transliteration after papyri of the New Kingdom, which differ among themselves',
      'translittération d’après des papyrus du Nouvel Empire, qui varient entre eux',
      'transliteración según papiros del Imperio Nuevo, que varían entre sí',
      '新王国のパピルス諸本による翻字（諸本に異同がある）',
    ],
  },
  volumes: [
    {
      key: 'spells',
      title: ['咒语', 'Spells', 'Chapitres', 'Capítulos', '呪文'],
      chapters: [
        {
          key: '17',
          title: 'rꜣ 17',
          titles: [
            '第十七篇（开头）',
            'Spell 17 (beginning)',
            'Chapitre 17 (début)',
            'Capítulo 17 (comienzo)',
            '第十七章（冒頭）',
          ],
        },
        {
          key: '6',
          title: 'rꜣ 6',
          titles: [
            '第六篇：沙布提俑',
            'Spell 6: The shabti',
            'Chapitre 6 : l’oushebti',
            'Capítulo 6: el ushebti',
            '第六章　シャブティ',
          ],
        },
        {
          key: '30b',
          title: 'rꜣ 30B',
          titles: [
            '第三十篇乙：不要作证反对我',
            'Spell 30B: Do not stand up against me',
            'Chapitre 30B : ne te dresse pas contre moi',
            'Capítulo 30B: no te alces contra mí',
            '第三十章B　私に逆らって立つな',
          ],
        },
        {
          key: '125',
          title: 'rꜣ 125',
          titles: [
            '第一百二十五篇：审判（节选）',
            'Spell 125: The judgment (from it)',
            'Chapitre 125 : le jugement (extraits)',
            'Capítulo 125: el juicio (fragmentos)',
            '第百二十五章　裁き（抄）',
          ],
        },
      ],
    },
  ],
};
