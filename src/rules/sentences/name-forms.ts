import type { Kind } from '../kinds.ts';
import { byLanguage, usesHan, type Language } from '../languages.ts';

/** The form of a name inside a sentence: its article, its spelling, and whether it is plural. */
export interface NameForm {
  /** Including the space after it: `the `, `l’`; empty if the name takes none. Chinese and Japanese mark titles: 《. */
  article: string;
  /** The closing mark after the name: 》. */
  after: string;
  name: string;
  plural: boolean;
  /** French: la France, but roi de France and en France. */
  country?: boolean;
  /** French: le Japon, les États-Unis, and au Japon, aux États-Unis. */
  state?: boolean;
}

type Gender = 'm' | 'f' | 'mp' | 'fp';

/**
 * Nouns that a name can begin with, as spelled inside a sentence: French writes l’Empire romain but la dynastie Han.
 */
const nouns: Record<'fr' | 'es', Record<Gender, string>> = {
  fr: {
    m: 'Empire congrès bombardement royaume califat sultanat shogunat émirat duché comté khanat despotat évêché archevêché cercle canton ordre génocide échange café ordinateur coton âge effondrement maïs massacre partage sucre thé apartheid zen État code livre canon dôme temple palais château siège traité sac protectorat monastère concile clergé diocèse exarchat margraviat landgraviat vilayet khaganat ilkhanat',
    f: 'mission monnaie dissolution grippe naissance fabrication partition pomme poudre famine machine xylographie vaccination Renaissance Reconquista Dépression dynastie République bataille guerre révolte révolution conquête chute Cité traite déclaration impression Réforme Cène Joconde peste rébellion fondation Russie restauration Création civilisation route pierre armée épopée écriture Muraille Pyramide principauté ligue confédération fédération ville province satrapie maison famille église mosaïque villa paix colonie seigneurie tétrarchie tribu bibliothèque porte commune communauté période région île péninsule banque compagnie Horde couronne marche monarchie Comédie vice-royauté baronnie abbaye taïfa horde culture Union',
    mp: 'moaïs chiffres Émirats royaumes entretiens portraits États territoires comtes ducs rois empereurs évêques archevêques satrapes sultanats Pays-Bas',
    fp: 'invasions Lumières guerres croisades Nations grottes peintures cités provinces îles histoires pensées annales villes principautés dynasties cités-États colonies Indes',
  },
  es: {
    m: 'genocidio café intercambio algodón apartheid colapso maíz origen reparto azúcar té zen Renacimiento Imperio Congreso bombardeo reino califato sultanato sogunato shogunato emirato ducado condado kanato principado Estado código libro canon templo palacio castillo sitio tratado despotado exarcado obispado arzobispado círculo virreinato cantón protectorado ilkanato pueblo ejército mosaico período',
    f: 'moneda computadora disolución Depresión pólvora numeración gripe edad masacre fabricación partición patata Reconquista hambruna máquina vacunación xilografía Ilustración dinastía República batalla guerra rebelión revolución conquista caída Ciudad civilización Ruta piedra epopeya escritura Muralla Pirámide casa Armada trata declaración impresión Reforma peste Restauración fundación Rusia llegada liga confederación federación provincia satrapía familia iglesia cúpula cultura colonia tetrarquía tribu villa paz región isla península puerta comedia Horda corona circunscripción monarquía taifa baronía abadía Unión',
    mp: 'moáis Emiratos murales retratos guerreros Estados territorios países reinos reyes condes duques principados sultanatos',
    fp: 'invasiones guerras cruzadas cuevas analectas historias meditaciones ciudades provincias islas dinastías colonias ciudades-Estado Indias',
  },
};

