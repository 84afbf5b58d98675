import type { Kind } from '../src/rules/kinds.ts';

/** Kinds of thing that a Wikidata property usually links, from → to; a dash if unspecific. */
const table = `
P22 person person  P25 person person  P26 person person  P40 person person  P451 person person  P1038 person person  P3373 person person  P8810 person person
P737 person person  P802 person person  P1066 person person  P184 person person  P185 person person  P157 person person
P19 person place  P20 person place  P119 person place  P551 person place  P937 person place  P27 person polity  P172 person people
P106 person idea  P39 person idea  P97 person idea  P101 person idea  P135 person idea  P140 - idea  P136 - idea  P166 - idea
P103 person idea  P1412 person idea  P1303 person idea  P509 person idea  P1050 person idea  P108 person polity  P69 person site  P102 person polity  P463 - polity  P264 person polity  P945 person polity
P50 book person  P655 book person  P98 book person  P57 - person  P161 - person  P84 site person  P170 - person  P112 - person  P127 - polity
P530 polity polity  P35 polity person  P6 polity person  P36 polity place  P37 polity idea  P122 polity idea  P749 polity polity  P355 polity polity  P159 polity place  P740 polity place
P30 polity place  P17 place polity  P131 place place  P150 place place  P47 place place  P706 place place  P495 - polity
P607 person war  P710 event -  P1344 - event  P1346 event -  P4791 war person  P276 event place  P2348 - event`;

const endKinds = new Map(
  table
    .trim()
    .split(/(?<!\s)\s+(?=P\d)/)
    .map((row) => {
      const [property, ...kinds] = row.trim().split(/\s+/) as [string, string, string];
      return [
        property,
        kinds.map((kind) => (kind === '-' ? null : (kind as Kind))) as [Kind | null, Kind | null],
      ] as const;
    }),
);

/** Likely kinds of both ends of a relation; null if unknown. */
export const kindsOfEnds = (relation: string): readonly [from: Kind | null, to: Kind | null] =>
  endKinds.get(relation) ?? [null, null];
