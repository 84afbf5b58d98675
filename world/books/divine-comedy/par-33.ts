import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'par-33',
  segments: [
    {
      id: '142-145',
      kind: 'verse',
      original:
        'A l’alta fantasia qui mancò possa;<br>ma già volgeva il mio disio e ’l velle,<br>sì come rota ch’igualmente è mossa,<br>l’amor che move il sole e l’altre stelle.',
      zh: '到这里，高翔的想象没有了力气；然而我的心愿，我的意愿，像匀速旋转的轮子，已经由爱转动：就是那个爱，它移动太阳，移动众星。',
      en: 'Here power failed the high imagination; but already my desire and my will were turned, like a wheel that is moved evenly, by the love that moves the sun and the other stars.',
      fr: 'À la haute imagination ici manqua la force ; mais déjà mon désir et mon vouloir étaient menés, comme une roue également mue, par l’amour qui meut le soleil et les autres étoiles.',
      es: 'A la alta fantasía aquí le faltó fuerza; mas ya mi deseo y mi querer giraban, como rueda igualmente movida, por el amor que mueve el sol y las demás estrellas.',
      jp: '高い想像もここに力尽きた。だがすでに私の願いと意志は、等しく回る輪のように、太陽とほかの星々を動かす愛によって、めぐらされていた。',
    },
  ],
};
