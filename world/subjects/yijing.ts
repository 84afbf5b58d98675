import { subject } from '../subject.ts';

export default subject({
  id: 'yijing',
  kind: 'book',
  region: 'east-asia',
  names: ['周易', 'Book of Changes', 'Livre des mutations', 'Libro de los cambios', '易経'],
  otherNames: [
    ['易经', '易'],
    ['Yijing', 'I Ching', 'Zhouyi'],
    ['Yi Jing', 'Yi King'],
    ['I Ching', 'Yijing'],
    ['周易', '易'],
  ],
  times: [{ role: 'made', span: ['-0800?', '-0200?'], source: ['redmond-hon-yijing'] }],
  place: { at: [34.44, 107.62], name: ['周原', 'Plain of Zhou', 'Plaine de Zhou', 'Llanura de Zhou', '周原'] },
  summary: [
    '中国古代的占筮书，后列五经之首。由阳爻、阴爻六画叠成六十四卦，各有卦辞爻辞，约成于西周晚期；战国至汉初又附上《系辞》等“十翼”，以阴阳变化阐说天道人事，旧说为孔子所作。马王堆帛书与上海博物馆竹简提供了早期文本。历代注释最繁，17世纪末莱布尼茨见其卦图与二进制相通。',
    'An old Chinese manual of divination that became first of the Five Classics. Broken and unbroken lines, six upon six, make sixty-four figures, each with its oracle, set down probably in the late Western Zhou; by early Han ten “wings”, long ascribed to Confucius, had made it a book about change, yin and yang. Silk and bamboo copies have been unearthed. Leibniz saw his binary numbers in its figures.',
    'Ancien manuel chinois de divination, devenu le premier des Cinq Classiques. Des traits pleins et brisés, six par six, forment soixante-quatre figures, chacune avec son oracle, notées sans doute à la fin des Zhou occidentaux ; au début des Han, dix « ailes », longtemps attribuées à Confucius, en avaient fait un livre du changement, du yin et du yang. On en a exhumé des copies sur soie et bambou. Leibniz y vit ses nombres binaires.',
    'Antiguo manual chino de adivinación, convertido en el primero de los Cinco Clásicos. Líneas enteras y partidas, de seis en seis, forman sesenta y cuatro figuras, cada una con su oráculo, fijadas quizá a fines de los Zhou occidentales; a comienzos de los Han, diez «alas», atribuidas a Confucio, lo habían hecho un libro del cambio, del yin y del yang. Se han desenterrado copias en seda y bambú. Leibniz vio en él sus números binarios.',
    '中国古代の占いの書で、のち五経の筆頭とされた。陰と陽の爻を六つ重ねた六十四卦に、それぞれ占いの言葉が付く。本文は西周末頃に成り、漢初までに「十翼」が加わって、陰陽の変化から天地と人事を説く書となった。十翼は孔子の作とされてきた。馬王堆の帛書など古い写本も出土している。ライプニッツはその卦に二進法を見いだした。',
  ],
  events: [
    {
      when: '-0136',
      title: [
        '汉武帝立五经博士，《易》居其一',
        'Becomes one of the Five Classics taught by Han academicians',
        'Devient l’un des Cinq Classiques enseignés sous les Han',
        'Es uno de los Cinco Clásicos enseñados por los Han',
        '漢の五経博士の一つとなる',
      ],
      at: 'chang-an',
      weight: 3,
      with: ['han-wudi'],
      source: ['hanshu', '6'],
    },
    {
      when: '1701-11',
      title: [
        '白晋把六十四卦图寄给莱布尼茨',
        'Bouvet sends a chart of the figures to Leibniz',
        'Bouvet envoie à Leibniz le tableau des figures',
        'Bouvet envía a Leibniz el cuadro de las figuras',
        'ブーヴェが六十四卦の図をライプニッツに送る',
      ],
      at: 'beijing-city',
      weight: 2,
      source: ['redmond-hon-yijing'],
    },
    {
      when: '1973-12',
      title: [
        '马王堆汉墓出土帛书本',
        'A silk copy is found in a tomb at Mawangdui',
        'Une copie sur soie est trouvée à Mawangdui',
        'Se halla en Mawangdui una copia en seda',
        '馬王堆漢墓から帛書が出土する',
      ],
      at: 'mawangdui',
      weight: 2,
      source: ['redmond-hon-yijing'],
    },
  ],
  relations: [
    { word: 'sacred-text-of', to: 'confucianism', source: ['redmond-hon-yijing'] },
    {
      word: 'tells-of',
      to: 'shang-dynasty',
      note: [
        '卦爻辞提到帝乙嫁妹与高宗伐鬼方',
        'Its lines mention King Di Yi giving a kinswoman in marriage and Wu Ding’s war on the Guifang',
        'Ses traits évoquent le roi Di Yi mariant une parente et la guerre de Wu Ding contre les Guifang',
        'Sus líneas mencionan al rey Di Yi, que casa a una pariente, y la guerra de Wu Ding contra los guifang',
        '爻辞に帝乙の婚礼や高宗の鬼方征伐が見える',
      ],
      source: ['zhouyi', 'hexagrams 11, 63'],
    },
  ],
  same: { wikidata: 'Q181937' },
});
