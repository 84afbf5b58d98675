import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2.37',
  segments: [
    {
      id: '2.37.1a',
      original:
        'χρώμεθα γὰρ πολιτείᾳ οὐ ζηλούσῃ τοὺς τῶν πέλας νόμους, παράδειγμα δὲ μᾶλλον αὐτοὶ ὄντες τισὶν ἢ μιμούμενοι ἑτέρους.',
      zh: '我们所行的政体不羡慕邻人的法律；与其说我们模仿别人，不如说我们自己是别人的榜样。',
      en: 'The constitution that we live by does not envy our neighbours’ laws; we are ourselves a pattern to some rather than imitators of others.',
      fr: 'Le régime que nous suivons n’envie pas les lois des voisins ; nous sommes nous-mêmes un modèle pour certains plutôt que les imitateurs d’autrui.',
      es: 'El régimen por el que nos regimos no envidia las leyes de los vecinos; somos nosotros modelo para algunos, más que imitadores de otros.',
      jp: 'われらの国制は隣人の法を羨むものではない。他を真似るよりも、われら自身が人々の手本なのである。',
    },
    {
      id: '2.37.1b',
      original: 'καὶ ὄνομα μὲν διὰ τὸ μὴ ἐς ὀλίγους ἀλλ’ ἐς πλείονας οἰκεῖν δημοκρατία κέκληται.',
      zh: '它的名称，因为治理不归少数人而归多数人，叫作民主。',
      en: 'Its name, because it is run not for the few but for the many, is democracy.',
      fr: 'Son nom, parce qu’il s’exerce non pour le petit nombre mais pour le grand, est démocratie.',
      es: 'Su nombre, por gobernarse no para unos pocos, sino para los más, es democracia.',
      jp: '少数者ではなく多数者のために治められるゆえに、その名は民主制と呼ばれる。',
    },
    {
      id: '2.40.1',
      original: 'φιλοκαλοῦμέν τε γὰρ μετ’ εὐτελείας καὶ φιλοσοφοῦμεν ἄνευ μαλακίας.',
      zh: '我们爱美而节俭，爱智而不柔弱。',
      en: 'We love what is beautiful with thrift, and we love wisdom without softness.',
      fr: 'Nous aimons le beau avec simplicité, et nous aimons la sagesse sans mollesse.',
      es: 'Amamos lo bello con sencillez, y amamos el saber sin blandura.',
      jp: 'われらは質素のうちに美を愛し、柔弱に流れず知を愛する。',
    },
    {
      id: '2.43.3',
      original: 'ἀνδρῶν γὰρ ἐπιφανῶν πᾶσα γῆ τάφος.',
      zh: '因为整个大地都是著名人物的坟墓。',
      en: 'For of famous men the whole earth is the tomb.',
      fr: 'Car des hommes illustres la terre entière est le tombeau.',
      es: 'Pues de los hombres ilustres la tierra entera es tumba.',
      jp: '名高き人々にとっては、全世界が墓だからである。',
    },
  ],
};
