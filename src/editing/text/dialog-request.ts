/** The requested dialog; `at` is the position of the existing element, null to create one. */
export type DialogRequest =
  | { what: 'link' }
  | { what: 'figure' | 'quote' }
  | { what: 'note' | 'ruby'; at: number | null }
  | { what: 'picture'; file: File | null; at: number | null };
