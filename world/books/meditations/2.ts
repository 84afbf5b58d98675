import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '2',
  segments: [
    {
      id: '2.1',
      original:
        'Ἕωθεν προλέγειν ἑαυτῷ· συντεύξομαι περιέργῳ, ἀχαρίστῳ, ὑβριστῇ, δολερῷ, βασκάνῳ, ἀκοινωνήτῳ. πάντα ταῦτα συμβέβηκεν ἐκείνοις παρὰ τὴν ἄγνοιαν τῶν ἀγαθῶν καὶ κακῶν.',
      zh: '清晨先对自己说：我会遇见好管闲事的人、忘恩的人、傲慢的人、诡诈的人、嫉妒的人、不合群的人。他们所以如此，都是因为不知善恶。',
      en: 'At daybreak tell yourself: I shall meet with the meddler, the thankless, the insolent, the false, the envious, the unsociable. All this has come upon them because they do not know good from evil.',
      fr: 'Dès l’aurore, dis-toi d’avance : je rencontrerai un indiscret, un ingrat, un insolent, un fourbe, un envieux, un insociable. Tout cela leur est venu de ce qu’ils ignorent le bien et le mal.',
      es: 'Al alba, dite de antemano: me encontraré con un entrometido, un ingrato, un insolente, un falso, un envidioso, un insociable. Todo eso les ha venido por ignorar el bien y el mal.',
      jp: '夜明けに、自分に言い聞かせておけ。今日私は、おせっかいな者、恩知らず、横柄な者、ずるい者、妬む者、人と交わらぬ者に出会うだろう。これらはみな、善悪を知らないところから彼らに生じたのだ。',
    },
    {
      id: '2.17',
      original:
        'Τοῦ ἀνθρωπίνου βίου ὁ μὲν χρόνος στιγμή, ἡ δὲ οὐσία ῥέουσα, ἡ δὲ αἴσθησις ἀμυδρά, ἡ δὲ ὅλου τοῦ σώματος σύγκρισις εὔσηπτος, ἡ δὲ ψυχὴ ῥόμβος, ἡ δὲ τύχη δυστέκμαρτον, ἡ δὲ φήμη ἄκριτον.',
      zh: '人的一生，时间是一个点，实体在流动，感觉昏暗，整个身体的构成易于腐朽，灵魂是旋转的陀螺，命运难以测度，名声没有定准。',
      en: 'Of human life the time is a point, the substance a flowing, the sense dim, the make of the whole body apt to rot, the soul a spinning top, fortune hard to read, and fame without judgment.',
      fr: 'De la vie humaine, la durée est un point, la substance un écoulement, la sensation obscure, l’assemblage du corps entier prompt à pourrir, l’âme un tourbillon, la fortune malaisée à deviner, la renommée sans discernement.',
      es: 'De la vida humana, el tiempo es un punto; la sustancia, un fluir; la sensación, oscura; la trama de todo el cuerpo, corruptible; el alma, una peonza; la fortuna, difícil de prever; la fama, sin juicio.',
      jp: '人の生は、その時は一点、その実質は流れ、その感覚はおぼろ、その身体の組み立ては朽ちやすく、魂は回る独楽、運は測りがたく、名声は定めがたい。',
    },
  ],
};
