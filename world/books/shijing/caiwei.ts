import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'caiwei',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '昔我往矣，楊柳依依。今我來思，雨雪霏霏。',
      zh: '当初我出征时，杨柳轻柔依依。如今我归来时，大雪纷纷扬扬。',
      en: 'When we went away, long ago, the willows were swaying, swaying. Now that we come, the snow is falling thick and fast.',
      fr: 'Jadis, quand nous partions, les saules se balançaient. Aujourd’hui que nous revenons, la neige tombe à flocons.',
      es: 'Cuando nos fuimos, antaño, los sauces se mecían. Ahora que volvemos, la nieve cae espesa.',
      jp: 'むかし我らが発った時、柳はやわらかに揺れていた。いま我らが帰る時、雪はしんしんと降りしきる。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '行道遲遲，載渴載飢。我心傷悲，莫知我哀！',
      zh: '路上慢慢地走，又是渴来又是饥。我的心里悲伤，没有人知道我的哀戚！',
      en: 'Slowly, slowly we walk the road; we are thirsty, we are hungry. Our hearts are sore, and no one knows our sorrow!',
      fr: 'Lents, lents nous allons sur la route ; nous avons soif, nous avons faim. Notre cœur est meurtri, et nul ne sait notre peine !',
      es: 'Despacio, despacio andamos el camino; tenemos sed, tenemos hambre. ¡El corazón nos duele, y nadie sabe nuestra pena!',
      jp: '行く道はのろのろと、渇き、また飢える。わが心は痛み悲しむが、この哀しみを知る人はない。',
    },
  ],
};
