import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'gion',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '<ruby>祇園精舎<rp>（</rp><rt>ぎをんしやうじや</rt><rp>）</rp></ruby>の鐘の声、諸行無常の響きあり。',
      zh: '祇园精舍的钟声，发出诸行无常的鸣响。',
      en: 'The bell of the Jetavana temple tolls that all things pass.',
      fr: 'La cloche du monastère de Jetavana sonne l’impermanence de toute chose.',
      es: 'La campana del monasterio de Jetavana tañe lo pasajero de todas las cosas.',
      jp: '祇園精舎の鐘の音には、すべてのものは移り変わるという響きがある。',
      notes: [
        {
          id: '1',
          text: [
            '祇园精舍是印度舍卫城的寺院，相传为释迦牟尼讲法之处。',
            'Jetavana, near Shravasti in India, where the Buddha is said to have taught.',
            'Jetavana, près de Shravasti en Inde, où le Bouddha aurait enseigné.',
            'Jetavana, cerca de Shravasti, en la India, donde se dice que enseñó Buda.',
            '祇園精舎はインドの舎衛城にあった寺で、釈迦が法を説いた所という。',
          ],
        },
      ],
    },
    {
      id: '2',
      kind: 'verse',
      original:
        '<ruby>娑羅双樹<rp>（</rp><rt>しやらさうじゆ</rt><rp>）</rp></ruby>の花の色、<ruby>盛者必衰<rp>（</rp><rt>じやうしやひつすい</rt><rp>）</rp></ruby>の<ruby>理<rp>（</rp><rt>ことわり</rt><rp>）</rp></ruby>をあらはす。',
      zh: '娑罗双树的花色，显示盛者必衰的道理。',
      en: 'The colour of the sal blossoms shows that who flourishes must fall.',
      fr: 'La couleur des fleurs de sal montre que qui fleurit doit déchoir.',
      es: 'El color de la flor de sal muestra que quien florece ha de caer.',
      jp: '沙羅双樹の花の色は、盛んな者も必ず衰えるという道理をあらわす。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'おごれる人も久しからず、ただ春の夜の夢のごとし。',
      zh: '骄奢的人不会长久，只如春夜的一场梦。',
      en: 'The proud do not last; they are but a dream on a night in spring.',
      fr: 'Les orgueilleux ne durent pas : ils sont comme le rêve d’une nuit de printemps.',
      es: 'Los soberbios no duran: son como el sueño de una noche de primavera.',
      jp: 'おごり高ぶる人も長くは続かず、ただ春の夜の夢のようなものである。',
    },
    {
      id: '4',
      kind: 'verse',
      original: 'たけき者も遂にはほろびぬ、ひとへに風の前の塵に同じ。',
      zh: '强悍的人终归灭亡，正如风前的尘土。',
      en: 'The mighty too perish in the end; they are no more than dust before the wind.',
      fr: 'Les vaillants aussi périssent à la fin : ils ne sont que poussière devant le vent.',
      es: 'También los fuertes perecen al fin: no son más que polvo ante el viento.',
      jp: '勇ましい者もついには滅びてしまい、まったく風の前の塵と同じである。',
    },
    {
      id: '5',
      original:
        '遠く<ruby>異朝<rp>（</rp><rt>いてう</rt><rp>）</rp></ruby>をとぶらへば、秦の<ruby>趙高<rp>（</rp><rt>てうかう</rt><rp>）</rp></ruby>、漢の<ruby>王莽<rp>（</rp><rt>わうまう</rt><rp>）</rp></ruby>、梁の<ruby>朱异<rp>（</rp><rt>しゆい</rt><rp>）</rp></ruby>、唐の<ruby>禄山<rp>（</rp><rt>ろくさん</rt><rp>）</rp></ruby>、',
      zh: '远寻异朝，秦的赵高、汉的王莽、梁的朱异、唐的安禄山，',
      en: 'If we look far off, to another realm, there were Zhao Gao of Qin, Wang Mang of Han, Zhu Yi of Liang and Lushan of Tang:',
      fr: 'Cherchons au loin, dans un autre empire : Zhao Gao sous les Qin, Wang Mang sous les Han, Zhu Yi sous les Liang, Lushan sous les Tang,',
      es: 'Si miramos lejos, a otro imperio: Zhao Gao bajo los Qin, Wang Mang bajo los Han, Zhu Yi bajo los Liang, Lushan bajo los Tang,',
      jp: '遠く外国の朝廷に例を求めれば、秦の趙高、漢の王莽、梁の朱异、唐の安禄山、',
    },
    {
      id: '6',
      original:
        'これらは皆、旧主先皇の政にもしたがはず、楽しみをきはめ、諫めをも思ひいれず、天下の乱れんことをさとらずして、民間の愁ふるところを知らざつしかば、久しからずして亡じにし者どもなり。',
      zh: '这些人都不遵从旧主先皇的政令，穷极享乐，不纳谏言，不悟天下将乱，不知民间疾苦，所以不久就灭亡了。',
      en: 'all of them turned from the rule of their old masters and past emperors, went to the end of pleasure, gave no ear to reproof, did not see that the realm would fall into disorder and did not know what the people grieved for; and so before long they were gone.',
      fr: 'tous se détournèrent du gouvernement de leurs anciens maîtres et des empereurs passés, épuisèrent les plaisirs, n’écoutèrent pas les remontrances, ne virent pas que l’empire allait au désordre, ignorèrent les peines du peuple, et bientôt ils ne furent plus.',
      es: 'todos se apartaron del gobierno de sus antiguos señores y emperadores, apuraron los placeres, no escucharon reproches, no vieron que el imperio caería en el desorden ni supieron de las penas del pueblo, y al poco perecieron.',
      jp: 'これらはみな、もとの主君や先代の皇帝の政治にも従わず、楽しみの限りを尽くし、諫めも聞き入れず、天下が乱れることにも気づかず、民の嘆きも知らなかったので、長くは続かずに滅びた者たちである。',
    },
    {
      id: '7',
      original:
        '近く<ruby>本朝<rp>（</rp><rt>ほんてう</rt><rp>）</rp></ruby>をうかがふに、<ruby>承平<rp>（</rp><rt>しようへい</rt><rp>）</rp></ruby>の<ruby>将門<rp>（</rp><rt>まさかど</rt><rp>）</rp></ruby>、<ruby>天慶<rp>（</rp><rt>てんぎやう</rt><rp>）</rp></ruby>の<ruby>純友<rp>（</rp><rt>すみとも</rt><rp>）</rp></ruby>、<ruby>康和<rp>（</rp><rt>かうわ</rt><rp>）</rp></ruby>の<ruby>義親<rp>（</rp><rt>ぎしん</rt><rp>）</rp></ruby>、<ruby>平治<rp>（</rp><rt>へいぢ</rt><rp>）</rp></ruby>の<ruby>信頼<rp>（</rp><rt>のぶより</rt><rp>）</rp></ruby>、これらはおごれる心もたけきことも、皆とりどりにこそありしかども、',
      zh: '近观本朝，承平的平将门、天庆的藤原纯友、康和的源义亲、平治的藤原信赖，他们骄横之心、强悍之行，虽各有不同，',
      en: 'If we look near, in our own realm, there were Masakado in the Jōhei years, Sumitomo in the Tengyō, Yoshichika in the Kōwa, Nobuyori in the Heiji: in pride of heart and in might each had his share;',
      fr: 'Regardons près de nous : Masakado aux années Jōhei, Sumitomo aux années Tengyō, Yoshichika aux années Kōwa, Nobuyori aux années Heiji ; d’orgueil et de vaillance, chacun eut sa part ;',
      es: 'Si miramos cerca, en nuestro reino: Masakado en los años Jōhei, Sumitomo en los Tengyō, Yoshichika en los Kōwa, Nobuyori en los Heiji; de soberbia y de fuerza cada uno tuvo su parte;',
      jp: '近くわが国に例を見れば、承平の平将門、天慶の藤原純友、康和の源義親、平治の藤原信頼、これらはおごる心も勇ましさも、みなそれぞれであったが、',
    },
    {
      id: '8',
      original:
        'まぢかくは、<ruby>六波羅<rp>（</rp><rt>ろくはら</rt><rp>）</rp></ruby>の<ruby>入道<rp>（</rp><rt>にふだう</rt><rp>）</rp></ruby><ruby>前<rp>（</rp><rt>さきの</rt><rp>）</rp></ruby><ruby>太政大臣<rp>（</rp><rt>だいじやうだいじん</rt><rp>）</rp></ruby><ruby>平朝臣<rp>（</rp><rt>たひらのあつそん</rt><rp>）</rp></ruby><ruby>清盛公<rp>（</rp><rt>きよもりこう</rt><rp>）</rp></ruby>と申しし人のありさま、伝へ承るこそ、心も詞も及ばれね。',
      zh: '而最近的，六波罗的入道前太政大臣平朝臣清盛公，听人传说他的作为，真是想也想不到，说也说不尽。',
      en: 'but nearest of all is the lay monk of Rokuhara, the former chancellor, Lord Taira no Kiyomori; what is told of him neither mind nor words can reach.',
      fr: 'mais, tout près de nous, ce qu’on rapporte du religieux de Rokuhara, l’ancien ministre suprême Taira no Kiyomori, ni la pensée ni les mots n’y peuvent atteindre.',
      es: 'pero, lo más cercano, lo que se cuenta del monje de Rokuhara, el antiguo canciller Taira no Kiyomori, ni el pensamiento ni las palabras lo alcanzan.',
      jp: 'ごく近いところでは、六波羅の入道、前の太政大臣平清盛公と申した人のありさまは、伝え聞くだけでも、想像もできず言葉にも尽くせない。',
    },
  ],
};
