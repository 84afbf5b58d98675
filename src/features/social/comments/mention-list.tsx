import { createContext, use, useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import '../../../ui/entry-box/suggestions.css';
import { getSuggestion } from '../../../kit/suggestions/contract.ts';
import { membersNamed } from '../contract.ts';
import type { Subject } from '../face/state.ts';
import { findMentionInput, withMention, type MentionInput } from './mention-input.ts';

/** The subject of the conversation: its participants are suggested first. */
export const AboutContext = createContext<Subject | null>(null);

/** Entries are also suggested to a box next to the comment. */
const suggestEntries = { ...getSuggestion, abortPrevious: false };
/** Pause in typing before a request is sent, in milliseconds. */
const debounceMs = 120;
const maxEntries = 5;

/** One suggestion: its display, and the text it inserts into the comment. */
interface Choice {
  key: string;
  name: string;
  detail: string;
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
  const { language, t } = useReader();
  const id = useId();
  const about = use(AboutContext);
  const [suggestions, setShown] = useState<{ of: MentionInput; choices: Choice[] } | null>(null);
  const [active, setActive] = useState(0);

  const look = useEffectEvent((signal: AbortSignal) => {
    const { selectionStart, selectionEnd } = field.current!;
    const of = selectionStart === selectionEnd ? findMentionInput(typed, selectionStart) : null;
    if (!of) return setShown(null);
    const quietly = { quiet: true, signal };
    const requests = [
      of.by === '@' && about
        ? call(membersNamed, { id: about.thingId, type: about.type, begins: of.typed }, quietly).then((reply) =>
            reply.members.map(({ name }): Choice => ({ key: `@${name}`, name, detail: '', mention: `@${name}` })),
          )
        : [],
      of.typed
        ? call(suggestEntries, { keyword: of.typed, size: maxEntries }, quietly).then(({ sugNodes }) =>
            sugNodes.map((entry): Choice => ({
              key: entry.id,
              name: entry.name,
              detail: entry.disambiguation ?? t(`kind.${entry.kind}`),
              ...(entry.language !== language && { lang: languageTag(entry.language) }),
              mention: `[[${entry.id}|${entry.name.replaceAll(/[[\]|]/g, ' ')}]]`,
            })),
          )
        : [],
    ];
    // If one request fails, the suggestions of the other remain.
    void Promise.allSettled(requests).then((results) => {
      if (signal.aborted) return;
      const choices = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      setShown(choices.length ? { of, choices } : null);
      setActive(0);
    });
  });
  useEffect(() => {
    const flight = new AbortController();
    const rest = setTimeout(() => look(flight.signal), debounceMs);
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [typed]);

  function take({ mention }: Choice) {
    const next = withMention(typed, field.current!.selectionStart, suggestions!.of, mention);
    setShown(null);
    onText(next.text, next.caret);
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!suggestions || event.isComposing || event.ctrlKey || event.metaKey) return;
    const { choices } = suggestions;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + choices.length) % choices.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(choices[active]!);
    else if (event.key === 'Escape') setShown(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const textarea = field.current!;
    const listen = (event: KeyboardEvent) => pressed(event);
    const leave = () => setShown(null);
    textarea.addEventListener('keydown', listen, true);
    textarea.addEventListener('blur', leave);
    return () => {
      textarea.removeEventListener('keydown', listen, true);
      textarea.removeEventListener('blur', leave);
    };
  }, [field]);
  useEffect(() => {
    const textarea = field.current!;
    textarea.setAttribute('aria-autocomplete', 'list');
    if (suggestions) {
      textarea.setAttribute('aria-controls', id);
      textarea.setAttribute('aria-activedescendant', `${id}-${active}`);
    } else for (const name of ['aria-controls', 'aria-activedescendant']) textarea.removeAttribute(name);
  }, [field, suggestions, active, id]);

  if (!suggestions) return null;
  return (
    <div className="mention-list">
      <ul id={id} role="listbox" aria-label={t('comments.suggested')} className="suggestions bare">
        {suggestions.choices.map((choice, at) => (
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
            <small>{choice.detail}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
