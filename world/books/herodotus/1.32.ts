import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.32',
  segments: [
    {
      id: '1.32.7',
      original: 'πρὶν δ’ ἂν τελευτήσῃ, ἐπισχεῖν, μηδὲ καλέειν κω ὄλβιον ἀλλ’ εὐτυχέα.',
      zh: '在他死去之前，且慢，还不要称他有福，只说他走运。',
      en: 'Until he dies, hold back, and do not yet call him blessed, but lucky.',
      fr: 'Avant qu’il ne meure, attends, et ne l’appelle pas encore heureux, mais chanceux.',
      es: 'Antes de que muera, espera, y no lo llames todavía dichoso, sino afortunado.',
      jp: 'その人が死ぬまでは待って、まだ幸福な人とは呼ばず、幸運な人と呼ぶがよい。',
    },
    {
      id: '1.32.9',
      original:
        'σκοπέειν δὲ χρὴ παντὸς χρήματος τὴν τελευτὴν κῇ ἀποβήσεται· πολλοῖσι γὰρ δὴ ὑποδέξας ὄλβον ὁ θεὸς προρρίζους ἀνέτρεψε.',
      zh: '凡事都要看它的结局如何；因为神曾让许多人瞥见幸福，然后把他们连根拔起。',
      en: 'In every matter one must look to the end, how it will turn out; for to many the god has shown a glimpse of blessedness and then torn them up by the roots.',
      fr: 'En toute chose il faut regarder la fin, comment elle tournera ; car à beaucoup le dieu a laissé entrevoir le bonheur, puis il les a renversés jusqu’à la racine.',
      es: 'En todo hay que mirar el fin, cómo resultará; pues a muchos el dios les dejó entrever la dicha y luego los arrancó de raíz.',
      jp: '何事も、その終わりがどうなるかを見なければならない。神は多くの人に幸福を垣間見せて、そののち根こそぎ覆したのだから。',
    },
  ],
};
