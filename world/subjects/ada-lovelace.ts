import { subject } from '../subject.ts';

export default subject({
  id: 'ada-lovelace',
  kind: 'person',
  region: 'europe',
  names: ['埃达·洛夫莱斯', 'Ada Lovelace', 'Ada Lovelace', 'Ada Lovelace', 'エイダ・ラヴレス'],
  otherNames: [
    ['爱达·勒芙蕾丝', '埃达·拜伦'],
    ['Augusta Ada King', 'Ada Byron'],
    ['Ada Byron', 'comtesse de Lovelace'],
    ['Ada Byron', 'condesa de Lovelace'],
    ['エイダ・バイロン', 'ラヴレス伯爵夫人'],
  ],
  times: [{ role: 'life', span: ['1815-12-10', '1852-11-27'], source: ['hollings-lovelace'] }],
  place: { at: [51.5074, -0.1278], name: ['伦敦', 'London', 'Londres', 'Londres', 'ロンドン'] },
  summary: [
    '英国数学家，诗人拜伦之女，由母亲延师教以数学。十七岁结识巴贝奇，倾心于他的计算机器。1843年她翻译梅纳布雷亚论分析机的文章，附上三倍于原文的注释，列出计算伯努利数的步骤，常被称为第一个发表的计算机程序；她设想这样的机器能处理任何符号，甚至谱曲，但不能自创思想。',
    'English mathematician, daughter of the poet Byron, taught by tutors whom her mother chose. At seventeen she met Charles Babbage and was captured by his engines. In 1843 she translated Menabrea’s paper on the Analytical Engine and added notes three times as long, with a table for computing Bernoulli numbers that is often called the first published program. Such a machine, she saw, might handle any symbols, even music.',
    'Mathématicienne anglaise, fille du poète Byron, instruite par des maîtres que choisit sa mère. À dix-sept ans, elle rencontre Charles Babbage et s’éprend de ses machines. En 1843, elle traduit l’article de Menabrea sur la machine analytique et y joint des notes trois fois plus longues, dont une table de calcul des nombres de Bernoulli, qu’on dit souvent le premier programme publié. Une telle machine, écrit-elle, traiterait tout symbole, même la musique.',
    'Matemática inglesa, hija del poeta Byron, educada por maestros que eligió su madre. A los diecisiete años conoció a Charles Babbage y quedó cautivada por sus máquinas. En 1843 tradujo el artículo de Menabrea sobre la máquina analítica y le añadió notas tres veces más largas, con una tabla para calcular números de Bernoulli que suele llamarse el primer programa publicado. Tal máquina, vio, podría manejar cualquier símbolo, incluso la música.',
    'イギリスの数学者。詩人バイロンの娘で、母の選んだ教師たちに数学を学んだ。十七歳でバベッジに会い、その計算機械に魅せられる。1843年、解析機関を論じたメナブレアの論文を訳し、原文の三倍に及ぶ注を付けた。ベルヌーイ数を求める手順の表は、公表された最初のプログラムとよく言われる。こうした機械は音楽をも含むあらゆる記号を扱えると見抜いた。',
  ],
  events: [
    {
      when: '1833-06-05',
      title: [
        '在伦敦结识巴贝奇',
        'Meets Charles Babbage in London',
        'Rencontre Charles Babbage à Londres',
        'Conoce a Charles Babbage en Londres',
        'ロンドンでバベッジに会う',
      ],
      at: 'london',
      weight: 2,
      source: ['hollings-lovelace'],
    },
    {
      when: '1843-08',
      title: [
        '发表论分析机的译文与注释',
        'Publishes her notes on the Analytical Engine',
        'Publie ses notes sur la machine analytique',
        'Publica sus notas sobre la máquina analítica',
        '解析機関についての注解を発表する',
      ],
      at: 'london',
      weight: 3,
      source: ['lovelace-notes'],
    },
  ],
  relations: [
    { word: 'citizen-of', to: 'british-empire', source: ['hollings-lovelace'] },
    {
      word: 'wrote-about',
      to: 'florence-nightingale',
      note: [
        '她作诗为这位旧识画像',
        'She drew her acquaintance in a poem, A Portrait',
        'Elle fit de cette connaissance un portrait en vers',
        'Retrató a esta conocida suya en un poema',
        '知人であった彼女の肖像を詩に書いた',
      ],
      source: ['bostridge-nightingale'],
    },
  ],
  same: { wikidata: 'Q7259' },
});
