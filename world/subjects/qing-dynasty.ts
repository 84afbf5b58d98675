import { subject } from '../subject.ts';

export default subject({
  id: 'qing-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['清朝', 'Qing dynasty', 'Dynastie Qing', 'Dinastía Qing', '清'],
  otherNames: [['大清', '满清', '清帝国'], ['Manchu dynasty', 'Great Qing', 'Ch’ing dynasty'], ['les Qing', 'dynastie mandchoue'], ['los Qing', 'dinastía manchú'], ['清王朝', '大清帝国', '清朝']],
  times: [
    { role: 'span', span: ['1636', '1912-02-12'], source: ['qing-shi-gao', '3, 25'] },
  ],
  place: { at: [39.916, 116.39], name: ['北京', 'Beijing', 'Pékin', 'Pekín', '北京'] },
  summary: [
    '满洲爱新觉罗氏建立的王朝，中国最后一个帝制政权。1636年皇太极在盛京改国号为清，1644年入关，以八旗之众统治汉地，强令剃发。康熙、雍正、乾隆三朝平三藩、收台湾、定蒙古西藏新疆，版图与人口皆臻极盛。十九世纪历经鸦片战争与太平天国，国势日蹙，变法迟误，1912年宣统帝退位。',
    'The dynasty of the Manchus and the last to rule imperial China. Named Qing at Mukden in 1636, it took Beijing in 1644 and made Chinese men shave their foreheads as a sign of submission. Under Kangxi, Yongzheng and Qianlong it doubled the empire, adding Taiwan, Mongolia, Tibet and Xinjiang, while the population more than doubled. Opium, foreign war and the Taiping broke its strength; a child emperor abdicated in 1912.',
    'Dynastie des Mandchous, la dernière de la Chine impériale. Proclamée à Moukden en 1636, elle prend Pékin en 1644 et impose la natte aux hommes chinois en signe de soumission. Sous Kangxi, Yongzheng et Qianlong, elle double l’empire, avec Taïwan, la Mongolie, le Tibet et le Xinjiang, tandis que la population fait plus que doubler. L’opium, les guerres étrangères et les Taiping l’épuisent ; un enfant abdique en 1912.',
    'Dinastía de los manchúes y última de la China imperial. Proclamada en Mukden en 1636, tomó Pekín en 1644 e impuso la coleta a los hombres chinos en señal de sumisión. Con Kangxi, Yongzheng y Qianlong duplicó el imperio, sumando Taiwán, Mongolia, el Tíbet y Xinjiang, mientras la población crecía a más del doble. El opio, las guerras con extranjeros y los Taiping la agotaron; un emperador niño abdicó en 1912.',
    '満洲人の愛新覚羅氏が建てた、中国最後の王朝。1636年にホンタイジが盛京で国号を清と定め、1644年に北京へ入って漢人に辮髪を強いた。康熙・雍正・乾隆の三代に台湾・モンゴル・チベット・新疆を収めて版図は最大となり、人口も急増する。十九世紀にはアヘン戦争と太平天国に揺らぎ、改革は実らず、1912年に宣統帝が退位した。',
  ],
  events: [
    { when: '1636', title: ['皇太极在盛京称帝，改国号为大清', 'Hong Taiji takes the imperial title at Mukden and the name of Great Qing', 'Hong Taiji prend à Moukden le titre impérial et le nom de Grand Qing', 'Hong Taiji toma en Mukden el título imperial y el nombre de Gran Qing', 'ホンタイジが盛京で皇帝を称し、国号を大清とする'], at: 'mukden', weight: 3, source: ['qing-shi-gao', '3'] },
    { when: '1644-05-27', title: ['吴三桂引清兵入山海关，大败李自成', 'A Ming general opens the Shanhai Pass to the Manchus', 'Un général Ming ouvre aux Mandchous la passe de Shanhai', 'Un general Ming abre a los manchúes el paso de Shanhai', '呉三桂が山海関を開き、清軍が李自成を破る'], at: 'shanhai-pass', weight: 3, with: ['ming-dynasty', 'great-wall'], source: ['qing-shilu'] },
    { when: ['1755', '1759'], title: ['平准噶尔与回部，置新疆', 'Conquers the Dzungars and the oases that become Xinjiang', 'Conquiert les Dzoungars et les oasis du futur Xinjiang', 'Conquista a los zúngaros y los oasis del futuro Xinjiang', 'ジュンガルと回部を征服し、新疆を得る'], at: 'kashgar', weight: 2, with: ['silk-road'], source: ['cambridge-china', 'vol. 9'] },
    { when: '1842-08-29', title: ['签订《南京条约》，割香港，开五口', 'Cedes Hong Kong and opens five ports by the Treaty of Nanjing', 'Cède Hong Kong et ouvre cinq ports par le traité de Nankin', 'Cede Hong Kong y abre cinco puertos por el tratado de Nankín', '南京条約で香港を割譲し、五港を開く'], at: 'nanjing', weight: 3, with: ['first-opium-war'], source: ['treaty-of-nanjing'] },
    { when: '1912-02-12', title: ['宣统帝退位，帝制终结', 'The six-year-old Xuantong emperor abdicates', 'L’empereur Xuantong, six ans, abdique', 'Abdica el emperador Xuantong, de seis años', '六歳の宣統帝が退位し、帝政が終わる'], at: 'forbidden-city', weight: 3, source: ['rowe-last-empire'] },
  ],
  relations: [
    { word: 'lost', to: 'first-opium-war', when: ['1839', '1842'], source: ['treaty-of-nanjing'] },
    { word: 'builder-of', to: 'forbidden-city', when: ['1644', '1912'], note: ['清廷承用明宫，重建三大殿，并以满汉文并书匾额', 'It kept the Ming palace, rebuilt the great halls and put Manchu beside Chinese on the name boards', 'Elle garde le palais des Ming, rebâtit les grandes salles et ajoute le mandchou aux enseignes', 'Conservó el palacio Ming, rehízo los grandes salones y añadió el manchú a los rótulos', '明の宮殿を受け継いで三大殿を再建し、額に満洲文字を並べた'], source: ['rowe-last-empire'] },
    { word: 'adopted', to: 'confucianism', when: '1670', source: ['qing-shilu'] },
    { word: 'conquered', to: 'silk-road', when: ['1755', '1759'], note: ['乾隆帝尽取天山南北，汉唐以来的绿洲商路再归中原王朝', 'Qianlong took the oases of the Tarim, which no dynasty of China had firmly held since the Tang', 'Qianlong prend les oasis du Tarim, qu’aucune dynastie de Chine n’avait solidement tenues depuis les Tang', 'Qianlong tomó los oasis del Tarim, que ninguna dinastía de China poseía con firmeza desde los Tang', '乾隆帝はタリム盆地の諸オアシスを、唐以来久しく途絶えていた中国王朝の支配下に置いた'], source: ['cambridge-china', 'vol. 9'] },
    { word: 'warred-with', to: 'ming-dynasty', when: ['1618', '1662'], source: ['ming-shi', '24'] },
    { word: 'worships', to: 'kongzi', when: '1684', note: ['1684年康熙帝至曲阜行三跪九叩之礼，书“万世师表”', 'In 1684 Kangxi knelt at Qufu and wrote “Teacher of ten thousand generations”', 'En 1684, Kangxi s’agenouille à Qufu et écrit « Maître pour dix mille générations »', 'En 1684 Kangxi se arrodilló en Qufu y escribió «Maestro de diez mil generaciones»', '1684年、康熙帝は曲阜で三跪九叩し、「万世師表」と記した'], source: ['qing-shilu'] },
  ],
  same: { wikidata: 'Q8733' },
});
