import { texts } from '../../kit/texts.ts';

/** Bringing pictures. */
export const mediaTexts = texts({
  'picture.choose':         ['选择图片',        'Choose a picture',      'Choisir une image',       'Elegir una imagen',         '画像を選ぶ'],
  'picture.replace':        ['更换图片',        'Another picture',       'Autre image',             'Otra imagen',               '別の画像にする'],
  'picture.hint':           ['也可拖入或粘贴。JPEG、PNG、WebP、AVIF 或 GIF，大于 {width}×{height} 像素，不超过 {size} MB。', 'Or drop or paste one here. JPEG, PNG, WebP, AVIF or GIF, larger than {width}×{height} pixels, up to {size} MB.', 'Ou déposez-la, ou collez-la ici. JPEG, PNG, WebP, AVIF ou GIF, plus de {width} × {height} pixels, jusqu’à {size} Mo.', 'También puede soltarla o pegarla aquí. JPEG, PNG, WebP, AVIF o GIF, de más de {width} × {height} píxeles y hasta {size} MB.', 'ここへのドロップや貼り付けもできます。JPEG、PNG、WebP、AVIF、GIF、{width}×{height}ピクセル超、{size} MBまで。'],
  'picture.new':            ['添加图片',        'A picture',             'Ajouter une image',       'Añadir una imagen',         '画像を追加'],
  'picture.caption':        ['说明',            'Caption',               'Légende',                 'Pie de imagen',             'キャプション'],
  'picture.caption.example': ['例如：奥古斯都像，大理石，公元 1 世纪', 'Augustus, marble, 1st century', 'Auguste, marbre, Iᵉʳ siècle', 'Augusto, mármol, siglo I', '例：アウグストゥス像、大理石、1世紀'],
  'picture.author':         ['作者或拍摄者',    'Artist or photographer', 'Artiste ou photographe', 'Artista o fotógrafo',       '作者・撮影者'],
  'picture.licence':        ['许可',            'Licence',               'Licence',                 'Licencia',                  'ライセンス'],
  'picture.licence.choose': ['请选择…',         'Choose one…',           'Choisir…',                'Elija una…',                '選んでください…'],
  'picture.licence.hint':   ['自己拍摄的照片可选 CC BY-SA 4.0 或 CC0。', 'For a photograph of your own, take CC BY-SA 4.0 or CC0.', 'Pour une photographie de vous, prenez CC BY-SA 4.0 ou CC0.', 'Para una fotografía suya, elija CC BY-SA 4.0 o CC0.', 'ご自身の写真なら CC BY-SA 4.0 か CC0 を選んでください。'],
  'picture.source':         ['来源',            'Source',                'Source',                  'Fuente',                    '出典'],
  'picture.source.example': ['博物馆、书名，或“自摄”', 'A museum, a book, or “own photograph”', 'Musée, livre ou « photographie personnelle »', 'Un museo, un libro o «fotografía propia»', '美術館名、書名、または「自分で撮影」'],
  'picture.source.url':     ['来源网址',        'Its address on the web', 'Son adresse sur le web', 'Su dirección en la web',    '出典のURL'],
  'picture.optional':       ['可不填',          'optional',              'facultatif',              'opcional',                  '任意'],
  'picture.source.urlShape': ['网址须以 http:// 或 https:// 开头', 'An address begins with http:// or https://', 'Une adresse commence par http:// ou https://', 'Una dirección empieza por http:// o https://', 'URLは http:// か https:// で始めてください'],
  'picture.upload':         ['上传',            'Upload',                'Envoyer',                 'Subir',                     'アップロード'],
  'picture.sending':        ['正在上传…',       'Uploading…',            'Envoi en cours…',         'Subiendo…',                 'アップロード中…'],
  'picture.readying':       ['正在处理…',       'Being prepared…',       'Préparation…',            'Preparando…',               '処理中…'],
  'picture.portrait':       ['词条图片',        'Picture of the entry',  'Image de l’entrée',       'Imagen de la entrada',      '項目の画像'],
  'picture.portrait.lead':  ['显示在词条开头，各语言共用；没有图片时以名称的拓片代替。', 'Stands at the head of the entry in every language; until there is one, a rubbing of the name takes its place.', 'En tête de l’entrée dans toutes les langues ; à défaut, un estampage du nom la remplace.', 'Encabeza la entrada en todos los idiomas; mientras no la haya, la sustituye un calco del nombre.', 'すべての言語で項目の冒頭に表示されます。画像がない間は名前の拓本が入ります。'],
  'picture.remove':         ['移除图片',        'Remove the picture',    'Retirer l’image',         'Quitar la imagen',          '画像を外す'],
  'picture.preview':        ['预览',            'Preview',               'Aperçu',                  'Vista previa',              'プレビュー'],
  'picture.reading':        ['正在打开图片…',   'Opening the picture…',  'Ouverture de l’image…',   'Abriendo la imagen…',       '画像を開いています…'],
});
