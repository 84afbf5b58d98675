import { Island } from '../../../kit/islands/island.tsx';
import { useText } from '../../../kit/reader.tsx';
import { Conversation, type ConversationProps } from '../comments/conversation.tsx';
import { commentsPageAddress } from '../rules.ts';
import './social.css';

/** The conversation about a thing; comments load when the reader scrolls near it. */
export function Comments(props: ConversationProps) {
  const text = useText();
  return (
    <section className="comments no-print" id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{text('comments.title')}</h2>
      <Island name="comments" of={Conversation} props={props} />
      <noscript>
        <p className="ui">
          <a href={commentsPageAddress({ id: props.thingId, type: props.type })} rel="nofollow">
            {text('comments.script')}
          </a>
        </p>
      </noscript>
    </section>
  );
}
