import type { Place } from '../subject.ts';

export const scienceAndCities = {
  goree: { at: [14.6672, -17.3986], name: ['戈雷岛', 'Gorée', 'Gorée', 'Gorea', 'ゴレ島'] },
  'hispaniola-colony': {
    at: [18.4861, -69.9312],
    name: ['圣多明各', 'Santo Domingo', 'Saint-Domingue', 'Santo Domingo', 'サント・ドミンゴ'],
  },
  nara: { at: [34.6851, 135.8048], name: ['奈良', 'Nara', 'Nara', 'Nara', '奈良'] },
  tokyo: { at: [35.6762, 139.6503], name: ['东京', 'Tokyo', 'Tokyo', 'Tokio', '東京'] },
  shrewsbury: {
    at: [52.7081, -2.7549],
    name: ['什鲁斯伯里', 'Shrewsbury', 'Shrewsbury', 'Shrewsbury', 'シュルーズベリー'],
  },
  galapagos: {
    at: [-0.6, -90.4],
    name: ['加拉帕戈斯群岛', 'Galápagos Islands', 'îles Galápagos', 'islas Galápagos', 'ガラパゴス諸島'],
  },
  'down-house': { at: [51.3315, 0.0534], name: ['唐恩村', 'Downe', 'Downe', 'Downe', 'ダウン村'] },
  trier: { at: [49.7596, 6.6439], name: ['特里尔', 'Trier', 'Trèves', 'Tréveris', 'トリーア'] },
  'scutari-barracks': {
    at: [41.0036, 29.0156],
    name: ['斯库塔里兵营', 'Scutari barracks', 'caserne de Scutari', 'cuartel de Escútari', 'スクタリ兵営'],
  },
  warsaw: { at: [52.2297, 21.0122], name: ['华沙', 'Warsaw', 'Varsovie', 'Varsovia', 'ワルシャワ'] },
  stockholm: { at: [59.3293, 18.0686], name: ['斯德哥尔摩', 'Stockholm', 'Stockholm', 'Estocolmo', 'ストックホルム'] },
  bern: { at: [46.948, 7.4474], name: ['伯尔尼', 'Bern', 'Berne', 'Berna', 'ベルン'] },
  princeton: { at: [40.3487, -74.6593], name: ['普林斯顿', 'Princeton', 'Princeton', 'Princeton', 'プリンストン'] },
  ulm: { at: [48.4011, 9.9876], name: ['乌尔姆', 'Ulm', 'Ulm', 'Ulm', 'ウルム'] },
  'saint-remy': {
    at: [43.7889, 4.8317],
    name: [
      '圣雷米',
      'Saint-Rémy-de-Provence',
      'Saint-Rémy-de-Provence',
      'Saint-Rémy-de-Provence',
      'サン・レミ・ド・プロヴァンス',
    ],
  },
  moma: {
    at: [40.7614, -73.9776],
    name: [
      '纽约现代艺术博物馆',
      'Museum of Modern Art, New York',
      'Museum of Modern Art, New York',
      'Museo de Arte Moderno, Nueva York',
      'ニューヨーク近代美術館',
    ],
  },
  'oslo-national-museum': {
    at: [59.9116, 10.7298],
    name: [
      '奥斯陆国立博物馆',
      'National Museum, Oslo',
      'Musée national, Oslo',
      'Museo Nacional, Oslo',
      'オスロ国立美術館',
    ],
  },
} as const satisfies Record<string, Place>;
