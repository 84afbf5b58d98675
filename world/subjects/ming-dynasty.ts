import { subject } from '../subject.ts';

export default subject({
  id: 'ming-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['明朝', 'Ming dynasty', 'Dynastie Ming', 'Dinastía Ming', '明'],
  otherNames: [['大明', '朱明'], ['Ming Empire', 'Great Ming'], ['les Ming', 'empire Ming'], ['los Ming', 'Imperio Ming'], ['明王朝', '大明', '明朝']],
  times: [
    { role: 'span', span: ['1368-01-23', '1644-04-25'], source: ['ming-shi', '2, 24'] },
  ],
  place: { at: [39.91, 116.39], name: ['北京', 'Beijing, its capital from 1421', 'Pékin, sa capitale dès 1421', 'Pekín, su capital desde 1421', '北京（1421年以後の都）'] },
  summary: [
    '朱元璋于公元1368年推翻元朝后在南京建立的王朝。太祖废丞相，集权于皇帝；成祖夺侄之位，迁都北京，营建紫禁城，命郑和远航西洋。1449年土木之变以后转取守势，大修长城。中后期美洲白银涌入，商业、刻书与市民文学兴盛，而宦官专权、党争、赋税与边患交困。1644年李自成入京，崇祯帝自缢。',
    'A Chinese dynasty founded at Nanjing by Zhu Yuanzhang, a peasant’s son who drove out the Mongols. His son Yongle moved the capital to Beijing and sent fleets across the Indian Ocean; his successors gave up the sea, rebuilt the Great Wall in brick and stone and lived on American silver. Novels, porcelain and printing flourished. Famine, war on the frontier and rebels brought it down in 1644.',
    'Dynastie chinoise fondée à Nankin par Zhu Yuanzhang, fils de paysan qui chassa les Mongols. Son fils Yongle transfère la capitale à Pékin et lance des flottes dans l’océan Indien ; ses successeurs renoncent à la mer, rebâtissent la Grande Muraille en brique et en pierre et vivent de l’argent d’Amérique. Romans, porcelaine et imprimerie prospèrent. Famines, guerres et rebelles la renversent en 1644.',
    'Dinastía china fundada en Nankín por Zhu Yuanzhang, hijo de campesinos que expulsó a los mongoles. Su hijo Yongle trasladó la capital a Pekín y envió flotas al océano Índico; sus sucesores renunciaron al mar, reconstruyeron la Gran Muralla en ladrillo y piedra y vivieron de la plata americana. Florecieron la novela, la porcelana y la imprenta. Hambres, guerras y rebeldes la derribaron en 1644.',
    '貧農の子・朱元璋がモンゴルを北へ追い、1368年に南京で建てた中国の王朝。三代永楽帝は北京に遷都して紫禁城を営み、鄭和をインド洋へ送った。その後は海禁と守勢に転じ、煉瓦と石で長城を築き直す。アメリカ大陸の銀が流れ込み、出版・磁器・小説が栄えたが、党争と飢饉、辺境の戦に苦しみ、1644年に李自成が北京を落として滅びた。',
  ],
  events: [
    { when: '1368-01-23', title: ['朱元璋在南京即位，国号大明', 'Zhu Yuanzhang takes the throne at Nanjing', 'Zhu Yuanzhang monte sur le trône à Nankin', 'Zhu Yuanzhang sube al trono en Nankín', '朱元璋が南京で即位し、国号を大明とする'], at: 'nanjing', weight: 3, source: ['ming-shi', '2'] },
    { when: '1421', title: ['成祖迁都北京', 'Emperor Yongle makes Beijing the capital', 'L’empereur Yongle fait de Pékin la capitale', 'El emperador Yongle hace de Pekín la capital', '永楽帝が北京に遷都する'], at: 'beijing-city', weight: 3, with: ['forbidden-city'], source: ['ming-shi', '7'] },
    { when: '1449-09', title: ['土木之变，英宗为瓦剌所俘', 'The Oirats capture the emperor at Tumu', 'Les Oïrats capturent l’empereur à Tumu', 'Los oirates capturan al emperador en Tumu', '土木の変で英宗がオイラトに捕らわれる'], at: 'tumu', weight: 2, with: ['great-wall'], source: ['ming-shi', '10'] },
    { when: '1581', title: ['张居正推行一条鞭法，赋役折银', 'Zhang Juzheng turns taxes and labour dues into payments of silver', 'Zhang Juzheng convertit impôts et corvées en argent', 'Zhang Juzheng convierte tributos y prestaciones en pagos de plata', '張居正が一条鞭法を全国に広げ、税役を銀納とする'], weight: 2, source: ['cambridge-china', 'vol. 8'] },
    { when: '1644-04-25', title: ['李自成入北京，崇祯帝自缢', 'Rebels enter Beijing and the Chongzhen emperor hangs himself', 'Les rebelles entrent à Pékin et l’empereur Chongzhen se pend', 'Los rebeldes entran en Pekín y el emperador Chongzhen se ahorca', '李自成が北京に入り、崇禎帝が縊死する'], at: 'forbidden-city', weight: 3, source: ['ming-shi', '24'] },
  ],
  relations: [
    { word: 'builder-of', to: 'great-wall', when: ['1474', '1600~'], note: ['今日游人所见的砖石长城，几乎都是明代所筑', 'Nearly all the brick and stone wall that visitors see today is Ming work', 'Presque tout le mur de brique et de pierre que l’on visite est l’œuvre des Ming', 'Casi todo el muro de ladrillo y piedra que hoy se visita es obra de los Ming', '今日目にする煉瓦と石の長城は、ほとんどが明代の築造である'], source: ['waldron-great-wall'] },
    { word: 'preceded', to: 'qing-dynasty', when: '1644', source: ['cambridge-china', 'vol. 9'] },
    { word: 'warred-with', to: 'mongol-empire', when: ['1368', '1388'], source: ['ming-shi', '327'] },
    { word: 'adopted', to: 'confucianism', when: ['1384', '1415'], source: ['cambridge-china', 'vol. 7'] },
    { word: 'influenced', to: 'silk-road', when: '1372', note: ['1372年筑嘉峪关，此后西域贡使商旅皆须验牒由此入境', 'From 1372 the fort of Jiayuguan closed the road to all but licensed tribute missions', 'Dès 1372, le fort de Jiayuguan ferme la route à qui n’est pas en ambassade autorisée', 'Desde 1372 el fuerte de Jiayuguan cerró la ruta a quien no viniera en embajada autorizada', '1372年に嘉峪関を築き、以後は許しを得た朝貢使のほか通さなかった'], source: ['ming-shi', '330'] },
  ],
  same: { wikidata: 'Q9903' },
});
