import { subject } from '../subject.ts';

export default subject({
  id: 'gautama-buddha',
  kind: 'person',
  region: 'south-asia',
  names: ['释迦牟尼', 'Gautama Buddha', 'Bouddha', 'Buda Gautama', '釈迦'],
  otherNames: [['佛陀', '乔达摩·悉达多'], ['Siddhartha Gautama', 'Shakyamuni', 'the Buddha'], ['Siddhartha Gautama', 'Shakyamuni', 'Gautama Bouddha'], ['Siddhartha Gautama', 'Shakyamuni', 'Buda'], ['釈迦牟尼', 'ブッダ', 'ゴータマ・シッダールタ']],
  times: [
    { role: 'life', span: ['-0480~', '-0400~'], source: ['bechert-dating'] },
  ],
  place: { at: [27.4696, 83.2759], name: ['蓝毗尼（今尼泊尔）', 'Lumbini, Nepal', 'Lumbini, Népal', 'Lumbini, Nepal', 'ルンビニー（現ネパール）'] },
  summary: [
    '佛教的创立者。他出身喜马拉雅山麓的释迦族，据传二十九岁舍家求道，苦修六年无果，转行中道，在菩提伽耶的树下成觉。此后四十余年游行恒河中游，向出家人与在家人说苦、集、灭、道四谛，建立僧团，八十岁时在拘尸那揭罗入灭。传统纪年有前六世纪诸说，今人多将其卒年定在前400年前后。',
    'The teacher whose followers became the Buddhists. Born to a leading family of the Shakyas below the Himalaya, he is said to have left home at twenty-nine and to have awakened under a tree at Bodh Gaya six years later. He wandered the middle Ganges for over forty years, teaching and founding an order. Tradition puts his death in 543 or 483 BC; many scholars now prefer about 400.',
    'Maître dont l’enseignement fonda le bouddhisme. Né chez les Shakya, au pied de l’Himalaya, il aurait quitté sa famille à vingt-neuf ans et atteint l’éveil sous un arbre de Bodhgaya six ans plus tard. Plus de quarante ans, il parcourt la plaine du Gange, enseigne et fonde une communauté. La tradition situe sa mort en 543 ou 483 av. J.-C. ; beaucoup d’historiens préfèrent aujourd’hui 400 environ.',
    'Maestro de cuya enseñanza nació el budismo. Hijo de una familia principal de los shakyas, al pie del Himalaya, habría dejado su casa a los veintinueve años y despertado seis años después bajo un árbol de Bodh Gaya. Durante más de cuarenta años recorrió el Ganges medio, enseñó y fundó una orden. La tradición fecha su muerte en 543 o 483 a. C.; hoy muchos prefieren hacia 400.',
    '仏教の開祖。ヒマラヤ南麓の釈迦族に生まれ、伝承では二十九歳で出家し、六年の苦行を捨てた後、ブッダガヤの菩提樹の下で悟りを開いた。以後四十年余りガンジス中流域を遊行し、四諦や中道を説いて教団を築き、八十歳でクシナガラに没した。没年は紀元前543年、前483年などの伝承があり、近年は前400年頃とみる説が有力である。',
  ],
  events: [
    { when: '-0480~', title: ['生于蓝毗尼园', 'Born in the grove of Lumbini', 'Naît dans le bosquet de Lumbini', 'Nace en el bosque de Lumbini', 'ルンビニーの園に生まれる'], at: 'lumbini', weight: 2, source: ['buddhacarita', '1'] },
    { when: '-0445~', title: ['在菩提树下成道', 'Attains awakening under the Bodhi tree', 'Atteint l’éveil sous l’arbre de la Bodhi', 'Alcanza el despertar bajo el árbol Bodhi', '菩提樹の下で悟りを開く'], at: 'bodh-gaya', weight: 3, source: ['pali-canon', 'Majjhima Nikaya 26'] },
    { when: '-0445~', title: ['在鹿野苑初转法轮，度五比丘', 'Preaches his first sermon to five ascetics in the deer park', 'Prononce son premier sermon devant cinq ascètes au parc aux Gazelles', 'Predica su primer sermón a cinco ascetas en el parque de los Ciervos', '鹿野苑で五人の修行者に初めて法を説く'], at: 'sarnath', weight: 3, with: ['buddhism'], source: ['pali-canon', 'Samyutta Nikaya 56.11'] },
    { when: '-0400~', title: ['在拘尸那揭罗的娑罗树间入灭', 'Dies between two sal trees at Kushinagar', 'Meurt entre deux arbres sal à Kushinagar', 'Muere entre dos árboles sal en Kushinagar', 'クシナガラの沙羅双樹の間で入滅する'], at: 'kushinagar', weight: 3, source: ['pali-canon', 'Digha Nikaya 16'] },
  ],
  relations: [
    { word: 'founder-of-idea', to: 'buddhism', source: ['pali-canon', 'Vinaya, Mahavagga 1'] },
    { word: 'influenced', to: 'ashoka', source: ['ashokan-edicts', 'Minor Rock Edict I'] },
    { word: 'influenced', to: 'xuanzang', note: ['玄奘西行，遍礼佛陀诞生、成道、说法与入灭之地', 'On his journey Xuanzang visited the places of the Buddha’s birth, awakening, teaching and death', 'Xuanzang visita les lieux de la naissance, de l’éveil, de l’enseignement et de la mort du Bouddha', 'Xuanzang visitó los lugares del nacimiento, el despertar, la enseñanza y la muerte de Buda', '玄奘は仏陀の生誕・成道・説法・入滅の地をめぐった'], source: ['xiyuji', '6–8'] },
    { word: 'legend-of', to: 'laozi', note: ['道教徒造“老子化胡”之说，称老子西去天竺教化而成佛', 'Daoists told that Laozi went west to India and became the Buddha, or taught him', 'Des taoïstes racontèrent que Laozi, parti vers l’ouest, devint en Inde le Bouddha ou l’instruisit', 'Los taoístas contaban que Laozi, ido al oeste, se convirtió en Buda en la India o fue su maestro', '道教徒は、老子が西へ去り天竺で仏陀になったとする「老子化胡」を説いた'], source: ['zurcher-conquest', '6'] },
    { word: 'compared-with', to: 'kongzi', note: ['时代相近，雅斯贝尔斯并列为“轴心时代”的人物', 'Near contemporaries; Karl Jaspers set both in what he called the Axial Age', 'Presque contemporains, Karl Jaspers les range tous deux dans sa « période axiale »', 'Casi contemporáneos; Karl Jaspers situó a ambos en su «tiempo eje»', '時代が近く、ヤスパースはともに「枢軸時代」の人物に数えた'], source: ['harvey-buddhism'] },
  ],
  nodes: [
    { title: ['迦毗罗卫的青年时代', 'Youth in Kapilavastu', 'Jeunesse à Kapilavastu', 'Juventud en Kapilavastu', 'カピラヴァストゥの青年期'], description: ['他在释迦族之城长大，传说出四门见老、病、死与沙门；遗址在今尼泊尔或印度边境，尚有争论。', 'He grew up in the town of the Shakyas, where legend has him see age, sickness, death and an ascetic; its site is disputed.', 'Il grandit dans la ville des Shakyas, où la légende lui fait voir vieillesse, maladie, mort et ascète ; le site est discuté.', 'Creció en la ciudad de los shakyas, donde la leyenda le hace ver vejez, enfermedad, muerte y un asceta; se discute el lugar.', '釈迦族の都で育ち、四門で老・病・死と沙門を見たと伝わる。遺跡の所在には議論がある。'], when: ['-0480~', '-0451~'], at: 'kapilavastu', weight: 2, source: ['buddhacarita', '2–3'] },
    { title: ['在王舍城会见频婆娑罗', 'At Rajagriha', 'À Rajagriha', 'En Rajagriha', '王舎城のビンビサーラ王'], description: ['摩揭陀王频婆娑罗劝他留下共治，被他谢绝；成道后国王献竹林精舍，为僧团首座园林。', 'King Bimbisara of Magadha offered him power, in vain; later he gave the order its first park, the Bamboo Grove.', 'Le roi Bimbisara du Magadha lui offrit le pouvoir en vain ; plus tard il donna à l’ordre son premier parc.', 'El rey Bimbisara de Magadha le ofreció poder en vano; después dio a la orden su primer parque.', 'マガダ王が国政を勧めたが断り、成道の後、王は最初の園林である竹林精舎を贈った。'], when: '-0445~', at: 'rajagriha', weight: 2, source: ['pali-canon', 'Vinaya, Mahavagga 1'] },
    { title: ['舍卫城祇园安居', 'Rains at Shravasti', 'Les pluies à Shravasti', 'Las lluvias en Shravasti', '舎衛城の祇園精舎'], description: ['富商给孤独长者以金铺地买下祇陀太子之园供养；许多经文都以此地开篇。', 'The merchant Anathapindika covered Prince Jeta’s park with gold to buy it; many discourses open here.', 'Le marchand Anathapindika couvrit d’or le parc du prince Jeta pour l’acheter ; maints sermons s’y ouvrent.', 'El mercader Anathapindika cubrió de oro el parque del príncipe Jeta para comprarlo; allí se abren muchos sermones.', '給孤独長者が地に金を敷いて太子の園を買い寄進した。多くの経がここで始まる。'], when: ['-0440~', '-0402~'], at: 'shravasti', weight: 2, source: ['pali-canon', 'Vinaya, Cullavagga 6'] },
    { title: ['最后的雨季毗舍离', 'Last rains at Vaishali', 'Dernières pluies', 'Últimas lluvias', 'ヴァイシャーリー最後の雨期'], description: ['据《大般涅槃经》，他在此病重，嘱弟子以自为灯、以法为灯，并宣告三月后入灭。', 'Here, by the Mahaparinibbana Sutta, he fell ill and told his monks to be their own lamp and refuge.', 'Ici, selon le Mahaparinibbana Sutta, il tomba malade et dit aux moines d’être leur propre lampe.', 'Aquí, según el Mahaparinibbana Sutta, enfermó y dijo a sus monjes que fueran su propia lámpara.', '『大般涅槃経』によれば、ここで病を得て、自らを灯とし法を灯とせよと説いた。'], when: '-0401~', at: 'vaishali', sketch: { type: 'LineString', points: [[85.4, 25], [85.2, 25.6], [85.1, 26], [84.4, 26.5], [83.9, 26.7]], style: 'arrow' }, weight: 2, source: ['pali-canon', 'Digha Nikaya 16'] },
  ],
  same: { wikidata: 'Q9441' },
});
