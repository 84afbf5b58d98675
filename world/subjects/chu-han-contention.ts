import { subject } from '../subject.ts';

export default subject({
  id: 'chu-han-contention',
  kind: 'war',
  region: 'east-asia',
  names: ['楚汉战争', 'Chu–Han Contention', 'Guerre Chu-Han', 'Guerra Chu-Han', '楚漢戦争'],
  otherNames: [['楚汉之争', '楚汉相争'], ['Chu–Han War'], ['rivalité Chu-Han'], ['contienda Chu-Han'], ['楚漢の争い']],
  times: [{ role: 'span', span: ['-0206', '-0202'], source: ['shiji', '7'] }],
  place: { at: [34.87, 113.42], name: ['荥阳一带（主战场）', 'Xingyang (main front)', 'Xingyang (front principal)', 'Xingyang (frente principal)', '滎陽一帯（主戦場）'] },
  summary: [
    '秦亡之后，西楚霸王项羽与汉王刘邦争夺天下的战争，历时四年。汉军自汉中还定三秦，一度攻入彭城而大败，此后楚汉相持于荥阳、成皋。萧何镇守关中，转输兵粮；韩信北定魏、赵、齐，彭越扰楚后方。前203年约以鸿沟为界，刘邦旋即毁约追击，围项羽于垓下，终成汉业。',
    'The four-year struggle for the succession to the Qin empire between Xiang Yu, Hegemon-King of Chu, and Liu Bang, King of Han. Chu won the great battles, Han the war: while the two faced each other around Xingyang, Xiao He sent men and grain from the Wei valley and Han Xin conquered the north. In 203 BC they agreed to divide the realm; Liu Bang broke the truce and trapped his rival at Gaixia.',
    'Lutte de quatre ans pour la succession de l’empire Qin entre Xiang Yu, roi-hégémon du Chu, et Liu Bang, roi de Han. Le Chu gagne les batailles, le Han la guerre : tandis qu’on se fait face près de Xingyang, Xiao He envoie hommes et grain de la vallée de la Wei et Han Xin conquiert le nord. En 203 av. J.-C., ils conviennent d’un partage ; Liu Bang rompt la trêve et cerne son rival à Gaixia.',
    'Lucha de cuatro años por la herencia del imperio Qin entre Xiang Yu, rey hegemón de Chu, y Liu Bang, rey de Han. Chu ganó las batallas y Han la guerra: mientras ambos se medían en torno a Xingyang, Xiao He enviaba hombres y grano desde el valle del Wei y Han Xin conquistaba el norte. En 203 a. C. acordaron repartirse el país; Liu Bang rompió la tregua y cercó a su rival en Gaixia.',
    '秦の滅亡後、西楚の覇王項羽と漢王劉邦が天下を争った四年にわたる戦い。漢軍は漢中から関中を取り返し、一時は彭城を占めながら大敗、以後は滎陽・成皋で対峙した。その間に蕭何が関中から兵糧を送り、韓信が魏・趙・斉を平らげ、彭越が楚の背後を乱した。前203年に鴻溝を境とする和約が結ばれたが、劉邦はこれを破って追撃し、垓下に項羽を囲んだ。',
  ],
  events: [
    { when: '-0206', title: ['刘邦自汉中出兵，还定三秦', 'Liu Bang breaks out of Hanzhong and takes the Wei valley', 'Liu Bang sort de Hanzhong et prend la vallée de la Wei', 'Liu Bang sale de Hanzhong y toma el valle del Wei', '劉邦が漢中から出て関中を取り返す'], at: 'hanzhong', weight: 2, with: ['liu-bang'], source: ['shiji', '8'] },
    { when: '-0205', title: ['彭城之战，项羽以三万骑大破汉军', 'At Pengcheng Xiang Yu’s thirty thousand rout the Han host', 'À Pengcheng, les trente mille de Xiang Yu mettent l’armée Han en déroute', 'En Pengcheng, los treinta mil de Xiang Yu desbaratan al ejército Han', '彭城の戦いで項羽が漢の大軍を破る'], at: 'pengcheng', weight: 2, with: ['xiang-yu', 'liu-bang'], source: ['shiji', '7'] },
    { when: '-0204', title: ['荥阳相持，纪信诈降，刘邦脱走', 'Besieged at Xingyang, Liu Bang slips away while Ji Xin surrenders in his place', 'Assiégé à Xingyang, Liu Bang s’enfuit tandis que Ji Xin se rend à sa place', 'Sitiado en Xingyang, Liu Bang escapa mientras Ji Xin se rinde en su lugar', '滎陽で包囲され、紀信が身代わりとなり劉邦が脱出する'], at: 'xingyang', weight: 2, with: ['liu-bang', 'xiang-yu'], source: ['shiji', '7'] },
    { when: '-0203', title: ['楚汉约以鸿沟为界，中分天下', 'Chu and Han agree to divide the realm along the Hong Canal', 'Chu et Han conviennent de partager le pays le long du canal Hong', 'Chu y Han acuerdan dividir el país por el canal Hong', '鴻溝を境に天下を二分する和約が成る'], at: 'xingyang', weight: 2, source: ['shiji', '7'] },
    { when: '-0202', title: ['垓下之战，项羽败死', 'Xiang Yu is surrounded at Gaixia and dies', 'Xiang Yu est cerné à Gaixia et meurt', 'Xiang Yu es cercado en Gaixia y muere', '垓下の戦いで項羽が敗れ、死ぬ'], at: 'gaixia', weight: 3, with: ['xiang-yu', 'han-dynasty'], source: ['shiji', '7'] },
  ],
  relations: [
    { word: 'caused', to: 'han-dynasty', when: '-0202', source: ['hanshu', '1B'] },
    { word: 'influenced', to: 'chang-an', when: '-0202', note: ['战后娄敬力主都关中，刘邦遂弃洛阳而就长安', 'After the war Lou Jing argued for the defensible west, and the capital moved from Luoyang to Chang’an', 'Après la guerre, Lou Jing plaida pour l’ouest, plus sûr : la capitale passa de Luoyang à Chang’an', 'Tras la guerra, Lou Jing abogó por el oeste, más seguro: la capital pasó de Luoyang a Chang’an', '戦後、婁敬の進言により都は洛陽から要害の関中へ移された'], source: ['shiji', '99'] },
    { word: 'inspired', to: 'shiji', note: ['鸿门宴与垓下之围是全书最著名的场面', 'The feast at Hong Gate and the last night at Gaixia are its most famous scenes', 'Le banquet de la Porte de Hong et la nuit de Gaixia en sont les scènes les plus célèbres', 'El banquete de la Puerta de Hong y la noche de Gaixia son sus escenas más célebres', '鴻門の会と垓下の夜は最も名高い場面である'], source: ['shiji', '7'] },
    { word: 'influenced', to: 'xiongnu', when: ['-0209~', '-0202'], note: ['中原疲于兵革，冒顿得以收复河南故地，控弦三十余万', 'While China fought itself, Modu won back the Ordos and made the steppe one power', 'Pendant que la Chine se déchirait, Modu reprit l’Ordos et unifia la steppe', 'Mientras China guerreaba consigo misma, Modu recobró el Ordos y unificó la estepa', '中国が内戦に疲れる間に、冒頓はオルドスを回復し草原を統一した'], source: ['shiji', '110'] },
  ],
});
