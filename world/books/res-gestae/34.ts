import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '34',
  segments: [
    {
      id: '34.1',
      original:
        'In consulatu sexto et septimo, postquam bella civilia exstinxeram, per consensum universorum potitus rerum omnium, rem publicam ex mea potestate in senatus populique Romani arbitrium transtuli.',
      zh: '我第六次和第七次任执政官时，内战已被我平息，经众人一致同意，我掌握了一切权力，我把国家从我的权力转交给元老院和罗马人民裁决。',
      en: 'In my sixth and seventh consulships, after I had put out the civil wars, being by the consent of all in control of everything, I handed the republic over from my power to the judgment of the senate and the Roman people.',
      fr: 'Dans mes sixième et septième consulats, après avoir éteint les guerres civiles, maître de tout par le consentement de tous, j’ai remis la république de mon pouvoir à la décision du sénat et du peuple romain.',
      es: 'En mi sexto y séptimo consulado, después de extinguir las guerras civiles, dueño de todo por consenso de todos, pasé la república de mi poder al arbitrio del senado y del pueblo romano.',
      jp: '第六および第七の執政官職にあった時、内乱を鎮めたのち、万人の同意によってすべてを手にしていた私は、国家をわが権力から、元老院とローマ国民の裁量に移した。',
      notes: [
        {
          id: '1',
          text: [
            'potitus 一词蒙森所补，新出残片作 potens。',
            'Potitus is Mommsen’s restoration; a fragment found since has potens.',
            'Potitus est une restitution de Mommsen ; un fragment trouvé depuis porte potens.',
            'Potitus es restitución de Mommsen; un fragmento hallado después trae potens.',
            'potitus はモムゼンの補読。後に見つかった断片では potens。',
          ],
        },
      ],
    },
    {
      id: '34.3',
      original:
        'Post id tempus auctoritate omnibus praestiti, potestatis autem nihilo amplius habui quam ceteri qui mihi quoque in magistratu conlegae fuerunt.',
      zh: '从那以后，我在威望上超过所有的人，但在权力上，并不比与我同任各官职的其他人更多。',
      en: 'After that time I stood above all in authority, but of power I had no more than the others who were my colleagues in each office.',
      fr: 'Depuis lors, je l’ai emporté sur tous en autorité, mais de pouvoir je n’en eus pas plus que les autres qui furent mes collègues en chaque magistrature.',
      es: 'Desde entonces aventajé a todos en autoridad, pero de poder no tuve más que los otros que fueron mis colegas en cada magistratura.',
      jp: 'それより後、私は権威においては万人に勝ったが、権力においては、それぞれの官職で私の同僚であった人々より、少しも多くを持たなかった。',
    },
    {
      id: '35.2',
      original: 'Cum scripsi haec, annum agebam septuagensumum sextum.',
      zh: '写下这些时，我行年七十六。',
      en: 'When I wrote this I was in my seventy-sixth year.',
      fr: 'Quand j’ai écrit ceci, j’étais dans ma soixante-seizième année.',
      es: 'Cuando escribí esto, estaba en mi septuagésimo sexto año.',
      jp: 'これを書いた時、私は七十六年目の年にあった。',
    },
  ],
};
