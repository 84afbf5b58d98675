import { subject } from '../subject.ts';

export default subject({
  id: 'horyu-ji',
  kind: 'site',
  region: 'east-asia',
  names: ['法隆寺', 'Hōryū-ji', 'Hōryū-ji', 'Hōryū-ji', '法隆寺'],
  otherNames: [
    ['斑鸠寺'],
    ['Temple of the Flourishing Law'],
    ['temple de la Loi florissante'],
    ['templo de la Ley Floreciente'],
    ['斑鳩寺'],
  ],
  times: [
    { role: 'made', span: ['0607', '0711'], source: ['cambridge-japan', 'vol. 1'] },
    { role: 'span', span: ['0607', '..'], source: ['unesco-world-heritage', '660'] },
  ],
  place: {
    at: [34.6144, 135.7342],
    name: ['奈良斑鸠', 'Ikaruga, Nara', 'Ikaruga, Nara', 'Ikaruga, Nara', '奈良県斑鳩'],
  },
  summary: [
    '日本奈良斑鸠的佛寺，拥有现存世界最古的木构建筑。据药师像铭文，607年由推古天皇与圣德太子创建；《日本书纪》记670年毁于火，今西院的金堂、五重塔约重建于7世纪末至8世纪初，柱身微凸，斗拱作云形，承中国南北朝与朝鲜之风。东院梦殿供救世观音。1949年金堂壁画毁于火灾，次年日本据此制定文化财保护法。',
    'Buddhist temple at Ikaruga near Nara, with the oldest wooden buildings in the world that still stand. An inscription dates its founding, by Empress Suiko and Prince Shōtoku, to 607; the Nihon shoki reports a fire in 670, and the Golden Hall and the five-storey pagoda were put up again about 700, in a style from China by way of Korea. A fire in 1949 ruined its wall paintings and led to Japan’s law on cultural property.',
    'Temple bouddhique d’Ikaruga, près de Nara, où subsistent les plus anciens édifices de bois du monde. Une inscription date sa fondation, par l’impératrice Suiko et le prince Shōtoku, de 607 ; le Nihon shoki rapporte un incendie en 670, et le Pavillon d’or et la pagode à cinq étages furent relevés vers 700, dans un style venu de Chine par la Corée. L’incendie de 1949, qui ruina ses peintures, suscita la loi sur le patrimoine.',
    'Templo budista de Ikaruga, cerca de Nara, con los edificios de madera más antiguos del mundo que siguen en pie. Una inscripción fecha su fundación, por la emperatriz Suiko y el príncipe Shōtoku, en 607; el Nihon shoki refiere un incendio en 670, y el Pabellón Dorado y la pagoda de cinco pisos se rehicieron hacia 700, en un estilo llegado de China por Corea. El incendio de 1949, que arruinó sus pinturas, motivó la ley del patrimonio.',
    '奈良県斑鳩の寺院で、世界最古の木造建築群を擁する。薬師如来像の銘は607年、推古天皇と聖徳太子の創建と伝える。『日本書紀』は670年の火災を記し、現在の西院の金堂と五重塔は700年前後の再建とされる。胴張りの柱や雲形の組物に、朝鮮を経た中国の様式が見える。1949年に金堂壁画が焼損し、翌年の文化財保護法のきっかけとなった。',
  ],
  events: [
    {
      when: '0607',
      title: [
        '药师像铭文所记创建之年',
        'An inscription dates the founding to this year',
        'Une inscription date de cette année la fondation',
        'Una inscripción data en este año la fundación',
        '薬師如来像の銘が創建の年とする',
      ],
      at: 'ikaruga',
      weight: 3,
      with: ['japan'],
      source: ['cambridge-japan', 'vol. 1'],
    },
    {
      when: '0670',
      title: [
        '寺院毁于火',
        'Fire destroys the temple',
        'Le feu détruit le temple',
        'El fuego destruye el templo',
        '火災で焼失する',
      ],
      at: 'ikaruga',
      weight: 2,
      source: ['nihon-shoki'],
    },
    {
      when: '1949-01-26',
      title: [
        '金堂壁画毁于火灾',
        'Fire ruins the wall paintings of the Golden Hall',
        'Le feu ruine les peintures du Pavillon d’or',
        'El fuego arruina las pinturas del Pabellón Dorado',
        '金堂壁画が火災で損なわれる',
      ],
      at: 'ikaruga',
      weight: 2,
      source: ['unesco-world-heritage', '660'],
    },
  ],
  relations: [
    { word: 'dedicated-to', to: 'buddhism', when: '0607', source: ['unesco-world-heritage', '660'] },
    { word: 'located-in', to: 'japan', source: ['unesco-world-heritage', '660'] },
  ],
});
