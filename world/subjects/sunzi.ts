import { subject } from '../subject.ts';

export default subject({
  id: 'sunzi',
  kind: 'person',
  region: 'east-asia',
  names: ['孙子', 'Sunzi', 'Sunzi', 'Sunzi', '孫子'],
  otherNames: [['孙武', '长卿'], ['Sun Tzu', 'Sun Wu'], ['Sun Tzu', 'Sun Wu'], ['Sun Tzu', 'Sun Wu'], ['孫武']],
  times: [{ role: 'life', span: ['-0544?', '-0496?'], source: ['shiji', '65'] }],
  place: { at: [36.87, 118.34], name: ['齐国', 'State of Qi', 'État de Qi', 'Estado de Qi', '斉'] },
  summary: [
    '春秋末年的兵家，名武，齐人。《史记》说他以兵法十三篇见吴王阖闾，吴王命他操练宫女，他斩两名宠姬以立军令，遂被任为将，助吴西破强楚，前506年攻入郢都。《左传》不载其人，因此有人疑其生平，甚至疑其存在；但1972年银雀山汉简中《孙子》与《孙膑兵法》并出，证明二者各自成书。',
    'Master of war at the end of the Spring and Autumn age, Sun Wu of Qi. The Shiji tells that he brought thirteen chapters to King Helü of Wu, drilled the palace women, beheaded two favourites to be obeyed and was made general; Wu took the capital of Chu in 506 BC. The Zuozhuan does not know him, and some doubt that he lived. Slips found in 1972 show that his book and Sun Bin’s are two.',
    'Maître de la guerre à la fin des Printemps et Automnes, Sun Wu de Qi. Selon le Shiji, il porte treize chapitres au roi Helü de Wu, fait manœuvrer les femmes du palais, décapite deux favorites pour se faire obéir et devient général ; Wu prend la capitale de Chu en 506 av. J.-C. Le Zuozhuan l’ignore, et l’on a douté de son existence. Des lattes trouvées en 1972 distinguent son livre de celui de Sun Bin.',
    'Maestro de la guerra a fines de Primaveras y Otoños, Sun Wu de Qi. Según el Shiji, llevó trece capítulos al rey Helü de Wu, instruyó a las mujeres del palacio, decapitó a dos favoritas para hacerse obedecer y fue nombrado general; Wu tomó la capital de Chu en 506 a. C. El Zuozhuan no lo conoce y se ha dudado de su existencia. Unas tablillas halladas en 1972 distinguen su libro del de Sun Bin.',
    '春秋時代末の兵法家で、名は武、斉の人。『史記』によれば、兵法十三篇を携えて呉王闔閭に会い、宮女を調練して命に従わぬ寵姫二人を斬り、将軍に任じられた。呉は紀元前506年に楚の都を落とす。『左伝』に名が見えず実在を疑う説もあるが、1972年に出土した銀雀山漢簡により、孫武と孫臏の書が別のものと確かめられた。',
  ],
  events: [
    {
      when: '-0512?',
      title: [
        '以兵法见吴王阖闾，斩姬练兵',
        'Drills the palace women before King Helü of Wu',
        'Fait manœuvrer les femmes du palais devant le roi Helü',
        'Instruye a las mujeres del palacio ante el rey Helü',
        '呉王闔閭の前で宮女を調練する',
      ],
      at: 'gusu',
      weight: 2,
      source: ['shiji', '65'],
    },
    {
      when: '1972-04',
      title: [
        '银雀山汉墓出土其兵法竹简',
        'Has his book found on bamboo slips at Yinqueshan',
        'Voit son livre reparaître sur les lattes de Yinqueshan',
        'Reaparece su libro en las tablillas de Yinqueshan',
        '銀雀山漢墓から兵法の竹簡が出土する',
      ],
      at: 'linyi-yinqueshan',
      weight: 2,
      source: ['yinqueshan-report'],
    },
  ],
  relations: [
    { word: 'attributed-author-of', to: 'art-of-war', source: ['shiji', '65'] },
    { word: 'citizen-of', to: 'zhou-dynasty', source: ['shiji', '65'] },
  ],
  same: { wikidata: 'Q37151' },
});
