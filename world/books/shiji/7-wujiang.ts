import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '7-wujiang',
  segments: [
    {
      id: '1',
      original: '於是項王乃欲東渡烏江。烏江亭長檥船待，謂項王曰：',
      zh: '这时项王想要向东渡过乌江。乌江亭长停船靠岸等着，对项王说：',
      en: 'Now King Xiang meant to cross the Wu river to the east. The headman of the post at the Wu had a boat moored and waiting, and said to him:',
      fr: 'Le roi Xiang voulut alors passer la Wu vers l’est. Le chef du relais l’attendait avec une barque amarrée et lui dit :',
      es: 'Entonces el rey Xiang quiso cruzar el Wu hacia el este. El jefe de la posta lo esperaba con una barca amarrada y le dijo:',
      jp: 'そこで項王は東へ烏江を渡ろうとした。烏江の亭長が船を岸につけて待っており、項王に言った。',
    },
    {
      id: '2',
      original: '「江東雖小，地方千里，眾數十萬人，亦足王也。願大王急渡。今獨臣有船，漢軍至，無以渡。」',
      zh: '“江东虽小，土地方圆千里，民众几十万，也足够称王了。希望大王赶快渡江。现在只有臣有船，汉军到了，也没有办法渡过来。”',
      en: '“East of the river is a small land, but it is a thousand li across and its people are some hundreds of thousands: enough to be king of. I beg Your Majesty to cross at once. I alone have a boat; when the army of Han comes, it will have no way over.”',
      fr: '« Le pays à l’est du fleuve est petit, mais il a mille li de côté et des centaines de milliers d’hommes : c’est assez pour y être roi. Que Votre Majesté passe vite. J’ai seul une barque ; quand l’armée de Han viendra, elle n’aura pas de quoi traverser. »',
      es: '«El país al este del río es pequeño, pero tiene mil li de ancho y cientos de miles de habitantes: basta para reinar en él. Cruce Su Majestad deprisa. Solo yo tengo barca; cuando llegue el ejército de Han, no tendrá con qué pasar».',
      jp: '「江東は小さいとはいえ、土地は千里四方、民は数十万おり、王となるに足ります。大王よ、どうか急いでお渡りください。いま船を持つのは私だけです。漢軍が来ても渡る手だてはありません。」',
    },
    {
      id: '3',
      original: '項王笑曰：「天之亡我，我何渡為！',
      zh: '项王笑道：“上天要亡我，我还渡江做什么！',
      en: 'King Xiang laughed. “Heaven is destroying me; why should I cross?',
      fr: 'Le roi Xiang rit : « C’est le Ciel qui me perd ; à quoi bon passer ?',
      es: 'El rey Xiang se rió: «Es el Cielo quien me pierde; ¿para qué cruzar?',
      jp: '項王は笑って言った。「天が私を滅ぼそうとするのに、どうして渡ろうか。',
    },
    {
      id: '4',
      original:
        '且籍與江東子弟八千人渡江而西，今無一人還，縱江東父兄憐而王我，我何面目見之？縱彼不言，籍獨不愧於心乎？」',
      zh: '况且我项籍同江东子弟八千人渡江西进，如今没有一个人回来，即使江东父老可怜我，让我做王，我又有什么脸面见他们？即使他们不说，我项籍难道心里不惭愧吗？”',
      en: 'Once, with eight thousand young men from east of the river, I crossed it and went west, and today not one of them comes back. If their fathers and brothers should pity me and make me king, with what face could I look at them? If they said nothing, should I not be ashamed in my heart?”',
      fr: 'Jadis, avec huit mille jeunes gens de l’est du fleuve, je l’ai traversé vers l’ouest ; aujourd’hui pas un ne revient. Quand leurs pères et leurs frères auraient pitié de moi et me feraient roi, de quel front les regarderais-je ? Quand ils ne diraient rien, n’aurais-je pas honte en mon cœur ? »',
      es: 'Un día, con ocho mil jóvenes del este del río, lo crucé hacia el oeste; hoy no vuelve ni uno. Aunque sus padres y hermanos se apiadaran de mí y me hicieran rey, ¿con qué cara los miraría? Aunque nada dijeran, ¿no sentiría vergüenza en mi corazón?».',
      jp: 'しかも私は、江東の若者八千人とこの川を渡って西へ向かい、いま一人として帰る者がない。たとえ江東の父兄が憐れんで私を王にしてくれても、どの面さげて会えようか。たとえ彼らが何も言わなくても、心に恥じずにいられようか。」',
    },
    {
      id: '5',
      original: '乃謂亭長曰：「吾知公長者。吾騎此馬五歲，所當無敵，嘗一日行千里，不忍殺之，以賜公。」',
      zh: '于是对亭长说：“我知道您是忠厚长者。我骑这匹马五年了，所向无敌，曾经一天跑一千里，不忍心杀它，把它送给您吧。”',
      en: 'And he said to the headman: “I know you for an honest man. I have ridden this horse for five years; it met no equal, and has gone a thousand li in a day. I cannot bear to kill it. I give it to you.”',
      fr: 'Puis il dit au chef du relais : « Je sais que tu es un homme de bien. Voilà cinq ans que je monte ce cheval ; il n’a pas connu d’égal, il a fait mille li en un jour. Je n’ai pas le cœur de le tuer : je te le donne. »',
      es: 'Y dijo al jefe de la posta: «Sé que eres hombre de bien. Hace cinco años que monto este caballo; no halló rival y llegó a correr mil li en un día. No tengo corazón para matarlo: te lo regalo».',
      jp: 'そして亭長に言った。「あなたが徳のある人だとわかった。私はこの馬に五年乗ったが、向かうところ敵なく、一日に千里を駆けたこともある。殺すに忍びない。あなたに差し上げよう。」',
    },
  ],
};
