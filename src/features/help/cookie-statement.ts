/** A text in the five languages. */
type FiveLanguageText = readonly [zh: string, en: string, fr: string, es: string, jp: string];

/** The paragraphs of the cookie statement. */
export const cookieStatement: readonly FiveLanguageText[] = [
  [
    'Cookie 是网站请浏览器保存的一小段文字，下次访问时由浏览器送回。本站只使用必要的几个，都列在下面的表里。',
    'A cookie is a short text that a site asks the browser to keep and to send back on the next visit. This site uses only those that it needs; the table below lists them all.',
    'Un cookie est un court texte qu’un site demande au navigateur de conserver et de lui renvoyer à la visite suivante. Ce site n’utilise que ceux dont il a besoin ; le tableau ci-dessous les énumère tous.',
    'Una cookie es un texto breve que un sitio pide al navegador que guarde y le devuelva en la visita siguiente. Este sitio usa solo las que necesita; la tabla de abajo las enumera todas.',
    'Cookieは、サイトがブラウザに預け、次に訪れたときに送り返してもらう短い文字列です。このサイトは必要なものだけを使い、下の表にすべて挙げています。',
  ],
  [
    '不登录也可能有两个：您在语言菜单里作了选择，sys_lang 就记住这种语言；您关闭了 Cookie 提示，cookie_ok 就记住不必再显示。两者都保存十年，其中没有任何能认出您的内容。',
    'Two may be there without signing in: sys_lang remembers the language that you chose in the menu, and cookie_ok that you dismissed the cookie banner, so that it does not come back. Both are kept for ten years, and neither holds anything by which you could be recognised.',
    'Deux peuvent exister sans connexion : sys_lang retient la langue que vous avez choisie dans le menu, et cookie_ok le fait que vous avez fermé le bandeau, pour qu’il ne revienne pas. Tous deux sont conservés dix ans, et aucun ne contient de quoi vous reconnaître.',
    'Dos pueden existir sin iniciar sesión: sys_lang recuerda el idioma que eligió en el menú, y cookie_ok, que cerró el aviso de cookies, para que no vuelva a aparecer. Ambas se conservan diez años y ninguna contiene nada que permita reconocerle.',
    'ログインしなくても使うものが二つあります。sys_lang はメニューで選んだ言語を、cookie_ok はお知らせを閉じたことを覚え、同じお知らせを繰り返さないようにします。どちらも十年間保存され、個人を見分ける内容は含みません。',
  ],
  [
    '登录之后另有两个。bearer 是会话的凭证，设为 HttpOnly，页面脚本无法读取；服务器只保存它的散列值，即使有人看到数据库，也无法冒用您的会话。free 是可读的标记，只让页面知道有会话存在，单凭它什么也做不了。退出登录之后还会留下 device：一个随机编号，说明您曾用这个浏览器登录过，别人反复猜错密码时，您在这里仍能登录；它同样是 HttpOnly，服务器只存散列值，一年不用即失效。',
    'Two more come with signing in. bearer carries the session; it is HttpOnly, so that no script can read it, and the server stores only its hash, so that nobody who sees the database can take over your session. free is a readable mark that tells the page that there is a session; by itself it opens nothing. One stays when you sign out: device, a random number that says that you have signed in with this browser, so that you still can when strangers keep guessing your password. It too is HttpOnly, stored as a hash only, and ends after a year without use.',
    'Deux autres viennent avec la connexion. bearer porte la session ; il est HttpOnly, donc illisible pour les scripts, et le serveur n’en conserve que l’empreinte : qui verrait la base de données ne pourrait pas s’emparer de votre session. free est une marque lisible qui apprend à la page qu’une session existe ; à elle seule, elle n’ouvre rien. Un troisième reste après la déconnexion : device, un nombre aléatoire qui dit que vous vous êtes déjà connecté avec ce navigateur, afin que vous le puissiez encore quand des inconnus s’acharnent à deviner votre mot de passe. Il est lui aussi HttpOnly, conservé sous forme d’empreinte seulement, et expire au bout d’un an sans usage.',
    'Otras dos llegan al iniciar sesión. bearer lleva la sesión; es HttpOnly, de modo que ningún script puede leerla, y el servidor guarda solo su resumen criptográfico (hash): quien viera la base de datos no podría apoderarse de su sesión. free es una marca legible que indica a la página que hay una sesión; por sí sola no abre nada. Otra queda al cerrar sesión: device, un número aleatorio que dice que ya entró con este navegador, para que pueda seguir entrando aunque unos desconocidos intenten adivinar su contraseña. También es HttpOnly, se guarda solo su hash y caduca tras un año sin uso.',
    'ログインすると、さらに二つ加わります。bearer はセッションを表し、HttpOnlyなのでスクリプトからは読めません。サーバーが残すのはハッシュ値だけで、データベースを見た人でもセッションを乗っ取れません。free はセッションがあることをページに伝える、読み取り可能な印で、それだけでは何の権限もありません。サインアウト後も残るのが device です。このブラウザでログインしたことがあると示す乱数の番号で、他人がパスワードを何度も間違えても、ここからはログインできるようにします。これもHttpOnlyで、保存するのはハッシュ値のみ、一年使わなければ無効になります。',
  ],
  [
    '登录、注册、验证身份的过程中还会短暂出现几个以 pending_ 开头的 Cookie：pending_kaptcha 记住向您出示的图形验证码，pending_phone 记住刚刚验证的手机号，pending_weixin 记住去微信登录的这一次，pending_passkey 记住向通行密钥提出的问题，pending_second_step 记住登录的第一步已经完成，pending_app 记住正在设置的身份验证器应用。它们都是 HttpOnly，只含一个随机编号，十分钟后失效，用过即删。',
    'While you sign in, register or show who you are, a few cookies that begin with pending_ come and go: pending_kaptcha remembers which captcha you were shown, pending_phone which phone was just confirmed, pending_weixin that you went to WeChat to sign in, pending_passkey what your passkey was asked, pending_second_step that the first step of signing in is done, pending_app which authenticator app you are setting up. They are HttpOnly, hold nothing but a random number, end after ten minutes and are deleted once used.',
    'Pendant que vous vous connectez, vous inscrivez ou prouvez votre identité, quelques cookies dont le nom commence par pending_ apparaissent brièvement : pending_kaptcha retient le captcha qui vous a été montré, pending_phone le téléphone qui vient d’être confirmé, pending_weixin que vous êtes allé vous connecter chez WeChat, pending_passkey la question posée à votre clé d’accès, pending_second_step que la première étape de la connexion est faite, pending_app l’application d’authentification que vous configurez. Ils sont HttpOnly, ne contiennent qu’un nombre aléatoire, expirent au bout de dix minutes et sont supprimés dès qu’ils ont servi.',
    'Mientras inicia sesión, se registra o demuestra quién es, aparecen por poco tiempo algunas cookies que empiezan por pending_: pending_kaptcha recuerda qué captcha se le mostró, pending_phone qué teléfono acaba de confirmarse, pending_weixin que fue a WeChat para entrar, pending_passkey qué se le preguntó a su llave de acceso, pending_second_step que ya dio el primer paso para entrar y pending_app qué aplicación de autenticación está configurando. Son HttpOnly, no contienen más que un número aleatorio, caducan a los diez minutos y se borran en cuanto se usan.',
    'ログイン、登録、本人確認の途中では、pending_ で始まるCookieが短い間だけ使われます。pending_kaptcha は表示した画像認証を、pending_phone は確認したばかりの電話番号を、pending_weixin はWeChatでのログインに移ったことを、pending_passkey はパスキーへの問いを、pending_second_step はログインの最初の段階が済んだことを、pending_app は設定中の認証アプリを覚えます。どれもHttpOnlyで、乱数の番号だけを含み、十分で無効になり、使われるとすぐに削除されます。',
  ],
  [
    '本站没有广告 Cookie，也没有第三方的统计或跟踪。字体、脚本和样式都由本站自己提供。',
    'There are no advertising cookies, and no third party measures or tracks you here. Fonts, scripts and styles all come from this site itself.',
    'Il n’y a pas de cookies publicitaires, et aucun tiers ne vous mesure ni ne vous suit ici. Polices, scripts et styles viennent tous de ce site même.',
    'No hay cookies publicitarias, y ningún tercero le mide ni le rastrea aquí. Las tipografías, los scripts y los estilos proceden todos de este mismo sitio.',
    '広告のためのCookieはなく、第三者による計測や追跡もありません。フォント、スクリプト、スタイルはすべてこのサイトから配信します。',
  ],
  [
    '本站自己统计哪些页面被阅读、读了多久，不用 Cookie。浏览器告诉服务器的只有：页面的种类和编号、之前那一页的种类、停留的时间，以及一个随机编号；这个编号每个标签页各不相同，存在 sessionStorage 里，标签页一关就消失。网络地址和浏览器的信息一概不存。逐条记录保存九十天，之后只留每天的总数。您在浏览器里打开“请勿跟踪”（Do Not Track）或“全球隐私控制”（Global Privacy Control），就什么都不发送、不记录。',
    'This site counts for itself which pages are read and for how long, without a cookie. The browser tells the server only the kind of page and its id, the kind of page before it, the time spent on it, and a random number that differs in every tab, stands in sessionStorage and goes when the tab is closed. Neither network address nor browser is kept. Single records are kept for ninety days, after that only the totals of each day. If you turn on Do Not Track or Global Privacy Control in your browser, nothing is sent and nothing recorded.',
    'Ce site compte lui-même quelles pages sont lues et combien de temps, sans cookie. Le navigateur n’indique au serveur que le type de page et son identifiant, le type de la page précédente, le temps passé et un nombre aléatoire, différent dans chaque onglet, placé dans sessionStorage et effacé à la fermeture de l’onglet. Ni l’adresse réseau ni le navigateur ne sont conservés. Les relevés détaillés sont gardés quatre-vingt-dix jours, ensuite seulement les totaux de chaque jour. Si vous activez « Do Not Track » ou « Global Privacy Control » dans votre navigateur, rien n’est envoyé ni enregistré.',
    'Este sitio cuenta por sí mismo qué páginas se leen y durante cuánto tiempo, sin cookies. El navegador solo indica al servidor el tipo de página y su identificador, el tipo de la página anterior, el tiempo de lectura y un número aleatorio, distinto en cada pestaña, que está en sessionStorage y desaparece al cerrarla. No se guardan ni la dirección de red ni el navegador. Los registros individuales se conservan noventa días; después, solo los totales de cada día. Si activa «Do Not Track» o «Global Privacy Control» en su navegador, no se envía ni se registra nada.',
    'このサイトは、どのページがどれだけ読まれたかを自ら、Cookieを使わずに数えます。ブラウザがサーバーに伝えるのは、ページの種類とID、直前のページの種類、読んでいた時間、そして乱数の番号だけです。番号はタブごとに異なり、sessionStorageに置かれ、タブを閉じると消えます。ネットワークアドレスもブラウザの情報も残しません。個々の記録は九十日間、その後は一日ごとの合計だけを保存します。ブラウザで「Do Not Track」または「Global Privacy Control」を有効にすると、何も送信・記録されません。',
  ],
  [
    '您可以随时在浏览器的设置里删除或禁用 Cookie。删除之后，语言回到默认的选择，提示会再次出现，登录也会结束；阅读不受影响。退出登录时，会话即告失效。',
    'You can delete or block cookies at any time in the settings of your browser. The language then goes back to the default, the banner appears again, and you are signed out; reading works as before. Signing out ends the session at once.',
    'Vous pouvez à tout moment supprimer ou bloquer les cookies dans les réglages de votre navigateur. La langue revient alors à celle par défaut, le bandeau réapparaît et vous êtes déconnecté ; la lecture reste possible comme avant. Se déconnecter met aussitôt fin à la session.',
    'Puede borrar o bloquear las cookies en cualquier momento en los ajustes de su navegador. El idioma vuelve entonces al predeterminado, el aviso aparece de nuevo y la sesión se cierra; la lectura sigue funcionando igual. Cerrar sesión le pone fin de inmediato.',
    'Cookieは、ブラウザの設定でいつでも削除や拒否ができます。削除すると言語は既定に戻り、お知らせが再び表示され、ログインも解除されますが、閲覧はそのまま続けられます。サインアウトすると、セッションはすぐに終了します。',
  ],
];

