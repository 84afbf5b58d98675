import { subject } from '../subject.ts';

export default subject({
  id: 'njinga',
  kind: 'person',
  region: 'africa',
  names: ['恩津加女王', 'Njinga', 'Njinga', 'Njinga', 'ンジンガ女王'],
  otherNames: [
    ['恩津加', '安娜·德·索萨'],
    ['Nzinga of Ndongo and Matamba', 'Ana de Sousa'],
    ['Nzinga', 'Anne Zingha'],
    ['Nzinga', 'Ana de Sousa'],
    ['アナ・デ・ソウザ', 'ンジンガ'],
  ],
  times: [
    { role: 'life', span: ['1582~', '1663-12-17'], source: ['heywood-njinga'] },
    { role: 'reign', span: ['1624', '1663-12-17'], source: ['heywood-njinga'] },
  ],
  place: { at: [-9.1, 15.5], name: ['恩东戈', 'Ndongo', 'Ndongo', 'Ndongo', 'ンドンゴ'] },
  summary: [
    '今安哥拉境内恩东戈与马坦巴的女王。1622年代表兄长到罗安达与葡萄牙总督谈判，相传总督不给座位，她便坐在侍女背上；其间受洗，取名安娜·德·索萨。1624年继位，遭葡人驱逐后依附因班加拉军团作战，夺得马坦巴，又与荷兰人结盟。征战三十年，1656年订立和约，她得以王者终老。',
    'Queen of Ndongo and Matamba in what is now Angola. In 1622 she negotiated at Luanda for her brother; it is told that, offered no chair, she sat on the back of an attendant. She was baptized as Ana de Sousa. Queen from 1624, driven out by the Portuguese, she fought at the head of Imbangala bands, won Matamba and allied with the Dutch. The peace of 1656 left her a sovereign to her death.',
    'Reine de Ndongo et de Matamba, dans l’Angola actuel. En 1622, elle négocie à Luanda pour son frère ; on raconte que, faute de siège, elle s’assit sur le dos d’une suivante. Elle y reçoit le baptême sous le nom d’Ana de Sousa. Reine en 1624, chassée par les Portugais, elle combat à la tête de bandes imbangala, gagne le Matamba et s’allie aux Hollandais. La paix de 1656 la laisse souveraine jusqu’à sa mort.',
    'Reina de Ndongo y Matamba, en la actual Angola. En 1622 negoció en Luanda en nombre de su hermano; se cuenta que, como no le ofrecieron asiento, se sentó en la espalda de una criada. Allí se bautizó como Ana de Sousa. Reina desde 1624, expulsada por los portugueses, combatió al frente de bandas imbangala, ganó Matamba y se alió con los holandeses. La paz de 1656 la dejó soberana hasta su muerte.',
    '現在のアンゴラにあったンドンゴとマタンバの女王。1622年、兄の名代としてルアンダでポルトガル総督と交渉し、椅子を出されず侍女の背に座ったと伝えられる。この時アナ・デ・ソウザの名で受洗した。1624年に王位に就き、ポルトガルに追われるとインバンガラの戦士団を率いて戦い、マタンバを得、オランダとも結んだ。1656年の和約を経て、没するまで君主であった。',
  ],
  events: [
    {
      when: '1622',
      title: [
        '在罗安达与葡萄牙总督议和',
        'Negotiates with the Portuguese governor at Luanda',
        'Négocie à Luanda avec le gouverneur portugais',
        'Negocia en Luanda con el gobernador portugués',
        'ルアンダでポルトガル総督と交渉する',
      ],
      at: 'luanda',
      weight: 2,
      source: ['cavazzi'],
    },
    {
      when: '1656',
      title: [
        '与葡萄牙订立和约',
        'Makes peace with Portugal',
        'Fait la paix avec le Portugal',
        'Firma la paz con Portugal',
        'ポルトガルと和約を結ぶ',
      ],
      at: 'matamba',
      weight: 2,
      source: ['heywood-njinga'],
    },
  ],
  relations: [
    {
      word: 'worships',
      to: 'christianity',
      when: ['1622', '1663'],
      note: [
        '受洗后曾弃教，晚年重归教会，在马坦巴建教堂',
        'Baptized in 1622, she later turned away and came back to the Church in old age',
        'Baptisée en 1622, elle s’en éloigna, puis revint à l’Église dans sa vieillesse',
        'Bautizada en 1622, se apartó y volvió a la Iglesia en la vejez',
        '1622年に受洗、のち離れ、晩年に教会へ戻った',
      ],
      source: ['heywood-njinga'],
    },
    {
      word: 'compared-with',
      to: 'elizabeth-i',
      note: [
        '海伍德认为，论权谋与用兵，她不逊于伊丽莎白一世',
        'Heywood puts her statecraft and generalship on a level with Elizabeth’s',
        'Heywood place son sens politique et militaire au niveau de celui d’Élisabeth',
        'Heywood equipara su astucia política y militar con la de Isabel',
        'ヘイウッドは、その政略と用兵をエリザベス一世に並ぶものとみる',
      ],
      source: ['heywood-njinga'],
    },
  ],
});
