import { subject } from '../subject.ts';

export default subject({
  id: 'borobudur',
  kind: 'site',
  region: 'south-asia',
  names: ['婆罗浮屠', 'Borobudur', 'Borobudur', 'Borobudur', 'ボロブドゥール'],
  otherNames: [['婆罗浮屠塔'], ['Barabudur'], ['Barabudur'], ['Barabudur'], ['ボロブドゥル']],
  times: [{ role: 'made', span: ['0780~', '0833~'], source: ['miksic-borobudur'] }],
  place: {
    at: [-7.6079, 110.2038],
    name: ['爪哇马格朗', 'Magelang, Java', 'Magelang, Java', 'Magelang, Java', 'ジャワ、マグラン'],
  },
  summary: [
    '爪哇中部的佛教建筑，夏连特拉王朝约于780至833年依山丘以安山岩砌成，为世界最大的佛教建筑。五层方台上承三层圆台，七十二座镂空小塔各藏坐佛一尊，环绕中央大塔；回廊浮雕一千四百余幅，刻因果、本生、佛传与善财童子参学，信徒右绕而上，由色界入无色界。后没于火山灰与丛林，1814年莱佛士派人清理，1983年大修竣工。',
    'The largest Buddhist monument in the world, built of andesite over a hill in central Java by the Shailendra kings about 780–833. On five square terraces stand three round ones, where seventy-two pierced stupas, each with a seated Buddha, ring the great one. More than 1,400 reliefs tell of cause and effect, of the Buddha’s lives and of Sudhana’s search. Lost in ash and forest, it was cleared in 1814 and restored by 1983.',
    'Le plus grand monument bouddhique du monde, bâti en andésite sur une colline du centre de Java par les rois Shailendra, vers 780-833. Cinq terrasses carrées en portent trois rondes, où soixante-douze stupas ajourés, abritant chacun un bouddha assis, entourent le grand. Plus de 1 400 reliefs disent la loi des actes, les vies du Bouddha et la quête de Sudhana. Perdu sous la cendre et la forêt, il fut dégagé en 1814.',
    'El mayor monumento budista del mundo, construido en andesita sobre una colina del centro de Java por los reyes Sailendra, hacia 780-833. Cinco terrazas cuadradas sostienen tres redondas, donde setenta y dos estupas caladas, cada una con un buda sentado, rodean la grande. Más de 1400 relieves narran la ley de los actos, las vidas de Buda y la búsqueda de Sudhana. Perdido bajo ceniza y selva, se despejó en 1814 y se restauró hasta 1983.',
    'ジャワ中部の世界最大の仏教建築。シャイレーンドラ朝が780年頃から833年頃にかけ、丘を覆って安山岩で築いた。五層の方形壇の上に三層の円壇が載り、坐仏を納めた七十二基の目透かしの小塔が中央の大塔を囲む。千四百面を超える浮彫には因果応報、本生譚、仏伝、善財童子の求道が刻まれる。火山灰と密林に埋もれ、1814年に掘り出され、1983年に修復を終えた。',
  ],
  events: [
    {
      when: '1814',
      title: [
        '莱佛士派科尔内柳斯清理遗迹',
        'Raffles sends Cornelius to clear the ruin',
        'Raffles envoie Cornelius dégager la ruine',
        'Raffles envía a Cornelius a despejar la ruina',
        'ラッフルズがコルネリウスを遣わし、遺跡を掘り出す',
      ],
      at: 'borobudur',
      weight: 2,
      source: ['miksic-borobudur'],
    },
    {
      when: '1983-02-23',
      title: [
        '联合国教科文组织主持的修复竣工',
        'Restoration with UNESCO is completed',
        'La restauration menée avec l’Unesco s’achève',
        'Termina la restauración con la Unesco',
        'ユネスコと進めた修復が完了する',
      ],
      at: 'borobudur',
      weight: 2,
      source: ['unesco-world-heritage', '592'],
    },
  ],
  relations: [
    { word: 'dedicated-to', to: 'buddhism', when: ['0780~', '..'], source: ['unesco-world-heritage', '592'] },
    {
      word: 'depicts',
      to: 'gautama-buddha',
      note: [
        '第一层回廊一百二十幅浮雕据《普曜经》刻佛传，止于初转法轮',
        'A hundred and twenty reliefs tell his life after the Lalitavistara, up to the first sermon',
        'Cent vingt reliefs content sa vie d’après le Lalitavistara, jusqu’au premier sermon',
        'Ciento veinte relieves narran su vida según el Lalitavistara, hasta el primer sermón',
        '百二十面の浮彫が『ラリタヴィスタラ』により初転法輪までの生涯を語る',
      ],
      source: ['miksic-borobudur'],
    },
  ],
  same: { wikidata: 'Q42798' },
});
