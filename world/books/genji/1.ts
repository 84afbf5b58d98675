import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1',
  segments: [
    {
      id: '1',
      original:
        'いづれの御時にか、<ruby>女御<rp>（</rp><rt>にようご</rt><rp>）</rp></ruby>、<ruby>更衣<rp>（</rp><rt>かうい</rt><rp>）</rp></ruby>あまたさぶらひたまひける中に、いとやむごとなき<ruby>際<rp>（</rp><rt>きは</rt><rp>）</rp></ruby>にはあらぬが、すぐれて時めきたまふありけり。',
      zh: '不知是哪一朝天皇的时候，在众多侍奉的女御、更衣之中，有一位出身并不十分高贵，却格外受宠的人。',
      en: 'In whose reign it was I do not know: among the many consorts and intimates who served there was one, not of the very highest rank, who was loved above all the rest.',
      fr: 'Sous quel règne était-ce ? Parmi les nombreuses épouses et dames de chambre qui servaient le souverain, il en était une qui, sans être du plus haut rang, jouissait d’une faveur sans égale.',
      es: '¿En qué reinado sería? Entre las muchas consortes y damas que servían al emperador había una que, sin ser del más alto rango, gozaba de un favor sin igual.',
      jp: 'どの帝の御代であったか、女御や更衣が大勢お仕えしておられたなかに、それほど高貴な身分ではない方で、ひときわ寵愛を受けておられる方があった。',
      notes: [
        {
          id: '1',
          text: [
            '女御、更衣是天皇后妃的位号，更衣低于女御。',
            'Consort (nyōgo) and intimate (kōi) are ranks of the emperor’s women, the second below the first.',
            'Nyōgo et kōi, rendus ici par « épouse » et « dame de chambre », sont des rangs parmi les femmes de l’empereur, le second au-dessous du premier.',
            'Nyōgo y kōi, aquí «consorte» y «dama», son rangos entre las mujeres del emperador; el segundo es inferior.',
            '女御・更衣は天皇の妃の位。更衣は女御の下。',
          ],
        },
      ],
    },
    {
      id: '2',
      original:
        'はじめより我はと思ひあがりたまへる御方々、めざましきものにおとしめそねみたまふ。同じほど、それより<ruby>下臈<rp>（</rp><rt>げらふ</rt><rp>）</rp></ruby>の更衣たちは、ましてやすからず。',
      zh: '一开始就自命不凡的那些妃嫔，都认为她碍眼，贬低她、嫉妒她。和她同等身份的，以及身份更低的更衣们，心里更不平静。',
      en: 'The ladies who from the first had thought “it shall be I” found her an affront, and scorned and envied her; those of her own rank or lower were still less at ease.',
      fr: 'Celles qui dès l’abord s’étaient dit « ce sera moi » la tenaient pour une offense, l’abaissaient et la jalousaient ; ses égales, et plus encore celles de moindre rang, n’avaient point de repos.',
      es: 'Las que desde el principio se habían dicho «seré yo» la tenían por una ofensa, la menospreciaban y la envidiaban; las de su misma condición o inferior vivían con menos sosiego aún.',
      jp: 'はじめから「我こそは」と気位高くしておられた方々は、目障りな者としてさげすみ、ねたまれる。同じ身分、またそれより低い更衣たちは、なおさら心穏やかでない。',
    },
    {
      id: '3',
      original:
        '朝夕の宮仕へにつけても、人の心をのみ動かし、恨みを負ふ積もりにやありけむ、いとあつしくなりゆき、もの心細げに里がちなるを、',
      zh: '朝夕侍奉，只管惹动别人的心，大概是积怨太多的缘故吧，她渐渐病弱起来，心绪凄凉，常常退居娘家。',
      en: 'Morning and evening her service did nothing but stir the hearts of others; and it may be that the weight of their resentment bore upon her, for she grew very ill, and forlorn, and was often at her mother’s house.',
      fr: 'Matin et soir, son service ne faisait qu’agiter les cœurs ; peut-être le poids de tant de rancunes l’accabla-t-il, car elle dépérit, et, mélancolique, se retirait souvent dans sa famille.',
      es: 'Mañana y tarde, su servicio no hacía sino agitar los corazones; quizá le pesó tanto rencor acumulado, porque fue enfermando y, melancólica, se retiraba a menudo a casa de los suyos.',
      jp: '朝夕のお仕えにつけても、人の心を騒がせてばかりで、恨みを受けることが積もったためであろうか、ひどく病がちになってゆき、心細そうに里に下がりがちであるのを、',
    },
    {
      id: '4',
      original:
        'いよいよあかずあはれなるものに思ほして、人のそしりをもえはばからせたまはず、世のためしにもなりぬべき御もてなしなり。',
      zh: '天皇越发觉得她可怜可爱，全不顾旁人的非议，那样的恩遇简直要成为后世的话柄。',
      en: 'But the emperor found her only the more dear, could not let himself heed anyone’s blame, and treated her in a way that was sure to become a byword.',
      fr: 'Mais l’empereur ne l’en trouvait que plus attachante et, incapable de se soucier du blâme, la traitait d’une manière qui devait passer en exemple.',
      es: 'Pero el emperador la hallaba cada vez más entrañable y, sin poder atender a censuras, la trataba de un modo que había de quedar como ejemplo.',
      jp: '帝はますます限りなくいとしいものにお思いになり、人の非難を気になさることもできず、世の語りぐさにもなってしまいそうなお扱いである。',
    },
    {
      id: '5',
      original:
        '先の世にも御契りや深かりけむ、世になくきよらなる玉の<ruby>男御子<rp>（</rp><rt>をのこみこ</rt><rp>）</rp></ruby>さへ生まれたまひぬ。',
      zh: '想必前世的缘分也深吧，竟又生下了一位举世无双、清秀如玉的皇子。',
      en: 'The bond between them must have been deep in former lives too, for a son was born to her, a jewel, pure and lovely beyond anything in the world.',
      fr: 'Leur lien devait être profond aussi dans une vie antérieure, car il leur naquit un fils, un joyau d’une pureté sans pareille au monde.',
      es: 'Hondo debía de ser su vínculo también en una vida anterior, pues les nació un hijo, una joya de pureza sin igual en el mundo.',
      jp: '前世でもご縁が深かったのであろうか、この世にまたとなく清らかで美しい、玉のような皇子までお生まれになった。',
      notes: [
        {
          id: '2',
          text: [
            '此皇子即光源氏。',
            'The son is Genji.',
            'Ce fils est Genji.',
            'Ese hijo es Genji.',
            'この皇子が光源氏である。',
          ],
        },
      ],
    },
  ],
};
