import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'shijing',
  work: null,
  facts: {
    title: ['诗经', 'The Book of Songs', 'Le Livre des odes', 'El libro de las odas', '詩経'],
    originalTitle: '詩經',
    otherTitles: ['毛詩', 'Shijing'],
    genre: 'ancient_cn',
    authors: [{ name: ['佚名', 'Unknown', 'Anonymes', 'Anónimos', '詠み人知らず'] }],
    writing: ['-1000?', '-0600?'],
    dynasty: ['周', 'Zhou', 'Zhou', 'Zhou', '周'],
    description: [
      '中国最早的诗歌总集，三百零五篇，分风、雅、颂。这里选国风六首与小雅《采薇》的末章。',
      'The oldest anthology of Chinese verse, 305 songs in three parts: Airs, Odes and Hymns. Given here are six of the Airs and the close of one of the Lesser Odes.',
      'La plus ancienne anthologie de la poésie chinoise : 305 pièces en trois parties, airs, odes et hymnes. On lira ici six airs et la fin d’une petite ode.',
      'La antología más antigua de la poesía china: 305 piezas en tres partes, aires, odas e himnos. Aquí se leen seis aires y el final de una oda menor.',
      '中国最古の詩集。三百五篇を風・雅・頌に分ける。ここには国風の六首と、小雅「采薇」の終章を選んだ。',
    ],
  },
  original: {
    language: 'lzh',
    edition: [
      '毛诗（通行本）',
      'the received text, that of Mao',
      'le texte reçu, celui de Mao',
      'el texto recibido, el de Mao',
      '毛詩（通行本）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'feng',
      title: ['国风', 'Airs of the states', 'Airs des royaumes', 'Aires de los reinos', '国風'],
      chapters: [
        {
          key: 'guanju',
          title: '關雎',
          titles: [
            '关雎（周南）',
            '“Guan, guan” cry the ospreys (Zhounan)',
            '« Guan, guan », crient les balbuzards (Zhounan)',
            '«Guan, guan», gritan las águilas pescadoras (Zhounan)',
            '関雎（周南）',
          ],
        },
        {
          key: 'taoyao',
          title: '桃夭',
          titles: [
            '桃夭（周南）',
            'The peach tree (Zhounan)',
            'Le pêcher (Zhounan)',
            'El melocotonero (Zhounan)',
            '桃夭（周南）',
          ],
        },
        {
          key: 'shuli',
          title: '黍離',
          titles: [
            '黍离（王风）首章',
            'The millet hangs (Wangfeng), first stanza',
            'Le millet penche (Wangfeng), première strophe',
            'El mijo se dobla (Wangfeng), primera estrofa',
            '黍離（王風）第一章',
          ],
        },
        {
          key: 'zijin',
          title: '子衿',
          titles: [
            '子衿（郑风）',
            'Your blue collar (Zhengfeng)',
            'Ton col bleu (Zhengfeng)',
            'Tu cuello azul (Zhengfeng)',
            '子衿（鄭風）',
          ],
        },
        {
          key: 'shuoshu',
          title: '碩鼠',
          titles: [
            '硕鼠（魏风）首章',
            'Big rat (Weifeng), first stanza',
            'Grand rat (Weifeng), première strophe',
            'Gran rata (Weifeng), primera estrofa',
            '碩鼠（魏風）第一章',
          ],
        },
        {
          key: 'jianjia',
          title: '蒹葭',
          titles: [
            '蒹葭（秦风）',
            'The reeds (Qinfeng)',
            'Les roseaux (Qinfeng)',
            'Los juncos (Qinfeng)',
            '蒹葭（秦風）',
          ],
        },
      ],
    },
    {
      key: 'ya',
      title: ['雅', 'Odes', 'Odes', 'Odas', '雅'],
      chapters: [
        {
          key: 'caiwei',
          title: '采薇',
          titles: [
            '采薇（小雅）末章',
            'Plucking vetch (Lesser Odes), last stanza',
            'La cueillette des vesces (Petites odes), dernière strophe',
            'Cogiendo arveja (Odas menores), última estrofa',
            '采薇（小雅）終章',
          ],
        },
      ],
    },
  ],
};
