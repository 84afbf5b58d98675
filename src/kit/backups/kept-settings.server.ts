/** Of the environment, by their names, what opens doors; the key of backups itself is kept in none. */
const secret = /SECRET|TOKEN|PASSWORD|(?:_|^)KEY(?:_|$)/;
/** An address with a user's name and password. */
const withPassword = /^[a-z][a-z\d+.-]*:\/\/[^/\s]*@/i;

/** What a backup keeps of the settings that were given: without secrets, unless it is encrypted. */
export function keptSettings(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { isEncrypted }: { isEncrypted: boolean },
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = environment[name];
      if (!value || name === 'BACKUP_KEY') return [];
      return isEncrypted || !(secret.test(name) || withPassword.test(value)) ? [[name, value]] : [];
    }),
  );
}

/** As a file of environment variables, for systemd and shells alike. */
export const asEnvironmentFile = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'\n`)
    .join('');
