import { subject } from '../subject.ts';

export default subject({
  id: 'lincoln',
  kind: 'person',
  region: 'americas',
  names: ['亚伯拉罕·林肯', 'Abraham Lincoln', 'Abraham Lincoln', 'Abraham Lincoln', 'エイブラハム・リンカン'],
  otherNames: [['林肯'], ['Honest Abe', 'Lincoln'], ['Lincoln'], ['Lincoln'], ['リンカーン', 'リンカン']],
  times: [
    { role: 'life', span: ['1809-02-12', '1865-04-15'], source: ['mcpherson'] },
    { role: 'reign', span: ['1861-03-04', '1865-04-15'], source: ['mcpherson'] },
  ],
  place: {
    at: [37.531, -85.736],
    name: [
      '肯塔基霍金维尔附近',
      'near Hodgenville, Kentucky',
      'près de Hodgenville, Kentucky',
      'cerca de Hodgenville, Kentucky',
      'ケンタッキー、ホジェンヴィル近郊',
    ],
  },
  summary: [
    '美国第十六任总统。生于肯塔基木屋，上学不足一年，自学成为伊利诺伊的律师，以反对奴隶制扩张的辩论成名。1860年当选，南方各州退出，内战爆发。1863年1月1日他发布《解放奴隶宣言》，11月在葛底斯堡以二百多词阐明战争的意义；推动第十三修正案废奴。南军投降五天后，他在剧院遇刺，次晨去世。',
    'Sixteenth president of the United States. Born in a cabin in Kentucky, with hardly a year of school, he taught himself law in Illinois and won fame by speaking against the spread of slavery. His election in 1860 was followed by secession and war. On 1 January 1863 he proclaimed emancipation; at Gettysburg, in some 270 words, he said what the war was for. Five days after Lee’s surrender he was shot at the theatre.',
    'Seizième président des États-Unis. Né dans une cabane du Kentucky, à peine un an d’école, il apprend seul le droit dans l’Illinois et se fait connaître en combattant l’extension de l’esclavage. Son élection, en 1860, est suivie de la sécession et de la guerre. Le 1ᵉʳ janvier 1863, il proclame l’émancipation ; à Gettysburg, en quelque 270 mots, il dit le sens du combat. Cinq jours après la reddition de Lee, il est abattu au théâtre.',
    'Decimosexto presidente de los Estados Unidos. Nacido en una cabaña de Kentucky, con apenas un año de escuela, aprendió solo el derecho en Illinois y se dio a conocer contra la extensión de la esclavitud. A su elección, en 1860, siguieron la secesión y la guerra. El 1 de enero de 1863 proclamó la emancipación; en Gettysburg, en unas 270 palabras, dijo para qué se luchaba. Cinco días después de rendirse Lee lo mataron en el teatro.',
    'アメリカ合衆国第十六代大統領。ケンタッキーの丸太小屋に生まれ、学校に通ったのは一年に満たず、独学でイリノイの弁護士となり、奴隷制の拡大に反対する論戦で名を上げた。1860年の当選後、南部が脱退して内戦となる。1863年1月1日に奴隷解放を宣言し、ゲティスバーグで約270語の演説により戦いの意味を説いた。リーの降伏の五日後、劇場で撃たれて没した。',
  ],
  events: [
    {
      when: '1863-01-01',
      title: [
        '颁布《解放奴隶宣言》',
        'Issues the Emancipation Proclamation',
        'Promulgue la proclamation d’émancipation',
        'Promulga la Proclamación de Emancipación',
        '奴隷解放宣言を発する',
      ],
      at: 'washington-dc',
      weight: 3,
      with: ['american-civil-war'],
      source: ['lincoln-works'],
    },
    {
      when: '1863-11-19',
      title: [
        '发表葛底斯堡演说',
        'Gives the Gettysburg Address',
        'Prononce le discours de Gettysburg',
        'Pronuncia el discurso de Gettysburg',
        'ゲティスバーグで演説する',
      ],
      at: 'gettysburg',
      weight: 3,
      source: ['lincoln-works'],
    },
    {
      when: '1865-04-14',
      title: [
        '在华盛顿福特剧院遇刺',
        'Is shot at Ford’s Theatre in Washington',
        'Est abattu au théâtre Ford à Washington',
        'Le disparan en el teatro Ford de Washington',
        'ワシントンのフォード劇場で撃たれる',
      ],
      at: 'washington-dc',
      weight: 3,
      source: ['mcpherson'],
    },
  ],
  relations: [
    { word: 'ruler-of', to: 'united-states', when: ['1861', '1865'], source: ['mcpherson'] },
    { word: 'led-in', to: 'american-civil-war', when: ['1861', '1865'], source: ['mcpherson'] },
    {
      word: 'commented-on',
      to: 'declaration-of-independence',
      when: '1863-11-19',
      note: [
        '葛底斯堡演说开篇回溯至宣言中“人人生而平等”之语',
        'The Gettysburg Address opens from its proposition that all men are created equal',
        'Le discours de Gettysburg part de son principe que tous naissent égaux',
        'El discurso de Gettysburg parte de su principio de que todos nacen iguales',
        'ゲティスバーグ演説は「すべての人は平等」という宣言の命題から始まる',
      ],
      source: ['lincoln-works'],
    },
  ],
  same: { wikidata: 'Q91' },
});
