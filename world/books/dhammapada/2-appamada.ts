import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2-appamada',
  segments: [
    {
      id: '21',
      kind: 'verse',
      original: 'Appamādo amatapadaṃ, pamādo maccuno padaṃ;<br>appamattā na mīyanti, ye pamattā yathā matā.',
      zh: '不放逸是不死之路，放逸是死亡之路；不放逸的人不死，放逸的人虽生犹死。',
      en: 'Watchfulness is the path of the deathless, heedlessness the path of death; the watchful do not die, the heedless are as if dead.',
      fr: 'La vigilance est le chemin du sans-mort, la négligence le chemin de la mort ; les vigilants ne meurent pas, les négligents sont comme morts.',
      es: 'La vigilancia es la senda de lo inmortal, la negligencia la senda de la muerte; los vigilantes no mueren, los negligentes están como muertos.',
      jp: '怠らぬことは不死の道、怠ることは死の道。怠らぬ者は死なず、怠る者は死んだも同じである。',
    },
  ],
};
