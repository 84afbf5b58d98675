import { subject } from '../subject.ts';

export default subject({
  id: 'paris-city',
  kind: 'place',
  region: 'europe',
  names: ['巴黎', 'Paris', 'Paris', 'París', 'パリ'],
  otherNames: [
    ['卢泰西亚', '光明之城'],
    ['Lutetia', 'City of Light'],
    ['Lutèce', 'Ville Lumière'],
    ['Lutecia', 'Ciudad de la Luz'],
    ['花の都', 'ルテティア'],
  ],
  times: [{ role: 'span', span: ['-0053', '..'], source: ['caesar-gallic-war', '6.3'] }],
  place: {
    at: [48.8566, 2.3522],
    name: ['塞纳河畔', 'On the Seine', 'Sur la Seine', 'A orillas del Sena', 'セーヌ河畔'],
  },
  summary: [
    '法国首都，起于塞纳河中岛上巴黎西人的城，恺撒前53年在此召集高卢会议，称之为卢泰西亚。508年前后克洛维定都于此；中世纪有圣母院、大学与圣礼拜堂，为西方最大城市之一。1789年起屡为革命的舞台，奥斯曼男爵在第二帝国时开辟林荫大道。1889年博览会留下埃菲尔铁塔；1940至1944年被德军占领。',
    'Capital of France. It began as the town of the Parisii on an island in the Seine; Caesar called the Gauls to council there in 53 BC and named it Lutetia. Clovis made it his capital about 508; the Middle Ages gave it Notre-Dame and the university and made it one of the largest cities of the West. From 1789 revolutions were made here. Haussmann cut its boulevards, and the fair of 1889 left the Eiffel Tower.',
    'Capitale de la France, née de la ville des Parisii dans une île de la Seine ; César y réunit les Gaulois en 53 av. J.-C. et la nomme Lutèce. Clovis en fait sa capitale vers 508 ; le Moyen Âge lui donne Notre-Dame et l’université, et en fait l’une des plus grandes villes d’Occident. Dès 1789, on y fait les révolutions. Haussmann y perce les boulevards, et l’Exposition de 1889 lui laisse la tour Eiffel.',
    'Capital de Francia, nacida de la ciudad de los parisios en una isla del Sena; César reunió allí a los galos en 53 a. C. y la llamó Lutecia. Clodoveo la hizo su capital hacia 508; la Edad Media le dio Notre-Dame y la universidad y la hizo una de las mayores ciudades de Occidente. Desde 1789 fue escenario de revoluciones. Haussmann abrió sus bulevares, y la Exposición de 1889 le dejó la torre Eiffel.',
    'フランスの首都。セーヌ川の島にあったパリシイ族の町に始まり、紀元前53年にカエサルがガリア人の会議を開き、ルテティアの名で記した。508年頃クローヴィスが都とし、中世にはノートルダムと大学が建ち、西方有数の大都市となる。1789年以降たびたび革命の舞台となり、オスマンが大通りを開き、1889年の万国博覧会はエッフェル塔を残した。',
  ],
  events: [
    {
      when: '-0053',
      title: [
        '恺撒在卢泰西亚召集高卢会议',
        'Caesar calls a council of the Gauls at Lutetia',
        'César réunit à Lutèce l’assemblée des Gaulois',
        'César reúne en Lutecia la asamblea de los galos',
        'カエサルがルテティアでガリア人の会議を開く',
      ],
      at: 'paris',
      weight: 2,
      with: ['julius-caesar'],
      source: ['caesar-gallic-war', '6.3'],
    },
    {
      when: ['1853', '1870'],
      title: [
        '奥斯曼改建巴黎',
        'Haussmann rebuilds the city',
        'Haussmann transforme la ville',
        'Haussmann transforma la ciudad',
        'オスマンが市街を改造する',
      ],
      at: 'paris',
      weight: 3,
      source: ['jones-paris'],
    },
    {
      when: '1889-03-31',
      title: [
        '埃菲尔铁塔落成',
        'The Eiffel Tower is completed',
        'La tour Eiffel est achevée',
        'Se termina la torre Eiffel',
        'エッフェル塔が完成する',
      ],
      at: 'paris',
      weight: 2,
      source: ['jones-paris'],
    },
  ],
  relations: [
    { word: 'part-of', to: 'roman-empire', when: ['-0027', '0486'], source: ['jones-paris'] },
    {
      word: 'counterpart-of',
      to: 'rome',
      when: '1956-01-30',
      note: [
        '1956年两城结为唯一的友城',
        'In 1956 the two became each other’s only twin city',
        'En 1956, chacune devint l’unique ville jumelle de l’autre',
        'En 1956 cada una se hizo la única ciudad hermana de la otra',
        '1956年、互いに唯一の姉妹都市となった',
      ],
      source: ['jones-paris'],
    },
  ],
  same: { wikidata: 'Q90' },
});
