import { subject } from '../subject.ts';

export default subject({
  id: 'hannibal',
  kind: 'person',
  region: 'africa',
  names: ['汉尼拔', 'Hannibal', 'Hannibal', 'Aníbal', 'ハンニバル'],
  otherNames: [['汉尼拔·巴卡'], ['Hannibal Barca'], ['Hannibal Barca'], ['Aníbal Barca'], ['ハンニバル・バルカ']],
  times: [
    { role: 'life', span: ['-0247~', '-0183?'], source: ['nepos-hannibal'] },
  ],
  place: { at: [36.853, 10.323], name: ['迦太基', 'Carthage', 'Carthage', 'Cartago', 'カルタゴ'] },
  summary: [
    '迦太基统帅，古代最杰出的将领之一。他是哈米尔卡·巴卡之子，公元前218年率军带战象由西班牙翻越阿尔卑斯山攻入意大利，先后在特雷比亚、特拉西梅诺湖和坎尼重创罗马人，转战意大利十余年，却未能迫使罗马求和。回师后败于扎马，战后出任苏菲特整顿财政，终因罗马逼索而流亡东方，服毒自尽。',
    'Carthaginian general, counted among the greatest commanders of antiquity. Son of Hamilcar Barca, in 218 BC he led an army with elephants from Spain over the Alps and beat the Romans at the Trebia, Lake Trasimene and Cannae, yet in fifteen years could not break their alliance. Defeated at Zama, he reformed the finances of Carthage, fled east from Roman demands and finally took poison.',
    'Général carthaginois, l’un des plus grands capitaines de l’Antiquité. Fils d’Hamilcar Barca, il conduit en 218 av. J.-C. une armée et des éléphants d’Espagne en Italie par les Alpes, bat les Romains à la Trébie, au lac Trasimène et à Cannes, mais en quinze ans ne parvient pas à dissoudre leur alliance. Vaincu à Zama, il réforme les finances de Carthage, s’exile en Orient et s’empoisonne.',
    'General cartaginés, uno de los mayores capitanes de la Antigüedad. Hijo de Amílcar Barca, en 218 a. C. llevó un ejército con elefantes desde Hispania hasta Italia a través de los Alpes y venció a los romanos en Trebia, Trasimeno y Cannas, pero en quince años no logró romper su alianza. Derrotado en Zama, reformó las finanzas de Cartago, huyó a Oriente y acabó tomando veneno.',
    '古代屈指の名将とされるカルタゴの将軍。ハミルカル・バルカの子で、紀元前218年に戦象を伴う軍を率いてヒスパニアからアルプスを越え、トレビア、トラシメヌス湖畔、カンナエでローマ軍を破った。しかし十五年に及ぶ転戦でもローマの同盟を崩せず、ザマで敗れる。戦後は財政を改革し、のち東方へ亡命して毒を仰いだ。',
  ],
  events: [
    { when: '-0218', title: ['率军带象翻越阿尔卑斯山', 'Crosses the Alps with his army and elephants', 'Franchit les Alpes avec son armée et ses éléphants', 'Cruza los Alpes con su ejército y sus elefantes', '軍勢と戦象を率いてアルプスを越える'], at: 'western-alps', weight: 3, with: ['second-punic-war'], source: ['polybius', '3.50–56'] },
    { when: '-0216-08', title: ['坎尼会战合围并歼灭罗马大军', 'Surrounds and destroys a great Roman army at Cannae', 'Encercle et anéantit à Cannes une grande armée romaine', 'Rodea y aniquila en Cannas un gran ejército romano', 'カンナエでローマの大軍を包囲殲滅する'], at: 'cannae', weight: 3, with: ['second-punic-war', 'roman-republic'], source: ['polybius', '3.107–118'] },
    { when: '-0202', title: ['在扎马败于大西庇阿', 'Is beaten by Scipio at Zama', 'Est battu par Scipion à Zama', 'Es derrotado por Escipión en Zama', 'ザマでスキピオに敗れる'], at: 'zama', weight: 3, with: ['second-punic-war', 'carthage'], source: ['polybius', '15.9–14'] },
    { when: '-0196', title: ['任苏菲特，整顿财政，削弱寡头', 'As sufet reforms the finances and breaks the power of the judges', 'Élu suffète, réforme les finances et brise le pouvoir des juges', 'Como sufete reforma las finanzas y quebranta el poder de los jueces', 'スフェスとなり、財政を改革して寡頭派を抑える'], at: 'carthage', weight: 2, with: ['carthage'], source: ['livy', '33.46–47'] },
    { when: '-0183?', title: ['在比提尼亚为免被交给罗马人而服毒', 'Takes poison in Bithynia rather than be handed over to Rome', 'S’empoisonne en Bithynie pour ne pas être livré à Rome', 'Toma veneno en Bitinia para no ser entregado a Roma', 'ビテュニアでローマへの引き渡しを拒み、毒を仰ぐ'], at: 'libyssa', weight: 2, source: ['livy', '39.51'] },
  ],
  relations: [
    { word: 'born-of', to: 'carthage', when: '-0247~', source: ['lancel-hannibal'] },
    { word: 'general-of', to: 'carthage', when: ['-0221', '-0202'], source: ['polybius', '2.36'] },
    { word: 'reformed', to: 'carthage', when: '-0196', note: ['他改终身法官为一年一任，使战争赔款不必再加税即可偿付', 'He made the judges’ lifelong office annual and found the war indemnity without new taxes', 'Il rendit annuelle la charge viagère des juges et trouva de quoi payer l’indemnité sans impôt nouveau', 'Hizo anual el cargo vitalicio de los jueces y halló con qué pagar la indemnización sin nuevos impuestos', '終身だった裁判官の職を一年任期とし、新税なしに賠償金の支払いを可能にした'], source: ['livy', '33.46–47'] },
    { word: 'member-of', to: 'phoenicians', note: ['其名在腓尼基语中意为“巴力施恩”', 'His name is Phoenician and means “Baal has been gracious”', 'Son nom est phénicien : « Baal a fait grâce »', 'Su nombre es fenicio y significa «Baal ha sido propicio»', '名はフェニキア語で「バアルは恵み深い」を意味する'], source: ['lancel-hannibal'] },
    { word: 'compared-with', to: 'xiang-yu', note: ['同一时代的两位名将，都百战百胜而输掉最后一战', 'Two commanders of one age, at opposite ends of the world, who won nearly every battle but the last', 'Deux capitaines de la même époque, aux deux bouts du monde, qui gagnèrent presque toutes les batailles sauf la dernière', 'Dos generales de la misma época, en extremos opuestos del mundo, que ganaron casi todas las batallas salvo la última', '同じ時代に東西で連勝を重ね、最後の一戦に敗れた二人の名将'], source: ['shiji', '7'] },
  ],
  same: { wikidata: 'Q36456' },
});
