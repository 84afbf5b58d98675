import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'shahrazad',
  segments: [
    {
      id: '1',
      original: 'وكان الوزير له بنتان ذاتا حسن وجمال وبهاء وقد واعتدال، الكبيرة اسمها شهرزاد والصغيرة اسمها دنيازاد.',
      zh: '宰相有两个女儿，容貌姣好，光彩照人，身材匀称；大的名叫山鲁佐德，小的名叫敦娅佐德。',
      en: 'The vizier had two daughters, fair and lovely and bright, graceful and well made; the elder’s name was Shahrazad, the younger’s Dunyazad.',
      fr: 'Le vizir avait deux filles, pleines de beauté, de charme et d’éclat, de taille et de proportions parfaites ; l’aînée s’appelait Shéhérazade, la cadette Dounyazade.',
      es: 'El visir tenía dos hijas, llenas de belleza, hermosura y esplendor, de talle y porte perfectos; la mayor se llamaba Sherezade y la menor Dunyazad.',
      jp: '宰相には二人の娘があり、美しくうるわしく輝くばかりで、姿もすらりと整っていた。姉の名はシャハラザード、妹の名はドゥニヤーザードといった。',
    },
    {
      id: '2',
      original: 'وكانت الكبيرة قد قرأت الكتب والتواريخ وسير الملوك المتقدمين وأخبار الأمم الماضين.',
      zh: '姐姐读过许多书籍、史册、先王的传记和往昔各民族的故事。',
      en: 'The elder had read books and histories, the lives of kings of former times and the tidings of peoples gone by.',
      fr: 'L’aînée avait lu les livres, les chroniques, les vies des rois d’autrefois et les récits des nations passées.',
      es: 'La mayor había leído los libros, las crónicas, las vidas de los reyes de antaño y las noticias de las naciones pasadas.',
      jp: '姉は、書物や史書、いにしえの王たちの伝、過ぎし諸民族の物語を読んでいた。',
    },
    {
      id: '3',
      original: 'قيل إنها جمعت ألف كتاب من كتب التواريخ المتعلقة بالأمم السالفة والملوك الخالية والشعراء.',
      zh: '据说她收集了一千部史书，都是关于古代民族、往昔君王和诗人的。',
      en: 'It is said that she had gathered a thousand books of history, about ancient peoples, kings that were no more, and poets.',
      fr: 'On dit qu’elle avait réuni mille livres d’histoire, sur les peuples anciens, les rois disparus et les poètes.',
      es: 'Se dice que había reunido mil libros de historia, sobre los pueblos antiguos, los reyes desaparecidos y los poetas.',
      jp: 'いにしえの諸民族、去りし王たち、詩人たちについての史書を千巻も集めていたという。',
    },
  ],
};
