import { subject } from '../subject.ts';

export default subject({
  id: 'fayum-portraits',
  kind: 'painting',
  region: 'africa',
  names: [
    '法尤姆木乃伊肖像',
    'Fayum Mummy Portraits',
    'Portraits du Fayoum',
    'Retratos de El Fayum',
    'ファイユームのミイラ肖像画',
  ],
  otherNames: [
    ['法尤姆肖像画'],
    ['Mummy portraits', 'Faiyum portraits'],
    ['portraits de momies'],
    ['retratos de momias'],
    ['ファイユーム肖像画', 'ミイラ肖像画'],
  ],
  times: [{ role: 'made', span: ['0030~', '0250~'], source: ['walker-ancient-faces'] }],
  place: {
    at: [29.274, 30.899],
    name: [
      '法尤姆的哈瓦拉',
      'Hawara, in the Fayum',
      'Hawara, au Fayoum',
      'Hawara, en El Fayum',
      'ファイユームのハワラ',
    ],
  },
  summary: [
    '罗马时代埃及人裹在木乃伊面部的写实木板肖像，古典世界保存至今数量最多的板画。画者用蜡彩或胶彩画出死者正面半身，衣饰发型多随罗马时尚，故可据以断代。像主多为法尤姆绿洲说希腊语的城镇居民，而葬法仍是埃及的。已知约一千幅，多在19世纪末出土，散藏各国。',
    'Lifelike portraits on wooden panels that were bound over the faces of mummies in Roman Egypt, the largest body of panel painting left from the classical world. Painted in wax or tempera, they follow Roman fashions in hair and dress, by which they are dated. The sitters were mostly Greek-speaking townspeople, the burial Egyptian. About a thousand are known, many of them from the Fayum.',
    'Portraits sur bois posés sur le visage des momies dans l’Égypte romaine, le plus vaste ensemble de peinture sur panneau que nous ait laissé le monde classique. Exécutés à l’encaustique ou à la détrempe, ils suivent les modes romaines de coiffure et de vêtement, qui permettent de les dater. Les modèles sont surtout des citadins de langue grecque, le rite reste égyptien. On en connaît près d’un millier.',
    'Retratos sobre tabla que cubrían el rostro de las momias en el Egipto romano, el mayor conjunto de pintura sobre panel que dejó el mundo clásico. Pintados a la encáustica o al temple, siguen las modas romanas de peinado y vestido, por las que se fechan. Los retratados eran sobre todo vecinos de lengua griega; el rito seguía siendo egipcio. Se conocen cerca de mil, muchos de El Fayum.',
    'ローマ時代のエジプトで、ミイラの顔を覆うように取り付けられた写実的な板絵の肖像。古典世界から伝わる板絵としては最大の作品群である。蝋画やテンペラで描かれ、髪形や衣装がローマの流行に従うため年代を推定できる。描かれたのは主にギリシア語を話す町の住民だが、葬り方はエジプト式だった。約千点が知られる。',
  ],
  events: [
    {
      when: '0030~',
      title: [
        '最早的木板肖像被裹入木乃伊',
        'The earliest panels are bound into mummies',
        'Les premiers panneaux sont insérés dans les bandelettes des momies',
        'Las primeras tablas se sujetan a las momias',
        '最初期の板絵がミイラに取り付けられる',
      ],
      at: 'hawara',
      weight: 2,
      source: ['walker-ancient-faces'],
    },
    {
      when: '1615',
      title: [
        '罗马旅行家德拉瓦莱在萨卡拉购得两具肖像木乃伊',
        'The Roman traveller Pietro della Valle acquires two portrait mummies at Saqqara',
        'Le voyageur romain Pietro della Valle acquiert deux momies à portrait à Saqqarah',
        'El viajero romano Pietro della Valle adquiere en Saqqara dos momias con retrato',
        'ローマの旅行家デッラ・ヴァッレがサッカラで肖像付きミイラを得る',
      ],
      at: 'saqqara',
      weight: 1,
      source: ['walker-ancient-faces'],
    },
    {
      when: '1887',
      title: [
        '鲁巴亚特墓地的肖像流入维也纳商人格拉夫之手',
        'Portraits from the cemetery of Er-Rubayat reach the Viennese dealer Graf',
        'Les portraits d’Er-Rubayat passent au marchand viennois Theodor Graf',
        'Los retratos de Er-Rubayat llegan al marchante vienés Theodor Graf',
        'エル・ルバヤットの肖像画がウィーンの商人グラーフの手に渡る',
      ],
      at: 'er-rubayat',
      weight: 1,
      source: ['walker-ancient-faces'],
    },
    {
      when: '1888',
      title: [
        '皮特里在哈瓦拉墓地开始发掘出大批肖像',
        'Petrie begins to dig up dozens of portraits in the cemetery of Hawara',
        'Petrie commence à exhumer des dizaines de portraits à Hawara',
        'Petrie empieza a desenterrar decenas de retratos en Hawara',
        'ピートリーがハワラの墓地で多数の肖像画を掘り出し始める',
      ],
      at: 'hawara',
      weight: 2,
      source: ['petrie-hawara'],
    },
  ],
  relations: [
    {
      word: 'resembles',
      to: 'tutankhamun',
      note: [
        '木板肖像取代了以图坦卡蒙金面具为代表的理想化面具',
        'The panels took the place of the ideal mask of which Tutankhamun’s is the most famous',
        'Les panneaux remplacent le masque idéalisé dont celui de Toutânkhamon est le plus célèbre',
        'Las tablas ocupan el lugar de la máscara ideal, de la que la de Tutankamón es la más famosa',
        '板絵は、ツタンカーメンの黄金のマスクに代表される理想化された仮面に代わるものだった',
      ],
      source: ['walker-ancient-faces'],
    },
    {
      word: 'serves-same-end',
      to: 'book-of-the-dead',
      note: [
        '形式虽是希腊的，肖像仍服务于同一个保全死者的埃及信仰',
        'Greek in form, the portraits still serve the Egyptian hope for which the Book of the Dead was written',
        'De forme grecque, ils servent encore l’espérance égyptienne pour laquelle fut écrit le Livre des morts',
        'De forma griega, sirven aún a la esperanza egipcia para la que se escribió el Libro de los muertos',
        '形はギリシア風でも、『死者の書』と同じエジプトの来世への希望に仕えている',
      ],
      source: ['walker-ancient-faces'],
    },
  ],
});
