/** What a browser is sent, and shows. */
export interface PushedChange {
  title: string;
  body: string;
  /** As a language tag. */
  language: string;
  /** Where it leads: a path of ours. */
  href: string;
  /** One that is still shown under the same tag is replaced. */
  tag: string;
}
