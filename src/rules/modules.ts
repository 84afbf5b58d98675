/** The name of a part (`module` on the wire, spec §7); `src/parts.server.ts` lists them. */
export type Module = string;
