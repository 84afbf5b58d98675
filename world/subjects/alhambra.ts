import { subject } from '../subject.ts';

export default subject({
  id: 'alhambra',
  kind: 'site',
  region: 'europe',
  names: ['阿尔罕布拉宫', 'Alhambra', 'Alhambra', 'Alhambra', 'アルハンブラ宮殿'],
  otherNames: [['红宫', '红堡'], ['al-Hamra’', 'Red Fortress'], ['al-Hamra’', 'la Rouge'], ['al-Hamra', 'la Roja'], ['アルハンブラ', '赤い城']],
  times: [
    { role: 'made', span: ['1238', '1391'], source: ['grabar-alhambra'] },
    { role: 'span', span: ['1238', '..'], source: ['unesco-world-heritage', '314'] },
  ],
  place: { at: [37.1761, -3.5881], name: ['格拉纳达', 'Granada', 'Grenade', 'Granada', 'グラナダ'] },
  summary: [
    '格拉纳达山冈上的宫城，纳斯尔王朝的都城与堡垒，得名于红色的城墙。1238年起由穆罕默德一世营建，十四世纪优素福一世和穆罕默德五世添建科玛雷斯宫与狮子院，以水池、柱廊、灰泥雕饰和蜂窝状穹顶著称，墙上刻满诗句与经文。1492年归于天主教双王，后来查理五世在其中另建文艺复兴式宫殿。',
    'A palace city on a hill above Granada, seat of the Nasrid sultans and named after its red walls. Begun by Muhammad I in 1238, it owes its fame to the palaces of Yusuf I and Muhammad V, above all the Comares and the Court of the Lions, with their pools, slender columns, stucco and honeycomb vaults, and walls that speak in verse. It passed to the Catholic Monarchs in 1492.',
    'Cité palatiale sur une colline de Grenade, siège des sultans nasrides, nommée d’après ses murs rouges. Commencée par Muhammad Ier en 1238, elle doit sa gloire aux palais de Yusuf Ier et de Muhammad V, surtout celui de Comares et la cour des Lions, avec leurs bassins, leurs fines colonnes, leurs stucs, leurs voûtes alvéolées et leurs murs couverts de vers. Elle passe aux Rois Catholiques en 1492.',
    'Ciudad palatina sobre una colina de Granada, sede de los sultanes nazaríes y llamada así por sus muros rojizos. Iniciada por Muhammad I en 1238, debe su fama a los palacios de Yusuf I y Muhammad V, sobre todo el de Comares y el patio de los Leones, con sus albercas, finas columnas, yeserías, mocárabes y muros cubiertos de versos. Pasó a los Reyes Católicos en 1492.',
    'グラナダの丘に立つナスル朝の宮殿都市で、赤い城壁にちなんで名づけられた。1238年にムハンマド一世が建設を始め、十四世紀にユースフ一世とムハンマド五世がコマレス宮や獅子の中庭を加えた。水面と細い列柱、漆喰装飾、鍾乳石状の丸天井で知られ、壁には詩句や章句が刻まれている。1492年にカトリック両王の手に渡り、のちカルロス五世が宮殿を建てた。',
  ],
  events: [
    { when: '1238', title: ['穆罕默德一世在山冈上动工筑城', 'Muhammad I begins the fortress on the hill', 'Muhammad Ier commence la forteresse sur la colline', 'Muhammad I comienza la fortaleza de la colina', 'ムハンマド一世が丘に築城を始める'], at: 'alhambra', weight: 2, source: ['grabar-alhambra'] },
    { when: ['1362~', '1391'], title: ['穆罕默德五世营建狮子院', 'Muhammad V builds the Court of the Lions', 'Muhammad V bâtit la cour des Lions', 'Muhammad V construye el patio de los Leones', 'ムハンマド五世が獅子の中庭を造る'], at: 'alhambra', weight: 2, source: ['grabar-alhambra'] },
    { when: '1492-01-02', title: ['博阿卜迪勒献城，格拉纳达王国终结', 'Boabdil hands over the keys; the kingdom of Granada ends', 'Boabdil remet les clés ; le royaume de Grenade prend fin', 'Boabdil entrega las llaves; termina el reino de Granada', 'ボアブディルが城を明け渡し、グラナダ王国が終わる'], at: 'alhambra', weight: 3, source: ['new-cambridge-medieval', 'vol. 7'] },
    { when: '1492-03-31', title: ['双王在此签署驱逐犹太人的敕令', 'The decree expelling the Jews of Spain is signed here', 'Le décret d’expulsion des juifs d’Espagne y est signé', 'Se firma aquí el decreto de expulsión de los judíos', 'ユダヤ人追放令がここで署名される'], at: 'alhambra', weight: 3, source: ['new-cambridge-medieval', 'vol. 7'] },
  ],
  relations: [
    { word: 'depicts', to: 'quran', note: ['科玛雷斯厅的木天顶常被解读为第六十七章所说的七重天，其下正刻有该章', 'The wooden ceiling of the Hall of Comares is read as the seven heavens of sura 67, inscribed below it', 'Le plafond de bois de la salle de Comares figurerait les sept cieux de la sourate 67, inscrite dessous', 'El techo de madera del salón de Comares se lee como los siete cielos de la sura 67, inscrita debajo', 'コマレスの間の木造天井は、下に刻まれた第六十七章の七つの天を表すと解される'], source: ['grabar-alhambra'] },
    { word: 'compared-with', to: 'taj-mahal', note: ['两处都把建筑、水渠与园林合为一体，唤起经中的乐园', 'Both join building, water channel and garden into an image of the promised paradise', 'Toutes deux unissent bâtiment, canaux et jardin en une image du paradis promis', 'Ambas unen edificio, acequias y jardín en una imagen del paraíso prometido', 'いずれも建物と水路と庭を一つにし、約束された楽園を写す'], source: ['encyclopaedia-of-islam', 'Bustan'] },
    { word: 'legend-of', to: 'jerusalem', note: ['有学者把狮子水盘与所罗门圣殿的铜海相联系，并引伊本·盖比鲁勒十一世纪的诗为证', 'The basin of the lions has been linked with the bronze sea of Solomon, by way of a poem of Ibn Gabirol', 'La vasque aux lions a été rapprochée de la mer d’airain de Salomon, d’après un poème d’Ibn Gabirol', 'La taza de los leones se ha relacionado con el mar de bronce de Salomón, por un poema de Ibn Gabirol', '獅子の水盤は、イブン・ガビーロールの詩を介してソロモンの「青銅の海」と結びつけられてきた'], source: ['grabar-alhambra'] },
    { word: 'dedicated-to', to: 'islam', note: ['“除真主外别无胜者”的王朝铭语在墙上反复出现', 'The dynasty’s motto, “There is no victor but God”, runs again and again along the walls', 'La devise de la dynastie, « Il n’est de vainqueur que Dieu », court sans fin sur les murs', 'El lema de la dinastía, «No hay vencedor sino Dios», recorre una y otra vez los muros', '「神のほかに勝者なし」という王朝の標語が壁に繰り返し刻まれている'], source: ['alhambra-inscriptions'] },
  ],
  same: { wikidata: 'Q47476' },
});
