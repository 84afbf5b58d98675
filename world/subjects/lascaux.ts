import { subject } from '../subject.ts';

export default subject({
  id: 'lascaux',
  kind: 'site',
  region: 'europe',
  names: ['拉斯科洞窟', 'Lascaux', 'Lascaux', 'Lascaux', 'ラスコー洞窟'],
  otherNames: [['拉斯科'], ['Lascaux Cave'], ['grotte de Lascaux'], ['cueva de Lascaux'], ['ラスコーの壁画']],
  times: [{ role: 'made', span: ['-19000~', '-15000~'], source: ['aujoulat-lascaux'] }],
  place: {
    at: [45.054, 1.169],
    name: [
      '蒙蒂尼亚克，拉斯科山',
      'Lascaux hill, Montignac',
      'colline de Lascaux, Montignac',
      'colina de Lascaux, Montignac',
      'モンティニャック、ラスコーの丘',
    ],
  },
  summary: [
    '法国韦泽尔河谷的一处石灰岩洞穴，约两万年前旧石器时代的人以赭石、锰与炭在洞壁绘刻马、野牛、鹿与原牛，像逾六百；公牛厅最大的原牛长五米多，井状坑里有一个鸟头人与受伤的野牛。人像绝少，用意不明。1940年被几个少年发现，1948年开放；参观者的呼吸带来绿藻与方解石，1963年关闭，改以复制洞接待游人。',
    'Limestone cave in the valley of the Vézère in France, where people of the Old Stone Age, some twenty thousand years ago, painted and engraved horses, aurochs, bison and deer in ochre, manganese and charcoal: over six hundred beasts, the largest bull more than five metres long. One man is among them, with the head of a bird, in the shaft. Four boys found it in 1940. The breath of its visitors bred algae, and it was closed in 1963; replicas are shown instead.',
    'Grotte calcaire de la vallée de la Vézère où, il y a quelque vingt mille ans, des hommes du Paléolithique ont peint et gravé chevaux, aurochs, bisons et cerfs à l’ocre, au manganèse et au charbon : plus de six cents bêtes, dont un taureau de plus de cinq mètres. Un seul homme, à tête d’oiseau, dans le puits. Découverte en 1940 par quatre garçons, elle fut fermée en 1963, l’haleine des visiteurs y nourrissant des algues ; on en montre des répliques.',
    'Cueva caliza del valle del Vézère, en Francia, donde hace unos veinte mil años gentes del Paleolítico pintaron y grabaron caballos, uros, bisontes y ciervos con ocre, manganeso y carbón: más de seiscientos animales, el mayor un toro de más de cinco metros. Solo hay un hombre, con cabeza de ave, en el pozo. La hallaron cuatro muchachos en 1940. El aliento de los visitantes crio algas y se cerró en 1963; hoy se muestran réplicas.',
    'フランス、ヴェゼール渓谷の石灰岩の洞窟。約二万年前、旧石器時代の人々が黄土、マンガン、炭で馬、オーロックス、バイソン、鹿を描き刻んだ。動物は六百を超え、最大の雄牛は長さ五メートル余り。人は竪穴に描かれた鳥の頭の男だけである。1940年に四人の少年が見つけ、公開されたが、見学者の呼気で藻が生じて1963年に閉鎖され、今は複製を見せている。',
  ],
  events: [
    {
      when: '1940-09-12',
      title: [
        '马塞尔·拉维达等四名少年进入洞窟',
        'Marcel Ravidat and three other boys enter the cave',
        'Marcel Ravidat et trois autres garçons entrent dans la grotte',
        'Marcel Ravidat y otros tres muchachos entran en la cueva',
        'マルセル・ラヴィダら四人の少年が洞窟に入る',
      ],
      at: 'lascaux-cave',
      weight: 3,
      with: ['france'],
      source: ['aujoulat-lascaux'],
    },
    {
      when: '1963-04',
      title: [
        '法国文化部关闭洞窟以保护壁画',
        'France closes the cave to save the paintings',
        'L’État ferme la grotte pour sauver les peintures',
        'Francia cierra la cueva para salvar las pinturas',
        '壁画を守るため洞窟が閉鎖される',
      ],
      at: 'lascaux-cave',
      weight: 2,
      with: ['france'],
      source: ['aujoulat-lascaux'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'france', source: ['unesco-world-heritage', '85'] },
    {
      word: 'resembles',
      to: 'mogao-caves',
      note: [
        '两处的壁画都受参观者呼吸之害，都另设复制窟',
        'In both the breath of visitors harms the walls, and copies of the caves are shown to spare them',
        'Dans les deux, l’haleine des visiteurs nuit aux parois, et l’on montre des copies pour les ménager',
        'En ambas el aliento de los visitantes daña las paredes, y se muestran copias para preservarlas',
        'どちらも見学者の呼気が壁画を傷めるため、複製の洞窟を見せている',
      ],
      source: ['whitfield-mogao'],
    },
  ],
  same: { wikidata: 'Q45387' },
});
