import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '10-danda',
  segments: [
    {
      id: '129',
      kind: 'verse',
      original: 'Sabbe tasanti daṇḍassa, sabbe bhāyanti maccuno;<br>attānaṃ upamaṃ katvā, na haneyya na ghātaye.',
      zh: '一切都畏惧刀杖，一切都害怕死亡；推己及人，不要杀，也不要使人杀。',
      en: 'All tremble at the rod, all are afraid of death; likening others to yourself, do not kill nor cause to kill.',
      fr: 'Tous tremblent devant le bâton, tous ont peur de la mort ; te comparant à eux, ne tue pas, ne fais pas tuer.',
      es: 'Todos tiemblan ante la vara, todos temen la muerte; comparándote con ellos, no mates ni hagas matar.',
      jp: '誰もが杖におびえ、誰もが死をこわがる。相手をわが身に置きかえて、殺すな、殺させるな。',
    },
    {
      id: '130',
      kind: 'verse',
      original: 'Sabbe tasanti daṇḍassa, sabbesaṃ jīvitaṃ piyaṃ;<br>attānaṃ upamaṃ katvā, na haneyya na ghātaye.',
      zh: '一切都畏惧刀杖，一切都爱惜生命；推己及人，不要杀，也不要使人杀。',
      en: 'All tremble at the rod, to all life is dear; likening others to yourself, do not kill nor cause to kill.',
      fr: 'Tous tremblent devant le bâton, à tous la vie est chère ; te comparant à eux, ne tue pas, ne fais pas tuer.',
      es: 'Todos tiemblan ante la vara, a todos les es cara la vida; comparándote con ellos, no mates ni hagas matar.',
      jp: '誰もが杖におびえ、誰にとっても命は惜しい。相手をわが身に置きかえて、殺すな、殺させるな。',
    },
  ],
};
