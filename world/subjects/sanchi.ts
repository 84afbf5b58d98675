import { subject } from '../subject.ts';

export default subject({
  id: 'sanchi',
  kind: 'site',
  region: 'south-asia',
  names: ['桑奇佛塔', 'Sanchi', 'Sanchi', 'Sanchi', 'サーンチー'],
  otherNames: [
    ['桑吉大塔', '山奇大塔'],
    ['Great Stupa of Sanchi', 'Kakanava'],
    ['Grand Stupa de Sanchi'],
    ['Gran Estupa de Sanchi'],
    ['サーンチーの仏塔', 'サンチー'],
  ],
  times: [
    { role: 'made', span: ['-0250~', '-0001~'], source: ['marshall-sanchi'] },
    { role: 'span', span: ['-0250~', '..'], source: ['unesco-world-heritage', '524'] },
  ],
  place: {
    at: [23.4793, 77.7397],
    name: [
      '印度中央邦桑奇',
      'Sanchi, Madhya Pradesh',
      'Sanchi, Madhya Pradesh',
      'Sanchi, Madhya Pradesh',
      'サーンチー（マディヤ・プラデーシュ州）',
    ],
  },
  summary: [
    '印度中部山丘上的佛教遗址，存有佛塔、寺院与石柱，自前3世纪延续至公元12世纪前后。大塔由阿育王始建，砖砌半球，后世包石扩大近一倍，四面立有雕满佛传与本生的石门；当时尚不直接刻画佛陀，只以足迹、法轮、空座示之。栏杆上数百则捐献题记，多出自商人、工匠与比丘尼，是研究早期佛教社会的宝库。',
    'Buddhist hill site in central India, with stupas, monasteries and pillars of some fourteen centuries. Its Great Stupa began as a brick mound of Ashoka’s time, was later doubled in size and faced with stone, and received four gateways carved with the Buddha’s lives, where he himself is shown only by footprints, wheel or empty throne. Hundreds of inscriptions name its donors: merchants, craftsmen, nuns.',
    'Site bouddhique sur une colline de l’Inde centrale : stupas, monastères et piliers couvrant quelque quatorze siècles. Le Grand Stupa, tertre de brique du temps d’Ashoka, fut doublé de volume et revêtu de pierre, puis doté de quatre portails sculptés des vies du Bouddha, lui-même évoqué par des empreintes, une roue ou un trône vide. Des centaines d’inscriptions nomment les donateurs : marchands, artisans, nonnes.',
    'Yacimiento budista en una colina del centro de la India, con estupas, monasterios y pilares de unos catorce siglos. La Gran Estupa, túmulo de ladrillo de tiempos de Ashoka, fue luego duplicada y revestida de piedra, y recibió cuatro puertas talladas con las vidas de Buda, al que solo aluden huellas, rueda o trono vacío. Cientos de inscripciones nombran a sus donantes: mercaderes, artesanos, monjas.',
    'インド中部の丘に残る仏教遺跡。前3世紀から12世紀頃までの仏塔、僧院、石柱が並ぶ。第一塔はアショーカ王の時代の煉瓦塔に始まり、のち石で覆われて約二倍に拡大され、四方に塔門が加えられた。門には仏伝と本生譚が彫られるが、仏陀自身は足跡や法輪、空の座で示される。数百の寄進銘には商人、職人、尼僧の名が見える。',
  ],
  events: [
    {
      when: '-0250~',
      title: [
        '阿育王建砖塔并立石柱',
        'Ashoka’s brick stupa and pillar are set up',
        'On élève le stupa de brique et le pilier d’Ashoka',
        'Se levantan la estupa de ladrillo y el pilar de Ashoka',
        'アショーカが煉瓦の塔と石柱を建てる',
      ],
      at: 'sanchi',
      weight: 2,
      with: ['ashoka'],
      source: ['marshall-sanchi'],
    },
    {
      when: ['-0050~', '-0001~'],
      title: [
        '四座石门雕成，其一为毗底沙象牙匠所献',
        'The four gateways are carved, one in part by the ivory workers of Vidisha',
        'Les quatre portails sont sculptés, en partie par les ivoiriers de Vidisha',
        'Se tallan las cuatro puertas, en parte por los eborarios de Vidisha',
        '四基の塔門が彫られ、一部はヴィディシャーの象牙工の手になる',
      ],
      at: 'sanchi',
      weight: 3,
      source: ['marshall-sanchi'],
    },
    {
      when: '1818',
      title: [
        '英军将领泰勒重新发现遗址',
        'General Taylor comes upon the forgotten site',
        'Le général Taylor découvre le site oublié',
        'El general Taylor da con el lugar olvidado',
        'テイラー将軍が忘れられた遺跡を見いだす',
      ],
      at: 'sanchi',
      weight: 1,
      source: ['marshall-sanchi'],
    },
    {
      when: ['1912', '1919'],
      title: [
        '马歇尔主持发掘与修复',
        'John Marshall excavates and restores the monuments',
        'John Marshall fouille et restaure les monuments',
        'John Marshall excava y restaura los monumentos',
        'マーシャルが発掘と修復を行う',
      ],
      at: 'sanchi',
      weight: 2,
      source: ['marshall-sanchi'],
    },
  ],
  relations: [
    { word: 'dedicated-to', to: 'gautama-buddha', source: ['marshall-sanchi'] },
    {
      word: 'depicts',
      to: 'ashoka',
      note: [
        '南门与东门浮雕有阿育王朝礼菩提树与舍利塔之景',
        'Reliefs on the gateways show Ashoka visiting the Bodhi tree and a stupa of relics',
        'Des reliefs des portails montrent Ashoka devant l’arbre de la Bodhi et un stupa à reliques',
        'Relieves de las puertas muestran a Ashoka ante el árbol Bodhi y una estupa de reliquias',
        '塔門の浮彫に、菩提樹や舎利塔を訪れるアショーカの姿がある',
      ],
      source: ['marshall-sanchi'],
    },
    { word: 'dedicated-to', to: 'buddhism', source: ['unesco-world-heritage', '524'] },
    {
      word: 'resembles',
      to: 'mogao-caves',
      note: [
        '一以浮雕、一以壁画，同为叙述佛传与本生的宏大图像库',
        'One in relief, the other in paint, both tell the Buddha’s lives at great length in pictures',
        'L’un en relief, l’autre en peinture, tous deux racontent longuement les vies du Bouddha',
        'Uno en relieve y otro en pintura, ambos narran por extenso las vidas de Buda',
        '一方は浮彫、他方は壁画で、仏伝と本生譚を大規模に語る',
      ],
      source: ['harvey-buddhism'],
    },
  ],
});
