import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';

const paragraphs = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** By name; several begin with `pending_`. */
const cookies = ['sys_lang', 'cookie_ok', 'bearer', 'free', 'device', 'pending'] as const;

export const loader = ({ origin, language, t }: PageRequest) => ({
  title: t('site.cookies'),
  paragraphs: paragraphs.map((number) => t(`cookies.statement.${number}`)),
  cookies: cookies.map((name) => ({
    name: name === 'pending' ? 'pending_…' : name,
    purpose: t(`cookies.purpose.${name}`),
    lifetime: t(`cookies.lifetime.${name}`),
  })),
  head: { origin, language, siteName: t('site.name') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({
    ...loaded.head,
    title: loaded.title,
    description: loaded.paragraphs[0] ?? '',
    canonical: '/staticpage/cookie',
    alternates: languageAlternates('/staticpage/cookie'),
  });

/** Matches names of cookies, to mark them in a paragraph. */
const cookieNamePattern = /\b((?:sys_lang|cookie_ok|bearer|free|device)\b|pending_\w*)/;
const markCookieNames = (paragraph: string) =>
  paragraph.split(cookieNamePattern).map((words, place) => (place % 2 ? <code key={place}>{words}</code> : words));

/** The cookie statement. Source: spec §2. */
export default function CookiePage({ title, paragraphs, cookies }: LoaderData<typeof loader>) {
  return (
    <article className="wrap page narrow">
      <h1>{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{markCookieNames(paragraph)}</p>
      ))}
      <table className="plain-table ui">
        <tbody>
          {cookies.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purpose}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
