import { subject } from '../subject.ts';

export default subject({
  id: 'athens',
  kind: 'polity',
  region: 'europe',
  names: ['雅典', 'Athens', 'Athènes', 'Atenas', 'アテナイ'],
  otherNames: [['雅典城邦', '古雅典'], ['Classical Athens', 'City-state of Athens'], ['Cité d’Athènes'], ['Polis de Atenas'], ['アテネ', 'アテーナイ']],
  times: [{ role: 'span', span: ['-0700~', '-0322'], source: ['cambridge-ancient-history', 'III.3–VI'] }],
  place: { at: [37.984, 23.728], name: ['阿提卡雅典', 'Athens, Attica', 'Athènes, Attique', 'Atenas, Ática', 'アッティカのアテナイ'] },
  summary: [
    '阿提卡的希腊城邦，古代民主政治最著名的范例。梭伦免除债务，克里斯提尼重划部落，成年男性公民遂得在公民大会直接议决国事，女子、外邦人与奴隶则被排除在外。希波战争后，雅典以舰队统领提洛同盟，悲剧、史学、哲学与雕刻在此盛极一时。前404年败于斯巴达，前322年民主制终为马其顿所废。',
    'Greek city-state of Attica and the most famous democracy of antiquity. Solon freed debtors, Cleisthenes reordered the tribes, and from then on adult male citizens decided in assembly, while women, foreigners and slaves stood outside. After the Persian Wars its fleet ruled the Aegean and tragedy, history, philosophy and sculpture flourished. Sparta defeated it in 404 BC; Macedon ended the democracy in 322.',
    'Cité grecque de l’Attique, la plus célèbre démocratie de l’Antiquité. Solon libère les débiteurs, Clisthène refond les tribus ; dès lors les citoyens mâles décident en assemblée, mais femmes, étrangers et esclaves en sont exclus. Après les guerres médiques, sa flotte domine l’Égée ; tragédie, histoire, philosophie et sculpture y fleurissent. Sparte l’abat en 404, la Macédoine met fin à la démocratie en 322.',
    'Ciudad-estado griega del Ática, la democracia más célebre de la Antigüedad. Solón liberó a los deudores, Clístenes reordenó las tribus y desde entonces los ciudadanos varones decidieron en asamblea, sin mujeres, extranjeros ni esclavos. Tras las guerras médicas su flota dominó el Egeo y florecieron la tragedia, la historia, la filosofía y la escultura. Esparta la venció en 404; Macedonia acabó con la democracia en 322.',
    'アッティカのギリシア人都市国家で、古代民主政の最も名高い例。ソロンが負債を免じ、クレイステネスが部族を再編し、成年男子市民が民会で国事を決めるようになったが、女性・外国人・奴隷は除かれた。ペルシア戦争後は艦隊でエーゲ海に君臨し、悲劇・歴史・哲学・彫刻が花開いた。前404年スパルタに敗れ、前322年にマケドニアが民主政を廃した。',
  ],
  events: [
    { when: '-0594', title: ['梭伦任执政官，免除债务，制定新法', 'Solon as archon cancels debts and gives new laws', 'Solon, archonte, abolit les dettes et donne de nouvelles lois', 'Solón, arconte, cancela las deudas y da nuevas leyes', 'ソロンがアルコンとなり、負債を帳消しにし新法を定める'], at: 'athens', weight: 2, source: ['aristotle-athenian-constitution', '5–12'] },
    { when: '-0508', title: ['克里斯提尼重划部落，奠定民主制', 'Cleisthenes reorders the tribes and lays the ground for democracy', 'Clisthène refond les tribus et jette les bases de la démocratie', 'Clístenes reordena las tribus y sienta las bases de la democracia', 'クレイステネスが部族を再編し、民主政の基礎を置く'], at: 'athens', weight: 3, source: ['aristotle-athenian-constitution', '20–22'] },
    { when: '-0478', title: ['缔结提洛同盟，雅典为盟主', 'Founds the Delian League and takes its command', 'Fonde la ligue de Délos et en prend la tête', 'Funda la Liga de Delos y asume su mando', 'デロス同盟を結成し、その盟主となる'], at: 'delos', weight: 3, with: ['greco-persian-wars'], source: ['thucydides', '1.95–96'] },
    { when: '-0404', title: ['向斯巴达投降，拆毁长墙', 'Surrenders to Sparta and pulls down the Long Walls', 'Se rend à Sparte et abat les Longs Murs', 'Se rinde a Esparta y derriba los Muros Largos', 'スパルタに降伏し、長壁を取り壊す'], at: 'athens', weight: 3, with: ['peloponnesian-war'], source: ['xenophon-hellenica', '2.2.20–23'] },
    { when: '-0322', title: ['拉米亚战争失败，民主制被废', 'Loses the Lamian War and with it the democracy', 'Perd la guerre lamiaque et, avec elle, la démocratie', 'Pierde la guerra lamiaca y con ella la democracia', 'ラミア戦争に敗れ、民主政を廃される'], at: 'athens', weight: 2, with: ['macedon'], source: ['diodorus', '18.18'] },
  ],
  relations: [
    { word: 'party-to', to: 'greco-persian-wars', when: ['-0498', '-0449?'], source: ['herodotus', '5.97'] },
    { word: 'party-to', to: 'peloponnesian-war', when: ['-0431', '-0404'], source: ['thucydides', '1.1'] },
    { word: 'warred-with', to: 'achaemenid-empire', when: ['-0498', '-0449?'], source: ['herodotus', '5.99–105'] },
    { word: 'enemy-of', to: 'darius-i', when: ['-0498', '-0486'], note: ['据说大流士命仆人每餐三呼：“主上，勿忘雅典人”', 'Darius, it was told, had a servant say at every dinner: “Master, remember the Athenians”', 'Darius, dit-on, se faisait répéter à chaque repas : « Maître, souviens-toi des Athéniens »', 'Darío, se contaba, se hacía repetir en cada comida: «Señor, acuérdate de los atenienses»', 'ダレイオスは食事のたび「殿、アテナイ人をお忘れなく」と言わせたという'], source: ['herodotus', '5.105'] },
    { word: 'builder-of', to: 'parthenon', when: ['-0447', '-0432'], source: ['inscriptiones-graecae', 'I³ 436–451'] },
    { word: 'traded-with', to: 'phoenicians', when: '-0365~', note: ['雅典立碑赐予西顿王斯特拉顿及西顿商人特权', 'A decree granted privileges to King Strato of Sidon and to Sidonian merchants', 'Un décret accorda des privilèges au roi Straton de Sidon et à ses marchands', 'Un decreto otorgó privilegios al rey Estratón de Sidón y a sus mercaderes', 'シドン王ストラトンとその商人に特権を与えた決議碑が残る'], source: ['inscriptiones-graecae', 'II² 141'] },
  ],
});
