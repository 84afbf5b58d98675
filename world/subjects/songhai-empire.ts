import { subject } from '../subject.ts';

export default subject({
  id: 'songhai-empire',
  kind: 'polity',
  region: 'africa',
  names: ['桑海帝国', 'Songhai Empire', 'Empire songhaï', 'Imperio songhai', 'ソンガイ帝国'],
  otherNames: [['松海帝国'], ['Songhay'], ['Songhay', 'Songhoï'], ['Songhay'], ['ソンガイ王国']],
  times: [{ role: 'span', span: ['1464', '1591'], source: ['tarikh-al-sudan'] }],
  place: { at: [16.2717, -0.0447], name: ['加奥', 'Gao', 'Gao', 'Gao', 'ガオ'] },
  summary: [
    '尼日尔河湾的西非帝国，继马里而兴。加奥之主桑尼·阿里1464年即位，以骑兵与船队夺廷巴克图、杰内；1493年部将穆罕默德·图雷夺位，称阿斯基亚，朝觐麦加，整顿行省与税制，礼遇学者，廷巴克图的桑科雷讲学极盛。金、盐与奴隶是财源。1591年摩洛哥军持火枪越沙漠而来，在通迪比获胜，帝国崩溃。',
    'Empire of the Niger bend, heir to Mali. Sunni Ali, lord of Gao from 1464, took Timbuktu and Jenne with cavalry and boats; in 1493 his officer Muhammad Ture seized the throne as Askia, went to Mecca, ordered provinces and taxes and honoured scholars, and learning flourished at Timbuktu. Gold, salt and slaves were its wealth. In 1591 a Moroccan force with guns crossed the desert and won at Tondibi.',
    'Empire de la boucle du Niger, héritier du Mali. Sonni Ali, maître de Gao en 1464, prend Tombouctou et Djenné avec cavaliers et pirogues ; en 1493, son officier Muhammad Touré s’empare du trône sous le nom d’Askia, va à La Mecque, règle provinces et impôts et honore les savants ; l’étude fleurit à Tombouctou. L’or, le sel et les esclaves font sa richesse. En 1591, une armée marocaine à arquebuses l’emporte à Tondibi.',
    'Imperio de la curva del Níger, heredero de Malí. Sonni Alí, señor de Gao desde 1464, tomó Tombuctú y Djenné con jinetes y barcas; en 1493 su oficial Muhammad Turé se hizo con el trono como Askia, fue a La Meca, ordenó provincias e impuestos y honró a los sabios; el saber floreció en Tombuctú. Su riqueza eran el oro, la sal y los esclavos. En 1591 un ejército marroquí con arcabuces cruzó el desierto y venció en Tondibi.',
    'ニジェール川湾曲部に栄えた帝国で、マリの後を継いだ。1464年にガオの主となったスンニ・アリは、騎兵と船でトンブクトゥとジェンネを取る。1493年、部将ムハンマド・トゥーレが王位を奪ってアスキアを称し、メッカに巡礼し、州と税を整え、学者を重んじ、トンブクトゥの学問が栄えた。富の源は金、塩、奴隷であった。1591年、銃を持つモロッコ軍に敗れた。',
  ],
  events: [
    {
      when: '1468~',
      title: [
        '桑尼·阿里攻取廷巴克图',
        'Sunni Ali takes Timbuktu',
        'Sonni Ali prend Tombouctou',
        'Sonni Alí toma Tombuctú',
        'スンニ・アリがトンブクトゥを取る',
      ],
      at: 'timbuktu',
      weight: 3,
      source: ['tarikh-al-sudan'],
    },
    {
      when: ['1496', '1498'],
      title: [
        '阿斯基亚·穆罕默德朝觐麦加',
        'Askia Muhammad makes the pilgrimage to Mecca',
        'L’askia Muhammad fait le pèlerinage de La Mecque',
        'El askia Muhammad peregrina a La Meca',
        'アスキア・ムハンマドがメッカに巡礼する',
      ],
      at: 'mecca',
      weight: 2,
      source: ['tarikh-al-sudan'],
    },
    {
      when: '1591-03-13',
      title: [
        '摩洛哥军在通迪比获胜',
        'Moroccan guns win the day at Tondibi',
        'Les arquebuses marocaines l’emportent à Tondibi',
        'Los arcabuces marroquíes vencen en Tondibi',
        'モロッコ軍の銃がトンディビで勝つ',
      ],
      at: 'tondibi',
      weight: 3,
      source: ['hunwick-songhay'],
    },
  ],
  relations: [
    { word: 'rebelled-against', to: 'mali-empire', when: ['1430~', '1464'], source: ['hunwick-songhay'] },
    { word: 'adopted', to: 'islam', when: ['1493', '1591'], source: ['tarikh-al-sudan'] },
  ],
});
