import type {HighlightedText} from './highlight';

/** A text in which the words of the query are marked. */
export function MarkedText({text}: {text: HighlightedText}) {
  return text.map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : part && <span key={index}>{part}</span>,
  );
}
