import type { CompositionEvent, InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { useText } from '../../kit/reader.tsx';
import * as limits from '../../rules/limits.ts';
import { cutToLength, cutToWidth } from '../../rules/text-width.ts';
import { notify } from '../notices.tsx';

interface TextProps {
  value: string;
  onText(value: string): void;
  /** Maximum length in characters, as counted by the server and a counter. */
  characters?: number;
  /**
   * Without `characters`: half of the maximal columns; a Chinese character takes two. For fields that the server
   * measures in columns, too. Source: spec §5.
   */
  most?: number;
}
type InputProps = TextProps & { rows?: undefined; ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'value' | 'onChange' | 'maxLength'
  >;
type TextAreaProps = TextProps & { rows: number; ref?: Ref<HTMLTextAreaElement> } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'value' | 'onChange' | 'maxLength'
  >;

/**
 * A text field that cuts long text and announces it (V14), but never while an input method is composing; with `rows`, a
 * textarea.
 */
export function TextField({
  characters,
  most = limits.defaultTextLength,
  onText,
  ...field
}: InputProps | TextAreaProps) {
  const text = useText();

  function take(typed: string, composing: boolean) {
    const fitting = characters === undefined ? cutToWidth(typed, 2 * most) : cutToLength(typed, characters);
    const isCut = !composing && fitting !== typed;
    if (isCut)
      notify(
        characters === undefined
          ? text('limit.lessThan', { max: 2 * most })
          : text('limit.characters', { max: characters }),
      );
    onText(isCut ? fitting : typed);
  }
  const heard = {
    onChange: ({ currentTarget, nativeEvent }: { currentTarget: { value: string }; nativeEvent: Event }) =>
      take(currentTarget.value, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      field.onCompositionEnd?.(event);
      take(event.currentTarget.value, false);
    },
  };
  return field.rows === undefined ? <input {...field} {...heard} /> : <textarea {...field} {...heard} />;
}
