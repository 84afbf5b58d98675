import { subject } from '../subject.ts';

export default subject({
  id: 'saladin',
  kind: 'person',
  region: 'near-east',
  names: ['萨拉丁', 'Saladin', 'Saladin', 'Saladino', 'サラディン'],
  otherNames: [['萨拉哈丁'], ['Salah al-Din Yusuf ibn Ayyub'], ['Salah ad-Din'], ['Salah al-Din'], ['サラーフッディーン', 'サラーフ・アッ＝ディーン']],
  times: [
    { role: 'life', span: ['1137~', '1193-03-04'], source: ['baha-al-din'] },
    { role: 'reign', span: ['1174', '1193-03-04'], source: ['baha-al-din'] },
  ],
  place: { at: [34.61, 43.68], name: ['提克里特', 'Tikrit', 'Tikrit', 'Tikrit', 'ティクリート'] },
  summary: [
    '库尔德族出身的埃及和叙利亚苏丹，阿尤布王朝的建立者。他随叔父入埃及，1169年任宰相，两年后终结法蒂玛哈里发政权，继而统一叙利亚。1187年他在哈丁大败十字军，随即夺取耶路撒冷，又与英王理查一世相持三年，以和约告终。他的宽厚在敌我双方都有口碑，身后几乎没有留下财产。',
    'A sultan of Egypt and Syria of Kurdish family and founder of the Ayyubid dynasty. Made vizier in Cairo in 1169, he ended the Fatimid caliphate and united Egypt with Muslim Syria. In 1187 he destroyed the army of the crusaders at Hattin and took Jerusalem, then held out against the Third Crusade until the truce of 1192. Friend and foe praised his generosity; he died almost without property.',
    'Sultan d’Égypte et de Syrie, d’origine kurde, fondateur de la dynastie ayyoubide. Vizir au Caire en 1169, il met fin au califat fatimide et réunit l’Égypte à la Syrie musulmane. En 1187, il écrase l’armée des croisés à Hattin et reprend Jérusalem, puis tient tête à la troisième croisade jusqu’à la trêve de 1192. Amis et ennemis louent sa générosité ; il meurt presque sans biens.',
    'Sultán de Egipto y Siria, de origen kurdo y fundador de la dinastía ayubí. Visir en El Cairo desde 1169, puso fin al califato fatimí y unió Egipto con la Siria musulmana. En 1187 destruyó al ejército cruzado en Hattin y tomó Jerusalén, y después resistió a la tercera cruzada hasta la tregua de 1192. Amigos y enemigos elogiaron su generosidad; murió casi sin bienes.',
    'クルド系の出身で、アイユーブ朝を開いたエジプトとシリアのスルタン。1169年にカイロで宰相となり、ファーティマ朝を終わらせ、シリアをも統合した。1187年ヒッティーンで十字軍を破ってエルサレムを手に入れ、第三回十字軍と戦って1192年に休戦を結んだ。寛大さは敵味方の双方から讃えられ、没したときほとんど財産を残さなかった。',
  ],
  events: [
    { when: '1171-09', title: ['在开罗终结法蒂玛哈里发政权', 'Ends the Fatimid caliphate in Cairo', 'Met fin au califat fatimide au Caire', 'Pone fin al califato fatimí en El Cairo', 'カイロでファーティマ朝を終わらせる'], at: 'cairo', weight: 2, source: ['ibn-al-athir', 'year 567'] },
    { when: '1187-07-04', title: ['哈丁之战全歼耶路撒冷王国军队', 'Destroys the army of the kingdom of Jerusalem at Hattin', 'Anéantit à Hattin l’armée du royaume de Jérusalem', 'Aniquila en Hattin al ejército del reino de Jerusalén', 'ヒッティーンの戦いでエルサレム王国軍を壊滅させる'], at: 'hattin', weight: 3, with: ['crusades'], source: ['baha-al-din'] },
    { when: '1187-10-02', title: ['耶路撒冷开城，允许居民赎身离去', 'Jerusalem surrenders; its people may leave for a ransom', 'Jérusalem se rend ; ses habitants peuvent partir contre rançon', 'Jerusalén se rinde; sus habitantes pueden salir pagando rescate', 'エルサレムが開城し、住民は身代金を払って退去を許される'], at: 'jerusalem', weight: 3, with: ['jerusalem', 'crusades'], source: ['ibn-al-athir', 'year 583'] },
    { when: '1192-09-02', title: ['与理查一世订立休战，朝圣者可往耶路撒冷', 'Makes truce with Richard I and opens Jerusalem to pilgrims', 'Conclut une trêve avec Richard Ier et ouvre Jérusalem aux pèlerins', 'Pacta una tregua con Ricardo I y abre Jerusalén a los peregrinos', 'リチャード一世と休戦し、巡礼者にエルサレムを開く'], weight: 2, with: ['crusades'], source: ['baha-al-din'] },
    { when: '1193-03-04', title: ['病逝于大马士革', 'Dies of a fever in Damascus', 'Meurt de fièvre à Damas', 'Muere de fiebre en Damasco', 'ダマスクスで病没する'], at: 'damascus', weight: 2, source: ['baha-al-din'] },
  ],
  relations: [
    { word: 'led-in', to: 'crusades', when: ['1177', '1192'], source: ['baha-al-din'] },
    { word: 'conquered', to: 'jerusalem', when: '1187-10-02', source: ['ibn-al-athir', 'year 583'] },
    { word: 'revived', to: 'dome-of-the-rock', when: '1187', note: ['他取下圆顶上的金十字架，据说以玫瑰水清洗圣殿', 'He had the gilded cross taken from the dome and the shrine washed with rose water', 'Il fit ôter la croix dorée de la coupole et laver le sanctuaire à l’eau de rose', 'Mandó quitar la cruz dorada de la cúpula y lavar el santuario con agua de rosas', 'ドームの金の十字架を降ろさせ、聖所を薔薇水で清めさせたという'], source: ['ibn-al-athir', 'year 583'] },
    { word: 'ally-of', to: 'abbasid-caliphate', when: ['1171', '1193'], note: ['他在埃及恢复以阿拔斯哈里发之名祈祷，并由其授予名分', 'He restored the prayer for the Abbasid caliph in Egypt and had his titles from him', 'Il rétablit en Égypte la prière au nom du calife abbasside, dont il tenait ses titres', 'Restableció en Egipto la oración por el califa abasí, de quien recibía sus títulos', 'エジプトでアッバース朝カリフの名による礼拝を復活させ、その称号を受けた'], source: ['ibn-al-athir', 'year 567'] },
    { word: 'worships', to: 'islam', source: ['baha-al-din'] },
  ],
  same: { wikidata: 'Q8581' },
});
