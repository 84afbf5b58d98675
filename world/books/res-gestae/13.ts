import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '13',
  segments: [
    {
      id: '13',
      original:
        'Ianum Quirinum, quem claussum esse maiores nostri voluerunt cum per totum imperium populi Romani terra marique esset parta victoriis pax, cum, priusquam nascerer, a condita urbe bis omnino clausum fuisse prodatur memoriae, ter me principe senatus claudendum esse censuit.',
      zh: '雅努斯·奎里努斯神庙，我们的祖先规定，当罗马人民的整个疆域里，陆地和海上都以胜利赢得和平时才关闭；据记载，在我出生以前，自建城以来总共只关闭过两次；在我为元首时，元老院三次决议将它关闭。',
      en: 'Janus Quirinus, which our forefathers willed to be shut when through the whole dominion of the Roman people, by land and sea, peace had been won by victories, and which, before I was born, is recorded to have been shut only twice since the founding of the city, the senate three times, while I was its leader, decreed should be shut.',
      fr: 'Janus Quirinus, que nos ancêtres voulurent fermé quand, dans tout l’empire du peuple romain, sur terre et sur mer, la paix serait acquise par des victoires, et qui, avant ma naissance, ne l’avait été, selon la tradition, que deux fois en tout depuis la fondation de la ville, trois fois, moi prince, le sénat en décréta la fermeture.',
      es: 'Jano Quirino, que nuestros antepasados quisieron cerrado cuando en todo el imperio del pueblo romano, por tierra y por mar, se hubiera ganado la paz con victorias, y que antes de nacer yo, según se recuerda, solo dos veces en total se cerró desde la fundación de la ciudad, tres veces, siendo yo príncipe, decretó el senado que se cerrara.',
      jp: 'ヤヌス・クィリヌスの門は、ローマ国民の全領土にわたり、陸にも海にも勝利によって平和が得られた時に閉ざすよう、われらの祖先が定めたものである。私が生まれる前には、建都以来わずか二度閉ざされたと伝えるが、私が第一人者である間に、元老院は三度これを閉ざすべしと決議した。',
    },
  ],
};
