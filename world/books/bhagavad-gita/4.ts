import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '4',
  segments: [
    {
      id: '4.7',
      kind: 'verse',
      original: 'यदा यदा हि धर्मस्य ग्लानिर्भवति भारत ।<br>अभ्युत्थानमधर्मस्य तदात्मानं सृजाम्यहम् ॥',
      zh: '婆罗多啊，每当正法衰落、非法兴起，我便创造自己。',
      en: 'Whenever right grows weak, Bharata, and wrong rises up, then I send myself forth.',
      fr: 'Chaque fois que le droit faiblit, Bharata, et que l’injustice se lève, alors je me produis moi-même.',
      es: 'Siempre que la rectitud decae, Bharata, y se alza la injusticia, entonces me creo a mí mismo.',
      jp: 'バーラタよ、法が衰え、不法が起こるたびに、私は自らを現す。',
    },
    {
      id: '4.8',
      kind: 'verse',
      original: 'परित्राणाय साधूनां विनाशाय च दुष्कृताम् ।<br>धर्मसंस्थापनार्थाय संभवामि युगे युगे ॥',
      zh: '为了保护善人，为了消灭恶人，为了树立正法，我世世代代降生。',
      en: 'To protect the good, to destroy those who do evil, to set right firm, I am born in age after age.',
      fr: 'Pour protéger les bons, pour détruire les méchants, pour rétablir le droit, je nais d’âge en âge.',
      es: 'Para proteger a los buenos, para destruir a los malvados, para asentar la rectitud, nazco de edad en edad.',
      jp: '善き者を守るため、悪をなす者を滅ぼすため、法を打ち立てるため、私は世ごとに生まれる。',
    },
  ],
};
