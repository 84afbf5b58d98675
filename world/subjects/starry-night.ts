import { subject } from '../subject.ts';

export default subject({
  id: 'starry-night',
  kind: 'painting',
  region: 'europe',
  names: ['星夜', 'The Starry Night', 'La Nuit étoilée', 'La noche estrellada', '星月夜'],
  otherNames: [
    ['星空', '星月夜'],
    ['Starry Night'],
    ['Nuit étoilée de Saint-Rémy'],
    ['Noche estrellada'],
    ['ゴッホの星月夜'],
  ],
  times: [{ role: 'made', span: ['1889-06', '1889-06'], source: ['moma-collection', '472.1941'] }],
  place: {
    at: [40.7614, -73.9776],
    name: [
      '纽约现代艺术博物馆',
      'Museum of Modern Art, New York',
      'Museum of Modern Art, New York',
      'Museo de Arte Moderno, Nueva York',
      'ニューヨーク近代美術館',
    ],
  },
  summary: [
    '文森特·凡·高1889年6月在圣雷米的疗养院所作油画。画他在破晓前从铁窗望见的东方天空：漩涡般的云气、十一颗带光晕的星与月牙，近处丝柏如火焰，远处村庄则出于想象，尖塔似故乡荷兰。他本人对此画并不满意。1941年归纽约现代艺术博物馆，遂成其最知名的作品。',
    'The canvas that Vincent van Gogh painted in June 1889 in the asylum of Saint-Rémy. It shows the eastern sky that he watched before dawn through a barred window: whirling air, eleven haloed stars and a crescent moon, with a cypress like a flame. The village below is invented; its spire is more Dutch than Provençal. He thought little of the picture. The Museum of Modern Art acquired it in 1941.',
    'Toile que Vincent van Gogh peignit en juin 1889 à l’asile de Saint-Rémy. Elle montre le ciel d’orient qu’il regardait avant l’aube par une fenêtre grillée : souffles en tourbillon, onze étoiles nimbées et un croissant de lune, un cyprès pareil à une flamme. Le village est inventé ; son clocher est plus hollandais que provençal. Lui-même en faisait peu de cas. Le MoMA l’acquit en 1941.',
    'Lienzo que Vincent van Gogh pintó en junio de 1889 en el asilo de Saint-Rémy. Muestra el cielo de oriente que contemplaba antes del alba por una ventana con rejas: aire en remolinos, once estrellas con halo y una luna creciente, un ciprés como una llama. El pueblo es inventado; su campanario es más holandés que provenzal. Él mismo lo tenía en poco. El MoMA lo adquirió en 1941.',
    'フィンセント・ファン・ゴッホが1889年6月、サン・レミの療養院で描いた油彩画。夜明け前に鉄格子の窓から眺めた東の空で、渦巻く大気、光の輪をもつ十一の星と三日月、炎のような糸杉が描かれる。下の村は想像によるもので、尖塔はプロヴァンスよりオランダに似る。画家自身の評価は低かった。1941年にニューヨーク近代美術館に入った。',
  ],
  events: [
    {
      when: '1889-06-18',
      title: [
        '凡·高写信给弟弟提奥，说画了一幅新的星空',
        'Van Gogh writes to his brother of a new starry sky',
        'Van Gogh annonce à son frère un nouveau ciel étoilé',
        'Van Gogh escribe a su hermano sobre un nuevo cielo estrellado',
        'ファン・ゴッホが弟に新しい星空の絵を告げる',
      ],
      at: 'saint-remy',
      weight: 3,
      source: ['van-gogh-letters', '782'],
    },
    {
      when: '1941',
      title: [
        '归纽约现代艺术博物馆',
        'The Museum of Modern Art acquires the canvas',
        'Le MoMA acquiert la toile',
        'El MoMA adquiere el lienzo',
        'ニューヨーク近代美術館に入る',
      ],
      at: 'moma',
      weight: 2,
      source: ['moma-collection', '472.1941'],
    },
  ],
  relations: [
    { word: 'kept-in', to: 'united-states', when: ['1941', '..'], source: ['moma-collection', '472.1941'] },
    {
      word: 'compared-with',
      to: 'great-wave',
      note: [
        '凡·高在信里称北斋的浪如利爪；贝利认为画中天空的漩涡与之呼应',
        'Van Gogh wrote that Hokusai’s waves are claws; Martin Bailey hears their echo in the swirling sky',
        'Van Gogh écrit que les vagues de Hokusai sont des griffes ; Martin Bailey en voit l’écho dans le ciel',
        'Van Gogh escribió que las olas de Hokusai son garras; Martin Bailey oye su eco en el cielo',
        'ファン・ゴッホは北斎の波を爪にたとえ、ベイリーは空の渦にその響きを見る',
      ],
      source: ['bailey-starry-night'],
    },
  ],
  same: { wikidata: 'Q45585' },
});
