import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'kwaji',
  segments: [
    {
      id: '1',
      original:
        'いにし<ruby>安元<rp>（</rp><rt>あんげん</rt><rp>）</rp></ruby>三年四月廿八日かとよ、風烈しく吹きてしづかならざりし夜、',
      zh: '大概是过去安元三年四月二十八日吧，那是一个狂风不止的夜晚，',
      en: 'It was, I think, on the twenty-eighth of the fourth month of Angen 3, a night of fierce, unquiet wind;',
      fr: 'C’était, je crois, le vingt-huitième jour du quatrième mois de la troisième année Angen, une nuit de vent violent, sans répit ;',
      es: 'Fue, creo, el día veintiocho del cuarto mes del tercer año de Angen, una noche de viento recio, sin sosiego;',
      jp: '去る安元三年四月二十八日であったか、風が激しく吹いて静まらなかった夜、',
      notes: [{ id: '1', text: ['公元1177年。', '1177.', 'En 1177.', 'En 1177.', '1177年。'] }],
    },
    {
      id: '2',
      original: '戌の時ばかり、都のたつみより火出で來りていぬゐに至る。',
      zh: '戌时左右，从京城东南起火，一直烧到西北。',
      en: 'about the hour of the Dog a fire broke out in the south-east of the capital and reached the north-west.',
      fr: 'vers l’heure du Chien, un feu prit au sud-est de la capitale et gagna le nord-ouest.',
      es: 'hacia la hora del Perro se declaró un fuego en el sudeste de la capital y llegó hasta el noroeste.',
      jp: '戌の刻（午後八時）ごろ、都の東南から火が出て、西北にまで及んだ。',
    },
    {
      id: '3',
      original: 'はてには朱雀門、大極殿、大學寮、民部の省まで移りて、ひとよがほどに、塵灰となりにき。',
      zh: '最后延烧到朱雀门、大极殿、大学寮、民部省，一夜之间都化成了灰烬。',
      en: 'In the end it took the Suzaku Gate, the Great Hall of State, the academy and the Ministry of the People, and in a single night they were dust and ashes.',
      fr: 'Il finit par atteindre la porte Suzaku, la grande salle d’État, l’académie, le ministère du Peuple, et en l’espace d’une nuit tout fut poussière et cendre.',
      es: 'Al final alcanzó la puerta Suzaku, la gran sala de Estado, la academia y el ministerio del Pueblo, y en el espacio de una noche todo fue polvo y ceniza.',
      jp: 'しまいには朱雀門、大極殿、大学寮、民部省にまで燃え移り、一夜のうちに塵と灰になってしまった。',
    },
    {
      id: '4',
      original: '吹きまよふ風にとかく移り行くほどに、扇をひろげたるが如くすゑひろになりぬ。',
      zh: '随着乱吹的风四处蔓延，火势像打开的扇子一样，越往前越宽。',
      en: 'Carried this way and that by the shifting wind, it spread out wide like an opened fan.',
      fr: 'Poussé de-ci de-là par le vent tournoyant, il s’élargit comme un éventail qu’on ouvre.',
      es: 'Llevado de acá para allá por el viento revuelto, se ensanchó como un abanico que se abre.',
      jp: '吹き迷う風にあおられてあちこち燃え移るうちに、扇を広げたように末広がりになった。',
    },
    {
      id: '5',
      original: '遠き家は煙にむせび、近きあたりはひたすらほのほを地に吹きつけたり。',
      zh: '远处的人家被烟呛着，近处则只见火焰一味地扑向地面。',
      en: 'The farther houses choked in smoke; near by, the wind did nothing but beat the flames to the ground.',
      fr: 'Les maisons éloignées étouffaient dans la fumée ; tout près, le vent ne faisait que rabattre les flammes au sol.',
      es: 'Las casas lejanas se ahogaban en humo; cerca, el viento no hacía sino abatir las llamas contra el suelo.',
      jp: '遠い家は煙にむせび、近いあたりはひたすら炎を地面に吹きつけていた。',
    },
    {
      id: '6',
      original:
        '人のいとなみみなおろかなる中に、さしも危き京中の家を作るとて寶をつひやし心をなやますことは、すぐれてあぢきなくぞ侍るべき。',
      zh: '人的营生都是愚蠢的，其中在这样危险的京城里造房子，耗费财宝、劳苦心神，更是格外无谓。',
      en: 'All that people do is foolish; but to spend one’s wealth and rack one’s mind to build a house in a city so full of danger is surely the most senseless of all.',
      fr: 'Tout ce que font les hommes est folie ; mais dépenser son bien et se tourmenter l’esprit pour bâtir une maison dans une ville si dangereuse est à coup sûr la plus vaine de toutes.',
      es: 'Todo lo que hacen los hombres es necedad; pero gastar la hacienda y atormentarse el ánimo por levantar una casa en ciudad tan peligrosa es, sin duda, la más vana de todas.',
      jp: '人の営みはみな愚かなものだが、そのなかでも、これほど危うい京の町に家を建てようと財を費やし心を悩ますのは、とりわけつまらないことであろう。',
    },
  ],
};
