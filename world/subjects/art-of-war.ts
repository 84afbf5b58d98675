import { subject } from '../subject.ts';

export default subject({
  id: 'art-of-war',
  kind: 'book',
  region: 'east-asia',
  names: ['孙子兵法', 'The Art of War', 'L’Art de la guerre', 'El arte de la guerra', '孫子兵法'],
  otherNames: [
    ['孙子', '十三篇'],
    ['Sunzi bingfa', 'Sun Tzu'],
    ['Sunzi bingfa', 'Les Treize Articles'],
    ['Sunzi bingfa'],
    ['孫子', '十三篇'],
  ],
  times: [{ role: 'made', span: ['-0500?', '-0350?'], source: ['yinqueshan-slips'] }],
  place: { at: [31.2989, 120.5853], name: ['吴国', 'State of Wu', 'État de Wu', 'Estado de Wu', '呉'] },
  summary: [
    '中国最古的兵书，相传孙武所著，十三篇约六千字，今本大约成于前5至前4世纪。主张兵为国之大事，不可不察；上兵伐谋，不战而屈人之兵，知彼知己，百战不殆；末篇专论用间。曹操最早为之作注，宋代列为武经七书之首。1772年钱德明译成法文，20世纪起成为世界上流传最广的兵书。',
    'The oldest Chinese book on war, ascribed to Sun Wu: thirteen chapters, some six thousand characters, given their form probably in the fifth or fourth century BC. War is the gravest matter of the state; the best general wins without fighting, by plans and by knowing the enemy and himself; the last chapter is on spies. Cao Cao wrote the first commentary; Amiot put it into French in 1772.',
    'Le plus ancien traité de guerre chinois, attribué à Sun Wu : treize chapitres, quelque six mille caractères, mis en forme sans doute au Vᵉ ou au IVᵉ siècle av. J.-C. La guerre est la grande affaire de l’État ; le meilleur général vainc sans combattre, par les plans, en connaissant l’ennemi et lui-même ; le dernier chapitre traite des espions. Cao Cao en fit le premier commentaire ; Amiot le mit en français en 1772.',
    'El libro de guerra chino más antiguo, atribuido a Sun Wu: trece capítulos, unos seis mil caracteres, que tomaron forma probablemente en los siglos V o IV a. C. La guerra es el gran asunto del Estado; el mejor general vence sin combatir, con planes, conociendo al enemigo y a sí mismo; el último capítulo trata de los espías. Cao Cao escribió el primer comentario; Amiot lo puso en francés en 1772.',
    '中国最古の兵書で、孫武の作と伝わる。十三篇約六千字、紀元前5世紀から4世紀頃に今の形を得たとみられる。戦争は国の大事であり、戦わずして敵を屈するのを最上とし、彼を知り己を知れば百戦殆からずと説く。末篇は間者を論じる。曹操が最初の注を付け、宋代に武経七書の筆頭とされた。1772年にアミオがフランス語に訳した。',
  ],
  events: [
    {
      when: '0200~',
      title: [
        '曹操为十三篇作注',
        'Cao Cao writes the oldest surviving commentary',
        'Cao Cao rédige le plus ancien commentaire conservé',
        'Cao Cao escribe el comentario más antiguo conservado',
        '曹操が現存最古の注を付ける',
      ],
      weight: 2,
      source: ['de-crespigny-imperial-warlord'],
    },
    {
      when: '1772',
      title: [
        '钱德明的法译本在巴黎出版',
        'Amiot’s French translation appears in Paris',
        'La traduction d’Amiot paraît à Paris',
        'La traducción francesa de Amiot sale en París',
        'アミオの仏訳がパリで刊行される',
      ],
      at: 'paris',
      weight: 2,
      source: ['griffith-sunzi'],
    },
  ],
  relations: [
    { word: 'made-under', to: 'zhou-dynasty', source: ['yinqueshan-slips'] },
    {
      word: 'influenced',
      to: 'tang-taizong',
      note: [
        '《唐李问对》载太宗之言：“朕观诸兵书，无出孙武”',
        'In a dialogue set at his court he says that no book of war surpasses it',
        'Dans un dialogue placé à sa cour, il dit qu’aucun livre de guerre ne le dépasse',
        'En un diálogo situado en su corte dice que ningún libro de guerra lo supera',
        '『李衛公問対』で太宗は、孫武にまさる兵書はないと語る',
      ],
      source: ['li-weigong-wendui'],
    },
  ],
});
