import { subject } from '../subject.ts';

export default subject({
  id: 'gandhi',
  kind: 'person',
  region: 'south-asia',
  names: ['甘地', 'Mahatma Gandhi', 'Mahatma Gandhi', 'Mahatma Gandhi', 'マハトマ・ガンディー'],
  otherNames: [
    ['圣雄甘地', '莫罕达斯·卡拉姆昌德·甘地'],
    ['Mohandas Karamchand Gandhi', 'Bapu'],
    ['Mohandas Karamchand Gandhi'],
    ['Mohandas Karamchand Gandhi'],
    ['モーハンダース・カラムチャンド・ガンディー', 'ガンジー'],
  ],
  times: [{ role: 'life', span: ['1869-10-02', '1948-01-30'], source: ['guha-gandhi'] }],
  place: { at: [21.6417, 69.6293], name: ['博尔本德尔', 'Porbandar', 'Porbandar', 'Porbandar', 'ポールバンダル'] },
  summary: [
    '印度独立运动的领袖。在伦敦学法律，1893年赴南非，因肤色被逐出头等车厢，二十一年间为印侨争权，创立“坚持真理”的非暴力抗争。回国后改造国大党，发起不合作运动，提倡手纺土布，为“不可接触者”呼吁；1930年徒步二十四天到海边自取食盐。1947年独立伴随分治与仇杀，他以绝食止乱，次年遇刺。',
    'Leader of India’s struggle for independence. A London-trained lawyer, he was thrown off a train in South Africa in 1893 because of his colour and stayed twenty-one years, working out satyagraha, resistance without violence. In India he remade the Congress, led non-cooperation, spun his own cloth and spoke for the untouchables; in 1930 he walked to the sea to make salt. Independence came with partition; he fasted against the killing and was shot.',
    'Chef de la lutte pour l’indépendance de l’Inde. Avocat formé à Londres, chassé d’un train en Afrique du Sud en 1893 pour sa couleur, il y reste vingt et un ans et conçoit le satyagraha, résistance sans violence. En Inde, il refait le Congrès, mène la non-coopération, file son coton et plaide pour les intouchables ; en 1930, il marche vers la mer pour faire du sel. L’indépendance vient avec la partition ; il jeûne contre les tueries et meurt assassiné.',
    'Jefe de la lucha por la independencia de la India. Abogado formado en Londres, en 1893 lo echaron de un tren en Sudáfrica por su color, y se quedó veintiún años ideando el satyagraha, resistencia sin violencia. En la India rehízo el Congreso, dirigió la no cooperación, hiló su ropa y defendió a los intocables; en 1930 caminó hasta el mar para hacer sal. La independencia llegó con la partición; ayunó contra las matanzas y murió asesinado.',
    'インド独立運動の指導者。ロンドンで法律を学び、1893年に南アフリカで肌の色を理由に列車から降ろされ、以後二十一年とどまって、暴力によらない抵抗「サティヤーグラハ」を編み出した。帰国後は国民会議派を改め、非協力運動を率い、糸を紡ぎ、不可触民のために説いた。1930年には塩を作るため海まで歩いた。独立は分離と殺戮を伴い、断食で止めようとしたが凶弾に倒れた。',
  ],
  events: [
    {
      when: '1893-06-07',
      title: [
        '在彼得马里茨堡被赶下火车',
        'Is put off a train at Pietermaritzburg',
        'Est jeté hors d’un train à Pietermaritzburg',
        'Lo echan de un tren en Pietermaritzburg',
        'ピーターマリッツバーグで列車から降ろされる',
      ],
      at: 'pietermaritzburg',
      weight: 2,
      source: ['gandhi-autobiography', 'part 2, ch. 8'],
    },
    {
      when: '1930-04-06',
      title: [
        '步行至丹迪海边取盐，违抗盐法',
        'Breaks the salt law on the beach at Dandi',
        'Enfreint la loi du sel sur la plage de Dandi',
        'Infringe la ley de la sal en la playa de Dandi',
        'ダーンディーの浜で塩を作り、法に抗する',
      ],
      at: 'dandi',
      weight: 3,
      with: ['british-empire'],
      source: ['guha-gandhi'],
    },
    {
      when: '1948-01-30',
      title: [
        '在德里遇刺',
        'Is shot on his way to prayer in Delhi',
        'Est assassiné à Delhi en allant prier',
        'Lo asesinan en Delhi camino de la oración',
        'デリーで祈りに向かう途中、暗殺される',
      ],
      at: 'delhi',
      weight: 3,
      source: ['guha-gandhi'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'british-empire', when: ['1919', '1947'], source: ['guha-gandhi'] },
    { word: 'influenced', to: 'mandela', source: ['mandela-long-walk'] },
    {
      word: 'influenced',
      to: 'rosa-parks',
      when: '1955',
      note: [
        '蒙哥马利抵制乘车运动取法他的非暴力抗争',
        'The Montgomery boycott took up his way of resisting without violence',
        'Le boycott de Montgomery reprit sa résistance sans violence',
        'El boicot de Montgomery adoptó su resistencia sin violencia',
        'モンゴメリーのバス・ボイコットは彼の非暴力の抵抗に学んだ',
      ],
      source: ['theoharis-parks'],
    },
  ],
  same: { wikidata: 'Q1001' },
});
