import { subject } from '../subject.ts';

export default subject({
  id: 'founding-of-the-united-nations',
  kind: 'event',
  region: 'americas',
  names: [
    '联合国成立',
    'Founding of the United Nations',
    'Fondation des Nations unies',
    'Fundación de las Naciones Unidas',
    '国際連合の創設',
  ],
  otherNames: [
    ['联合国'],
    ['United Nations', 'UN'],
    ['ONU', 'Nations unies'],
    ['ONU', 'Naciones Unidas'],
    ['国連', '国際連合'],
  ],
  times: [{ role: 'span', span: ['1945-04-25', '1945-10-24'], source: ['un-charter'] }],
  place: {
    at: [37.7793, -122.4209],
    name: ['旧金山', 'San Francisco', 'San Francisco', 'San Francisco', 'サンフランシスコ'],
  },
  summary: [
    '1945年春五十国代表在旧金山制定宪章，以联合国取代国际联盟。大会一国一票；安全理事会设中、法、苏、英、美五个常任理事国，享有否决权，负维护和平之责。宪章6月26日签署，10月24日生效，五十一国为创始会员，中国首先签字。总部设于纽约，其后维和、裁军、非殖民化和人权皆入其议程。',
    'The writing and coming into force of the Charter that put the United Nations in the place of the League. In the spring of 1945 delegates of fifty states met at San Francisco: an Assembly with a vote for each, a Security Council in which China, France, the Soviet Union, Britain and the United States hold vetoes. China signed first on 26 June; the Charter took effect on 24 October with fifty-one members.',
    'La rédaction et l’entrée en vigueur de la Charte qui mit les Nations unies à la place de la SDN. Au printemps 1945, les délégués de cinquante États se réunissent à San Francisco : une Assemblée où chacun a une voix, un Conseil de sécurité où Chine, France, URSS, Royaume-Uni et États-Unis ont le veto. La Chine signe la première, le 26 juin ; la Charte entre en vigueur le 24 octobre avec cinquante et un membres.',
    'La redacción y entrada en vigor de la Carta que puso a las Naciones Unidas en lugar de la Sociedad de Naciones. En la primavera de 1945 se reunieron en San Francisco delegados de cincuenta Estados: una Asamblea con un voto para cada uno y un Consejo de Seguridad con veto para China, Francia, la URSS, el Reino Unido y los Estados Unidos. China firmó la primera, el 26 de junio; la Carta rigió desde el 24 de octubre con cincuenta y un miembros.',
    '国際連盟に代わる国際連合の憲章が起草され、発効するまでの出来事。1945年春、五十か国の代表がサンフランシスコに集い、一国一票の総会と、中国、フランス、ソ連、イギリス、アメリカが拒否権をもつ安全保障理事会を定めた。6月26日に中国を先頭に署名され、10月24日に五十一の原加盟国で発効した。本部はニューヨークに置かれた。',
  ],
  events: [
    {
      when: '1945-06-26',
      title: [
        '《联合国宪章》在旧金山签署',
        'The Charter is signed in San Francisco',
        'La Charte est signée à San Francisco',
        'Se firma la Carta en San Francisco',
        '国連憲章がサンフランシスコで署名される',
      ],
      at: 'san-francisco',
      weight: 3,
      source: ['un-charter'],
    },
    {
      when: '1945-10-24',
      title: [
        '宪章生效，联合国成立',
        'The Charter comes into force',
        'La Charte entre en vigueur',
        'Entra en vigor la Carta',
        '憲章が発効し、国際連合が発足する',
      ],
      weight: 3,
      source: ['un-charter'],
    },
  ],
  relations: [
    { word: 'took-place-in', to: 'united-states', when: '1945', source: ['un-charter'] },
    { word: 'caused', to: 'universal-declaration-of-human-rights', when: '1948', source: ['glendon-world-made-new'] },
  ],
});
