import { subject } from '../subject.ts';

export default subject({
  id: 'simone-de-beauvoir',
  kind: 'person',
  region: 'europe',
  names: [
    '西蒙娜·德·波伏瓦',
    'Simone de Beauvoir',
    'Simone de Beauvoir',
    'Simone de Beauvoir',
    'シモーヌ・ド・ボーヴォワール',
  ],
  otherNames: [['波伏娃', '波伏瓦'], [], ['le Castor'], [], ['ボーヴォワール']],
  times: [{ role: 'life', span: ['1908-01-09', '1986-04-14'], source: ['bair-beauvoir'] }],
  place: {
    at: [48.8418, 2.3295],
    name: ['巴黎蒙帕纳斯', 'Montparnasse, Paris', 'Montparnasse, Paris', 'Montparnasse, París', 'パリ、モンパルナス'],
  },
  summary: [
    '法国哲学家、小说家。1929年与萨特同场通过哲学教师资格考试，名列第二，此后相伴半世纪而不婚。1949年出版《第二性》，问女人何以成为男人的“他者”：“女人不是天生的，而是变成的。”书被罗马教廷列入禁书，成为女权运动的基石。1954年以《名士风流》获龚古尔奖，又写四部回忆录；反对阿尔及利亚战争，1971年签署争取堕胎权的声明。',
    'French philosopher and novelist. In 1929 she came second to Sartre, her companion for half a century, in the examination for teachers of philosophy. The Second Sex, of 1949, asks how woman was made the Other of man: “one is not born, but becomes, a woman”. Rome put it on the Index, and feminists began with it. She won the Prix Goncourt in 1954, wrote her life in several volumes, spoke out against the war in Algeria and in 1971 signed a manifesto for the right to abortion.',
    'Philosophe et romancière française. En 1929, elle est reçue deuxième à l’agrégation de philosophie, derrière Sartre, son compagnon d’un demi-siècle. Le Deuxième Sexe, en 1949, demande comment la femme fut faite l’Autre de l’homme : « on ne naît pas femme : on le devient ». Rome le met à l’Index ; le féminisme en part. Prix Goncourt en 1954, mémorialiste, elle s’élève contre la guerre d’Algérie et signe en 1971 le manifeste des 343 pour l’avortement.',
    'Filósofa y novelista francesa. En 1929 quedó segunda, tras Sartre, su compañero de medio siglo, en las oposiciones a profesor de filosofía. El segundo sexo, de 1949, pregunta cómo la mujer fue hecha lo Otro del hombre: «no se nace mujer: se llega a serlo». Roma lo puso en el Índice y el feminismo partió de él. Ganó el Premio Goncourt en 1954, escribió sus memorias, se alzó contra la guerra de Argelia y en 1971 firmó un manifiesto por el aborto.',
    'フランスの哲学者、小説家。1929年、哲学教授資格試験にサルトルに次ぐ二位で合格し、以後半世紀、彼と連れ添った。1949年の『第二の性』は、女がいかに男の「他者」とされたかを問う。「人は女に生まれるのではない、女になるのだ」。女性解放運動の出発点となった。1954年にゴンクール賞。アルジェリア戦争に反対し、1971年には中絶の自由を求める宣言に署名した。',
  ],
  events: [
    {
      when: '1949',
      title: [
        '出版《第二性》',
        'Publishes The Second Sex',
        'Publie Le Deuxième Sexe',
        'Publica El segundo sexo',
        '『第二の性』を出版する',
      ],
      at: 'paris',
      weight: 3,
      source: ['second-sex'],
    },
    {
      when: '1971-04-05',
      title: [
        '签署三百四十三人争取堕胎权的宣言',
        'Signs the manifesto of 343 women for the right to abortion',
        'Signe le manifeste des 343 pour le droit à l’avortement',
        'Firma el manifiesto de las 343 por el derecho al aborto',
        '中絶の権利を求める343人の宣言に署名する',
      ],
      at: 'paris',
      weight: 2,
      source: ['bair-beauvoir'],
    },
  ],
  relations: [
    {
      word: 'wrote-about',
      to: 'wollstonecraft',
      when: '1949',
      note: [
        '《第二性》的历史部分提到她的《女权辩护》',
        'The Second Sex names her Vindication in its part on history',
        'Le Deuxième Sexe cite sa Défense dans sa partie historique',
        'El segundo sexo cita su Vindicación en la parte histórica',
        '『第二の性』の歴史の章で、その『女性の権利の擁護』に触れる',
      ],
      source: ['second-sex'],
    },
    {
      word: 'travelled-to',
      to: 'peoples-republic-of-china',
      when: '1955',
      note: [
        '与萨特同访，两年后写成《长征》',
        'She went with Sartre and wrote a book about it two years later',
        'Elle y alla avec Sartre et publia deux ans plus tard La Longue Marche',
        'Fue con Sartre y dos años después publicó La larga marcha',
        'サルトルとともに訪れ、二年後に『長い歩み』を著した',
      ],
      source: ['bair-beauvoir'],
    },
    { word: 'lived-in', to: 'paris-city', source: ['bair-beauvoir'] },
  ],
  same: { wikidata: 'Q7197' },
});
