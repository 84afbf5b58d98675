/** Types for the part of autocannon used here; the package has none. */
declare module 'autocannon' {
  interface Request {
    path?: string;
    setupRequest?(request: Request): Request;
  }
  interface Result {
    requests: { total: number };
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    headers: Record<string, string>;
    requests?: Request[];
  }): Promise<Result>;
}
