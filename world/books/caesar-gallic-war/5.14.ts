import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '5.14',
  segments: [
    {
      id: '1',
      original:
        'Ex his omnibus longe sunt humanissimi qui Cantium incolunt, quae regio est maritima omnis, neque multum a Gallica differunt consuetudine.',
      zh: '所有这些人当中，最开化的是住在肯特的人，那一地区全部靠海，他们的习俗和高卢人相差不多。',
      en: 'Of all these much the most civilized are those who live in Kent, a region that lies wholly by the sea; and they do not differ much from the Gauls in their ways.',
      fr: 'De tous, les plus policés de beaucoup sont ceux qui habitent le Cantium, région toute maritime ; ils ne diffèrent guère des Gaulois par les usages.',
      es: 'De todos ellos, los más civilizados con mucho son los que habitan el Cancio, región toda marítima; no difieren mucho de los galos en sus usos.',
      jp: 'このすべてのうち最も開けているのは、全域が海に面したカンティウムに住む人々で、慣わしもガリア人とあまり違わない。',
    },
    {
      id: '2',
      original:
        'Interiores plerique frumenta non serunt, sed lacte et carne vivunt pellibusque sunt vestiti. Omnes vero se Britanni vitro inficiunt, quod caeruleum efficit colorem, atque hoc horridiores sunt in pugna aspectu;',
      zh: '内地的人大多不种谷物，靠奶和肉为生，穿兽皮。而所有的不列颠人都用菘蓝染身，使身体呈蓝色，这使他们在战斗中样子更加可怕；',
      en: 'Most of those inland do not sow corn, but live on milk and meat and are clothed in skins. But all the Britons dye themselves with woad, which makes a blue colour, and so are the more dreadful to look at in battle;',
      fr: 'La plupart de ceux de l’intérieur ne sèment pas de blé, mais vivent de lait et de viande et sont vêtus de peaux. Tous les Bretons, eux, se teignent de guède, ce qui donne une couleur bleue et les rend plus effrayants à voir au combat ;',
      es: 'Los del interior, en su mayoría, no siembran trigo, sino que viven de leche y carne y se visten de pieles. Todos los britanos, en cambio, se tiñen con glasto, que da un color azul, y así resultan más horribles de ver en la batalla;',
      jp: '内陸の者の多くは穀物を播かず、乳と肉で暮らし、毛皮をまとう。だがブリタニア人はみな、青い色を出す大青で身を染め、そのため戦場ではいっそう恐ろしく見える。',
    },
    {
      id: '3',
      original: 'capilloque sunt promisso atque omni parte corporis rasa praeter caput et labrum superius.',
      zh: '他们留长发，除了头部和上唇，全身都剃得光光的。',
      en: 'they wear their hair long, and shave every part of the body but the head and the upper lip.',
      fr: 'ils portent les cheveux longs et se rasent tout le corps, hormis la tête et la lèvre supérieure.',
      es: 'llevan el pelo largo y se rasuran todo el cuerpo salvo la cabeza y el labio superior.',
      jp: '髪は長く垂らし、頭と上唇のほかは全身を剃っている。',
    },
    {
      id: '4',
      original:
        'Uxores habent deni duodenique inter se communes et maxime fratres cum fratribus parentesque cum liberis; sed qui sunt ex his nati, eorum habentur liberi, quo primum virgo quaeque deducta est.',
      zh: '十个或十二个男人共有妻子，尤其是兄弟之间、父子之间；但她们所生的子女，算作当初迎娶那个姑娘的人的孩子。',
      en: 'Groups of ten or twelve men have wives in common, brothers above all with brothers and fathers with sons; but the children born of them are held to be his to whom each first came as a maiden.',
      fr: 'Ils ont à dix ou douze des femmes communes, surtout les frères avec les frères et les pères avec les fils ; mais les enfants qui en naissent sont tenus pour ceux de l’homme chez qui chacune fut d’abord conduite vierge.',
      es: 'Entre diez o doce tienen mujeres en común, sobre todo hermanos con hermanos y padres con hijos; pero los que nacen de ellas se tienen por hijos de aquel a cuya casa fue llevada primero cada una de doncella.',
      jp: '十人か十二人ずつが妻を共有し、とりわけ兄弟どうし、父と子の間でそうである。だが生まれた子は、娘が最初に嫁いだ男の子と見なされる。',
      notes: [
        {
          id: '1',
          text: [
            '后世学者多怀疑此说。',
            'Scholars doubt that this is true.',
            'Les historiens doutent de ce trait.',
            'Los historiadores dudan de este dato.',
            'この記述は事実かどうか疑われている。',
          ],
        },
      ],
    },
  ],
};
