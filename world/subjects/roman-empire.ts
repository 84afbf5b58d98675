import { subject } from '../subject.ts';

export default subject({
  id: 'roman-empire',
  kind: 'polity',
  region: 'europe',
  names: ['罗马帝国', 'Roman Empire', 'Empire romain', 'Imperio romano', 'ローマ帝国'],
  otherNames: [['大秦', '帝制罗马'], ['Imperium Romanum', 'Principate'], ['Imperium Romanum', 'Rome impériale'], ['Imperium Romanum'], ['帝政ローマ', '大秦']],
  times: [
    { role: 'span', span: ['-0027', '0476'], source: ['cambridge-ancient-history'] },
  ],
  place: { at: [41.889, 12.486], name: ['罗马', 'Rome', 'Rome', 'Roma', 'ローマ'] },
  summary: [
    '由皇帝统治的罗马国家，公元前27年始于奥古斯都，西部一般算到476年，东部则延续到1453年。2世纪初它的疆域从不列颠直到幼发拉底河，环抱整个地中海，居民约五千万至七千万。道路、城市、拉丁语与罗马法把各行省连成一体，212年几乎所有自由民都成为公民，4世纪又转奉基督教。',
    'The Roman state under emperors, from Augustus in 27 BC to 476 in the West; its eastern half lived on until 1453. In the second century it reached from Britain to the Euphrates and held, by modern estimates, fifty to seventy million people around one sea. Roads, cities, Latin, Greek and law tied the provinces together; in 212 nearly all free inhabitants became citizens, and in the fourth century it turned Christian.',
    'État romain gouverné par des empereurs, d’Auguste, en 27 av. J.-C., à 476 en Occident ; sa moitié orientale dure jusqu’en 1453. Au IIe siècle, il s’étend de la Bretagne à l’Euphrate et compte, selon les estimations, cinquante à soixante-dix millions d’habitants. Routes, villes, droit et langues en lient les provinces ; en 212, presque tous les hommes libres deviennent citoyens, et au IVe siècle il se fait chrétien.',
    'Estado romano bajo los emperadores, desde Augusto, en 27 a. C., hasta 476 en Occidente; su mitad oriental perduró hasta 1453. En el siglo II iba de Britania al Éufrates y reunía, según los cálculos, de cincuenta a setenta millones de habitantes en torno a un mar. Calzadas, ciudades, lenguas y derecho unían las provincias; en 212 casi todos los libres fueron ciudadanos, y en el siglo IV se hizo cristiano.',
    '皇帝の治めたローマの国家。紀元前27年のアウグストゥスに始まり、西方では476年まで、東方では1453年まで続いた。二世紀にはブリタンニアからユーフラテス川に及び、地中海を囲んで推計五千万から七千万の人々が暮らした。道路と都市と法が属州を結び、212年にはほぼ全ての自由民が市民となり、四世紀にはキリスト教へと転じた。',
  ],
  events: [
    { when: '-0027-01', title: ['屋大维获“奥古斯都”称号，元首制开始', 'Begins as Octavian becomes Augustus and divides the provinces with the Senate', 'Naît quand Octave devient Auguste et partage les provinces avec le Sénat', 'Nace cuando Octavio pasa a ser Augusto y reparte las provincias con el Senado', 'オクタウィアヌスがアウグストゥスとなり、元首政が始まる'], at: 'rome', weight: 3, with: ['augustus'], source: ['cassius-dio', '53.11–18'] },
    { when: '0117', title: ['图拉真去世时版图达到最大', 'Reaches its greatest extent in the year of Trajan’s death', 'Atteint sa plus grande étendue l’année de la mort de Trajan', 'Alcanza su mayor extensión en el año de la muerte de Trajano', 'トラヤヌスの没年に版図が最大となる'], weight: 2, with: ['trajan'], source: ['cambridge-ancient-history', 'vol. XI'] },
    { when: '0212', title: ['卡拉卡拉授予几乎全体自由民公民权', 'Grants citizenship to almost all its free inhabitants under Caracalla', 'Accorde, sous Caracalla, la citoyenneté à presque tous les hommes libres', 'Concede con Caracalla la ciudadanía a casi todos los habitantes libres', 'カラカラ帝がほぼ全ての自由民に市民権を与える'], at: 'rome', weight: 3, source: ['digest-of-justinian', '1.5.17'] },
    { when: '0395-01', title: ['狄奥多西一世去世，帝国由二子分治东西', 'Is divided for good between the two sons of Theodosius I', 'Est partagé durablement entre les deux fils de Théodose Ier', 'Queda dividido para siempre entre los dos hijos de Teodosio I', 'テオドシウス一世が没し、帝国は東西に分かれる'], at: 'mediolanum', weight: 3, with: ['byzantine-empire'], source: ['orosius', '7.36'] },
    { when: '0476', title: ['奥多亚塞废黜西部末帝罗慕路斯', 'Loses its last western emperor as Odoacer deposes Romulus', 'Perd son dernier empereur d’Occident, Romulus, déposé par Odoacre', 'Pierde a su último emperador de Occidente, Rómulo, depuesto por Odoacro', 'オドアケルが西の最後の皇帝ロムルスを廃する'], at: 'ravenna-imperial', weight: 3, source: ['anonymus-valesianus', '8.37–38'] },
  ],
  relations: [
    { word: 'split-into', to: 'byzantine-empire', when: '0395', source: ['orosius', '7.36'] },
    { word: 'warred-with', to: 'sasanian-empire', when: ['0230~', '0395'], note: ['260年皇帝瓦勒良被沙普尔一世俘虏，为前所未有之事', 'In 260 Shapur I took the emperor Valerian alive, a thing without precedent', 'En 260, Chapour Ier captura vivant l’empereur Valérien, fait sans précédent', 'En 260 Sapor I capturó vivo al emperador Valeriano, hecho sin precedentes', '260年、シャープール一世は皇帝ウァレリアヌスを生け捕りにした'], source: ['encyclopaedia-iranica'] },
    { word: 'destroyed', to: 'jerusalem', when: '0070', note: ['提图斯攻陷全城，焚毁第二圣殿', 'Titus stormed the city and the Second Temple burned', 'Titus prit la ville d’assaut et le second Temple brûla', 'Tito tomó la ciudad al asalto y ardió el Segundo Templo', 'ティトゥスが都を攻め落とし、第二神殿は焼け落ちた'], source: ['josephus-bellum', '6'] },
    { word: 'traded-with', to: 'han-dynasty', note: ['丝绸经安息与海路辗转西来，汉人称罗马为大秦', 'Silk passed through Parthian and Indian hands; the Chinese knew Rome as Daqin', 'La soie passait par les Parthes et l’Inde ; les Chinois appelaient Rome Daqin', 'La seda pasaba por manos partas e indias; los chinos llamaban Daqin a Roma', '絹はパルティアやインドの商人を経て西に渡り、漢では「大秦」と呼んだ'], source: ['hou-hanshu', '88'] },
    { word: 'warred-with', to: 'kingdom-of-kush', when: ['-0025~', '-0021~'], source: ['cassius-dio', '54.5'] },
    { word: 'traded-with', to: 'kingdom-of-aksum', source: ['periplus-erythraean-sea', '4–6'] },
  ],
  same: { wikidata: 'Q2277' },
});
