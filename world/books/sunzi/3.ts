import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '3',
  segments: [
    {
      id: '1',
      original: '是故百戰百勝，非善之善者也；不戰而屈人之兵，善之善者也。',
      zh: '所以百战百胜，还不算高明中最高明的；不经交战就使敌军屈服，才是高明中最高明的。',
      en: 'So to win a hundred victories in a hundred battles is not the best of the best; to bend the enemy’s army without fighting is the best of the best.',
      fr: 'Ainsi, vaincre cent fois en cent combats n’est pas le mieux du mieux ; soumettre l’armée d’autrui sans combattre est le mieux du mieux.',
      es: 'Así, vencer cien veces en cien combates no es lo mejor de lo mejor; doblegar sin combate al ejército contrario es lo mejor de lo mejor.',
      jp: 'だから、百たび戦って百たび勝つのは、最善のうちの最善ではない。戦わずに敵の軍を屈服させるのが、最善のうちの最善である。',
    },
    {
      id: '2',
      original: '故上兵伐謀，其次伐交，其次伐兵，其下攻城。',
      zh: '所以上等的用兵是挫败敌人的谋略，其次是破坏敌人的外交，再次是打败敌人的军队，最下等是攻打城池。',
      en: 'So the highest war attacks plans; the next, alliances; the next, armies; the lowest besieges cities.',
      fr: 'La meilleure guerre attaque les plans ; puis, les alliances ; puis, les armées ; la pire assiège les villes.',
      es: 'La mejor guerra ataca los planes; después, las alianzas; después, los ejércitos; la peor sitia ciudades.',
      jp: 'だから、最上の戦いは敵の謀を破り、次は敵の交わりを破り、次は敵の軍を破り、最下は城を攻める。',
    },
    {
      id: '3',
      original: '故曰：知彼知己者，百戰不殆；不知彼而知己，一勝一負；不知彼，不知己，每戰必殆。',
      zh: '所以说：了解对方也了解自己的，百战不会有危险；不了解对方而了解自己的，胜负各半；不了解对方也不了解自己的，每战必有危险。',
      en: 'So it is said: Know the other and know yourself, and in a hundred battles you will not be in danger; know yourself and not the other, and you will win one and lose one; know neither the other nor yourself, and in every battle you will be in danger.',
      fr: 'C’est pourquoi l’on dit : Connais l’autre et toi-même, et en cent combats tu ne seras pas en péril ; connais-toi sans connaître l’autre, et tu perdras autant que tu gagneras ; ne connais ni l’autre ni toi-même, et à chaque combat tu seras en péril.',
      es: 'Por eso se dice: Conoce al otro y conócete, y en cien combates no correrás peligro; conócete sin conocer al otro, y ganarás tanto como pierdas; no conozcas ni al otro ni a ti mismo, y en cada combate correrás peligro.',
      jp: 'だから言う。相手を知り自分を知れば、百たび戦っても危うくない。相手を知らずに自分を知れば、勝ち負けは半ばする。相手も知らず自分も知らなければ、戦うたびに必ず危うい。',
    },
  ],
};
