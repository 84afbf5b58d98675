import { subject } from '../subject.ts';

export default subject({
  id: 'murasaki-shikibu',
  kind: 'person',
  region: 'east-asia',
  names: ['紫式部', 'Murasaki Shikibu', 'Murasaki Shikibu', 'Murasaki Shikibu', '紫式部'],
  otherNames: [['藤式部'], ['Lady Murasaki', 'Tō no Shikibu'], ['Dame Murasaki'], ['Dama Murasaki'], ['藤式部']],
  times: [
    { role: 'life', span: ['0973~', '1014?'], source: ['cambridge-japan', '2'] },
    { role: 'active', span: ['1001~', '1013~'], source: ['murasaki-diary'] },
  ],
  place: { at: [35.0246, 135.7623], name: ['平安京（今京都）', 'Heian-kyō, today Kyoto', 'Heian-kyō, aujourd’hui Kyoto', 'Heian-kyō, hoy Kioto', '平安京（現・京都市）'] },
  summary: [
    '日本平安时代的女作家，《源氏物语》的作者。她出身藤原氏旁支，父亲藤原为时通晓汉文，她自幼旁听而熟读典籍。丧夫后入宫侍奉一条天皇的中宫彰子，为其讲授白居易诗。除小说外，她还留下《紫式部日记》与家集。“紫式部”并非本名，其真名与卒年至今不详。',
    'Japanese novelist of the Heian period, author of The Tale of Genji. Born into a minor branch of the Fujiwara, she learned Chinese by listening to her brother’s lessons. Widowed early, she entered the service of Empress Shōshi and read Bai Juyi’s poems with her. She also left a diary and a collection of verse; her real name and the year of her death are unknown.',
    'Romancière japonaise de l’époque de Heian, auteur du Dit du Genji. Issue d’une branche mineure des Fujiwara, elle apprit le chinois en écoutant les leçons de son frère. Veuve de bonne heure, elle entra au service de l’impératrice Shōshi, à qui elle fit lire Bai Juyi. On lui doit aussi un journal et un recueil de poèmes ; son vrai nom et la date de sa mort restent inconnus.',
    'Novelista japonesa del período Heian, autora de La historia de Genji. Nacida en una rama menor de los Fujiwara, aprendió chino escuchando las lecciones de su hermano. Viuda muy joven, entró al servicio de la emperatriz Shōshi, con quien leyó los versos de Bai Juyi. Dejó además un diario y una colección de poemas; se ignoran su verdadero nombre y el año de su muerte.',
    '平安時代中期の作家・歌人で、『源氏物語』の作者。漢学者・藤原為時の娘に生まれ、弟の傍らで漢籍を聞き覚えたという。夫の藤原宣孝と死別した後、一条天皇の中宮彰子に仕え、白居易の詩を進講した。『紫式部日記』と家集も残る。「紫式部」は通称で、本名も没年もわかっていない。',
  ],
  events: [
    { when: ['0996', '0998~'], title: ['随父赴任越前国', 'Lives in Echizen, where her father is governor', 'Vit en Echizen, dont son père est gouverneur', 'Vive en Echizen, donde su padre es gobernador', '越前守となった父に従って下向する'], at: 'echizen-fuchu', weight: 1, source: ['cambridge-japan', '2'] },
    { when: '1001', title: ['丈夫藤原宣孝病故，此后开始写作', 'Loses her husband Fujiwara no Nobutaka and turns to writing', 'Perd son mari Fujiwara no Nobutaka et se met à écrire', 'Muere su marido, Fujiwara no Nobutaka, y empieza a escribir', '夫・藤原宣孝と死別し、やがて物語を書き始める'], at: 'kyoto', weight: 2, with: ['tale-of-genji'], source: ['cambridge-japan', '2'] },
    { when: '1006~', title: ['入宫侍奉中宫彰子', 'Enters the service of Empress Shōshi', 'Entre au service de l’impératrice Shōshi', 'Entra al servicio de la emperatriz Shōshi', '中宮彰子のもとに出仕する'], at: 'kyoto', weight: 2, source: ['murasaki-diary'] },
    { when: '1008', title: ['藤原公任以“若紫”戏称她，为《源氏》流传的最早记载', 'A courtier calls her by the name of a Genji heroine, the first trace of the tale', 'Un courtisan l’appelle du nom d’une héroïne du Genji, première trace du roman', 'Un cortesano la llama como a una heroína de Genji, primera noticia de la obra', '藤原公任が「若紫やさぶらふ」と呼びかける。物語の初見'], at: 'kyoto', weight: 2, with: ['tale-of-genji'], source: ['murasaki-diary'] },
  ],
  relations: [
    { word: 'author-of', to: 'tale-of-genji', when: ['1001~', '1013~'], note: ['全书五十四帖是否全出自她手，尤其“宇治十帖”，学者间有异说', 'Whether all fifty-four chapters are hers, above all the last ten set in Uji, has been questioned', 'On a douté que les cinquante-quatre livres soient tous d’elle, surtout les dix derniers, situés à Uji', 'Se ha dudado de que los cincuenta y cuatro capítulos sean suyos, sobre todo los diez de Uji', '五十四帖すべてが自作か、とくに宇治十帖については異説がある'], source: ['murasaki-diary'] },
    { word: 'compared-with', to: 'ban-zhao', note: ['二人皆为博学女性，并以汉文典籍教授皇后', 'Two learned women who each taught an empress from Chinese books', 'Deux femmes savantes qui instruisirent chacune une impératrice dans les livres chinois', 'Dos mujeres sabias que instruyeron a una emperatriz con libros chinos', 'ともに学識ある女性として后に漢籍を教えた'], source: ['murasaki-diary'] },
    { word: 'worships', to: 'buddhism', source: ['murasaki-diary'] },
    { word: 'legend-of', to: 'buddhism', note: ['中世传说她因虚构之罪堕入地狱，又有人说她是观音化身', 'Medieval legend sent her to hell for writing fiction, or made her a form of the bodhisattva Kannon', 'La légende médiévale l’envoie en enfer pour ses fictions, ou fait d’elle une forme du bodhisattva Kannon', 'La leyenda medieval la condena al infierno por sus ficciones, o la hace forma del bodhisattva Kannon', '中世には、虚構の罪で地獄に堕ちたとも、観音の化身とも語られた'], source: ['shirane-bridge'] },
  ],
  same: { wikidata: 'Q81731' },
});
