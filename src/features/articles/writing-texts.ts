import { texts } from '../../kit/texts.ts';

/** Words of whoever writes articles, and of whoever reviews them. */
export const articleWritingTexts = texts({
  'desk.module.article': ['文章', 'Article', 'Article', 'Artículo', '記事'],
  'desk.field.abstract': ['摘要', 'Abstract', 'Résumé', 'Resumen', '要旨'],
  'desk.field.authorName': ['作者', 'Author', 'Auteur', 'Autor', '著者'],
  'desk.field.siteName': ['网站', 'Site', 'Site', 'Sitio', 'サイト'],
  'desk.field.headImage': ['题图', 'Head image', 'Image de tête', 'Imagen de cabecera', 'ヘッダー画像'],
  'desk.field.sections': ['栏目', 'Headings', 'Rubriques', 'Apartados', '見出し'],
});
