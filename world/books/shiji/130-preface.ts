import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '130-preface',
  segments: [
    {
      id: '1',
      original: '夫詩書隱約者，欲遂其志之思也。',
      zh: '《诗》《书》之所以含蓄简约，是作者想要表达自己内心的志意。',
      en: 'That the Songs and the Documents are veiled and terse is because their makers wished to carry out what their minds had conceived.',
      fr: 'Si les Odes et les Documents sont voilés et brefs, c’est que leurs auteurs voulaient accomplir ce que leur esprit avait conçu.',
      es: 'Si las Odas y los Documentos son velados y breves, es porque sus autores querían dar cumplimiento a lo que su ánimo había concebido.',
      jp: 'そもそも詩や書の言葉がひそやかで簡潔なのは、心に抱いた志を遂げようとしたからである。',
    },
    {
      id: '2',
      original: '昔西伯拘羑里，演周易；孔子戹陳蔡，作春秋；屈原放逐，著離騷；左丘失明，厥有國語；',
      zh: '从前西伯被囚在羑里，推演了《周易》；孔子困于陈蔡，写了《春秋》；屈原被放逐，著了《离骚》；左丘失明，才有《国语》；',
      en: 'Long ago the Lord of the West was held at Youli, and worked out the Changes of Zhou; Confucius was in distress between Chen and Cai, and made the Spring and Autumn; Qu Yuan was banished, and wrote Encountering Sorrow; Zuoqiu lost his sight, and we have the Discourses of the States;',
      fr: 'Jadis le Seigneur de l’Ouest, prisonnier à Youli, développa les Mutations des Zhou ; Confucius, en détresse entre Chen et Cai, fit les Printemps et Automnes ; Qu Yuan, banni, écrivit la Rencontre du chagrin ; Zuoqiu perdit la vue, et nous avons les Discours des royaumes ;',
      es: 'Antaño el Señor del Oeste, preso en Youli, desarrolló las Mutaciones de Zhou; Confucio, en apuros entre Chen y Cai, hizo las Primaveras y Otoños; Qu Yuan, desterrado, escribió el Encuentro con el dolor; Zuoqiu perdió la vista, y tenemos los Discursos de los reinos;',
      jp: 'むかし西伯は羑里に囚われて周易を演べ、孔子は陳・蔡に苦しんで春秋を作り、屈原は追放されて離騒を著し、左丘は失明して国語があり、',
    },
    {
      id: '3',
      original: '孫子臏腳，而論兵法；不韋遷蜀，世傳呂覽；韓非囚秦，說難、孤憤；',
      zh: '孙子被剜去膝盖骨，而论述兵法；吕不韦贬谪到蜀，世上流传《吕览》；韩非被囚在秦，有《说难》《孤愤》；',
      en: 'Sunzi was maimed in the legs, and discoursed on the art of war; Buwei was moved to Shu, and the world has the Survey of Lü; Han Fei was imprisoned in Qin, and there are the Difficulties of Persuasion and the Lone Indignation;',
      fr: 'Sunzi, mutilé des jambes, traita de l’art de la guerre ; Buwei, relégué à Shu, laissa au monde la Somme de Lü ; Han Fei, enchaîné à Qin, les Difficultés de persuader et la Colère solitaire ;',
      es: 'Sunzi, mutilado de las piernas, trató del arte de la guerra; Buwei, relegado a Shu, dejó al mundo la Suma de Lü; Han Fei, encarcelado en Qin, las Dificultades de persuadir y la Ira solitaria;',
      jp: '孫子は脚を断たれて兵法を論じ、呂不韋は蜀に遷されて世に呂覧が伝わり、韓非は秦に囚われて説難・孤憤がある。',
      notes: [
        {
          id: '1',
          text: [
            '这里的孙子指孙膑。',
            'Sun Bin, not the Sunzi of the Art of War.',
            'Sun Bin, et non le Sunzi de L’Art de la guerre.',
            'Sun Bin, no el Sunzi de El arte de la guerra.',
            'ここの孫子は孫臏をさす。',
          ],
        },
      ],
    },
    {
      id: '4',
      original: '詩三百篇，大抵賢聖發憤之所為作也。此人皆意有所鬱結，不得通其道也，故述往事，思來者。',
      zh: '《诗》三百篇，大都是贤人圣人抒发愤懑而写成的。这些人都是心中有所郁结，不能实现自己的主张，所以追述往事，寄望于后来的人。',
      en: 'The three hundred Songs were for the most part made by worthies and sages who gave vent to their indignation. All these men had something knotted up in their minds and could not make their way prevail; and so they told of things past and thought of those to come.',
      fr: 'Les trois cents Odes furent pour la plupart l’œuvre de sages qui donnaient cours à leur indignation. Tous ces hommes avaient au cœur quelque chose de noué et ne pouvaient faire prévaloir leur voie ; alors ils racontaient le passé en songeant à ceux qui viendraient.',
      es: 'Las trescientas Odas las hicieron, en su mayoría, sabios que daban salida a su indignación. Todos ellos tenían algo anudado en el ánimo y no podían hacer valer su camino; por eso contaban lo pasado y pensaban en los que habían de venir.',
      jp: '詩三百篇は、おおむね賢人聖人が憤りを発して作ったものである。この人々はみな心に結ぼれるものがあり、おのれの道を通すことができなかった。だから過ぎたことを述べ、来たるべき者を思ったのである。',
    },
  ],
};
