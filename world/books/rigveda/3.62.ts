import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '3.62',
  segments: [
    {
      id: '3.62.10',
      kind: 'verse',
      original: 'तत्सवितुर्वरेण्यं भर्गो देवस्य धीमहि ।<br>धियो यो नः प्रचोदयात् ॥',
      zh: '愿我们得到激励之神沙维德利那最美好的光辉，愿他激发我们的思想。',
      en: 'That choicest splendour of the god Savitar may we gain, who shall stir our thoughts.',
      fr: 'Puissions-nous obtenir cet éclat désirable du dieu Savitar, lui qui éveillera nos pensées.',
      es: 'Alcancemos aquel esplendor deseable del dios Savitar, que despertará nuestros pensamientos.',
      jp: '神サヴィトリのかの望ましい輝きを、われらが得んことを。彼はわれらの思いを奮い立たせよう。',
      notes: [
        {
          id: '1',
          text: [
            '又称《伽耶特黎》，婆罗门每日诵念。',
            'This is the Gayatri verse, which is still said every day.',
            'C’est la strophe dite Gāyatrī, que l’on récite encore chaque jour.',
            'Es la estrofa llamada Gāyatrī, que aún se recita cada día.',
            'ガーヤトリーと呼ばれ、今も日々唱えられる。',
          ],
        },
      ],
    },
  ],
};
