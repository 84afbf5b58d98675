import type { InLanguages } from '../../../rules/languages.ts';

/** The address of a chapter's drawn page, which is generated on request from the original. */
export const drawnPageAddress = (bookId: string, chapter: string): string =>
  `/book/drawn/${encodeURIComponent(bookId)}/${encodeURIComponent(chapter)}.svg`;

export const isDrawnPage = (address: string): boolean => /^\/book\/drawn\/[\w.%-]+\/[\w.%-]+\.svg$/.test(address);

/** Languages whose capitals can be drawn. */
export const drawnLanguages = ['la', 'grc'] as const;

/** The edition statement for the drawn pages of the built-in library. */
export const drawnEditions: Readonly<Record<(typeof drawnLanguages)[number], InLanguages>> = {
  la: {
    zh: '石渠绘制：罗马碑刻大写字体，依原文摹写，并非照片，行款亦非任何碑石的行款',
    en: 'drawn by Stele in the capitals of Roman monuments after the text: no photograph, and no stone’s own lines',
    fr: 'dessiné par Stele en capitales romaines d’après le texte : ni photographie, ni lignes d’une pierre',
    es: 'dibujado por Stele en capitales romanas según el texto: ni fotografía ni líneas de una piedra',
    jp: '原文に基づきローマ碑文の大文字で描いたもの。写真ではなく、行の割り方も実物とは異なる',
  },
  grc: {
    zh: '石渠绘制：希腊碑刻大写字体，依原文摹写，并非照片，行款亦非任何碑石的行款',
    en: 'drawn by Stele in the capitals of Greek monuments after the text: no photograph, and no stone’s own lines',
    fr: 'dessiné par Stele en capitales grecques d’après le texte : ni photographie, ni lignes d’une pierre',
    es: 'dibujado por Stele en capitales griegas según el texto: ni fotografía ni líneas de una piedra',
    jp: '原文に基づきギリシア碑文の大文字で描いたもの。写真ではなく、行の割り方も実物とは異なる',
  },
};
