import { subject } from '../subject.ts';

export default subject({
  id: 'last-supper',
  kind: 'painting',
  region: 'europe',
  names: ['最后的晚餐', 'The Last Supper', 'La Cène', 'La Última Cena', '最後の晩餐'],
  otherNames: [['达·芬奇《最后的晚餐》'], ['Il Cenacolo'], ['Le Cénacle'], ['El Cenáculo'], ['チェナーコロ']],
  times: [{ role: 'made', span: ['1495~', '1498~'], source: ['kemp-leonardo'] }],
  place: {
    at: [45.4659, 9.1709],
    name: [
      '米兰圣玛利亚感恩修道院',
      'Santa Maria delle Grazie, Milan',
      'Santa Maria delle Grazie, Milan',
      'Santa Maria delle Grazie, Milán',
      'ミラノ、サンタ・マリア・デッレ・グラツィエ修道院',
    ],
  },
  summary: [
    '列奥纳多·达·芬奇为米兰圣玛利亚感恩修道院食堂所作壁画，约1495至1498年间完成。画面选取耶稣说出“你们中间有一个人要出卖我”的一刻，十二门徒三人一组，惊疑波动，透视线汇于耶稣头部。画家没有用湿壁画法，而在干墙上以蛋彩和油作画，生前已开始剥落。1943年食堂被炸，画壁幸存。',
    'Mural that Leonardo da Vinci painted for the refectory of Santa Maria delle Grazie in Milan between about 1495 and 1498. Jesus has just said that one of them will betray him; the apostles recoil in groups of three, and all lines of perspective meet at his head. Leonardo worked in tempera and oil on dry plaster, and the paint began to flake in his lifetime. In 1943 it survived the bombing of the hall.',
    'Peinture murale que Léonard de Vinci exécuta vers 1495-1498 au réfectoire de Santa Maria delle Grazie, à Milan. Jésus vient d’annoncer que l’un des siens le trahira ; les apôtres réagissent par groupes de trois, et toutes les lignes de la perspective convergent vers sa tête. Peinte à la détrempe et à l’huile sur un enduit sec, elle s’écaille du vivant de l’artiste. En 1943, elle survécut au bombardement de la salle.',
    'Pintura mural que Leonardo da Vinci realizó hacia 1495-1498 en el refectorio de Santa Maria delle Grazie, en Milán. Jesús acaba de decir que uno de los suyos lo traicionará; los apóstoles reaccionan en grupos de tres y todas las líneas de la perspectiva confluyen en su cabeza. Pintada al temple y óleo sobre muro seco, empezó a desconcharse en vida del autor. En 1943 sobrevivió al bombardeo de la sala.',
    'レオナルド・ダ・ヴィンチがミラノのサンタ・マリア・デッレ・グラツィエ修道院食堂に描いた壁画。1495年頃から1498年頃の作。弟子の一人の裏切りをイエスが告げた瞬間を捉え、使徒は三人ずつ動揺し、遠近法の線はすべてイエスの頭部に集まる。乾いた壁にテンペラと油で描いたため、画家の存命中から剥落が始まった。1943年の爆撃では食堂が壊れたが画は残った。',
  ],
  events: [
    {
      when: '1498~',
      title: [
        '列奥纳多完成食堂壁画',
        'Leonardo finishes the mural of the refectory',
        'Léonard achève la peinture du réfectoire',
        'Leonardo termina el mural del refectorio',
        'レオナルドが食堂の壁画を仕上げる',
      ],
      at: 'santa-maria-delle-grazie',
      weight: 3,
      with: ['leonardo-da-vinci'],
      source: ['kemp-leonardo'],
    },
    {
      when: '1943-08-15',
      title: [
        '食堂被盟军炸弹炸毁，画壁幸存',
        'Allied bombs wreck the refectory; the painted wall stands',
        'Les bombes alliées ruinent le réfectoire ; le mur peint tient bon',
        'Las bombas aliadas arruinan el refectorio; el muro pintado resiste',
        '連合軍の爆撃で食堂が壊れるが、壁画は残る',
      ],
      at: 'santa-maria-delle-grazie',
      weight: 2,
      with: ['second-world-war'],
      source: ['kemp-leonardo'],
    },
  ],
  relations: [
    { word: 'depicts', to: 'jesus', source: ['kemp-leonardo'] },
    { word: 'draws-on', to: 'bible', source: ['kemp-leonardo'] },
  ],
  same: { wikidata: 'Q128910' },
});
