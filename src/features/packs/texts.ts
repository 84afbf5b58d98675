import { texts } from '../../kit/texts.ts';

/** The link by which readers take something away, whole. */
export const packLinkTexts = texts({
  'pack.link': ['整包下载', 'Take it all away', 'Tout emporter', 'Llevárselo todo', 'まとめて持ち出す'],
});

/** What operators read of packs that are refused. */
export const packTexts = texts({
  'error.packUnreadable': [
    '这不是石渠的资料包，或文件已损坏',
    'This is no pack of Stele, or it is broken',
    'Ce n’est pas un paquet de Stele, ou il est abîmé',
    'Esto no es un paquete de Stele, o está estropeado',
    'Stele のパックではないか、壊れています',
  ],
  'error.packPathWrong': [
    '资料包里有指向别处的路径、链接或重复的文件名，已拒收，什么也没有写入',
    'The pack holds a path that leads elsewhere, a link, or a name twice. It is refused, and nothing was written',
    'Le paquet contient un chemin qui mène ailleurs, un lien ou un nom en double. Il est refusé, rien n’a été écrit',
    'El paquete contiene una ruta que lleva a otra parte, un enlace o un nombre repetido. Se rechaza y no se escribió nada',
    'パックに外を指すパス、リンク、または重複した名前があります。受け入れを拒み、何も書き込んでいません',
  ],
  'error.packTooLarge': [
    '资料包解开后过大，像是压缩炸弹，已拒收，什么也没有写入',
    'The pack unpacks to far more than it is, as bombs do. It is refused, and nothing was written',
    'Le paquet se déplie démesurément, comme une bombe. Il est refusé, rien n’a été écrit',
    'El paquete se expande desmesuradamente, como una bomba. Se rechaza y no se escribió nada',
    'パックは展開すると異常に大きくなります（圧縮爆弾の疑い）。受け入れを拒み、何も書き込んでいません',
  ],
  'error.packDamaged': [
    '资料包里的文件与清单不符（缺失、多余或校验和不对），什么也没有写入',
    'A file of the pack is not what its manifest says: missing, beside it, or with another checksum. Nothing was written',
    'Un fichier du paquet n’est pas celui du manifeste : absent, en trop, ou d’une autre somme de contrôle. Rien n’a été écrit',
    'Un archivo del paquete no es el que dice el manifiesto: falta, sobra o tiene otra suma de control. No se escribió nada',
    'パックのファイルが目録と一致しません（不足、余分、またはチェックサム違い）。何も書き込んでいません',
  ],
  'error.packNewer': [
    '资料包由更新版本的石渠制作，请先升级',
    'A newer Stele made this pack: upgrade first',
    'Ce paquet vient d’une version plus récente de Stele : mettez d’abord à jour',
    'Este paquete es de una versión más nueva de Stele: actualice primero',
    'より新しい Stele で作られたパックです。先にアップグレードしてください',
  ],
  'error.packEntities': [
    '资料包里的 XML 声明了实体或文档类型，已拒收，什么也没有写入',
    'XML in the pack declares entities or a document type. It is refused, and nothing was written',
    'Un XML du paquet déclare des entités ou un type de document. Il est refusé, rien n’a été écrit',
    'Un XML del paquete declara entidades o un tipo de documento. Se rechaza y no se escribió nada',
    'パックの XML がエンティティまたは文書型を宣言しています。受け入れを拒み、何も書き込んでいません',
  ],
  'error.packContentWrong': [
    '资料包的内容不合格式，什么也没有写入',
    'Something in the pack cannot be what it says that it is. Nothing was written',
    'Un contenu du paquet n’a pas la forme voulue. Rien n’a été écrit',
    'Algún contenido del paquete no tiene la forma debida. No se escribió nada',
    'パックの内容が形式に合いません。何も書き込んでいません',
  ],
  'error.packAuthorForged': [
    '资料包里的作者不是人名：作者只作署名，不成为本站成员。已拒收，什么也没有写入',
    'An author in the pack is more than a name. Authors come as names alone and never become members here. Nothing was written',
    'Un auteur du paquet est plus qu’un nom. Les auteurs viennent comme simples noms et ne deviennent jamais membres ici. Rien n’a été écrit',
    'Un autor del paquete es más que un nombre. Los autores llegan solo como nombres y nunca se vuelven miembros aquí. No se escribió nada',
    'パックの著者が名前以外のものを含みます。著者は署名としてのみ扱われ、会員にはなりません。何も書き込んでいません',
  ],
});
