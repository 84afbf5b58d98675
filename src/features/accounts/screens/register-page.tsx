import { pageOf } from '../../../kit/pages/page-context.ts';
import { inEveryLanguage, pageMeta } from '../../../ui/page-meta.ts';
import type { Route } from './+types/register-page.ts';
import { signInMethods } from '../contract.ts';
import { SignInEntry } from './sign-in-entry.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, origin, language, say } = pageOf(context);
  return {
    ways: await call(signInMethods, {}),
    title: say('register.title'),
    description: say('signIn.lead'),
    head: { origin, language, siteName: say('site.name') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData.head,
        title: loaderData.title,
        description: loaderData.description,
        canonical: '/register',
        alternates: inEveryLanguage('/register'),
        indexed: false,
      })
    : [];

/** Registering as a page. Source: spec §2. */
export default function RegisterPage({ loaderData: { ways } }: Route.ComponentProps) {
  return <SignInEntry begin="register" ways={ways} />;
}
