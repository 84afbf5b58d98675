import { subject } from '../subject.ts';

export default subject({
  id: 'umayyad-caliphate',
  kind: 'polity',
  region: 'near-east',
  names: ['倭马亚王朝', 'Umayyad Caliphate', 'Califat omeyyade', 'Califato omeya', 'ウマイヤ朝'],
  otherNames: [['伍麦叶王朝', '白衣大食'], ['Umayyad dynasty', 'Umayyads'], ['Omeyyades'], ['Omeyas'], ['ウマイヤ朝カリフ国']],
  times: [{ role: 'span', span: ['0661', '0750'], source: ['new-cambridge-islam', 'vol. 1'] }],
  place: { at: [33.5138, 36.2765], name: ['大马士革', 'Damascus', 'Damas', 'Damasco', 'ダマスクス'] },
  summary: [
    '伊斯兰史上第一个世袭哈里发王朝，以大马士革为都。661年，穆阿维叶结束内战而立国；阿卜杜勒·马利克以阿拉伯语为公文语言，铸造不带人像的金币。王朝兵锋西至西班牙，东至锡尔河与信德，中国史书称之为“白衣大食”。部族之争与非阿拉伯信众的不满终使它在750年亡于阿拔斯家族，一支后裔另在科尔多瓦立国。',
    'The first hereditary dynasty of caliphs, ruling from Damascus. Founded by Mu‘awiya after the civil war of 656–661, it made Arabic the language of government, struck coins without images and carried Muslim rule from Spain to Sind and the edge of Central Asia. Tribal quarrels and the anger of non-Arab converts brought it down in 750; one branch survived in Córdoba.',
    'Première dynastie héréditaire de califes, établie à Damas. Fondée par Mu‘awiya après la guerre civile de 656–661, elle fait de l’arabe la langue de l’administration, frappe une monnaie sans images et porte la domination musulmane de l’Espagne au Sind et aux portes de l’Asie centrale. Les rivalités tribales et le mécontentement des convertis non arabes l’abattent en 750. Une branche survit à Cordoue.',
    'Primera dinastía hereditaria de califas, con sede en Damasco. Fundada por Muawiya tras la guerra civil de 656–661, hizo del árabe la lengua de la administración, acuñó moneda sin imágenes y llevó el dominio musulmán desde Hispania hasta el Sind y las puertas de Asia Central. Las luchas tribales y el descontento de los conversos no árabes la derribaron en 750; una rama sobrevivió en Córdoba.',
    'イスラーム史上最初の世襲カリフ王朝で、ダマスクスを都とした。661年に内乱を収めたムアーウィヤが開き、アブドゥルマリクの代にアラビア語を公用語とし、図像のない貨幣を鋳造した。領土は西はイベリア半島、東は中央アジアとシンドに及んだ。部族間の対立と非アラブ改宗者の不満から750年に倒れ、一族の一人がコルドバに政権を立てた。',
  ],
  events: [
    { when: '0680-10-10', title: ['先知外孙侯赛因在卡尔巴拉遇害', 'Husayn, the Prophet’s grandson, is killed at Karbala', 'Husayn, petit-fils du Prophète, est tué à Kerbala', 'Husayn, nieto del Profeta, muere en Kerbala', '預言者の孫フサインがカルバラーで殺される'], at: 'karbala', weight: 3, with: ['islam'], source: ['al-tabari', 'year 61'] },
    { when: '0711', title: ['塔里克渡海进入西班牙，击败西哥特国王', 'Tariq crosses into Spain and defeats the Visigothic king', 'Tariq passe en Espagne et bat le roi wisigoth', 'Táriq pasa a Hispania y derrota al rey visigodo', 'ターリクがイベリア半島に渡り、西ゴート王を破る'], at: 'guadalete', weight: 3, source: ['kennedy-conquests'] },
    { when: ['0717', '0718'], title: ['围攻君士坦丁堡一年，无功而返', 'Besieges Constantinople for a year and fails', 'Assiège en vain Constantinople pendant un an', 'Asedia Constantinopla durante un año sin éxito', 'コンスタンティノープルを一年囲むも失敗する'], at: 'constantinople', weight: 3, with: ['byzantine-empire'], source: ['al-tabari', 'years 98–99'] },
    { when: '0732-10~', title: ['远征军在普瓦捷附近败于查理·马特', 'An expedition is beaten by Charles Martel near Poitiers', 'Une expédition est battue par Charles Martel près de Poitiers', 'Una expedición es derrotada por Carlos Martel cerca de Poitiers', '遠征軍がポワティエ近くでカール・マルテルに敗れる'], at: 'poitiers', weight: 2, source: ['new-cambridge-medieval', 'vol. 2'] },
    { when: '0750-01', title: ['末代哈里发在大扎卜河惨败，王朝覆亡', 'The last caliph is routed at the Great Zab and the dynasty falls', 'Le dernier calife est défait au Grand Zab : la dynastie tombe', 'El último califa es derrotado en el Gran Zab y cae la dinastía', '最後のカリフが大ザーブ川で大敗し、王朝が倒れる'], at: 'great-zab', weight: 3, with: ['abbasid-caliphate'], source: ['al-tabari', 'year 132'] },
  ],
  relations: [
    { word: 'preceded', to: 'abbasid-caliphate', when: '0750', source: ['al-tabari', 'year 132'] },
    { word: 'warred-with', to: 'byzantine-empire', when: ['0661', '0750'], source: ['new-cambridge-islam', 'vol. 1'] },
    { word: 'destroyed', to: 'carthage', when: '0698', note: ['这里毁掉的是拜占庭时期的迦太基，此后突尼斯取而代之', 'The city was by then Byzantine; Tunis took its place', 'La ville était alors byzantine ; Tunis prit sa place', 'La ciudad era entonces bizantina; Túnez ocupó su lugar', '当時はビザンツ領の都市で、以後チュニスが取って代わった'], source: ['kennedy-conquests'] },
    { word: 'warred-with', to: 'tang-dynasty', when: ['0715', '0717'], note: ['双方在拔汗那各立其王，中亚小国夹在中间', 'Each side set up its own king in Ferghana, with the small states caught between them', 'Chacun soutint son roi au Ferghana, les petits États étant pris entre deux feux', 'Cada bando apoyó a su rey en Fergana, con los pequeños Estados atrapados en medio', 'フェルガナで両者が別々の王を立て、小国は板挟みとなった'], source: ['cambridge-china', 'vol. 3'] },
    { word: 'spread', to: 'islam', when: ['0661', '0750'], source: ['kennedy-conquests'] },
    { word: 'adopted', to: 'sasanian-empire', note: ['东部各省起初沿用萨珊银币的样式，只加上阿拉伯文字', 'In the east its first silver coins kept the Sasanian king’s portrait and added Arabic words', 'En Orient, ses premières monnaies d’argent gardent le portrait sassanide et y ajoutent des mots arabes', 'En Oriente, sus primeras monedas de plata conservaron el retrato sasánida y añadieron palabras árabes', '東方の初期銀貨はサーサーン朝の肖像をそのまま用い、アラビア文字を加えた'], source: ['encyclopaedia-iranica'] },
  ],
  same: { wikidata: 'Q8575586', nomisma: 'umayyads' },
});
