import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '96',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'اقْرَأْ بِاسْمِ رَبِّكَ الَّذِي خَلَقَ',
      zh: '你要诵读，奉你那创造者的主的名义，',
      en: 'Recite, in the name of your Lord who created,',
      fr: 'Récite, au nom de ton Seigneur qui a créé,',
      es: 'Recita, en el nombre de tu Señor que ha creado,',
      jp: '誦め、創造された主の御名によって。',
      notes: [
        {
          id: '1',
          text: [
            '传统上认为这是最初的启示。',
            'By tradition the first words revealed.',
            'Selon la tradition, les premiers mots révélés.',
            'Según la tradición, las primeras palabras reveladas.',
            '伝えでは最初に下された啓示。',
          ],
        },
      ],
    },
    {
      id: '2',
      kind: 'verse',
      original: 'خَلَقَ الْإِنسَانَ مِنْ عَلَقٍ',
      zh: '他由血块创造了人。',
      en: 'created man from a clot.',
      fr: 'créé l’homme d’une adhérence.',
      es: 'creado al hombre de un coágulo.',
      jp: '一塊の凝血から人を創造された。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'اقْرَأْ وَرَبُّكَ الْأَكْرَمُ',
      zh: '你要诵读，你的主是最尊贵的，',
      en: 'Recite: your Lord is the most generous,',
      fr: 'Récite : ton Seigneur est le très généreux,',
      es: 'Recita: tu Señor es el más generoso,',
      jp: '誦め、お前の主はいとも尊い方、',
    },
    {
      id: '4-5',
      kind: 'verse',
      original: 'الَّذِي عَلَّمَ بِالْقَلَمِ<br>عَلَّمَ الْإِنسَانَ مَا لَمْ يَعْلَمْ',
      zh: '他以笔教授，教给人所不知道的。',
      en: 'who taught by the pen, taught man what he did not know.',
      fr: 'qui a enseigné par le calame, enseigné à l’homme ce qu’il ne savait pas.',
      es: 'que enseñó con el cálamo, enseñó al hombre lo que no sabía.',
      jp: '筆によって教えられた、人に未知のことを教えられた。',
    },
  ],
};
