import { subject } from '../subject.ts';

export default subject({
  id: 'khufu',
  kind: 'person',
  region: 'africa',
  names: ['胡夫', 'Khufu', 'Khéops', 'Keops', 'クフ'],
  otherNames: [['基奥普斯', '胡尼胡夫'], ['Cheops', 'Khnum-Khufu'], ['Khoufou', 'Chéops'], ['Jufu', 'Quéope'], ['ケオプス', 'クヌム・クフ']],
  times: [
    { role: 'life', span: ['-2620?', '-2566~'], source: ['dodson-hilton'] },
    { role: 'reign', span: ['-2589~', '-2566~'], source: ['oxford-ancient-egypt'] },
  ],
  place: { at: [29.85, 31.25], name: ['孟菲斯', 'Memphis', 'Memphis', 'Menfis', 'メンフィス'] },
  summary: [
    '古埃及第四王朝的第二位国王，吉萨大金字塔的主人。他是斯尼夫鲁之子，在位至少二十余年，曾派人赴西奈开采绿松石和铜矿。他的功业几乎全凭陵墓和零星铭文得知，完整传世的雕像只有一尊几厘米高的象牙小像。两千年后希罗多德把他写成暴君，但同时代的文献并不支持这一说法。',
    'The second king of Egypt’s Fourth Dynasty, for whom the Great Pyramid of Giza was built. A son of Sneferu, he reigned for more than twenty years and sent expeditions to the mines of Sinai. Little else is certain: his only complete statue is a few centimetres high. The tyrant of Herodotus is a tale written down two thousand years later.',
    'Deuxième roi de la IVe dynastie égyptienne, pour qui fut élevée la Grande Pyramide de Gizeh. Fils de Snéfrou, il règne plus de vingt ans et envoie des expéditions vers les mines du Sinaï. On ne sait guère plus de lui : sa seule statue complète mesure quelques centimètres. Le tyran que peint Hérodote est un récit recueilli deux mille ans plus tard.',
    'Segundo rey de la dinastía IV de Egipto, para quien se levantó la Gran Pirámide de Guiza. Hijo de Seneferu, reinó más de veinte años y envió expediciones a las minas del Sinaí. Poco más se sabe con certeza: su única estatua completa mide unos centímetros. El tirano que describe Heródoto es un relato recogido dos mil años después.',
    '古代エジプト第四王朝の第二代の王で、ギザの大ピラミッドの主。スネフェルの子として即位し、二十年以上にわたって統治し、シナイの鉱山に遠征隊を送った。確かなことは少なく、完全な形で残る像は高さ数センチの象牙の小像だけである。暴君とするヘロドトスの話は二千年後に書き留められた伝承にすぎない。',
  ],
  events: [
    { when: '-2589~', title: ['继父亲斯尼夫鲁为王', 'Succeeds his father Sneferu as king', 'Succède à son père Snéfrou', 'Sucede a su padre Seneferu', '父スネフェルを継いで即位する'], at: 'memphis-egypt', weight: 2, with: ['old-kingdom'], source: ['oxford-ancient-egypt'] },
    { when: ['-2589~', '-2566~'], title: ['在西奈的岩壁上刻下击敌浮雕', 'Has himself carved smiting a foe on the rocks of the Sinai mines', 'Se fait représenter frappant un ennemi sur les rochers du Sinaï', 'Se hace representar abatiendo a un enemigo en las rocas del Sinaí', 'シナイの岩壁に敵を打つ自らの姿を刻ませる'], at: 'wadi-maghareh', weight: 1, source: ['breasted-records', 'I §176'] },
    { when: ['-2580~', '-2566~'], title: ['在吉萨高地建造大金字塔', 'Raises the Great Pyramid on the plateau of Giza', 'Élève la Grande Pyramide sur le plateau de Gizeh', 'Levanta la Gran Pirámide en la meseta de Guiza', 'ギザの台地に大ピラミッドを築かせる'], at: 'giza', weight: 3, with: ['great-pyramid'], source: ['lehner-pyramids'] },
    { when: '1954-05-26', title: ['金字塔南侧的石坑中发现拆散的“胡夫之船”', 'His dismantled cedar ship is found in a pit south of the pyramid', 'Sa barque de cèdre démontée est découverte au sud de la pyramide', 'Aparece su barca de cedro desmontada, al sur de la pirámide', 'ピラミッド南側の石坑で解体された「クフの船」が見つかる'], at: 'giza', weight: 1, with: ['great-pyramid'], source: ['lehner-pyramids'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'old-kingdom', when: ['-2589~', '-2566~'], source: ['oxford-ancient-egypt'] },
    { word: 'commissioned', to: 'great-pyramid', when: ['-2580~', '-2566~'], source: ['lehner-pyramids'] },
    { word: 'buried-in', to: 'great-pyramid', when: '-2566~', note: ['花岗岩石棺仍在墓室中，遗体早已不存', 'The granite sarcophagus still stands in the King’s Chamber; no trace of the body remains', 'Le sarcophage de granite est toujours dans la chambre du roi, mais le corps a disparu', 'El sarcófago de granito sigue en la cámara del rey; del cuerpo no queda nada', '花崗岩の石棺は王の間に残るが、遺体は失われている'], source: ['lehner-pyramids'] },
    { word: 'compared-with', to: 'qin-shi-huang', note: ['二人都以空前规模的王陵留名，也都在后世被描写成役使万民的暴君', 'Both are known by tombs of unheard-of size, and both were remembered as tyrants who drove their people to build', 'Tous deux restent connus par des tombeaux démesurés, et la postérité en fit des tyrans accablant leur peuple de travaux', 'Ambos son célebres por tumbas desmesuradas, y a ambos se los recordó como tiranos que agotaron a su pueblo', 'ともに空前の規模の陵墓で知られ、民を酷使した暴君として後世に語られた'], source: ['herodotus', '2.124'] },
  ],
});
