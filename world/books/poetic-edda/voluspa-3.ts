import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'voluspa-3',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'Hljóðs bið ek allar<br>helgar kindir,<br>meiri ok minni<br>mögu Heimdallar;',
      zh: '请众神圣的族类静听，海姆达尔的子孙，大的和小的。',
      en: 'A hearing I ask of all the holy kindreds, the greater and the lesser sons of Heimdall.',
      fr: 'Silence, je le demande à toutes les saintes races, grands et petits fils de Heimdall.',
      es: 'Silencio pido a todas las santas estirpes, mayores y menores hijos de Heimdall.',
      jp: '静聴を願う、すべての聖なる族に、ヘイムダッルの子ら、大なる者にも小なる者にも。',
    },
    {
      id: '3',
      kind: 'verse',
      original:
        'Ár var alda<br>þar er Ymir bygði,<br>vara sandr né sær<br>né svalar unnir;<br>jörð fannsk æva<br>né upphiminn,<br>gap var ginnunga<br>en gras hvergi.',
      zh: '太古之初，尤弥尔住在那里，没有沙，没有海，没有清凉的波浪；没有大地，也没有高天，只有张开的鸿沟，到处没有草。',
      en: 'It was early in the ages when Ymir lived; there was no sand nor sea nor cool waves; earth was nowhere, nor the sky above; there was a yawning gulf, and grass nowhere.',
      fr: 'C’était au premier âge, où vivait Ymir ; il n’y avait ni sable ni mer ni fraîches vagues ; la terre n’était pas, ni le ciel d’en haut ; un gouffre béant, et d’herbe nulle part.',
      es: 'Era en la primera edad, cuando vivía Ymir; no había arena ni mar ni frescas olas; no existía la tierra ni el cielo de arriba; había un abismo abierto, y hierba en ninguna parte.',
      jp: '遠い世の初め、ユミルの住んでいた頃、砂もなく海もなく、冷たい波もなかった。大地はどこにもなく、上なる天もなく、ただ口を開けた淵があり、草はどこにもなかった。',
    },
  ],
};
