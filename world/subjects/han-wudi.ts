import { subject } from '../subject.ts';

export default subject({
  id: 'han-wudi',
  kind: 'person',
  region: 'east-asia',
  names: ['汉武帝', 'Emperor Wu of Han', 'Han Wudi', 'Han Wudi', '漢の武帝'],
  otherNames: [['刘彻', '孝武皇帝'], ['Han Wudi', 'Liu Che'], ['empereur Wu des Han', 'Liu Che'], ['emperador Wu de Han', 'Liu Che'], ['漢武帝', '劉徹']],
  times: [
    { role: 'life', span: ['-0156', '-0087-03-29'], source: ['hanshu', '6'] },
    { role: 'reign', span: ['-0141', '-0087-03-29'], source: ['hanshu', '6'] },
  ],
  place: { at: [34.34, 108.57], name: ['茂陵（葬地，今陕西兴平）', 'Maoling, his tomb, near Xi’an', 'Maoling, son tombeau, près de Xi’an', 'Maoling, su tumba, cerca de Xi’an', '茂陵（陵墓、現・興平）'] },
  summary: [
    '西汉第七位皇帝，在位五十四年。他设五经博士、兴太学，以儒术取士；行推恩令削弱诸侯，以盐铁专卖、平准均输充实国库。对外遣卫青、霍去病连年北伐匈奴，使张骞通西域，又灭南越、朝鲜，置郡开边。晚年巫蛊之祸逼死太子，国力疲敝，遂下轮台诏，罢远戍，务本业。',
    'The longest-reigning emperor of the Han, who ruled for fifty-four years. He made the Confucian classics the training of officials, curbed the kingdoms and paid for his wars with state monopolies of salt and iron. His generals drove the Xiongnu beyond the Gobi, Zhang Qian opened the way to the west, and the south and northern Korea became commanderies. The cost exhausted the country, and late in life he changed course.',
    'Empereur dont le règne, le plus long des Han, dura cinquante-quatre ans. Il fait des classiques confucéens la formation des fonctionnaires, affaiblit les royaumes et finance ses guerres par les monopoles du sel et du fer. Ses généraux repoussent les Xiongnu au-delà du Gobi, Zhang Qian ouvre la route de l’ouest, le Sud et le nord de la Corée deviennent des commanderies. Le pays épuisé, il change de cap sur le tard.',
    'Emperador cuyo reinado, de cincuenta y cuatro años, fue el más largo de los Han. Hizo de los clásicos confucianos la formación de los funcionarios, debilitó los reinos y pagó sus guerras con los monopolios de la sal y el hierro. Sus generales expulsaron a los xiongnu más allá del Gobi, Zhang Qian abrió la ruta de occidente y el sur y el norte de Corea pasaron a ser comandancias.',
    '前漢第七代の皇帝。在位五十四年は漢代で最も長い。五経博士と太学を置いて儒学を官吏登用の基とし、諸侯王の力をそぎ、塩鉄の専売で財政を支えた。衛青・霍去病に匈奴を討たせ、張騫を西域に遣わし、南越と朝鮮を滅ぼして郡を置いた。晩年は巫蠱の乱で太子を失い、疲弊した国を前に輪台の詔を下して遠征をやめた。',
  ],
  events: [
    { when: '-0141', title: ['景帝崩，十六岁即位', 'Succeeds his father at sixteen by Chinese reckoning', 'Succède à son père à seize ans, à la manière chinoise de compter', 'Sucede a su padre a los dieciséis años, según la cuenta china', '景帝が没し、十六歳で即位する'], at: 'chang-an', weight: 2, with: ['han-dynasty'], source: ['hanshu', '6'] },
    { when: '-0136', title: ['置五经博士', 'Appoints academicians for the Five Classics', 'Nomme des académiciens pour les Cinq Classiques', 'Nombra académicos para los Cinco Clásicos', '五経博士を置く'], at: 'chang-an', weight: 3, with: ['confucianism'], source: ['hanshu', '6'] },
    { when: '-0133', title: ['马邑设伏未成，汉匈战争开始', 'A failed ambush at Mayi opens the long war with the Xiongnu', 'Une embuscade manquée à Mayi ouvre la longue guerre contre les Xiongnu', 'Una emboscada fallida en Mayi abre la larga guerra con los xiongnu', '馬邑の伏兵が失敗し、匈奴との長い戦争が始まる'], at: 'mayi', weight: 3, with: ['xiongnu'], source: ['shiji', '110'] },
    { when: '-0110', title: ['登泰山行封禅', 'Performs the feng and shan sacrifices at Mount Tai', 'Accomplit au mont Tai les sacrifices feng et shan', 'Celebra en el monte Tai los sacrificios feng y shan', '泰山で封禅の儀を行う'], at: 'mount-tai', weight: 2, source: ['shiji', '28'] },
    { when: '-0089', title: ['下诏罢轮台屯田，悔远征', 'Refuses a colony at Luntai and regrets his distant wars', 'Refuse une colonie à Luntai et regrette ses guerres lointaines', 'Rechaza una colonia en Luntai y lamenta sus guerras lejanas', '輪台の屯田を退け、遠征を悔いる詔を下す'], at: 'luntai', weight: 2, source: ['hanshu', '96B'] },
  ],
  relations: [
    { word: 'ruler-of', to: 'han-dynasty', when: ['-0141', '-0087'], source: ['hanshu', '6'] },
    { word: 'enemy-of', to: 'xiongnu', when: ['-0133', '-0087'], source: ['hanshu', '94A'] },
    { word: 'adopted', to: 'confucianism', when: ['-0136', '-0124'], note: ['班固称其“罢黜百家，表章六经”，实则用人兼采法家、文吏', 'Ban Gu credits him with dismissing the other schools; in practice he used Legalist officials as readily', 'Ban Gu lui attribue d’avoir écarté les autres écoles ; en fait, il employa tout autant des légistes', 'Ban Gu le atribuye el descarte de las demás escuelas; en la práctica empleó igualmente a legistas', '班固は百家を退けたと称えるが、実際には法家的な官吏も多く用いた'], source: ['hanshu', '6'] },
    { word: 'lived-in', to: 'chang-an', when: ['-0141', '-0087'], source: ['hanshu', '6'] },
    { word: 'builder-of', to: 'great-wall', when: ['-0127', '-0101'], note: ['北边长城与烽燧自河西一路延至玉门、盐泽', 'Walls and beacon towers were carried through the Hexi corridor as far as Lop Nor', 'Murs et tours à feu furent poussés par le corridor du Hexi jusqu’au Lop Nor', 'Muros y torres de señales se llevaron por el corredor de Hexi hasta el Lop Nor', '長城と烽火台は河西回廊を越えてロプノール方面まで延びた'], source: ['hanshu', '96A'] },
  ],
});
