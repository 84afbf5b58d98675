import { subject } from '../subject.ts';

export default subject({
  id: 'joan-of-arc',
  kind: 'person',
  region: 'europe',
  names: ['贞德', 'Joan of Arc', 'Jeanne d’Arc', 'Juana de Arco', 'ジャンヌ・ダルク'],
  otherNames: [['圣女贞德', '奥尔良少女'], ['Maid of Orléans', 'Jeanne la Pucelle'], ['la Pucelle d’Orléans', 'Jeanne la Pucelle'], ['la Doncella de Orleans', 'santa Juana de Arco'], ['オルレアンの乙女', '聖女ジャンヌ']],
  times: [{ role: 'life', span: ['1412~', '1431-05-30'], source: ['joan-trial'] }],
  place: { at: [48.4428, 5.6742], name: ['栋雷米', 'Domrémy', 'Domrémy', 'Domrémy', 'ドンレミ'] },
  summary: [
    '百年战争后期的法国女英雄，出身栋雷米农家。她自称少年起听见圣徒的声音，命她驱逐英军。1429年她说服王太子查理，随军解奥尔良之围，并护送他到兰斯加冕。次年她在贡比涅被勃艮第人俘获，转卖给英方，经教会法庭以异端之名判处火刑，死时约十九岁。1456年判决被撤销，1920年她获封圣。',
    'A French heroine of the Hundred Years’ War, a peasant’s daughter from Domrémy who heard the voices of saints telling her to drive out the English. In 1429 she won over the dauphin Charles, rode with the army that relieved Orléans and led him to be crowned at Reims. Captured in 1430 and sold to the English, she was burned as a heretic at about nineteen.',
    'Héroïne française de la guerre de Cent Ans, fille de laboureurs de Domrémy, qui dit entendre des voix célestes lui ordonner de chasser les Anglais. En 1429, elle convainc le dauphin Charles, délivre Orléans avec son armée et le mène se faire sacrer à Reims. Prise en 1430 et vendue aux Anglais, elle est brûlée comme hérétique à dix-neuf ans environ, puis réhabilitée en 1456.',
    'Heroína francesa de la guerra de los Cien Años, hija de campesinos de Domrémy, que decía oír voces de santos que le mandaban expulsar a los ingleses. En 1429 convenció al delfín Carlos, acompañó al ejército que liberó Orleans y lo llevó a coronarse en Reims. Capturada en 1430 y vendida a los ingleses, fue quemada por hereje a los diecinueve años, aproximadamente.',
    '百年戦争末期のフランスを救ったとされる少女。ドンレミの農家に生まれ、イングランド軍を追い払えと命じる聖人の声を聞いたと語った。1429年、王太子シャルルを説いて軍とともにオルレアンを解放し、ランスでの戴冠へ導いた。翌年捕らえられてイングランド側に引き渡され、異端として十九歳ほどで火刑に処された。1456年に判決は破棄され、1920年に列聖された。',
  ],
  events: [
    { when: '1429-05-08', title: ['英军撤围，奥尔良得救', 'The English give up the siege of Orléans', 'Les Anglais lèvent le siège d’Orléans', 'Los ingleses levantan el sitio de Orleans', 'イングランド軍が囲みを解き、オルレアンが救われる'], at: 'orleans', weight: 3, with: ['hundred-years-war'], source: ['joan-nullification'] },
    { when: '1429-07-17', title: ['持旗立于兰斯，见证查理七世加冕', 'Stands with her banner at the crowning of Charles VII in Reims', 'Assiste, son étendard en main, au sacre de Charles VII à Reims', 'Asiste con su estandarte a la coronación de Carlos VII en Reims', '軍旗を手に、ランスでシャルル七世の戴冠に立ち会う'], at: 'reims', weight: 3, with: ['hundred-years-war'], source: ['joan-trial'] },
    { when: '1430-05-23', title: ['在贡比涅城下被勃艮第人俘获', 'Is captured by the Burgundians outside Compiègne', 'Est prise par les Bourguignons devant Compiègne', 'Es capturada por los borgoñones ante Compiègne', 'コンピエーニュの城外でブルゴーニュ派に捕らえられる'], at: 'compiegne', weight: 2, source: ['joan-trial'] },
    { when: '1431-05-30', title: ['在鲁昂老集市广场被处火刑', 'Is burned in the Old Market of Rouen', 'Est brûlée sur la place du Vieux-Marché à Rouen', 'Es quemada en la plaza del Mercado Viejo de Ruan', 'ルーアンの旧市場広場で火刑に処される'], at: 'rouen', weight: 3, source: ['joan-trial'] },
    { when: '1456-07-07', title: ['教会法庭宣布原判无效', 'A church court declares her condemnation void', 'Un tribunal d’Église annule sa condamnation', 'Un tribunal eclesiástico anula su condena', '教会の法廷が有罪判決を無効とする'], at: 'rouen', weight: 2, source: ['joan-nullification'] },
  ],
  relations: [
    { word: 'fought-in', to: 'hundred-years-war', when: ['1429', '1430'], source: ['joan-nullification'] },
    { word: 'led-in', to: 'hundred-years-war', when: '1429', note: ['她执旗冲锋，却说自己从未杀过人', 'She carried her banner into the assault and said that she never killed anyone', 'Elle montait à l’assaut avec son étendard et dit n’avoir jamais tué personne', 'Iba al asalto con su estandarte y dijo no haber matado nunca a nadie', '旗を掲げて突撃に加わったが、人を殺したことはないと述べた'], source: ['joan-trial', '27 February 1431'] },
    { word: 'worships', to: 'christianity', source: ['joan-trial'] },
    { word: 'legend-of', to: 'charlemagne', note: ['据迪努瓦作证，她说看见圣路易和查理曼跪求上帝保佑国王与奥尔良', 'Dunois testified that she had seen Saint Louis and Charlemagne praying for the king and for Orléans', 'Dunois témoigna qu’elle avait vu saint Louis et Charlemagne prier pour le roi et pour Orléans', 'Dunois declaró que ella había visto a san Luis y a Carlomagno rezar por el rey y por Orleans', '聖ルイとシャルルマーニュが王とオルレアンのために祈るのを見たと語ったという'], source: ['joan-nullification'] },
    { word: 'compared-with', to: 'trojan-war', when: '1429', note: ['克里斯蒂娜·德·皮桑在她生前作诗，称赫克托耳与阿喀琉斯的勇力也不及她', 'In her lifetime Christine de Pizan wrote that neither Hector nor Achilles had such strength', 'De son vivant, Christine de Pizan écrit que ni Hector ni Achille n’eurent telle force', 'En vida de ella, Christine de Pizan escribió que ni Héctor ni Aquiles tuvieron tal fuerza', '同時代のクリスティーヌ・ド・ピザンは、ヘクトルもアキレウスも彼女に及ばないと詠んだ'], source: ['ditie-jehanne'] },
  ],
  same: { wikidata: 'Q7226' },
});
