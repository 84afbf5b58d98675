import { subject } from '../subject.ts';

export default subject({
  id: 'sun-yat-sen',
  kind: 'person',
  region: 'east-asia',
  names: ['孙中山', 'Sun Yat-sen', 'Sun Yat-sen', 'Sun Yat-sen', '孫文'],
  otherNames: [
    ['孙文', '孙逸仙', '国父'],
    ['Sun Wen', 'Sun Zhongshan'],
    ['Sun Wen'],
    ['Sun Wen'],
    ['孫中山', '孫逸仙'],
  ],
  times: [{ role: 'life', span: ['1866-11-12', '1925-03-12'], source: ['bergere-sun'] }],
  place: {
    at: [22.4419, 113.5322],
    name: ['香山翠亨村', 'Cuiheng, Xiangshan', 'Cuiheng, Xiangshan', 'Cuiheng, Xiangshan', '香山県翠亨村'],
  },
  summary: [
    '中国革命家，中华民国的创建者。广东农家子，少年赴檀香山求学，在香港习医，1894年创兴中会，次年广州起义失败后流亡海外，在伦敦被清使馆拘禁而闻名。1905年在东京组建同盟会，提出民族、民权、民生三民主义。1912年任临时大总统旋让位；晚年联俄联共，改组国民党，病逝北京。',
    'Chinese revolutionary, founder of the Republic. A farmer’s son from Guangdong, he went to school in Honolulu and studied medicine in Hong Kong; after a failed rising in 1895 he lived abroad, and his kidnapping by the Chinese legation in London made him known. In Tokyo in 1905 he formed the Revolutionary Alliance with his Three Principles of the People. President for weeks in 1912, he later rebuilt his party with Soviet help.',
    'Révolutionnaire chinois, fondateur de la République. Fils de paysan du Guangdong, il étudie à Honolulu puis la médecine à Hong Kong ; après un soulèvement manqué, en 1895, il vit en exil, et son enlèvement par la légation chinoise de Londres le fait connaître. À Tokyo, en 1905, il forme la Ligue jurée et ses Trois principes du peuple. Président quelques semaines en 1912, il refond plus tard son parti avec l’aide soviétique.',
    'Revolucionario chino, fundador de la República. Hijo de campesinos de Cantón, estudió en Honolulu y medicina en Hong Kong; tras un alzamiento fallido, en 1895, vivió en el exilio, y su secuestro por la legación china de Londres lo dio a conocer. En Tokio, en 1905, formó la Liga Unida con sus Tres Principios del Pueblo. Presidente unas semanas en 1912, rehízo después su partido con ayuda soviética.',
    '中国の革命家で、中華民国の創始者。広東の農家に生まれ、ホノルルで学び、香港で医学を修めた。1895年の蜂起に失敗して亡命し、ロンドンで清国公使館に監禁されて名を知られる。1905年に東京で中国同盟会を結成し、三民主義を唱えた。1912年に臨時大総統となるが間もなく譲り、晩年はソ連の援助で国民党を改組し、北京で病没した。',
  ],
  events: [
    {
      when: '1896-10-11',
      title: [
        '在伦敦被清使馆拘禁',
        'Is held in the Chinese legation in London',
        'Est séquestré à la légation de Chine à Londres',
        'Es retenido en la legación china de Londres',
        'ロンドンの清国公使館に監禁される',
      ],
      at: 'london',
      weight: 2,
      source: ['bergere-sun'],
    },
    {
      when: '1905-08-20',
      title: [
        '在东京成立中国同盟会',
        'Founds the Revolutionary Alliance in Tokyo',
        'Fonde la Ligue jurée à Tokyo',
        'Funda la Liga Unida en Tokio',
        '東京で中国同盟会を結成する',
      ],
      at: 'tokyo',
      weight: 3,
      source: ['bergere-sun'],
    },
    {
      when: '1925-03-12',
      title: ['在北京病逝', 'Dies in Beijing', 'Meurt à Pékin', 'Muere en Pekín', '北京で病没する'],
      at: 'beijing-city',
      weight: 2,
      source: ['bergere-sun'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'qing-dynasty', when: ['1895', '1912'], source: ['bergere-sun'] },
    { word: 'took-part-in', to: 'xinhai-revolution', when: ['1911-12', '1912'], source: ['bergere-sun'] },
    { word: 'lived-in', to: 'japan', when: ['1897', '1907'], source: ['bergere-sun'] },
  ],
  same: { wikidata: 'Q8573' },
});
