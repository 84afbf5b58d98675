import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1-2',
      kind: 'verse',
      original: 'μῆνιν ἄειδε, θεά, Πηληϊάδεω Ἀχιλῆος<br>οὐλομένην, ἣ μυρί’ Ἀχαιοῖς ἄλγε’ ἔθηκε,',
      zh: '唱吧，女神，唱佩琉斯的儿子阿喀琉斯的怒火，那怒火害人，叫阿开奥斯人吃尽了数不清的苦，',
      en: 'Sing, goddess, the anger of Achilles, Peleus’ son, the ruinous anger that laid on the Achaeans numberless griefs,',
      fr: 'Chante, déesse, la colère d’Achille, fils de Pélée, colère funeste qui causa aux Achéens des maux sans nombre,',
      es: 'Canta, diosa, la cólera de Aquiles, hijo de Peleo, cólera funesta que trajo a los aqueos males sin cuento,',
      jp: '女神よ、歌え、ペレウスの子アキレウスの怒りを。アカイア人に数知れぬ苦しみを負わせた、あの呪わしい怒りを。',
    },
    {
      id: '3-5',
      kind: 'verse',
      original:
        'πολλὰς δ’ ἰφθίμους ψυχὰς Ἄϊδι προΐαψεν<br>ἡρώων, αὐτοὺς δὲ ἑλώρια τεῦχε κύνεσσιν<br>οἰωνοῖσί τε πᾶσι, Διὸς δ’ ἐτελείετο βουλή,',
      zh: '多少英雄刚强的魂魄被它掷给哈得斯，多少身躯任凭狗群和群鸟去撕啄；宙斯的主意一步步成全，',
      en: 'and hurled to Hades many strong souls of heroes, and made their bodies prey for dogs and all the birds; and the will of Zeus was being done,',
      fr: 'jeta chez Hadès tant d’âmes vaillantes de héros, et fit de leurs corps la proie des chiens et de tous les oiseaux ; et la volonté de Zeus s’accomplissait,',
      es: 'arrojó al Hades tantas almas valerosas de héroes e hizo de sus cuerpos presa de perros y de toda clase de aves; y se cumplía la voluntad de Zeus,',
      jp: '英雄たちの猛き魂をあまた冥王のもとへ投げ落とし、その屍を犬どもと、ありとある鳥の餌食とした。かくてゼウスの意は遂げられていった。',
    },
    {
      id: '6-7',
      kind: 'verse',
      original: 'ἐξ οὗ δὴ τὰ πρῶτα διαστήτην ἐρίσαντε<br>Ἀτρεΐδης τε ἄναξ ἀνδρῶν καὶ δῖος Ἀχιλλεύς.',
      zh: '要唱，就从那两人头一次争执、翻脸分手唱起：一个是众人的君主，阿特柔斯的儿子；一个是神一般的阿喀琉斯。',
      en: 'from the time when first they quarrelled and parted, the son of Atreus, lord of men, and godlike Achilles.',
      fr: 'du jour où d’abord se divisèrent en se querellant le fils d’Atrée, seigneur des hommes, et le divin Achille.',
      es: 'desde que por primera vez se separaron, tras disputar, el hijo de Atreo, señor de hombres, y el divino Aquiles.',
      jp: '歌い起こせ、アトレウスの子、人々の王と、神のごときアキレウスとが、初めて争って別れたその時から。',
      notes: [
        {
          id: '1',
          text: [
            '阿特柔斯之子即阿伽门农。',
            'The son of Atreus is Agamemnon.',
            'Le fils d’Atrée est Agamemnon.',
            'El hijo de Atreo es Agamenón.',
            'アトレウスの子とはアガメムノン。',
          ],
        },
      ],
    },
  ],
};
