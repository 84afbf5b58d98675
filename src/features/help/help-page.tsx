import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useText } from '../../kit/reader.tsx';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { allQuestions, questionContent } from './contract.ts';

export async function loader({ call, origin, language, t, params, url }: PageRequest<{ question?: string }>) {
  const q = params.question ? '' : (url.searchParams.get('q') ?? '').slice(0, 200);
  const [groups, answer] = await Promise.all([
    call(allQuestions, { q }),
    params.question ? call(questionContent, { id: params.question }) : null,
  ]);
  return {
    q,
    groups,
    answer,
    head: { origin, language, siteName: t('site.name'), help: t('help.title'), intro: t('help.intro') },
  };
}

export const head = (loaded: LoaderData<typeof loader>) => {
  const {
    answer,
    head: { help, intro, ...head },
  } = loaded;
  const path = answer ? `/help/${answer.id}` : '/help';
  return pageMeta({
    ...head,
    title: answer?.question ?? help,
    description: answer?.answer[0] ?? intro,
    canonical: path,
    alternates: languageAlternates(path),
    indexed: loaded.q === '',
  });
};

/** The help centre: all questions, or one with its answer and related questions. */
export default function HelpPage({ q, groups, answer }: LoaderData<typeof loader>) {
  const text = useText();
  // Next to an answer only questions of its group are listed; a link leads to the rest.
  const visibleGroups = groups.filter(({ questions }) => !answer || questions.some(({ id }) => id === answer.id));
  return (
    <div className="wrap page narrow">
      {answer ? (
        <article>
          <p className="ui">
            <a href="/help">← {text('help.all')}</a>
          </p>
          <h1>{answer.question}</h1>
          {answer.answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ) : (
        <>
          <h1>{text('help.title')}</h1>
          <p>{text('help.intro')}</p>
          <form className="row ui" role="search" action="/help">
            <input
              type="search"
              name="q"
              defaultValue={q}
              aria-label={text('help.search')}
              style={{ flex: 1, fontSize: '1rem' }}
            />
            <button className="button">{text('help.search')}</button>
          </form>
          {groups.length === 0 && <p className="nothing">{text('help.none')}</p>}
        </>
      )}
      {visibleGroups.map(({ group, name, questions }) => (
        <section key={group}>
          <h2 style={{ fontSize: 'var(--step-1)', marginTop: '1.5em' }}>{name}</h2>
          <ul className="bare help-list">
            {questions.map(({ id, question }) => (
              <li key={id}>
                <a href={`/help/${id}`} aria-current={id === answer?.id ? 'page' : undefined}>
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
