import { subject } from '../subject.ts';

export default subject({
  id: 'augustus',
  kind: 'person',
  region: 'europe',
  names: ['奥古斯都', 'Augustus', 'Auguste', 'Augusto', 'アウグストゥス'],
  otherNames: [['屋大维', '盖乌斯·屋大维'], ['Octavian', 'Gaius Octavius', 'Caesar Augustus'], ['Octave', 'Octavien', 'César Auguste'], ['Octavio', 'Octaviano', 'César Augusto'], ['オクタウィアヌス', 'ガイウス・オクタウィウス']],
  times: [
    { role: 'life', span: ['-0063-09-23', '0014-08-19'], source: ['suetonius', 'Divus Augustus 5, 100'] },
    { role: 'reign', span: ['-0027-01-16', '0014-08-19'], source: ['res-gestae', '34'] },
  ],
  place: { at: [41.889, 12.486], name: ['罗马帕拉蒂尼山', 'Palatine Hill, Rome', 'mont Palatin, Rome', 'monte Palatino, Roma', 'ローマ、パラティヌスの丘'] },
  summary: [
    '罗马帝国的第一位皇帝。他原名屋大维，十八岁时因恺撒的遗嘱成为其养子，先与安东尼、雷必达分掌大权，又在亚克兴击败安东尼与克利奥帕特拉。公元前27年，元老院授予他“奥古斯都”称号。他保留共和国的外表，独掌军权与行省，在位四十余年，为持续两个世纪的和平奠定了基础。',
    'The first Roman emperor. Born Gaius Octavius and adopted in Caesar’s will at eighteen, he shared power with Mark Antony and Lepidus before defeating Antony and Cleopatra at Actium. In 27 BC the Senate gave him the name Augustus. Behind republican forms he kept the armies and the provinces that mattered in his own hand for four decades and left an order that long outlived him.',
    'Premier empereur romain. Né Caius Octavius, adopté à dix-huit ans par le testament de César, il partage le pouvoir avec Antoine et Lépide, puis l’emporte à Actium sur Antoine et Cléopâtre. En 27 av. J.-C., le Sénat lui décerne le nom d’Auguste. Sous des formes républicaines, il garde quarante ans durant la maîtrise des armées et laisse un régime qui lui survivra des siècles.',
    'Primer emperador romano. Nacido Cayo Octavio y adoptado por César en su testamento a los dieciocho años, compartió el poder con Marco Antonio y Lépido antes de vencer a Antonio y Cleopatra en Accio. En 27 a. C. el Senado le otorgó el nombre de Augusto. Bajo formas republicanas retuvo durante cuatro décadas el mando de los ejércitos y dejó un régimen que le sobrevivió siglos.',
    'ローマ帝国の初代皇帝。本名はガイウス・オクタウィウス。十八歳でカエサルの遺言により養子となり、アントニウス、レピドゥスと権力を分け合ったのち、アクティウムでアントニウスとクレオパトラを破った。紀元前27年、元老院から「アウグストゥス」の尊称を受け、共和政の形を残しつつ軍と属州を握り、四十年余り統治した。',
  ],
  events: [
    { when: '-0044', title: ['恺撒遗嘱公布，十八岁的屋大维成为其继承人', 'Learns at eighteen that Caesar’s will makes him son and heir', 'Apprend à dix-huit ans que César l’a adopté et fait son héritier', 'Sabe a los dieciocho años que César lo ha hecho hijo y heredero', '十八歳でカエサルの遺言により養子・相続人となる'], at: 'rome', weight: 2, with: ['julius-caesar'], source: ['suetonius', 'Divus Augustus 8'] },
    { when: '-0031-09-02', title: ['在亚克兴战胜安东尼与克利奥帕特拉', 'Defeats Antony and Cleopatra at Actium', 'Bat Antoine et Cléopâtre à Actium', 'Vence a Antonio y Cleopatra en Accio', 'アクティウムでアントニウスとクレオパトラを破る'], at: 'battle-of-actium', weight: 3, with: ['cleopatra', 'battle-of-actium'], source: ['cassius-dio', '51.1'] },
    { when: '-0027-01-16', title: ['元老院授予“奥古斯都”称号', 'Receives the name Augustus from the Senate', 'Reçoit du Sénat le nom d’Auguste', 'Recibe del Senado el nombre de Augusto', '元老院から「アウグストゥス」の称号を受ける'], at: 'rome', weight: 3, with: ['roman-empire'], source: ['res-gestae', '34'] },
    { when: '0009', title: ['瓦卢斯率三个军团在日耳曼全军覆没', 'Loses three legions under Varus in Germany', 'Perd en Germanie les trois légions de Varus', 'Pierde en Germania las tres legiones de Varo', 'ゲルマニアでウァルスの三個軍団を失う'], at: 'kalkriese', weight: 2, source: ['suetonius', 'Divus Augustus 23'] },
    { when: '0014-08-19', title: ['在诺拉去世，由提比略继位', 'Dies at Nola and is succeeded by Tiberius', 'Meurt à Nole et laisse le pouvoir à Tibère', 'Muere en Nola y le sucede Tiberio', 'ノラで没し、ティベリウスが後を継ぐ'], at: 'nola', weight: 2, source: ['suetonius', 'Divus Augustus 98–100'] },
  ],
  relations: [
    { word: 'founder-of', to: 'roman-empire', when: '-0027', source: ['cassius-dio', '53.16–17'] },
    { word: 'ruler-of', to: 'roman-empire', when: ['-0027', '0014'], source: ['res-gestae', '34'] },
    { word: 'ended', to: 'roman-republic', when: '-0027', note: ['他自称把国家交还元老院和人民，史家则视此为共和国的终点', 'He claimed to have handed the state back; historians date the end of the Republic from it', 'Il disait avoir rendu l’État au Sénat ; les historiens y voient la fin de la République', 'Decía haber devuelto el Estado; los historiadores fechan ahí el fin de la República', '国家を返還したと称したが、史家はこれを共和政の終わりとみる'], source: ['syme-roman-revolution'] },
    { word: 'won', to: 'battle-of-actium', when: '-0031-09-02', source: ['cassius-dio', '51.1'] },
    { word: 'conquered', to: 'ptolemaic-kingdom', when: '-0030', source: ['res-gestae', '27'] },
    { word: 'enemy-of', to: 'cleopatra', when: ['-0032', '-0030'], source: ['plutarch', 'Antony 60–86'] },
    { word: 'travelled-to', to: 'alexandria', when: '-0030', note: ['他瞻仰亚历山大的遗体，却不肯看托勒密诸王的陵墓', 'He paid homage to Alexander’s body but would not look at the Ptolemies', 'Il y salua le corps d’Alexandre, mais refusa de voir ceux des Ptolémées', 'Rindió homenaje al cuerpo de Alejandro, pero no quiso ver a los Ptolomeos', 'アレクサンドロスの遺体に敬意を払い、プトレマイオス王家の墓は見ようとしなかった'], source: ['suetonius', 'Divus Augustus 18'] },
  ],
  same: { wikidata: 'Q1405', nomisma: 'augustus' },
});
