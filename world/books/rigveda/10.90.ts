import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '10.90',
  segments: [
    {
      id: '10.90.1',
      kind: 'verse',
      original: 'सहस्रशीर्षा पुरुषः सहस्राक्षः सहस्रपात् ।<br>स भूमिं विश्वतो वृत्वात्यतिष्ठद्दशाङ्गुलम् ॥',
      zh: '原人有千头、千眼、千足；他从四面覆盖大地，还超出十指之广。',
      en: 'A thousand heads has the Man, a thousand eyes, a thousand feet; he covered the earth on every side and stood ten fingers beyond it.',
      fr: 'L’Homme a mille têtes, mille yeux, mille pieds ; couvrant la terre de tous côtés, il la dépassait de dix doigts.',
      es: 'Mil cabezas tiene el Hombre, mil ojos, mil pies; cubriendo la tierra por todas partes, la rebasaba diez dedos.',
      jp: '原人には千の頭、千の眼、千の足がある。彼は大地を四方からおおい、なお十指の幅だけ超えていた。',
    },
    {
      id: '10.90.12',
      kind: 'verse',
      original: 'ब्राह्मणोऽस्य मुखमासीद्बाहू राजन्यः कृतः ।<br>ऊरू तदस्य यद्वैश्यः पद्भ्यां शूद्रो अजायत ॥',
      zh: '婆罗门是他的口，王族成为他的双臂，吠舍是他的双腿，首陀罗从他的双脚生出。',
      en: 'The brahmin was his mouth, the warrior was made his arms, what is the commoner was his thighs, and from his feet the servant was born.',
      fr: 'Le brahmane fut sa bouche, le guerrier fut fait ses bras, ses cuisses furent l’homme du commun, de ses pieds naquit le serviteur.',
      es: 'El brahmán fue su boca, del guerrero se hicieron sus brazos, sus muslos fueron el hombre del común, de sus pies nació el siervo.',
      jp: '婆羅門は彼の口であった。王族は両腕とされ、庶民はその両腿、両足からは隷民が生まれた。',
      notes: [
        {
          id: '1',
          text: [
            '这是四种姓最早的记载。',
            'The earliest mention of the four classes.',
            'C’est la première mention des quatre classes.',
            'Es la primera mención de las cuatro clases.',
            '四種姓に触れた最古の箇所。',
          ],
        },
      ],
    },
    {
      id: '10.90.13',
      kind: 'verse',
      original: 'चन्द्रमा मनसो जातश्चक्षोः सूर्यो अजायत ।<br>मुखादिन्द्रश्चाग्निश्च प्राणाद्वायुरजायत ॥',
      zh: '月亮从他的心生出，太阳从他的眼生出；因陀罗和阿耆尼从口生出，风从气息生出。',
      en: 'The moon was born from his mind, the sun was born from his eye; from his mouth Indra and Agni, from his breath the wind was born.',
      fr: 'La lune naquit de sa pensée, de son œil naquit le soleil ; de sa bouche, Indra et Agni ; de son souffle naquit le vent.',
      es: 'La luna nació de su mente, de su ojo nació el sol; de su boca, Indra y Agni; de su aliento nació el viento.',
      jp: '月は彼の心から生まれ、太陽は眼から生まれ、インドラとアグニは口から、風は息から生まれた。',
    },
  ],
};
