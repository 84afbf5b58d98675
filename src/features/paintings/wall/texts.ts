import { texts } from '../../../kit/texts.ts';

/** The wall of all paintings. */
export const wallTexts = texts({
  'wall.title': ['画墙', 'The wall', 'Le mur', 'El muro', '絵の壁'],
  'wall.coming': ['正在挂画…', 'Hanging the pictures…', 'Accrochage…', 'Colgando los cuadros…', '絵を掛けています…'],
  'wall.none': [
    '还没有带图片的画作。',
    'No painting has a picture yet.',
    'Aucun tableau n’a encore d’image.',
    'Ninguna pintura tiene imagen todavía.',
    '画像のある絵画はまだありません。',
  ],
  'wall.by': ['排列方式', 'How they hang', 'Accrochage', 'Cómo cuelgan', '並べ方'],
  'wall.time': ['按时间', 'Along time', 'Dans le temps', 'Por el tiempo', '時代順'],
  'wall.painter': ['按画家', 'By painter', 'Par peintre', 'Por pintor', '画家別'],
  'wall.colour': ['按色调', 'By colour', 'Par couleur', 'Por color', '色別'],
  'wall.unknown': ['佚名', 'Unknown', 'Anonyme', 'Anónimo', '作者不詳'],
  'wall.undated': ['年代不详', 'Undated', 'Sans date', 'Sin fecha', '年代不詳'],
  'wall.label': [
    '画墙：{count} 幅画',
    'A wall of {count} paintings',
    'Un mur de {count} tableaux',
    'Un muro de {count} pinturas',
    '{count}点の絵の壁',
  ],
  'wall.keys': [
    '拖动平移；点选后滚轮或双指缩放。键盘：方向键逐幅走，+ 和 − 缩放，0 看全部，回车打开。',
    'Drag to move; wheel or two fingers to zoom once it is in focus. Keys: arrows go from picture to picture, + and − zoom, 0 shows all, Enter opens.',
    'Glissez pour déplacer ; molette ou deux doigts pour zoomer une fois le mur actif. Clavier : flèches d’un tableau à l’autre, + et − pour zoomer, 0 pour tout voir, Entrée pour ouvrir.',
    'Arrastre para mover; rueda o dos dedos para ampliar cuando esté activo. Teclado: flechas de un cuadro a otro, + y − amplían, 0 lo muestra todo, Intro abre.',
    'ドラッグで移動。選ぶとホイールか二本指で拡大。キー：矢印で次の絵へ、＋と−で拡大縮小、0で全体、Enterで開く。',
  ],
  'wall.list': ['以列表查看', 'The same as a list', 'La même chose en liste', 'Lo mismo en una lista', '一覧で見る'],
});
