import type { PageModule } from './page.ts';

/** The parameters in a pattern: `/detail/:id` has `id`, `/help/:question?` may have `question`. */
type ParamsOf<Pattern extends string> = Pattern extends `${infer One}/${infer Rest}`
  ? ParamOf<One> & ParamsOf<Rest>
  : ParamOf<Pattern>;
type ParamOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Segment extends `:${infer Name}`
    ? { [Key in Name]: string }
    : object;

/** An address and the module of its page. */
export interface Route {
  /** Segments with a colon are parameters; the last one is optional if it ends with a question mark. */
  pattern: string;
  load(): Promise<PageModule<never>>;
}

/** A page of the product. TypeScript checks the loader against the parameters of the pattern. */
export const route = <const Pattern extends string>(
  pattern: Pattern,
  load: () => Promise<PageModule<ParamsOf<Pattern>>>,
): Route => {
  let loaded: Promise<PageModule<ParamsOf<Pattern>>> | undefined;
  const forget = (error: unknown) => {
    loaded = undefined;
    throw error;
  };
  return { pattern, load: () => (loaded ??= load().catch(forget)) };
};

/** Literal segments before parameters before optional ones. */
const rankOf = (segment: string) => (segment.startsWith(':') ? (segment.endsWith('?') ? 2 : 1) : 0);
const ranksOf = ({ pattern }: Route) => segmentsOf(pattern).map(rankOf).join('');
/** Orders routes so that the more literal of two matching ones comes first: `/review/jobs`, `/review/:id?`. */
export const sortBySpecificity = (routes: readonly Route[]): Route[] =>
  routes.toSorted((a, b) => (ranksOf(a) < ranksOf(b) ? -1 : ranksOf(a) > ranksOf(b) ? 1 : 0));

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/').slice(1);

/**
 * The first route that matches a path, with the decoded parameters; null if none does. Case and a trailing slash do not
 * matter.
 */
export function matchRoute(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Record<string, string> } | null {
  const segments = segmentsOf(path);
  for (const candidate of routes) {
    const params = matchParams(segmentsOf(candidate.pattern), segments);
    if (params) return { route: candidate, params };
  }
  return null;
}

function matchParams(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (segments.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [place, segment] of pattern.entries()) {
    const value = segments[place];
    if (value === '' || (value === undefined && !segment.endsWith('?'))) return null;
    if (!segment.startsWith(':')) {
      if (value?.toLowerCase() !== segment.toLowerCase()) return null;
    } else if (value !== undefined) params[segment.slice(1).replace('?', '')] = decodeURIComponent(value);
  }
  return params;
}
