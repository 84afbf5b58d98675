import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '617e',
  segments: [
    {
      id: '617e1',
      original: 'ἀρετὴ δὲ ἀδέσποτον, ἣν τιμῶν καὶ ἀτιμάζων πλέον καὶ ἔλαττον αὐτῆς ἕκαστος ἕξει.',
      zh: '“德性没有主人，各人敬重它或轻视它，便多得或少得。',
      en: '“Virtue has no master; each will have more or less of it as he honours or dishonours it.',
      fr: '« La vertu n’a pas de maître ; chacun, selon qu’il l’honore ou la dédaigne, en aura plus ou moins.',
      es: '«La virtud no tiene dueño; cada cual, según la honre o la desdeñe, tendrá más o menos de ella.',
      jp: '「徳は誰のものでもない。それを尊ぶか軽んずるかに応じて、人はより多く、またより少なくそれを持つであろう。',
    },
    {
      id: '617e2',
      original: 'αἰτία ἑλομένου· θεὸς ἀναίτιος.',
      zh: '责任在选择的人；神没有责任。”',
      en: 'The blame is his who chooses; god is blameless.”',
      fr: 'La faute est à qui choisit ; le dieu n’y est pour rien. »',
      es: 'La culpa es de quien elige; el dios es inocente».',
      jp: '責めは選ぶ者にある。神に責めはない。」',
    },
  ],
};
