import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1.1.1',
      original:
        'Θουκυδίδης Ἀθηναῖος ξυνέγραψε τὸν πόλεμον τῶν Πελοποννησίων καὶ Ἀθηναίων, ὡς ἐπολέμησαν πρὸς ἀλλήλους, ἀρξάμενος εὐθὺς καθισταμένου καὶ ἐλπίσας μέγαν τε ἔσεσθαι καὶ ἀξιολογώτατον τῶν προγεγενημένων.',
      zh: '雅典人修昔底德写下了伯罗奔尼撒人与雅典人彼此交战的历史；战争一开始他就着手撰写，预料它将是一场大战，比以往任何战争都更值得记述。',
      en: 'Thucydides of Athens wrote the war of the Peloponnesians and the Athenians, how they fought against one another. He began as soon as it broke out, expecting that it would be great and more worth telling than any that had gone before.',
      fr: 'Thucydide d’Athènes a écrit la guerre des Péloponnésiens et des Athéniens, comment ils se combattirent. Il commença dès qu’elle éclata, prévoyant qu’elle serait grande et plus digne de récit que toutes les précédentes.',
      es: 'Tucídides de Atenas escribió la guerra de los peloponesios y los atenienses, cómo lucharon unos contra otros. Empezó apenas estalló, previendo que sería grande y más digna de relato que todas las anteriores.',
      jp: 'アテナイ人トゥキュディデスは、ペロポンネソス人とアテナイ人の戦争を、両者が互いにいかに戦ったかを書き記した。戦いが起こるとすぐに筆を起こしたのは、それが大きな、これまでのどの戦いよりも語るに足るものになると予期したからである。',
    },
  ],
};
