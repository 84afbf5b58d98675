import { subject } from '../subject.ts';

export default subject({
  id: 'buddhism',
  kind: 'idea',
  region: 'south-asia',
  names: ['佛教', 'Buddhism', 'Bouddhisme', 'Budismo', '仏教'],
  otherNames: [['释教', '佛法'], ['Dharma', 'Sasana'], ['Dharma', 'voie du Bouddha'], ['Dharma', 'camino de Buda'], ['仏法', '釈教']],
  times: [
    { role: 'span', span: ['-0445~', '..'], source: ['bechert-dating'] },
  ],
  place: { at: [24.6959, 84.9914], name: ['菩提伽耶', 'Bodh Gaya, Bihar', 'Bodhgaya, Bihar', 'Bodh Gaya, Bihar', 'ブッダガヤ（ビハール州）'] },
  summary: [
    '公元前五世纪起源于恒河流域的宗教，以释迦牟尼的教说为本：世间无常是苦，苦由贪爱而起，循八正道可至涅槃。出家僧团与在家信众互相依存。阿育王之后传遍印度并越海至斯里兰卡，后分上座部与大乘诸派，经丝绸之路入中国，再到朝鲜、日本，又传藏地与东南亚。十三世纪前后在印度本土衰微，今为世界性宗教。',
    'A religion that arose on the Ganges plain in the fifth century BC from the teaching of Gautama the Buddha: life is fleeting and unsatisfying, craving is the cause, and an eightfold path leads to nirvana. Carried by monks, nuns and merchants, it reached Sri Lanka, Central Asia, China, Korea, Japan, Tibet and Southeast Asia in Theravada and Mahayana forms, while it faded from most of India by about 1300.',
    'Religion née au Ve siècle av. J.-C. dans la plaine du Gange, de l’enseignement du Bouddha : la vie est changeante et douloureuse, le désir en est la cause, un octuple sentier mène au nirvana. Moines, nonnes et marchands la portèrent à Ceylan, en Asie centrale, en Chine, en Corée, au Japon, au Tibet et en Asie du Sud-Est, sous les formes du Theravada et du Mahayana, tandis qu’elle s’effaçait en Inde vers 1300.',
    'Religión nacida en el siglo V a. C. en la llanura del Ganges, de la enseñanza de Buda: la vida es pasajera y dolorosa, el deseo es la causa y un óctuple sendero lleva al nirvana. Monjes, monjas y mercaderes la llevaron a Sri Lanka, Asia central, China, Corea, Japón, el Tíbet y el Sudeste Asiático en las formas theravada y mahayana, mientras se apagaba en casi toda la India hacia 1300.',
    '前五世紀頃、ガンジス流域で釈迦の教えから生まれた宗教。無常にして苦なる生の原因を渇愛に求め、八正道によって涅槃に至ると説く。出家の僧団と在家信者が支え合い、アショーカ王以後インド各地とスリランカへ広がった。上座部と大乗に分かれ、中央アジアから中国、朝鮮、日本へ、またチベットと東南アジアへ伝わる。インド本土では十三世紀頃に衰えた。',
  ],
  events: [
    { when: '-0250~', title: ['华氏城结集，派使团赴各方传法', 'A council at Pataliputra is followed by missions in all directions', 'Un concile à Pataliputra est suivi de missions en tous sens', 'Un concilio en Pataliputra va seguido de misiones en todas direcciones', 'パータリプトラで結集が行われ、各地に伝道団が送られる'], at: 'pataliputra', weight: 2, with: ['ashoka'], source: ['mahavamsa', '5; 12'] },
    { when: '0068?', title: ['相传白马驮经至洛阳，建白马寺', 'Legend has a white horse bring the sutras to Luoyang', 'La légende veut qu’un cheval blanc ait porté les soutras à Luoyang', 'Según la leyenda, un caballo blanco lleva los sutras a Luoyang', '白馬が経典を洛陽に運んだと伝える'], at: 'baimasi', weight: 2, with: ['han-dynasty'], source: ['zurcher-conquest', '2'] },
    { when: '0552?', title: ['百济圣明王赠日本朝廷佛像与经卷（一说538年）', 'The king of Baekje sends a statue and sutras to the Japanese court, or already in 538', 'Le roi de Baekje envoie au Japon une statue et des soutras, peut-être dès 538', 'El rey de Baekje envía a Japón una estatua y sutras, o ya en 538', '百済の聖明王が仏像と経論を日本へ贈る（538年説もある）'], at: 'asuka', weight: 2, source: ['nihon-shoki', '19'] },
    { when: '1193~', title: ['那烂陀等大寺毁于战火', 'The great monasteries of Bihar, Nalanda among them, are sacked', 'Les grands monastères du Bihar, dont Nalanda, sont saccagés', 'Los grandes monasterios de Bihar, como Nalanda, son saqueados', 'ナーランダーなどビハールの大僧院が襲われる'], at: 'nalanda-ruins', weight: 3, source: ['harvey-buddhism', '7'] },
  ],
  relations: [
    { word: 'route-through', to: 'silk-road', note: ['最早在中国译经的多为安息、月氏、粟特出身的僧人', 'The first translators in China were monks of Parthian, Kushan and Sogdian origin', 'Les premiers traducteurs en Chine étaient des moines parthes, kouchans et sogdiens', 'Los primeros traductores en China fueron monjes partos, kushanes y sogdianos', '中国で最初に経を訳したのは、安息・月氏・ソグド出身の僧であった'], source: ['zurcher-conquest', '2'] },
    { word: 'inspired', to: 'mogao-caves', when: ['0366', '1368'], source: ['unesco-world-heritage', '440'] },
    { word: 'influenced', to: 'tang-dynasty', note: ['唐代是中国佛教的盛期，禅、天台、华严、净土诸宗并立，845年亦遭武宗禁毁', 'Its schools flourished under the Tang, until the emperor Wuzong closed most monasteries in 845', 'Ses écoles fleurirent sous les Tang, jusqu’à ce que Wuzong fermât la plupart des monastères en 845', 'Sus escuelas florecieron con los Tang, hasta que Wuzong cerró la mayoría de los monasterios en 845', '諸宗が唐代に栄えたが、845年に武宗が多くの寺を廃した'], source: ['cambridge-china', '3'] },
    { word: 'influenced', to: 'confucianism', note: ['宋代理学在辟佛的同时，吸收了佛教的心性论与静坐', 'Song thinkers argued against it, yet took over its questions about mind and its quiet sitting', 'Les penseurs Song la combattirent, mais lui prirent ses questions sur l’esprit et la méditation assise', 'Los pensadores Song lo combatieron, pero tomaron sus preguntas sobre la mente y la meditación sentada', '宋学は仏教を批判しつつ、その心性論と静坐を取り入れた'], source: ['cambridge-china', '5'] },
    { word: 'inspired', to: 'journey-to-the-west', source: ['harvey-buddhism'] },
    { word: 'influenced', to: 'kublai-khan', when: ['1253~', '1280'], note: ['忽必烈尊藏僧八思巴为国师、帝师', 'Kublai made the Tibetan monk Phagspa his imperial preceptor', 'Kubilaï fit du moine tibétain Phagspa son précepteur impérial', 'Kublai hizo del monje tibetano Phagspa su preceptor imperial', 'クビライはチベット僧パスパを国師・帝師とした'], source: ['cambridge-china', '6'] },
    { word: 'influenced', to: 'wu-zetian', when: '0690', source: ['forte-propaganda'] },
  ],
  same: { wikidata: 'Q748' },
});
