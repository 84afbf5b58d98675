import { subject } from '../subject.ts';

export default subject({
  id: 'sumer',
  kind: 'polity',
  region: 'near-east',
  names: ['苏美尔', 'Sumer', 'Sumer', 'Sumer', 'シュメール'],
  otherNames: [['苏默'], ['Sumerian city-states', 'Kiengir'], ['cités de Sumer', 'Shumer'], ['Sumeria', 'ciudades sumerias'], ['シュメール文明', 'スメル']],
  times: [
    { role: 'span', span: ['-3500~', '-2004~'], source: ['van-de-mieroop'] },
  ],
  place: { at: [31.324, 45.637], name: ['乌鲁克', 'Uruk', 'Uruk', 'Uruk', 'ウルク'] },
  summary: [
    '两河流域南部的城邦文明，世界上最早的城市与文字的诞生地。公元前四千纪晚期，乌鲁克已有数万居民，神庙的账房开始在泥板上记事。此后乌尔、拉格什、乌玛、基什等城各奉其神、各有其王，为水渠与田界争战不休。先后归于阿卡德与乌尔第三王朝，至前2004年前后终结，其语言却在学校与神庙中又用了近两千年。',
    'The city-state civilization of southern Mesopotamia, home of the first cities and of the first writing. Late in the fourth millennium BC Uruk had tens of thousands of inhabitants and temple offices that kept accounts on clay. Ur, Lagash, Umma and Kish, each with its own god and king, fought over canals and fields. The last Sumerian kingdom fell about 2004 BC, but schools taught its language almost to the Christian era.',
    'Civilisation de cités-États du sud de la Mésopotamie, berceau des premières villes et de la première écriture. À la fin du IVe millénaire, Uruk compte des dizaines de milliers d’habitants et des bureaux de temple qui tiennent leurs comptes sur l’argile. Ur, Lagash, Umma ou Kish, chacune avec son dieu et son roi, se disputent canaux et champs. Le dernier royaume sumérien tombe vers 2004 av. J.-C., mais sa langue s’enseigne encore près de deux mille ans.',
    'Civilización de ciudades-Estado del sur de Mesopotamia, cuna de las primeras ciudades y de la primera escritura. A fines del IV milenio a. C., Uruk tenía decenas de miles de habitantes y oficinas de templo que llevaban cuentas en arcilla. Ur, Lagash, Umma y Kish, cada una con su dios y su rey, se disputaban canales y campos. El último reino sumerio cayó hacia 2004 a. C., pero su lengua se enseñó casi dos mil años más.',
    'メソポタミア南部の都市国家群からなる文明で、最古の都市と文字を生んだ。紀元前四千年紀の末、ウルクはすでに数万の人口を抱え、神殿の役所は粘土板に帳簿をつけ始めた。ウル、ラガシュ、ウンマ、キシュなどは各々の神と王をいただき、運河と耕地をめぐって争った。最後の王国は前2004年頃に滅んだが、その言語はなお二千年近く学ばれた。',
  ],
  events: [
    { when: '-3300~', title: ['乌鲁克神庙开始在泥板上书写账目', 'Temple clerks at Uruk begin to write accounts on clay', 'À Uruk, les scribes des temples commencent à écrire leurs comptes', 'En Uruk los escribas del templo empiezan a anotar cuentas en arcilla', 'ウルクの神殿で粘土板に帳簿が書かれ始める'], at: 'uruk', weight: 3, with: ['cuneiform'], source: ['world-writing-systems'] },
    { when: '-2450~', title: ['拉格什王安纳吐姆战胜乌玛，立鹫碑', 'Eannatum of Lagash defeats Umma and sets up the Stele of the Vultures', 'Eannatum de Lagash vainc Umma et dresse la stèle des Vautours', 'Eannatum de Lagash vence a Umma y erige la estela de los Buitres', 'ラガシュ王エアンナトゥムがウンマを破り、禿鷹の碑を建てる'], at: 'girsu', weight: 2, source: ['early-royal-inscriptions', 'RIME 1.9.3.1'] },
    { when: '-2350~', title: ['拉格什王乌鲁伊尼姆基那颁布改革', 'Uruinimgina of Lagash proclaims his reforms against abuses', 'Urukagina de Lagash proclame ses réformes contre les abus', 'Urukagina de Lagash proclama sus reformas contra los abusos', 'ラガシュ王ウルイニムギナが改革を布告する'], at: 'girsu', weight: 2, source: ['early-royal-inscriptions', 'RIME 1.9.9'] },
    { when: '-2112~', title: ['乌尔纳姆建立乌尔第三王朝', 'Ur-Nammu founds the Third Dynasty of Ur', 'Ur-Nammu fonde la troisième dynastie d’Ur', 'Ur-Nammu funda la Tercera Dinastía de Ur', 'ウル・ナンムがウル第三王朝を開く'], at: 'ur', weight: 3, with: ['ur'], source: ['sumerian-king-list'] },
    { when: '-2004~', title: ['埃兰人攻陷乌尔，苏美尔王国终结', 'Elamites take Ur and the last Sumerian kingdom ends', 'Les Élamites prennent Ur ; le dernier royaume sumérien s’éteint', 'Los elamitas toman Ur y acaba el último reino sumerio', 'エラム人がウルを占領し、最後のシュメール王国が滅ぶ'], at: 'ur', weight: 2, with: ['ur'], source: ['lament-for-ur'] },
  ],
  relations: [
    { word: 'preceded', to: 'akkadian-empire', when: '-2334~', source: ['sumerian-king-list'] },
    { word: 'inspired', to: 'epic-of-gilgamesh', note: ['关于吉尔伽美什的五篇苏美尔诗歌早于阿卡德语史诗', 'Five Sumerian poems about Gilgamesh are older than the Akkadian epic', 'Cinq poèmes sumériens sur Gilgamesh sont plus anciens que l’épopée akkadienne', 'Cinco poemas sumerios sobre Gilgamesh son anteriores a la epopeya acadia', 'ギルガメシュをうたう五篇のシュメール語の詩が、アッカド語叙事詩に先立つ'], source: ['george-gilgamesh'] },
    { word: 'influenced', to: 'babylon', note: ['巴比伦的神祇、学校和六十进位计数都承自苏美尔', 'Babylon took over its gods, its schooling and its reckoning by sixties', 'Babylone en reçut les dieux, l’école et le calcul par soixante', 'Babilonia heredó de ella los dioses, la escuela y la numeración sexagesimal', 'バビロンは神々も学校も六十進法もシュメールから受け継いだ'], source: ['van-de-mieroop'] },
    { word: 'traded-with', to: 'indus-civilization', when: ['-2600~', '-2000~'], note: ['泥板称印度河流域为“麦鲁哈”，自其地输入红玉髓、木材和象牙', 'Tablets call the Indus lands Meluhha, source of carnelian, timber and ivory', 'Les tablettes nomment Meluhha le pays de l’Indus, d’où viennent cornaline, bois et ivoire', 'Las tablillas llaman Meluhha al país del Indo, de donde venían cornalina, madera y marfil', '粘土板はインダスの地をメルッハと呼び、紅玉髄、木材、象牙がそこから来た'], source: ['possehl-indus'] },
  ],
  same: { wikidata: 'Q35355' },
});
