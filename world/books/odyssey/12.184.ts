import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '12.184',
  segments: [
    {
      id: '184-185',
      kind: 'verse',
      original: 'δεῦρ’ ἄγ’ ἰών, πολύαιν’ Ὀδυσεῦ, μέγα κῦδος Ἀχαιῶν,<br>νῆα κατάστησον, ἵνα νωιτέρην ὄπ’ ἀκούσῃς.',
      zh: '“来吧，广受赞颂的奥德修斯，阿开奥斯人的大荣耀，停下你的船，听听我们两人的歌声。',
      en: '“Come here, much-praised Odysseus, great glory of the Achaeans; stay your ship, that you may hear our voice.',
      fr: '« Viens ici, Ulysse tant vanté, grande gloire des Achéens ; arrête ton navire, pour entendre notre voix.',
      es: '«Ven aquí, muy alabado Odiseo, gran gloria de los aqueos; detén tu nave para oír nuestra voz.',
      jp: '「ここへおいで、誉れ高いオデュッセウス、アカイア人の大いなる誇り。船をとめて、私たちの声をお聞き。',
    },
    {
      id: '186-188',
      kind: 'verse',
      original:
        'οὐ γάρ πώ τις τῇδε παρήλασε νηὶ μελαίνῃ,<br>πρίν γ’ ἡμέων μελίγηρυν ἀπὸ στομάτων ὄπ’ ἀκοῦσαι,<br>ἀλλ’ ὅ γε τερψάμενος νεῖται καὶ πλείονα εἰδώς.',
      zh: '从来没有人乘黑色的船从这里经过，不先听我们口中蜜一般的歌声；听过的人心满意足地离去，知道得也更多。',
      en: 'No one has yet rowed past here in his black ship without hearing the honey-sweet voice from our mouths; and he goes on his way delighted, and knowing more.',
      fr: 'Nul n’est jamais passé ici sur sa nef noire sans entendre la voix de miel qui sort de nos bouches ; puis il s’en va, charmé et plus savant.',
      es: 'Nadie ha pasado aún por aquí en su negra nave sin oír la voz de miel de nuestras bocas; y se va después, gozoso y sabiendo más.',
      jp: '黒い船でここを過ぎた人で、私たちの口から流れる蜜の声を聞かなかった人はいない。聞いて楽しみ、より多くを知って帰ってゆく。',
    },
    {
      id: '189-191',
      kind: 'verse',
      original:
        'ἴδμεν γάρ τοι πάνθ’ ὅσ’ ἐνὶ Τροίῃ εὐρείῃ<br>Ἀργεῖοι Τρῶές τε θεῶν ἰότητι μόγησαν,<br>ἴδμεν δ’ ὅσσα γένηται ἐπὶ χθονὶ πουλυβοτείρῃ.',
      zh: '我们知道阿尔戈斯人和特洛伊人在辽阔的特洛伊因神意所受的一切苦难，我们知道丰饶大地上发生的一切。”',
      en: 'For we know all that Argives and Trojans suffered in wide Troy by the will of the gods, and we know all that comes to be on the bountiful earth.”',
      fr: 'Car nous savons tout ce qu’Argiens et Troyens, dans la vaste Troade, ont souffert par la volonté des dieux, et nous savons tout ce qui advient sur la terre nourricière. »',
      es: 'Pues sabemos cuanto en la ancha Troya padecieron argivos y troyanos por voluntad de los dioses, y sabemos cuanto sucede sobre la tierra fecunda».',
      jp: '広いトロイアで、神々の意によりアルゴス人とトロイア人がなめた苦しみをみな、私たちは知っている。豊かな大地に起こることをみな、知っている。」',
    },
  ],
};
