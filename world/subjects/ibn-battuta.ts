import { subject } from '../subject.ts';

export default subject({
  id: 'ibn-battuta',
  kind: 'person',
  region: 'africa',
  names: ['伊本·白图泰', 'Ibn Battuta', 'Ibn Battûta', 'Ibn Battuta', 'イブン・バットゥータ'],
  otherNames: [['伊本·拔图塔', '伊本·巴图塔'], ['Ibn Battutah', 'Shams al-Din'], ['Ibn Batouta'], ['Ibn Batuta'], ['イブン＝バットゥータ']],
  times: [{ role: 'life', span: ['1304-02-24', '1369?'], source: ['ibn-battuta-rihla'] }],
  place: { at: [35.7595, -5.834], name: ['丹吉尔', 'Tangier', 'Tanger', 'Tánger', 'タンジェ'] },
  summary: [
    '摩洛哥旅行家，生于丹吉尔。他1325年出发朝觐麦加，此后近三十年间走遍伊斯兰世界，远及中亚、印度、马尔代夫、苏门答腊和马里，在德里与马尔代夫做过法官，自称到过中国。1355年，伊本·朱扎伊依他口述写成《游记》。书中有借自前人的段落，中国部分尤其受人怀疑，但它仍是十四世纪无可替代的见证。',
    'A Moroccan traveller from Tangier. He left for Mecca in 1325 and spent nearly thirty years crossing the Muslim world, as far as Central Asia, India, the Maldives and Mali, serving as a judge on the way and, by his own account, reaching China. His Rihla, written down by Ibn Juzayy in 1355, borrows in places from others and remains an unmatched witness of its century.',
    'Voyageur marocain, né à Tanger. Parti pour La Mecque en 1325, il parcourt pendant près de trente ans le monde musulman, jusqu’à l’Asie centrale, l’Inde, les Maldives et le Mali, exerce çà et là comme juge et dit avoir atteint la Chine. Sa Rihla, mise par écrit par Ibn Juzayy en 1355, emprunte parfois à d’autres, mais reste un témoignage sans égal sur son siècle.',
    'Viajero marroquí, natural de Tánger. Salió hacia La Meca en 1325 y recorrió durante casi treinta años el mundo musulmán, hasta Asia Central, la India, las Maldivas y Malí; ejerció de juez por el camino y dijo haber llegado a China. Su Rihla, puesta por escrito por Ibn Yuzayy en 1355, toma a veces pasajes ajenos, pero es un testimonio sin igual de su siglo.',
    'タンジェ生まれのモロッコの旅行家。1325年にメッカ巡礼へ出発し、以後三十年近くイスラーム世界を巡って、中央アジア、インド、モルディブ、マリにまで及んだ。各地で法官を務め、中国にも達したと語る。1355年、口述をイブン・ジュザイイが『旅行記』にまとめた。他書からの借用や中国の記述への疑いはあるが、十四世紀の比類ない証言である。',
  ],
  events: [
    { when: '1325-06-14', title: ['离开丹吉尔，独自前往麦加朝觐', 'Leaves Tangier alone on the pilgrimage to Mecca', 'Quitte seul Tanger pour le pèlerinage de La Mecque', 'Sale solo de Tánger en peregrinación a La Meca', 'タンジェを一人で発ち、メッカ巡礼に向かう'], at: 'tangier', weight: 3, source: ['ibn-battuta-rihla'] },
    { when: '1332~', title: ['随拜占庭公主的队伍进入君士坦丁堡', 'Enters Constantinople in the train of a Byzantine princess', 'Entre à Constantinople dans la suite d’une princesse byzantine', 'Entra en Constantinopla en el séquito de una princesa bizantina', 'ビザンツの皇女の一行に加わりコンスタンティノープルに入る'], at: 'constantinople', weight: 1, with: ['byzantine-empire'], source: ['ibn-battuta-rihla'] },
    { when: ['1334~', '1341~'], title: ['在德里苏丹穆罕默德·图格鲁克手下任法官', 'Serves Sultan Muhammad ibn Tughluq as a judge in Delhi', 'Juge à Delhi au service du sultan Muhammad ibn Tughluq', 'Juez en Delhi al servicio del sultán Muhammad ibn Tughluq', 'デリーのスルタン、ムハンマド・ビン・トゥグルクに法官として仕える'], at: 'delhi', weight: 2, source: ['ibn-battuta-rihla'] },
    { when: '1345~', title: ['自称航抵中国刺桐港', 'By his own account lands at Zaytun in China', 'Débarque, selon son récit, à Zaytun en Chine', 'Desembarca, según cuenta, en Zaytun, en China', '本人の記述によれば中国の港ザイトゥーンに着く'], at: 'quanzhou', weight: 2, source: ['ibn-battuta-rihla'] },
    { when: ['1352', '1353'], title: ['穿越撒哈拉，到马里王廷', 'Crosses the Sahara to the court of Mali', 'Traverse le Sahara jusqu’à la cour du Mali', 'Cruza el Sahara hasta la corte de Malí', 'サハラを越えてマリの宮廷に至る'], at: 'mali-empire', weight: 2, with: ['mali-empire'], source: ['ibn-battuta-rihla'] },
    { when: '1355-12', title: ['在非斯口述的《游记》完稿', 'His Rihla, dictated at Fez, is finished', 'Sa Rihla, dictée à Fès, est achevée', 'Se termina su Rihla, dictada en Fez', 'フェズで口述した『旅行記』が完成する'], at: 'fez', weight: 3, source: ['ibn-battuta-rihla'] },
  ],
  relations: [
    { word: 'travelled-to', to: 'mali-empire', when: ['1352', '1353'], note: ['他称赞当地的安全与正义，却抱怨国王的赏赐太薄', 'He praised the safety and justice of the land and complained of the king’s meagre gift', 'Il loua la sûreté et la justice du pays, et se plaignit du maigre présent du roi', 'Alabó la seguridad y la justicia del país y se quejó del pobre regalo del rey', '治安と公正さを称え、王の贈り物の乏しさには不平を述べた'], source: ['ibn-battuta-rihla'] },
    { word: 'travelled-to', to: 'constantinople', when: '1332~', source: ['ibn-battuta-rihla'] },
    { word: 'travelled-to', to: 'alexandria', when: '1326', note: ['他见到灯塔已半毁，二十多年后重来，已无法入内', 'He saw the lighthouse half ruined and found it beyond entry on his return', 'Il vit le phare à demi ruiné et, à son retour, ne put plus y entrer', 'Vio el faro medio en ruinas y, a su vuelta, ya no pudo entrar en él', '大灯台が半ば崩れているのを見、帰路にはもはや入れなかったと記す'], source: ['ibn-battuta-rihla'] },
    { word: 'travelled-to', to: 'jerusalem', when: '1326', source: ['ibn-battuta-rihla'] },
    { word: 'travelled-to', to: 'baghdad', when: '1327', source: ['ibn-battuta-rihla'] },
    { word: 'compared-with', to: 'marco-polo', note: ['两人相隔约五十年，伊本·白图泰走得更远，所到之处也少以异乡人自居', 'Two generations apart; Ibn Battuta went further and was seldom a stranger where he came', 'À deux générations d’écart, Ibn Battûta alla plus loin et fut rarement un étranger', 'Con dos generaciones de diferencia, Ibn Battuta llegó más lejos y rara vez fue un extraño', '二世代を隔てた二人のうち、彼の方が広く旅し、行く先々で異邦人となることは少なかった'], source: ['dunn-ibn-battuta'] },
    { word: 'travelled-to', to: 'alhambra', when: '1350~', note: ['他到过格拉纳达，苏丹因病未能接见，只得其母后赠金', 'In Granada the sultan was ill and did not receive him; the sultan’s mother sent him gold coins', 'À Grenade, le sultan malade ne le reçut pas, mais sa mère lui fit porter des pièces d’or', 'En Granada el sultán, enfermo, no lo recibió, pero su madre le envió monedas de oro', 'グラナダでは病のスルタンに会えず、その母から金貨を贈られた'], source: ['ibn-battuta-rihla'] },
  ],
});
