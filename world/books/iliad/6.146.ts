import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6.146',
  segments: [
    {
      id: '146',
      kind: 'verse',
      original: 'οἵη περ φύλλων γενεή, τοίη δὲ καὶ ἀνδρῶν.',
      zh: '树叶的世代怎样，人的世代也怎样。',
      en: 'As is the generation of leaves, so is that of men.',
      fr: 'Telle la génération des feuilles, telle celle des hommes.',
      es: 'Como la generación de las hojas, así la de los hombres.',
      jp: '木の葉の世のさまそのままに、人の世もまたそうである。',
    },
    {
      id: '147-148',
      kind: 'verse',
      original: 'φύλλα τὰ μέν τ’ ἄνεμος χαμάδις χέει, ἄλλα δέ θ’ ὕλη<br>τηλεθόωσα φύει, ἔαρος δ’ ἐπιγίγνεται ὥρη·',
      zh: '风把叶子撒了一地，等到春天来了，林木抽芽，又生出新的；',
      en: 'Some leaves the wind sheds on the ground, but the wood buds and grows others when the season of spring comes on;',
      fr: 'Les feuilles, le vent les répand à terre, mais la forêt verdoyante en fait pousser d’autres, quand vient la saison du printemps ;',
      es: 'Unas hojas las esparce el viento por tierra, pero el bosque reverdece y hace brotar otras cuando llega la estación de la primavera;',
      jp: '風は葉を地に散らすが、春の季節がめぐり来れば、森は茂ってまた別の葉を生む。',
    },
    {
      id: '149',
      kind: 'verse',
      original: 'ὣς ἀνδρῶν γενεὴ ἣ μὲν φύει ἣ δ’ ἀπολήγει.',
      zh: '人间的世代也一样，这一代长起来，那一代便完了。',
      en: 'so with men: one generation grows, another ends.',
      fr: 'ainsi des hommes : une génération pousse, une autre s’achève.',
      es: 'así los hombres: una generación brota, otra acaba.',
      jp: '人もまた、一つの世が生まれれば、一つの世が終わる。',
    },
  ],
};
