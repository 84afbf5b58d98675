import { subject } from '../subject.ts';

export default subject({
  id: 'cyrus-the-great',
  kind: 'person',
  region: 'near-east',
  names: ['居鲁士大帝', 'Cyrus the Great', 'Cyrus le Grand', 'Ciro el Grande', 'キュロス大王'],
  otherNames: [['居鲁士二世', '古列'], ['Cyrus II', 'Kurush'], ['Cyrus II', 'Kurush'], ['Ciro II', 'Kurush'], ['キュロス2世', 'クル']],
  times: [
    { role: 'life', span: ['-0600?', '-0530'], source: ['briant-cyrus-to-alexander'] },
    { role: 'reign', span: ['-0559~', '-0530'], source: ['briant-cyrus-to-alexander'] },
  ],
  place: { at: [30.194, 53.167], name: ['帕萨尔加德', 'Pasargadae', 'Pasargades', 'Pasargada', 'パサルガダエ'] },
  summary: [
    '波斯帝国的创建者。他原是安善的国王，前550年取代米底王阿斯提阿格斯，随后攻灭吕底亚，降服小亚细亚的希腊城邦，前539年几乎兵不血刃地进入巴比伦。他尊奉各地的神祇，放还被掳的神像与流民，犹太人因此得以重返耶路撒冷。他死于东北边境的战事，葬于帕萨尔加德，其墓至今犹存。',
    'Founder of the Persian Empire. King of Anshan, he overthrew Astyages the Mede in 550 BC, took Lydia from Croesus, subdued the Greek cities of Ionia and entered Babylon in 539 almost without a fight. He honoured the gods of the conquered and sent captive peoples home, the exiles of Judah among them. He fell in war on the north-eastern frontier; his tomb still stands at Pasargadae.',
    'Fondateur de l’Empire perse. Roi d’Anshan, il renverse le Mède Astyage en 550 av. J.-C., enlève la Lydie à Crésus, soumet les cités grecques d’Ionie et entre à Babylone en 539 presque sans combat. Il honore les dieux des vaincus et laisse rentrer les peuples captifs, dont les exilés de Juda. Il meurt à la guerre aux confins du nord-est ; son tombeau se dresse encore à Pasargades.',
    'Fundador del Imperio persa. Rey de Anshan, derrocó al medo Astiages en 550 a. C., arrebató Lidia a Creso, sometió las ciudades griegas de Jonia y en 539 entró en Babilonia casi sin lucha. Honró a los dioses de los vencidos y dejó volver a los pueblos cautivos, entre ellos los desterrados de Judá. Murió en guerra en la frontera nororiental; su tumba sigue en pie en Pasargada.',
    'ペルシア帝国の建国者。もとはアンシャンの王で、紀元前550年にメディア王アステュアゲスを倒し、クロイソスのリュディアを奪い、イオニアのギリシア諸市を従え、前539年にはほとんど戦わずにバビロンへ入った。征服地の神々を敬い、捕囚の民の帰還を許した。北東の辺境での戦いに倒れ、その墓は今もパサルガダエに残る。',
  ],
  events: [
    { when: '-0550', title: ['米底军倒戈，擒阿斯提阿格斯，取埃克巴坦那', 'The Medes hand over Astyages; Cyrus takes Ecbatana', 'Les Mèdes livrent Astyage ; Cyrus prend Ecbatane', 'Los medos entregan a Astiages; Ciro toma Ecbatana', 'メディア軍が寝返り、アステュアゲスを捕えてエクバタナを取る'], at: 'ecbatana', weight: 3, source: ['babylonian-chronicles', 'Chronicle 7'] },
    { when: '-0546~', title: ['攻陷萨迪斯，灭吕底亚王国', 'Captures Sardis and ends the kingdom of Lydia', 'Prend Sardes et met fin au royaume de Lydie', 'Toma Sardes y acaba con el reino de Lidia', 'サルディスを落とし、リュディア王国を滅ぼす'], at: 'sardis', weight: 2, source: ['herodotus', '1.84'] },
    { when: '-0539-10-29', title: ['进入巴比伦', 'Enters Babylon in triumph', 'Fait son entrée dans Babylone', 'Entra triunfante en Babilonia', 'バビロンに入城する'], at: 'babylon', weight: 3, with: ['babylon'], source: ['babylonian-chronicles', 'Chronicle 7'] },
    { when: '-0538~', title: ['准许犹太流民返乡并重建圣殿', 'Lets the exiles of Judah return and rebuild the Temple', 'Autorise les exilés de Juda à rentrer et à rebâtir le Temple', 'Permite a los desterrados de Judá volver y reconstruir el Templo', 'ユダの捕囚民に帰還と神殿再建を許す'], at: 'jerusalem', weight: 3, with: ['jerusalem'], source: ['hebrew-bible', 'Ezra 1'] },
    { when: '-0530', title: ['死于东北边境，据希罗多德说是征马萨格泰人时阵亡', 'Dies on the north-eastern frontier, by Herodotus’ account against the Massagetae', 'Meurt aux confins du nord-est, contre les Massagètes selon Hérodote', 'Muere en la frontera nororiental, según Heródoto contra los maságetas', '北東の辺境で没する。ヘロドトスによればマッサゲタイとの戦いによる'], weight: 2, source: ['herodotus', '1.214'] },
  ],
  relations: [
    { word: 'founder-of', to: 'achaemenid-empire', when: '-0550', source: ['herodotus', '1.130'] },
    { word: 'ruler-of', to: 'achaemenid-empire', when: ['-0550', '-0530'], source: ['briant-cyrus-to-alexander'] },
    { word: 'conquered', to: 'babylon', when: '-0539-10', note: ['其军先在俄庇斯获胜；巴比伦祭司的铭文把他说成马尔杜克所选的君王', 'His army had won at Opis; the priests of Babylon then called him the chosen of Marduk', 'Son armée avait vaincu à Opis ; les prêtres de Babylone en firent l’élu de Marduk', 'Su ejército había vencido en Opis; los sacerdotes de Babilonia lo llamaron elegido de Marduk', '軍はオピスで勝利しており、バビロンの神官は彼をマルドゥクに選ばれた王と呼んだ'], source: ['cyrus-cylinder'] },
    { word: 'patron-of', to: 'jerusalem', when: '-0538~', note: ['《以赛亚书》称他为耶和华的受膏者，外邦君主中唯他一人', 'Isaiah calls him the Lord’s anointed, a title given to no other foreign king', 'Isaïe l’appelle l’oint du Seigneur, titre donné à nul autre roi étranger', 'Isaías lo llama ungido del Señor, título que no recibe ningún otro rey extranjero', '『イザヤ書』は彼を主に油注がれた者と呼ぶ。異国の王ではただ一人である'], source: ['hebrew-bible', 'Isaiah 45:1'] },
    { word: 'conquered', to: 'phoenicians', when: '-0539', source: ['briant-cyrus-to-alexander'] },
    { word: 'legend-of', to: 'sargon-of-akkad', note: ['二人都被说成是遭弃的婴儿，由卑微的养父抚育成人而后称王', 'Both are told of as infants cast out, raised by humble foster-parents and destined to rule', 'On raconte des deux qu’ils furent des nourrissons abandonnés, élevés par d’humbles gens et promis au trône', 'De ambos se cuenta que fueron niños abandonados, criados por gente humilde y destinados a reinar', '両者とも、捨てられた赤子が卑しい養い親に育てられ王となったと語られる'], source: ['herodotus', '1.107–122'] },
  ],
  same: { wikidata: 'Q8423', nomisma: 'cyrus_persia' },
});
