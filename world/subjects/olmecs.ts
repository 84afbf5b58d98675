import { subject } from '../subject.ts';

export default subject({
  id: 'olmecs',
  kind: 'people',
  region: 'americas',
  names: ['奥尔梅克人', 'Olmecs', 'Olmèques', 'Olmecas', 'オルメカ'],
  otherNames: [['奥尔梅克文明'], ['Olmec civilization'], ['civilisation olmèque'], ['cultura olmeca'], ['オルメカ文明']],
  times: [{ role: 'span', span: ['-1600~', '-0400~'], source: ['pool-olmec'] }],
  place: { at: [17.753, -94.76], name: ['圣洛伦索，墨西哥湾低地', 'San Lorenzo, Gulf lowlands', 'San Lorenzo, basses terres du Golfe', 'San Lorenzo, tierras bajas del Golfo', 'メキシコ湾岸低地サン・ロレンソ'] },
  summary: [
    '墨西哥湾沿岸低地的古代民族，创造了中美洲最早的大型文明之一。约公元前1400年起，圣洛伦索已堆起巨大台地，用整块玄武岩雕成高近三米的巨石头像；其后拉文塔兴起，筑土坛、埋玉器。他们如何自称、说何种语言，都无从知晓，“奥尔梅克”是后世纳瓦人对橡胶之乡居民的称呼，其母文化地位仍有争论。',
    'An early people of Mexico’s Gulf lowlands, makers of one of the first great civilizations of Mesoamerica. From about 1400 BC they raised the vast platform of San Lorenzo and carved colossal heads from single blocks of basalt; later La Venta buried jades by the thousand. What they called themselves is unknown: Olmec is a Nahua word for dwellers in the rubber country.',
    'Peuple ancien des basses terres du golfe du Mexique, auteur de l’une des premières grandes civilisations de Mésoamérique. Dès 1400 av. J.-C. environ, ils élèvent l’immense plateforme de San Lorenzo et taillent des têtes colossales dans le basalte ; plus tard, La Venta enfouit ses jades par milliers. On ignore comment ils se nommaient : olmèque est un mot nahua désignant les gens du pays du caoutchouc.',
    'Antiguo pueblo de las tierras bajas del golfo de México, creador de una de las primeras grandes civilizaciones de Mesoamérica. Desde hacia 1400 a. C. levantaron la enorme plataforma de San Lorenzo y tallaron cabezas colosales en basalto; más tarde, La Venta enterró jades por millares. No se sabe cómo se llamaban: olmeca es palabra nahua para los habitantes de la tierra del hule.',
    'メキシコ湾岸低地に栄え、メソアメリカ最初の大文明の一つを築いた人々。紀元前1400年頃からサン・ロレンソに巨大な台地を造成し、玄武岩の一枚岩から高さ三メートルに及ぶ巨石人頭像を彫り、のちのラ・ベンタでは大量の翡翠を埋納した。自称も言語もわからず、オルメカとはナワ語で「ゴムの国の人」を指す後世の呼び名である。',
  ],
  events: [
    { when: ['-1400~', '-1000~'], title: ['圣洛伦索为地区中心，雕造巨石头像', 'San Lorenzo dominates the region; colossal heads are carved', 'San Lorenzo domine la région ; on taille des têtes colossales', 'San Lorenzo domina la región; se tallan cabezas colosales', 'サン・ロレンソが栄え、巨石人頭像が彫られる'], at: 'san-lorenzo-olmec', weight: 3, source: ['pool-olmec'] },
    { when: ['-0900~', '-0400~'], title: ['拉文塔兴盛，筑土坛埋玉器', 'La Venta flourishes, with its great mound and buried jades', 'Essor de La Venta, avec son grand tertre et ses jades enfouis', 'Florece La Venta, con su gran montículo y sus jades enterrados', 'ラ・ベンタが栄え、大土壇を築き翡翠を埋納する'], at: 'la-venta', weight: 3, source: ['diehl-olmecs'] },
    { when: '1862', title: ['韦拉克鲁斯乡间出土第一尊巨石头像', 'The first colossal head comes to light in Veracruz', 'La première tête colossale est mise au jour au Veracruz', 'Sale a la luz en Veracruz la primera cabeza colosal', 'ベラクルスで最初の巨石人頭像が見つかる'], at: 'tres-zapotes', weight: 2, source: ['diehl-olmecs'] },
    { when: ['1945', '1946'], title: ['斯特林发掘圣洛伦索', 'Matthew Stirling digs at San Lorenzo', 'Matthew Stirling fouille San Lorenzo', 'Matthew Stirling excava San Lorenzo', 'スターリングがサン・ロレンソを発掘する'], at: 'san-lorenzo-olmec', weight: 1, source: ['diehl-olmecs'] },
  ],
  relations: [
    { word: 'influenced', to: 'maya', when: ['-1000~', '-0400~'], note: ['影响的深浅有争论：有人称其为“母文化”，有人视为诸多姊妹文化之一', 'How far is disputed: some call them a mother culture, others one sister among several', 'On en dispute l’ampleur : culture mère pour les uns, sœur parmi d’autres pour les autres', 'Se discute su alcance: cultura madre para unos, hermana entre varias para otros', 'その程度には議論があり、母なる文化とも、姉妹文化の一つともされる'], source: ['coe-maya'] },
    { word: 'influenced', to: 'teotihuacan', source: ['cowgill-teotihuacan'] },
    { word: 'inspired', to: 'aztec-empire', note: ['大神庙的祭品中有一件奥尔梅克面具，埋下时已有两千多年历史', 'An Olmec mask, already more than two thousand years old, was buried in an offering of the Great Temple', 'Un masque olmèque, vieux déjà de plus de deux mille ans, fut enfoui dans une offrande du Templo Mayor', 'Una máscara olmeca, con más de dos mil años ya, se enterró en una ofrenda del Templo Mayor', '大神殿の供物の中に、当時すでに二千年以上を経たオルメカの仮面があった'], source: ['smith-aztecs'] },
    { word: 'compared-with', to: 'shang-dynasty', note: ['二者年代相近，都重玉器，但没有任何接触的证据', 'They were contemporaries who prized jade alike, but there is no evidence of any contact', 'Contemporains et pareillement épris de jade, sans que rien n’atteste un contact', 'Fueron contemporáneos y estimaron por igual el jade, sin que conste contacto alguno', '時代が近くともに玉を尊んだが、接触の証拠はない'], source: ['diehl-olmecs'] },
  ],
});
