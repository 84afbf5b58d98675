import { subject } from '../subject.ts';

export default subject({
  id: 'tang-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['唐朝', 'Tang dynasty', 'Dynastie Tang', 'Dinastía Tang', '唐'],
  otherNames: [['大唐', '李唐'], ['Tang Empire', 'T’ang dynasty'], ['les Tang', 'empire Tang'], ['los Tang', 'Imperio Tang'], ['唐王朝', '大唐', '唐朝']],
  times: [
    { role: 'span', span: ['0618-06-18', '0907'], source: ['old-book-of-tang', '1–20'] },
  ],
  place: { at: [34.265, 108.954], name: ['都长安', 'Chang’an, its capital', 'Chang’an, sa capitale', 'Chang’an, su capital', '都・長安'] },
  summary: [
    '公元618年李渊所建的王朝，历二十余帝，定都长安。前期承隋制而集大成，三省六部、律令、科举、均田与府兵并行，国力远及中亚，日本、新罗、渤海竞相仿效，诗歌、佛教与外来文化极一时之盛。武周曾一度中断其统。安史之乱后藩镇割据、宦官专权，经济重心南移，至黄巢起义而元气大伤，907年为朱温所篡。',
    'A Chinese dynasty that ruled from Chang’an for almost three centuries. In its first half it joined written law, state examinations and conscript armies into a system that Japan and Korea took as their model, while its garrisons stood in Central Asia and its poets set the standard for all later ages. After the rebellion of An Lushan, governors and eunuchs held the power; the revolt of Huang Chao finished what they had begun.',
    'Dynastie chinoise qui gouverna près de trois siècles depuis Chang’an. Dans sa première moitié, elle unit code écrit, examens et armées de conscrits en un système imité par le Japon et la Corée, tient garnison en Asie centrale et porte la poésie à un sommet. Après la rébellion d’An Lushan, le pouvoir passe aux gouverneurs militaires et aux eunuques ; la révolte de Huang Chao lui porte le coup fatal.',
    'Dinastía china que gobernó casi tres siglos desde Chang’an. En su primera mitad unió código escrito, exámenes y ejércitos de leva en un sistema que Japón y Corea tomaron por modelo, mantuvo guarniciones en Asia Central y llevó la poesía a su cumbre. Tras la rebelión de An Lushan mandaron gobernadores militares y eunucos; la revuelta de Huang Chao le dio el golpe de gracia.',
    '618年に李淵が建て、長安を都として三百年近く続いた中国の王朝。律令・科挙・均田・府兵の諸制度を整え、中央アジアにまで勢力を伸ばし、日本・新羅・渤海がこぞってその文物を学んだ。詩と仏教と異国の文化が花開いたが、安史の乱ののち藩鎮と宦官が力を握り、黄巣の乱で衰え、907年に朱全忠に滅ぼされた。',
  ],
  events: [
    { when: '0618-06-18', title: ['李渊在长安称帝，建立唐朝', 'Li Yuan takes the throne at Chang’an and founds the dynasty', 'Li Yuan monte sur le trône à Chang’an et fonde la dynastie', 'Li Yuan sube al trono en Chang’an y funda la dinastía', '李淵が長安で即位し、唐を建てる'], at: 'chang-an', weight: 3, source: ['old-book-of-tang', '1'] },
    { when: '0653', title: ['颁行《永徽律疏》（后称《唐律疏议》）', 'Issues its law code with the official commentary', 'Promulgue son code de lois avec commentaire officiel', 'Promulga su código de leyes con comentario oficial', '律の公式注釈（のちの『唐律疏議』）を公布する'], at: 'chang-an', weight: 2, source: ['cambridge-china', 'vol. 3'] },
    { when: '0751', title: ['怛罗斯之战，高仙芝败于大食', 'A Tang army is beaten by the Arabs on the Talas', 'Une armée Tang est battue par les Arabes sur le Talas', 'Un ejército Tang es vencido por los árabes en el Talas', 'タラス河畔でアラブ軍に敗れる'], at: 'talas', weight: 2, with: ['abbasid-caliphate'], source: ['new-book-of-tang', '135'] },
    { when: '0881-01', title: ['黄巢军入长安，僖宗奔蜀', 'The rebel Huang Chao enters Chang’an; the emperor flees to Sichuan', 'Le rebelle Huang Chao entre à Chang’an ; l’empereur fuit au Sichuan', 'El rebelde Huang Chao entra en Chang’an; el emperador huye a Sichuan', '黄巣の軍が長安に入り、僖宗は蜀へ逃れる'], at: 'chang-an', weight: 2, source: ['zizhi-tongjian', '254'] },
    { when: '0907', title: ['哀帝禅位于朱温，唐亡', 'The last emperor yields the throne to the general Zhu Wen', 'Le dernier empereur cède le trône au général Zhu Wen', 'El último emperador cede el trono al general Zhu Wen', '哀帝が朱全忠に位を譲り、唐が滅ぶ'], at: 'luoyang-tang', weight: 3, source: ['old-book-of-tang', '20'] },
  ],
  relations: [
    { word: 'preceded', to: 'song-dynasty', when: ['0907', '0960'], note: ['两朝之间隔着五代十国的半个世纪分裂', 'Half a century of division, the Five Dynasties, lies between the two', 'Un demi-siècle de division, celui des Cinq Dynasties, les sépare', 'Entre ambas median cincuenta años de división, las Cinco Dinastías', '両王朝の間には五代十国の半世紀の分裂がある'], source: ['cambridge-china', 'vol. 5'] },
    { word: 'traded-with', to: 'silk-road', when: ['0640', '0755'], source: ['hansen-silk-road'] },
    { word: 'legend-of', to: 'laozi', when: '0666', note: ['皇室以李耳为始祖，666年高宗追尊老子为太上玄元皇帝', 'The house of Li claimed him as its ancestor; in 666 he was given an emperor’s title', 'La maison des Li le tenait pour son ancêtre ; en 666 il reçoit un titre d’empereur', 'La casa de los Li lo tenía por antepasado; en 666 recibió título de emperador', '同じ李姓から皇室の祖とされ、666年に皇帝の尊号を贈られた'], source: ['old-book-of-tang', '5'] },
    { word: 'adopted', to: 'confucianism', when: '0653', note: ['653年颁行孔颖达等所撰《五经正义》，为科举所宗', 'In 653 it made one commentary on the Five Classics binding for all examinations', 'En 653, elle impose aux examens un commentaire unique des Cinq Classiques', 'En 653 impuso para los exámenes un único comentario de los Cinco Clásicos', '653年に『五経正義』を頒布し、科挙の基準とした'], source: ['old-book-of-tang', '4'] },
  ],
  same: { wikidata: 'Q9683' },
});
