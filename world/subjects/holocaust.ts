import { subject } from '../subject.ts';

export default subject({
  id: 'holocaust',
  kind: 'event',
  region: 'europe',
  names: ['纳粹大屠杀', 'Holocaust', 'Shoah', 'Holocausto', 'ホロコースト'],
  otherNames: [
    ['犹太人大屠杀', '浩劫'],
    ['Shoah'],
    ['Holocauste', 'génocide des juifs'],
    ['Shoá'],
    ['ショアー', 'ユダヤ人大虐殺'],
  ],
  times: [{ role: 'span', span: ['1933', '1945-05-08'], source: ['friedlander'] }],
  place: { at: [50.0343, 19.1786], name: ['奥斯维辛', 'Auschwitz', 'Auschwitz', 'Auschwitz', 'アウシュヴィッツ'] },
  summary: [
    '纳粹德国及其同谋对欧洲犹太人的灭绝，约六百万人遇害。1933年起犹太人被剥夺职业与公民权，1938年“水晶之夜”会堂被焚；1941年德军入侵苏联后，行刑队在娘子谷等地成批枪杀。1942年万湖会议协调“最终解决”，各地犹太人被列车运往特雷布林卡、奥斯维辛等灭绝营毒杀。罗姆人、战俘、残疾人等亦遭屠杀。',
    'The murder of some six million Jews of Europe by Nazi Germany and its helpers. From 1933 they were shut out of work and citizenship; in November 1938 the synagogues burned. After the attack on the Soviet Union in 1941 firing squads killed whole communities, as at Babyn Yar; from 1942 trains took the Jews of the continent to Treblinka, Auschwitz and other camps to be gassed. Roma, prisoners and the disabled were murdered too.',
    'L’extermination de quelque six millions de juifs d’Europe par l’Allemagne nazie et ses complices. Dès 1933, ils sont exclus des métiers et de la citoyenneté ; en novembre 1938, les synagogues brûlent. Après l’attaque de l’URSS, en 1941, des pelotons tuent des communautés entières, ainsi à Babi Yar ; dès 1942, des trains mènent les juifs du continent à Treblinka, Auschwitz et ailleurs, où on les gaze. Roms, prisonniers et handicapés sont tués aussi.',
    'El asesinato de unos seis millones de judíos de Europa por la Alemania nazi y sus cómplices. Desde 1933 los excluyeron del trabajo y la ciudadanía; en noviembre de 1938 ardieron las sinagogas. Tras el ataque a la URSS, en 1941, pelotones mataron a comunidades enteras, como en Babi Yar; desde 1942 los trenes llevaron a los judíos del continente a Treblinka, Auschwitz y otros campos para gasearlos. También mataron a gitanos, prisioneros y discapacitados.',
    'ナチス・ドイツとその協力者による、約六百万のヨーロッパのユダヤ人の殺戮。1933年から職業と市民権を奪われ、1938年11月には会堂が焼かれた。1941年の独ソ戦開始後、バビ・ヤールなどで住民が丸ごと銃殺され、1942年からは各地のユダヤ人が列車でトレブリンカやアウシュヴィッツなどの収容所に送られ、ガスで殺された。ロマ、捕虜、障害者も犠牲となった。',
  ],
  events: [
    {
      when: '1938-11-09',
      title: [
        '“水晶之夜”，会堂与店铺被焚毁',
        'Synagogues and shops are burned across Germany',
        'Synagogues et magasins brûlent dans toute l’Allemagne',
        'Arden sinagogas y tiendas en toda Alemania',
        'ドイツ各地で会堂や商店が焼かれる',
      ],
      at: 'berlin-city',
      weight: 3,
      source: ['friedlander'],
    },
    {
      when: ['1941-09-29', '1941-09-30'],
      title: [
        '三万三千余犹太人在基辅娘子谷被枪杀',
        'Over 33,000 Jews are shot at Babyn Yar near Kyiv',
        'Plus de 33 000 juifs sont fusillés à Babi Yar, à Kiev',
        'Más de 33 000 judíos son fusilados en Babi Yar, en Kiev',
        'キーウのバビ・ヤールで三万三千余のユダヤ人が射殺される',
      ],
      at: 'babi-yar',
      weight: 3,
      source: ['hilberg'],
    },
    {
      when: '1942-01-20',
      title: [
        '万湖会议协调“最终解决”',
        'Officials at Wannsee coordinate the “final solution”',
        'À Wannsee, des fonctionnaires coordonnent la « solution finale »',
        'En Wannsee se coordina la «solución final»',
        'ヴァンゼー会議で「最終的解決」が調整される',
      ],
      at: 'wannsee',
      weight: 3,
      source: ['wannsee-protocol'],
    },
    {
      when: '1945-01-27',
      title: [
        '苏军解放奥斯维辛',
        'Soviet troops reach Auschwitz',
        'L’armée soviétique atteint Auschwitz',
        'Las tropas soviéticas llegan a Auschwitz',
        'ソ連軍がアウシュヴィッツを解放する',
      ],
      at: 'auschwitz',
      weight: 3,
      source: ['friedlander'],
    },
  ],
  relations: [
    { word: 'part-of', to: 'second-world-war', when: ['1939', '1945'], source: ['weinberg-ww2'] },
    { word: 'caused', to: 'universal-declaration-of-human-rights', when: '1948', source: ['glendon-world-made-new'] },
  ],
  same: { wikidata: 'Q2763' },
});
