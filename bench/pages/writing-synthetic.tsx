import { useEffect } from 'react';
import { cleanPaste } from '../../src/editing/text/paste/paste.ts';
import { normalizeHtml } from '../../src/editing/text/schema/schema.ts';
import { PictureDialog } from '../../src/features/media/face/picture-dialog.tsx';
import { TextEditor } from '../../src/editing/text/text-editor.tsx';

const sentence = 'In the autumn the river rose over its banks and the scribes moved their tablets to the upper hall. ';
const wordsOfSentence = 19,
  sentencesOfParagraph = 6;

/** Paragraphs with a total number of words, with a heading before every tenth. */
function generateText(words: number): string {
  const paragraphs = Math.ceil(words / (wordsOfSentence * sentencesOfParagraph));
  return Array.from(
    { length: paragraphs },
    (_, index) =>
      `${index % 10 ? '' : `<h2>Part ${index / 10 + 1}</h2>`}<p>${sentence.repeat(sentencesOfParagraph)}<a ref-id="sumer">Sumer</a><span note-id="${index + 1}">A note. <cite cite-id="a">A source</cite></span></p>`,
  ).join('');
}

export function BenchEditor({ words }: { words: number }) {
  useEffect(() => void Object.assign(window, { throughEditor: normalizeHtml, cleanPaste }), []);
  return (
    <TextEditor
      PictureDialog={PictureDialog}
      initial={generateText(words)}
      language="en"
      labelledBy="bench-title"
      onChange={() => {}}
      onReady={(text) => void Object.assign(window, { mainText: text })}
    />
  );
}
