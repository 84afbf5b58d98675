import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '5.89',
  segments: [
    {
      id: '5.89',
      original:
        'δίκαια μὲν ἐν τῷ ἀνθρωπείῳ λόγῳ ἀπὸ τῆς ἴσης ἀνάγκης κρίνεται, δυνατὰ δὲ οἱ προύχοντες πράσσουσι καὶ οἱ ἀσθενεῖς ξυγχωροῦσιν.',
      zh: '在人的道理里，只有双方受同等的必要约束时才谈公正；而强者做他们能做的，弱者只有承受。',
      en: 'In human reckoning justice is judged where necessity is equal on both sides; the powerful do what they can, and the weak give way.',
      fr: 'Dans le raisonnement des hommes, le juste se juge à nécessité égale ; les puissants font ce qu’ils peuvent, et les faibles cèdent.',
      es: 'En el razonar humano, lo justo se juzga cuando la necesidad es igual; los poderosos hacen lo que pueden y los débiles ceden.',
      jp: '人の道理では、正義は双方の必要が等しい時に論じられる。強者はなしうることをなし、弱者は譲るのである。',
      notes: [
        {
          id: '1',
          text: [
            '雅典使者对米洛斯人说的话，前416年。',
            'The Athenian envoys to the people of Melos, 416 BC.',
            'Les envoyés d’Athènes aux Méliens, en 416 av. J.-C.',
            'Los enviados de Atenas a los melios, en 416 a. C.',
            'アテナイの使者がメロスの人々に言う。紀元前416年。',
          ],
        },
      ],
    },
  ],
};
