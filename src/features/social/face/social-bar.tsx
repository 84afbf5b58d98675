import { Island } from '../../../kit/islands/island.tsx';
import { SocialActions, type SocialActionsProps } from './social-actions.tsx';

/** What readers can do with a thing: the same HTML for everybody; counts and what is mine are asked once it is seen. */
export const SocialBar = (props: SocialActionsProps) => <Island name="social" of={SocialActions} props={props} />;
