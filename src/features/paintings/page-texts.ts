import { texts } from '../../kit/texts.ts';

/** The pages of paintings, and what a painting says of itself wherever it is written. */
export const paintingTexts = texts({
  'painting.styles': ['风格', 'Style', 'Style', 'Estilo', '様式'],
  'painting.themes': ['题材', 'Theme', 'Thème', 'Tema', '主題'],
  'painting.materials': ['材料', 'Material', 'Matière', 'Técnica', '画材'],
  'painting.supports': ['载体', 'Support', 'Support', 'Soporte', '支持体'],
  'painting.centuries': ['世纪', 'Century', 'Siècle', 'Siglo', '世紀'],
  'painting.museums': ['收藏', 'Museum', 'Musée', 'Museo', '所蔵館'],
  'painting.hues': ['色调', 'Colour', 'Couleur', 'Color', '色'],
  'painting.artists': ['作者', 'Painted by', 'Peint par', 'Pintado por', '作者'],
  'painting.size': ['尺寸', 'Size', 'Dimensions', 'Medidas', '寸法'],
  'painting.museum': ['收藏', 'Museum', 'Musée', 'Museo', '所蔵館'],
  'painting.inventory': ['馆藏编号', 'Inventory number', 'Numéro d’inventaire', 'Número de inventario', '所蔵番号'],
  'painting.provenance': ['流传', 'Provenance', 'Provenance', 'Procedencia', '来歴'],
  'painting.creditLine': ['鸣谢', 'Credit line', 'Mention', 'Línea de crédito', 'クレジット'],
});
