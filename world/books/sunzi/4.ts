import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '4',
  segments: [
    {
      id: '1',
      original: '孫子曰：昔之善戰者，先為不可勝，以待敵之可勝。',
      zh: '孙子说：从前善于作战的人，先造成自己不可被战胜的条件，然后等待敌人可以被战胜的时机。',
      en: 'Sunzi said: The good fighters of old first made themselves such as could not be beaten, and then waited until the enemy could be.',
      fr: 'Sunzi dit : Jadis, les bons guerriers se rendaient d’abord invincibles, puis attendaient que l’ennemi fût vincible.',
      es: 'Sunzi dijo: Antaño, los buenos guerreros se hacían primero invencibles y luego esperaban a que el enemigo pudiera ser vencido.',
      jp: '孫子は言う。むかしの戦い上手は、まず負けない態勢をつくり、それから敵に勝てる時を待った。',
    },
    {
      id: '2',
      original: '不可勝在己，可勝在敵。',
      zh: '不可被战胜，取决于自己；可以战胜敌人，取决于敌人。',
      en: 'Not to be beaten lies with oneself; to be beaten lies with the enemy.',
      fr: 'Être invincible dépend de soi ; être vincible dépend de l’ennemi.',
      es: 'Ser invencible depende de uno mismo; ser vencido depende del enemigo.',
      jp: '負けないかどうかは自分にかかり、勝てるかどうかは敵にかかっている。',
    },
    {
      id: '3',
      original: '是故勝兵先勝而後求戰，敗兵先戰而後求勝。',
      zh: '所以打胜仗的军队先有了胜的条件，再去求战；打败仗的军队先打起来，再去求胜。',
      en: 'So the winning army first wins and then looks for battle; the losing army first gives battle and then looks for victory.',
      fr: 'Ainsi l’armée victorieuse vainc d’abord, puis cherche le combat ; l’armée vaincue combat d’abord, puis cherche la victoire.',
      es: 'Así, el ejército vencedor primero vence y luego busca el combate; el vencido primero combate y luego busca la victoria.',
      jp: 'だから、勝つ軍はまず勝ってから戦おうとし、負ける軍はまず戦ってから勝とうとする。',
    },
  ],
};
