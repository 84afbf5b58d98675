import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '33',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '知人者智，自知者明。',
      zh: '看得懂别人，是聪明；看得清自己，才叫通透。',
      en: 'Who knows others is clever; who knows himself is clear-sighted.',
      fr: 'Qui connaît les autres est avisé ; qui se connaît est éclairé.',
      es: 'Quien conoce a los demás es sagaz; quien se conoce a sí mismo es lúcido.',
      jp: '人を知る者は賢く、自分を知る者は明らかである。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '勝人者有力，自勝者強。',
      zh: '赢得了别人，是有力；赢得了自己，才叫刚强。',
      en: 'Who overcomes others has force; who overcomes himself is strong.',
      fr: 'Qui vainc les autres a de la force ; qui se vainc est fort.',
      es: 'Quien vence a los demás tiene fuerza; quien se vence a sí mismo es fuerte.',
      jp: '人に勝つ者は力があり、自分に勝つ者は強い。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '知足者富，強行者有志。',
      zh: '知足便是富，咬牙前行便是有志。',
      en: 'Who knows what is enough is rich; who presses on has purpose.',
      fr: 'Qui sait se contenter est riche ; qui persévère a de la volonté.',
      es: 'Quien sabe lo que basta es rico; quien persevera tiene voluntad.',
      jp: '足るを知る者は富み、つとめて行う者には志がある。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '不失其所者久，死而不亡者壽。',
      zh: '不丢失立足之处，才能长久；身死而不消亡，才算长寿。',
      en: 'Who does not lose his place lasts; who dies and is not lost lives long.',
      fr: 'Qui ne perd pas sa place dure ; qui meurt sans disparaître vit longtemps.',
      es: 'Quien no pierde su lugar perdura; quien muere sin perecer vive largamente.',
      jp: 'おのれの所を失わない者は長く続き、死んでも滅びない者は命が長い。',
    },
  ],
};
