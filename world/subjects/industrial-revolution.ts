import { subject } from '../subject.ts';

export default subject({
  id: 'industrial-revolution',
  kind: 'event',
  region: 'europe',
  names: ['工业革命', 'Industrial Revolution', 'Révolution industrielle', 'Revolución industrial', '産業革命'],
  otherNames: [
    ['产业革命'],
    ['First Industrial Revolution'],
    ['première révolution industrielle'],
    ['Primera Revolución Industrial'],
    ['工業化'],
  ],
  times: [{ role: 'span', span: ['1760~', '1840~'], source: ['allen-industrial'] }],
  place: { at: [53.4808, -2.2426], name: ['曼彻斯特', 'Manchester', 'Manchester', 'Mánchester', 'マンチェスター'] },
  summary: [
    '约1760至1840年始于英国的生产变革。工资高而煤价低，使以机器代替人力有利可图：珍妮纺纱机、水力纺纱机、瓦特改良的蒸汽机和焦炭炼铁相继问世，棉纺进入工厂，运河与铁路连接城乡。产量与人口空前增长，曼彻斯特等城市急速膨胀，工人包括儿童每日劳作十余小时；变革随后传至欧美与日本。',
    'The change in how things are made that began in Britain between about 1760 and 1840. High wages and cheap coal made it pay to put machines in place of hands: the spinning jenny and water frame, Watt’s steam engine, iron smelted with coke. Cotton moved into factories, canals and railways joined the towns. Output and numbers grew as never before, while men, women and children worked twelve hours and more.',
    'Transformation de la production commencée en Grande-Bretagne entre 1760 et 1840 environ. Salaires élevés et charbon bon marché rendent rentable la machine : jenny et métier hydraulique, machine à vapeur de Watt, fonte au coke. Le coton passe à l’usine, canaux et chemins de fer relient les villes. Production et population croissent comme jamais, tandis qu’hommes, femmes et enfants travaillent douze heures et plus.',
    'Transformación de la producción que empezó en Gran Bretaña entre 1760 y 1840, aproximadamente. Los salarios altos y el carbón barato hicieron rentable la máquina: la hiladora Jenny y la hidráulica, la máquina de vapor de Watt, el hierro fundido con coque. El algodón pasó a la fábrica; canales y ferrocarriles unieron las ciudades. Producción y población crecieron como nunca, mientras hombres, mujeres y niños trabajaban doce horas o más.',
    '1760年頃から1840年頃にイギリスで始まった生産の変革。高い賃金と安い石炭のもとで、人手を機械に替えることが引き合った。ジェニー紡績機、水力紡績機、ワットの蒸気機関、コークス製鉄が現れ、綿業は工場に移り、運河と鉄道が町を結んだ。生産と人口はかつてなく増え、男も女も子供も一日十二時間以上働いた。変革はやがて欧米と日本に広がった。',
  ],
  events: [
    {
      when: '1769-01-05',
      title: [
        '瓦特取得分离冷凝器蒸汽机专利',
        'James Watt patents his separate condenser',
        'James Watt brevète son condenseur séparé',
        'James Watt patenta su condensador separado',
        'ワットが分離凝縮器の特許を得る',
      ],
      at: 'glasgow',
      weight: 3,
      source: ['allen-industrial'],
    },
    {
      when: '1771',
      title: [
        '阿克莱特在克罗姆福德开设水力棉纺厂',
        'Arkwright opens his water-powered mill at Cromford',
        'Arkwright ouvre sa filature hydraulique à Cromford',
        'Arkwright abre su hilandería hidráulica en Cromford',
        'アークライトがクロムフォードに水力紡績工場を開く',
      ],
      at: 'cromford',
      weight: 3,
      source: ['allen-industrial'],
    },
    {
      when: '1830-09-15',
      title: [
        '利物浦至曼彻斯特铁路通车',
        'The Liverpool and Manchester Railway opens',
        'Le chemin de fer de Liverpool à Manchester ouvre',
        'Se abre el ferrocarril de Liverpool a Mánchester',
        'リヴァプール・マンチェスター鉄道が開業する',
      ],
      at: 'manchester',
      weight: 3,
      source: ['allen-industrial'],
    },
  ],
  relations: [
    { word: 'took-place-in', to: 'british-empire', when: ['1760~', '1840~'], source: ['allen-industrial'] },
    {
      word: 'influenced',
      to: 'karl-marx',
      note: [
        '恩格斯向他描述曼彻斯特的工厂，《资本论》大量引用英国工厂视察员报告',
        'Engels told him of Manchester; Capital quotes the English factory inspectors at length',
        'Engels lui décrivit Manchester ; Le Capital cite longuement les inspecteurs anglais',
        'Engels le habló de Mánchester; El capital cita por extenso a los inspectores ingleses',
        'エンゲルスからマンチェスターの実情を聞き、『資本論』は工場監督官の報告を多く引く',
      ],
      source: ['jones-marx'],
    },
  ],
  same: { wikidata: 'Q2269' },
});
