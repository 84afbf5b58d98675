import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'isa-2',
  segments: [
    {
      id: '4a',
      original: 'וְשָׁפַט בֵּין הַגּוֹיִם וְהוֹכִיחַ לְעַמִּים רַבִּים',
      zh: '他要在列国之间施行审判，为许多民族断定是非；',
      en: 'He shall judge between the nations and decide for many peoples;',
      fr: 'Il jugera entre les nations, il sera l’arbitre de peuples nombreux ;',
      es: 'Juzgará entre las naciones y será árbitro de muchos pueblos;',
      jp: '彼は国々のあいだを裁き、多くの民に判決を下す。',
    },
    {
      id: '4b',
      original: 'וְכִתְּתוּ חַרְבוֹתָם לְאִתִּים וַחֲנִיתוֹתֵיהֶם לְמַזְמֵרוֹת',
      zh: '他们要把刀剑打成犁头，把枪矛打成镰刀；',
      en: 'they shall beat their swords into ploughshares and their spears into pruning-hooks;',
      fr: 'ils forgeront de leurs épées des socs, et de leurs lances des serpes ;',
      es: 'forjarán de sus espadas rejas de arado, y de sus lanzas podaderas;',
      jp: '彼らは剣を鋤に打ち直し、槍を鎌に打ち直す。',
    },
    {
      id: '4c',
      original: 'לֹא־יִשָּׂא גוֹי אֶל־גּוֹי חֶרֶב וְלֹא־יִלְמְדוּ עוֹד מִלְחָמָה׃',
      zh: '这国不再举刀攻击那国，他们也不再学习战争。',
      en: 'nation shall not lift sword against nation, nor shall they learn war any more.',
      fr: 'nation contre nation ne lèvera plus l’épée, et l’on n’apprendra plus la guerre.',
      es: 'no alzará la espada nación contra nación, ni aprenderán ya más la guerra.',
      jp: '国は国に向かって剣を上げず、もはや戦いを学ばない。',
    },
  ],
};
