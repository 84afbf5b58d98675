import { subject } from '../subject.ts';

export default subject({
  id: 'toussaint-louverture',
  kind: 'person',
  region: 'americas',
  names: [
    '杜桑·卢维杜尔',
    'Toussaint Louverture',
    'Toussaint Louverture',
    'Toussaint Louverture',
    'トゥサン・ルヴェルチュール',
  ],
  otherNames: [
    ['黑斯巴达克斯'],
    ['Black Spartacus', 'Toussaint Bréda'],
    ['Toussaint Bréda', 'le Spartacus noir'],
    ['Toussaint Bréda', 'el Espartaco negro'],
    ['黒いスパルタクス'],
  ],
  times: [{ role: 'life', span: ['1743~', '1803-04-07'], source: ['hazareesingh-toussaint'] }],
  place: {
    at: [19.737, -72.2],
    name: [
      '圣多明各布雷达庄园',
      'Bréda plantation, Saint-Domingue',
      'habitation Bréda, Saint-Domingue',
      'hacienda Bréda, Saint-Domingue',
      'サン・ドマング、ブレダ農園',
    ],
  },
  summary: [
    '海地革命的领袖，生为布雷达庄园的奴隶，后获自由，当过车夫与牲畜管理人。1791年起义后以用兵和交涉崭露头角，先为西班牙作战，1794年法国废奴后转投共和国，逐走英军，1801年颁布宪法，自任终身总督。次年被拿破仑的远征军诱捕，押送法国茹堡，死于狱中寒冷，次年海地独立。',
    'Leader of the Haitian Revolution, born a slave on the Bréda plantation, later free, a coachman and keeper of livestock. After the rising of 1791 he fought first for Spain; when France abolished slavery he joined the Republic, drove out the British and in 1801 issued a constitution naming him governor for life. Seized by treachery in 1802, he died in a cold cell in the Jura, months before Haiti was free.',
    'Chef de la révolution haïtienne, né esclave sur l’habitation Bréda, plus tard affranchi, cocher et gardien du bétail. Après le soulèvement de 1791, il combat d’abord pour l’Espagne ; quand la France abolit l’esclavage, il rejoint la République, chasse les Anglais et donne en 1801 une constitution qui le fait gouverneur à vie. Pris par traîtrise en 1802, il meurt de froid au fort de Joux, avant l’indépendance.',
    'Jefe de la revolución haitiana, nacido esclavo en la hacienda Bréda, luego libre, cochero y encargado del ganado. Tras el alzamiento de 1791 combatió primero por España; cuando Francia abolió la esclavitud se unió a la República, expulsó a los ingleses y en 1801 dio una constitución que lo hacía gobernador vitalicio. Apresado a traición en 1802, murió en una celda helada del Jura, meses antes de la independencia.',
    'ハイチ革命の指導者。ブレダ農園の奴隷に生まれ、のちに自由身分となり、御者や家畜の管理に携わった。1791年の蜂起後、初めスペイン側で戦い、フランスが奴隷制を廃すると共和国に転じてイギリス軍を退け、1801年の憲法で終身総督となった。1802年に謀られて捕らえられ、ジュー要塞の寒い獄中で没した。独立の数か月前のことである。',
  ],
  events: [
    {
      when: '1801-07-08',
      title: [
        '颁布圣多明各宪法',
        'Proclaims a constitution for Saint-Domingue',
        'Proclame une constitution pour Saint-Domingue',
        'Promulga una constitución para Saint-Domingue',
        'サン・ドマング憲法を公布する',
      ],
      at: 'bois-caiman',
      weight: 3,
      source: ['hazareesingh-toussaint'],
    },
    {
      when: '1803-04-07',
      title: [
        '死于法国茹堡狱中',
        'Dies a prisoner in the Fort de Joux',
        'Meurt prisonnier au fort de Joux',
        'Muere preso en el fuerte de Joux',
        'フランスのジュー要塞で獄死する',
      ],
      at: 'fort-de-joux',
      weight: 2,
      source: ['hazareesingh-toussaint'],
    },
  ],
  relations: [
    { word: 'led-in', to: 'haitian-revolution', when: ['1791', '1802'], source: ['dubois-avengers'] },
    { word: 'enemy-of', to: 'napoleon', when: ['1801', '1803'], source: ['hazareesingh-toussaint'] },
    { word: 'enemy-of', to: 'british-empire', when: ['1794', '1798'], source: ['hazareesingh-toussaint'] },
  ],
});
