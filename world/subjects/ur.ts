import { subject } from '../subject.ts';

export default subject({
  id: 'ur',
  kind: 'site',
  region: 'near-east',
  names: ['乌尔', 'Ur', 'Ur', 'Ur', 'ウル'],
  otherNames: [['吾珥'], ['Tell el-Muqayyar', 'Ur of the Chaldees'], ['Tell al-Muqayyar', 'Ur en Chaldée'], ['Tell el-Muqayyar', 'Ur de los caldeos'], ['テル・エル・ムカイヤル', 'カルデアのウル']],
  times: [
    { role: 'span', span: ['-5000~', '-0400~'], source: ['woolley-ur'] },
  ],
  place: { at: [30.9627, 46.1031], name: ['穆卡亚尔丘，伊拉克济加尔省', 'Tell el-Muqayyar, Dhi Qar, Iraq', 'Tell al-Muqayyar, Dhi Qar, Irak', 'Tell el-Muqayyar, Di Car, Irak', 'テル・エル・ムカイヤル（イラク、ジーカール県）'] },
  summary: [
    '苏美尔南部的港市与月神南纳的圣城，遗址在今伊拉克南部。前26世纪前后的王陵出土了金盔、竖琴与殉葬者；约前2112年乌尔纳姆建立第三王朝，筑起塔庙，颁布现存最早的法典，统治全境百余年。前2004年前后城陷于埃兰，此后仍为宗教与商贸之地，直到前4世纪河道改徙而荒废。',
    'Port city of southern Sumer and holy city of the moon god Nanna, in today’s southern Iraq. Its royal graves of about 2600–2500 BC yielded gold helmets, lyres and sacrificed attendants. Around 2112 BC Ur-Nammu founded the Third Dynasty, raised the ziggurat and issued the oldest law collection known. Elamites sacked the city about 2004 BC; it lived on until the river moved away in the fourth century.',
    'Ville portuaire du sud de Sumer et ville sainte du dieu-lune Nanna, dans l’actuel sud de l’Irak. Ses tombes royales, vers 2600-2500 av. J.-C., ont livré casque d’or, lyres et serviteurs sacrifiés. Vers 2112, Ur-Nammu fonde la troisième dynastie, élève la ziggurat et promulgue le plus ancien recueil de lois connu. Les Élamites la saccagent vers 2004 ; elle survit jusqu’à ce que le fleuve s’éloigne, au IVe siècle.',
    'Ciudad portuaria del sur de Sumer y ciudad santa del dios lunar Nanna, en el sur del actual Irak. Sus tumbas reales, de hacia 2600-2500 a. C., dieron un casco de oro, liras y servidores sacrificados. Hacia 2112 Ur-Nammu fundó la Tercera Dinastía, alzó el zigurat y promulgó la colección de leyes más antigua conocida. Los elamitas la saquearon hacia 2004; vivió hasta que el río se alejó, en el siglo IV.',
    'シュメール南部の港市で、月神ナンナの聖都。遺跡は現在のイラク南部にある。前2600～2500年頃の王墓からは黄金の兜、竪琴、殉死者が出土した。前2112年頃にウル・ナンムが第三王朝を開き、ジッグラトを建て、知られるかぎり最古の法を公布した。前2004年頃にエラム人に略奪されたが、前4世紀に川筋が変わるまで人が住んだ。',
  ],
  events: [
    { when: ['-2600~', '-2500~'], title: ['普阿比等王族厚葬，侍从随殉', 'Queen Puabi and others are buried with treasure and attendants', 'La reine Puabi et d’autres sont inhumés avec trésors et serviteurs', 'La reina Puabi y otros son enterrados con tesoros y servidores', 'プアビ妃らが財宝と従者とともに葬られる'], at: 'ur', weight: 2, with: ['sumer'], source: ['woolley-ur', 'vol. 2'] },
    { when: '-2100~', title: ['乌尔纳姆建塔庙并颁布法典', 'Ur-Nammu raises the ziggurat and issues his laws', 'Ur-Nammu élève la ziggurat et promulgue ses lois', 'Ur-Nammu alza el zigurat y promulga sus leyes', 'ウル・ナンムがジッグラトを建て、法を公布する'], at: 'ur', weight: 3, source: ['roth-law-collections'] },
    { when: '-2004~', title: ['埃兰人攻陷乌尔，掳走末王伊比辛', 'Elamites sack Ur and lead its king Ibbi-Sin away', 'Les Élamites saccagent Ur et emmènent le roi Ibbi-Sin', 'Los elamitas saquean Ur y se llevan al rey Ibbi-Sin', 'エラム人がウルを略奪し、王イッビ・シンを連れ去る'], at: 'ur', weight: 3, source: ['lament-for-ur'] },
    { when: ['1922', '1934'], title: ['伍利主持发掘，揭露王陵', 'Leonard Woolley excavates the city and its royal cemetery', 'Leonard Woolley fouille la ville et son cimetière royal', 'Leonard Woolley excava la ciudad y su cementerio real', 'ウーリーが都市と王墓を発掘する'], at: 'ur', weight: 2, source: ['woolley-ur'] },
  ],
  relations: [
    { word: 'part-of', to: 'sumer', source: ['van-de-mieroop'] },
    { word: 'part-of', to: 'akkadian-empire', when: ['-2325?', '-2154~'], source: ['early-royal-inscriptions', 'RIME 2'] },
    { word: 'influenced', to: 'code-of-hammurabi', note: ['乌尔纳姆法典早约三个世纪半，伤害多以银两赔偿', 'Ur-Nammu’s laws are three and a half centuries older and mostly price injuries in silver', 'Les lois d’Ur-Nammu, plus anciennes de trois siècles et demi, taxent surtout les blessures en argent', 'Las leyes de Ur-Nammu, tres siglos y medio anteriores, tasan sobre todo las lesiones en plata', 'ウル・ナンム法典は三世紀半ほど古く、傷害の多くを銀で償わせる'], source: ['roth-law-collections'] },
    { word: 'traded-with', to: 'indus-civilization', when: ['-2500~', '-1900~'], note: ['王陵中的蚀花红玉髓珠与城中的印章来自印度河流域', 'Etched carnelian beads in its graves and seals in its streets came from the Indus', 'Les perles de cornaline gravées de ses tombes et certains sceaux viennent de l’Indus', 'Las cuentas de cornalina grabada de sus tumbas y algunos sellos vinieron del Indo', '王墓のエッチド紅玉髄の珠や市街の印章はインダスから来た'], source: ['possehl-indus'] },
    { word: 'legend-of', to: 'jerusalem', note: ['《创世记》说亚伯拉罕的家族出自“迦勒底的吾珥”', 'Genesis brings the family of Abraham out of “Ur of the Chaldees”', 'La Genèse fait sortir la famille d’Abraham d’« Ur en Chaldée »', 'El Génesis hace salir a la familia de Abrahán de «Ur de los caldeos»', '『創世記』はアブラハムの一族を「カルデアのウル」の出とする'], source: ['hebrew-bible', 'Genesis 11:31'] },
  ],
});
