/** The browser's voices for a language, the best first: of the same region, on this device, the browser's choice. */
export function voicesFor(language: string): SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  const [base] = language.toLowerCase().split('-');
  // The scripts of our tags say which region is meant; voices have regions.
  const region = { 'zh-hans': 'zh-cn', 'zh-hant': 'zh-tw' }[language.toLowerCase()] ?? language.toLowerCase();
  const rank = ({ lang, localService, default: isDefault }: SpeechSynthesisVoice) =>
    Number(tagOf(lang) === region) * 4 + Number(localService) * 2 + Number(isDefault);
  return speechSynthesis
    .getVoices()
    .filter(({ lang }) => tagOf(lang).split('-')[0] === base)
    .sort((a, b) => rank(b) - rank(a));
}
/** Android writes `fr_FR`. */
const tagOf = (lang: string) => lang.replace('_', '-').toLowerCase();

/** Shows the buttons of texts that the browser has a voice for; some browsers load their voices late. */
export function offerReadingAloud(): void {
  const slots = document.querySelectorAll<HTMLElement>('.read-aloud-slot');
  if (!slots.length || !('speechSynthesis' in window)) return;
  const look = () => {
    for (const slot of slots) slot.hidden = voicesFor(slot.lang).length === 0;
  };
  look();
  speechSynthesis.addEventListener('voiceschanged', look);
}
