import { subject } from '../subject.ts';

export default subject({
  id: 'tokugawa-shogunate',
  kind: 'polity',
  region: 'east-asia',
  names: ['江户幕府', 'Tokugawa shogunate', 'Shogunat Tokugawa', 'Sogunato Tokugawa', '江戸幕府'],
  otherNames: [['德川幕府'], ['Edo shogunate', 'Edo bakufu'], ['Shogunat d’Edo', 'Bakufu d’Edo'], ['Sogunato de Edo', 'Bakufu de Edo'], ['徳川幕府', '徳川政権']],
  times: [
    { role: 'span', span: ['1603', '1868'], source: ['cambridge-japan', '4'] },
  ],
  place: { at: [35.6852, 139.7528], name: ['江户城（今东京皇居）', 'Edo Castle, today the Imperial Palace, Tokyo', 'château d’Edo, aujourd’hui palais impérial de Tokyo', 'castillo de Edo, hoy Palacio Imperial de Tokio', '江戸城（現・皇居）'] },
  summary: [
    '日本最后一个武家政权，由德川氏十五代将军执掌，存续二百六十余年。幕府以江户为中心，与二百多家大名分治天下，以参勤交代约束诸藩，严定身份，禁绝天主教，把对外往来限于长崎、对马、萨摩、松前四口。长期太平孕育了町人文化。1853年美舰叩关后威信动摇，1867年奉还大政。',
    'The last warrior government of Japan, in the hands of fifteen shoguns of the Tokugawa house. From Edo it shared rule with more than two hundred domains, whose lords had to spend every other year in the capital. It banned Christianity and kept foreign trade to a few ports. Two and a half centuries of peace let cities and popular arts flourish, until American warships broke its standing in 1853.',
    'Dernier gouvernement guerrier du Japon, tenu par quinze shoguns de la maison Tokugawa. Depuis Edo, il partage le pouvoir avec plus de deux cents fiefs, dont les seigneurs résident un an sur deux dans la capitale. Il proscrit le christianisme et limite le commerce étranger à quelques ports. Deux siècles et demi de paix font fleurir les villes, jusqu’à l’arrivée des navires américains en 1853.',
    'Último gobierno guerrero de Japón, en manos de quince sogunes de la casa Tokugawa. Desde Edo compartía el mando con más de doscientos dominios, cuyos señores debían residir en la capital en años alternos. Prohibió el cristianismo y redujo el comercio exterior a unos pocos puertos. Dos siglos y medio de paz hicieron florecer las ciudades, hasta que los barcos estadounidenses quebraron su prestigio en 1853.',
    '徳川氏が十五代にわたって将軍職を継いだ、日本最後の武家政権。江戸を本拠とし、二百数十の大名家とともに全国を治める幕藩体制を築いた。武家諸法度と参勤交代で大名を統制し、キリスト教を禁じ、対外関係を長崎など四つの口に限った。長い泰平のもとで町人文化が栄えたが、黒船来航後に動揺し、1867年に大政を奉還した。',
  ],
  events: [
    { when: '1635', title: ['参勤交代成为定制', 'Alternate residence of the lords in Edo is made law', 'La résidence alternée des seigneurs à Edo devient loi', 'La residencia alterna de los señores en Edo se hace ley', '武家諸法度の改定により参勤交代が制度化される'], at: 'edo', weight: 2, source: ['totman-early-modern'] },
    { when: ['1637-12', '1638-04'], title: ['镇压岛原、天草的起义', 'Crushes the rising of Shimabara and Amakusa', 'Écrase le soulèvement de Shimabara et d’Amakusa', 'Aplasta la rebelión de Shimabara y Amakusa', '島原・天草一揆を鎮圧する'], at: 'hara-castle', weight: 2, with: ['christianity'], source: ['cambridge-japan', '4'] },
    { when: '1641', title: ['荷兰商馆迁至长崎出岛', 'The Dutch factory is moved to the island of Dejima in Nagasaki', 'Le comptoir hollandais est transféré sur l’îlot de Dejima, à Nagasaki', 'La factoría holandesa se traslada al islote de Dejima, en Nagasaki', 'オランダ商館を長崎の出島に移す'], at: 'nagasaki', weight: 2, source: ['cambridge-japan', '4'] },
    { when: '1853-07', title: ['佩里率美国军舰驶入浦贺', 'Commodore Perry’s American squadron anchors off Uraga', 'L’escadre américaine du commodore Perry mouille devant Uraga', 'La escuadra estadounidense del comodoro Perry fondea ante Uraga', 'ペリー率いるアメリカ艦隊が浦賀に来航する'], at: 'uraga', weight: 3, source: ['cambridge-japan', '5'] },
    { when: '1867-11', title: ['末代将军德川庆喜奉还大政', 'Tokugawa Yoshinobu, the last shogun, returns power to the emperor', 'Tokugawa Yoshinobu, dernier shogun, remet le pouvoir à l’empereur', 'Tokugawa Yoshinobu, último sogún, devuelve el poder al emperador', '十五代将軍・徳川慶喜が大政を奉還する'], at: 'kyoto', weight: 3, source: ['cambridge-japan', '5'] },
  ],
  relations: [
    { word: 'adopted', to: 'confucianism', when: '1690', note: ['1690年在汤岛建圣堂祭祀孔子，成为幕府学问所的前身', 'A temple of Confucius was built at Yushima in 1690, from which its official academy grew', 'Un temple de Confucius bâti à Yushima en 1690 donna naissance à son académie officielle', 'Del templo de Confucio levantado en Yushima en 1690 nació su academia oficial', '1690年に湯島聖堂を建て、のちの昌平坂学問所の母体とした'], source: ['totman-early-modern'] },
    { word: 'adopted', to: 'buddhism', when: ['1640~', '1868'], note: ['以“寺请”制令人人隶属佛寺，用作户籍并查禁天主教', 'Every household had to be registered with a temple, which served as a census and against Christianity', 'Chaque foyer devait être inscrit à un temple, ce qui servait de registre civil et de contrôle contre les chrétiens', 'Cada hogar debía inscribirse en un templo, lo que servía de censo y de control contra los cristianos', '寺請制度ですべての家を寺の檀家とし、戸籍と禁教の手段とした'], source: ['cambridge-japan', '4'] },
    { word: 'traded-with', to: 'qing-dynasty', when: ['1644', '1868'], at: 'nagasaki', note: ['两国无正式邦交，中国商船在长崎输入生丝与书籍，换取铜', 'Without formal ties, Chinese junks brought silk and books to Nagasaki and left with copper', 'Sans relations officielles, des jonques chinoises apportaient à Nagasaki soie et livres contre du cuivre', 'Sin relaciones oficiales, los juncos chinos llevaban a Nagasaki seda y libros y cargaban cobre', '正式の国交はなく、唐船が長崎に生糸や書物をもたらし、銅を積んで帰った'], source: ['cambridge-japan', '4'] },
    { word: 'traded-with', to: 'joseon', when: ['1607', '1868'], at: 'busan', note: ['1607年至1811年间朝鲜十二次遣使赴日，贸易由对马藩在釜山倭馆经营', 'Twelve Korean embassies came between 1607 and 1811; trade ran through Tsushima’s house in Busan', 'Douze ambassades coréennes vinrent entre 1607 et 1811 ; le commerce passait par le comptoir de Tsushima à Busan', 'Doce embajadas coreanas acudieron entre 1607 y 1811; el comercio pasaba por la casa de Tsushima en Busan', '1607年から1811年に朝鮮使節が十二度来日し、貿易は釜山の倭館で対馬藩が担った'], source: ['cambridge-japan', '4'] },
  ],
  same: { wikidata: 'Q205662' },
});
