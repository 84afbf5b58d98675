import { useState } from 'react';

/** A choice stored as `?name=` in the address, so that a copied address shows the same view; omits the first choice. */
export function useAddressParameter<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T) => void] {
  const [selection, setChosen] = useState<T>(() => {
    const storedValue = new URLSearchParams(location.search).get(name);
    return choices.find((choice) => choice === storedValue) ?? choices[0];
  });
  function choose(choice: T) {
    setChosen(choice);
    const address = new URL(location.href);
    if (choice === choices[0]) address.searchParams.delete(name);
    else address.searchParams.set(name, choice);
    history.replaceState(history.state, '', address);
  }
  return [selection, choose];
}
