import { subject } from '../subject.ts';

export default subject({
  id: 'rosetta-stone',
  kind: 'site',
  region: 'africa',
  names: ['罗塞塔石碑', 'Rosetta Stone', 'Pierre de Rosette', 'Piedra de Rosetta', 'ロゼッタ・ストーン'],
  otherNames: [['罗塞达石碑'], ['Memphis Decree of Ptolemy V'], ['décret de Memphis'], ['piedra Rosetta', 'decreto de Menfis'], ['ロゼッタ石', 'ロゼッタストーン']],
  times: [
    { role: 'made', span: ['-0196-03-27', '-0196-03-27'], source: ['memphis-decree'] },
  ],
  place: { at: [51.5194, -0.127], name: ['伦敦大英博物馆', 'British Museum, London', 'British Museum, Londres', 'Museo Británico, Londres', 'ロンドン、大英博物館'] },
  summary: [
    '刻有同一篇祭司敕令三种文本的花岗闪长岩石碑，破译埃及象形文字的钥匙。碑文颁于公元前196年，以圣书体、世俗体和希腊文记载祭司对幼王托勒密五世的尊崇。1799年法军在罗塞塔修堡时发现，两年后归英国，今藏大英博物馆。商博良凭借对它的研究，于1822年宣布读通象形文字。',
    'Slab of granodiorite bearing one priestly decree in three scripts, the key to reading Egyptian hieroglyphs. Passed at Memphis in 196 BC, the decree honours the boy king Ptolemy V in hieroglyphs, in demotic and in Greek. French soldiers found it in 1799 while strengthening a fort at Rosetta; it passed to the British two years later. With its help Champollion announced his decipherment in 1822.',
    'Stèle de granodiorite portant un même décret sacerdotal en trois écritures, clé de la lecture des hiéroglyphes. Voté à Memphis en 196 av. J.-C., le décret honore le jeune Ptolémée V en hiéroglyphes, en démotique et en grec. Des soldats français la découvrent en 1799 en renforçant un fort à Rosette ; elle passe aux Anglais deux ans plus tard. Elle aide Champollion à annoncer son déchiffrement en 1822.',
    'Losa de granodiorita con un mismo decreto sacerdotal en tres escrituras, clave para leer los jeroglíficos egipcios. Aprobado en Menfis en 196 a. C., el decreto honra al joven rey Ptolomeo V en jeroglífico, demótico y griego. Soldados franceses la hallaron en 1799 al reforzar un fuerte en Rosetta; dos años después pasó a los británicos. Con su ayuda, Champollion anunció el desciframiento en 1822.',
    '同じ神官決議を三種の文字で刻んだ花崗閃緑岩の石碑で、ヒエログリフ解読の鍵となった。紀元前196年にメンフィスで定められた決議は、幼王プトレマイオス五世を称え、ヒエログリフ、デモティック、ギリシア文字で記される。1799年、フランス軍がロゼッタの砦を補強中に発見し、二年後に英国へ渡った。シャンポリオンはこれを手がかりに1822年に解読を発表した。',
  ],
  events: [
    { when: '-0196-03-27', title: ['祭司会议在孟菲斯通过敕令', 'The decree is passed by a synod of priests at Memphis', 'Le décret est voté par un synode de prêtres à Memphis', 'Un sínodo de sacerdotes aprueba el decreto en Menfis', 'メンフィスの神官会議が決議を定める'], at: 'memphis-egypt', weight: 2, with: ['ptolemaic-kingdom'], source: ['memphis-decree'] },
    { when: '1799-07', title: ['法国军官布沙尔在罗塞塔发现石碑', 'The French officer Bouchard finds the stone at Rosetta', 'L’officier français Bouchard découvre la pierre à Rosette', 'El oficial francés Bouchard halla la piedra en Rosetta', 'フランス軍士官ブシャールがロゼッタで石碑を発見する'], at: 'rosetta', weight: 2, with: ['napoleon'], source: ['parkinson-rosetta'] },
    { when: '1802', title: ['入藏大英博物馆', 'Enters the British Museum', 'Entre au British Museum', 'Ingresa en el Museo Británico', '大英博物館に収められる'], at: 'british-museum', weight: 1, source: ['parkinson-rosetta'] },
    { when: '1822-09-27', title: ['商博良在巴黎宣读破译成果', 'Champollion announces his decipherment in Paris', 'Champollion annonce son déchiffrement à Paris', 'Champollion anuncia en París su desciframiento', 'シャンポリオンがパリで解読を発表する'], at: 'institut-de-france', weight: 3, source: ['parkinson-rosetta'] },
  ],
  relations: [
    { word: 'made-under', to: 'ptolemaic-kingdom', when: '-0196-03-27', source: ['memphis-decree'] },
    { word: 'tells-of', to: 'alexandria', note: ['敕令免除了祭司每年赴亚历山大里亚的义务，显出王室对本土神庙的让步', 'The decree frees the priests from their yearly voyage to Alexandria, a concession of the crown to the temples', 'Le décret dispense les prêtres du voyage annuel à Alexandrie, concession de la couronne aux temples', 'El decreto exime a los sacerdotes del viaje anual a Alejandría, concesión de la corona a los templos', '決議は神官に毎年のアレクサンドリア参上を免じており、王権の神殿への譲歩を示す'], source: ['memphis-decree'] },
    { word: 'kept-in', to: 'alexandria', when: ['1800~', '1801'], note: ['法军将石碑运至亚历山大里亚，1801年投降时在那里交给英军', 'The French brought the stone to Alexandria, where it was handed to the British at the surrender of 1801', 'Les Français l’avaient portée à Alexandrie, où elle fut livrée aux Anglais lors de la capitulation de 1801', 'Los franceses la llevaron a Alejandría, donde la entregaron a los británicos en la capitulación de 1801', 'フランス軍が運んだアレクサンドリアで、1801年の降伏時に英軍へ引き渡された'], source: ['parkinson-rosetta'] },
    { word: 'compared-with', to: 'darius-i', note: ['大流士的贝希斯敦三语铭文之于楔形文字，犹如此碑之于象形文字', 'What the stone was for hieroglyphs, the trilingual inscription of Darius at Behistun was for cuneiform', 'Ce que la pierre fut aux hiéroglyphes, l’inscription trilingue de Darius à Béhistoun le fut au cunéiforme', 'Lo que la piedra fue para los jeroglíficos lo fue para el cuneiforme la inscripción trilingüe de Darío en Behistún', 'ヒエログリフにとってのこの石は、楔形文字にとってのダレイオスのベヒストゥン三言語碑文に当たる'], source: ['parkinson-rosetta'] },
  ],
  same: { wikidata: 'Q48584' },
});
