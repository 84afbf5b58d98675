import { subject } from '../subject.ts';

export default subject({
  id: 'ethiopian-empire',
  kind: 'polity',
  region: 'africa',
  names: ['埃塞俄比亚帝国', 'Ethiopian Empire', 'Empire d’Éthiopie', 'Imperio etíope', 'エチオピア帝国'],
  otherNames: [['阿比西尼亚'], ['Abyssinia', 'Solomonic dynasty'], ['Abyssinie'], ['Abisinia'], ['アビシニア']],
  times: [{ role: 'span', span: ['1137~', '1974-09-12'], source: ['bahru-zewde'] }],
  place: { at: [12.0319, 39.0476], name: ['拉利贝拉', 'Lalibela', 'Lalibela', 'Lalibela', 'ラリベラ'] },
  summary: [
    '非洲之角的基督教王国。扎格维王朝约1137年继阿克苏姆而起，凿山为拉利贝拉诸教堂；1270年耶库诺·阿姆拉克建所罗门王朝，自称所罗门与示巴女王之后。16世纪几为阿达尔所灭，得葡萄牙人之助而存；17世纪筑贡德尔。孟尼利克二世扩土，1896年在阿杜瓦击败意大利。1936至1941年被占；1974年海尔·塞拉西被废，帝制终结。',
    'Christian realm of the Horn of Africa. The Zagwe kings followed Aksum from about 1137 and carved the churches of Lalibela out of rock; in 1270 Yekuno Amlak founded the line that claimed Solomon and the queen of Sheba. Adal almost destroyed it in the sixteenth century, and Portuguese guns helped to save it. Menelik II beat Italy at Adwa in 1896. Occupied from 1936 to 1941, it ended in 1974 with Haile Selassie.',
    'Royaume chrétien de la Corne de l’Afrique. Les rois Zagwé succèdent à Aksoum vers 1137 et taillent dans le roc les églises de Lalibela ; en 1270, Yekuno Amlak fonde la lignée qui se réclame de Salomon et de la reine de Saba. L’Adal manque de le détruire au XVIᵉ siècle, et des Portugais l’aident à survivre. Ménélik II bat l’Italie à Adoua en 1896. Occupé de 1936 à 1941, il finit en 1974 avec Hailé Sélassié.',
    'Reino cristiano del Cuerno de África. Los reyes zagüe sucedieron a Aksum hacia 1137 y tallaron en la roca las iglesias de Lalibela; en 1270 Yekuno Amlak fundó el linaje que decía venir de Salomón y la reina de Saba. Adal casi lo destruyó en el siglo XVI, y los portugueses ayudaron a salvarlo. Menelik II venció a Italia en Adua en 1896. Ocupado de 1936 a 1941, acabó en 1974 con Haile Selassie.',
    'アフリカの角のキリスト教国。1137年頃、ザグウェ朝がアクスムの後に興り、ラリベラの岩窟教会を刻んだ。1270年にイクノ・アムラクが、ソロモンとシバの女王の血を引くと称する王朝を開く。16世紀にはアダルに滅ぼされかけ、ポルトガル人に助けられた。1896年、メネリク二世がアドワでイタリア軍を破る。1974年に皇帝の廃位で終わった。',
  ],
  events: [
    {
      when: '1270',
      title: [
        '耶库诺·阿姆拉克建立所罗门王朝',
        'Yekuno Amlak founds the Solomonic line',
        'Yekuno Amlak fonde la lignée salomonide',
        'Yekuno Amlak funda el linaje salomónico',
        'イクノ・アムラクがソロモン朝を開く',
      ],
      weight: 3,
      source: ['cambridge-africa', 'vol. 3'],
    },
    {
      when: '1896-03-01',
      title: [
        '孟尼利克二世在阿杜瓦击败意军',
        'Menelik II defeats the Italians at Adwa',
        'Ménélik II bat les Italiens à Adoua',
        'Menelik II derrota a los italianos en Adua',
        'メネリク二世がアドワでイタリア軍を破る',
      ],
      at: 'adwa',
      weight: 3,
      with: ['battle-of-adwa'],
      source: ['jonas-adwa'],
    },
    {
      when: '1974-09-12',
      title: [
        '海尔·塞拉西被废黜',
        'Haile Selassie is deposed',
        'Hailé Sélassié est déposé',
        'Haile Selassie es depuesto',
        'ハイレ・セラシエが廃位される',
      ],
      at: 'addis-ababa',
      weight: 3,
      source: ['bahru-zewde'],
    },
  ],
  relations: [
    { word: 'won', to: 'battle-of-adwa', when: '1896-03-01', source: ['jonas-adwa'] },
    {
      word: 'adopted',
      to: 'christianity',
      when: '1137~',
      note: [
        '承自阿克苏姆，教会首领由亚历山大里亚派遣，直至1950年代',
        'Heir to Aksum’s church, it had its metropolitan from Alexandria until the 1950s',
        'Héritier de l’Église d’Aksoum, il reçut son métropolite d’Alexandrie jusqu’aux années 1950',
        'Heredero de la Iglesia de Aksum, recibió su metropolitano de Alejandría hasta los años cincuenta',
        'アクスムの教会を継ぎ、1950年代までアレクサンドリアから府主教を迎えた',
      ],
      source: ['cambridge-africa', 'vol. 3'],
    },
  ],
  same: { wikidata: 'Q207521' },
});