/** Names that take an article as a whole. */
const properNameLists: Record<'fr' | 'es', Record<Gender, string>> = {
  fr: {
    m: 'Kojiki Colisée Parthénon Coran islam Mahabharata Ramayana Popol_Vuh Dao_De_Jing Rig-Veda Shiji Taj_Mahal Grand_Zimbabwe judaïsme',
    f: 'Alhambra Bible Iliade Odyssée Énéide Torah Joconde Shoah Invincible_Armada Révolution_française Horde_d’or Fédération_de_Russie',
    mp: 'Omeyyades_de_Cordoue Wei_du_Nord Yuan_du_Nord Wu_orientaux Zhao_postérieurs Qin_antérieurs Wei_orientaux_et_Qi_du_Nord Wei_occidentaux_et_Zhou_du_Nord',
    fp: '',
  },
  es: {
    m: 'Kojiki Holocausto Coliseo Partenón Corán islam Mahabharata Ramayana Popol_Vuh Dao_De_Jing Rigveda Shiji Taj_Mahal Gran_Zimbabue Reino_Unido Congo_Belga Tíbet Antiguo_Egipto Danelaw Irán_kayar Irán_safávida Irán_afshárida',
    f: 'India India_británica Alhambra Biblia Ilíada Odisea Eneida Gioconda Torá Guerra_Fría Revolución_francesa Revolución_rusa Revolución_haitiana Revolución_industrial Revolución_de_Xinhai Federación_de_Rusia Bulgaria_del_Volga Rus_de_Kiev Francia_Oriental Francia_Media Grecia_franca Borgoña_de_los_Valois Formosa_neerlandesa Camboya_posangkoriana Bengala_de_los_nababs Gran_Colombia',
    mp: 'Países_Bajos Principados_Unidos_de_Rumanía omeyas_de_Córdoba sátrapas_occidentales',
    fp: 'Bahamas Comoras Dinastías_Meridionales Maldivas Seychelles',
  },
};

/** Countries and regions that French calls la France, but roi de France and en France. */
const countries = parseWords(
  'France Espagne Italie Allemagne Angleterre Écosse Irlande Autriche Suisse Pologne Hongrie Bohême Russie Suède Norvège Turquie Chine Inde Perse Grèce Macédoine Thrace Thessalie Péonie Épire Illyrie Dacie Mésie Pannonie Scythie Judée Samarie Syrie Phénicie Palestine Mésopotamie Babylonie Assyrie Médie Parthie Bactriane Sogdiane Margiane Hyrcanie Arménie Sophène Commagène Cappadoce Cilicie Pamphylie Pisidie Lycie Lydie Carie Phrygie Galatie Bithynie Paphlagonie Ionie Éolide Troade Osroène Atropatène Élymaïde Characène Égypte Cyrénaïque Numidie Maurétanie Éthiopie Nubie Libye Gaule Germanie Bretagne Hispanie Étrurie Campanie Lucanie Achaïe Sicile Sardaigne Corse Crète Prusse Savoie Bourgogne Souabe Carinthie Styrie Francie Bavière Saxe Franconie Rhénanie Asie Europe Afrique Amérique Bulgarie Serbie Géorgie Ibérie Albanie Arabie Normandie Provence Flandre Algérie Argentine Australie Afrique_du_Sud Arabie_saoudite Allemagne_de_l’Est Allemagne_de_l’Ouest Barbade Belgique Biélorussie Birmanie Bolivie Bosnie-Herzégovine Colombie Corée_du_Nord Corée_du_Sud Côte_d’Ivoire Croatie Érythrée Estonie Finlande Gambie Guinée Guinée-Bissau Guinée_équatoriale Indonésie Islande Jamaïque Jordanie Lettonie Lituanie Macédoine_du_Nord Malaisie Mauritanie Micronésie Moldavie Mongolie Namibie Nouvelle-Zélande Papouasie-Nouvelle-Guinée Rhodésie Roumanie Sierra_Leone Slovaquie Slovénie Somalie Tanzanie Tchécoslovaquie Tchéquie Thaïlande Tunisie Ukraine Yougoslavie Zambie Afghanistan Angola Azerbaïdjan Équateur Irak Iran Iran_kadjar Inde_britannique Ouganda Ouzbékistan Uruguay Bulgarie_de_la_Volga Rus’_de_Kiev Francie_orientale Francie_médiane Grèce_franque Bourgogne_des_Valois Valachie Formose_néerlandaise Nouvelle-France Grande_Colombie Makurie Alodie Égypte_ancienne Iran_safavide Iran_afcharide Dominique',
);

