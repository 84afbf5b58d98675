import { useReader } from '../../../kit/reader.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { chaptersOf, mostChapters, titleLength, type Volume, type Witness } from '../rules.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  bookId: string;
  volumes: readonly Volume[];
  witnesses: readonly Witness[];
  /** Saves the form before leaving for another page. */
  saveFirst(): Promise<void>;
  onVolumes(volumes: Volume[]): void;
}

type Chapter = Volume['chapters'][number];

/** The next unused number among the keys. */
const freeNumber = (keys: readonly string[]) =>
  String(Math.max(0, ...keys.map((key) => Number.parseInt(key, 10)).filter(Number.isFinite)) + 1);

function moveItem<T>(items: readonly T[], place: number, by: -1 | 1): T[] {
  const to = place + by,
    next = [...items];
  if (to < 0 || to >= items.length) return next;
  [next[place], next[to]] = [next[to]!, next[place]!];
  return next;
}

/** The table of contents: volumes and chapters in order, each chapter with the witnesses that contain it. */
export function ContentsEditor({ bookId, volumes, witnesses, saveFirst, onVolumes }: Props) {
  const { t } = useReader();
  const allChapters = chaptersOf([...volumes]);
  const setVolume = (place: number, change: Partial<Volume>) =>
    onVolumes(volumes.map((volume, at) => (at === place ? { ...volume, ...change } : volume)));
  const addVolume = () =>
    onVolumes([...volumes, { key: freeNumber(volumes.map(({ key }) => key)), title: '', chapters: [] }]);
  return (
    <fieldset className="book-contents">
      <legend>{t('book.contents')}</legend>
      <p className="hint">{t('bookWriting.contents.hint')}</p>
      {volumes.map((volume, place) => {
        const setChapters = (chapters: Chapter[]) => setVolume(place, { chapters });
        return (
          <section key={volume.key} className="book-volume">
            <div className="row book-row">
              <TextField
                aria-label={t('bookWriting.volume.title')}
                placeholder={t('bookWriting.volume.title')}
                characters={titleLength}
                value={volume.title}
                onText={(title) => setVolume(place, { title })}
              />
              <RowButtons
                name={volume.title || volume.key}
                onMove={(by) => onVolumes(moveItem(volumes, place, by))}
                onRemove={() => onVolumes(volumes.filter((_, at) => at !== place))}
              />
            </div>
            <ol className="bare">
              {volume.chapters.map((chapter, at) => (
                <li key={chapter.key} className="row book-row">
                  <code>{chapter.key}</code>
                  <TextField
                    aria-label={t('bookWriting.chapter.title')}
                    placeholder={t('bookWriting.chapter.title')}
                    characters={titleLength}
                    value={chapter.title}
                    onText={(title) =>
                      setChapters(volume.chapters.map((item, index) => (index === at ? { ...item, title } : item)))
                    }
                  />
                  <span className="row">
                    {witnesses.map(({ key }) => (
                      <a
                        key={key}
                        className="chip"
                        href={`/book/edit?id=${encodeURIComponent(bookId)}&vid=${encodeURIComponent(chapter.key)}&w=${key}`}
                        onClick={(event) => {
                          event.preventDefault();
                          const { href } = event.currentTarget;
                          void saveFirst().then(() => location.assign(href));
                        }}
                      >
                        {key}
                      </a>
                    ))}
                  </span>
                  <RowButtons
                    name={chapter.title || chapter.key}
                    onMove={(by) => setChapters(moveItem(volume.chapters, at, by))}
                    onRemove={() => setChapters(volume.chapters.filter((_, index) => index !== at))}
                  />
                </li>
              ))}
            </ol>
            {allChapters.length < mostChapters && (
              <p>
                <Button
                  onClick={() =>
                    setChapters([...volume.chapters, { key: freeNumber(allChapters.map(({ key }) => key)), title: '' }])
                  }
                >
                  + {t('bookWriting.chapter.add')}
                </Button>
              </p>
            )}
          </section>
        );
      })}
      <p>
        <Button onClick={addVolume}>+ {t('bookWriting.volume.add')}</Button>
      </p>
    </fieldset>
  );
}

function RowButtons({ name, onMove, onRemove }: { name: string; onMove(by: -1 | 1): void; onRemove(): void }) {
  const { t } = useReader();
  return (
    <span className="row">
      <Button look="icon" aria-label={t('bookWriting.up', { name })} onClick={() => onMove(-1)}>
        <span aria-hidden="true">↑</span>
      </Button>
      <Button look="icon" aria-label={t('bookWriting.down', { name })} onClick={() => onMove(1)}>
        <span aria-hidden="true">↓</span>
      </Button>
      <Button look="icon" aria-label={t('bookWriting.remove', { name })} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </Button>
    </span>
  );
}
