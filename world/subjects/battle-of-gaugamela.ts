import { subject } from '../subject.ts';

export default subject({
  id: 'battle-of-gaugamela',
  kind: 'war',
  region: 'near-east',
  names: ['高加米拉战役', 'Battle of Gaugamela', 'Bataille de Gaugamèles', 'Batalla de Gaugamela', 'ガウガメラの戦い'],
  otherNames: [['阿贝拉战役'], ['Battle of Arbela'], ['Bataille d’Arbèles'], ['Batalla de Arbela'], ['アルベラの戦い']],
  times: [{ role: 'span', span: ['-0331-10-01', '-0331-10-01'], source: ['babylonian-diaries', 'no. −330'] }],
  place: { at: [36.56, 43.44], name: ['泰勒戈梅勒（一说），摩苏尔东北', 'Tel Gomel (probably), north-east of Mosul', 'Tell Gomel (probable), au nord-est de Mossoul', 'Tell Gomel (probable), al noreste de Mosul', 'テル・ゴメル（推定）、モースルの北東'] },
  summary: [
    '亚历山大与波斯王大流士三世的决战，公元前331年10月1日发生于底格里斯河以东的平原。大流士集各省之兵，平整战场以利刀轮战车；亚历山大以斜线阵向右移动，待敌阵露出缺口，亲率骑兵直冲王旗，大流士再度弃军而逃。此役之后，巴比伦、苏萨与波斯波利斯相继开门。',
    'The decisive battle between Alexander and Darius III, fought on 1 October 331 BC on the plain east of the Tigris. Darius had gathered the levies of his provinces and levelled the ground for scythed chariots. Alexander drew his line to the right, waited until a gap opened, and charged with his cavalry straight at the king, who fled. Babylon, Susa and Persepolis then lay open.',
    'Bataille décisive entre Alexandre et Darius III, livrée le 1er octobre 331 av. J.-C. dans la plaine à l’est du Tigre. Darius avait réuni les contingents de ses provinces et fait aplanir le terrain pour ses chars à faux. Alexandre étire sa ligne vers la droite, attend qu’une brèche s’ouvre et charge droit sur le roi, qui s’enfuit. Babylone, Suse et Persépolis sont à lui.',
    'Batalla decisiva entre Alejandro y Darío III, librada el 1 de octubre de 331 a. C. en la llanura al este del Tigris. Darío había reunido las levas de sus provincias y allanado el terreno para los carros falcados. Alejandro desplazó su línea a la derecha, esperó a que se abriera una brecha y cargó contra el rey, que huyó. Babilonia, Susa y Persépolis quedaron abiertas.',
    'アレクサンドロスとダレイオス三世の決戦。前331年10月1日、ティグリス川の東の平原で戦われた。ダレイオスは諸州の兵を集め、鎌戦車のために地をならして待ち受けた。アレクサンドロスは戦列を右へ引き、敵陣に生じた隙を突いて騎兵で王めがけて突撃し、ダレイオスは逃走した。バビロン、スサ、ペルセポリスへの道が開かれた。',
  ],
  events: [
    { when: '-0331-09-20', title: ['战前月食，巴比伦天文日志有载', 'An eclipse of the moon, noted at Babylon, precedes the battle', 'Une éclipse de lune, notée à Babylone, précède la bataille', 'Un eclipse de luna, anotado en Babilonia, precede a la batalla', '戦いに先立つ月食がバビロンの天文日誌に記される'], at: 'babylon', weight: 1, with: ['babylon', 'cuneiform'], source: ['babylonian-diaries', 'no. −330'] },
    { when: '-0331-10-01', title: ['亚历山大击溃大流士三世大军', 'Alexander routs the army of Darius III', 'Alexandre met en déroute l’armée de Darius III', 'Alejandro derrota al ejército de Darío III', 'アレクサンドロスがダレイオス三世の軍を打ち破る'], at: 'battle-of-gaugamela', weight: 3, with: ['alexander-the-great', 'achaemenid-empire', 'macedon'], source: ['arrian', '3.11–15'] },
    { when: '-0331-10', title: ['巴比伦不战而降，迎亚历山大入城', 'Babylon opens its gates to Alexander', 'Babylone ouvre ses portes à Alexandre', 'Babilonia abre sus puertas a Alejandro', 'バビロンが城門を開き、アレクサンドロスを迎える'], at: 'babylon', weight: 2, with: ['alexander-the-great', 'babylon'], source: ['curtius-rufus', '5.1.17–23'] },
  ],
  relations: [
    { word: 'ended', to: 'achaemenid-empire', when: ['-0331-10-01', '-0330'], note: ['次年大流士为部下所弑，王朝名实俱亡', 'Darius was murdered by his own satraps in the following year', 'Darius fut assassiné l’année suivante par ses propres satrapes', 'Darío fue asesinado al año siguiente por sus propios sátrapas', '翌年ダレイオスは部下の総督に殺され、王朝は絶えた'], source: ['arrian', '3.21'] },
    { word: 'legend-of', to: 'darius-i', note: ['地名意为“骆驼之家”，据说大流士一世以此地供养驮他脱险的骆驼', 'The name, “camel’s house”, recalls an estate that Darius I gave for the upkeep of his camel', 'Le nom, « maison du chameau », rappelle le domaine que Darius Ier assigna à son chameau', 'El nombre, «casa del camello», recuerda la finca que Darío I destinó a su camello', '地名は「駱駝の家」の意で、ダレイオス一世が駱駝の飼養にあてた地とされる'], source: ['strabo', '16.1.3'] },
    { word: 'caused', to: 'seleucid-empire', source: ['appian-syriaca', '52–55'] },
    { word: 'influenced', to: 'babylon', when: '-0331-10', source: ['arrian', '3.16'] },
  ],
});
