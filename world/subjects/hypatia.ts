import { subject } from '../subject.ts';

export default subject({
  id: 'hypatia',
  kind: 'person',
  region: 'africa',
  names: ['希帕提娅', 'Hypatia', 'Hypatie', 'Hipatia', 'ヒュパティア'],
  otherNames: [
    ['亚历山大的希帕提娅'],
    ['Hypatia of Alexandria'],
    ['Hypatie d’Alexandrie'],
    ['Hipatia de Alejandría'],
    ['アレクサンドリアのヒュパティア'],
  ],
  times: [{ role: 'life', span: ['0355~', '0415-03'], source: ['socrates-scholasticus', '7.15'] }],
  place: {
    at: [31.2001, 29.9187],
    name: ['亚历山大里亚', 'Alexandria', 'Alexandrie', 'Alejandría', 'アレクサンドリア'],
  },
  summary: [
    '亚历山大里亚的哲学家、数学家，数学家塞翁之女。她讲授柏拉图哲学、数学与天文学，注释过丢番图和阿波罗尼奥斯，助父亲校订托勒密的《天文学大成》；学生有后来的主教叙内修斯，今存其来信七封。她与总督奥瑞斯特交好，在总督与主教西里尔的争端中遭人诬指，415年被一群基督徒暴民拖入教堂杀害。',
    'Philosopher and mathematician of Alexandria, daughter of the mathematician Theon. She taught Plato’s philosophy, mathematics and astronomy, wrote on Diophantus and Apollonius and helped her father edit Ptolemy; Synesius, later a bishop, was her pupil, and seven of his letters to her survive. In the quarrel of the prefect Orestes with Bishop Cyril a Christian mob dragged her into a church and killed her.',
    'Philosophe et mathématicienne d’Alexandrie, fille du mathématicien Théon. Elle enseigne la philosophie de Platon, les mathématiques et l’astronomie, commente Diophante et Apollonius et aide son père à éditer Ptolémée ; Synésios, plus tard évêque, est son élève, et sept de ses lettres à elle subsistent. Dans la querelle du préfet Oreste et de l’évêque Cyrille, une foule chrétienne la traîne dans une église et la tue.',
    'Filósofa y matemática de Alejandría, hija del matemático Teón. Enseñó la filosofía de Platón, matemáticas y astronomía, escribió sobre Diofanto y Apolonio y ayudó a su padre a editar a Ptolomeo; Sinesio, después obispo, fue su discípulo, y se conservan siete cartas suyas dirigidas a ella. En la disputa del prefecto Orestes con el obispo Cirilo, una turba cristiana la arrastró a una iglesia y la mató.',
    'アレクサンドリアの哲学者、数学者。数学者テオンの娘で、プラトン哲学、数学、天文学を講じ、ディオファントスやアポロニオスに注釈を書き、父のプトレマイオス校訂を助けた。弟子にのちの司教シュネシオスがあり、彼女に宛てた手紙七通が残る。総督オレステスと司教キュリロスの対立のなか、415年、キリスト教徒の暴徒に教会へ引きずり込まれて殺された。',
  ],
  events: [
    {
      when: '0393~',
      title: [
        '叙内修斯来从学',
        'Has Synesius of Cyrene among her pupils',
        'Compte Synésios de Cyrène parmi ses élèves',
        'Tiene entre sus discípulos a Sinesio de Cirene',
        'キュレネのシュネシオスを弟子とする',
      ],
      at: 'alexandria',
      weight: 1,
      with: ['alexandria'],
      source: ['dzielska-hypatia'],
    },
    {
      when: '0415-03',
      title: [
        '被暴民杀害于教堂',
        'Is killed by a mob in a church',
        'Est tuée par la foule dans une église',
        'La mata una turba en una iglesia',
        '教会で暴徒に殺される',
      ],
      at: 'alexandria',
      weight: 3,
      with: ['alexandria'],
      source: ['socrates-scholasticus', '7.15'],
    },
  ],
  relations: [
    { word: 'lived-in', to: 'alexandria', when: ['0355~', '0415'], source: ['socrates-scholasticus', '7.15'] },
    { word: 'citizen-of', to: 'byzantine-empire', when: ['0395', '0415'], source: ['dzielska-hypatia'] },
    { word: 'commented-on', to: 'plato', source: ['socrates-scholasticus', '7.15'] },
  ],
  same: { wikidata: 'Q11903' },
});
