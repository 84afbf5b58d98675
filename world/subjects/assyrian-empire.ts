import { subject } from '../subject.ts';

export default subject({
  id: 'assyrian-empire',
  kind: 'polity',
  region: 'near-east',
  names: ['亚述帝国', 'Assyrian Empire', 'Empire assyrien', 'Imperio asirio', 'アッシリア帝国'],
  otherNames: [['亚述'], ['Assyria', 'Neo-Assyrian Empire'], ['Assyrie', 'Empire néo-assyrien'], ['Asiria', 'Imperio neoasirio'], ['アッシリア', '新アッシリア帝国']],
  times: [
    { role: 'span', span: ['-1363~', '-0609'], source: ['van-de-mieroop'] },
  ],
  place: { at: [36.359, 43.153], name: ['尼尼微', 'Nineveh', 'Ninive', 'Nínive', 'ニネヴェ'] },
  summary: [
    '以底格里斯河上游为中心的帝国，前9至前7世纪称雄西亚。亚述城邦于前14世纪成为大国，中经衰落，自前911年起再度扩张；提格拉特帕拉沙尔三世改行省制、建常备军，其后诸王灭以色列、并巴比伦、入埃及。亚述以驿路、大规模迁民和宫殿浮雕闻名，前612年尼尼微陷落，三年后亡于哈兰。',
    'Empire of the upper Tigris that ruled the Near East in the ninth to seventh centuries BC. The city of Ashur became a great power in the fourteenth century, shrank, and grew again from 911; Tiglath-Pileser III gave it provinces and a standing army, and his successors took Israel, Babylon and Egypt. It is known for post roads, mass deportations and palace reliefs. Nineveh fell in 612 BC, and the last king at Harran three years later.',
    'Empire du haut Tigre, maître du Proche-Orient du IXe au VIIe siècle av. J.-C. Grande puissance dès le XIVe siècle, la cité d’Assur décline puis reprend son essor à partir de 911 ; Téglath-Phalasar III lui donne des provinces et une armée permanente, et ses successeurs prennent Israël, Babylone et l’Égypte. On lui doit routes de poste, déportations massives et bas-reliefs. Ninive tombe en 612, le dernier roi à Harran trois ans plus tard.',
    'Imperio del alto Tigris que dominó el Próximo Oriente entre los siglos IX y VII a. C. La ciudad de Asur fue gran potencia en el siglo XIV, menguó y volvió a crecer desde 911; Tiglat-Pileser III le dio provincias y un ejército permanente, y sus sucesores tomaron Israel, Babilonia y Egipto. Son célebres sus postas, sus deportaciones masivas y sus relieves. Nínive cayó en 612 y el último rey, en Harrán, tres años después.',
    'ティグリス川上流を本拠とし、紀元前9～7世紀に西アジアを制した帝国。都市アッシュールは前14世紀に大国となり、いったん衰えたのち前911年から再び拡大した。ティグラト・ピレセル3世が属州制と常備軍を整え、後継の王たちはイスラエル、バビロン、エジプトを征した。駅路、強制移住、宮殿の浮彫で知られる。前612年にニネヴェが陥落し、三年後に滅んだ。',
  ],
  events: [
    { when: '-1363~', title: ['亚述乌巴利特一世使亚述跻身大国', 'Ashur-uballit I makes Ashur a great power', 'Assur-uballit Ier fait d’Assur une grande puissance', 'Ashur-uballit I hace de Asur una gran potencia', 'アッシュール・ウバリト1世のもとで大国となる'], at: 'ashur', weight: 2, source: ['amarna-letters', 'EA 15–16'] },
    { when: '-0879~', title: ['亚述纳西尔帕二世迁都卡尔胡，大宴近七万人', 'Ashurnasirpal II opens his new capital Kalhu with a feast for 69,574', 'Assurnasirpal II inaugure Kalhu par un banquet de 69 574 convives', 'Asurnasirpal II inaugura Kalhu con un banquete para 69 574 invitados', 'アッシュールナツィルパル2世が新都カルフを開き、約七万人を饗する'], at: 'kalhu', weight: 2, source: ['ashurnasirpal-banquet-stele'] },
    { when: ['-0745', '-0727'], title: ['提格拉特帕拉沙尔三世改组行省与军队，兼领巴比伦', 'Tiglath-Pileser III remakes provinces and army and takes Babylon’s crown', 'Téglath-Phalasar III refond provinces et armée et ceint la couronne de Babylone', 'Tiglat-Pileser III rehace provincias y ejército y ciñe la corona de Babilonia', 'ティグラト・ピレセル3世が属州と軍を改め、バビロン王を兼ねる'], at: 'kalhu', weight: 3, with: ['babylon'], source: ['cambridge-ancient-history', 'vol. III.2, ch. 22'] },
    { when: '-0701', title: ['辛那赫里布攻陷拉吉，围耶路撒冷', 'Sennacherib storms Lachish and shuts Hezekiah up in Jerusalem', 'Sennachérib prend Lakish et enferme Ézéchias dans Jérusalem', 'Senaquerib toma Laquis y encierra a Ezequías en Jerusalén', 'センナケリブがラキシュを落とし、エルサレムを囲む'], at: 'lachish', weight: 2, with: ['jerusalem'], source: ['sennacherib-prism'] },
    { when: '-0671', title: ['以撒哈顿攻取孟菲斯，征服下埃及', 'Esarhaddon takes Memphis and conquers Lower Egypt', 'Assarhaddon prend Memphis et conquiert la Basse-Égypte', 'Asarhadón toma Menfis y conquista el Bajo Egipto', 'エサルハドンがメンフィスを取り、下エジプトを征する'], at: 'memphis-egypt', weight: 3, source: ['babylonian-chronicles', 'Chronicle 1'] },
  ],
  relations: [
    { word: 'conquered', to: 'babylon', when: '-0729', note: ['前689年辛那赫里布毁其城，其子以撒哈顿又予重建', 'Sennacherib razed it in 689 BC; his son Esarhaddon rebuilt it', 'Sennachérib la rasa en 689 av. J.-C. ; son fils Assarhaddon la releva', 'Senaquerib la arrasó en 689 a. C.; su hijo Asarhadón la reconstruyó', '前689年にセンナケリブが破壊し、子エサルハドンが再建した'], source: ['babylonian-chronicles', 'Chronicle 1'] },
    { word: 'warred-with', to: 'hittites', when: ['-1300~', '-1220~'], source: ['bryce-hittites'] },
    { word: 'lost', to: 'fall-of-nineveh', when: '-0612', source: ['babylonian-chronicles', 'Chronicle 3'] },
    { word: 'adopted', to: 'cuneiform', source: ['world-writing-systems'] },
    { word: 'influenced', to: 'achaemenid-empire', note: ['波斯的行省、驿路和宫门人首飞牛多承亚述旧制', 'Persia took over its provinces, royal roads and the winged bulls of its gates', 'La Perse en reprit les provinces, les routes royales et les taureaux ailés des portes', 'Persia heredó sus provincias, sus caminos reales y los toros alados de sus puertas', '属州、王の道、門の有翼牡牛像などをペルシアが受け継いだ'], source: ['briant-cyrus-to-alexander'] },
    { word: 'compared-with', to: 'qin-dynasty', note: ['两者常被并论：皆以常备军、直辖郡省与强制迁民立国，皆骤亡', 'Historians set them side by side: standing army, direct provinces, forced resettlement and a sudden end', 'Les historiens les rapprochent : armée permanente, provinces directes, transferts forcés, fin brutale', 'Los historiadores los comparan: ejército permanente, provincias directas, traslados forzosos y fin repentino', '常備軍、直轄の州、強制移住、そして急な滅亡という点でしばしば比べられる'], source: ['van-de-mieroop'] },
  ],
});
