import { subject } from '../subject.ts';

export default subject({
  id: 'shang-dynasty',
  kind: 'polity',
  region: 'east-asia',
  names: ['商朝', 'Shang dynasty', 'Dynastie Shang', 'Dinastía Shang', '殷（商）'],
  otherNames: [['殷朝', '殷商'], ['Yin', 'Shang'], ['Yin', 'Shang'], ['Yin', 'Shang'], ['殷王朝', '商王朝', '殷商']],
  times: [{ role: 'span', span: ['-1600~', '-1046~'], source: ['cambridge-ancient-china', 'ch. 4'] }],
  place: { at: [36.13, 114.31], name: ['殷墟（今河南安阳）', 'Yinxu, at Anyang', 'Yinxu, à Anyang', 'Yinxu, en Anyang', '殷墟（現・安陽）'] },
  summary: [
    '中国第一个有同时代文字可证的王朝，约公元前1600年至前1046年统治黄河中下游。相传汤灭夏而立国，屡迁其都，盘庚以后居殷。殷墟出土的甲骨卜辞记录王室祭祀、征伐、田猎与生育，所见世系与《史记》大体相合。青铜礼器铸造精绝，盛行人殉人祭，末王帝辛为周武王所灭。',
    'The earliest Chinese dynasty attested by writing of its own time, ruling the middle and lower Yellow River. Tradition has Tang found it by overthrowing the Xia; its last capital lay at Anyang. There the kings put their questions about harvests, wars and births to ancestors by cracking bones and shells, and the record of kings so recovered largely confirms the Shiji. Its bronze vessels are unsurpassed.',
    'Première dynastie chinoise attestée par des écrits contemporains, maîtresse du cours moyen et inférieur du fleuve Jaune. La tradition en attribue la fondation à Tang, vainqueur des Xia ; sa dernière capitale fut à Anyang. Les rois y interrogeaient leurs ancêtres sur les récoltes, les guerres et les naissances en faisant craqueler os et écailles ; la liste royale ainsi retrouvée confirme pour l’essentiel le Shiji.',
    'Primera dinastía china atestiguada por escritos de su propio tiempo, dueña del curso medio y bajo del río Amarillo. La tradición atribuye su fundación a Tang, vencedor de los Xia; su última capital estuvo en Anyang. Allí los reyes consultaban a sus antepasados sobre cosechas, guerras y partos agrietando huesos y caparazones; la lista de reyes así recuperada confirma en lo esencial la del Shiji.',
    '同時代の文字によって確かめられる中国最古の王朝。紀元前1600年頃から前1046年頃まで黄河の中・下流域を治めた。湯王が夏を倒して開いたと伝えられ、度々の遷都の後、盤庚以後は殷に都した。殷墟で出土した甲骨文は祭祀・戦争・収穫・出産などの占いを記し、王の系譜は『史記』とほぼ一致する。青銅器の鋳造に優れ、祭祀には人の犠牲を伴った。',
  ],
  events: [
    { when: '-1600~', title: ['相传汤灭夏，都亳', 'Tang is said to overthrow the Xia; the walled city of Zhengzhou rises', 'Tang aurait renversé les Xia ; la cité murée de Zhengzhou s’élève', 'Tang habría derrocado a los Xia; surge la ciudad amurallada de Zhengzhou', '湯王が夏を滅ぼしたと伝わり、鄭州に城壁都市が興る'], at: 'zhengzhou-shang', weight: 3, source: ['shiji', '3'] },
    { when: '-1300~', title: ['相传盘庚迁殷', 'King Pan Geng is said to move the capital to Yin', 'Le roi Pan Geng aurait transféré la capitale à Yin', 'El rey Pan Geng habría trasladado la capital a Yin', '盤庚が殷に都を移したと伝わる'], at: 'yinxu', weight: 2, source: ['shangshu', 'Pan Geng'] },
    { when: '-1250~', title: ['武丁时期，现存最早的甲骨卜辞', 'Under King Wu Ding the oldest surviving oracle inscriptions are cut', 'Sous le roi Wu Ding sont gravées les plus anciennes inscriptions oraculaires conservées', 'Bajo el rey Wu Ding se graban las inscripciones oraculares más antiguas conservadas', '武丁の時代、現存最古の甲骨文が刻まれる'], at: 'yinxu', weight: 3, source: ['oracle-bones'] },
    { when: '-1200~', title: ['妇好下葬，随葬青铜器四百余件', 'Fu Hao, consort and general, is buried with more than 400 bronzes', 'Fu Hao, épouse et chef de guerre, est enterrée avec plus de 400 bronzes', 'Fu Hao, consorte y jefa militar, es enterrada con más de 400 bronces', '王妃にして将の婦好が四百余点の青銅器と葬られる'], at: 'yinxu', weight: 2, source: ['cambridge-ancient-china', 'ch. 3'] },
    { when: '-1046~', title: ['牧野之战，帝辛自焚，商亡', 'Defeated at Muye, the last king Di Xin burns himself in his palace', 'Vaincu à Muye, le dernier roi Di Xin se brûle dans son palais', 'Vencido en Muye, el último rey Di Xin se quema en su palacio', '牧野に敗れ、最後の王帝辛が自ら焼死する'], at: 'muye', weight: 3, with: ['zhou-dynasty'], source: ['li-gui'] },
  ],
  relations: [
    { word: 'preceded', to: 'zhou-dynasty', when: '-1046~', source: ['shiji', '4'] },
    { word: 'warred-with', to: 'zhou-dynasty', when: '-1046~', at: 'muye', source: ['li-gui'] },
    { word: 'ancestor-of', to: 'kongzi', note: ['孔子自称殷人之后，其先世为宋国公族', 'Kongzi traced his line to the Shang kings through the house of Song', 'Confucius faisait remonter sa lignée aux rois Shang par la maison de Song', 'Confucio remontaba su linaje a los reyes Shang por la casa de Song', '孔子は宋の公族を経て殷の子孫を自任した'], source: ['shiji', '47'] },
    { word: 'influenced', to: 'confucianism', note: ['祭祀祖先之礼可上溯商代', 'Sacrifice to the ancestors, at the heart of Confucian ritual, goes back to Shang practice', 'Le sacrifice aux ancêtres, au cœur des rites confucéens, remonte à l’usage des Shang', 'El sacrificio a los antepasados, centro de los ritos confucianos, se remonta a los Shang', '儒家の礼の中心をなす祖先祭祀は殷代にさかのぼる'], source: ['cambridge-ancient-china', 'ch. 4'] },
  ],
});
