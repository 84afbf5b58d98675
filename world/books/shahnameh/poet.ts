import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'poet',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'بناهای آباد گردد خراب<br>ز باران و از تابش آفتاب',
      zh: '繁荣的建筑都将倾颓，由于雨淋，由于日晒；',
      en: 'Buildings that flourish fall to ruin by the rain and by the heat of the sun;',
      fr: 'Les édifices florissants tombent en ruine par la pluie et l’ardeur du soleil ;',
      es: 'Los edificios florecientes caen en ruinas por la lluvia y el ardor del sol;',
      jp: '栄えた建物も荒れはてる、雨により、また日の照りつけによって。',
    },
    {
      id: '2',
      kind: 'verse',
      original: 'پی افگندم از نظم کاخی بلند<br>که از باد و باران نیابد گزند',
      zh: '我用诗建起一座高高的宫殿，风雨都不能损伤它。',
      en: 'I have laid out in verse a high palace that wind and rain will not harm.',
      fr: 'J’ai fondé, en vers, un haut palais que ni le vent ni la pluie n’endommageront.',
      es: 'He levantado, en verso, un alto palacio al que no dañarán viento ni lluvia.',
      jp: '私は詩によって高い宮殿を築いた、風にも雨にも損なわれぬものを。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'نمیرم ازین پس که من زنده‌ام<br>که تخم سخن من پراگنده‌ام',
      zh: '从今以后我不会死，我活着，因为我已撒下语言的种子。',
      en: 'From now on I shall not die, for I live: I have scattered the seed of speech.',
      fr: 'Désormais je ne mourrai pas, je suis vivant : j’ai semé la graine de la parole.',
      es: 'Desde ahora no moriré, pues vivo: he esparcido la semilla de la palabra.',
      jp: 'これより私は死なない、生きている。言葉の種を蒔いたのだから。',
    },
  ],
};
