import { subject } from '../subject.ts';

export default subject({
  id: 'liberty-leading-the-people',
  kind: 'painting',
  region: 'europe',
  names: [
    '自由引导人民',
    'Liberty Leading the People',
    'La Liberté guidant le peuple',
    'La Libertad guiando al pueblo',
    '民衆を導く自由の女神',
  ],
  otherNames: [[], ['The 28th of July 1830'], ['Le 28 juillet 1830'], ['El 28 de julio de 1830'], ['1830年7月28日']],
  times: [{ role: 'made', span: ['1830', '1830'], source: ['louvre-collections', 'RF 129'] }],
  place: {
    at: [48.8611, 2.3364],
    name: ['巴黎卢浮宫', 'Louvre, Paris', 'musée du Louvre, Paris', 'Museo del Louvre, París', 'パリ、ルーヴル美術館'],
  },
  summary: [
    '欧仁·德拉克洛瓦为1830年七月革命所作的油画。头戴弗里吉亚帽的女子赤足袒胸，一手高举三色旗，一手持枪，带领戴礼帽的市民、工匠和持双枪的少年越过街垒与尸体，远处可见圣母院的塔楼。1831年沙龙展出后由国家购藏，旋因惹人不安而收起，1874年入卢浮宫。',
    'Eugène Delacroix’s painting of the July Revolution of 1830. A bare-breasted woman in a Phrygian cap, the tricolour in one hand and a musket in the other, leads a man in a top hat, workmen and a boy with two pistols over a barricade and the dead; the towers of Notre-Dame rise behind. Bought by the state at the Salon of 1831, it was soon put out of sight, and came to the Louvre in 1874.',
    'Tableau d’Eugène Delacroix sur la révolution de juillet 1830. Une femme au sein nu, coiffée du bonnet phrygien, le drapeau tricolore d’une main, un fusil de l’autre, entraîne par-dessus la barricade et les morts un homme en haut-de-forme, des ouvriers et un gamin à deux pistolets ; au fond, les tours de Notre-Dame. Acheté par l’État au Salon de 1831, vite mis à l’écart, il entre au Louvre en 1874.',
    'Cuadro de Eugène Delacroix sobre la revolución de julio de 1830. Una mujer con el pecho descubierto y gorro frigio, la bandera tricolor en una mano y un fusil en la otra, guía sobre la barricada y los muertos a un hombre con chistera, obreros y un muchacho con dos pistolas; al fondo, las torres de Notre-Dame. Comprado por el Estado en el Salón de 1831 y pronto retirado, llegó al Louvre en 1874.',
    'ウジェーヌ・ドラクロワが1830年の七月革命を描いた油彩画。フリギア帽をかぶり胸をあらわにした女性が、片手に三色旗、片手に銃を持ち、シルクハットの男や職人、二丁の拳銃を構える少年を率いて、バリケードと屍を越えてゆく。奥にノートルダムの塔が見える。1831年のサロンで国が買い上げたが、やがて片づけられ、1874年にルーヴルに入った。',
  ],
  events: [
    {
      when: '1831-05',
      title: [
        '在巴黎沙龙展出，由国家购藏',
        'The canvas is shown at the Salon and bought by the state',
        'La toile est exposée au Salon et achetée par l’État',
        'El lienzo se expone en el Salón y lo compra el Estado',
        'サロンに展示され、国が買い上げる',
      ],
      at: 'louvre',
      weight: 2,
      source: ['louvre-collections', 'RF 129'],
    },
    {
      when: '1874',
      title: [
        '移入卢浮宫',
        'The Louvre receives the canvas',
        'La toile entre au Louvre',
        'El lienzo entra en el Louvre',
        'ルーヴル美術館に入る',
      ],
      at: 'louvre',
      weight: 2,
      source: ['louvre-collections', 'RF 129'],
    },
  ],
  relations: [
    {
      word: 'draws-on',
      to: 'french-revolution',
      note: [
        '弗里吉亚帽与三色旗皆为1789年革命的标志',
        'Phrygian cap and tricolour are emblems of the Revolution of 1789',
        'Bonnet phrygien et drapeau tricolore sont des emblèmes de 1789',
        'El gorro frigio y la tricolor son emblemas de 1789',
        'フリギア帽と三色旗は1789年の革命の象徴である',
      ],
      source: ['jobert-delacroix'],
    },
    { word: 'kept-in', to: 'paris-city', when: ['1831', '..'], source: ['louvre-collections', 'RF 129'] },
  ],
  same: { wikidata: 'Q29530' },
});
