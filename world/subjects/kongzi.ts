import { subject } from '../subject.ts';

export default subject({
  id: 'kongzi',
  kind: 'person',
  region: 'east-asia',
  names: ['孔子', 'Kongzi (Confucius)', 'Confucius (Kongzi)', 'Confucio (Kongzi)', '孔子'],
  otherNames: [['孔丘', '仲尼', '孔夫子', '至圣先师'], ['Confucius', 'Kong Qiu', 'Zhongni', 'Master Kong'], ['Confucius', 'Kong Qiu', 'Maître Kong'], ['Confucio', 'Kong Qiu', 'Maestro Kong'], ['孔丘', '仲尼', '孔夫子']],
  times: [{ role: 'life', span: ['-0551', '-0479'], source: ['shiji', '47'] }],
  place: { at: [35.6, 116.99], name: ['鲁国曲阜', 'Qufu, state of Lu', 'Qufu, pays de Lu', 'Qufu, estado de Lu', '魯国の曲阜'] },
  summary: [
    '春秋末年鲁国的思想家、教育家，儒家学派的开创者。他出身没落贵族，早年做过管仓库、管牧畜的小吏，五十岁后一度任鲁司寇，旋即去国，率弟子周游卫、陈、蔡诸国十余年，始终不得重用。晚年归鲁，专心授徒。他以“仁”与“礼”立教，收徒不问贵贱，言行由后学辑入《论语》。',
    'A thinker and teacher of the state of Lu at the end of the Spring and Autumn period, from whom the Confucian tradition takes its start. Born into the poor lower nobility, he held minor posts, briefly served as minister of justice and spent over a decade wandering in search of a ruler who would listen. He taught humaneness and ritual to anyone willing to learn; the Analects preserve his sayings.',
    'Penseur et maître du pays de Lu à la fin de la période des Printemps et Automnes, à l’origine de la tradition confucéenne. Issu de la petite noblesse appauvrie, il occupe de modestes charges, exerce brièvement la justice, puis erre plus de dix ans en quête d’un prince qui l’écoute. Il enseigne le sens de l’humain et les rites à quiconque veut apprendre ; les Entretiens ont gardé ses paroles.',
    'Pensador y maestro del estado de Lu, de finales del período de Primaveras y Otoños, en quien tiene su origen la tradición confuciana. Nacido en la baja nobleza empobrecida, ocupó cargos menores, fue por breve tiempo ministro de Justicia y anduvo más de diez años en busca de un príncipe que lo escuchara. Enseñó la humanidad y los ritos a todo el que quisiera aprender; las Analectas recogen sus palabras.',
    '春秋時代末の魯の思想家・教育者で、儒家の祖。没落した下級貴族の家に生まれ、倉庫や牧畜の小役人を経て、五十歳を過ぎて魯の司寇となるが、まもなく国を去り、弟子とともに十余年諸国を巡った。用いてくれる君主には出会えず、晩年は故郷で教育に専念した。仁と礼を説き、身分を問わず弟子をとり、その言行は『論語』に伝わる。',
  ],
  events: [
    { when: '-0551', title: ['生于鲁国陬邑', 'Born at Zou in the state of Lu', 'Naît à Zou, au pays de Lu', 'Nace en Zou, en el estado de Lu', '魯の陬邑に生まれる'], at: 'qufu', weight: 2, with: ['zhou-dynasty'], source: ['shiji', '47'] },
    { when: '-0517', title: ['鲁昭公出奔，孔子适齐，闻《韶》乐', 'Follows the exiled duke of Lu to Qi, where he hears the Shao music', 'Suit à Qi le duc de Lu exilé et y entend la musique Shao', 'Sigue a Qi al duque de Lu exiliado y oye allí la música Shao', '昭公の亡命を追って斉に行き、韶の楽を聞く'], at: 'linzi', weight: 1, source: ['shiji', '47'] },
    { when: '-0497', title: ['去鲁，开始周游列国', 'Leaves Lu and begins his wanderings among the states', 'Quitte le Lu et commence son errance parmi les principautés', 'Deja Lu y comienza su peregrinación por los estados', '魯を去り、諸国歴遊を始める'], at: 'qufu', weight: 2, source: ['shiji', '47'] },
    { when: '-0489', title: ['困于陈蔡之间，绝粮七日，弦歌不辍', 'Starves between Chen and Cai and goes on singing to the lute', 'Affamé entre Chen et Cai, il continue de chanter au son du luth', 'Pasa hambre entre Chen y Cai sin dejar de cantar al laúd', '陳・蔡の間で食糧が尽きても弦歌をやめない'], at: 'chen-state', weight: 1, source: ['shiji', '47'] },
    { when: '-0484', title: ['应季康子之召归鲁，专心授徒', 'Called home to Lu, he gives his last years to his pupils', 'Rappelé au Lu, il consacre ses dernières années à ses disciples', 'Llamado de vuelta a Lu, dedica sus últimos años a sus discípulos', '魯に招き返され、晩年を弟子の教育に捧げる'], at: 'qufu', weight: 2, with: ['analects'], source: ['zuozhuan', 'Ai 11'] },
    { when: '-0479', title: ['卒于鲁，葬于城北泗上，子贡守墓六年', 'Dies in Lu; his pupil Zigong keeps watch at the grave for six years', 'Meurt au Lu ; son disciple Zigong veille sa tombe six ans', 'Muere en Lu; su discípulo Zigong vela la tumba seis años', '魯で没し、子貢は六年墓のそばで喪に服す'], at: 'qufu', weight: 2, source: ['shiji', '47'] },
  ],
  relations: [
    { word: 'founder-of-idea', to: 'confucianism', when: ['-0530~', '-0479'], note: ['孔子自称“述而不作”，“儒家”之成为学派，出自其弟子与后学', 'He called himself a transmitter, not a maker; it was his pupils who became a school', 'Il se disait passeur et non créateur ; ce sont ses disciples qui firent école', 'Se decía transmisor y no creador; fueron sus discípulos quienes formaron escuela', '自らは「述べて作らず」と称し、学派をなしたのは弟子たちであった'], source: ['lunyu', '7.1'] },
    { word: 'citizen-of', to: 'zhou-dynasty', when: ['-0551', '-0479'], note: ['他以周公所定礼乐为典范：“郁郁乎文哉，吾从周”', 'The early Zhou was his model: “I follow Zhou”', 'Les premiers Zhou étaient son modèle : « je suis les Zhou »', 'Los primeros Zhou eran su modelo: «yo sigo a Zhou»', '周初を理想とし、「吾は周に従わん」と語った'], source: ['lunyu', '3.14'] },
    { word: 'met', to: 'laozi', when: '-0518?', at: 'luoyang', note: ['《史记》载孔子适周问礼于老子，史实可疑', 'The Shiji has him ask Laozi about ritual in the Zhou capital; historians doubt the meeting', 'Le Shiji le montre interrogeant Laozi sur les rites à la capitale des Zhou ; la rencontre est douteuse', 'El Shiji lo muestra consultando a Laozi sobre los ritos en la capital Zhou; el encuentro es dudoso', '『史記』は周の都で老子に礼を問うたと伝えるが、史実性は疑わしい'], source: ['shiji', '63'] },
    { word: 'influenced', to: 'sima-qian', note: ['司马迁以孔子作《春秋》为己志，并立《孔子世家》', 'Sima Qian measured his own work by the Annals ascribed to Kongzi and gave him a hereditary house’s chapter', 'Sima Qian mesure son œuvre aux Annales attribuées à Confucius et lui réserve un chapitre digne des princes', 'Sima Qian midió su obra con los Anales atribuidos a Confucio y le dedicó un capítulo propio de príncipes', '司馬遷は孔子の『春秋』を手本とし、「孔子世家」を立てた'], source: ['shiji', '130'] },
    { word: 'influenced', to: 'ban-zhao', source: ['houhanshu', '84'] },
  ],
  same: { wikidata: 'Q4604' },
});
