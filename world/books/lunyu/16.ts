import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '16',
  segments: [
    {
      id: '16.9',
      original: '孔子曰：「生而知之者，上也；學而知之者，次也；困而學之，又其次也；困而不學，民斯為下矣。」',
      zh: '孔子说：“不学就懂的，算头一等；学了才懂的，算第二等；碰壁以后才学的，算第三等；碰了壁还不肯学，那就是最末一等了。”',
      en: 'Confucius said: “Those born knowing are the highest; those who know by learning come next; those who learn when they are in difficulty come after them. Those who are in difficulty and still do not learn are the lowest.”',
      fr: 'Confucius dit : « Ceux qui savent de naissance sont les premiers ; ceux qui savent pour avoir appris viennent ensuite ; puis ceux qui apprennent quand l’embarras les y force. Ceux qui, dans l’embarras, n’apprennent pas, sont les derniers. »',
      es: 'Confucio dijo: «Los que saben de nacimiento son los primeros; los que saben por haber aprendido vienen después; luego, los que aprenden cuando se ven en apuros. Los que, en apuros, tampoco aprenden son los últimos».',
      jp: '孔子は言われた。「生まれながらに知る者は最上である。学んで知る者はその次である。行きづまってから学ぶ者は、そのまた次である。行きづまっても学ばないのは、いちばん下である。」',
    },
  ],
};
