import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'umran',
  segments: [
    {
      id: '1',
      original: 'اعلم أنه لما كانت حقيقة التاريخ أنه خبر عن الاجتماع الإنساني الذي هو عمران العالم،',
      zh: '须知，历史的真义，是关于人类社会、也就是世界的文明的消息，',
      en: 'Know that since the truth of history is that it is news of human society, which is the peopling and tilling of the world,',
      fr: 'Sache que, la vérité de l’histoire étant d’être une information sur la société humaine, c’est-à-dire la civilisation du monde,',
      es: 'Has de saber que, siendo la verdad de la historia dar noticia de la sociedad humana, que es la civilización del mundo,',
      jp: '知れ、歴史の真の姿は、人間の社会、すなわち世界の文明についての知らせであり、',
    },
    {
      id: '2',
      original:
        'وما يعرض لطبيعة ذلك العمران من الأحوال، مثل التوحش والتأنس والعصبيات وأصناف التغلبات للبشر بعضهم على بعض،',
      zh: '以及这文明的本性所遭遇的种种情形，如野居与群居、族群的团结、人对人的各种征服，',
      en: 'and of what by nature befalls it: the wild life and the sociable, the bonds of the group, the ways in which men gain mastery over one another,',
      fr: 'et sur ce qui par nature lui arrive : vie sauvage et vie sociable, esprits de corps, formes diverses de la domination des hommes les uns sur les autres,',
      es: 'y de lo que por naturaleza le sobreviene: vida salvaje y vida sociable, cohesiones de grupo, modos en que unos hombres dominan a otros,',
      jp: 'その文明の本性に生じるありさま、たとえば野の暮らしと和合の暮らし、連帯意識、人が人を制するさまざまな仕方、',
      notes: [
        {
          id: '1',
          text: [
            '“团结”原词为 ʿaṣabiyya，全书的核心概念。',
            'The bond of the group, ʿaṣabiyya, is the key word of the whole work.',
            'L’esprit de corps, ʿaṣabiyya, est la notion centrale de l’ouvrage.',
            'La cohesión de grupo, ʿaṣabiyya, es la noción central de la obra.',
            '「連帯意識」（アサビーヤ）は全書の鍵となる語。',
          ],
        },
      ],
    },
    {
      id: '3',
      original:
        'وما ينشأ عن ذلك من الملك والدول ومراتبها، وما ينتحله البشر بأعمالهم ومساعيهم من الكسب والمعاش والعلوم والصنائع،',
      zh: '由此产生的王权、王朝及其等级，人们以劳作和努力从事的营利、生计、学问与工艺，',
      en: 'the kingship and dynasties and ranks that come of it, and what men take up by their work and effort: gain, livelihood, sciences and crafts,',
      fr: 'la royauté, les dynasties et leurs degrés qui en naissent, et ce à quoi les hommes s’appliquent par leur travail et leurs efforts : gain, subsistance, sciences et métiers,',
      es: 'la realeza, las dinastías y sus grados que de ello nacen, y aquello a lo que los hombres se dedican con su trabajo y esfuerzo: ganancia, sustento, ciencias y oficios,',
      jp: 'そこから生まれる王権と王朝とその位階、人がその働きと努めによって営む利得、生計、学問、技芸、',
    },
    {
      id: '4',
      original: 'وسائر ما يحدث من ذلك العمران بطبيعته من الأحوال.',
      zh: '以及这文明因其本性而产生的其他一切情形。',
      en: 'and all other conditions that come about in civilization by its nature,',
      fr: 'et sur tous les autres états qui surviennent dans cette civilisation par sa nature,',
      es: 'y de todos los demás estados que en esa civilización se dan por su naturaleza,',
      jp: 'その他この文明に、その本性によって起こるすべてのありさまの知らせである。',
    },
    {
      id: '5',
      original: 'ولما كان الكذب متطرقا للخبر بطبيعته وله أسباب تقتضيه، فمنها التشيعات للآراء والمذاهب.',
      zh: '而谎言又自然会混入消息之中，其原因有多种，其中之一是对意见和派别的偏袒。',
      en: 'and since falsehood by nature finds its way into news, and there are causes that bring it about: among them is partisanship for opinions and schools.',
      fr: 'et le mensonge s’insinuant par nature dans l’information, il a des causes qui l’amènent : parmi elles, l’esprit de parti pour des opinions et des doctrines.',
      es: 'y como la mentira se introduce por naturaleza en las noticias, tiene causas que la producen: entre ellas, la parcialidad por opiniones y escuelas.',
      jp: 'ところが知らせには、おのずから偽りが入りこむ。それには原因があり、その一つは、意見や学派への肩入れである。',
    },
    {
      id: '6',
      original: 'إن الاجتماع الإنساني ضروري، ويعبر الحكماء عن هذا بقولهم: الإنسان مدني بالطبع،',
      zh: '人的社会生活是必需的；哲学家用一句话表达：“人天生是城居的动物。”',
      en: 'Human society is necessary; philosophers express it by saying: “Man is by nature a being of the city.”',
      fr: 'La société humaine est nécessaire ; les philosophes l’expriment en disant : « L’homme est par nature un être de la cité. »',
      es: 'La sociedad humana es necesaria; los filósofos lo expresan diciendo: «El hombre es por naturaleza un ser de ciudad».',
      jp: '人間の社会は必要なものである。哲学者たちはこれを「人は本性によって都市的である」と言い表す。',
      notes: [
        {
          id: '2',
          text: [
            '出自亚里士多德《政治学》。',
            'From Aristotle’s Politics.',
            'D’après la Politique d’Aristote.',
            'De la Política de Aristóteles.',
            'アリストテレス『政治学』に由来する。',
          ],
        },
      ],
    },
  ],
};
