import { subject } from '../subject.ts';

export default subject({
  id: 'bonampak-murals',
  kind: 'painting',
  region: 'americas',
  names: [
    '博南帕克壁画',
    'Bonampak Murals',
    'Peintures murales de Bonampak',
    'Murales de Bonampak',
    'ボナンパクの壁画',
  ],
  otherNames: [
    ['彩绘神庙壁画'],
    ['Temple of the Murals', 'Structure 1'],
    ['temple des Peintures', 'structure 1'],
    ['Templo de las Pinturas', 'Estructura 1'],
    ['壁画の神殿', '建造物1'],
  ],
  times: [{ role: 'made', span: ['0791~', '0792~'], source: ['bonampak-inscriptions'] }],
  place: {
    at: [16.704, -91.065],
    name: [
      '墨西哥恰帕斯的博南帕克',
      'Bonampak, Chiapas',
      'Bonampak, Chiapas',
      'Bonampak, Chiapas',
      'チアパス州ボナンパク',
    ],
  },
  summary: [
    '墨西哥恰帕斯雨林中一座小神庙三个房间里的玛雅壁画，约作于791年，是古代美洲保存最完整的大型彩绘。近三百个人物中，有人更衣奏乐，有人混战、审判俘虏，有人头戴羽冠起舞，贵妇们则刺舌献血。不少人物旁写有题名；城市随后衰落，画面似未完工。1946年为外界所知，一改人们眼中玛雅人爱好和平的形象。',
    'Maya wall paintings of about AD 791 in the three rooms of a small temple in Chiapas, the most complete murals of ancient America. Nearly three hundred figures robe for a ceremony, make music, fight, judge captives, dance in great headdresses and draw their own blood. The city failed before the work was finished. Made known in 1946, they ended the belief that the Maya were a peaceful people.',
    'Peintures murales mayas d’environ 791, dans les trois salles d’un petit temple du Chiapas : l’ensemble le plus complet de l’Amérique ancienne. Près de trois cents figures s’habillent pour la cérémonie, jouent de la musique, combattent, jugent des captifs, dansent sous de hautes coiffes et se tirent le sang. La cité tomba avant l’achèvement. Révélées en 1946, elles ruinèrent l’idée de Mayas pacifiques.',
    'Pinturas murales mayas de hacia 791, en las tres salas de un pequeño templo de Chiapas: el conjunto más completo de la América antigua. Cerca de trescientas figuras se visten para la ceremonia, tañen instrumentos, combaten, juzgan cautivos, danzan con grandes tocados y se extraen sangre. La ciudad decayó antes de que se acabaran. Dadas a conocer en 1946, acabaron con la idea de unos mayas pacíficos.',
    'メキシコ、チアパスの密林の小神殿にある、791年頃のマヤの壁画。三つの部屋を埋める古代アメリカで最も完全な大作で、三百人近い人物が儀式の装いをし、音楽を奏で、戦い、捕虜を裁き、大きな羽飾りで舞い、自らの血を捧げる。都市の衰えのため未完に終わったらしい。1946年に知られ、平和を好むマヤという通念を覆した。',
  ],
  events: [
    {
      when: '0791~',
      title: [
        '国王亚豪·昌·穆万二世命人作画',
        'King Yajaw Chan Muwaan II has the rooms painted',
        'Le roi Yajaw Chan Muwaan II fait peindre les salles',
        'El rey Yajaw Chan Muwaan II manda pintar las salas',
        '王ヤハウ・チャン・ムワーン二世が部屋に描かせる',
      ],
      at: 'bonampak',
      weight: 3,
      with: ['maya'],
      source: ['bonampak-inscriptions'],
    },
    {
      when: '1946',
      title: [
        '贾尔斯·希利在拉坎东人引导下见到壁画',
        'Giles Healey sees the paintings, guided by Lacandon Maya',
        'Giles Healey voit les peintures, guidé par des Lacandons',
        'Giles Healey ve las pinturas, guiado por lacandones',
        'ジャイルズ・ヒーリーがラカンドン人の案内で壁画を見る',
      ],
      at: 'bonampak',
      weight: 2,
      source: ['miller-brittenham'],
    },
  ],
  relations: [
    { word: 'made-under', to: 'maya', when: '0791~', source: ['bonampak-inscriptions'] },
    { word: 'shows-world-of', to: 'maya', source: ['miller-brittenham'] },
    {
      word: 'resembles',
      to: 'padmapani-of-ajanta',
      note: [
        '两处壁画都侥幸留存，让人得见一个宫廷世界',
        'Both preserve by luck a courtly world painted on walls',
        'Tous deux ont conservé par chance un monde de cour peint sur des murs',
        'Ambos conservaron por fortuna un mundo cortesano pintado en muros',
        'どちらも壁に描かれた宮廷の世界が偶然残ったもの',
      ],
      source: ['miller-brittenham'],
    },
    {
      word: 'resembles',
      to: 'villa-of-the-mysteries',
      note: [
        '都把一场仪式铺展在四壁，环绕观者',
        'Both surround the visitor with a rite told along the four walls',
        'Toutes deux entourent le visiteur d’un rite déroulé sur quatre murs',
        'Ambas rodean al visitante con un rito que recorre los cuatro muros',
        'どちらも四方の壁に一つの儀式を繰り広げ、見る者を囲む',
      ],
      source: ['miller-brittenham'],
    },
  ],
});
