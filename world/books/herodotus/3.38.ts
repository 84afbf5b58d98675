import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '3.38',
  segments: [
    {
      id: '3.38.3',
      original:
        'Δαρεῖος ἐπὶ τῆς ἑωυτοῦ ἀρχῆς καλέσας Ἑλλήνων τοὺς παρεόντας εἴρετο ἐπὶ κόσῳ ἂν χρήματι βουλοίατο τοὺς πατέρας ἀποθνήσκοντας κατασιτέεσθαι· οἱ δὲ ἐπ’ οὐδενὶ ἔφασαν ἔρδειν ἂν τοῦτο.',
      zh: '大流士在位时，召来身边的希腊人，问他们要多少钱才肯在父亲死时吃掉他们的遗体；他们说，给什么也不做这种事。',
      en: 'Darius, when he was king, called the Greeks who were with him and asked for how much money they would be willing to eat their fathers when they died. They said that nothing would make them do so.',
      fr: 'Darius, du temps de son règne, fit appeler les Grecs qui étaient auprès de lui et leur demanda à quel prix ils consentiraient à manger leurs pères morts. Ils dirent qu’à aucun prix ils ne le feraient.',
      es: 'Darío, durante su reinado, llamó a los griegos que estaban con él y les preguntó por cuánto dinero querrían comerse a sus padres cuando murieran. Dijeron que por nada lo harían.',
      jp: 'ダレイオスは治世のおり、身近にいたギリシア人を呼び、どれほどの金をもらえば父親が死んだ時その肉を食べる気になるかと尋ねた。彼らは、いくらもらってもそんなことはしないと答えた。',
    },
    {
      id: '3.38.4a',
      original:
        'Δαρεῖος δὲ μετὰ ταῦτα καλέσας Ἰνδῶν τοὺς καλεομένους Καλλατίας, οἳ τοὺς γονέας κατεσθίουσι, εἴρετο, παρεόντων τῶν Ἑλλήνων καὶ δι’ ἑρμηνέος μανθανόντων τὰ λεγόμενα, ἐπὶ τίνι χρήματι δεξαίατ’ ἂν τελευτῶντας τοὺς πατέρας κατακαίειν πυρί· οἱ δὲ ἀμβώσαντες μέγα εὐφημέειν μιν ἐκέλευον.',
      zh: '然后大流士召来印度人中叫作卡拉提亚人的，他们是吃父母的，当着希腊人的面（通过译员，希腊人听懂了所说的话），问他们要多少钱才肯在父亲死后用火焚化；他们大声呼喊，求他不要说这样不祥的话。',
      en: 'After that Darius called those Indians who are named Callatiae, who eat their parents, and asked, with the Greeks standing by and learning through an interpreter what was said, for what money they would agree to burn their fathers with fire when they died. They cried out loud and bade him not speak of such things.',
      fr: 'Darius fit ensuite appeler ceux des Indiens qu’on nomme Callaties, qui mangent leurs parents, et leur demanda, en présence des Grecs qui suivaient par un interprète ce qui se disait, à quel prix ils accepteraient de brûler leurs pères morts. Ils poussèrent de grands cris et le prièrent de ne pas blasphémer.',
      es: 'Después Darío llamó a los indios llamados calatias, que se comen a sus padres, y les preguntó, en presencia de los griegos, que por un intérprete entendían lo que se decía, por cuánto dinero aceptarían quemar en el fuego a sus padres muertos. Ellos dieron grandes gritos y le rogaron que no dijera impiedades.',
      jp: 'そののちダレイオスは、親を食べる慣わしのカッラティアイ人というインド人を呼び、ギリシア人も居合わせて通訳を介して話を聞くなかで、いくらもらえば死んだ父親を火葬にするかと尋ねた。彼らは大声をあげ、縁起でもないことを言わないでくれと頼んだ。',
    },
    {
      id: '3.38.4b',
      original:
        'οὕτω μέν νυν ταῦτα νενόμισται, καὶ ὀρθῶς μοι δοκέει Πίνδαρος ποιῆσαι νόμον πάντων βασιλέα φήσας εἶναι.',
      zh: '习俗就是如此；我看品达的诗说得对：习俗是万物之王。',
      en: 'So it is with custom, and I think that Pindar was right in his poem when he said that custom is king of all.',
      fr: 'Telle est la force de la coutume, et Pindare me paraît avoir eu raison de dire dans ses vers que la coutume est reine de tous.',
      es: 'Así es la fuerza de la costumbre, y me parece que Píndaro compuso bien cuando dijo que la costumbre es reina de todos.',
      jp: '慣わしとはこのようなものである。「慣わしは万人の王」と歌ったピンダロスは、まことに正しいと私には思われる。',
    },
  ],
};
