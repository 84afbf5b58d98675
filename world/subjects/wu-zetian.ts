import { subject } from '../subject.ts';

export default subject({
  id: 'wu-zetian',
  kind: 'person',
  region: 'east-asia',
  names: ['武则天', 'Wu Zetian', 'Wu Zetian', 'Wu Zetian', '武則天'],
  otherNames: [['武曌', '武媚娘', '则天大圣皇后'], ['Empress Wu', 'Wu Zhao', 'Wu Hou'], ['impératrice Wu', 'Wu Zhao'], ['emperatriz Wu', 'Wu Zhao'], ['則天武后', '武照']],
  times: [
    { role: 'life', span: ['0624~', '0705-12-16'], source: ['old-book-of-tang', '6'] },
    { role: 'reign', span: ['0690-10-16', '0705-02'], source: ['old-book-of-tang', '6'] },
  ],
  place: { at: [32.44, 105.84], name: ['利州（今广元）', 'Lizhou (Guangyuan), by tradition', 'Lizhou (Guangyuan), selon la tradition', 'Lizhou (Guangyuan), según la tradición', '利州（広元）と伝える'] },
  summary: [
    '中国历史上唯一正式称帝的女性。她初为唐太宗才人，后成为高宗皇后，自公元660年代起代病弱的皇帝理政。高宗死后，她先后废立两子，690年改国号为周，定都洛阳。她任用酷吏打击宗室与旧族，也扩大科举、创行殿试，拔擢新人。705年政变后被迫退位，死后去帝号，与高宗合葬乾陵。',
    'The only woman in Chinese history to reign in her own name as emperor. A concubine of Taizong and then empress of his son Gaozong, she governed for her ailing husband from the 660s, set two of her sons on the throne and took it from them, and in 690 proclaimed a Zhou dynasty at Luoyang. She ruled through informers and terror, yet also opened office to examined men. A coup removed her in 705.',
    'Seule femme de l’histoire chinoise à avoir régné en son propre nom comme empereur. Concubine de Taizong puis impératrice de son fils Gaozong, elle gouverne dès les années 660 pour un époux malade, élève et écarte deux de ses fils, puis proclame en 690 une dynastie Zhou à Luoyang. Elle règne par la délation, mais ouvre aussi les charges aux lauréats des examens. Un coup d’État la dépose en 705.',
    'Única mujer de la historia china que reinó en nombre propio como emperador. Concubina de Taizong y después emperatriz de su hijo Gaozong, gobernó desde la década de 660 por su esposo enfermo, entronizó y apartó a dos de sus hijos y en 690 proclamó en Luoyang una dinastía Zhou. Se valió del terror y la delación, pero abrió los cargos a los graduados. Un golpe la depuso en 705.',
    '中国史上ただ一人、正式に帝位についた女性。はじめ唐の太宗の後宮に入り、のちにその子・高宗の皇后となって、660年代から病弱な夫に代わり政務を執った。夫の死後は二人の息子を立てては退け、690年に国号を周と改めて洛陽で即位した。密告と酷吏で敵を除く一方、科挙を広げて新しい人材を登用した。705年の政変で退位した。',
  ],
  events: [
    { when: '0637~', title: ['十四岁入宫，为太宗才人', 'Enters the palace of Taizong at about fourteen', 'Entre au palais de Taizong vers l’âge de quatorze ans', 'Entra en el palacio de Taizong con unos catorce años', '十四歳ほどで太宗の後宮に入る'], at: 'chang-an', weight: 1, with: ['tang-taizong'], source: ['old-book-of-tang', '6'] },
    { when: '0655', title: ['王皇后被废，武氏立为皇后', 'Becomes empress of Gaozong after the fall of Empress Wang', 'Devient impératrice de Gaozong après la chute de l’impératrice Wang', 'Se convierte en emperatriz de Gaozong tras la caída de la emperatriz Wang', '王皇后に代わり高宗の皇后となる'], at: 'chang-an', weight: 2, with: ['tang-dynasty'], source: ['zizhi-tongjian', '200'] },
    { when: '0684', title: ['废中宗，立睿宗，临朝称制', 'Deposes her son Zhongzong and rules as empress dowager', 'Dépose son fils Zhongzong et gouverne en impératrice douairière', 'Depone a su hijo Zhongzong y gobierna como emperatriz viuda', '子の中宗を廃し、皇太后として政を執る'], at: 'luoyang-tang', weight: 2, source: ['old-book-of-tang', '6'] },
    { when: '0690-10-16', title: ['改唐为周，自称圣神皇帝', 'Proclaims the Zhou dynasty and takes the title of emperor', 'Proclame la dynastie Zhou et prend le titre d’empereur', 'Proclama la dinastía Zhou y toma el título de emperador', '国号を周と改め、皇帝を称する'], at: 'luoyang-tang', weight: 3, with: ['tang-dynasty'], source: ['old-book-of-tang', '6'] },
    { when: '0705-02-20', title: ['神龙政变，被迫传位中宗', 'Is forced by a palace coup to hand the throne to Zhongzong', 'Un coup de palais la contraint à rendre le trône à Zhongzong', 'Un golpe palaciego la obliga a ceder el trono a Zhongzong', '神龍の政変で中宗への譲位を迫られる'], at: 'luoyang-tang', weight: 2, with: ['tang-dynasty'], source: ['zizhi-tongjian', '207'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'tang-dynasty', when: ['0684', '0690'], note: ['以太后临朝称制六年，其后十五年则国号为周', 'Six years as empress dowager; the fifteen that followed she counted as her own Zhou', 'Six ans en douairière ; les quinze suivants comptent pour sa propre dynastie Zhou', 'Seis años como emperatriz viuda; los quince siguientes fueron de su propia dinastía Zhou', '皇太后として六年統治し、続く十五年は自らの周王朝とした'], source: ['old-book-of-tang', '6'] },
    { word: 'spouse-of', to: 'tang-taizong', when: ['0637~', '0649'], note: ['位为才人，属低阶妃嫔；太宗死后曾入感业寺为尼', 'She was a concubine of low rank and had to become a nun when he died', 'Concubine de rang modeste, elle dut se faire nonne à sa mort', 'Fue concubina de rango bajo y a su muerte tuvo que hacerse monja', '身分の低い妃の一人で、太宗の死後は尼寺に入れられた'], source: ['old-book-of-tang', '6'] },
    { word: 'reformed', to: 'tang-dynasty', when: ['0690', '0702'], source: ['cambridge-china', 'vol. 3'] },
    { word: 'revived', to: 'zhou-dynasty', when: ['0690', '0705'], note: ['国号取自古周，并一度改用周历，以十一月为岁首', 'She took the name of ancient Zhou and for some years its calendar, with the year beginning in the eleventh month', 'Elle reprend le nom des anciens Zhou et, quelques années, leur calendrier commençant au onzième mois', 'Tomó el nombre de los antiguos Zhou y, unos años, su calendario, que empezaba en el undécimo mes', '古の周の国号を取り、一時は十一月を年初とする周の暦を用いた'], source: ['zizhi-tongjian', '204'] },
    { word: 'influenced', to: 'mogao-caves', when: '0695', note: ['她称帝后不久，莫高窟第96窟开凿了高逾三十米的弥勒大像', 'Soon after she took the throne, a Maitreya over thirty metres high was made in Cave 96', 'Peu après son avènement, un Maitreya de plus de trente mètres est façonné dans la grotte 96', 'Poco después de su ascenso se modeló en la cueva 96 un Maitreya de más de treinta metros', '即位後まもなく、第96窟に高さ三十メートルを超える弥勒大像が造られた'], source: ['whitfield-mogao'] },
    { word: 'lived-in', to: 'chang-an', when: ['0637~', '0682'], source: ['old-book-of-tang', '6'] },
  ],
  same: { wikidata: 'Q9738' },
});
