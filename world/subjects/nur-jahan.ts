import { subject } from '../subject.ts';

export default subject({
  id: 'nur-jahan',
  kind: 'person',
  region: 'south-asia',
  names: ['努尔·贾汗', 'Nur Jahan', 'Nur Jahan', 'Nur Jahan', 'ヌール・ジャハーン'],
  otherNames: [
    ['米赫鲁尼莎', '世界之光'],
    ['Mihr un-Nisa', 'Light of the World'],
    ['Mihr un-Nisa', 'Lumière du monde'],
    ['Mihr un-Nisa', 'Luz del mundo'],
    ['ミフルンニサー', '世界の光'],
  ],
  times: [{ role: 'life', span: ['1577', '1645-12'], source: ['findly-nur-jahan'] }],
  place: { at: [31.61, 65.7], name: ['坎大哈', 'Kandahar', 'Kandahar', 'Kandahar', 'カンダハール'] },
  summary: [
    '莫卧儿皇帝贾汉吉尔的皇后，1620年代帝国的实际掌权者。父母自波斯流亡印度，她生于途中的坎大哈；前夫死后，1611年嫁贾汉吉尔。皇帝耽于酒与鸦片，她与父兄执政，颁发敕令，铸币并列己名，善射虎、营园林、经营海贸，在阿格拉为父母建白色大理石镶嵌陵。1627年丈夫死后失势，退居拉合尔为其修陵。',
    'Consort of the Mughal emperor Jahangir, and in the 1620s the real power in the empire. She was born at Kandahar as her parents fled from Persia to India; a widow, she married Jahangir in 1611. While he gave himself to wine and opium, she ruled with her father and brother, issued orders, put her name on coins, shot tigers and traded overseas. At Agra she built her parents’ tomb of inlaid white marble.',
    'Épouse de l’empereur moghol Jahangir, qui tint le pouvoir dans les années 1620. Elle naît à Kandahar, où passent ses parents fuyant la Perse pour l’Inde ; veuve, elle épouse Jahangir en 1611. Tandis qu’il s’adonne au vin et à l’opium, elle gouverne avec son père et son frère, donne des ordres, fait frapper son nom sur la monnaie, tire le tigre et commerce outre-mer. À Agra, elle bâtit pour ses parents un tombeau de marbre incrusté.',
    'Esposa del emperador mogol Jahangir, y en la década de 1620 el poder efectivo del imperio. Nació en Kandahar cuando sus padres huían de Persia a la India; viuda, se casó con Jahangir en 1611. Mientras él se entregaba al vino y al opio, ella gobernó con su padre y su hermano, dio órdenes, puso su nombre en monedas, cazó tigres y comerció por mar. En Agra levantó para sus padres una tumba de mármol con incrustaciones.',
    'ムガル皇帝ジャハーンギールの后で、1620年代に帝国の実権を握った。ペルシアからインドへ逃れる両親の旅の途中、カンダハールで生まれ、夫の死後、1611年に皇帝と再婚した。酒と阿片に溺れる夫に代わり、父や兄とともに政を執り、勅令を発し、貨幣に名を刻み、虎を射、海上交易を営んだ。アーグラーに両親のため象嵌の白大理石の墓を建てた。1627年の夫の死後は退いた。',
  ],
  events: [
    {
      when: '1611-05-25',
      title: ['嫁贾汉吉尔', 'Marries Jahangir', 'Épouse Jahangir', 'Se casa con Jahangir', 'ジャハーンギールに嫁ぐ'],
      at: 'agra',
      weight: 2,
      source: ['findly-nur-jahan'],
    },
    {
      when: ['1622', '1628'],
      title: [
        '在阿格拉为父母建陵',
        'Builds her parents’ tomb at Agra',
        'Bâtit à Agra le tombeau de ses parents',
        'Construye en Agra la tumba de sus padres',
        'アーグラーに両親の墓を建てる',
      ],
      at: 'agra',
      weight: 3,
      source: ['koch-taj'],
    },
    {
      when: '1645-12',
      title: ['在拉合尔去世', 'Dies at Lahore', 'Meurt à Lahore', 'Muere en Lahore', 'ラホールで没する'],
      at: 'lahore',
      weight: 1,
      source: ['findly-nur-jahan'],
    },
  ],
  relations: [
    {
      word: 'ruler-of',
      to: 'mughal-empire',
      when: ['1620~', '1627'],
      note: [
        '名义上的皇帝是她的丈夫，许多敕令由她颁发',
        'Her husband was emperor in name; many orders went out under her seal',
        'Son mari régnait en titre ; bien des ordres portaient son sceau',
        'Su marido reinaba de nombre; muchas órdenes llevaban el sello de ella',
        '名目の皇帝は夫だが、多くの勅令は彼女の印で出された',
      ],
      source: ['findly-nur-jahan'],
    },
    {
      word: 'inspired',
      to: 'taj-mahal',
      when: '1632',
      note: [
        '其父母陵的白大理石镶嵌为泰姬陵开先路；陵主蒙泰姬是她的侄女',
        'The inlaid marble of her parents’ tomb led the way; Mumtaz, who lies in the Taj, was her niece',
        'Le marbre incrusté du tombeau de ses parents en montra la voie ; Mumtaz, qui y repose, était sa nièce',
        'El mármol incrustado de la tumba de sus padres abrió el camino; Mumtaz, allí enterrada, era su sobrina',
        '両親の墓の象嵌大理石が先例となった。葬られたムムターズは姪である',
      ],
      source: ['koch-taj'],
    },
  ],
});
