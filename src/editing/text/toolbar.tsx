import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { TextKey } from '../../kit/texts.ts';
import type { Tool } from './tool.ts';

export interface ShownTool extends Tool<string> {
  label: TextKey;
  glyph: ReactNode;
}

/** The state of all buttons, one character each: hidden `-`, pressed `1`, disabled `x`, else `0`. */
const buttonStatesOf = (tools: readonly ShownTool[], editor: Editor): string =>
  tools
    .map((tool) =>
      tool.isVisible?.(editor) === false
        ? '-'
        : tool.isActive?.(editor)
          ? '1'
          : tool.isEnabled?.(editor) === false
            ? 'x'
            : '0',
    )
    .join('');

/** The toolbar, after the ARIA toolbar pattern: one Tab stop, arrow keys move between buttons. */
export function Toolbar({ editor, tools }: { editor: Editor; tools: readonly ShownTool[] }) {
  const text = useText();
  const [stands, setStands] = useState(() => buttonStatesOf(tools, editor));
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Most keystrokes change no button: render only when the states differ.
    const look = () => setStands(buttonStatesOf(tools, editor));
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor, tools]);

  const visibleTools = tools.flatMap((tool, index) => (stands[index] === '-' ? [] : { tool, state: stands[index]! }));
  const focused = Math.min(stop, visibleTools.length - 1);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const last = visibleTools.length - 1;
    const next = {
      ArrowRight: focused === last ? 0 : focused + 1,
      ArrowLeft: focused === 0 ? last : focused - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current!.querySelectorAll<HTMLElement>('button')[next]!.focus();
  }
  return (
    <div className="writing-toolbar ui" role="toolbar" aria-label={text('write.tools')} ref={bar} onKeyDown={walk}>
      {visibleTools.map(({ tool, state }, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          state={state}
          label={text(tool.label)}
          isStop={index === focused}
          onFocus={() => setStop(index)}
          onPress={() => tool.run(editor)}
        >
          {tool.glyph}
        </ToolButton>
      ))}
    </div>
  );
}

interface Props {
  tool: Tool<string>;
  state: string;
  label: string;
  isStop: boolean;
  onFocus(): void;
  onPress(): void;
  children: ReactNode;
}

function ToolButton({ tool, state, label, isStop, onFocus, onPress, children }: Props) {
  return (
    <button
      type="button"
      className="icon"
      data-group={tool.group}
      title={tool.keys ? `${label} (${tool.keys})` : label}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={tool.isActive ? state === '1' : undefined}
      aria-disabled={state === 'x' || undefined}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => state !== 'x' && onPress()}
    >
      <span className="unseen">{label}</span>
      {children}
    </button>
  );
}
