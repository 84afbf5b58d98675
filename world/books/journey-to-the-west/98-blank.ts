import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '98-blank',
  segments: [
    {
      id: '1',
      original: '「白本者，乃無字真經，倒也是好的。',
      zh: '“白本是无字真经，其实也是好的。',
      en: '“The blank books are true scriptures without words, and they too are good.',
      fr: '« Les cahiers blancs sont de vraies écritures sans mots, et ils ont leur prix.',
      es: '«Los libros en blanco son verdaderas escrituras sin letras, y también son buenos.',
      jp: '「白本は文字のない真の経で、それもまたよいものなのだ。',
      notes: [
        {
          id: '1',
          text: [
            '佛祖对取回白纸经卷的师徒所说。',
            'The Buddha says so to the pilgrims, who had been given blank rolls.',
            'Le Bouddha parle aux pèlerins, à qui l’on avait remis des rouleaux blancs.',
            'Habla Buda a los peregrinos, a quienes habían dado rollos en blanco.',
            '白紙の経巻を渡された一行に、仏祖が語る言葉。',
          ],
        },
      ],
    },
    {
      id: '2',
      original: '因你那東土眾生，愚迷不悟，只可以此傳之耳。」',
      zh: '只因你们东土的众生愚昧执迷，不能领悟，只可把这有字的传给他们。”',
      en: 'But the people of your eastern land are foolish and do not awaken, and so these with words must be handed down to them.”',
      fr: 'Mais comme les êtres de votre pays d’Orient sont égarés et ne s’éveillent pas, il faut bien leur transmettre celles-ci, qui ont des mots. »',
      es: 'Pero, como la gente de vuestra tierra de Oriente es necia y no despierta, no hay más que transmitirle estas, con letras».',
      jp: 'だが、お前たち東土の衆生は愚かに迷い悟らぬゆえ、この文字のあるものを伝えるほかないのだ。」',
    },
  ],
};
