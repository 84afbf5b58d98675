import { subject } from '../subject.ts';

export default subject({
  id: 'han-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['汉朝', 'Han dynasty', 'Dynastie Han', 'Dinastía Han', '漢'],
  otherNames: [['西汉', '东汉', '大汉'], ['Western Han', 'Eastern Han', 'Former Han', 'Later Han'], ['Han occidentaux', 'Han orientaux'], ['Han Occidental', 'Han Oriental'], ['前漢', '後漢', '漢王朝']],
  times: [
    { role: 'span', span: ['-0202', '0220'], source: ['cambridge-china', '1'] },
  ],
  place: { at: [34.31, 108.86], name: ['长安', 'Chang’an', 'Chang’an', 'Chang’an', '長安'] },
  summary: [
    '继秦而起的统一王朝，刘邦于公元前202年称帝，至公元220年曹丕代汉，中间为王莽新朝所断，前后四百年。西汉都长安，东汉都洛阳。汉承秦之郡县，而以儒术取士；武帝开西域、破匈奴，公元2年在籍人口近六千万。造纸、候风地动仪、《史记》《汉书》皆出于此时，汉人、汉字之名亦由此来。',
    'The dynasty that gave imperial China its lasting shape, from Liu Bang’s accession in 202 BC to the abdication of its last emperor in AD 220, interrupted only by Wang Mang. It joined the administrative machinery of Qin to Confucian teaching, fought and at last divided the Xiongnu, and opened the routes to Central Asia. The census of AD 2 counted almost sixty million people. The Chinese still call themselves the people of Han.',
    'Dynastie qui donna à la Chine impériale sa forme durable, de l’avènement de Liu Bang en 202 av. J.-C. à l’abdication du dernier empereur en 220, avec la seule interruption de Wang Mang. Elle unit l’administration des Qin à l’enseignement confucéen, combattit puis divisa les Xiongnu et ouvrit les routes d’Asie centrale. Le recensement de l’an 2 dénombra près de soixante millions d’habitants. Les Chinois se disent encore « gens de Han ».',
    'Dinastía que dio a la China imperial su forma duradera, desde el ascenso de Liu Bang en 202 a. C. hasta la abdicación del último emperador en 220, con la sola interrupción de Wang Mang. Unió la administración de los Qin con la enseñanza confuciana, combatió y al fin dividió a los xiongnu y abrió las rutas de Asia Central. El censo del año 2 contó casi sesenta millones de personas.',
    '中国の帝国のかたちを定めた王朝。紀元前202年に劉邦が即位し、紀元220年に献帝が曹丕に位を譲るまで、王莽の新による中断をはさんで約四百年続いた。前漢は長安、後漢は洛陽に都した。秦の郡県を受け継ぎ、儒学によって官吏を養成し、匈奴と戦って西域への道を開いた。紀元2年の戸籍人口は六千万に近い。漢字・漢民族の名もここに由来する。',
  ],
  events: [
    { when: '-0202', title: ['刘邦即位，次第定都长安', 'Liu Bang becomes emperor and settles his court at Chang’an', 'Liu Bang devient empereur et fixe sa cour à Chang’an', 'Liu Bang se hace emperador y fija su corte en Chang’an', '劉邦が即位し、まもなく長安に都を定める'], at: 'chang-an', weight: 3, with: ['liu-bang'], source: ['hanshu', '1B'] },
    { when: '-0154', title: ['吴楚七国之乱三月而平', 'The revolt of the seven kingdoms is put down in three months', 'La révolte des sept royaumes est écrasée en trois mois', 'La rebelión de los siete reinos es sofocada en tres meses', '呉楚七国の乱が三か月で鎮圧される'], at: 'pengcheng', weight: 2, source: ['shiji', '106'] },
    { when: '0009', title: ['王莽代汉，改国号为新', 'Wang Mang takes the throne and names his dynasty Xin', 'Wang Mang prend le trône et nomme Xin sa dynastie', 'Wang Mang toma el trono y llama Xin a su dinastía', '王莽が帝位を奪い、国号を新とする'], at: 'chang-an', weight: 3, source: ['hanshu', '99B'] },
    { when: '0025', title: ['刘秀称帝，定都洛阳，史称东汉', 'Liu Xiu restores the dynasty with its capital at Luoyang', 'Liu Xiu restaure la dynastie, avec Luoyang pour capitale', 'Liu Xiu restaura la dinastía con capital en Luoyang', '劉秀が漢を再興し、洛陽に都する（後漢）'], at: 'luoyang', weight: 3, source: ['houhanshu', '1A'] },
    { when: '0105', title: ['蔡伦献造纸之法', 'Cai Lun presents his improved paper to the throne', 'Cai Lun présente au trône son papier perfectionné', 'Cai Lun presenta al trono su papel perfeccionado', '蔡倫が改良した紙を献上する'], at: 'luoyang', weight: 3, source: ['houhanshu', '78'] },
    { when: '0220', title: ['献帝禅位于曹丕，汉亡', 'The last emperor yields the throne to Cao Pi', 'Le dernier empereur cède le trône à Cao Pi', 'El último emperador cede el trono a Cao Pi', '献帝が曹丕に位を譲り、漢が滅びる'], weight: 3, source: ['sanguozhi', '2'] },
  ],
  relations: [
    { word: 'warred-with', to: 'xiongnu', when: ['-0200', '0091'], note: ['先以和亲纳币换取边境安宁，武帝起转守为攻', 'It first bought peace with princesses and silk, then from 133 BC went over to the attack', 'Elle acheta d’abord la paix par des princesses et de la soie, puis attaqua dès 133 av. J.-C.', 'Primero compró la paz con princesas y seda; desde 133 a. C. pasó al ataque', '初めは公主と絹で和を買い、前133年から攻勢に転じた'], source: ['cambridge-china', '1, ch. 6'] },
    { word: 'adopted', to: 'confucianism', when: '-0136', source: ['hanshu', '6'] },
    { word: 'builder-of', to: 'chang-an', when: ['-0202', '-0190'], source: ['hanshu', '2'] },
    { word: 'party-to', to: 'chu-han-contention', when: ['-0206', '-0202'], source: ['shiji', '8'] },
    { word: 'builder-of', to: 'great-wall', when: ['-0127', '-0101'], source: ['waldron-wall'] },
    { word: 'adopted', to: 'dao-de-jing', when: ['-0180~', '-0135'], note: ['窦太后好黄老言，景帝及诸窦不得不读《老子》', 'Empress Dou made her son the emperor and all her clan read the Laozi', 'L’impératrice Dou fit lire le Laozi à l’empereur, son fils, et à tout son clan', 'La emperatriz Dou hizo leer el Laozi al emperador, su hijo, y a todo su clan', '竇太后は景帝や一族に『老子』を読ませた'], source: ['shiji', '49'] },
  ],
  same: { wikidata: 'Q7209' },
});
