import { subject } from '../subject.ts';

export default subject({
  id: 'archimedes',
  kind: 'person',
  region: 'europe',
  names: ['阿基米德', 'Archimedes', 'Archimède', 'Arquímedes', 'アルキメデス'],
  otherNames: [['叙拉古的阿基米德'], ['Archimedes of Syracuse'], ['Archimède de Syracuse'], ['Arquímedes de Siracusa'], ['シュラクサイのアルキメデス']],
  times: [{ role: 'life', span: ['-0287~', '-0212'], source: ['oxford-classical-dictionary', 'Archimedes'] }],
  place: { at: [37.065, 15.29], name: ['叙拉古', 'Syracuse', 'Syracuse', 'Siracusa', 'シュラクサイ'] },
  summary: [
    '叙拉古的数学家、力学家，古代最富创见的科学家之一。他以内接与外切多边形逼近圆周率，证明球的体积与表面积恰为外切圆柱的三分之二，又奠定浮力与杠杆的理论。罗马军围攻叙拉古时，他造的投石机与铁爪使敌人裹足不前；城破之日，他死于一名士兵之手。',
    'Mathematician and engineer of Syracuse, among the most inventive minds of antiquity. He enclosed the value of pi between narrow limits, proved that a sphere has two thirds of the volume and surface of its cylinder, and laid the foundations of the theory of floating bodies and levers. His machines held off the Roman siege; a soldier killed him when the city fell.',
    'Mathématicien et ingénieur de Syracuse, l’un des esprits les plus inventifs de l’Antiquité. Il enferma le nombre pi entre d’étroites limites, prouva que la sphère a les deux tiers du volume et de la surface de son cylindre, et fonda la théorie des corps flottants et du levier. Ses machines tinrent les Romains en échec ; un soldat le tua à la prise de la ville.',
    'Matemático e ingeniero de Siracusa, una de las mentes más inventivas de la Antigüedad. Encerró el número pi entre límites estrechos, probó que la esfera tiene dos tercios del volumen y de la superficie de su cilindro, y fundó la teoría de los cuerpos flotantes y de la palanca. Sus máquinas frenaron el asedio romano; un soldado lo mató al caer la ciudad.',
    'シュラクサイの数学者・技術者で、古代で最も独創的な科学者の一人。多角形を用いて円周率を狭い範囲に挟み込み、球の体積と表面積が外接円柱の三分の二であることを証明し、浮力とてこの理論の基礎を築いた。ローマ軍の包囲に際しては投石機や鉤爪で敵を悩ませたが、陥落の日に一兵士に殺された。',
  ],
  events: [
    { when: '-0240~', title: ['相传受希伦王之命检验金冠，悟出比重之法', 'Tests the gold wreath of King Hiero by its weight in water, as the story goes', 'Éprouve, dit-on, la couronne d’or du roi Hiéron par la pesée dans l’eau', 'Comprueba en el agua, según se cuenta, la corona de oro del rey Hierón', 'ヒエロン王の金冠を水で検査したと伝えられる'], at: 'syracuse', weight: 1, source: ['vitruvius', '9 praef. 9–12'] },
    { when: ['-0213', '-0212'], title: ['以机械抵御马塞卢斯围攻叙拉古', 'Defends Syracuse with his machines against Marcellus', 'Défend Syracuse contre Marcellus avec ses machines', 'Defiende Siracusa con sus máquinas frente a Marcelo', '機械でマルケルスの攻囲からシュラクサイを守る'], at: 'syracuse', weight: 2, with: ['second-punic-war', 'roman-republic'], source: ['polybius', '8.3–7'] },
    { when: '-0212', title: ['城破时为罗马士兵所杀', 'Is killed by a Roman soldier at the fall of the city', 'Est tué par un soldat romain à la prise de la ville', 'Muere a manos de un soldado romano al caer la ciudad', '陥落の際、ローマ兵に殺される'], at: 'syracuse', weight: 2, with: ['second-punic-war'], source: ['livy', '25.31'] },
    { when: '-0075', title: ['西塞罗在荒草中寻得其墓，碑上刻有球与圆柱', 'Cicero finds his overgrown tomb with the sphere and cylinder', 'Cicéron retrouve sous les ronces son tombeau orné de la sphère et du cylindre', 'Cicerón halla entre zarzas su tumba con la esfera y el cilindro', 'キケロが茂みの中に球と円柱を刻んだ墓を見つける'], at: 'syracuse', weight: 1, source: ['cicero-tusculan', '5.64–66'] },
    { when: '1906', title: ['海贝格辨认出载有《方法》的羊皮重写本', 'Heiberg recognises the palimpsest that preserves his Method', 'Heiberg identifie le palimpseste qui conserve sa Méthode', 'Heiberg identifica el palimpsesto que conserva su Método', 'ハイベアが『方法』を含むパリンプセストを見いだす'], at: 'constantinople', weight: 2, with: ['constantinople'], source: ['netz-noel-archimedes'] },
  ],
  relations: [
    { word: 'died-in', to: 'second-punic-war', when: '-0212', at: 'syracuse-sicily', source: ['plutarch', 'Marcellus 19'] },
    { word: 'travelled-to', to: 'ptolemaic-kingdom', note: ['据狄奥多罗斯，他在埃及发明了汲水的螺旋器', 'Diodorus says that he invented the water screw while in Egypt', 'Selon Diodore, il inventa la vis hydraulique pendant un séjour en Égypte', 'Según Diodoro, inventó el tornillo hidráulico durante su estancia en Egipto', 'ディオドロスによれば、揚水のねじはエジプト滞在中に考案された'], source: ['diodorus', '5.37'] },
    { word: 'influenced', to: 'alexandria', note: ['他把论著寄给亚历山大城的科农、多西透斯与埃拉托色尼', 'He sent his treatises to Conon, Dositheus and Eratosthenes at Alexandria', 'Il adressait ses traités à Conon, Dosithée et Ératosthène, à Alexandrie', 'Enviaba sus tratados a Conón, Dositeo y Eratóstenes, en Alejandría', 'アレクサンドリアのコノン、ドシテオス、エラトステネスに論考を送った'], source: ['archimedes-works', 'Method, preface'] },
    { word: 'enemy-of', to: 'roman-republic', when: ['-0214', '-0212'], note: ['他所守卫的叙拉古于前214年倒向迦太基', 'Syracuse, which he defended, had gone over to Carthage in 214 BC', 'Syracuse, qu’il défendit, était passée à Carthage en 214 av. J.-C.', 'Siracusa, que él defendió, se había pasado a Cartago en 214 a. C.', '彼が守ったシュラクサイは前214年にカルタゴ側についていた'], source: ['livy', '24.21–33'] },
    { word: 'compared-with', to: 'aristotle', note: ['亚里士多德学派描述了杠杆，他则给出证明', 'Aristotle’s school described the lever; Archimedes proved its law', 'L’école d’Aristote décrivit le levier ; Archimède en démontra la loi', 'La escuela de Aristóteles describió la palanca; Arquímedes demostró su ley', 'アリストテレス学派が述べたてこの法則を、彼が証明した'], source: ['archimedes-works', 'On the Equilibrium of Planes 1'] },
  ],
  same: { wikidata: 'Q8739' },
});
