import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { setInputOwner } from '../../src/kit/saved-input/owner.ts';
import { useSavedInput } from '../../src/kit/saved-input/use-saved-input.ts';

declare global {
  interface Window {
    /** Answers the earliest pending request. */
    answer(isAccepted: boolean): void;
  }
}
const answers: ((isAccepted: boolean) => void)[] = [];
window.answer = (isAccepted) => answers.shift()!(isAccepted);

/** A field of one place, which clears after its content was accepted. */
function Form() {
  const input = useSavedInput('place', 'initial');
  async function send() {
    if (await new Promise<boolean>((resolve) => answers.push(resolve))) input.clear();
  }
  return (
    <>
      <input aria-label="Words" value={input.value} onChange={({ target }) => input.set(target.value)} />
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <button type="button" onClick={input.clear}>
        Clear
      </button>
    </>
  );
}
function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen && <Form />}
    </>
  );
}

setInputOwner('member');
createRoot(document.getElementById('root')!).render(<Page />);
