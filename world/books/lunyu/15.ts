import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '15',
  segments: [
    {
      id: '15.24',
      original: '子貢問曰：「有一言而可以終身行之者乎？」子曰：「其恕乎！己所不欲，勿施於人。」',
      zh: '子贡问道：“有没有一个字，可以一辈子照着做的？”孔子说：“那该是‘恕’吧：自己不愿受的，别拿去给人。”',
      en: 'Zigong asked: “Is there one word that one can act on all one’s life?” The Master said: “Would that not be feeling for others? What you do not wish for yourself, do not do to others.”',
      fr: 'Zigong demanda : « Est-il un seul mot selon lequel on puisse agir toute sa vie ? » Le Maître dit : « Ne serait-ce pas “indulgence” ? Ce que tu ne veux pas pour toi, ne l’inflige pas aux autres. »',
      es: 'Zigong preguntó: «¿Hay una sola palabra conforme a la cual se pueda obrar toda la vida?». El Maestro dijo: «¿No será “comprensión”? Lo que no quieras para ti, no lo hagas a los demás».',
      jp: '子貢が尋ねた。「一言で、生涯それを行っていけるという言葉がありますか。」先生は言われた。「それは思いやり、恕であろう。自分の望まないことを人にしてはならない。」',
    },
    {
      id: '15.29',
      original: '子曰：「人能弘道，非道弘人。」',
      zh: '孔子说：“人能够弘大道，不是道来弘大人。”',
      en: 'The Master said: “Man can make the Way great; it is not the Way that makes man great.”',
      fr: 'Le Maître dit : « L’homme peut agrandir la Voie ; ce n’est pas la Voie qui agrandit l’homme. »',
      es: 'El Maestro dijo: «El hombre puede engrandecer el Camino; no es el Camino el que engrandece al hombre».',
      jp: '先生は言われた。「人が道を広めることができる。道が人を広めるのではない。」',
    },
    {
      id: '15.30',
      original: '子曰：「過而不改，是謂過矣。」',
      zh: '孔子说：“有了过错而不改正，这才叫作过错。”',
      en: 'The Master said: “To have erred and not mend it: that is what is called an error.”',
      fr: 'Le Maître dit : « Avoir failli et ne pas se corriger, voilà ce qui s’appelle une faute. »',
      es: 'El Maestro dijo: «Haber errado y no enmendarse: eso es lo que se llama un error».',
      jp: '先生は言われた。「過ちを犯して改めない、これを過ちという。」',
    },
    {
      id: '15.39',
      original: '子曰：「有教無類。」',
      zh: '孔子说：“教育不分类别。”',
      en: 'The Master said: “Where there is teaching, there are no classes.”',
      fr: 'Le Maître dit : « Là où l’on enseigne, il n’est plus de classes. »',
      es: 'El Maestro dijo: «Donde hay enseñanza, no hay clases».',
      jp: '先生は言われた。「教育があるだけで、人に生まれつきの類別はない。」',
    },
  ],
};
