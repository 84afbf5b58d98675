import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '5',
  segments: [
    {
      id: '1',
      original:
        '日もいと長きに、つれづれなれば、夕暮れのいたうかすみたるにまぎれて、かの<ruby>小柴垣<rp>（</rp><rt>こしばがき</rt><rp>）</rp></ruby>のほどに立ち出でたまふ。',
      zh: '春日很长，闲来无事，源氏公子便趁着暮霭浓重，走到那道小柴篱边去。',
      en: 'The days were long and he had nothing to do; under cover of the thick evening haze he went out to that wattle fence.',
      fr: 'Les jours étaient bien longs et il s’ennuyait ; à la faveur de l’épaisse brume du soir, il sortit jusqu’à cette haie de branchages.',
      es: 'Los días eran muy largos y no tenía qué hacer; al amparo de la espesa bruma del anochecer salió hasta aquella cerca de ramas.',
      jp: '日もたいそう長く、することもないので、夕暮れの深い霞にまぎれて、あの小柴垣のあたりへお出かけになる。',
    },
    {
      id: '2',
      original:
        '<ruby>清<rp>（</rp><rt>きよ</rt><rp>）</rp></ruby>げなる大人二人ばかり、さては<ruby>童<rp>（</rp><rt>わらは</rt><rp>）</rp></ruby>べぞ出で入り遊ぶ。',
      zh: '里面有两个相貌端正的侍女，还有些女童进进出出地玩耍。',
      en: 'There were two or so grown women, neat of look, and little girls running in and out at play.',
      fr: 'Il y avait là deux femmes d’aspect soigné, et des fillettes qui entraient et sortaient en jouant.',
      es: 'Había dos mujeres de aspecto pulcro, y unas niñas que entraban y salían jugando.',
      jp: 'こぎれいな女房が二人ほど、それに女の子たちが出たり入ったりして遊んでいる。',
    },
    {
      id: '3',
      original:
        '中に、十ばかりにやあらむと見えて、白き<ruby>衣<rp>（</rp><rt>きぬ</rt><rp>）</rp></ruby>、山吹などのなえたる着て、走り来たる<ruby>女子<rp>（</rp><rt>をんなご</rt><rp>）</rp></ruby>、あまた見えつる子どもに似るべうもあらず、いみじく生ひさき見えて、うつくしげなるかたちなり。',
      zh: '其中有一个看来十岁左右的女孩，穿着白衣，套着穿旧了的棣棠色上衣，跑了过来。她和方才见到的许多孩子都不能相比，一望可知将来必是美人，容貌十分可爱。',
      en: 'Among them one, of about ten it seemed, came running in a white robe with a soft old gown of kerria yellow over it; she was not like any of the other children, and one saw how beautiful she would grow.',
      fr: 'Parmi elles, une enfant de dix ans peut-être accourut, vêtue de blanc et d’une robe assouplie couleur de corète ; elle ne ressemblait à aucune des autres, et l’on devinait sa beauté à venir.',
      es: 'Entre ellas llegó corriendo una niña, de unos diez años al parecer, vestida de blanco con una túnica ya suave de color amarillo; no se parecía a ninguna de las demás, y se adivinaba lo hermosa que llegaría a ser.',
      jp: 'そのなかに、十歳ほどであろうかと見えて、白い下着に、山吹襲などの着なれたのを着て走ってきた女の子は、大勢見えた子どもたちとは比べものにならず、成長した先が思いやられる、かわいらしい顔立ちである。',
    },
    {
      id: '4',
      original: '髪は扇をひろげたるやうにゆらゆらとして、顔はいと赤くすりなして立てり。',
      zh: '头发像展开的扇子一般飘飘摇摇，脸哭得红红的，站在那里。',
      en: 'Her hair spread and swayed like an opened fan, and her face was rubbed red with crying as she stood there.',
      fr: 'Ses cheveux ondoyaient comme un éventail ouvert ; elle se tenait là, le visage tout rouge d’avoir été frotté.',
      es: 'El pelo le ondeaba como un abanico abierto, y allí estaba, con la cara enrojecida de tanto restregársela.',
      jp: '髪は扇を広げたようにゆらゆらと揺れ、顔は泣いてひどく赤くこすって立っている。',
    },
    {
      id: '5',
      original:
        '「何ごとぞや。<ruby>童<rp>（</rp><rt>わらは</rt><rp>）</rp></ruby>べと腹立ちたまへるか。」とて、<ruby>尼君<rp>（</rp><rt>あまぎみ</rt><rp>）</rp></ruby>の見上げたるに、すこしおぼえたるところあれば、子なめりと見たまふ。',
      zh: '“怎么了？和孩子们吵架了吗？”尼姑抬头说。两人面貌有些相像，公子想：大概是她的女儿吧。',
      en: '“What is it? Have you quarrelled with the children?” The nun looked up at her; there was some likeness, and he thought: her daughter, it must be.',
      fr: '« Qu’y a-t-il ? T’es-tu fâchée avec les enfants ? » La nonne leva les yeux ; il y avait une ressemblance, et il se dit : ce doit être sa fille.',
      es: '«¿Qué pasa? ¿Te has enfadado con las niñas?». La monja levantó la vista; se parecían un poco, y él pensó: será su hija.',
      jp: '「どうしたの。子どもたちとけんかをなさったの」と言って尼君が見上げたその顔に、少し似たところがあるので、娘なのだろうとご覧になる。',
    },
    {
      id: '6',
      original:
        '「雀の子を<ruby>犬君<rp>（</rp><rt>いぬき</rt><rp>）</rp></ruby>が逃がしつる。<ruby>伏籠<rp>（</rp><rt>ふせご</rt><rp>）</rp></ruby>のうちに<ruby>籠<rp>（</rp><rt>こ</rt><rp>）</rp></ruby>めたりつるものを。」とて、いと<ruby>口惜<rp>（</rp><rt>くちを</rt><rp>）</rp></ruby>しと思へり。',
      zh: '“犬君把我的小雀儿弄飞了，我明明扣在熏笼底下的。”女孩说着，心疼得很。',
      en: '“Inuki has let my baby sparrow go. I had it under the basket.” And she was very sorry about it.',
      fr: '« Inuki a laissé partir mon moineau. Je l’avais mis sous la corbeille. » Et elle en avait bien du chagrin.',
      es: '«Inuki ha dejado escapar mi gorrioncillo. Lo tenía debajo del cesto». Y estaba muy apenada.',
      jp: '「雀の子を犬君が逃がしてしまったの。伏籠の中に入れておいたのに」と言って、たいそう残念がっている。',
      notes: [
        {
          id: '1',
          text: [
            '犬君是女童的名字。',
            'Inuki is one of the girls who serve her.',
            'Inuki est une des petites servantes.',
            'Inuki es una de las niñas que la sirven.',
            '犬君は召使いの童女の名。',
          ],
        },
      ],
    },
  ],
};
