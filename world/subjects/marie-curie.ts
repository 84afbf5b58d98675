import { subject } from '../subject.ts';

export default subject({
  id: 'marie-curie',
  kind: 'person',
  region: 'europe',
  names: ['玛丽·居里', 'Marie Curie', 'Marie Curie', 'Marie Curie', 'マリー・キュリー'],
  otherNames: [
    ['居里夫人', '玛丽亚·斯克沃多夫斯卡'],
    ['Maria Skłodowska-Curie', 'Madame Curie'],
    ['Maria Skłodowska', 'Madame Curie'],
    ['Maria Skłodowska', 'Madame Curie'],
    ['キュリー夫人', 'マリア・スクウォドフスカ'],
  ],
  times: [{ role: 'life', span: ['1867-11-07', '1934-07-04'], source: ['quinn-curie'] }],
  place: { at: [52.2297, 21.0122], name: ['华沙', 'Warsaw', 'Varsovie', 'Varsovia', 'ワルシャワ'] },
  summary: [
    '波兰裔法国物理学家、化学家。生于俄国统治下的华沙，女子不得入大学，她做家庭教师供姐姐求学，后赴巴黎。1898年与丈夫皮埃尔发现钋和镭，“放射性”一词出自她手。1903年与皮埃尔、贝克勒尔同获诺贝尔物理学奖，1911年独获化学奖，是首位两度获奖者。一战中以流动X光车救治伤员；死于长期辐射。',
    'Polish-born French physicist and chemist. In Warsaw under Russia women could not enter the university; she worked as a governess and came to Paris in 1891. In 1898, with her husband Pierre, she announced polonium and radium; the word radioactivity is hers. She shared the Nobel Prize for physics in 1903 and alone won that for chemistry in 1911, the first to have two. Radiation killed her.',
    'Physicienne et chimiste française née polonaise. Dans la Varsovie russe, l’université est fermée aux femmes ; elle se fait préceptrice, puis gagne Paris en 1891. En 1898, avec son mari Pierre, elle annonce le polonium et le radium ; le mot radioactivité est d’elle. Elle partage le prix Nobel de physique en 1903 et reçoit seule celui de chimie en 1911, première à en avoir deux. Le rayonnement causa sa mort.',
    'Física y química francesa de origen polaco. En la Varsovia rusa las mujeres no podían entrar en la universidad; trabajó de institutriz y llegó a París en 1891. En 1898, con su marido Pierre, anunció el polonio y el radio; la palabra radiactividad es suya. Compartió el Nobel de Física en 1903 y recibió sola el de Química en 1911, la primera persona con dos. La radiación le causó la muerte.',
    'ポーランド生まれのフランスの物理学者、化学者。ロシア支配下のワルシャワでは女性は大学に入れず、家庭教師を務めた後、1891年にパリへ出た。1898年、夫ピエールとともにポロニウムとラジウムの発見を発表し、「放射能」の語を作った。1903年にノーベル物理学賞を分け合い、1911年には化学賞を単独で受け、初の二度の受賞者となった。長年の放射線被曝が死を招いた。',
  ],
  events: [
    {
      when: '1898-12-26',
      title: [
        '与皮埃尔宣布发现镭',
        'Announces radium with Pierre',
        'Annonce le radium avec Pierre',
        'Anuncia el radio junto con Pierre',
        'ピエールとラジウムの発見を発表する',
      ],
      at: 'paris',
      weight: 3,
      source: ['quinn-curie'],
    },
    {
      when: '1911-12-11',
      title: [
        '在斯德哥尔摩领受第二个诺贝尔奖',
        'Gives her lecture for a second Nobel Prize in Stockholm',
        'Prononce à Stockholm sa conférence du second Nobel',
        'Pronuncia en Estocolmo su conferencia del segundo Nobel',
        'ストックホルムで二度目のノーベル賞講演を行う',
      ],
      at: 'stockholm',
      weight: 3,
      source: ['quinn-curie'],
    },
    {
      when: '1995-04-20',
      title: [
        '与皮埃尔的灵柩移入先贤祠',
        'Is laid in the Panthéon beside Pierre',
        'Entre au Panthéon avec Pierre',
        'Es trasladada al Panteón con Pierre',
        'ピエールとともにパンテオンに移される',
      ],
      at: 'paris',
      weight: 2,
      source: ['quinn-curie'],
    },
  ],
  relations: [
    { word: 'lived-in', to: 'paris-city', when: ['1891', '1934'], source: ['quinn-curie'] },
    {
      word: 'met',
      to: 'einstein',
      when: '1911-11',
      note: [
        '两人在首届索尔维会议上相识，他随后写信劝她不理会报纸的攻击',
        'They met at the first Solvay conference; he wrote to her to ignore the press that was hounding her',
        'Ils se connurent au premier congrès Solvay ; il lui écrivit de mépriser la presse qui l’accablait',
        'Se conocieron en el primer congreso Solvay; él le escribió que no hiciera caso de la prensa',
        '第一回ソルヴェイ会議で知り合い、彼は中傷する新聞など気にするなと書き送った',
      ],
      source: ['quinn-curie'],
    },
    { word: 'took-part-in', to: 'first-world-war', when: ['1914', '1918'], source: ['quinn-curie'] },
  ],
  same: { wikidata: 'Q7186' },
});
