import {readFileSync} from 'node:fs';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The README's blocks of code in a language. */
export const readmeExamples = (language: 'sh' | 'ts'): string[] =>
  [...readme.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, code]) =>
    name === language && code ? [code] : [],
  );

/** The addresses by which others import modules of the package, as the README lists them, such as `testing/client`. */
export function readmeModules(): string[] {
  const list = /may\nimport: (.*?)\. Its tests/s.exec(readme)?.[1] ?? '';
  const [main = '', testing = ''] = list.split('`testing/`');
  const readNames = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  return [...readNames(main), ...readNames(testing).map((name) => `testing/${name}`)].toSorted();
}
