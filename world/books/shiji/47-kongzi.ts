import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '47-kongzi',
  segments: [
    {
      id: '1',
      original: '太史公曰：詩有之：「高山仰止，景行行止。」雖不能至，然心鄉往之。',
      zh: '太史公说：《诗》里有这样的话：“高山，抬头仰望；大道，循着前行。”我虽然到不了那里，心却向往着他。',
      en: 'The Grand Historian says: It is in the Songs: “The high mountain, we look up to it; the great road, we walk on it.” Though I cannot reach him, my heart goes out to him.',
      fr: 'Le Grand Historien dit : On lit dans les Odes : « La haute montagne, on lève les yeux vers elle ; la grande route, on y marche. » Je ne puis l’atteindre, mais mon cœur va vers lui.',
      es: 'El Gran Historiador dice: Está en las Odas: «La alta montaña, se alzan a ella los ojos; el gran camino, se anda por él». Aunque no puedo alcanzarlo, mi corazón va hacia él.',
      jp: '太史公は言う。詩に「高い山は仰ぎ見、大きな道は歩んでゆく」とある。そこへは至れなくとも、心はそちらへ向かう。',
    },
    {
      id: '2',
      original: '余讀孔氏書，想見其為人。適魯，觀仲尼廟堂車服禮器，諸生以時習禮其家，余祗迴留之不能去云。',
      zh: '我读孔子的书，想见他的为人。到了鲁国，看到仲尼的庙堂、车驾、衣服和礼器，儒生们按时在他家演习礼仪，我徘徊留恋，舍不得离去。',
      en: 'I read his books and imagined the man. I went to Lu and saw the temple hall of Zhongni, his carriage, clothes and ritual vessels, and the scholars who at set times practise the rites in his house; I lingered there and could not leave.',
      fr: 'J’ai lu ses livres et me suis figuré l’homme. À Lu, j’ai vu le temple de Zhongni, son char, ses habits, ses vases rituels, et les lettrés qui à dates fixes s’exercent aux rites dans sa maison ; je m’attardais et ne pouvais m’en aller.',
      es: 'Leí sus libros e imaginé al hombre. En Lu vi el templo de Zhongni, su carro, sus ropas, sus vasos rituales, y a los letrados que en fechas fijas ejercitan los ritos en su casa; me demoraba y no podía irme.',
      jp: '私は孔氏の書を読み、その人となりを思い描いた。魯に行き、仲尼の廟堂と、車、衣服、礼器を見、学生たちが時を定めてその家で礼を習うさまを見て、立ち去りがたく、いつまでもさまよっていた。',
    },
    {
      id: '3',
      original:
        '天下君王至于賢人眾矣，當時則榮，沒則已焉。孔子布衣，傳十餘世，學者宗之。自天子王侯，中國言六藝者折中於夫子，可謂至聖矣！',
      zh: '天下的君王以至贤人很多，在世时荣耀，死后就完了。孔子是个平民，却传了十几代，学者都尊崇他。从天子王侯以下，中国讲说六艺的人都以先生为准则，真可以说是至圣了！',
      en: 'Under heaven there have been many kings and worthy men; in their day they had glory, and when they died it was over. Confucius wore plain cloth, yet more than ten generations have handed him on, and scholars look to him. From the Son of Heaven down, all in the central states who speak of the six arts take the Master as their measure. He may be called the highest of sages.',
      fr: 'Il y eut sous le ciel bien des rois et des hommes de valeur ; de leur vivant ils eurent la gloire, et morts, ce fut fini. Confucius portait l’habit de toile, et depuis plus de dix générations on se le transmet, les lettrés l’ont pour maître. Du Fils du Ciel aux seigneurs, tous ceux qui dans les pays du centre parlent des six arts se règlent sur lui. On peut l’appeler le sage suprême.',
      es: 'Bajo el cielo ha habido muchos reyes y hombres de valía; en vida tuvieron gloria y, muertos, todo acabó. Confucio vestía tela común, y hace más de diez generaciones que se lo transmiten y los letrados lo tienen por maestro. Desde el Hijo del Cielo y los señores, cuantos en los países del centro hablan de las seis artes se miden por él. Bien puede llamársele el más alto de los sabios.',
      jp: '天下に君王から賢人まで多くの人がいたが、その時は栄えても、死ねばそれで終わった。孔子は無位の身でありながら、十余世に伝わり、学ぶ者はこれを宗とする。天子や王侯をはじめ、中国で六芸を語る者はみな先生を基準とする。至上の聖人と言うべきであろう。',
    },
  ],
};
