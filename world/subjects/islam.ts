import { subject } from '../subject.ts';

export default subject({
  id: 'islam',
  kind: 'idea',
  region: 'near-east',
  names: ['伊斯兰教', 'Islam', 'Islam', 'Islam', 'イスラーム'],
  otherNames: [['回教', '清真教'], ['Muslim religion'], ['religion musulmane'], ['religión musulmana'], ['イスラム教', '回教']],
  times: [{ role: 'span', span: ['0610~', '..'], source: ['encyclopaedia-of-islam', 'Islam'] }],
  place: { at: [21.4225, 39.8262], name: ['麦加', 'Mecca', 'La Mecque', 'La Meca', 'メッカ'] },
  summary: [
    '七世纪在阿拉伯半岛兴起的一神宗教，信仰独一的真主，以穆罕默德为最后的先知，以《古兰经》为经典，“伊斯兰”意为顺从。信徒的基本功课有五：作证、礼拜、天课、斋戒、朝觐。先知去世后，围绕继承人的争论逐渐形成逊尼与什叶两大派。它随征服、贸易与传教传遍亚非，如今有近二十亿信众。',
    'A monotheistic religion that arose in Arabia in the seventh century; the word means submission to God. Muslims believe in one God and in Muhammad as the last prophet, take the Quran as scripture and keep five pillars: profession of faith, prayer, alms, fasting and pilgrimage. Dispute over the Prophet’s succession parted Sunnis from Shiites. Conquest, trade and preaching carried it through Asia and Africa; it has nearly two billion followers.',
    'Religion monothéiste née en Arabie au VIIe siècle, dont le nom signifie soumission à Dieu. Les musulmans croient en un Dieu unique et en Mahomet, dernier des prophètes, ont pour livre le Coran et observent cinq piliers, la profession de foi, la prière, l’aumône, le jeûne et le pèlerinage. La querelle de la succession sépara sunnites et chiites. Conquête, commerce et prédication l’ont portée à travers l’Asie et l’Afrique.',
    'Religión monoteísta surgida en Arabia en el siglo VII, cuyo nombre significa sumisión a Dios. Los musulmanes creen en un único Dios y en Mahoma como último profeta, tienen por libro el Corán y observan cinco pilares: profesión de fe, oración, limosna, ayuno y peregrinación. La disputa por la sucesión separó a suníes y chiíes. Conquistas, comercio y predicación la llevaron por Asia y África.',
    '七世紀のアラビアに興った一神教で、その名は神への帰依を意味する。唯一の神を信じ、ムハンマドを最後の預言者、クルアーンを聖典とし、信仰告白・礼拝・喜捨・断食・巡礼の五行を守る。預言者の後継をめぐる争いからスンナ派とシーア派が分かれた。征服と交易、布教によってアジアとアフリカに広まり、今日の信徒は二十億人近くに達する。',
  ],
  events: [
    { when: '0622-09', title: ['迁往麦地那，信众共同体形成', 'The move to Medina makes the believers a community', 'L’émigration à Médine fait des fidèles une communauté', 'La emigración a Medina hace de los fieles una comunidad', 'メディナへの移住により信徒の共同体が生まれる'], at: 'medina', weight: 3, with: ['muhammad'], source: ['ibn-ishaq'] },
    { when: '0632-06', title: ['艾布·伯克尔被推为首任哈里发', 'Abu Bakr is acclaimed as the first caliph', 'Abu Bakr est reconnu premier calife', 'Abu Bakr es reconocido primer califa', 'アブー・バクルが初代カリフに推される'], at: 'medina', weight: 3, source: ['al-tabari', 'year 11'] },
    { when: '0638~', title: ['哈里发欧麦尔接受耶路撒冷投降', 'The caliph Umar receives the surrender of Jerusalem', 'Le calife Umar reçoit la reddition de Jérusalem', 'El califa Umar recibe la rendición de Jerusalén', 'カリフのウマルがエルサレムの降伏を受ける'], at: 'jerusalem', weight: 3, with: ['jerusalem', 'byzantine-empire'], source: ['al-baladhuri'] },
    { when: '1324', title: ['马里国王曼萨·穆萨前往麦加朝觐', 'Mansa Musa of Mali makes the pilgrimage to Mecca', 'Mansa Moussa du Mali fait le pèlerinage de La Mecque', 'Mansa Musa de Malí peregrina a La Meca', 'マリの王マンサ・ムーサーがメッカに巡礼する'], at: 'mecca', weight: 2, with: ['mansa-musa', 'mali-empire'], source: ['cambridge-africa', 'vol. 3'] },
  ],
  relations: [
    { word: 'state-creed-of', to: 'umayyad-caliphate', when: ['0661', '0750'], source: ['new-cambridge-islam', 'vol. 1'] },
    { word: 'state-creed-of', to: 'abbasid-caliphate', when: ['0750', '1258'], source: ['new-cambridge-islam', 'vol. 1'] },
    { word: 'state-creed-of', to: 'ottoman-empire', source: ['inalcik-ottoman'] },
    { word: 'state-creed-of', to: 'mali-empire', note: ['王廷奉教，民间则长期保留旧有信仰', 'The court was Muslim, while most of the people long kept older cults', 'La cour était musulmane, le peuple gardant longtemps ses anciens cultes', 'La corte era musulmana, mientras el pueblo conservó largo tiempo sus antiguos cultos', '宮廷はムスリムだったが、民衆は長く古来の信仰を保った'], source: ['cambridge-africa', 'vol. 3'] },
    { word: 'state-creed-of', to: 'mughal-empire', source: ['new-cambridge-islam', 'vol. 3'] },
    { word: 'counterpart-of', to: 'christianity', source: ['encyclopaedia-of-islam', 'Islam'] },
    { word: 'rival-of', to: 'zoroastrianism', when: ['0651~', '1000~'], note: ['萨珊亡后三四百年间，伊朗多数人口由琐罗亚斯德教改信伊斯兰教', 'In the three or four centuries after the fall of the Sasanians most of Iran passed from the one to the other', 'Dans les trois ou quatre siècles qui suivent la chute des Sassanides, l’Iran passe de l’un à l’autre', 'En los tres o cuatro siglos tras la caída de los sasánidas, la mayor parte de Irán pasó de uno a otro', 'サーサーン朝滅亡後三、四百年のうちに、イランの大半が改宗した'], source: ['cambridge-iran', 'vol. 4'] },
  ],
  same: { wikidata: 'Q432' },
});
