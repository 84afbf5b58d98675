import { useState } from 'react';
import { Options } from '../../../ui/form/options.tsx';

/** A parameter of the address that only the browser reads, and its setter; the rest of the address stays. */
export function useAddressChoice<T extends string>(
  name: string,
  read: (text: string | null) => T,
  usual: T,
): [T, (next: T) => void] {
  const [choice, setChoice] = useState(() => read(new URLSearchParams(location.search).get(name)));
  return [
    choice,
    (next) => {
      setChoice(next);
      const parameters = new URLSearchParams(location.search);
      if (next === usual) parameters.delete(name);
      else parameters.set(name, next);
      const query = parameters.toString().replaceAll('%2C', ',');
      history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
    },
  ];
}

/** A select in the toolbar of a stage. */
export function Choice<T extends string>({
  label,
  value,
  choices,
  nameOf,
  onChoose,
}: {
  label: string;
  value: T;
  choices: readonly T[];
  nameOf(choice: T): string;
  onChoose(choice: T): void;
}) {
  return (
    <label className="row timeline-choice">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(choices[target.selectedIndex]!)}>
        <Options of={choices} name={(choice) => nameOf(choice)} />
      </select>
    </label>
  );
}
