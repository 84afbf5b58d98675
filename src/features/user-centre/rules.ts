import { z } from 'zod';

/** A network with its end hidden: 203.0.113.*, 2001:db8::*. Whoever looks over a shoulder learns no address. */
export function maskedNetwork(network: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network);
  if (ipv4) return `${ipv4[1]}.*`;
  const [first, second] = network.split(':');
  return second === undefined ? '*' : `${first}:${second}::*`;
}

/**
 * An address as it is written to; null for one that is none. Only its form is looked at: a code shows whether it is
 * somebody's.
 */
export function readMail(text: string): string | null {
  const mail = text.trim().normalize('NFKC');
  return mail.length <= 254 && z.email().safeParse(mail).success ? mail : null;
}