/** Each cookie by name: its purpose and lifetime. */
export const cookieTable: readonly { name: string; purpose: FiveLanguageText; lifetime: FiveLanguageText }[] = [
  {
    name: 'sys_lang',
    purpose: [
      '记住您选择的语言',
      'Remembers the language you chose',
      'Retient la langue choisie',
      'Recuerda el idioma elegido',
      '選んだ言語を覚える',
    ],
    lifetime: ['十年', 'Ten years', 'Dix ans', 'Diez años', '十年'],
  },
  {
    name: 'cookie_ok',
    purpose: [
      '记住 Cookie 提示已关闭',
      'Remembers that the cookie banner was dismissed',
      'Retient que le bandeau a été fermé',
      'Recuerda que se cerró el aviso de cookies',
      'Cookieのお知らせを閉じたことを覚える',
    ],
    lifetime: ['十年', 'Ten years', 'Dix ans', 'Diez años', '十年'],
  },
  {
    name: 'bearer',
    purpose: [
      '登录会话的凭证（HttpOnly，服务器只存散列值）',
      'Carries the session (HttpOnly; only its hash is stored)',
      'Porte la session (HttpOnly ; seule son empreinte est conservée)',
      'Lleva la sesión (HttpOnly; solo se guarda su hash)',
      'セッションを表す（HttpOnly。保存するのはハッシュ値のみ）',
    ],
    lifetime: [
      '至退出登录或会话到期',
      'Until you sign out or the session expires',
      'Jusqu’à la déconnexion ou l’expiration de la session',
      'Hasta cerrar sesión o hasta que esta caduque',
      'サインアウトまたはセッションの期限切れまで',
    ],
  },
  {
    name: 'free',
    purpose: [
      '让页面知道有会话存在的可读标记',
      'Readable mark that there is a session',
      'Marque lisible de l’existence d’une session',
      'Marca legible de que hay una sesión',
      'セッションがあることを示す、読み取り可能な印',
    ],
    lifetime: ['与 bearer 相同', 'As long as bearer', 'Comme bearer', 'Igual que bearer', 'bearer と同じ'],
  },
  {
    name: 'device',
    purpose: [
      '记住您曾用这个浏览器登录（HttpOnly，服务器只存散列值）',
      'Remembers that you have signed in with this browser (HttpOnly; only its hash is stored)',
      'Retient que vous vous êtes connecté avec ce navigateur (HttpOnly ; seule son empreinte est conservée)',
      'Recuerda que ya entró con este navegador (HttpOnly; solo se guarda su hash)',
      'このブラウザでログインしたことを覚える（HttpOnly。保存するのはハッシュ値のみ）',
    ],
    lifetime: ['一年不用即失效', 'A year without use', 'Un an sans usage', 'Un año sin uso', '一年間使わないまで'],
  },
  {
    name: 'pending_…',
    purpose: [
      '登录、注册、验证身份时记住进行到哪一步（HttpOnly，随机编号）',
      'Remembers where you are while you sign in, register or show who you are (HttpOnly; a random number)',
      'Retient où vous en êtes pendant la connexion, l’inscription ou la vérification (HttpOnly ; un nombre aléatoire)',
      'Recuerda en qué punto está al entrar, registrarse o demostrar quién es (HttpOnly; un número aleatorio)',
      'ログイン、登録、本人確認の途中経過を覚える（HttpOnly。乱数の番号）',
    ],
    lifetime: [
      '至多十分钟，用过即删',
      'Ten minutes at most, deleted once used',
      'Dix minutes au plus, supprimé après usage',
      'Diez minutos como máximo, se borra al usarse',
      '最長十分、使用後すぐ削除',
    ],
  },
];
