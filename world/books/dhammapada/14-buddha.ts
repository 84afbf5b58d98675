import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '14-buddha',
  segments: [
    {
      id: '183',
      kind: 'verse',
      original: 'Sabbapāpassa akaraṇaṃ, kusalassa upasampadā;<br>sacittapariyodapanaṃ, etaṃ buddhāna sāsanaṃ.',
      zh: '一切恶不作，奉行众善，净化自己的心，这是诸佛的教导。',
      en: 'To do no evil, to take up what is good, to make one’s own mind clean: this is the teaching of the buddhas.',
      fr: 'Ne faire aucun mal, cultiver le bien, purifier son esprit : tel est l’enseignement des bouddhas.',
      es: 'No hacer ningún mal, cultivar el bien, purificar la propia mente: esta es la enseñanza de los budas.',
      jp: '悪いことは何ひとつせず、善いことを身に行い、自分の心をきれいにする。仏たちの教えはこれに尽きる。',
    },
  ],
};
