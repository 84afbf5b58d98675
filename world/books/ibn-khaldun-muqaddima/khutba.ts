import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'khutba',
  segments: [
    {
      id: '1',
      original: 'أما بعد، فإن فن التاريخ من الفنون التي تتداوله الأمم والأجيال، وتشد إليه الركائب والرحال،',
      zh: '史学是各民族、各时代相传的一门学问，人们为它整装远行，',
      en: 'History is an art that peoples and ages hand from one to the other, for which mounts are saddled and journeys made,',
      fr: 'L’histoire est un art que les nations et les générations se transmettent, pour lequel on selle les montures et l’on part au loin,',
      es: 'La historia es un arte que las naciones y las generaciones se transmiten, por el que se ensillan las monturas y se emprenden viajes,',
      jp: 'さて、歴史は、諸民族、諸世代が受け渡し、人々がそのために鞍を置いて旅に出る学問である。',
    },
    {
      id: '2',
      original: 'وتسمو إلى معرفته السوقة والأغفال، وتتنافس فيه الملوك والأقيال، ويتساوى في فهمه العلماء والجهال،',
      zh: '市井小民渴望知晓它，君王与首领争相研习它，学者与无知者在理解它上不分高下，',
      en: 'that common folk and the obscure aspire to know, that kings and chiefs vie for, and that the learned and the ignorant understand alike,',
      fr: 'que les gens du commun et les obscurs aspirent à connaître, que les rois et les chefs se disputent, et que savants et ignorants comprennent à égalité,',
      es: 'que la gente común y oscura aspira a conocer, por el que rivalizan reyes y jefes, y que sabios e ignorantes entienden por igual,',
      jp: '市井の無名の人々もそれを知ろうと望み、王や首長もそれを競い、学ある者も無学な者も、ひとしくそれを解する。',
    },
    {
      id: '3',
      original: 'إذ هو في ظاهره لا يزيد على أخبار عن الأيام والدول، والسوابق من القرون الأول.',
      zh: '因为从外表看，它不过是关于往日、王朝和古代先例的消息。',
      en: 'since on its face it is no more than news of days and dynasties and of what went before in the first ages.',
      fr: 'car au-dehors il n’est rien de plus que des nouvelles des jours et des dynasties, et de ce qui arriva aux premiers âges.',
      es: 'pues por fuera no es más que noticias de días y dinastías, y de lo que sucedió en los primeros siglos.',
      jp: '外から見れば、それは過ぎた日々と王朝、いにしえの先例の便りにすぎないからである。',
    },
    {
      id: '4',
      original: 'وفي باطنه نظر وتحقيق، وتعليل للكائنات ومباديها دقيق، وعلم بكيفيات الوقائع وأسبابها عميق،',
      zh: '而就其内里来说，它是思考与求真，是对万事及其根源的精细解释，是对事件如何发生、为何发生的深入认识。',
      en: 'But within it is inquiry and the finding of truth, a fine accounting for what comes to be and its beginnings, a deep knowledge of how events came about and why.',
      fr: 'Mais au-dedans il est examen et vérification, explication fine des choses et de leurs principes, science profonde de la manière des événements et de leurs causes.',
      es: 'Pero por dentro es examen y verificación, explicación sutil de las cosas y de sus principios, ciencia honda del modo de los hechos y de sus causas.',
      jp: 'だが内においては、それは考察であり真実の究明であって、万物とその始まりの精妙な説明、出来事のありさまとその原因の深い知識である。',
    },
    {
      id: '5',
      original: 'فهو لذلك أصيل في الحكمة عريق، وجدير بأن يعد في علومها وخليق.',
      zh: '因此它深深植根于哲学，理应列为哲学的一门。',
      en: 'And so it is rooted deep in philosophy, and deserves to be counted among its sciences.',
      fr: 'Aussi est-il profondément enraciné dans la philosophie, et digne d’être compté au nombre de ses sciences.',
      es: 'Por eso está hondamente arraigado en la filosofía y merece contarse entre sus ciencias.',
      jp: 'だから歴史は哲学に深く根ざし、その学のうちに数えられるにふさわしい。',
    },
  ],
};
