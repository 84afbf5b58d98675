import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2',
  segments: [
    {
      id: '1',
      original: '初六：履霜，堅冰至。',
      zh: '初六：踩到霜，坚冰就要来了。',
      en: 'First, six: treading on frost; hard ice is coming.',
      fr: 'Six au premier : on foule le givre ; la glace dure arrive.',
      es: 'Seis al comienzo: se pisa escarcha; llega el hielo duro.',
      jp: '初六。霜を踏めば、堅い氷が来る。',
    },
    {
      id: '4',
      original: '六四：括囊，无咎无譽。',
      zh: '六四：扎紧口袋，没有灾咎，也没有赞誉。',
      en: 'Fourth, six: a sack tied up; no blame, no praise.',
      fr: 'Six au quatrième : sac lié ; ni blâme ni éloge.',
      es: 'Seis en el cuarto: saco atado; ni culpa ni elogio.',
      jp: '六四。袋の口をくくる。咎もなく、誉れもない。',
    },
    {
      id: '5',
      original: '六五：黃裳，元吉。',
      zh: '六五：黄色的下裳，大吉。',
      en: 'Fifth, six: a yellow skirt; great good fortune.',
      fr: 'Six au cinquième : jupe jaune ; grand bonheur.',
      es: 'Seis en el quinto: falda amarilla; gran fortuna.',
      jp: '六五。黄のもすそ。大いに吉。',
    },
    {
      id: '6',
      original: '上六：龍戰于野，其血玄黃。',
      zh: '上六：龙在野外交战，血色青黄。',
      en: 'Top, six: dragons fight in the open land; their blood is dark and yellow.',
      fr: 'Six au sommet : des dragons se battent dans la plaine ; leur sang est noir et jaune.',
      es: 'Seis en lo alto: dragones combaten en el campo; su sangre es oscura y amarilla.',
      jp: '上六。龍、野に戦う。その血は黒く黄色い。',
    },
    {
      id: '7',
      original: '象曰：地勢坤，君子以厚德載物。',
      zh: '《象传》说：地的形势柔顺，君子因此以深厚的德行承载万物。',
      en: 'The Image says: the nature of earth is to yield; so the gentleman with ample virtue bears all things.',
      fr: 'L’Image dit : la terre est ce qui porte ; l’homme de bien, de même, par une vertu ample, porte les êtres.',
      es: 'La Imagen dice: la tierra es lo que sostiene; así el hombre noble, con amplia virtud, sostiene los seres.',
      jp: '象にいう。地のさまは柔らか。君子はそれにならって、厚い徳をもって物を載せる。',
    },
  ],
};
