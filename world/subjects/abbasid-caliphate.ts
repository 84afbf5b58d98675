import { subject } from '../subject.ts';

export default subject({
  id: 'abbasid-caliphate',
  kind: 'polity',
  region: 'near-east',
  names: ['阿拔斯王朝', 'Abbasid Caliphate', 'Califat abbasside', 'Califato abasí', 'アッバース朝'],
  otherNames: [['黑衣大食', '阿巴斯王朝'], ['Abbasid dynasty', 'Abbasids'], ['Abbassides'], ['Abasíes', 'Califato abásida'], ['アッバース朝カリフ国']],
  times: [{ role: 'span', span: ['0750', '1258-02'], source: ['new-cambridge-islam', 'vol. 1'] }],
  place: { at: [33.3406, 44.4009], name: ['巴格达', 'Baghdad', 'Bagdad', 'Bagdad', 'バグダード'] },
  summary: [
    '伊斯兰史上第二个世袭哈里发王朝，出自先知叔父阿拔斯。750年它借呼罗珊起义推翻倭马亚王朝，762年营建巴格达，重用波斯官僚。学者在此把希腊、波斯、印度典籍译成阿拉伯语，造就一个科学与文学的盛世。九世纪以后政权旁落，哈里发只剩名义权威，1258年蒙古军攻陷巴格达。开罗另有一支延续到1517年。',
    'The second hereditary dynasty of caliphs, descended from the Prophet’s uncle al-Abbas. Raised to power in 750 by a revolt in Khurasan, it founded Baghdad, governed with Persian secretaries and sponsored the translation of Greek, Persian and Indian learning into Arabic. From the ninth century power slipped to soldiers and local dynasties, until the Mongols took Baghdad in 1258; a shadow line lived on in Cairo until 1517.',
    'Deuxième dynastie héréditaire de califes, issue d’al-Abbas, oncle du Prophète. Portée au pouvoir en 750 par une révolte du Khorassan, elle fonde Bagdad, gouverne avec des secrétaires persans et fait traduire en arabe le savoir grec, persan et indien. Dès le IXe siècle, le pouvoir glisse aux militaires et aux dynasties locales, jusqu’à la prise de Bagdad par les Mongols en 1258. Une lignée sans pouvoir subsiste au Caire jusqu’en 1517.',
    'Segunda dinastía hereditaria de califas, descendiente de al-Abbás, tío del Profeta. Llevada al poder en 750 por una rebelión de Jorasán, fundó Bagdad, gobernó con secretarios persas e impulsó la traducción al árabe del saber griego, persa e indio. Desde el siglo IX el poder pasó a militares y dinastías locales, hasta que los mongoles tomaron Bagdad en 1258; una línea sin poder siguió en El Cairo hasta 1517.',
    '預言者の叔父アッバースの子孫が開いた、第二の世襲カリフ王朝。750年にホラーサーンの蜂起に乗じてウマイヤ朝を倒し、バグダードを建設し、ペルシア系官僚を用いて統治した。ギリシア・ペルシア・インドの学問がアラビア語に訳され、文化が栄えた。九世紀以降は軍人や地方政権に実権を奪われ、1258年にモンゴル軍によって滅んだ。',
  ],
  events: [
    { when: '0751-07', title: ['在怛罗斯击败高仙芝统率的唐军', 'Defeats a Tang army under Gao Xianzhi at Talas', 'Bat à Talas une armée des Tang menée par Gao Xianzhi', 'Derrota en Talas a un ejército Tang mandado por Gao Xianzhi', 'タラス河畔で高仙芝の率いる唐軍を破る'], at: 'talas', weight: 2, with: ['tang-dynasty'], source: ['cambridge-china', 'vol. 3'] },
    { when: '0762-07-30', title: ['曼苏尔奠基新都巴格达', 'Al-Mansur begins his new capital at Baghdad', 'Al-Mansur fonde sa nouvelle capitale, Bagdad', 'Al-Mansur funda su nueva capital, Bagdad', 'マンスールが新都バグダードの建設を始める'], at: 'baghdad', weight: 3, with: ['baghdad'], source: ['al-tabari', 'year 145'] },
    { when: ['0836', '0892'], title: ['宫廷与突厥卫军迁驻萨迈拉', 'Court and Turkish guard reside at Samarra', 'La cour et la garde turque s’installent à Samarra', 'La corte y la guardia turca residen en Samarra', '宮廷とトルコ系親衛隊がサーマッラーに移る'], at: 'samarra', weight: 2, source: ['al-yaqubi'] },
    { when: '0945-12', title: ['白益家族进入巴格达，哈里发沦为傀儡', 'The Buyids enter Baghdad and leave the caliph only his name', 'Les Bouyides entrent à Bagdad et ne laissent au calife que son titre', 'Los buyíes entran en Bagdad y dejan al califa solo el título', 'ブワイフ朝がバグダードに入り、カリフは名目のみとなる'], at: 'baghdad', weight: 2, source: ['cambridge-iran', 'vol. 4'] },
    { when: '1258-02', title: ['旭烈兀攻陷巴格达，处死末代哈里发', 'Hülegü takes Baghdad and has the last caliph put to death', 'Hülegü prend Bagdad et fait mettre à mort le dernier calife', 'Hülegü toma Bagdad y hace matar al último califa', 'フレグがバグダードを陥れ、最後のカリフを処刑する'], at: 'baghdad', weight: 3, with: ['mongol-empire', 'baghdad'], source: ['cambridge-iran', 'vol. 5'] },
  ],
  relations: [
    { word: 'ended', to: 'umayyad-caliphate', when: '0750', source: ['al-tabari', 'year 132'] },
    { word: 'warred-with', to: 'mongol-empire', when: ['1257', '1258'], source: ['cambridge-iran', 'vol. 5'] },
    { word: 'traded-with', to: 'tang-dynasty', note: ['阿拉伯和波斯商船循海路直抵广州，唐人称其国为黑衣大食', 'Arab and Persian ships sailed as far as Guangzhou; the Chinese called the realm “black-robed Dashi”', 'Navires arabes et persans allaient jusqu’à Canton ; les Chinois parlaient des « Dashi vêtus de noir »', 'Barcos árabes y persas llegaban hasta Cantón; los chinos hablaban de los «Dashi vestidos de negro»', 'アラブ・ペルシア商船は広州まで航海し、唐では「黒衣大食」と呼ばれた'], source: ['ibn-khurradadhbih'] },
    { word: 'translator-of', to: 'aristotle', when: ['0762', '1000~'], note: ['宫廷与权贵出资，几乎全部亚里士多德著作译成了阿拉伯语', 'Paid by court and notables, translators put nearly all of Aristotle into Arabic', 'Payés par la cour et les notables, des traducteurs firent passer presque tout Aristote en arabe', 'Pagados por la corte y los notables, los traductores vertieron al árabe casi todo Aristóteles', '宮廷や有力者の支援で、アリストテレスの著作のほぼすべてがアラビア語に訳された'], source: ['gutas-greek-thought'] },
    { word: 'adopted', to: 'sasanian-empire', note: ['宰相制度、礼仪和星占传统多承自萨珊旧制', 'Much of its bureaucracy, ceremonial and astrology came from Sasanian tradition', 'Une grande part de son administration, de son cérémonial et de son astrologie venait des Sassanides', 'Buena parte de su administración, ceremonial y astrología procedía de los sasánidas', '官僚制・儀礼・占星術の多くはサーサーン朝の伝統を受け継いだ'], source: ['gutas-greek-thought'] },
    { word: 'warred-with', to: 'byzantine-empire', when: ['0750', '0969~'], source: ['new-cambridge-islam', 'vol. 1'] },
  ],
  same: { wikidata: 'Q12536' },
});
