import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '1.5',
  segments: [
    {
      id: '1.5.3a',
      original:
        'ταῦτα μέν νυν Πέρσαι τε καὶ Φοίνικες λέγουσι· ἐγὼ δὲ περὶ μὲν τούτων οὐκ ἔρχομαι ἐρέων ὡς οὕτω ἢ ἄλλως κως ταῦτα ἐγένετο,',
      zh: '波斯人和腓尼基人是这样说的。至于这些事是这样发生还是那样发生，我不去断言；',
      en: 'That is what the Persians and the Phoenicians say. For my part I am not going to say of these things that they came about so or otherwise;',
      fr: 'Voilà ce que disent les Perses et les Phéniciens. Quant à moi, je ne vais pas dire que cela s’est passé ainsi ou autrement ;',
      es: 'Esto es lo que dicen los persas y los fenicios. Por mi parte, no voy a decir de ello que ocurrió así o de otro modo;',
      jp: '以上がペルシア人とフェニキア人の言うところである。これがそのとおりであったか、そうでなかったかを、私は述べるつもりはない。',
    },
    {
      id: '1.5.3b',
      original:
        'τὸν δὲ οἶδα αὐτὸς πρῶτον ὑπάρξαντα ἀδίκων ἔργων ἐς τοὺς Ἕλληνας, τοῦτον σημήνας προβήσομαι ἐς τὸ πρόσω τοῦ λόγου, ὁμοίως σμικρὰ καὶ μεγάλα ἄστεα ἀνθρώπων ἐπεξιών.',
      zh: '我要指出我自己所知道的那个最先对希腊人行不义的人，然后把叙述向前推进，一样地走遍人间大大小小的城市。',
      en: 'but I shall point to the man who, I myself know, first began wrongs against the Greeks, and then go forward in my account, passing alike through small cities of men and great.',
      fr: 'mais j’indiquerai celui dont je sais moi-même qu’il commença le premier à faire tort aux Grecs, puis j’avancerai dans mon récit, parcourant pareillement petites et grandes cités des hommes.',
      es: 'pero señalaré al que yo mismo sé que fue el primero en agraviar a los griegos, y luego seguiré adelante en el relato, recorriendo por igual ciudades pequeñas y grandes de los hombres.',
      jp: '私自身が知るかぎりで、最初にギリシア人に不正を働いた者を示したうえで、人の住む町を大小の別なく訪ねながら話を先へ進めよう。',
    },
    {
      id: '1.5.4a',
      original:
        'τὰ γὰρ τὸ πάλαι μεγάλα ἦν, τὰ πολλὰ αὐτῶν σμικρὰ γέγονε, τὰ δὲ ἐπ’ ἐμεῦ ἦν μεγάλα, πρότερον ἦν σμικρά.',
      zh: '因为从前大的城市，许多已经变小；而在我的时代大的，从前却是小的。',
      en: 'For of those that were great of old most have become small, and those that were great in my time were small before.',
      fr: 'Car, de celles qui jadis étaient grandes, la plupart sont devenues petites, et celles qui étaient grandes de mon temps étaient petites auparavant.',
      es: 'Pues de las que antaño eran grandes, las más se han hecho pequeñas, y las que en mi tiempo eran grandes antes fueron pequeñas.',
      jp: 'かつて大きかった町の多くは小さくなり、私の時代に大きい町は、以前は小さかったのである。',
    },
    {
      id: '1.5.4b',
      original: 'τὴν ἀνθρωπηίην ὦν ἐπιστάμενος εὐδαιμονίην οὐδαμὰ ἐν τὠυτῷ μένουσαν ἐπιμνήσομαι ἀμφοτέρων ὁμοίως.',
      zh: '我知道人间的幸福从不久留一处，所以两者我将同样记述。',
      en: 'Knowing then that human happiness never stays in one place, I shall make mention of both alike.',
      fr: 'Sachant donc que le bonheur humain ne demeure jamais au même point, je ferai mention des unes comme des autres.',
      es: 'Sabiendo, pues, que la dicha humana nunca permanece en un mismo lugar, haré mención de unas y otras por igual.',
      jp: '人の幸せが決して同じ所にとどまらぬことを知る私は、だから両方をひとしく語るのである。',
    },
  ],
};
