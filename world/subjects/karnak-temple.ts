import { subject } from '../subject.ts';

export default subject({
  id: 'karnak-temple',
  kind: 'site',
  region: 'africa',
  names: ['卡纳克神庙', 'Karnak', 'Karnak', 'Karnak', 'カルナック神殿'],
  otherNames: [
    ['卡纳克阿蒙神庙'],
    ['Temple of Amun at Karnak', 'Ipet-sut'],
    ['temple d’Amon de Karnak'],
    ['templo de Amón en Karnak'],
    ['カルナックのアメン大神殿'],
  ],
  times: [{ role: 'made', span: ['-1950~', '-0030~'], source: ['blyth-karnak'] }],
  place: {
    at: [25.7188, 32.6573],
    name: ['埃及卢克索', 'Luxor, Egypt', 'Louxor, Égypte', 'Luxor, Egipto', 'エジプト、ルクソール'],
  },
  summary: [
    '底比斯阿蒙神的神庙群，埃及人称“诸地之选”。从中王国的森乌塞特一世到托勒密时代，近两千年间诸王不断增建：哈特谢普苏特的方尖碑、塞提一世与拉美西斯二世的多柱厅（一百三十四根柱）、十座塔门、圣湖与通往卢克索的斯芬克斯大道。阿蒙的祭司与田产曾富可敌国。1903年起，一个院子下掘出近八百尊石像。',
    'Temples of Amun at Thebes, to which kings added for almost two thousand years, from Senusret I to the Ptolemies: the obelisks of Hatshepsut, the hypostyle hall of Seti I and Ramesses II with its 134 columns, ten pylons, a sacred lake and an avenue of sphinxes to Luxor. The god’s estates and priests were a power in the state. From 1903 on almost eight hundred statues of stone came out of a pit beneath one of its courts.',
    'Temples d’Amon à Thèbes, que les rois agrandirent près de deux mille ans, de Sésostris Iᵉʳ aux Ptolémées : les obélisques d’Hatchepsout, la salle hypostyle de Séthi Iᵉʳ et de Ramsès II aux 134 colonnes, dix pylônes, un lac sacré, une allée de sphinx jusqu’à Louxor. Les domaines et les prêtres du dieu étaient une puissance dans l’État. À partir de 1903, près de huit cents statues de pierre sortirent d’une fosse, sous une de ses cours.',
    'Templos de Amón en Tebas, que los reyes ampliaron durante casi dos mil años, de Sesostris I a los Ptolomeos: los obeliscos de Hatshepsut, la sala hipóstila de Seti I y Ramsés II con sus 134 columnas, diez pilonos, un lago sagrado y una avenida de esfinges hasta Luxor. Las tierras y los sacerdotes del dios eran un poder en el Estado. Desde 1903 salieron casi ochocientas estatuas de piedra de una fosa bajo uno de sus patios.',
    'テーベのアメン神の神殿群。センウセレト一世からプトレマイオス朝まで、ほぼ二千年にわたり王たちが建て増した。ハトシェプストのオベリスク、セティ一世とラムセス二世の百三十四本の柱が並ぶ列柱室、十の塔門、聖なる池、ルクソールへ続くスフィンクスの参道がある。神の所領と祭司は国の中の一大勢力であった。1903年から、中庭の地下で八百体近い石像が掘り出された。',
  ],
  events: [
    {
      when: '-1464~',
      title: [
        '哈特谢普苏特在阿蒙庙立起一对方尖碑',
        'Hatshepsut sets up two obelisks of granite',
        'Hatchepsout y dresse deux obélisques de granite',
        'Hatshepsut erige dos obeliscos de granito',
        'ハトシェプストが一対のオベリスクを立てる',
      ],
      at: 'karnak',
      weight: 2,
      with: ['hatshepsut'],
      source: ['breasted-records', 'II §§304–321'],
    },
    {
      when: ['-1290~', '-1270~'],
      title: [
        '塞提一世与拉美西斯二世建成多柱大厅',
        'Seti I and Ramesses II build the great hypostyle hall',
        'Séthi Iᵉʳ et Ramsès II élèvent la grande salle hypostyle',
        'Seti I y Ramsés II levantan la gran sala hipóstila',
        'セティ一世とラムセス二世が大列柱室を築く',
      ],
      at: 'karnak',
      weight: 3,
      with: ['ramesses-ii'],
      source: ['blyth-karnak'],
    },
    {
      when: ['1903', '1907~'],
      title: [
        '勒格兰在第七塔门前院掘出大批窖藏石像',
        'Georges Legrain digs hundreds of buried statues out of a court',
        'Georges Legrain exhume d’une cour des centaines de statues',
        'Georges Legrain exhuma de un patio cientos de estatuas',
        'ジョルジュ・ルグランが中庭から多数の像を掘り出す',
      ],
      at: 'karnak',
      weight: 1,
      source: ['blyth-karnak'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'egypt', source: ['unesco-world-heritage', '87'] },
    {
      word: 'has-scenes-of',
      to: 'battle-of-kadesh',
      note: [
        '外墙刻有卡叠石之战，与赫梯所订和约的埃及文本也刻在庙墙上',
        'The battle is carved on its outer walls, and so is the Egyptian text of the treaty with the Hittites',
        'La bataille est gravée sur ses murs extérieurs, de même que le texte égyptien du traité avec les Hittites',
        'La batalla está grabada en sus muros exteriores, igual que el texto egipcio del tratado con los hititas',
        '外壁に戦いの場面が刻まれ、ヒッタイトとの条約のエジプト語文も壁に残る',
      ],
      source: ['kitchen-ramesses'],
    },
  ],
  same: { wikidata: 'Q180201' },
});
