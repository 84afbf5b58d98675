import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '8-sahassa',
  segments: [
    {
      id: '103',
      kind: 'verse',
      original: 'Yo sahassaṃ sahassena, saṅgāme mānuse jine;<br>ekañca jeyyamattānaṃ, sa ve saṅgāmajuttamo.',
      zh: '即使在战场上战胜千千敌人，不如战胜一个自己，那才是最上的战士。',
      en: 'One may conquer in battle a thousand men a thousand times; but he who conquers one, himself, is the greatest of conquerors.',
      fr: 'Tel peut vaincre au combat mille fois mille hommes ; mais qui n’en vainc qu’un, soi-même, est le plus grand des vainqueurs.',
      es: 'Uno puede vencer en la batalla a mil veces mil hombres; pero quien vence a uno solo, a sí mismo, es el mayor de los vencedores.',
      jp: 'いくさで千人に千度勝つ人がいても、自分というただ一人に勝つ人の方が、勝者としては上である。',
    },
  ],
};
