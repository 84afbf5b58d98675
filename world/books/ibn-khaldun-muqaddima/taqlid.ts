import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'taqlid',
  segments: [
    {
      id: '1',
      kind: 'heading',
      original: 'في أن المغلوب مولع أبدا بالاقتداء بالغالب في شعاره وزيه ونحلته وسائر أحواله وعوائده',
      zh: '论败者总是热衷于在标志、服饰、生业和其他一切情形与习惯上效法胜者',
      en: 'That the conquered is always fond of imitating the conqueror in his badge, his dress, his calling and all his other ways and customs',
      fr: 'Que le vaincu est toujours porté à imiter le vainqueur dans ses insignes, son costume, sa profession et tous ses autres usages et coutumes',
      es: 'De cómo el vencido es siempre dado a imitar al vencedor en sus insignias, su vestido, su profesión y todos sus demás usos y costumbres',
      jp: '敗者は、徽章、服装、生業、その他すべてのありさまと慣わしにおいて、つねに勝者にならいたがること',
    },
    {
      id: '2',
      original: 'والسبب في ذلك أن النفس أبدا تعتقد الكمال في من غلبها وانقادت إليه.',
      zh: '其原因在于，人的心灵总是相信，战胜自己、使自己服从的人是完美的。',
      en: 'The cause of this is that the soul always believes in the perfection of him who has conquered it and to whom it has submitted.',
      fr: 'La cause en est que l’âme croit toujours à la perfection de celui qui l’a vaincue et à qui elle s’est soumise.',
      es: 'La causa de ello es que el alma cree siempre en la perfección de quien la ha vencido y a quien se ha sometido.',
      jp: 'そのわけは、魂がつねに、自らを打ち負かし、自らの従った相手に、完全さがあると信じることにある。',
    },
  ],
};
