import { subject } from '../subject.ts';

export default subject({
  id: 'rosa-parks',
  kind: 'person',
  region: 'americas',
  names: ['罗莎·帕克斯', 'Rosa Parks', 'Rosa Parks', 'Rosa Parks', 'ローザ・パークス'],
  otherNames: [['民权运动之母'], ['Rosa Louise McCauley'], ['Rosa McCauley'], ['Rosa McCauley'], ['公民権運動の母']],
  times: [{ role: 'life', span: ['1913-02-04', '2005-10-24'], source: ['theoharis-parks'] }],
  place: { at: [32.4237, -85.6911], name: ['塔斯基吉', 'Tuskegee', 'Tuskegee', 'Tuskegee', 'タスキーギ'] },
  summary: [
    '美国民权运动者。裁缝，1943年起任全国有色人种协进会蒙哥马利分会秘书，调查黑人妇女受害案件。1955年12月1日她在公车上拒绝给白人让座而被捕；黑人社区随即在年轻牧师马丁·路德·金领导下抵制公车三百八十一天，最高法院裁定隔离违宪。她因此失业，迁居底特律，继续从事民权与政治工作。',
    'American civil rights activist. A seamstress, she had been secretary of the NAACP in Montgomery since 1943 and looked into crimes against black women. On 1 December 1955 she was arrested for refusing to give up her seat on a bus to a white man; the black community, led by the young Martin Luther King, boycotted the buses for 381 days, until the Supreme Court struck segregation down. She lost her work and moved to Detroit.',
    'Militante américaine des droits civiques. Couturière, secrétaire de la NAACP à Montgomery dès 1943, elle enquêtait sur les crimes commis contre des femmes noires. Le 1ᵉʳ décembre 1955, elle est arrêtée pour avoir refusé de céder sa place d’autobus à un Blanc ; les Noirs de la ville, menés par le jeune Martin Luther King, boycottent les bus 381 jours, jusqu’à l’arrêt de la Cour suprême. Sans emploi, elle part pour Detroit.',
    'Activista estadounidense de los derechos civiles. Costurera, era secretaria de la NAACP en Montgomery desde 1943 e investigaba crímenes contra mujeres negras. El 1 de diciembre de 1955 fue detenida por negarse a ceder a un blanco su asiento en el autobús; la comunidad negra, guiada por el joven Martin Luther King, boicoteó los autobuses 381 días, hasta el fallo del Tribunal Supremo. Perdió el trabajo y se mudó a Detroit.',
    'アメリカの公民権運動家。裁縫師で、1943年から全米有色人種地位向上協会モンゴメリー支部の書記を務め、黒人女性への犯罪を調べていた。1955年12月1日、バスで白人に席を譲ることを拒んで逮捕される。若い牧師キングの指導のもと黒人住民は381日間バスに乗らず、最高裁が人種隔離を違憲とした。職を失い、デトロイトに移った後も活動を続けた。',
  ],
  events: [
    {
      when: '1955-12-01',
      title: [
        '在蒙哥马利公车上拒绝让座被捕',
        'Is arrested for keeping her seat on a Montgomery bus',
        'Est arrêtée pour avoir gardé sa place dans un bus',
        'Es detenida por no ceder su asiento en un autobús',
        'バスの席を譲らず逮捕される',
      ],
      at: 'montgomery',
      weight: 3,
      source: ['parks-my-story'],
    },
    {
      when: '1956-12-21',
      title: [
        '公车取消隔离，抵制运动结束',
        'Rides an integrated bus as the boycott ends',
        'Monte dans un bus sans ségrégation, fin du boycott',
        'Viaja en un autobús sin segregación al acabar el boicot',
        'ボイコットが終わり、隔離のないバスに乗る',
      ],
      at: 'montgomery',
      weight: 2,
      source: ['theoharis-parks'],
    },
  ],
  relations: [
    { word: 'citizen-of', to: 'united-states', source: ['theoharis-parks'] },
    {
      word: 'met',
      to: 'mandela',
      when: '1990-06-28',
      note: [
        '曼德拉访问底特律时一眼认出她，高呼其名',
        'When Mandela came to Detroit he knew her at once and called out her name',
        'À Detroit, Mandela la reconnut aussitôt et cria son nom',
        'En Detroit, Mandela la reconoció enseguida y gritó su nombre',
        'デトロイトを訪れたマンデラは彼女に気づき、その名を呼んだ',
      ],
      source: ['theoharis-parks'],
    },
  ],
  same: { wikidata: 'Q41921' },
});
