import { subject } from '../subject.ts';

export default subject({
  id: 'maori',
  kind: 'people',
  region: 'oceania',
  names: ['毛利人', 'Māori', 'Maoris', 'Maoríes', 'マオリ'],
  otherNames: [
    ['新西兰原住民'],
    ['Tangata whenua'],
    ['Tangata whenua'],
    ['Tangata whenua'],
    ['マオリ人', 'タンガタ・フェヌア'],
  ],
  times: [{ role: 'span', span: ['1280~', '..'], source: ['anderson-tangata'] }],
  place: {
    at: [-41.5, 173.96],
    name: ['新西兰', 'New Zealand', 'Nouvelle-Zélande', 'Nueva Zelanda', 'ニュージーランド'],
  },
  summary: [
    '新西兰的原住民，祖先约13世纪末自东波利尼西亚航海而来，称其地为奥特亚罗瓦。初以捕猎恐鸟和海豹为生，恐鸟灭绝后种植甘薯，筑起土垒山寨，部落以祖先独木舟相认。1769年与库克相遇；1840年五百余位酋长签《怀唐伊条约》，英文本说割让主权，毛利文本只许“治理权”，争议至今。战争与夺地之后人口锐减，20世纪复兴。',
    'The first people of New Zealand, which they call Aotearoa, come by sea from eastern Polynesia late in the thirteenth century. They hunted moa and seals; when the moa were gone they grew sweet potatoes, built earthwork forts and traced kinship to ancestral canoes. They met Cook in 1769. In 1840 over five hundred chiefs signed the Treaty of Waitangi, whose English text cedes sovereignty and whose Māori text grants governance.',
    'Premier peuple de la Nouvelle-Zélande, qu’il nomme Aotearoa, venu par mer de Polynésie orientale à la fin du XIIIᵉ siècle. Il chasse moas et phoques ; les moas disparus, il cultive la patate douce, élève des forts de terre et se reconnaît à ses pirogues ancestrales. Il rencontre Cook en 1769. En 1840, plus de cinq cents chefs signent le traité de Waitangi, dont le texte anglais cède la souveraineté et le texte maori le seul gouvernement.',
    'Primer pueblo de Nueva Zelanda, que llama Aotearoa, llegado por mar de la Polinesia oriental a fines del siglo XIII. Cazaba moas y focas; extinguidas las moas, cultivó la batata, alzó fuertes de tierra y contó su linaje por las canoas de los antepasados. Encontró a Cook en 1769. En 1840 más de quinientos jefes firmaron el Tratado de Waitangi, cuyo texto inglés cede la soberanía y el maorí solo el gobierno.',
    'ニュージーランドの先住民で、その地をアオテアロアと呼ぶ。13世紀末に東ポリネシアから海を渡って来た。初めモアやアザラシを狩り、モアが滅びると甘藷を作り、土塁の砦を築き、祖先のカヌーによって系譜をたどった。1769年にクックと出会う。1840年に五百人余りの首長が署名したワイタンギ条約は、英文では主権を譲り、マオリ文では統治権のみを認めており、今も争われる。',
  ],
  events: [
    {
      when: '1769-10-09',
      title: [
        '在图朗阿努伊与库克一行相遇，数人遭枪杀',
        'Several are shot as Cook’s men land at Tūranganui',
        'Plusieurs sont abattus au débarquement de Cook à Tūranganui',
        'Varios mueren a tiros al desembarcar Cook en Tūranganui',
        'トゥーランガヌイに上陸したクック一行に数人が撃たれる',
      ],
      at: 'gisborne',
      weight: 3,
      with: ['james-cook'],
      source: ['salmond-cook'],
    },
    {
      when: '1840-02-06',
      title: [
        '首批酋长签署《怀唐伊条约》',
        'The first chiefs sign the Treaty of Waitangi',
        'Les premiers chefs signent le traité de Waitangi',
        'Los primeros jefes firman el Tratado de Waitangi',
        '最初の首長たちがワイタンギ条約に署名する',
      ],
      at: 'waitangi',
      weight: 3,
      with: ['british-empire'],
      source: ['waitangi-text'],
    },
    {
      when: '1893-09-19',
      title: [
        '新西兰妇女获选举权，毛利妇女同享',
        'Women of New Zealand, Māori included, win the vote',
        'Les femmes de Nouvelle-Zélande, maories comprises, obtiennent le vote',
        'Las mujeres de Nueva Zelanda, maoríes incluidas, logran el voto',
        'マオリを含むニュージーランドの女性が参政権を得る',
      ],
      at: 'wellington',
      weight: 3,
      source: ['anderson-tangata'],
    },
  ],
  relations: [
    { word: 'warred-with', to: 'british-empire', when: ['1845', '1872'], source: ['anderson-tangata'] },
    { word: 'took-part-in', to: 'first-world-war', when: ['1915', '1918'], source: ['anderson-tangata'] },
    {
      word: 'took-part-in',
      to: 'second-world-war',
      when: ['1940', '1945'],
      note: [
        '第二十八（毛利）营转战希腊、克里特、北非与意大利',
        'The 28th (Māori) Battalion fought in Greece, Crete, North Africa and Italy',
        'Le 28e bataillon (maori) combattit en Grèce, en Crète, en Afrique du Nord et en Italie',
        'El 28.º Batallón (maorí) combatió en Grecia, Creta, el norte de África e Italia',
        '第二十八（マオリ）大隊がギリシア、クレタ、北アフリカ、イタリアで戦った',
      ],
      source: ['anderson-tangata'],
    },
  ],
  same: { wikidata: 'Q6122670' },
});
