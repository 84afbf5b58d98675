import { texts } from '../../../kit/texts.ts';

/** Pictures in a text. */
export const figureTexts = texts({
  'write.tool.picture': ['图片', 'Picture', 'Image', 'Imagen', '画像'],
  'write.tool.figureLeft': ['图片居左', 'Picture on the left', 'Image à gauche', 'Imagen a la izquierda', '画像を左に'],
  'write.tool.figureCentre': [
    '图片居中',
    'Picture in the middle',
    'Image au centre',
    'Imagen centrada',
    '画像を中央に',
  ],
  'write.tool.figureRight': ['图片居右', 'Picture on the right', 'Image à droite', 'Imagen a la derecha', '画像を右に'],
  'write.tool.figureFull': ['通栏', 'Full width', 'Pleine largeur', 'Ancho completo', '横幅いっぱい'],
  'write.tool.figureMore': [
    '图片描述与宽度',
    'Description and width',
    'Description et largeur',
    'Descripción y ancho',
    '画像の説明と幅',
  ],
  'write.tool.figureDelete': [
    '删除图片',
    'Delete the picture',
    'Supprimer l’image',
    'Eliminar la imagen',
    '画像を削除',
  ],
  'write.figure.alt': ['画面描述', 'What it shows', 'Ce qu’elle montre', 'Qué muestra', '画像の内容'],
  'write.figure.alt.hint': [
    '读给看不见图片的读者听。',
    'Read aloud to those who cannot see it.',
    'Lu à voix haute à qui ne peut la voir.',
    'Se lee en voz alta a quien no puede verla.',
    '画像を見られない読者に読み上げられます。',
  ],
  'write.figure.width': ['宽度', 'Width', 'Largeur', 'Ancho', '幅'],
  'write.figure.caption': [
    '写图片说明…',
    'Write a caption…',
    'Écrire une légende…',
    'Escriba un pie…',
    'キャプションを入力…',
  ],
  'write.figure.elsewhere': [
    '其他网站的图片没有带入。请保存后用“图片”按钮上传，并注明许可和来源。',
    'Pictures of other sites were left out. Save them and bring them with the picture button, with licence and source.',
    'Les images d’autres sites ont été laissées de côté. Enregistrez-les puis ajoutez-les avec le bouton Image, licence et source à l’appui.',
    'Las imágenes de otros sitios no se han pegado. Guárdelas y añádalas con el botón Imagen, con licencia y fuente.',
    '他サイトの画像は取り込まれませんでした。保存してから「画像」ボタンで、ライセンスと出典を添えて追加してください。',
  ],
});