/** States that French calls le Japon and les États-Unis. */
const states = {
  m: parseWords(
    'Japon Portugal Mexique Danemark Brésil Chili Pérou Bangladesh Belize Bénin Bhoutan Botswana Brunei Burkina_Faso Burundi Cambodge Cameroun Canada Cap-Vert Congo_belge Costa_Rica Gabon Ghana Guatemala Guyana Honduras Kazakhstan Kenya Kirghizistan Kosovo Koweït Laos Lesotho Liban Libéria Liechtenstein Luxembourg Malawi Mandchoukouo Mali Maroc Monténégro Mozambique Népal Nicaragua Niger Nigéria Nord-Viêt_Nam Pakistan Panama Paraguay Qatar Royaume-Uni Rwanda Sahara_occidental Salvador Sénégal Siam Soudan Soudan_du_Sud Sri_Lanka Sud-Viêt_Nam Suriname Tadjikistan Tchad Tibet Timor_oriental Togo Turkménistan Vanuatu Vatican Venezuela Viêt_Nam Yémen Yémen_du_Sud Zimbabwe Danelaw Danemark-Norvège Magadha Kosala Avanti Champa Đại_Việt Lan_Xang Élam Ourartou Mitanni Awadh Mysore Kanem-Bornou Monomotapa Cambodge_post-angkorien Bengale_des_nababs Nanyue Minyue',
  ),
  mp: parseWords('États-Unis Pays-Bas Bahamas Comores Fidji Maldives Palaos Philippines Samoa Seychelles Tonga'),
};

/** Adjectives that may precede such a noun: la Première guerre, el Sacro Imperio. */
const leadingAdjectives = {
  fr: /^(?:(?:premi|derni)(?:er|ère)|seconde?|deuxième|troisième|quatrième|grande?|nouv(?:el|eau|elle)|ancien(?:ne)?|moyen(?:ne)?|hau(?:t|te)|bas(?:se)?|petite?|sainte?|divine|bas|saint|cinq|dix)[ -]/i,
  es: /^(?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|gran|nuev[ao]|antigu[ao]|sacro|alt[ao]|baj[ao]|medi[ao]|divina|santa|cinco|diez)\s/i,
} as const;

const englishWords = {
  /** Head nouns, before “of” or in final position: the Battle of Actium, the Han dynasty. */
  heads: parseWords(
    'battle siege fall conquest kingdom empire republic duchy county house code epic book canon dome villa wall pyramid emirate sultanate province caliphate khanate viceroyalty league bishopric archbishopric principality despotate margraviate exarchate tetrarchy satrapy circle protectorate state city order church school tale treaty sack peace monarchy union dynasty shogunate confederacy confederation federation civilization war rebellion contention revolt revolution crusade road army stone mosaic portrait horde dominate tetrarch revolution restoration reformation death trade printing bombing founding congress landing declaration armada khaganate ilkhanate crown realm danelaw',
  ),
  plurals: parseWords(
    'moai invasions kingdoms mamluks sharifs khans indies caves murals portraits wars crusades vikings analects histories meditations empires states islands provinces netherlands emirates bahamas comoros maldives philippines principalities dynasties sultanates city-states colonies umayyads satraps almohads',
  ),
  proper: parseWords(
    'holocaust belgian_congo palace_of_versailles potala_palace kojiki shahnameh colosseum parthenon alhambra iliad odyssey aeneid mahabharata ramayana quran rigveda bible torah republic divine_comedy dao_de_jing popol_vuh shiji taj_mahal mona_lisa',
  ),
  /** Common nouns with lower case inside a sentence. */
  common: parseWords('cuneiform'),
};

function parseWords(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.replaceAll('_', ' ').toLowerCase(), word.replaceAll('_', ' ')]),
  );
}
const wordsByGender = (table: Record<Gender, string>) =>
  (Object.entries(table) as [Gender, string][]).map(([gender, text]) => [gender, parseWords(text)] as const);
const tables = {
  fr: { nouns: wordsByGender(nouns.fr), proper: wordsByGender(properNameLists.fr) },
  es: { nouns: wordsByGender(nouns.es), proper: wordsByGender(properNameLists.es) },
};

const articles: Record<'fr' | 'es', Record<Gender, string>> = {
  fr: { m: 'le ', f: 'la ', mp: 'les ', fp: 'les ' },
  es: { m: 'el ', f: 'la ', mp: 'los ', fp: 'las ' },
};
/** Initials that elide; not y before a vowel: le Yémen, la Yougoslavie. */
const elidingVowel = /^(?:[aeiouàâäæéèêëîïôöœùûü]|y(?![aeiouéè]))/i;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The form of a subject's name inside a sentence: entries are named without article (Empire romain), sentences need
 * one. Determined by the noun the name begins with (in English: ends with); names without a known noun stay unchanged.
 */
