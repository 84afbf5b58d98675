import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'shuli',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '彼黍離離，彼稷之苗。行邁靡靡，中心搖搖。',
      zh: '那黍子一行行，那高粱正长苗。脚步慢慢地走，心神恍惚动摇。',
      en: 'There the millet hangs heavy, there the sorghum is in shoot. I walk on, slow, slow; my heart within me sways.',
      fr: 'Là-bas le millet penche, là-bas le sorgho pousse. Je marche, lent, lent ; mon cœur au-dedans vacille.',
      es: 'Allí el mijo se dobla, allí brota el sorgo. Camino, despacio, despacio; dentro, mi corazón vacila.',
      jp: 'あの黍は穂を垂れ、あの稷は苗。行く足はのろのろと、心の中はゆらゆらと。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '知我者，謂我心憂；不知我者，謂我何求。',
      zh: '了解我的人，说我心里忧愁；不了解我的人，问我有何所求。',
      en: 'Those who know me say that I am sad at heart; those who do not know me ask what I am looking for.',
      fr: 'Ceux qui me connaissent disent que j’ai le cœur triste ; ceux qui ne me connaissent pas demandent ce que je cherche.',
      es: 'Los que me conocen dicen que estoy triste; los que no me conocen preguntan qué busco.',
      jp: '私を知る人は、心に憂いがあるのだと言い、私を知らぬ人は、何を探しているのかと言う。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '悠悠蒼天，此何人哉？',
      zh: '高远的苍天啊，这是谁造成的呢？',
      en: 'Far, far blue heaven, who has done this?',
      fr: 'Lointain, lointain ciel bleu, qui donc a fait cela ?',
      es: 'Lejano, lejano cielo azul, ¿quién ha hecho esto?',
      jp: 'はるかなる青空よ、これはいったい誰のしわざか。',
      notes: [
        {
          id: '1',
          text: [
            '相传周室东迁后，大夫行役至镐京旧都，见宗庙宫室尽为禾黍，作此诗。',
            'By tradition, an officer of Zhou passed the old capital after the court had moved east, and found millet growing where temples and palaces had stood.',
            'Selon la tradition, un officier des Zhou, passant par l’ancienne capitale après le départ de la cour vers l’est, vit le millet pousser à la place des temples et des palais.',
            'Según la tradición, un oficial de Zhou pasó por la antigua capital tras el traslado de la corte al este y vio crecer el mijo donde hubo templos y palacios.',
            '伝えによれば、周が東に遷ったのち、旧都を通りかかった大夫が、宗廟や宮殿の跡がみな黍畑になっているのを見て作ったという。',
          ],
        },
      ],
    },
  ],
};
