import { subject } from '../subject.ts';

export default subject({
  id: 'hagia-sophia',
  kind: 'site',
  region: 'europe',
  names: ['圣索菲亚大教堂', 'Hagia Sophia', 'Sainte-Sophie', 'Santa Sofía', 'ハギア・ソフィア'],
  otherNames: [['阿亚索菲亚'], ['Ayasofya', 'Saint Sophia', 'Church of Holy Wisdom'], ['Ayasofya', 'Hagia Sophia'], ['Ayasofya', 'Hagia Sophia'], ['アヤソフィア', '聖ソフィア大聖堂']],
  times: [
    { role: 'made', span: ['0532-02', '0537-12-27'], source: ['mainstone-hagia-sophia'] },
    { role: 'span', span: ['0537-12-27', '..'], source: ['unesco-world-heritage', '356'] },
  ],
  place: { at: [41.0086, 28.98], name: ['伊斯坦布尔', 'Istanbul', 'Istanbul', 'Estambul', 'イスタンブール'] },
  summary: [
    '君士坦丁堡的主教座堂，查士丁尼在尼卡暴动焚毁旧堂后命安提莫斯与伊西多尔重建，不到六年即告落成。直径三十一米余的穹顶立于四座大拱之上，由帆拱承接，底部环开四十扇窗，宛如悬于空中。它做了九百年教堂，1453年改为清真寺，1934年改作博物馆，2020年恢复为清真寺。',
    'The cathedral of Constantinople, rebuilt for Justinian by Anthemius of Tralles and Isidore of Miletus in under six years after rioters had burned its predecessor. A dome more than thirty-one metres wide rests by pendentives on four arches, above a ring of forty windows that makes it seem to hang in light. Church for nine centuries, mosque from 1453, museum by a decree of 1934, it became a mosque again in 2020.',
    'Cathédrale de Constantinople, rebâtie pour Justinien en moins de six ans par Anthémios de Tralles et Isidore de Milet, après l’incendie allumé par les émeutiers. Une coupole de plus de trente et un mètres y repose par des pendentifs sur quatre arcs ; quarante fenêtres à sa base la font paraître suspendue. Église pendant neuf siècles, mosquée dès 1453, musée par décret de 1934, elle est redevenue mosquée en 2020.',
    'Catedral de Constantinopla, reconstruida para Justiniano en menos de seis años por Antemio de Trales e Isidoro de Mileto después de que una revuelta quemara la anterior. Una cúpula de más de treinta y un metros descansa por medio de pechinas sobre cuatro arcos; cuarenta ventanas en su base la hacen parecer suspendida. Iglesia nueve siglos, mezquita desde 1453, museo por decreto de 1934, volvió a ser mezquita en 2020.',
    'コンスタンティノープルの大聖堂。暴動で焼けた旧聖堂に代え、ユスティニアヌスがアンテミオスとイシドロスに六年足らずで建てさせた。直径三十一メートル余のドームがペンデンティヴを介して四つの大アーチに載り、裾に並ぶ四十の窓の光で宙に浮くように見える。九百年の間教会、1453年からモスク、のち博物館となり、2020年に再びモスクとなった。',
  ],
  events: [
    { when: '0537-12-27', title: ['查士丁尼主持落成典礼', 'Is consecrated in the presence of Justinian', 'Est consacrée en présence de Justinien', 'Se consagra en presencia de Justiniano', 'ユスティニアヌス臨席のもと献堂される'], at: 'hagia-sophia', weight: 3, with: ['justinian'], source: ['mainstone-hagia-sophia'] },
    { when: '0558-05-07', title: ['震后穹顶坍塌，重建时加高', 'Loses its first dome, replaced by a steeper one', 'Perd sa première coupole, remplacée par une autre plus haute', 'Pierde su primera cúpula, sustituida por otra más alta', '最初のドームが崩れ、より高いものに造り直される'], at: 'hagia-sophia', weight: 2, source: ['mainstone-hagia-sophia'] },
    { when: '1453-05-29', title: ['城破，穆罕默德二世将其改为清真寺', 'Is entered by Mehmed II, who makes it a mosque', 'Voit entrer Mehmed II, qui en fait une mosquée', 'Recibe a Mehmed II, que la convierte en mezquita', 'メフメト二世が入り、モスクに改める'], at: 'hagia-sophia', weight: 3, with: ['fall-of-constantinople', 'ottoman-empire'], source: ['runciman-fall'] },
    { when: '1934-11', title: ['土耳其政府决定改为博物馆，次年开放', 'Is turned by decree into a museum, opened the next year', 'Devient musée par décret et ouvre l’année suivante', 'Se convierte por decreto en museo, abierto al año siguiente', '政令により博物館とされ、翌年公開される'], at: 'hagia-sophia', weight: 2, source: ['mainstone-hagia-sophia'] },
  ],
  relations: [
    { word: 'located-in', to: 'constantinople', source: ['procopius-buildings', '1.1'] },
    { word: 'made-under', to: 'byzantine-empire', when: ['0532', '0537'], source: ['procopius-buildings', '1.1'] },
    { word: 'dedicated-to', to: 'christianity', note: ['“神圣智慧”指基督，并非某位名叫索菲亚的圣女', 'The Holy Wisdom of the name is Christ, not a saint called Sophia', 'La Sainte Sagesse du nom désigne le Christ, non une sainte Sophie', 'La Santa Sabiduría de su nombre es Cristo, no una santa llamada Sofía', '名の「聖なる叡智」はキリストを指し、ソフィアという聖女ではない'], source: ['mainstone-hagia-sophia'] },
    { word: 'legend-of', to: 'jerusalem', note: ['后世传说，查士丁尼步入新堂时说：“所罗门，我胜过你了”', 'Legend has Justinian exclaim on entering: “Solomon, I have outdone you”', 'La légende prête à Justinien ce mot : « Salomon, je t’ai vaincu »', 'La leyenda pone en boca de Justiniano: «Salomón, te he superado»', '伝説では、皇帝は入堂して「ソロモンよ、我は汝に勝てり」と叫んだ'], source: ['patria-of-constantinople'] },
    { word: 'witnessed', to: 'fall-of-constantinople', when: '1453-05-29', source: ['runciman-fall'] },
  ],
  same: { wikidata: 'Q12506' },
});
