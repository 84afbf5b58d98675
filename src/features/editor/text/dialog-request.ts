/** What is asked for in a dialog; of something that stands there already, where. */
export type Asking =
  | { what: 'link' }
  | { what: 'figure' | 'quote' }
  | { what: 'note' | 'ruby'; at: number | null }
  | { what: 'picture'; file: File | null; at: number | null };
