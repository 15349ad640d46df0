import {languageData} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import type {MeasureName} from '../offer/availableValues';
import {getMeasureName, getNames} from '../offer/names';
import {messages} from '../offer/messages';
import {correctionText} from '../piece/correctionText';
import {moveMeasure, typeMeasure} from '../piece/correctPiece';
import {getRequestedMeasure, requestPath} from '../piece/describePiece';
import {listImpossibleRanges, impossibleText} from '../piece/impossibleRanges';
import {formatMeasure} from '../piece/measureText';
import {getMeasures, getUnit} from '../piece/piece';
import {MeasureField} from './MeasureField';
import type {PieceState} from './usePiece';

/** The fields of both measures. `title` is the product's. */
export function MeasureFields({title, state}: {title: string; state: PieceState}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {piece, corrections, change} = state;
  const unit = getUnit(piece);
  const names = getNames(piece.offer);
  const measures = getMeasures(piece);
  const getLabel = (field: MeasureName) => t[getMeasureName(field, names)];
  const getNameInSentence = (field: MeasureName) =>
    languageData[language].capitalNouns ? getLabel(field) : getLabel(field).toLowerCase();
  return (
    <>
      {measures.map(({field, available, value}, index) => {
        const otherField = measures[1 - index]?.field ?? field;
        const measureNames = {name: getNameInSentence(field), other: getNameInSentence(otherField)};
        const correction = corrections.find((candidate) => candidate.field === field);
        const requested = correction && getRequestedMeasure(correction);
        return (
          <MeasureField
            key={field}
            name={field}
            label={getLabel(field)}
            available={available}
            value={value}
            unit={unit}
            impossibleRanges={listImpossibleRanges(piece, field, available).map((range) => ({
              ...range,
              text: impossibleText(range, measureNames, unit, language),
            }))}
            correction={correction && correctionText(correction, language, value, unit, names)}
            enquiry={
              requested
                ? {path: requestPath(title, state, language), text: t.askFor(formatMeasure(requested, unit, language))}
                : undefined
            }
            onType={(text) => change(typeMeasure(state, field, {text, language}))}
            onSlide={(newValue) => change(moveMeasure(state, field, newValue))}
          />
        );
      })}
    </>
  );
}
