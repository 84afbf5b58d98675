import type { ContentLanguage, InContentLanguages } from '../../../src/rules/languages.ts';

/**
 * Beginnings that refer to the subject of a page or to the event before, by language: on other pages a title
 * follows the name of the subject (“Socrates · Is tried …”), and “Socrates · His pupil …” or “Troy ·
 * It falls” says the same twice.
 */
const pronouns: InContentLanguages<RegExp> = {
  zh: /^(?:[他她它]|其(?![他余实])|此|该|[这那](?=[个些座位时里年次场幅部])|自己|本人)/u,
  en: /^(?:he|she|it|they|his|hers?|its|theirs?|him|them|this|these|that|those|here|there)(?![\p{L}’'-])/iu,
  fr: /^(?:ils?|elles?|son|sa|ses|leurs?|lui|ce|cet|cette|ces|celui-ci|celle-ci|ici|là)(?![\p{L}’'-])|^c’/iu,
  es: /^(?:él|ellas?|ellos|sus?|suy[oa]s?|est[aeo]s?|es[aeo]s?|aquel(?:l[ao]s?)?|l[aeo]s?(?= (?:visita|compra|enseña|escribe|lee|toma|ve)n? (?!del? ))|allí|aquí)(?![\p{L}-])/iu,
  jp: /^(?:彼|[そこあ](?:の|れ|こ(?=[にでが]))|自ら|自身|同(?=[書国地年王氏人]))/u,
};

/** Whether a title, begins with a pronoun or a possessive that only its page explains. */
export const beginsWithPronoun = (title: string, language: ContentLanguage): boolean => pronouns[language].test(title);
