import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1-3',
      kind: 'verse',
      original: 'Arma virumque cano, Troiae qui primus ab oris<br>Italiam fato profugus Laviniaque venit<br>litora,',
      zh: '战争，还有那个男子，我来歌唱：他由命运逐出家园，头一个离开特洛伊的岸，来到意大利，来到拉维尼乌姆的滩头；',
      en: 'I sing of arms and of the man who first from the shores of Troy, exiled by fate, came to Italy and the Lavinian coast;',
      fr: 'Je chante les armes et l’homme qui, le premier, des bords de Troie, banni par le destin, vint en Italie, au rivage de Lavinium ;',
      es: 'Canto las armas y al hombre que, el primero, desde las costas de Troya, prófugo del destino, vino a Italia y a las playas de Lavinio;',
      jp: '戦いと、一人の男を私は歌う。運命に追われ、トロイアの岸から初めてイタリアへ、ラウィニウムの浜へ来た男を。',
    },
    {
      id: '3-5',
      kind: 'verse',
      original:
        'multum ille et terris iactatus et alto<br>vi superum, saevae memorem Iunonis ob iram,<br>multa quoque et bello passus,',
      zh: '他在陆地和海上久经颠簸，因为天神的威力，因为狠心的朱诺念念不忘的愤怒；在战争中也多受苦难，',
      en: 'much tossed he was on land and on the deep by the force of those above, for cruel Juno’s unforgetting wrath; and much too he suffered in war,',
      fr: 'longtemps ballotté sur la terre et sur la mer par la force d’en haut, par la colère sans oubli de la cruelle Junon ; il souffrit beaucoup aussi à la guerre,',
      es: 'mucho fue zarandeado por tierra y por mar por la fuerza de los de arriba, por la ira sin olvido de la cruel Juno; mucho sufrió también en la guerra,',
      jp: '天上の神々の力に、酷いユノの忘れぬ怒りのために、陸にも海にもあまた揺すられ、戦にもまた多くの苦しみをなめた。',
    },
    {
      id: '5-7',
      kind: 'verse',
      original:
        'dum conderet urbem<br>inferretque deos Latio; genus unde Latinum<br>Albanique patres atque altae moenia Romae.',
      zh: '直到他建起城市，把诸神带到拉丁姆；由此而有拉丁民族、阿尔巴的父老和巍峨的罗马城墙。',
      en: 'until he should found a city and bring his gods to Latium: from which come the Latin race, the fathers of Alba, and the walls of high Rome.',
      fr: 'jusqu’à ce qu’il fondât une ville et portât ses dieux au Latium : de là vinrent la race latine, les pères albains et les murs de la haute Rome.',
      es: 'hasta fundar una ciudad y llevar sus dioses al Lacio: de ahí la raza latina, los padres albanos y las murallas de la alta Roma.',
      jp: '都を建て、神々をラティウムにもたらすまで。そこからラティウムの民、アルバの父たち、高きローマの城壁が生まれた。',
    },
    {
      id: '8-11',
      kind: 'verse',
      original:
        'Musa, mihi causas memora, quo numine laeso,<br>quidve dolens, regina deum tot volvere casus<br>insignem pietate virum, tot adire labores<br>impulerit. Tantaene animis caelestibus irae?',
      zh: '缪斯啊，告诉我缘由：伤了什么神意，为了什么痛恨，众神之后竟逼使一个以虔敬著称的人历尽如许灾难，承受如许劳苦？天神心里竟有这样大的怒气？',
      en: 'Muse, tell me the causes: what power was offended, what grief drove the queen of the gods to make a man known for his devotion go through so many chances, meet so many toils? Is there such anger in heavenly hearts?',
      fr: 'Muse, dis-moi les causes : quelle volonté blessée, quelle douleur poussa la reine des dieux à faire rouler en tant de hasards, affronter tant d’épreuves un homme insigne par sa piété ? Est-il tant de colère aux âmes célestes ?',
      es: 'Musa, dime las causas: qué poder ofendido, qué dolor empujó a la reina de los dioses a que un hombre insigne por su piedad rodara por tantos azares y afrontara tantos trabajos. ¿Tanta ira cabe en los ánimos celestes?',
      jp: 'ムーサよ、その故を語れ。いかなる神意を傷つけられ、何を嘆いて、神々の女王は、敬虔をもって聞こえた男に、かくも多くの難儀を巡らせ、かくも多くの労苦に向かわせたのか。天上の心に、かくも激しい怒りがあるのか。',
    },
  ],
};
