/** A saved path: its subjects, and the address of its page. */
export { pathAddress } from '../paths/path-query.ts';
export { stopsOf } from '../paths/path-search.server.ts';
