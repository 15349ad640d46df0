import {formatDecimal} from '~/configurator/piece/measureText';
import type {getOptions} from '~/configurator/offer/options';
import type {Language} from '~/i18n/language';
import {AgentError} from './agentError';

type Options = ReturnType<typeof getOptions>;

/** What an agent may call a parameter, or one of its values: the name in the link, and the labels in each language. */
interface Named {
  name: string;
  labels: string[];
}

interface Parameter extends Named {
  /** The values of a choice; a measure has none. */
  values?: Named[];
}

/**
 * Reads what an agent says about a piece, as the parameters of the piece's link. Names, woods and choices may be those of the link, or
 * their labels in any language: `options` are those of the same product in each. A number is written as in `language`, in which the link
 * is read; the text of a measure stays as it is.
 * @throws AgentError for an unknown name or value, with the known ones
 */
export function readPieceInput(
  input: Record<string, string | number>,
  options: readonly Options[],
  language: Language,
): Record<string, string> {
  const parameters = toParameters(options);
  const result: Record<string, string> = {};
  for (const [givenName, given] of Object.entries(input)) {
    const {name, values} = find(parameters, givenName, 'parameter');
    if (name in result) throw new AgentError(`The parameter ${name} is given twice.`);
    const text = typeof given === 'number' ? formatDecimal(given, language) : given;
    result[name] = values ? find(values, text.replace(/^#/, ''), name).name : text;
  }
  return result;
}

function toParameters(options: readonly Options[]): Parameter[] {
  const measures = merge(options.map((option) => option.measures));
  const choices = merge(options.map(({values}) => values));
  return [
    ...measures,
    ...choices.map((choice) => ({
      ...choice,
      values: merge(
        options.map(({values}) => {
          const sameChoice = values.find(({name}) => name === choice.name);
          return sameChoice?.values.map(({value, label}) => ({name: value, label})) ?? [];
        }),
      ),
    })),
  ];
}

/** Merges lists of the same things in different languages. */
function merge(lists: readonly (readonly {name: string; label: string}[])[]): Named[] {
  const labels = new Map<string, Set<string>>();
  for (const {name, label} of lists.flat()) labels.set(name, (labels.get(name) ?? new Set()).add(label));
  return [...labels].map(([name, names]) => ({name, labels: [...names]}));
}

function find<Entry extends Named>(entries: readonly Entry[], given: string, what: string): Entry {
  const key = normalize(given);
  const found =
    entries.find(({name}) => normalize(name) === key) ??
    entries.find(({labels}) => labels.some((label) => normalize(label) === key));
  if (found) return found;
  const known = entries.map(({name, labels}) => `${name} (${labels.join(' / ')})`);
  throw new AgentError(`Unknown ${what} ${JSON.stringify(given)}. Known: ${known.join('; ')}.`);
}

/** A name may be written in another letter case, or with other spaces. */
const normalize = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
