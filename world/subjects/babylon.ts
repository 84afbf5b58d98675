import { subject } from '../subject.ts';

export default subject({
  id: 'babylon',
  kind: 'site',
  region: 'near-east',
  names: ['巴比伦', 'Babylon', 'Babylone', 'Babilonia', 'バビロン'],
  otherNames: [['巴比伦城', '巴别'], ['Babili', 'Babel'], ['Babili', 'Babel'], ['Babili', 'Babel'], ['バービリム', 'バベル']],
  times: [
    { role: 'span', span: ['-2200~', '0200~'], source: ['cambridge-ancient-history'] },
  ],
  place: { at: [32.5421, 44.421], name: ['伊拉克希拉附近', 'near Hillah, Iraq', 'près de Hilla, Irak', 'cerca de Hilla, Irak', 'イラク、ヒッラ近郊'] },
  summary: [
    '幼发拉底河畔的都城，名意“神之门”，近两千年间是两河流域的文化中心。汉谟拉比使之成为王国首都，马尔杜克由地方神升为众神之王；前6世纪尼布甲尼撒二世大加扩建，其双重城墙、伊什塔尔门与塔庙使希腊人惊叹，也留下巴别塔的传说。前539年归波斯，亚历山大死于此城，后因塞琉西亚兴起而渐废。',
    'City on the Euphrates whose name was read as “gate of the god”, for nearly two thousand years the cultural centre of Mesopotamia. Hammurabi made it a royal capital and Marduk, its god, rose to rule the others. Nebuchadnezzar II gave it the double walls, Ishtar Gate and temple tower that amazed the Greeks and fed the story of Babel. Persian from 539 BC, it saw Alexander die and slowly emptied.',
    'Ville de l’Euphrate dont le nom fut compris comme « porte du dieu », pendant près de deux mille ans centre de la culture mésopotamienne. Hammurabi en fait une capitale et Marduk, son dieu, devient roi des autres. Nabuchodonosor II lui donne la double enceinte, la porte d’Ishtar et la tour qui étonnent les Grecs et nourrissent le récit de Babel. Perse dès 539 av. J.-C., elle voit mourir Alexandre puis se vide.',
    'Ciudad del Éufrates cuyo nombre se entendió como «puerta del dios», durante casi dos mil años centro de la cultura mesopotámica. Hammurabi la hizo capital y Marduk, su dios, llegó a reinar sobre los demás. Nabucodonosor II le dio la doble muralla, la puerta de Ishtar y la torre que asombraron a los griegos y alimentaron el relato de Babel. Persa desde 539 a. C., vio morir a Alejandro y se fue despoblando.',
    'ユーフラテス河畔の都。その名は「神の門」と解され、二千年近くメソポタミア文化の中心であった。ハンムラビが王都とし、都の神マルドゥクは神々の王に高められた。ネブカドネザル2世の二重の城壁、イシュタル門、塔はギリシア人を驚かせ、バベルの塔の物語を生んだ。前539年にペルシア領となり、アレクサンドロスはここで没した。',
  ],
  events: [
    { when: '-1595~', title: ['赫梯军劫掠巴比伦，掠走马尔杜克神像', 'Hittites sack the city; the statue of Marduk is carried away', 'Les Hittites pillent la ville ; la statue de Marduk est emportée', 'Los hititas saquean la ciudad y se pierde la estatua de Marduk', 'ヒッタイトが都を略奪し、マルドゥク像が奪われる'], at: 'babylon', weight: 3, with: ['hittites'], source: ['telipinu-edict', '§9'] },
    { when: '-0689', title: ['辛那赫里布引水毁城', 'Sennacherib of Assyria razes Babylon and floods its ruins', 'Sennachérib d’Assyrie rase Babylone et noie ses ruines', 'Senaquerib de Asiria arrasa Babilonia e inunda sus ruinas', 'センナケリブが都を破壊し、水を引き入れる'], at: 'babylon', weight: 2, with: ['assyrian-empire'], source: ['babylonian-chronicles', 'Chronicle 1'] },
    { when: '-0575~', title: ['尼布甲尼撒二世建成伊什塔尔门', 'Nebuchadnezzar II builds the blue-glazed Ishtar Gate', 'Nabuchodonosor II bâtit la porte d’Ishtar aux briques bleues', 'Nabucodonosor II construye la puerta de Ishtar de ladrillo azul', 'ネブカドネザル2世が青釉のイシュタル門を建てる'], at: 'babylon', weight: 2, with: ['nebuchadnezzar-ii'], source: ['east-india-house-inscription'] },
    { when: '-0539-10-12', title: ['波斯军不战而入巴比伦', 'The Persian army enters Babylon without a battle', 'L’armée perse entre à Babylone sans combat', 'El ejército persa entra en Babilonia sin combate', 'ペルシア軍が戦わずに入城する'], at: 'babylon', weight: 3, with: ['cyrus-the-great'], source: ['babylonian-chronicles', 'Chronicle 7'] },
    { when: '-0323-06', title: ['亚历山大大帝病逝于王宫', 'Alexander the Great dies in the palace', 'Alexandre le Grand meurt dans le palais', 'Alejandro Magno muere en el palacio', 'アレクサンドロス大王が王宮で没する'], at: 'babylon', weight: 3, with: ['alexander-the-great'], source: ['arrian', '7.25–28'] },
  ],
  relations: [
    { word: 'won', to: 'fall-of-nineveh', when: '-0612', source: ['babylonian-chronicles', 'Chronicle 3'] },
    { word: 'rival-of', to: 'assyrian-empire', when: ['-1225~', '-0612'], note: ['亚述敬其学问，又屡夺其城，两国恩怨延续六百年', 'Assyria revered its learning and kept seizing its throne, for six hundred years', 'L’Assyrie vénérait son savoir et ne cessait de prendre son trône, six cents ans durant', 'Asiria veneraba su saber y no dejó de tomar su trono durante seiscientos años', 'アッシリアはその学問を敬いながら、六百年にわたり王座を奪い続けた'], source: ['kuhrt-near-east'] },
    { word: 'part-of', to: 'akkadian-empire', when: ['-2200~', '-2154~'], note: ['沙尔卡里沙里的年名首次提到此城的神庙', 'A year name of Shar-kali-sharri is the first sure mention of the town and its temples', 'Un nom d’année de Shar-kali-sharri est la première mention sûre de la ville et de ses temples', 'Un nombre de año de Shar-kali-sharri es la primera mención segura de la ciudad y sus templos', 'シャル・カリ・シャリの年名が、この町と神殿の確かな初出である'], source: ['cambridge-ancient-history', 'vol. I.2'] },
    { word: 'capital-of', to: 'achaemenid-empire', when: ['-0539', '-0331'], source: ['briant-cyrus-to-alexander'] },
    { word: 'rebelled-against', to: 'darius-i', when: ['-0522', '-0521'], note: ['两次起事，首领都自称尼布甲尼撒', 'Twice it rose, and both leaders called themselves Nebuchadnezzar', 'Elle se souleva deux fois, et les deux chefs se dirent Nabuchodonosor', 'Se alzó dos veces, y ambos jefes se llamaron Nabucodonosor', '二度立ち上がり、首領はいずれもネブカドネザルを名乗った'], source: ['behistun-inscription', '§§16–20, 49–50'] },
  ],
  same: { wikidata: 'Q5684' },
});
