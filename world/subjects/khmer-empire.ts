import { subject } from '../subject.ts';

export default subject({
  id: 'khmer-empire',
  kind: 'polity',
  region: 'south-asia',
  names: ['高棉帝国', 'Khmer Empire', 'Empire khmer', 'Imperio jemer', 'クメール帝国'],
  otherNames: [
    ['吴哥王朝', '真腊'],
    ['Angkor', 'Kambuja'],
    ['Angkor', 'Kambuja'],
    ['Angkor', 'Kambuja'],
    ['アンコール朝', '真臘'],
  ],
  times: [{ role: 'span', span: ['0802', '1431~'], source: ['higham-angkor'] }],
  place: { at: [13.4411, 103.8588], name: ['吴哥', 'Angkor', 'Angkor', 'Angkor', 'アンコール'] },
  summary: [
    '以吴哥为都、称雄中南半岛的高棉王国，汉籍称真腊。据碑铭，802年阇耶跋摩二世在荔枝山称转轮王，不再臣属爪哇。历代国王兴建水库、运河与庙山，苏利耶跋摩二世营吴哥窟，阇耶跋摩七世逐走占人，笃信大乘佛教，筑吴哥通、遍设医院。都城方圆近千平方公里。13世纪起上座部佛教传入，暹罗兴起，1431年前后弃都南迁。',
    'The Khmer kingdom that ruled mainland South-East Asia from Angkor. An inscription tells that in 802 Jayavarman II was made universal king on Phnom Kulen, free of Java. Kings built reservoirs, canals and temple mountains; Suryavarman II raised Angkor Wat, and Jayavarman VII, a Buddhist, drove out the Chams, walled Angkor Thom and founded hospitals. The city spread over some thousand square kilometres. About 1431 it was given up.',
    'Royaume khmer qui domina l’Indochine depuis Angkor. Une inscription rapporte qu’en 802 Jayavarman II fut sacré roi universel sur le Phnom Kulen, libre de Java. Les rois creusent réservoirs et canaux, élèvent des temples-montagnes ; Suryavarman II bâtit Angkor Vat ; Jayavarman VII, bouddhiste, chasse les Chams, enclôt Angkor Thom et fonde des hôpitaux. La ville couvre un millier de kilomètres carrés. Vers 1431, on l’abandonne.',
    'Reino jemer que dominó Indochina desde Angkor. Una inscripción cuenta que en 802 Jayavarman II fue consagrado rey universal en el Phnom Kulen, libre de Java. Los reyes hicieron embalses, canales y templos montaña; Suryavarman II levantó Angkor Wat, y Jayavarman VII, budista, expulsó a los chams, amuralló Angkor Thom y fundó hospitales. La ciudad ocupaba unos mil kilómetros cuadrados. Hacia 1431 se abandonó.',
    'アンコールを都にインドシナを支配したクメール人の国。漢籍に真臘という。碑文によれば802年、ジャヤヴァルマン二世がクーレン山で転輪王となり、ジャワから自立した。歴代の王は貯水池や水路、山岳寺院を築き、スーリヤヴァルマン二世がアンコール・ワットを建て、仏教を奉じたジャヤヴァルマン七世はチャンパーを退けてアンコール・トムを造営した。1431年頃に都は放棄された。',
  ],
  events: [
    {
      when: '0802',
      title: [
        '阇耶跋摩二世在荔枝山称王',
        'Jayavarman II is consecrated on Phnom Kulen',
        'Jayavarman II est sacré sur le Phnom Kulen',
        'Jayavarman II es consagrado en el Phnom Kulen',
        'ジャヤヴァルマン二世がクーレン山で即位する',
      ],
      at: 'phnom-kulen',
      weight: 3,
      source: ['sdok-kak-thom'],
    },
    {
      when: '1177~',
      title: [
        '占人船队袭破吴哥',
        'Chams come by water and sack Angkor',
        'Les Chams viennent par eau et pillent Angkor',
        'Los chams llegan por agua y saquean Angkor',
        'チャンパーの水軍がアンコールを襲う',
      ],
      at: 'angkor-thom',
      weight: 2,
      source: ['higham-angkor'],
    },
    {
      when: '1181',
      title: [
        '阇耶跋摩七世即位，改奉大乘佛教',
        'Jayavarman VII takes the throne and turns to Buddhism',
        'Jayavarman VII prend le trône et embrasse le bouddhisme',
        'Jayavarman VII sube al trono y abraza el budismo',
        'ジャヤヴァルマン七世が即位し、仏教を奉じる',
      ],
      at: 'angkor-thom',
      weight: 3,
      source: ['higham-angkor'],
    },
  ],
  relations: [
    { word: 'builder-of', to: 'angkor-wat', when: ['1113~', '1150~'], source: ['higham-angkor'] },
    { word: 'adopted', to: 'buddhism', when: '1181~', source: ['higham-angkor'] },
  ],
  same: { wikidata: 'Q201705' },
});
