import { subject } from '../subject.ts';

export default subject({
  id: 'homer',
  kind: 'person',
  region: 'europe',
  names: ['荷马', 'Homer', 'Homère', 'Homero', 'ホメロス'],
  otherNames: [[], ['The Poet'], ['Le Poète'], ['El Poeta'], ['ホーマー', 'ホメーロス']],
  times: [{ role: 'active', span: ['-0750?', '-0700?'], source: ['oxford-classical-dictionary', 'Homer'] }],
  place: { at: [38.42, 27.14], name: ['士麦那或希俄斯（传说）', 'Smyrna or Chios, by tradition', 'Smyrne ou Chios, selon la tradition', 'Esmirna o Quíos, según la tradición', 'スミュルナあるいはキオス（伝承）'] },
  summary: [
    '古希腊史诗诗人，《伊利亚特》与《奥德赛》相传出自其手。七座城邦争称其故乡，希俄斯与士麦那呼声最高，古人说他双目失明。他是否确有其人、两部史诗是否出于一人，自沃尔夫以来争论不休；史诗语言中处处可见世代歌者口头传唱的痕迹。对希腊人而言，他就是“诗人”本身。',
    'The poet to whom the Greeks attributed the Iliad and the Odyssey. Seven cities claimed him, Chios and Smyrna with the best right, and tradition made him blind. Whether he lived, and whether one mind shaped both epics, has long been disputed; their language shows that generations of singers stand behind them. To the Greeks he was simply “the Poet”.',
    'Poète auquel les Grecs attribuaient l’Iliade et l’Odyssée. Sept cités se le disputaient, Chios et Smyrne avec le plus de titres, et la tradition le disait aveugle. A-t-il existé, un seul esprit a-t-il conçu les deux épopées ? On en débat depuis des siècles ; leur langue montre que des générations d’aèdes les ont précédées. Pour les Grecs, il était « le Poète ».',
    'Poeta al que los griegos atribuían la Ilíada y la Odisea. Siete ciudades se lo disputaban, Quíos y Esmirna con mejores títulos, y la tradición lo hacía ciego. Si existió, y si una sola mente dio forma a ambas epopeyas, se discute desde hace siglos; su lengua revela que tras ellas hay generaciones de aedos. Para los griegos era sencillamente «el Poeta».',
    '『イリアス』『オデュッセイア』の作者とされる古代ギリシアの詩人。七つの都市が生地を名乗り、なかでもキオスとスミュルナが有力で、盲目だったと伝えられる。実在したのか、二つの叙事詩が一人の手になるのかは長く論じられてきた。その言葉には幾世代もの歌い手の口承が刻まれている。ギリシア人は彼をただ「詩人」と呼んだ。',
  ],
  events: [
    { when: '-0850?', title: ['据希罗多德推算，生活于其前四百年', 'Lives, by the reckoning of Herodotus, four hundred years before him', 'Vit, selon le calcul d’Hérodote, quatre cents ans avant lui', 'Vive, según el cálculo de Heródoto, cuatrocientos años antes que él', 'ヘロドトスの計算では彼の四百年前に生きる'], weight: 1, with: ['herodotus'], source: ['herodotus', '2.53'] },
    { when: ['-0527~', '-0514'], title: ['喜帕恰斯令雅典泛雅典娜节依次诵唱其诗', 'Hipparchus has his epics recited in order at the Panathenaea', 'Hipparque fait réciter ses épopées dans l’ordre aux Panathénées', 'Hiparco hace recitar sus poemas por orden en las Panateneas', 'ヒッパルコスがパンアテナイア祭で詩を順に吟唱させる'], at: 'athens', weight: 2, with: ['athens', 'iliad'], source: ['pseudo-plato-hipparchus', '228b'] },
    { when: '1795', title: ['沃尔夫撰文质疑史诗出于一人之手', 'Wolf’s Prolegomena denies that the epics are the work of one poet', 'Les Prolégomènes de Wolf nient que les épopées soient l’œuvre d’un seul poète', 'Los Prolegómenos de Wolf niegan que los poemas sean obra de un solo poeta', 'ヴォルフが『序説』で単独作者説を否定する'], at: 'halle', weight: 2, source: ['wolf-prolegomena'] },
    { when: ['1933', '1935'], title: ['帕里记录南斯拉夫歌者，以证口头创作', 'Milman Parry records Yugoslav singers and shows how epics are composed orally', 'Milman Parry enregistre des bardes yougoslaves et éclaire la composition orale', 'Milman Parry graba a cantores yugoslavos y muestra cómo se compone oralmente', 'パリーがユーゴスラヴィアの歌い手を録音し、口承の作詩法を示す'], weight: 1, source: ['parry-homeric-verse'] },
  ],
  relations: [
    { word: 'attributed-author-of', to: 'iliad', when: '-0750~', source: ['herodotus', '2.116'] },
    { word: 'wrote-about', to: 'trojan-war', source: ['homer-iliad', '1'] },
    { word: 'wrote-about', to: 'phoenicians', note: ['《奥德赛》中的腓尼基人既是能工巧匠，又是狡诈的海商', 'In the Odyssey the Phoenicians are skilled craftsmen and sly sea traders', 'Dans l’Odyssée, les Phéniciens sont d’habiles artisans et des marchands rusés', 'En la Odisea los fenicios son hábiles artesanos y astutos mercaderes del mar', '『オデュッセイア』のフェニキア人は腕利きの職人にして抜け目ない海商である'], source: ['homer-odyssey', '15.415–484'] },
    { word: 'influenced', to: 'plato', note: ['柏拉图称他“教育了希腊”，却把他逐出理想之城', 'Plato calls him the educator of Hellas and yet shuts him out of his ideal city', 'Platon l’appelle l’éducateur de la Grèce et l’exclut pourtant de sa cité idéale', 'Platón lo llama educador de la Hélade y, sin embargo, lo excluye de su ciudad ideal', 'プラトンは「ギリシアを教育した詩人」と呼びながら理想国からは締め出した'], source: ['plato-republic', '606e–607a'] },
    { word: 'influenced', to: 'sappho', source: ['sappho-fragments', '44'] },
  ],
  same: { wikidata: 'Q6691' },
});
