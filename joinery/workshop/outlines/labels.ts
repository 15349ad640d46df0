import {materials} from '../../families/parts/material';
import type {Face} from '../../families/parts/part';
import type {Language} from '~/i18n/language';
import {messages} from '../messages';
import {faceNames, partNames} from '../names';
import {joinNumbers, type Workpiece} from '../workpieces';
import {measureText} from './dxf';

/** The distance of two lines of a label, and the width at which a line breaks below a narrower outline, in mm. */
export const lineDistance = 34;
const minBreakWidth = 600;

/** What a label says. */
interface Labelled {
  workpiece: Workpiece;
  /** Of the parts that are cut by this outline. */
  numbers: readonly string[];
  /** The face that lies on top; `null` for a blank. */
  topFace: Face | null;
}

/** The lines below an outline: numbers, name and material, then sizes, the face on top and the grain, then what the saw must know. */
export function writeLabel(
  {workpiece, numbers, topFace}: Labelled,
  outlineWidth: number,
  language: Language,
): string[] {
  const t = messages[language];
  const {kind, material, length, width, thickness, rawLength, rawWidth, lipped, count, hasGrain, endCut} = workpiece;
  const quantity = kind === 'blank' ? count : numbers.length;
  const texts = [
    `${joinNumbers(numbers)}: ${quantity} x ${partNames[language][kind]}, ${materials[material].name[language]}`,
    [
      `${length} x ${width} x ${thickness}`,
      topFace ? t.seenFrom(faceNames[language][topFace]) : '',
      hasGrain ? t.alongGrain : '',
    ]
      .filter(Boolean)
      .join(', '),
    lipped.length ? t.raw(rawLength, rawWidth) : '',
    endCut ? t.fromTipToTip(endCut.tipToTip) : '',
  ];
  const breakWidth = Math.max(outlineWidth, minBreakWidth);
  return texts.filter(Boolean).flatMap((text) => breakLines(text, breakWidth));
}

function breakLines(text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length && measureText(longer) <= maxWidth) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
