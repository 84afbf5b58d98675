import { subject } from '../subject.ts';

export default subject({
  id: 'battle-of-actium',
  kind: 'war',
  region: 'europe',
  names: ['亚克兴海战', 'Battle of Actium', 'Bataille d’Actium', 'Batalla de Accio', 'アクティウムの海戦'],
  otherNames: [['阿克提姆海战'], ['Actian War'], [], ['Batalla de Actium'], ['アクティオンの海戦']],
  times: [{ role: 'span', span: ['-0031-09-02', '-0031-09-02'], source: ['cassius-dio', '51.1'] }],
  place: {
    at: [38.935, 20.738],
    name: [
      '亚克兴角，安布拉基亚湾口',
      'Cape Actium, Ambracian Gulf',
      'Cap d’Actium, golfe d’Ambracie',
      'Cabo de Accio, golfo de Ambracia',
      'アクティウム岬、アンブラキア湾口',
    ],
  },
  summary: [
    '前31年9月2日屋大维与安东尼、克利奥帕特拉在希腊西海岸进行的海战。阿格里帕封锁海湾数月，安东尼军中饥病交加、逃亡不断；决战时克利奥帕特拉率舰突围，安东尼随之而去，余部投降。次年亚历山大里亚陷落，两人自尽，罗马长达百年的内战至此结束，一人独掌天下。',
    'The naval battle off western Greece on 2 September 31 BC in which the fleet of Octavian, led by Agrippa, beat that of Antony and Cleopatra. Months of blockade, hunger and desertion had half decided it; when Cleopatra’s squadron broke through to the open sea, Antony followed and his forces gave up. Within a year both were dead in Alexandria, and the civil wars of the Republic had a single victor.',
    'Bataille navale livrée le 2 septembre 31 av. J.-C. à l’ouest de la Grèce, où la flotte d’Octave, menée par Agrippa, l’emporta sur celle d’Antoine et de Cléopâtre. Des mois de blocus, de faim et de désertions l’avaient à demi décidée ; quand l’escadre égyptienne perça vers le large, Antoine la suivit et les siens se rendirent. Un an plus tard, Rome n’avait plus qu’un maître.',
    'Batalla naval librada el 2 de septiembre de 31 a. C. ante la costa occidental de Grecia, en la que la flota de Octavio, dirigida por Agripa, venció a la de Antonio y Cleopatra. Meses de bloqueo, hambre y deserciones la habían medio decidido; cuando la escuadra egipcia se abrió paso a mar abierto, Antonio la siguió y los suyos se rindieron. Un año después Roma tenía un solo dueño.',
    '紀元前31年9月2日、ギリシア西岸沖でオクタウィアヌス軍がアントニウスとクレオパトラを破った海戦。アグリッパの数か月に及ぶ封鎖で、アントニウス軍は飢えと病と脱走に苦しんでいた。クレオパトラの艦隊が沖へ突破するとアントニウスも後を追い、残った軍は降った。翌年二人は自害し、内乱の世紀が終わった。',
  ],
  events: [
    {
      when: '-0032',
      title: [
        '罗马向克利奥帕特拉一人宣战',
        'Follows Rome’s declaration of war against Cleopatra alone',
        'Suit la déclaration de guerre de Rome à la seule Cléopâtre',
        'Sigue a la declaración de guerra de Roma solo contra Cleopatra',
        'ローマがクレオパトラ一人に対して宣戦する',
      ],
      at: 'rome',
      weight: 2,
      with: ['cleopatra', 'augustus'],
      source: ['cassius-dio', '50.4–6'],
    },
    {
      when: '-0031-09-02',
      title: [
        '两军舰队交战，安东尼随克利奥帕特拉突围',
        'Ends with Antony following Cleopatra’s ships to the open sea',
        'Finit par la fuite d’Antoine à la suite des navires de Cléopâtre',
        'Termina con Antonio huyendo tras las naves de Cleopatra',
        'アントニウスがクレオパトラの船団を追って戦場を去る',
      ],
      at: 'battle-of-actium',
      weight: 3,
      with: ['augustus', 'cleopatra'],
      source: ['plutarch', 'Antony 65–68'],
    },
    {
      when: '-0030-08',
      title: [
        '亚历山大里亚陷落，安东尼与克利奥帕特拉自尽',
        'Is followed by the fall of Alexandria and two suicides',
        'Est suivie de la chute d’Alexandrie et de deux suicides',
        'Tiene por desenlace la caída de Alejandría y dos suicidios',
        'アレクサンドリアが陥ち、二人が自害する',
      ],
      at: 'alexandria',
      weight: 3,
      with: ['cleopatra', 'augustus', 'ptolemaic-kingdom'],
      source: ['plutarch', 'Antony 76–86'],
    },
  ],
  relations: [
    { word: 'caused', to: 'roman-empire', when: '-0027', source: ['syme-roman-revolution'] },
    {
      word: 'ended',
      to: 'ptolemaic-kingdom',
      when: '-0030',
      note: [
        '埃及从此由皇帝亲任的骑士长官治理',
        'Egypt passed under a prefect of equestrian rank answerable to the emperor alone',
        'L’Égypte passa sous un préfet de rang équestre ne répondant qu’à l’empereur',
        'Egipto pasó a un prefecto de rango ecuestre que solo respondía ante el emperador',
        'エジプトは皇帝直属の騎士身分の長官に委ねられた',
      ],
      source: ['cassius-dio', '51.17'],
    },
  ],
});
