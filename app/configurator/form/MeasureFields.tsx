import {languageData} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {requestedMeasure, requestPath, requestedText} from '../rules/requestedMeasure';
import type {MeasureField as Field} from '../rules/correction';
import {moveMeasure, typeMeasure} from '../rules/correctPiece';
import {correctionText} from '../rules/correctionText';
import {listImpossible, impossibleText} from '../rules/impossible';
import {getMeasures, getUnit} from '../rules/measures';
import {messages} from '../rules/messages';
import {measureName, getNames} from '../rules/names';
import {MeasureField} from './MeasureField';
import type {PieceState} from './usePiece';

/** `title` is the product's. */
export function MeasureFields({title, state}: {title: string; state: PieceState}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {piece, corrections, change} = state;
  const unit = getUnit(piece);
  const names = getNames(piece.offer);
  const measures = getMeasures(piece);
  const labelOf = (field: Field) => t[measureName(field, names)];
  const inSentence = (field: Field) =>
    languageData[language].capitalNouns ? labelOf(field) : labelOf(field).toLowerCase();
  return (
    <>
      {measures.map(({field, offered, value}, index) => {
        const other = measures[1 - index]?.field ?? field;
        const correction = corrections.find((candidate) => candidate.field === field);
        const requested = correction && requestedMeasure(correction);
        return (
          <MeasureField
            key={field}
            name={field}
            label={labelOf(field)}
            measure={offered}
            value={value}
            unit={unit}
            impossible={listImpossible(piece, field, offered).map((range) => {
              const called = {name: inSentence(field), other: inSentence(other)};
              return {...range, text: impossibleText(range, called, unit, language)};
            })}
            correction={correction && correctionText(correction, language, value, unit, names)}
            enquiry={
              requested
                ? {path: requestPath(title, state, language), text: t.askFor(requestedText(requested, unit, language))}
                : undefined
            }
            onType={(text) => change(typeMeasure(state, field, {text, language}))}
            onSlide={(to) => change(moveMeasure(state, field, to))}
          />
        );
      })}
    </>
  );
}
