import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '7.228',
  segments: [
    {
      id: '7.228.1',
      kind: 'verse',
      original: 'μυριάσιν ποτὲ τῇδε τριηκοσίαις ἐμάχοντο<br>ἐκ Πελοποννάσου χιλιάδες τέτορες.',
      zh: '从前在这里，来自伯罗奔尼撒的四千人曾与三百万人作战。',
      en: 'Here once against three hundred myriads fought four thousand from the Peloponnese.',
      fr: 'Ici jadis, contre trois cents myriades, se battirent quatre mille hommes du Péloponnèse.',
      es: 'Aquí un día, contra trescientas miríadas, lucharon cuatro mil del Peloponeso.',
      jp: 'かつてここで三百万を相手に、ペロポンネソスの四千が戦った。',
    },
    {
      id: '7.228.2',
      kind: 'verse',
      original: 'ὦ ξεῖν’, ἀγγέλλειν Λακεδαιμονίοις ὅτι τῇδε<br>κείμεθα, τοῖς κείνων ῥήμασι πειθόμενοι.',
      zh: '过路人，请告诉拉栖代梦人：我们长眠在此，服从了他们的命令。',
      en: 'Stranger, tell the Lacedaemonians that here we lie, obedient to their words.',
      fr: 'Étranger, va dire aux Lacédémoniens qu’ici nous reposons, dociles à leurs ordres.',
      es: 'Extranjero, anuncia a los lacedemonios que aquí yacemos, obedientes a sus palabras.',
      jp: '旅人よ、ラケダイモンの人々に告げよ、彼らの言葉に従い、われらはここに眠ると。',
    },
  ],
};
