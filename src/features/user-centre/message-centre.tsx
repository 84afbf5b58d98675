import { useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import * as limits from '../../rules/limits.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { Pager } from '../../ui/pager.tsx';
import { messageList, readAll, type Message, type MessageType } from '../messages/contract.ts';
import { loadInbox, tabs, toggleRead } from '../messages/face/inbox.ts';
import { MessageRow } from '../messages/face/message-row.tsx';
import { RejectionDialog } from '../messages/face/rejection-dialog.tsx';
import { messagesHash } from './section.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import '../messages/face/messages.css';
import { Button } from '../../ui/form/button.tsx';

const withReadToggled = (message: Message): Message => ({
  ...message,
  msStatus: message.msStatus === 'READ' ? 'UNREAD' : 'READ',
});

/** All messages of a type, paginated; type and page are in the address. Source: spec §2. */
export function MessageCentre({ type, page }: { type: MessageType; page: number }) {
  const text = useText();
  const { answer, setAnswer, failed, again } = useCall(messageList, { a: type, b: page, c: limits.messagesPerTab });
  const [rejected, setRejected] = useState<Message | null>(null);
  const pages = Math.max(1, Math.ceil((answer?.total ?? 0) / limits.messagesPerTab));
  const unread = answer?.unread[type] ?? 0;
  const change = (which: (message: Message) => boolean, how: (message: Message) => Message) =>
    setAnswer(
      (before) =>
        before && { ...before, messages: before.messages.map((message) => (which(message) ? how(message) : message)) },
    );

  function turn(message: Message) {
    toggleRead(message);
    const by = message.msStatus === 'READ' ? 1 : -1;
    change(({ messageId }) => messageId === message.messageId, withReadToggled);
    setAnswer(
      (before) => before && { ...before, unread: { ...before.unread, [type]: Math.max(0, before.unread[type] + by) } },
    );
  }
  async function readThem() {
    const counts = await call(readAll, {
      messageType: type,
    }).catch(() => null);
    if (!counts) return;
    change(
      () => true,
      (message) => ({ ...message, msStatus: 'READ' }),
    );
    setAnswer((before) => before && { ...before, unread: counts });
    void loadInbox();
  }

  return (
    <section aria-labelledby="messages-title">
      <header className="section-head">
        <h2 id="messages-title">{text('usercentre.messages')}</h2>
        {unread > 0 && <Button onClick={() => void readThem()}>{text('messageCentre.readAll')}</Button>}
      </header>
      <nav className="tabs" aria-label={text('messageCentre.types')}>
        {tabs.map((name) => (
          <a key={name} href={messagesHash(name)} aria-current={name === type ? 'page' : undefined}>
            {text(`messagePanel.${name}`)}
            {answer && answer.unread[name] > 0 && (
              <small className="tabular">
                {' '}
                {answer.unread[name]}
                <span className="unseen"> {text('messagePanel.isUnread')}</span>
              </small>
            )}
          </a>
        ))}
      </nav>
      {failed && <FailedLine again={again} />}
      {answer && !answer.messages.length && (
        <div className="nothing">
          <p>{text('messagePanel.empty')}</p>
          <p className="hint">{text(`messagePanel.empty.${type}`)}</p>
        </div>
      )}
      <ul className="bare lined messages" aria-busy={!answer}>
        {answer?.messages.map((message) => (
          <MessageRow
            key={message.messageId}
            message={message}
            fresh={false}
            onReason={() => setRejected(message)}
            onTurn={turn}
          />
        ))}
      </ul>
      <Pager page={page} pages={pages} label={text('messageCentre.pages')} href={(to) => messagesHash(type, to)} />
      {rejected && <RejectionDialog message={rejected} onClose={() => setRejected(null)} />}
    </section>
  );
}
