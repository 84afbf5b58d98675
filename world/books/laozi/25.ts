import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '25',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '有物混成，先天地生。寂兮寥兮，獨立不改，周行而不殆，可以為天下母。',
      zh: '有个东西浑然而成，生在天地之先。无声啊，无形啊，独自站立而不改变，循环运行而不倦怠，可以做天下的母亲。',
      en: 'There was something formed in confusion, born before heaven and earth. Silent and void it stands alone and does not change; it goes round and does not tire. It may be the mother of all under heaven.',
      fr: 'Il est une chose indistincte et accomplie, née avant le ciel et la terre. Silencieuse, vide, elle se tient seule et ne change pas ; elle va partout et ne se lasse pas. Elle peut être la mère de tout sous le ciel.',
      es: 'Hubo algo confuso y completo, nacido antes que el cielo y la tierra. Callado, vacío, está solo y no cambia; gira sin fatigarse. Puede ser la madre de cuanto hay bajo el cielo.',
      jp: '混沌として成り、天地より先に生まれたものがある。音もなく形もなく、ひとり立って変わらず、めぐりめぐって疲れない。天下の母と言ってよい。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '吾不知其名，字之曰道，強為之名曰大。',
      zh: '我不知道它的名字，给它取字叫“道”，勉强再给它起名叫“大”。',
      en: 'I do not know its name; I style it the Way. Forced to give it a name, I call it great.',
      fr: 'J’ignore son nom ; je la désigne comme la Voie. Contraint de la nommer, je la dis grande.',
      es: 'No sé su nombre; por apodo lo llamo Camino. Forzado a nombrarlo, lo llamo grande.',
      jp: '私はその名を知らない。字をつけて道といい、しいて名づけて大という。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '大曰逝，逝曰遠，遠曰反。',
      zh: '大就是远去，远去就是辽远，辽远就是返回。',
      en: 'Great means passing on; passing on means going far; going far means coming back.',
      fr: 'Grande, c’est-à-dire qui s’en va ; s’en aller, c’est aller loin ; aller loin, c’est revenir.',
      es: 'Grande quiere decir que se va; irse es ir lejos; ir lejos es volver.',
      jp: '大であれば過ぎゆき、過ぎゆけば遠ざかり、遠ざかれば立ち返る。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '故道大，天大，地大，王亦大。域中有四大，而王居其一焉。',
      zh: '所以道大，天大，地大，王也大。宇宙之中有四大，而王是其中之一。',
      en: 'So the Way is great, heaven is great, earth is great, and the king is great too. In the realm are four that are great, and the king is one of them.',
      fr: 'Ainsi la Voie est grande, le ciel est grand, la terre est grande, et le roi est grand aussi. Dans l’univers il est quatre grandeurs, et le roi en est une.',
      es: 'Así el Camino es grande, el cielo es grande, la tierra es grande, y también el rey es grande. En el mundo hay cuatro grandezas, y el rey es una de ellas.',
      jp: 'だから道は大きく、天は大きく、地は大きく、王もまた大きい。この世界に四つの大いなるものがあり、王はその一つである。',
    },
    {
      id: '5',
      kind: 'verse',
      original: '人法地，地法天，天法道，道法自然。',
      zh: '人效法地，地效法天，天效法道，道效法它自己本来的样子。',
      en: 'Man takes his measure from earth, earth from heaven, heaven from the Way, and the Way from what is so of itself.',
      fr: 'L’homme prend modèle sur la terre, la terre sur le ciel, le ciel sur la Voie, et la Voie sur ce qui est ainsi de soi-même.',
      es: 'El hombre toma por modelo la tierra; la tierra, el cielo; el cielo, el Camino; y el Camino, lo que es así por sí mismo.',
      jp: '人は地にのっとり、地は天にのっとり、天は道にのっとり、道はおのずからそうあることにのっとる。',
      notes: [
        {
          id: '1',
          text: [
            '“自然”在这里不是指自然界，而是“自己如此”。',
            '自然 does not mean nature here, but what is so by itself.',
            '自然 ne désigne pas ici la nature, mais ce qui est ainsi par soi-même.',
            '自然 no significa aquí la naturaleza, sino lo que es así por sí mismo.',
            '「自然」はここでは山川草木の自然ではなく、「おのずから然り」の意。',
          ],
        },
      ],
    },
  ],
};
