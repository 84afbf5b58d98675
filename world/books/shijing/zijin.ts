import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'zijin',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '青青子衿，悠悠我心。縱我不往，子寧不嗣音？',
      zh: '青青的是你的衣领，悠悠的是我的心。纵然我不去找你，你难道就不能捎个音信？',
      en: 'Blue, blue your collar; long, long my heart’s thought. Even if I do not go to you, can you not send a word?',
      fr: 'Bleu, bleu ton col ; longue, longue ma pensée. Si je ne vais pas vers toi, ne peux-tu envoyer un mot ?',
      es: 'Azul, azul tu cuello; larga, larga mi pena. Aunque yo no vaya a ti, ¿no puedes enviar una palabra?',
      jp: '青い青いあなたの襟、いつまでも続く私の思い。たとえ私が行かなくても、なぜ便りをくださらないの。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '青青子佩，悠悠我思。縱我不往，子寧不來？',
      zh: '青青的是你的佩带，悠悠的是我的思念。纵然我不去找你，你难道就不能过来？',
      en: 'Blue, blue your girdle-strings; long, long my longing. Even if I do not go to you, can you not come?',
      fr: 'Bleus, bleus tes cordons de jade ; longue, longue ma songerie. Si je ne vais pas vers toi, ne peux-tu venir ?',
      es: 'Azules, azules tus cintas; larga, larga mi añoranza. Aunque yo no vaya a ti, ¿no puedes venir?',
      jp: '青い青いあなたの佩び紐、いつまでも続く私の物思い。たとえ私が行かなくても、なぜ来てくださらないの。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '挑兮達兮，在城闕兮。一日不見，如三月兮。',
      zh: '来来回回地走啊，在这城楼之上。一天不见你的面啊，好像三个月一样。',
      en: 'To and fro I walk on the tower of the wall. One day without seeing you is like three months.',
      fr: 'J’erre, je vais et viens sur la tour du rempart. Un jour sans te voir est comme trois mois.',
      es: 'Voy y vengo sobre la torre de la muralla. Un día sin verte es como tres meses.',
      jp: '行きつ戻りつ、城の楼門の上。一日会わねば、三月のよう。',
    },
  ],
};
