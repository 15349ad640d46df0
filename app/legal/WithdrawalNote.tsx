import {useLanguage} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {useHasPolicy} from './useHasPolicy';

const policy = {de: 'Widerrufsbelehrung', en: 'Right of withdrawal'};

/** What is said of a piece without a right of withdrawal (rule 18.6), in the words that the worker has sent. */
export function WithdrawalNote({text}: {text: string}) {
  const language = useLanguage();
  const hasPolicy = useHasPolicy('refunds');
  return (
    <p className="annotation">
      {text} {hasPolicy && <TextLink to="/legal/refund-policy">{policy[language]}</TextLink>}
    </p>
  );
}
