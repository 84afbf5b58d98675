import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'end',
  segments: [
    {
      id: '183-186',
      original: 'm ir iqr ḫnms in m rdit mw n ꜣpd ḥḏ tꜣ n sft.f dwꜣ',
      zh: '“朋友，不要自作聪明。天亮就要宰的鹅，谁会在黎明给它喂水呢？”',
      en: '“Do not be clever, my friend. Who gives water at dawn to a goose that is to be killed in the morning?”',
      fr: '« Ne fais pas l’habile, mon ami. Qui donnerait de l’eau à l’aube à une oie qu’on tuera le matin ? »',
      es: '«No te hagas el listo, amigo. ¿Quién da agua al alba a un ganso que matarán por la mañana?».',
      jp: '「賢ぶるな、友よ。朝に屠られる鵞鳥に、夜明けに水をやる者があろうか。」',
    },
    {
      id: '186-187',
      original: 'iw.f pw ḥꜣt.f r pḥwy.fy mi gmyt m sš',
      zh: '至此终卷，从头到尾，照所见抄本写成。',
      en: 'So it ends, from its beginning to its end, as it was found in writing.',
      fr: 'C’est ainsi qu’il va, de son début à sa fin, comme on l’a trouvé par écrit.',
      es: 'Así va, de su principio a su fin, como se halló por escrito.',
      jp: 'これにて終わる、その初めから終わりまで、書に見いだされたとおりに。',
    },
  ],
};
