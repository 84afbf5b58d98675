/** A path that is kept: the subjects that it asks for, and the address of its page. */
export { pathAddress } from '../paths/path-query.ts';
export { stopsOf } from '../paths/path-search.server.ts';
