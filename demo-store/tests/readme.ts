import {readFileSync} from 'node:fs';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The README's blocks of code in a language. */
export const readmeExamples = (language: 'sh' | 'ts'): string[] =>
  [...readme.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, code]) =>
    name === language && code ? [code] : [],
  );
