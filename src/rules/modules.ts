/** The name of a part (`module` on the wire, spec §7); the parts themselves are in the registry (src/kit/registry). */
export type Module = string;
