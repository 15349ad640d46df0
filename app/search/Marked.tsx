import type {Highlighted} from './highlight';

/** A text in which the words of the query are marked. */
export function Marked({text}: {text: Highlighted}) {
  return text.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
}
