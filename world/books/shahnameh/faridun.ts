import type { WorldChapter } from '../book.ts';

export const chapter: WorldChapter = {
  key: 'faridun',
  segments: [
    {
      id: '1',
      kind: 'verse',
      original: 'فریدون فرخ فرشته نبود<br>ز مشک و ز عنبر سرشته نبود',
      zh: '有福的法里东不是天使，也不是麝香与龙涎香做成的；',
      en: 'Blessed Faridun was no angel; he was not kneaded of musk and ambergris;',
      fr: 'Faridoun le bienheureux n’était pas un ange ; il n’était pas pétri de musc et d’ambre ;',
      es: 'Faridún el dichoso no era un ángel; no estaba amasado de almizcle y de ámbar;',
      jp: '幸あるファリードゥーンは天使ではなかった、麝香と龍涎香でこねられたのでもなかった。',
      notes: [
        {
          id: '1',
          text: [
            '法里东是传说中推翻暴君扎哈克的国王。',
            'Faridun, in legend, overthrew the tyrant Zahhak.',
            'Faridoun, dans la légende, renversa le tyran Zahhak.',
            'Faridún, en la leyenda, derribó al tirano Zahhak.',
            'ファリードゥーンは暴君ザッハークを倒した伝説の王。',
          ],
        },
      ],
    },
    {
      id: '2',
      kind: 'verse',
      original: 'به داد و دهش یافت آن نیکویی<br>تو داد و دهش کن فریدون تویی',
      zh: '他以公正和慷慨得到那美名：你若公正慷慨，你便是法里东。',
      en: 'by justice and giving he came to that goodness: be just and give, and you are Faridun.',
      fr: 'par la justice et le don il obtint ce bien : sois juste et donne, et Faridoun, c’est toi.',
      es: 'por la justicia y el dar alcanzó esa bondad: sé justo y da, y Faridún eres tú.',
      jp: '正義と施しによってその善さを得た。正義を行い施しをせよ、ファリードゥーンはお前だ。',
    },
  ],
};
