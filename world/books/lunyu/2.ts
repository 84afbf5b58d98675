import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2',
  segments: [
    {
      id: '2.1',
      original: '子曰：「為政以德，譬如北辰，居其所而眾星共之。」',
      zh: '孔子说：“凭德行来管理政事，好比北极星安坐在它的位置上，满天星斗朝着它转。”',
      en: 'The Master said: “To govern by virtue is to be like the Pole Star, which keeps its place while all the stars turn about it.”',
      fr: 'Le Maître dit : « Gouverner par la vertu, c’est être comme l’étoile polaire : elle demeure à sa place et toutes les étoiles tournent vers elle. »',
      es: 'El Maestro dijo: «Gobernar por la virtud es ser como la estrella polar: permanece en su sitio y todas las estrellas giran en torno a ella».',
      jp: '先生は言われた。「徳によって政治を行うのは、たとえば北極星のようなものだ。自分はその場所にいて、多くの星がそれをとり巻いている。」',
    },
    {
      id: '2.4',
      original: '子曰：「吾十有五而志于學，三十而立，四十而不惑，五十而知天命，六十而耳順，七十而從心所欲，不踰矩。」',
      zh: '孔子说：“我十五岁立志于学问；三十岁能站得住脚；四十岁不再迷惑；五十岁懂得了天命；六十岁什么话都听得顺耳；七十岁随心所欲，也不会越出规矩。”',
      en: 'The Master said: “At fifteen I set my heart on learning. At thirty I stood firm. At forty I had no more doubts. At fifty I understood what heaven ordains. At sixty my ear was attuned. At seventy I could follow my heart’s desire and not overstep the line.”',
      fr: 'Le Maître dit : « À quinze ans, j’avais le cœur à l’étude. À trente ans, je tenais debout. À quarante ans, je n’avais plus de doutes. À cinquante ans, je connaissais le décret du Ciel. À soixante ans, mon oreille était docile. À soixante-dix ans, je pouvais suivre les désirs de mon cœur sans passer la mesure. »',
      es: 'El Maestro dijo: «A los quince años puse el corazón en el estudio. A los treinta me mantenía en pie. A los cuarenta ya no tenía dudas. A los cincuenta conocía el mandato del Cielo. A los sesenta mi oído era dócil. A los setenta podía seguir los deseos de mi corazón sin salirme de la norma».',
      jp: '先生は言われた。「私は十五で学問を志し、三十で足場が固まり、四十で迷いがなくなり、五十で天の命ずるところを知り、六十では何を聞いても耳に逆らわず、七十では思うとおりにしても掟をこえることがなくなった。」',
    },
    {
      id: '2.11',
      original: '子曰：「溫故而知新，可以為師矣。」',
      zh: '孔子说：“温习旧的知识，从而懂得新的东西，就可以做老师了。”',
      en: 'The Master said: “Who keeps the old warm and so comes to know the new may be a teacher.”',
      fr: 'Le Maître dit : « Qui réchauffe l’ancien pour connaître le nouveau peut être un maître. »',
      es: 'El Maestro dijo: «Quien, manteniendo vivo lo antiguo, llega a conocer lo nuevo puede ser maestro».',
      jp: '先生は言われた。「古いことをあたためて新しいことを知る、そうであれば人の師となれる。」',
    },
    {
      id: '2.15',
      original: '子曰：「學而不思則罔，思而不學則殆。」',
      zh: '孔子说：“只学习而不思考，就会迷惘；只思考而不学习，就会危险。”',
      en: 'The Master said: “To learn without thinking leaves one lost; to think without learning is dangerous.”',
      fr: 'Le Maître dit : « Apprendre sans penser égare ; penser sans apprendre est périlleux. »',
      es: 'El Maestro dijo: «Aprender sin pensar extravía; pensar sin aprender es peligroso».',
      jp: '先生は言われた。「学んでも考えなければ、物事ははっきりしない。考えても学ばなければ、危うい。」',
    },
    {
      id: '2.17',
      original: '子曰：「由！誨女知之乎？知之為知之，不知為不知，是知也。」',
      zh: '孔子说：“仲由，我来教你什么叫知道：晓得的就认晓得，不晓得的就认不晓得，这便叫知道。”',
      en: 'The Master said: “You, shall I teach you what it is to know? To hold what you know for known, and what you do not know for unknown: that is to know.”',
      fr: 'Le Maître dit : « You, t’apprendrai-je ce que c’est que savoir ? Tenir ce qu’on sait pour su, et ce qu’on ne sait pas pour non su : c’est là savoir. »',
      es: 'El Maestro dijo: «You, ¿te enseño qué es saber? Tener lo que sabes por sabido y lo que no sabes por no sabido: eso es saber».',
      jp: '先生は言われた。「由よ、お前に知るとはどういうことか教えようか。知っていることは知っているとし、知らないことは知らないとする。それが知るということだ。」',
      notes: [
        {
          id: '1',
          text: [
            '“由”是弟子仲由，字子路。',
            'You is the personal name of the pupil Zilu.',
            'You est le nom personnel du disciple Zilu.',
            'You es el nombre personal del discípulo Zilu.',
            '「由」は弟子の仲由、字は子路。',
          ],
        },
      ],
    },
  ],
};
