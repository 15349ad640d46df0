/** How many characters surely fit into three lines on a phone, and into five on a desktop. */
const fits = {phone: 105, desktop: 225};

interface Opening {
  /** What a phone shows. */
  phone: string;
  /** What a desktop shows after it. */
  desktop: string;
  /** What is shown on demand. */
  rest: string;
}

/** A text in three parts, each ending with a sentence where one is short enough, else with a word (rule 6.8). */
export function openingOf(text: string): Opening {
  const phone = firstPart(text, fits.phone);
  const desktop = firstPart(text, fits.desktop);
  return {phone, desktop: desktop.slice(phone.length), rest: text.slice(desktop.length)};
}

/** Whether a text stops in the middle of a sentence. */
export function isOpen(text: string): boolean {
  return !endsSentence(text.trimEnd());
}

function firstPart(text: string, limit: number): string {
  let words = '';
  let sentences = '';
  for (const [word] of text.matchAll(/\s*\S+/g)) {
    if (words.length + word.length > limit) break;
    words += word;
    if (endsSentence(word.trim())) sentences = words;
  }
  return sentences || words;
}

/** Abbreviations (`z. B.`) and ordinal numbers (`3. Mai`) end with a full stop, too. */
function endsSentence(text: string): boolean {
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return /[^\d\s.][.!?][”“"’»)]*$/.test(word) && word.length > 3;
}
