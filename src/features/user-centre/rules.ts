import { z } from 'zod';

/** Masks the end of a network: 203.0.113.*, 2001:db8::*, so that the screen shows no address. */
export function maskNetwork(network: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network);
  if (ipv4) return `${ipv4[1]}.*`;
  const [first, second] = network.split(':');
  return second === undefined ? '*' : `${first}:${second}::*`;
}

/** Normalizes a mail address; null for an invalid one. Only its form is checked: the code shows whether it exists. */
export function readMail(text: string): string | null {
  const mail = text.trim().normalize('NFKC');
  return mail.length <= 254 && z.email().safeParse(mail).success ? mail : null;
}
