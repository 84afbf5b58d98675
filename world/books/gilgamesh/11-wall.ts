import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: '11-wall',
  segments: [
    {
      id: '21',
      kind: 'verse',
      original: 'kikkiš kikkiš igār igār',
      zh: '“芦苇篱，芦苇篱！墙啊，墙！',
      en: '“Reed fence, reed fence! Wall, wall!',
      fr: '« Haie de roseaux, haie de roseaux ! Mur, mur !',
      es: '«¡Cerca de cañas, cerca de cañas! ¡Muro, muro!',
      jp: '「葦の垣よ、葦の垣よ。壁よ、壁よ。',
      notes: [
        {
          id: '1',
          text: [
            '埃亚神隔墙向乌塔纳匹什提泄露洪水之事。',
            'The god Ea tells Uta-napishti of the flood through the wall.',
            'Le dieu Ea avertit Outa-napishti du déluge à travers le mur.',
            'El dios Ea avisa a Uta-napishti del diluvio a través del muro.',
            'エア神が壁ごしにウタ・ナピシュティに洪水を告げる。',
          ],
        },
      ],
    },
    {
      id: '22',
      kind: 'verse',
      original: 'kikkišu šimēma igāru ḫissas',
      zh: '芦苇篱，你听着；墙，你记着！',
      en: 'Reed fence, hear; wall, take heed!',
      fr: 'Haie de roseaux, écoute ; mur, souviens-toi !',
      es: 'Cerca de cañas, escucha; muro, recuerda.',
      jp: '葦の垣よ、聞け。壁よ、心に留めよ。',
    },
    {
      id: '23-24',
      kind: 'verse',
      original: 'Šuruppakû mār Ubār-Tutu<br>uqur bīta bini eleppa',
      zh: '舒鲁帕克人，乌巴尔图图之子，拆掉房屋，造一条船！',
      en: 'Man of Shuruppak, son of Ubar-Tutu, pull down the house, build a boat!',
      fr: 'Homme de Shuruppak, fils d’Oubar-Toutou, démolis la maison, construis un bateau !',
      es: 'Hombre de Shuruppak, hijo de Ubar-Tutu, ¡derriba la casa, construye un barco!',
      jp: 'シュルッパクの人、ウバル・トゥトゥの子よ、家を壊し、船を造れ。',
    },
    {
      id: '25-26',
      kind: 'verse',
      original: 'muššir mešrâmma šeʾi napšāti<br>makkūra zērma napišta bulliṭ',
      zh: '抛弃财富，寻求生命；厌弃财产，保全性命！',
      en: 'Leave riches, look for life; hate goods, and keep life alive!',
      fr: 'Laisse la richesse, cherche la vie ; hais les biens, et sauve le vivant !',
      es: 'Deja la riqueza, busca la vida; aborrece los bienes y salva lo vivo.',
      jp: '富を捨て、命を求めよ。財を厭い、命を生かせ。',
    },
    {
      id: '27',
      kind: 'verse',
      original: 'šūlīma zēr napšāti kalāma ana libbi eleppi',
      zh: '把一切生命的种子带上船去！”',
      en: 'Bring up the seed of all living things into the boat!”',
      fr: 'Fais monter dans le bateau la semence de tout ce qui vit ! »',
      es: '¡Haz subir al barco la simiente de todo lo que vive!».',
      jp: '命あるものすべての種を、船の中に載せよ。」',
    },
  ],
};
