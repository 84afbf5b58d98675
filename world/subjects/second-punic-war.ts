import { subject } from '../subject.ts';

export default subject({
  id: 'second-punic-war',
  kind: 'war',
  region: 'europe',
  names: ['第二次布匿战争', 'Second Punic War', 'Deuxième guerre punique', 'Segunda guerra púnica', '第二次ポエニ戦争'],
  otherNames: [['汉尼拔战争'], ['Hannibalic War', 'War against Hannibal'], ['Guerre d’Hannibal'], ['Guerra de Aníbal'], ['ハンニバル戦争']],
  times: [
    { role: 'span', span: ['-0218', '-0201'], source: ['polybius', '3–15'] },
  ],
  place: { at: [41.306, 16.133], name: ['坎尼，意大利南部', 'Cannae, southern Italy', 'Cannes, Italie du Sud', 'Cannas, sur de Italia', 'カンナエ（イタリア南部）'] },
  summary: [
    '公元前218至前201年罗马与迦太基之间的大战。汉尼拔攻取萨贡托后，率军翻越阿尔卑斯山攻入意大利，在坎尼几乎全歼罗马大军，南意大利诸城纷纷倒戈。罗马避战固守，转而夺取西班牙，又渡海攻打非洲。公元前202年西庇阿在扎马取胜，迦太基失去舰队与海外领地，罗马遂成西地中海霸主。',
    'The war of 218–201 BC in which Rome and Carthage fought for the western Mediterranean. Hannibal marched from Spain over the Alps, destroyed army after army and won over much of southern Italy after Cannae; but Rome’s allies in the centre held, and its commanders took Spain and crossed to Africa. Scipio’s victory at Zama in 202 left Carthage without fleet, empire or the right to make war freely.',
    'Guerre qui opposa Rome et Carthage de 218 à 201 av. J.-C. pour la Méditerranée occidentale. Parti d’Espagne, Hannibal franchit les Alpes, détruit plusieurs armées et, après Cannes, détache de Rome une grande partie de l’Italie du Sud ; mais le centre tient, l’Espagne est conquise et l’Afrique envahie. La victoire de Scipion à Zama, en 202, laisse Carthage sans flotte ni empire.',
    'Guerra que enfrentó a Roma y Cartago de 218 a 201 a. C. por el Mediterráneo occidental. Desde Hispania, Aníbal cruzó los Alpes, destruyó un ejército tras otro y, después de Cannas, atrajo a buena parte del sur de Italia; pero el centro resistió, e Hispania cayó en manos romanas antes del salto a África. La victoria de Escipión en Zama, en 202, dejó a Cartago sin flota ni imperio.',
    '紀元前218年から前201年まで、ローマとカルタゴが西地中海の覇を争った戦争。ハンニバルはヒスパニアからアルプスを越えてイタリアに入り、カンナエで大勝して南部の諸都市を味方につけた。だが中部の同盟市は離れず、ローマはヒスパニアを奪い、アフリカに渡る。前202年、スキピオがザマで勝ち、カルタゴは艦隊と海外領を失った。',
  ],
  events: [
    { when: '-0219', title: ['汉尼拔围攻八个月，攻陷萨贡托', 'Is provoked by Hannibal’s eight-month siege of Saguntum', 'Naît du siège de Sagonte, prise par Hannibal au bout de huit mois', 'Nace del asedio de Sagunto, tomada por Aníbal a los ocho meses', 'ハンニバルが八か月の包囲の末サグントゥムを落とす'], at: 'saguntum', weight: 2, with: ['hannibal'], source: ['polybius', '3.17'] },
    { when: '-0218', title: ['汉尼拔率军与战象翻越阿尔卑斯山', 'Reaches Italy as Hannibal crosses the Alps with his elephants', 'Gagne l’Italie quand Hannibal passe les Alpes avec ses éléphants', 'Llega a Italia cuando Aníbal cruza los Alpes con sus elefantes', 'ハンニバルが象を連れてアルプスを越える'], at: 'alpine-crossing', weight: 3, with: ['hannibal'], source: ['polybius', '3.50–56'] },
    { when: '-0216-08-02', title: ['坎尼之战，罗马大军被合围歼灭', 'Sees the largest Roman army yet encircled and destroyed at Cannae', 'Voit la plus grande armée romaine encerclée et détruite à Cannes', 'Ve cercado y destruido en Cannas al mayor ejército romano', 'カンナエでローマの大軍が包囲され殲滅される'], at: 'cannae-battlefield', weight: 3, with: ['hannibal', 'roman-republic'], source: ['polybius', '3.107–118'] },
    { when: '-0212', title: ['马塞卢斯攻陷叙拉古，阿基米德被杀', 'Takes Syracuse, where Archimedes is killed by a soldier', 'Emporte Syracuse, où un soldat tue Archimède', 'Alcanza Siracusa, donde un soldado mata a Arquímedes', 'シュラクサイが陥ち、アルキメデスが兵士に殺される'], at: 'syracuse-sicily', weight: 2, with: ['archimedes', 'roman-republic'], source: ['livy', '25.31'] },
    { when: '-0202', title: ['西庇阿在扎马击败汉尼拔', 'Is decided at Zama, where Scipio defeats Hannibal', 'Se décide à Zama, où Scipion bat Hannibal', 'Se decide en Zama, donde Escipión vence a Aníbal', 'ザマでスキピオがハンニバルを破る'], at: 'zama-battlefield', weight: 3, with: ['hannibal', 'carthage'], source: ['polybius', '15.5–16'] },
  ],
  relations: [
    { word: 'named-after', to: 'hannibal', note: ['波利比乌斯说，多数人称之为“汉尼拔战争”', 'Polybius says that most people called it the war of Hannibal', 'Polybe dit que la plupart l’appelaient la guerre d’Hannibal', 'Polibio dice que casi todos la llamaban la guerra de Aníbal', 'ポリュビオスは、多くの人が「ハンニバルの戦争」と呼ぶと記す'], source: ['polybius', '1.3'] },
    { word: 'named-after', to: 'phoenicians', note: ['“布匿”出自拉丁语对腓尼基人的称呼Poeni', '“Punic” comes from Poeni, the Latin name for Phoenicians', '« Punique » vient de Poeni, nom latin des Phéniciens', '«Púnica» viene de Poeni, nombre latino de los fenicios', '「ポエニ」はフェニキア人を指すラテン語に由来する'], source: ['oxford-classical-dictionary'] },
    { word: 'took-place-in', to: 'carthage', when: ['-0204', '-0202'], source: ['livy', '29–30'] },
    { word: 'took-place-in', to: 'rome', when: '-0211', note: ['汉尼拔一度驰至罗马城下，却未能攻城', 'Hannibal rode up to the walls of Rome once and withdrew without an assault', 'Hannibal parut une fois sous les murs de Rome et se retira sans donner l’assaut', 'Aníbal se presentó una vez ante los muros de Roma y se retiró sin asaltarlos', 'ハンニバルは一度ローマの城壁に迫ったが、攻めずに退いた'], source: ['livy', '26.10'] },
  ],
});
