import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '17',
  segments: [
    {
      id: '17.2',
      original: '子曰：「性相近也，習相遠也。」',
      zh: '孔子说：“人的本性是相近的，习染使人相差很远。”',
      en: 'The Master said: “By nature we are close to one another; by habit we grow far apart.”',
      fr: 'Le Maître dit : « Par nature, nous sommes proches ; par l’habitude, nous nous éloignons. »',
      es: 'El Maestro dijo: «Por naturaleza somos cercanos; por el hábito nos alejamos».',
      jp: '先生は言われた。「生まれつきは似かよっているが、習慣によって遠く隔たる。」',
    },
    {
      id: '17.19',
      original: '子曰：「予欲無言。」子貢曰：「子如不言，則小子何述焉？」',
      zh: '孔子说：“我打算不再讲话了。”子贡说：“先生不讲，叫我们拿什么去传述？”',
      en: 'The Master said: “I would rather not speak.” Zigong said: “If you do not speak, what shall we pupils hand on?”',
      fr: 'Le Maître dit : « Je voudrais ne pas parler. » Zigong dit : « Si vous ne parlez pas, qu’aurons-nous à transmettre, nous autres ? »',
      es: 'El Maestro dijo: «Quisiera no hablar». Zigong dijo: «Si usted no habla, ¿qué transmitiremos nosotros?».',
      jp: '先生は言われた。「私はもう何も言うまいと思う。」子貢が言った。「先生が何もおっしゃらなければ、私どもは何を伝えましょう。」',
    },
    {
      id: '17.19b',
      original: '子曰：「天何言哉？四時行焉，百物生焉，天何言哉？」',
      zh: '孔子说：“天讲过什么呢？春夏秋冬自去轮转，万千生灵自去生长，天讲过什么呢？”',
      en: 'The Master said: “Does heaven speak? The four seasons go their course and all things are born; does heaven speak?”',
      fr: 'Le Maître dit : « Le Ciel parle-t-il ? Les quatre saisons suivent leur cours, tous les êtres naissent ; le Ciel parle-t-il ? »',
      es: 'El Maestro dijo: «¿Acaso habla el Cielo? Las cuatro estaciones siguen su curso, nacen todos los seres; ¿acaso habla el Cielo?».',
      jp: '先生は言われた。「天は何か言うだろうか。四季はめぐり、もろもろの物は生まれる。天は何か言うだろうか。」',
    },
  ],
};
