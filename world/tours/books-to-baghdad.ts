import type { WorldTour } from './tour.ts';

export const booksToBaghdad: WorldTour = {
  id: 'books-to-baghdad',
  title: [
    '随书而行：从亚历山大里亚到巴格达',
    'From Alexandria to Baghdad by books',
    'D’Alexandrie à Bagdad par les livres',
    'De Alejandría a Bagdad por los libros',
    '書物でたどるアレクサンドリアからバグダードへ',
  ],
  description: [
    '同一批书换了几种语言，走了一千年。',
    'The same books, in one language after another, through a thousand years.',
    'Les mêmes livres, d’une langue à l’autre, pendant mille ans.',
    'Los mismos libros, de una lengua a otra, durante mil años.',
    '同じ書物が言葉を変えながら千年を旅しました。',
  ],
  stops: [
    {
      view: '/detail/alexandria',
      title: ['亚历山大里亚', 'Alexandria', 'Alexandrie', 'Alejandría', 'アレクサンドリア'],
      text: [
        '托勒密王朝在这里供养学者，尽收希腊语的书。',
        'Here the Ptolemies kept scholars and gathered whatever had been written in Greek.',
        'Les Ptolémées y entretenaient des savants et réunissaient tout ce qui s’était écrit en grec.',
        'Aquí los Ptolomeos mantenían a sabios y reunían cuanto se había escrito en griego.',
        'プトレマイオス朝はここで学者を養い、ギリシア語で書かれたものをことごとく集めました。',
      ],
    },
    {
      view: '/book/detail?id=book-iliad',
      title: ['校勘荷马', 'Homer is edited', 'On édite Homère', 'Se edita a Homero', 'ホメロスの校訂'],
      text: [
        '亚历山大里亚的学者比较各地抄本，校定《伊利亚特》的文本。',
        'The scholars of Alexandria compared copies from many cities and settled the text of the Iliad.',
        'Les savants d’Alexandrie comparèrent les copies de bien des cités et fixèrent le texte de l’Iliade.',
        'Los sabios de Alejandría compararon copias de muchas ciudades y fijaron el texto de la Ilíada.',
        'アレクサンドリアの学者たちは各地の写本を比べ、『イリアス』の本文を定めました。',
      ],
    },
    {
      view: '/book/detail?id=book-hebrew-bible',
      title: [
        '圣经译成希腊语',
        'The Bible in Greek',
        'La Bible en grec',
        'La Biblia en griego',
        'ギリシア語になった聖書',
      ],
      text: [
        '城中的犹太人把希伯来圣经译成希腊语，译本传遍地中海。',
        'The Jews of the city put the Hebrew Bible into Greek; their version travelled all round the Mediterranean.',
        'Les Juifs de la ville mirent en grec la Bible hébraïque, et leur version fit le tour de la Méditerranée.',
        'Los judíos de la ciudad pusieron en griego la Biblia hebrea, y su versión recorrió el Mediterráneo.',
        'この町のユダヤ人はヘブライ語聖書をギリシア語に訳し、その訳は地中海に広まりました。',
      ],
    },
    {
      view: '/detail/hypatia',
      title: ['希帕提娅授课', 'Hypatia teaches', 'Hypatie enseigne', 'Hipatia enseña', 'ヒュパティアの講義'],
      text: [
        '4世纪末，她在城中讲授数学与哲学；415年被暴众杀害。',
        'At the end of the fourth century she taught mathematics and philosophy here; in 415 a mob murdered her.',
        'À la fin du IVᵉ siècle, elle y enseignait les mathématiques et la philosophie. Une foule l’assassina en 415.',
        'A fines del siglo IV enseñaba aquí matemáticas y filosofía. Una turba la asesinó en 415.',
        '4世紀の末、彼女はここで数学と哲学を講じました。415年、暴徒に殺されます。',
      ],
    },
    {
      view: '/detail/aristotle',
      title: [
        '亚里士多德转成阿拉伯语',
        'Aristotle in Arabic',
        'Aristote en arabe',
        'Aristóteles en árabe',
        'アラビア語のアリストテレス',
      ],
      text: [
        '他的著作先译成叙利亚语，再译成阿拉伯语，成为伊斯兰世界哲学的根基。',
        'His works were put into Syriac and then into Arabic, and became the ground on which philosophy in Islam was built.',
        'Ses œuvres passèrent en syriaque, puis en arabe, et devinrent le socle de la philosophie en Islam.',
        'Sus obras pasaron al siríaco y luego al árabe, y fueron la base de la filosofía en el islam.',
        '著作はシリア語、ついでアラビア語に訳され、イスラーム世界の哲学の土台となりました。',
      ],
    },
    {
      view: '/detail/baghdad',
      title: ['巴格达', 'Baghdad', 'Bagdad', 'Bagdad', 'バグダード'],
      text: [
        '762年奠基的新都。阿拔斯哈里发出资翻译希腊、波斯、印度的书。',
        'The new capital begun in 762. Its Abbasid caliphs paid for translations from Greek, Persian and Sanskrit.',
        'La nouvelle capitale, commencée en 762. Ses califes abbassides payaient des traductions du grec, du persan et du sanskrit.',
        'La nueva capital, comenzada en 762. Sus califas abasíes pagaban traducciones del griego, del persa y del sánscrito.',
        '762年に築かれた新しい都。アッバース朝のカリフはギリシア語、ペルシア語、サンスクリットからの翻訳に資金を出しました。',
      ],
    },
    {
      view: '/book/detail?id=book-thousand-and-one-nights',
      title: [
        '一千零一夜',
        'The Thousand and One Nights',
        'Les Mille et Une Nuits',
        'Las mil y una noches',
        '千夜一夜物語',
      ],
      text: [
        '在故事里，哈里发哈伦·拉希德夜里微服走过巴格达的街巷。',
        'In its tales the caliph Harun al-Rashid walks the streets of Baghdad by night, in disguise.',
        'Dans ses contes, le calife Haroun al-Rachid parcourt la nuit, déguisé, les rues de Bagdad.',
        'En sus cuentos, el califa Harún al-Rashid recorre de noche, disfrazado, las calles de Bagdad.',
        '物語の中で、カリフのハールーン・アッラシードは夜ごと姿を変えてバグダードの町を歩きます。',
      ],
    },
  ],
};
