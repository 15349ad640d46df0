import fc from 'fast-check';
import {choicesByFamily} from '../families/choices';
import type {Construction} from '../families/construction';
import {families} from '../families/families';
import type {Choices} from '../families/family';
import type {Part} from '../families/parts/part';
import {partsOf, type MadePiece} from './pieces';

/** Millimetres. */
interface Selection {
  construction: Construction;
  size: readonly [across: number, down: number];
  choices: Choices;
}

/** What may be chosen of a piece, and its construction: as the studio builds it, or in other sizes of its family. */
export function anySelection({construction, across, down, isMade, corners}: MadePiece) {
  const {type} = construction;
  const limits = Object.entries(families[type].sizes);
  const otherSizes = fc.record(
    Object.fromEntries(
      limits.map(([name, {min, max}]) => [name, fc.oneof(fc.constantFrom(min, max), fc.integer({min, max}))]),
    ),
  );
  const choices = choicesByFamily[type].map(
    ({name, options}) => [name, fc.constantFrom(...options.map(({value}) => value))] as const,
  );
  return fc.record({
    construction: fc
      .oneof(fc.constant(construction.sizes), {arbitrary: otherSizes, weight: 2})
      .map((sizes) => ({...construction, sizes})),
    size: fc
      .oneof(fc.constantFrom(...corners), fc.tuple(fc.constantFrom(...across), fc.constantFrom(...down)))
      .filter(([a, d]) => isMade(a, d)),
    choices: fc.record(Object.fromEntries(choices)),
  });
}

export const partsOfSelection = ({construction, size: [across, down], choices}: Selection): Part[] =>
  partsOf({construction, colors: []}, across, down, {choices});
