import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'havamal-76',
  segments: [
    {
      id: '76',
      kind: 'verse',
      original:
        'Deyr fé,<br>deyja frændr,<br>deyr sjálfr it sama;<br>en orðstírr<br>deyr aldregi<br>hveim er sér góðan getr.',
      zh: '牲畜会死，亲族会死，自己也一样会死；但美名永不死，属于赢得它的人。',
      en: 'Cattle die, kinsmen die, oneself dies the same; but fame never dies for him who wins a good one.',
      fr: 'Le bétail meurt, les parents meurent, on meurt soi-même aussi ; mais le renom ne meurt jamais pour qui s’en est acquis un bon.',
      es: 'Muere el ganado, mueren los parientes, muere uno mismo igual; pero la fama nunca muere para quien la gana buena.',
      jp: '財は滅び、身内は死に、自分もまた同じく死ぬ。だが、よき名を得た者の、その名は決して死なぬ。',
    },
    {
      id: '77',
      kind: 'verse',
      original:
        'Deyr fé,<br>deyja frændr,<br>deyr sjálfr it sama;<br>ek veit einn<br>at aldri deyr:<br>dómr um dauðan hvern.',
      zh: '牲畜会死，亲族会死，自己也一样会死；我知道有一样永不死：对每个死者的评判。',
      en: 'Cattle die, kinsmen die, oneself dies the same; I know one thing that never dies: the judgment on each one dead.',
      fr: 'Le bétail meurt, les parents meurent, on meurt soi-même aussi ; je sais une chose qui jamais ne meurt : le jugement sur chaque mort.',
      es: 'Muere el ganado, mueren los parientes, muere uno mismo igual; sé una cosa que nunca muere: el juicio sobre cada muerto.',
      jp: '財は滅び、身内は死に、自分もまた同じく死ぬ。決して死なぬものを一つ私は知る、死者それぞれへの世の評である。',
    },
  ],
};
