import { subject } from '../subject.ts';

export default subject({
  id: 'angkor-wat',
  kind: 'site',
  region: 'south-asia',
  names: ['吴哥窟', 'Angkor Wat', 'Angkor Vat', 'Angkor Wat', 'アンコール・ワット'],
  otherNames: [['吴哥寺', '小吴哥'], ['Angkor Vat', 'Vishnuloka'], ['Angkor Wat'], ['Angkor Vat'], ['アンコールワット', '祇園精舎（江戸時代の誤称）']],
  times: [
    { role: 'made', span: ['1113~', '1150~'], source: ['higham-angkor'] },
    { role: 'span', span: ['1113~', '..'], source: ['unesco-world-heritage', '668'] },
  ],
  place: { at: [13.4125, 103.8670], name: ['柬埔寨暹粒', 'Siem Reap, Cambodia', 'Siem Reap, Cambodge', 'Siem Riep, Camboya', 'カンボジア・シェムリアップ'] },
  summary: [
    '高棉国王苏利耶跋摩二世在位时所建的寺庙，位于今柬埔寨吴哥，是世界上最大的宗教建筑之一。五座塔象征须弥山，外绕回廊与宽近二百米的护城河，朝向西方，或与其兼为王陵有关。原奉毗湿奴，廊壁浮雕长达数百米，刻《摩诃婆罗多》《罗摩衍那》故事与搅乳海；十二世纪末起渐改奉佛教，香火不绝，今为柬埔寨国徽所绘。',
    'Temple of the Khmer king Suryavarman II at Angkor in Cambodia, among the largest religious buildings in the world. Its five towers stand for Mount Meru, its moat for the ocean around it; it faces west, perhaps because it was also his tomb. Built for Vishnu and lined with reliefs from the Indian epics, it turned Buddhist from the late twelfth century and was never wholly abandoned.',
    'Temple du roi khmer Suryavarman II à Angkor, au Cambodge, l’un des plus vastes édifices religieux du monde. Ses cinq tours figurent le mont Meru, ses douves l’océan qui l’entoure ; il regarde l’ouest, peut-être parce qu’il fut aussi un tombeau. Dédié à Vishnou et couvert de reliefs tirés des épopées indiennes, il devint bouddhique dès la fin du XIIe siècle et ne fut jamais tout à fait abandonné.',
    'Templo del rey jemer Suryavarman II en Angkor, Camboya, uno de los mayores edificios religiosos del mundo. Sus cinco torres representan el monte Meru y su foso, el océano que lo rodea; mira al oeste, quizá porque fue también tumba. Dedicado a Visnú y cubierto de relieves de las epopeyas indias, se hizo budista desde fines del siglo XII y nunca quedó del todo abandonado.',
    'クメール王スーリヤヴァルマン二世がアンコールに建てた寺院で、世界最大級の宗教建築。五基の塔は須弥山を、濠はそれを囲む大海を表す。西を正面とするのは王の墓でもあったためとの説がある。本来はヴィシュヌ神に捧げられ、回廊にはインド叙事詩や乳海攪拌の浮彫が続く。十二世紀末以降は仏教寺院となり、参詣が絶えることはなかった。',
  ],
  events: [
    { when: ['1113~', '1150~'], title: ['苏利耶跋摩二世营建此寺', 'Suryavarman II builds the temple', 'Suryavarman II bâtit le temple', 'Suryavarman II construye el templo', 'スーリヤヴァルマン二世が寺院を建てる'], at: 'angkor-wat', weight: 3, source: ['higham-angkor'] },
    { when: ['1296-08', '1297'], title: ['元使周达观出使真腊，记其寺塔风俗', 'Zhou Daguan, with an embassy of the Yuan, describes Angkor', 'Zhou Daguan, venu avec une ambassade des Yuan, décrit Angkor', 'Zhou Daguan, con una embajada de los Yuan, describe Angkor', '元の使節に従った周達観がアンコールの見聞を記す'], at: 'angkor-wat', weight: 2, with: ['mongol-empire'], source: ['zhou-daguan'] },
    { when: '1632', title: ['日本人森本右近太夫在柱上题记', 'Morimoto Ukondayū, a Japanese pilgrim, writes his name on a pillar', 'Le pèlerin japonais Morimoto Ukondayū laisse une inscription sur un pilier', 'El peregrino japonés Morimoto Ukondayū deja una inscripción en un pilar', '森本右近太夫一房が柱に墨書を残す'], at: 'angkor-wat', weight: 1, source: ['higham-angkor'] },
    { when: '1860-01', title: ['法国博物学者穆奥到访，其游记使之闻名欧洲', 'The naturalist Henri Mouhot visits; his journal makes it famous in Europe', 'Visite du naturaliste Henri Mouhot, dont le journal le rend célèbre en Europe', 'Lo visita el naturalista Henri Mouhot, cuyo diario lo hace famoso en Europa', '博物学者アンリ・ムオが訪れ、その日記が欧州に広く知らせる'], at: 'angkor-wat', weight: 2, source: ['mouhot-travels'] },
  ],
  relations: [
    { word: 'depicts', to: 'mahabharata', note: ['西回廊南半以近五十米长的浮雕刻俱卢之野大战', 'The southern half of the west gallery shows the battle of Kurukshetra in a relief almost fifty metres long', 'La moitié sud de la galerie ouest montre la bataille de Kurukshetra sur près de cinquante mètres', 'La mitad sur de la galería oeste muestra la batalla de Kurukshetra en casi cincuenta metros', '西回廊の南半に、クルクシェートラの戦いが約五十メートルにわたり彫られる'], source: ['higham-angkor'] },
    { word: 'dedicated-to', to: 'buddhism', when: ['1190~', '..'], source: ['higham-angkor'] },
    { word: 'legend-of', to: 'gautama-buddha', when: '1632', note: ['江户初期的日本人以为此地即佛陀说法的祇园精舍', 'Japanese visitors of the early Edo period took it for the Jetavana, where the Buddha had taught', 'Les visiteurs japonais du début d’Edo le prirent pour le Jetavana, où le Bouddha avait enseigné', 'Los visitantes japoneses de comienzos de Edo lo tomaron por el Jetavana, donde había enseñado Buda', '江戸初期の日本人は、釈迦が説法した祇園精舎と信じた'], source: ['higham-angkor'] },
  ],
  same: { wikidata: 'Q43473' },
});
