import { subject } from '../subject.ts';

export default subject({
  id: 'shiji',
  kind: 'book',
  region: 'east-asia',
  names: ['史记', 'Shiji', 'Shiji', 'Shiji', '史記'],
  otherNames: [['太史公书', '太史公记'], ['Records of the Grand Historian', 'Records of the Scribe'], ['Mémoires historiques', 'Mémoires du Grand Historien'], ['Registros del Gran Historiador', 'Memorias históricas'], ['太史公書']],
  times: [{ role: 'made', span: ['-0104~', '-0091~'], source: ['shiji', '130'] }],
  place: { at: [34.31, 108.86], name: ['长安', 'Chang’an', 'Chang’an', 'Chang’an', '長安'] },
  summary: [
    '中国第一部纪传体通史，司马迁撰，记事上起黄帝，下迄汉武帝太初年间。全书一百三十篇，分本纪十二、表十、书八、世家三十、列传七十，约五十二万字。其兼采典籍、档案与亲身见闻，为游侠、商贾、刺客、外族立传，叙事生动。后世正史皆沿其体，列“二十四史”之首。',
    'The first general history of China, written by Sima Qian and reaching from the legendary Yellow Emperor to his own day. Its 130 chapters fall into annals, tables, treatises, hereditary houses and lives; beside kings and ministers they find room for assassins, merchants, jesters and foreign peoples. It uses archives, older books and what the author heard on his journeys. All later dynastic histories followed its form.',
    'Première histoire générale de la Chine, écrite par Sima Qian, de l’Empereur Jaune légendaire jusqu’à son temps. Ses 130 chapitres se répartissent en annales, tableaux, traités, maisons héréditaires et biographies ; à côté des rois et des ministres y paraissent assassins, marchands, bouffons et peuples étrangers. L’auteur y emploie archives, livres anciens et récits recueillis en voyage. Toutes les histoires dynastiques en reprirent la forme.',
    'Primera historia general de China, escrita por Sima Qian, que va del legendario Emperador Amarillo a su propio tiempo. Sus 130 capítulos se reparten en anales, tablas, tratados, casas hereditarias y biografías; junto a reyes y ministros caben asesinos, mercaderes, bufones y pueblos extranjeros. Emplea archivos, libros antiguos y lo que el autor oyó en sus viajes. Todas las historias dinásticas posteriores siguieron su forma.',
    '中国最初の紀伝体の通史。司馬遷の撰で、伝説の黄帝から漢の武帝の時代までを百三十篇に記す。本紀・表・書・世家・列伝の五つからなり、帝王や大臣だけでなく、刺客・商人・俳優・異民族にも伝を立てた。記録や古書に加え、旅先で聞いた話も用いる。生き生きとした叙述で知られ、以後の正史はみなその体裁を受け継いだ。二十四史の第一。',
  ],
  events: [
    { when: ['-0104~', '-0091~'], title: ['司马迁撰成百三十篇', 'Sima Qian writes the 130 chapters', 'Sima Qian écrit les 130 chapitres', 'Sima Qian escribe los 130 capítulos', '司馬遷が百三十篇を書き上げる'], at: 'chang-an', weight: 3, with: ['sima-qian'], source: ['hanshu', '62'] },
    { when: '-0060~', title: ['外孙杨恽公布其书于世', 'His grandson Yang Yun makes the book known', 'Son petit-fils Yang Yun fait connaître le livre', 'Su nieto Yang Yun da a conocer el libro', '外孫の楊惲が世に広める'], at: 'chang-an', weight: 2, source: ['hanshu', '62'] },
    { when: '0440~', title: ['裴骃在刘宋作《史记集解》', 'Pei Yin writes the oldest surviving commentary', 'Pei Yin écrit le plus ancien commentaire conservé', 'Pei Yin escribe el comentario conservado más antiguo', '裴駰が現存最古の注『史記集解』を著す'], at: 'nanjing', weight: 1, source: ['early-chinese-texts'] },
    { when: '1895', title: ['沙畹在巴黎出版法文译本首卷', 'Chavannes publishes the first volume of his French translation', 'Chavannes publie le premier tome de sa traduction française', 'Chavannes publica el primer tomo de su traducción francesa', 'シャヴァンヌが仏訳第一巻をパリで刊行する'], at: 'paris', weight: 1, source: ['early-chinese-texts'] },
  ],
  relations: [
    { word: 'tells-of', to: 'qin-shi-huang', source: ['shiji', '6'] },
    { word: 'tells-of', to: 'xiang-yu', source: ['shiji', '7'] },
    { word: 'tells-of', to: 'laozi', source: ['shiji', '63'] },
    { word: 'tells-of', to: 'xiongnu', note: ['《匈奴列传》是现存最早的匈奴专记', 'Its chapter 110 is the oldest surviving account of the Xiongnu', 'Son chapitre 110 est le plus ancien récit conservé sur les Xiongnu', 'Su capítulo 110 es el relato más antiguo conservado sobre los xiongnu', '巻百十は匈奴についての現存最古の記録である'], source: ['shiji', '110'] },
    { word: 'tells-of', to: 'li-si', source: ['shiji', '87'] },
    { word: 'tells-of', to: 'shang-dynasty', note: ['其商王世系为二十世纪出土的甲骨文所证实', 'Oracle bones dug up in the twentieth century bore out its list of Shang kings', 'Les os oraculaires exhumés au XXᵉ siècle ont confirmé sa liste des rois Shang', 'Los huesos oraculares hallados en el siglo XX confirmaron su lista de reyes Shang', '二十世紀出土の甲骨文がその殷王の系譜を裏づけた'], source: ['shiji', '3'] },
    { word: 'made-under', to: 'han-dynasty', when: ['-0104~', '-0091~'], source: ['hanshu', '62'] },
  ],
});
