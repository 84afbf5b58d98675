import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'guanju',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: '關關雎鳩，在河之洲。窈窕淑女，君子好逑。',
      zh: '关关和鸣的雎鸠，在河中的沙洲。美丽娴静的姑娘，是君子的好配偶。',
      en: 'Guan, guan cry the ospreys on the islet in the river. The girl so fair and gentle is a fit mate for a lord.',
      fr: 'Guan, guan, crient les balbuzards sur l’îlot de la rivière. La jeune fille pure et réservée est digne d’un seigneur.',
      es: 'Guan, guan, gritan las águilas en el islote del río. La doncella callada y hermosa es digna pareja de un señor.',
      jp: 'かんかんと鳴くみさごは、河の中洲に。たおやかなよい娘は、君子のよい連れ合い。',
      notes: [
        {
          id: '1',
          text: [
            '“关关”是鸟的和鸣声。',
            'Guan, guan is the call of the birds answering one another.',
            'Guan, guan imite l’appel des oiseaux qui se répondent.',
            'Guan, guan imita la llamada de las aves que se responden.',
            '「関関」は鳥が鳴きかわす声。',
          ],
        },
      ],
    },
    {
      id: '2',
      kind: 'verse',
      original: '參差荇菜，左右流之。窈窕淑女，寤寐求之。',
      zh: '长长短短的荇菜，左边右边去捞它。美丽娴静的姑娘，醒着睡着追求她。',
      en: 'Long and short the water plants; to left and right we seek them. The girl so fair and gentle, waking and sleeping he sought her.',
      fr: 'Inégales les plantes d’eau ; à gauche, à droite, on les cherche. La jeune fille pure et réservée, éveillé, endormi, il la cherche.',
      es: 'Desiguales las plantas del agua; a izquierda y derecha se buscan. A la doncella callada y hermosa, despierto y dormido la busca.',
      jp: '長く短くそろわぬあさざを、右に左に求める。たおやかなよい娘を、寝ても覚めても求める。',
    },
    {
      id: '3',
      kind: 'verse',
      original: '求之不得，寤寐思服。悠哉悠哉，輾轉反側。',
      zh: '追求她却得不到，醒着睡着都思念。长夜漫漫啊，翻来覆去难成眠。',
      en: 'Seeking her and not finding, waking and sleeping he thought of her. On and on, how long; tossing, turning, from side to side.',
      fr: 'La cherchant sans l’obtenir, éveillé, endormi, il y songe. Longtemps, longtemps, il se tourne et se retourne.',
      es: 'La busca y no la alcanza; despierto y dormido piensa en ella. Larga, larga la noche; da vueltas y más vueltas.',
      jp: '求めても得られず、寝ても覚めても思う。はるかに、はるかに、寝返りを打つばかり。',
    },
    {
      id: '4',
      kind: 'verse',
      original: '參差荇菜，左右采之。窈窕淑女，琴瑟友之。',
      zh: '长长短短的荇菜，左边右边采摘它。美丽娴静的姑娘，弹琴鼓瑟亲近她。',
      en: 'Long and short the water plants; to left and right we gather them. The girl so fair and gentle, with zithers and lutes we befriend her.',
      fr: 'Inégales les plantes d’eau ; à gauche, à droite, on les cueille. La jeune fille pure et réservée, luths et cithares lui font amitié.',
      es: 'Desiguales las plantas del agua; a izquierda y derecha se cogen. A la doncella callada y hermosa, con laúd y cítara se la agasaja.',
      jp: '長く短くそろわぬあさざを、右に左に摘みとる。たおやかなよい娘と、琴と瑟とで親しもう。',
    },
    {
      id: '5',
      kind: 'verse',
      original: '參差荇菜，左右芼之。窈窕淑女，鍾鼓樂之。',
      zh: '长长短短的荇菜，左边右边择取它。美丽娴静的姑娘，敲钟打鼓取悦她。',
      en: 'Long and short the water plants; to left and right we choose them. The girl so fair and gentle, with bells and drums we gladden her.',
      fr: 'Inégales les plantes d’eau ; à gauche, à droite, on les choisit. La jeune fille pure et réservée, cloches et tambours la réjouissent.',
      es: 'Desiguales las plantas del agua; a izquierda y derecha se escogen. A la doncella callada y hermosa, con campanas y tambores se la alegra.',
      jp: '長く短くそろわぬあさざを、右に左に選びとる。たおやかなよい娘を、鐘と太鼓で楽しませよう。',
    },
  ],
};
