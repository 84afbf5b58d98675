import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1-opening',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '滾滾長江東逝水，浪花淘盡英雄。是非成敗轉頭空：青山依舊在，幾度夕陽紅。',
      zh: '长江水滚滚东流，浪花淘尽了英雄。是非与成败，转眼成空：青山依然在，夕阳几度红。',
      en: 'On and on the Long River rolls to the east; its spray has washed the heroes all away. Right and wrong, triumph and defeat: a turn of the head, and all is empty. The green hills are there as before; how often has the evening sun been red.',
      fr: 'Le Long Fleuve roule ses eaux vers l’est ; l’écume des vagues a lavé tous les héros. Le juste et le faux, succès et défaites : on tourne la tête, et tout est vide. Les monts verts sont toujours là ; que de fois le couchant fut rouge.',
      es: 'Rueda el Largo Río sus aguas hacia el este; la espuma de las olas se ha llevado a los héroes. Razón y sinrazón, triunfo y derrota: se vuelve la cabeza y todo es vacío. Los montes verdes siguen ahí; cuántas veces fue rojo el ocaso.',
      jp: '滔々と東へ去る長江の水、波しぶきは英雄を洗い尽くした。是も非も成敗も、振り返ればむなしい。青い山はもとのまま、夕日は幾たび赤く染まったことか。',
      notes: [
        {
          id: '1',
          text: [
            '词为明人杨慎所作。',
            'The song is by Yang Shen of the Ming.',
            'Le chant est de Yang Shen, des Ming.',
            'El canto es de Yang Shen, de la época Ming.',
            '詞は明の楊慎の作。',
          ],
        },
      ],
    },
    {
      id: '2',
      kind: 'verse',
      original: '白髮漁樵江渚上，慣看秋月春風。一壺濁酒喜相逢：古今多少事，都付笑談中。',
      zh: '江中小洲上，白发的渔夫和樵夫，看惯了秋月春风。一壶浊酒，相逢欢喜：古往今来多少事，都付与谈笑之中。',
      en: 'White-haired fisherman and woodcutter on the river isle are used to autumn moon and spring wind. A jug of cloudy wine, glad to have met: how many things, old and new, are all given over to laughter and talk.',
      fr: 'Un pêcheur, un bûcheron chenus, sur l’îlot du fleuve, sont accoutumés à la lune d’automne, au vent du printemps. Une cruche de vin trouble, joie de se rencontrer : tant de choses, d’hier et d’aujourd’hui, ne sont plus que rires et propos.',
      es: 'Un pescador y un leñador canosos, en el islote del río, están hechos a la luna de otoño y al viento de primavera. Una jarra de vino turbio, alegría de encontrarse: cuántas cosas, de ayer y de hoy, quedan todas en risa y charla.',
      jp: '白髪の漁師と木こりは川の洲に、秋の月、春の風を見なれている。一壺の濁り酒に出会いを喜び、古今のあまたの出来事も、みな笑い話のうち。',
    },
    {
      id: '3',
      original: '話說天下大勢，分久必合，合久必分：',
      zh: '话说天下的大势，分裂久了必定统一，统一久了必定分裂：',
      en: 'It is told that the great drift of the world is this: long divided, it must unite; long united, it must divide.',
      fr: 'On dit que tel est le cours du monde : longtemps divisé, il doit s’unir ; longtemps uni, il doit se diviser.',
      es: 'Cuéntase que así va el mundo: largo tiempo dividido, ha de unirse; largo tiempo unido, ha de dividirse.',
      jp: 'さて天下の大勢は、久しく分かれれば必ず合し、久しく合すれば必ず分かれる。',
    },
    {
      id: '4',
      original: '周末七國分爭，并入於秦；及秦滅之後，楚、漢分爭，又并入於漢；',
      zh: '周朝末年七国纷争，并入秦国；秦灭亡之后，楚汉相争，又并入汉朝；',
      en: 'At the end of Zhou seven states contended and were merged into Qin; after Qin perished, Chu and Han contended, and all was merged into Han;',
      fr: 'À la fin des Zhou, sept royaumes se disputèrent et se fondirent dans Qin ; Qin détruit, Chu et Han se disputèrent, et tout se fondit dans Han ;',
      es: 'Al fin de Zhou, siete reinos contendieron y se fundieron en Qin; destruido Qin, contendieron Chu y Han, y todo se fundió en Han;',
      jp: '周の末に七国が争って秦に併せられ、秦が滅びたのちは楚と漢が争い、また漢に併せられた。',
    },
    {
      id: '5',
      original: '漢朝自高祖斬白蛇而起義，一統天下，後來光武中興，傳至獻帝，遂分為三國。',
      zh: '汉朝从高祖斩白蛇起义，统一天下，后来光武帝中兴，传到献帝，于是分为三国。',
      en: 'From the time when the High Ancestor cut down the white serpent and rose, Han held all the world as one; later Guangwu restored it, and it came down to Emperor Xian, when it was divided into three kingdoms.',
      fr: 'Depuis que le Haut Aïeul trancha le serpent blanc et se souleva, Han tint le monde uni ; plus tard Guangwu le restaura ; il parvint à l’empereur Xian et se divisa alors en trois royaumes.',
      es: 'Desde que el Alto Antepasado dio muerte a la serpiente blanca y se alzó, Han tuvo unido el mundo; más tarde Guangwu lo restauró; llegó hasta el emperador Xian y se dividió entonces en tres reinos.',
      jp: '漢は高祖が白蛇を斬って義兵を起こし天下を一統してより、のち光武帝が中興し、献帝に伝わって、ついに三国に分かれた。',
    },
  ],
};
