import { subject } from '../subject.ts';

export default subject({
  id: 'laozi',
  kind: 'person',
  region: 'east-asia',
  names: ['老子', 'Laozi', 'Laozi', 'Laozi', '老子'],
  otherNames: [['老聃', '李耳', '太上老君'], ['Lao Tzu', 'Lao Dan', 'Li Er'], ['Lao-tseu', 'Lao Dan', 'Li Er'], ['Lao-Tse', 'Lao Dan', 'Li Er'], ['老聃', '李耳', '太上老君']],
  times: [{ role: 'active', span: ['-0550?', '-0450?'], source: ['shiji', '63'] }],
  place: { at: [33.86, 115.48], name: ['楚国苦县（今河南鹿邑）', 'Ku, state of Chu (Luyi)', 'Ku, pays de Chu (Luyi)', 'Ku, estado de Chu (Luyi)', '楚の苦県（現・鹿邑）'] },
  summary: [
    '相传为《道德经》的作者，道家尊为始祖。《史记》称他姓李名耳，楚国苦县人，做过周室守藏史，见周衰而西去，出关前应关令尹喜之请著书五千余言。司马迁已兼录老莱子、太史儋两说而不能决，今人多疑其人之有无。东汉以后他被奉为神，道教称太上老君。',
    'The sage to whom the Dao De Jing is attributed and whom Daoists honour as their first master. The Shiji makes him an archivist of the Zhou court who, seeing the dynasty decay, rode west and left a book with the keeper of the pass. Sima Qian already knew rival identifications and could not decide between them; many scholars doubt that he lived. From Han times he was worshipped as a god.',
    'Sage à qui l’on attribue le Dao De Jing et que les taoïstes vénèrent comme leur premier maître. Le Shiji en fait un archiviste des Zhou qui, voyant décliner la dynastie, part vers l’ouest et laisse un livre au gardien de la passe. Sima Qian connaissait déjà des identifications rivales sans pouvoir trancher ; beaucoup doutent qu’il ait existé. Dès les Han, il reçoit un culte divin.',
    'Sabio a quien se atribuye el Dao De Jing y al que los taoístas veneran como primer maestro. El Shiji lo presenta como archivero de la corte Zhou que, al ver decaer la dinastía, partió hacia el oeste y dejó un libro al guardián del paso. Sima Qian conocía ya identificaciones rivales y no supo decidirse; muchos dudan de que existiera. Desde los Han recibió culto como dios.',
    '『老子道徳経』の著者と伝えられ、道家が始祖と仰ぐ人物。『史記』によれば姓は李、名は耳、楚の苦県の人で、周の蔵書を司ったが、周の衰えを見て西へ去り、関の役人尹喜の求めで五千余言を残した。司馬遷はすでに老莱子や太史儋とする異説も記して決めかねており、実在を疑う学者も多い。後漢以降は神格化され、太上老君と呼ばれる。',
  ],
  events: [
    { when: '-0518?', title: ['相传孔子至周，向老子问礼', 'Kongzi is said to come to him in the Zhou capital to ask about ritual', 'Confucius serait venu l’interroger sur les rites à la capitale des Zhou', 'Confucio habría acudido a consultarle sobre los ritos en la capital Zhou', '孔子が周の都に来て礼を問うたと伝わる'], at: 'luoyang', weight: 2, with: ['kongzi'], source: ['shiji', '63'] },
    { when: '-0500?', title: ['相传西出函谷关，留书上下篇而去', 'Said to leave by the western pass, handing over a book in two parts', 'Serait parti par la passe de l’ouest en laissant un livre en deux parties', 'Se dice que partió por el paso del oeste, dejando un libro en dos partes', '関を西へ出る前に上下二篇の書を残したという'], at: 'hangu-pass', weight: 2, with: ['dao-de-jing'], source: ['shiji', '63'] },
    { when: '0166', title: ['汉桓帝在宫中祠老子', 'Emperor Huan of Han sacrifices to Laozi in the palace', 'L’empereur Huan des Han sacrifie à Laozi dans son palais', 'El emperador Huan de los Han sacrifica a Laozi en palacio', '後漢の桓帝が宮中で老子を祀る'], at: 'luoyang', weight: 2, with: ['han-dynasty'], source: ['houhanshu', '7'] },
  ],
  relations: [
    { word: 'attributed-author-of', to: 'dao-de-jing', note: ['书中无一人名、地名，当由数代人编成', 'The text names no person or place and seems to have grown over generations', 'Le texte ne nomme ni personne ni lieu et semble s’être formé au fil de générations', 'El texto no nombra personas ni lugares y parece haberse formado durante generaciones', '本文には人名も地名もなく、数世代をかけて編まれたらしい'], source: ['early-chinese-texts'] },
    { word: 'court-of', to: 'zhou-dynasty', when: '-0520?', at: 'luoyang', source: ['shiji', '63'] },
    { word: 'influenced', to: 'han-dynasty', when: ['-0202', '-0141'], note: ['汉初奉“黄老”之学，以清静无为与民休息', 'The early Han court governed by “Huang-Lao” teaching, with light rule and few demands', 'La cour des premiers Han suivit la doctrine « Huang-Lao » : gouverner peu, exiger peu', 'La corte de los primeros Han siguió la doctrina «Huang-Lao»: gobernar y exigir poco', '漢初の朝廷は黄老の学に従い、無為の政治で民を休ませた'], source: ['shiji', '121'] },
  ],
  same: { wikidata: 'Q9333' },
});
