import type { ReactNode } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { Island } from '../../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { languageAlternates, pageMeta } from '../../../ui/page-meta.tsx';
import { openAccountDialog } from '../../../kit/member/account-dialog-request.ts';
import { appeal } from '../contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { setCurrentMember, useCurrentMember } from '../../../kit/member/current-member.ts';
import '../../../ui/form/form.css';

export const loader = ({ origin, language, t }: PageRequest) => ({
  title: t('appeal.title'),
  description: t('appeal.lead'),
  head: { origin, language, siteName: t('site.name') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({
    ...loaded.head,
    title: loaded.title,
    description: loaded.description,
    canonical: '/user/appeal',
    alternates: languageAlternates('/user/appeal'),
    indexed: false,
  });

/** The form to appeal against a ban; opened in a new window from the ban notice. Source: spec §2. */
export default function AppealPage() {
  return <Island name="appeal" of={Appeal} props={{}} />;
}

export function Appeal() {
  const text = useText();
  const who = useCurrentMember();
  return (
    <div className="wrap page narrow appeal-page">
      <h1>{text('appeal.title')}</h1>
      {who === null && (
        <StatusNotice words={text('appeal.signIn')}>
          <a
            className="button first"
            href="/login?from=/user/appeal"
            onClick={(event) => {
              event.preventDefault();
              openAccountDialog({ what: 'sign-in' });
            }}
          >
            {text('signIn.link')}
          </a>
        </StatusNotice>
      )}
      {who &&
        who !== 'asking' &&
        (who.status === 'BAN' ? (
          <AppealForm member={who} />
        ) : (
          <StatusNotice words={text(who.status === 'APPEAL' ? 'appeal.waiting' : 'appeal.none')}>
            <a className="button" href="/">
              {text('error.home')}
            </a>
          </StatusNotice>
        ))}
    </div>
  );
}

const StatusNotice = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className="stack close ui" role="status">
    <p>{words}</p>
    <p>{children}</p>
  </div>
);

function AppealForm({ member }: { member: UserInfo }) {
  const text = useText();
  const form = useForm();
  const input = useSavedInput('appeal', ''),
    reason = input.value;
  const [maxLength, count] = [limits.appealLength, reason.length];

  function send() {
    if (!reason.trim()) return form.showFault('reason', text('field.missing'));
    void form.run(async () => {
      const now = await call(appeal, { reason }, { quiet: true });
      input.clear();
      setCurrentMember(now);
    });
  }
  return (
    <>
      <p>{text('appeal.lead')}</p>
      <dl className="facts ui">
        <dt>{text('appeal.days')}</dt>
        <dd>{text('appeal.daysLeft', { count: member.days })}</dd>
        <dt>{text('appeal.why')}</dt>
        <dd>{member.banReason ?? text('appeal.whyUnsaid')}</dd>
      </dl>
      <div className="sign-in-box ui">
        <FormFrame form={form} submit={text('appeal.submit')} onSubmit={send}>
          <Field
            label={text('appeal.reason')}
            fault={form.faults.reason}
            hint={<span className="tabular">{text('appeal.count', { count, most: maxLength })}</span>}
          >
            <textarea
              rows={8}
              maxLength={maxLength}
              value={reason}
              onChange={({ target }) => {
                input.set(target.value);
                form.set('reason', target.value);
              }}
            />
          </Field>
        </FormFrame>
      </div>
    </>
  );
}
