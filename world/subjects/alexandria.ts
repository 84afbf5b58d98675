import { subject } from '../subject.ts';

export default subject({
  id: 'alexandria',
  kind: 'place',
  region: 'africa',
  names: ['亚历山大里亚', 'Alexandria', 'Alexandrie', 'Alejandría', 'アレクサンドリア'],
  otherNames: [['亚历山大港', '亚历山大城'], ['al-Iskandariyya', 'Alexandria ad Aegyptum'], ['al-Iskandariya'], ['al-Iskandariya'], ['イスカンダリーヤ']],
  disambiguation: ['埃及', 'Egypt', 'Égypte', 'Egipto', 'エジプト'],
  times: [
    { role: 'span', span: ['-0331', '..'], source: ['arrian', '3.1–2'] },
  ],
  place: { at: [31.2, 29.9], name: ['尼罗河三角洲西缘', 'Western edge of the Nile Delta', 'bord occidental du delta du Nil', 'borde occidental del delta del Nilo', 'ナイル・デルタの西端'] },
  summary: [
    '亚历山大大帝于公元前331年在埃及海岸建立的城市，托勒密王国的首都，古代地中海最大的港口与学术中心之一。法罗斯岛的灯塔列入七大奇迹，博物院与图书馆聚集了欧几里得、埃拉托色尼等学者，希腊人、埃及人与犹太人在此杂居。罗马与早期基督教时代它仍极重要，七世纪归阿拉伯人，至今为埃及第二大城。',
    'City founded by Alexander the Great on the coast of Egypt in 331 BC, capital of the Ptolemies and one of the chief ports and seats of learning of the ancient world. Its lighthouse was counted among the Seven Wonders; its Museum and Library drew scholars such as Euclid and Eratosthenes, and Greeks, Egyptians and Jews lived side by side. Great under Rome and in early Christianity, it is still Egypt’s second city.',
    'Ville fondée par Alexandre le Grand sur la côte d’Égypte en 331 av. J.-C., capitale des Ptolémées, l’un des premiers ports et foyers de savoir du monde antique. Son phare compte parmi les Sept Merveilles ; son Musée et sa Bibliothèque attirent Euclide ou Ératosthène ; Grecs, Égyptiens et Juifs s’y côtoient. Grande encore sous Rome et dans le premier christianisme, elle est toujours la deuxième ville d’Égypte.',
    'Ciudad fundada por Alejandro Magno en la costa de Egipto en 331 a. C., capital de los Ptolomeos y uno de los grandes puertos y focos de saber de la Antigüedad. Su faro se contaba entre las Siete Maravillas; su Museo y su Biblioteca atrajeron a sabios como Euclides y Eratóstenes, y en ella convivieron griegos, egipcios y judíos. Grande aún con Roma y el primer cristianismo, es la segunda ciudad de Egipto.',
    'アレクサンドロス大王が紀元前331年にエジプト沿岸に建てた都市。プトレマイオス朝の都となり、古代世界屈指の港町・学問の都として栄えた。大灯台は七不思議に数えられ、ムセイオンと図書館にはエウクレイデスやエラトステネスらが集い、ギリシア人、エジプト人、ユダヤ人が共に住んだ。ローマ時代や初期キリスト教でも重要で、今もエジプト第二の都市である。',
  ],
  events: [
    { when: '-0331', title: ['亚历山大大帝亲自划定城址', 'Alexander the Great traces the plan of the city himself', 'Alexandre le Grand trace lui-même le plan de la ville', 'Alejandro Magno traza él mismo el plano de la ciudad', 'アレクサンドロス大王が自ら都市の輪郭を定める'], at: 'alexandria', weight: 3, with: ['alexander-the-great'], source: ['arrian', '3.1–2'] },
    { when: '-0280~', title: ['法罗斯岛灯塔落成', 'The lighthouse on Pharos island is completed', 'Le phare de l’île de Pharos est achevé', 'Se termina el faro de la isla de Faro', 'ファロス島の大灯台が完成する'], at: 'alexandria', weight: 3, with: ['ptolemaic-kingdom'], source: ['strabo-geography', '17.1.6'] },
    { when: '0415-03', title: ['哲学家希帕提娅被基督徒暴众杀害', 'The philosopher Hypatia is murdered by a Christian mob', 'La philosophe Hypatie est assassinée par une foule chrétienne', 'La filósofa Hipatia es asesinada por una turba cristiana', '哲学者ヒュパティアがキリスト教徒の暴徒に殺される'], at: 'alexandria', weight: 2, with: ['christianity'], source: ['socrates-scholasticus', '7.15'] },
    { when: '0642', title: ['阿拉伯军队依约进入城中', 'The Arabs enter the city under a treaty of surrender', 'Les Arabes entrent dans la ville en vertu d’un traité', 'Los árabes entran en la ciudad en virtud de un tratado', 'アラブ軍が降伏の協約により入城する'], at: 'alexandria', weight: 3, with: ['byzantine-empire', 'islam'], source: ['encyclopaedia-of-islam'] },
  ],
  relations: [
    { word: 'capital-of', to: 'ptolemaic-kingdom', when: ['-0311~', '-0030'], note: ['此前总督托勒密驻孟菲斯，公元前311年的一块碑文已称他居于亚历山大里亚', 'Ptolemy first ruled from Memphis; a stela of 311 BC shows him already settled in Alexandria', 'Ptolémée gouverna d’abord depuis Memphis ; une stèle de 311 av. J.-C. le montre déjà établi à Alexandrie', 'Ptolomeo gobernó primero desde Menfis; una estela de 311 a. C. lo muestra ya establecido en Alejandría', 'プトレマイオスは初めメンフィスにいたが、紀元前311年の石碑ではすでにこの地に居を構えている'], source: ['holbl-ptolemaic'] },
    { word: 'legend-of', to: 'jerusalem', when: '-0270~', note: ['传说七十二名学者由耶路撒冷来此，将律法书译成希腊文，即七十士译本', 'Legend brings seventy-two scholars from Jerusalem to put the Law into Greek, the Septuagint', 'La légende fait venir de Jérusalem soixante-douze savants pour mettre la Loi en grec : la Septante', 'La leyenda trae de Jerusalén a setenta y dos sabios para verter la Ley al griego: la Septuaginta', '伝説によれば七十二人の学者がエルサレムから招かれ、律法をギリシア語に訳した（七十人訳）'], source: ['letter-of-aristeas'] },
    { word: 'traded-with', to: 'silk-road', when: ['-0030', '0600~'], note: ['罗马时代，印度的胡椒与中国的丝绸经红海和尼罗河抵达此港', 'In Roman times Indian pepper and Chinese silk came here by the Red Sea and the Nile', 'À l’époque romaine, le poivre de l’Inde et la soie de Chine y arrivent par la mer Rouge et le Nil', 'En época romana llegaban aquí la pimienta india y la seda china por el mar Rojo y el Nilo', 'ローマ時代にはインドの胡椒や中国の絹が紅海とナイルを経て届いた'], source: ['strabo-geography', '17.1.13'] },
    { word: 'compared-with', to: 'carthage', note: ['在罗马面前，这是地中海南岸的两大都会，一亡于战火，一归于臣服', 'The two great cities of Africa’s coast before Rome: the one was razed, the other submitted and lived on', 'Les deux grandes cités de la côte africaine face à Rome : l’une fut rasée, l’autre se soumit et vécut', 'Las dos grandes ciudades de la costa africana ante Roma: una fue arrasada, la otra se sometió y vivió', 'ローマに対したアフリカ沿岸の二大都市で、一方は滅ぼされ、一方は服して生き延びた'], source: ['oxford-classical-dictionary'] },
    { word: 'compared-with', to: 'babylon', note: ['亚历山大死于巴比伦，遗体后被安葬在亚历山大里亚', 'Alexander died in Babylon, but his body came to rest in Alexandria', 'Alexandre mourut à Babylone, mais son corps finit par reposer à Alexandrie', 'Alejandro murió en Babilonia, pero su cuerpo acabó reposando en Alejandría', 'アレクサンドロスはバビロンで死に、遺体はやがてこの都に葬られた'], source: ['strabo-geography', '17.1.8'] },
  ],
  same: { wikidata: 'Q87' },
});
