import { subject } from '../subject.ts';

export default subject({
  id: 'stoicism',
  kind: 'idea',
  region: 'europe',
  names: ['斯多葛主义', 'Stoicism', 'Stoïcisme', 'Estoicismo', 'ストア派'],
  otherNames: [['斯多葛学派', '廊下派'], ['The Stoa', 'Porch'], ['Le Portique'], ['La Estoa', 'El Pórtico'], ['ストア哲学', 'ストイシズム']],
  times: [
    { role: 'span', span: ['-0300~', '0250~'], source: ['diogenes-laertius', '7'] },
  ],
  place: { at: [37.9762, 23.7242], name: ['雅典彩绘柱廊', 'Painted Stoa, Athens', 'Pœcile, Athènes', 'Pórtico Pintado, Atenas', 'アテナイの彩色柱廊'] },
  summary: [
    '公元前300年前后芝诺在雅典创立的哲学学派，因讲学于“彩绘柱廊”而得名。它主张宇宙由理性贯通，德性是唯一的善，财富、健康与名声都无关幸福；人应分辨可控与不可控之事，顺应自然而生活，并视全人类为同一城邦的公民。克律西波斯使之成为体系，塞涅卡、爱比克泰德与马可·奥勒留使之风行罗马。',
    'The school of philosophy that Zeno of Citium opened about 300 BC in the Painted Porch at Athens. It taught that reason pervades the universe, that virtue alone is good and that wealth, health and fame are matters of indifference; the wise tell what depends on them from what does not, and count all human beings as fellow citizens. Chrysippus gave it system; Seneca, Epictetus and Marcus Aurelius made it Rome’s.',
    'École philosophique ouverte vers 300 av. J.-C. par Zénon de Citium sous le Portique peint d’Athènes. Elle enseigne que la raison pénètre l’univers, que la vertu est le seul bien et que richesse, santé ou gloire sont indifférentes ; le sage distingue ce qui dépend de lui de ce qui n’en dépend pas et tient tous les hommes pour concitoyens. Chrysippe l’ordonna ; Sénèque, Épictète et Marc Aurèle la firent romaine.',
    'Escuela filosófica que Zenón de Citio abrió hacia 300 a. C. en el Pórtico Pintado de Atenas. Enseñaba que la razón penetra el universo, que la virtud es el único bien y que la riqueza, la salud o la fama son indiferentes; el sabio distingue lo que depende de él de lo que no, y tiene a todos los hombres por conciudadanos. Crisipo la sistematizó; Séneca, Epicteto y Marco Aurelio la hicieron romana.',
    '紀元前300年頃、キティオンのゼノンがアテナイの「彩色柱廊（ストア・ポイキレ）」で教え始めた哲学の学派。宇宙は理性に貫かれ、徳だけが善であり、富も健康も名声も幸福に関わらないと説く。己の力の及ぶものと及ばぬものを分け、人類すべてを同じ国の市民とみた。クリュシッポスが体系化し、セネカ、エピクテトスらがローマに根づかせた。',
  ],
  events: [
    { when: '-0300~', title: ['芝诺开始在雅典彩绘柱廊讲学', 'Begins with Zeno’s lectures in the Painted Porch', 'Naît des leçons de Zénon sous le Portique peint', 'Nace de las lecciones de Zenón en el Pórtico Pintado', 'ゼノンが彩色柱廊で教え始める'], at: 'athens', weight: 3, with: ['athens'], source: ['diogenes-laertius', '7.5'] },
    { when: '-0155', title: ['巴比伦的第欧根尼随雅典使团到罗马讲学', 'Is heard at Rome when Diogenes of Babylon comes as an envoy', 'Se fait entendre à Rome avec l’ambassade de Diogène de Babylone', 'Se oye en Roma con la embajada de Diógenes de Babilonia', 'バビロニアのディオゲネスが使節としてローマで講じる'], at: 'rome', weight: 2, with: ['rome', 'roman-republic'], source: ['plutarch', 'Cato the Elder 22'] },
    { when: '0065', title: ['塞涅卡奉尼禄之命从容自尽', 'Loses Seneca, ordered by Nero to take his own life', 'Perd Sénèque, contraint par Néron au suicide', 'Pierde a Séneca, obligado por Nerón a quitarse la vida', 'セネカがネロの命により自ら命を絶つ'], at: 'rome', weight: 2, source: ['tacitus-annals', '15.60–64'] },
    { when: '0108~', title: ['阿里安在尼科波利斯记录爱比克泰德的讲课', 'Is taught by the freedman Epictetus, whose talks Arrian writes down', 'Est enseigné par l’affranchi Épictète, dont Arrien note les entretiens', 'Lo enseña el liberto Epicteto, cuyas pláticas anota Arriano', '解放奴隷エピクテトスの講義をアリアノスが書き留める'], at: 'nicopolis-epirus', weight: 2, source: ['epictetus-discourses', 'preface'] },
  ],
  relations: [
    { word: 'located-in', to: 'athens', when: ['-0300~', '-0086'], source: ['diogenes-laertius', '7.5'] },
    { word: 'influenced', to: 'meditations', source: ['marcus-meditations', '1.7'] },
    { word: 'influenced', to: 'christianity', note: ['保罗在雅典曾与斯多葛派辩论，教父们借用其“逻各斯”与自然法之说', 'Paul debated with Stoics at Athens; the Fathers borrowed their logos and natural law', 'Paul débattit à Athènes avec des stoïciens ; les Pères leur empruntèrent le logos et la loi naturelle', 'Pablo discutió en Atenas con estoicos; los Padres tomaron de ellos el logos y la ley natural', 'パウロはアテナイでストア派と論じ、教父はロゴスと自然法の考えを取り入れた'], source: ['new-testament', 'Acts 17.18'] },
    { word: 'rival-of', to: 'republic-of-plato', note: ['芝诺写了自己的《国家篇》来反驳柏拉图', 'Zeno wrote a Republic of his own in answer to Plato’s', 'Zénon écrivit sa propre République contre celle de Platon', 'Zenón escribió su propia República contra la de Platón', 'ゼノンはプラトンに対抗して自らの『国家』を書いた'], source: ['plutarch-stoic-contradictions', '1034F'] },
    { word: 'commented-on', to: 'homer', note: ['斯多葛派以寓意解读荷马的诸神', 'Stoics read the gods of Homer as allegories of nature', 'Les stoïciens lisaient les dieux d’Homère comme des allégories de la nature', 'Los estoicos leían los dioses de Homero como alegorías de la naturaleza', 'ストア派はホメロスの神々を自然の寓意として読んだ'], source: ['oxford-classical-dictionary'] },
  ],
  same: { wikidata: 'Q48235' },
});
