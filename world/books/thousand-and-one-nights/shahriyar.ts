import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'shahriyar',
  segments: [
    {
      id: '1',
      original:
        'حكي والله أعلم أنه كان فيما مضى من قديم الزمان وسالف العصر والأوان ملك من ملوك ساسان بجزائر الهند والصين،',
      zh: '相传——真主最清楚——在很久以前的古老年代，印度和中国的群岛上，有一位萨桑王族的国王，',
      en: 'It is told, and God knows best, that long ago, in ancient days and times gone by, there was a king of the kings of Sasan in the islands of India and China,',
      fr: 'On raconte, mais Dieu est plus savant, qu’il y avait jadis, au temps ancien, dans les siècles et les âges passés, un roi d’entre les rois de Sassan, aux îles de l’Inde et de la Chine,',
      es: 'Se cuenta, y Dios es quien más sabe, que hubo en lo antiguo del tiempo, en las edades y épocas pasadas, un rey de los reyes de Sasán en las islas de la India y de la China,',
      jp: '伝えに、まことは神のみぞ知るが、遠いむかし、過ぎし世々のこと、インドと中国の島々に、サーサーンの王たちの一人である王があった。',
    },
    {
      id: '2',
      original: 'صاحب جند وأعوان وخدم وحشم، له ولدان أحدهما كبير والآخر صغير.',
      zh: '他拥有军队、辅臣、仆役和随从，有两个儿子，一大一小。',
      en: 'a master of troops and guards and servants and followers; he had two sons, one the elder, the other the younger.',
      fr: 'maître de troupes et d’auxiliaires, de serviteurs et de gens de suite ; il avait deux fils, l’un grand et l’autre petit.',
      es: 'señor de tropas y ayudantes, de criados y séquito; tenía dos hijos, uno mayor y otro menor.',
      jp: '軍勢と家臣、召使いと従者をもち、二人の息子がいて、一人は年上、一人は年下であった。',
    },
    {
      id: '3',
      original:
        'وكانا بطلين، وكان الكبير أفرس من الصغير، وقد ملك البلاد وحكم بالعدل بين العباد، وأحبه أهل بلاده ومملكته،',
      zh: '两人都是勇士，而哥哥的骑术胜过弟弟。他统治国土，在臣民中秉公行事，国中百姓都爱戴他；',
      en: 'Both were brave men, and the elder the better horseman. He ruled the land and judged the people with justice, and those of his country and realm loved him;',
      fr: 'Tous deux étaient des héros, et l’aîné meilleur cavalier que le cadet. Il régna sur le pays, gouverna les hommes avec justice, et les gens de son pays et de son royaume l’aimaient ;',
      es: 'Ambos eran héroes, y el mayor mejor jinete que el menor. Reinó en el país, gobernó con justicia a las gentes, y los de su tierra y su reino lo amaban;',
      jp: '二人とも勇者で、兄は弟より馬の技にすぐれていた。彼は国を治め、人々を公正に裁き、国の民は彼を愛した。',
    },
    {
      id: '4',
      original: 'وكان اسمه الملك شهريار، وكان أخوه الصغير اسمه الملك شاه زمان، وكان ملك سمرقند العجم.',
      zh: '他名叫国王山鲁亚尔；他的弟弟名叫国王沙宰曼，是波斯撒马尔罕的国王。',
      en: 'his name was King Shahriyar. His younger brother’s name was King Shah Zaman, and he was king of Samarkand in Persia.',
      fr: 'son nom était le roi Shahriyar. Son frère cadet se nommait le roi Shah Zaman, et il était roi de Samarcande en Perse.',
      es: 'su nombre era el rey Shahriyar. Su hermano menor se llamaba el rey Shah Zamán, y era rey de Samarcanda de Persia.',
      jp: 'その名をシャハリヤール王という。弟は名をシャー・ザマーン王といい、ペルシアのサマルカンドの王であった。',
    },
  ],
};
