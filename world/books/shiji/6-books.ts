import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6-books',
  segments: [
    {
      id: '1',
      original: '「臣請史官非秦記皆燒之。',
      zh: '“臣请求：史官所藏，凡不是秦国史记的，都烧掉。',
      en: '“Your servant asks that of what the historians hold, all that is not the record of Qin be burned.',
      fr: '« Votre serviteur demande que, parmi les livres des historiens, tout ce qui n’est pas annales de Qin soit brûlé.',
      es: '«Vuestro servidor pide que, de cuanto guardan los historiadores, se queme todo lo que no sean los anales de Qin.',
      jp: '「臣はお願い申し上げます。史官の書で、秦の記録でないものはみな焼くこと。',
      notes: [
        {
          id: '1',
          text: [
            '这是丞相李斯的上奏。',
            'Li Si, the chancellor, speaks.',
            'C’est le chancelier Li Si qui parle.',
            'Habla el canciller Li Si.',
            '丞相李斯の上奏である。',
          ],
        },
      ],
    },
    {
      id: '2',
      original: '非博士官所職，天下敢有藏詩、書、百家語者，悉詣守、尉雜燒之。',
      zh: '不是博士官所职掌的，天下若有人敢收藏《诗》《书》和诸子百家著作，一律送到郡守、郡尉那里一起烧掉。',
      en: 'Apart from what is in the charge of the academicians, let any in the empire who dare to keep the Songs, the Documents or the sayings of the hundred schools bring them all to the governor and the commandant to be burned together.',
      fr: 'Hors ce qui est confié aux académiciens, que tous ceux qui dans l’empire osent garder les Odes, les Documents ou les propos des cent écoles les portent au gouverneur et au commandant, pour être brûlés ensemble.',
      es: 'Salvo lo que está a cargo de los académicos, que cuantos en el imperio osen guardar las Odas, los Documentos o los dichos de las cien escuelas los lleven al gobernador y al comandante para que se quemen todos juntos.',
      jp: '博士の官がつかさどるもののほか、天下にあえて詩、書、諸子百家の書を蔵する者があれば、ことごとく守・尉のもとに差し出させ、まとめて焼くこと。',
    },
    {
      id: '3',
      original: '有敢偶語詩書者棄市。以古非今者族。吏見知不舉者與同罪。',
      zh: '有敢聚在一起谈论《诗》《书》的，处死示众；用古代来非议当今的，灭族；官吏知情而不检举的，与之同罪。',
      en: 'Let those who dare to talk together of the Songs and the Documents be put to death in the marketplace; let those who use the past to condemn the present die with their kin; let officials who see or know of it and do not report it share their guilt.',
      fr: 'Que ceux qui osent s’entretenir des Odes et des Documents soient mis à mort sur la place du marché ; que ceux qui au nom du passé blâment le présent périssent avec leur parenté ; que les fonctionnaires qui le voient ou le savent sans le dénoncer partagent leur crime.',
      es: 'Que quienes osen conversar sobre las Odas y los Documentos sean ejecutados en el mercado; que quienes en nombre del pasado censuren el presente perezcan con su linaje; que los funcionarios que lo vean o lo sepan y no lo denuncien compartan su culpa.',
      jp: 'あえて集まって詩・書を語る者は市で処刑し、古をもって今をそしる者は一族もろとも滅ぼし、知りながら摘発しない役人は同罪とすること。',
    },
    {
      id: '4',
      original: '令下三十日不燒，黥為城旦。所不去者，醫藥卜筮種樹之書。若欲有學法令，以吏為師。」',
      zh: '命令下达三十天还不烧的，处以黥刑，罚作城旦。不烧的是医药、卜筮、种树的书。如果有人想学法令，就以官吏为师。”',
      en: 'Let those who thirty days after the order have not burned them be tattooed and sent to labour on the walls. What is not to be removed are books of medicine, divination and the planting of trees. If any would study the laws, let them take officials as their teachers.”',
      fr: 'Que ceux qui, trente jours après l’ordre, ne les auront pas brûlés soient marqués au visage et envoyés aux travaux des remparts. Ne sont pas à détruire les livres de médecine, de divination et d’arboriculture. Qui veut étudier les lois prendra pour maîtres les fonctionnaires. »',
      es: 'Que quienes a los treinta días de la orden no los hayan quemado sean tatuados y enviados a trabajar en las murallas. No han de destruirse los libros de medicina, adivinación y cultivo de árboles. Quien quiera estudiar las leyes, que tome por maestros a los funcionarios».',
      jp: '令が下って三十日たっても焼かない者は、入れ墨をして城旦の労役につけること。除かないのは医薬、卜筮、種樹の書。もし法令を学ぼうとする者があれば、役人を師とさせること。」',
    },
    {
      id: '5',
      original: '制曰：「可。」',
      zh: '始皇批示说：“可以。”',
      en: 'The decree said: “Approved.”',
      fr: 'Le décret disait : « Approuvé. »',
      es: 'El decreto decía: «Aprobado».',
      jp: '制して言われた。「よろしい。」',
    },
  ],
};
