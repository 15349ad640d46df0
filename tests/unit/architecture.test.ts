import {readdir, readFile} from 'node:fs/promises';
import {describe, expect, test} from 'vitest';
import {graphite, paper} from '~/styles/colors';
import {layers} from '../../dependency-cruiser.config.js';

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

test('the picture of the code’s layers in docs/architecture.md matches the rules that are checked', async () => {
  const nodes = [...(await read('docs/architecture.md')).matchAll(/^\s*layer-(\d+)\["([^"]+)"\]$/gm)];
  expect(nodes.map(([, number, folders]) => [Number(number), folders?.split(' | ')])).toEqual(
    layers.map((layer, index) => [index + 1, layer]),
  );
});

const isRead = (file: string) => /\.(tsx?|css|md)$/.test(file) && !/node_modules|\.cache|\.generated/.test(file);

/** The files of code and documents in a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(new URL(`../../${folder}`, import.meta.url), {recursive: true});
  return found.map((file) => `${folder}/${file}`).filter(isRead);
}

const folders = ['app', 'joinery', 'demo-store', 'runtimes', 'studio', 'tools', 'measure', 'tests', 'docs'];
const files = [
  ...(await Promise.all(folders.map(filesIn))).flat(),
  'README.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  'server.ts',
];
const texts = await Promise.all(files.map(async (file) => ({file, text: await read(file)})));

/** Every citation of a number in code and documents, by the groups of `pattern`. */
const citations = (pattern: RegExp) =>
  texts.flatMap(({file, text}) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      [...list.matchAll(/[\d.]+/g)].map(([number]) => ({file, number})),
    ),
  );

describe('the documents about decisions (docs/decisions)', () => {
  const decisions = texts.flatMap(({file, text}) => {
    const name = /^docs\/decisions\/((\d{3})-.*)$/.exec(file);
    return name ? [{name: name[1] ?? '', number: name[2] ?? '', text}] : [];
  });
  const accepted = decisions.map(({number}) => number);
  const index = texts.find(({file}) => file === 'docs/decisions/README.md')?.text ?? '';

  test('have a date, a status, and a number that no superseded one had', () => {
    const superseded = [...index.matchAll(/(\d{3}) by (\d{3})/g)];
    const numbers = [...accepted, ...superseded.map(([, number]) => number)];
    expect(numbers.toSorted()).toEqual(numbers.map((_, position) => String(position + 1).padStart(3, '0')));
    for (const [text, , by] of superseded) expect(accepted, text).toContain(by);
    for (const {number, text} of decisions) {
      expect(text).toMatch(new RegExp(`^# ${number} `));
      expect(text).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: accepted\./m);
    }
  });

  test('are listed in their index', () => {
    expect(decisions.filter(({name}) => !index.includes(`](${name})`))).toEqual([]);
  });

  test('are cited only as long as they hold', () => {
    // A decision says what it includes of others.
    const outside = citations(/decisions? \[?(\d{3})/g).filter(({file}) => !file.startsWith('docs/decisions/'));
    expect(outside.filter(({number}) => !accepted.includes(number))).toEqual([]);
  });
});

test('code and documents cite only rules that docs/product.md has', async () => {
  const rules = [...(await read('docs/product.md')).matchAll(/^- \*\*([\d.]+)\*\* /gm)].map(([, number]) => number);
  const found = citations(/\brules?\s(?:\*\s)?(\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/g);
  expect(found.filter(({number}) => !rules.includes(number))).toEqual([]);
});

describe('the names in the code', () => {
  const modules = texts.filter(({file}) => /^(app|joinery(?!\/tests))\/.*\.tsx?$/.test(file));
  /** The names that more than one file declares, with these files. */
  const findRepeated = (pattern: RegExp) => {
    const filesByName = new Map<string, Set<string>>();
    for (const {file, text} of modules)
      for (const [, name = ''] of text.matchAll(pattern))
        filesByName.set(name, new Set([...(filesByName.get(name) ?? []), file]));
    return [...filesByName].filter(([, {size}]) => size > 1).map(([name, own]) => `${name}: ${[...own].join(', ')}`);
  };
  const declaration = '(?:default )?(?:async )?(?:const|function|class|interface|type)';

  test('are exported once, but for what Remix reads of each route and the texts of each folder', () => {
    const allowed = /^(action|ErrorBoundary|handle|headers|loader|messages|meta|shouldRevalidate):/;
    const repeated = findRepeated(new RegExp(`^export ${declaration} (\\w+)`, 'gm'));
    expect(repeated.filter((found) => !allowed.test(found))).toEqual([]);
  });

  test('have one meaning, exported or not, where they once had several', () => {
    const names = [
      ...['Answer', 'Choice', 'Choices', 'MadeToMeasure', 'Mesh', 'Outcome', 'Profile', 'Refusal', 'Section'],
      ...['TextLink', 'cacheKey', 'pagePath', 'readBody', 'toCents'],
    ];
    expect(findRepeated(new RegExp(`^(?:export )?${declaration} (${names.join('|')})\\b`, 'gm'))).toEqual([]);
  });
});

describe('what makes the site somebody else’s', () => {
  const sources = texts.filter(({file}) => /^(app|joinery)\/.*\.(tsx?|css)$/.test(file));
  const find = (pattern: RegExp, allowed: RegExp) =>
    sources.flatMap(({file, text}) =>
      allowed.test(file) ? [] : [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
    );

  test('the colours of the site stand in app/styles/tokens.css, and are repeated in app/styles/colors.ts alone', async () => {
    const tokens = await read('app/styles/tokens.css');
    for (const [name, value] of Object.entries({paper, graphite})) expect(tokens).toContain(`--${name}: ${value};`);
    // Those of woods and paints belong to the pieces, those of energy labels to the law.
    const allowed =
      /^app\/styles\/(tokens\.css|colors\.ts)$|^app\/configurator\/offer\/(colors|readConstruction)|^joinery\/(families|view|tests)\/|EnergyArrow/;
    expect(find(/(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\([\d.]/gi, allowed)).toEqual([]);
  });

  test('the words of the brand stand in app/brand.ts alone', () => {
    expect(find(/Maser|Innenarchitektur|interior architecture|zeitlose|timeless/gi, /^app\/brand\.ts$/)).toEqual([]);
  });
});
