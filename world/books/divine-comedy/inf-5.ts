import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'inf-5',
  segments: [
    {
      id: '100-102',
      kind: 'verse',
      original:
        'Amor, ch’al cor gentil ratto s’apprende,<br>prese costui de la bella persona<br>che mi fu tolta; e ’l modo ancor m’offende.',
      zh: '“爱在高贵的心里一点就着，它叫这个人爱上我那被夺走的美丽身躯，那样的夺法，我至今还痛。',
      en: '“Love, which quickly takes hold of a gentle heart, seized this man for the fair body that was taken from me; and the manner still hurts me.',
      fr: '« Amour, qui vite s’éprend d’un cœur noble, prit celui-ci pour le beau corps qui me fut ôté ; et la manière m’en blesse encore.',
      es: '«Amor, que en corazón gentil pronto prende, prendó a este de la hermosa persona que me quitaron; y el modo aún me ofende.',
      jp: '「気高い心にたちまち燃えつく愛は、この人をとらえた、私から奪われた美しい身をもって。その奪われ方は、今も私を苦しめる。',
    },
    {
      id: '103-105',
      kind: 'verse',
      original:
        'Amor, ch’a nullo amato amar perdona,<br>mi prese del costui piacer sì forte,<br>che, come vedi, ancor non m’abbandona.',
      zh: '爱不肯放过任何被爱的人，定要他也去爱；它叫我这样强烈地喜欢他，你看，它到现在也没有离我而去。',
      en: 'Love, which excuses no one loved from loving, seized me with such delight in him that, as you see, it does not leave me yet.',
      fr: 'Amour, qui à nul aimé ne fait grâce d’aimer, me prit pour lui d’un plaisir si fort que, tu le vois, il ne me quitte pas encore.',
      es: 'Amor, que a ningún amado amar perdona, me prendó de su agrado tan fuerte que, como ves, aún no me abandona.',
      jp: '愛された者に愛し返さずにはおかぬ愛は、この人への喜びで私を強くとらえ、ご覧のように、今も私を離れない。',
    },
    {
      id: '106',
      kind: 'verse',
      original: 'Amor condusse noi ad una morte.',
      zh: '爱把我们带到同一个死里。”',
      en: 'Love led us to one death.”',
      fr: 'Amour nous mena à une même mort. »',
      es: 'Amor nos condujo a una misma muerte».',
      jp: '愛は私たちを一つの死へ導いた。」',
    },
  ],
};
