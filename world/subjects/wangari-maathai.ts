import { subject } from '../subject.ts';

export default subject({
  id: 'wangari-maathai',
  kind: 'person',
  region: 'africa',
  names: ['旺加里·马塔伊', 'Wangari Maathai', 'Wangari Maathai', 'Wangari Maathai', 'ワンガリ・マータイ'],
  otherNames: [['旺加里·穆塔·马塔伊'], ['Wangari Muta Maathai'], [], [], ['ワンガリ・ムタ・マータイ']],
  times: [{ role: 'life', span: ['1940-04-01', '2011-09-25'], source: ['nobel-foundation'] }],
  place: { at: [-0.42, 36.95], name: ['肯尼亚涅里', 'Nyeri, Kenya', 'Nyeri, Kenya', 'Nyeri, Kenia', 'ケニア、ニエリ'] },
  summary: [
    '肯尼亚生物学者、植树运动者。生于涅里农家，1960年获奖学金赴美国求学，1971年在内罗毕大学得博士学位，为东非女性之首。1977年创“绿带运动”，付酬请乡村妇女育苗种树，以止水土流失、备薪柴，累计数千万株；又反对在乌胡鲁公园建大厦，几度被殴被捕。2002年当选议员，2004年获诺贝尔和平奖，为首位非洲女性得主。',
    'Kenyan biologist and campaigner. A farmer’s daughter from Nyeri, she studied in the United States and in 1971 took a doctorate at Nairobi, the first woman of East Africa to do so. In 1977 she founded the Green Belt Movement, which paid village women to raise and plant trees, tens of millions in all, and she was beaten and jailed for opposing the government’s building in Uhuru Park. In 2004 she received the Nobel Peace Prize, the first African woman to do so.',
    'Biologiste et militante kényane. Fille de paysans de Nyeri, elle étudie aux États-Unis et obtient en 1971, à Nairobi, un doctorat, première femme d’Afrique de l’Est à le faire. En 1977, elle fonde le Mouvement de la ceinture verte, qui paie des villageoises pour élever et planter des arbres, des dizaines de millions en tout ; on la bat et on l’emprisonne pour avoir défendu le parc Uhuru. En 2004, elle reçoit le prix Nobel de la paix, première Africaine à l’obtenir.',
    'Bióloga y activista keniana. Hija de campesinos de Nyeri, estudió en los Estados Unidos y en 1971 se doctoró en Nairobi, la primera mujer de África Oriental en hacerlo. En 1977 fundó el Movimiento Cinturón Verde, que pagaba a aldeanas por criar y plantar árboles, decenas de millones en total; fue golpeada y encarcelada por oponerse a que el Gobierno edificara en el parque Uhuru. En 2004 recibió el Premio Nobel de la Paz, la primera africana en obtenerlo.',
    'ケニアの生物学者、植樹運動家。ニエリの農家に生まれ、アメリカに学び、1971年ナイロビ大学で東アフリカの女性として初めて博士号を得た。1977年にグリーンベルト運動を始め、村の女性たちに報酬を払って苗を育て植えさせ、その数は数千万本に及んだ。公園の高層ビル計画などに反対して殴打や投獄にも遭った。2004年、アフリカの女性として初めてノーベル平和賞を受けた。',
  ],
  events: [
    {
      when: '1977-06-05',
      title: [
        '世界环境日种下七棵树，绿带运动由此开始',
        'Plants seven trees on World Environment Day: the Green Belt Movement begins',
        'Plante sept arbres pour la Journée de l’environnement : le mouvement est né',
        'Planta siete árboles en el Día del Medio Ambiente: nace el movimiento',
        '世界環境デーに七本の木を植え、グリーンベルト運動を始める',
      ],
      at: 'nairobi',
      weight: 3,
      source: ['maathai-unbowed'],
    },
    {
      when: '2004-12-10',
      title: [
        '在奥斯陆领诺贝尔和平奖',
        'Receives the Nobel Peace Prize at Oslo',
        'Reçoit à Oslo le prix Nobel de la paix',
        'Recibe en Oslo el Premio Nobel de la Paz',
        'オスロでノーベル平和賞を受ける',
      ],
      at: 'oslo-city-hall',
      weight: 3,
      source: ['nobel-foundation'],
    },
  ],
  relations: [
    { word: 'citizen-of', to: 'kenya', when: ['1963', '2011'], source: ['maathai-unbowed'] },
    {
      word: 'lived-in',
      to: 'united-states',
      when: ['1960', '1966'],
      note: [
        '在堪萨斯和匹兹堡读生物学',
        'She studied biology in Kansas and at Pittsburgh',
        'Elle étudia la biologie au Kansas et à Pittsburgh',
        'Estudió biología en Kansas y en Pittsburgh',
        'カンザスとピッツバーグで生物学を学んだ',
      ],
      source: ['maathai-unbowed'],
    },
  ],
  same: { wikidata: 'Q46795' },
});
