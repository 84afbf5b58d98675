import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '33',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '知人者智，自知者明。',
      zh: '了解别人的人有智慧，了解自己的人才算清明。',
      en: 'Who knows others is clever; who knows himself is clear-sighted.',
      fr: 'Qui connaît les autres est avisé ; qui se connaît est éclairé.',
      es: 'Quien conoce a los demás es sagaz; quien se conoce a sí mismo es lúcido.',
      jp: '人を知る者は賢く、自分を知る者は明らかである。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '勝人者有力，自勝者強。',
      zh: '战胜别人的人有力气，战胜自己的人才算刚强。',
      en: 'Who overcomes others has force; who overcomes himself is strong.',
      fr: 'Qui vainc les autres a de la force ; qui se vainc est fort.',
      es: 'Quien vence a los demás tiene fuerza; quien se vence a sí mismo es fuerte.',
      jp: '人に勝つ者は力があり、自分に勝つ者は強い。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '知足者富，強行者有志。',
      zh: '知道满足的人富有，坚持前行的人有志气。',
      en: 'Who knows what is enough is rich; who presses on has purpose.',
      fr: 'Qui sait se contenter est riche ; qui persévère a de la volonté.',
      es: 'Quien sabe lo que basta es rico; quien persevera tiene voluntad.',
      jp: '足るを知る者は富み、つとめて行う者には志がある。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '不失其所者久，死而不亡者壽。',
      zh: '不失其根本的人能够长久，死而不朽的人才是长寿。',
      en: 'Who does not lose his place lasts; who dies and is not lost lives long.',
      fr: 'Qui ne perd pas sa place dure ; qui meurt sans disparaître vit longtemps.',
      es: 'Quien no pierde su lugar perdura; quien muere sin perecer vive largamente.',
      jp: 'おのれの所を失わない者は長く続き、死んでも滅びない者は命が長い。',
    },
  ],
};
