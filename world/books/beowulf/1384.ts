import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1384',
  segments: [
    {
      id: '1384-1385',
      kind: 'verse',
      original: 'Ne sorga, snotor guma; sēlre bið ǣghwǣm<br>þæt hē his frēond wrece, þonne hē fela murne.',
      zh: '不要悲伤，睿智的人；为朋友复仇，总胜过长久哀悼。',
      en: 'Do not grieve, wise man; it is better for anyone to avenge his friend than to mourn much.',
      fr: 'Ne t’afflige pas, homme sage ; mieux vaut pour chacun venger son ami que beaucoup pleurer.',
      es: 'No te aflijas, hombre sabio; a cualquiera le está mejor vengar a su amigo que mucho llorarlo.',
      jp: '嘆くな、賢き人よ。友の仇を討つ方が、いたく悼むよりも誰にとってもよい。',
    },
    {
      id: '1386-1389',
      kind: 'verse',
      original:
        'Ūre ǣghwylc sceal ende gebīdan<br>worolde līfes; wyrce sē þe mōte<br>dōmes ǣr dēaþe; þæt bið drihtguman<br>unlifgendum æfter sēlest.',
      zh: '我们每个人都要等来尘世生命的终结；能够的人，应在死前赢得声名；对死去的武士，那是身后最好的东西。',
      en: 'Each of us must live to see the end of life in this world; let him who can win glory before death; for a fighting man, when he lives no more, that is afterwards best.',
      fr: 'Chacun de nous doit attendre la fin de la vie du monde ; que celui qui le peut gagne renom avant la mort ; pour le guerrier qui n’est plus, c’est là, ensuite, le meilleur.',
      es: 'Cada uno de nosotros ha de aguardar el fin de la vida del mundo; gane quien pueda fama antes de la muerte; para el guerrero que ya no vive, eso es después lo mejor.',
      jp: 'われらは誰もみな、この世の命の終わりを待たねばならぬ。できる者は死の前に誉れを立てよ。生きてはおらぬもののふにとって、それが後には最もよいのだ。',
    },
  ],
};
