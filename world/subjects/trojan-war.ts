import { subject } from '../subject.ts';

export default subject({
  id: 'trojan-war',
  kind: 'war',
  region: 'europe',
  names: ['特洛伊战争', 'Trojan War', 'Guerre de Troie', 'Guerra de Troya', 'トロイア戦争'],
  otherNames: [['特洛伊之战'], ['Siege of Troy', 'War at Ilion'], ['Siège de Troie'], ['Sitio de Troya'], ['トロイ戦争', 'トロヤ戦争']],
  times: [{ role: 'span', span: ['-1194?', '-1184?'], source: ['diodorus', '1.5'] }],
  place: { at: [39.957, 26.239], name: ['希沙利克（特洛伊遗址）', 'Hisarlik, site of Troy', 'Hissarlik, site de Troie', 'Hisarlik, lugar de Troya', 'ヒサルルク（トロイア遺跡）'] },
  summary: [
    '希腊传说中阿开亚人围攻特洛伊十年的战争，起于帕里斯诱走斯巴达王后海伦，终于木马入城。古人多信其为史实，埃拉托色尼推算城陷于前1184年。希沙利克的考古显示，特洛伊在青铜时代晚期确为坚城，约前1180年毁于战火；但荷马所歌是否对应某一场战事，至今没有定论。',
    'The ten-year siege of Troy by the Achaeans in Greek legend, begun when Paris carried off Helen of Sparta and ended by the wooden horse. The ancients took it for history; Eratosthenes put the fall in 1184 BC. Digging at Hisarlik has shown a strong Bronze Age city, burnt about 1180, but whether one particular war lies behind the poems remains open.',
    'Siège de dix ans que les Achéens mènent devant Troie dans la légende grecque, né de l’enlèvement d’Hélène de Sparte par Pâris et terminé par le cheval de bois. Les Anciens y voyaient de l’histoire ; Ératosthène plaçait la chute en 1184 av. J.-C. Les fouilles d’Hissarlik ont révélé une forte ville de l’âge du bronze, brûlée vers 1180, sans trancher la question d’une guerre réelle.',
    'Asedio de diez años que los aqueos pusieron a Troya en la leyenda griega, nacido del rapto de Helena de Esparta por Paris y concluido con el caballo de madera. Los antiguos lo tenían por historia; Eratóstenes fechó la caída en 1184 a. C. Las excavaciones de Hisarlik mostraron una fuerte ciudad de la Edad del Bronce, quemada hacia 1180, pero sigue sin saberse si hubo una guerra concreta.',
    'アカイア勢がトロイアを十年にわたって攻めたとされる、ギリシア伝説の戦争。パリスがスパルタの王妃ヘレネを連れ去ったことに始まり、木馬の計で終わる。古代人は史実とみなし、エラトステネスは陥落を前1184年とした。ヒサルルクの発掘は前1180年頃に焼けた青銅器時代の堅固な都市を明らかにしたが、詩の背後に特定の戦争があったかは定かでない。',
  ],
  events: [
    { when: '-1280~', title: ['赫梯与维鲁萨王阿拉克桑杜缔约，维鲁萨或即特洛伊', 'The Hittites make a treaty with Alaksandu of Wilusa, perhaps Troy', 'Les Hittites traitent avec Alaksandu de Wilusa, peut-être Troie', 'Los hititas pactan con Alaksandu de Wilusa, quizá Troya', 'ヒッタイトがウィルサ（トロイアか）の王アラクサンドゥと条約を結ぶ'], at: 'troy', weight: 2, with: ['hittites'], source: ['latacz-troy'] },
    { when: '-1184?', title: ['据埃拉托色尼，希腊人以木马破城', 'Troy falls by the wooden horse, in the year reckoned by Eratosthenes', 'Troie tombe par le cheval de bois, selon la date d’Ératosthène', 'Troya cae por el caballo de madera, según la fecha de Eratóstenes', '木馬の計によりトロイアが陥落する（エラトステネスの年代）'], at: 'troy', weight: 3, source: ['homer-odyssey', '8.492–520'] },
    { when: '-1180~', title: ['特洛伊第七层a期城址毁于大火', 'The city of level VIIa at Hisarlik is destroyed by fire', 'La ville du niveau VIIa d’Hissarlik périt dans l’incendie', 'La ciudad del nivel VIIa de Hisarlik perece en un incendio', 'ヒサルルク第七a層の都市が焼け落ちる'], at: 'troy', weight: 2, source: ['latacz-troy'] },
    { when: '-0334', title: ['亚历山大在特洛伊祭奠阿喀琉斯', 'Alexander honours the tomb of Achilles at Troy', 'Alexandre honore à Troie le tombeau d’Achille', 'Alejandro honra en Troya la tumba de Aquiles', 'アレクサンドロスがトロイアでアキレウスの墓に詣でる'], at: 'troy', weight: 1, with: ['alexander-the-great'], source: ['arrian', '1.11–12'] },
    { when: ['1871', '1873'], title: ['施里曼发掘希沙利克，宣布找到特洛伊', 'Schliemann digs at Hisarlik and announces that he has found Troy', 'Schliemann fouille Hissarlik et annonce avoir trouvé Troie', 'Schliemann excava en Hisarlik y anuncia haber hallado Troya', 'シュリーマンがヒサルルクを掘り、トロイア発見を宣言する'], at: 'troy', weight: 2, source: ['schliemann-troy'] },
  ],
  relations: [
    { word: 'inspired', to: 'homer', source: ['homer-odyssey', '8.72–82'] },
    { word: 'legend-of', to: 'hittites', note: ['赫梯文书中的维鲁萨与阿希亚瓦，多被认作伊利昂与阿开亚人', 'Hittite letters name Wilusa and Ahhiyawa, widely taken for Ilion and the Achaeans', 'Des lettres hittites nomment Wilusa et Ahhiyawa, sans doute Ilion et les Achéens', 'Cartas hititas nombran Wilusa y Ahhiyawa, probablemente Ilión y los aqueos', 'ヒッタイト文書のウィルサとアヒヤワは、イリオンとアカイア人に当てられることが多い'], source: ['beckman-ahhiyawa'] },
    { word: 'legend-of', to: 'greco-persian-wars', note: ['希罗多德转述：波斯人把与希腊人的宿怨追溯到特洛伊的陷落', 'Persians, says Herodotus, traced their enmity with the Greeks to the fall of Troy', 'Les Perses, dit Hérodote, faisaient remonter à Troie leur haine des Grecs', 'Los persas, dice Heródoto, remontaban a Troya su enemistad con los griegos', 'ヘロドトスによれば、ペルシア人はギリシア人との敵対をトロイア陥落に遡らせた'], source: ['herodotus', '1.1–5'] },
    { word: 'inspired', to: 'alexander-the-great', when: '-0334', source: ['arrian', '1.11–12'] },
    { word: 'compared-with', to: 'battle-of-kadesh', note: ['卡迭石之战中赫梯盟军有“达尔达尼”人，或即荷马的达尔达尼亚人', 'The “Dardany” among the Hittite allies at Kadesh may be Homer’s Dardanians', 'Les « Dardany » alliés des Hittites à Qadesh sont peut-être les Dardaniens d’Homère', 'Los «dardany» aliados de los hititas en Qadesh quizá sean los dárdanos de Homero', 'カデシュのヒッタイト同盟軍の「ダルダニ」は、ホメロスのダルダノイ人かもしれない'], source: ['latacz-troy'] },
  ],
});
