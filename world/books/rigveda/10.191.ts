import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '10.191',
  segments: [
    {
      id: '10.191.2',
      kind: 'verse',
      original: 'सं गच्छध्वं सं वदध्वं सं वो मनांसि जानताम् ।<br>देवा भागं यथा पूर्वे संजानाना उपासते ॥',
      zh: '你们要一同前行，一同说话，愿你们的心意互相了解，如同从前诸神同心各就其分。',
      en: 'Come together, speak together, let your minds be of one knowledge, as the gods of old, of one mind, sat down to their share.',
      fr: 'Allez ensemble, parlez ensemble, que vos esprits s’entendent, comme les dieux de jadis, d’un commun accord, prenaient place à leur part.',
      es: 'Id juntos, hablad juntos, que vuestras mentes se entiendan, como los dioses de antaño, de común acuerdo, tomaban asiento ante su parte.',
      jp: 'ともに進め、ともに語れ。心を互いに知り合え。いにしえの神々が心を一つにして、その分け前の席についたように。',
    },
    {
      id: '10.191.4',
      kind: 'verse',
      original: 'समानी व आकूतिः समाना हृदयानि वः ।<br>समानमस्तु वो मनो यथा वः सुसहासति ॥',
      zh: '愿你们的意向一致，你们的心一致，你们的思想一致，好让你们和睦相处。',
      en: 'One be your purpose, one your hearts, one be your mind, so that it may go well with you together.',
      fr: 'Que votre dessein soit un, vos cœurs soient un, que votre esprit soit un, afin que vous viviez bien ensemble.',
      es: 'Que uno sea vuestro propósito, unos vuestros corazones, una sea vuestra mente, para que viváis bien unidos.',
      jp: 'なんじらの志は一つ、心は一つ、思いも一つであれ。なんじらがよく睦み合うように。',
    },
  ],
};
