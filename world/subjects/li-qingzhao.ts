import { subject } from '../subject.ts';

export default subject({
  id: 'li-qingzhao',
  kind: 'person',
  region: 'east-asia',
  names: ['李清照', 'Li Qingzhao', 'Li Qingzhao', 'Li Qingzhao', '李清照'],
  otherNames: [['易安居士'], ['Yi’an'], ['Yi’an'], ['Yi’an'], ['易安居士']],
  times: [{ role: 'life', span: ['1084', '1155~'], source: ['egan-li-qingzhao'] }],
  place: {
    at: [36.7, 117.53],
    name: ['济南章丘', 'Zhangqiu, Jinan', 'Zhangqiu, Jinan', 'Zhangqiu, Jinan', '済南、章丘'],
  },
  summary: [
    '宋代词人，号易安居士，被推为古今女作者之冠。十八岁嫁太学生赵明诚，夫妇节衣缩食搜集金石书画，合撰《金石录》。1127年汴京陷落，仓皇南渡，两年后丈夫病故，藏品散尽；再嫁张汝舟不谐，她告发其罪而离异。词作存五十首上下，早年清新活泼，晚年如《声声慢》“寻寻觅觅”，凄婉入骨；其《词论》主张词别是一家。',
    'Poet of the Song, held the greatest woman writer of old China. At eighteen she married the student Zhao Mingcheng; the two went without to buy bronzes, books and rubbings and wrote a catalogue together. When Kaifeng fell in 1127 she fled south; he died two years later, and the collection was lost. A second marriage she ended herself, in court. Some fifty song lyrics survive, bright when young, desolate late.',
    'Poétesse des Song, tenue pour la plus grande femme écrivain de la Chine ancienne. À dix-huit ans, elle épouse l’étudiant Zhao Mingcheng ; ils se privent pour acheter bronzes, livres et estampages et en dressent ensemble le catalogue. Quand Kaifeng tombe, en 1127, elle fuit au sud ; il meurt deux ans après, la collection se perd. Un second mariage, elle le rompt elle-même en justice. Une cinquantaine de ci nous reste.',
    'Poeta de los Song, tenida por la mayor escritora de la China antigua. A los dieciocho años se casó con el estudiante Zhao Mingcheng; se privaban de todo para comprar bronces, libros y calcos, e hicieron juntos su catálogo. Al caer Kaifeng, en 1127, huyó al sur; él murió dos años después y la colección se perdió. Un segundo matrimonio lo rompió ella misma ante los jueces. Se conservan unas cincuenta letras, alegres las primeras, desoladas las últimas.',
    '宋代の詞人。号は易安居士、中国古来の女性作家の第一とされる。十八歳で太学生の趙明誠に嫁ぎ、夫婦で倹約して金石書画を集め、『金石録』をともに編んだ。1127年に開封が陥ちると南へ逃れ、二年後に夫を失い、収集品も散逸する。再婚は不幸に終わり、自ら夫を訴えて離縁した。詞は五十首ほど残り、若い頃は清新、晩年は「尋尋覓覓」に始まる『声声慢』のように哀切である。',
  ],
  events: [
    {
      when: '1101',
      title: [
        '嫁赵明诚',
        'Marries Zhao Mingcheng',
        'Épouse Zhao Mingcheng',
        'Se casa con Zhao Mingcheng',
        '趙明誠に嫁ぐ',
      ],
      at: 'kaifeng',
      weight: 2,
      source: ['jinshilu-houxu'],
    },
    {
      when: ['1127', '1129'],
      title: [
        '南渡避金兵，丈夫病故',
        'Flees south before the Jurchens and loses her husband',
        'Fuit au sud devant les Jurchen et perd son mari',
        'Huye al sur ante los yurchen y pierde a su marido',
        '金軍を避けて南に逃れ、夫を失う',
      ],
      at: 'nanjing',
      weight: 2,
      source: ['jinshilu-houxu'],
    },
    {
      when: '1135~',
      title: [
        '在金华作《武陵春》',
        'Writes the lyric “Spring at Wuling” in Jinhua',
        'Écrit à Jinhua le poème « Printemps à Wuling »',
        'Escribe en Jinhua el poema «Primavera en Wuling»',
        '金華で詞「武陵春」を作る',
      ],
      at: 'jinhua',
      weight: 1,
      source: ['egan-li-qingzhao'],
    },
  ],
  relations: [
    { word: 'citizen-of', to: 'song-dynasty', source: ['egan-li-qingzhao'] },
    {
      word: 'wrote-about',
      to: 'xiang-yu',
      when: '1129~',
      note: [
        '“至今思项羽，不肯过江东”，借古讽南逃的朝廷',
        '“Still I think of Xiang Yu, who would not cross the river”: a reproach to the court that had',
        '« Je songe à Xiang Yu, qui ne voulut pas passer le fleuve » : reproche à la cour qui l’avait passé',
        '«Aún pienso en Xiang Yu, que no quiso cruzar el río»: un reproche a la corte que sí lo cruzó',
        '「今に至るまで項羽を思う、江東に渡るを肯んぜず」と、南へ逃れた朝廷を責めた',
      ],
      source: ['egan-li-qingzhao'],
    },
  ],
});
