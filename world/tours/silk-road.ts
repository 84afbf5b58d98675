import type { WorldTour } from './tour.ts';

export const silkRoad: WorldTour = {
  id: 'silk-road',
  title: [
    '丝绸之路九站',
    'The Silk Road in nine stops',
    'La Route de la soie en neuf étapes',
    'La Ruta de la Seda en nueve paradas',
    'シルクロード九つの旅',
  ],
  description: [
    '从长安出发，经敦煌与诸绿洲，到撒马尔罕、帕提亚与帕尔米拉，最后一眼看尽四大帝国。',
    'From Chang’an by Dunhuang and the oases to Samarkand, Parthia and Palmyra, and a last look at four empires at once.',
    'De Chang’an, par Dunhuang et les oasis, jusqu’à Samarcande, la Parthie et Palmyre, avec un dernier regard sur quatre empires à la fois.',
    'De Chang’an, por Dunhuang y los oasis, hasta Samarcanda, Partia y Palmira, con una última mirada a cuatro imperios a la vez.',
    '長安から敦煌とオアシスを経てサマルカンド、パルティア、パルミラへ。最後に四つの帝国を一度に眺めます。',
  ],
  stops: [
    {
      view: '/detail/chang-an',
      title: [
        '长安：路的东端',
        'Chang’an, the eastern end',
        'Chang’an, le bout oriental',
        'Chang’an, el extremo oriental',
        '長安、道の東端',
      ],
      text: [
        '汉唐的都城。约前138年，张骞带着百余人从这里西行，去找一个没人知道在哪里的盟友。',
        'Capital of Han and Tang. About 138 BC Zhang Qian left it with a hundred men, looking for an ally whom nobody could place on a map.',
        'Capitale des Han et des Tang. Vers 138 av. J.-C., Zhang Qian la quitta avec une centaine d’hommes, à la recherche d’un allié que nul ne savait situer.',
        'Capital de los Han y los Tang. Hacia 138 a. C., Zhang Qian salió de ella con un centenar de hombres en busca de un aliado que nadie sabía situar.',
        '漢と唐の都。紀元前138年頃、張騫は百余人とここを発ち、どこにいるとも知れぬ同盟の相手を探しに行きました。',
      ],
    },
    {
      view: '/detail/zhang-qian#/timemap',
      title: [
        '张骞走过的路',
        'The way of Zhang Qian',
        'Le chemin de Zhang Qian',
        'El camino de Zhang Qian',
        '張騫の歩いた道',
      ],
      text: [
        '他被匈奴扣留十余年，仍到了大月氏，前126年只带一人回来。地图上的线是示意，路线并无记载。',
        'The Xiongnu held him for ten years; he reached the Yuezhi all the same and came home in 126 BC with one companion. The line is a sketch: no source gives the road.',
        'Les Xiongnu le retinrent dix ans ; il atteignit pourtant les Yuezhi et rentra en 126 av. J.-C. avec un seul compagnon. Le tracé est une esquisse, aucune source ne donne la route.',
        'Los xiongnu lo retuvieron diez años; aun así llegó hasta los yuezhi y volvió en 126 a. C. con un solo compañero. La línea es un esbozo, pues ninguna fuente da la ruta.',
        '匈奴に十年余り囚われながらも大月氏に至り、紀元前126年に従者一人と帰りました。道筋は伝わらず、線はおおよそのものです。',
      ],
    },
    {
      view: '/detail/mogao-caves',
      title: [
        '敦煌莫高窟',
        'The caves at Dunhuang',
        'Les grottes de Dunhuang',
        'Las cuevas de Dunhuang',
        '敦煌の莫高窟',
      ],
      text: [
        '沙漠之前的最后一站。商旅在这里祈福还愿，僧人开窟，藏经洞里留下了各种文字的写本。',
        'The last halt before the desert. Travellers prayed and gave thanks here, monks cut caves, and a sealed library kept writings in many tongues.',
        'La dernière halte avant le désert. Les voyageurs y priaient et y rendaient grâce, des moines y creusaient des grottes, et une bibliothèque murée a gardé des écrits en bien des langues.',
        'La última parada antes del desierto. Los viajeros rezaban y daban gracias aquí, los monjes excavaban cuevas, y una biblioteca tapiada guardó escritos en muchas lenguas.',
        '砂漠の手前の最後の宿。旅人はここで祈り、僧は石窟を開き、封じられた蔵経洞には多くの言語の写本が残りました。',
      ],
    },
    {
      view: '/detail/silk-road#/timemap',
      title: ['塔里木诸绿洲', 'Round the Tarim', 'Autour du Tarim', 'Alrededor del Tarim', 'タリムのオアシス'],
      text: [
        '从来没有一条“路”：货物沿沙漠南北两侧，由一个绿洲转到下一个绿洲，很少有人走完全程。',
        'There was never one road. Goods went round the desert to the north or to the south, from oasis to oasis; hardly anyone travelled all of it.',
        'Il n’y eut jamais une seule route. Les biens contournaient le désert par le nord ou par le sud, d’oasis en oasis, et presque personne ne fit tout le trajet.',
        'Nunca hubo un solo camino. Los bienes rodeaban el desierto por el norte o por el sur, de oasis en oasis, y casi nadie hizo todo el viaje.',
        '道は一本ではありませんでした。品々は砂漠の北と南を回り、オアシスからオアシスへと渡り、全行程を行く人はまれでした。',
      ],
    },
    {
      view: '/detail/xuanzang#/timemap',
      title: ['玄奘西行', 'Xuanzang’s journey', 'Le voyage de Xuanzang', 'El viaje de Xuanzang', '玄奘の旅'],
      text: [
        '走这条路的不只有商人。唐代僧人玄奘往印度取经，带回佛典，也写下沿途各国。',
        'Merchants were not alone on it. The monk Xuanzang went to India for the scriptures, brought them home and described the countries on the way.',
        'Les marchands n’y étaient pas seuls. Le moine Xuanzang alla chercher en Inde les textes sacrés, les rapporta et décrivit les pays traversés.',
        'Los mercaderes no iban solos. El monje Xuanzang fue a la India por las escrituras, las trajo consigo y describió los países del camino.',
        '道を行ったのは商人だけではありません。僧の玄奘は経典を求めてインドへ行き、それを持ち帰り、途上の国々を書き記しました。',
      ],
    },
    {
      view: '/detail/timur',
      title: [
        '帖木儿的撒马尔罕',
        'Timur’s Samarkand',
        'La Samarcande de Timur',
        'La Samarcanda de Timur',
        'ティムールのサマルカンド',
      ],
      text: [
        '河中地区的大城，曾是粟特商人的故乡，后来是帖木儿的都城。',
        'The great city beyond the Oxus: home of the Sogdian traders, and long after them the capital of Timur.',
        'La grande ville d’au-delà de l’Oxus, patrie des marchands sogdiens et, bien plus tard, capitale de Timur.',
        'La gran ciudad de más allá del Oxus, patria de los mercaderes sogdianos y, mucho después, capital de Timur.',
        'オクサスの彼方の大都市。ソグド商人の故郷であり、はるか後にはティムールの都となりました。',
      ],
    },
    {
      view: '/detail/parthian-empire',
      title: [
        '帕提亚：居中的人',
        'Parthia in the middle',
        'La Parthie, au milieu',
        'Partia, en el medio',
        'パルティア、あいだの国',
      ],
      text: [
        '汉人称之为安息。它在罗马与中国之间，两边的货物都经过这里。',
        'The Han called it Anxi. It lay between Rome and China, and what went from one to the other passed through it.',
        'Les Han l’appelaient Anxi. Elle se tenait entre Rome et la Chine, et ce qui allait de l’une à l’autre la traversait.',
        'Los Han la llamaban Anxi. Estaba entre Roma y China, y lo que iba de una a otra pasaba por ella.',
        '漢の人々は安息と呼びました。ローマと中国のあいだにあり、行き交う品はここを通りました。',
      ],
    },
    {
      view: '/detail/zenobia',
      title: ['帕尔米拉的女王', 'The queen of Palmyra', 'La reine de Palmyre', 'La reina de Palmira', 'パルミラの女王'],
      text: [
        '商队之城帕尔米拉靠过境贸易致富。3世纪，芝诺比娅从这里向罗马挑战。',
        'Palmyra grew rich on the caravans. In the third century Zenobia challenged Rome from here.',
        'Palmyre s’enrichit grâce aux caravanes. Au IIIᵉ siècle, Zénobie y défia Rome.',
        'Palmira se enriqueció con las caravanas. En el siglo III, Zenobia desafió desde aquí a Roma.',
        'パルミラは隊商で富みました。3世紀、ゼノビアはここからローマに挑みます。',
      ],
    },
    {
      view: '/timemap?year=117',
      title: ['117年的世界', 'The world in AD 117', 'Le monde en 117', 'El mundo en 117', '117年の世界'],
      text: [
        '罗马疆域最大之年。从大西洋到太平洋，罗马、帕提亚、中亚与印度的诸国、汉朝相接成一线。',
        'The year in which Rome was at its widest. From the Atlantic to the Pacific the empires lie side by side: Rome, Parthia, the lands of Central Asia and India, Han.',
        'L’année où Rome fut la plus vaste. De l’Atlantique au Pacifique, les empires se touchent, Rome, la Parthie, les pays d’Asie centrale et d’Inde, les Han.',
        'El año en que Roma fue más extensa. Del Atlántico al Pacífico los imperios se tocan, Roma, Partia, los países de Asia Central y la India, los Han.',
        'ローマが最も広がった年。大西洋から太平洋まで、ローマ、パルティア、中央アジアとインドの国々、漢が並びます。',
      ],
    },
  ],
};
