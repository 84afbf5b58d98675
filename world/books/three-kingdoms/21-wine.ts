import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '21-wine',
  segments: [
    {
      id: '1',
      original: '操曰：「夫英雄者，胸懷大志，腹有良謀，有包藏宇宙之機，吞吐天地之志者也。」',
      zh: '曹操说：“所谓英雄，是胸怀大志，腹有良谋，有包藏宇宙的机变、吞吐天地的志气的人。”',
      en: 'Cao said: “A hero is one who holds a great purpose in his breast and good plans in his belly, with wit to contain the universe and will to swallow heaven and earth.”',
      fr: 'Cao dit : « Le héros est celui qui porte en sa poitrine un grand dessein, en son ventre de bons plans, d’un génie à contenir l’univers, d’une volonté à engloutir ciel et terre. »',
      es: 'Dijo Cao: «Héroe es quien lleva en el pecho un gran designio y en el vientre buenos planes, con ingenio para contener el universo y voluntad de engullir cielo y tierra».',
      jp: '曹操が言った。「英雄とは、胸に大志を抱き、腹に良いはかりごとを蔵し、宇宙を包む機略と、天地を呑み吐く志をもつ者だ。」',
    },
    {
      id: '2',
      original: '玄德曰：「誰能當之？」操以手指玄德，後自指，曰：「今天下英雄，惟使君與操耳！」',
      zh: '玄德说：“谁当得起呢？”曹操用手指指玄德，又指指自己，说：“当今天下的英雄，只有使君和我曹操罢了！”',
      en: 'Xuande said: “Who deserves the name?” Cao pointed to Xuande and then to himself: “The heroes of the world today are you, sir, and I, and no one else.”',
      fr: 'Xuande dit : « Qui mérite ce nom ? » Cao montra du doigt Xuande, puis lui-même : « Les héros du monde, aujourd’hui, ce sont vous, seigneur, et moi, et personne d’autre ! »',
      es: 'Dijo Xuande: «¿Quién merece ese nombre?». Cao señaló a Xuande y luego a sí mismo: «¡Los héroes del mundo, hoy, sois vos, señor, y yo, y nadie más!».',
      jp: '玄徳が言った。「誰がそれに当たりましょう。」曹操は指で玄徳を、ついで自分を指して言った。「いま天下の英雄は、ただ貴殿とこの操だけだ。」',
      notes: [
        {
          id: '1',
          text: [
            '玄德是刘备的字。',
            'Xuande is Liu Bei.',
            'Xuande est Liu Bei.',
            'Xuande es Liu Bei.',
            '玄徳は劉備の字。',
          ],
        },
      ],
    },
    {
      id: '3',
      original: '玄德聞言，吃了一驚，手中所執匙箸，不覺落於地下。時正值天雨將至，雷聲大作。',
      zh: '玄德听了这话，吃了一惊，手里拿的汤匙和筷子不觉落在地上。这时正值大雨将至，雷声大作。',
      en: 'At these words Xuande started, and the spoon and chopsticks in his hand fell to the floor before he knew. Just then rain was coming on, and the thunder was loud.',
      fr: 'À ces mots, Xuande sursauta ; la cuiller et les baguettes qu’il tenait lui tombèrent des mains sans qu’il s’en aperçût. À l’instant la pluie approchait, et le tonnerre gronda.',
      es: 'Al oírlo, Xuande se sobresaltó, y la cuchara y los palillos que tenía en la mano cayeron al suelo sin que se diera cuenta. En ese momento venía la lluvia y tronaba con fuerza.',
      jp: '玄徳はこれを聞いて驚き、手にした匙と箸を思わず取り落とした。折しも雨が来ようとして、雷が激しく鳴った。',
    },
    {
      id: '4',
      original: '玄德乃從容俯首拾箸曰：「一震之威，乃至於此。」',
      zh: '玄德从容地低头拾起筷子，说：“一声雷的威力，竟到这个地步。”',
      en: 'Xuande quietly bent his head, picked up the chopsticks and said: “So great is the power of one clap.”',
      fr: 'Xuande se pencha posément, ramassa les baguettes et dit : « Tel est donc le pouvoir d’un coup de tonnerre. »',
      es: 'Xuande se inclinó con calma, recogió los palillos y dijo: «A tanto llega la fuerza de un trueno».',
      jp: '玄徳はゆったりと身をかがめて箸を拾い、言った。「雷ひと鳴りの威力が、これほどとは。」',
    },
    {
      id: '5',
      original: '操笑曰：「丈夫亦畏雷乎？」玄德曰：「聖人『迅雷風烈必變』，安得不畏？」',
      zh: '曹操笑道：“大丈夫也怕雷吗？”玄德说：“圣人遇到迅雷烈风也必定变色，怎能不怕呢？”',
      en: 'Cao laughed: “Does a man fear thunder too?” Xuande said: “‘At a sudden clap or a fierce wind’ the sage himself ‘would change countenance’; how should I not fear?”',
      fr: 'Cao rit : « Un brave craint-il aussi le tonnerre ? » Xuande dit : « “Au coup de tonnerre, au vent violent”, le sage lui-même “changeait de visage” ; comment ne pas craindre ? »',
      es: 'Cao se rio: «¿También un hombre teme al trueno?». Xuande dijo: «“Ante el trueno súbito y el viento recio” el propio sabio “mudaba el rostro”; ¿cómo no temer?».',
      jp: '曹操は笑って言った。「男子たる者も雷を恐れるのか。」玄徳は言った。「聖人も『迅雷と烈風には必ず色を変じた』とか。どうして恐れずにいられましょう。」',
      notes: [
        {
          id: '2',
          text: [
            '引《论语·乡党》。',
            'From the Analects, book 10.',
            'Entretiens de Confucius, livre X.',
            'Analectas de Confucio, libro X.',
            '『論語』郷党篇の語。',
          ],
        },
      ],
    },
    {
      id: '6',
      original: '將聞言失箸緣故，輕輕掩飾過了。操遂不疑玄德。',
      zh: '就这样把听了话失落筷子的缘故轻轻掩饰过去了。曹操于是不再怀疑玄德。',
      en: 'And so he lightly covered up why he had dropped his chopsticks at the words, and Cao suspected him no more.',
      fr: 'Il dissimula ainsi, d’un tour léger, pourquoi à ces mots il avait lâché ses baguettes ; et Cao ne le soupçonna plus.',
      es: 'Así encubrió con ligereza por qué al oír aquellas palabras había soltado los palillos; y Cao ya no sospechó de él.',
      jp: 'こうして、言葉を聞いて箸を落としたわけを、さらりと取りつくろった。曹操はもはや玄徳を疑わなかった。',
    },
  ],
};
