import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'epilogue',
  segments: [
    {
      id: '1',
      original: 'awīlum ḫablum ša awātam iraššû ana maḫar ṣalmīya šar mīšarim lillikma',
      zh: '受冤屈而有讼事的人，让他来到我这公正之王的像前，',
      en: 'Let a wronged man who has a case come before my image as king of justice,',
      fr: 'Que l’homme lésé qui a une cause vienne devant mon image de roi de justice,',
      es: 'Que el hombre agraviado que tenga una causa venga ante mi imagen de rey de justicia,',
      jp: '訴えごとのある虐げられた人は、正義の王であるわが像の前に来て、',
    },
    {
      id: '2',
      original: 'narî šaṭram lištassīma awâtīya šūqurātim lišmēma',
      zh: '让他请人诵读我刻写的石碑，听我宝贵的话，',
      en: 'let him have my written stone read out, and hear my precious words,',
      fr: 'qu’il se fasse lire ma stèle écrite et entende mes paroles précieuses,',
      es: 'que se haga leer mi estela escrita y oiga mis preciosas palabras,',
      jp: 'わが記した碑を読ませ、わが貴い言葉を聞くがよい。',
    },
    {
      id: '3',
      original: 'narî awātam likallimšu dīnšu līmur libbašu linappišma',
      zh: '让我的石碑为他说明讼事，让他看到自己的判决，让他的心舒展。',
      en: 'let my stone make the case clear to him; let him see his judgment, and let his heart breathe again.',
      fr: 'que ma stèle lui éclaire sa cause ; qu’il voie son jugement, et que son cœur respire.',
      es: 'que mi estela le aclare su causa; que vea su juicio, y que su corazón respire.',
      jp: 'わが碑は彼に訴えを明らかにし、彼はおのが裁きを見て、その心は安らぐであろう。',
    },
  ],
};
