import { subject } from '../subject.ts';

export default subject({
  id: 'nebuchadnezzar-ii',
  kind: 'person',
  region: 'near-east',
  names: ['尼布甲尼撒二世', 'Nebuchadnezzar II', 'Nabuchodonosor II', 'Nabucodonosor II', 'ネブカドネザル2世'],
  otherNames: [['尼布甲尼撒'], ['Nebuchadrezzar II', 'Nabu-kudurri-usur'], ['Nabû-kudurri-usur'], ['Nabu-kudurri-usur'], ['ネブカドレツァル2世', 'ナブー・クドゥリ・ウスル']],
  times: [
    { role: 'life', span: ['-0634?', '-0562-10~'], source: ['cambridge-ancient-history', 'vol. III.2, ch. 27'] },
    { role: 'reign', span: ['-0605-09', '-0562-10~'], source: ['babylonian-chronicles', 'Chronicle 5'] },
  ],
  place: { at: [32.5421, 44.421], name: ['巴比伦', 'Babylon', 'Babylone', 'Babilonia', 'バビロン'] },
  summary: [
    '新巴比伦王国最负盛名的国王，在位四十三年。他做太子时在卡尔凯美什击溃埃及军，即位后控制叙利亚与黎凡特；犹大两度背叛，他两度攻取耶路撒冷，毁圣殿而迁其民。战利与贡赋使他得以重建巴比伦：双重城墙、伊什塔尔门、游行大道和马尔杜克塔庙，砖上多印其名。“空中花园”则未见于巴比伦文献。',
    'The most famous king of Babylon after Hammurabi, on the throne for forty-three years. As crown prince he routed the Egyptians at Carchemish; as king he held Syria and the Levant, twice took rebellious Jerusalem, burned its Temple and deported its people. Tribute paid for a new Babylon of double walls, Ishtar Gate and processional way. No Babylonian text mentions the Hanging Gardens that Greeks ascribed to him.',
    'Le plus célèbre roi de Babylone après Hammurabi, sur le trône pendant quarante-trois ans. Prince héritier, il écrase les Égyptiens à Karkemish ; roi, il tient la Syrie et le Levant, prend deux fois Jérusalem révoltée, brûle le Temple et déporte ses habitants. Le tribut paie une Babylone nouvelle : double enceinte, porte d’Ishtar, voie processionnelle. Aucun texte babylonien ne mentionne les jardins suspendus que lui prêtent les Grecs.',
    'El rey más célebre de Babilonia después de Hammurabi, con cuarenta y tres años de reinado. Como príncipe heredero derrotó a los egipcios en Karkemish; ya rey, dominó Siria y el Levante, tomó dos veces la Jerusalén rebelde, quemó el Templo y deportó a sus habitantes. Con los tributos levantó una Babilonia nueva: doble muralla, puerta de Ishtar y vía procesional. Ningún texto babilonio menciona los jardines colgantes.',
    '新バビロニア王国で最も名高い王。在位は四十三年に及ぶ。王太子としてカルケミシュでエジプト軍を破り、即位後はシリアとレヴァントを支配した。ユダの反乱に対して二度エルサレムを攻め落とし、神殿を焼いて住民を移した。二重の城壁、イシュタル門、行列道路を備えた新しいバビロンを築いたが、「空中庭園」に触れたバビロニアの史料はない。',
  ],
  events: [
    { when: '-0605', title: ['以太子身份在卡尔凯美什大败埃及军', 'As crown prince, routs the Egyptian army at Carchemish', 'Prince héritier, met en déroute l’armée égyptienne à Karkemish', 'Siendo príncipe heredero, derrota al ejército egipcio en Karkemish', '王太子としてカルケミシュでエジプト軍を破る'], at: 'carchemish', weight: 3, source: ['babylonian-chronicles', 'Chronicle 5'] },
    { when: '-0597-03', title: ['攻取耶路撒冷，掳走国王约雅斤', 'Takes Jerusalem and carries off King Jehoiachin', 'Prend Jérusalem et emmène le roi Joiakîn', 'Toma Jerusalén y se lleva cautivo al rey Joaquín', 'エルサレムを占領し、王エホヤキンを連れ去る'], at: 'jerusalem', weight: 2, with: ['jerusalem'], source: ['babylonian-chronicles', 'Chronicle 5'] },
    { when: '-0587?', title: ['再陷耶路撒冷，焚圣殿，迁犹大之民', 'Destroys Jerusalem and its Temple; Judah’s people are deported', 'Détruit Jérusalem et le Temple ; Juda est déporté', 'Destruye Jerusalén y el Templo; Judá es deportada', 'エルサレムと神殿を破壊し、ユダの民を移住させる'], at: 'jerusalem', weight: 3, with: ['jerusalem'], source: ['hebrew-bible', '2 Kings 25'] },
    { when: ['-0585~', '-0573~'], title: ['围推罗十三年，推罗终以和约称臣', 'Besieges Tyre for thirteen years until it submits', 'Assiège Tyr treize ans, jusqu’à sa soumission', 'Asedia Tiro durante trece años hasta que se somete', 'ティルスを十三年包囲し、服属させる'], at: 'tyre', weight: 2, with: ['phoenicians'], source: ['josephus-against-apion', '1.156'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'babylon', when: ['-0605-09', '-0562-10~'], source: ['babylonian-chronicles', 'Chronicle 5'] },
    { word: 'builder-of', to: 'babylon', note: ['今存的巴比伦砖多印有他的名字，伊什塔尔门的釉砖现藏柏林', 'Most bricks of the excavated city bear his stamp; the glazed Ishtar Gate now stands in Berlin', 'La plupart des briques de la ville fouillée portent son nom ; la porte d’Ishtar est aujourd’hui à Berlin', 'La mayoría de los ladrillos de la ciudad excavada llevan su sello; la puerta de Ishtar está hoy en Berlín', '発掘された都の煉瓦の多くに彼の名が押され、イシュタル門は今ベルリンにある'], source: ['koldewey-babylon'] },
    { word: 'destroyed', to: 'jerusalem', when: '-0587?', source: ['hebrew-bible', '2 Kings 25'] },
    { word: 'enemy-of', to: 'phoenicians', when: ['-0585~', '-0573~'], source: ['josephus-against-apion', '1.156'] },
    { word: 'builder-of', to: 'ur', note: ['他重修乌尔月神圣区，以新墙环绕塔庙', 'He rebuilt the moon god’s precinct at Ur and ringed its ziggurat with a new wall', 'Il refit l’enclos du dieu-lune à Ur et ceignit la ziggurat d’un mur neuf', 'Rehízo el recinto del dios lunar en Ur y rodeó el zigurat con un muro nuevo', 'ウルの月神の聖域を造り直し、ジッグラトを新しい壁で囲んだ'], source: ['woolley-ur'] },
  ],
});
