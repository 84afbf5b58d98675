import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2.40',
  segments: [
    {
      id: '2.40.9',
      kind: 'verse',
      original: 'रामं दशरथं विद्धि मां विद्धि जनकात्मजाम् ।<br>अयोध्यामटवीं विद्धि गच्छ तात यथासुखम् ॥',
      zh: '“要把罗摩当作十车王，把遮那竭的女儿当作我，把森林当作阿逾陀；去吧，孩子，祝你安好。”',
      en: '“Know Rama for Dasharatha, know Janaka’s daughter for me, know the forest for Ayodhya; go, my son, and be happy.”',
      fr: '« Tiens Rama pour Dasharatha, tiens la fille de Janaka pour moi, tiens la forêt pour Ayodhya ; va, mon fils, et sois heureux. »',
      es: '«Ten a Rama por Dasharatha, ten a la hija de Janaka por mí, ten el bosque por Ayodhya; ve, hijo mío, y sé dichoso».',
      jp: '「ラーマをダシャラタと思い、ジャナカの娘を私と思い、森をアヨーディヤーと思いなさい。行きなさい、わが子よ、幸いに。」',
      notes: [
        {
          id: '1',
          text: [
            '罗什曼那随兄长罗摩流放，母亲向他告别。遮那竭的女儿即悉多。',
            'Lakshmana goes into exile with his brother Rama; his mother takes leave. Janaka’s daughter is Sita.',
            'Lakshmana suit en exil son frère Rama ; sa mère lui dit adieu. La fille de Janaka est Sita.',
            'Lakshmana sigue al destierro a su hermano Rama; su madre se despide. La hija de Janaka es Sita.',
            'ラクシュマナは兄ラーマとともに追放の旅に出る。母の別れの言葉。ジャナカの娘はシーター。',
          ],
        },
      ],
    },
  ],
};
