import { subject } from '../subject.ts';

export default subject({
  id: 'battle-of-changping',
  kind: 'war',
  region: 'east-asia',
  names: ['长平之战', 'Battle of Changping', 'Bataille de Changping', 'Batalla de Changping', '長平の戦い'],
  otherNames: [
    ['秦赵长平之战'],
    ['Changping campaign'],
    ['campagne de Changping'],
    ['campaña de Changping'],
    ['秦趙長平の戦い'],
  ],
  times: [{ role: 'span', span: ['-0262', '-0260'], source: ['shiji', '73'] }],
  place: {
    at: [35.8, 112.92],
    name: [
      '长平（今山西高平）',
      'Changping (Gaoping, Shanxi)',
      'Changping (Gaoping, Shanxi)',
      'Changping (Gaoping, Shanxi)',
      '長平（現・山西省高平）',
    ],
  },
  summary: [
    '战国后期秦赵两国争夺上党的决战。廉颇坚壁固守，两军相持日久；赵孝成王中反间计，以赵括代之，赵括出击，被秦将白起诱入重围，断粮四十六日，突围时战死。史载降卒四十余万尽遭坑杀，其数或有夸大，而1995年永录村发掘的尸骨坑证实确有屠杀。此后六国再无力独抗秦国。',
    'The decisive clash of the Warring States between Qin and Zhao for the Shangdang plateau. Zhao held its walls under the cautious Lian Po until its king replaced him with Zhao Kuo, who attacked, was lured forward and cut off by the Qin general Bai Qi. After forty-six days without food the army gave in. The Shiji says that over 400,000 were killed; the figure is doubtful, the massacre is confirmed by excavated pits.',
    'Affrontement décisif des Royaumes combattants entre Qin et Zhao pour le plateau de Shangdang. Le Zhao tient ses murs sous le prudent Lian Po jusqu’à ce que son roi le remplace par Zhao Kuo, qui attaque, se laisse attirer et se fait encercler par le général Bai Qi. Après quarante-six jours de faim, l’armée se rend. Le Shiji parle de plus de 400 000 tués : chiffre douteux, mais des fosses attestent le massacre.',
    'Choque decisivo de los Reinos Combatientes entre Qin y Zhao por la meseta de Shangdang. Zhao resistió tras sus muros con el prudente Lian Po hasta que su rey lo sustituyó por Zhao Kuo, quien atacó, cayó en la trampa y fue cercado por el general Bai Qi. Tras cuarenta y seis días sin víveres, el ejército se rindió. El Shiji habla de más de 400 000 muertos: cifra dudosa, pero las fosas excavadas confirman la matanza.',
    '戦国時代末、秦と趙が上党の地をめぐって争った決戦。趙の廉頗は塁を固めて守り続けたが、反間の計にかかった趙王は趙括に代えた。趙括は打って出て秦の白起に誘い込まれ、退路を断たれて四十六日食糧が尽き、戦死した。降兵四十万余が生き埋めにされたと史書は記す。数は誇張とみられるが、1995年に発掘された人骨坑が虐殺のあったことを裏づけた。',
  ],
  events: [
    {
      when: '-0262',
      title: [
        '韩上党守冯亭以地降赵，秦赵开衅',
        'The governor of Shangdang hands his land to Zhao rather than to Qin',
        'Le gouverneur de Shangdang livre sa terre au Zhao plutôt qu’au Qin',
        'El gobernador de Shangdang entrega su tierra a Zhao antes que a Qin',
        '韓の上党太守が秦でなく趙に降る',
      ],
      at: 'battle-of-changping',
      weight: 2,
      source: ['shiji', '73'],
    },
    {
      when: '-0260',
      title: [
        '赵括代廉颇为将，秦密遣白起',
        'Zhao Kuo replaces Lian Po; Qin secretly sends Bai Qi',
        'Zhao Kuo remplace Lian Po ; le Qin envoie en secret Bai Qi',
        'Zhao Kuo sustituye a Lian Po; Qin envía en secreto a Bai Qi',
        '趙は廉頗に代え趙括を用い、秦は密かに白起を送る',
      ],
      at: 'handan',
      weight: 2,
      source: ['shiji', '81'],
    },
    {
      when: '-0260',
      title: [
        '赵括战死，赵军四十余万降而被杀',
        'Zhao Kuo falls; his starving army surrenders and is put to death',
        'Zhao Kuo tombe ; son armée affamée se rend et est mise à mort',
        'Zhao Kuo cae; su ejército hambriento se rinde y es exterminado',
        '趙括が戦死し、降った趙軍が殺される',
      ],
      at: 'battle-of-changping',
      weight: 3,
      source: ['shiji', '73'],
    },
    {
      when: ['-0259', '-0257'],
      title: [
        '秦围邯郸，魏楚来救，秦军败退',
        'Qin besieges Handan but is driven off by Wei and Chu',
        'Le Qin assiège Handan, mais Wei et Chu le repoussent',
        'Qin sitia Handan, pero Wei y Chu lo rechazan',
        '秦が邯鄲を囲むが、魏と楚の援軍に敗れる',
      ],
      at: 'handan',
      weight: 2,
      source: ['shiji', '76'],
    },
  ],
  relations: [
    {
      word: 'caused',
      to: 'qin-dynasty',
      note: [
        '赵国精锐尽丧，秦统一之势遂成',
        'With Zhao broken, no single state could stop Qin',
        'Le Zhao brisé, aucun royaume ne pouvait seul arrêter le Qin',
        'Roto Zhao, ningún Estado podía por sí solo detener a Qin',
        '趙が力を失い、秦を一国で阻める国はなくなった',
      ],
      source: ['cambridge-ancient-china', 'ch. 9'],
    },
    { word: 'took-place-in', to: 'zhou-dynasty', when: ['-0262', '-0260'], source: ['shiji', '15'] },
    {
      word: 'resembles',
      to: 'chu-han-contention',
      note: [
        '项羽于前206年坑秦降卒二十余万于新安，为当时另一场大屠杀',
        'In 206 BC Xiang Yu had some 200,000 surrendered Qin soldiers killed at Xin’an, the other great massacre of the age',
        'En 206 av. J.-C., Xiang Yu fit tuer à Xin’an quelque 200 000 soldats Qin qui s’étaient rendus, l’autre grand massacre du siècle',
        'En 206 a. C. Xiang Yu hizo matar en Xin’an a unos 200 000 soldados Qin rendidos, la otra gran matanza del siglo',
        '前206年、項羽は新安で降った秦兵二十万余を殺し、この時代のもう一つの大虐殺である',
      ],
      source: ['shiji', '7'],
    },
  ],
});
