import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.0',
  segments: [
    {
      id: '1.0.a',
      original: 'Ἡροδότου Ἁλικαρνησσέος ἱστορίης ἀπόδεξις ἥδε,',
      zh: '哈利卡纳索斯人希罗多德，把他的探究陈述于此，',
      en: 'This is the setting forth of the inquiry of Herodotus of Halicarnassus,',
      fr: 'Voici l’exposé de l’enquête d’Hérodote d’Halicarnasse,',
      es: 'Esta es la exposición de la indagación de Heródoto de Halicarnaso,',
      jp: 'これはハリカルナッソスの人ヘロドトスの探究の披露である。',
    },
    {
      id: '1.0.b',
      original: 'ὡς μήτε τὰ γενόμενα ἐξ ἀνθρώπων τῷ χρόνῳ ἐξίτηλα γένηται,',
      zh: '为的是使人间发生的事不致因时间而湮没，',
      en: 'so that what has come about through human beings may not fade with time,',
      fr: 'afin que ce qui est advenu par les hommes ne s’efface pas avec le temps,',
      es: 'para que lo acaecido por obra de los hombres no se desvanezca con el tiempo,',
      jp: '人間のなした事が時とともに色あせず、',
    },
    {
      id: '1.0.c',
      original: 'μήτε ἔργα μεγάλα τε καὶ θωμαστά, τὰ μὲν Ἕλλησι τὰ δὲ βαρβάροισι ἀποδεχθέντα, ἀκλεᾶ γένηται,',
      zh: '那些伟大而可惊的作为，有的是希腊人做出来的，有的是外族人做出来的，也不该没有名声；',
      en: 'and great and wonderful works, shown forth some by Greeks and some by others, may not go without fame;',
      fr: 'et que de grands et étonnants ouvrages, accomplis les uns par les Grecs, les autres par les barbares, ne restent pas sans gloire ;',
      es: 'y para que obras grandes y admirables, realizadas unas por griegos y otras por bárbaros, no queden sin fama;',
      jp: 'ギリシア人と異国の民とが示した大いなる驚くべき業績が、誉れを失うことのないように。',
    },
    {
      id: '1.0.d',
      original: 'τά τε ἄλλα καὶ δι’ ἣν αἰτίην ἐπολέμησαν ἀλλήλοισι.',
      zh: '特别是要讲明，他们到底为什么打起仗来。',
      en: 'and among the rest, for what cause they made war on one another.',
      fr: 'et, entre autres, pour quelle cause ils se firent la guerre.',
      es: 'y, entre lo demás, por qué causa guerrearon unos contra otros.',
      jp: 'そして何よりも、彼らがいかなる原因で互いに戦ったのかを。',
    },
  ],
};
