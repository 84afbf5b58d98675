import { subject } from '../subject.ts';

export default subject({
  id: 'spanish-armada',
  kind: 'event',
  region: 'europe',
  names: ['西班牙无敌舰队', 'Spanish Armada', 'Invincible Armada', 'Armada Invencible', 'スペイン無敵艦隊'],
  otherNames: [
    ['无敌舰队', '大无敌舰队'],
    ['Armada of 1588'],
    ['la Grande et Heureuse Armée'],
    ['Grande y Felicísima Armada', 'Empresa de Inglaterra'],
    ['アルマダの海戦'],
  ],
  times: [{ role: 'span', span: ['1588-05-28', '1588-10'], source: ['mattingly-armada'] }],
  place: {
    at: [51, 2.05],
    name: ['格拉沃利讷外海', 'Off Gravelines', 'Au large de Gravelines', 'Frente a Gravelinas', 'グラヴリーヌ沖'],
  },
  summary: [
    '1588年西班牙国王腓力二世派往英格兰的舰队，约一百三十艘船、近三万人，由梅迪纳-西多尼亚公爵率领，拟会合尼德兰的帕尔马军渡海登陆。英军以火船冲散泊于加来的船队，次日在格拉沃利讷外海重创之。舰队绕苏格兰、爱尔兰返航，途中遇风暴，损失约三分之一以上。',
    'The fleet that Philip II of Spain sent against England in 1588: some 130 ships and almost 30,000 men under the duke of Medina Sidonia, who were to fetch Parma’s army across from Flanders. English fireships scattered it at anchor off Calais, and it was battered next day off Gravelines. It sailed home around Scotland and Ireland through storms, and a third or more of the ships were lost.',
    'Flotte envoyée contre l’Angleterre en 1588 par Philippe II d’Espagne : quelque 130 navires et près de 30 000 hommes sous le duc de Medina Sidonia, qui devaient faire passer l’armée de Parme depuis la Flandre. Les brûlots anglais la dispersent devant Calais, et elle est malmenée le lendemain au large de Gravelines. Elle rentre par l’Écosse et l’Irlande, dans les tempêtes ; un tiers des navires au moins est perdu.',
    'Flota que Felipe II envió contra Inglaterra en 1588: unos 130 barcos y casi 30 000 hombres al mando del duque de Medina Sidonia, que debían recoger en Flandes al ejército de Parma. Los brulotes ingleses la dispersaron ante Calais y al día siguiente sufrió graves daños frente a Gravelinas. Volvió rodeando Escocia e Irlanda entre temporales y perdió al menos un tercio de las naves.',
    '1588年にスペイン王フェリペ二世がイングランドへ送った艦隊。約百三十隻、三万人近くをメディナ・シドニア公が率い、フランドルのパルマ公の軍を渡海させる計画であった。カレー沖に停泊中、イングランド側の火船に散らされ、翌日グラヴリーヌ沖で損害を受けた。スコットランドとアイルランドを回る帰路に嵐に遭い、三分の一以上の船を失った。',
  ],
  events: [
    {
      when: '1588-05-28',
      title: [
        '舰队自里斯本启航',
        'The fleet sails from Lisbon',
        'La flotte quitte Lisbonne',
        'La flota zarpa de Lisboa',
        '艦隊がリスボンを出港する',
      ],
      at: 'lisbon',
      weight: 2,
      with: ['spanish-empire'],
      source: ['mattingly-armada'],
    },
    {
      when: '1588-08-08',
      title: [
        '英军在格拉沃利讷外海重创舰队',
        'The English batter the fleet off Gravelines',
        'Les Anglais malmènent la flotte devant Gravelines',
        'Los ingleses castigan a la flota ante Gravelinas',
        'グラヴリーヌ沖でイングランド艦隊が打撃を与える',
      ],
      at: 'armada-gravelines',
      weight: 3,
      with: ['elizabeth-i'],
      source: ['mattingly-armada'],
    },
  ],
  relations: [
    {
      word: 'part-of',
      to: 'spanish-empire',
      when: '1588',
      note: [
        '舰队由葡萄牙、卡斯蒂利亚与意大利各王国的船只组成',
        'Its ships came from Portugal, Castile and the Italian kingdoms of Philip II',
        'Ses navires venaient du Portugal, de Castille et des royaumes italiens de Philippe II',
        'Sus naves venían de Portugal, Castilla y los reinos italianos de Felipe II',
        '船はポルトガル、カスティーリャ、イタリア諸領から集められた',
      ],
      source: ['mattingly-armada'],
    },
    { word: 'aimed-at', to: 'elizabeth-i', when: '1588', source: ['mattingly-armada'] },
  ],
  same: { wikidata: 'Q36090' },
});
