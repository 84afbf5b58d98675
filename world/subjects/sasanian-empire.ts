import { subject } from '../subject.ts';

export default subject({
  id: 'sasanian-empire',
  kind: 'polity',
  region: 'near-east',
  names: ['萨珊王朝', 'Sasanian Empire', 'Empire sassanide', 'Imperio sasánida', 'サーサーン朝'],
  otherNames: [['萨珊波斯', '波斯第二帝国'], ['Sassanid Empire', 'Eranshahr'], ['Perse sassanide', 'Eranshahr'], ['Persia sasánida', 'Eranshahr'], ['ササン朝ペルシア', 'エーラーンシャフル']],
  times: [
    { role: 'span', span: ['0224', '0651'], source: ['cambridge-iran', 'vol. 3'] },
  ],
  place: { at: [33.094, 44.581], name: ['泰西封', 'Ctesiphon', 'Ctésiphon', 'Ctesifonte', 'クテシフォン'] },
  summary: [
    '伊斯兰教兴起以前最后一个伊朗帝国，自称“伊朗国”，四百余年间与罗马及拜占庭相抗衡。阿尔达希尔一世于224年推翻帕提亚，沙普尔一世俘获罗马皇帝瓦勒良，库思老一世改革税制与军制。国奉琐罗亚斯德教，银币、织锦与金银器远播至唐朝。与拜占庭二十余年的苦战耗尽国力，651年亡于阿拉伯人。',
    'The last Iranian empire before Islam, which called itself Eranshahr and faced Rome and Byzantium for four centuries. Ardashir I overthrew the Parthians in 224, Shapur I captured the emperor Valerian, and Khosrow I reformed taxes and army. Zoroastrianism was its creed; its silver, silks and coins travelled as far as Tang China. Exhausted by a long war with Heraclius, it fell to the Arabs by 651.',
    'Dernier empire iranien avant l’islam, qui se nommait Eranshahr et tint tête à Rome puis à Byzance pendant quatre siècles. Ardashir Ier renverse les Parthes en 224, Shapur Ier capture l’empereur Valérien, Khosrow Ier réforme l’impôt et l’armée. Le zoroastrisme est sa religion ; son argenterie, ses soies et ses monnaies vont jusqu’à la Chine des Tang. Épuisé par la guerre contre Héraclius, il succombe aux Arabes en 651.',
    'Último imperio iranio antes del islam, que se llamaba a sí mismo Eranshahr e hizo frente a Roma y Bizancio durante cuatro siglos. Ardashir I derrocó a los partos en 224, Shapur I capturó al emperador Valeriano y Cosroes I reformó los impuestos y el ejército. Su credo fue el zoroastrismo; su platería, sus sedas y sus monedas llegaron a la China Tang. Agotado por la guerra con Heraclio, cayó ante los árabes en 651.',
    'イスラーム以前の最後のイラン系帝国。「エーラーンシャフル」を称し、四百年にわたりローマ、ビザンツと対峙した。224年にアルダシール1世がパルティアを倒し、シャープール1世はローマ皇帝ウァレリアヌスを捕え、ホスロー1世は税制と軍制を改めた。ゾロアスター教を国教とし、銀器や織物は唐にまで伝わった。長い戦争に疲弊し、651年アラブ軍に滅ぼされた。',
  ],
  events: [
    { when: '0224', title: ['阿尔达希尔一世击杀帕提亚王阿尔达班四世', 'Ardashir I defeats and kills Artabanus IV, last Parthian king', 'Ardashir Ier vainc et tue Artaban IV, dernier roi parthe', 'Ardashir I vence y mata a Artabano IV, último rey parto', 'アルダシール1世がパルティア王アルタバノス4世を討つ'], weight: 3, source: ['tabari-history'] },
    { when: '0260', title: ['沙普尔一世在埃德萨俘获罗马皇帝瓦勒良', 'Shapur I captures the Roman emperor Valerian near Edessa', 'Shapur Ier capture l’empereur Valérien près d’Édesse', 'Shapur I captura al emperador Valeriano cerca de Edesa', 'シャープール1世がエデッサで皇帝ウァレリアヌスを捕える'], at: 'edessa', weight: 3, with: ['roman-empire'], source: ['shapur-inscription'] },
    { when: ['0531', '0579'], title: ['库思老一世在位，改革田赋与军制', 'Khosrow I reigns and reforms land tax and army', 'Règne de Khosrow Ier, réformateur de l’impôt foncier et de l’armée', 'Reina Cosroes I, que reforma el impuesto territorial y el ejército', 'ホスロー1世が治め、地租と軍制を改革する'], at: 'ctesiphon', weight: 2, source: ['tabari-history'] },
    { when: '0614', title: ['波斯军攻陷耶路撒冷，掠走真十字架', 'Persian troops take Jerusalem and carry off the True Cross', 'Les Perses prennent Jérusalem et emportent la Vraie Croix', 'Los persas toman Jerusalén y se llevan la Vera Cruz', 'ペルシア軍がエルサレムを占領し、聖十字架を持ち去る'], at: 'jerusalem', weight: 2, with: ['jerusalem', 'byzantine-empire'], source: ['sebeos', 'ch. 34'] },
    { when: '0651', title: ['末王伊嗣俟三世在木鹿附近遇害', 'Yazdegerd III, the last king, is murdered near Merv', 'Yazdgerd III, dernier roi, est assassiné près de Merv', 'Yazdgerd III, último rey, es asesinado cerca de Merv', '最後の王ヤズデギルド3世がメルヴ近郊で殺される'], at: 'merv', weight: 3, source: ['tabari-history'] },
  ],
  relations: [
    { word: 'traded-with', to: 'tang-dynasty', note: ['末王之子卑路斯奔唐求援，高宗授以右武卫将军', 'Peroz, son of the last king, sought help at the Tang court and was made a general of its guard', 'Peroz, fils du dernier roi, chercha secours à la cour des Tang, qui le fit général de la garde', 'Peroz, hijo del último rey, buscó ayuda en la corte Tang, que lo nombró general de la guardia', '最後の王の子ペーローズは唐の朝廷に救いを求め、高宗から右武衛将軍に任じられた'], source: ['jiu-tang-shu', '198'] },
    { word: 'influenced', to: 'mogao-caves', when: ['0581~', '0650~'], note: ['隋代洞窟彩塑的衣纹上绘有萨珊式联珠圈纹', 'Sui-period statues there wear robes with Sasanian pearl-roundel patterns', 'Les statues d’époque Sui y portent des étoffes à médaillons perlés sassanides', 'Las estatuas de época Sui llevan allí telas con medallones perlados sasánidas', '隋代の塑像の衣にはサーサーン風の連珠円文が描かれている'], source: ['encyclopaedia-iranica', 'Chinese-Iranian Relations'] },
    { word: 'compared-with', to: 'great-wall', note: ['戈尔干长城绵延近两百公里，筑于5世纪前后，以防草原骑兵', 'The Gorgan Wall, nearly 200 km of brick and forts, kept off steppe horsemen from the fifth century', 'Le mur de Gorgan, près de 200 km de brique et de forts, contenait dès le Ve siècle les cavaliers des steppes', 'El muro de Gorgán, casi 200 km de ladrillo y fuertes, contenía desde el siglo V a los jinetes de la estepa', 'ゴルガーンの長城は全長約200キロ、5世紀頃から草原の騎馬民に備えた'], source: ['gorgan-wall-project'] },
    { word: 'conquered', to: 'jerusalem', when: '0614', source: ['sebeos', 'ch. 34'] },
    { word: 'revived', to: 'achaemenid-empire', note: ['王室在鲁斯塔姆的阿契美尼德王陵之下刻凿自己的浮雕', 'Its kings cut their reliefs below the Achaemenid tombs of Naqsh-e Rostam', 'Ses rois sculptèrent leurs reliefs au pied des tombes achéménides de Naqsh-e Rostam', 'Sus reyes tallaron sus relieves al pie de las tumbas aqueménidas de Naqsh-e Rostam', '王たちはナクシェ・ロスタムのアケメネス朝王墓の下に浮彫を刻ませた'], source: ['cambridge-iran', 'vol. 3'] },
  ],
  same: { wikidata: 'Q83891' },
});
