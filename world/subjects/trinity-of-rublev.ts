import { subject } from '../subject.ts';

export default subject({
  id: 'trinity-of-rublev',
  kind: 'painting',
  region: 'europe',
  names: ['鲁布廖夫的《三位一体》', 'Rublev’s Trinity', 'La Trinité de Roublev', 'La Trinidad de Rubliov', 'ルブリョフの至聖三者'],
  otherNames: [['圣三一像', '亚伯拉罕的款待'], ['The Trinity', 'Hospitality of Abraham'], ['La Trinité', 'Philoxénie d’Abraham'], ['La Trinidad', 'Hospitalidad de Abraham'], ['三位一体', 'アブラハムの饗応']],
  times: [{ role: 'made', span: ['1411~', '1427~'], source: ['lazarev-rublev'] }],
  place: { at: [56.3104, 38.1301], name: ['谢尔吉耶夫圣三一修道院', 'Trinity Monastery, Sergiyev Posad', 'monastère de la Trinité, Serguiev Possad', 'monasterio de la Trinidad, Sérguiev Posad', 'セルギエフ・ポサドの至聖三者修道院'] },
  summary: [
    '安德烈·鲁布廖夫绘的圣像，作于十五世纪初，为谢尔吉耶夫圣三一修道院所作。取《创世记》中亚伯拉罕款待三位来客的故事，却舍去主人和宴席，只余三位天使围坐祭台般的桌旁，中央置一圣杯，三人目光与身形合成一圈。无署名，作者归属全凭传统；1551年的百章会议把它奉为圣像的典范。',
    'An icon of the early fifteenth century by Andrei Rublev, painted for the monastery of the Trinity founded by Sergius of Radonezh. From the story of Abraham’s three guests in Genesis he dropped the host and the feast and kept three angels around a cup, joined in one circle of looks and lines. It is unsigned and given to him by tradition; the Stoglav council of 1551 made it a model for painters.',
    'Icône du début du XVe siècle d’Andreï Roublev, peinte pour le monastère de la Trinité fondé par Serge de Radonège. Du récit des trois hôtes d’Abraham dans la Genèse, il retranche le maître de maison et le festin et garde trois anges autour d’une coupe, unis dans un cercle de regards et de lignes. Non signée, attribuée par la tradition, elle fut donnée en modèle par le concile du Stoglav, en 1551.',
    'Icono de comienzos del siglo XV, de Andréi Rubliov, pintado para el monasterio de la Trinidad fundado por Sergio de Rádonezh. Del relato de los tres huéspedes de Abraham en el Génesis suprimió al anfitrión y el banquete y conservó a tres ángeles en torno a una copa, unidos en un círculo de miradas y líneas. No lleva firma; la tradición se lo atribuye, y el concilio Stoglav de 1551 lo propuso por modelo.',
    '十五世紀初めにアンドレイ・ルブリョフが、ラドネジの聖セルギイの開いた至聖三者修道院のために描いたイコン。『創世記』でアブラハムがもてなす三人の客の物語から主人と饗宴を省き、杯を囲む三人の天使だけを、視線と輪郭の輪のうちに結びつけた。署名はなく、作者は伝承による。1551年のストグラフ会議は、これを聖像の手本とした。',
  ],
  events: [
    { when: ['1411~', '1427~'], title: ['鲁布廖夫为修道院的圣三一大教堂绘制', 'Rublev paints it for the Trinity cathedral of the monastery', 'Roublev le peint pour la cathédrale de la Trinité du monastère', 'Rubliov lo pinta para la catedral de la Trinidad del monasterio', 'ルブリョフが修道院の至聖三者大聖堂のために描く'], at: 'sergiev-posad', weight: 3, source: ['lazarev-rublev'] },
    { when: '1551', title: ['百章会议定为画三位一体的范本', 'The Stoglav council makes it the model for painting the Trinity', 'Le concile du Stoglav en fait le modèle de toute Trinité', 'El concilio Stoglav lo fija como modelo de toda Trinidad', 'ストグラフ会議が至聖三者像の手本に定める'], at: 'moscow-kremlin', weight: 2, source: ['stoglav', '41'] },
    { when: '1904', title: ['古里亚诺夫揭去金属外罩，显露原画', 'Vasily Guryanov lifts the metal cover and uncovers the painting', 'Vassili Gourianov ôte le revêtement de métal et dégage la peinture', 'Vasili Gurianov retira la cubierta de metal y descubre la pintura', 'グリヤノフが金属の覆いを外し、絵を洗い出す'], at: 'sergiev-posad', weight: 2, source: ['lazarev-rublev'] },
    { when: '1929', title: ['移入莫斯科特列季亚科夫画廊', 'Moves to the Tretyakov Gallery in Moscow', 'Entre à la galerie Tretiakov, à Moscou', 'Pasa a la galería Tretiakov de Moscú', 'モスクワのトレチャコフ美術館へ移る'], at: 'tretyakov', weight: 1, source: ['tretyakov-collection'] },
  ],
  relations: [
    { word: 'dedicated-to', to: 'christianity', note: ['画三位天使而不画父、子、圣灵，是东正教表现三位一体的惯例', 'Showing the Trinity as Abraham’s three angels is the custom of the Eastern churches', 'Figurer la Trinité par les trois anges d’Abraham est d’usage dans les Églises d’Orient', 'Figurar la Trinidad con los tres ángeles de Abraham es costumbre de las Iglesias de Oriente', 'アブラハムの三天使で至聖三者を表すのは東方教会の慣わしである'], source: ['genesis', '18'] },
    { word: 'compared-with', to: 'quran', note: ['《古兰经》也讲述亚伯拉罕款待陌生来客', 'The Quran too tells how Abraham received his strange guests', 'Le Coran raconte aussi l’accueil d’Abraham à ses hôtes étranges', 'El Corán narra también cómo Abraham acogió a sus extraños huéspedes', 'クルアーンもまた、アブラハムが見知らぬ客をもてなす話を語る'], source: ['quran-abraham', '51:24–30'] },
    { word: 'legend-of', to: 'constantine', note: ['君士坦丁在三位来客现身的幔利橡树下建起教堂', 'Constantine built a church at Mamre, under whose oak the three guests were said to have come', 'Constantin bâtit une église à Mambré, sous le chêne où les trois hôtes seraient venus', 'Constantino levantó una iglesia en Mambré, bajo cuya encina se decía que llegaron los tres huéspedes', 'コンスタンティヌスは三人の客が現れたというマムレの樫のもとに教会を建てた'], source: ['eusebius-constantine', '3.51–53'] },
  ],
});
