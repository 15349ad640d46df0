import {useActionData} from '@remix-run/react';
import {data, type ActionFunctionArgs, type MetaFunction} from '@shopify/remix-oxygen';
import type {PageHandle} from '~/chrome/pageHandle';
import {getLanguage} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {useHasPolicy} from '~/legal/shopTerms';
import {messages} from '~/legal/withdrawal/messages';
import {WithdrawalConfirmation} from '~/legal/withdrawal/WithdrawalConfirmation';
import {handleWithdrawalRequest} from '~/legal/withdrawal/withdrawalRequest.server';
import styles from '~/legal/withdrawal/withdrawal.module.css';
import {WithdrawalForm} from '~/legal/withdrawal/WithdrawalForm';
import {privateNoStore} from '~/platform/cache/cacheControl';
import {pageMeta, pageLocation} from '~/platform/document/seo';
import {PageHeader} from '~/ui/PageHeader';
import {TextLink} from '~/ui/TextLink';

export const handle = {footer: 'none'} satisfies PageHandle;

export const meta: MetaFunction = (args) => {
  const t = messages[getLanguage(args.location.pathname)];
  return pageMeta({title: t.title, description: t.lead}, pageLocation(args));
};

export const headers = ({actionHeaders}: {actionHeaders: Headers}) => actionHeaders;

export async function action({request, context}: ActionFunctionArgs) {
  const {status, result} = await handleWithdrawalRequest(request, context);
  return data(result, {status, headers: privateNoStore});
}

/** The withdrawal function of § 356a BGB. */
export default function Withdrawal() {
  const t = useMessages(messages);
  const result = useActionData<typeof action>();
  const hasPolicy = useHasPolicy('refunds');
  return (
    <>
      <PageHeader title={result?.ok ? t.received : t.title} lead={result?.ok ? undefined : t.lead} />
      <div className={styles.section}>
        {result?.ok ? <WithdrawalConfirmation {...result} /> : <WithdrawalForm result={result} />}
        {hasPolicy && (
          <p>
            <TextLink to="/legal/refund-policy">{t.rights}</TextLink>
          </p>
        )}
      </div>
    </>
  );
}
