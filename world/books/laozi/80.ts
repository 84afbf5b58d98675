import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '80',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '小國寡民。使有什伯之器而不用，使民重死而不遠徙。',
      zh: '国要小，人要少。就算有一件顶十件、顶百件用的家什，也放着不用；让大家把死当回事，不往远处搬。',
      en: 'A small country with few people. Let there be tools that do the work of ten or a hundred men, and let them not be used; let the people take death seriously and not move far away.',
      fr: 'Un petit pays, un peuple peu nombreux. Qu’il ait des outils valant dix ou cent hommes et ne s’en serve pas ; que le peuple prenne la mort au sérieux et n’aille pas vivre au loin.',
      es: 'Un país pequeño, de poca gente. Que haya herramientas que valgan por diez o cien hombres y no se usen; que el pueblo se tome en serio la muerte y no emigre lejos.',
      jp: '国は小さく、民は少ない。十人力百人力の道具があっても使わせず、民には命を重んじて遠くへ移らぬようにさせる。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '雖有舟輿，無所乘之；雖有甲兵，無所陳之。使人復結繩而用之。',
      zh: '船和车有是有，没有谁要去坐；铠甲兵器有是有，没有谁要去摆弄。让人们再像从前那样结绳记事。',
      en: 'Though there are boats and carts, no one has cause to ride in them; though there are armour and weapons, no one has cause to array them. Let people go back to knotting cords.',
      fr: 'Qu’il y ait barques et chars, et nulle raison d’y monter ; cuirasses et armes, et nulle raison de les déployer. Que l’on revienne à l’usage des cordes nouées.',
      es: 'Aunque haya barcas y carros, nadie tenga por qué subir a ellos; aunque haya corazas y armas, nadie tenga por qué desplegarlas. Que la gente vuelva a usar cuerdas anudadas.',
      jp: '舟や車があっても乗ることがなく、鎧や武器があっても並べることがない。人々に昔のように縄を結んで文字の代わりに使わせる。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '甘其食，美其服，安其居，樂其俗。',
      zh: '饭吃着香，衣穿着美，屋住着安稳，日子过着快活。',
      en: 'Let their food be sweet to them, their clothes fine, their homes restful, their customs a joy.',
      fr: 'Que leur nourriture leur soit savoureuse, leurs habits beaux, leurs maisons paisibles, leurs coutumes une joie.',
      es: 'Que su comida les sea sabrosa, sus ropas hermosas, sus casas apacibles, sus costumbres alegres.',
      jp: 'その食をうまいと思い、その服を美しいと思い、その住まいに安んじ、その習わしを楽しむようにさせる。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '鄰國相望，雞犬之聲相聞，民至老死，不相往來。',
      zh: '隔壁的国望得见，鸡叫狗叫听得着，人们到老到死，谁也不去找谁。',
      en: 'The next country is within sight, its cocks and dogs are within hearing, and the people grow old and die without ever going to and fro.',
      fr: 'Le pays voisin est à portée de vue, on y entend les coqs et les chiens, et les gens vieillissent et meurent sans s’être jamais rendu visite.',
      es: 'El país vecino está a la vista, se oyen sus gallos y sus perros, y la gente envejece y muere sin haberse visitado nunca.',
      jp: '隣の国が互いに見え、鶏や犬の声が互いに聞こえても、民は老いて死ぬまで行き来することがない。',
    },
  ],
};
