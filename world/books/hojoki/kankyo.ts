import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'kankyo',
  segments: [
    {
      id: '1',
      original: 'それ三界は、たゞ心一つなり。',
      zh: '三界所系，只在一心。',
      en: 'The three worlds are nothing but the one mind.',
      fr: 'Les trois mondes ne sont que l’esprit seul.',
      es: 'Los tres mundos no son más que la mente.',
      jp: 'そもそも三界は、ただ心一つである。',
      notes: [
        {
          id: '1',
          text: [
            '佛教语，欲界、色界、无色界。',
            'The worlds of desire, of form and of the formless, in Buddhist teaching.',
            'Dans le bouddhisme : les mondes du désir, de la forme et du sans-forme.',
            'En el budismo: los mundos del deseo, de la forma y de lo sin forma.',
            '仏教でいう欲界・色界・無色界。',
          ],
        },
      ],
    },
    {
      id: '2',
      original: '心もし安からずば、牛馬七珍もよしなく、宮殿樓閣も望なし。',
      zh: '心若不安，牛马七珍也没有意义，宫殿楼阁也无可羡慕。',
      en: 'If the mind is not at peace, oxen, horses and the seven treasures are worth nothing, and palaces and towers are no hope.',
      fr: 'Si l’esprit n’est pas en paix, bœufs, chevaux et les sept joyaux ne servent de rien, palais et pavillons ne donnent rien à espérer.',
      es: 'Si la mente no está en paz, bueyes, caballos y los siete tesoros nada valen, y palacios y pabellones nada prometen.',
      jp: '心がもし安らかでなければ、牛馬や七つの宝も意味がなく、宮殿や楼閣も望むに足りない。',
    },
    {
      id: '3',
      original: '今さびしきすまひ、ひとまの庵、みづからこれを愛す。',
      zh: '如今这寂寞的居处、一间的草庵，我自己很爱它。',
      en: 'Now this lonely dwelling, this hut of one room: I love it.',
      fr: 'Cette demeure solitaire, cette cabane d’une seule pièce, je l’aime.',
      es: 'Ahora, esta morada solitaria, esta cabaña de una sola pieza, yo la amo.',
      jp: 'いまこの寂しい住まい、一間の庵を、私はみずから愛している。',
    },
    {
      id: '4',
      original: '魚は水に飽かず、魚にあらざればその心をいかでか知らむ。鳥は林をねがふ、鳥にあらざればその心をしらず。',
      zh: '鱼不厌水，不是鱼，怎能知道它的心？鸟愿栖林，不是鸟，不知道它的心。',
      en: 'Fish do not tire of water; one who is not a fish cannot know their heart. Birds long for the woods; one who is not a bird does not know their heart.',
      fr: 'Le poisson ne se lasse pas de l’eau ; qui n’est pas poisson, comment saurait-il son cœur ? L’oiseau aspire au bois ; qui n’est pas oiseau ne sait pas son cœur.',
      es: 'El pez no se cansa del agua; quien no es pez, ¿cómo sabrá su corazón? El pájaro anhela el bosque; quien no es pájaro no sabe su corazón.',
      jp: '魚は水に飽きることがない。魚でなければ、その心をどうして知ろう。鳥は林を願う。鳥でなければ、その心はわからない。',
    },
    {
      id: '5',
      original: '閑居の氣味もまたかくの如し。住まずしてたれかさとらむ。',
      zh: '闲居的滋味也是这样。没有住过的人，谁能领会呢？',
      en: 'The savour of a quiet life is like this too. Who could understand it without living it?',
      fr: 'Telle est aussi la saveur de la retraite. Qui la comprendrait sans la vivre ?',
      es: 'Así es también el sabor del retiro. ¿Quién lo entendería sin vivirlo?',
      jp: '閑居の味わいもまたこのようなものである。住まずに誰が悟ろうか。',
    },
    {
      id: '6',
      original:
        '佛の人を教へ給ふおもむきは、ことにふれて執心なかれとなり。今草の庵を愛するもとがとす、閑寂に着するもさはりなるべし。',
      zh: '佛教导人的要旨，是遇事不可执着。如今我爱这草庵，也算是过失；贪恋闲寂，也成了障碍吧。',
      en: 'What the Buddha teaches is to cling to nothing. Now that I love this hut of grass is a fault, and to be attached to quiet must be a hindrance.',
      fr: 'Ce que le Bouddha enseigne aux hommes, c’est de ne s’attacher à rien. Aimer cette cabane d’herbes est une faute, et tenir à ma solitude doit être un obstacle.',
      es: 'Lo que Buda enseña a los hombres es a no apegarse a nada. Amar esta cabaña de hierba es una falta, y aferrarme a mi quietud será un estorbo.',
      jp: '仏が人にお教えになる趣旨は、何事にも執着するなということである。いまこの草の庵を愛するのも罪であり、静けさにとらわれるのも妨げとなろう。',
    },
  ],
};
