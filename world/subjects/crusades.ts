import { subject } from '../subject.ts';

export default subject({
  id: 'crusades',
  kind: 'war',
  region: 'near-east',
  names: ['十字军东征', 'Crusades', 'Croisades', 'Cruzadas', '十字軍'],
  otherNames: [['十字军'], ['Crusades to the Holy Land'], ['Croisades en Terre sainte'], ['Cruzadas de Tierra Santa'], ['十字軍遠征']],
  times: [{ role: 'span', span: ['1095-11-27', '1291-05-28~'], source: ['riley-smith-crusades'] }],
  place: { at: [31.7767, 35.2345], name: ['耶路撒冷', 'Jerusalem', 'Jérusalem', 'Jerusalén', 'エルサレム'] },
  summary: [
    '十一世纪末至十三世纪西欧基督徒为夺取和守卫圣地发动的多次远征，参加者立誓佩十字，教会许以赦罪。1099年第一次东征攻陷耶路撒冷，建立四个拉丁国家；1187年萨拉丁夺回圣城，后来诸役收效甚微，1204年更转而洗劫君士坦丁堡。1291年阿卡失守，圣地据点尽失。同一旗号也用于波罗的海、西班牙和异端。',
    'The armed pilgrimages by which western Christians fought for the Holy Land between 1095 and 1291, under vow and with promise of indulgence. The first took Jerusalem in 1099 and founded four Latin states; Saladin recovered the city in 1187, later armies achieved little, and that of 1204 sacked Constantinople. With Acre the last stronghold fell. Crusades were also preached against pagans, Muslims of Spain and heretics.',
    'Pèlerinages armés par lesquels les chrétiens d’Occident combattirent pour la Terre sainte de 1095 à 1291, liés par un vœu et assurés d’une indulgence. La première prit Jérusalem en 1099 et fonda quatre États latins. Saladin reprit la ville en 1187, les suivantes obtinrent peu, et celle de 1204 saccagea Constantinople. La chute d’Acre mit fin à leur présence. D’autres croisades visèrent païens, musulmans d’Espagne et hérétiques.',
    'Peregrinaciones armadas con que los cristianos de Occidente lucharon por Tierra Santa entre 1095 y 1291, bajo voto y con promesa de indulgencia. La primera tomó Jerusalén en 1099 y fundó cuatro Estados latinos; Saladino recuperó la ciudad en 1187, las siguientes lograron poco y la de 1204 saqueó Constantinopla. Con Acre cayó el último bastión. También hubo cruzadas contra paganos, musulmanes de España y herejes.',
    '十一世紀末から十三世紀にかけ、西欧のキリスト教徒が聖地をめざして起こした一連の遠征。参加者は十字架を身につけて誓いを立て、教会は贖宥を約束した。第一回は1099年にエルサレムを占領し四つのラテン国家を建てたが、1187年にサラディンが奪い返し、1204年の軍はコンスタンティノープルを劫掠した。1291年のアッコ陥落で聖地の拠点は失われた。',
  ],
  events: [
    { when: '1095-11-27', title: ['教皇乌尔班二世在克莱蒙号召东征', 'Pope Urban II calls for the expedition at Clermont', 'Le pape Urbain II lance l’appel de Clermont', 'El papa Urbano II hace su llamamiento en Clermont', '教皇ウルバヌス二世がクレルモンで遠征を呼びかける'], at: 'clermont', weight: 3, source: ['fulcher-of-chartres', '1.1–3'] },
    { when: '1099-07-15', title: ['攻陷耶路撒冷，屠杀居民', 'Jerusalem is stormed and its people massacred', 'Jérusalem est prise d’assaut et ses habitants massacrés', 'Jerusalén es tomada al asalto y sus habitantes masacrados', 'エルサレムを攻略し、住民を虐殺する'], at: 'jerusalem', weight: 3, with: ['jerusalem'], source: ['fulcher-of-chartres', '1.27'] },
    { when: '1187-07-04', title: ['耶路撒冷王国军队在哈丁覆灭', 'The army of the kingdom of Jerusalem is lost at Hattin', 'L’armée du royaume de Jérusalem succombe à Hattin', 'El ejército del reino de Jerusalén se pierde en Hattin', 'エルサレム王国軍がヒッティーンで壊滅する'], at: 'hattin', weight: 3, with: ['saladin'], source: ['baha-al-din'] },
    { when: '1204-04', title: ['第四次东征攻陷并洗劫君士坦丁堡', 'The Fourth Crusade takes and sacks Constantinople', 'La quatrième croisade prend et pille Constantinople', 'La cuarta cruzada toma y saquea Constantinopla', '第四回十字軍がコンスタンティノープルを占領し劫掠する'], at: 'constantinople', weight: 3, with: ['constantinople', 'byzantine-empire'], source: ['villehardouin'] },
    { when: '1291-05-18', title: ['马穆鲁克军攻陷阿卡', 'The Mamluks take Acre', 'Les Mamelouks prennent Acre', 'Los mamelucos toman Acre', 'マムルーク朝がアッコを落とす'], at: 'acre', weight: 3, source: ['riley-smith-crusades'] },
  ],
  relations: [
    { word: 'took-place-in', to: 'jerusalem', when: ['1099', '1244'], source: ['william-of-tyre'] },
    { word: 'conquered', to: 'constantinople', when: '1204-04', source: ['villehardouin'] },
    { word: 'conquered', to: 'byzantine-empire', when: ['1204', '1261'], note: ['君士坦丁堡立起拉丁皇帝，希腊人流亡政权分据尼西亚、伊庇鲁斯和特拉布宗', 'A Latin emperor sat in Constantinople, while Greek successor states held Nicaea, Epirus and Trebizond', 'Un empereur latin siégea à Constantinople ; des États grecs tinrent Nicée, l’Épire et Trébizonde', 'Un emperador latino ocupó Constantinopla; Estados griegos tuvieron Nicea, Epiro y Trebisonda', 'コンスタンティノープルにラテン皇帝が立ち、ギリシア人はニカイアなどに政権を保った'], source: ['choniates'] },
    { word: 'took-place-in', to: 'carthage', when: '1270', note: ['圣路易1270年病死在迦太基城下的营中', 'Saint Louis died of sickness in his camp at Carthage in 1270', 'Saint Louis mourut de maladie dans son camp de Carthage en 1270', 'San Luis murió de enfermedad en su campamento de Cartago en 1270', '聖ルイは1270年、カルタゴの陣中で病没した'], source: ['riley-smith-crusades'] },
    { word: 'inspired', to: 'divine-comedy', note: ['但丁让死于第二次东征的高祖卡恰圭达在天国与他相见', 'Dante meets in heaven his great-great-grandfather Cacciaguida, who died on the Second Crusade', 'Dante rencontre au paradis son trisaïeul Cacciaguida, mort à la deuxième croisade', 'Dante encuentra en el paraíso a su tatarabuelo Cacciaguida, muerto en la segunda cruzada', 'ダンテは天国で、第二回十字軍に斃れた高祖父カッチャグイダに出会う'], source: ['commedia', 'Paradiso 15'] },
  ],
  same: { wikidata: 'Q12546' },
});
