import { subject } from '../subject.ts';

export default subject({
  id: 'moctezuma-ii',
  kind: 'person',
  region: 'americas',
  names: ['蒙特祖马二世', 'Moctezuma II', 'Moctezuma II', 'Moctezuma II', 'モクテスマ2世'],
  otherNames: [['莫特库索马', '蒙特苏马'], ['Motecuhzoma Xocoyotzin', 'Montezuma'], ['Montezuma', 'Motecuhzoma Xocoyotzin'], ['Moctezuma Xocoyotzin', 'Motecuhzoma'], ['モテクソマ・ショコヨツィン', 'モンテスマ']],
  times: [
    { role: 'life', span: ['1467~', '1520-06-29~'], source: ['townsend-fifth-sun'] },
    { role: 'reign', span: ['1502', '1520'], source: ['codex-mendoza', '15v'] },
  ],
  place: { at: [19.4347, -99.132], name: ['特诺奇提特兰', 'Tenochtitlan', 'Tenochtitlan', 'Tenochtitlan', 'テノチティトラン'] },
  summary: [
    '阿兹特克帝国第九代君主，西班牙人到来时在位。他原是武将和祭司，1502年被推举为特拉托阿尼，使疆域南达今恰帕斯，并抬高宫廷礼仪与贵族的地位。1519年11月他在堤道上迎接科尔特斯，随后在自己的都城沦为人质，次年死于战乱；究竟死于臣民的石块还是西班牙人之手，史料各执一词。',
    'The ninth ruler of Tenochtitlan, who governed the Aztec Empire when the Spaniards landed. A seasoned commander and priest, he was elected in 1502, carried his armies as far as Chiapas and surrounded his court with strict ceremony. In November 1519 he received Cortés on the causeway, soon became a hostage in his own city, and died in June 1520, by whose hand the sources dispute.',
    'Neuvième souverain de Tenochtitlan, maître de l’Empire aztèque à l’arrivée des Espagnols. Guerrier et prêtre éprouvé, élu en 1502, il mène ses armées jusqu’au Chiapas et entoure sa cour d’un cérémonial rigoureux. En novembre 1519, il accueille Cortés sur la chaussée, devient bientôt otage dans sa propre ville et meurt en juin 1520, de la main de qui, les sources en disputent.',
    'Noveno soberano de Tenochtitlan, que gobernaba el Imperio mexica cuando desembarcaron los españoles. Guerrero y sacerdote experimentado, fue elegido en 1502, llevó sus ejércitos hasta Chiapas y rodeó su corte de un ceremonial severo. En noviembre de 1519 recibió a Cortés en la calzada, pronto se vio rehén en su propia ciudad y murió en junio de 1520; las fuentes discrepan sobre quién lo mató.',
    'スペイン人到来の時に在位していた、アステカ帝国の第9代君主。武将と神官の経歴をもち、1502年に選ばれて即位すると、軍をチアパスにまで進め、宮廷の儀礼を厳格にした。1519年11月に堤道でコルテスを迎えたが、まもなく自らの都で人質となり、翌年6月に死んだ。民の投石によるのか、スペイン人の手によるのか、史料は食い違う。',
  ],
  events: [
    { when: '1502', title: ['继伯父阿维措特尔之后被推举为君主', 'Is elected to succeed his uncle Ahuitzotl', 'Est élu successeur de son oncle Ahuitzotl', 'Es elegido sucesor de su tío Ahuítzotl', '伯父アウィツォトルの後継に選ばれる'], at: 'tenochtitlan', weight: 2, with: ['aztec-empire'], source: ['duran', '52'] },
    { when: '1507', title: ['主持最后一次五十二年一度的新火典礼', 'Holds the last New Fire ceremony, kept every fifty-two years', 'Dernière cérémonie du Feu nouveau, célébrée tous les cinquante-deux ans', 'Se celebra la última ceremonia del Fuego Nuevo, cada cincuenta y dos años', '52年に一度の「新しい火」の儀式を執り行う（最後の例）'], at: 'huixachtecatl', weight: 1, source: ['florentine-codex', '7'] },
    { when: '1519-11-08', title: ['在都城堤道上迎接科尔特斯', 'Receives Cortés on the causeway of his capital', 'Reçoit Cortés sur la chaussée de sa capitale', 'Recibe a Cortés en la calzada de su capital', '都の堤道でコルテスを迎える'], at: 'tenochtitlan', weight: 3, with: ['hernan-cortes', 'conquest-of-mexico'], source: ['cortes-letters', '2'] },
    { when: '1519-11-14?', title: ['被西班牙人扣为人质', 'Is taken hostage by the Spaniards', 'Est pris en otage par les Espagnols', 'Es tomado como rehén por los españoles', 'スペイン人の人質となる'], at: 'tenochtitlan', weight: 2, with: ['hernan-cortes'], source: ['cortes-letters', '2'] },
    { when: '1520-06-29~', title: ['都城起义中死去，死因至今有争议', 'Dies during the rising of the city; the cause is disputed', 'Meurt pendant le soulèvement de la ville ; la cause est disputée', 'Muere durante la rebelión de la ciudad; se discute la causa', '都の蜂起のさなかに死ぬ。死因は今も争われる'], at: 'tenochtitlan', weight: 2, with: ['conquest-of-mexico'], source: ['florentine-codex', '12.23'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'aztec-empire', when: ['1502', '1520'], source: ['codex-mendoza', '15v'] },
    { word: 'met', to: 'hernan-cortes', when: '1519-11-08', at: 'tenochtitlan', note: ['他赠科尔特斯金链，却不许对方拥抱；两人靠马林钦与阿吉拉尔辗转传译', 'He gave Cortés a gold collar but was not to be embraced; Malinche and Aguilar interpreted in relay', 'Il offrit à Cortés un collier d’or mais ne se laissa pas embrasser ; Malinche et Aguilar traduisaient en relais', 'Le regaló un collar de oro, pero no se dejó abrazar; Malinche y Aguilar traducían en cadena', '金の首飾りを贈ったが抱擁は許されず、マリンチェとアギラルが二重に通訳した'], source: ['cortes-letters', '2'] },
    { word: 'died-in', to: 'conquest-of-mexico', when: '1520-06-29~', source: ['bernal-diaz', '126'] },
    { word: 'travelled-to', to: 'teotihuacan', note: ['据1580年的报告，蒙特祖马与祭司们定期到废城献祭', 'A report of 1580 says that Moctezuma and his priests went regularly to sacrifice in the ruined city', 'Un rapport de 1580 dit que Moctezuma et ses prêtres allaient régulièrement sacrifier dans la ville en ruine', 'Una relación de 1580 dice que Moctezuma y sus sacerdotes iban con regularidad a sacrificar en la ciudad en ruinas', '1580年の報告書によれば、神官たちと定期的にこの廃都を訪れて犠牲を捧げた'], source: ['relacion-teotihuacan'] },
    { word: 'compared-with', to: 'atahualpa', note: ['两位君主都是在与寥寥数百名西班牙人会面时被扣留的', 'Both rulers were seized by a few hundred Spaniards whom they had come to meet', 'Tous deux furent capturés par quelques centaines d’Espagnols qu’ils venaient rencontrer', 'Ambos fueron apresados por unos cientos de españoles a los que habían recibido', 'どちらも、迎えた数百人ほどのスペイン人の手に落ちた'], source: ['restall-montezuma'] },
  ],
});
