import { subject } from '../subject.ts';

export default subject({
  id: 'diego-velazquez',
  kind: 'person',
  region: 'europe',
  names: ['迭戈·委拉斯开兹', 'Diego Velázquez', 'Diego Vélasquez', 'Diego Velázquez', 'ディエゴ・ベラスケス'],
  otherNames: [['委拉斯开兹', '委拉斯凯兹'], ['Velázquez', 'Diego Rodríguez de Silva y Velázquez'], ['Vélasquez', 'Diego Velázquez'], ['Velázquez', 'Diego Rodríguez de Silva y Velázquez'], ['ベラスケス']],
  times: [{ role: 'life', span: ['1599-06', '1660-08-06'], source: ['palomino'] }],
  place: { at: [37.3886, -5.9953], name: ['塞维利亚', 'Seville', 'Séville', 'Sevilla', 'セビリア'] },
  summary: [
    '西班牙黄金时代的画家，腓力四世的宫廷画师。他在塞维利亚师从帕切科，娶其女为妻，1623年入宫，此后近四十年描绘国王、公主、大臣与宫中侏儒。两度赴意大利，收购古物与名画，并为教皇英诺森十世画像。《宫娥》以极松的笔触捕捉光与空气。晚年获封圣地亚哥骑士，死于操办王室婚礼之后。',
    'A painter of the Spanish Golden Age and court artist to Philip IV. Trained at Seville by Pacheco, whose daughter he married, he came to court in 1623 and for nearly forty years painted kings, infantas, ministers and dwarfs. Two journeys to Italy gave him Titian’s freedom and a portrait of Pope Innocent X. Las Meninas is his summit; a knighthood of Santiago crowned his life.',
    'Peintre du Siècle d’or espagnol, attaché à la cour de Philippe IV. Formé à Séville par Pacheco, dont il épouse la fille, il entre au palais en 1623 et peint pendant près de quarante ans rois, infantes, ministres et nains. Deux voyages en Italie lui donnent la liberté de Titien et le portrait d’Innocent X. Les Ménines sont son sommet ; l’ordre de Santiago couronne sa carrière.',
    'Pintor del Siglo de Oro español y artista de la corte de Felipe IV. Formado en Sevilla con Pacheco, con cuya hija se casó, entró en palacio en 1623 y durante casi cuarenta años pintó a reyes, infantas, ministros y bufones. Dos viajes a Italia le dieron la libertad de Tiziano y el retrato de Inocencio X. Las meninas son su cumbre; el hábito de Santiago coronó su vida.',
    'スペイン黄金世紀の画家で、フェリペ4世の宮廷画家。セビリアでパチェーコに学んでその娘を妻とし、1623年に宮廷へ入ると、四十年近く国王や王女、大臣、道化たちを描き続けた。二度のイタリア旅行でティツィアーノの自由な筆を学び、教皇インノケンティウス10世の肖像を残す。頂点をなすのが『ラス・メニーナス』で、晩年にはサンティアゴ騎士に叙された。',
  ],
  events: [
    { when: '1623-10', title: ['被任命为腓力四世的宫廷画家', 'Is appointed painter to Philip IV', 'Est nommé peintre de Philippe IV', 'Es nombrado pintor de Felipe IV', 'フェリペ4世の宮廷画家に任じられる'], at: 'alcazar-madrid', weight: 2, source: ['pacheco'] },
    { when: '1635~', title: ['为善隐宫绘《布雷达的投降》', 'Paints the Surrender of Breda for the Buen Retiro', 'Peint la Reddition de Bréda pour le Buen Retiro', 'Pinta La rendición de Breda para el Buen Retiro', 'ブエン・レティーロ宮のため『ブレダの開城』を描く'], at: 'alcazar-madrid', weight: 2, source: ['brown-velazquez'] },
    { when: '1650', title: ['在罗马为教皇英诺森十世画像', 'Paints Pope Innocent X in Rome', 'Peint à Rome le pape Innocent X', 'Retrata en Roma al papa Inocencio X', 'ローマで教皇インノケンティウス10世を描く'], at: 'rome', weight: 2, source: ['palomino'] },
    { when: '1656', title: ['在阿尔卡萨宫完成《宫娥》', 'Paints Las Meninas in the Alcázar', 'Peint Les Ménines à l’Alcázar', 'Pinta Las meninas en el Alcázar', 'アルカサルで『ラス・メニーナス』を描く'], at: 'alcazar-madrid', weight: 3, with: ['las-meninas'], source: ['palomino'] },
    { when: '1660-06', title: ['布置费桑岛上的法西王室会面', 'Prepares the meeting of the French and Spanish courts', 'Prépare la rencontre des cours de France et d’Espagne', 'Prepara el encuentro de las cortes de Francia y España', 'フランスとスペイン両王家の会見の場を整える'], at: 'isle-of-pheasants', weight: 1, source: ['palomino'] },
  ],
  relations: [
    { word: 'painter-of', to: 'las-meninas', when: '1656', source: ['palomino'] },
    { word: 'travelled-to', to: 'rome', when: ['1629', '1651'], note: ['他两度旅居罗马（1629—1631、1649—1651），第二次为国王购画并订制古代雕像的铸件', 'He stayed twice (1629–31 and 1649–51), the second time buying pictures and ordering casts of ancient statues for the king', 'Il y séjourna deux fois (1629-1631 et 1649-1651), la seconde pour acheter des tableaux et faire mouler des antiques', 'Fue dos veces (1629-1631 y 1649-1651); la segunda, para comprar cuadros y encargar vaciados de estatuas antiguas', '二度滞在し（1629～31年、1649～51年）、二度目には王のため絵画を買い、古代彫像の鋳造を注文した'], source: ['palomino'] },
    { word: 'worships', to: 'christianity', source: ['pacheco'] },
    { word: 'compared-with', to: 'leonardo-da-vinci', note: ['两人都以宫廷事务为业，传世画作都少，也都主张绘画是心智之事', 'Both spent their days in court service, left few pictures and held painting to be a thing of the mind', 'Tous deux absorbés par le service de cour, ils laissent peu de tableaux et tiennent la peinture pour chose de l’esprit', 'Ambos, absorbidos por el servicio de la corte, dejaron pocos cuadros y tuvieron la pintura por cosa de la mente', 'ともに宮廷勤めに時を費やして寡作であり、絵画を精神の業とした'], source: ['brown-velazquez'] },
  ],
  same: { wikidata: 'Q297' },
});
