import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'shiji',
  work: 'shiji',
  facts: {
    title: [
      '史记',
      'Shiji (Records of the Grand Historian)',
      'Shiji (Mémoires historiques)',
      'Shiji (Memorias históricas)',
      '史記',
    ],
    originalTitle: '史記',
    otherTitles: ['太史公書', 'Shiji'],
    genre: 'ancient_cn',
    authors: [{ name: ['司马迁', 'Sima Qian', 'Sima Qian', 'Sima Qian', '司馬遷'], item: 'sima-qian' }],
    writing: ['-0109~', '-0091~'],
    dynasty: ['西汉', 'Western Han', 'Han occidentaux', 'Han occidentales', '前漢'],
    description: [
      '中国第一部纪传体通史，一百三十篇，上起黄帝，下至汉武帝。这里选读始皇称帝、焚书、陈涉起事、垓下之围、张骞出使，以及司马迁自述著书之由。',
      'The first general history of China told by reigns, houses and lives, in 130 chapters. Given here: the First Emperor’s title and the burning of the books, the rising of Chen She, Xiang Yu’s last stand, Zhang Qian’s mission, and why Sima Qian wrote.',
      'La première histoire générale de la Chine, par règnes, maisons et vies, en 130 chapitres. On lira ici le titre du Premier Empereur et l’autodafé, le soulèvement de Chen She, la fin de Xiang Yu, la mission de Zhang Qian, et pourquoi Sima Qian écrivit.',
      'La primera historia general de China, por reinados, casas y vidas, en 130 capítulos. Aquí se leen el título del Primer Emperador y la quema de libros, el alzamiento de Chen She, el fin de Xiang Yu, la misión de Zhang Qian y por qué escribió Sima Qian.',
      '中国最初の紀伝体の通史、百三十篇。黄帝から漢の武帝までを記す。ここには始皇帝の称号と焚書、陳渉の蜂起、垓下の囲み、張騫の使い、そして司馬遷が書を著したわけを読む。',
    ],
  },
  original: {
    language: 'lzh',
    edition: [
      '通行三家注本（标点为本馆所加）',
      'the received text of the edition with the three commentaries; punctuation ours',
      'le texte reçu de l’édition aux trois commentaires ; ponctuation de notre main',
      'el texto recibido de la edición con los tres comentarios; la puntuación es nuestra',
      '三家注本の通行本文（句読は当館による）',
    ],
    vertical: true,
  },
  volumes: [
    {
      key: 'benji',
      title: ['本纪', 'Annals', 'Annales', 'Anales', '本紀'],
      chapters: [
        {
          key: '6-title',
          title: '秦始皇本紀',
          titles: [
            '始皇称帝（卷六）',
            'The First Emperor takes his title (ch. 6)',
            'Le Premier Empereur prend son titre (ch. 6)',
            'El Primer Emperador toma su título (cap. 6)',
            '始皇帝を称す（巻六）',
          ],
        },
        {
          key: '6-books',
          title: '秦始皇本紀',
          titles: [
            '焚书（卷六）',
            'The burning of the books (ch. 6)',
            'L’autodafé (ch. 6)',
            'La quema de los libros (cap. 6)',
            '焚書（巻六）',
          ],
        },
        {
          key: '7-gaixia',
          title: '項羽本紀',
          titles: ['垓下之围（卷七）', 'Gaixia (ch. 7)', 'Gaixia (ch. 7)', 'Gaixia (cap. 7)', '垓下の囲み（巻七）'],
        },
        {
          key: '7-wujiang',
          title: '項羽本紀',
          titles: [
            '乌江（卷七）',
            'The Wu river (ch. 7)',
            'La rivière Wu (ch. 7)',
            'El río Wu (cap. 7)',
            '烏江（巻七）',
          ],
        },
      ],
    },
    {
      key: 'shijia',
      title: ['世家', 'Hereditary houses', 'Maisons héréditaires', 'Casas hereditarias', '世家'],
      chapters: [
        {
          key: '48-chenshe',
          title: '陳涉世家',
          titles: [
            '陈涉起事（卷四十八）',
            'The rising of Chen She (ch. 48)',
            'Le soulèvement de Chen She (ch. 48)',
            'El alzamiento de Chen She (cap. 48)',
            '陳渉の蜂起（巻四十八）',
          ],
        },
        {
          key: '47-kongzi',
          title: '孔子世家',
          titles: [
            '孔子世家赞（卷四十七）',
            'The historian on Confucius (ch. 47)',
            'L’historien sur Confucius (ch. 47)',
            'El historiador sobre Confucio (cap. 47)',
            '孔子世家の賛（巻四十七）',
          ],
        },
      ],
    },
    {
      key: 'liezhuan',
      title: ['列传', 'Lives', 'Vies', 'Vidas', '列伝'],
      chapters: [
        {
          key: '123-zhangqian',
          title: '大宛列傳',
          titles: [
            '张骞出使（卷一百二十三）',
            'Zhang Qian’s mission (ch. 123)',
            'La mission de Zhang Qian (ch. 123)',
            'La misión de Zhang Qian (cap. 123)',
            '張騫の使い（巻百二十三）',
          ],
        },
        {
          key: '130-preface',
          title: '太史公自序',
          titles: [
            '太史公自序（卷一百三十）',
            'Why books are written (ch. 130)',
            'Pourquoi l’on écrit des livres (ch. 130)',
            'Por qué se escriben los libros (cap. 130)',
            '太史公自序（巻百三十）',
          ],
        },
      ],
    },
  ],
};
