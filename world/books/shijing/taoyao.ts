import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'taoyao',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '桃之夭夭，灼灼其華。之子于歸，宜其室家。',
      zh: '桃树多么娇嫩，花朵红得耀眼。这位姑娘出嫁，和顺她的家园。',
      en: 'How young the peach tree, how bright its blossom! This girl goes to her new home; she will order well her house.',
      fr: 'Que le pêcher est jeune, que ses fleurs éclatent ! Cette fille s’en va chez son époux ; elle fera le bien de sa maison.',
      es: '¡Qué tierno el melocotonero, qué encendidas sus flores! Esta muchacha va a su nueva casa; hará el bien de su hogar.',
      jp: '桃の木の若々しさよ、燃えるようなその花。この子が嫁いでゆけば、よい家をつくるだろう。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '桃之夭夭，有蕡其實。之子于歸，宜其家室。',
      zh: '桃树多么娇嫩，果实又大又圆。这位姑娘出嫁，和顺她的家园。',
      en: 'How young the peach tree, how full its fruit! This girl goes to her new home; she will order well her chambers.',
      fr: 'Que le pêcher est jeune, que ses fruits sont pleins ! Cette fille s’en va chez son époux ; elle fera le bien de son foyer.',
      es: '¡Qué tierno el melocotonero, qué llenos sus frutos! Esta muchacha va a su nueva casa; hará el bien de sus aposentos.',
      jp: '桃の木の若々しさよ、ふくらみ垂れるその実。この子が嫁いでゆけば、よい家庭をつくるだろう。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '桃之夭夭，其葉蓁蓁。之子于歸，宜其家人。',
      zh: '桃树多么娇嫩，叶子又密又繁。这位姑娘出嫁，和顺一家老小。',
      en: 'How young the peach tree, how thick its leaves! This girl goes to her new home; she will do well by its people.',
      fr: 'Que le pêcher est jeune, que ses feuilles foisonnent ! Cette fille s’en va chez son époux ; elle fera le bien des siens.',
      es: '¡Qué tierno el melocotonero, qué espesas sus hojas! Esta muchacha va a su nueva casa; hará el bien de los suyos.',
      jp: '桃の木の若々しさよ、青々と茂るその葉。この子が嫁いでゆけば、家の人々と睦むだろう。',
    },
  ],
};
