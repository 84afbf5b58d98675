import type { Five } from '../../../importers/content/content.ts';

/** States since 1914 that are subjects of the world. */
export const subjects: Readonly<Record<string, string>> = {
  britain: 'british-empire',
  russia: 'russian-empire',
  ottomans: 'ottoman-empire',
  japan: 'japan',
  netherlands: 'netherlands',
  usa: 'united-states',
  'ethiopia-empire': 'ethiopian-empire',
};

/** The others, as every language calls them: key | zh | en | fr | es | jp. One that the world drew before keeps its name. */
const table = `
afghanistan|阿富汗|Afghanistan|Afghanistan|Afganistán|アフガニスタン
albania|阿尔巴尼亚|Albania|Albanie|Albania|アルバニア
algeria|阿尔及利亚|Algeria|Algérie|Argelia|アルジェリア
andorra|安道尔|Andorra|Andorre|Andorra|アンドラ
angola|安哥拉|Angola|Angola|Angola|アンゴラ
antigua|安提瓜和巴布达|Antigua and Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|アンティグア・バーブーダ
argentina|阿根廷|Argentina|Argentine|Argentina|アルゼンチン
armenia|亚美尼亚共和国|Republic of Armenia|République d’Arménie|República de Armenia|アルメニア共和国
australia|澳大利亚|Australia|Australie|Australia|オーストラリア
austria|奥地利|Austria|Autriche|Austria|オーストリア
habsburgs|哈布斯堡奥地利|Habsburg Austria|Autriche des Habsbourg|Austria de los Habsburgo|ハプスブルク帝国
azerbaijan|阿塞拜疆|Azerbaijan|Azerbaïdjan|Azerbaiyán|アゼルバイジャン
bahamas|巴哈马|Bahamas|Bahamas|Bahamas|バハマ
bahrain|巴林|Bahrain|Bahreïn|Baréin|バーレーン
bangladesh|孟加拉国|Bangladesh|Bangladesh|Bangladés|バングラデシュ
barbados|巴巴多斯|Barbados|Barbade|Barbados|バルバドス
belarus|白俄罗斯|Belarus|Biélorussie|Bielorrusia|ベラルーシ
belgium|比利时|Belgium|Belgique|Bélgica|ベルギー
belgian-congo|刚果自由邦（比属刚果）|Congo Free State (Belgian Congo)|État indépendant du Congo (Congo belge)|Estado Libre del Congo (Congo belga)|コンゴ自由国（ベルギー領）
belize|伯利兹|Belize|Belize|Belice|ベリーズ
benin|贝宁|Benin|Bénin|Benín|ベナン
bhutan|不丹|Bhutan|Bhoutan|Bután|ブータン
bolivia|玻利维亚|Bolivia|Bolivie|Bolivia|ボリビア
bosnia|波斯尼亚和黑塞哥维那|Bosnia and Herzegovina|Bosnie-Herzégovine|Bosnia y Herzegovina|ボスニア・ヘルツェゴビナ
botswana|博茨瓦纳|Botswana|Botswana|Botsuana|ボツワナ
brazil|巴西|Brazil|Brésil|Brasil|ブラジル
british-india|英属印度|British India|Inde britannique|India británica|イギリス領インド
brunei|文莱|Brunei|Brunei|Brunéi|ブルネイ
bulgaria|保加利亚|Bulgaria|Bulgarie|Bulgaria|ブルガリア
burkina|布基纳法索|Burkina Faso|Burkina Faso|Burkina Faso|ブルキナファソ
burma|缅甸|Burma (Myanmar)|Birmanie (Myanmar)|Birmania (Myanmar)|ビルマ（ミャンマー）
burundi|布隆迪|Burundi|Burundi|Burundi|ブルンジ
cambodia|柬埔寨王国|Cambodia (since 1953)|Cambodge (depuis 1953)|Camboya (desde 1953)|カンボジア（1953年以後）
cameroon|喀麦隆|Cameroon|Cameroun|Camerún|カメルーン
canada|加拿大|Canada|Canada|Canadá|カナダ
cape-verde|佛得角|Cape Verde|Cap-Vert|Cabo Verde|カーボベルデ
car|中非共和国|Central African Republic|République centrafricaine|República Centroafricana|中央アフリカ共和国
chad|乍得|Chad|Tchad|Chad|チャド
chile|智利|Chile|Chili|Chile|チリ
roc|中华民国|Republic of China|République de Chine|República de China|中華民国
prc|中华人民共和国|People’s Republic of China|République populaire de Chine|República Popular China|中華人民共和国
colombia|哥伦比亚|Colombia|Colombie|Colombia|コロンビア
comoros|科摩罗|Comoros|Comores|Comoras|コモロ
congo-b|刚果共和国|Republic of the Congo|République du Congo|República del Congo|コンゴ共和国
congo-k|刚果民主共和国|Democratic Republic of the Congo|République démocratique du Congo|República Democrática del Congo|コンゴ民主共和国
costa-rica|哥斯达黎加|Costa Rica|Costa Rica|Costa Rica|コスタリカ
ivory-coast|科特迪瓦|Côte d’Ivoire|Côte d’Ivoire|Costa de Marfil|コートジボワール
croatia|克罗地亚|Croatia|Croatie|Croacia|クロアチア
cuba|古巴|Cuba|Cuba|Cuba|キューバ
cyprus|塞浦路斯|Cyprus|Chypre|Chipre|キプロス
czechia|捷克|Czech Republic|Tchéquie|República Checa|チェコ
czechoslovakia|捷克斯洛伐克|Czechoslovakia|Tchécoslovaquie|Checoslovaquia|チェコスロバキア
danzig|但泽自由市|Free City of Danzig|Ville libre de Dantzig|Ciudad Libre de Dánzig|自由都市ダンツィヒ
denmark|丹麦|Denmark|Danemark|Dinamarca|デンマーク
djibouti|吉布提|Djibouti|Djibouti|Yibuti|ジブチ
dominica|多米尼克|Dominica|Dominique|Dominica|ドミニカ国
dominican|多米尼加共和国|Dominican Republic|République dominicaine|República Dominicana|ドミニカ共和国
east-germany|德意志民主共和国（东德）|East Germany|Allemagne de l’Est|Alemania Oriental|東ドイツ
ecuador|厄瓜多尔|Ecuador|Équateur|Ecuador|エクアドル
egypt|埃及（1922年以后）|Egypt (since 1922)|Égypte (depuis 1922)|Egipto (desde 1922)|エジプト（1922年以後）
salvador|萨尔瓦多|El Salvador|Salvador|El Salvador|エルサルバドル
guinea-eq|赤道几内亚|Equatorial Guinea|Guinée équatoriale|Guinea Ecuatorial|赤道ギニア
eritrea|厄立特里亚|Eritrea|Érythrée|Eritrea|エリトリア
estonia|爱沙尼亚|Estonia|Estonie|Estonia|エストニア
eswatini|斯威士兰|Eswatini (Swaziland)|Eswatini (Swaziland)|Esuatini (Suazilandia)|エスワティニ（スワジランド）
ethiopia|埃塞俄比亚|Ethiopia (since 1974)|Éthiopie (depuis 1974)|Etiopía (desde 1974)|エチオピア（1974年以後）
fiji|斐济|Fiji|Fidji|Fiyi|フィジー
finland|芬兰|Finland|Finlande|Finlandia|フィンランド
france|法国|France (since 1871)|France (depuis 1871)|Francia (desde 1871)|フランス（1871年以後）
gabon|加蓬|Gabon|Gabon|Gabón|ガボン
gambia|冈比亚|The Gambia|Gambie|Gambia|ガンビア
georgia|格鲁吉亚共和国|Republic of Georgia|République de Géorgie|República de Georgia|ジョージア共和国
german-empire|普鲁士与德国|Prussia and Germany|Prusse et Allemagne|Prusia y Alemania|プロイセンとドイツ
germany|德国|Germany|Allemagne|Alemania|ドイツ
west-germany|德意志联邦共和国（西德）|West Germany|Allemagne de l’Ouest|Alemania Occidental|西ドイツ
german-colonies|德国殖民地|German colonies|Colonies allemandes|Colonias alemanas|ドイツ植民地
ghana|加纳|Ghana|Ghana|Ghana|ガーナ
greece|希腊|Greece|Grèce|Grecia|ギリシャ
grenada|格林纳达|Grenada|Grenade|Granada (Antillas)|グレナダ
guatemala|危地马拉|Guatemala|Guatemala|Guatemala|グアテマラ
guinea|几内亚|Guinea|Guinée|Guinea|ギニア
guinea-bissau|几内亚比绍|Guinea-Bissau|Guinée-Bissau|Guinea-Bisáu|ギニアビサウ
guyana|圭亚那|Guyana|Guyana|Guyana|ガイアナ
haiti|海地|Haiti|Haïti|Haití|ハイチ
hejaz|汉志王国|Kingdom of Hejaz|Royaume du Hedjaz|Reino del Hiyaz|ヒジャーズ王国
honduras|洪都拉斯|Honduras|Honduras|Honduras|ホンジュラス
hungary|匈牙利（1918年以后）|Hungary (since 1918)|Hongrie (depuis 1918)|Hungría (desde 1918)|ハンガリー（1918年以後）
iceland|冰岛|Iceland|Islande|Islandia|アイスランド
idrisids|阿西尔的伊德里斯酋长国|Idrisid Emirate of Asir|Émirat idrisside d’Asir|Emirato idrisí de Asir|アスィール首長国
india|印度共和国|India (since 1947)|Inde (depuis 1947)|India (desde 1947)|インド（1947年以後）
indonesia|印度尼西亚|Indonesia|Indonésie|Indonesia|インドネシア
iran|伊朗|Iran|Iran|Irán|イラン
iraq|伊拉克|Iraq|Irak|Irak|イラク
ireland|爱尔兰|Ireland|Irlande|Irlanda|アイルランド
israel|以色列|Israel|Israël|Israel|イスラエル
italy|意大利|Italy|Italie|Italia|イタリア
jamaica|牙买加|Jamaica|Jamaïque|Jamaica|ジャマイカ
jordan|约旦|Jordan|Jordanie|Jordania|ヨルダン
kazakhstan|哈萨克斯坦|Kazakhstan|Kazakhstan|Kazajistán|カザフスタン
kenya|肯尼亚|Kenya|Kenya|Kenia|ケニア
kiribati|基里巴斯|Kiribati|Kiribati|Kiribati|キリバス
kosovo|科索沃|Kosovo|Kosovo|Kosovo|コソボ
kuwait|科威特|Kuwait|Koweït|Kuwait|クウェート
kyrgyzstan|吉尔吉斯斯坦|Kyrgyzstan|Kirghizistan|Kirguistán|キルギス
laos|老挝|Laos|Laos|Laos|ラオス
latvia|拉脱维亚|Latvia|Lettonie|Letonia|ラトビア
lebanon|黎巴嫩|Lebanon|Liban|Líbano|レバノン
lesotho|莱索托|Lesotho|Lesotho|Lesoto|レソト
liberia|利比里亚|Liberia|Libéria|Liberia|リベリア
libya|利比亚|Libya|Libye|Libia|リビア
liechtenstein|列支敦士登|Liechtenstein|Liechtenstein|Liechtenstein|リヒテンシュタイン
lithuania|立陶宛共和国|Republic of Lithuania|République de Lituanie|República de Lituania|リトアニア共和国
luxembourg|卢森堡|Luxembourg|Luxembourg|Luxemburgo|ルクセンブルク
macedonia|北马其顿|North Macedonia|Macédoine du Nord|Macedonia del Norte|北マケドニア
madagascar|马达加斯加|Madagascar|Madagascar|Madagascar|マダガスカル
malawi|马拉维|Malawi|Malawi|Malaui|マラウイ
malaysia|马来西亚|Malaysia|Malaisie|Malasia|マレーシア
maldives|马尔代夫|Maldives|Maldives|Maldivas|モルディブ
mali|马里共和国|Republic of Mali|République du Mali|República de Malí|マリ共和国
malta|马耳他|Malta|Malte|Malta|マルタ
manchukuo|满洲国|Manchukuo|Mandchoukouo|Manchukuo|満洲国
marshall|马绍尔群岛|Marshall Islands|Îles Marshall|Islas Marshall|マーシャル諸島
mauritania|毛里塔尼亚|Mauritania|Mauritanie|Mauritania|モーリタニア
mauritius|毛里求斯|Mauritius|Maurice|Mauricio|モーリシャス
mexico|墨西哥|Mexico|Mexique|México|メキシコ
micronesia|密克罗尼西亚联邦|Micronesia|Micronésie|Micronesia|ミクロネシア連邦
moldova|摩尔多瓦|Moldova|Moldavie (État)|Moldavia (Estado)|モルドバ
monaco|摩纳哥|Monaco|Monaco|Mónaco|モナコ
mongolia|蒙古国|Mongolia|Mongolie|Mongolia|モンゴル国
montenegro|黑山|Montenegro|Monténégro|Montenegro|モンテネグロ
morocco|摩洛哥（1956年以后）|Morocco (since 1956)|Maroc (depuis 1956)|Marruecos (desde 1956)|モロッコ（1956年以後）
mozambique|莫桑比克|Mozambique|Mozambique|Mozambique|モザンビーク
namibia|纳米比亚|Namibia|Namibie|Namibia|ナミビア
nauru|瑙鲁|Nauru|Nauru|Nauru|ナウル
nepal|尼泊尔|Nepal|Népal|Nepal|ネパール
new-zealand|新西兰|New Zealand|Nouvelle-Zélande|Nueva Zelanda|ニュージーランド
nicaragua|尼加拉瓜|Nicaragua|Nicaragua|Nicaragua|ニカラグア
niger|尼日尔|Niger|Niger|Níger|ニジェール
nigeria|尼日利亚|Nigeria|Nigéria|Nigeria|ナイジェリア
north-korea|朝鲜民主主义人民共和国|North Korea|Corée du Nord|Corea del Norte|北朝鮮
north-vietnam|越南民主共和国（北越）|North Vietnam|Nord-Viêt Nam|Vietnam del Norte|北ベトナム
norway|挪威王国|Norway (since 1905)|Norvège (depuis 1905)|Noruega (desde 1905)|ノルウェー（1905年以後）
oman|阿曼|Oman|Oman|Omán|オマーン
pakistan|巴基斯坦|Pakistan|Pakistan|Pakistán|パキスタン
palau|帕劳|Palau|Palaos|Palaos|パラオ
palestine|巴勒斯坦|Palestine|Palestine|Palestina|パレスチナ
panama|巴拿马|Panama|Panama|Panamá|パナマ
png|巴布亚新几内亚|Papua New Guinea|Papouasie-Nouvelle-Guinée|Papúa Nueva Guinea|パプアニューギニア
paraguay|巴拉圭|Paraguay|Paraguay|Paraguay|パラグアイ
peru|秘鲁|Peru|Pérou|Perú|ペルー
philippines|菲律宾|Philippines|Philippines|Filipinas|フィリピン
poland|波兰共和国|Poland (since 1918)|Pologne (depuis 1918)|Polonia (desde 1918)|ポーランド（1918年以後）
portugal|葡萄牙|Portugal|Portugal|Portugal|ポルトガル
qajar|伊朗（赞德、恺加）|Iran (Zand, Qajar)|Iran (Zand, Kadjar)|Irán (Zand, Kayar)|イラン（ザンド、カージャール）
qatar|卡塔尔|Qatar|Qatar|Catar|カタール
rashidis|沙马尔山酋长国|Emirate of Jabal Shammar|Émirat du Djebel Chammar|Emirato de Yabal Shammar|ジャバル・シャンマル首長国
rhodesia|罗得西亚|Rhodesia|Rhodésie|Rodesia|ローデシア
romania|罗马尼亚|Romania|Roumanie|Rumania|ルーマニア
russian-federation|俄罗斯联邦|Russian Federation|Fédération de Russie|Federación de Rusia|ロシア連邦
rwanda|卢旺达|Rwanda|Rwanda|Ruanda|ルワンダ
samoa|萨摩亚|Samoa|Samoa|Samoa|サモア
san-marino|圣马力诺|San Marino|Saint-Marin|San Marino|サンマリノ
sao-tome|圣多美和普林西比|São Tomé and Príncipe|Sao Tomé-et-Principe|Santo Tomé y Príncipe|サントメ・プリンシペ
saudi|沙特阿拉伯|Saudi Arabia|Arabie saoudite|Arabia Saudí|サウジアラビア
senegal|塞内加尔|Senegal|Sénégal|Senegal|セネガル
serbia|塞尔维亚|Serbia|Serbie|Serbia|セルビア
seychelles|塞舌尔|Seychelles|Seychelles|Seychelles|セーシェル
siam|暹罗|Siam|Siam|Siam|シャム
sierra-leone|塞拉利昂|Sierra Leone|Sierra Leone|Sierra Leona|シエラレオネ
singapore|新加坡|Singapore|Singapour|Singapur|シンガポール
slovakia|斯洛伐克|Slovakia|Slovaquie|Eslovaquia|スロバキア
slovenia|斯洛文尼亚|Slovenia|Slovénie|Eslovenia|スロベニア
solomons|所罗门群岛|Solomon Islands|Îles Salomon|Islas Salomón|ソロモン諸島
somalia|索马里|Somalia|Somalie|Somalia|ソマリア
south-africa|南非|South Africa|Afrique du Sud|Sudáfrica|南アフリカ
south-korea|大韩民国|South Korea|Corée du Sud|Corea del Sur|大韓民国
south-sudan|南苏丹|South Sudan|Soudan du Sud|Sudán del Sur|南スーダン
south-vietnam|越南国与越南共和国（南越）|South Vietnam|Sud-Viêt Nam|Vietnam del Sur|南ベトナム
south-yemen|南也门|South Yemen|Yémen du Sud|Yemen del Sur|南イエメン
soviet-union|苏维埃俄国与苏联|Soviet Russia and the Soviet Union|Russie soviétique et Union soviétique|Rusia soviética y Unión Soviética|ソビエト・ロシアとソビエト連邦
spain|西班牙|Spain (since 1914)|Espagne (depuis 1914)|España (desde 1914)|スペイン（1914年以後）
sri-lanka|斯里兰卡|Sri Lanka|Sri Lanka|Sri Lanka|スリランカ
st-kitts|圣基茨和尼维斯|Saint Kitts and Nevis|Saint-Christophe-et-Niévès|San Cristóbal y Nieves|セントクリストファー・ネイビス
st-lucia|圣卢西亚|Saint Lucia|Sainte-Lucie|Santa Lucía|セントルシア
st-vincent|圣文森特和格林纳丁斯|Saint Vincent and the Grenadines|Saint-Vincent-et-les-Grenadines|San Vicente y las Granadinas|セントビンセント・グレナディーン
sudan|苏丹共和国|Sudan|Soudan|Sudán|スーダン
suriname|苏里南|Suriname|Suriname|Surinam|スリナム
sweden|瑞典|Sweden|Suède|Suecia|スウェーデン
switzerland|瑞士|Switzerland|Suisse|Suiza|スイス
syria|叙利亚|Syria|Syrie|Siria|シリア
tajikistan|塔吉克斯坦|Tajikistan|Tadjikistan|Tayikistán|タジキスタン
tanzania|坦桑尼亚|Tanzania|Tanzanie|Tanzania|タンザニア
thailand|泰国|Thailand|Thaïlande|Tailandia|タイ王国
tibet|西藏（1912—1950年）|Tibet (1912–1950)|Tibet (1912-1950)|Tíbet (1912-1950)|チベット（1912〜1950年）
timor|东帝汶|Timor-Leste|Timor oriental|Timor Oriental|東ティモール
togo|多哥|Togo|Togo|Togo|トーゴ
tonga|汤加|Tonga|Tonga|Tonga|トンガ
trinidad|特立尼达和多巴哥|Trinidad and Tobago|Trinité-et-Tobago|Trinidad y Tobago|トリニダード・トバゴ
tunisia|突尼斯|Tunisia|Tunisie|Túnez|チュニジア
turkey|土耳其共和国|Turkey|Turquie|Turquía|トルコ共和国
turkmenistan|土库曼斯坦|Turkmenistan|Turkménistan|Turkmenistán|トルクメニスタン
tuva|图瓦人民共和国|Tuva|Touva|Tuvá|トゥヴァ人民共和国
uae|阿拉伯联合酋长国|United Arab Emirates|Émirats arabes unis|Emiratos Árabes Unidos|アラブ首長国連邦
uganda|乌干达|Uganda|Ouganda|Uganda|ウガンダ
uk|英国|United Kingdom|Royaume-Uni|Reino Unido|イギリス
ukraine|乌克兰|Ukraine|Ukraine|Ucrania|ウクライナ
uruguay|乌拉圭|Uruguay|Uruguay|Uruguay|ウルグアイ
uzbekistan|乌兹别克斯坦|Uzbekistan|Ouzbékistan|Uzbekistán|ウズベキスタン
vanuatu|瓦努阿图|Vanuatu|Vanuatu|Vanuatu|バヌアツ
vatican|梵蒂冈|Vatican City|Vatican|Ciudad del Vaticano|バチカン
venezuela|委内瑞拉|Venezuela|Venezuela|Venezuela|ベネズエラ
vietnam|越南社会主义共和国|Vietnam (since 1976)|Viêt Nam (depuis 1976)|Vietnam (desde 1976)|ベトナム（1976年以後）
western-sahara|西撒哈拉|Western Sahara|Sahara occidental|Sahara Occidental|西サハラ
yemen|也门|Yemen|Yémen|Yemen|イエメン
yugoslavia|南斯拉夫|Yugoslavia|Yougoslavie|Yugoslavia|ユーゴスラビア
zambia|赞比亚|Zambia|Zambie|Zambia|ザンビア
zimbabwe|津巴布韦|Zimbabwe|Zimbabwe|Zimbabue|ジンバブエ
`;

export const names: ReadonlyMap<string, Five> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [key, zh, en, fr, es, jp] = line.split('|') as [string, string, string, string, string, string];
      return [key, [zh, en, fr, es, jp]];
    }),
);
