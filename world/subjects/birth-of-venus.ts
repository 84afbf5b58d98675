import { subject } from '../subject.ts';

export default subject({
  id: 'birth-of-venus',
  kind: 'painting',
  region: 'europe',
  names: ['维纳斯的诞生', 'The Birth of Venus', 'La Naissance de Vénus', 'El nacimiento de Venus', 'ヴィーナスの誕生'],
  otherNames: [['波提切利的维纳斯'], ['Nascita di Venere'], ['Nascita di Venere'], ['Nascita di Venere'], ['ウェヌスの誕生']],
  disambiguation: ['波提切利的画', 'painting by Botticelli', 'tableau de Botticelli', 'cuadro de Botticelli', 'ボッティチェッリの絵画'],
  times: [{ role: 'made', span: ['1484~', '1486~'], source: ['uffizi-collection'] }],
  place: { at: [43.7678, 11.2553], name: ['佛罗伦萨乌菲兹美术馆', 'Uffizi, Florence', 'Offices, Florence', 'Galería Uffizi, Florencia', 'フィレンツェ、ウフィツィ美術館'] },
  summary: [
    '桑德罗·波提切利的蛋彩画，约作于1485年，绘在布上。女神立于扇贝之上，被风神吹送到岸，春之女神展开花袍相迎。画面取意于《荷马颂歌》和波利齐亚诺的诗，而非直接的神话插图。它是古代以后最早的大型裸体女神像之一，十六世纪藏于美第奇的卡斯泰洛别墅，沉寂三百年后才声名大噪。',
    'A painting in tempera on canvas by Sandro Botticelli, of about 1485. The goddess stands on a scallop shell, blown ashore by winds, while one of the Hours holds out a flowered cloak. It takes its theme from the Homeric Hymn to Aphrodite and from Poliziano’s verse. One of the first large nude goddesses since antiquity, it hung in the Medici villa at Castello and won fame only in the nineteenth century.',
    'Peinture à la détrempe sur toile de Sandro Botticelli, vers 1485. La déesse, debout sur une coquille, est poussée au rivage par les vents, tandis qu’une Heure lui tend un manteau fleuri. Le thème vient de l’Hymne homérique à Aphrodite et des vers de Politien. L’un des premiers grands nus de déesse depuis l’Antiquité, il pendait à la villa médicéenne de Castello et ne devint célèbre qu’au XIXe siècle.',
    'Pintura al temple sobre lienzo de Sandro Botticelli, de hacia 1485. La diosa, de pie sobre una venera, llega a la orilla empujada por los vientos, mientras una Hora le tiende un manto florido. El tema viene del Himno homérico a Afrodita y de los versos de Poliziano. Uno de los primeros grandes desnudos de diosa desde la Antigüedad, colgaba en la villa Médicis de Castello y no alcanzó fama hasta el siglo XIX.',
    'サンドロ・ボッティチェッリが1485年頃、布地にテンペラで描いた作品。帆立貝の上に立つ女神が風に吹かれて岸に着き、季節の女神ホーラが花模様の衣を広げて迎える。主題は『ホメーロス風讃歌』とポリツィアーノの詩による。古代以来ほとんど最初の大きな裸体の女神像で、メディチ家のカステッロ荘にあり、十九世紀になって名を得た。',
  ],
  events: [
    { when: '1485~', title: ['波提切利作画，委托人不明，或与美第奇家族有关', 'Botticelli paints it, probably for a member of the Medici family', 'Botticelli la peint, sans doute pour un membre des Médicis', 'Botticelli la pinta, probablemente para un miembro de los Médici', 'ボッティチェッリが描く。おそらくメディチ家の一員のため'], at: 'florence', weight: 3, source: ['lightbown-botticelli'] },
    { when: '1550', title: ['瓦萨里在卡斯泰洛见到此画', 'Vasari sees it in the villa at Castello', 'Vasari la voit à la villa de Castello', 'Vasari la ve en la villa de Castello', 'ヴァザーリがカステッロ荘で目にする'], at: 'villa-di-castello', weight: 1, source: ['vasari', 'Life of Botticelli'] },
    { when: '1815', title: ['移入乌菲兹美术馆', 'Moves to the Uffizi', 'Entre aux Offices', 'Pasa a la galería Uffizi', 'ウフィツィ美術館に移る'], at: 'uffizi', weight: 2, source: ['uffizi-collection'] },
  ],
  relations: [
    { word: 'legend-of', to: 'homer', note: ['《荷马颂歌》第六首写湿润的西风把阿芙洛狄忒吹过海浪', 'The sixth Homeric Hymn tells how the moist west wind carried Aphrodite over the sea', 'Le sixième Hymne homérique montre le vent d’ouest humide portant Aphrodite sur la mer', 'El sexto Himno homérico cuenta cómo el húmedo viento del oeste llevó a Afrodita por el mar', '『ホメーロス風讃歌』第6歌は、湿った西風がアプロディーテーを運んだと歌う'], source: ['homeric-hymns', '6'] },
    { word: 'legend-of', to: 'alexander-the-great', note: ['普林尼说，亚历山大宠姬坎帕斯佩据说是阿佩莱斯《出水阿芙洛狄忒》的模特', 'Pliny reports that Campaspe, loved by Alexander, was said to be the model of Apelles’ Aphrodite rising from the sea', 'Selon Pline, Campaspe, aimée d’Alexandre, passait pour le modèle de l’Aphrodite sortant des flots d’Apelle', 'Según Plinio, Campaspe, amada de Alejandro, pasaba por modelo de la Afrodita saliendo del mar de Apeles', 'プリニウスによれば、アレクサンドロスの愛妾カンパスペがアペレスの『海から上がるアプロディーテー』のモデルという'], source: ['pliny', '35.86–87'] },
    { word: 'compared-with', to: 'pompeii', note: ['庞贝“贝壳维纳斯之家”有同题壁画，但波提切利无从得见', 'The House of Venus in the Shell has the same subject, but Botticelli could never have seen it', 'La maison de la Vénus à la coquille traite le même sujet, mais Botticelli n’a pu la voir', 'La casa de la Venus en la concha trata el mismo tema, pero Botticelli no pudo verla', '「貝殻のウェヌスの家」に同じ主題があるが、ボッティチェッリは見ることができなかった'], source: ['lightbown-botticelli'] },
  ],
  same: { wikidata: 'Q151047' },
});
