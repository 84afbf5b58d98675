import { useEffect, useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Message, MessageType } from './contract.ts';
import { loadInbox, openTab, tabs, useInbox } from './face/inbox.ts';
import { MessageRow } from './face/message-row.tsx';
import { RejectionDialog } from './face/rejection-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';

/**
 * The latest messages in three tabs. The visible tab is marked read; messages that were unread when it opened stay
 * highlighted. Source: spec §2, §4.
 */
export function MessagePanel() {
  const text = useText();
  const { state, messages, unread } = useInbox();
  const [chosenTab, setChosen] = useState<MessageType>('SYSTEM');
  /** Ids that were unread when their tab was opened. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [rejected, setRejected] = useState<Message | null>(null);

  function open(next: MessageType, before?: MessageType) {
    setFresh(new Set(messages[next].filter(({ msStatus }) => msStatus === 'UNREAD').map(({ messageId }) => messageId)));
    openTab(next, before);
    setChosen(next);
  }
  useEffect(() => {
    if (state === 'ready') open(chosenTab);
  }, [state]);

  return (
    <>
      <Tabs
        label={text('messagePanel.title')}
        tabs={tabs.map((name) => ({
          name,
          title: (
            <>
              {text(`messagePanel.${name}`)}
              {unread[name] > 0 && (
                <>
                  <span className="count tabular" aria-hidden="true">
                    {unread[name]}
                  </span>
                  <span className="unseen">, {text('messagePanel.unread', { count: unread[name] })}</span>
                </>
              )}
            </>
          ),
        }))}
        selectedTab={chosenTab}
        onChoose={(next) => open(next, chosenTab)}
      >
        {state === 'failed' && (
          <p role="alert" className="nothing">
            {text('messagePanel.failed')} <Button onClick={() => void loadInbox()}>{text('error.again')}</Button>
          </p>
        )}
        {state === 'loading' && (
          <p role="status" className="nothing">
            {text('messagePanel.loading')}
          </p>
        )}
        {state === 'ready' && !messages[chosenTab].length && (
          <div className="nothing">
            <p>{text('messagePanel.empty')}</p>
            <p>{text(`messagePanel.empty.${chosenTab}`)}</p>
          </div>
        )}
        {messages[chosenTab].length > 0 && (
          <ul className="bare lined messages">
            {messages[chosenTab].map((message) => (
              <MessageRow
                key={message.messageId}
                message={message}
                fresh={fresh.has(message.messageId)}
                onReason={() => setRejected(message)}
              />
            ))}
          </ul>
        )}
      </Tabs>
      <footer className="links ends quiet">
        <a href="/user/usercenter#/msgcenter">{text('messagePanel.more')}</a>
        <a href="/user/usercenter#/msgcenter/msgsetting">{text('messagePanel.settings')}</a>
      </footer>
      {rejected && <RejectionDialog message={rejected} onClose={() => setRejected(null)} />}
    </>
  );
}
