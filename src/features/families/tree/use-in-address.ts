import { useState } from 'react';

/** One of a few choices, as `?name=` of the address, so that a copied address shows the same; the first is not named. */
export function useInAddress<T extends string>(name: string, choices: readonly [T, ...T[]]): [T, (choice: T) => void] {
  const [chosen, setChosen] = useState<T>(() => {
    const said = new URLSearchParams(location.search).get(name);
    return choices.find((one) => one === said) ?? choices[0];
  });
  function choose(choice: T) {
    setChosen(choice);
    const address = new URL(location.href);
    if (choice === choices[0]) address.searchParams.delete(name);
    else address.searchParams.set(name, choice);
    history.replaceState(history.state, '', address);
  }
  return [chosen, choose];
}
