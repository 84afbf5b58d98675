import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6',
  segments: [
    {
      id: '1',
      original: '夫兵形象水，水之形，避高而趨下；兵之形，避實而擊虛。',
      zh: '用兵的规律像水，水的流动是避开高处而趋向低处；用兵的规律是避开坚实而攻击虚弱。',
      en: 'The form of war is like water. Water’s form is to shun the high and run to the low; war’s form is to shun the full and strike the empty.',
      fr: 'La forme de la guerre ressemble à l’eau. L’eau évite les hauteurs et court vers le bas ; la guerre évite le plein et frappe le vide.',
      es: 'La forma de la guerra es como el agua. El agua evita lo alto y corre hacia lo bajo; la guerra evita lo lleno y golpea lo vacío.',
      jp: '軍の形は水に似ている。水の形は高みを避けて低きに向かい、軍の形は充ちたところを避けて虚を撃つ。',
    },
    {
      id: '2',
      original: '水因地而制流，兵因敵而制勝。',
      zh: '水依地形而决定流向，用兵依敌情而决定取胜的方法。',
      en: 'Water shapes its course by the ground; an army shapes its victory by the enemy.',
      fr: 'L’eau règle son cours sur le terrain ; l’armée règle sa victoire sur l’ennemi.',
      es: 'El agua ajusta su curso al terreno; el ejército ajusta su victoria al enemigo.',
      jp: '水は地に応じて流れを定め、軍は敵に応じて勝ちを定める。',
    },
    {
      id: '3',
      original: '故兵無常勢，水無常形。能因敵變化而取勝者，謂之神。',
      zh: '所以用兵没有固定的态势，水没有固定的形状。能依敌情变化而取胜的，就叫作神。',
      en: 'So war has no constant position, as water has no constant form. He who can change with the enemy and so win is called divine.',
      fr: 'Ainsi la guerre n’a pas de position constante, ni l’eau de forme constante. Qui sait vaincre en changeant selon l’ennemi, on le dit divin.',
      es: 'Así, la guerra no tiene posición constante, ni el agua forma constante. A quien sabe vencer cambiando según el enemigo se le llama divino.',
      jp: 'だから、軍に決まった勢いはなく、水に決まった形はない。敵に応じて変化し勝ちを取る者を、神という。',
    },
  ],
};
