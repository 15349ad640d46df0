import {itemKey, type CartItem} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {notices} from '~/cart/worker/notices';
import {messages as contactMessages} from '~/contact/messages';
import {languageOf, languages, localizedPath, type Language} from '~/i18n/language';
import type {RunningSite} from '../../site';
import type {Findings, Tally} from '../findings';
import {cameFrom, describeExchange, send, type Answer, type Ask} from '../http';
import {cartOf, cookieOf, readReply} from '../lines';
import {commonProblems, isHarmless, kinds, type Kind} from './judge';

/** Something that a visitor does, and what of the store it needs. */
interface Action {
  ask: Ask;
  /** Statuses when nothing fails. */
  succeeds: readonly number[];
  /** What was typed. It may not be lost. */
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

/** Every form of the cart, of the contact page and of the withdrawal, for the page and for the browser's script, in both languages. */
function actionsFor(lines: readonly CartItem[]): Action[] {
  const cookie = cookieOf(lines);
  const [line] = lines;
  const ready = lines.at(-1)?.variantId ?? '';
  const post = (path: string, fields: Record<string, string>, more: Record<string, string> = {}): Ask => ({
    method: 'POST',
    path,
    headers: {'Content-Type': form, Accept: 'text/html', ...more},
    body: new URLSearchParams(fields).toString(),
  });
  const cartForms: Record<string, string>[] = [
    {intent: 'add', variant: ready},
    {intent: 'add', product: 'konfigurator-tisch', color: 'b98a56', length: '130', width: '75'},
    {intent: 'update', key: line ? itemKey(line) : '', quantity: '3'},
    {intent: 'checkout'},
  ];
  return languages.flatMap((language) => {
    const at = (path: string) => localizedPath(path, language);
    const carts = ['/cart', '/api/cart'].flatMap((path): Action[] => [
      {ask: {path: at(path), headers: {Cookie: cookie, Accept: 'text/html'}}, succeeds: [200]},
      ...cartForms.map((fields) => ({ask: post(at(path), fields, {Cookie: cookie}), succeeds: [200, 303]})),
    ]);
    return [
      ...carts,
      {ask: post(at('/contact'), enquiry), succeeds: [303], words},
      {ask: post(at('/widerruf'), withdrawal), succeeds: [200], words},
      {
        ask: {
          method: 'POST',
          path: '/api/send-email',
          headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({...enquiry, language}),
        },
        succeeds: [200],
      },
    ];
  });
}

/** What the forms ask the store for; the mail service stands under its path. */
const operations = ['CartMerchandise', 'AddedPiece', 'PriceVariants', 'cartCreate', '/emails'];

/** While something fails, every form answers in words and in time and takes nothing away; afterwards it works. */
export async function failWrites(
  site: RunningSite,
  kind: Kind,
  lines: readonly CartItem[],
  findings: Findings,
  tally: Tally,
): Promise<void> {
  const actions = actionsFor(lines);
  let client = kinds.indexOf(kind) * 64;
  const run = async (when: string, judge: (action: Action, answer: Answer) => string[]) => {
    await Promise.all(
      actions.map(async (action) => {
        // Each enquiry comes from another network and sender: the limits (rule 15.9) are not what is tried here.
        const number = (client += 1);
        const ask = {
          ...action.ask,
          headers: {...action.ask.headers, ...cameFrom(`10.1.${number >> 8}.${number & 255}`)},
          body: action.ask.body?.toString().replace('anna', `anna${number}`),
        };
        const answer = await send(site.url, ask);
        tally.cases += 1;
        tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
        for (const problem of judge(action, answer)) findings.add(`${when}: ${problem}`, describeExchange(ask, answer));
      }),
    );
  };
  for (const operation of operations) {
    await site.control.addFault({operation, kind});
    await run(`forms during ${kind} of ${operation}`, (action, answer) => problemsOf(action, answer, kind, lines));
    await site.control.clearFaults();
    await run(`forms after ${kind} of ${operation}`, ({succeeds}, {status}) =>
      succeeds.includes(status) ? [] : [`status ${status}, not ${succeeds.join(' or ')}`],
    );
  }
}

function problemsOf({ask, succeeds, words: typed}: Action, answer: Answer, kind: Kind, lines: readonly CartItem[]) {
  const problems = commonProblems(ask, answer);
  const {status} = answer;
  const kept = cartOf(answer);
  const keys = new Set(kept?.map(itemKey));
  if (kept && !lines.every((line) => keys.has(itemKey(line)))) problems.push('a line is lost');
  if (succeeds.includes(status)) return problems;
  if (isHarmless(kind)) problems.push(`status ${status}, not ${succeeds.join(' or ')}`);
  if (status === 500 || status < 400) problems.push(`status ${status}`);
  if (kept) problems.push('a failure that changes the cart');
  if (typed && !answer.body.includes(typed)) problems.push('typed words are lost');
  if (typed && !answer.body.includes('mailto:')) problems.push('no way to send the enquiry as a mail');
  if (!saysWhy(ask, answer)) problems.push(`status ${status} without words in the language of the visitor`);
  return problems;
}

/** Whether an answer for a script has a message, and in the visitor's language. A page's language is checked elsewhere. */
function saysWhy({path, body}: Ask, answer: Answer): boolean {
  if (!path.includes('/api/')) return true;
  const reply = readReply(answer) as (CartReply & {refusal?: {message?: string}}) | undefined;
  const language: Language = path === '/api/send-email' && String(body).includes('"en"') ? 'en' : languageOf(path);
  const known: string[] = [...Object.values(notices[language]), contactMessages[language].undeliverable];
  return known.includes(reply?.notice?.text ?? reply?.refusal?.message ?? '');
}
