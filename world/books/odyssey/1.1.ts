import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.1',
  segments: [
    {
      id: '1-2',
      kind: 'verse',
      original: 'ἄνδρα μοι ἔννεπε, Μοῦσα, πολύτροπον, ὃς μάλα πολλὰ<br>πλάγχθη, ἐπεὶ Τροίης ἱερὸν πτολίεθρον ἔπερσε·',
      zh: '缪斯啊，给我讲那个多谋善变的人吧，他攻破了特洛伊神圣的城堡之后，四处漂泊；',
      en: 'Tell me, Muse, of the man of many turns, who was driven far astray after he had sacked the sacred citadel of Troy;',
      fr: 'Dis-moi, Muse, l’homme aux mille tours qui erra si longtemps, après avoir pillé la sainte citadelle de Troie ;',
      es: 'Háblame, Musa, del hombre de muchas vueltas que tanto anduvo errante después de saquear la sagrada ciudadela de Troya;',
      jp: 'ムーサよ、語れ、かの知略に富む男を。トロイアの聖なる城を攻め落としてのち、あまた所をさすらった男を。',
    },
    {
      id: '3-5',
      kind: 'verse',
      original:
        'πολλῶν δ’ ἀνθρώπων ἴδεν ἄστεα καὶ νόον ἔγνω,<br>πολλὰ δ’ ὅ γ’ ἐν πόντῳ πάθεν ἄλγεα ὃν κατὰ θυμόν,<br>ἀρνύμενος ἥν τε ψυχὴν καὶ νόστον ἑταίρων.',
      zh: '他见过许多人的城市，懂得他们的心思；他在海上心里受了许多苦，为保全自己的性命和同伴的归程。',
      en: 'many were the people whose cities he saw and whose mind he learned, many the pains he suffered in his heart at sea, striving for his own life and his comrades’ return.',
      fr: 'il vit les villes de bien des hommes et connut leur esprit ; sur la mer il souffrit en son cœur bien des peines, luttant pour sa vie et pour le retour de ses compagnons.',
      es: 'de muchos hombres vio las ciudades y conoció el pensar; muchos dolores sufrió en su ánimo por el mar, luchando por su vida y por el regreso de sus compañeros.',
      jp: '多くの人の町を見、その心を知り、海の上ではおのれの命と仲間の帰国を守ろうと、胸のうちに多くの苦しみを味わった。',
    },
    {
      id: '6-9',
      kind: 'verse',
      original:
        'ἀλλ’ οὐδ’ ὣς ἑτάρους ἐρρύσατο, ἱέμενός περ·<br>αὐτῶν γὰρ σφετέρῃσιν ἀτασθαλίῃσιν ὄλοντο,<br>νήπιοι, οἳ κατὰ βοῦς Ὑπερίονος Ἠελίοιο<br>ἤσθιον· αὐτὰρ ὁ τοῖσιν ἀφείλετο νόστιμον ἦμαρ.',
      zh: '可他虽然尽力，仍没能救下同伴；他们因自己的妄为而丧命，这些傻子，竟吃了赫利俄斯·许佩里翁的牛，太阳神便夺去了他们归家的日子。',
      en: 'Yet even so he did not save his comrades, much as he wished; they perished by their own recklessness, fools, who ate the cattle of Helios Hyperion, and he took from them the day of their return.',
      fr: 'Mais même ainsi il ne sauva pas ses compagnons, malgré son désir ; ils périrent par leur propre démence, les insensés, qui mangèrent les bœufs d’Hélios Hypérion, et celui-ci leur ôta le jour du retour.',
      es: 'Mas ni así salvó a sus compañeros, por mucho que quiso; perecieron por su propia insensatez, necios, que se comieron las vacas de Helios Hiperión, y este les quitó el día del regreso.',
      jp: 'だが、いかに願っても仲間を救えなかった。彼らはみずからの愚行によって滅びた。愚か者よ、日の神ヒュペリオンの牛を食らったのだ。神は彼らから帰国の日を奪った。',
    },
    {
      id: '10',
      kind: 'verse',
      original: 'τῶν ἁμόθεν γε, θεά, θύγατερ Διός, εἰπὲ καὶ ἡμῖν.',
      zh: '女神，宙斯的女儿，从哪里讲起都好，也讲给我们听吧。',
      en: 'From whatever point you will, goddess, daughter of Zeus, tell us too.',
      fr: 'De cela, déesse, fille de Zeus, dis-nous quelque chose à nous aussi.',
      es: 'De ello, diosa, hija de Zeus, cuéntanos también a nosotros, desde donde quieras.',
      jp: 'そのことを、どこからなりと、女神よ、ゼウスの娘よ、われらにも語れ。',
    },
  ],
};
