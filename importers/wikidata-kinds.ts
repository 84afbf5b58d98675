import type { Kind, Region } from '../src/rules/kinds.ts';

/** The kind of an item by its class (P31), for known classes. The ids are Wikidata's. */
const classes: Record<Kind, string> = {
  // human, biblical figure, legendary person, person who may be fictional
  person: 'Q5 Q20643955 Q13002315 Q21070598',
  // book, written works and their parts, religious text, epic, manuscript, encyclopedia, document, inscription
  book: 'Q571 Q7725634 Q47461344 Q3331189 Q8261 Q5185279 Q25379 Q49084 Q179461 Q37484 Q35760 Q1980247 Q87167 Q234460 Q48498 Q213924 Q1667921 Q277759 Q5292 Q23622 Q1002697 Q11032 Q41298 Q49848 Q1640824 Q820655',
  // war, battle, siege, campaign, conflict, operation, rebellion, revolution, naval battle, world war, invasion,
  // offensive, war of independence
  war: 'Q198 Q178561 Q188055 Q8465 Q831663 Q180684 Q645883 Q124734 Q10931 Q1261499 Q103495 Q467011 Q2001676 Q21994376 Q350604',
  // painting, mural, fresco, mosaic, print, drawing, work of art
  painting: 'Q3305213 Q219423 Q22669139 Q133067 Q11060274 Q93184 Q838948 Q4502142',
  // country, state, historical country, kingdom, empire, dynasty, city-state, principality, duchy, republic,
  // civilization, noble family, organizations
  polity:
    'Q6256 Q3624078 Q3024240 Q7275 Q417175 Q48349 Q164950 Q1790360 Q133442 Q148837 Q208500 Q154547 Q353344 Q43702 Q7270 Q1250464 Q28171280 Q8432 Q13417114 Q15634554 Q1763527 Q123480 Q112099 Q133156 Q179164 Q43229 Q327333 Q7278 Q484652 Q245065 Q2659904 Q4830453 Q783794 Q6881511 Q891723 Q18127 Q31855 Q176799',
  // archaeological site, monument, buildings and ruins, sculpture, find
  site: 'Q839954 Q4989906 Q16970 Q32815 Q44539 Q44613 Q23413 Q16560 Q12518 Q12516 Q381885 Q39614 Q57821 Q41176 Q811979 Q57831 Q2977 Q9259 Q570116 Q12280 Q24354 Q7075 Q33506 Q3918 Q38723 Q875538 Q109607 Q35509 Q5003624 Q575759 Q34627 Q5393308 Q845945 Q1081138 Q54831 Q483453 Q37654 Q173387 Q162875 Q180987 Q199451 Q24398318 Q82117 Q697295 Q2319498 Q860861 Q179700 Q245117 Q220659 Q358 Q210272',
  // event: treaty, election, massacre, disaster, epidemic, council, expedition, period
  event:
    'Q1190554 Q1656682 Q13418847 Q131569 Q625298 Q40231 Q3199915 Q45382 Q3882219 Q132821 Q7944 Q8065 Q168983 Q168247 Q44512 Q12184 Q51645 Q2401485 Q209715 Q11514315 Q186081 Q6428674 Q2334719 Q175331',
  // city, settlement, administrative unit, region, island, river, mountain, sea, road
  place:
    'Q515 Q486972 Q532 Q3957 Q1549591 Q5119 Q484170 Q747074 Q2074737 Q262166 Q15284 Q23442 Q4022 Q8502 Q23397 Q165 Q9430 Q5107 Q34763 Q39816 Q46831 Q8514 Q1620908 Q82794 Q56061 Q10864048 Q34876 Q13220204 Q35657 Q200250 Q1093829 Q37901 Q39594 Q45776 Q54050 Q8072 Q355304 Q123705 Q1637706 Q174844 Q902814 Q15661340 Q2983893 Q34442 Q12284 Q33837 Q3455524 Q618123 Q17334923 Q3257686 Q2221906 Q4835091 Q15239622 Q46395 Q1187811 Q7930989 Q5084',
  // ethnic group, tribe, nation
  people: 'Q41710 Q231002 Q133311 Q4204501 Q2472587 Q6266 Q33829 Q16334295 Q874405',
  // religion, belief, philosophy, movement, language, script, deity, mythical figure, discipline, office, title, award
  idea: 'Q9174 Q5390013 Q5891 Q1387659 Q968159 Q2198855 Q33742 Q34770 Q436240 Q45762 Q8192 Q9779 Q178885 Q22989102 Q11688446 Q4271324 Q95074 Q3658341 Q15632617 Q24334685 Q179805 Q12909644 Q7257 Q11862829 Q28640 Q12737077 Q4164871 Q355567 Q618779 Q12136 Q483394 Q223393 Q32880 Q151885 Q1530022 Q13414953 Q1826286 Q34379 Q11042 Q465299 Q17524420 Q7748 Q735',
};

/** Classes that are not history, by their name in the report. */
const skippedClasses: Record<string, string> = {
  'a page of Wikimedia about itself':
    'Q4167410 Q4167836 Q11266439 Q13406463 Q15184295 Q4663903 Q14204246 Q15138389 Q17633526 Q17442446 Q17362920 Q11753321 Q22808320 Q18340550 Q26267864',
  'a name': 'Q202444 Q12308941 Q11879590 Q101352 Q3409032 Q66480858',
  'an article of a journal': 'Q13442814 Q7318358 Q580922 Q23927052 Q1348305 Q191067',
  'a species, a gene, a substance': 'Q16521 Q310890 Q23038290 Q7187 Q8054 Q20747295 Q277338 Q11173 Q113145171',
  'a star, a galaxy, a rock in space':
    'Q523 Q318 Q3863 Q67206691 Q83373 Q66619666 Q13890 Q6243 Q2154519 Q1931185 Q1457376 Q1153690',
  'a film, a song, a game': 'Q11424 Q5398426 Q482994 Q134556 Q7889 Q7366 Q105543609 Q21191270 Q3464665 Q15416 Q202866',
  'a match or a season': 'Q27020041 Q16510064 Q47345468 Q46190676 Q500834',
  'a year, a day, a number': 'Q47150325 Q14795564 Q3186692 Q577 Q29964144 Q39911 Q578 Q21199',
};

