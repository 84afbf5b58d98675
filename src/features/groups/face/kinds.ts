export const groupKinds = ['graph', 'tree', 'timemap', 'timeline'] as const;
export type GroupKind = (typeof groupKinds)[number];
/** Filters of a member's list of groups: all, one kind, or drafts. */
export const groupLists = ['all', ...groupKinds, 'drafts'] as const;
export type GroupListName = (typeof groupLists)[number];
/** Who sees a group: its author, anyone with its address, or everyone. */
export const visibilities = ['private', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** Colours that a node can have: design tokens that work in the light and dark themes. */
export const nodeHues = ['seal', 'bronze', 'gold', 'person', 'polity', 'war', 'book', 'idea'] as const;

/** Address of a group's page. */
export const groupAddress = (id: string, version: 'saved' | 'reviewed' = 'saved') =>
  `/group/${encodeURIComponent(id)}${version === 'reviewed' ? '?version=reviewed' : ''}`;
