import { Island } from '../../../kit/islands/island.tsx';
import { SocialActions, type SocialActionsProps } from './social-actions.tsx';

/** Social actions on a thing: the HTML is the same for everyone; counts and the member's state load when visible. */
export const SocialBar = (props: SocialActionsProps) => <Island name="social" of={SocialActions} props={props} />;
