import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'sohrab',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'اگر تندبادی برآید ز کنج<br>به خاک افگند نارسیده ترنج',
      zh: '倘若一阵狂风从角落里刮起，把未熟的香橼吹落尘土，',
      en: 'If a wild wind rises from a corner and throws down on the dust an unripe citron,',
      fr: 'Si un vent furieux s’élève d’un recoin et jette à terre un cédrat vert encore,',
      es: 'Si un viento furioso se alza de un rincón y arroja al polvo un cidro aún verde,',
      jp: 'もし隅から激しい風が起こり、熟さぬ橙を土に落とすなら、',
    },
    {
      id: '2',
      kind: 'verse',
      original: 'ستمکاره خوانیمش ار دادگر<br>هنرمند دانیمش ار بی‌هنر',
      zh: '我们该说它残暴，还是公正？该认为它有德，还是无德？',
      en: 'shall we call it cruel or just? Shall we hold it skilful or without skill?',
      fr: 'le dirons-nous cruel ou juste ? Le tiendrons-nous pour habile ou maladroit ?',
      es: '¿lo llamaremos cruel o justo? ¿Lo tendremos por hábil o por torpe?',
      jp: 'それを酷い者と呼ぼうか、正しい者と呼ぼうか。すぐれた者と見ようか、つたない者と見ようか。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'اگر مرگ دادست بیداد چیست<br>ز داد این همه بانگ و فریاد چیست',
      zh: '如果死亡是公正，那不公正又是什么？既是公正，何以有这许多哭喊？',
      en: 'If death is justice, what is injustice? If it is just, why all this crying and wailing?',
      fr: 'Si la mort est justice, qu’est-ce que l’injustice ? Si c’est justice, pourquoi ces cris et ces plaintes ?',
      es: 'Si la muerte es justicia, ¿qué es injusticia? Si es justicia, ¿por qué tanto grito y lamento?',
      jp: '死が正義なら、不正とは何か。正義ゆえなら、この叫びと嘆きは何か。',
    },
    {
      id: '4',
      kind: 'verse',
      original: 'ازین راز جان تو آگاه نیست<br>بدین پرده اندر ترا راه نیست',
      zh: '你的灵魂不知道这个秘密，这帷幕之内没有你的路。',
      en: 'Of this secret your soul knows nothing; behind this veil there is no way for you.',
      fr: 'De ce secret ton âme ne sait rien ; derrière ce voile il n’est pas de chemin pour toi.',
      es: 'De este secreto nada sabe tu alma; tras este velo no hay camino para ti.',
      jp: 'この秘密をお前の魂は知らない。この帳の内にお前の道はない。',
    },
  ],
};
