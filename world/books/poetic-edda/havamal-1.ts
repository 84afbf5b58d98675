import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'havamal-1',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original:
        'Gáttir allar<br>áðr gangi fram<br>um skoðask skyli,<br>um skygnask skyli;<br>því at óvíst er at vita<br>hvar óvinir<br>sitja á fleti fyrir.',
      zh: '所有的门口，走进去之前都要看清，都要察视；因为说不定敌人就坐在屋里的长凳上。',
      en: 'All doorways, before one goes forward, should be looked at, should be spied out; for one cannot know where enemies sit on the benches within.',
      fr: 'Toutes les portes, avant d’avancer, il faut les observer, il faut les scruter ; car on ne sait jamais où des ennemis sont assis sur les bancs, là-devant.',
      es: 'Todas las puertas, antes de avanzar, hay que mirarlas, hay que escrutarlas; pues no se sabe dónde hay enemigos sentados en los bancos de dentro.',
      jp: 'すべての戸口は、進み入る前に、よく見るがよい、よくうかがうがよい。中の席に敵が座っていないとは限らぬのだから。',
    },
    {
      id: '47',
      kind: 'verse',
      original:
        'Ungr var ek forðum,<br>fór ek einn saman,<br>þá varð ek villr vega;<br>auðigr þóttumk<br>er ek annan fann;<br>maðr er manns gaman.',
      zh: '从前我年轻，独自旅行，迷失了道路；遇见另一个人，我觉得自己富有了：人是人的欢乐。',
      en: 'I was young once, I went alone, and then I lost my way; rich I felt when I found another: man is man’s delight.',
      fr: 'Jeune jadis, j’allais tout seul, et je m’égarai ; je me crus riche quand j’en trouvai un autre : l’homme est la joie de l’homme.',
      es: 'Joven fui antaño, iba solo y me extravié; rico me creí cuando hallé a otro: el hombre es la alegría del hombre.',
      jp: '若かりし頃、ひとり旅して、道に迷った。人に会って、豊かになったと思った。人は人の喜びである。',
    },
  ],
};
