import { subject } from '../subject.ts';

export default subject({
  id: 'analects',
  kind: 'book',
  region: 'east-asia',
  names: ['论语', 'The Analects', 'Entretiens de Confucius', 'Analectas', '論語'],
  otherNames: [['鲁论'], ['Lunyu', 'Sayings of Confucius'], ['Lunyu', 'Analectes'], ['Lunyu', 'Analectas de Confucio'], ['ろんご']],
  times: [{ role: 'made', span: ['-0479~', '-0150?'], source: ['early-chinese-texts'] }],
  place: { at: [35.6, 116.99], name: ['鲁国曲阜', 'Qufu, Lu', 'Qufu, Lu', 'Qufu, Lu', '魯の曲阜'] },
  summary: [
    '记录孔子及其弟子言行的语录体著作，今本二十篇，近五百章。由弟子与再传弟子陆续辑成，各篇成书有先后，至西汉尚有鲁论、齐论、古论三种本子，张禹以鲁论参合齐论，遂为今本之祖。章句简短，多为对答，论仁、礼、孝、学与为政。南宋朱熹列为“四书”之一，元代以后为科举必读。',
    'A collection of short sayings and conversations of Kongzi and his pupils, in twenty books. Gathered by pupils and their pupils over generations, it still circulated under the Han in three versions; Zhang Yu’s edition stands behind ours. Its themes are humaneness, ritual, filial respect, learning and good government. Zhu Xi made it one of the Four Books, and from the fourteenth century to 1905 every examination candidate learned it by heart.',
    'Recueil de brèves paroles et de dialogues de Confucius et de ses disciples, en vingt livres. Rassemblé sur plusieurs générations, il circule encore sous les Han en trois versions ; la nôtre remonte à l’édition de Zhang Yu. On y parle du sens de l’humain, des rites, de la piété filiale, de l’étude et du bon gouvernement. Zhu Xi en fit l’un des Quatre Livres ; tout candidat aux examens, du XIVᵉ siècle à 1905, l’apprit par cœur.',
    'Colección de dichos breves y diálogos de Confucio y sus discípulos, en veinte libros. Reunida a lo largo de generaciones, circulaba aún bajo los Han en tres versiones; la actual procede de la edición de Zhang Yu. Trata de la humanidad, los ritos, la piedad filial, el estudio y el buen gobierno. Zhu Xi la hizo uno de los Cuatro Libros, y desde el siglo XIV hasta 1905 todo aspirante a los exámenes la aprendía de memoria.',
    '孔子と弟子たちの言行を集めた語録。全二十篇、五百章ほどの短い言葉と問答からなり、仁・礼・孝・学問・政治を語る。弟子や孫弟子の手で数世代にわたって編まれ、前漢にはなお魯論・斉論・古論の三種があったが、張禹の本が今に伝わるもとになった。日本には『古事記』の伝えで王仁がもたらしたとされる。朱熹が四書の一つに数え、科挙の必読書となった。',
  ],
  events: [
    { when: ['-0479~', '-0300?'], title: ['弟子与再传弟子辑录孔子言行', 'Pupils and their pupils put the Master’s sayings together', 'Les disciples et leurs élèves rassemblent les paroles du Maître', 'Los discípulos y sus alumnos reúnen los dichos del Maestro', '弟子や孫弟子が孔子の言行を編む'], at: 'qufu', weight: 2, with: ['kongzi'], source: ['hanshu', '30'] },
    { when: '-0055~', title: ['中山王墓随葬竹简《论语》，今定州出土', 'A bamboo copy is buried with a Han king at Dingzhou', 'Une copie sur bambou est enterrée avec un roi Han à Dingzhou', 'Una copia en bambú es enterrada con un rey Han en Dingzhou', '定州の漢の王墓に竹簡の『論語』が納められる'], at: 'dingzhou', weight: 1, with: ['han-dynasty'], source: ['early-chinese-texts'] },
    { when: '0175', title: ['熹平石经刊刻，《论语》在其列', 'Begun in stone with the other classics outside the academy at Luoyang', 'Gravé dans la pierre avec les autres classiques à l’académie de Luoyang', 'Se empieza a grabar en piedra con los demás clásicos en la academia de Luoyang', '熹平石経として洛陽の太学で刻まれ始める'], at: 'luoyang', weight: 2, with: ['han-dynasty'], source: ['houhanshu', '60B'] },
    { when: '1190', title: ['朱熹刊行“四书”于漳州，《论语》居其一', 'Zhu Xi prints the Four Books at Zhangzhou, the Analects among them', 'Zhu Xi imprime à Zhangzhou les Quatre Livres, dont les Entretiens', 'Zhu Xi imprime en Zhangzhou los Cuatro Libros, entre ellos las Analectas', '朱熹が漳州で四書を刊行し、その一つとする'], at: 'zhangzhou', weight: 3, with: ['confucianism', 'song-dynasty'], source: ['cambridge-china', '5'] },
  ],
  relations: [
    { word: 'tells-of', to: 'kongzi', source: ['lunyu'] },
    { word: 'sacred-text-of', to: 'confucianism', note: ['西汉时尚属“传记”，至东汉方与经并列', 'Under the early Han it still ranked as a commentary, not as a classic', 'Sous les premiers Han, il passait encore pour un commentaire, non pour un classique', 'Bajo los primeros Han contaba aún como comentario, no como clásico', '前漢ではまだ経ではなく伝・記の扱いであった'], source: ['hanshu', '30'] },
    { word: 'made-under', to: 'zhou-dynasty', when: ['-0479~', '-0256?'], source: ['early-chinese-texts'] },
    { word: 'found-in', to: 'mogao-caves', when: '1900', note: ['藏经洞所出写本中有久佚的郑玄《论语注》残卷', 'Its sealed library held parts of Zheng Xuan’s commentary, lost for centuries', 'La bibliothèque murée gardait des parties du commentaire de Zheng Xuan, perdu depuis des siècles', 'La biblioteca sellada guardaba partes del comentario de Zheng Xuan, perdido durante siglos', '蔵経洞からは、久しく失われていた鄭玄の『論語注』の一部が現れた'], source: ['whitfield-mogao'] },
    { word: 'influenced', to: 'shiji', note: ['《孔子世家》《仲尼弟子列传》大量引用《论语》', 'The Shiji chapters on Kongzi and his pupils draw on it line after line', 'Les chapitres du Shiji sur Confucius et ses disciples y puisent à chaque ligne', 'Los capítulos del Shiji sobre Confucio y sus discípulos beben de él línea a línea', '『史記』の孔子世家と弟子列伝は本書を多く引く'], source: ['shiji', '67'] },
  ],
});
