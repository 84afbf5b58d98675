import { subject } from '../subject.ts';

export default subject({
  id: 'raphael',
  kind: 'person',
  region: 'europe',
  names: ['拉斐尔', 'Raphael', 'Raphaël', 'Rafael', 'ラファエロ'],
  otherNames: [['拉斐尔·桑齐奥', '拉斐尔·圣齐奥'], ['Raffaello Sanzio', 'Raffaello Santi'], ['Raffaello Sanzio', 'Raphaël Sanzio'], ['Rafael Sanzio', 'Raffaello Sanzio'], ['ラファエロ・サンティ', 'ラファエッロ']],
  disambiguation: ['画家', 'painter', 'peintre', 'pintor', '画家'],
  times: [{ role: 'life', span: ['1483', '1520-04-06'], source: ['vasari', 'Life of Raphael'] }],
  place: { at: [43.7252, 12.6372], name: ['乌尔比诺', 'Urbino', 'Urbino', 'Urbino', 'ウルビーノ'] },
  summary: [
    '意大利文艺复兴盛期的画家和建筑师。他是乌尔比诺宫廷画师之子，在佩鲁吉诺的影响下成名，到佛罗伦萨吸收列奥纳多与米开朗琪罗的成就，1508年应召赴罗马，为教皇绘制梵蒂冈诸室，其中有《雅典学院》。他主持庞大的画坊，继布拉曼特督造圣彼得大教堂，并负责罗马古迹；三十七岁早逝，葬于万神殿。',
    'A painter and architect of the Italian High Renaissance. The son of a court painter at Urbino, he learned from Perugino and then, in Florence, from Leonardo and Michelangelo. Called to Rome in 1508, he painted the papal rooms with the School of Athens, ran a large workshop, directed the building of Saint Peter’s and watched over antiquities. He died at thirty-seven and lies in the Pantheon.',
    'Peintre et architecte de la haute Renaissance italienne. Fils d’un peintre de la cour d’Urbino, il apprend du Pérugin, puis, à Florence, de Léonard et de Michel-Ange. Appelé à Rome en 1508, il peint les chambres du pape, dont l’École d’Athènes, dirige un vaste atelier, le chantier de Saint-Pierre et la garde des antiquités. Mort à trente-sept ans, il repose au Panthéon.',
    'Pintor y arquitecto del Alto Renacimiento italiano. Hijo de un pintor de la corte de Urbino, aprendió de Perugino y después, en Florencia, de Leonardo y Miguel Ángel. Llamado a Roma en 1508, pintó las estancias del papa con La escuela de Atenas, dirigió un gran taller y las obras de San Pedro y veló por las antigüedades. Murió a los treinta y siete años y descansa en el Panteón.',
    'イタリア盛期ルネサンスの画家、建築家。ウルビーノの宮廷画家の子で、ペルジーノに学び、フィレンツェではレオナルドやミケランジェロの成果を吸収した。1508年にローマへ招かれ、『アテナイの学堂』を含む教皇の諸室を描く。大きな工房を率い、サン・ピエトロ大聖堂の造営と古代遺跡の監督も任されたが、37歳で没し、パンテオンに葬られた。',
  ],
  events: [
    { when: '1483', title: ['生于乌尔比诺，画家乔瓦尼·桑蒂之子', 'Is born at Urbino, son of the painter Giovanni Santi', 'Naît à Urbino, fils du peintre Giovanni Santi', 'Nace en Urbino, hijo del pintor Giovanni Santi', '画家ジョヴァンニ・サンティの子としてウルビーノに生まれる'], at: 'urbino', weight: 1, source: ['vasari', 'Life of Raphael'] },
    { when: ['1509~', '1511'], title: ['绘梵蒂冈签字厅壁画', 'Paints the Stanza della Segnatura in the Vatican', 'Peint la chambre de la Signature au Vatican', 'Pinta la Estancia de la Signatura en el Vaticano', 'ヴァティカンの「署名の間」を描く'], at: 'vatican-palace', weight: 3, with: ['school-of-athens'], source: ['jones-penny-raphael'] },
    { when: '1514', title: ['继布拉曼特任圣彼得大教堂总建筑师', 'Succeeds Bramante as architect of Saint Peter’s', 'Succède à Bramante comme architecte de Saint-Pierre', 'Sucede a Bramante como arquitecto de San Pedro', 'ブラマンテの後任としてサン・ピエトロの主任建築家となる'], at: 'vatican-palace', weight: 2, source: ['jones-penny-raphael'] },
    { when: '1520-04-06', title: ['耶稣受难日病逝于罗马', 'Dies in Rome on Good Friday', 'Meurt à Rome le Vendredi saint', 'Muere en Roma el Viernes Santo', '聖金曜日にローマで没する'], at: 'pantheon-rome', weight: 2, source: ['vasari', 'Life of Raphael'] },
  ],
  relations: [
    { word: 'painter-of', to: 'school-of-athens', when: ['1509~', '1511'], source: ['vasari', 'Life of Raphael'] },
    { word: 'buried-in', to: 'rome', when: '1520', at: 'pantheon-rome', source: ['vasari', 'Life of Raphael'] },
    { word: 'wrote-about', to: 'rome', when: '1519~', note: ['他与卡斯蒂廖内致信利奥十世，痛陈古罗马遗迹被拆作石灰', 'In a letter to Leo X, drafted with Castiglione, he laments that ancient Rome was being burned for lime', 'Dans une lettre à Léon X, rédigée avec Castiglione, il déplore qu’on réduise la Rome antique en chaux', 'En una carta a León X, redactada con Castiglione, lamenta que la Roma antigua se quemara para hacer cal', 'カスティリオーネとともにレオ10世に書簡を送り、古代ローマが石灰に焼かれていると嘆いた'], source: ['raphael-leo'] },
    { word: 'influenced', to: 'diego-velazquez', when: '1630', at: 'vatican-palace', note: ['委拉斯开兹首次旅居罗马时，曾在梵蒂冈临摹他的作品', 'On his first stay in Rome Velázquez drew after Raphael in the Vatican', 'Lors de son premier séjour romain, Vélasquez dessina d’après Raphaël au Vatican', 'En su primera estancia en Roma, Velázquez dibujó obras de Rafael en el Vaticano', '最初のローマ滞在中、ベラスケスはヴァティカンでその作品を模写した'], source: ['palomino'] },
  ],
  same: { wikidata: 'Q5597' },
});
