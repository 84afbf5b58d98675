import { subject } from '../subject.ts';

export default subject({
  id: 'alexander-mosaic',
  kind: 'painting',
  region: 'europe',
  names: ['亚历山大镶嵌画', 'Alexander Mosaic', 'Mosaïque d’Alexandre', 'Mosaico de Alejandro', 'アレクサンドロスのモザイク'],
  otherNames: [['伊苏斯之战镶嵌画'], ['Battle of Issus Mosaic'], ['Mosaïque de la bataille d’Issos'], ['Mosaico de Issos'], ['イッソスの戦いのモザイク', 'アレクサンダー・モザイク']],
  times: [{ role: 'made', span: ['-0120~', '-0100~'], source: ['cohen-alexander-mosaic'] }],
  place: { at: [40.8534, 14.2505], name: ['那不勒斯国家考古博物馆', 'National Archaeological Museum, Naples', 'Musée archéologique national, Naples', 'Museo Arqueológico Nacional, Nápoles', 'ナポリ国立考古学博物館'] },
  summary: [
    '庞贝“农牧神之家”地面上的大幅镶嵌画，以百余万枚细小石粒拼成，约作于公元前2世纪末。画面左侧亚历山大不戴头盔，跃马挺枪；右侧大流士三世立于战车之上，惊惶回望，御者正挥鞭掉头。一般认为它摹自前4世纪末的希腊绘画，所绘为伊苏斯或高加米拉，尚无定说。',
    'Great floor mosaic from the House of the Faun at Pompeii, made of more than a million tiny stones towards the end of the second century BC. On the left Alexander charges bareheaded; on the right Darius III turns in his chariot with outstretched hand as his driver whips the horses round. It is held to copy a Greek painting of the late fourth century; whether Issus or Gaugamela is meant is disputed.',
    'Grande mosaïque de sol de la maison du Faune, à Pompéi, faite de plus d’un million de petites pierres vers la fin du IIe siècle av. J.-C. À gauche, Alexandre charge tête nue ; à droite, Darius III se retourne sur son char, la main tendue, tandis que le cocher fouette l’attelage. Elle copierait un tableau grec de la fin du IVe siècle : Issos ou Gaugamèles, on en discute.',
    'Gran mosaico de suelo de la Casa del Fauno de Pompeya, hecho con más de un millón de piedrecitas hacia finales del siglo II a. C. A la izquierda carga Alejandro con la cabeza descubierta; a la derecha Darío III se vuelve en su carro con la mano tendida mientras el auriga fustiga los caballos. Copiaría una pintura griega de fines del siglo IV; se discute si es Isos o Gaugamela.',
    'ポンペイの「ファウヌスの家」の床を飾った大モザイク。百万個を超える細かな石片で、前2世紀末頃に作られた。左に兜をつけないアレクサンドロスが馬を駆って迫り、右では戦車のダレイオス三世が手を伸ばして振り返り、御者が鞭をふるって馬を返す。前4世紀末のギリシア絵画の模写とされるが、イッソスかガウガメラかは決着していない。',
  ],
  events: [
    { when: '-0310~', title: ['推定原画作成，或出自埃雷特里亚的菲洛克塞诺斯', 'The painting that it copies is made, perhaps by Philoxenus of Eretria', 'Le tableau modèle est peint, peut-être par Philoxène d’Érétrie', 'Se pinta el cuadro que le sirve de modelo, quizá obra de Filóxeno de Eretria', '原画が描かれる（エレトリアのピロクセノス作ともいう）'], weight: 2, with: ['macedon'], source: ['pliny', '35.110'] },
    { when: ['-0120~', '-0100~'], title: ['铺成于庞贝农牧神之家', 'It is laid in the House of the Faun at Pompeii', 'Elle est posée dans la maison du Faune, à Pompéi', 'Se coloca en la Casa del Fauno de Pompeya', 'ポンペイの「ファウヌスの家」に敷かれる'], at: 'pompeii', weight: 2, with: ['pompeii'], source: ['cohen-alexander-mosaic'] },
    { when: '1831-10-24', title: ['在庞贝重见天日', 'It comes to light in the excavations of Pompeii', 'Elle est mise au jour dans les fouilles de Pompéi', 'Sale a la luz en las excavaciones de Pompeya', 'ポンペイの発掘で姿を現す'], at: 'pompeii', weight: 2, with: ['pompeii'], source: ['cohen-alexander-mosaic'] },
    { when: '1843', title: ['移往那不勒斯', 'It is moved to Naples', 'Elle est transportée à Naples', 'Se traslada a Nápoles', 'ナポリに移される'], at: 'naples', weight: 1, source: ['cohen-alexander-mosaic'] },
  ],
  relations: [
    { word: 'found-in', to: 'pompeii', when: '1831-10-24', note: ['铺设于城中最大的住宅“农牧神之家”', 'It was laid for the owner of the House of the Faun, the largest in town', 'Elle fut posée pour le maître de la maison du Faune, la plus vaste de la ville', 'Se colocó para el dueño de la Casa del Fauno, la mayor de la ciudad', '町で最大の邸宅「ファウヌスの家」の主のために敷かれた'], source: ['beard-pompeii'] },
    { word: 'depicts', to: 'alexander-the-great', source: ['cohen-alexander-mosaic'] },
    { word: 'depicts', to: 'battle-of-gaugamela', note: ['亦有学者主张画的是伊苏斯之战，或两者的合成', 'Others take the scene for Issus, or for a blend of both battles', 'D’autres y voient Issos, ou un mélange des deux batailles', 'Otros ven en ella Isos, o una mezcla de ambas batallas', 'イッソス、あるいは両会戦を合わせたものとみる説もある'], source: ['cohen-alexander-mosaic'] },
    { word: 'depicts', to: 'achaemenid-empire', note: ['大流士的亲卫、服饰与战车画得格外细致', 'Darius, his guards and their dress are drawn with unusual care', 'Darius, ses gardes et leur costume sont rendus avec un soin rare', 'Darío, su guardia y sus trajes están dibujados con raro esmero', 'ダレイオスと護衛の装束はとりわけ入念に描かれている'], source: ['cohen-alexander-mosaic'] },
    { word: 'compared-with', to: 'fayum-portraits', note: ['希腊绘画原作几乎全失，两者同为窥其面貌的窗口', 'Greek painting itself is nearly all lost; both are windows upon it', 'La peinture grecque a presque disparu ; toutes deux en laissent deviner l’art', 'La pintura griega se ha perdido casi toda; ambos permiten entreverla', '原作がほぼ失われたギリシア絵画をうかがわせる点で並ぶ'], source: ['oxford-classical-dictionary', 'painting, Greek'] },
  ],
});
