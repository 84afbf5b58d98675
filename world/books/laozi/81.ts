import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '81',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '信言不美，美言不信。',
      zh: '可信的话不好听，好听的话不可信。',
      en: 'True words are not beautiful; beautiful words are not true.',
      fr: 'Les paroles vraies ne sont pas belles ; les belles paroles ne sont pas vraies.',
      es: 'Las palabras veraces no son bellas; las palabras bellas no son veraces.',
      jp: '真実の言葉は美しくなく、美しい言葉は真実でない。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '善者不辯，辯者不善。知者不博，博者不知。',
      zh: '好人不争辩，爱争辩的不是好人；真懂的人不炫博，炫博的人不真懂。',
      en: 'The good do not argue; those who argue are not good. Those who know are not learned; the learned do not know.',
      fr: 'Les bons ne disputent pas ; ceux qui disputent ne sont pas bons. Ceux qui savent ne sont pas érudits ; les érudits ne savent pas.',
      es: 'Los buenos no disputan; los que disputan no son buenos. Los que saben no son eruditos; los eruditos no saben.',
      jp: '善い人は言い争わず、言い争う人は善くない。知る者は博学でなく、博学な者は知らない。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '聖人不積，既以為人己愈有，既以與人己愈多。',
      zh: '圣人什么也不囤：越替人做事，自己越有；越分给别人，自己越多。',
      en: 'The sage does not hoard. The more he does for others, the more he has; the more he gives to others, the richer he is.',
      fr: 'Le sage n’amasse pas. Plus il fait pour autrui, plus il possède ; plus il donne à autrui, plus il est riche.',
      es: 'El sabio no atesora. Cuanto más hace por los demás, más tiene; cuanto más da a los demás, más rico es.',
      jp: '聖人はためこまない。人のために尽くして自分はいよいよ充ち、人に与えて自分はいよいよ豊かになる。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '天之道，利而不害；聖人之道，為而不爭。',
      zh: '天的办法，是给好处而不伤害；圣人的办法，是做事而不争抢。',
      en: 'The way of heaven is to benefit and not to harm; the way of the sage is to act and not to contend.',
      fr: 'La voie du ciel est d’aider sans nuire ; la voie du sage est d’agir sans rivaliser.',
      es: 'El camino del cielo es beneficiar sin dañar; el camino del sabio es obrar sin competir.',
      jp: '天の道は、利を与えて害さない。聖人の道は、行って争わない。',
    },
  ],
};
