import { subject } from '../subject.ts';

export default subject({
  id: 'cold-war',
  kind: 'event',
  region: 'europe',
  names: ['冷战', 'Cold War', 'Guerre froide', 'Guerra Fría', '冷戦'],
  otherNames: [
    ['美苏冷战', '东西方对抗'],
    ['East–West conflict'],
    ['conflit Est-Ouest'],
    ['conflicto Este-Oeste'],
    ['東西冷戦'],
  ],
  times: [{ role: 'span', span: ['1947', '1991-12-26'], source: ['gaddis-cold-war'] }],
  place: { at: [52.52, 13.405], name: ['柏林', 'Berlin', 'Berlin', 'Berlín', 'ベルリン'] },
  summary: [
    '1947至1991年以美国和苏联为首的两大阵营之间的对抗。双方以核武器互相威慑而未直接交战，却在朝鲜、越南、阿富汗等地支持彼此的敌手；欧洲与德国一分为二，北约与华约对峙。1962年古巴导弹危机使世界濒临核战；双方又竞逐太空。1985年后戈尔巴乔夫的改革、1989年东欧剧变与1991年苏联解体使之结束。',
    'The contest between the camps led by the United States and the Soviet Union from 1947 to 1991. Nuclear arms kept the two from fighting each other, but they backed opposite sides in Korea, Vietnam and Afghanistan; Europe and Germany were divided, NATO facing the Warsaw Pact. In 1962 missiles in Cuba brought the world close to nuclear war. Gorbachev’s reforms, the revolutions of 1989 and the end of the Soviet Union closed it.',
    'L’affrontement, de 1947 à 1991, des camps menés par les États-Unis et l’Union soviétique. L’arme nucléaire les empêche de se combattre, mais ils soutiennent des côtés opposés en Corée, au Vietnam, en Afghanistan ; l’Europe et l’Allemagne sont coupées en deux, l’OTAN face au pacte de Varsovie. En 1962, les missiles de Cuba mènent au bord de la guerre nucléaire. Les réformes de Gorbatchev, 1989 et la fin de l’URSS y mettent un terme.',
    'El enfrentamiento, de 1947 a 1991, entre los bloques de los Estados Unidos y la Unión Soviética. Las armas nucleares les impidieron combatirse, pero apoyaron bandos opuestos en Corea, Vietnam y Afganistán; Europa y Alemania quedaron partidas, la OTAN frente al Pacto de Varsovia. En 1962 los misiles de Cuba pusieron al mundo al borde de la guerra nuclear. Las reformas de Gorbachov, 1989 y el fin de la URSS le pusieron término.',
    '1947年から1991年まで、アメリカとソ連をそれぞれ盟主とする陣営が対立した時代。核兵器のため直接には戦わなかったが、朝鮮、ベトナム、アフガニスタンで互いの敵を支えた。ヨーロッパとドイツは二分され、NATOとワルシャワ条約機構が向き合った。1962年のキューバ危機で核戦争の瀬戸際に至る。ゴルバチョフの改革、1989年の東欧革命、ソ連の解体で終わった。',
  ],
  events: [
    {
      when: '1946-03-05',
      title: [
        '丘吉尔在富尔顿发表“铁幕”演说',
        'Churchill speaks of an iron curtain at Fulton',
        'Churchill parle d’un rideau de fer à Fulton',
        'Churchill habla en Fulton de un telón de acero',
        'チャーチルがフルトンで「鉄のカーテン」を語る',
      ],
      at: 'fulton',
      weight: 2,
      source: ['gaddis-cold-war'],
    },
    {
      when: ['1948-06-24', '1949-05-12'],
      title: [
        '苏联封锁柏林，西方空运物资',
        'The Soviets blockade Berlin; the West supplies it by air',
        'Les Soviétiques bloquent Berlin, que l’Ouest ravitaille par air',
        'Los soviéticos bloquean Berlín y Occidente lo abastece por aire',
        'ソ連がベルリンを封鎖し、西側が空輸で支える',
      ],
      at: 'berlin',
      weight: 3,
      with: ['berlin'],
      source: ['gaddis-cold-war'],
    },
    {
      when: ['1962-10-16', '1962-10-28'],
      title: [
        '古巴导弹危机',
        'Soviet missiles in Cuba bring the world near to war',
        'Les missiles soviétiques à Cuba font craindre la guerre',
        'Los misiles soviéticos en Cuba acercan la guerra',
        'キューバ危機で核戦争の瀬戸際に至る',
      ],
      at: 'havana',
      weight: 3,
      source: ['gaddis-cold-war'],
    },
    {
      when: '1991-12-25',
      title: [
        '戈尔巴乔夫辞职，苏联解体',
        'Gorbachev resigns and the Soviet Union ends',
        'Gorbatchev démissionne, l’Union soviétique disparaît',
        'Gorbachov dimite y desaparece la Unión Soviética',
        'ゴルバチョフが辞任し、ソ連が消滅する',
      ],
      at: 'moscow-kremlin',
      weight: 3,
      source: ['gaddis-cold-war'],
    },
  ],
  relations: [
    { word: 'caused', to: 'moon-landing', when: '1969', source: ['chaikin-moon'] },
    { word: 'took-place-in', to: 'berlin', when: ['1948', '1989'], source: ['gaddis-cold-war'] },
  ],
  same: { wikidata: 'Q8683' },
});
