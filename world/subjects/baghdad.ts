import { subject } from '../subject.ts';

export default subject({
  id: 'baghdad',
  kind: 'place',
  region: 'near-east',
  names: ['巴格达', 'Baghdad', 'Bagdad', 'Bagdad', 'バグダード'],
  otherNames: [['和平之城', '报达', '缚达'], ['Madinat al-Salam', 'City of Peace'], ['Madinat al-Salam', 'Ville de la paix'], ['Madinat al-Salam', 'Ciudad de la Paz'], ['マディーナ・アッ＝サラーム', '平安の都']],
  times: [{ role: 'span', span: ['0762-07-30', '..'], source: ['al-tabari', 'year 145'] }],
  place: { at: [33.3406, 44.4009], name: ['伊拉克底格里斯河畔', 'On the Tigris, Iraq', 'Sur le Tigre, en Irak', 'A orillas del Tigris, Irak', 'イラク、ティグリス河畔'] },
  summary: [
    '底格里斯河畔的城市，今伊拉克首都。762年阿拔斯哈里发曼苏尔在此建造圆形都城，号“和平之城”，四门通向帝国各方。不过数十年，它已成为世界上最大的城市之一，市场、造纸坊和藏书楼云集，学者在此翻译希腊典籍、研究天文与代数。圆城如今已无遗迹。1258年蒙古军屠城，1534年归奥斯曼帝国。',
    'A city on the Tigris, capital of Iraq. The caliph al-Mansur founded it in 762 as the round “City of Peace”, with four gates facing the quarters of his empire. Within decades it was among the largest cities of the world, full of markets, paper mills and libraries, where Greek science was translated and algebra written. Nothing remains of the round city; the Mongols sacked Baghdad in 1258.',
    'Ville du Tigre, capitale de l’Irak. Le calife al-Mansur la fonde en 762 : une « Ville de la paix » toute ronde, dont les quatre portes regardent les quatre côtés de l’empire. En quelques décennies, elle compte parmi les plus grandes cités du monde, riche en marchés, papeteries et bibliothèques, où l’on traduit la science grecque et écrit l’algèbre. Rien ne subsiste de la ville ronde ; les Mongols saccagent Bagdad en 1258.',
    'Ciudad del Tigris, capital de Irak. El califa al-Mansur la fundó en 762 como «Ciudad de la Paz», de planta redonda y con cuatro puertas hacia los cuatro lados del imperio. En pocas décadas fue una de las mayores ciudades del mundo, llena de mercados, talleres de papel y bibliotecas, donde se tradujo la ciencia griega y se escribió el álgebra. Nada queda de la ciudad redonda; los mongoles la saquearon en 1258.',
    'ティグリス河畔の都市で、現在のイラクの首都。762年、アッバース朝カリフのマンスールが四つの門をもつ円形の都「平安の都」として建てた。数十年のうちに世界最大級の都市となり、市場や製紙場、図書館が並び、ギリシアの学問が訳され、代数学が生まれた。円城の遺構は残っていない。1258年にモンゴル軍に略奪され、1534年にオスマン帝国領となった。',
  ],
  events: [
    { when: '0762-07-30', title: ['依占星家所选吉时破土建城', 'Building begins on a day chosen by the astrologers', 'La construction commence au jour choisi par les astrologues', 'Comienzan las obras el día elegido por los astrólogos', '占星術師の選んだ日に着工する'], at: 'baghdad', weight: 3, with: ['abbasid-caliphate'], source: ['al-yaqubi'] },
    { when: ['0812', '0813'], title: ['马蒙军围城一年，哈里发阿明被杀', 'Ma’mun’s army besieges the city for a year; al-Amin is killed', 'L’armée de Ma’mun assiège la ville un an ; al-Amin est tué', 'El ejército de Mamún la asedia un año; muere al-Amín', 'マアムーン軍が一年余り囲み、カリフのアミーンが殺される'], at: 'baghdad', weight: 2, source: ['al-tabari', 'years 196–198'] },
    { when: '1258-02', title: ['蒙古军破城，屠杀数日', 'The Mongols take the city and massacre its people', 'Les Mongols prennent la ville et massacrent ses habitants', 'Los mongoles toman la ciudad y masacran a sus habitantes', 'モンゴル軍が入城し、住民を虐殺する'], at: 'baghdad', weight: 3, with: ['mongol-empire', 'abbasid-caliphate'], source: ['cambridge-iran', 'vol. 5'] },
  ],
  relations: [
    { word: 'capital-of', to: 'abbasid-caliphate', when: ['0762', '1258-02'], source: ['al-yaqubi'] },
    { word: 'part-of', to: 'silk-road', when: ['0762', '1258'], note: ['叶尔孤比记其码头上有中国和印度的货物', 'Al-Ya‘qubi tells of goods from China and India at its quays', 'Al-Ya‘qubi y voit arriver les marchandises de Chine et d’Inde', 'Al-Yaqubi cuenta que a sus muelles llegaban bienes de China y de la India', 'ヤアクービーは中国やインドの品が岸に着くと記す'], source: ['al-yaqubi'] },
    { word: 'legend-of', to: 'babylon', note: ['中世纪和近代早期的欧洲人常把它与巴比伦混为一谈', 'Medieval and early modern Europeans often took it for Babylon', 'Les Européens du Moyen Âge et de la Renaissance la prirent souvent pour Babylone', 'Los europeos de la Edad Media y el Renacimiento la tomaron a menudo por Babilonia', '中世から近世の欧州人はしばしばバビロンと混同した'], source: ['encyclopaedia-of-islam', 'Baghdad'] },
    { word: 'part-of', to: 'mongol-empire', when: ['1258', '1335~'], source: ['cambridge-iran', 'vol. 5'] },
    { word: 'part-of', to: 'ottoman-empire', when: ['1534', '1917'], source: ['encyclopaedia-of-islam', 'Baghdad'] },
  ],
  same: { wikidata: 'Q1530' },
});
