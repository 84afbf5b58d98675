import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'xici',
  segments: [
    {
      id: '1.5a',
      original: '一陰一陽之謂道，繼之者善也，成之者性也。',
      zh: '一阴一阳的交替叫作道，继承它的是善，成就它的是性。',
      en: 'One yin and one yang: this is called the Way. What carries it on is goodness; what completes it is nature.',
      fr: 'Un yin, un yang : voilà la Voie. Ce qui la continue est le bien ; ce qui l’accomplit est la nature.',
      es: 'Un yin, un yang: eso se llama el Camino. Lo que lo continúa es el bien; lo que lo cumple es la naturaleza.',
      jp: '一陰一陽、これを道という。それを継ぐものが善であり、それを成すものが性である。',
    },
    {
      id: '1.5b',
      original: '仁者見之謂之仁，知者見之謂之知，百姓日用而不知，故君子之道鮮矣。',
      zh: '仁者看见它，说它是仁；智者看见它，说它是智；百姓天天用它而不知道，所以君子之道就少见了。',
      en: 'The humane see it and call it humane; the wise see it and call it wise; the people use it daily and do not know it. And so the way of the gentleman is rare.',
      fr: 'L’homme bon la voit et la dit bonté ; le sage la voit et la dit sagesse ; le peuple en use chaque jour sans le savoir. Ainsi la voie de l’homme de bien est rare.',
      es: 'El humano lo ve y lo llama humanidad; el sabio lo ve y lo llama sabiduría; el pueblo lo usa a diario y no lo sabe. Por eso es raro el camino del hombre noble.',
      jp: '仁者はこれを見て仁といい、知者はこれを見て知という。人々は日々用いて知らない。だから君子の道はまれなのである。',
    },
    {
      id: '1.11',
      original: '易有太極，是生兩儀，兩儀生四象，四象生八卦。',
      zh: '易有太极，太极生出两仪，两仪生出四象，四象生出八卦。',
      en: 'In the Changes there is the great pole; it gives birth to the two modes, the two modes to the four images, the four images to the eight trigrams.',
      fr: 'Dans les Mutations est le faîte suprême ; il engendre les deux modes, les deux modes les quatre images, les quatre images les huit trigrammes.',
      es: 'En los cambios está la suma cumbre; engendra los dos modos, los dos modos las cuatro imágenes, las cuatro imágenes los ocho trigramas.',
      jp: '易に太極がある。それが両儀を生み、両儀が四象を生み、四象が八卦を生む。',
    },
    {
      id: '1.12',
      original: '形而上者謂之道，形而下者謂之器。',
      zh: '在形体之上的叫作道，在形体之下的叫作器。',
      en: 'What is above form is called the Way; what is below form is called a vessel.',
      fr: 'Ce qui est au-delà des formes se nomme la Voie ; ce qui est en deçà se nomme l’ustensile.',
      es: 'Lo que está por encima de la forma se llama Camino; lo que está por debajo se llama utensilio.',
      jp: '形より上のものを道といい、形より下のものを器という。',
      notes: [
        {
          id: '1',
          text: [
            '汉语“形而上学”一词本此。',
            'The word for metaphysics in Chinese and Japanese comes from here.',
            'De là vient le mot chinois et japonais pour la métaphysique.',
            'De aquí viene la palabra china y japonesa para la metafísica.',
            '「形而上学」の語のもととなった一節。',
          ],
        },
      ],
    },
    {
      id: '2.2',
      original: '易窮則變，變則通，通則久。',
      zh: '易的道理，穷尽就变化，变化就通达，通达就长久。',
      en: 'The Changes: at the limit there is change; with change a way through; with a way through, duration.',
      fr: 'Les Mutations : au terme, le changement ; par le changement, le passage ; par le passage, la durée.',
      es: 'Los cambios: en el límite, el cambio; con el cambio, el paso; con el paso, la duración.',
      jp: '易は、窮まれば変じ、変ずれば通じ、通ずれば久しい。',
    },
  ],
};
