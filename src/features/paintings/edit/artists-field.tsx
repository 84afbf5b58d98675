import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { artistRoles, type ArtistRole, type Painting } from '../rules.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import type { Names } from '../../../editing/fields/use-names.ts';
import { withText } from '../../../editing/fields/with-text.ts';
import { Options } from '../../../ui/form/options.tsx';
import { Button } from '../../../ui/form/button.tsx';

type Artist = Painting['artists'][number];

interface Props {
  artists: readonly Artist[];
  names: Names;
  onArtists(artists: Artist[]): void;
}

/** The painters: entries, or names of painters without an entry. */
export function ArtistsField({ artists, names, onArtists }: Props) {
  const { language, t } = useReader();
  const set = (at: number, change: Partial<Artist>) => onArtists(artists.with(at, { ...artists[at]!, ...change }));
  return (
    <fieldset className="artists-field">
      <legend>{t('painting.artists')}</legend>
      {artists.map((artist, at) => {
        const entry = artist.itemId === null ? undefined : names.names.get(artist.itemId);
        return (
          <div key={at} className="artist">
            <EntryBox
              key={artist.itemId !== null && !entry ? 'named by its id' : 'named'} // the box keeps its initial value
              name={`artist-${at}`}
              label={t('painting.artist.entry')}
              value={artist.itemId === null ? null : { id: artist.itemId, name: entry?.name ?? artist.itemId }}
              onPick={(picked) => {
                if (picked) names.learn(picked);
                set(at, { itemId: picked?.itemId ?? null });
              }}
            />
            <Field label={t('painting.artist.name')}>
              <TextField
                lang={languageTag(language)}
                characters={limits.nameLength}
                placeholder={entry?.name}
                value={artist.name[language] ?? ''}
                onText={(name) => set(at, { name: withText(artist.name, language, name) })}
              />
            </Field>
            <Field label={t('painting.artist.role')}>
              <select value={artist.role} onChange={({ target }) => set(at, { role: target.value as ArtistRole })}>
                <Options of={artistRoles} name={(role) => t(`painting.role.${role}`)} />
              </select>
            </Field>
            <Button onClick={() => onArtists(artists.filter((_, index) => index !== at))}>
              {t('painting.artist.remove')}
            </Button>
          </div>
        );
      })}
      <p>
        <Button onClick={() => onArtists([...artists, { itemId: null, name: {}, role: 'painter' }])}>
          + {t('painting.role.painter')}
        </Button>
      </p>
    </fieldset>
  );
}
