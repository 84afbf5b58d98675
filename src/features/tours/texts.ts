import { texts } from '../../kit/texts.ts';

/** What tours say. */
export const tourTexts = texts({
  //  zh, en, fr, es, jp
  'error.tourNotFound': [
    '没有这条导览路线。',
    'There is no such tour.',
    'Cette visite n’existe pas.',
    'No existe esa visita.',
    'このツアーはありません。',
  ],
  'tours.mine': ['我的导览', 'My tours', 'Mes visites', 'Mis visitas', '自分のツアー'],
  'tours.mine.lead': [
    '把本站的页面排成一条路线，每站写几句话。',
    'Put views of this site in an order, with a few words for each.',
    'Mettez des vues de ce site dans un ordre, avec quelques mots pour chacune.',
    'Ponga vistas de este sitio en un orden, con unas palabras para cada una.',
    '当サイトの画面を順に並べ、それぞれに短い文を添えます。',
  ],
  'own.newTitle': ['新的，题为', 'A new one, called', 'Une nouvelle, intitulée', 'Una nueva, titulada', '新規の題名'],
  'own.begin': ['开始', 'Begin', 'Commencer', 'Empezar', '始める'],
  'own.drafts': ['草稿', 'Drafts', 'Brouillons', 'Borradores', '下書き'],
  'own.committed': [
    '送审与结果',
    'Sent to review, and what became of it',
    'Envoyées en relecture, et la suite',
    'Enviadas a revisión, y su resultado',
    '審査に出したものと結果',
  ],
  'own.none': [
    '这里还没有。',
    'Nothing here yet.',
    'Rien ici pour l’instant.',
    'Aún no hay nada aquí.',
    'まだありません。',
  ],
  'own.commit': ['送审', 'Send to review', 'Envoyer en relecture', 'Enviar a revisión', '審査に出す'],
  'own.edit': ['编辑', 'Edit', 'Modifier', 'Editar', '編集'],
  'own.delete': ['删除', 'Delete', 'Supprimer', 'Eliminar', '削除'],
  'own.delete.draft': [
    '删除“{title}”的草稿？不能恢复。',
    'Delete the draft of “{title}”? It cannot be brought back.',
    'Supprimer le brouillon de « {title} » ? C’est irréversible.',
    '¿Eliminar el borrador de «{title}»? No se puede recuperar.',
    '「{title}」の下書きを削除しますか。元に戻せません。',
  ],
  'own.delete.committed': [
    '删除送审的“{title}”？已经发表的，读者也不再看到。',
    'Delete “{title}” from review? What is published goes from the readers, too.',
    'Retirer « {title} » de la relecture ? Ce qui est publié disparaît aussi pour les lecteurs.',
    '¿Eliminar «{title}» de la revisión? Lo publicado desaparece también para los lectores.',
    '審査に出した「{title}」を削除しますか。公開済みのものは読者からも見えなくなります。',
  ],
  'desk.module.tour': ['导览', 'Tour', 'Visite guidée', 'Visita guiada', 'ツアー'],
  'finding.stopsMissing': [
    '导览没有一站',
    'The tour has no stop',
    'La visite n’a aucune étape',
    'La visita no tiene ninguna parada',
    'ツアーに立ち寄り先がありません',
  ],
  'finding.stopNowhere': [
    '这个地址不是本站给读者看的页面',
    'This address is no page of this site for readers',
    'Cette adresse n’est pas une page de ce site destinée aux lecteurs',
    'Esta dirección no es una página de este sitio para lectores',
    'このアドレスは、読者向けの当サイトのページではありません',
  ],
  'finding.stopSilent': [
    '这一站没有标题',
    'This stop has no title',
    'Cette étape n’a pas de titre',
    'Esta parada no tiene título',
    'この立ち寄り先に題がありません',
  ],
});
