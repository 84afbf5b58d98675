import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '7.89',
  segments: [
    {
      id: '1',
      original: 'Postero die Vercingetorix concilio convocato id bellum se suscepisse non suarum necessitatium,',
      zh: '第二天，维钦托利召集会议，说他发动这场战争不是为了自己的需要，',
      en: 'The next day Vercingetorix called a council and declared that he had taken up that war not for needs of his own,',
      fr: 'Le lendemain, Vercingétorix convoque l’assemblée et déclare qu’il a entrepris cette guerre non pour ses propres besoins,',
      es: 'Al día siguiente, Vercingétorix convoca la asamblea y declara que emprendió aquella guerra no por necesidades suyas,',
      jp: '翌日ウェルキンゲトリクスは会議を召集し、この戦を起こしたのは自分の都合からではなく、',
    },
    {
      id: '2',
      original:
        'sed communis libertatis causa demonstrat, et quoniam sit fortunae cedendum, ad utramque rem se illis offerre, seu morte sua Romanis satisfacere seu vivum tradere velint. Mittuntur de his rebus ad Caesarem legati.',
      zh: '而是为了共同的自由；既然不得不向命运低头，他就把自己交给大家处置，不论是想用他的死来满足罗马人，还是把他活着交出去。为此派了使者去见恺撒。',
      en: 'but for the freedom of all; and since one must yield to fortune, he put himself in their hands for either course, whether they wished to satisfy the Romans by his death or to hand him over alive. Envoys were sent to Caesar about this.',
      fr: 'mais pour la liberté de tous ; et puisqu’il faut céder à la fortune, il s’offre à eux pour l’un ou l’autre parti, qu’ils veuillent satisfaire les Romains par sa mort ou le livrer vivant. On envoie là-dessus des députés à César.',
      es: 'sino por la libertad de todos; y ya que hay que ceder a la fortuna, se ofrece a ellos para lo uno o lo otro, ya quieran satisfacer a los romanos con su muerte, ya entregarlo vivo. Se envían legados a César sobre ello.',
      jp: '共同の自由のためであったと述べ、運命に従わねばならぬ以上、自分の死をもってローマ人を満足させるなり、生きたまま引き渡すなり、いずれにでも身を差し出すと言った。このことについてカエサルに使者が送られる。',
    },
    {
      id: '3',
      original: 'Iubet arma tradi, principes produci.',
      zh: '恺撒命令交出武器，带出首领。',
      en: 'He ordered the arms to be handed over and the chiefs to be brought out.',
      fr: 'César ordonne qu’on livre les armes, qu’on amène les chefs.',
      es: 'César manda entregar las armas y traer a los jefes.',
      jp: 'カエサルは武器を渡し、首領たちを連れ出すよう命じる。',
    },
    {
      id: '4',
      original:
        'Ipse in munitione pro castris consedit: eo duces producuntur; Vercingetorix deditur, arma proiciuntur.',
      zh: '他自己坐在营前的工事里，将领们被带到那里；维钦托利被交出来，武器扔在地上。',
      en: 'He himself took his seat in the fortification before the camp. There the leaders were brought; Vercingetorix was given up; the arms were thrown down.',
      fr: 'Lui-même s’assied dans le retranchement, devant le camp : c’est là qu’on amène les chefs ; Vercingétorix est livré, les armes sont jetées à terre.',
      es: 'Él mismo se sentó en la fortificación, ante el campamento: allí se le llevan los jefes; Vercingétorix es entregado, se arrojan las armas.',
      jp: '彼自身は陣の前の防塁に座を占めた。そこへ将たちが連れて来られ、ウェルキンゲトリクスは引き渡され、武器は投げ出された。',
    },
    {
      id: '5',
      original:
        'Reservatis Aeduis atque Arvernis, si per eos civitates reciperare posset, ex reliquis captivis toto exercitui capita singula praedae nomine distribuit.',
      zh: '他留下埃杜伊人和阿维尔尼人，希望借他们收复这些部族；其余的俘虏作为战利品，分给全军每人一个。',
      en: 'He kept back the Aedui and the Arverni, to see if through them he could win back their peoples; of the other captives he gave one to each man in the whole army as booty.',
      fr: 'Il mit à part les Éduens et les Arvernes, pour tâcher par eux de regagner leurs cités ; des autres captifs, il distribua à toute l’armée, à titre de butin, une tête par homme.',
      es: 'Apartó a los eduos y los arvernos, por si por medio de ellos podía recuperar sus pueblos; de los demás cautivos repartió a todo el ejército, a título de botín, uno por cabeza.',
      jp: 'ハエドゥイ人とアルウェルニ人は、彼らを通じてその部族を取り戻せはしないかと取りのけておき、残りの捕虜は戦利品として全軍に一人ずつ分け与えた。',
    },
  ],
};
