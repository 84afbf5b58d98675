import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '4',
  segments: [
    {
      id: '4.7',
      kind: 'verse',
      original: 'यदा यदा हि धर्मस्य ग्लानिर्भवति भारत ।<br>अभ्युत्थानमधर्मस्य तदात्मानं सृजाम्यहम् ॥',
      zh: '婆罗多啊，正法什么时候消沉，非法什么时候抬头，我就什么时候现身。',
      en: 'Whenever right grows weak, Bharata, and wrong rises up, then I send myself forth.',
      fr: 'Chaque fois que le droit faiblit, Bharata, et que l’injustice se lève, alors je me produis moi-même.',
      es: 'Siempre que la rectitud decae, Bharata, y se alza la injusticia, entonces me creo a mí mismo.',
      jp: 'バーラタよ、正しさが弱り、不正がのさばるとき、いつでも私は姿を現す。',
    },
    {
      id: '4.8',
      kind: 'verse',
      original: 'परित्राणाय साधूनां विनाशाय च दुष्कृताम् ।<br>धर्मसंस्थापनार्थाय संभवामि युगे युगे ॥',
      zh: '护持行善的人，除掉作恶的人，把正法重新立稳，为此我代代降世。',
      en: 'To protect the good, to destroy those who do evil, to set right firm, I am born in age after age.',
      fr: 'Pour protéger les bons, pour détruire les méchants, pour rétablir le droit, je nais d’âge en âge.',
      es: 'Para proteger a los buenos, para destruir a los malvados, para asentar la rectitud, nazco de edad en edad.',
      jp: '善人をかばい、悪人を絶やし、正しさを立て直すために、世が改まるごとに私は生まれてくる。',
    },
  ],
};
