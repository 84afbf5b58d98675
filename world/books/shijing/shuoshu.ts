import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'shuoshu',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '碩鼠碩鼠，無食我黍！三歲貫女，莫我肯顧。',
      zh: '大老鼠啊大老鼠，不要吃我的黍子！多年辛苦伺候你，你却从不把我顾。',
      en: 'Big rat, big rat, do not eat our millet! Three years we have served you, and you have not cared for us.',
      fr: 'Grand rat, grand rat, ne mange pas notre millet ! Trois ans nous t’avons servi, et tu n’as pas eu souci de nous.',
      es: '¡Gran rata, gran rata, no comas nuestro mijo! Tres años te hemos servido, y no has cuidado de nosotros.',
      jp: '大ねずみよ大ねずみ、わが黍を食うな。三年おまえに仕えたが、われらを顧みもしない。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '逝將去女，適彼樂土。樂土樂土，爰得我所。',
      zh: '发誓就要离开你，去那理想的乐土。乐土啊乐土，那里才是我安身的去处。',
      en: 'We are going to leave you and go to that happy land. Happy land, happy land, where we shall find our place.',
      fr: 'Nous allons te quitter, partir pour la terre heureuse. Terre heureuse, terre heureuse, où nous aurons notre place.',
      es: 'Vamos a dejarte, a irnos a la tierra feliz. Tierra feliz, tierra feliz, donde hallaremos nuestro sitio.',
      jp: 'いざおまえを去って、かの楽土へ行こう。楽土よ楽土よ、そこにこそわが居場所がある。',
    },
  ],
};
