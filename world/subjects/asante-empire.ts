import { subject } from '../subject.ts';

export default subject({
  id: 'asante-empire',
  kind: 'polity',
  region: 'africa',
  names: ['阿散蒂帝国', 'Asante Empire', 'Empire ashanti', 'Imperio asante', 'アシャンティ王国'],
  otherNames: [
    ['阿散蒂王国'],
    ['Ashanti', 'Asanteman'],
    ['Achanti', 'Asanteman'],
    ['Ashanti', 'Asanteman'],
    ['アサンテ', 'アシャンティ帝国'],
  ],
  times: [{ role: 'span', span: ['1701', '1901-09-26'], source: ['wilks-asante'] }],
  place: { at: [6.6885, -1.6244], name: ['库马西', 'Kumasi', 'Kumasi', 'Kumasi', 'クマシ'] },
  summary: [
    '今加纳境内阿坎人的王国，1701年奥塞·图图联合诸邦击败登基拉后崛起，定都库马西。相传祭司阿诺基从天上召下金凳，落于王膝，凳中寓有全族之魂，任何人不得坐。凭黄金、可乐果与奴隶贸易，19世纪初控有今加纳大半，以大道、官员与税法治理。与英国屡次交战，1874年库马西被焚，1896年国王被流放，1901年被兼并。',
    'Akan kingdom in what is now Ghana. In 1701 Osei Tutu led a league that beat Denkyira, and made Kumasi his capital; the priest Anokye, it is told, called down from the sky a Golden Stool that holds the soul of the nation and on which nobody sits. Gold, kola and slaves paid for it; by 1800 it held most of Ghana by roads, officials and taxes. It fought Britain again and again, and was annexed in 1901.',
    'Royaume akan de l’actuel Ghana. En 1701, Osei Tutu mène une ligue qui bat le Denkyira et fait de Kumasi sa capitale ; le prêtre Anokye, dit-on, fit descendre du ciel un Tabouret d’or où réside l’âme de la nation et sur lequel nul ne s’assied. L’or, la cola et les esclaves le nourrissent ; vers 1800, il tient presque tout le Ghana par routes, officiers et impôts. Il combat souvent les Britanniques, qui l’annexent en 1901.',
    'Reino akan de la actual Ghana. En 1701 Osei Tutu encabezó una liga que venció a Denkyira e hizo de Kumasi su capital; el sacerdote Anokye, se cuenta, hizo bajar del cielo un Taburete de Oro donde vive el alma de la nación y en el que nadie se sienta. Lo sostenían el oro, la cola y los esclavos; hacia 1800 dominaba casi toda Ghana con caminos, funcionarios e impuestos. Combatió una y otra vez a los británicos, que lo anexionaron en 1901.',
    '現在のガーナにあったアカン人の王国。1701年、オセイ・トゥトゥが諸国を率いてデンキラを破り、クマシを都とした。祭司アノキエが天から民族の魂の宿る「黄金の床几」を招き降ろしたと伝えられ、誰もそれに座らない。金、コーラ、奴隷の交易で栄え、1800年頃には今のガーナの大半を道路と役人と税で治めた。イギリスと戦いを重ね、1901年に併合された。',
  ],
  events: [
    {
      when: '1701',
      title: [
        '奥塞·图图击败登基拉',
        'Osei Tutu defeats Denkyira',
        'Osei Tutu bat le Denkyira',
        'Osei Tutu vence a Denkyira',
        'オセイ・トゥトゥがデンキラを破る',
      ],
      at: 'kumasi',
      weight: 3,
      source: ['mccaskie-asante'],
    },
    {
      when: '1874-02-04',
      title: [
        '英军攻入库马西，焚城',
        'British troops enter and burn Kumasi',
        'Les troupes britanniques entrent à Kumasi et la brûlent',
        'Las tropas británicas entran en Kumasi y la queman',
        'イギリス軍がクマシに入り、焼き払う',
      ],
      at: 'kumasi',
      weight: 3,
      with: ['british-empire'],
      source: ['wilks-asante'],
    },
    {
      when: '1900-03-28',
      title: [
        '英国总督索要金凳，激起起义',
        'A British governor demands the Golden Stool; war breaks out',
        'Un gouverneur britannique réclame le Tabouret d’or ; la guerre éclate',
        'Un gobernador británico exige el Taburete de Oro; estalla la guerra',
        'イギリス総督が黄金の床几を要求し、戦いとなる',
      ],
      at: 'kumasi',
      weight: 3,
      with: ['yaa-asantewaa'],
      source: ['boahen-yaa'],
    },
  ],
  relations: [
    { word: 'warred-with', to: 'british-empire', when: ['1823', '1900'], source: ['wilks-asante'] },
    { word: 'took-part-in', to: 'atlantic-slave-trade', when: ['1701', '1807'], source: ['wilks-asante'] },
  ],
});
