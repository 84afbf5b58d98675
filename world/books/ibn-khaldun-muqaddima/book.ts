import type { WorldBook } from '../book.ts';

export const book: WorldBook = {
  id: 'ibn-khaldun-muqaddima',
  work: null,
  facts: {
    title: ['历史绪论', 'The Muqaddimah', 'La Muqaddima', 'La Muqaddima', '歴史序説'],
    originalTitle: 'المقدمة',
    otherTitles: ['Muqaddima', 'Prolegomena'],
    genre: 'ancient_en',
    authors: [{ name: ['伊本·赫勒敦', 'Ibn Khaldun', 'Ibn Khaldoun', 'Ibn Jaldún', 'イブン・ハルドゥーン'] }],
    writing: ['1377', '1406'],
    dynasty: [
      '哈夫斯朝与马穆鲁克朝',
      'Hafsids and Mamluks',
      'Hafsides et Mamelouks',
      'Hafsíes y mamelucos',
      'ハフス朝・マムルーク朝',
    ],
    description: [
      '北非史家伊本·赫勒敦为其通史所写的绪论，论史学、社会、部落团结与王朝的兴衰。这里选四段。',
      'The North African historian’s introduction to his universal history: on what history is, on society, on the bond of the group, on the rise and fall of dynasties. Four passages are given here.',
      'L’introduction de l’historien maghrébin à son histoire universelle : ce qu’est l’histoire, la société, l’esprit de corps, la montée et la chute des dynasties. En voici quatre passages.',
      'La introducción del historiador magrebí a su historia universal: qué es la historia, la sociedad, la cohesión del grupo, el auge y la caída de las dinastías. Aquí hay cuatro pasajes.',
      '北アフリカの史家が世界史のために書いた序説。歴史とは何か、社会、連帯意識、王朝の興亡を論じる。ここには四か所を読む。',
    ],
  },
  original: {
    language: 'ar',
    edition: [
      '布拉克（开罗）刊本一系的通行文本，标点为本馆所加',
      'the common text of the Bulaq (Cairo) line; punctuation ours',
      'le texte courant de la lignée de Boulaq (Le Caire) ; ponctuation de notre main',
      'el texto corriente de la línea de Bulaq (El Cairo); la puntuación es nuestra',
      'ブーラーク（カイロ）版系の通行本文、句読は当館による',
    ],
    direction: 'rtl',
  },
  volumes: [
    {
      key: 'muqaddima',
      title: ['绪论', 'The Muqaddimah', 'La Muqaddima', 'La Muqaddima', '序説'],
      chapters: [
        {
          key: 'khutba',
          title: 'خطبة الكتاب',
          titles: ['自序（节选）', 'Preface (from it)', 'Préface (extrait)', 'Prefacio (fragmento)', '自序（抄）'],
        },
        {
          key: 'fadl',
          title: 'في فضل علم التاريخ',
          titles: [
            '论史学之益（节选）',
            'On the worth of history (from it)',
            'De la valeur de l’histoire (extrait)',
            'Del valor de la historia (fragmento)',
            '歴史の徳について（抄）',
          ],
        },
        {
          key: 'umran',
          title: 'في طبيعة العمران',
          titles: [
            '文明的本性（第一卷，节选）',
            'The nature of civilization (book 1, from it)',
            'La nature de la civilisation (livre I, extraits)',
            'La naturaleza de la civilización (libro I, fragmentos)',
            '文明の本性（第一巻・抄）',
          ],
        },
        {
          key: 'taqlid',
          title: 'في أن المغلوب مولع أبدا بالاقتداء بالغالب',
          titles: [
            '败者效法胜者（节选）',
            'The conquered imitate the conqueror (from it)',
            'Le vaincu imite le vainqueur (extrait)',
            'El vencido imita al vencedor (fragmento)',
            '敗者は勝者にならう（抄）',
          ],
        },
      ],
    },
  ],
};
