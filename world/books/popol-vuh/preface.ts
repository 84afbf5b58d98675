import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'preface',
  segments: [
    {
      id: '1',
      original: 'Are’ u xe’ ojer tzij, waral K’iche’ u b’i’.',
      zh: '这是古老话语的根，这里名叫基切。',
      en: 'This is the root of the old word; here is the place called K’iche’.',
      fr: 'Voici la racine de la parole ancienne ; ce lieu-ci a nom K’iche’.',
      es: 'Esta es la raíz de la antigua palabra; este lugar se llama K’iche’.',
      jp: 'これは古き言葉の根。ここはキチェという名の地。',
    },
    {
      id: '2',
      original:
        'Waral xchiqatz’ib’aj wi, xchiqatikib’a’ wi ojer tzij, u tikarib’al, u xe’nab’al puch ronojel xb’an pa tinamit K’iche’, ramaq’ K’iche’ winaq.',
      zh: '我们要在这里写下、种下古老的话语，它的开端，它的根源，在基切城、在基切人的国里所做的一切。',
      en: 'Here we shall write, here we shall plant the old word, its beginning, its root, of all that was done in the city of K’iche’, the nation of the K’iche’ people.',
      fr: 'Ici nous écrirons, ici nous planterons la parole ancienne, son commencement et sa racine, de tout ce qui s’est fait dans la cité de K’iche’, nation des gens k’iche’.',
      es: 'Aquí escribiremos, aquí plantaremos la antigua palabra, su comienzo y su raíz, de todo lo que se hizo en la ciudad de K’iche’, nación de la gente k’iche’.',
      jp: 'われらはここに記し、ここに植えよう、古き言葉を、キチェの都、キチェの民の国でなされたすべての始まりと根を。',
    },
    {
      id: '3',
      original:
        'Are’ k’ut xchiqak’am wi u k’utunisaxik, u q’alajob’isaxik, u tzijoxik puch, ewaxib’al, saqirib’al rumal Tz’aqol, B’itol, Alom, K’ajolom ki b’i’.',
      zh: '于是我们要着手显示、阐明、讲述：造物者、塑形者，名为生育者、父亲者，他们的隐藏与破晓。',
      en: 'And so we take up the showing, the making plain, the telling of what was hidden and what dawned by the Maker, the Modeller, Bearer and Begetter by name.',
      fr: 'Nous entreprenons donc de montrer, d’éclairer, de dire ce qui fut caché, ce qui se leva comme l’aube par le Créateur, le Formateur, nommés Celle qui enfante et Celui qui engendre.',
      es: 'Emprendemos, pues, el mostrar, el aclarar, el contar lo que estuvo oculto y lo que amaneció por el Creador, el Formador, llamados La que concibe y El que engendra.',
      jp: 'そこでわれらは示し、明らかにし、語りはじめる。造る者、形づくる者、その名を産む者、もうける者という神々による、隠れと夜明けを。',
      notes: [
        {
          id: '1',
          text: [
            '抄本的 ewaxib’al（隐藏）或应作 awaxib’al（播种）。',
            'The manuscript’s ewaxib’al, “hiding”, may stand for awaxib’al, “sowing”.',
            'L’ewaxib’al du manuscrit, « ce qui est caché », est peut-être pour awaxib’al, « semailles ».',
            'El ewaxib’al del manuscrito, «lo oculto», quizá esté por awaxib’al, «siembra».',
            '写本のエワシバル「隠れ」は、アワシバル「種まき」の誤りかともいう。',
          ],
        },
      ],
    },
  ],
};
