import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'fadl',
  segments: [
    {
      id: '1',
      original: 'اعلم أن فن التاريخ فن عزيز المذهب، جم الفوائد، شريف الغاية،',
      zh: '须知史学是一门路数高贵、益处众多、目的崇高的学问，',
      en: 'Know that the art of history is noble in its way, rich in uses, lofty in its end,',
      fr: 'Sache que l’art de l’histoire est noble dans sa voie, riche en profits, élevé dans sa fin,',
      es: 'Has de saber que el arte de la historia es noble en su vía, rico en provechos, elevado en su fin,',
      jp: '知れ、歴史という学は、その道は貴く、益は多く、目的は気高い。',
    },
    {
      id: '2',
      original: 'إذ هو يوقفنا على أحوال الماضين من الأمم في أخلاقهم، والأنبياء في سيرهم، والملوك في دولهم وسياستهم،',
      zh: '因为它让我们了解过去各民族的品性、先知们的行迹、君王们的国家与治术，',
      en: 'for it makes known to us the state of past peoples in their characters, of prophets in their lives, of kings in their realms and their rule,',
      fr: 'car il nous fait connaître l’état des nations passées dans leurs mœurs, des prophètes dans leur vie, des rois dans leurs États et leur gouvernement,',
      es: 'pues nos da a conocer el estado de las naciones pasadas en sus costumbres, de los profetas en sus vidas, de los reyes en sus Estados y su gobierno,',
      jp: 'それは、過ぎた諸民族の人柄を、預言者たちの歩みを、王たちの国と治政を、われわれに知らせるからである。',
    },
    {
      id: '3',
      original: 'حتى تتم فائدة الاقتداء في ذلك لمن يرومه في أحوال الدين والدنيا.',
      zh: '使凡是想在宗教与世俗事务中有所取法的人，都能得到效法的益处。',
      en: 'so that whoever wishes it may have the profit of their example in matters of faith and of this world.',
      fr: 'afin que s’accomplisse, pour qui le désire, le profit de l’exemple dans les choses de la religion et de ce monde.',
      es: 'para que quien lo desee obtenga el provecho del ejemplo en las cosas de la religión y de este mundo.',
      jp: 'かくて、信仰のことにもこの世のことにも、手本を求める者は、ならうべきものの益を全うする。',
    },
  ],
};
