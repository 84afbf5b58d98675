import { subject } from '../subject.ts';

export default subject({
  id: 'hatshepsut',
  kind: 'person',
  region: 'africa',
  names: ['哈特谢普苏特', 'Hatshepsut', 'Hatchepsout', 'Hatshepsut', 'ハトシェプスト'],
  otherNames: [['玛阿特卡拉'], ['Hatchepsut', 'Maatkare'], ['Maâtkarê'], ['Maatkara'], ['マアトカラー']],
  times: [
    { role: 'life', span: ['-1507?', '-1458~'], source: ['tyldesley-hatchepsut'] },
    { role: 'reign', span: ['-1473~', '-1458~'], source: ['oxford-ancient-egypt'] },
  ],
  place: { at: [25.72, 32.61], name: ['底比斯', 'Thebes', 'Thèbes', 'Tebas', 'テーベ'] },
  summary: [
    '古埃及新王国第十八王朝以男性国王名号统治的女法老。她是图特摩斯一世之女、图特摩斯二世之妻，丈夫死后先为年幼的继子图特摩斯三世摄政，约公元前1473年加冕称王，与他共治。她在卡纳克立方尖碑，在代尔巴赫里建葬祭庙，并派船队远航蓬特。她死后约二十年，名字与形象从纪念物上被凿去。',
    'Queen who ruled New Kingdom Egypt with the full titles of a king. Daughter of Thutmose I and widow of Thutmose II, she governed for her young stepson Thutmose III and about 1473 BC had herself crowned beside him. Her reign is known for buildings at Karnak and Deir el-Bahari and for a voyage to Punt. Some twenty years after her death, her name was hacked from the monuments.',
    'Reine qui gouverna l’Égypte du Nouvel Empire avec tous les titres d’un roi. Fille de Thoutmosis Ier et veuve de Thoutmosis II, elle exerce la régence pour son beau-fils Thoutmosis III, puis se fait couronner à ses côtés vers 1473 av. J.-C. Son règne est marqué par les chantiers de Karnak et de Deir el-Bahari et par un voyage au pays de Pount. Une vingtaine d’années après sa mort, on martela son nom.',
    'Reina que gobernó el Egipto del Imperio Nuevo con todos los títulos de un rey. Hija de Tutmosis I y viuda de Tutmosis II, fue regente de su hijastro Tutmosis III y hacia 1473 a. C. se hizo coronar junto a él. De su reinado destacan las obras de Karnak y Deir el-Bahari y el viaje al país de Punt. Unos veinte años después de su muerte se borró su nombre de los monumentos.',
    '王の称号を帯びて新王国時代のエジプトを治めた第十八王朝の女性ファラオ。トトメス一世の娘で、夫トトメス二世の死後、幼い継子トトメス三世の摂政となり、紀元前1473年頃に自ら戴冠して共同で統治した。カルナックのオベリスク、デイル・エル=バハリの葬祭殿、プント遠征で知られる。没後二十年ほどして、その名と像は記念物から削り取られた。',
  ],
  events: [
    { when: '-1479~', title: ['丈夫去世，为幼王图特摩斯三世摄政', 'Becomes regent for the boy king Thutmose III', 'Devient régente pour l’enfant roi Thoutmosis III', 'Asume la regencia por el niño rey Tutmosis III', '幼いトトメス三世の摂政となる'], at: 'thebes-egypt', weight: 2, with: ['new-kingdom'], source: ['oxford-ancient-egypt'] },
    { when: '-1473~', title: ['加冕为上下埃及之王', 'Is crowned king of Upper and Lower Egypt', 'Se fait couronner roi de Haute et Basse-Égypte', 'Se hace coronar rey del Alto y el Bajo Egipto', '上下エジプトの王として戴冠する'], at: 'karnak', weight: 2, with: ['new-kingdom'], source: ['tyldesley-hatchepsut'] },
    { when: '-1471~', title: ['派五艘船远航蓬特，带回没药树与黄金', 'Sends five ships to Punt, which bring back myrrh trees and gold', 'Envoie cinq navires au pays de Pount, d’où ils rapportent myrrhe et or', 'Envía cinco naves a Punt, que vuelven con árboles de mirra y oro', '五隻の船をプントへ送り、没薬の木と黄金を得る'], weight: 2, source: ['breasted-records', 'II §§246–295'] },
    { when: ['-1473~', '-1458~'], title: ['在代尔巴赫里建成葬祭庙“圣中之圣”', 'Builds the temple Djeser-djeseru at Deir el-Bahari', 'Fait bâtir le temple Djéser-djésérou à Deir el-Bahari', 'Construye el templo Dyeser-Dyeseru en Deir el-Bahari', 'デイル・エル=バハリに葬祭殿を建てる'], at: 'deir-el-bahari', weight: 2, source: ['tyldesley-hatchepsut'] },
    { when: '-1464~', title: ['在卡纳克竖立一对花岗岩方尖碑', 'Sets up a pair of granite obelisks at Karnak', 'Dresse une paire d’obélisques de granite à Karnak', 'Erige dos obeliscos de granito en Karnak', 'カルナックに一対の花崗岩オベリスクを立てる'], at: 'karnak', weight: 1, source: ['breasted-records', 'II §§304–321'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'new-kingdom', when: ['-1473~', '-1458~'], source: ['oxford-ancient-egypt'] },
    { word: 'compared-with', to: 'wu-zetian', note: ['二人都由后妃、摄政而自登帝位，也都借宗教为女主正名', 'Both rose from consort and regent to the throne itself, and both called on religion to justify a woman’s rule', 'Toutes deux passèrent du rang d’épouse et de régente au trône, et toutes deux demandèrent à la religion de justifier leur pouvoir', 'Ambas pasaron de consorte y regente al trono mismo, y ambas buscaron en la religión la justificación de su poder', 'ともに后・摂政から自ら君主となり、宗教によって女性の支配を正当化した'], source: ['tyldesley-hatchepsut'] },
    { word: 'compared-with', to: 'cleopatra', note: ['哈特谢普苏特是埃及最早的强势女王之一，克利奥帕特拉是最后一位', 'The most successful female king of native Egypt and its last queen stand fourteen centuries apart', 'Quatorze siècles séparent la grande reine-pharaon de la dernière reine d’Égypte', 'Catorce siglos separan a la gran reina faraón de la última reina de Egipto', 'エジプト最強の女王と最後の女王は十四世紀を隔てている'], source: ['roller-cleopatra'] },
    { word: 'compared-with', to: 'nefertiti', note: ['纳芙蒂蒂若曾独自称王，便是沿着哈特谢普苏特的先例', 'If Nefertiti ever ruled alone, she followed the precedent set by Hatshepsut', 'Si Néfertiti a jamais régné seule, elle suivait le précédent de Hatchepsout', 'Si Nefertiti llegó a reinar sola, siguió el precedente de Hatshepsut', 'ネフェルティティが単独で統治したとすれば、ハトシェプストの先例に倣ったことになる'], source: ['tyldesley-nefertiti'] },
    { word: 'enemy-of', to: 'kingdom-of-kush', when: ['-1473~', '-1458~'], note: ['铭文提到她在位时曾对库施用兵', 'Inscriptions speak of at least one campaign into Kush in her reign', 'Des inscriptions mentionnent au moins une campagne en pays de Koush sous son règne', 'Las inscripciones hablan de al menos una campaña en Kush durante su reinado', '碑文は治世中のクシュへの遠征を伝える'], source: ['tyldesley-hatchepsut'] },
  ],
  same: { wikidata: 'Q129234' },
});
