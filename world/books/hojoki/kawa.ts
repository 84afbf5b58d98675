import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'kawa',
  segments: [
    {
      id: '1',
      original: '行く川のながれは絶えずして、しかも<ruby>本<rp>（</rp><rt>もと</rt><rp>）</rp></ruby>の水にあらず。',
      zh: '河水流去不绝，而所流已不是原来的水。',
      en: 'The flow of the river never ceases, and yet it is never the same water.',
      fr: 'Le cours de la rivière qui va ne cesse pas, et pourtant ce n’est plus la même eau.',
      es: 'La corriente del río no cesa, y sin embargo no es nunca la misma agua.',
      jp: '流れゆく川は絶えることがなく、しかももとの水ではない。',
    },
    {
      id: '2',
      original: 'よどみに浮ぶうたかたは、かつ消えかつ結びて久しくとゞまることなし。',
      zh: '浮在水洼里的泡沫，忽灭忽生，不会久留。',
      en: 'The bubbles that float on the still pools now vanish and now form; they do not stay for long.',
      fr: 'Les bulles qui flottent sur l’eau dormante s’effacent et se forment ; elles ne demeurent pas longtemps.',
      es: 'Las burbujas que flotan en los remansos se borran y se forman; no permanecen mucho.',
      jp: 'よどみに浮かぶ水の泡は、消えては結び、長くとどまることがない。',
    },
    {
      id: '3',
      original: '世の中にある人とすみかと、またかくの如し。',
      zh: '世间的人与住居，也是这样。',
      en: 'So it is in the world with people and their dwellings.',
      fr: 'Il en est ainsi, dans ce monde, des hommes et de leurs demeures.',
      es: 'Así son, en este mundo, los hombres y sus moradas.',
      jp: '世の中の人と住まいも、またこのようなものである。',
    },
    {
      id: '4',
      original:
        '玉しきの都の中にむねをならべいらかをあらそへる、たかきいやしき人のすまひは、代々を經て盡きせぬものなれど、これをまことかと尋ぬれば、昔ありし家はまれなり。',
      zh: '繁华京城里，屋脊相连、甍瓦相争，贵贱人家的住宅似乎世代不尽，但若探问是否真是如此，从前的老屋其实很少。',
      en: 'In the jewelled capital the houses of high and low stand ridge by ridge, tile against tile, and seem to last through the ages; but ask if this is so, and houses that stood of old are few.',
      fr: 'Dans la capitale aux pavés de joyaux, les maisons des grands et des humbles, faîte contre faîte, rivalisant de tuiles, semblent traverser les âges sans s’épuiser ; mais qu’on s’enquière : rares sont celles d’autrefois.',
      es: 'En la enjoyada capital las casas de nobles y humildes, caballete junto a caballete, teja contra teja, parecen durar de siglo en siglo; pero, si se pregunta, pocas son las de antaño.',
      jp: '玉を敷いたような都のなかで棟を並べ、いらかを競っている、身分の高い人や低い人の住まいは、幾代を経ても尽きないもののようだが、本当にそうかと調べてみると、昔からあった家はまれである。',
    },
    {
      id: '5',
      original:
        '住む人もこれにおなじ。所もかはらず、人も多かれど、いにしへ見し人は、二三十人が中に、わづかにひとりふたりなり。',
      zh: '住的人也是一样。地方没有变，人也很多，可从前认识的，二三十人中不过一两个罢了。',
      en: 'It is the same with those who live in them. The place is unchanged and people are many, but of those I used to know there are, among twenty or thirty, one or two.',
      fr: 'Il en va de même des habitants. Le lieu n’a pas changé, les gens sont nombreux ; mais de ceux que j’ai connus jadis, sur vingt ou trente, il en reste un ou deux.',
      es: 'Lo mismo pasa con quienes las habitan. El lugar no ha cambiado y la gente es mucha; pero de los que conocí antaño, entre veinte o treinta, quedan apenas uno o dos.',
      jp: '住む人もこれと同じである。場所も変わらず人も多いが、昔会った人は、二、三十人のうちにわずか一人か二人である。',
    },
    {
      id: '6',
      original: 'あしたに死し、ゆふべに生るゝならひ、たゞ水の泡にぞ似たりける。',
      zh: '朝死夕生的常理，正如水上的泡沫。',
      en: 'In the morning some die, at evening some are born: that is the way of things, and it is just like the foam on water.',
      fr: 'Au matin l’on meurt, au soir l’on naît : telle est la règle, et c’est tout comme l’écume de l’eau.',
      es: 'Por la mañana se muere, por la tarde se nace: tal es la costumbre, y es igual que la espuma del agua.',
      jp: '朝に死ぬ者があり、夕べに生まれる者がある。その習いは、ただ水の泡に似ている。',
    },
    {
      id: '7',
      original: '知らず、生れ死ぬる人、いづかたより來りて、いづかたへか去る。',
      zh: '我不知道，生生死死的人，从何处来，又往何处去。',
      en: 'I do not know: those who are born and die, where do they come from, and where do they go?',
      fr: 'Je ne sais : ceux qui naissent et meurent, d’où viennent-ils, et où s’en vont-ils ?',
      es: 'No lo sé: los que nacen y mueren, ¿de dónde vienen y adónde van?',
      jp: '私にはわからない。生まれては死ぬ人は、どこから来て、どこへ去るのか。',
    },
  ],
};
