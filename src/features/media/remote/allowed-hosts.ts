/**
 * Parses an entry of `PICTURE_HOSTS`, such as `iiif.museum.example`, `*.library.example` or
 * `http://images.inside:8080`. Defaults: https, and the default port of the scheme.
 */
const parseHost = (host: string) => new URL(host.includes('://') ? host : `https://${host}`);

const hasSamePort = (url: URL, { protocol, port }: URL) => url.protocol === protocol && url.port === port;

/** Whether the operator listed exactly the host of an address: such a host may be in a private network. */
export const isListedHost = (address: string, hosts: readonly string[]): boolean => {
  const url = new URL(address);
  return hosts.map(parseHost).some((origin) => hasSamePort(url, origin) && url.hostname === origin.hostname);
};

/** Whether the operator allows the host of an address: by its name, or by the suffix after `*.`. */
export const isAllowedHost = (address: string, hosts: readonly string[]): boolean => {
  const url = new URL(address);
  const endsLike = ({ hostname }: URL) => hostname.startsWith('*.') && url.hostname.endsWith(hostname.slice(1));
  return (
    isListedHost(address, hosts) || hosts.map(parseHost).some((origin) => hasSamePort(url, origin) && endsLike(origin))
  );
};
