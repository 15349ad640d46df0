import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {insertNoBreakSpaces} from '../../../studio/loader/typography';

const root = path.join(import.meta.dirname, '../../..');

/** What others compare or read, and nobody sees in running text. */
const data = [
  'app/brand.ts', // Streets, also for search engines and maps.
  'app/cart/rules/lineAttributes.ts', // Attributes of an order, which are compared with those of orders from before.
  'app/configurator/offer/colors.ts', // Names of colours, which are such attributes.
  'app/configurator/offer/formula.ts', // Names of variants in the store.
];

/** What a value may stand for: a unit, a name, else a number. */
function toSample(value: ts.Node): string {
  const text = value.getText();
  if (text === 'unit') return 'cm ';
  return /name/i.test(text) ? 'Lot' : '0';
}

/** The text of a string, of a template or of an element's children, with samples for its values. */
function readText(node: ts.Node): string | undefined {
  // What joins measures stands between numbers.
  if (ts.isStringLiteralLike(node)) return node.text === ' × ' ? '0 × 0' : node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map(({expression, literal}) => toSample(expression) + literal.text).join('')
    );
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.map((child) => (ts.isJsxText(child) ? child.text : toSample(child))).join('');
  return undefined;
}

function findTexts(node: ts.Node): string[] {
  const texts: string[] = [];
  const visit = (part: ts.Node) => {
    texts.push(readText(part) ?? '');
    ts.forEachChild(part, visit);
  };
  visit(node);
  return texts;
}

test('every text of the site keeps numbers and their units on one line, as those of the studio’s content do', async () => {
  const folders = ['app', 'joinery'].map(async (folder) => {
    const names = await readdir(path.join(root, folder), {recursive: true});
    return names.map((name) => `${folder}/${name}`);
  });
  const names = (await Promise.all(folders))
    .flat()
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('joinery/tests/') && !data.includes(name));
  const texts = await Promise.all(
    names.map(async (name) => {
      const source = ts.createSourceFile(
        name,
        await readFile(path.join(root, name), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      return findTexts(source).map((text) => ({name, text}));
    }),
  );
  expect(texts.flat().length).toBeGreaterThan(10_000);
  const wrong = texts.flat().filter(({text}) => insertNoBreakSpaces(text) !== text);
  expect(wrong).toEqual([]);
});
