import {itemKey, type CartItem} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {notices} from '~/cart/worker/notices.server';
import {messages as contactMessages} from '~/contact/messages';
import {getLanguage, languages, localizedPath, type Language} from '~/i18n/language';
import type {RunningSite} from '../../../tools/site';
import type {Findings, Tally} from '../findings';
import {originHeaders, describeExchange, send, type Answer, type TestRequest} from '../http';
import {readCart, toCookie, readReply} from '../cartItems';
import {findCommonProblems, isHarmless, kinds, type Kind} from './judge';

/** A form that a visitor sends, and the expected answer. */
interface Action {
  testRequest: TestRequest;
  /** The possible statuses when nothing fails. */
  expectedStatuses: readonly number[];
  /** The text that was typed. It may not be lost. */
  words?: string;
}

const form = 'application/x-www-form-urlencoded';
const words = 'Ein Regal für 300 Bücher';
const enquiry = {
  name: 'Anna Buchholz',
  mail: 'anna@example.com',
  phone: '+49 1',
  howHeard: 'Google',
  privacy: 'on',
  text: words,
};

const withdrawal = {name: 'Anna Buchholz', order: '#1001', mail: 'anna@example.com', pieces: words};

/** Every form of the cart, of the contact page and of the withdrawal page, sent as a form and by script, in both languages. */
function listActions(items: readonly CartItem[]): Action[] {
  const cookie = toCookie(items);
  const [firstItem] = items;
  const readyVariantId = items.at(-1)?.variantId ?? '';
  const post = (
    path: string,
    fields: Record<string, string>,
    extraHeaders: Record<string, string> = {},
  ): TestRequest => ({
    method: 'POST',
    path,
    headers: {'Content-Type': form, Accept: 'text/html', ...extraHeaders},
    body: new URLSearchParams(fields).toString(),
  });
  const cartForms: Record<string, string>[] = [
    {intent: 'add', variant: readyVariantId},
    {intent: 'add', product: 'konfigurator-tisch', color: 'b98a56', length: '130', width: '75'},
    {intent: 'update', key: firstItem ? itemKey(firstItem) : '', quantity: '3'},
    {intent: 'checkout'},
  ];
  return languages.flatMap((language) => {
    const toPath = (path: string) => localizedPath(path, language);
    const cartActions = ['/cart', '/api/cart'].flatMap((path): Action[] => [
      {testRequest: {path: toPath(path), headers: {Cookie: cookie, Accept: 'text/html'}}, expectedStatuses: [200]},
      ...cartForms.map((fields) => ({
        testRequest: post(toPath(path), fields, {Cookie: cookie}),
        expectedStatuses: [200, 303],
      })),
    ]);
    return [
      ...cartActions,
      {testRequest: post(toPath('/contact'), enquiry), expectedStatuses: [303], words},
      {testRequest: post(toPath('/widerruf'), withdrawal), expectedStatuses: [200], words},
      {
        testRequest: {
          method: 'POST',
          path: '/api/send-email',
          headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({...enquiry, language}),
        },
        expectedStatuses: [200],
      },
    ];
  });
}

/** The operations that the forms need. The mail service is named by its path. */
const operations = ['CartMerchandise', 'AddedPiece', 'PriceVariants', 'cartCreate', '/emails'];

/**
 * While something fails, every form has to answer with a message, in time, and without losing anything. Afterwards it has to
 * work.
 */
export async function failWrites(
  site: RunningSite,
  kind: Kind,
  items: readonly CartItem[],
  findings: Findings,
  tally: Tally,
): Promise<void> {
  const actions = listActions(items);
  let visitorCount = kinds.indexOf(kind) * 64;
  const run = async (when: string, judge: (action: Action, answer: Answer) => string[]) => {
    await Promise.all(
      actions.map(async (action) => {
        // Each enquiry comes from another IP address and sender, so that the limits of rule 15.9 don't apply.
        const visitor = (visitorCount += 1);
        const testRequest = {
          ...action.testRequest,
          headers: {...action.testRequest.headers, ...originHeaders(`10.1.${visitor >> 8}.${visitor & 255}`)},
          body: action.testRequest.body?.toString().replace('anna', `anna${visitor}`),
        };
        const answer = await send(site.url, testRequest);
        tally.cases += 1;
        tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
        for (const problem of judge(action, answer))
          findings.add(`${when}: ${problem}`, describeExchange(testRequest, answer));
      }),
    );
  };
  for (const operation of operations) {
    await site.control.addFault({operation, kind});
    await run(`forms during ${kind} of ${operation}`, (action, answer) =>
      findFormProblems(action, answer, kind, items),
    );
    await site.control.clearFaults();
    await run(`forms after ${kind} of ${operation}`, ({expectedStatuses}, {status}) =>
      expectedStatuses.includes(status) ? [] : [`status ${status}, not ${expectedStatuses.join(' or ')}`],
    );
  }
}

function findFormProblems(
  {testRequest, expectedStatuses, words: typedText}: Action,
  answer: Answer,
  kind: Kind,
  items: readonly CartItem[],
) {
  const problems = findCommonProblems(testRequest, answer);
  const {status} = answer;
  const cart = readCart(answer);
  const keys = new Set(cart?.map(itemKey));
  if (cart && !items.every((item) => keys.has(itemKey(item)))) problems.push('a line is lost');
  if (expectedStatuses.includes(status)) return problems;
  if (isHarmless(kind)) problems.push(`status ${status}, not ${expectedStatuses.join(' or ')}`);
  if (status === 500 || status < 400) problems.push(`status ${status}`);
  if (cart) problems.push('a failure that changes the cart');
  if (typedText && !answer.body.includes(typedText)) problems.push('typed words are lost');
  if (typedText && !answer.body.includes('mailto:')) problems.push('no way to send the enquiry as a mail');
  if (!hasMessage(testRequest, answer)) problems.push(`status ${status} without words in the language of the visitor`);
  return problems;
}

/** Whether an answer to a script has a message in the visitor's language. `findCommonProblems` checks the language of pages. */
function hasMessage({path, body}: TestRequest, answer: Answer): boolean {
  if (!path.includes('/api/')) return true;
  const reply = readReply(answer) as (CartReply & {refusal?: {message?: string}}) | undefined;
  const language: Language = path === '/api/send-email' && String(body).includes('"en"') ? 'en' : getLanguage(path);
  const texts: string[] = [...Object.values(notices[language]), contactMessages[language].undeliverable];
  return texts.includes(reply?.notice?.text ?? reply?.refusal?.message ?? '');
}
