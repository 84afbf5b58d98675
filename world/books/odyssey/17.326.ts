import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '17.326',
  segments: [
    {
      id: '326-327',
      kind: 'verse',
      original: 'Ἄργον δ’ αὖ κατὰ μοῖρ’ ἔλαβεν μέλανος θανάτοιο,<br>αὐτίκ’ ἰδόντ’ Ὀδυσῆα ἐεικοστῷ ἐνιαυτῷ.',
      zh: '而阿尔戈斯，在第二十年重见奥德修斯之后，黑色死亡的命运立刻攫住了他。',
      en: 'But Argos the doom of black death took, at once when he had seen Odysseus in the twentieth year.',
      fr: 'Mais Argos, le sort de la noire mort le saisit, sitôt qu’il eut revu Ulysse après vingt ans.',
      es: 'Pero a Argos se lo llevó el destino de la negra muerte, apenas hubo visto a Odiseo al cabo de veinte años.',
      jp: 'だがアルゴスは、二十年目にオデュッセウスを見るや、たちまち黒い死の定めに捕らえられた。',
      notes: [
        {
          id: '1',
          text: [
            '奥德修斯的老猎犬，是唯一立刻认出主人的。',
            'His old hound, alone in knowing his master at once.',
            'Son vieux chien de chasse, seul à reconnaître aussitôt son maître.',
            'Su viejo perro de caza, el único que reconoció al punto a su amo.',
            '主人をただちに見分けた老いた猟犬。',
          ],
        },
      ],
    },
  ],
};
