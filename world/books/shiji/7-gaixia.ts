import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '7-gaixia',
  segments: [
    {
      id: '1',
      original: '項王軍壁垓下，兵少食盡，漢軍及諸侯兵圍之數重。',
      zh: '项王的军队在垓下筑垒驻守，兵少粮尽，汉军和诸侯的军队把他们重重包围。',
      en: 'King Xiang’s army had walled itself in at Gaixia. His soldiers were few and his food was gone, and the armies of Han and the lords surrounded him many deep.',
      fr: 'L’armée du roi Xiang s’était retranchée à Gaixia. Les hommes étaient peu nombreux, les vivres épuisés ; les troupes de Han et des seigneurs l’enserraient de plusieurs lignes.',
      es: 'El ejército del rey Xiang se había atrincherado en Gaixia. Quedaban pocos soldados, se habían acabado los víveres, y las tropas de Han y de los señores lo cercaban en varias filas.',
      jp: '項王の軍は垓下に立てこもった。兵は少なく食も尽き、漢軍と諸侯の兵がこれを幾重にも囲んだ。',
    },
    {
      id: '2',
      original: '夜聞漢軍四面皆楚歌，項王乃大驚曰：「漢皆已得楚乎？是何楚人之多也！」',
      zh: '夜里听见汉军四面都唱楚地的歌，项王大惊，说：“汉军已经全部得到楚国了吗？怎么楚人这样多！”',
      en: 'At night, on all four sides, they heard the men of Han singing the songs of Chu. King Xiang was greatly startled. “Has Han already taken all of Chu?” he said. “How many men of Chu there are!”',
      fr: 'La nuit, des quatre côtés, on entendit l’armée de Han chanter des chants de Chu. Le roi Xiang, saisi d’effroi, dit : « Les Han ont-ils donc pris tout Chu ? Que de gens de Chu il y a là ! »',
      es: 'De noche, por los cuatro costados, se oyó al ejército de Han cantar canciones de Chu. El rey Xiang se estremeció y dijo: «¿Es que Han ya ha tomado todo Chu? ¡Cuánta gente de Chu hay ahí!».',
      jp: '夜、四方の漢軍がみな楚の歌をうたうのが聞こえた。項王は大いに驚いて言った。「漢はもう楚をすっかり手に入れたのか。なんと楚の人の多いことだ。」',
      notes: [
        {
          id: '1',
          text: [
            '成语“四面楚歌”出于此。项羽是楚人，听到乡音，以为楚地已失。',
            'Xiang Yu was himself a man of Chu. “Chu songs on all four sides” is still said of one who is cut off from all help.',
            'Xiang Yu était lui-même de Chu. « Chants de Chu des quatre côtés » se dit encore de qui est coupé de tout secours.',
            'El propio Xiang Yu era de Chu. «Canciones de Chu por los cuatro costados» se dice aún de quien está cortado de toda ayuda.',
            '項羽は楚の人。「四面楚歌」の語はここから出た。',
          ],
        },
      ],
    },
    {
      id: '3',
      original: '項王則夜起，飲帳中。有美人名虞，常幸從；駿馬名騅，常騎之。',
      zh: '项王于是夜里起来，在帐中饮酒。有一位美人名叫虞，常受宠幸，随从左右；有一匹骏马名叫骓，常骑着它。',
      en: 'So the king rose in the night and drank in his tent. There was a beautiful woman named Yu, whom he loved and who always followed him, and a fine horse named Zhui, which he always rode.',
      fr: 'Alors le roi se leva dans la nuit et but sous sa tente. Il avait une belle, nommée Yu, qu’il aimait et qui le suivait partout, et un coursier nommé Zhui, qu’il montait toujours.',
      es: 'Entonces el rey se levantó en la noche y bebió en su tienda. Tenía una hermosa mujer llamada Yu, a la que amaba y que siempre lo seguía, y un corcel llamado Zhui, que siempre montaba.',
      jp: '項王は夜中に起きて、とばりの中で酒を飲んだ。虞という美人がいて、寵愛されてつねに従っていた。騅という駿馬がいて、項王はつねにこれに乗っていた。',
    },
    {
      id: '4',
      original: '於是項王乃悲歌忼慨，自為詩曰：',
      zh: '于是项王慷慨悲歌，自己作诗唱道：',
      en: 'Then the king sang, sorrowing and stirred, verses that he made himself:',
      fr: 'Alors le roi, ému et triste, chanta des vers de sa façon :',
      es: 'Entonces el rey, conmovido y triste, cantó unos versos que él mismo compuso:',
      jp: 'そこで項王は悲しみ憤って歌い、みずから詩をつくった。',
    },
    {
      id: '5',
      kind: 'verse',
      original: '「力拔山兮氣蓋世，時不利兮騅不逝。騅不逝兮可柰何，虞兮虞兮柰若何！」',
      zh: '“力能拔山啊气概盖世，时运不济啊骓马不肯前奔。骓马不肯前奔啊可怎么办，虞啊虞啊，我拿你怎么办！”',
      en: '“My strength tore up mountains, my spirit overtopped the age. / The times are against me, and Zhui will run no more. / Zhui will run no more – what can I do? / Yu, oh Yu, what shall become of you?”',
      fr: '« Ma force arrachait les montagnes, mon souffle couvrait le monde. / Les temps me sont contraires, et Zhui ne court plus. / Zhui ne court plus : que puis-je faire ? / Yu, ô Yu, que vais-je faire de toi ? »',
      es: '«Mi fuerza arrancaba montañas, mi aliento cubría el mundo. / Los tiempos me son contrarios, y Zhui ya no corre. / Zhui ya no corre: ¿qué puedo hacer? / Yu, oh Yu, ¿qué haré de ti?».',
      jp: '「力は山を抜き、気は世をおおう。時に利あらず、騅は進まぬ。騅の進まぬのをどうすればよいのか。虞よ虞よ、お前をどうすればよいのか。」',
    },
    {
      id: '6',
      original: '歌數闋，美人和之。項王泣數行下，左右皆泣，莫能仰視。',
      zh: '歌唱了几遍，美人应和着他。项王流下几行眼泪，左右的人都哭了，没有人能抬起头来看他。',
      en: 'He sang it several times, and she sang in answer. Tears ran down the king’s face; all about him wept, and none could look up.',
      fr: 'Il chanta plusieurs fois, et la belle lui répondit. Les larmes coulaient sur le visage du roi ; tous autour de lui pleuraient, et nul ne pouvait lever les yeux.',
      es: 'Cantó varias veces, y ella le respondía. Las lágrimas corrían por el rostro del rey; todos a su alrededor lloraban, y ninguno podía alzar la vista.',
      jp: '幾たびも歌い、美人がこれに和した。項王の頬に幾すじも涙が流れ、左右の者はみな泣いて、顔を上げて見る者もなかった。',
    },
  ],
};
