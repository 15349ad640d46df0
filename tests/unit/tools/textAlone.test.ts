import {Linter} from 'eslint';
import ts from 'typescript';
import typescript from 'typescript-eslint';
import {expect, it} from 'vitest';
import {textAlone} from '../../../tools/lint/textAlone.js';

const refused = [
  '<p><b>{count}</b>{title}</p>',
  '<p>Nr. {count}</p>',
  "<p>{isNew && 'new'}<b>{count}</b></p>",
  '<p>{isNew && <b>{count}</b>} text</p>',
  '<>{title}</>',
  '<Fragment key="a">text</Fragment>',
  '<p>{titles}</p>',
  '<p>{children}<b>{count}</b></p>',
];
const accepted = [
  '<p>{isNew ? title : count}</p>',
  '<p>{`Nr. ${count}`}</p>',
  '<p>text <b>{count}</b></p>',
  '<p>{isNew && <b>{count}</b>}<span>{title}</span></p>',
];

/** A component on each line, the last one of texts alone. */
const components = [
  ...[...refused, ...accepted].map(
    (jsx, index) => `export const C${index} = ({count, title, titles, isNew, children}: Props) => ${jsx};`,
  ),
  'export function Title({title}: Props) { return title; }',
];
const code = [
  ...components,
  'type Props = {count: number; title?: string; titles: string[]; isNew: boolean; children: ReactNode};',
  "import {Fragment, type ReactNode} from 'react';",
].join('\n');

/** The rule asks for types, so the code is a file of a program, though not of the disk. */
function createProgram(fileName: string): ts.Program {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === fileName ? ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true) : readSource(name, ...rest);
  return ts.createProgram([fileName], options, host);
}

it('text in JSX that a translator would take away from React is refused', () => {
  const filename = `${import.meta.dirname}/components.tsx`;
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      plugins: {local: {rules: {'text-alone': textAlone as never}}},
      rules: {'local/text-alone': 'error'},
      languageOptions: {
        parser: typescript.parser as never,
        parserOptions: {programs: [createProgram(filename)]},
      },
    },
    {filename},
  );
  expect([...new Set(messages.map(({line}) => components[line - 1]))]).toEqual([
    ...components.slice(0, refused.length),
    components.at(-1),
  ]);
});
