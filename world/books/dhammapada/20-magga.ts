import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '20-magga',
  segments: [
    {
      id: '277',
      kind: 'verse',
      original: 'Sabbe saṅkhārā aniccāti, yadā paññāya passati;<br>atha nibbindati dukkhe, esa maggo visuddhiyā.',
      zh: '“一切行无常”，当人以智慧这样观察，便厌离于苦：这是清净之道。',
      en: '“All made things pass”: when one sees this with insight, one turns from suffering; this is the path to purity.',
      fr: '« Tout ce qui est composé est impermanent » : quand on le voit avec sagesse, on se détourne de la souffrance ; c’est le chemin de la pureté.',
      es: '«Todo lo compuesto es pasajero»: cuando se ve esto con sabiduría, uno se aparta del dolor; este es el camino de la pureza.',
      jp: '「作られたものはみな移ろう」。そのことが智慧の目に見えてくると、人は苦しみに倦む。清らかさへ通じる道は、ここにある。',
    },
  ],
};
