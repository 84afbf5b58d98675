import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1-monkey',
  segments: [
    {
      id: '1',
      original: '那座山，正當頂上，有一塊仙石。其石有三丈六尺五寸高，有二丈四尺圍圓。',
      zh: '那座山的正顶上，有一块仙石。那石头高三丈六尺五寸，周围二丈四尺。',
      en: 'On that mountain, right on its top, there was an immortal stone. The stone was thirty-six feet and five inches high and twenty-four feet round.',
      fr: 'Sur cette montagne, tout au sommet, il y avait une pierre d’immortel. Elle était haute de trente-six pieds cinq pouces et en avait vingt-quatre de tour.',
      es: 'En aquella montaña, justo en la cima, había una piedra prodigiosa. Tenía treinta y seis pies y cinco pulgadas de alto y veinticuatro pies de contorno.',
      jp: 'その山のちょうど頂に、一つの仙石があった。石の高さは三丈六尺五寸、まわりは二丈四尺である。',
    },
    {
      id: '2',
      original: '蓋自開闢以來，每受天真地秀，日精月華，感之既久，遂有靈通之意。',
      zh: '自从开天辟地以来，它一直承受天地的灵秀、日月的精华，感受久了，便有了灵性。',
      en: 'Since the opening of the world it had taken in the truth of heaven and the grace of earth, the essence of the sun and the splendour of the moon; and being moved by them so long, it came to have a spirit.',
      fr: 'Depuis l’ouverture du monde, elle recevait la vérité du ciel et la grâce de la terre, l’essence du soleil et l’éclat de la lune ; touchée si longtemps, elle finit par avoir une âme.',
      es: 'Desde la apertura del mundo recibía la verdad del cielo y la gracia de la tierra, la esencia del sol y el esplendor de la luna; y, conmovida tanto tiempo, llegó a tener espíritu.',
      jp: '天地開闢よりこのかた、天の真、地の秀、日の精、月の華をたえず受け、久しく感じて、ついに霊の通う心を宿した。',
    },
    {
      id: '3',
      original: '內育仙胞，一日迸裂，產一石卵，似圓毬樣大。因見風，化作一個石猴。五官俱備，四肢皆全。',
      zh: '里面孕育仙胎，有一天迸裂开来，产下一个石蛋，像圆球那样大。因为见了风，化成一只石猴，五官俱全，四肢齐备。',
      en: 'Within it grew a magic womb; one day it burst and brought forth an egg of stone, as big as a ball. The wind touched it, and it changed into a stone monkey, with all five features and all four limbs.',
      fr: 'Au-dedans se formait un germe d’immortel ; un jour elle éclata et mit au monde un œuf de pierre, gros comme une balle. Au contact du vent, il se changea en singe de pierre, avec tous ses traits et ses quatre membres.',
      es: 'Dentro crecía un germen prodigioso; un día reventó y parió un huevo de piedra, grande como una pelota. Al darle el viento se convirtió en un mono de piedra, con todas sus facciones y sus cuatro miembros.',
      jp: '内に仙胎を育み、ある日はじけて、まりほどの大きさの石の卵を産んだ。風に当たると、一匹の石猿に変わった。五官も四肢もそろっていた。',
    },
    {
      id: '4',
      original: '便就學爬學走，拜了四方。目運兩道金光，射沖斗府。',
      zh: '它便学爬学走，拜了四方。眼里射出两道金光，直冲天府。',
      en: 'At once he learned to climb and to walk, and bowed to the four quarters. From his eyes came two beams of golden light that shot up to the palace of the stars.',
      fr: 'Aussitôt il apprit à grimper, à marcher, et salua les quatre orients. De ses yeux partirent deux traits de lumière dorée, qui montèrent jusqu’au palais des étoiles.',
      es: 'Enseguida aprendió a trepar y a andar, y saludó a los cuatro puntos. De sus ojos salieron dos rayos de luz dorada que llegaron hasta el palacio de las estrellas.',
      jp: 'さっそく這うこと歩くことを覚え、四方を拝した。目からは二すじの金の光が走り、星の宮まで射し上った。',
    },
  ],
};
