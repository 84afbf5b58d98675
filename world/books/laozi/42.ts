import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '42',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '道生一，一生二，二生三，三生萬物。',
      zh: '道生出一，一生出二，二生出三，三生出万物。',
      en: 'The Way gives birth to one, one to two, two to three, three to the ten thousand things.',
      fr: 'La Voie engendre l’un, l’un engendre le deux, le deux engendre le trois, le trois engendre les dix mille êtres.',
      es: 'El Camino engendra el uno, el uno engendra el dos, el dos engendra el tres, el tres engendra los diez mil seres.',
      jp: '道が一を生み、一が二を生み、二が三を生み、三が万物を生む。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '萬物負陰而抱陽，沖氣以為和。',
      zh: '万物背上驮着阴，怀里抱着阳，两股气一冲一和，就调匀了。',
      en: 'The ten thousand things carry yin on their backs and hold yang in their arms; the breaths surge together and become harmony.',
      fr: 'Les dix mille êtres portent le yin sur le dos et serrent le yang dans leurs bras ; les souffles se mêlent et font l’harmonie.',
      es: 'Los diez mil seres llevan el yin a la espalda y abrazan el yang; los hálitos se funden y hacen la armonía.',
      jp: '万物は陰を背負い陽を抱き、気のせめぎあいによって調和をなす。',
    },
  ],
};
