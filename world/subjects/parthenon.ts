import { subject } from '../subject.ts';

export default subject({
  id: 'parthenon',
  kind: 'site',
  region: 'europe',
  names: ['帕特农神庙', 'Parthenon', 'Parthénon', 'Partenón', 'パルテノン神殿'],
  otherNames: [['巴特农神殿', '帕台农神庙'], ['Temple of Athena Parthenos'], ['Temple d’Athéna Parthénos'], ['Templo de Atenea Pártenos'], ['パルテノン']],
  times: [{ role: 'made', span: ['-0447', '-0432'], source: ['inscriptiones-graecae', 'I³ 436–451'] }],
  place: { at: [37.9715, 23.7267], name: ['雅典卫城', 'Acropolis of Athens', 'Acropole d’Athènes', 'Acrópolis de Atenas', 'アテナイのアクロポリス'] },
  summary: [
    '雅典卫城上供奉处女神雅典娜的多立克式神庙，公元前447年动工，由伊克提诺斯与卡利克拉特设计，菲狄亚斯主持雕刻。殿内曾立黄金象牙神像，内墙上方的饰带刻泛雅典娜节行列。它先后作教堂与清真寺，1687年威尼斯炮弹引爆殿中火药，额尔金伯爵又将半数残存雕刻运往伦敦，归属之争至今未息。',
    'Doric temple of Athena the Virgin on the Acropolis, begun in 447 BC to the design of Ictinus and Callicrates, with sculpture directed by Phidias. Inside stood an image of gold and ivory; along the walls ran the frieze of a festal procession. It became a church and then a mosque, was blown up in 1687, and lost half its surviving sculptures to Lord Elgin.',
    'Temple dorique d’Athéna Vierge sur l’Acropole, commencé en 447 av. J.-C. sur les plans d’Ictinos et de Callicratès, avec Phidias pour maître des sculptures. À l’intérieur se dressait une statue d’or et d’ivoire ; le long du mur courait la frise d’une procession. Devenu église puis mosquée, il explosa en 1687, et lord Elgin emporta la moitié des sculptures restantes.',
    'Templo dórico de Atenea Virgen en la Acrópolis, comenzado en 447 a. C. según el proyecto de Ictino y Calícrates, con Fidias al frente de las esculturas. Dentro se alzaba una imagen de oro y marfil; por los muros corría el friso de una procesión. Fue iglesia y luego mezquita, voló por los aires en 1687 y lord Elgin se llevó la mitad de las esculturas restantes.',
    'アクロポリスに立つ、処女神アテナに捧げられたドリス式神殿。前447年に着工し、イクティノスとカリクラテスが設計、ペイディアスが彫刻を統括した。内部には黄金象牙の女神像が立ち、壁の上部には祭礼行列の浮彫がめぐる。のち教会、モスクとなり、1687年に砲撃で爆発し、残った彫刻の半ばはエルギン卿によってロンドンに運ばれた。',
  ],
  events: [
    { when: '-0447', title: ['神庙动工', 'Work on the temple begins', 'Début des travaux du temple', 'Comienzan las obras del templo', '神殿の建設が始まる'], at: 'parthenon', weight: 2, with: ['athens', 'pericles'], source: ['inscriptiones-graecae', 'I³ 436'] },
    { when: '-0438', title: ['菲狄亚斯的黄金象牙雅典娜像落成', 'The gold and ivory Athena of Phidias is dedicated', 'Dédicace de l’Athéna d’or et d’ivoire de Phidias', 'Se consagra la Atenea de oro y marfil de Fidias', 'ペイディアスの黄金象牙のアテナ像が奉納される'], at: 'parthenon', weight: 2, with: ['athens'], source: ['oxford-classical-dictionary', 'Parthenon'] },
    { when: '1687-09-26', title: ['威尼斯炮弹引爆殿内火药库', 'A Venetian shell blows up the powder stored inside', 'Un obus vénitien fait sauter la poudre entreposée à l’intérieur', 'Un proyectil veneciano hace estallar la pólvora guardada dentro', 'ヴェネツィア軍の砲弾が内部の火薬を爆発させる'], at: 'parthenon', weight: 3, with: ['ottoman-empire'], source: ['beard-parthenon'] },
    { when: ['1801', '1812'], title: ['额尔金伯爵拆取雕刻，分批运往英国', 'Lord Elgin’s agents remove sculptures and ship them to Britain', 'Les agents de lord Elgin déposent des sculptures et les expédient en Angleterre', 'Los agentes de lord Elgin desmontan esculturas y las envían a Inglaterra', 'エルギン卿の配下が彫刻を取り外し、イギリスへ送る'], at: 'parthenon', weight: 3, with: ['ottoman-empire'], source: ['st-clair-elgin'] },
  ],
  relations: [
    { word: 'located-in', to: 'athens', source: ['pausanias', '1.24.5'] },
    { word: 'depicts', to: 'trojan-war', note: ['北侧方板刻特洛伊陷落之夜', 'The metopes of the north side showed the night of the fall of Troy', 'Les métopes du côté nord montraient la nuit de la prise de Troie', 'Las metopas del lado norte mostraban la noche de la caída de Troya', '北側のメトープはトロイア陥落の夜を表していた'], source: ['oxford-classical-dictionary', 'Parthenon'] },
    { word: 'compared-with', to: 'persepolis', note: ['学者将其行列饰带与波斯波利斯觐见殿的朝贡浮雕相比', 'Its procession has been set against the tribute reliefs of the Apadana', 'On a rapproché sa procession des reliefs de tributaires de l’Apadana', 'Su procesión se ha comparado con los relieves de tributarios de la Apadana', '行列の浮彫はアパダーナの朝貢浮彫と比較される'], source: ['root-parthenon-frieze'] },
    { word: 'made-under', to: 'athens', when: ['-0447', '-0432'], source: ['plutarch', 'Pericles 13'] },
  ],
  same: { wikidata: 'Q10288' },
});
