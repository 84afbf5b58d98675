import { subject } from '../subject.ts';

export default subject({
  id: 'epic-of-gilgamesh',
  kind: 'book',
  region: 'near-east',
  names: ['吉尔伽美什史诗', 'Epic of Gilgamesh', 'Épopée de Gilgamesh', 'Epopeya de Gilgamesh', 'ギルガメシュ叙事詩'],
  otherNames: [['吉尔伽美什', '他见过深渊'], ['Gilgamesh', 'He Who Saw the Deep'], ['Gilgamesh', 'Celui qui a vu l’Abîme'], ['Poema de Gilgamesh', 'El que vio el Abismo'], ['ギルガメッシュ叙事詩', '深淵を見し者']],
  times: [
    { role: 'made', span: ['-1800~', '-1100~'], source: ['george-gilgamesh'] },
  ],
  place: { at: [31.324, 45.637], name: ['乌鲁克', 'Uruk', 'Uruk', 'Uruk', 'ウルク'] },
  summary: [
    '古代两河流域最伟大的史诗，讲述乌鲁克王吉尔伽美什的友谊、丧友与求不死之旅。他与野人恩奇都结为好友，同杀雪松林的洪巴巴与天牛；恩奇都病死后，他远行寻访洪水的幸存者，终于明白人必有死，唯城墙与名声长存。古巴比伦语本约成于前18世纪，十二块泥板的标准本相传由辛勒奇乌尼尼编定。',
    'The greatest poem of ancient Mesopotamia, on the friendship, grief and failed quest of Gilgamesh, king of Uruk. With the wild man Enkidu he kills Humbaba of the Cedar Forest and the Bull of Heaven; when Enkidu dies he seeks out the survivor of the Flood and learns that man must die. Old Babylonian tablets go back to about 1800 BC; the eleven-tablet standard version, with a twelfth appended, was ascribed to Sin-leqe-unninni.',
    'Le plus grand poème de la Mésopotamie ancienne : l’amitié, le deuil et la quête vaine de Gilgamesh, roi d’Uruk. Avec Enkidu, l’homme sauvage, il tue Humbaba dans la forêt de cèdres puis le Taureau céleste ; Enkidu mort, il cherche le rescapé du Déluge et apprend que l’homme est mortel. Les tablettes paléo-babyloniennes remontent vers 1800 av. J.-C. ; la version standard, en onze tablettes et une annexe, est attribuée à Sin-leqe-unninni.',
    'El mayor poema de la antigua Mesopotamia: la amistad, el duelo y la búsqueda fallida de Gilgamesh, rey de Uruk. Con Enkidu, el hombre salvaje, mata a Humbaba en el bosque de cedros y al Toro del Cielo; muerto Enkidu, busca al superviviente del Diluvio y aprende que el hombre ha de morir. Las tablillas paleobabilonias datan de hacia 1800 a. C.; la versión estándar, en once tablillas y un apéndice, se atribuyó a Sin-leqe-unninni.',
    '古代メソポタミア最大の叙事詩。ウルクの王ギルガメシュの友情と悲しみ、不死を求める旅をうたう。王は野人エンキドゥと結び、杉の森のフンババと天の牡牛を倒すが、友の死ののち洪水の生き残りを訪ね、人は死すべきものと悟る。古バビロニア版は前1800年頃にさかのぼり、付録を含む十二枚の標準版はシン・レーキ・ウンニンニの編と伝えられる。',
  ],
  events: [
    { when: '-1800~', title: ['最早的阿卡德语版本写成', 'The oldest Akkadian version is composed', 'Composition de la plus ancienne version akkadienne', 'Se compone la versión acadia más antigua', '最古のアッカド語版が成る'], weight: 3, source: ['george-gilgamesh'] },
    { when: '-1100~', title: ['标准本编定，后世归于辛勒奇乌尼尼', 'The standard version takes shape, later credited to Sin-leqe-unninni', 'La version standard prend forme, attribuée plus tard à Sin-leqe-unninni', 'Se fija la versión estándar, atribuida después a Sin-leqe-unninni', 'のちにシン・レーキ・ウンニンニに帰される標準版がまとまる'], weight: 2, source: ['george-gilgamesh'] },
    { when: ['1850', '1853'], title: ['莱亚德与拉萨姆在尼尼微掘得抄本泥板', 'Layard and Rassam dig up its tablets at Nineveh', 'Layard et Rassam en exhument les tablettes à Ninive', 'Layard y Rassam desentierran sus tablillas en Nínive', 'レヤードとラッサムがニネヴェで粘土板を掘り出す'], at: 'nineveh', weight: 2, with: ['ashurbanipal'], source: ['george-gilgamesh'] },
    { when: '1872-12-03', title: ['乔治·史密斯在伦敦公布洪水泥板', 'George Smith announces the Flood tablet in London', 'George Smith révèle à Londres la tablette du Déluge', 'George Smith da a conocer en Londres la tablilla del Diluvio', 'ジョージ・スミスがロンドンで洪水の粘土板を発表する'], weight: 3, source: ['smith-chaldean-account'] },
  ],
  relations: [
    { word: 'written-in-script', to: 'cuneiform', source: ['george-gilgamesh'] },
    { word: 'tells-of', to: 'sumer', note: ['史诗始于并终于乌鲁克城墙，吉尔伽美什之名亦见于苏美尔王表', 'The poem begins and ends on the walls of Uruk, whose king Gilgamesh the Sumerian King List also names', 'Le poème commence et finit sur les murs d’Uruk, dont la Liste royale sumérienne nomme aussi le roi Gilgamesh', 'El poema empieza y acaba en los muros de Uruk, cuyo rey Gilgamesh figura también en la Lista real sumeria', '詩はウルクの城壁に始まり城壁に終わる。ギルガメシュはシュメール王名表にも見える'], source: ['gilgamesh-tablets', 'I and XI'] },
    { word: 'made-under', to: 'babylon', when: ['-1800~', '-1600~'], source: ['george-gilgamesh'] },
    { word: 'compared-with', to: 'mahabharata', note: ['两部史诗都讲到一人受神警示、造船避过大洪水', 'Both tell of one man who, warned by a god, rides out the great flood in a boat', 'Toutes deux racontent un homme averti par un dieu qui survit au déluge sur un bateau', 'Ambas cuentan de un hombre que, avisado por un dios, sobrevive al diluvio en una nave', 'どちらも、神に告げられて船で大洪水を逃れる男の話を含む'], source: ['gilgamesh-tablets', 'XI'] },
  ],
  same: { wikidata: 'Q8272' },
});
