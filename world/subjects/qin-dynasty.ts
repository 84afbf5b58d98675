import { subject } from '../subject.ts';

export default subject({
  id: 'qin-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['秦朝', 'Qin dynasty', 'Dynastie Qin', 'Dinastía Qin', '秦'],
  otherNames: [['秦帝国', '秦代'], ['Qin Empire', 'Ch’in dynasty'], ['empire des Qin', 'Ts’in'], ['Imperio Qin', 'Chin'], ['秦帝国', '秦王朝']],
  times: [{ role: 'span', span: ['-0221', '-0206'], source: ['shiji', '6'] }],
  place: { at: [34.4, 108.85], name: ['咸阳', 'Xianyang', 'Xianyang', 'Xianyang', '咸陽'] },
  summary: [
    '中国第一个统一的中央集权帝国。其前身秦国兴于西陲，商鞅变法后国富兵强。公元前221年灭六国，分天下为三十六郡，统一律令、文字、货币、度量衡。里耶、睡虎地等地出土的简牍，显示其吏治之细密。大规模徭役与严刑激起反抗，前206年子婴出降，立国仅十五年，制度则多为汉代承袭。',
    'China’s first unified, centrally governed empire. It grew out of the western state of Qin, made strong by Shang Yang’s reforms, and in 221 BC divided the conquered world into thirty-six commanderies with one law, script, coinage and system of measures. Bamboo documents from Shuihudi and Liye show how closely it was administered. Conscript labour and harsh punishments drove men to revolt, and it lasted fifteen years; its institutions lasted far longer.',
    'Premier empire unifié et centralisé de Chine. Issu du royaume occidental de Qin, fortifié par les réformes de Shang Yang, il divise en 221 av. J.-C. le monde conquis en trente-six commanderies, avec une seule loi, une seule écriture, une seule monnaie et les mêmes mesures. Les fiches de bambou de Shuihudi et de Liye montrent une administration minutieuse. Corvées et châtiments poussent à la révolte : il tombe au bout de quinze ans.',
    'Primer imperio unificado y centralizado de China. Surgido del reino occidental de Qin, fortalecido por las reformas de Shang Yang, dividió en 221 a. C. el mundo conquistado en treinta y seis comandancias con una sola ley, escritura, moneda y medidas. Las tablillas de bambú de Shuihudi y Liye muestran lo minucioso de su administración. El trabajo forzado y los castigos provocaron la rebelión: duró quince años; sus instituciones, mucho más.',
    '中国最初の統一された中央集権帝国。西方の秦国は商鞅の改革で強国となり、紀元前221年に六国を滅ぼして天下を三十六郡に分け、法・文字・貨幣・度量衡を一つにした。睡虎地や里耶の簡牘は、その行政のきめ細かさを伝える。重い労役と刑罰は人々を反乱に追い込み、わずか十五年で滅びたが、その制度の多くは漢に受け継がれた。',
  ],
  events: [
    { when: '-0221', title: ['统一六国，分天下为三十六郡', 'Unification: the realm is divided into thirty-six commanderies', 'Unification : le pays est divisé en trente-six commanderies', 'Unificación: el país se divide en treinta y seis comandancias', '六国を統一し、天下を三十六郡に分ける'], at: 'xianyang', weight: 3, with: ['qin-shi-huang', 'li-si'], source: ['shiji', '6'] },
    { when: '-0214', title: ['发卒戍五岭，置南海、桂林、象郡', 'Armies cross the southern ranges and three commanderies are set up as far as Guangdong', 'Les armées franchissent les monts du Sud ; trois commanderies jusqu’au Guangdong', 'Los ejércitos cruzan los montes del sur; tres comandancias hasta Guangdong', '南方を征服し、南海・桂林・象の三郡を置く'], weight: 2, source: ['shiji', '6'] },
    { when: '-0209', title: ['陈胜、吴广起义于大泽乡', 'Chen Sheng and Wu Guang revolt at Daze', 'Révolte de Chen Sheng et Wu Guang à Daze', 'Rebelión de Chen Sheng y Wu Guang en Daze', '陳勝・呉広が大沢郷で蜂起する'], at: 'daze', weight: 3, source: ['shiji', '48'] },
    { when: '-0207', title: ['赵高逼二世自杀，立子婴，旋为子婴所杀', 'Zhao Gao forces the Second Emperor to kill himself and is killed in turn by Ziying', 'Zhao Gao pousse le Second Empereur au suicide, puis est tué par Ziying', 'Zhao Gao obliga al Segundo Emperador a matarse y Ziying lo mata a su vez', '趙高が二世を自殺させ、子嬰に殺される'], at: 'xianyang', weight: 2, source: ['shiji', '6'] },
    { when: '-0206', title: ['子婴降于刘邦，秦亡', 'Ziying surrenders to Liu Bang; the empire ends', 'Ziying se rend à Liu Bang ; fin de l’empire', 'Ziying se rinde ante Liu Bang; fin del imperio', '子嬰が劉邦に降り、秦が滅びる'], at: 'xianyang', weight: 3, with: ['liu-bang', 'xiang-yu'], source: ['shiji', '8'] },
  ],
  relations: [
    { word: 'preceded', to: 'han-dynasty', when: '-0202', note: ['汉承秦制：郡县、律令、二十等爵皆沿秦旧', 'Han kept the commanderies, the law codes and the twenty ranks of Qin', 'Les Han gardèrent les commanderies, les codes et les vingt rangs des Qin', 'Los Han conservaron las comandancias, los códigos y los veinte rangos de Qin', '漢は郡県・律令・二十等爵など秦の制度を継いだ'], source: ['cambridge-china', '1, ch. 1'] },
    { word: 'warred-with', to: 'xiongnu', when: ['-0215', '-0210'], source: ['shiji', '110'] },
    { word: 'ended', to: 'zhou-dynasty', when: '-0256', source: ['shiji', '4'] },
    { word: 'caused', to: 'chu-han-contention', when: '-0206', source: ['shiji', '7'] },
    { word: 'party-to', to: 'battle-of-changping', when: ['-0262', '-0260'], note: ['其时仍为秦国，昭襄王在位', 'As the kingdom of Qin, under King Zhaoxiang', 'Alors royaume de Qin, sous le roi Zhaoxiang', 'Todavía reino de Qin, bajo el rey Zhaoxiang', '当時はまだ秦国、昭襄王の治世であった'], source: ['shiji', '73'] },
    { word: 'builder-of', to: 'terracotta-army', when: ['-0246?', '-0208'], source: ['portal-first-emperor'] },
  ],
  same: { wikidata: 'Q7183' },
});