export function nameFormIn(language: Language, { name: fullName, kind }: { name: string; kind: Kind }): NameForm {
  // "Lausanne, bishopric" becomes Lausanne: bishop of Lausanne.
  const name = kind === 'polity' || kind === 'place' ? fullName.replace(/(?<=.), .*/s, '') : fullName;
  const plain = { article: '', name, after: '', plural: false };
  if (usesHan(language)) {
    const [open, close] = language === 'zh' ? '《》' : '『』';
    return (kind === 'book' || kind === 'painting') && !/[《『]/.test(name)
      ? { ...plain, article: open!, after: close! }
      : plain;
  }
  if (kind === 'person') return plain;
  if (language !== 'en' && /^(?:Les|Las|Los) /.test(name)) return { ...plain, plural: true };
  return nameForms[language](name, kind) ?? plain;
}

const nameForms = byLanguage<(name: string, kind: Kind) => NameForm | null>({
  en: englishForm,
  fr: (name, kind) => romanceForm('fr', name, kind),
  es: (name, kind) => romanceForm('es', name, kind),
});

function englishForm(name: string, kind: Kind): NameForm | null {
  if (name.startsWith('Saint ') || name === 'Vatican City') return null;
  if (name.startsWith('The '))
    return { article: '', name, after: '', plural: englishWords.plurals.has(lastWord(name)) };
  if (englishWords.common.has(name.toLowerCase()))
    return { article: '', name: lowerFirst(name), after: '', plural: false };
  const head = lastWord(name.split(/ (?:of|in) /)[0]!).toLowerCase();
  const plural =
    (englishWords.plurals.has(head) && name !== 'United States') ||
    (kind === 'people' && /s$|^\S+$/.test(name)) ||
    (kind === 'polity' && /(?:ids|uqs|uks|ars|ites|ians|ines)$/.test(head));
  return plural ||
    englishWords.heads.has(head) ||
    name === 'United States' ||
    englishWords.proper.has(name.toLowerCase()) ||
    /\bRoad$|^(?:New|Old|Middle) Kingdom/.test(name)
    ? { article: 'the ', name, after: '', plural }
    : null;
}
const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1).toLowerCase();

function romanceForm(language: 'fr' | 'es', name: string, kind: Kind): NameForm | null {
  const { nouns: table, proper: properNames } = tables[language];
  const properEntry = properNames.find(([, set]) => set.has(name.toLowerCase()));
  if (properEntry) return withArticle(language, properEntry[0], properEntry[1].get(name.toLowerCase())!);
  if (language === 'fr' && kind !== 'book' && kind !== 'painting' && countries.has(name.toLowerCase()))
    return { ...withArticle('fr', 'f', name), country: true };
  for (const gender of ['m', 'mp'] as const)
    if (language === 'fr' && kind === 'polity' && states[gender].has(name.toLowerCase()))
      return { ...withArticle('fr', gender, name), state: true };
  const creed = language === 'fr' ? /^\S+[iï]sme(?= |$)/ : /^\S+[ií]smo(?= |$)/;
  if (kind !== 'place' && creed.test(name)) return withArticle(language, 'm', lowerFirst(name));
  const adjective = leadingAdjectives[language].exec(name)?.[0] ?? '';
  const noun = /^[^\s’,(]+/.exec(name.slice(adjective.length))?.[0] ?? '';
  const nounEntry = table.find(([, set]) => set.has(noun.toLowerCase()));
  if (nounEntry) {
    const written = nounEntry[1].get(noun.toLowerCase())!;
    // Titles keep their capital, and so does a noun after an adjective: la Grande Muraille.
    const asIs =
      adjective !== '' || kind === 'book' || kind === 'painting' || written.charAt(0) !== lowerFirst(written).charAt(0);
    return withArticle(language, nounEntry[0], asIs ? name : lowerFirst(name));
  }
  const manyOf =
    kind === 'people'
      ? /^\S+$/
      : kind === 'polity'
        ? language === 'fr'
          ? /(?:ides|ades|ites|iens|éens|ins)$|^Sévères$|^Almohades$/
          : /(?:idas|itas|anos|eos|íes|ávides|ohades)$/
        : null;
  if (manyOf?.test(name) && !/\s/.test(name))
    return withArticle(language, 'mp', language === 'es' ? lowerFirst(name) : name);
  return null;
}

function withArticle(language: 'fr' | 'es', gender: Gender, name: string): NameForm {
  const elided = language === 'fr' && (gender === 'm' || gender === 'f') && elidingVowel.test(name);
  return {
    article: elided ? 'l’' : articles[language][gender],
    name,
    after: '',
    plural: gender === 'mp' || gender === 'fp',
  };
}
