import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '10',
  segments: [
    {
      id: '10.16',
      original: 'Μηκέθ’ ὅλως περὶ τοῦ οἷόν τινα εἶναι τὸν ἀγαθὸν ἄνδρα διαλέγεσθαι, ἀλλὰ εἶναι τοιοῦτον.',
      zh: '不要再谈论好人应当是怎样的人，去做这样的人吧。',
      en: 'Talk no more at all of what a good man should be like, but be one.',
      fr: 'Ne plus du tout discourir sur ce que doit être l’homme de bien, mais l’être.',
      es: 'No discutir ya más sobre cómo ha de ser el hombre bueno, sino serlo.',
      jp: '善い人間とはどのようなものかと、もはやいっさい論じるな。そういう人間であれ。',
    },
  ],
};
