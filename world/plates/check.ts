import type { Plate } from './plate.ts';

/** What is wrong with plates as they stand, a sentence each; that they can be drawn is for a test to find. */
export function problemsOfPlates(plates: readonly Plate[], subjects: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { key, subject, title, description, source, size, regions = [] } of plates) {
    const say = (problem: string) => problems.push(`plate ${key}: ${problem}`);
    if (seen.has(key)) say('stands twice');
    seen.add(key);
    if (!subjects.has(subject)) say(`hangs with ${subject}, which is no subject`);
    if (!isWhole(title)) say('has no title in five languages');
    if (title.some((text) => text.length > 300)) say('has a title that is too long');
    if (!isWhole(description)) say('has no description in five languages');
    if (description.some((text) => text.length > 2000)) say('has a description that is too long');
    const forms = Object.values(source.forms ?? {});
    if (!source.title || forms.length !== 4 || forms.some((form) => !form.title))
      say('has no source in five languages');
    if ([source, ...forms].some((form) => form.title.length > 500)) say('has a source that is too long');
    if (size.some((side) => side < 400 || side > 1920)) say('is too small or too large');
    for (const { box, entry, label } of regions) {
      const [left, top, width, height] = box;
      if (left < 0 || top < 0 || width <= 0 || height <= 0 || left + width > 1.0001 || top + height > 1.0001)
        say(`has a region beyond its edge (${box.join(' ')})`);
      if (entry && !subjects.has(entry)) say(`has a region of ${entry}, which is no subject`);
      if (!entry && !label) say('has a region of nobody');
      if (label && !isWhole(label)) say('has a region without a name in five languages');
    }
  }
  return problems;
}

const isWhole = (texts: readonly string[]): boolean => texts.length === 5 && texts.every((text) => text.trim() !== '');
