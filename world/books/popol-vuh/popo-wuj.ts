import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'popo-wuj',
  segments: [
    {
      id: '1',
      original: 'Wa’e xchiqatz’ib’aj chupam chik u ch’ab’al Dios, pa christianoil chik.',
      zh: '这些，我们如今在上帝的话语之下、在基督教的时代里写下。',
      en: 'This we shall write now under the word of God, now in Christian times.',
      fr: 'Ceci, nous l’écrirons désormais sous la parole de Dieu, désormais en chrétienté.',
      es: 'Esto lo escribiremos ya bajo la palabra de Dios, ya en tiempos cristianos.',
      jp: 'これをわれらは、今や神の言葉のもと、今やキリスト教の世に記す。',
    },
    {
      id: '2',
      original: 'Xchiqelesaj rumal majab’i’ chik ilb’al re Popo Wuj, ilb’al saq petenaq ch’aqa palo.',
      zh: '我们把它发表出来，因为已经没有可以看见的《议事之书》了，那来自海那边的、使人看清的书。',
      en: 'We bring it out because there is no longer a way to see the Book of Council, the seeing of light that came from across the sea.',
      fr: 'Nous le mettons au jour parce qu’il n’est plus moyen de voir le Livre du conseil, clarté venue d’au-delà de la mer.',
      es: 'Lo sacamos a luz porque ya no hay con qué ver el Libro del Consejo, la claridad venida de más allá del mar.',
      jp: 'われらがこれを世に出すのは、海のかなたから来た、明るく見るための『評議の書』が、もはや見られないからだ。',
    },
    {
      id: '3',
      original: 'K’o nab’e wujil, ojer tz’ib’am puch; xa ewal u wach ilol re, b’isol re.',
      zh: '原书是有的，古时写成；只是它的面容对看它、想它的人隐藏了。',
      en: 'There is the first book, written long ago; only its face is hidden from him who looks at it, who ponders it.',
      fr: 'Il existe, le livre premier, écrit jadis ; mais sa face est cachée à qui le regarde, à qui le médite.',
      es: 'Existe el libro primero, escrito antaño; pero su rostro está oculto para quien lo mira, para quien lo medita.',
      jp: 'もとの書はあり、いにしえに書かれた。ただその顔は、それを見る者、思う者から隠されている。',
    },
  ],
};
