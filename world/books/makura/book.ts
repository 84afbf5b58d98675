import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'makura',
  work: null,
  facts: {
    title: ['枕草子', 'The Pillow Book', 'Notes de chevet', 'El libro de la almohada', '枕草子'],
    originalTitle: '枕草子',
    otherTitles: ['Makura no sōshi'],
    genre: 'ancient_en',
    authors: [{ name: ['清少纳言', 'Sei Shōnagon', 'Sei Shōnagon', 'Sei Shōnagon', '清少納言'] }],
    writing: ['0996~', '1008~'],
    dynasty: ['平安时代', 'Heian period', 'Époque de Heian', 'Periodo Heian', '平安時代'],
    description: [
      '清少纳言侍奉中宫定子时的随笔：四季、可爱之物、宫中旧事。这里选三段。',
      'The notes of a lady who served the empress Teishi: the seasons, things that are lovely, memories of the court. Three of them are given here.',
      'Les notes d’une dame au service de l’impératrice Teishi : les saisons, les choses charmantes, les souvenirs de cour. En voici trois.',
      'Apuntes de una dama al servicio de la emperatriz Teishi: las estaciones, las cosas encantadoras, los recuerdos de la corte. Aquí se leen tres.',
      '中宮定子に仕えた清少納言の随筆。四季、うつくしきもの、宮中の思い出。ここには三段を選んだ。',
    ],
  },
  original: {
    language: 'ja',
    edition: [
      '三卷本系通行本文',
      'the common text of the three-volume line of manuscripts',
      'le texte courant de la famille de manuscrits en trois volumes',
      'el texto corriente de la familia de manuscritos en tres volúmenes',
      '三巻本系の通行本文',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'makura',
      title: ['枕草子', 'The Pillow Book', 'Notes de chevet', 'El libro de la almohada', '枕草子'],
      chapters: [
        {
          key: 'haru',
          title: '春はあけぼの',
          titles: [
            '春，曙为最',
            'In spring, the dawn',
            'Au printemps, l’aurore',
            'En primavera, el alba',
            '春はあけぼの',
          ],
        },
        {
          key: 'utsukushiki',
          title: 'うつくしきもの',
          titles: ['可爱的东西', 'Lovely things', 'Choses charmantes', 'Cosas encantadoras', 'うつくしきもの'],
        },
        {
          key: 'koroho',
          title: '雪のいと高う降りたるを',
          titles: [
            '香炉峰雪',
            'The snow of Incense Burner Peak',
            'La neige du pic du Brûle-parfum',
            'La nieve del pico del Incensario',
            '香炉峰の雪',
          ],
        },
      ],
    },
  ],
};
