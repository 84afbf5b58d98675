import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '78',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '天下莫柔弱於水，而攻堅強者莫之能勝，其無以易之。',
      zh: '天底下要数水最软最弱，可是攻坚破硬，谁也比不上它，没有别的东西替得了它。',
      en: 'Nothing under heaven is softer and weaker than water, yet for attacking the hard and strong nothing surpasses it, for nothing can take its place.',
      fr: 'Rien sous le ciel n’est plus souple et plus faible que l’eau ; mais pour s’attaquer au dur et au fort, rien ne la surpasse, car rien ne peut la remplacer.',
      es: 'Nada bajo el cielo es más blando y débil que el agua; pero para atacar lo duro y fuerte nada la supera, pues nada puede reemplazarla.',
      jp: '天下に水より柔らかく弱いものはない。しかし堅く強いものを攻めるのに、水にまさるものはない。水に代わるものがないからである。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '弱之勝強，柔之勝剛，天下莫不知，莫能行。',
      zh: '弱的胜过强的，软的胜过刚的，这道理谁都晓得，就是没人照着做。',
      en: 'That the weak overcomes the strong, and the soft the hard, there is no one under heaven who does not know, and no one who can practise it.',
      fr: 'Que le faible l’emporte sur le fort et le souple sur le dur, nul sous le ciel ne l’ignore, et nul ne sait le pratiquer.',
      es: 'Que lo débil vence a lo fuerte y lo blando a lo duro, nadie bajo el cielo lo ignora, y nadie sabe practicarlo.',
      jp: '弱いものが強いものに勝ち、柔らかいものが剛いものに勝つ。天下に知らぬ者はないが、行える者もない。',
    },
  ],
};
