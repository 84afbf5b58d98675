import { texts } from '../../kit/texts.ts';

/** What newcomers can do in five minutes. */
export const taskTexts = texts({
  //             zh      en      fr      es      jp
  'task.title': [
    '五分钟能做的事',
    'Five-minute tasks',
    'Tâches de cinq minutes',
    'Tareas de cinco minutos',
    '5分でできること',
  ],
  'task.lead': [
    '从这里开始参与。每一项都很小，提交后由审核者看过即发布。',
    'A way to begin: each is small, and is published once a reviewer has looked at it.',
    'Pour commencer : chacune est petite et paraît dès qu’un relecteur l’a vue.',
    'Para empezar: cada una es pequeña y se publica en cuanto la ve un revisor.',
    '参加の第一歩に。どれも小さな作業で、審査を経て公開されます。',
  ],
  'task.done_one': ['已完成 {count} 项', '{count} done', '{count} accomplie', '{count} hecha', '{count}件完了'],
  'task.done_other': ['已完成 {count} 项', '{count} done', '{count} accomplies', '{count} hechas', '{count}件完了'],
  'task.others': ['换几项', 'Others', 'D’autres', 'Otras', '別のもの'],
  'task.none': [
    '现在没有小任务：每天夜里会重新寻找。',
    'No small tasks right now: they are looked for every night.',
    'Aucune petite tâche pour le moment : elles sont recherchées chaque nuit.',
    'Ahora no hay tareas pequeñas: se buscan cada noche.',
    '今は小さな作業がありません。毎晩さがし直しています。',
  ],
  'task.begin': ['去完成', 'Do it', 'La faire', 'Hacerla', '取りかかる'],
  'task.do.source': ['加一条出处', 'Add a source', 'Ajouter une source', 'Añadir una fuente', '出典を加える'],
  'task.do.precision': ['写明月日', 'Find the day', 'Trouver le jour', 'Precisar el día', '月日を調べる'],
  'task.do.language': [
    '用您的语言写摘要',
    'Write a summary in English',
    'Écrire un résumé en français',
    'Escribir un resumen en español',
    '日本語で要約を書く',
  ],
  'task.do.picture': ['配一张图', 'Add a picture', 'Ajouter une image', 'Añadir una imagen', '画像を加える'],
  'task.do.place': ['标出地点', 'Mark the place', 'Indiquer le lieu', 'Marcar el lugar', '場所を示す'],
  'task.how.source': [
    '它的年代没有出处。在“基本信息”里给任意一个日期填上书、论文或网页。',
    'None of its dates names a source. Give one of them a book, an article or a page, among the basic facts.',
    'Aucune de ses dates n’indique de source. Donnez à l’une d’elles un livre, un article ou une page, dans les données de base.',
    'Ninguna de sus fechas indica fuente. Dé a una de ellas un libro, un artículo o una página, en los datos básicos.',
    '年代に出典がありません。「基本情報」で日付のどれか一つに本・論文・ページを記してください。',
  ],
  'task.how.precision': [
    '只写了年份。查到月日后，在“基本信息”里补上，并注明出处。',
    'Only the year is given. Look up month and day, and put them into the basic facts with where you found them.',
    'Seule l’année est indiquée. Cherchez le mois et le jour, et inscrivez-les dans les données de base avec leur source.',
    'Solo consta el año. Busque el mes y el día e indíquelos en los datos básicos, con su fuente.',
    '年しか書かれていません。月日を調べ、出典とともに「基本情報」に記してください。',
  ],
  'task.how.language': [
    '别的语言已有这个词条。写上名称和两三句摘要就够了，正文可以以后再写。',
    'Other languages have this entry. Its name and two or three sentences are enough; the text can come later.',
    'D’autres langues ont cette entrée. Le nom et deux ou trois phrases suffisent ; le texte peut venir plus tard.',
    'Otras lenguas tienen esta entrada. Bastan el nombre y dos o tres frases; el texto puede venir después.',
    'ほかの言語にはこの項目があります。名前と二、三文の要約で十分です。本文は後からでもかまいません。',
  ],
  'task.how.picture': [
    '还没有图片。在“基本信息”里上传一张可自由使用的图，写明作者和许可。',
    'It has no picture. Upload one that is free to use among the basic facts, with its author and licence.',
    'Elle n’a pas d’image. Ajoutez-en une libre de droits dans les données de base, avec son auteur et sa licence.',
    'No tiene imagen. Suba una de uso libre en los datos básicos, con su autor y su licencia.',
    'まだ画像がありません。自由に使えるものを「基本情報」に、作者とライセンスを添えて加えてください。',
  ],
  'task.how.place': [
    '还不在地图上。在“基本信息”里点一下地图，写上地名。',
    'It is not on the map yet. Point to it on the map among the basic facts, and name the place.',
    'Elle n’est pas encore sur la carte. Pointez l’endroit dans les données de base et nommez-le.',
    'Aún no está en el mapa. Señálelo en los datos básicos y dé nombre al lugar.',
    'まだ地図にありません。「基本情報」の地図で場所を指し、地名を書いてください。',
  ],
});
