import { subject } from '../subject.ts';

export default subject({
  id: 'hiroshima-bombing',
  kind: 'event',
  region: 'east-asia',
  names: [
    '广岛、长崎原子弹轰炸',
    'Bombing of Hiroshima and Nagasaki',
    'Bombardement d’Hiroshima et de Nagasaki',
    'Bombardeo de Hiroshima y Nagasaki',
    '広島・長崎への原爆投下',
  ],
  otherNames: [
    ['广岛核爆'],
    ['Atomic bombings of 1945'],
    ['bombes atomiques de 1945'],
    ['bombas atómicas de 1945'],
    ['原爆投下'],
  ],
  times: [{ role: 'span', span: ['1945-08-06', '1945-08-09'], source: ['rhodes-bomb'] }],
  place: { at: [34.3955, 132.4536], name: ['广岛', 'Hiroshima', 'Hiroshima', 'Hiroshima', '広島'] },
  summary: [
    '1945年8月6日和9日美国以原子弹轰炸广岛与长崎，是迄今唯一一次在战争中使用核武器。“曼哈顿计划”制成的铀弹在广岛上空约六百米爆炸，三天后钚弹毁掉长崎北部的浦上。到同年底，两地死者约二十余万，多为平民，亦有朝鲜劳工；幸存者长期受辐射病之苦。8月15日日本宣布投降。',
    'The use of atomic bombs by the United States on 6 and 9 August 1945, the only one in war so far. A uranium bomb from the Manhattan Project burst some 600 metres above Hiroshima; three days later one of plutonium destroyed the Urakami valley in Nagasaki. By the end of the year about 200,000 people were dead, most of them civilians, many Koreans among them. On 15 August Japan announced its surrender.',
    'L’emploi de bombes atomiques par les États-Unis, les 6 et 9 août 1945, le seul en temps de guerre à ce jour. Une bombe à l’uranium issue du projet Manhattan éclate à 600 mètres environ au-dessus d’Hiroshima ; trois jours plus tard, une autre, au plutonium, détruit la vallée d’Urakami, à Nagasaki. À la fin de l’année, on compte quelque 200 000 morts, surtout civils, dont beaucoup de Coréens. Le 15 août, le Japon annonce sa reddition.',
    'El empleo de bombas atómicas por los Estados Unidos, el 6 y el 9 de agosto de 1945, el único en guerra hasta hoy. Una bomba de uranio del proyecto Manhattan estalló a unos 600 metros sobre Hiroshima; tres días después otra, de plutonio, destruyó el valle de Urakami, en Nagasaki. Al acabar el año había unos 200 000 muertos, casi todos civiles, entre ellos muchos coreanos. El 15 de agosto el Japón anunció su rendición.',
    '1945年8月6日と9日、アメリカが広島と長崎に原子爆弾を投下した出来事。戦争で核兵器が使われた唯一の例である。マンハッタン計画で造られたウラン爆弾が広島の上空約六百メートルで炸裂し、三日後にはプルトニウム爆弾が長崎の浦上を壊滅させた。年末までに約二十万人が亡くなり、多くは市民で、朝鮮人も少なくない。8月15日、日本は降伏を発表した。',
  ],
  events: [
    {
      when: '1945-08-06',
      title: [
        '原子弹毁灭广岛',
        'A uranium bomb destroys Hiroshima',
        'Une bombe à l’uranium détruit Hiroshima',
        'Una bomba de uranio destruye Hiroshima',
        'ウラン爆弾が広島を壊滅させる',
      ],
      at: 'hiroshima',
      weight: 3,
      source: ['rhodes-bomb'],
    },
    {
      when: '1945-08-09',
      title: [
        '原子弹毁灭长崎浦上',
        'A plutonium bomb destroys Urakami in Nagasaki',
        'Une bombe au plutonium détruit Urakami, à Nagasaki',
        'Una bomba de plutonio destruye Urakami, en Nagasaki',
        'プルトニウム爆弾が長崎の浦上を壊滅させる',
      ],
      at: 'nagasaki-urakami',
      weight: 3,
      source: ['rhodes-bomb'],
    },
  ],
  relations: [
    { word: 'part-of', to: 'second-world-war', when: '1945-08', source: ['weinberg-ww2'] },
    { word: 'aimed-at', to: 'japan', when: '1945-08', source: ['rhodes-bomb'] },
  ],
});
