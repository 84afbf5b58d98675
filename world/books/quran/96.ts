import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '96',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'اقْرَأْ بِاسْمِ رَبِّكَ الَّذِي خَلَقَ',
      zh: '念吧，凭你的主之名，他造化了一切，',
      en: 'Recite, in the name of your Lord who created,',
      fr: 'Récite, au nom de ton Seigneur qui a créé,',
      es: 'Recita, en el nombre de tu Señor que ha creado,',
      jp: '読み上げよ、すべてを造られたあなたの主の名において。',
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
      zh: '从一块凝血造出了人。',
      en: 'created man from a clot.',
      fr: 'créé l’homme d’une adhérence.',
      es: 'creado al hombre de un coágulo.',
      jp: '主は人を、血のかたまりから造られた。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'اقْرَأْ وَرَبُّكَ الْأَكْرَمُ',
      zh: '念吧，你的主最为慷慨，',
      en: 'Recite: your Lord is the most generous,',
      fr: 'Récite : ton Seigneur est le très généreux,',
      es: 'Recita: tu Señor es el más generoso,',
      jp: '読み上げよ、あなたの主は誰よりも寛大な方、',
    },
    {
      id: '4-5',
      kind: 'verse',
      original: 'الَّذِي عَلَّمَ بِالْقَلَمِ<br>عَلَّمَ الْإِنسَانَ مَا لَمْ يَعْلَمْ',
      zh: '他教人用笔，教人懂得从前不懂的事。',
      en: 'who taught by the pen, taught man what he did not know.',
      fr: 'qui a enseigné par le calame, enseigné à l’homme ce qu’il ne savait pas.',
      es: 'que enseñó con el cálamo, enseñó al hombre lo que no sabía.',
      jp: '筆を用いて教え、人の知らなかったことを教えられた。',
    },
  ],
};
