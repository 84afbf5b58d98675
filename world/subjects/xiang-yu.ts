import { subject } from '../subject.ts';

export default subject({
  id: 'xiang-yu',
  kind: 'person',
  region: 'east-asia',
  names: ['项羽', 'Xiang Yu', 'Xiang Yu', 'Xiang Yu', '項羽'],
  otherNames: [['项籍', '西楚霸王'], ['Xiang Ji', 'Hegemon-King of Western Chu'], ['Xiang Ji', 'roi-hégémon du Chu occidental'], ['Xiang Ji', 'rey hegemón de Chu Occidental'], ['項籍', '西楚の覇王']],
  times: [
    { role: 'life', span: ['-0232', '-0202'], source: ['shiji', '7'] },
    { role: 'reign', span: ['-0206', '-0202'], source: ['shiji', '7'] },
  ],
  place: { at: [33.95, 118.28], name: ['楚国下相（今江苏宿迁）', 'Xiaxiang, Chu (now Suqian)', 'Xiaxiang, Chu (Suqian)', 'Xiaxiang, Chu (hoy Suqian)', '楚の下相（現・宿遷）'] },
  summary: [
    '秦末反秦武装的领袖，楚将项燕之后。公元前207年他渡漳水救赵，破釜沉舟，于巨鹿大败秦军主力，为诸侯上将军。次年入关，杀子婴，焚咸阳宫室，分封十八王，自号西楚霸王，都彭城。此后与刘邦相争四年，每战多胜而渐失人心，终败于垓下，自刎乌江，年三十一。',
    'The strongest leader of the rising against Qin, grandson of a famous Chu general. In 207 BC he crushed the main Qin army at Julu and became commander of all the rebels; a year later he burned the palaces of Xianyang, shared out the empire among eighteen kings and styled himself Hegemon-King of Western Chu. Though he won most battles, he lost the war against Liu Bang and killed himself beside the Yangzi.',
    'Le plus puissant chef de la révolte contre les Qin, petit-fils d’un général renommé du Chu. En 207 av. J.-C., il écrase à Julu l’armée principale des Qin et commande à tous les insurgés ; l’année suivante, il brûle les palais de Xianyang, partage l’empire entre dix-huit rois et se proclame roi-hégémon du Chu occidental. Vainqueur en presque toute bataille, il perd la guerre contre Liu Bang et se tue.',
    'El más poderoso de los jefes alzados contra los Qin, nieto de un célebre general de Chu. En 207 a. C. aplastó en Julu al ejército principal de los Qin y quedó al frente de todos los rebeldes; al año siguiente quemó los palacios de Xianyang, repartió el imperio entre dieciocho reyes y se tituló rey hegemón de Chu Occidental. Ganó casi todas las batallas, pero perdió la guerra contra Liu Bang y se dio muerte.',
    '秦末の反乱軍で最強を誇った武将。楚の名将項燕の孫にあたる。紀元前207年、鍋釜を壊し舟を沈めて退路を断ち、鉅鹿で秦の主力を破って諸侯の総帥となった。翌年咸陽の宮殿を焼き、十八王を封じて西楚の覇王と称し、彭城に都した。劉邦との四年の争いでは戦いに勝ちながら味方を失い、垓下に敗れて烏江で自刎した。三十一歳であった。',
  ],
  events: [
    { when: '-0207', title: ['破釜沉舟，大破秦军于巨鹿', 'Sinks his boats behind him and destroys the main Qin army at Julu', 'Coule ses bateaux derrière lui et détruit à Julu l’armée des Qin', 'Hunde sus barcas tras de sí y destruye en Julu al ejército Qin', '退路を断って鉅鹿で秦の主力を破る'], at: 'julu', weight: 3, with: ['qin-dynasty'], source: ['shiji', '7'] },
    { when: '-0206', title: ['鸿门宴上放走刘邦', 'Lets Liu Bang escape from the feast at Hong Gate', 'Laisse Liu Bang s’échapper du banquet de la Porte de Hong', 'Deja escapar a Liu Bang del banquete de la Puerta de Hong', '鴻門の会で劉邦を取り逃がす'], at: 'hong-gate', weight: 2, with: ['liu-bang'], source: ['shiji', '7'] },
    { when: '-0206', title: ['屠咸阳，杀子婴，焚秦宫室', 'Sacks Xianyang, kills the last Qin king and burns the palaces', 'Met Xianyang à sac, tue le dernier roi Qin et brûle les palais', 'Saquea Xianyang, mata al último rey Qin y quema los palacios', '咸陽を略奪し、子嬰を殺し、宮殿を焼く'], at: 'xianyang', weight: 3, with: ['qin-dynasty'], source: ['shiji', '7'] },
    { when: '-0205', title: ['以三万骑破刘邦五十六万众于彭城', 'Routs Liu Bang’s far larger army at Pengcheng with thirty thousand men', 'Avec trente mille hommes, met en déroute l’immense armée de Liu Bang à Pengcheng', 'Con treinta mil hombres desbarata en Pengcheng el enorme ejército de Liu Bang', '三万の兵で劉邦の大軍を彭城に破る'], at: 'pengcheng', weight: 2, with: ['liu-bang', 'chu-han-contention'], source: ['shiji', '7'] },
    { when: '-0202', title: ['垓下被围，突围至乌江自刎', 'Encircled at Gaixia, breaks out and kills himself at Wujiang', 'Encerclé à Gaixia, perce le siège et se tue à Wujiang', 'Cercado en Gaixia, rompe el cerco y se da muerte en Wujiang', '垓下で包囲され、烏江まで逃れて自刎する'], at: 'wujiang', weight: 3, with: ['chu-han-contention', 'liu-bang'], source: ['shiji', '7'] },
  ],
  relations: [
    { word: 'rebelled-against', to: 'qin-dynasty', when: ['-0209', '-0206'], source: ['shiji', '7'] },
    { word: 'destroyed', to: 'qin-dynasty', when: '-0206', at: 'xianyang', note: ['相传大火三月不灭；考古所见，阿房宫前殿并未建成，亦无火烧痕迹', 'The fires are said to have burned three months; digs found no trace of burning at the unfinished Epang palace', 'L’incendie aurait duré trois mois ; les fouilles n’ont trouvé nulle trace de feu au palais Epang, resté inachevé', 'Dicen que el fuego ardió tres meses; las excavaciones no hallaron huellas de incendio en el inacabado palacio Epang', '火は三か月消えなかったというが、発掘では未完の阿房宮に焼け跡は見つかっていない'], source: ['shiji', '7'] },
    { word: 'led-in', to: 'chu-han-contention', when: ['-0206', '-0202'], source: ['shiji', '7'] },
    { word: 'lost', to: 'chu-han-contention', when: '-0202', at: 'gaixia', note: ['夜闻四面楚歌，以为楚地尽失', 'By night he heard the songs of Chu on all sides and believed his homeland lost', 'La nuit, entendant de tous côtés les chants du Chu, il crut son pays perdu', 'De noche oyó por todos lados los cantos de Chu y creyó perdida su tierra', '夜、四面に楚の歌を聞き、故国がすべて漢に降ったと思った'], source: ['shiji', '7'] },
  ],
});
