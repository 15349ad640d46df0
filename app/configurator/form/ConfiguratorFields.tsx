import {useLocation} from '@remix-run/react';
import {Fragment} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {getChoices} from '../rules/choice';
import {changePiece, chooseOption} from '../rules/correctPiece';
import {correctionText} from '../rules/correctionText';
import {messages} from '../rules/messages';
import {getNames} from '../rules/names';
import type {SampleBox} from '../rules/sampleBox';
import {calculateColorSurcharges, calculateOptionSurcharges} from '../rules/surcharges';
import styles from './configurator.module.css';
import {ChoiceField} from './ChoiceField';
import {Facts} from './Facts';
import {MeasureFields} from './MeasureFields';
import {Sample} from './Sample';
import {Swatches} from './Swatches';
import {usePreHydrationInput} from './usePreHydrationInput';
import type {PieceState} from './usePiece';

interface ConfiguratorFieldsProps {
  title: string;
  state: PieceState;
  sampleBox: SampleBox | undefined;
}

/** All choices of a piece, as fields of the surrounding form. */
export function ConfiguratorFields({title, state, sampleBox}: ConfiguratorFieldsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {pathname} = useLocation();
  const {piece, plan, corrections, change} = state;
  const names = getNames(piece.offer);
  const fieldsRef = usePreHydrationInput(state);

  const getCorrectionText = (field: string) => {
    const correction = corrections.find((candidate) => candidate.field === field);
    return correction && correctionText(correction, language, undefined, undefined, names);
  };
  return (
    <div ref={fieldsRef} className={`${styles.fields} flow`}>
      {state.replacedLineKey !== null && (
        <p className="annotation">
          <span>{t.editingNote}</span>
          <input type="hidden" name="replaces" value={state.replacedLineKey} />
        </p>
      )}
      <Swatches
        label={t[names.finish]}
        colors={piece.offer.colors}
        surcharges={calculateColorSurcharges(piece)}
        value={piece.configuration.color.value}
        onChoose={(value) => change(changePiece(state, {color: value}))}
      />
      <CorrectionNote text={getCorrectionText('color')} />
      <Sample piece={piece} box={sampleBox} />
      <MeasureFields title={title} state={state} />
      {getChoices(piece.offer).map((choice) => (
        <Fragment key={choice.name}>
          <ChoiceField
            choice={choice}
            surcharges={calculateOptionSurcharges(piece, choice)}
            value={piece.configuration.choices[choice.name] ?? ''}
            onChoose={(value) => change(chooseOption(state, choice.name, value))}
          />
          <CorrectionNote text={getCorrectionText(choice.name)} />
        </Fragment>
      ))}
      <Facts title={title} piece={piece} plan={plan} />
      <noscript>
        <button className={`${buttonStyles.button} ${buttonStyles.line}`} formMethod="get" formAction={pathname}>
          {t.reprice}
        </button>
      </noscript>
    </div>
  );
}

function CorrectionNote({text}: {text: string | undefined}) {
  return text === undefined ? null : (
    <p role="status" className={styles.correction}>
      {text}
    </p>
  );
}
