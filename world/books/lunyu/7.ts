import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '7',
  segments: [
    {
      id: '7.1',
      original: '子曰：「述而不作，信而好古，竊比於我老彭。」',
      zh: '孔子说：“只传述而不创作，相信并且喜好古代的东西，我私下把自己比作老彭。”',
      en: 'The Master said: “I hand on and do not invent; I trust antiquity and love it. In this I venture to liken myself to our Old Peng.”',
      fr: 'Le Maître dit : « Je transmets, je n’invente pas ; je me fie à l’Antiquité et je l’aime. En cela, j’ose me comparer à notre vieux Peng. »',
      es: 'El Maestro dijo: «Transmito, no invento; confío en la antigüedad y la amo. En esto me atrevo a compararme con nuestro viejo Peng».',
      jp: '先生は言われた。「伝えるだけで新しく作りはせず、古いものを信じて愛する。そんな自分をひそかに、あの老彭になぞらえている。」',
    },
    {
      id: '7.16',
      original: '子曰：「飯疏食飲水，曲肱而枕之，樂亦在其中矣。不義而富且貴，於我如浮雲。」',
      zh: '孔子说：“吃的是粗饭，喝的是白水，胳膊一弯就当枕头，这里面也有乐趣。不合道义的财富和地位，在我眼里好比天上的浮云。”',
      en: 'The Master said: “Coarse food to eat, water to drink, a bent arm for a pillow: there is joy in that too. Wealth and rank without right are to me like drifting clouds.”',
      fr: 'Le Maître dit : « Un riz grossier, de l’eau pure, le bras plié pour oreiller : la joie se trouve là aussi. La richesse et les honneurs sans la justice me sont comme des nuages qui passent. »',
      es: 'El Maestro dijo: «Comida tosca, agua para beber, el brazo doblado por almohada: también ahí hay alegría. La riqueza y los honores sin justicia son para mí como nubes que pasan».',
      jp: '先生は言われた。「粗末な飯を食べ、水を飲み、肘を曲げて枕にする。楽しみはその中にもある。道に外れて得た富や位は、私には浮かぶ雲のようなものだ。」',
    },
    {
      id: '7.22',
      original: '子曰：「三人行，必有我師焉。擇其善者而從之，其不善者而改之。」',
      zh: '孔子说：“三个人一道走，里头准有能教我的：好的地方我跟着学，不好的地方我对照着改。”',
      en: 'The Master said: “When three walk together, there is sure to be a teacher for me among them. I pick out what is good in them and follow it, what is not good and mend it in myself.”',
      fr: 'Le Maître dit : « Si trois hommes cheminent, il s’y trouve à coup sûr un maître pour moi : je choisis ce qu’ils ont de bon pour le suivre, ce qu’ils ont de mauvais pour m’en corriger. »',
      es: 'El Maestro dijo: «Si tres caminan juntos, entre ellos hay sin duda un maestro para mí: escojo lo bueno que tienen y lo sigo, lo que no es bueno y lo corrijo en mí».',
      jp: '先生は言われた。「三人で道を行けば、きっと自分の師となる人がいる。善いところを選んでならい、善くないところは我が身に照らして改める。」',
    },
  ],
};
