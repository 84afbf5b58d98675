import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '64',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '其安易持，其未兆易謀。其脆易泮，其微易散。',
      zh: '安静的时候好把握，没露苗头的时候好打算；脆的东西好敲开，小的东西好打散。',
      en: 'What is at rest is easily held; what has not yet shown a sign is easily planned for. What is brittle is easily broken; what is small is easily scattered.',
      fr: 'Ce qui est en repos se tient aisément ; ce qui n’a pas encore donné de signe se prévoit aisément. Ce qui est frêle se brise aisément ; ce qui est infime se disperse aisément.',
      es: 'Lo que está en reposo se sujeta fácilmente; lo que aún no ha dado señal se previene fácilmente. Lo frágil se quiebra fácilmente; lo menudo se dispersa fácilmente.',
      jp: '安らかなうちは保ちやすく、きざさぬうちは図りやすい。もろいうちは溶けやすく、かすかなうちは散らしやすい。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '為之於未有，治之於未亂。',
      zh: '事还没成形就动手做，乱还没出现就着手管。',
      en: 'Deal with things before they are there; set them in order before there is disorder.',
      fr: 'Agis avant que rien ne soit ; mets l’ordre avant le désordre.',
      es: 'Actúa antes de que nada exista; pon orden antes del desorden.',
      jp: 'まだ何も起こらぬうちに手を打ち、まだ乱れぬうちに治めよ。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '合抱之木，生於毫末；九層之臺，起於累土；千里之行，始於足下。',
      zh: '两臂围不拢的树，起先只是一点嫩芽；九层的高台，起先只是一堆土；千里路，起头只是脚下这一步。',
      en: 'A tree that fills the arms grew from a hair-thin shoot; a terrace of nine storeys rose from a heap of earth; a journey of a thousand miles begins beneath the foot.',
      fr: 'L’arbre qu’on embrasse à peine est né d’une pousse comme un cheveu ; la terrasse de neuf étages s’est élevée d’un tas de terre ; le voyage de mille lieues commence sous le pied.',
      es: 'El árbol que apenas se abarca nació de un brote como un cabello; la terraza de nueve pisos se alzó de un montón de tierra; el viaje de mil leguas empieza bajo el pie.',
      jp: 'ひと抱えもある大木も毛先ほどの芽から生え、九層の高台もひと盛りの土から起こり、千里の旅も足もとから始まる。',
    },
  ],
};
