import { subject } from '../subject.ts';

export default subject({
  id: 'marco-polo',
  kind: 'person',
  region: 'europe',
  names: ['马可·波罗', 'Marco Polo', 'Marco Polo', 'Marco Polo', 'マルコ・ポーロ'],
  otherNames: [['马可波罗'], ['Messer Marco Milione'], ['Messire Marc Pol'], ['Micer Marco Polo'], ['マルコ・ポロ']],
  times: [
    { role: 'life', span: ['1254~', '1324-01~'], source: ['polo-will'] },
  ],
  place: { at: [45.438, 12.339], name: ['威尼斯', 'Venice', 'Venise', 'Venecia', 'ヴェネツィア'] },
  summary: [
    '威尼斯商人、旅行家。1271年他随父亲与叔父东行，约四年后抵达忽必烈的上都，自称在元朝供职十七年，奉使各地。1295年经海路返回威尼斯，后在与热那亚的战争中被俘，于狱中口述见闻，由比萨人鲁斯蒂谦写成《游记》。书中未提长城与茶，曾有人疑其未到中国，但盐税、纸币等细节证明他确曾亲历。',
    'A Venetian merchant whose book gave Europe its first full picture of East Asia. He left in 1271 with his father and uncle, reached Kublai Khan’s summer capital about four years later and, by his own account, served him for seventeen years. Captured in a war with Genoa, he told his story in prison to Rustichello of Pisa. Doubts that he ever saw China have been answered by his exact data on salt and paper money.',
    'Marchand vénitien dont le livre donne à l’Europe son premier tableau complet de l’Asie orientale. Parti en 1271 avec son père et son oncle, il gagne en quatre ans environ la résidence d’été de Kubilaï et dit l’avoir servi dix-sept ans. Prisonnier des Génois, il dicte ses souvenirs à Rusticien de Pise. On a douté qu’il ait vu la Chine : ses données précises sur le sel et le papier-monnaie répondent pour lui.',
    'Mercader veneciano cuyo libro dio a Europa el primer cuadro completo de Asia oriental. Partió en 1271 con su padre y su tío, llegó unos cuatro años después a la residencia estival de Kublai y, según él, le sirvió diecisiete años. Preso de los genoveses, contó su historia a Rustichello de Pisa. Se ha dudado de que viera China, pero sus datos exactos sobre la sal y el papel moneda hablan a su favor.',
    'ヴェネツィアの商人、旅行家。1271年に父と叔父とともに東へ旅立ち、約四年後にクビライの上都に着き、十七年仕えたと自ら語る。1295年に海路で帰郷したのち、ジェノヴァとの戦いで捕虜となり、獄中で語った見聞をルスティケロが書き記した。中国には行かなかったと疑う説もあるが、塩税や紙幣の記述の正確さがその体験を裏づける。',
  ],
  events: [
    { when: '1271', title: ['随父叔自威尼斯启程东行', 'Sets out for the East with his father and uncle', 'Part vers l’Orient avec son père et son oncle', 'Parte hacia Oriente con su padre y su tío', '父と叔父に伴われ東方へ旅立つ'], at: 'venice', weight: 2, with: ['silk-road'], source: ['marco-polo-travels', 'prologue'] },
    { when: '1275~', title: ['抵上都，谒见忽必烈', 'Is presented to Kublai Khan at his summer capital', 'Est présenté à Kubilaï Khan dans sa résidence d’été', 'Es presentado a Kublai Kan en su capital de verano', '上都でクビライに謁見する'], at: 'shangdu', weight: 3, with: ['kublai-khan', 'mongol-empire'], source: ['marco-polo-travels', 'prologue'] },
    { when: '1291~', title: ['护送阔阔真公主自泉州航海西归', 'Sails from Quanzhou as escort of a bride for the Ilkhan', 'Prend la mer à Quanzhou, escortant une fiancée pour l’ilkhan', 'Zarpa de Quanzhou escoltando a una novia para el ilján', 'イルハンの花嫁を護って泉州を出帆する'], at: 'quanzhou', weight: 2, with: ['mongol-empire'], source: ['marco-polo-travels', 'prologue'] },
    { when: '1298', title: ['狱中口述见闻，鲁斯蒂谦执笔成书', 'Tells his travels in a Genoese prison to Rustichello of Pisa', 'Raconte ses voyages à Rusticien de Pise dans une prison génoise', 'Cuenta sus viajes a Rustichello de Pisa en una cárcel genovesa', 'ジェノヴァの獄中で見聞を語り、書物となる'], at: 'genoa', weight: 3, source: ['marco-polo-travels', 'prologue'] },
    { when: '1324-01~', title: ['立遗嘱后卒，释放其鞑靼奴仆彼得', 'Dies after making a will that frees Peter, his Tartar slave', 'Meurt après un testament qui affranchit Pierre, son esclave tartare', 'Muere tras un testamento que libera a Pedro, su esclavo tártaro', '遺言でタタール人の奴隷ピエトロを解放し、没する'], at: 'venice', weight: 1, source: ['polo-will'] },
  ],
  relations: [
    { word: 'court-of', to: 'kublai-khan', when: ['1275~', '1291~'], note: ['元代汉文史料未见确指其人的记载，他的官职因此难以考定', 'No Chinese record certainly names him, so the office he held cannot be settled', 'Aucune source chinoise ne le nomme avec certitude : sa charge exacte reste indécise', 'Ninguna fuente china lo nombra con certeza, de modo que su cargo no puede precisarse', '漢文史料に彼と確かめられる記録はなく、その官職は定めがたい'], source: ['vogel-marco-polo'] },
    { word: 'travelled-to', to: 'silk-road', when: ['1271', '1275~'], source: ['marco-polo-travels', '1'] },
    { word: 'wrote-about', to: 'genghis-khan', source: ['marco-polo-travels', '1'] },
    { word: 'travelled-to', to: 'mongol-empire', when: ['1271', '1295'], source: ['marco-polo-travels'] },
    { word: 'travelled-to', to: 'chang-an', note: ['他称此城为“Quengianfu”（京兆府），记其丝绸织造之盛', 'He calls the old capital Quengianfu and praises its silk and brocade', 'Il nomme l’ancienne capitale Quengianfu et vante ses soieries', 'Llama Quengianfu a la antigua capital y elogia sus sedas y brocados', 'この古都を「京兆府」と呼び、絹織物の盛んなさまを伝える'], source: ['marco-polo-travels', '2'] },
  ],
  same: { wikidata: 'Q6101' },
});
