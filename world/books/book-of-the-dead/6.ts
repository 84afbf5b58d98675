import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6',
  segments: [
    {
      id: '1',
      original: 'i šwbty ipn ir ip.tw wsir N r irt kꜣt nbt irrt im m ẖrt-nṯr',
      zh: '沙布提啊，若是奥西里斯某人被点到名，要去做冥界中所做的一切劳役，',
      en: 'O you shabti, if Osiris N. is counted off to do any work that is done there in the land of the dead,',
      fr: 'Ô toi, oushebti, si l’Osiris N. est désigné pour faire tout travail qui se fait là, dans le domaine des morts,',
      es: 'Oh, ushebti, si el Osiris N. es designado para hacer cualquier trabajo que allí se hace, en el dominio de los muertos,',
      jp: 'おおシャブティよ、もしオシリス某が、死者の国でなされる何らかの仕事に数え当てられ、',
      notes: [
        {
          id: '1',
          text: [
            '死者称为“奥西里斯某”，N 处写死者的名字。',
            'The dead is called Osiris; N. stands for the name.',
            'Le mort est appelé Osiris ; N. tient la place de son nom.',
            'Al muerto se le llama Osiris; N. ocupa el lugar de su nombre.',
            '死者は「オシリス」と呼ばれる。Nには名が入る。',
          ],
        },
      ],
    },
    {
      id: '2',
      original: 'ist ḥw n.f sḏb im m s r ẖrt.f',
      zh: '那里有差役加在他身上，如同人各有其分，',
      en: 'and a task is laid on him there, as on a man for his duties,',
      fr: 'et qu’une charge lui est imposée là, comme à un homme pour sa part,',
      es: 'y allí se le impone una carga, como a un hombre su parte,',
      jp: 'そこで人がその分を負うように、務めを課せられたなら、',
    },
    {
      id: '3',
      original: 'mk wi kꜣ.k',
      zh: '“我在这里”，你要这样说。',
      en: '“Here I am”, you shall say.',
      fr: '« Me voici », diras-tu.',
      es: '«Aquí estoy», dirás.',
      jp: '「ここにおります」とお前は言うのだ。',
    },
  ],
};
