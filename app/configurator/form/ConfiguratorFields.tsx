import {useLocation} from '@remix-run/react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {
  changeMeasure,
  measuresOf,
  measureOfferedIn,
  measureValue,
  slideMeasure,
  type MeasureField as Field,
} from '../rules/change';
import {isKliv} from '../rules/configuration';
import styles from './configurator.module.css';
import {EnvironmentChoice} from './EnvironmentChoice';
import {MeasureField} from './MeasureField';
import {messages} from '../rules/messages';
import type {Offer} from '../rules/offer';
import {reasonText} from '../rules/reasons';
import {Swatches} from './Swatches';
import {useEarlyInput} from './useEarlyInput';
import type {ConfigurationState} from './useConfiguration';

/** Everything there is to decide about a piece, as fields of the form around it. */
export function ConfiguratorFields({offer, state}: {offer: Offer; state: ConfigurationState}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {pathname} = useLocation();
  const {configuration, problems, change} = state;
  const {fields, unit} = measuresOf(offer);
  const early = useEarlyInput(offer, state);

  const correction = (field: Field | 'color' | 'environment') => {
    const problem = problems.find((candidate) => candidate.field === field);
    const value = field === 'color' || field === 'environment' ? undefined : measureValue(configuration, field);
    return problem && reasonText(problem, language, value, unit);
  };
  return (
    <div ref={early} className={styles.fields}>
      {state.replaces !== null && (
        <p className="annotation">
          {t.editing}
          <input type="hidden" name="replaces" value={state.replaces} />
        </p>
      )}
      <Swatches
        colors={offer.colors}
        value={configuration.color.value}
        onChoose={(value) => change({configuration: {...configuration, color: {value}}, problems: []})}
      />
      <Correction text={correction('color')} />
      {fields.map((field) => (
        <MeasureField
          key={field}
          name={field}
          measure={measureOfferedIn(offer, field)}
          value={measureValue(configuration, field)}
          unit={unit}
          correction={correction(field)}
          onType={(text) => change(changeMeasure(offer, configuration, field, text))}
          onSlide={(value) => change(slideMeasure(offer, configuration, field, value))}
        />
      ))}
      {isKliv(configuration) && (
        <EnvironmentChoice
          value={configuration.environment}
          onChoose={(environment) => change({configuration: {...configuration, environment}, problems: []})}
        />
      )}
      <Correction text={correction('environment')} />
      {/* What Enter does in a field as long as the script hasn't arrived, and without it. */}
      <button hidden formMethod="get" formAction={pathname} />
      <noscript>
        <button className={`${buttonStyles.button} ${buttonStyles.line}`} formMethod="get" formAction={pathname}>
          {t.reprice}
        </button>
      </noscript>
    </div>
  );
}

function Correction({text}: {text: string | undefined}) {
  return text === undefined ? null : (
    <p role="status" className={styles.correction}>
      {text}
    </p>
  );
}
