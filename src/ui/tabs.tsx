import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props<Name extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { name: Name; title: ReactNode }[];
  selectedTab: Name;
  onChoose(name: Name): void;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** Tabs and the panel of the chosen one; the arrow keys, Home and End move between tabs. */
export function Tabs<Name extends string>({ label, tabs, selectedTab, onChoose, children }: Props<Name>) {
  const id = useId(),
    row = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen: the chosen tab is scrolled into view, without scrolling the page.
  useEffect(() => {
    const tab = row.current!.querySelector<HTMLElement>('[aria-selected="true"]')!;
    row.current!.scrollLeft = Math.min(
      Math.max(row.current!.scrollLeft, tab.offsetLeft + tab.offsetWidth - row.current!.clientWidth),
      tab.offsetLeft,
    );
  }, [selectedTab]);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ name }) => name === selectedTab),
      last = tabs.length - 1;
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(tabs[next]!.name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]!.focus();
  }
  return (
    <>
      <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === selectedTab}
            aria-controls={`${id}-panel`}
            tabIndex={name === selectedTab ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selectedTab}`}>
        {children}
      </div>
    </>
  );
}
