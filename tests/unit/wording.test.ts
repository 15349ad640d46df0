import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** All files of a folder with one of the endings. */
function filesIn(folder: string, endings: RegExp): string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.test(file))
    .map((file) => path.join(folder, file));
}

const content = filesIn('studio/content', /\.yaml$/);
const code = [...filesIn('app', /\.tsx?$/), ...filesIn('joinery', /\.tsx?$/)];

/** A comment, in code: in a text a line may begin with a star, too. */
const isComment = (file: string, line: string) => /\.tsx?$/.test(file) && /^\s*(\/\/|\/?\*)/.test(line);

/** The lines of the files that a pattern finds, as `file: line`. */
const found = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line) && !isComment(file, line))
      .map((line) => `${path.basename(file)}: ${line.trim()}`),
  );

describe('the texts of the site', () => {
  it('make no environmental claim that the law forbids', () => {
    // General claims without proof, and offsets sold as a property of the product: annex of directive 2024/825.
    const claim =
      /umwelt-?(freundlich|schonend|verträglich|bewusst)|(ressourcen|klima)-?schonend|klima-?(neutral|positiv|freundlich)|CO[2₂]-?(neutral|frei|kompensiert)|emissionsfrei|nachhaltig|ökologisch|biologisch abbaubar|environmentally|gentle on the (environment|climate)|eco-?friendly|climate[- ](neutral|positive)|carbon[- ](neutral|offset)|sustainab|biodegradable/i;
    expect(found([...content, ...code], claim)).toEqual([]);
  });

  it('present no legal right as a special feature', () => {
    const claim =
      /(bei uns|nur hier|besonders?)\W+(\w+\W+){0,4}(Gewährleistung|Widerrufsrecht)|our own legal guarantee/i;
    expect(found([...content, ...code], claim)).toEqual([]);
  });

  it('address visitors as Sie, except in the sentences that were given for the site', () => {
    const informal = /(?<![\wäöüß'-])(du|dein(e[nmrs]?)?|dich|dir|euch|euer|lass uns)(?![\wäöüß-])/i;
    const german = [...content, ...code.filter((file) => /essages|notices|Text|Headline/.test(file))];
    const fixed =
      /Dein Warenkorb ist leer, hier geht es zum Shop|Danke für deine Anfrage! Wir melden uns\.|Schau gerne auf unserer Startseite/;
    expect(found(german, informal).filter((line) => !fixed.test(line))).toEqual([]);
  });

  it('have no hyphen that some browsers show as a gap', () => {
    expect(found([...content, ...code], /\u2011/)).toEqual([]);
  });
});
