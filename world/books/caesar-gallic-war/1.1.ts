import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1',
      original:
        'Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae, nostra Galli appellantur.',
      zh: '整个高卢分成三块：一块归比利时人居住，一块归阿奎丹尼人，还有一块，居民自称凯尔特人，我们则叫他们高卢人。',
      en: 'Gaul as a whole is divided into three parts: one the Belgae inhabit, another the Aquitani, the third those who in their own language are called Celts and in ours Gauls.',
      fr: 'La Gaule, dans son ensemble, est divisée en trois parties : l’une est habitée par les Belges, l’autre par les Aquitains, la troisième par ceux qui dans leur langue se nomment Celtes et, dans la nôtre, Gaulois.',
      es: 'La Galia, en su conjunto, está dividida en tres partes: una la habitan los belgas, otra los aquitanos, la tercera los que en su lengua se llaman celtas y en la nuestra galos.',
      jp: 'ガリアは全体として三つの部分に分かれ、その一つにはベルガエ人が、もう一つにはアクィタニ人が、三つめには、自らの言葉ではケルタエ人、われわれの言葉ではガリア人と呼ばれる人々が住んでいる。',
    },
    {
      id: '2',
      original:
        'Hi omnes lingua, institutis, legibus inter se differunt. Gallos ab Aquitanis Garumna flumen, a Belgis Matrona et Sequana dividit.',
      zh: '这些人语言不同，制度不同，法律也不同。高卢人同阿奎丹尼人以加龙河为界，同比利时人以马恩河和塞纳河为界。',
      en: 'All these differ from one another in language, customs and laws. The river Garonne parts the Gauls from the Aquitani, the Marne and the Seine from the Belgae.',
      fr: 'Tous diffèrent entre eux par la langue, les coutumes et les lois. La Garonne sépare les Gaulois des Aquitains ; la Marne et la Seine, des Belges.',
      es: 'Todos ellos difieren entre sí en lengua, costumbres y leyes. El Garona separa a los galos de los aquitanos; el Marne y el Sena, de los belgas.',
      jp: 'これらはみな、言葉も慣わしも法も互いに異なる。ガルンナ川がガリア人をアクィタニ人から、マトロナ川とセクアナ川がベルガエ人から隔てている。',
    },
    {
      id: '3',
      original:
        'Horum omnium fortissimi sunt Belgae, propterea quod a cultu atque humanitate provinciae longissime absunt, minimeque ad eos mercatores saepe commeant atque ea quae ad effeminandos animos pertinent important,',
      zh: '其中比利时人最为勇猛：行省的教养和风雅离他们最远，商人也难得上门，那些叫人心软的货色也就难得运到；',
      en: 'Of all these the Belgae are the bravest, because they are farthest from the culture and refinement of the Province, and merchants least often go to them and bring in such things as make the spirit soft;',
      fr: 'Les plus braves de tous sont les Belges, parce qu’ils sont les plus éloignés des mœurs et de la politesse de la Province, que les marchands vont très rarement chez eux et n’y portent guère ce qui amollit les âmes,',
      es: 'Los más valientes de todos son los belgas, porque son los que más lejos están de la vida y el refinamiento de la Provincia, y los mercaderes van rara vez a ellos a llevarles lo que afemina los ánimos,',
      jp: 'このすべてのうち最も勇敢なのはベルガエ人である。属州の文化と教養から最も遠く、商人が訪れて心を柔弱にするものを持ち込むことがごく稀であり、',
      notes: [
        {
          id: '1',
          text: [
            '“行省”指山北高卢，今法国普罗旺斯一带。',
            'The Province is Transalpine Gaul, of which Provence keeps the name.',
            'La Province est la Gaule transalpine, dont la Provence garde le nom.',
            'La Provincia es la Galia Transalpina, cuyo nombre conserva Provenza.',
            '「属州」はアルプスの北側のガリア。プロヴァンスの名に残る。',
          ],
        },
      ],
    },
    {
      id: '4',
      original:
        'proximique sunt Germanis, qui trans Rhenum incolunt, quibuscum continenter bellum gerunt. Qua de causa Helvetii quoque reliquos Gallos virtute praecedunt, quod fere cotidianis proeliis cum Germanis contendunt, cum aut suis finibus eos prohibent aut ipsi in eorum finibus bellum gerunt.',
      zh: '又因为他们最接近住在莱茵河对岸的日耳曼人，同他们不断作战。也由于这个缘故，赫尔维提人在勇武上超过其余的高卢人，他们几乎天天同日耳曼人交战，不是把他们挡在自己境外，就是到他们境内去打。',
      en: 'and they are nearest to the Germans who live across the Rhine, with whom they are always at war. For this reason the Helvetii too surpass the other Gauls in courage: they fight the Germans almost daily, either keeping them out of their own land or carrying war into theirs.',
      fr: 'et qu’ils sont les plus voisins des Germains qui habitent au-delà du Rhin et avec qui ils sont sans cesse en guerre. C’est pourquoi les Helvètes aussi l’emportent en courage sur les autres Gaulois : presque chaque jour ils se battent contre les Germains, soit qu’ils les écartent de leur territoire, soit qu’ils portent eux-mêmes la guerre sur le leur.',
      es: 'y porque son los más cercanos a los germanos que viven al otro lado del Rin, con los que están en guerra continua. Por eso también los helvecios aventajan en valor a los demás galos: combaten casi a diario con los germanos, ya los aparten de su territorio, ya lleven ellos la guerra al suyo.',
      jp: 'レヌス川の向こうに住むゲルマニ人に最も近く、絶えず戦っているからである。同じ理由でヘルウェティイ人もまた、勇気において他のガリア人にまさる。自分の国境から追い払うにせよ、相手の国に攻め込むにせよ、ほとんど毎日のようにゲルマニ人と戦っているからである。',
    },
    {
      id: '5',
      original:
        'Eorum una pars, quam Gallos obtinere dictum est, initium capit a flumine Rhodano, continetur Garumna flumine, Oceano, finibus Belgarum, attingit etiam ab Sequanis et Helvetiis flumen Rhenum, vergit ad septentriones.',
      zh: '他们的土地中，上文所说高卢人占据的那一部分，从罗讷河开始，以加龙河、大洋和比利时人的疆界为限，在塞广尼人和赫尔维提人那一边也抵达莱茵河，向北倾斜。',
      en: 'The one part of their land that, as was said, the Gauls hold begins at the river Rhône and is bounded by the Garonne, the Ocean and the land of the Belgae; on the side of the Sequani and Helvetii it touches the Rhine too, and it slopes to the north.',
      fr: 'La partie de leur pays qu’occupent, on l’a dit, les Gaulois commence au Rhône ; elle est bornée par la Garonne, l’Océan et le territoire des Belges ; elle touche aussi au Rhin du côté des Séquanes et des Helvètes, et s’incline vers le nord.',
      es: 'La parte de su tierra que, como se ha dicho, ocupan los galos empieza en el Ródano y limita con el Garona, el Océano y el país de los belgas; toca también el Rin por el lado de los sécuanos y los helvecios, y se inclina hacia el norte.',
      jp: '彼らの土地のうち、ガリア人が占めると述べた部分は、ロダヌス川に始まり、ガルンナ川と大洋とベルガエ人の領地に囲まれ、セクアニ人とヘルウェティイ人の側ではレヌス川にも達し、北へ傾いている。',
      notes: [
        {
          id: '2',
          text: [
            '许多校本把第5至7节视为后人所加。',
            'Many editors hold sections 5 to 7 to be a later addition.',
            'Beaucoup d’éditeurs tiennent les sections 5 à 7 pour un ajout postérieur.',
            'Muchos editores tienen las secciones 5 a 7 por un añadido posterior.',
            '第5節から第7節は後の加筆とする校訂者が多い。',
          ],
        },
      ],
    },
    {
      id: '6',
      original:
        'Belgae ab extremis Galliae finibus oriuntur, pertinent ad inferiorem partem fluminis Rheni, spectant in septentrionem et orientem solem.',
      zh: '比利时人的土地从高卢最远的边界开始，伸展到莱茵河下游，朝着北方和日出的方向。',
      en: 'The Belgae begin at the farthest borders of Gaul, reach to the lower part of the Rhine, and look to the north and the rising sun.',
      fr: 'Les Belges commencent aux derniers confins de la Gaule, s’étendent jusqu’au cours inférieur du Rhin et regardent vers le nord et le soleil levant.',
      es: 'Los belgas empiezan en los últimos confines de la Galia, llegan hasta el curso inferior del Rin y miran al norte y al sol naciente.',
      jp: 'ベルガエ人の地はガリアの最も遠い境に始まり、レヌス川の下流に及び、北と日の出の方に向いている。',
    },
    {
      id: '7',
      original:
        'Aquitania a Garumna flumine ad Pyrenaeos montes et eam partem Oceani quae est ad Hispaniam pertinet; spectat inter occasum solis et septentriones.',
      zh: '阿奎丹尼亚从加龙河伸展到比利牛斯山和毗连西班牙的那部分大洋，朝着日落与北方之间。',
      en: 'Aquitania reaches from the Garonne to the Pyrenees and to that part of the Ocean that lies by Spain; it looks between the setting sun and the north.',
      fr: 'L’Aquitaine s’étend de la Garonne aux Pyrénées et à la partie de l’Océan qui borde l’Espagne ; elle regarde entre le couchant et le nord.',
      es: 'Aquitania se extiende desde el Garona hasta los Pirineos y la parte del Océano que da a Hispania; mira entre el poniente y el norte.',
      jp: 'アクィタニアはガルンナ川からピュレナエイ山脈と、ヒスパニア寄りの大洋にまで及び、日の入りと北の間に向いている。',
    },
  ],
};
