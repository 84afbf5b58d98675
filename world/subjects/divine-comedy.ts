import { subject } from '../subject.ts';

export default subject({
  id: 'divine-comedy',
  kind: 'book',
  region: 'europe',
  names: ['神曲', 'Divine Comedy', 'Divine Comédie', 'Divina comedia', '神曲'],
  otherNames: [['喜剧'], ['Commedia', 'La Divina Commedia'], ['Commedia', 'La Divine Comédie'], ['Comedia', 'Commedia'], ['ラ・ディヴィーナ・コンメディア']],
  times: [{ role: 'made', span: ['1307~', '1321'], source: ['enciclopedia-dantesca', 'Commedia'] }],
  place: { at: [44.4168, 12.2009], name: ['拉文纳', 'Ravenna', 'Ravenne', 'Rávena', 'ラヴェンナ'] },
  summary: [
    '但丁流亡中以托斯卡纳语写成的长诗，意大利文学的开山巨著。诗人自述1300年复活节前后由维吉尔引导穿过地狱与炼狱，再由贝雅特丽齐领上天国，沿途遇见古今数百人物，评判其善恶与命运。全诗一百歌、一万四千余行，用他首创的三韵体，三部都以“群星”一词收束。“神圣”之称为后人所加。',
    'A long poem in Tuscan by Dante, written in exile and the first great work of Italian literature. The poet tells how at Easter 1300 Virgil led him through hell and purgatory and Beatrice through heaven, among hundreds of the dead whose guilt and glory he weighs. Its hundred cantos, over 14,000 lines, are in the terza rima he devised; “divine” was added by posterity.',
    'Long poème toscan de Dante, écrit en exil, première grande œuvre de la littérature italienne. Le poète y raconte comment, à Pâques 1300, Virgile le mena par l’enfer et le purgatoire, puis Béatrice par le paradis, parmi des centaines de morts dont il pèse fautes et mérites. Ses cent chants, plus de 14 000 vers, sont en tierce rime, forme qu’il inventa. Le titre de « divine » vient de la postérité.',
    'Largo poema toscano de Dante, escrito en el destierro, primera gran obra de la literatura italiana. El poeta cuenta que en la Pascua de 1300 Virgilio lo guio por el infierno y el purgatorio, y Beatriz por el paraíso, entre cientos de muertos cuyas culpas y méritos sopesa. Sus cien cantos, más de 14 000 versos, emplean los tercetos encadenados que él ideó; lo de «divina» lo añadió la posteridad.',
    'ダンテが亡命中にトスカーナ語で書いた長編詩で、イタリア文学最初の大作。1300年の復活祭のころ、詩人はウェルギリウスに導かれて地獄と煉獄を巡り、ベアトリーチェに導かれて天国に昇る。古今数百の死者と出会い、その罪と栄光を量る。全百歌・一万四千行余は彼の創始した三韻句法により、三篇とも「星々」の語で終わる。「神聖な」の題は後世の付加。',
  ],
  events: [
    { when: '1314~', title: ['《地狱篇》开始流传', 'The Inferno begins to circulate', 'L’Enfer commence à circuler', 'El Infierno empieza a circular', '「地獄篇」が世に広まり始める'], weight: 2, with: ['dante'], source: ['enciclopedia-dantesca', 'Commedia'] },
    { when: '1373-10-23', title: ['薄伽丘在佛罗伦萨开始公开讲解《神曲》', 'Boccaccio begins public lectures on the poem in Florence', 'Boccace commence à Florence ses leçons publiques sur le poème', 'Boccaccio comienza en Florencia sus lecciones públicas sobre el poema', 'ボッカッチョがフィレンツェで公開講義を始める'], at: 'florence', weight: 1, source: ['enciclopedia-dantesca', 'Boccaccio'] },
    { when: '1472-04-11', title: ['在福利尼奥首次印行', 'Is printed for the first time, at Foligno', 'Est imprimée pour la première fois, à Foligno', 'Se imprime por primera vez, en Foligno', 'フォリーニョで初めて印刷される'], at: 'foligno', weight: 2, source: ['enciclopedia-dantesca', 'Commedia'] },
  ],
  relations: [
    { word: 'tells-of', to: 'thomas-aquinas', source: ['commedia', 'Paradiso 10–13'] },
    { word: 'tells-of', to: 'ibn-rushd', note: ['他在灵薄狱的贤者之间，“写下那部大注释”', 'He sits in Limbo among the wise, “who made the great commentary”', 'Il siège dans les Limbes parmi les sages, lui « qui fit le grand commentaire »', 'Está en el Limbo entre los sabios, «que hizo el gran comentario»', '辺獄の賢者のなかに「大いなる注釈をなした」者として座る'], source: ['commedia', 'Inferno 4.144'] },
    { word: 'tells-of', to: 'saladin', note: ['他独自站在灵薄狱的一旁', 'He stands in Limbo, alone and apart', 'Il se tient dans les Limbes, seul et à l’écart', 'Está en el Limbo, solo y aparte', '辺獄でただ一人、離れて立つ'], source: ['commedia', 'Inferno 4.129'] },
    { word: 'tells-of', to: 'trajan', note: ['异教皇帝图拉真因替寡妇伸张正义，竟列于天国', 'The pagan emperor who did justice to a poor widow is found among the blessed', 'L’empereur païen qui rendit justice à une pauvre veuve figure parmi les bienheureux', 'El emperador pagano que hizo justicia a una pobre viuda figura entre los bienaventurados', '貧しい寡婦に正義を行った異教の皇帝が天国に置かれる'], source: ['commedia', 'Purgatorio 10, Paradiso 20'] },
    { word: 'tells-of', to: 'justinian', source: ['commedia', 'Paradiso 6'] },
    { word: 'tells-of', to: 'homer', source: ['commedia', 'Inferno 4.88'] },
    { word: 'tells-of', to: 'charlemagne', source: ['commedia', 'Paradiso 18.43'] },
  ],
  same: { wikidata: 'Q40185' },
});
