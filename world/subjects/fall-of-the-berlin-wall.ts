import { subject } from '../subject.ts';

export default subject({
  id: 'fall-of-the-berlin-wall',
  kind: 'event',
  region: 'europe',
  names: [
    '柏林墙倒塌',
    'Fall of the Berlin Wall',
    'Chute du mur de Berlin',
    'Caída del Muro de Berlín',
    'ベルリンの壁崩壊',
  ],
  otherNames: [
    ['柏林墙开放'],
    ['Opening of the Berlin Wall', 'Mauerfall'],
    ['ouverture du Mur'],
    ['apertura del Muro'],
    ['壁の崩壊'],
  ],
  times: [{ role: 'span', span: ['1989-11-09', '1990-10-03'], source: ['sarotte-collapse'] }],
  place: {
    at: [52.5546, 13.3985],
    name: [
      '柏林博恩霍尔默街',
      'Bornholmer Straße, Berlin',
      'Bornholmer Straße, Berlin',
      'Bornholmer Straße, Berlín',
      'ベルリン、ボルンホルマー通り',
    ],
  },
  summary: [
    '1989年11月9日东德开放柏林墙。该墙1961年一夜筑起，阻断出走，至少一百四十人死于墙下。1989年波兰、匈牙利先后变革，莱比锡等城连月游行；当晚发言人沙博夫斯基误称新旅行规定“立即”生效，人群涌向关卡，博恩霍尔默街的军官下令抬起栏杆。翌年10月两德统一，冷战随之告终。',
    'The opening of the Berlin Wall on 9 November 1989. East Germany had built it overnight in 1961 to stop its people leaving; at least 140 died at it. In 1989, with Poland and Hungary changing and crowds marching in Leipzig, the spokesman Günter Schabowski said by mistake that new travel rules applied at once. People came to the crossings, and the officer at Bornholmer Straße raised the barrier. Germany was one within a year.',
    'L’ouverture du mur de Berlin, le 9 novembre 1989. L’Allemagne de l’Est l’avait bâti en une nuit, en 1961, pour arrêter les départs ; au moins 140 personnes y moururent. En 1989, alors que Pologne et Hongrie changent et que Leipzig manifeste, le porte-parole Günter Schabowski dit par erreur que les voyages sont libres aussitôt. La foule accourt, et l’officier de la Bornholmer Straße lève la barrière. Un an plus tard, l’Allemagne est unie.',
    'La apertura del Muro de Berlín, el 9 de noviembre de 1989. Alemania Oriental lo había levantado en una noche de 1961 para frenar la huida; al menos 140 personas murieron en él. En 1989, con Polonia y Hungría en cambio y multitudes en Leipzig, el portavoz Günter Schabowski dijo por error que se podía viajar de inmediato. La gente acudió, y el oficial de Bornholmer Straße alzó la barrera. Antes de un año, Alemania estaba unida.',
    '1989年11月9日、東ドイツがベルリンの壁を開いた出来事。壁は1961年、国民の流出を止めるため一夜で築かれ、百四十人以上が命を落とした。1989年、ポーランドとハンガリーが変わり、ライプツィヒで大規模なデモが続くなか、報道官シャボウスキーが新しい旅行規則は直ちに有効と誤って述べ、人々が検問所に押し寄せて遮断機が上がった。翌年、ドイツは統一された。',
  ],
  events: [
    {
      when: '1989-10-09',
      title: [
        '莱比锡七万人和平示威',
        '70,000 march in Leipzig and are not fired upon',
        '70 000 personnes défilent à Leipzig sans qu’on tire',
        '70 000 personas marchan en Leipzig sin que disparen',
        'ライプツィヒで七万人が平和的に行進する',
      ],
      at: 'leipzig',
      weight: 2,
      source: ['sarotte-collapse'],
    },
    {
      when: '1989-11-09',
      title: [
        '博恩霍尔默街关卡开放',
        'The crossing at Bornholmer Straße is opened',
        'Le passage de la Bornholmer Straße est ouvert',
        'Se abre el paso de Bornholmer Straße',
        'ボルンホルマー通りの検問所が開かれる',
      ],
      at: 'bornholmer',
      weight: 3,
      source: ['sarotte-collapse'],
    },
    {
      when: '1990-10-03',
      title: [
        '两德统一',
        'Germany is reunited',
        'L’Allemagne est réunifiée',
        'Alemania se reunifica',
        '東西ドイツが統一される',
      ],
      at: 'berlin-city',
      weight: 3,
      source: ['sarotte-collapse'],
    },
  ],
  relations: [
    { word: 'took-place-in', to: 'berlin', when: '1989-11-09', source: ['sarotte-collapse'] },
    { word: 'part-of', to: 'cold-war', when: '1989', source: ['sarotte-collapse'] },
    { word: 'changed-fortunes-of', to: 'east-germany', when: '1989', source: ['sarotte-collapse'] },
  ],
});
