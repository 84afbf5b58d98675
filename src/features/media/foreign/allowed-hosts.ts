/**
 * An entry of `PICTURE_HOSTS`, as `iiif.museum.example`, `*.library.example` or `http://images.inside:8080`: without a
 * scheme https is meant, without a port the scheme's own.
 */
const originOf = (host: string) => new URL(host.includes('://') ? host : `https://${host}`);

const hasSamePort = (url: URL, { protocol, port }: URL) => url.protocol === protocol && url.port === port;

/** Whether the operator named the host of an address itself: it may be in a private network. */
export const isNamedHost = (address: string, hosts: readonly string[]): boolean => {
  const url = new URL(address);
  return hosts.map(originOf).some((origin) => hasSamePort(url, origin) && url.hostname === origin.hostname);
};

/** Whether the operator allows the host of an address: by its name, or by its ending after `*.`. */
export const isAllowedHost = (address: string, hosts: readonly string[]): boolean => {
  const url = new URL(address);
  const endsLike = ({ hostname }: URL) => hostname.startsWith('*.') && url.hostname.endsWith(hostname.slice(1));
  return (
    isNamedHost(address, hosts) || hosts.map(originOf).some((origin) => hasSamePort(url, origin) && endsLike(origin))
  );
};
