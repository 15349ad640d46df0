import {useLocation} from '@remix-run/react';
import {Fragment, useEffect, useRef, type RefObject} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {TextLink} from '~/ui/TextLink';
import {getChoices} from '../offer/choices';
import {getNames} from '../offer/names';
import {messages} from '../offer/messages';
import type {SampleBox} from '../offer/sampleBox';
import {correctionText} from '../piece/correctionText';
import {changePiece, chooseOption} from '../piece/correctPiece';
import {getColor, type Piece} from '../piece/piece';
import {calculateColorSurcharges, calculateOptionSurcharges} from '../piece/priceParts';
import {readChanges} from '../piece/readPiece';
import {ChoiceField} from './ChoiceField';
import styles from './configurator.module.css';
import {Facts} from './Facts';
import {MeasureFields} from './MeasureFields';
import {Swatches} from './Swatches';
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
  const {piece, plan, delivery, corrections, change} = state;
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
      <Facts title={title} piece={piece} plan={plan} delivery={delivery.latest} />
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

/** The link from the chosen wood to the sample box, with the amount that is credited. */
function Sample({piece, box}: {piece: Piece; box: SampleBox | undefined}) {
  const t = useMessages(messages);
  const color = getColor(piece);
  if (!box || !color?.sample) return null;
  return (
    <p className="annotation">
      <TextLink to={`/product/${box.handle}`}>{t.sample(box.title, color.name)}</TextLink>
      {box.credit && <span>{`. ${box.credit}`}</span>}
    </p>
  );
}

/** Reads the data of a form. A slider has no name: its value counts if it was moved and its field wasn't edited. */
function readFormData(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const slider of form.querySelectorAll<HTMLInputElement>('[data-measure]')) {
    const {measure: name = ''} = slider.dataset;
    const field = form.elements.namedItem(name);
    // The browser rounds the initial value of a slider to its steps; a clone shows the result.
    const initialSlider = slider.cloneNode() as HTMLInputElement;
    initialSlider.value = slider.defaultValue;
    const isTyped = field instanceof HTMLInputElement && field.value !== field.defaultValue;
    if (slider.value !== initialSlider.value && !isTyped) data.set(name, slider.value);
  }
  return data;
}

/**
 * Applies input from before hydration, or form values that the browser has restored. Otherwise the form would submit those values, while
 * price and drawing show another piece. Returns a ref for an element inside the form.
 */
function usePreHydrationInput(state: PieceState): RefObject<HTMLDivElement> {
  const language = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (isDone.current || !form) return;
    isDone.current = true;
    const data = readFormData(form);
    const read = () => readChanges(state, data, language);
    // A measure that is still being typed is corrected when its field is left.
    const current = read().corrections.find(({field}) => form.elements.namedItem(field) === document.activeElement);
    if (current) data.delete(current.field);
    const changedState = read();
    if (changedState !== state) state.change(changedState);
  }, [state, language]);
  return element;
}
