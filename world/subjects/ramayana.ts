import { subject } from '../subject.ts';

export default subject({
  id: 'ramayana',
  kind: 'book',
  region: 'south-asia',
  names: ['罗摩衍那', 'Ramayana', 'Ramayana', 'Ramayana', 'ラーマーヤナ'],
  otherNames: [[], ['Valmiki’s Ramayana'], ['Ramayana de Valmiki'], ['Ramayana de Valmiki'], ['ラーマ王行状記']],
  times: [{ role: 'made', span: ['-0500~', '0300~'], source: ['goldman-ramayana'] }],
  place: { at: [26.7922, 82.1998], name: ['阿逾陀', 'Ayodhya', 'Ayodhya', 'Ayodhya', 'アヨーディヤー'] },
  summary: [
    '古印度两大史诗之一，梵文，七篇约二万四千颂，相传蚁垤仙人所作，约在前5世纪至公元3世纪间逐步成形。阿逾陀王子罗摩遭后母谗害，偕妻悉多、弟罗什曼那流放森林；悉多被楞伽魔王罗波那劫走，罗摩得神猴哈奴曼之助，渡海诛魔。东南亚各国皆有改编，泰国《拉玛坚》、爪哇皮影、中国佛典均述其事。',
    'One of the two great epics of India: seven books and some 24,000 Sanskrit couplets ascribed to the sage Valmiki, grown between about the fifth century BC and the third AD. Rama, prince of Ayodhya, goes into exile with his wife Sita and his brother; the demon king Ravana carries her off to Lanka, and with Hanuman and the monkeys Rama wins her back. All South-East Asia has its own versions.',
    'L’une des deux grandes épopées de l’Inde : sept livres, quelque 24 000 distiques sanskrits attribués au sage Valmiki, formés du Vᵉ siècle av. J.-C. au IIIᵉ de notre ère environ. Rama, prince d’Ayodhya, part en exil avec son épouse Sita et son frère ; le roi démon Ravana l’enlève à Lanka, et Rama la reprend avec l’aide d’Hanuman et des singes. Toute l’Asie du Sud-Est en a ses versions.',
    'Una de las dos grandes epopeyas de la India: siete libros, unas 24 000 estrofas sánscritas atribuidas al sabio Valmiki, formadas entre el siglo V a. C. y el III d. C., más o menos. Rama, príncipe de Ayodhya, parte al exilio con su esposa Sita y su hermano; el rey demonio Ravana la rapta a Lanka, y Rama la recobra con Hanuman y los monos. Todo el sudeste asiático tiene sus versiones.',
    'インドの二大叙事詩の一つ。サンスクリット語で七巻約二万四千頌、聖仙ヴァールミーキの作と伝えられ、紀元前5世紀から紀元3世紀頃にかけて形を成した。アヨーディヤーの王子ラーマは妻シーターと弟を伴って追放され、シーターを魔王ラーヴァナにランカーへさらわれるが、ハヌマーンら猿の軍の助けで取り戻す。東南アジア各地にも翻案がある。',
  ],
  events: [
    {
      when: '1574~',
      title: [
        '杜勒西达斯以阿瓦德语重述罗摩故事',
        'Tulsidas begins his Hindi retelling',
        'Tulsidas commence sa version en hindi',
        'Tulsidas empieza su versión en hindi',
        'トゥルシーダースがヒンディー語の改作を始める',
      ],
      at: 'ayodhya',
      weight: 2,
      source: ['goldman-ramayana'],
    },
    {
      when: '1588~',
      title: [
        '阿克巴命人译成波斯文，附以细密画',
        'A Persian translation with paintings is made for Akbar',
        'Une traduction persane à peintures est faite pour Akbar',
        'Se hace para Akbar una traducción persa con pinturas',
        'アクバルのため挿絵入りのペルシア語訳が作られる',
      ],
      weight: 2,
      with: ['akbar'],
      source: ['badauni'],
    },
  ],
  relations: [
    { word: 'counterpart-of', to: 'mahabharata', source: ['goldman-ramayana'] },
    {
      word: 'inspired',
      to: 'angkor-wat',
      when: '1113~',
      note: [
        '西回廊北半浮雕刻楞伽之战',
        'The northern half of the west gallery shows the battle of Lanka',
        'La moitié nord de la galerie ouest montre la bataille de Lanka',
        'La mitad norte de la galería oeste muestra la batalla de Lanka',
        '西回廊の北半にランカーの戦いが彫られる',
      ],
      source: ['higham-angkor'],
    },
  ],
  same: { wikidata: 'Q37293' },
});
