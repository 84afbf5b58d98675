import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '8',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '上善若水。水善利萬物而不爭，處眾人之所惡，故幾於道。',
      zh: '顶好的品性像水。水养着万物，却不跟谁争，人人嫌弃的低处它也肯待，所以离道不远。',
      en: 'The highest good is like water. Water is good at helping the ten thousand things and does not contend; it stays in the places that people dislike, and so it comes near the Way.',
      fr: 'Le bien suprême est comme l’eau. L’eau sait être utile aux dix mille êtres sans rivaliser ; elle se tient là où nul n’aime être, et par là elle est proche de la Voie.',
      es: 'El bien supremo es como el agua. El agua sabe favorecer a los diez mil seres sin competir; se queda donde nadie quiere estar, y por eso está cerca del Camino.',
      jp: '最上の善は水のようなものである。水は万物をよく潤して争わず、人々のいやがる低い所にいる。だから道に近い。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '居善地，心善淵，與善仁，言善信，正善治，事善能，動善時。',
      zh: '住，要会挑地方；心，要沉得深；待人，要有情；说话，要算数；治国，要理得顺；办事，要拿得起；行动，要赶得上时候。',
      en: 'In dwelling, the good is the ground; in the heart, depth; in giving, kindness; in speech, trust; in ruling, order; in work, skill; in moving, the right time.',
      fr: 'Pour la demeure, le bien est le lieu ; pour le cœur, la profondeur ; pour le don, la bonté ; pour la parole, la foi ; pour le gouvernement, l’ordre ; pour la tâche, la capacité ; pour l’action, le moment.',
      es: 'En la morada, lo bueno es el lugar; en el corazón, la hondura; en el dar, la bondad; en la palabra, la verdad; en el gobierno, el orden; en la tarea, la destreza; en el obrar, el momento.',
      jp: '住まいは土地がよく、心は深いのがよく、交わりは思いやりがよく、言葉は信実がよく、政は治まるのがよく、仕事は有能がよく、動くには時を得るのがよい。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '夫唯不爭，故無尤。',
      zh: '就因为不争，才没有过错。',
      en: 'And because it does not contend, it is without blame.',
      fr: 'Et c’est parce qu’elle ne rivalise pas qu’elle est sans reproche.',
      es: 'Y porque no compite, nada hay que reprocharle.',
      jp: '争わないからこそ、咎められることがない。',
    },
  ],
};
