import type { Product } from './product.ts';

/** Address of every entry in every language. */
export async function sitemap({ url }: Product): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) =>
      location!.replaceAll('&#38;', '&'),
    );
  const addresses = (await Promise.all((await locations(`${url}/sitemap.xml`)).map(locations))).flat();
  if (!addresses.length) throw new Error('The sitemap is empty.');
  return addresses;
}

/** Requests addresses, ten at once; alternates `encodings`. */
export async function readAll(
  addresses: readonly string[],
  encodings: readonly string[] = ['identity'],
  headers: Record<string, string> = {},
): Promise<{ pages: number }> {
  let next = 0;
  const reader = async () => {
    while (next < addresses.length) {
      const number = next++;
      const answer = await fetch(addresses[number]!, {
        headers: { 'accept-encoding': encodings[number % encodings.length]!, ...headers },
      });
      if (!answer.ok) throw new Error(`${addresses[number]}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 10 }, reader));
  return { pages: addresses.length };
}
