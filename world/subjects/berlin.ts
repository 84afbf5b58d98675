import { subject } from '../subject.ts';

export default subject({
  id: 'berlin',
  kind: 'place',
  region: 'europe',
  names: ['柏林', 'Berlin', 'Berlin', 'Berlín', 'ベルリン'],
  otherNames: [['德国首都'], ['Berlin-Cölln'], ['Berlin-Cölln'], ['Berlín-Cölln'], ['ベルリン・ケルン']],
  times: [{ role: 'span', span: ['1237~', '..'], source: ['large-berlin'] }],
  place: {
    at: [52.52, 13.405],
    name: ['施普雷河畔', 'On the Spree', 'Sur la Spree', 'A orillas del Spree', 'シュプレー河畔'],
  },
  summary: [
    '德国首都，由施普雷河两岸的柏林与科恩两镇合成，后者1237年首见于文书。15世纪起为勃兰登堡选侯的驻地，18世纪为普鲁士王都，1871年成为德意志帝国首都。20世纪20年代文化极盛，随后是纳粹的中枢，1945年毁于轰炸与巷战。战后由四国分区占领，1961至1989年被墙隔断，1990年重为统一德国的首都。',
    'Capital of Germany, grown from the twin towns of Berlin and Cölln on the Spree; Cölln is first recorded in 1237. From the fifteenth century it was the seat of the electors of Brandenburg, then of the kings of Prussia, and in 1871 capital of the German Empire. Brilliant in the 1920s, centre of Nazi rule after them, it lay in ruins in 1945. Divided among four powers and by a wall from 1961 to 1989, it was capital again from 1990.',
    'Capitale de l’Allemagne, née des bourgs jumeaux de Berlin et de Cölln, sur la Spree ; Cölln est citée dès 1237. Résidence des électeurs de Brandebourg au XVᵉ siècle, puis des rois de Prusse, elle est en 1871 capitale de l’Empire allemand. Brillante dans les années 1920, puis centre du pouvoir nazi, elle est en ruine en 1945. Partagée entre quatre puissances et coupée par un mur de 1961 à 1989, elle redevient capitale en 1990.',
    'Capital de Alemania, nacida de las villas gemelas de Berlín y Cölln, junto al Spree; Cölln se cita desde 1237. Residencia de los electores de Brandeburgo desde el siglo XV y después de los reyes de Prusia, fue en 1871 capital del Imperio alemán. Brillante en los años veinte y luego centro del poder nazi, en 1945 estaba en ruinas. Repartida entre cuatro potencias y cortada por un muro de 1961 a 1989, volvió a ser capital en 1990.',
    'ドイツの首都。シュプレー川の双子の町に始まり、1237年の文書に初めて見える。15世紀からブランデンブルク選帝侯の、のちプロイセン王の居所となり、1871年にドイツ帝国の首都となった。1920年代に文化が花開き、ナチス支配の中心を経て、1945年には廃墟となる。四か国に分割され、1961年から1989年まで壁に隔てられ、1990年に再び首都となった。',
  ],
  events: [
    {
      when: '1871-01-18',
      title: [
        '成为德意志帝国首都',
        'Becomes capital of the German Empire',
        'Devient la capitale de l’Empire allemand',
        'Es capital del Imperio alemán',
        'ドイツ帝国の首都となる',
      ],
      at: 'berlin-city',
      weight: 2,
      source: ['large-berlin'],
    },
    {
      when: '1961-08-13',
      title: [
        '东德一夜筑起柏林墙',
        'The Wall goes up overnight',
        'Le Mur s’élève en une nuit',
        'El Muro se levanta en una noche',
        '一夜にして壁が築かれる',
      ],
      at: 'berlin-city',
      weight: 3,
      source: ['sarotte-collapse'],
    },
  ],
  relations: [
    { word: 'part-of', to: 'holy-roman-empire', when: ['1237~', '1806'], source: ['large-berlin'] },
    {
      word: 'counterpart-of',
      to: 'paris-city',
      when: '1987',
      note: [
        '1987年两市结为伙伴城市',
        'The two became partner cities in 1987',
        'Les deux villes sont partenaires depuis 1987',
        'Las dos son ciudades asociadas desde 1987',
        '1987年に両市は提携都市となった',
      ],
      source: ['large-berlin'],
    },
  ],
  same: { wikidata: 'Q64' },
});
