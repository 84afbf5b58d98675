export const groupKinds = ['graph', 'tree', 'timemap', 'timeline'] as const;
export type GroupKind = (typeof groupKinds)[number];
/** What a member's list of their groups shows: all, one kind, or drafts. */
export const groupLists = ['all', ...groupKinds, 'drafts'] as const;
export type GroupListName = (typeof groupLists)[number];
/** Who sees a group: its maker, whoever has its address, or whoever looks for it. */
export const visibilities = ['private', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** Colours that a node may be given: those of the design, by day and by night. */
export const nodeHues = ['seal', 'bronze', 'gold', 'person', 'polity', 'war', 'book', 'idea'] as const;

/** A group's page. */
export const groupAddress = (id: string, version: 'saved' | 'reviewed' = 'saved') =>
  `/group/${encodeURIComponent(id)}${version === 'reviewed' ? '?version=reviewed' : ''}`;
