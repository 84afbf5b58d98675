import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6-title',
  segments: [
    {
      id: '1',
      original: '制曰：「朕聞太古有號毋謚，中古有號，死而以行為謚。',
      zh: '始皇下制书说：“朕听说上古有号而没有谥，中古有号，人死后又按生平行事定谥。',
      en: 'The decree said: “We have heard that in high antiquity rulers had a title in life and no posthumous name; in middle antiquity they had a title, and when they died a posthumous name was given for what they had done.',
      fr: 'Le décret disait : « Nous avons appris que dans la haute Antiquité on avait un titre et point de nom posthume ; que dans la moyenne Antiquité on avait un titre et, mort, on recevait un nom posthume selon sa conduite.',
      es: 'El decreto decía: «Hemos oído que en la alta antigüedad había título y no nombre póstumo; que en la antigüedad media había título y, muerto el soberano, se le daba un nombre póstumo según su conducta.',
      jp: '制して言われた。「朕の聞くところ、太古には号があって諡がなく、中古には号があり、死ねば行いによって諡がつけられた。',
    },
    {
      id: '2',
      original: '如此，則子議父，臣議君也，甚無謂，朕弗取焉。自今已來，除謚法。',
      zh: '这样一来，就是儿子议论父亲，臣子议论君主，很没有道理，朕不采取。从今以后，废除谥法。',
      en: 'This is for the son to judge the father and the subject the lord. It makes no sense, and We will have none of it. From now on posthumous names are abolished.',
      fr: 'C’est là le fils qui juge le père, le sujet qui juge le prince : cela n’a pas de sens, et Nous n’en voulons pas. Désormais la règle des noms posthumes est abolie.',
      es: 'Así el hijo juzga al padre y el súbdito al soberano: no tiene sentido, y no lo admitimos. Desde ahora queda abolida la regla de los nombres póstumos.',
      jp: 'これでは子が父を論じ、臣が君を論ずることになり、まことに筋が立たぬ。朕はこれを取らない。今より後、諡の法を除く。',
    },
    {
      id: '3',
      original: '朕為始皇帝。後世以計數，二世三世至于萬世，傳之無窮。」',
      zh: '朕就是始皇帝。后世按数计算，从二世、三世直到万世，传到无穷。”',
      en: 'We are the First Emperor. Those after Us shall be counted by number, the Second, the Third, to the ten-thousandth generation, handed on without end.”',
      fr: 'Nous sommes le Premier Empereur. Les suivants seront comptés : deuxième, troisième, jusqu’à la dix-millième génération, et la transmission n’aura pas de fin. »',
      es: 'Nos somos el Primer Emperador. Los que sigan se contarán por número: segundo, tercero, hasta la diezmilésima generación, y la transmisión no tendrá fin».',
      jp: '朕は始皇帝である。後の世は数をもってかぞえ、二世、三世から万世に至るまで、これを無窮に伝えよ。」',
      notes: [
        {
          id: '1',
          text: [
            '秦二世而亡（前207年）。',
            'The house ended with the next generation, in 207 BC.',
            'La maison s’éteignit dès la génération suivante, en 207 av. J.-C.',
            'La casa se extinguió en la generación siguiente, en 207 a. C.',
            '秦は次の代、紀元前207年に滅んだ。',
          ],
        },
      ],
    },
    {
      id: '4',
      original: '分天下以為三十六郡，郡置守、尉、監。更名民曰「黔首」。',
      zh: '把天下分为三十六郡，每郡设置郡守、郡尉和监御史。又把百姓改称为“黔首”。',
      en: 'He divided the empire into thirty-six commanderies, and in each he set a governor, a commandant and an inspector. The people he renamed “the black-headed ones”.',
      fr: 'Il divisa l’empire en trente-six commanderies et mit en chacune un gouverneur, un commandant et un inspecteur. Il donna au peuple le nom de « têtes noires ».',
      es: 'Dividió el imperio en treinta y seis comandancias y puso en cada una un gobernador, un comandante y un inspector. Al pueblo le dio el nombre de «cabezas negras».',
      jp: '天下を分けて三十六郡とし、郡ごとに守・尉・監を置いた。民を改めて「黔首」と呼んだ。',
    },
    {
      id: '5',
      original: '收天下兵，聚之咸陽，銷以為鐘鐻，金人十二，重各千石，置廷宮中。一法度衡石丈尺。車同軌。書同文字。',
      zh: '收缴天下的兵器，聚集到咸阳，熔化铸成钟和钟架，又铸铜人十二个，各重千石，放在宫廷里。统一法令和度量衡，车辆用同样的轨距，书写用同样的文字。',
      en: 'He gathered in the weapons of the empire, brought them to Xianyang and melted them down into bells and bell-stands and twelve men of metal, each a thousand stone in weight, and set them up in the palace. He made one the laws, the weights and the measures; carts had one gauge, writing one script.',
      fr: 'Il fit recueillir les armes de l’empire, les réunit à Xianyang et les fondit en cloches, en supports de cloches et en douze hommes de métal, pesant chacun mille dan, qu’il plaça dans le palais. Il unifia les lois, les poids et les mesures ; les chars eurent le même écartement, l’écriture les mêmes caractères.',
      es: 'Recogió las armas del imperio, las reunió en Xianyang y las fundió en campanas, soportes de campanas y doce hombres de metal, de mil dan de peso cada uno, que colocó en el palacio. Unificó las leyes, los pesos y las medidas; los carros tuvieron la misma vía y la escritura los mismos caracteres.',
      jp: '天下の武器を取り上げて咸陽に集め、熔かして鐘とその台、また金人十二体を鋳て、重さはそれぞれ千石、宮廷の中に置いた。法度、はかり、ものさしを一つにし、車は軌の幅を同じくし、書は文字を同じくした。',
    },
  ],
};
