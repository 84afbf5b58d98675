import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  /** `first` is the most important one of several, `icon` shows a sign, `plain` looks like a link. */
  look?: 'first' | 'icon' | 'plain';
}

/** A button that sends no form. */
export function Button({ look, ...attributes }: Props) {
  const className = look === 'plain' ? 'plain' : look ? `button ${look}` : 'button';
  return <button type="button" className={className} {...attributes} />;
}
