import { subject } from '../subject.ts';

export default subject({
  id: 'gupta-empire',
  kind: 'polity',
  region: 'south-asia',
  names: ['笈多王朝', 'Gupta Empire', 'Empire gupta', 'Imperio gupta', 'グプタ朝'],
  otherNames: [['笈多帝国'], ['Guptas'], ['dynastie Gupta'], ['dinastía Gupta'], ['グプタ帝国']],
  times: [{ role: 'span', span: ['0319~', '0550~'], source: ['thapar-early-india'] }],
  place: { at: [25.6, 85.14], name: ['华氏城', 'Pataliputra', 'Pataliputra', 'Pataliputra', 'パータリプトラ'] },
  summary: [
    '统治北印度的王朝。旃陀罗·笈多一世约319年建元，与离车族联姻，据恒河中游；三谟陀罗·笈多的战功刻于阿拉哈巴德石柱，旃陀罗·笈多二世约400年并西部海岸，法显来时称其民“殷乐”。梵文学、数学、天文与雕刻大盛，迦梨陀娑、阿耶波多均在此时代。5世纪末嚈哒入侵，帝国渐分崩。',
    'Dynasty that ruled northern India. Chandragupta I counted its era from about 319 and married a Licchavi princess; Samudragupta’s wars are told on the pillar at Allahabad; Chandragupta II won the western coast about 400, when the pilgrim Faxian found the people well off. Sanskrit poetry, mathematics, astronomy and sculpture flourished, with Kalidasa and Aryabhata. Hunnic attacks broke it up from the late fifth century.',
    'Dynastie qui régna sur l’Inde du Nord. Chandragupta Iᵉʳ compte son ère de 319 environ et épouse une princesse licchavi ; le pilier d’Allahabad conte les guerres de Samudragupta ; Chandragupta II gagne la côte ouest vers 400, quand le pèlerin Faxian trouve le peuple à l’aise. Poésie sanskrite, mathématiques, astronomie et sculpture fleurissent, avec Kalidasa et Aryabhata. Les Huns la disloquent dès la fin du Vᵉ siècle.',
    'Dinastía que reinó en el norte de la India. Chandragupta I contó su era desde 319, más o menos, y se casó con una princesa licchavi; el pilar de Allahabad narra las guerras de Samudragupta; Chandragupta II ganó la costa oeste hacia 400, cuando el peregrino Faxian halló a la gente en bienestar. Florecieron la poesía sánscrita, las matemáticas, la astronomía y la escultura, con Kalidasa y Aryabhata. Los hunos la deshicieron desde fines del siglo V.',
    '北インドを治めた王朝。チャンドラグプタ一世は319年頃を紀元とし、リッチャヴィ族の王女と結婚した。サムドラグプタの戦功はアラーハーバードの石柱に刻まれ、チャンドラグプタ二世は400年頃に西海岸を得た。訪れた法顕は民の豊かさを記す。カーリダーサやアーリヤバタが出て、文学、数学、天文学、彫刻が栄えた。5世紀末からフーナの侵入で崩れた。',
  ],
  events: [
    {
      when: '0400~',
      title: [
        '旃陀罗·笈多二世立铁柱，今在德里',
        'An iron pillar praises a king Chandra; it now stands in Delhi',
        'Un pilier de fer célèbre un roi Chandra ; il est à Delhi',
        'Un pilar de hierro celebra a un rey Chandra; está en Delhi',
        'チャンドラ王をたたえる鉄柱が立てられる（現デリー）',
      ],
      at: 'mehrauli',
      weight: 2,
      source: ['thapar-early-india'],
    },
    {
      when: '0405~',
      title: [
        '法显在华氏城习梵文',
        'Faxian studies Sanskrit at Pataliputra',
        'Faxian étudie le sanskrit à Pataliputra',
        'Faxian estudia sánscrito en Pataliputra',
        '法顕がパータリプトラで梵語を学ぶ',
      ],
      at: 'pataliputra',
      weight: 2,
      source: ['faxian-record'],
    },
    {
      when: '0427~',
      title: [
        '鸠摩罗·笈多在位时创那烂陀寺',
        'The monastery of Nalanda is founded',
        'Le monastère de Nalanda est fondé',
        'Se funda el monasterio de Nalanda',
        'ナーランダー僧院が創建される',
      ],
      at: 'nalanda-gupta',
      weight: 2,
      source: ['thapar-early-india'],
    },
  ],
  relations: [
    { word: 'patron-of', to: 'buddhism', when: ['0427~', '0500~'], source: ['great-tang-records', '9'] },
    { word: 'traded-with', to: 'roman-empire', when: ['0319~', '0476'], source: ['thapar-early-india'] },
  ],
  same: { wikidata: 'Q11774' },
});
