import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'db-1',
  segments: [
    {
      id: '1',
      original:
        'adam Dārayavauš xšāyaθiya vazraka xšāyaθiya xšāyaθiyānām xšāyaθiya Pārsaiy xšāyaθiya dahyūnām Vištāspahyā puça Ršāmahyā napā Haxāmanišiya',
      zh: '我是大流士，伟大的王，众王之王，波斯的王，诸国的王，维什塔斯帕之子，阿尔沙马之孙，阿契美尼德族人。',
      en: 'I am Darius, the great king, king of kings, king in Persia, king of countries, son of Hystaspes, grandson of Arsames, an Achaemenid.',
      fr: 'Je suis Darius, le grand roi, roi des rois, roi en Perse, roi des pays, fils d’Hystaspe, petit-fils d’Arsamès, Achéménide.',
      es: 'Yo soy Darío, el gran rey, rey de reyes, rey en Persia, rey de los países, hijo de Histaspes, nieto de Arsames, aqueménida.',
      jp: 'われはダレイオス、大王、諸王の王、ペルシアの王、諸国の王、ヒュスタスペスの子、アルサメスの孫、アケメネスの裔。',
    },
    {
      id: '2',
      original:
        'θātiy Dārayavauš xšāyaθiya manā pitā Vištāspa Vištāspahyā pitā Ršāma Ršāmahyā pitā Ariyāramna Ariyāramnahyā pitā Cišpiš Cišpāiš pitā Haxāmaniš',
      zh: '大流士王说：我的父亲是维什塔斯帕，维什塔斯帕的父亲是阿尔沙马，阿尔沙马的父亲是阿里亚拉姆纳，阿里亚拉姆纳的父亲是奇什皮什，奇什皮什的父亲是哈卡马尼什。',
      en: 'Says Darius the king: My father was Hystaspes; Hystaspes’ father was Arsames; Arsames’ father was Ariaramnes; Ariaramnes’ father was Teispes; Teispes’ father was Achaemenes.',
      fr: 'Le roi Darius dit : Mon père fut Hystaspe ; le père d’Hystaspe, Arsamès ; le père d’Arsamès, Ariaramnès ; le père d’Ariaramnès, Téispès ; le père de Téispès, Achéménès.',
      es: 'Dice el rey Darío: Mi padre fue Histaspes; el padre de Histaspes, Arsames; el padre de Arsames, Ariaramnes; el padre de Ariaramnes, Teispes; el padre de Teispes, Aquemenes.',
      jp: '王ダレイオスは告げる。わが父はヒュスタスペス、ヒュスタスペスの父はアルサメス、アルサメスの父はアリアラムネス、アリアラムネスの父はテイスペス、テイスペスの父はアケメネス。',
    },
    {
      id: '5',
      original: 'vašnā Auramazdāha adam xšāyaθiya amiy Auramazdā xšaçam manā frābara',
      zh: '靠阿胡拉·马兹达的恩宠，我做王；阿胡拉·马兹达把王权授给我。',
      en: 'By the favour of Ahura Mazda I am king; Ahura Mazda gave the kingship to me.',
      fr: 'Par la grâce d’Ahura Mazda, je suis roi ; Ahura Mazda m’a donné la royauté.',
      es: 'Por la gracia de Ahura Mazda soy rey; Ahura Mazda me dio la realeza.',
      jp: 'アフラ・マズダーの恵みによって、われは王である。アフラ・マズダーはわれに王権を授けた。',
    },
  ],
};
