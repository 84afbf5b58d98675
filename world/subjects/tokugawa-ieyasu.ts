import { subject } from '../subject.ts';

export default subject({
  id: 'tokugawa-ieyasu',
  kind: 'person',
  region: 'east-asia',
  names: ['德川家康', 'Tokugawa Ieyasu', 'Tokugawa Ieyasu', 'Tokugawa Ieyasu', '徳川家康'],
  otherNames: [['松平元康', '东照大权现'], ['Matsudaira Takechiyo', 'Tōshō Daigongen'], ['Matsudaira Takechiyo'], ['Matsudaira Takechiyo'], ['松平元康', '東照大権現']],
  times: [
    { role: 'life', span: ['1543-01-31', '1616-06-01'], source: ['tokugawa-jikki'] },
    { role: 'reign', span: ['1603-03-24', '1605-06-02'], source: ['tokugawa-jikki'] },
  ],
  place: { at: [34.9564, 137.1590], name: ['三河国冈崎城', 'Okazaki Castle, Mikawa', 'château d’Okazaki, Mikawa', 'castillo de Okazaki, Mikawa', '三河国岡崎城'] },
  summary: [
    '江户幕府的开创者，结束日本战国乱世的三位霸主中的最后一位。他幼年在邻国做人质，后与织田信长结盟，又臣服于丰臣秀吉，移封关东，以江户为居城。1600年关原之战获胜，1603年出任征夷大将军，两年后让位于子秀忠而掌实权，1615年灭丰臣氏。死后被奉为神，祀于日光。',
    'Founder of the shogunate that ruled Japan from Edo, and last of the three warlords who ended its age of civil war. A hostage as a boy, he became the ally of Oda Nobunaga and then served Toyotomi Hideyoshi, who moved him to Edo. He won at Sekigahara in 1600, became shogun in 1603 and destroyed the Toyotomi house in 1615.',
    'Fondateur du shogunat d’Edo et dernier des trois seigneurs qui mirent fin aux guerres civiles du Japon. Otage dans son enfance, il s’allia à Oda Nobunaga, puis se soumit à Toyotomi Hideyoshi, qui l’installa à Edo. Vainqueur à Sekigahara en 1600, shogun en 1603, il céda vite le titre à son fils, garda le pouvoir et anéantit la maison des Toyotomi en 1615.',
    'Fundador del sogunato de Edo y último de los tres caudillos que pusieron fin a las guerras civiles de Japón. Rehén en su infancia, se alió con Oda Nobunaga y sirvió después a Toyotomi Hideyoshi, que lo trasladó a Edo. Venció en Sekigahara en 1600, fue sogún en 1603, cedió pronto el título a su hijo y en 1615 aniquiló a la casa Toyotomi.',
    '江戸幕府の初代将軍で、信長・秀吉に続き戦国の世を終わらせた武将。三河の松平家に生まれ、幼少期を人質として過ごした。織田信長と結び、のち豊臣秀吉に従って関東へ移り、江戸を本拠とする。1600年の関ヶ原の戦いに勝ち、1603年に征夷大将軍となり、1615年に豊臣氏を滅ぼした。死後は日光に祀られた。',
  ],
  events: [
    { when: '1560-06', title: ['桶狭间之战今川义元败死，得以自立', 'Gains his freedom when his overlord Imagawa Yoshimoto falls at Okehazama', 'Recouvre sa liberté quand son suzerain Imagawa Yoshimoto tombe à Okehazama', 'Recobra la libertad al caer su señor, Imagawa Yoshimoto, en Okehazama', '桶狭間で今川義元が討たれ、岡崎に戻って自立する'], at: 'okehazama', weight: 1, source: ['tokugawa-jikki'] },
    { when: '1590', title: ['移封关东，入主江户城', 'Is moved to the Kantō plain and takes Edo as his seat', 'Est déplacé dans le Kantō et fait d’Edo sa résidence', 'Es trasladado al Kantō y hace de Edo su residencia', '関東に移され、江戸城に入る'], at: 'edo', weight: 2, source: ['cambridge-japan', '4'] },
    { when: '1600-10-21', title: ['关原之战击败石田三成率领的西军', 'Defeats the western coalition of Ishida Mitsunari at Sekigahara', 'Bat la coalition de l’Ouest d’Ishida Mitsunari à Sekigahara', 'Derrota a la coalición occidental de Ishida Mitsunari en Sekigahara', '関ヶ原の戦いで石田三成らの西軍を破る'], at: 'sekigahara', weight: 3, source: ['cambridge-japan', '4'] },
    { when: '1603-03-24', title: ['受任征夷大将军，开幕府于江户', 'Is made shogun and sets up his government at Edo', 'Est nommé shogun et établit son gouvernement à Edo', 'Es nombrado sogún y establece su gobierno en Edo', '征夷大将軍に任ぜられ、江戸に幕府を開く'], at: 'edo', weight: 3, with: ['tokugawa-shogunate'], source: ['tokugawa-jikki'] },
    { when: '1615-06', title: ['攻陷大坂城，丰臣氏灭亡', 'Takes Osaka Castle and destroys the Toyotomi house', 'Prend le château d’Osaka et anéantit les Toyotomi', 'Toma el castillo de Osaka y extermina a los Toyotomi', '大坂夏の陣で豊臣氏を滅ぼす'], at: 'osaka-castle', weight: 2, source: ['cambridge-japan', '4'] },
  ],
  relations: [
    { word: 'founder-of', to: 'tokugawa-shogunate', when: '1603', source: ['cambridge-japan', '4'] },
    { word: 'patron-of', to: 'confucianism', when: ['1605', '1616'], note: ['任用儒者林罗山，其家世代为幕府儒官', 'He took the Confucian scholar Hayashi Razan into his service; the Hayashi taught the shoguns ever after', 'Il prit à son service le lettré Hayashi Razan, dont les descendants enseignèrent aux shoguns', 'Tomó a su servicio al erudito Hayashi Razan, cuyos descendientes enseñaron a los sogunes', '林羅山を召し抱え、林家は代々幕府の儒官となった'], source: ['cambridge-japan', '4'] },
    { word: 'compared-with', to: 'tang-taizong', when: '1600', note: ['他喜读唐太宗论政之书《贞观政要》，1600年命人在伏见刊行', 'He prized the book of Taizong’s talks on government and had it printed at Fushimi in 1600', 'Il prisait le recueil des entretiens politiques de Taizong et le fit imprimer à Fushimi en 1600', 'Apreciaba el libro de las conversaciones políticas de Taizong y lo hizo imprimir en Fushimi en 1600', '太宗の言行録『貞観政要』を愛読し、1600年に伏見で刊行させた'], source: ['cambridge-japan', '4'] },
    { word: 'patron-of', to: 'tale-of-genji', when: '1615', note: ['1615年在二条城命公卿中院通村讲解此书', 'In 1615 he had the courtier Nakanoin Michimura expound it to him in Nijō Castle', 'En 1615, il se la fit expliquer au château de Nijō par le noble Nakanoin Michimura', 'En 1615 hizo que el noble Nakanoin Michimura se la explicara en el castillo de Nijō', '1615年、二条城で公家の中院通村に講釈させた'], source: ['tokugawa-jikki'] },
    { word: 'worships', to: 'buddhism', source: ['tokugawa-jikki'] },
    { word: 'ruler-of', to: 'tokugawa-shogunate', when: ['1603', '1605'], source: ['tokugawa-jikki'] },
  ],
  same: { wikidata: 'Q171977' },
});
