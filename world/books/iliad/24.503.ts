import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '24.503',
  segments: [
    {
      id: '503-506',
      kind: 'verse',
      original:
        'ἀλλ’ αἰδεῖο θεούς, Ἀχιλεῦ, αὐτόν τ’ ἐλέησον,<br>μνησάμενος σοῦ πατρός· ἐγὼ δ’ ἐλεεινότερός περ,<br>ἔτλην δ’ οἷ’ οὔ πώ τις ἐπιχθόνιος βροτὸς ἄλλος,<br>ἀνδρὸς παιδοφόνοιο ποτὶ στόμα χεῖρ’ ὀρέγεσθαι.',
      zh: '“看在神明面上，阿喀琉斯，可怜可怜我，念着你自己的父亲吧。我比他还要可怜：世上没有哪个凡人受过我受的，我把杀我儿子的那只手，捧到了嘴边。”',
      en: '“Revere the gods, Achilles, and pity me, remembering your own father. I am more pitiable still; I have borne what no other mortal on earth has yet borne, to lift to my mouth the hand of the man who killed my son.”',
      fr: '« Respecte les dieux, Achille, et aie pitié de moi, te souvenant de ton père. Je suis plus à plaindre encore ; j’ai osé ce qu’aucun autre mortel sur terre n’a osé : porter à ma bouche la main de l’homme qui a tué mon fils. »',
      es: '«Respeta a los dioses, Aquiles, y ten piedad de mí, acordándote de tu padre. Yo soy aún más digno de lástima; he soportado lo que ningún otro mortal en la tierra: llevarme a la boca la mano del hombre que mató a mi hijo».',
      jp: '「神々を畏れよ、アキレウス、おのれの父を思い起こして、私を憐れんでくれ。私はさらに哀れな者だ。地上のいかなる人も耐えたことのないことに耐えた、わが子を殺した男の手を口もとに引き寄せることに。」',
    },
    {
      id: '507-508',
      kind: 'verse',
      original: 'ὣς φάτο, τῷ δ’ ἄρα πατρὸς ὑφ’ ἵμερον ὦρσε γόοιο·<br>ἁψάμενος δ’ ἄρα χειρὸς ἀπώσατο ἦκα γέροντα.',
      zh: '一席话勾起他想为父亲哭一场的心；他拉住老人的手，轻轻推开。',
      en: 'So he spoke, and stirred in him the longing to weep for his father; he took the old man’s hand and gently put him from him.',
      fr: 'Il dit, et fit naître en lui le désir de pleurer sur son père ; prenant la main du vieillard, il l’écarta doucement.',
      es: 'Así habló, y despertó en él el deseo de llorar por su padre; tomó la mano del anciano y lo apartó con suavidad.',
      jp: 'こう語って、彼の心に父を悼んで泣きたい思いをかき立てた。アキレウスは老人の手を取り、そっと押しやった。',
    },
    {
      id: '509-512',
      kind: 'verse',
      original:
        'τὼ δὲ μνησαμένω, ὃ μὲν Ἕκτορος ἀνδροφόνοιο<br>κλαῖ’ ἁδινὰ προπάροιθε ποδῶν Ἀχιλῆος ἐλυσθείς,<br>αὐτὰρ Ἀχιλλεὺς κλαῖεν ἑὸν πατέρ’, ἄλλοτε δ’ αὖτε<br>Πάτροκλον· τῶν δὲ στοναχὴ κατὰ δώματ’ ὀρώρει.',
      zh: '两个人各有所思：一个缩在阿喀琉斯脚边，哭那杀敌无数的赫克托耳，哭得哀哀不止；阿喀琉斯哭自己的父亲，一阵又哭帕特罗克洛斯；屋里满是他们的呜咽。',
      en: 'And the two remembered: the one, crouched at Achilles’ feet, wept loud for man-slaying Hector, and Achilles wept now for his father, now again for Patroclus; and their moaning went up through the house.',
      fr: 'Et tous deux se souvenaient : l’un, prostré aux pieds d’Achille, pleurait à grands sanglots Hector tueur d’hommes ; Achille pleurait son père, et tantôt aussi Patrocle ; leur plainte s’élevait dans la demeure.',
      es: 'Y ambos recordaban: el uno, encogido a los pies de Aquiles, lloraba sin consuelo a Héctor, matador de hombres; Aquiles lloraba a su padre y a ratos también a Patroclo; y su gemido se alzaba por la casa.',
      jp: '二人は思い出にひたり、一人はアキレウスの足もとにうずくまり、人を倒すヘクトルを悼んで激しく泣き、アキレウスは父を、またパトロクロスを悼んで泣いた。その嘆きの声は館じゅうに満ちた。',
    },
    {
      id: '525-528',
      kind: 'verse',
      original:
        'ὡς γὰρ ἐπεκλώσαντο θεοὶ δειλοῖσι βροτοῖσι,<br>ζώειν ἀχνυμένοις· αὐτοὶ δέ τ’ ἀκηδέες εἰσί.<br>δοιοὶ γάρ τε πίθοι κατακείαται ἐν Διὸς οὔδει<br>δώρων οἷα δίδωσι κακῶν, ἕτερος δὲ ἑάων.',
      zh: '“神给苦命的人纺出来的就是这样的日子：活着，就得伤心；他们自己倒没有忧愁。宙斯家的地上摆着两口瓮，装的是他送人的东西，一口是祸，一口是福。”',
      en: '“For so the gods have spun for wretched mortals, to live in sorrow, while they themselves are without care. Two jars stand on the floor of Zeus, of the gifts that he gives: one of evils, the other of blessings.”',
      fr: '« Car tel est le sort que les dieux ont filé aux misérables mortels : vivre dans la peine, tandis qu’eux-mêmes sont sans souci. Deux jarres sont posées sur le seuil de Zeus, pleines des dons qu’il donne : l’une, de maux ; l’autre, de biens. »',
      es: '«Pues eso hilaron los dioses para los míseros mortales: vivir afligidos, mientras ellos viven sin cuidado. Dos tinajas hay en el suelo de Zeus, con los dones que da: una de males, otra de bienes».',
      jp: '「神々は哀れな人間どもに、嘆きつつ生きる定めを紡いだのだ。ご自身は憂いを知らずに。ゼウスの床には、賜る物を入れた甕が二つ据えてある。一つは禍い、一つは幸いの甕だ。」',
    },
  ],
};
