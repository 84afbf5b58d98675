import { subject } from '../subject.ts';

export default subject({
  id: 'hittites',
  kind: 'polity',
  region: 'near-east',
  names: ['赫梯', 'Hittites', 'Hittites', 'Hititas', 'ヒッタイト'],
  otherNames: [['赫梯王国', '赫梯人', '西台'], ['Hittite Empire', 'Land of Hatti'], ['Empire hittite', 'pays de Hatti'], ['Imperio hitita', 'país de Hatti'], ['ヒッタイト王国', 'ハッティの国']],
  times: [
    { role: 'span', span: ['-1650~', '-1178~'], source: ['bryce-hittites'] },
  ],
  place: { at: [40.019, 34.615], name: ['哈图沙', 'Hattusa', 'Hattusa', 'Hattusa', 'ハットゥシャ'] },
  summary: [
    '青铜时代安纳托利亚的强国，都于哈图沙。其王族所操语言是现存文献最早的印欧语。穆尔西里一世曾远袭巴比伦；苏庇路里乌玛一世灭米坦尼、据叙利亚，与埃及、巴比伦并称大国；前1259年与拉美西斯二世缔结的和约文本至今犹存。约前1180年都城弃毁，记忆湮没三千年，20世纪初出土的泥板才使其重见天日。',
    'Great power of Bronze Age Anatolia, with its capital at Hattusa. Its kings wrote the oldest attested Indo-European language. Mursili I raided as far as Babylon; Suppiluliuma I broke Mitanni and took Syria, and a treaty of 1259 BC made peace with Ramesses II. About 1180 BC the capital was abandoned and burnt. The kingdom was all but forgotten until tablets came to light there from 1906 on.',
    'Grande puissance de l’Anatolie à l’âge du bronze, dont la capitale est Hattusa. Ses rois écrivent la plus ancienne langue indo-européenne attestée. Mursili Ier pousse un raid jusqu’à Babylone ; Suppiluliuma Ier brise le Mitanni et prend la Syrie ; un traité de 1259 av. J.-C. fait la paix avec Ramsès II. Vers 1180, la capitale est abandonnée et brûlée. Le royaume tombe dans l’oubli jusqu’aux tablettes mises au jour à partir de 1906.',
    'Gran potencia de la Anatolia de la Edad del Bronce, con capital en Hattusa. Sus reyes escribieron la lengua indoeuropea más antigua que se conoce. Mursili I llegó en una incursión hasta Babilonia; Suppiluliuma I quebró Mitani y tomó Siria, y un tratado de 1259 a. C. selló la paz con Ramsés II. Hacia 1180 la capital fue abandonada y quemada. El reino cayó en el olvido hasta que desde 1906 aparecieron allí sus tablillas.',
    '青銅器時代のアナトリアに栄えた大国で、都はハットゥシャ。王たちの言語は、文献に残る最古の印欧語である。ムルシリ1世は遠くバビロンを襲い、シュッピルリウマ1世はミタンニを破ってシリアを押さえた。前1259年にはラムセス2世と和平条約を結んだ。前1180年頃に都は放棄され、1906年以降に粘土板が発掘されるまで、ほとんど忘れられていた。',
  ],
  events: [
    { when: '-1595~', title: ['穆尔西里一世袭破巴比伦，古巴比伦王朝亡', 'Mursili I sacks Babylon and ends Hammurabi’s dynasty', 'Mursili Ier pille Babylone et met fin à la dynastie de Hammurabi', 'Mursili I saquea Babilonia y acaba con la dinastía de Hammurabi', 'ムルシリ1世がバビロンを略奪し、ハンムラビの王朝が滅ぶ'], at: 'babylon', weight: 3, with: ['babylon'], source: ['telipinu-edict', '§9'] },
    { when: ['-1344~', '-1322~'], title: ['苏庇路里乌玛一世击破米坦尼，据有叙利亚北部', 'Suppiluliuma I breaks Mitanni and takes northern Syria', 'Suppiluliuma Ier brise le Mitanni et prend la Syrie du Nord', 'Suppiluliuma I quebranta Mitani y toma el norte de Siria', 'シュッピルリウマ1世がミタンニを破り、北シリアを得る'], at: 'carchemish', weight: 3, source: ['bryce-hittites'] },
    { when: '-1274-05~', title: ['穆瓦塔里二世在卡迭石迎战拉美西斯二世', 'Muwatalli II meets Ramesses II at Kadesh', 'Muwatalli II affronte Ramsès II à Qadesh', 'Muwatalli II se enfrenta a Ramsés II en Qadesh', 'ムワタリ2世がカデシュでラムセス2世と戦う'], at: 'battle-of-kadesh', weight: 3, with: ['battle-of-kadesh', 'ramesses-ii'], source: ['kadesh-inscriptions'] },
    { when: '-1259~', title: ['哈图西里三世与埃及缔结和约', 'Hattusili III concludes a treaty of peace with Egypt', 'Hattusili III conclut un traité de paix avec l’Égypte', 'Hattusili III firma un tratado de paz con Egipto', 'ハットゥシリ3世がエジプトと和平条約を結ぶ'], at: 'hattusa', weight: 3, with: ['ramesses-ii'], source: ['hittite-egyptian-treaty'] },
    { when: '-1180~', title: ['哈图沙遭弃并焚毁，王国覆亡', 'Hattusa is abandoned and burnt; the kingdom collapses', 'Hattusa est abandonnée et brûlée ; le royaume s’effondre', 'Hattusa es abandonada e incendiada; el reino se derrumba', 'ハットゥシャが放棄され炎上、王国が崩壊する'], at: 'hattusa', weight: 3, source: ['bryce-hittites'] },
  ],
  relations: [
    { word: 'conquered', to: 'babylon', when: '-1595~', note: ['一次千里奔袭：赫梯军劫掠而去，并未留守', 'It was a raid of some two thousand kilometres; the army took its booty and left', 'Ce fut un raid de quelque deux mille kilomètres ; l’armée prit le butin et repartit', 'Fue una incursión de unos dos mil kilómetros; el ejército tomó el botín y se marchó', '約二千キロに及ぶ急襲で、軍は戦利品を得ると引き上げた'], source: ['telipinu-edict', '§9'] },
    { word: 'party-to', to: 'battle-of-kadesh', when: '-1274-05~', source: ['kadesh-inscriptions'] },
    { word: 'adopted', to: 'cuneiform', when: '-1650~', source: ['bryce-hittites'] },
    { word: 'translator-of', to: 'epic-of-gilgamesh', when: ['-1400~', '-1200~'], note: ['哈图沙出土了赫梯语、胡里语和阿卡德语三种残本', 'Hattusa has yielded fragments in Hittite, Hurrian and Akkadian', 'Hattusa en a livré des fragments en hittite, en hourrite et en akkadien', 'Hattusa ha dado fragmentos en hitita, hurrita y acadio', 'ハットゥシャからはヒッタイト語、フルリ語、アッカド語の断片が出ている'], source: ['george-gilgamesh'] },
  ],
});
