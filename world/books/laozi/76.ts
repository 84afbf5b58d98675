import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '76',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '人之生也柔弱，其死也堅強。',
      zh: '人一生下来是软的、弱的，死了就又僵又硬。',
      en: 'A man at birth is soft and weak; at death he is hard and stiff.',
      fr: 'L’homme, vivant, est souple et faible ; mort, il est dur et raide.',
      es: 'El hombre, vivo, es blando y débil; muerto, es duro y rígido.',
      jp: '人は生きている時はやわらかく弱々しいが、死ねば堅くこわばる。',
    },
    {
      id: '2',
      kind: 'verse',
      original: '萬物草木之生也柔脆，其死也枯槁。',
      zh: '草木万物，活的时候又软又嫩，死了就枯干。',
      en: 'Things, grasses and trees, are soft and tender when they live; when they die they are dry and withered.',
      fr: 'Les êtres, herbes et arbres, sont vivants souples et tendres ; morts, secs et flétris.',
      es: 'Los seres, hierbas y árboles, vivos son blandos y tiernos; muertos, secos y marchitos.',
      jp: '草木をはじめ万物は、生きている時はやわらかくもろいが、死ねば枯れて干からびる。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '故堅強者死之徒，柔弱者生之徒。',
      zh: '所以，硬的、强的，跟死是一伙；软的、弱的，跟活是一伙。',
      en: 'So the hard and stiff are the companions of death, the soft and weak the companions of life.',
      fr: 'Ainsi le dur et le raide sont les compagnons de la mort ; le souple et le faible, les compagnons de la vie.',
      es: 'Así, lo duro y rígido es compañero de la muerte; lo blando y débil, compañero de la vida.',
      jp: 'だから、堅くこわばったものは死の仲間であり、やわらかく弱いものは生の仲間である。',
    },
  ],
};
