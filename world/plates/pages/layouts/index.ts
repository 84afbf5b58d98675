import { woodblock, slips, handscroll } from './east-asia.ts';
import { verseRoll, proseRoll, codexOf } from './rolls-and-codices.ts';
import { leaf, torah } from './leaf-and-scroll.ts';
import { framed, verses, couplets } from './framed.ts';
import { tablet, stele, inscribed, papyrus } from './stone-and-clay.ts';
import { printed, twoTongues } from './printed.ts';
import type { Layout } from './surfaces.ts';

const wideSheet = [1200, 860] as const,
  tallSheet = [860, 1110] as const;
export const layouts = {
  woodblock: {
    size: wideSheet,
    told: [
      '雕版印本式：一叶展开，自右至左成行，中缝记书名，无标点',
      'As a woodblock print: one leaf unfolded, columns from right to left, the title in the fold, no punctuation',
      'À la manière d’une xylographie : une feuille dépliée, des colonnes de droite à gauche, le titre dans la pliure, sans ponctuation',
      'Como una impresión xilográfica: una hoja desplegada, columnas de derecha a izquierda, el título en el pliegue, sin puntuación',
      '木版本の体裁。一葉を開き、行は右から左へ、版心に書名、句読点はない',
    ],
    draw: woodblock,
  },
  slips: {
    size: wideSheet,
    told: [
      '简册式：竹简以绳编联，自右至左，字体用今日通行的印刷体',
      'As a book of bamboo slips tied with cords, from right to left; the characters are those of print',
      'À la manière d’un livre de lattes de bambou liées de cordons, de droite à gauche ; les caractères sont ceux de l’imprimerie',
      'Como un libro de tablillas de bambú atadas con cordones, de derecha a izquierda; los caracteres son los de imprenta',
      '竹簡を紐で編んだ冊の体裁。右から左へ、字体は今の活字による',
    ],
    draw: slips,
  },
  handscroll: {
    size: wideSheet,
    told: [
      '卷轴写本式：洒金纸上，毛笔书写，自右至左',
      'As a handwritten scroll: brush on paper strewn with gold, from right to left',
      'À la manière d’un rouleau manuscrit : au pinceau sur papier semé d’or, de droite à gauche',
      'Como un rollo manuscrito: a pincel sobre papel salpicado de oro, de derecha a izquierda',
      '巻子の写本の体裁。金を散らした紙に筆で、右から左へ',
    ],
    draw: handscroll,
  },
  verseRoll: {
    size: wideSheet,
    told: [
      '莎草纸卷式：每行一句诗，大写字母，词间不空，不标重音',
      'As a papyrus roll: a line to each verse, capitals, no spaces between words, no accents',
      'À la manière d’un rouleau de papyrus : un vers par ligne, en capitales, sans espaces entre les mots ni accents',
      'Como un rollo de papiro: un verso por línea, mayúsculas, sin espacios entre palabras ni acentos',
      'パピルスの巻物の体裁。一行に一句、大文字、語の間は空けず、アクセントもない',
    ],
    draw: verseRoll,
  },
  proseRoll: {
    size: wideSheet,
    told: [
      '莎草纸卷式：窄栏，大写字母，词间不空，不标重音',
      'As a papyrus roll: narrow columns, capitals, no spaces between words, no accents',
      'À la manière d’un rouleau de papyrus : colonnes étroites, capitales, ni espaces entre les mots ni accents',
      'Como un rollo de papiro: columnas estrechas, mayúsculas, sin espacios entre palabras ni acentos',
      'パピルスの巻物の体裁。幅の狭い欄、大文字、語の間は空けず、アクセントもない',
    ],
    draw: proseRoll,
  },
  codex: {
    size: tallSheet,
    told: [
      '羊皮纸册页式：画有界线，开头用朱',
      'As a page of a parchment book, ruled, its beginning in red',
      'À la manière d’une page de parchemin, réglée, le début en rouge',
      'Como una página de pergamino, pautada, con el comienzo en rojo',
      '羊皮紙の冊子の体裁。罫を引き、書き出しを朱で',
    ],
    draw: (text) => codexOf(text, [80, 70, 700, 960]),
  },
  capitalCodex: {
    size: wideSheet,
    told: [
      '羊皮纸册页式：方形页面，画有界线，大写字母，词间不空',
      'As a page of a square parchment book, ruled: capitals, no spaces between words',
      'À la manière d’une page carrée de parchemin, réglée : capitales, sans espaces entre les mots',
      'Como una página cuadrada de pergamino, pautada: mayúsculas, sin espacios entre palabras',
      '方形の羊皮紙の冊子の体裁。罫を引き、大文字、語の間は空けない',
    ],
    draw: (text) => codexOf(text, [80, 70, 1040, 720]),
  },
  leaf: {
    size: [1200, 700],
    told: [
      '贝叶式：长条叶片，有穿绳孔与夹板，天城文',
      'As a leaf of a pothi: a long strip with holes for the cord, between its boards, in Devanagari',
      'À la manière d’un feuillet de pothi : une longue bande percée pour le cordon, entre ses ais, en devanagari',
      'Como una hoja de pothi: una tira larga con orificios para el cordón, entre sus tablas, en devanagari',
      '貝葉の体裁。紐を通す穴のある細長い葉を板で挟む。デーヴァナーガリー文字',
    ],
    draw: leaf,
  },
  torah: {
    size: [1200, 900],
    told: [
      '经卷式：皮卷分栏，界线在字上，不标元音',
      'As a scroll: columns on parchment, the letters hanging from ruled lines, without vowels',
      'À la manière d’un rouleau : colonnes sur parchemin, lettres suspendues aux lignes, sans voyelles',
      'Como un rollo: columnas en pergamino, letras colgadas de las líneas, sin vocales',
      '巻物の体裁。羊皮紙に欄を分け、文字は罫線から下がり、母音記号はない',
    ],
    draw: torah,
  },
  framed: {
    size: tallSheet,
    told: [
      '抄本式：双线边框，上有题额',
      'As a manuscript page: within a double frame, under a headpiece with the title',
      'À la manière d’une page manuscrite : dans un double cadre, sous un frontispice portant le titre',
      'Como una página manuscrita: en un marco doble, bajo un encabezado con el título',
      '写本の体裁。二重の枠の中、題を記した飾りの下に',
    ],
    draw: framed,
  },
  verses: {
    size: tallSheet,
    told: [
      '抄本式：边框之内，每节以圆花结束',
      'As a manuscript page: within a frame, a rosette at the end of each verse',
      'À la manière d’une page manuscrite : dans un cadre, une rosace à la fin de chaque verset',
      'Como una página manuscrita: en un marco, una roseta al final de cada versículo',
      '写本の体裁。枠の中、各節の終わりに円い花形を置く',
    ],
    draw: verses,
  },
  couplets: {
    size: tallSheet,
    told: [
      '抄本式：题额之下，一联分作两栏，悬体字',
      'As a manuscript page: under a headpiece, the halves of each couplet in two columns, in the hanging hand',
      'À la manière d’une page manuscrite : sous un frontispice, les deux moitiés du distique en deux colonnes, en nastaliq',
      'Como una página manuscrita: bajo un encabezado, las dos mitades de cada dístico en dos columnas, en nastaliq',
      '写本の体裁。題の飾りの下、対句を二欄に分け、ナスタアリーク体で',
    ],
    draw: couplets,
  },
  tablet: {
    size: tallSheet,
    told: [
      '泥板之形，文字用转写而不用楔形符号，各行间有略去',
      'The shape of a clay tablet; its words in transliteration, not in signs, lines between them left out',
      'La forme d’une tablette d’argile ; les mots en translittération et non en signes, des lignes omises entre eux',
      'La forma de una tablilla de arcilla; las palabras en transliteración y no en signos, con líneas omitidas entre ellas',
      '粘土板の形。文字は楔形でなく翻字により、間の行を略す',
    ],
    draw: tablet,
  },
  stele: {
    size: [860, 1150],
    told: [
      '石碑之形，上为浮雕大意；文字用转写而不用楔形符号',
      'The shape of the stele, its relief in outline; the words in transliteration, not in signs',
      'La forme de la stèle, son relief esquissé ; les mots en translittération et non en signes',
      'La forma de la estela, con su relieve esbozado; las palabras en transliteración y no en signos',
      '石碑の形、上に浮彫の概略。文字は楔形でなく翻字による',
    ],
    draw: stele,
  },
  stone: {
    size: [1200, 840],
    told: [
      '碑铭式：石上大写字母，词间以点隔开',
      'As an inscription: capitals on stone, a point between words',
      'À la manière d’une inscription : capitales sur pierre, un point entre les mots',
      'Como una inscripción: mayúsculas en piedra, un punto entre palabras',
      '碑文の体裁。石に大文字、語の間に点',
    ],
    draw: (text) => inscribed(text, false),
  },
  rock: {
    size: [1200, 840],
    told: [
      '摩崖式：按原来的文字刻于岩面',
      'As cut in the rock, in the script of the original',
      'Comme taillé dans le roc, dans l’écriture de l’original',
      'Como tallado en la roca, en la escritura del original',
      '岩に刻んだ体裁。原文の文字による',
    ],
    draw: (text) => inscribed(text, true),
  },
  papyrus: {
    size: [1200, 820],
    told: [
      '莎草纸之形，开头用朱；文字用转写而不用圣书体',
      'A sheet of papyrus, its beginning in red; the words in transliteration, not in hieroglyphs',
      'Une feuille de papyrus, le début en rouge ; les mots en translittération et non en hiéroglyphes',
      'Una hoja de papiro, con el comienzo en rojo; las palabras en transliteración y no en jeroglíficos',
      'パピルスの一葉、書き出しを朱で。文字は聖刻文字でなく翻字による',
    ],
    draw: papyrus,
  },
  print: {
    size: tallSheet,
    told: [
      '活字印本式',
      'As a printed page',
      'À la manière d’une page imprimée',
      'Como una página impresa',
      '活字本の体裁',
    ],
    draw: printed,
  },
  twoTongues: {
    size: tallSheet,
    told: [
      '抄本式：左栏为基切语原文，右栏是译文的位置',
      'As a manuscript page: the K’iche’ in the left column, in the right the place of its translation',
      'À la manière d’une page manuscrite : le quiché dans la colonne de gauche, à droite la place de sa traduction',
      'Como una página manuscrita: el quiché en la columna izquierda, en la derecha el lugar de su traducción',
      '写本の体裁。左欄にキチェ語の本文、右欄は訳文の場所',
    ],
    draw: twoTongues,
  },
} as const satisfies Record<string, Layout>;

/** What a page is drawn as. */
export const layoutOf = (name: keyof typeof layouts): Layout => layouts[name];
