import { useReader } from '../../../kit/reader.tsx';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import type { Message } from '../contract.ts';
import { toggleRead } from './inbox.ts';
import { MessageIcon } from '../message-icon.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  message: Message;
  fresh: boolean;
  onReason(): void;
  onTurn?(message: Message): void;
}

/** One message with its time, the reason of a rejection, and the button that toggles it read or unread. */
export function MessageRow({ message, fresh, onReason, onTurn = toggleRead }: Props) {
  const { language, t } = useReader();
  const { icon, customMsg, href, msgTime, rejectReason, msStatus } = message;
  const unread = msStatus === 'UNREAD';
  const turn = t(unread ? 'messagePanel.markRead' : 'messagePanel.markUnread');
  return (
    <li data-fresh={fresh || unread || undefined}>
      <MessageIcon icon={icon} />
      <div>
        <p>{href ? <a href={href}>{customMsg}</a> : customMsg}</p>
        <p className="when">
          <time dateTime={msgTime}>{formatRelativeTime(new Date(msgTime), new Date(), language)}</time>
          {rejectReason && (
            <Button look="plain" onClick={onReason}>
              {t('messagePanel.reason')}
            </Button>
          )}
        </p>
      </div>
      <button type="button" className="icon turn" aria-label={turn} title={turn} onClick={() => onTurn(message)}>
        <span aria-hidden="true" data-unread={unread || undefined} />
      </button>
    </li>
  );
}
