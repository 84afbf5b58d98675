import type { BookFilters, bookOrders } from '../contract.ts';

type Order = (typeof bookOrders)[number];
/** The state of the library page, as encoded in its address. */
export interface LibraryState {
  filters: BookFilters;
  order: Order;
  page: number;
}

export function libraryAddress({ filters, order, page }: Partial<LibraryState>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters ?? {}))
    if (value !== undefined && value !== false) query.set(name, value === true ? '1' : String(value));
  if (order && order !== 'time') query.set('order', order);
  if (page && page > 1) query.set('page', String(page));
  return query.size ? `/book?${query}` : '/book';
}
