import {useLanguage} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {useHasPolicy} from './shopTerms';

const policy = {de: 'Widerrufsbelehrung', en: 'Right of withdrawal'};

/** Whether and how long a product can be returned, whose text comes from the worker. */
export function WithdrawalNote({text}: {text: string}) {
  const language = useLanguage();
  const hasPolicy = useHasPolicy('refunds');
  return (
    <p className="annotation">
      <span>{text}</span> {hasPolicy && <TextLink to="/legal/refund-policy">{policy[language]}</TextLink>}
    </p>
  );
}
