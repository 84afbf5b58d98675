import { subject } from '../subject.ts';

export default subject({
  id: 'ashoka',
  kind: 'person',
  region: 'south-asia',
  names: ['阿育王', 'Ashoka', 'Ashoka', 'Ashoka', 'アショーカ王'],
  otherNames: [['无忧王', '天爱喜见王'], ['Aśoka', 'Ashoka the Great', 'Piyadasi'], ['Açoka', 'Piyadassi'], ['Asoka', 'Piyadasi'], ['阿育王', '無憂王']],
  times: [
    { role: 'life', span: ['-0304~', '-0232~'], source: ['thapar-ashoka'] },
    { role: 'reign', span: ['-0268~', '-0232~'], source: ['thapar-ashoka'] },
  ],
  place: { at: [25.6000, 85.1830], name: ['华氏城（今巴特那）', 'Pataliputra, today Patna', 'Pataliputra, aujourd’hui Patna', 'Pataliputra, hoy Patna', 'パータリプトラ（現パトナ）'] },
  summary: [
    '孔雀王朝第三代君主，疆域几乎囊括印度次大陆。即位第八年征服羯陵伽，目睹杀戮而悔恨，此后归心佛法，以“法”（达摩）治国，劝人戒杀、孝亲、尊重各派信仰。他把敕令刻在各地的岩石与石柱上，是印度最早可确读的长篇铭文。佛教典籍尊他为理想的护法王，其名却一度湮没，至1837年始经释读重现。',
    'Third king of the Maurya dynasty, who ruled nearly all of the Indian subcontinent. Shaken by the slaughter of his Kalinga campaign, he turned to the Buddha’s teaching and set out to govern by dhamma: restraint, kindness, respect for every sect. He had this carved on rocks and pillars from Afghanistan to the Deccan. Buddhist legend made him the model of a king; his own words were read again only in 1837.',
    'Troisième souverain de la dynastie Maurya, maître de presque tout le sous-continent indien. Bouleversé par les massacres de sa campagne du Kalinga, il se tourne vers l’enseignement du Bouddha et veut gouverner par le dhamma : modération, bonté, respect de toutes les sectes. Il le fait graver sur rochers et piliers, de l’Afghanistan au Deccan. Ses édits n’ont été déchiffrés qu’en 1837.',
    'Tercer soberano de la dinastía Maurya, señor de casi todo el subcontinente indio. Conmovido por la matanza de su campaña de Kalinga, se volvió a la enseñanza de Buda y quiso gobernar por el dhamma: moderación, bondad, respeto a todas las sectas. Lo hizo grabar en rocas y pilares, desde Afganistán hasta el Decán. Sus edictos no volvieron a leerse hasta 1837.',
    'インド亜大陸のほぼ全域を治めたマウリヤ朝第三代の王。即位八年目にカリンガを征服してその惨禍を悔い、仏教に帰依して、武力ではなく「法（ダルマ）」による統治を掲げた。不殺生や父母への孝、諸宗派の尊重を説く詔勅を各地の岩と石柱に刻ませた。仏典では理想の護法王とされたが、碑文が解読されたのは1837年である。',
  ],
  events: [
    { when: '-0268~', title: ['在华氏城即位', 'Takes the throne at Pataliputra', 'Monte sur le trône à Pataliputra', 'Sube al trono en Pataliputra', 'パータリプトラで王位に就く'], at: 'pataliputra', weight: 2, source: ['thapar-ashoka'] },
    { when: '-0261~', title: ['征服羯陵伽，悔其杀戮', 'Conquers Kalinga and is seized by remorse', 'Conquiert le Kalinga et en éprouve du remords', 'Conquista Kalinga y siente remordimiento', 'カリンガを征服し、その惨禍を悔いる'], at: 'dhauli', weight: 3, with: ['kalinga-war'], source: ['ashokan-edicts', 'Rock Edict XIII'] },
    { when: ['-0258~', '-0256~'], title: ['始颁摩崖法敕', 'Begins to have his edicts on dhamma carved on rocks', 'Fait graver ses premiers édits sur des rochers', 'Empieza a grabar en rocas sus edictos sobre el dhamma', '法の詔勅を岩に刻ませ始める'], weight: 3, source: ['ashokan-edicts', 'Rock Edict IV'] },
    { when: '-0250~', title: ['遣子摩哂陀赴斯里兰卡传教', 'Sends his son Mahinda to Sri Lanka with the Buddha’s teaching', 'Envoie son fils Mahinda porter le bouddhisme à Ceylan', 'Envía a su hijo Mahinda a llevar el budismo a Sri Lanka', '子のマヒンダをスリランカへ伝道に送る'], at: 'anuradhapura', weight: 2, with: ['buddhism'], source: ['mahavamsa', '13'] },
    { when: '-0249~', title: ['朝礼蓝毗尼并立石柱', 'Visits Lumbini and sets up a pillar at the Buddha’s birthplace', 'Se rend à Lumbini et dresse un pilier au lieu de naissance du Bouddha', 'Visita Lumbini y alza un pilar en el lugar natal de Buda', 'ルンビニーを巡拝し、石柱を建てる'], at: 'lumbini', weight: 2, with: ['gautama-buddha'], source: ['ashokan-edicts', 'Lumbini pillar'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'maurya-empire', when: ['-0268~', '-0232~'], source: ['thapar-ashoka'] },
    { word: 'led-in', to: 'kalinga-war', when: '-0261~', source: ['ashokan-edicts', 'Rock Edict XIII'] },
    { word: 'spread', to: 'buddhism', note: ['据斯里兰卡史书，第三次结集后派出九路使团传法', 'The chronicles of Sri Lanka tell of nine missions sent out after a council at Pataliputra', 'Selon les chroniques de Ceylan, neuf missions partirent après un concile à Pataliputra', 'Las crónicas de Sri Lanka hablan de nueve misiones enviadas tras un concilio en Pataliputra', 'スリランカの史書は、第三結集の後に九方面へ伝道団を送ったと伝える'], source: ['mahavamsa', '12'] },
    { word: 'worships', to: 'buddhism', source: ['ashokan-edicts', 'Minor Rock Edict I'] },
    { word: 'builder-of', to: 'sanchi', when: '-0250~', source: ['marshall-sanchi'] },
    { word: 'compared-with', to: 'qin-shi-huang', note: ['同在公元前三世纪首次以一统之君治理印度与中国的大部，并皆刻石布告天下', 'Each ruled most of his land as one realm in the third century BC and spoke to it through inscriptions on stone', 'Au IIIe siècle av. J.-C., chacun gouverne un pays presque entier et lui parle par des inscriptions sur pierre', 'En el siglo III a. C. ambos gobernaron casi todo su país y le hablaron mediante inscripciones en piedra', 'ともに前三世紀に広大な国土を統べ、石に刻んだ文で天下に告げた'], source: ['thapar-ashoka'] },
    { word: 'influenced', to: 'wu-zetian', note: ['武则天以阿育王式的转轮王自居，并迎奉其名下的佛舍利', 'Wu Zetian cast herself as a wheel-turning monarch on his model and honoured relics ascribed to him', 'Wu Zetian se présenta, à son exemple, en souveraine à la roue et honora des reliques qu’on lui attribuait', 'Wu Zetian se presentó, a su ejemplo, como monarca que hace girar la rueda y honró reliquias atribuidas a él', '武則天は彼にならう転輪聖王を自任し、阿育王ゆかりとされる舎利を奉じた'], source: ['forte-propaganda'] },
  ],
  same: { wikidata: 'Q8589' },
});
