import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1-yamaka',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original:
        'Manopubbaṅgamā dhammā, manoseṭṭhā manomayā;<br>manasā ce paduṭṭhena, bhāsati vā karoti vā;<br>tato naṃ dukkhamanveti, cakkaṃva vahato padaṃ.',
      zh: '诸法以心为前导，以心为主，由心造成；若以污浊的心说话或行动，苦就跟随着他，如同车轮跟随拉车牛的脚步。',
      en: 'Mind goes before all things, mind is their chief, of mind they are made; if one speaks or acts with a corrupt mind, suffering follows him as the wheel follows the foot of the ox.',
      fr: 'L’esprit précède toute chose, l’esprit la commande, d’esprit elle est faite ; qui parle ou agit d’un esprit corrompu, la souffrance le suit comme la roue le pas du bœuf.',
      es: 'La mente precede a todas las cosas, la mente las rige, de mente están hechas; a quien habla u obra con mente corrompida, el dolor lo sigue como la rueda al paso del buey.',
      jp: '何ごとも心が先に立つ。心が導き、心が形をつくる。濁った心で話し、濁った心で動けば、苦しみがあとを追ってくる、車を引く牛の足を車輪が追うように。',
    },
    {
      id: '2',
      kind: 'verse',
      original:
        'Manopubbaṅgamā dhammā, manoseṭṭhā manomayā;<br>manasā ce pasannena, bhāsati vā karoti vā;<br>tato naṃ sukhamanveti, chāyāva anapāyinī.',
      zh: '诸法以心为前导，以心为主，由心造成；若以清净的心说话或行动，乐就跟随着他，如同影子不离。',
      en: 'Mind goes before all things, mind is their chief, of mind they are made; if one speaks or acts with a clear mind, happiness follows him like a shadow that does not leave.',
      fr: 'L’esprit précède toute chose, l’esprit la commande, d’esprit elle est faite ; qui parle ou agit d’un esprit limpide, le bonheur le suit comme une ombre qui ne le quitte pas.',
      es: 'La mente precede a todas las cosas, la mente las rige, de mente están hechas; a quien habla u obra con mente serena, la dicha lo sigue como una sombra que no se aparta.',
      jp: '何ごとも心が先に立つ。心が導き、心が形をつくる。澄んだ心で話し、澄んだ心で動けば、喜びがあとについてくる、離れることのない影のように。',
    },
    {
      id: '3',
      kind: 'verse',
      original: 'Akkocchi maṃ avadhi maṃ, ajini maṃ ahāsi me;<br>ye ca taṃ upanayhanti, veraṃ tesaṃ na sammati.',
      zh: '“他骂我，他打我，他胜过我，他夺我所有”：怀着这种念头的人，怨恨不会平息。',
      en: '“He abused me, he struck me, he beat me, he robbed me”: in those who harbour this, enmity is not stilled.',
      fr: '« Il m’a injurié, il m’a frappé, il m’a vaincu, il m’a volé » : chez ceux qui nourrissent cela, la haine ne s’apaise pas.',
      es: '«Me injurió, me golpeó, me venció, me robó»: en quienes guardan esto, el odio no se apaga.',
      jp: '「ののしられた、ぶたれた、負かされた、とられた」。そう思いを抱えているかぎり、憎しみは静まらない。',
    },
    {
      id: '5',
      kind: 'verse',
      original: 'Na hi verena verāni, sammantīdha kudācanaṃ;<br>averena ca sammanti, esa dhammo sanantano.',
      zh: '在这世上，怨恨从不能以怨恨平息；唯有以不怨恨才能平息，这是永恒的法则。',
      en: 'For never here are enmities stilled by enmity; by the want of enmity they are stilled: this is a law from of old.',
      fr: 'Car jamais ici-bas les haines ne s’apaisent par la haine ; c’est par l’absence de haine qu’elles s’apaisent : telle est la loi de toujours.',
      es: 'Pues nunca aquí se apagan los odios con odio; con la ausencia de odio se apagan: esta es la ley de siempre.',
      jp: '憎しみは、この世で憎しみによって静まったためしがない。憎まないことで静まる。それが昔からの決まりである。',
    },
  ],
};
