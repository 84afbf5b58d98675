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
