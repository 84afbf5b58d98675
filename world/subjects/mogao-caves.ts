import { subject } from '../subject.ts';

export default subject({
  id: 'mogao-caves',
  kind: 'site',
  region: 'east-asia',
  names: ['莫高窟', 'Mogao Caves', 'Grottes de Mogao', 'Cuevas de Mogao', '莫高窟'],
  otherNames: [
    ['敦煌千佛洞', '敦煌石窟'],
    ['Caves of the Thousand Buddhas', 'Dunhuang Caves'],
    ['grottes des Mille Bouddhas', 'grottes de Dunhuang'],
    ['cuevas de los Mil Budas', 'cuevas de Dunhuang'],
    ['敦煌莫高窟', '千仏洞', '敦煌石窟'],
  ],
  times: [
    { role: 'made', span: ['0366', '1368~'], source: ['mogao-stele-698'] },
    { role: 'span', span: ['0366', '..'], source: ['unesco-world-heritage', '440'] },
  ],
  place: {
    at: [40.0367, 94.8039],
    name: ['甘肃敦煌', 'Dunhuang, Gansu', 'Dunhuang, Gansu', 'Dunhuang, Gansu', '甘粛省敦煌'],
  },
  summary: [
    '敦煌东南鸣沙山断崖上的佛教石窟群。据698年碑文，366年僧人乐僔见金光如千佛，始凿一龛；此后历北朝、隋唐至元，营造千年，今存编号洞窟七百三十五，其中四百九十二窟有壁画、彩塑，壁画约四万五千平方米。1900年道士王圆箓发现藏经洞，所出文书绢画数万件，大半流散海外，由此兴起“敦煌学”。',
    'Buddhist cave temples cut into a desert cliff near Dunhuang. A stele of 698 says that a monk named Lezun, seeing a golden light like a thousand Buddhas, dug the first cave in 366; work went on for a thousand years. In 492 decorated caves some 45,000 square metres of painting and over 2,000 painted clay figures survive. A sealed library found in 1900 gave up tens of thousands of manuscripts, now scattered across the world.',
    'Sanctuaires bouddhiques creusés dans une falaise du désert près de Dunhuang. Selon une stèle de 698, le moine Lezun, voyant une lumière d’or pareille à mille bouddhas, ouvrit la première grotte en 366 ; on y travailla mille ans. Les 492 grottes décorées gardent quelque 45 000 mètres carrés de peintures et plus de 2 000 statues. Une bibliothèque murée, trouvée en 1900, livra des dizaines de milliers de manuscrits.',
    'Templos budistas excavados en un acantilado del desierto cerca de Dunhuang. Según una estela de 698, el monje Lezun vio una luz dorada como de mil budas y abrió la primera cueva en 366; se trabajó allí mil años. Las 492 cuevas decoradas guardan unos 45 000 metros cuadrados de pintura y más de 2000 estatuas. Una biblioteca sellada, hallada en 1900, entregó decenas de miles de manuscritos.',
    '敦煌の東南、砂漠の断崖に掘られた仏教石窟群。698年の碑文によれば、366年に僧・楽僔が千仏のような金色の光を見て最初の窟を開き、以後千年にわたり造営が続いた。装飾の残る窟は492、壁画は約四万五千平方メートル、塑像は二千体を超える。1900年に封じられた蔵経洞が見つかり、数万点の文書が世に出て、多くは海外へ渡った。',
  ],
  events: [
    {
      when: '0366',
      title: [
        '僧人乐僔开凿第一窟',
        'The monk Lezun cuts the first cave',
        'Le moine Lezun creuse la première grotte',
        'El monje Lezun excava la primera cueva',
        '僧・楽僔が最初の窟を開く',
      ],
      weight: 2,
      source: ['mogao-stele-698'],
    },
    {
      when: '0848',
      title: [
        '张议潮逐吐蕃，以沙州归唐，营窟复盛',
        'Zhang Yichao frees Dunhuang from Tibet; his house builds great caves',
        'Zhang Yichao reprend Dunhuang aux Tibétains ; sa maison ouvre de grandes grottes',
        'Zhang Yichao libra Dunhuang de los tibetanos; su casa abre grandes cuevas',
        '張議潮が吐蕃を追い、一族が大窟を営む',
      ],
      at: 'dunhuang-city',
      weight: 2,
      with: ['tang-dynasty'],
      source: ['new-book-of-tang', '216'],
    },
    {
      when: '1900-06',
      title: [
        '道士王圆箓发现藏经洞',
        'The Daoist caretaker Wang Yuanlu finds the sealed library',
        'Le gardien taoïste Wang Yuanlu découvre la bibliothèque murée',
        'El guardián taoísta Wang Yuanlu halla la biblioteca sellada',
        '道士・王円籙が蔵経洞を見つける',
      ],
      weight: 3,
      with: ['qing-dynasty'],
      source: ['stein-serindia'],
    },
    {
      when: '1907',
      title: [
        '斯坦因购去写本与绢画，次年伯希和继至',
        'Aurel Stein buys manuscripts and silks; Pelliot follows a year later',
        'Aurel Stein achète manuscrits et soieries ; Pelliot le suit l’année d’après',
        'Aurel Stein compra manuscritos y sedas; Pelliot llega un año después',
        'スタインが写本と絹絵を買い取り、翌年ペリオが続く',
      ],
      weight: 2,
      source: ['stein-serindia'],
    },
  ],
  relations: [
    {
      word: 'depicts',
      to: 'zhang-qian',
      note: [
        '初唐第323窟绘张骞辞武帝出使西域，附会为求问佛名',
        'Cave 323 shows him taking leave of the emperor, and turns his mission into a search for the Buddha’s name',
        'La grotte 323 le montre prenant congé de l’empereur et fait de sa mission une quête du nom du Bouddha',
        'La cueva 323 lo muestra despidiéndose del emperador y convierte su misión en busca del nombre de Buda',
        '第323窟は武帝に別れを告げる姿を描き、その旅を仏の名を尋ねるものに仕立てる',
      ],
      source: ['whitfield-mogao'],
    },
    { word: 'depicts', to: 'han-wudi', source: ['whitfield-mogao'] },
  ],
});
