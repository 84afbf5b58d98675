import { subject } from '../subject.ts';

export default subject({
  id: 'xiongnu',
  kind: 'people',
  region: 'east-asia',
  names: ['匈奴', 'Xiongnu', 'Xiongnu', 'Xiongnu', '匈奴'],
  otherNames: [['胡', '北匈奴', '南匈奴'], ['Hsiung-nu', 'Xiongnu Empire'], ['Hiong-nou', 'empire xiongnu'], ['Hsiung-nu', 'Imperio xiongnu'], ['きょうど', '匈奴帝国']],
  times: [{ role: 'span', span: ['-0209~', '0216'], source: ['houhanshu', '89'] }],
  place: { at: [47.5, 103.0], name: ['蒙古高原', 'Mongolian plateau', 'plateau mongol', 'meseta mongola', 'モンゴル高原'] },
  summary: [
    '最早统一蒙古高原的游牧政权及其部众。公元前209年前后冒顿单于自立，破东胡、逐月氏，东起辽河、西及西域，控弦三十余万，围汉高祖于白登。其俗随畜迁徙，以左右贤王分统东西。汉武帝以后屡败，内争迭起，公元48年分为南北，南附于汉，北匈奴西迁不知所终。其语言归属及与欧洲匈人之关系至今未定。',
    'A confederation of herding peoples, the first to unite the Mongolian steppe. Under Modu, from about 209 BC, it stretched from Manchuria to the Tarim oases, shut Liu Bang up on Mount Baideng and drew silk and princesses from the Han. Wars with Emperor Wu and quarrels of succession wore it down; it split in AD 48. What language its rulers spoke, and whether Attila’s Huns descended from it, is still disputed.',
    'Confédération de peuples pasteurs, la première à unir la steppe mongole. Sous Modu, à partir d’environ 209 av. J.-C., elle va de la Mandchourie aux oasis du Tarim, enferme Liu Bang au mont Baideng et obtient des Han soieries et princesses. Les guerres contre l’empereur Wu et les querelles de succession l’usent ; elle se divise en 48. La langue de ses chefs et son lien avec les Huns d’Attila restent débattus.',
    'Confederación de pueblos pastores, la primera en unir la estepa mongola. Con Modu, desde hacia 209 a. C., se extendió de Manchuria a los oasis del Tarim, cercó a Liu Bang en el monte Baideng y obtuvo de los Han sedas y princesas. Las guerras con el emperador Wu y las disputas sucesorias la desgastaron; se dividió en 48. Se discute aún qué lengua hablaban sus jefes y si de ella descendían los hunos de Atila.',
    'モンゴル高原を初めて統一した遊牧民の国家と、その民。紀元前209年頃に立った冒頓単于は東胡を破り月氏を追い、遼東の外から西域にまで勢力を広げ、劉邦を白登山に囲んで漢に絹と公主を贈らせた。左右の賢王が東西を分け治める。武帝以後の戦いと単于位の争いで衰え、紀元48年に南北に分かれた。言語の系統や、ヨーロッパのフン人との関係は今も決着していない。',
  ],
  events: [
    { when: '-0209~', title: ['冒顿射杀其父头曼，自立为单于', 'Modu kills his father Touman and makes himself chanyu', 'Modu tue son père Touman et se fait chanyu', 'Modu mata a su padre Touman y se proclama chanyu', '冒頓が父の頭曼を殺し、単于となる'], at: 'chanyu-court', weight: 3, source: ['shiji', '110'] },
    { when: '-0200', title: ['冒顿围汉高祖于白登七日', 'Modu surrounds the Han emperor on Mount Baideng', 'Modu encercle l’empereur Han au mont Baideng', 'Modu cerca al emperador Han en el monte Baideng', '冒頓が漢の高祖を白登山に囲む'], at: 'baideng', weight: 3, with: ['liu-bang', 'han-dynasty'], source: ['shiji', '110'] },
    { when: '-0119', title: ['卫青、霍去病绝漠北击，匈奴远遁', 'Wei Qing and Huo Qubing cross the Gobi; the chanyu withdraws north', 'Wei Qing et Huo Qubing franchissent le Gobi ; le chanyu se retire au nord', 'Wei Qing y Huo Qubing cruzan el Gobi; el chanyu se retira al norte', '衛青・霍去病がゴビを越え、単于は北へ退く'], at: 'chanyu-court', weight: 3, with: ['han-wudi'], source: ['shiji', '111'] },
    { when: '-0051', title: ['呼韩邪单于入朝汉宣帝', 'The chanyu Huhanye comes to the Han court as a vassal', 'Le chanyu Huhanye vient à la cour des Han en vassal', 'El chanyu Huhanye acude a la corte Han como vasallo', '呼韓邪単于が漢の宮廷に来朝する'], at: 'chang-an', weight: 2, with: ['han-dynasty'], source: ['hanshu', '94B'] },
    { when: '0048', title: ['匈奴分裂为南北，南单于款五原塞附汉', 'They split in two; the southern chanyu submits at the Wuyuan frontier', 'Ils se divisent ; le chanyu du Sud se soumet à la frontière de Wuyuan', 'Se dividen en dos; el chanyu del sur se somete en la frontera de Wuyuan', '南北に分裂し、南単于が五原塞で漢に帰順する'], at: 'wuyuan', weight: 2, with: ['han-dynasty'], source: ['houhanshu', '89'] },
  ],
  relations: [
    { word: 'vassal-of', to: 'han-dynasty', when: ['-0053', '0009'], note: ['呼韩邪遣子入侍，后娶宫人王昭君', 'Huhanye sent a son to court as hostage and later married the palace lady Wang Zhaojun', 'Huhanye envoya un fils en otage et épousa plus tard la dame du palais Wang Zhaojun', 'Huhanye envió a un hijo como rehén y más tarde se casó con la dama de palacio Wang Zhaojun', '呼韓邪は子を人質に送り、のちに宮女の王昭君を娶った'], source: ['hanshu', '94B'] },
    { word: 'defeated', to: 'liu-bang', when: '-0200', at: 'baideng', source: ['shiji', '110'] },
    { word: 'traded-with', to: 'han-dynasty', note: ['即在交战之年，边境关市仍通，以缯絮米粮易牲畜', 'Even in the war years border markets stayed open, exchanging silk and grain for animals', 'Même en temps de guerre, les marchés frontaliers échangeaient soie et grain contre du bétail', 'Aun en años de guerra los mercados fronterizos cambiaban seda y grano por ganado', '戦時にも辺境の関市は開かれ、絹や穀物と家畜が交換された'], source: ['shiji', '110'] },
    { word: 'caused', to: 'great-wall', when: ['-0215', '-0101'], source: ['shiji', '88'] },
  ],
});
