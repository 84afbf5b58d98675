import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'dna',
  segments: [
    {
      id: '1',
      original:
        'baga vazraka Auramazdā hya imām būmim adā hya avam asmānam adā hya martiyam adā hya šiyātim adā martiyahyā',
      zh: '阿胡拉·马兹达是伟大的神，他创造了这大地，创造了那天空，创造了人，为人创造了福乐，',
      en: 'A great god is Ahura Mazda, who created this earth, who created that sky, who created man, who created happiness for man,',
      fr: 'C’est un grand dieu qu’Ahura Mazda, qui a créé cette terre, qui a créé ce ciel là-haut, qui a créé l’homme, qui a créé le bonheur pour l’homme,',
      es: 'Gran dios es Ahura Mazda, que creó esta tierra, que creó aquel cielo, que creó al hombre, que creó la dicha para el hombre,',
      jp: '大いなる神アフラ・マズダー、この大地を創り、かの天を創り、人を創り、人のために幸いを創り、',
    },
    {
      id: '2',
      original: 'hya Dārayavaum xšāyaθiyam akunauš aivam parūvnām xšāyaθiyam aivam parūvnām framātāram',
      zh: '他使大流士做王，做众人中唯一的王，众人中唯一的主宰。',
      en: 'who made Darius king, one king over many, one lord over many.',
      fr: 'qui a fait roi Darius, seul roi de beaucoup, seul maître de beaucoup.',
      es: 'que hizo rey a Darío, único rey de muchos, único señor de muchos.',
      jp: 'ダレイオスを王とした、多くの者のただ一人の王、多くの者のただ一人の主とした方。',
    },
  ],
};