const kindOfClass = new Map(
  Object.entries(classes).flatMap(([kind, ids]) => ids.split(' ').map((id) => [id, kind as Kind] as const)),
);
const reasonOfClass = new Map(
  Object.entries(skippedClasses).flatMap(([why, ids]) => ids.split(' ').map((id) => [id, why] as const)),
);

/** The kind of subject that an item is, or why it is none. */
export type KindOrReason = { kind: Kind } | { passedOver: string };

/** By the first known class; without a known class, by the item's statements. */
export function kindOf(itsClasses: readonly string[], has: (property: string) => boolean): KindOrReason {
  const knownClass = itsClasses.find((id) => kindOfClass.has(id));
  if (knownClass) return { kind: kindOfClass.get(knownClass)! };
  const none = itsClasses.find((id) => reasonOfClass.has(id));
  if (none) return { passedOver: reasonOfClass.get(none)! };
  return { kind: kindByStatements(has) };
}

function kindByStatements(has: (property: string) => boolean): Kind {
  const some = (...properties: string[]) => properties.some(has);
  if (some('P569', 'P570', 'P106', 'P27', 'P22', 'P25', 'P40')) return 'person';
  if (some('P36', 'P35', 'P6')) return 'polity';
  if (some('P186', 'P195') && some('P170', 'P180')) return 'painting';
  if (some('P50')) return 'book';
  if (some('P710', 'P585') || (has('P580') && has('P582'))) return 'event';
  if (some('P84', 'P149')) return 'site';
  return some('P625', 'P131') ? 'place' : 'idea';
}

/**
 * Regions of countries and continents, for items without coordinates (P17, P27, P30). Those in several regions are left
 * out.
 */
const regionsOf: Record<Region, string> = {
  // China, Japan, both Koreas, Vietnam, Mongolia, Thailand, Indonesia, Qin, Han, Tang, Song, Yuan, Ming, Qing, Joseon,
  // Edo Japan
  'east-asia':
    'Q148 Q17 Q884 Q423 Q881 Q711 Q869 Q252 Q7183 Q7209 Q9683 Q7462 Q7313 Q9903 Q8733 Q28179 Q205662 Q188712 Q865 Q928 Q836 Q424 Q819 Q833 Q334',
  // India, Pakistan, Bangladesh, Sri Lanka, Nepal, Mughal Empire, Maurya Empire, British India
  'south-asia': 'Q668 Q843 Q902 Q854 Q837 Q33296 Q62943 Q129286 Q917',
  // Iran, Iraq, Syria, Lebanon, Israel, Jordan, Saudi Arabia, Turkey, Yemen, Achaemenid and Sasanian empires, Abbasids
  'near-east': 'Q794 Q796 Q858 Q822 Q801 Q810 Q851 Q43 Q805 Q389688 Q83891 Q12536 Q842 Q878 Q817 Q846 Q398',
  // Africa, Egypt, Ethiopia, Mali, Morocco, Algeria, Tunisia, Nigeria, South Africa, Kenya, Ghana, Sudan
  africa: 'Q15 Q79 Q115 Q912 Q1028 Q262 Q948 Q1033 Q258 Q114 Q117 Q1049 Q184536 Q1016 Q1041 Q965 Q1008',
  // Europe, France, Germany, Italy, Spain, Portugal, Greece, Austria, Poland, Netherlands, Belgium, Switzerland,
  // Sweden, Norway, Denmark, Finland, Ireland, United Kingdom, Russia, ancient Rome, Holy Roman Empire
  europe:
    'Q46 Q142 Q183 Q38 Q29 Q45 Q41 Q40 Q36 Q55 Q31 Q39 Q34 Q20 Q35 Q33 Q27 Q145 Q159 Q28 Q213 Q218 Q219 Q212 Q184 Q403 Q224 Q2277 Q17167 Q1747689 Q12548 Q12544 Q174193 Q34266 Q15180 Q172579 Q70972 Q71084 Q43287 Q28513 Q131964 Q27306 Q21 Q22 Q25 Q161885 Q179876 Q230791',
  // the Americas, United States, Canada, Mexico, Brazil, Argentina, Chile, Peru, Colombia, Inca and Aztec empires
  americas: 'Q49 Q18 Q30 Q16 Q96 Q155 Q414 Q298 Q419 Q739 Q750 Q736 Q733 Q77 Q717 Q241 Q28573 Q2608489',
  // Australia, New Zealand
  oceania: 'Q408 Q664',
};
const regionOfItem = new Map(
  Object.entries(regionsOf).flatMap(([region, ids]) => ids.split(' ').map((id) => [id, region as Region] as const)),
);

/** The single region of some countries or continents; null if there are several or it is unknown. */
export function regionOfAll(items: readonly string[]): Region | null {
  const regions = new Set(items.flatMap((id) => regionOfItem.get(id) ?? []));
  return regions.size === 1 ? [...regions][0]! : null;
}

/** Ruling offices: emperors, kings, pharaohs, popes, caliphs. */
export const rulingOffices: ReadonlySet<string> = new Set(
  'Q116 Q12097 Q39018 Q842606 Q37110 Q268218 Q19546 Q43292'.split(' '),
);
