import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'isa-2',
  segments: [
    {
      id: '4a',
      original: 'וְשָׁפַט בֵּין הַגּוֹיִם וְהוֹכִיחַ לְעַמִּים רַבִּים',
      zh: '他要在万国之间裁断，替众多民族评理；',
      en: 'He shall judge between the nations and decide for many peoples;',
      fr: 'Il jugera entre les nations, il sera l’arbitre de peuples nombreux ;',
      es: 'Juzgará entre las naciones y será árbitro de muchos pueblos;',
      jp: '彼は国々のあいだを裁き、多くの民に判決を下す。',
    },
    {
      id: '4b',
      original: 'וְכִתְּתוּ חַרְבוֹתָם לְאִתִּים וַחֲנִיתוֹתֵיהֶם לְמַזְמֵרוֹת',
      zh: '他们将把刀剑锻成犁铧，把长矛锻成镰刀；',
      en: 'they shall hammer their swords into plough-blades and their spears into pruning knives;',
      fr: 'ils battront leurs épées en socs de charrue, leurs lances en serpes ;',
      es: 'batirán sus espadas hasta hacer rejas de arado, y sus lanzas hasta hacer podaderas;',
      jp: '彼らは剣を鋤に打ち直し、槍を鎌に打ち直す。',
    },
    {
      id: '4c',
      original: 'לֹא־יִשָּׂא גוֹי אֶל־גּוֹי חֶרֶב וְלֹא־יִלְמְדוּ עוֹד מִלְחָמָה׃',
      zh: '国与国不再举剑相向，人们也不再操练打仗。',
      en: 'no people shall raise a sword against another, and they shall learn war no longer.',
      fr: 'nation contre nation ne lèvera plus l’épée, et l’on n’apprendra plus la guerre.',
      es: 'no alzará la espada nación contra nación, ni aprenderán ya más la guerra.',
      jp: '国は国に向かって剣を上げず、もはや戦いを学ばない。',
    },
  ],
};
