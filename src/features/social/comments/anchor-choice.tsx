import { useEffect, useId, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import type { Anchor } from '../contract.ts';
import type { SocialType } from '../rules.ts';
import { Button } from '../../../ui/form/button.tsx';

/** The events listed on the page, with their addresses. */
const eventsOfPage = (): Anchor[] =>
  [...document.querySelectorAll<HTMLElement>('.event-list > li[id]')].flatMap((row) => {
    const title = row.querySelector('.event-title')?.textContent.trim(),
      when = row.querySelector('time')?.textContent.trim();
    const label = [when, title].filter(Boolean).join(' · ').slice(0, limits.anchor.labelLength);
    return title && /^[\w.:-]+$/.test(row.id) ? [{ kind: 'event', label, address: `#${row.id}` }] : [];
  });

interface Props {
  type: SocialType;
  anchor: Anchor | null;
  onAnchor(anchor: Anchor | null): void;
}

/** Chooses the target of a comment: the whole thing, an event of the entry, or a selection in the text or picture. */
export function AnchorChoice({ type, anchor, onAnchor }: Props) {
  const text = useText();
  const id = useId();
  const [events, setEvents] = useState<Anchor[]>([]);
  useEffect(() => setEvents(type === 'item' ? eventsOfPage() : []), [type]);
  if (anchor && !events.some(({ address }) => address === anchor.address))
    return (
      <p className="row quiet comment-about">
        <span>{text(`comments.anchor.${anchor.kind}`, { label: anchor.label })}</span>
        <Button look="plain" onClick={() => onAnchor(null)}>
          {text('comments.about.not')}
        </Button>
      </p>
    );
  if (!events.length) return null;
  return (
    <p className="row quiet comment-about">
      <label htmlFor={id}>{text('comments.about')}</label>
      <select
        id={id}
        value={anchor?.address ?? ''}
        onChange={({ target }) => onAnchor(events.find(({ address }) => address === target.value) ?? null)}
      >
        <option value="">{text('comments.about.whole')}</option>
        {events.map(({ address, label }) => (
          <option key={address} value={address}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
