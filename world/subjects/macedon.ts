import { subject } from '../subject.ts';

export default subject({
  id: 'macedon',
  kind: 'polity',
  region: 'europe',
  names: ['马其顿王国', 'Macedon', 'Royaume de Macédoine', 'Reino de Macedonia', 'マケドニア王国'],
  otherNames: [['古马其顿', '马其顿'], ['Macedonia', 'Ancient Macedonia'], ['Macédoine antique', 'Macédoine'], ['Macedonia antigua', 'Macedonia'], ['古代マケドニア', 'マケドニア']],
  times: [{ role: 'span', span: ['-0650~', '-0168'], source: ['herodotus', '8.137–139'] }],
  place: { at: [40.76, 22.519], name: ['佩拉', 'Pella', 'Pella', 'Pela', 'ペラ'] },
  summary: [
    '希腊北部的王国，由自称赫拉克勒斯后裔的阿吉德王室统治。它一度臣服波斯，至腓力二世时以长矛方阵与重骑兵称雄，在喀罗尼亚击败雅典与底比斯，把希腊诸邦纳入同盟。其子亚历山大征服波斯；他死后将领们瓜分帝国，安提柯王朝据有故土，直到前168年败于罗马，王国覆亡。',
    'Kingdom in the north of Greece under the Argead house, which claimed descent from Heracles. Once subject to Persia, it became under Philip II the strongest power of its age by its pikemen and cavalry, and beat Athens and Thebes at Chaeronea. Alexander led its army to India; after his death his generals divided the empire. The Antigonids kept the homeland until Rome destroyed the kingdom in 168 BC.',
    'Royaume du nord de la Grèce, gouverné par les Argéades, qui se disaient issus d’Héraclès. Un temps soumis à la Perse, il devient sous Philippe II la première puissance de son époque par ses piquiers et sa cavalerie, et bat Athènes et Thèbes à Chéronée. Alexandre mène son armée jusqu’en Inde ; ses généraux se partagent l’empire. Les Antigonides gardent le pays jusqu’à la victoire de Rome en 168.',
    'Reino del norte de Grecia, gobernado por los argéadas, que se decían descendientes de Heracles. Sometido un tiempo a Persia, fue con Filipo II la mayor potencia de su época por sus piqueros y su caballería, y venció a Atenas y Tebas en Queronea. Alejandro llevó su ejército hasta la India; sus generales se repartieron el imperio. Los antigónidas conservaron el país hasta la victoria romana de 168 a. C.',
    'ヘラクレスの後裔を称するアルゲアス朝が治めたギリシア北部の王国。一時はペルシアに服したが、フィリッポス二世のもと長槍の密集隊と騎兵で強国となり、カイロネイアでアテナイとテーバイを破った。アレクサンドロスはその軍を率いてインドに至り、死後、将軍たちが帝国を分けた。本国を保ったアンティゴノス朝は前168年にローマに滅ぼされた。',
  ],
  events: [
    { when: '-0359', title: ['腓力二世掌权，改革军队', 'Philip II takes power and reforms the army', 'Philippe II prend le pouvoir et réforme l’armée', 'Filipo II toma el poder y reforma el ejército', 'フィリッポス二世が権力を握り、軍を改革する'], at: 'pella', weight: 2, source: ['diodorus', '16.2–3'] },
    { when: '-0338-08', title: ['喀罗尼亚一战击败雅典与底比斯', 'Defeats Athens and Thebes at Chaeronea', 'Bat Athènes et Thèbes à Chéronée', 'Vence a Atenas y Tebas en Queronea', 'カイロネイアでアテナイとテーバイを破る'], at: 'chaeronea', weight: 3, with: ['athens', 'alexander-the-great'], source: ['diodorus', '16.85–86'] },
    { when: '-0323', title: ['亚历山大死后，诸将在巴比伦瓜分行省', 'At Babylon the generals divide the provinces after Alexander’s death', 'À Babylone, les généraux se partagent les provinces après la mort d’Alexandre', 'En Babilonia los generales se reparten las provincias a la muerte de Alejandro', 'バビロンで将軍たちが諸州を分け合う'], at: 'babylon', weight: 3, with: ['alexander-the-great', 'ptolemaic-kingdom'], source: ['diodorus', '18.2–3'] },
    { when: '-0168-06-22', title: ['彼得那一战为罗马所灭', 'Falls to Rome at the battle of Pydna', 'Succombe devant Rome à la bataille de Pydna', 'Sucumbe ante Roma en la batalla de Pidna', 'ピュドナの戦いに敗れ、ローマに滅ぼされる'], at: 'pydna', weight: 3, with: ['roman-republic'], source: ['livy', '44.37–42'] },
  ],
  relations: [
    { word: 'vassal-of', to: 'achaemenid-empire', when: ['-0492', '-0479'], note: ['亚历山大一世随薛西斯出征，却在普拉提亚前夜向希腊人通风报信', 'Alexander I marched with Xerxes, but warned the Greeks before Plataea', 'Alexandre Ier marcha avec Xerxès, mais avertit les Grecs avant Platées', 'Alejandro I marchó con Jerjes, pero avisó a los griegos antes de Platea', 'アレクサンドロス一世はクセルクセスに従軍しつつ、プラタイア前夜にギリシア側へ通報した'], source: ['herodotus', '6.44; 9.44–45'] },
    { word: 'defeated', to: 'athens', when: '-0338-08', at: 'chaeronea', source: ['diodorus', '16.85–86'] },
    { word: 'split-into', to: 'ptolemaic-kingdom', when: ['-0323', '-0305'], source: ['diodorus', '18.3; 20.53'] },
    { word: 'split-into', to: 'seleucid-empire', when: ['-0321', '-0305'], source: ['appian-syriaca', '52–55'] },
    { word: 'ally-of', to: 'hannibal', when: '-0215', note: ['腓力五世与汉尼拔所立誓约的希腊文本存于波利比乌斯', 'Polybius preserves the Greek text of the oath between Philip V and Hannibal', 'Polybe a conservé le texte grec du serment entre Philippe V et Hannibal', 'Polibio conserva el texto griego del juramento entre Filipo V y Aníbal', 'フィリッポス五世とハンニバルの誓約文をポリュビオスが伝える'], source: ['polybius', '7.9'] },
    { word: 'party-to', to: 'battle-of-gaugamela', when: '-0331-10-01', source: ['arrian', '3.11–15'] },
  ],
  same: { nomisma: 'macedonian_kingdom' },
});
