import { subject } from '../subject.ts';

export default subject({
  id: 'kalinga-war',
  kind: 'war',
  region: 'south-asia',
  names: ['羯陵伽战争', 'Kalinga War', 'Guerre du Kalinga', 'Guerra de Kalinga', 'カリンガ戦争'],
  otherNames: [
    ['卡林加战争'],
    ['Conquest of Kalinga'],
    ['Conquête du Kalinga'],
    ['Conquista de Kalinga'],
    ['カリンガの戦い'],
  ],
  times: [{ role: 'span', span: ['-0262~', '-0261~'], source: ['ashokan-edicts', 'Rock Edict XIII'] }],
  place: {
    at: [20.1923, 85.8394],
    name: ['陶利（今奥里萨邦）', 'Dhauli, Odisha', 'Dhauli, Odisha', 'Dhauli, Odisha', 'ダウリ（オディシャ州）'],
  },
  summary: [
    '阿育王即位第八年征服东海岸羯陵伽的战争。其经过几乎只见于他本人的第十三号摩崖敕令：十五万人被掳走，十万人被杀，死于其他原因者更多倍。敕令称国王因此深感悔恨，从此以“法的胜利”为最上。羯陵伽自身没有留下记载；数字当属约数，战场在陶利一带也只是后人推测，但敕令的语气在古代帝王铭文中独一无二。',
    'The war in which Ashoka, eight years after his consecration, conquered Kalinga on India’s east coast. Almost all we know comes from his own thirteenth rock edict: 150,000 people deported, 100,000 killed, many times that number dead. The king says he was filled with remorse and now held conquest by dhamma the best. The figures are round and Kalinga’s side is silent; the battlefield near Dhauli is a later guess.',
    'Guerre par laquelle Ashoka, huit ans après son sacre, conquit le Kalinga, sur la côte orientale de l’Inde. Presque tout vient de son treizième édit sur rocher : 150 000 déportés, 100 000 tués, bien plus de morts encore. Le roi s’y dit rongé de remords et place au-dessus de tout la conquête par le dhamma. Les chiffres sont ronds et le Kalinga se tait ; le champ de bataille de Dhauli est une conjecture.',
    'Guerra con la que Ashoka, ocho años después de su consagración, conquistó Kalinga, en la costa oriental de la India. Casi todo procede de su decimotercer edicto en roca: 150 000 deportados, 100 000 muertos y muchas más víctimas. El rey se dice lleno de remordimiento y antepone la conquista por el dhamma. Las cifras son redondas, Kalinga calla y el campo de batalla de Dhauli es una conjetura.',
    'アショーカ王が即位八年目に、インド東海岸のカリンガ国を征服した戦争。経過を伝えるのはほぼ王自身の摩崖法勅第十三章のみで、十五万人が連れ去られ、十万人が殺され、さらに多くが死んだと記す。王は深く悔い、「法による征服」こそ最上と宣言した。数字は概数であり、カリンガ側の記録はなく、ダウリを戦場とするのも推測である。',
  ],
  events: [
    {
      when: '-0261~',
      title: [
        '阿育王大军征服羯陵伽',
        'Ashoka’s army conquers Kalinga',
        'L’armée d’Ashoka conquiert le Kalinga',
        'El ejército de Ashoka conquista Kalinga',
        'アショーカの軍がカリンガを征服する',
      ],
      at: 'dhauli',
      weight: 3,
      with: ['ashoka', 'maurya-empire'],
      source: ['ashokan-edicts', 'Rock Edict XIII'],
    },
    {
      when: ['-0257~', '-0255~'],
      title: [
        '陶利摩崖另刻专敕，训令官吏善待羯陵伽人',
        'At Dhauli separate edicts tell the officials to treat the people of Kalinga well',
        'À Dhauli, des édits séparés ordonnent de bien traiter les gens du Kalinga',
        'En Dhauli, edictos aparte ordenan tratar bien a la gente de Kalinga',
        'ダウリに別刻の法勅が刻まれ、官吏に民への公正を命じる',
      ],
      at: 'dhauli',
      weight: 2,
      with: ['ashoka'],
      source: ['ashokan-edicts', 'Separate Rock Edicts I–II'],
    },
    {
      when: '-0050~',
      title: [
        '羯陵伽王伽罗毗罗在象窟铭刻其复国后的武功',
        'Kharavela, king of a free Kalinga, records his own wars in the Hathigumpha cave',
        'Kharavela, roi d’un Kalinga redevenu libre, grave ses campagnes à Hathigumpha',
        'Kharavela, rey de una Kalinga de nuevo libre, graba sus campañas en Hathigumpha',
        '自立したカリンガの王カーラヴェーラが象窟に戦功を刻む',
      ],
      at: 'dhauli',
      weight: 1,
      source: ['hathigumpha-inscription'],
    },
  ],
  relations: [
    { word: 'influenced', to: 'ashoka', source: ['ashokan-edicts', 'Rock Edict XIII'] },
    {
      word: 'changed-fortunes-of',
      to: 'buddhism',
      note: [
        '据敕令，战后国王勤习正法；佛教由此得到一位大国君主的护持',
        'After it, the edict says, the king took up the dhamma in earnest; Buddhism gained an imperial protector',
        'Après elle, dit l’édit, le roi s’attacha au dhamma ; le bouddhisme y gagna un protecteur impérial',
        'Tras ella, dice el edicto, el rey se entregó al dhamma; el budismo ganó un protector imperial',
        '戦後、王は熱心に法を求めたと詔勅にあり、仏教は大国の庇護者を得た',
      ],
      source: ['ashokan-edicts', 'Rock Edict XIII'],
    },
    {
      word: 'contemporary-of',
      to: 'battle-of-changping',
      note: [
        '两战相隔仅一两年，皆以惊人的死亡数字传世，是否确数同受怀疑',
        'Fought within a year or two of each other, both are remembered for death tolls that are hard to believe',
        'À un ou deux ans d’intervalle, toutes deux restent connues par des bilans difficiles à croire',
        'Con uno o dos años de diferencia, ambas se recuerdan por cifras de muertos difíciles de creer',
        '一、二年の差で起こり、ともに信じがたいほどの死者数で記憶される',
      ],
      source: ['thapar-ashoka'],
    },
  ],
});
