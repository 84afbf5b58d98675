import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'silence',
  segments: [
    {
      id: '1',
      original:
        'Are’ u tzijoxik wa’e: k’a katz’ininoq, k’a kachamamoq, katz’inonik, k’a kasilanik, k’a kalolinik, katolona puch u pa kaj.',
      zh: '这是它的叙述：一切还在寂静，还在低鸣，空寂，还在静止，还在悄然，天空之内空空荡荡。',
      en: 'This is the telling of it: still all is silent, still all is hushed, it is quiet, still all is at rest, still all is calm, and empty is the womb of the sky.',
      fr: 'En voici le récit : tout est encore silence, tout se tait encore, calme, encore en repos, encore immobile, et le sein du ciel est vide.',
      es: 'Este es su relato: todo está aún en silencio, todo calla aún, en calma, aún en reposo, aún quieto, y vacío está el seno del cielo.',
      jp: 'これがその語り。なおしんとして、なおひそやかに、静まり、なお動かず、なおやすらい、空の胎はうつろであった。',
    },
    {
      id: '2',
      original:
        'Wa’e k’ute nab’e tzij, nab’e uch’an. Majab’i’ oq jun winaq, jun chikop, tz’ikin, kar, tap, che’, ab’aj, jul, siwan, k’im, k’iche’laj; xa u tukel kaj k’olik.',
      zh: '这便是最初的话，最初的言辞。还没有一个人，一只兽、鸟、鱼、蟹，没有树、石、洞穴、峡谷、草和森林；只有天空独自存在。',
      en: 'This then is the first word, the first speech. There is not yet one person, one animal, bird, fish, crab, tree, stone, hollow, canyon, grass or forest; the sky alone is there.',
      fr: 'Voici donc la première parole, le premier discours. Il n’est pas encore un homme, un animal, oiseau, poisson, crabe, arbre, pierre, caverne, ravin, herbe ni forêt ; seul le ciel existe.',
      es: 'Esta es, pues, la primera palabra, el primer discurso. No hay aún un hombre, un animal, ave, pez, cangrejo, árbol, piedra, hoyo, barranco, hierba ni bosque; solo el cielo existe.',
      jp: 'これが最初の言葉、最初の語り。まだ一人の人もなく、獣も鳥も魚も蟹も、木も石も、洞も谷も、草も森もない。ただ空だけがある。',
    },
    {
      id: '3',
      original: 'Mawi q’alaj u wach ulew; xa u tukel remanik palo, u pa kaj ronojel.',
      zh: '大地的面容还没有显现；只有平静的海，和整个天空。',
      en: 'The face of the earth is not clear; there is only the sea, pooled and still, and all the womb of the sky.',
      fr: 'La face de la terre n’apparaît pas ; il n’y a que la mer étale et tout le sein du ciel.',
      es: 'No se ve la faz de la tierra; solo está el mar remansado y todo el seno del cielo.',
      jp: '地の面はまだ現れない。ただ湛えられた海と、空の胎のすべてがあるばかり。',
    },
  ],
};
