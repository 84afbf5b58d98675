import type { BookFilters, bookOrders } from '../contract.ts';

type Order = (typeof bookOrders)[number];
/** What the library shows, as its address says it. */
export interface Asked {
  filters: BookFilters;
  order: Order;
  page: number;
}

/** The address of the library narrowed so; what is left out is not narrowed. */
export function libraryAddress({ filters, order, page }: Partial<Asked>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters ?? {}))
    if (value !== undefined && value !== false) query.set(name, value === true ? '1' : String(value));
  if (order && order !== 'time') query.set('order', order);
  if (page && page > 1) query.set('page', String(page));
  return query.size ? `/book?${query}` : '/book';
}
