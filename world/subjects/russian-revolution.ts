import { subject } from '../subject.ts';

export default subject({
  id: 'russian-revolution',
  kind: 'event',
  region: 'europe',
  names: ['俄国革命', 'Russian Revolution', 'Révolution russe', 'Revolución rusa', 'ロシア革命'],
  otherNames: [
    ['二月革命', '十月革命'],
    ['February Revolution', 'October Revolution'],
    ['révolution d’Octobre'],
    ['Revolución de Octubre'],
    ['十月革命', '二月革命'],
  ],
  times: [{ role: 'span', span: ['1917-03-08', '1922-12-30'], source: ['figes-tragedy'] }],
  place: { at: [59.9404, 30.3139], name: ['彼得格勒', 'Petrograd', 'Petrograd', 'Petrogrado', 'ペトログラード'] },
  summary: [
    '1917年俄国的两次革命及其后的内战。战争与粮荒之下，彼得格勒女工在国际妇女节上街，士兵倒戈，沙皇退位；临时政府继续作战，失尽人心。11月，列宁领导的布尔什维克攻占冬宫，以苏维埃名义夺权，分土地，对德议和。红军在托洛茨基统率下打败白军与外国干涉，内战和饥荒死者以百万计，1922年苏联成立。',
    'The two revolutions of 1917 in Russia and the civil war that followed. In war and hunger, women workers took to the streets of Petrograd on their holiday in March; the garrison joined them and the tsar abdicated. The Provisional Government fought on and lost its support. In November Lenin’s Bolsheviks seized power in the name of the soviets. The Red Army won a civil war that killed millions; the Soviet Union was formed in 1922.',
    'Les deux révolutions de 1917 en Russie et la guerre civile qui suivit. Dans la guerre et la faim, des ouvrières descendent dans les rues de Petrograd pour leur fête, en mars ; la garnison les rejoint, le tsar abdique. Le Gouvernement provisoire poursuit la guerre et perd tout appui. En novembre, les bolcheviks de Lénine prennent le pouvoir au nom des soviets. L’Armée rouge gagne une guerre civile qui tue des millions ; l’URSS naît en 1922.',
    'Las dos revoluciones de 1917 en Rusia y la guerra civil que siguió. Entre la guerra y el hambre, las obreras salieron a las calles de Petrogrado en su día, en marzo; la guarnición se les unió y el zar abdicó. El Gobierno Provisional siguió la guerra y perdió todo apoyo. En noviembre los bolcheviques de Lenin tomaron el poder en nombre de los sóviets. El Ejército Rojo ganó una guerra civil que mató a millones; en 1922 nació la URSS.',
    '1917年のロシアで起きた二つの革命と、それに続く内戦。戦争と飢えのなか、三月、国際女性デーに女性労働者がペトログラードの街頭に出、兵士が合流して皇帝は退位した。臨時政府は戦争を続けて支持を失い、十一月、レーニンの率いるボリシェヴィキがソヴィエトの名で権力を握った。赤軍は数百万の死者を出した内戦に勝ち、1922年にソ連が成立した。',
  ],
  events: [
    {
      when: '1917-03-15',
      title: [
        '尼古拉二世退位',
        'Nicholas II abdicates',
        'Nicolas II abdique',
        'Abdica Nicolás II',
        'ニコライ二世が退位する',
      ],
      at: 'petrograd-winter-palace',
      weight: 3,
      with: ['russian-empire'],
      source: ['figes-tragedy'],
    },
    {
      when: '1917-11-07',
      title: [
        '布尔什维克在彼得格勒夺权',
        'The Bolsheviks seize power in Petrograd',
        'Les bolcheviks prennent le pouvoir à Petrograd',
        'Los bolcheviques toman el poder en Petrogrado',
        'ボリシェヴィキがペトログラードで権力を握る',
      ],
      at: 'petrograd-winter-palace',
      weight: 3,
      source: ['figes-tragedy'],
    },
    {
      when: '1922-12-30',
      title: [
        '苏联成立',
        'The Soviet Union is founded',
        'L’Union soviétique est fondée',
        'Se funda la Unión Soviética',
        'ソヴィエト連邦が成立する',
      ],
      at: 'moscow-kremlin',
      weight: 3,
      source: ['figes-tragedy'],
    },
  ],
  relations: [
    { word: 'ended', to: 'russian-empire', when: '1917', source: ['figes-tragedy'] },
    {
      word: 'persecuted',
      to: 'christianity',
      when: ['1918', '1922'],
      note: [
        '1918年政教分离，教产收归国有，许多神职人员被捕或遇害',
        'In 1918 church property was taken over; many priests were arrested or killed',
        'En 1918, les biens de l’Église furent saisis ; bien des prêtres furent arrêtés ou tués',
        'En 1918 se incautaron los bienes de la Iglesia; muchos sacerdotes fueron presos o muertos',
        '1918年に教会財産が国有化され、多くの聖職者が捕らえられ、殺された',
      ],
      source: ['figes-tragedy'],
    },
  ],
});
