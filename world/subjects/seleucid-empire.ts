import { subject } from '../subject.ts';

export default subject({
  id: 'seleucid-empire',
  kind: 'polity',
  region: 'near-east',
  names: ['塞琉古帝国', 'Seleucid Empire', 'Empire séleucide', 'Imperio seléucida', 'セレウコス朝'],
  otherNames: [['塞琉古王朝', '条支'], ['Seleucid Kingdom', 'Kingdom of Syria'], ['Royaume séleucide', 'Royaume de Syrie'], ['Reino seléucida', 'Reino de Siria'], ['セレウコス朝シリア', 'シリア王国']],
  times: [{ role: 'span', span: ['-0312', '-0064~'], source: ['appian-syriaca', '48–55'] }],
  place: { at: [36.203, 36.161], name: ['安条克（今安塔基亚）', 'Antioch (now Antakya)', 'Antioche (auj. Antakya)', 'Antioquía (hoy Antakya)', 'アンティオキア（現アンタキヤ）'] },
  summary: [
    '亚历山大部将塞琉古在亚洲建立的希腊化王国。前312年他重夺巴比伦，王朝纪元由此起算，极盛时西起爱琴海，东至中亚。它以底格里斯河畔的塞琉西亚与叙利亚的安条克为都，广建希腊式城市，又供奉巴比伦旧神。东方渐失于帕提亚，西方败于罗马，内争不息，终被庞培废为行省。',
    'Hellenistic kingdom founded in Asia by Seleucus, a general of Alexander. His return to Babylon in 312 BC opened its era, the first continuous count of years; at its widest it reached from the Aegean to Central Asia. Its kings planted Greek cities, Antioch and Seleucia first among them, and honoured Babylonian gods. Parthia took the east, Rome checked the west, and Pompey made Syria a province.',
    'Royaume hellénistique fondé en Asie par Séleucos, général d’Alexandre. Son retour à Babylone, en 312 av. J.-C., ouvre une ère qui compte les années sans interruption ; à son apogée, le royaume va de l’Égée à l’Asie centrale. Ses rois fondent des villes grecques, dont Antioche et Séleucie, et honorent les dieux de Babylone. Les Parthes prennent l’Orient ; Pompée fait de la Syrie une province.',
    'Reino helenístico fundado en Asia por Seleuco, general de Alejandro. Su regreso a Babilonia en 312 a. C. abrió una era que contaba los años sin interrupción; en su apogeo fue del Egeo al Asia central. Sus reyes fundaron ciudades griegas, con Antioquía y Seleucia a la cabeza, y honraron a los dioses babilonios. Los partos tomaron el oriente y Pompeyo hizo de Siria una provincia.',
    'アレクサンドロスの将軍セレウコスがアジアに建てたヘレニズム王国。前312年のバビロン奪回を元年とする紀年を用い、最盛期にはエーゲ海から中央アジアに及んだ。アンティオキアやセレウキアなどギリシア風の都市を各地に建て、バビロニアの神々も敬った。東はパルティアに奪われ、西ではローマに敗れ、前1世紀、ポンペイウスによりシリア属州とされた。',
  ],
  events: [
    { when: '-0312', title: ['塞琉古一世重返巴比伦，王朝纪元之始', 'Seleucus I returns to Babylon; the Seleucid era begins', 'Séleucos Ier rentre à Babylone ; l’ère séleucide commence', 'Seleuco I regresa a Babilonia y comienza la era seléucida', 'セレウコス一世がバビロンに戻り、セレウコス紀元が始まる'], at: 'babylon', weight: 3, with: ['babylon'], source: ['diodorus', '19.90–91'] },
    { when: '-0305~', title: ['与旃陀罗笈多议和，割让印度河诸省，得象五百', 'Cedes the Indus provinces to Chandragupta for five hundred elephants', 'Cède à Chandragupta les provinces de l’Indus contre cinq cents éléphants', 'Cede a Chandragupta las provincias del Indo por quinientos elefantes', 'チャンドラグプタにインダスの諸州を譲り、象五百頭を得る'], weight: 2, with: ['maurya-empire'], source: ['strabo', '15.2.9'] },
    { when: '-0300', title: ['在奥龙特斯河畔建安条克城', 'Founds Antioch on the Orontes', 'Fonde Antioche sur l’Oronte', 'Funda Antioquía del Orontes', 'オロンテス河畔にアンティオキアを建設する'], at: 'antioch', weight: 2, source: ['strabo', '16.2.4–5'] },
    { when: '-0190~', title: ['安条克三世在马格尼西亚败于罗马', 'Antiochus III is defeated by Rome at Magnesia', 'Antiochos III est vaincu par Rome à Magnésie du Sipyle', 'Antíoco III es vencido por Roma en Magnesia del Sípilo', 'アンティオコス三世がマグネシアでローマに敗れる'], at: 'magnesia-sipylus', weight: 3, with: ['roman-republic'], source: ['livy', '37.37–44'] },
    { when: '-0167-12~', title: ['安条克四世亵渎耶路撒冷圣殿，引发马加比起义', 'Antiochus IV profanes the Temple of Jerusalem and provokes the Maccabean revolt', 'Antiochos IV profane le Temple de Jérusalem et provoque la révolte des Maccabées', 'Antíoco IV profana el Templo de Jerusalén y provoca la revuelta macabea', 'アンティオコス四世がエルサレム神殿を汚し、マカバイ戦争を招く'], at: 'jerusalem', weight: 3, with: ['jerusalem'], source: ['first-maccabees', '1.54–59'] },
  ],
  relations: [
    { word: 'warred-with', to: 'ptolemaic-kingdom', when: ['-0274', '-0168'], note: ['为争夺叙利亚南部，两国六度交兵', 'The two houses fought six Syrian Wars for southern Syria', 'Les deux maisons se disputèrent la Syrie du Sud en six guerres', 'Las dos casas libraron seis guerras por el sur de Siria', '両朝は南シリアを争って六度のシリア戦争を戦った'], source: ['cambridge-ancient-history', 'VII.1'] },
    { word: 'warred-with', to: 'maurya-empire', when: '-0305~', source: ['appian-syriaca', '55'] },
    { word: 'conquered', to: 'babylon', when: '-0312', source: ['diodorus', '19.90–91'] },
    { word: 'conquered', to: 'jerusalem', when: '-0200~', source: ['polybius', '16.39'] },
    { word: 'ally-of', to: 'hannibal', when: ['-0195', '-0190~'], note: ['汉尼拔流亡后投奔安条克三世，劝其在意大利开战', 'In exile Hannibal came to Antiochus III and urged him to carry war into Italy', 'Exilé, Hannibal se rendit auprès d’Antiochos III et le pressa d’attaquer l’Italie', 'En el exilio, Aníbal acudió a Antíoco III y lo instó a llevar la guerra a Italia', '亡命したハンニバルはアンティオコス三世にイタリア進攻を勧めた'], source: ['livy', '33.49; 34.60'] },
    { word: 'adopted', to: 'cuneiform', when: '-0268', note: ['安条克一世用阿卡德语圆筒铭文记述重修波尔西帕神庙', 'Antiochus I recorded his rebuilding of a temple at Borsippa on an Akkadian cylinder', 'Antiochos Ier commémora en akkadien, sur un cylindre, la réfection d’un temple à Borsippa', 'Antíoco I conmemoró en acadio, en un cilindro, la reconstrucción de un templo en Borsippa', 'アンティオコス一世はボルシッパの神殿再建をアッカド語の円筒碑文に記した'], source: ['antiochus-cylinder'] },
  ],
  same: { nomisma: 'seleucid_empire' },
});
