import { subject } from '../subject.ts';

export default subject({
  id: 'padmapani-of-ajanta',
  kind: 'painting',
  region: 'south-asia',
  names: ['阿旃陀莲花手菩萨', 'Padmapani of Ajanta', 'Padmapani d’Ajanta', 'Padmapani de Ajanta', 'アジャンターの蓮華手菩薩'],
  otherNames: [['持莲花菩萨像'], ['Bodhisattva Padmapani, Cave 1'], ['Bodhisattva au lotus bleu'], ['Bodhisattva Padmapani, cueva 1'], ['持蓮華菩薩像', 'アジャンター第一窟の菩薩']],
  times: [
    { role: 'made', span: ['0462~', '0480~'], source: ['spink-ajanta'] },
  ],
  place: { at: [20.5519, 75.7033], name: ['阿旃陀石窟第一窟', 'Cave 1, Ajanta, Maharashtra', 'grotte 1, Ajanta, Maharashtra', 'cueva 1, Ajanta, Maharashtra', 'アジャンター石窟第一窟'] },
  summary: [
    '印度阿旃陀第一窟佛殿入口左侧的壁画，绘手持青莲的莲花手菩萨。菩萨头戴高冠，身躯三折，垂目俯视，神情悲悯，周围簇拥着侍从、乐神与孔雀。画以矿物颜料绘于干燥的泥灰壁上，作于公元五世纪后期伐迦陀迦王朝诃梨西那在位前后，是印度古典绘画的顶峰，其韵致与中亚、敦煌乃至法隆寺壁画遥相呼应。',
    'Wall painting beside the shrine of Cave 1 at Ajanta, showing a bodhisattva with a blue lotus in his hand. Crowned, bent in three gentle curves, eyes lowered, he stands calm amid attendants, musicians and peacocks. Painted with mineral colours on dry plaster in the later fifth century, when the Vakataka kings ruled the Deccan, it is the best-known work of classical Indian painting.',
    'Peinture murale placée près du sanctuaire de la grotte 1 d’Ajanta : un bodhisattva tient un lotus bleu. Couronné, le corps fléchi en trois courbes douces, les yeux baissés, il se tient serein parmi suivants, musiciens et paons. Peinte a secco, de couleurs minérales, à la fin du Ve siècle, sous les rois Vakataka du Deccan, c’est l’œuvre la plus célèbre de la peinture indienne classique.',
    'Pintura mural junto al santuario de la cueva 1 de Ajanta: un bodhisattva sostiene un loto azul. Coronado, con el cuerpo en triple flexión y los ojos bajos, permanece sereno entre servidores, músicos y pavos reales. Pintada en seco con colores minerales a fines del siglo V, bajo los reyes Vakataka del Decán, es la obra más conocida de la pintura clásica india.',
    'インド西部アジャンター第一窟の仏殿入口の左脇に描かれた壁画。青蓮華を手にした菩薩が、宝冠を戴き、身を三つに曲げ、目を伏せて静かに立つ。周囲には従者や楽神、孔雀が配される。乾いた漆喰に鉱物顔料で描かれ、ヴァーカータカ朝期の五世紀後半の作とされる。古代インド絵画を代表し、法隆寺金堂壁画ともしばしば比べられる。',
  ],
  events: [
    { when: ['0462~', '0480~'], title: ['第一窟开凿并绘制壁画', 'Cave 1 is cut and painted', 'La grotte 1 est creusée et peinte', 'Se excava y se pinta la cueva 1', '第一窟が開かれ、壁画が描かれる'], at: 'padmapani-of-ajanta', weight: 3, source: ['spink-ajanta'] },
    { when: '0641~', title: ['玄奘游历德干，记一处当即阿旃陀的山中石寺', 'Xuanzang describes a cliff monastery in the Deccan, most likely Ajanta', 'Xuanzang décrit un monastère rupestre du Deccan, sans doute Ajanta', 'Xuanzang describe un monasterio rupestre del Decán, probablemente Ajanta', '玄奘がアジャンターとみられる石窟寺院を記す'], at: 'padmapani-of-ajanta', weight: 1, with: ['xuanzang'], source: ['xiyuji', '11'] },
    { when: '1819-04-28', title: ['英国军官约翰·史密斯行猎时发现石窟', 'A British officer out hunting, John Smith, comes upon the caves', 'L’officier britannique John Smith découvre les grottes au cours d’une chasse', 'El oficial británico John Smith da con las cuevas durante una cacería', 'イギリス軍士官ジョン・スミスが狩りの途中で石窟に行き当たる'], at: 'padmapani-of-ajanta', weight: 2, source: ['spink-ajanta'] },
    { when: ['1909', '1911'], title: ['赫林厄姆夫人率印度画家临摹壁画', 'Christiana Herringham and young Indian artists copy the paintings', 'Christiana Herringham et de jeunes artistes indiens copient les peintures', 'Christiana Herringham y jóvenes artistas indios copian las pinturas', 'ヘリンガム夫人がインドの若い画家たちと模写を行う'], at: 'padmapani-of-ajanta', weight: 1, source: ['spink-ajanta'] },
  ],
  relations: [
    { word: 'dedicated-to', to: 'buddhism', source: ['spink-ajanta'] },
    { word: 'depicts', to: 'gautama-buddha', note: ['菩萨侍立于佛殿之侧，殿内主尊为说法的佛陀，同窟壁画述其本生', 'The bodhisattva flanks the shrine of a teaching Buddha, whose former lives fill the other walls', 'Le bodhisattva flanque le sanctuaire d’un Bouddha enseignant, dont les vies antérieures couvrent les autres murs', 'El bodhisattva flanquea el santuario de un Buda que enseña, cuyas vidas anteriores llenan los otros muros', '菩薩は説法する仏陀の祠堂の脇に立ち、他の壁は仏陀の前世譚を描く'], source: ['spink-ajanta'] },
    { word: 'compared-with', to: 'mogao-caves', note: ['莫高窟壁画的晕染与菩萨身姿，可溯至经中亚东传的印度画法', 'Shading and poses at Mogao go back to Indian painting carried through Central Asia', 'Le modelé et les poses de Mogao remontent à la peinture indienne venue par l’Asie centrale', 'El sombreado y las poses de Mogao remontan a la pintura india llegada por Asia central', '莫高窟の隈取りや菩薩の姿態は、中央アジア経由のインド画法にさかのぼる'], source: ['unesco-world-heritage', '440'] },
    { word: 'compared-with', to: 'sanchi', note: ['桑奇只以空座与菩提树代表佛陀，五百年后的阿旃陀则画出佛与菩萨之身', 'Sanchi shows the Buddha only by signs; five centuries later Ajanta gives Buddhas and bodhisattvas human form', 'Sanchi n’évoque le Bouddha que par des signes ; cinq siècles plus tard, Ajanta lui donne forme humaine', 'Sanchi solo muestra a Buda con signos; cinco siglos después, Ajanta le da forma humana', 'サーンチーは仏陀を象徴でのみ表すが、五百年後のアジャンターは人の姿で描く'], source: ['marshall-sanchi'] },
  ],
});
