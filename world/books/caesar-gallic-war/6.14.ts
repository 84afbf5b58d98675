import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6.14',
  segments: [
    {
      id: '1',
      original:
        'Druides a bello abesse consuerunt neque tributa una cum reliquis pendunt; militiae vacationem omniumque rerum habent immunitatem.',
      zh: '德鲁伊照例不参加战争，也不像别人那样纳税；他们免服兵役，也免除一切义务。',
      en: 'The druids by custom keep away from war and do not pay taxes with the rest; they are excused from service and exempt from every charge.',
      fr: 'Les druides, selon la coutume, ne vont pas à la guerre et ne paient pas l’impôt comme les autres ; ils sont dispensés du service et exempts de toute charge.',
      es: 'Los druidas, por costumbre, no van a la guerra ni pagan tributos como los demás; están dispensados del servicio y exentos de toda carga.',
      jp: 'ドルイドは戦に加わらず、他の者とともに税を納めることもないのが慣わしで、兵役を免れ、すべての負担を免除されている。',
    },
    {
      id: '2',
      original:
        'Tantis excitati praemiis et sua sponte multi in disciplinam conveniunt et a parentibus propinquisque mittuntur.',
      zh: '受这样大的好处吸引，许多人自愿前来学习，也有许多人是父母亲属送来的。',
      en: 'Drawn by such rewards, many come of their own will to be taught, and many are sent by their parents and kin.',
      fr: 'Attirés par de tels avantages, beaucoup viennent d’eux-mêmes à leur école ; beaucoup y sont envoyés par leurs parents et leurs proches.',
      es: 'Atraídos por tales ventajas, muchos acuden por propia voluntad a su escuela, y a muchos los envían sus padres y parientes.',
      jp: 'これほどの特権にひかれて、多くの者がみずから学びに集まり、また親や親族に送られて来る。',
    },
    {
      id: '3',
      original: 'Magnum ibi numerum versuum ediscere dicuntur. Itaque annos nonnulli vicenos in disciplina permanent.',
      zh: '据说他们在那里要背诵大量诗句，所以有些人求学达二十年之久。',
      en: 'It is said that they learn there a great number of verses by heart, and so some stay under teaching for twenty years.',
      fr: 'On dit qu’ils y apprennent par cœur un très grand nombre de vers ; aussi quelques-uns restent-ils vingt ans à l’école.',
      es: 'Se dice que allí aprenden de memoria un gran número de versos; por eso algunos permanecen veinte años en la escuela.',
      jp: 'そこでは多くの詩句を暗誦するといわれ、二十年も学びつづける者さえいる。',
    },
    {
      id: '4',
      original:
        'Neque fas esse existimant ea litteris mandare, cum in reliquis fere rebus, publicis privatisque rationibus Graecis litteris utantur. Id mihi duabus de causis instituisse videntur, quod neque in vulgum disciplinam efferri velint neque eos, qui discunt, litteris confisos minus memoriae studere: quod fere plerisque accidit, ut praesidio litterarum diligentiam in perdiscendo ac memoriam remittant.',
      zh: '他们认为把这些写成文字是不合神意的，尽管在其他几乎一切事务、公私账目上，他们都使用希腊字母。我以为他们这样做有两个缘故：一是不愿学说传到大众中去，一是不愿学的人依仗文字而少用记忆；大多数人往往如此，有了文字的帮助，便放松了背诵的勤勉和记忆。',
      en: 'They think it wrong to commit these things to writing, though in almost all else, in public and private accounts, they use Greek letters. It seems to me that they laid this down for two reasons: because they do not wish the teaching to be carried to the crowd, nor those who learn to trust to letters and practise memory less; for it happens to most people that with the help of writing they slacken in learning by heart and in remembering.',
      fr: 'Ils tiennent pour sacrilège de confier cela à l’écriture, alors que pour presque tout le reste, comptes publics et privés, ils se servent des lettres grecques. Ils me paraissent l’avoir établi pour deux raisons : ils ne veulent ni que leur doctrine se répande dans la foule, ni que ceux qui apprennent, se fiant à l’écrit, cultivent moins leur mémoire ; car il arrive à presque tous que, l’écrit aidant, on relâche son application à apprendre par cœur et sa mémoire.',
      es: 'Creen ilícito confiar esas cosas a la escritura, aunque en casi todo lo demás, en cuentas públicas y privadas, usan letras griegas. Me parece que lo establecieron por dos razones: porque no quieren que la doctrina llegue al vulgo ni que quienes aprenden, fiados en las letras, cultiven menos la memoria; pues a casi todos les sucede que, con el auxilio de lo escrito, aflojan en el empeño de aprender de memoria y en el recordar.',
      jp: '公私の勘定などほかのほとんどのことにはギリシア文字を用いるのに、教えを文字に記すことは許されないと考えている。私の見るところ、これには二つの理由がある。教えが大衆に広まるのを望まず、また学ぶ者が文字に頼って記憶を怠るのを望まないのである。実際、たいていの人は文字の助けがあると、暗誦の努力と記憶とをゆるめるものである。',
    },
    {
      id: '5',
      original:
        'In primis hoc volunt persuadere, non interire animas, sed ab aliis post mortem transire ad alios, atque hoc maxime ad virtutem excitari putant metu mortis neglecto.',
      zh: '他们首先要人相信：灵魂不灭，死后由一人转到另一人身上。他们认为这最能激发勇气，使人不怕死。',
      en: 'Above all they wish to persuade people of this: that souls do not perish, but after death pass from one to another; and they think that by this more than anything men are roused to courage, once the fear of death is put aside.',
      fr: 'Ils veulent avant tout persuader que les âmes ne périssent pas, mais qu’après la mort elles passent des uns aux autres ; et ils pensent que c’est là ce qui excite le plus au courage, la crainte de la mort une fois écartée.',
      es: 'Quieren sobre todo persuadir de que las almas no perecen, sino que tras la muerte pasan de unos a otros; y piensan que esto es lo que más incita al valor, desdeñado el temor a la muerte.',
      jp: '何よりも彼らが説こうとするのは、霊魂は滅びず、死後に人から人へ移るということである。これこそ死の恐れを忘れさせ、人を最も勇気へ駆り立てると考えている。',
    },
    {
      id: '6',
      original:
        'Multa praeterea de sideribus atque eorum motu, de mundi ac terrarum magnitudine, de rerum natura, de deorum immortalium vi ac potestate disputant et iuventuti tradunt.',
      zh: '此外，他们还讨论许多关于星辰及其运行、宇宙和大地的大小、万物的本性、不朽诸神的威能和权力的问题，并传授给青年。',
      en: 'They also discuss much, and hand it on to the young, about the stars and their motion, the size of the universe and of the earth, the nature of things, the might and power of the immortal gods.',
      fr: 'Ils dissertent encore longuement sur les astres et leur mouvement, sur la grandeur du monde et de la terre, sur la nature des choses, sur la force et le pouvoir des dieux immortels, et l’enseignent à la jeunesse.',
      es: 'Disertan además mucho sobre los astros y su movimiento, sobre la grandeza del mundo y de la tierra, sobre la naturaleza de las cosas, sobre la fuerza y el poder de los dioses inmortales, y lo enseñan a la juventud.',
      jp: 'そのほか、星とその運行、宇宙と大地の大きさ、万物の本性、不死なる神々の力と支配について多くを論じ、若者に教えている。',
    },
  ],
};
