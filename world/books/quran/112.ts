import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '112',
  segments: [
    {
      id: '1-2',
      kind: 'verse',
      original: 'قُلْ هُوَ اللَّهُ أَحَدٌ<br>اللَّهُ الصَّمَدُ',
      zh: '你说：他就是真主，独一无二；真主，万有所依。',
      en: 'Say: He is God, one; God, on whom all depend.',
      fr: 'Dis : Il est Dieu, un ; Dieu, de qui tout dépend.',
      es: 'Di: Él es Dios, uno; Dios, de quien todo depende.',
      jp: '言いなさい。その方は神、ただひとり。神は、すべての拠りどころ。',
    },
    {
      id: '3-4',
      kind: 'verse',
      original: 'لَمْ يَلِدْ وَلَمْ يُولَدْ<br>وَلَمْ يَكُن لَّهُ كُفُوًا أَحَدٌ',
      zh: '他不生育，也不为谁所生；没有谁能同他相比。',
      en: 'He has not begotten and was not begotten, and there is none his equal.',
      fr: 'Il n’a pas engendré, il n’a pas été engendré, et nul n’est son égal.',
      es: 'No ha engendrado ni ha sido engendrado, y no hay nadie igual a él.',
      jp: '産まず、産まれず、並び立つものは何ひとつない。',
    },
  ],
};
