import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1',
  segments: [
    {
      id: '1',
      original: '孫子曰：兵者，國之大事，死生之地，存亡之道，不可不察也。',
      zh: '孙子说：战争是国家的大事，关系到生死，决定着存亡，不可不认真考察。',
      en: 'Sunzi said: War is a great matter for a state, the ground of life and death, the road to survival or ruin. It must be looked into.',
      fr: 'Sunzi dit : La guerre est pour l’État une grande affaire, le lieu de la vie et de la mort, la voie du salut ou de la perte. On ne saurait ne pas l’examiner.',
      es: 'Sunzi dijo: La guerra es para el Estado un asunto grave, el terreno de la vida y la muerte, el camino de la salvación o de la ruina. No puede dejar de examinarse.',
      jp: '孫子は言う。戦争は国の大事であり、生死の分かれるところ、存亡の道である。よくよく考えなければならない。',
    },
    {
      id: '2',
      original: '兵者，詭道也。故能而示之不能，用而示之不用，近而示之遠，遠而示之近。',
      zh: '用兵是诡诈之道。所以能打，装作不能打；要打，装作不打；要在近处行动，装作在远处；要在远处行动，装作在近处。',
      en: 'War is the way of deceit. So when able, seem unable; when active, seem idle; when near, seem far; when far, seem near.',
      fr: 'La guerre est l’art de tromper. Capable, parais incapable ; actif, parais inactif ; proche, parais loin ; loin, parais proche.',
      es: 'La guerra es el arte del engaño. Si puedes, finge no poder; si actúas, finge no actuar; si estás cerca, finge estar lejos; si lejos, cerca.',
      jp: '戦争は詭道である。だから、できてもできないように見せ、用いても用いないように見せ、近くても遠いように見せ、遠くても近いように見せる。',
    },
    {
      id: '3',
      original: '攻其無備，出其不意。',
      zh: '进攻敌人没有防备的地方，在敌人意想不到的时候出击。',
      en: 'Attack where he is unprepared; come out where he does not expect you.',
      fr: 'Attaque où il n’est pas préparé ; surgis où il ne t’attend pas.',
      es: 'Ataca donde no esté preparado; surge donde no te espere.',
      jp: 'その備えのないところを攻め、その思いもよらぬところに出る。',
    },
  ],
};
