import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1.1.1',
      kind: 'verse',
      original: 'तपःस्वाध्यायनिरतं तपस्वी वाग्विदां वरम् ।<br>नारदं परिपप्रच्छ वाल्मीकिर्मुनिपुङ्गवम् ॥',
      zh: '苦行者蚁垤，向专心苦行和诵习、最善言辞的牟尼雄牛那罗陀发问：',
      en: 'Valmiki the ascetic asked Narada, given to austerity and study, best of those skilled in words, a bull among sages:',
      fr: 'L’ascète Valmiki interrogea Narada, voué à l’ascèse et à l’étude, le meilleur des maîtres de la parole, taureau parmi les sages :',
      es: 'El asceta Valmiki preguntó a Narada, entregado a la ascesis y al estudio, el mejor de los que saben de palabras, toro entre los sabios:',
      jp: '苦行者ヴァールミーキは、苦行と学びにいそしみ、言葉を知る者のうち最もすぐれた、聖者の雄牛ナーラダに問うた。',
    },
    {
      id: '1.1.2',
      kind: 'verse',
      original: 'को न्वस्मिन् साम्प्रतं लोके गुणवान् कश्च वीर्यवान् ।<br>धर्मज्ञश्च कृतज्ञश्च सत्यवाक्यो दृढव्रतः ॥',
      zh: '“如今在这世上，谁有德行，谁有勇力？谁知法，知恩，言语真实，誓愿坚定？”',
      en: '“Who is there in the world today who has virtue and strength, who knows what is right, who is grateful, whose word is true and whose vow is firm?”',
      fr: '« Qui est aujourd’hui, en ce monde, vertueux et vaillant, connaît le devoir, connaît la gratitude, est vrai de parole et ferme en ses vœux ? »',
      es: '«¿Quién hay hoy en este mundo virtuoso y valiente, que conozca el deber, que sea agradecido, veraz de palabra y firme en sus votos?».',
      jp: '「いまこの世に、徳すぐれ、力すぐれた者は誰か。法を知り、恩を知り、言葉にいつわりなく、誓い固い者は。」',
    },
  ],
};
