import { subject } from '../subject.ts';

export default subject({
  id: 'battle-of-adwa',
  kind: 'war',
  region: 'africa',
  names: ['阿杜瓦战役', 'Battle of Adwa', 'Bataille d’Adoua', 'Batalla de Adua', 'アドワの戦い'],
  otherNames: [
    ['阿杜瓦之战', '阿多瓦战役'],
    ['Adowa', 'Battle of Adowa'],
    ['Adwa', 'bataille d’Adwa'],
    ['Adwa', 'batalla de Adowa'],
    ['アドゥワの戦い', 'アドワ会戦'],
  ],
  times: [{ role: 'span', span: ['1896-03-01', '1896-03-01'], source: ['jonas-adwa'] }],
  place: {
    at: [14.1667, 38.9],
    name: [
      '埃塞俄比亚北部阿杜瓦',
      'Adwa, northern Ethiopia',
      'Adoua, nord de l’Éthiopie',
      'Adua, norte de Etiopía',
      'エチオピア北部アドワ',
    ],
  },
  summary: [
    '1896年3月1日埃塞俄比亚皇帝孟尼利克二世大败意大利军队的会战。双方因《乌查里条约》文本歧异、意大利自居保护国而开战。孟尼利克与皇后泰图率各地诸侯约十万人集结，意军一万数千人夜行失序，被各个击破，死者约六千。意大利被迫承认埃塞俄比亚独立，此役遂成非洲抗拒殖民的象征。',
    'Battle of 1 March 1896 in which Emperor Menelik II of Ethiopia destroyed an invading Italian army. The war grew out of the treaty of Wuchale, whose Italian text made Ethiopia a protectorate while the Amharic did not. Menelik and Empress Taytu had raised some hundred thousand men; the Italian brigades, astray after a night march, were beaten one by one. Italy recognized Ethiopia’s independence, and Adwa became a symbol for all Africa.',
    'Bataille du 1ᵉʳ mars 1896 où l’empereur d’Éthiopie Ménélik II anéantit une armée d’invasion italienne. La guerre naît du traité d’Ucciali, dont le texte italien, et lui seul, faisait de l’Éthiopie un protectorat. Ménélik et l’impératrice Taytou ont levé quelque cent mille hommes ; les brigades italiennes, égarées par une marche de nuit, sont battues une à une. L’Italie reconnaît l’indépendance éthiopienne ; Adoua devient un symbole africain.',
    'Batalla del 1 de marzo de 1896 en la que el emperador Menelik II de Etiopía aniquiló a un ejército invasor italiano. La guerra nació del tratado de Wuchale, cuyo texto italiano, y no el amárico, convertía a Etiopía en protectorado. Menelik y la emperatriz Taitu reunieron unos cien mil hombres; las brigadas italianas, perdidas en una marcha nocturna, fueron batidas una a una. Italia reconoció la independencia etíope.',
    '1896年3月1日、エチオピア皇帝メネリク二世がイタリアの侵攻軍を破った戦い。アムハラ語文とイタリア語文の食い違うウッチャリ条約を根拠に、イタリアが保護国を主張したことが発端となった。皇帝と皇后タイトゥは諸侯の軍およそ十万を集め、夜間行軍で離れ離れになったイタリアの各旅団を次々に撃破した。イタリアは独立を承認し、アドワは反植民地の象徴となる。',
  ],
  events: [
    {
      when: '1889-05-02',
      title: [
        '意埃签订《乌查里条约》，两种文本不符',
        'Italy and Menelik sign the treaty of Wuchale, in two texts that differ',
        'Signature du traité d’Ucciali, dont les deux textes diffèrent',
        'Italia y Menelik firman el tratado de Wuchale, de textos discordantes',
        '両国がウッチャリ条約を結ぶが、二つの文面が食い違う',
      ],
      at: 'wuchale',
      weight: 2,
      source: ['bahru-zewde'],
    },
    {
      when: '1895-12-07',
      title: [
        '埃塞俄比亚军前锋在安巴阿拉吉歼灭意军前哨',
        'The Ethiopian vanguard destroys an Italian outpost at Amba Alagi',
        'L’avant-garde éthiopienne anéantit un poste italien à l’Amba Alagi',
        'La vanguardia etíope aniquila un puesto italiano en Amba Alagi',
        'エチオピア前衛がアンバ・アラギのイタリア軍拠点を壊滅させる',
      ],
      at: 'amba-alagi',
      weight: 1,
      source: ['jonas-adwa'],
    },
    {
      when: '1896-03-01',
      title: [
        '意军四个旅在阿杜瓦山地被各个击破',
        'Four Italian brigades are beaten piecemeal in the hills of Adwa',
        'Quatre brigades italiennes sont battues tour à tour dans les monts d’Adoua',
        'Cuatro brigadas italianas son batidas por separado en los montes de Adua',
        'アドワの山地でイタリア軍の四旅団が各個に撃破される',
      ],
      at: 'adwa',
      weight: 3,
      with: ['ethiopian-empire'],
      source: ['jonas-adwa'],
    },
    {
      when: '1896-10-26',
      title: [
        '《亚的斯亚贝巴条约》承认埃塞俄比亚独立',
        'The treaty of Addis Ababa recognizes Ethiopia’s independence',
        'Le traité d’Addis-Abeba reconnaît l’indépendance de l’Éthiopie',
        'El tratado de Adís Abeba reconoce la independencia de Etiopía',
        'アディスアベバ条約がエチオピアの独立を認める',
      ],
      at: 'addis-ababa',
      weight: 3,
      source: ['bahru-zewde'],
    },
  ],
  relations: [
    {
      word: 'legend-of',
      to: 'jerusalem',
      note: [
        '皇帝孟尼利克二世自称所罗门王后裔，其名即取自传说中所罗门与示巴女王之子',
        'Menelik II traced his house to Solomon of Jerusalem and bore the name of the legendary son of Sheba’s queen',
        'Ménélik II disait sa maison issue de Salomon de Jérusalem et portait le nom du fils légendaire de la reine de Saba',
        'Menelik II hacía remontar su casa a Salomón de Jerusalén y llevaba el nombre del hijo legendario de la reina de Saba',
        'メネリク二世はエルサレムのソロモン王の末裔を称し、シバの女王の子とされる名を帯びた',
      ],
      source: ['kebra-nagast'],
    },
    {
      word: 'compared-with',
      to: 'hannibal',
      note: [
        '此役常被称为汉尼拔以来非洲军队对欧洲军队的最大胜利',
        'It has often been called the greatest victory of an African over a European army since Hannibal',
        'On l’a souvent dite la plus grande victoire d’une armée africaine sur une armée européenne depuis Hannibal',
        'Se la ha llamado a menudo la mayor victoria de un ejército africano sobre uno europeo desde Aníbal',
        'ハンニバル以来、アフリカの軍がヨーロッパの軍に収めた最大の勝利としばしば呼ばれる',
      ],
      source: ['jonas-adwa'],
    },
  ],
});
