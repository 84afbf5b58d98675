/** Names by which only this machine is reached. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];

interface Place {
  PUBLIC_URL?: string | undefined;
  HOST: string;
  TRUST_PROXY?: string | undefined;
}

/**
 * Whether a request names a host of this site and, if a page sends it, comes from a page of that host. A page elsewhere whose
 * name was made to lead to this machine (DNS rebinding) could otherwise read what only this machine may. A site that is open
 * to others without `PUBLIC_URL` does not know its names and takes any. Source: Model Context Protocol 2025-11-25, transports,
 * "Security Warning".
 */
export function isOwnHost(
  hostname: string,
  pageOrigin: string | undefined,
  { PUBLIC_URL, HOST, TRUST_PROXY }: Place,
): boolean {
  const isLocalOnly =
    PUBLIC_URL === undefined && TRUST_PROXY === undefined && ['localhost', '127.0.0.1', '::1'].includes(HOST);
  const names = PUBLIC_URL ? [new URL(PUBLIC_URL).hostname, ...localNames] : isLocalOnly ? localNames : null;
  if (names && !names.includes(hostname)) return false;
  return pageOrigin === undefined || URL.parse(pageOrigin)?.hostname === hostname;
}
