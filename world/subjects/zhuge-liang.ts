import { subject } from '../subject.ts';

export default subject({
  id: 'zhuge-liang',
  kind: 'person',
  region: 'east-asia',
  names: ['诸葛亮', 'Zhuge Liang', 'Zhuge Liang', 'Zhuge Liang', '諸葛亮'],
  otherNames: [
    ['诸葛孔明', '卧龙', '武侯'],
    ['Kongming', 'Zhuge Kongming'],
    ['Kongming'],
    ['Kongming'],
    ['諸葛孔明', '孔明'],
  ],
  times: [{ role: 'life', span: ['0181', '0234'], source: ['sanguozhi', '35'] }],
  place: { at: [36.2, 118.1], name: ['琅邪阳都', 'Yangdu, Langya', 'Yangdu, Langya', 'Yangdu, Langya', '琅邪陽都'] },
  summary: [
    '三国蜀汉的丞相。早年躬耕隆中，刘备三顾茅庐，他陈说据荆、益而后争天下之策；208年出使孙权，促成孙刘联盟。刘备死后受托孤之任，内修法度，南定诸郡，发明木牛流马运粮，五次北伐曹魏，出师前上表后主。234年病逝于五丈原军中。陈寿评其治民有余而应变将略非其所长，后世却奉为智慧与忠诚的化身。',
    'Chancellor of Shu in the age of the Three Kingdoms. Liu Bei called three times at his farm in Longzhong before he set out his plan to hold Jing and Yi; in 208 he went to Sun Quan and won the alliance against Cao Cao. Guardian of Liu Bei’s heir, he ordered the laws, pacified the south and led five campaigns against Wei, and died in camp in 234. Later ages made him the image of wisdom and loyalty.',
    'Chancelier de Shu au temps des Trois Royaumes. Liu Bei se rend trois fois à sa chaumière de Longzhong avant qu’il n’expose son plan : tenir Jing et Yi ; en 208, il gagne Sun Quan à l’alliance contre Cao Cao. Tuteur de l’héritier de Liu Bei, il règle les lois, pacifie le Sud et mène cinq campagnes contre Wei ; il meurt au camp en 234. La postérité en fit l’image de la sagesse et de la loyauté.',
    'Canciller de Shu en la época de los Tres Reinos. Liu Bei fue tres veces a su cabaña de Longzhong antes de que expusiera su plan de retener Jing y Yi; en 208 ganó a Sun Quan para la alianza contra Cao Cao. Tutor del heredero de Liu Bei, ordenó las leyes, pacificó el sur y dirigió cinco campañas contra Wei; murió en el campamento en 234. La posteridad lo hizo imagen de la sabiduría y la lealtad.',
    '三国時代、蜀漢の丞相。隆中で耕していたところを劉備が三度訪れ、荊・益二州に拠る策を説いた。208年に孫権のもとへ使いし、曹操に対する同盟を成立させる。劉備の死後は後主を託されて法を整え、南方を平定し、「出師の表」を奉って五度魏を攻め、234年に五丈原の陣中で没した。後世、知恵と忠誠の鑑とされた。',
  ],
  events: [
    {
      when: '0207',
      title: [
        '在隆中向刘备献策',
        'Sets out his plan to Liu Bei at Longzhong',
        'Expose son plan à Liu Bei à Longzhong',
        'Expone su plan a Liu Bei en Longzhong',
        '隆中で劉備に天下の策を説く',
      ],
      at: 'longzhong',
      weight: 3,
      source: ['sanguozhi', '35'],
    },
    {
      when: '0227',
      title: [
        '上《出师表》，北伐曹魏',
        'Presents his memorial and marches against Wei',
        'Présente son mémoire et marche contre Wei',
        'Presenta su memorial y marcha contra Wei',
        '「出師の表」を奉り、魏へ出征する',
      ],
      at: 'chengdu',
      weight: 3,
      source: ['sanguozhi', '35'],
    },
    {
      when: '0234',
      title: [
        '病逝于五丈原',
        'Dies in camp on the Wuzhang Plains',
        'Meurt au camp dans la plaine de Wuzhang',
        'Muere en el campamento de Wuzhang',
        '五丈原の陣中で没する',
      ],
      at: 'wuzhang-plains',
      weight: 2,
      source: ['sanguozhi', '35'],
    },
  ],
  relations: [
    {
      word: 'took-part-in',
      to: 'battle-of-red-cliffs',
      when: '0208',
      note: [
        '他出使柴桑说服孙权；草船借箭与借东风是小说家言',
        'He went as envoy to Sun Quan; the borrowed arrows and the summoned wind belong to the novel',
        'Il fut l’envoyé auprès de Sun Quan ; les flèches empruntées et le vent appelé sont du roman',
        'Fue enviado ante Sun Quan; las flechas prestadas y el viento invocado son de la novela',
        '孫権への使者を務めた。草船の矢や東南の風は小説の話である',
      ],
      source: ['sanguozhi', '35'],
    },
    { word: 'citizen-of', to: 'han-dynasty', when: ['0181', '0220'], source: ['sanguozhi', '35'] },
  ],
});
