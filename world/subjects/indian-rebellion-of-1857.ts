import { subject } from '../subject.ts';

export default subject({
  id: 'indian-rebellion-of-1857',
  kind: 'war',
  region: 'south-asia',
  names: [
    '1857年印度民族大起义',
    'Indian Rebellion of 1857',
    'Révolte indienne de 1857',
    'Rebelión india de 1857',
    'インド大反乱',
  ],
  otherNames: [
    ['印度兵变', '西帕依起义'],
    ['Indian Mutiny', 'Sepoy Mutiny'],
    ['révolte des cipayes'],
    ['rebelión de los cipayos'],
    ['セポイの反乱'],
  ],
  times: [{ role: 'span', span: ['1857-05-10', '1858-07-08'], source: ['dalrymple-last-mughal'] }],
  place: { at: [28.6562, 77.241], name: ['德里', 'Delhi', 'Delhi', 'Delhi', 'デリー'] },
  summary: [
    '1857至1858年印度北部反抗英国东印度公司统治的起义。新式步枪的子弹纸壳据传涂有牛油与猪油，激怒印度教徒和穆斯林士兵；密拉特的部队哗变，奔赴德里，拥立年老的莫卧儿皇帝巴哈杜尔·沙二世，王公与农民群起响应。英军夺回德里、勒克瑙，双方均多残杀。此后公司统治终结，印度由英王直辖，皇帝流放仰光。',
    'The rising of 1857–1858 in northern India against the East India Company. Cartridges said to be greased with beef and pork fat outraged Hindu and Muslim soldiers; the troops at Meerut mutinied, rode to Delhi and put the old Mughal emperor, Bahadur Shah II, at their head, and princes and peasants joined. The British retook Delhi and Lucknow, with massacre on both sides. India came under the Crown; the emperor died in exile.',
    'Soulèvement de 1857-1858 dans le nord de l’Inde contre la Compagnie des Indes orientales. Des cartouches qu’on dit enduites de graisse de bœuf et de porc révoltent soldats hindous et musulmans ; la troupe de Meerut se mutine, court à Delhi et met à sa tête le vieil empereur moghol Bahadur Shah II ; princes et paysans suivent. Les Britanniques reprennent Delhi et Lucknow, avec des massacres de part et d’autre. L’Inde passe à la Couronne.',
    'Levantamiento de 1857-1858 en el norte de la India contra la Compañía de las Indias Orientales. Unos cartuchos que se decían engrasados con sebo de vaca y cerdo indignaron a soldados hindúes y musulmanes; la tropa de Meerut se amotinó, corrió a Delhi y puso al frente al viejo emperador mogol Bahadur Shah II; se sumaron príncipes y campesinos. Los británicos recobraron Delhi y Lucknow, con matanzas de ambos lados. La India pasó a la Corona.',
    '1857年から翌年にかけて、北インドで東インド会社の支配に抗して起こった反乱。牛と豚の脂を塗ったと噂された薬包にヒンドゥーとムスリムの兵が憤り、メーラトの部隊が蜂起してデリーに入り、老いたムガル皇帝バハードゥル・シャー二世を擁した。諸侯や農民も加わったが、イギリス軍がデリーとラクナウを奪回し、双方で虐殺が起きた。会社の統治は終わり、インドは直轄となった。',
  ],
  events: [
    {
      when: '1857-05-10',
      title: [
        '密拉特的士兵哗变',
        'Soldiers mutiny at Meerut',
        'Les soldats se mutinent à Meerut',
        'Se amotinan los soldados de Meerut',
        'メーラトで兵が反乱を起こす',
      ],
      at: 'meerut',
      weight: 3,
      source: ['dalrymple-last-mughal'],
    },
    {
      when: '1857-09-21',
      title: [
        '德里陷落，末代皇帝被俘',
        'Delhi falls and the last Mughal emperor is taken',
        'Delhi tombe, le dernier empereur moghol est pris',
        'Cae Delhi y es apresado el último emperador mogol',
        'デリーが落ち、最後のムガル皇帝が捕らえられる',
      ],
      at: 'shahjahanabad',
      weight: 3,
      with: ['mughal-empire'],
      source: ['dalrymple-last-mughal'],
    },
  ],
  relations: [
    { word: 'aimed-at', to: 'british-empire', when: ['1857', '1858'], source: ['dalrymple-last-mughal'] },
    { word: 'ended', to: 'mughal-empire', when: '1858', source: ['dalrymple-last-mughal'] },
  ],
});
