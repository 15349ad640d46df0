/** Number of characters that always fit into three lines on a phone, and into five on a desktop. */
const visibleLengths = {phone: 105, desktop: 225};

interface Opening {
  /** Visible on a phone. */
  phone: string;
  /** Visible on a desktop after the part of the phone. */
  desktop: string;
  /** Visible once the visitor opens the disclosure. */
  rest: string;
}

/** Splits a text in three parts. Each ends with a sentence if the sentence is short enough, else with a word (rule 6.8). */
export function splitOpening(text: string): Opening {
  const phone = firstPart(text, visibleLengths.phone);
  const desktop = firstPart(text, visibleLengths.desktop);
  return {phone, desktop: desktop.slice(phone.length), rest: text.slice(desktop.length)};
}

/** Whether a text stops in the middle of a sentence. */
export function isCutOff(text: string): boolean {
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

/** Whether a text ends with a sentence, and not with an abbreviation (`z. B.`) or an ordinal number (`3. Mai`). */
function endsSentence(text: string): boolean {
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return /[^\d\s.][.!?][”“"’»)]*$/.test(word) && word.length > 3;
}
