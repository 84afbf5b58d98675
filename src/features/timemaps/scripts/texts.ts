import { texts } from '../../../kit/texts.ts';

/** What map scripts say. */
export const mapScriptTexts = texts({
  //  zh, en, fr, es, jp
  'error.mapScriptNotFound': [
    '没有这幅读者地图。',
    'There is no such map.',
    'Cette carte n’existe pas.',
    'No existe ese mapa.',
    'この地図はありません。',
  ],
  'desk.module.mapscript': ['读者地图', 'Map by a reader', 'Carte d’un lecteur', 'Mapa de un lector', '読者の地図'],
  'finding.shapesMissing': [
    '地图上还没有任何图形',
    'Nothing is drawn on the map yet',
    'Rien n’est encore dessiné sur la carte',
    'Aún no hay nada dibujado en el mapa',
    '地図にはまだ何も描かれていません',
  ],
  'finding.shapeUnsound': [
    '图形与自身相交，或点太少',
    'The shape crosses itself or has too few points',
    'La forme se coupe elle-même ou compte trop peu de points',
    'La forma se cruza consigo misma o tiene muy pocos puntos',
    '図形が自身と交わっているか、点が足りません',
  ],
  'finding.oldMapUnlaid': [
    '古地图至少需要三个不在一条直线上的控制点',
    'The old map needs at least three control points that are not on one line',
    'La carte ancienne demande au moins trois points de calage non alignés',
    'El mapa antiguo necesita al menos tres puntos de control no alineados',
    '古地図には、一直線上にない三つ以上の基準点が必要です',
  ],
});
