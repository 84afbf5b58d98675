import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'haru',
  segments: [
    {
      id: '1',
      original:
        '春は、あけぼの。やうやう白くなりゆく山ぎは、少しあかりて、<ruby>紫<rp>（</rp><rt>むらさき</rt><rp>）</rp></ruby>だちたる雲の細くたなびきたる。',
      zh: '春天，是破晓时分。渐渐发白的山际微微亮起，泛紫的云细细地拖曳着。',
      en: 'In spring, the dawn. The rim of the hills grows slowly white, then a little bright, and purplish clouds trail thin above it.',
      fr: 'Au printemps, l’aurore. La crête des monts blanchit peu à peu, s’éclaire un peu, et des nuages violacés s’étirent, minces.',
      es: 'En primavera, el alba. El filo de los montes blanquea poco a poco, clarea apenas, y unas nubes violáceas se alargan, finas.',
      jp: '春は、夜明け。だんだん白くなってゆく山ぎわの空が少し明るんで、紫がかった雲が細くたなびいているのがよい。',
    },
    {
      id: '2',
      original:
        '夏は、夜。月のころはさらなり、闇もなほ、蛍の多く飛びちがひたる。また、ただ一つ二つなど、ほのかにうち光りて行くも、をかし。雨など降るも、をかし。',
      zh: '夏天，是夜晚。有月亮的时候自不必说，没有月亮的暗夜，许多萤火虫交错飞舞也好。又或者只有一两只，微微闪着光飞过，也有意思。下雨也有意思。',
      en: 'In summer, the night. When there is a moon, of course; but in the dark too, when many fireflies cross in flight. Or when one or two go by with a faint gleam: that is charming. When it rains, that is charming too.',
      fr: 'En été, la nuit. Les nuits de lune, bien sûr ; mais dans l’obscurité aussi, quand d’innombrables lucioles se croisent. Ou qu’il n’en passe qu’une ou deux, avec une faible lueur : cela plaît. Que la pluie tombe, cela plaît aussi.',
      es: 'En verano, la noche. Cuando hay luna, por supuesto; pero también en la oscuridad, cuando muchas luciérnagas se cruzan volando. O cuando pasan solo una o dos, con un brillo tenue: es un encanto. También cuando llueve es un encanto.',
      jp: '夏は、夜。月の出ているころは言うまでもないが、闇夜でもやはり、蛍がたくさん飛びかっているのがよい。また、ほんの一つ二つ、かすかに光って飛んでゆくのもおもしろい。雨の降るのもおもしろい。',
    },
    {
      id: '3',
      original:
        '秋は、夕暮れ。夕日のさして山の<ruby>端<rp>（</rp><rt>は</rt><rp>）</rp></ruby>いと近うなりたるに、烏の寝どころへ行くとて、三つ四つ、二つ三つなど、飛びいそぐさへあはれなり。',
      zh: '秋天，是黄昏。夕阳照着，离山头很近的时候，乌鸦要归巢，三只四只、两只三只地匆匆飞去，也让人感动。',
      en: 'In autumn, the evening. When the sun shines low, close to the edge of the hills, even the crows hurrying to their roosts, three or four, two or three together, touch the heart.',
      fr: 'En automne, le soir. Quand le soleil couchant touche presque aux monts, même les corbeaux qui se hâtent vers leur gîte, par trois ou quatre, par deux ou trois, émeuvent.',
      es: 'En otoño, el atardecer. Cuando el sol poniente roza ya la cresta de los montes, hasta los cuervos que se apresuran hacia su nido, en grupos de tres o cuatro, de dos o tres, conmueven.',
      jp: '秋は、夕暮れ。夕日がさして山の端にたいそう近くなったころ、烏がねぐらへ帰ろうと、三羽四羽、二羽三羽と急いで飛んでゆくのさえ、しみじみと心にしみる。',
    },
    {
      id: '4',
      original:
        'まいて雁などのつらねたるが、いと小さく見ゆるは、いとをかし。日入り果てて、風の音、虫の<ruby>音<rp>（</rp><rt>ね</rt><rp>）</rp></ruby>など、はた言ふべきにあらず。',
      zh: '何况大雁排成行列，看去很小，更有意思。太阳完全落下以后，风声、虫声，更是不必说了。',
      en: 'Still more so a line of wild geese that look very small. And when the sun has quite gone, the sound of the wind and the insects is beyond telling.',
      fr: 'Plus encore une file d’oies sauvages qu’on voit toutes petites. Et, le soleil tout à fait couché, le bruit du vent, la voix des insectes, on ne saurait les dire.',
      es: 'Más aún una hilera de gansos salvajes que se ven muy pequeños. Y, puesto ya el sol del todo, el rumor del viento, la voz de los insectos, no hay palabras.',
      jp: 'まして、雁などが列をつくって飛ぶのがとても小さく見えるのは、たいそうおもしろい。日がすっかり沈んで、風の音、虫の声など、これもまた言うまでもない。',
    },
    {
      id: '5',
      original:
        '冬は、つとめて。雪の降りたるは言ふべきにもあらず。霜のいと白きも、またさらでも、いと寒きに、火などいそぎおこして、炭持てわたるも、いとつきづきし。',
      zh: '冬天，是清晨。下了雪自不必说，霜很白的时候，或者没有霜而很冷的时候，急忙生起火来，捧着炭走过，也很相称。',
      en: 'In winter, the early morning. When snow has fallen, no need to say; when the frost is very white too; or, without that, in the bitter cold, when fires are hastily lit and charcoal is carried through the rooms: that is quite as it should be.',
      fr: 'En hiver, le petit matin. Quand la neige est tombée, inutile d’en parler ; quand la gelée est toute blanche aussi ; et même sans cela, par grand froid, quand on ranime vite le feu et qu’on porte le charbon de chambre en chambre : cela sied à merveille.',
      es: 'En invierno, la mañana temprana. Cuando ha nevado, ni que decir tiene; también cuando la escarcha está muy blanca; o, sin ella, con mucho frío, cuando se enciende deprisa el fuego y se lleva el carbón de una estancia a otra: le sienta muy bien.',
      jp: '冬は、早朝。雪の降っているのは言うまでもない。霜がとても白いのも、またそうでなくても、たいそう寒い朝に、火などを急いでおこして炭を運んでゆくのも、いかにもふさわしい。',
    },
    {
      id: '6',
      original:
        '昼になりて、ぬるくゆるびもていけば、<ruby>火桶<rp>（</rp><rt>ひをけ</rt><rp>）</rp></ruby>の火も、白き灰がちになりて、わろし。',
      zh: '到了中午，寒气渐渐缓和，火盆里的火也多成了白灰，就不好了。',
      en: 'Toward noon, as it grows milder, the fire in the brazier turns mostly to white ash, and that is not nice.',
      fr: 'Vers midi, à mesure qu’il fait plus doux, le feu du brasero n’est plus guère que cendre blanche, et c’est laid.',
      es: 'Hacia el mediodía, al templarse el aire, el fuego del brasero se va volviendo ceniza blanca, y eso ya no es bonito.',
      jp: '昼になって、寒さがだんだんゆるんでくると、火桶の火も白い灰ばかりになって、よくない。',
    },
  ],
};
