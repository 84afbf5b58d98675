import { subject } from '../subject.ts';

export default subject({
  id: 'coronation-of-napoleon',
  kind: 'painting',
  region: 'europe',
  names: [
    '拿破仑加冕',
    'The Coronation of Napoleon',
    'Le Sacre de Napoléon',
    'La coronación de Napoleón',
    'ナポレオンの戴冠式',
  ],
  otherNames: [
    ['加冕礼'],
    ['The Consecration of the Emperor Napoleon I'],
    ['Sacre de l’empereur Napoléon Iᵉʳ'],
    ['La consagración de Napoleón'],
    ['皇帝ナポレオン一世の聖別式'],
  ],
  disambiguation: ['大卫的油画', 'painting by David', 'tableau de David', 'cuadro de David', 'ダヴィッドの絵画'],
  times: [{ role: 'made', span: ['1805', '1807'], source: ['louvre-collections', 'INV 3699'] }],
  place: {
    at: [48.8611, 2.3364],
    name: ['巴黎卢浮宫', 'Louvre, Paris', 'musée du Louvre, Paris', 'Museo del Louvre, París', 'パリ、ルーヴル美術館'],
  },
  summary: [
    '雅克-路易·大卫1805至1807年绘的巨幅油画，长近十米，表现1804年12月2日巴黎圣母院的典礼。画家不取拿破仑自己戴冠的瞬间，而画他为约瑟芬加冕；教皇庇护七世坐在其后，皇帝的母亲其实缺席，却居中就座。近一百五十人物多为肖像，宣传与历史、真实与虚构在此难分。',
    'A huge painting by Jacques-Louis David, almost ten metres wide, made in 1805–1807, of the ceremony in Notre-Dame on 2 December 1804. David shows not Napoleon taking his own crown but Napoleon crowning Josephine, with Pope Pius VII behind him. The emperor’s mother, who was absent, sits in the middle of the hall. Most of the hundred and fifty figures are portraits.',
    'Immense toile de Jacques-Louis David, large de près de dix mètres, peinte en 1805-1807, montrant la cérémonie de Notre-Dame du 2 décembre 1804. David ne peint pas Napoléon ceignant lui-même la couronne, mais Napoléon couronnant Joséphine, le pape Pie VII derrière lui. La mère de l’empereur, absente, trône au milieu de la nef. La plupart des cent cinquante figures sont des portraits.',
    'Lienzo enorme de Jacques-Louis David, de casi diez metros de ancho, pintado en 1805-1807, que muestra la ceremonia de Notre-Dame del 2 de diciembre de 1804. David no pinta a Napoleón ciñéndose la corona, sino coronando a Josefina, con el papa Pío VII detrás. La madre del emperador, que no asistió, se sienta en el centro de la nave. La mayoría de las ciento cincuenta figuras son retratos.',
    'ジャック＝ルイ・ダヴィッドが1805年から1807年にかけて描いた、横幅が十メートル近い大作。1804年12月2日のノートルダム大聖堂での式典を表す。画家は、自ら冠を戴くナポレオンではなく、ジョゼフィーヌに冠を授ける場面を選び、背後に教皇ピウス七世を置いた。実際には欠席した皇帝の母も中央に座る。百五十人近い人物の多くは肖像である。',
  ],
  events: [
    {
      when: '1804-12-02',
      title: [
        '拿破仑在巴黎圣母院加冕',
        'Napoleon is crowned in Notre-Dame',
        'Napoléon est sacré à Notre-Dame',
        'Napoleón es coronado en Notre-Dame',
        'ナポレオンがノートルダム大聖堂で戴冠する',
      ],
      at: 'notre-dame',
      weight: 3,
      with: ['napoleon'],
      source: ['roberts-napoleon'],
    },
    {
      when: '1808-01-04',
      title: [
        '拿破仑观画，向大卫脱帽致意',
        'Napoleon sees the picture and salutes David',
        'Napoléon voit le tableau et salue David',
        'Napoleón ve el cuadro y saluda a David',
        'ナポレオンが完成作を見て、ダヴィッドに敬意を表す',
      ],
      at: 'paris',
      weight: 2,
      with: ['napoleon'],
      source: ['delecluze'],
    },
    {
      when: '1889',
      title: [
        '由凡尔赛移入卢浮宫',
        'Moves from Versailles to the Louvre',
        'Passe de Versailles au Louvre',
        'Pasa de Versalles al Louvre',
        'ヴェルサイユからルーヴルへ移る',
      ],
      at: 'louvre',
      weight: 1,
      source: ['louvre-collections', 'INV 3699'],
    },
  ],
  relations: [
    { word: 'depicts', to: 'napoleon', when: '1804-12-02', source: ['louvre-collections', 'INV 3699'] },
    {
      word: 'evokes',
      to: 'charlemagne',
      note: [
        '典礼中捧持的“查理曼之冠”其实是为当日新制的',
        'The “crown of Charlemagne” carried in the ceremony had been newly made for the day',
        'La « couronne de Charlemagne » portée à la cérémonie venait d’être fabriquée pour l’occasion',
        'La «corona de Carlomagno» llevada en la ceremonia se había hecho para la ocasión',
        '式で捧げ持たれた「シャルルマーニュの冠」は、この日のための新作であった',
      ],
      source: ['louvre-collections'],
    },
  ],
});
