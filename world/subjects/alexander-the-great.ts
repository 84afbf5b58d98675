import { subject } from '../subject.ts';

export default subject({
  id: 'alexander-the-great',
  kind: 'person',
  region: 'europe',
  names: ['亚历山大大帝', 'Alexander the Great', 'Alexandre le Grand', 'Alejandro Magno', 'アレクサンドロス大王'],
  otherNames: [['亚历山大三世', '亚历山大'], ['Alexander III of Macedon', 'Iskandar'], ['Alexandre III de Macédoine', 'Alexandre'], ['Alejandro III de Macedonia', 'Alejandro el Grande'], ['アレキサンダー大王', 'アレクサンドロス三世', 'イスカンダル']],
  times: [
    { role: 'life', span: ['-0356-07~', '-0323-06-11'], source: ['plutarch', 'Alexander 3; 76'] },
    { role: 'reign', span: ['-0336', '-0323'], source: ['arrian', '1.1; 7.28'] },
  ],
  place: { at: [40.76, 22.519], name: ['马其顿佩拉', 'Pella, Macedon', 'Pella, Macédoine', 'Pela, Macedonia', 'マケドニアのペラ'] },
  summary: [
    '马其顿国王，腓力二世之子，少时受教于亚里士多德。二十岁即位，先平定希腊，继而渡海攻波斯，在格拉尼库斯、伊苏斯、高加米拉三战连捷，灭阿契美尼德王朝，兵锋直抵印度河流域。他沿途建城，起用波斯人，娶巴克特里亚贵女，三十二岁病死于巴比伦。帝国旋即瓦解，希腊语文却从此通行东方。',
    'King of Macedon, son of Philip II and pupil of Aristotle. He came to the throne at twenty, secured Greece and crossed into Asia, where the victories of the Granicus, Issus and Gaugamela brought down the Persian empire. His army marched as far as the plains of the Indus. He founded cities, took Persians into his service and died at Babylon at thirty-two.',
    'Roi de Macédoine, fils de Philippe II et élève d’Aristote. Monté sur le trône à vingt ans, il s’assure de la Grèce puis passe en Asie, où les victoires du Granique, d’Issos et de Gaugamèles abattent l’Empire perse. Son armée marche jusqu’aux plaines de l’Indus. Il fonde des villes, prend des Perses à son service et meurt à Babylone, à trente-deux ans.',
    'Rey de Macedonia, hijo de Filipo II y discípulo de Aristóteles. Subió al trono a los veinte años, se aseguró Grecia y pasó a Asia, donde las victorias del Gránico, Isos y Gaugamela derribaron el Imperio persa. Su ejército llegó hasta las llanuras del Indo. Fundó ciudades, tomó persas a su servicio y murió en Babilonia a los treinta y dos años.',
    'マケドニアの王。フィリッポス二世の子で、少年時代にアリストテレスの教えを受けた。二十歳で即位するとギリシアを固めてアジアに渡り、グラニコス、イッソス、ガウガメラの三度の会戦でペルシア帝国を倒し、インダス流域にまで進んだ。各地に都市を建て、ペルシア人を登用し、三十二歳でバビロンに没した。帝国は分裂したが、ギリシア文化は東方に根づいた。',
  ],
  events: [
    { when: '-0336', title: ['腓力遇刺，二十岁即马其顿王位', 'Becomes king at twenty after the murder of Philip', 'Devient roi à vingt ans après l’assassinat de Philippe', 'Es rey a los veinte años tras el asesinato de Filipo', 'フィリッポスの暗殺により二十歳で王位に就く'], at: 'aegae', weight: 2, with: ['macedon'], source: ['diodorus', '16.91–17.2'] },
    { when: '-0333-11~', title: ['伊苏斯之战大败大流士三世', 'Defeats Darius III at Issus', 'Bat Darius III à Issos', 'Derrota a Darío III en Isos', 'イッソスの戦いでダレイオス三世を破る'], at: 'issus', weight: 3, with: ['achaemenid-empire', 'macedon'], source: ['arrian', '2.7–11'] },
    { when: '-0331', title: ['在尼罗河口附近创建亚历山大城', 'Founds Alexandria near the mouth of the Nile', 'Fonde Alexandrie près de l’embouchure du Nil', 'Funda Alejandría junto a la desembocadura del Nilo', 'ナイル河口近くにアレクサンドリアを建設する'], at: 'alexandria', weight: 3, with: ['alexandria'], source: ['arrian', '3.1–2'] },
    { when: '-0326', title: ['渡海达斯佩斯河，战胜波罗斯王', 'Defeats King Porus on the Hydaspes', 'Vainc le roi Poros sur l’Hydaspe', 'Vence al rey Poro en el Hidaspes', 'ヒュダスペス河畔でポロス王を破る'], at: 'hydaspes', weight: 2, source: ['arrian', '5.9–19'] },
    { when: '-0323-06-11', title: ['病逝于巴比伦，未定继承人', 'Dies at Babylon and leaves no grown heir', 'Meurt à Babylone sans héritier adulte', 'Muere en Babilonia sin heredero adulto', 'バビロンで病没し、成人の後継者を残さない'], at: 'babylon', weight: 3, with: ['babylon', 'macedon'], source: ['babylonian-diaries', 'no. −322'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'macedon', when: ['-0336', '-0323'], source: ['arrian', '1.1'] },
    { word: 'conquered', to: 'achaemenid-empire', when: ['-0334', '-0330'], note: ['他自居阿契美尼德诸王的继承人，为大流士三世举行王礼葬仪', 'He gave Darius III a royal burial and presented himself as his heir', 'Il fit à Darius III des funérailles royales et se posa en héritier', 'Dio a Darío III sepultura real y se presentó como su heredero', 'ダレイオス三世を王として葬り、自らその後継者を名乗った'], source: ['arrian', '3.22'] },
    { word: 'won', to: 'battle-of-gaugamela', when: '-0331-10-01', source: ['arrian', '3.11–15'] },
    { word: 'founder-of', to: 'alexandria', when: '-0331', source: ['plutarch', 'Alexander 26'] },
    { word: 'destroyed', to: 'persepolis', when: '-0330', note: ['是蓄意复仇还是醉后纵火，古人说法不一', 'Whether from policy or in drink, ancient writers could not agree', 'Par calcul ou dans l’ivresse : les auteurs anciens ne s’accordent pas', 'Si por cálculo o en plena embriaguez, los antiguos no se ponen de acuerdo', '報復の策か酔余の放火か、古代の史家の意見は分かれる'], source: ['arrian', '3.18'] },
    { word: 'conquered', to: 'phoenicians', when: '-0332', note: ['围攻推罗七个月，筑长堤连岛于陆', 'Tyre fell after seven months, when he had joined the island to the shore by a mole', 'Tyr tomba après sept mois, quand une digue eut relié l’île au rivage', 'Tiro cayó a los siete meses, unida la isla a la costa por un dique', '島を突堤で陸につなぎ、七か月の包囲でテュロスを落とした'], source: ['arrian', '2.15–24'] },
    { word: 'died-in', to: 'babylon', when: '-0323-06-11', source: ['plutarch', 'Alexander 76'] },
  ],
  same: { wikidata: 'Q8409' },
});
