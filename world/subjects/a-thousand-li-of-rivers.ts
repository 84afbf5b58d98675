import { subject } from '../subject.ts';

export default subject({
  id: 'a-thousand-li-of-rivers',
  kind: 'painting',
  region: 'east-asia',
  names: ['千里江山图', 'A Thousand Li of Rivers and Mountains', 'Mille li de rivières et de montagnes', 'Mil li de ríos y montañas', '千里江山図'],
  otherNames: [['王希孟千里江山图'], ['Qianli jiangshan tu', 'Thousand Miles of Rivers and Mountains'], ['Qianli jiangshan tu'], ['Qianli jiangshan tu', 'Mil millas de ríos y montañas'], ['王希孟の千里江山図']],
  times: [
    { role: 'made', span: ['1113', '1113'], source: ['cai-jing-colophon'] },
  ],
  place: { at: [39.916, 116.39], name: ['北京故宫博物院', 'Palace Museum, Beijing', 'musée du Palais, Pékin', 'Museo del Palacio, Pekín', '北京・故宮博物院'] },
  summary: [
    '北宋青绿山水长卷，绢本设色，纵51.5厘米，横1191.5厘米，今藏北京故宫博物院。以石青、石绿层层积染，绘连绵峰峦与浩渺江湖，其间村舍、桥梁、渔舟、行旅细如毫芒。据卷后蔡京题跋，作者希孟年方十八，曾得徽宗亲授，不逾半岁而成。“王”姓晚见于清初，其生平别无记载，跋文真伪亦有争议。',
    'A blue-and-green landscape on silk, nearly twelve metres long, and almost all that is known of its painter. According to the colophon of the minister Cai Jing, a palace student named Ximeng, eighteen years old and taught by Emperor Huizong himself, finished it in under half a year in 1113. Ranges of azurite and malachite rise over wide water, dotted with tiny villages, bridges and boats.',
    'Paysage bleu et vert sur soie, long de près de douze mètres, et presque tout ce que l’on sait de son peintre. Selon le colophon du ministre Cai Jing, un élève du palais nommé Ximeng, âgé de dix-huit ans et formé par l’empereur Huizong en personne, l’acheva en moins de six mois en 1113. Des chaînes d’azurite et de malachite dominent de vastes eaux semées de villages, de ponts et de barques minuscules.',
    'Paisaje azul y verde sobre seda de casi doce metros de largo, y casi todo lo que se sabe de su pintor. Según el colofón del ministro Cai Jing, un alumno del palacio llamado Ximeng, de dieciocho años e instruido por el propio emperador Huizong, lo terminó en menos de medio año en 1113. Cordilleras de azurita y malaquita se alzan sobre anchas aguas, con diminutas aldeas, puentes y barcas.',
    '北宋の青緑山水の大画巻で、絹本著色、長さは約十二メートル。群青と緑青を重ねた峰々が広い水面の上に連なり、その間に村や橋、漁舟、旅人がごく小さく描き込まれる。巻末の蔡京の跋によれば、希孟という十八歳の画学生が徽宗じきじきの教えを受け、半年足らずで仕上げたという。ほかに伝記は残らず、王姓も清初に初めて現れる。',
  ],
  events: [
    { when: '1113', title: ['希孟进呈此卷，徽宗以赐蔡京', 'Presented to Emperor Huizong, who gives it to Cai Jing', 'Présenté à l’empereur Huizong, qui l’offre à Cai Jing', 'Presentado al emperador Huizong, que lo regala a Cai Jing', '徽宗に献じられ、蔡京に下賜される'], at: 'kaifeng', weight: 2, with: ['song-dynasty'], source: ['cai-jing-colophon'] },
    { when: '1303', title: ['溥光题跋，盛赞其设色', 'The monk Puguang praises its colour in a second colophon', 'Le moine Puguang en loue les couleurs dans un second colophon', 'El monje Puguang elogia su color en un segundo colofón', '僧・溥光が跋を記し、その彩色を讃える'], at: 'dadu', weight: 1, source: ['palace-museum'] },
    { when: '2017', title: ['故宫午门特展，全卷展开', 'Unrolled in full at an exhibition in the Meridian Gate', 'Déroulé en entier lors d’une exposition à la porte du Midi', 'Desplegado por entero en una exposición en la puerta del Mediodía', '故宮午門の特別展で全巻が公開される'], at: 'forbidden-city', weight: 1, with: ['forbidden-city'], source: ['palace-museum'] },
  ],
  relations: [
    { word: 'made-under', to: 'song-dynasty', when: '1113', source: ['cai-jing-colophon'] },
    { word: 'kept-in', to: 'forbidden-city', source: ['palace-museum'] },
    { word: 'revived', to: 'tang-dynasty', note: ['承李思训一脉的唐代青绿山水，而以宋人的空间经营出之', 'It takes up the blue-and-green manner of Tang painters such as Li Sixun within a Song sense of space', 'Il reprend la manière bleu et vert de peintres Tang comme Li Sixun dans un espace conçu à la Song', 'Retoma el estilo azul y verde de pintores Tang como Li Sixun con un sentido Song del espacio', '李思訓ら唐の青緑山水を、宋の空間感覚でよみがえらせた'], source: ['barnhart-painting'] },
    { word: 'compared-with', to: 'mogao-caves', note: ['与莫高窟壁画一样，以蓝铜矿、孔雀石为青绿', 'Its blue and green are the same ground azurite and malachite as on the cave walls', 'Ses bleus et ses verts sont, comme sur les parois des grottes, azurite et malachite broyées', 'Sus azules y verdes son, como en los muros de las cuevas, azurita y malaquita molidas', '石窟の壁画と同じく、藍銅鉱と孔雀石を砕いて青緑とする'], source: ['whitfield-mogao'] },
    { word: 'depicts', to: 'song-dynasty', source: ['barnhart-painting'] },
  ],
});
