import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '9',
  segments: [
    {
      id: '9.17',
      original: '子在川上，曰：「逝者如斯夫！不舍晝夜。」',
      zh: '孔子在河边，说：“逝去的就像这流水啊！日夜不停。”',
      en: 'Standing by a river, the Master said: “What passes, passes like this, never resting by day or night.”',
      fr: 'Au bord d’une rivière, le Maître dit : « Ce qui passe est comme cela, sans trêve ni jour ni nuit. »',
      es: 'A la orilla de un río, el Maestro dijo: «Lo que pasa, pasa así, sin descanso ni de día ni de noche».',
      jp: '先生は川のほとりで言われた。「過ぎゆくものは、このようであろうか。昼も夜も休むことがない。」',
    },
    {
      id: '9.26',
      original: '子曰：「三軍可奪帥也，匹夫不可奪志也。」',
      zh: '孔子说：“军队可以被夺去主帅，一个普通人却不可以被夺去志气。”',
      en: 'The Master said: “An army can be robbed of its general; a plain man cannot be robbed of his will.”',
      fr: 'Le Maître dit : « On peut enlever à une armée son général ; on ne peut enlever à un simple particulier sa volonté. »',
      es: 'El Maestro dijo: «A un ejército se le puede arrebatar su general; a un hombre cualquiera no se le puede arrebatar su voluntad».',
      jp: '先生は言われた。「大軍でも、その総大将を奪うことはできる。しかし一人の男でも、その志を奪うことはできない。」',
    },
    {
      id: '9.28',
      original: '子曰：「歲寒，然後知松柏之後彫也。」',
      zh: '孔子说：“到了岁末天寒，人们才看出松树柏树凋得最晚。”',
      en: 'The Master said: “Only when the year turns cold do we see that pine and cypress are the last to fade.”',
      fr: 'Le Maître dit : « C’est quand vient le froid de l’année qu’on voit que le pin et le cyprès sont les derniers à se flétrir. »',
      es: 'El Maestro dijo: «Solo cuando llega el frío del año se ve que el pino y el ciprés son los últimos en marchitarse».',
      jp: '先生は言われた。「寒い季節になって、はじめて松や柏が最後までしぼまないことがわかる。」',
    },
  ],
};
