import { texts } from '../../../kit/texts.ts';

/** Writing who and what is where in a picture. */
export const pictureTexts = texts({
  'picture.submitted': [
    '已提交审核',
    'Submitted for review',
    'Soumis à relecture',
    'Enviado a revisión',
    '審査に提出しました',
  ],
  'regions.hint': [
    '在图上拖出一个方框；也可在列表中添加，以百分数移动。次序即逐一看去的次序。',
    'Draw a box on the picture, or add one in the list and move it by percent. Their order is that of looking around.',
    'Tracez un cadre sur l’image, ou ajoutez-en un dans la liste et déplacez-le en pourcentages. Leur ordre est celui de la visite.',
    'Dibuje un recuadro sobre la imagen, o añádalo en la lista y muévalo por porcentajes. Su orden es el del recorrido.',
    '画像の上で枠を描くか、一覧で追加して百分率で動かします。並び順が「順に見る」の順です。',
  ],
  'regions.entry': [
    '第 {number} 处：词条',
    'Region {number}: entry',
    'Zone {number} : article',
    'Zona {number}: artículo',
    '領域{number}：項目',
  ],
  'regions.label': ['名称', 'What is there', 'Ce qui est là', 'Qué hay ahí', '何があるか'],
  'regions.sentence': [
    '一句导览',
    'A sentence for looking around',
    'Une phrase pour la visite',
    'Una frase para el recorrido',
    '案内の一文',
  ],
  'regions.left': ['左 %', 'Left %', 'Gauche %', 'Izquierda %', '左 %'],
  'regions.top': ['上 %', 'Top %', 'Haut %', 'Arriba %', '上 %'],
  'regions.width': ['宽 %', 'Width %', 'Largeur %', 'Ancho %', '幅 %'],
  'regions.height': ['高 %', 'Height %', 'Hauteur %', 'Alto %', '高さ %'],
  'regions.add': ['添加一处', 'Add a region', 'Ajouter une zone', 'Añadir una zona', '領域を追加'],
  'regions.remove': ['移除', 'Remove', 'Retirer', 'Quitar', '外す'],
  'regions.submit': ['提交审核', 'Submit for review', 'Soumettre', 'Enviar a revisión', '審査に出す'],
  'regions.nameless': [
    '每一处都需要词条或名称。',
    'Every region needs an entry or a name.',
    'Chaque zone doit avoir un article ou un nom.',
    'Cada zona necesita un artículo o un nombre.',
    'どの領域にも項目か名前が必要です。',
  ],
});
