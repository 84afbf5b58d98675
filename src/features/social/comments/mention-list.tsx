import { createContext, use, useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import '../../../ui/suggestions.css';
import type { getSuggestion } from '../../search/contract.ts';
import type { membersNamed } from '../contract.ts';
import type { Subject } from '../face/state.ts';
import { beingMentioned, withMention, type BeingMentioned } from './being-mentioned.ts';

/** The subject of the conversation: its participants are suggested first. */
export const AboutContext = createContext<Subject | null>(null);

const members = byRoute<typeof membersNamed>('GET /data/comments/members', concurrent);
const entries = byRoute<typeof getSuggestion>('GET /api/search/getSuggestion', concurrent);
/** Pause in typing before a request is sent, in milliseconds. */
const restMs = 120;
const mostEntries = 5;

/** One suggestion: its display, and the text it inserts into the comment. */
interface Choice {
  key: string;
  name: string;
  beside: string;
  lang?: string;
  mention: string;
}

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  typed: string;
  onText(text: string, caret: number): void;
}

/**
 * Suggests members and entries for the text before the caret after @ or [[: a list under the field, following the ARIA
 * combobox pattern. Focus stays in the field; Enter or Tab accepts the active one, Escape closes the list.
 */
export function MentionList({ field, typed, onText }: Props) {
  const { language, say } = useReader();
  const id = useId();
  const about = use(AboutContext);
  const [shown, setShown] = useState<{ of: BeingMentioned; choices: Choice[] } | null>(null);
  const [active, setActive] = useState(0);

  const look = useEffectEvent((signal: AbortSignal) => {
    const { selectionStart, selectionEnd } = field.current!;
    const of = selectionStart === selectionEnd ? beingMentioned(typed, selectionStart) : null;
    if (!of) return setShown(null);
    const quietly = { quiet: true, signal };
    const asked = [
      of.by === '@' && about
        ? call(members, { id: about.thingId, type: about.type, begins: of.typed }, quietly).then((found) =>
            found.members.map(({ name }): Choice => ({ key: `@${name}`, name, beside: '', mention: `@${name}` })),
          )
        : [],
      of.typed
        ? call(entries, { keyword: of.typed, size: mostEntries }, quietly).then(({ sugNodes }) =>
            sugNodes.map((one): Choice => ({
              key: one.id,
              name: one.name,
              beside: one.disambiguation ?? say(`kind.${one.kind}`),
              ...(one.language !== language && { lang: languageTag(one.language) }),
              mention: `[[${one.id}|${one.name.replaceAll(/[[\]|]/g, ' ')}]]`,
            })),
          )
        : [],
    ];
    // If one request fails, the suggestions of the other remain.
    void Promise.allSettled(asked).then((found) => {
      if (signal.aborted) return;
      const choices = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      setShown(choices.length ? { of, choices } : null);
      setActive(0);
    });
  });
  useEffect(() => {
    const flight = new AbortController();
    const rest = setTimeout(() => look(flight.signal), restMs);
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [typed]);

  function take({ mention }: Choice) {
    const next = withMention(typed, field.current!.selectionStart, shown!.of, mention);
    setShown(null);
    onText(next.text, next.caret);
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!shown || event.isComposing || event.ctrlKey || event.metaKey) return;
    const { choices } = shown;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + choices.length) % choices.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(choices[active]!);
    else if (event.key === 'Escape') setShown(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const own = field.current!;
    const listen = (event: KeyboardEvent) => pressed(event);
    const leave = () => setShown(null);
    own.addEventListener('keydown', listen, true);
    own.addEventListener('blur', leave);
    return () => {
      own.removeEventListener('keydown', listen, true);
      own.removeEventListener('blur', leave);
    };
  }, [field]);
  useEffect(() => {
    const own = field.current!;
    own.setAttribute('aria-autocomplete', 'list');
    if (shown) {
      own.setAttribute('aria-controls', id);
      own.setAttribute('aria-activedescendant', `${id}-${active}`);
    } else for (const name of ['aria-controls', 'aria-activedescendant']) own.removeAttribute(name);
  }, [field, shown, active, id]);

  if (!shown) return null;
  return (
    <div className="mention-list">
      <ul id={id} role="listbox" aria-label={say('comments.suggested')} className="suggestions bare">
        {shown.choices.map((choice, at) => (
          <li
            key={choice.key}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onPointerDown={(event) => {
              event.preventDefault(); // the field keeps its focus
              take(choice);
            }}
          >
            <b lang={choice.lang}>{choice.mention.startsWith('@') ? choice.mention : choice.name}</b>{' '}
            <small>{choice.beside}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
