import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '9.410',
  segments: [
    {
      id: '410-411',
      kind: 'verse',
      original: 'μήτηρ γάρ τέ μέ φησι θεὰ Θέτις ἀργυρόπεζα<br>διχθαδίας κῆρας φερέμεν θανάτοιο τέλος δέ.',
      zh: '我母亲，银足的忒提斯，她是女神，她说我有两条命数，哪一条都通到死：',
      en: 'My mother, the goddess, silver-footed Thetis, tells me that two fates bear me to the end that is death.',
      fr: 'Ma mère, la déesse, Thétis aux pieds d’argent, me dit que deux sorts me portent vers le terme de la mort.',
      es: 'Mi madre, la diosa Tetis de pies de plata, me dice que dos destinos me llevan al término de la muerte.',
      jp: 'わが母、銀の足の女神テティスは言う、死の果てへ私を運ぶ定めは二つあると。',
    },
    {
      id: '412-413',
      kind: 'verse',
      original: 'εἰ μέν κ’ αὖθι μένων Τρώων πόλιν ἀμφιμάχωμαι,<br>ὤλετο μέν μοι νόστος, ἀτὰρ κλέος ἄφθιτον ἔσται·',
      zh: '留下来攻打特洛伊人的城，回家的路就断了，可是我的名声永远不会凋谢；',
      en: 'If I stay here and fight about the Trojans’ city, my homecoming is lost, but my fame shall not fade;',
      fr: 'Si je reste ici à combattre autour de la ville des Troyens, c’en est fait de mon retour, mais ma gloire sera impérissable ;',
      es: 'Si me quedo aquí y combato en torno a la ciudad de los troyanos, se acabó mi regreso, pero mi gloria será imperecedera;',
      jp: 'ここに留まってトロイア人の都を攻めて戦うなら、帰国の道は失われるが、誉れは朽ちることがない。',
    },
    {
      id: '414-416',
      kind: 'verse',
      original:
        'εἰ δέ κεν οἴκαδ’ ἵκωμι φίλην ἐς πατρίδα γαῖαν,<br>ὤλετό μοι κλέος ἐσθλόν, ἐπὶ δηρὸν δέ μοι αἰὼν<br>ἔσσεται, οὐδέ κέ μ’ ὦκα τέλος θανάτοιο κιχείη.',
      zh: '回到家去，回到亲爱的祖国，响亮的名声就没有了，活得却长，死也不会急着来找我。',
      en: 'but if I go home to the dear land of my fathers, my good fame is lost, but long shall my life be, nor shall the end that is death come soon upon me.',
      fr: 'si je rentre chez moi, dans ma chère patrie, c’en est fait de ma belle gloire, mais longue sera ma vie, et le terme de la mort ne m’atteindra pas de sitôt.',
      es: 'si vuelvo a casa, a mi querida patria, se acabó mi noble gloria, pero larga será mi vida y no me alcanzará pronto el término de la muerte.',
      jp: 'だが懐かしい祖国の土へ帰るなら、よき誉れは失われるが、命は長く続き、死の果てがすみやかに訪れることはない。',
    },
  ],
};
