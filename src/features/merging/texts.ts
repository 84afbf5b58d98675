import { texts } from '../../kit/texts.ts';

/** The page on which administrators merge two entries. */
export const mergeTexts = texts({
  // zh  en  fr  es  jp
  'merge.title': ['合并词条', 'Merge entries', 'Fusionner des entrées', 'Fusionar entradas', '項目の統合'],
  'merge.lead': [
    '两个词条写的是同一对象时，将其中一个并入另一个。',
    'When two entries turn out to be about the same, one goes into the other.',
    'Quand deux entrées traitent du même sujet, l’une est versée dans l’autre.',
    'Cuando dos entradas tratan de lo mismo, una se integra en la otra.',
    '二つの項目が同じ対象を扱うとき、一方をもう一方に統合します。',
  ],
  'merge.from': [
    '撤下的词条',
    'The entry that goes',
    'L’entrée qui disparaît',
    'La entrada que desaparece',
    'なくなる項目',
  ],
  'merge.into': ['保留的词条', 'The one that stays', 'Celle qui reste', 'La que se queda', '残る項目'],
  'merge.swap': ['互换', 'Swap them', 'Les intervertir', 'Intercambiarlas', '入れ替える'],
  'merge.gets': [
    '“{into}”将获得“{from}”的：',
    '“{into}” gets from “{from}”:',
    '«\u202f{into}\u202f» reçoit de «\u202f{from}\u202f»\u202f:',
    '«{into}» recibe de «{from}»:',
    '「{into}」が「{from}」から受け継ぐもの：',
  ],
  'merge.texts': ['正文语言', 'Texts in', 'Textes en', 'Textos en', '本文の言語'],
  'merge.parts': ['各部分', 'Parts', 'Parties', 'Partes', '各部分'],
  'merge.named_one': [
    '{count} 处提及它的内容改为指向保留的词条',
    '{count} other page names it, and will name the other',
    '{count} autre page la nomme et nommera celle qui reste',
    '{count} página más la nombra y nombrará a la otra',
    'これに触れている{count}件が、残る項目を指すようになります',
  ],
  'merge.named': [
    '{count} 处提及它的内容改为指向保留的词条',
    '{count} other pages name it, and will name the other',
    '{count} autres pages la nomment et nommeront celle qui reste',
    '{count} páginas más la nombran y nombrarán a la otra',
    'これに触れている{count}件が、残る項目を指すようになります',
  ],
  'merge.rest': [
    '点赞、收藏、关注、评论、图片与编辑历史一并移过去；两者都说到的，以保留的词条为准。旧网址会转到新词条。',
    'Likes, favourites, watches, comments, pictures and history go along. Where both say something, the one that stays is right. Old addresses lead to it.',
    'Mentions «\u202fj’aime\u202f», favoris, suivis, commentaires, images et historique suivent. Là où les deux se prononcent, celle qui reste l’emporte. Les anciennes adresses y mènent.',
    'Los «me gusta», favoritos, seguimientos, comentarios, imágenes y el historial van con ella. Donde ambas dicen algo, vale la que se queda. Las direcciones antiguas llevan a ella.',
    'いいね、お気に入り、ウォッチ、コメント、画像、編集履歴も移ります。両方に記述がある場合は残る項目の記述が優先されます。古いアドレスからは新しい項目に転送されます。',
  ],
  'merge.reason': ['理由', 'Reason', 'Motif', 'Motivo', '理由'],
  'merge.forGood': [
    '合并无法撤销。',
    'This cannot be undone.',
    'Cette action est irréversible.',
    'Esta acción no se puede deshacer.',
    'この操作は取り消せません。',
  ],
  'merge.do': ['合并', 'Merge', 'Fusionner', 'Fusionar', '統合する'],
  'merge.done': ['已合并。', 'They are one now.', 'Fusion effectuée.', 'Fusionadas.', '統合しました。'],
  'merge.see': ['查看词条', 'See the entry', 'Voir l’entrée', 'Ver la entrada', '項目を見る'],
  'audit.act.entries/merge': ['合并词条', 'Merged entries', 'Fusion d’entrées', 'Fusión de entradas', '項目の統合'],
});
