import {describe, expect, it} from 'vitest';
import {readPieceInput} from '~/agents/pieceInput';
import type {getOptions} from '~/configurator/offer/options';

type Options = ReturnType<typeof getOptions>;

const length = {name: 'length', unit: 'cm', min: 120, max: 260, step: 1, text: '120 to 260 cm'} as const;

const optionsIn = (labels: Record<'length' | 'wood' | 'oak' | 'walnut' | 'front' | 'doors', string>): Options => ({
  measures: [{...length, label: labels.length}],
  values: [
    {
      name: 'color',
      label: labels.wood,
      values: [
        {value: 'b98a56', label: labels.oak},
        {value: '6b4a32', label: labels.walnut},
      ],
    },
    {name: 'front', label: labels.front, values: [{value: 'doors', label: labels.doors}]},
  ],
});

const options = [
  optionsIn({length: 'Länge', wood: 'Holz', oak: 'Eiche', walnut: 'Nussbaum, geölt', front: 'Front', doors: 'Türen'}),
  optionsIn({length: 'Length', wood: 'Wood', oak: 'Oak', walnut: 'Walnut, oiled', front: 'Front', doors: 'Doors'}),
];

describe('what an agent says about a piece', () => {
  it.each([
    [{length: 180, color: '6b4a32', front: 'doors'}],
    [{Länge: 180, Holz: 'Nussbaum, geölt', Front: 'Türen'}],
    [{Length: 180, Wood: 'Walnut, oiled', front: 'Doors'}],
    [{' LENGTH': 180, color: '#6B4A32', FRONT: 'DOORS '}],
    [{['La\u0308nge']: 180, color: 'nussbaum,  geo\u0308lt', front: 'tu\u0308ren'}],
  ])('may use names of the link or labels in either language: %j', (input) => {
    expect(readPieceInput(input, options, 'de')).toEqual({length: '180', color: '6b4a32', front: 'doors'});
  });

  it('keeps the text of a measure for the rules of measures', () => {
    expect(readPieceInput({length: '1,80 m'}, options, 'de')).toEqual({length: '1,80 m'});
  });

  it('has its numbers in the notation of the language, in which the link is read', () => {
    expect(readPieceInput({length: 180.5}, options, 'de')).toEqual({length: '180,5'});
    expect(readPieceInput({length: 180.5}, options, 'en')).toEqual({length: '180.5'});
  });

  it.each([
    [{lenght: 180}, /parameter "lenght".*length \(Länge \/ Length\); color \(Holz \/ Wood\); front \(Front\)/],
    [{color: 'Teak'}, /color "Teak".*b98a56 \(Eiche \/ Oak\); 6b4a32 \(Nussbaum, geölt \/ Walnut, oiled\)/],
    [{color: ''}, /color ""/],
    [{front: 'glass'}, /front "glass".*doors \(Türen \/ Doors\)/],
    [{length: 180, Länge: 190}, /length is given twice/],
    [{__proto__x: 1}, /parameter "__proto__x"/],
  ])('is refused with the known names when it has an unknown one: %j', (input, message) => {
    expect(() => readPieceInput(input, options, 'de')).toThrow(message);
  });
});
