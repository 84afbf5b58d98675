import { subject } from '../subject.ts';

export default subject({
  id: 'knossos',
  kind: 'site',
  region: 'europe',
  names: ['克诺索斯', 'Knossos', 'Cnossos', 'Cnosos', 'クノッソス'],
  otherNames: [['克诺索斯王宫', '米诺斯王宫'], ['Cnossus', 'Palace of Minos'], ['Palais de Minos', 'Knossos'], ['Palacio de Minos', 'Knossos'], ['クノッソス宮殿', 'クノーソス']],
  times: [{ role: 'span', span: ['-1950~', '-1350~'], source: ['cambridge-ancient-history', 'II.1'] }],
  place: { at: [35.298, 25.163], name: ['克里特岛伊拉克利翁附近', 'Near Heraklion, Crete', 'Près d’Héraklion, Crète', 'Cerca de Heraclión, Creta', 'クレタ島イラクリオン近郊'] },
  summary: [
    '克里特岛上最大的米诺斯宫殿遗址，新石器时代已有人居，约前1900年起建宫，地震之后又加重建。宫中庭院、储库、梁柱与壁画环环相连，后世迷宫与牛头怪的传说或由此而来。约前1450年后，说希腊语的统治者在此以线形文字B记账。伊文思自1900年起发掘，并以混凝土大加复原，至今毁誉参半。',
    'The largest Minoan palace of Crete, on a hill settled since the Neolithic. Built from about 1900 BC and rebuilt after earthquakes, it joined court, storerooms, stairs and painted halls in a plan so tangled that the tale of the Labyrinth may echo it. After about 1450 BC Greek-speaking rulers kept accounts here in Linear B. Arthur Evans dug it from 1900 and restored it boldly in concrete.',
    'Le plus grand palais minoen de Crète, sur une colline habitée depuis le Néolithique. Bâti à partir de 1900 av. J.-C. environ et relevé après des séismes, il mêle cour, magasins, escaliers et salles peintes en un plan si touffu que la légende du Labyrinthe en garde peut-être l’écho. Après 1450, des maîtres de langue grecque y tinrent leurs comptes en linéaire B. Evans le fouilla et le restaura hardiment.',
    'El mayor palacio minoico de Creta, en una colina habitada desde el Neolítico. Levantado desde hacia 1900 a. C. y rehecho tras los terremotos, unía patio, almacenes, escaleras y salas pintadas en una planta tan enredada que la leyenda del Laberinto quizá la recuerde. Después de 1450 unos señores de lengua griega llevaron aquí sus cuentas en lineal B. Arthur Evans lo excavó y restauró con audacia.',
    'クレタ島最大のミノア文明の宮殿跡。新石器時代から人の住んだ丘に前1900年頃から築かれ、地震のたびに建て直された。中庭、倉庫、階段、壁画の間が入り組んで連なり、迷宮とミノタウロスの伝説はその記憶ともいわれる。前1450年頃以後はギリシア語を話す支配者が線文字Bで帳簿をつけた。1900年からエヴァンズが発掘し、大胆に復元した。',
  ],
  events: [
    { when: '-1950~', title: ['首座宫殿兴建', 'The first palace is built', 'Construction du premier palais', 'Se construye el primer palacio', '最初の宮殿が建てられる'], at: 'knossos', weight: 2, source: ['cambridge-ancient-history', 'II.1'] },
    { when: '-1450~', title: ['操希腊语者入主，以线形文字B记账', 'Greek speakers take over and keep accounts in Linear B', 'Des hommes de langue grecque s’en rendent maîtres et comptent en linéaire B', 'Hablantes de griego se adueñan de él y llevan cuentas en lineal B', 'ギリシア語を話す者が支配し、線文字Bで記録する'], at: 'knossos', weight: 2, source: ['ventris-chadwick'] },
    { when: '1900-03-23', title: ['伊文思开始发掘', 'Arthur Evans begins to dig', 'Arthur Evans commence les fouilles', 'Arthur Evans comienza las excavaciones', 'エヴァンズが発掘を始める'], at: 'knossos', weight: 2, source: ['evans-palace-of-minos'] },
    { when: '1952', title: ['文特里斯破译线形文字B，证其为希腊语', 'Michael Ventris reads Linear B as Greek', 'Michael Ventris déchiffre le linéaire B, qui se révèle du grec', 'Michael Ventris descifra el lineal B, que resulta ser griego', 'ヴェントリスが線文字Bをギリシア語と解読する'], weight: 2, source: ['ventris-chadwick'] },
  ],
  relations: [
    { word: 'traded-with', to: 'new-kingdom', when: ['-1479~', '-1425~'], note: ['底比斯贵族墓的壁画绘有携器皿来献的“克弗提乌”人，即克里特人', 'Theban tombs show men of Keftiu, that is Crete, bringing vessels of Minoan shape', 'Des tombes thébaines montrent des gens de Keftiou, la Crète, porteurs de vases minoens', 'Tumbas tebanas muestran a gentes de Keftiu, es decir, Creta, con vasos minoicos', 'テーベの墓には、ミノア風の器を携えたケフティウ（クレタ）の人々が描かれる'], source: ['cambridge-ancient-history', 'II.1'] },
    { word: 'legend-of', to: 'athens', note: ['传说雅典每九年送童男童女供牛头怪，直到忒修斯将其杀死', 'Athens, they said, paid youths and maidens to the Minotaur until Theseus killed it', 'Athènes livrait, disait-on, garçons et filles au Minotaure, que Thésée tua', 'Atenas, se decía, entregaba muchachos y doncellas al Minotauro hasta que Teseo lo mató', 'アテナイは少年少女をミノタウロスに捧げ、テセウスがこれを討ったという'], source: ['plutarch', 'Theseus 15–19'] },
    { word: 'legend-of', to: 'phoenicians', note: ['米诺斯之母欧罗巴是从腓尼基被掠来的公主', 'Europa, the mother of Minos, was a princess carried off from Phoenicia', 'Europe, mère de Minos, était une princesse enlevée en Phénicie', 'Europa, madre de Minos, era una princesa raptada en Fenicia', 'ミノスの母エウロペはフェニキアからさらわれた王女とされる'], source: ['herodotus', '1.2; 1.173'] },
    { word: 'legend-of', to: 'trojan-war', source: ['homer-iliad', '2.645–652'] },
  ],
});
