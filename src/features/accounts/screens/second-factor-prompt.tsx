import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { openAccountDialog } from '../../../kit/member/account-dialog-request.ts';
import { confirmIdentity } from '../../../kit/member/identity-confirmation.ts';
import { useCurrentMember } from '../../../kit/member/current-member.ts';
import { Button } from '../../../ui/form/button.tsx';

const close = () => openAccountDialog(null);

/** Informs reviewers and administrators that their role requires a second factor, with a link to set one up. */
export function SecondFactorPrompt() {
  const text = useText();
  const who = useCurrentMember();
  const hasFactor = who !== null && who !== 'asking' && who.secondFactor;

  async function show() {
    close();
    if (await confirmIdentity()) location.reload();
  }
  return (
    <Dialog
      title={text('second.needed')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('second.later')}</Button>
          {hasFactor ? (
            <Button look="first" onClick={() => void show()}>
              {text('second.show')}
            </Button>
          ) : (
            <a className="button first" href="/user/usercenter#/account-security/safe" onClick={close}>
              {text('second.setUp')}
            </a>
          )}
        </>
      }
    >
      <p>{text(hasFactor ? 'second.showWhy' : 'second.setUpWhy')}</p>
    </Dialog>
  );
}
