import { subject } from '../subject.ts';

export default subject({
  id: 'muhammad',
  kind: 'person',
  region: 'near-east',
  names: ['穆罕默德', 'Muhammad', 'Mahomet', 'Mahoma', 'ムハンマド'],
  otherNames: [['穆圣'], ['Mohammed', 'Muhammad ibn Abdallah'], ['Muhammad', 'Mohammed'], ['Muhammad'], ['マホメット', '預言者ムハンマド']],
  times: [
    { role: 'life', span: ['0570?', '0632-06-08'], source: ['ibn-ishaq'] },
    { role: 'active', span: ['0610~', '0632'], source: ['encyclopaedia-of-islam', 'Muhammad'] },
  ],
  place: { at: [21.4225, 39.8262], name: ['麦加', 'Mecca', 'La Mecque', 'La Meca', 'メッカ'] },
  summary: [
    '伊斯兰教的先知，出身麦加古莱什部落。他幼年成孤，后来经商，约四十岁时在希拉山洞宣称得到天启，开始传布独一神的信仰。因受迫害，他于622年迁往麦地那，在那里建立信众的共同体，八年后和平进入麦加。他去世时，阿拉伯半岛大部已归信。生平细节多据后世传记，学者看法不一。',
    'The prophet of Islam, born in Mecca among the Quraysh. Orphaned early and later a merchant, he began at about forty to preach one God, on the strength of revelations received in a cave near the city. Driven to Medina in 622, he formed a community there that ruled most of Arabia at his death. Details of his life rest mainly on later biographies.',
    'Prophète de l’islam, né à La Mecque dans la tribu des Quraysh. Orphelin, puis marchand, il commence vers quarante ans à prêcher un Dieu unique, fort des révélations reçues dans une grotte voisine. Persécuté, il gagne Médine en 622 et y fonde une communauté qui domine à sa mort presque toute l’Arabie. Le détail de sa vie repose sur des biographies tardives.',
    'Profeta del islam, nacido en La Meca en la tribu de Quraysh. Huérfano y después mercader, hacia los cuarenta años empezó a predicar un Dios único, a partir de las revelaciones recibidas en una cueva cercana. Perseguido, pasó a Medina en 622 y formó allí una comunidad que a su muerte dominaba casi toda Arabia. Los detalles de su vida proceden de biografías posteriores.',
    'イスラームの預言者で、メッカのクライシュ族に生まれた。幼くして孤児となり、商人として暮らしたのち、四十歳ごろヒラー山の洞窟で啓示を受けたとして唯一神の教えを説き始めた。迫害を避けて622年にメディナへ移り、信徒の共同体を築いて、630年にメッカを無血で手に入れた。生涯の詳細は主に後世の伝記による。',
  ],
  events: [
    { when: '0610~', title: ['在希拉山洞得到最初的启示', 'Receives the first revelation in the cave of Hira', 'Reçoit la première révélation dans la grotte de Hira', 'Recibe la primera revelación en la cueva de Hira', 'ヒラー山の洞窟で最初の啓示を受ける'], at: 'mecca', weight: 3, with: ['quran', 'islam'], source: ['ibn-ishaq'] },
    { when: '0622-09', title: ['从麦加迁往麦地那，伊斯兰历由此纪元', 'Moves from Mecca to Medina, from which the Muslim calendar counts', 'Passe de La Mecque à Médine, départ du calendrier musulman', 'Pasa de La Meca a Medina, inicio del calendario musulmán', 'メッカからメディナへ移る（ヒジュラ）。イスラーム暦の元年となる'], at: 'medina', weight: 3, with: ['islam'], source: ['ibn-ishaq'] },
    { when: '0630-01', title: ['进入麦加，清除克尔白的偶像', 'Enters Mecca and clears the Kaaba of its idols', 'Entre à La Mecque et purge la Kaaba de ses idoles', 'Entra en La Meca y retira los ídolos de la Kaaba', 'メッカに入り、カアバの偶像を取り除く'], at: 'mecca', weight: 3, source: ['ibn-ishaq'] },
    { when: '0632-06-08', title: ['在麦地那去世', 'Dies in Medina', 'Meurt à Médine', 'Muere en Medina', 'メディナで没する'], at: 'medina', weight: 2, source: ['al-tabari', 'year 11'] },
  ],
  relations: [
    { word: 'founder-of-idea', to: 'islam', when: '0610~', note: ['穆斯林视他为众先知的“封印”，而非新宗教的发明者', 'Muslims see in him not the inventor of a religion but the seal of the prophets', 'Les musulmans voient en lui non l’inventeur d’une religion, mais le sceau des prophètes', 'Los musulmanes no ven en él al inventor de una religión, sino el sello de los profetas', 'ムスリムにとっては宗教の創始者ではなく「預言者の封印」である'], source: ['quran-text', '33:40'] },
    { word: 'spread', to: 'quran', when: ['0610~', '0632'], source: ['quran-text', '96:1–5'] },
    { word: 'legend-of', to: 'jerusalem', when: '0621?', note: ['“夜行”传说：他一夜之间前往“远寺”，后世认定即耶路撒冷', 'The Night Journey took him to the “farthest mosque”, later understood as Jerusalem', 'Le Voyage nocturne le mène à la « mosquée la plus lointaine », comprise plus tard comme Jérusalem', 'El Viaje nocturno lo llevó a la «mezquita más lejana», entendida después como Jerusalén', '夜の旅で「遠隔の礼拝堂」に至ったとされ、のちにエルサレムと解された'], source: ['quran-text', '17:1'] },
    { word: 'ally-of', to: 'kingdom-of-aksum', when: '0615~', note: ['据传记，最早一批受迫害的信众渡海投奔阿克苏姆国王，得到庇护', 'According to the biographies, the first persecuted believers found shelter with the king of Aksum', 'Selon les biographies, les premiers fidèles persécutés trouvèrent refuge auprès du roi d’Aksoum', 'Según las biografías, los primeros fieles perseguidos hallaron refugio junto al rey de Aksum', '伝記によれば、迫害された初期の信徒はアクスム王のもとに逃れ庇護を受けた'], source: ['ibn-ishaq'] },
    { word: 'enemy-of', to: 'byzantine-empire', when: ['0629', '0630'], source: ['ibn-ishaq'] },
    { word: 'legend-of', to: 'dome-of-the-rock', source: ['grabar-dome'] },
  ],
  same: { wikidata: 'Q9458' },
});
