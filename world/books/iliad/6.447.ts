import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '6.447',
  segments: [
    {
      id: '447',
      kind: 'verse',
      original: 'εὖ γὰρ ἐγὼ τόδε οἶδα κατὰ φρένα καὶ κατὰ θυμόν·',
      zh: '这件事我心里明白，我胸中有数：',
      en: 'For this I know well in my mind and in my heart:',
      fr: 'Car je le sais bien, dans mon esprit et dans mon cœur :',
      es: 'Pues bien lo sé en mi mente y en mi corazón:',
      jp: '私は心と胸のうちで、よく知っている。',
    },
    {
      id: '448-449',
      kind: 'verse',
      original: 'ἔσσεται ἦμαρ ὅτ’ ἄν ποτ’ ὀλώλῃ Ἴλιος ἱρὴ<br>καὶ Πρίαμος καὶ λαὸς ἐϋμμελίω Πριάμοιο.',
      zh: '会有那么一天，神圣的伊利昂要毁掉，普里阿摩斯，连同他那些善用梣木枪的人民，也要一起毁掉。',
      en: 'a day will come when sacred Ilios shall perish, and Priam, and the people of Priam of the good ash spear.',
      fr: 'un jour viendra où périra la sainte Ilion, et Priam, et le peuple de Priam à la bonne lance de frêne.',
      es: 'vendrá un día en que perezca la sagrada Ilión, y Príamo, y el pueblo de Príamo, el de la buena lanza de fresno.',
      jp: 'いつかその日が来よう。聖なるイリオスも、プリアモスも、よき梣の槍もつプリアモスの民も、滅びる日が。',
    },
  ],
};
