import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'serpent',
  segments: [
    {
      id: '111-112',
      original: 'm snḏ m snḏ nḏs m ꜣtw ḥr.k pḥ.n.k wi',
      zh: '“不要怕，不要怕，小人儿，不要因为到了我这里而脸色发白。',
      en: '“Do not fear, do not fear, little man; let your face not grow pale, now that you have come to me.',
      fr: '« N’aie pas peur, n’aie pas peur, petit ; que ton visage ne pâlisse pas, maintenant que tu es venu à moi.',
      es: '«No temas, no temas, pequeño; que no palidezca tu rostro, ya que has llegado a mí.',
      jp: '「恐れるな、恐れるな、小さき者よ。私のもとに着いたからとて、顔を青くするな。',
    },
    {
      id: '113-114',
      original: 'mk nṯr rdi.n.f ꜥnḫ.k in.f tw r iw pn n kꜣ',
      zh: '看，是神让你活着，把你带到这座卡之岛。',
      en: 'See, it is god who has let you live, who has brought you to this island of the ka.',
      fr: 'Vois, c’est un dieu qui t’a laissé vivre, qui t’a amené à cette île du ka.',
      es: 'Mira, es un dios quien te ha dejado vivir, quien te ha traído a esta isla del ka.',
      jp: '見よ、神がお前を生かし、このカーの島へ連れて来られたのだ。',
      notes: [
        {
          id: '1',
          text: [
            '卡是人与神的生命力。',
            'The ka is the life force of people and gods.',
            'Le ka est la force vitale des hommes et des dieux.',
            'El ka es la fuerza vital de hombres y dioses.',
            'カーは人と神々の生命の力。',
          ],
        },
      ],
    },
    {
      id: '124',
      original: 'ršwy sḏd dpt.n.f sn ḫt mr',
      zh: '苦难过去，能讲述自己所尝的人，何等快乐。”',
      en: 'How glad is he who tells what he has tasted, when the pain is past.”',
      fr: 'Qu’il est heureux, celui qui raconte ce qu’il a goûté, la peine une fois passée. »',
      es: '¡Qué dichoso es el que cuenta lo que ha probado, pasado el dolor!».',
      jp: '苦しみが過ぎて、味わったことを語る者は、なんと喜ばしいことか。」',
    },
  ],
};
