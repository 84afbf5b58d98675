import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '12',
  segments: [
    {
      id: '12.1',
      original: '顏淵問仁。子曰：「克己復禮為仁。一日克己復禮，天下歸仁焉。為仁由己，而由人乎哉？」',
      zh: '颜渊问什么是仁。孔子说：“管住自己，回到礼上去，这便是仁。有一天真能如此，天下就都向仁靠拢。仁要由自己去做，怎么会由得别人呢？”',
      en: 'Yan Yuan asked about humaneness. The Master said: “To master oneself and return to ritual is humaneness. If for one day one did so, all under heaven would turn to humaneness. It comes from oneself; could it come from others?”',
      fr: 'Yan Yuan interrogea sur le sens de l’humain. Le Maître dit : « Se vaincre et revenir aux rites, voilà le sens de l’humain. Qu’on y parvienne un seul jour, et tout sous le ciel s’y rendra. C’est de soi qu’il vient ; pourrait-il venir d’autrui ? »',
      es: 'Yan Yuan preguntó por la humanidad. El Maestro dijo: «Vencerse a sí mismo y volver a los ritos: eso es la humanidad. Si un solo día se lograra, todo bajo el cielo se volvería a ella. Nace de uno mismo; ¿acaso podría nacer de otros?».',
      jp: '顔淵が仁のことを尋ねた。先生は言われた。「己に克って礼に立ち返るのが仁である。一日でもそれができれば、天下は仁になびく。仁を行うのは自分しだいだ。どうして人まかせにできようか。」',
    },
    {
      id: '12.2',
      original: '仲弓問仁。子曰：「出門如見大賓，使民如承大祭。己所不欲，勿施於人。在邦無怨，在家無怨。」',
      zh: '仲弓问什么是仁。孔子说：“出了家门，就像去见贵宾；差遣百姓，就像承办大祭。自己不愿受的，别拿去给人。这样，在国中不招怨，在家里也不招怨。”',
      en: 'Zhonggong asked about humaneness. The Master said: “Go out of your door as if to meet a great guest; employ the people as if you were assisting at a great sacrifice. What you do not wish for yourself, do not do to others. Then there will be no resentment in the state and none in the house.”',
      fr: 'Zhonggong interrogea sur le sens de l’humain. Le Maître dit : « Sors de chez toi comme pour recevoir un hôte illustre ; emploie le peuple comme si tu célébrais un grand sacrifice. Ce que tu ne veux pas pour toi, ne l’inflige pas aux autres. Alors, ni dans l’État ni dans la maison, il n’y aura de rancune. »',
      es: 'Zhonggong preguntó por la humanidad. El Maestro dijo: «Sal de tu casa como si fueras a recibir a un gran huésped; emplea al pueblo como si celebraras un gran sacrificio. Lo que no quieras para ti, no lo hagas a los demás. Así no habrá rencor ni en el Estado ni en la casa».',
      jp: '仲弓が仁のことを尋ねた。先生は言われた。「家の門を出たら大切な客に会うように振る舞い、民を使うには大きな祭りを執り行うようにする。自分の望まないことを人にしてはならない。そうすれば、国にあっても怨みはなく、家にあっても怨みはない。」',
    },
    {
      id: '12.7',
      original: '子貢問政。子曰：「足食，足兵，民信之矣。」',
      zh: '子贡问怎样治理国政。孔子说：“粮食充足，军备充足，人民信任。”',
      en: 'Zigong asked about government. The Master said: “Enough food, enough arms, and the trust of the people.”',
      fr: 'Zigong interrogea sur le gouvernement. Le Maître dit : « Assez de vivres, assez d’armes, et la confiance du peuple. »',
      es: 'Zigong preguntó por el gobierno. El Maestro dijo: «Suficientes alimentos, suficientes armas y la confianza del pueblo».',
      jp: '子貢が政治のことを尋ねた。先生は言われた。「食糧を十分にし、軍備を十分にし、民に信じてもらうことだ。」',
    },
    {
      id: '12.7b',
      original: '子貢曰：「必不得已而去，於斯三者何先？」曰：「去兵。」',
      zh: '子贡说：“如果迫不得已必须去掉一项，这三项里先去哪一项？”孔子说：“去掉军备。”',
      en: 'Zigong said: “If one had no choice but to give up one of the three, which would go first?” He said: “The arms.”',
      fr: 'Zigong dit : « Si l’on était forcé d’en abandonner un, lequel des trois d’abord ? — Les armes », dit-il.',
      es: 'Zigong dijo: «Si no hubiera más remedio que renunciar a una de las tres, ¿cuál primero?». Dijo: «Las armas».',
      jp: '子貢が言った。「どうしてもやむをえず捨てるなら、三つのうちどれを先にしますか。」「軍備を捨てよう。」',
    },
    {
      id: '12.7c',
      original: '子貢曰：「必不得已而去，於斯二者何先？」曰：「去食。自古皆有死，民無信不立。」',
      zh: '子贡说：“如果迫不得已还要去掉一项，这两项里先去哪一项？”孔子说：“去掉粮食。自古以来人都有一死，但没有人民的信任，国家就立不住。”',
      en: 'Zigong said: “And if one had to give up one of the two that remain?” He said: “The food. From of old all men have died; but without trust a people cannot stand.”',
      fr: 'Zigong dit : « Et s’il fallait abandonner l’un des deux autres ? — Les vivres. De tout temps les hommes sont morts ; mais sans confiance, un peuple ne tient pas debout. »',
      es: 'Zigong dijo: «¿Y si hubiera que renunciar a una de las dos restantes?». Dijo: «Los alimentos. Desde siempre han muerto todos los hombres; pero, sin confianza, un pueblo no se sostiene».',
      jp: '子貢が言った。「どうしてもやむをえず捨てるなら、残る二つのうちどれを先にしますか。」「食糧を捨てよう。昔から誰にも死はある。しかし民は、信がなければ立ちゆかない。」',
    },
  ],
};
