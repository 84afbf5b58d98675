import { subject } from '../subject.ts';

export default subject({
  id: 'sargon-of-akkad',
  kind: 'person',
  region: 'near-east',
  names: ['萨尔贡', 'Sargon of Akkad', 'Sargon d’Akkad', 'Sargón de Acad', 'サルゴン'],
  otherNames: [['阿卡德的萨尔贡', '沙鲁金'], ['Sargon the Great', 'Sharrukin'], ['Sargon l’Ancien', 'Sharrukin'], ['Sargón el Grande', 'Sharrukin'], ['アッカドのサルゴン', 'シャル・キン']],
  disambiguation: ['阿卡德国王', 'king of Akkad', 'roi d’Akkad', 'rey de Acad', 'アッカドの王'],
  times: [
    { role: 'reign', span: ['-2334~', '-2279~'], source: ['cambridge-ancient-history', 'vol. I.2, ch. 19'] },
  ],
  place: { at: [32.55, 44.6], name: ['基什', 'Kish', 'Kish', 'Kish', 'キシュ'] },
  summary: [
    '阿卡德王国的创建者。他出身不明，据王表说原是基什王的持杯官；后来建都阿卡德，击败乌鲁克王卢伽尔扎吉西，将苏美尔诸城收归一个王权之下，兵锋远及马里、埃布拉和埃兰。他任命女儿恩赫杜安娜为乌尔月神的女祭司。后世两千年间，他一直是两河流域君王的典范，传说也随之滋长。',
    'Founder of the kingdom of Akkad and model of Mesopotamian kings for two thousand years. Of obscure birth, cupbearer at Kish according to the King List, he built a capital at Akkad, defeated Lugalzagesi of Uruk and brought the Sumerian cities under one crown, with campaigns to Mari, Ebla and Elam. He made his daughter Enheduanna priestess of the moon god at Ur.',
    'Fondateur du royaume d’Akkad, resté pendant deux mille ans le modèle des rois de Mésopotamie. D’origine obscure, échanson du roi de Kish selon la liste royale, il établit sa capitale à Akkad, vainc Lugalzagesi d’Uruk et réunit les cités de Sumer sous une seule couronne, portant ses armes jusqu’à Mari, Ebla et l’Élam. Sa fille Enheduanna devient prêtresse du dieu-lune à Ur.',
    'Fundador del reino de Acad y modelo de los reyes mesopotámicos durante dos mil años. De origen oscuro y copero del rey de Kish según la lista real, estableció su capital en Acad, venció a Lugalzagesi de Uruk y reunió las ciudades sumerias bajo una sola corona, con campañas hasta Mari, Ebla y Elam. Hizo a su hija Enheduanna sacerdotisa del dios lunar en Ur.',
    'アッカド王国の建国者。出自は定かでなく、王名表によればキシュ王の酌人であった。都アッカドを築き、ウルクの王ルガルザゲシを破ってシュメールの諸都市を一つの王権のもとに置き、マリ、エブラ、エラムにまで兵を進めた。娘エンヘドゥアンナをウルの月神の女祭司とし、その後二千年にわたり王の手本として語り継がれた。',
  ],
  events: [
    { when: '-2334~', title: ['脱离基什自立，定都阿卡德', 'Breaks away from Kish and makes Akkad his capital', 'Se détache de Kish et fait d’Akkad sa capitale', 'Se separa de Kish y hace de Acad su capital', 'キシュから自立し、アッカドを都とする'], at: 'kish', weight: 2, with: ['akkadian-empire'], source: ['sumerian-king-list'] },
    { when: '-2325?', title: ['击败卢伽尔扎吉西，拆毁乌鲁克城墙', 'Defeats Lugalzagesi and tears down the walls of Uruk', 'Vainc Lugalzagesi et abat les murailles d’Uruk', 'Vence a Lugalzagesi y derriba las murallas de Uruk', 'ルガルザゲシを破り、ウルクの城壁を壊す'], at: 'uruk', weight: 3, with: ['sumer'], source: ['early-royal-inscriptions', 'RIME 2.1.1.1'] },
    { when: '-2300?', title: ['任命女儿恩赫杜安娜为乌尔月神女祭司', 'Installs his daughter Enheduanna as priestess of the moon god', 'Installe sa fille Enheduanna comme prêtresse du dieu-lune', 'Nombra a su hija Enheduanna sacerdotisa del dios lunar', '娘エンヘドゥアンナを月神の女祭司に任じる'], at: 'ur', weight: 2, with: ['ur'], source: ['early-royal-inscriptions', 'RIME 2.1.1.16'] },
    { when: '-2290?', title: ['征至马里与埃布拉，兵抵“雪松林”', 'Marches up the Euphrates past Mari and Ebla to the “Cedar Forest”', 'Remonte l’Euphrate par Mari et Ebla jusqu’à la « forêt de cèdres »', 'Remonta el Éufrates por Mari y Ebla hasta el «bosque de cedros»', 'マリ、エブラを経て「杉の森」まで遠征する'], at: 'mari', weight: 2, source: ['early-royal-inscriptions', 'RIME 2.1.1.11'] },
  ],
  relations: [
    { word: 'founder-of', to: 'akkadian-empire', when: '-2334~', source: ['sumerian-king-list'] },
    { word: 'ruler-of', to: 'akkadian-empire', when: ['-2334~', '-2279~'], source: ['sumerian-king-list'] },
    { word: 'conquered', to: 'sumer', when: '-2325?', note: ['铭文说他给卢伽尔扎吉西套上颈枷，押到尼普尔的恩利勒神门前', 'His inscription says that he led Lugalzagesi in a neck-stock to the gate of Enlil at Nippur', 'Son inscription dit qu’il mena Lugalzagesi, le carcan au cou, à la porte d’Enlil à Nippur', 'Su inscripción dice que llevó a Lugalzagesi con un cepo al cuello ante la puerta de Enlil en Nippur', '碑文によれば、首枷をはめたルガルザゲシをニップルのエンリル神の門へ引いた'], source: ['early-royal-inscriptions', 'RIME 2.1.1.1'] },
    { word: 'conquered', to: 'ur', when: '-2325?', source: ['early-royal-inscriptions', 'RIME 2.1.1.1'] },
    { word: 'influenced', to: 'assyrian-empire', note: ['亚述王萨尔贡二世取其名号，萨尔贡诞生传说也抄存于尼尼微', 'Sargon II of Assyria took his name, and Nineveh copied the legend of his birth', 'Sargon II d’Assyrie prit son nom, et Ninive recopia la légende de sa naissance', 'Sargón II de Asiria tomó su nombre y en Nínive se copió la leyenda de su nacimiento', 'アッシリア王サルゴン2世はその名を継ぎ、誕生伝説はニネヴェで書き写された'], source: ['sargon-birth-legend'] },
  ],
});
