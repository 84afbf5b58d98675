import { subject } from '../subject.ts';

export default subject({
  id: 'byzantine-empire',
  kind: 'polity',
  region: 'europe',
  names: ['拜占庭帝国', 'Byzantine Empire', 'Empire byzantin', 'Imperio bizantino', 'ビザンツ帝国'],
  otherNames: [['东罗马帝国', '拂菻'], ['Eastern Roman Empire', 'Romania', 'Byzantium'], ['Empire romain d’Orient', 'Byzance'], ['Imperio romano de Oriente', 'Bizancio'], ['東ローマ帝国', 'ビザンティン帝国']],
  times: [
    { role: 'span', span: ['0330', '1453-05-29'], source: ['cambridge-byzantine'] },
  ],
  place: { at: [41.0055, 28.977], name: ['君士坦丁堡大皇宫', 'Great Palace, Constantinople', 'Grand Palais, Constantinople', 'Gran Palacio, Constantinopla', 'コンスタンティノープル大宮殿'] },
  summary: [
    '以君士坦丁堡为都的东罗马国家，起点或取330年建都，或取395年分治，终于1453年。居民始终自称罗马人，通行希腊语，信奉东正教；“拜占庭”之名出自近代学者。查士丁尼一度收复西方，7世纪又失叙利亚、埃及于阿拉伯人，9至11世纪重振国势，1204年遭十字军洗劫后再未恢复元气。',
    'The Roman state of the East, ruled from Constantinople for more than eleven centuries. Historians start it at the dedication of the city in 330 or the division of 395; its people never called themselves anything but Romans, though they spoke Greek. It lost Syria and Egypt to the Arabs, recovered strength under the Macedonian emperors, brought the Slavs to Christianity and never overcame the crusader sack of 1204.',
    'État romain d’Orient, gouverné de Constantinople pendant plus de onze siècles. On le fait débuter à l’inauguration de la ville, en 330, ou au partage de 395 ; ses habitants, de langue grecque, ne se disaient que Romains. Privé par les Arabes de la Syrie et de l’Égypte, relevé sous les Macédoniens, il convertit une partie des Slaves et ne se remit jamais du sac de 1204.',
    'Estado romano de Oriente, gobernado desde Constantinopla durante más de once siglos. Se hace empezar con la inauguración de la ciudad, en 330, o con la división de 395; sus habitantes, de lengua griega, nunca se llamaron sino romanos. Los árabes le quitaron Siria y Egipto, resurgió con los emperadores macedonios, cristianizó a parte de los eslavos y no se repuso del saqueo cruzado de 1204.',
    'コンスタンティノープルを都として十一世紀余り続いた東のローマ国家。始まりは330年の開都とも395年の分割ともいう。人々はギリシア語を話しながらローマ人と名乗り続け、「ビザンツ」は近代の呼び名である。七世紀にシリアとエジプトをアラブ人に奪われ、マケドニア朝のもとで勢いを取り戻したが、1204年の略奪の後は衰えた。',
  ],
  events: [
    { when: '0330-05-11', title: ['君士坦丁堡作为新都落成', 'Gains its capital with the dedication of Constantinople', 'Reçoit sa capitale avec l’inauguration de Constantinople', 'Recibe su capital con la inauguración de Constantinopla', 'コンスタンティノープルが新都として開かれる'], at: 'constantinople', weight: 3, with: ['constantine', 'constantinople'], source: ['chronicon-paschale', 'AD 330'] },
    { when: '0636-08', title: ['在雅尔穆克河败于阿拉伯军，失去叙利亚', 'Is beaten by the Arabs on the Yarmuk and loses Syria', 'Est battu par les Arabes sur le Yarmouk et perd la Syrie', 'Es derrotado por los árabes en el Yarmuk y pierde Siria', 'ヤルムーク川でアラブ軍に敗れ、シリアを失う'], at: 'yarmuk-river', weight: 3, source: ['new-cambridge-islam', 'vol. 1'] },
    { when: '0988~', title: ['基辅大公弗拉基米尔受洗，娶皇帝之妹安娜', 'Wins the Rus for its church with the baptism of Vladimir of Kiev', 'Gagne la Rus’ à son Église par le baptême de Vladimir de Kiev', 'Gana a la Rus para su Iglesia con el bautismo de Vladímir de Kiev', 'キエフ大公ウラジーミルが受洗し、ルーシがその教会に加わる'], at: 'chersonesos', weight: 3, with: ['christianity'], source: ['primary-chronicle'] },
    { when: '1071-08', title: ['罗曼努斯四世在曼济科特被塞尔柱人俘虏', 'Sees Romanos IV captured by the Seljuks at Manzikert', 'Voit Romain IV capturé par les Seldjoukides à Mantzikert', 'Ve a Romano IV capturado por los selyúcidas en Manzikert', 'マンジケルトで皇帝ロマノス四世がセルジューク軍に捕らわれる'], at: 'manzikert', weight: 2, source: ['cambridge-byzantine'] },
    { when: '1204-04-13', title: ['第四次十字军攻陷并洗劫君士坦丁堡', 'Loses Constantinople to the plundering Fourth Crusade', 'Perd Constantinople, mise à sac par la quatrième croisade', 'Pierde Constantinopla, saqueada por la cuarta cruzada', '第四回十字軍に都を奪われ、略奪される'], at: 'constantinople', weight: 3, with: ['crusades'], source: ['choniates-history'] },
  ],
  relations: [
    { word: 'warred-with', to: 'sasanian-empire', when: ['0502', '0628'], note: ['最后一场大战（602—628年）以希拉克略深入美索不达米亚告终', 'The last and worst of the wars, from 602 to 628, ended with Heraclius deep in Mesopotamia', 'La dernière et la pire de ces guerres, de 602 à 628, s’acheva par la campagne d’Héraclius en Mésopotamie', 'La última y peor de estas guerras, de 602 a 628, acabó con la campaña de Heraclio en Mesopotamia', '602年から628年の最後の大戦は、ヘラクレイオスのメソポタミア進攻で終わった'], source: ['cambridge-byzantine'] },
    { word: 'party-to', to: 'fall-of-constantinople', when: '1453', source: ['runciman-fall'] },
    { word: 'ally-of', to: 'kingdom-of-aksum', when: '0531~', note: ['查士丁尼遣使阿克苏姆，盼其绕过波斯转运丝绸', 'Justinian hoped the Aksumites would buy silk for Rome without going through Persia', 'Justinien espérait que les Aksoumites achèteraient la soie sans passer par les Perses', 'Justiniano esperaba que los aksumitas compraran la seda sin pasar por los persas', 'ユスティニアヌスはペルシアを介さぬ絹の買い付けをアクスムに求めた'], source: ['procopius-wars', '1.20'] },
    { word: 'traded-with', to: 'tang-dynasty', when: '0643', note: ['《旧唐书》载贞观十七年拂菻王波多力遣使献赤玻璃等物', 'The Old Book of Tang records an embassy from the king of Fulin with gifts of red glass', 'L’Ancien Livre des Tang note une ambassade du roi de Fulin, porteuse de verre rouge', 'El Antiguo libro de Tang registra una embajada del rey de Fulin con vidrio rojo', '『旧唐書』は拂菻王の使者が赤い玻璃などを献じたと記す'], source: ['jiu-tangshu', '198'] },
    { word: 'spread', to: 'christianity', when: ['0863', '0988~'], note: ['西里尔与美多德兄弟创制字母，把经文译成斯拉夫语', 'Cyril and Methodius devised an alphabet and put the scriptures into Slavonic', 'Cyrille et Méthode créèrent un alphabet et mirent l’Écriture en slavon', 'Cirilo y Metodio idearon un alfabeto y vertieron las Escrituras al eslavo', 'キュリロスとメトディオスが文字を作り、聖書をスラヴ語に訳した'], source: ['cambridge-byzantine'] },
  ],
  same: { wikidata: 'Q12544' },
});
