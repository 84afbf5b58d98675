import { useState } from 'react';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { editorAddressOf } from '../../../kit/registry/part-views.ts';
import { languageTag } from '../../../rules/languages.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { myTasks } from '../contract.ts';
import { partByLack } from '../rules.ts';
import './tasks.css';
import { Button } from '../../../ui/form/button.tsx';

/** A few tasks, each with instructions and a link to the editor. */
export function Tasks() {
  const { language, t } = useReader();
  const [skip, setSkip] = useState(0);
  const { answer, failed, again } = useCall(myTasks, { skip });
  return (
    <section className="tasks" aria-labelledby="tasks-title" aria-busy={!answer && !failed}>
      <header className="section-head">
        <h3 id="tasks-title">{t('task.title')}</h3>
        {answer !== null && answer.done > 0 && <p className="hint">{t('task.done', { count: answer.done })}</p>}
      </header>
      {failed && <FailedLine again={again} />}
      {answer &&
        (answer.tasks.length ? (
          <>
            <p className="hint">{t('task.lead')}</p>
            <ul className="bare rows">
              {answer.tasks.map(({ lack, itemId, name, language: spoken, kind }) => (
                <li key={`${lack} ${itemId}`} data-kind={kind}>
                  <p className="row task-what">
                    <b>{t(`task.do.${lack}`)}</b>
                    <span lang={spoken === language ? undefined : languageTag(spoken)}>{name}</span>
                  </p>
                  <p className="hint">{t(`task.how.${lack}`)}</p>
                  <a className="button" href={editorAddressOf(itemId, partByLack[lack])}>
                    {t('task.begin')}
                    <span className="unseen">
                      : {t(`task.do.${lack}`)}, {name}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="hint">{t('task.none')}</p>
        ))}
      {answer && (answer.more || skip > 0) && (
        <p>
          <Button look="plain" onClick={() => setSkip(answer.more ? skip + answer.tasks.length : 0)}>
            {t('task.others')}
          </Button>
        </p>
      )}
    </section>
  );
}
