import { subject } from '../subject.ts';

export default subject({
  id: 'mandela',
  kind: 'person',
  region: 'africa',
  names: ['纳尔逊·曼德拉', 'Nelson Mandela', 'Nelson Mandela', 'Nelson Mandela', 'ネルソン・マンデラ'],
  otherNames: [['曼德拉', '马迪巴'], ['Madiba', 'Rolihlahla'], ['Madiba'], ['Madiba'], ['マディバ', 'マンデラ']],
  times: [
    { role: 'life', span: ['1918-07-18', '2013-12-05'], source: ['mandela-long-walk'] },
    { role: 'reign', span: ['1994-05-10', '1999-06-14'], source: ['mandela-long-walk'] },
  ],
  place: { at: [-31.783, 28.617], name: ['姆维佐', 'Mvezo', 'Mvezo', 'Mvezo', 'ムヴェゾ'] },
  summary: [
    '南非反种族隔离领袖、首任黑人总统。泰姆布王室旁支出身，在约翰内斯堡执律师业，与坦博合办事务所，领导非洲人国民大会的抗争；沙佩维尔屠杀后转向武装斗争。1964年在里沃尼亚审判中被判终身监禁，系狱二十七年，大半在罗本岛采石。1990年获释，与德克勒克谈判结束隔离制，1993年同获诺贝尔和平奖。',
    'Leader against apartheid and first black president of South Africa. Of a Thembu royal line, he practised law in Johannesburg with Oliver Tambo and led campaigns of the African National Congress; after Sharpeville he turned to armed struggle. Sentenced for life at the Rivonia trial in 1964, he spent twenty-seven years in prison, most of them on Robben Island. Freed in 1990, he negotiated the end of apartheid.',
    'Chef de la lutte contre l’apartheid et premier président noir d’Afrique du Sud. De lignée royale thembu, avocat à Johannesburg avec Oliver Tambo, il mène les campagnes du Congrès national africain ; après Sharpeville, il passe à la lutte armée. Condamné à vie au procès de Rivonia en 1964, il reste vingt-sept ans en prison, surtout à Robben Island. Libéré en 1990, il négocie la fin de l’apartheid.',
    'Líder contra el apartheid y primer presidente negro de Sudáfrica. De linaje real thembu, ejerció de abogado en Johannesburgo con Oliver Tambo y dirigió campañas del Congreso Nacional Africano; tras Sharpeville pasó a la lucha armada. Condenado a cadena perpetua en el juicio de Rivonia, en 1964, pasó veintisiete años preso, la mayoría en la isla Robben. Liberado en 1990, negoció el fin del apartheid.',
    '反アパルトヘイトの指導者で、南アフリカ初の黒人大統領。テンブ人の王族の家系に生まれ、ヨハネスブルグでタンボと法律事務所を開き、アフリカ民族会議の運動を率いた。シャープヴィル虐殺の後は武装闘争に転じる。1964年のリヴォニア裁判で終身刑となり、二十七年の獄中生活の多くをロベン島で過ごした。1990年に釈放され、交渉によってアパルトヘイトを終わらせた。',
  ],
  events: [
    {
      when: '1964-06-12',
      title: [
        '被判终身监禁，押往罗本岛',
        'Is sentenced to life and sent to Robben Island',
        'Est condamné à vie et envoyé à Robben Island',
        'Es condenado a perpetuidad y enviado a la isla Robben',
        '終身刑を受け、ロベン島に送られる',
      ],
      at: 'robben-island',
      weight: 3,
      source: ['mandela-long-walk'],
    },
    {
      when: '1990-02-11',
      title: [
        '二十七年后获释',
        'Walks free after twenty-seven years',
        'Sort libre après vingt-sept ans',
        'Sale libre tras veintisiete años',
        '二十七年を経て釈放される',
      ],
      at: 'paarl',
      weight: 3,
      source: ['mandela-long-walk'],
    },
    {
      when: '1994-05-10',
      title: [
        '就任南非总统',
        'Is sworn in as president of South Africa',
        'Prête serment de président de l’Afrique du Sud',
        'Jura como presidente de Sudáfrica',
        '南アフリカ大統領に就任する',
      ],
      at: 'pretoria',
      weight: 3,
      source: ['mandela-long-walk'],
    },
  ],
  relations: [
    {
      word: 'commented-on',
      to: 'shakespeare',
      when: '1977-12-16',
      note: [
        '他在狱中传阅的莎翁全集里，于《裘力斯·恺撒》“懦夫在死前已死多次”一节旁署名',
        'On Robben Island he signed his name beside “Cowards die many times before their deaths” in Julius Caesar',
        'À Robben Island, il signa en marge de Jules César : « Les lâches meurent bien des fois avant leur mort »',
        'En Robben Island firmó junto a «Los cobardes mueren muchas veces antes de morir», en Julio César',
        'ロベン島で『ジュリアス・シーザー』の「臆病者は死ぬ前に幾度も死ぬ」の脇に署名した',
      ],
      source: ['sampson-mandela'],
    },
    { word: 'travelled-to', to: 'united-states', when: '1990-06', source: ['mandela-long-walk'] },
  ],
  same: { wikidata: 'Q8023' },
});
