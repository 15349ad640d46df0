interface Row {
  /** Beginnings of paths. */
  sources: string[];
  /** Beginnings of the names of the test files in `tests/e2e` that look at them. */
  tests: string[];
}

const words = (text: string): string[] => text.split(' ');

/** Every name begins with this. */
const all = [''];

/** Which end-to-end tests look at which part of the site. What is in no row concerns all of them. */
export const rows: Row[] = [
  {
    sources: ['app/cart/', 'app/routes/cart', 'app/routes/api.cart', 'app/routes/discount'],
    tests: words(
      'cart changedSince checkoutDomain discountCodes doubleClick earlyChoice focus foreign header ' +
        'keyboardAndScreenReader law madeToMeasure missingCode pages panel priceFacts product purchase refused runtimes ' +
        'shop slowStore tracking translated',
    ),
  },
  {
    sources: ['app/product/', 'app/search/', 'app/routes/product', 'app/routes/shop', 'app/routes/search'],
    tests: words(
      'cartTools configurator crawlers damagedAnswers documents earlyChoice home law longLists manyVariants pages ' +
        'pictures prefetch priceFacts product refusedRules renderLimit search shop translated viewer',
    ),
  },
  {
    sources: ['app/configurator/', 'joinery/', 'app/routes/sheet', 'app/routes/api.prices'],
    tests: words(
      'agentTools besideTheFields configurator corrections delivery doesItFit doubleClick drawing earlyChoice ' +
        'foreignNodes home lateHydration madeToMeasure missingCode noLongerMade orderSheets pages pieceRow priceFacts refused runtimes sheet shareSheet ' +
        'statics translated viewer',
    ),
  },
  {
    sources: ['app/contact/', 'app/booking/', 'app/mail/', 'app/routes/contact', 'app/routes/thankyou'],
    tests: words(
      'bookingButton consent contact focus foreign formErrors keyboardAndScreenReader lateHydration mails outage pages ' +
        'panels pointer refused send-email translated withdrawal',
    ),
  },
  {
    sources: ['app/legal/', 'app/routes/legal', 'app/routes/withdrawal', 'app/routes/imprint', 'app/routes/access'],
    tests: words('documents foreign gate law mails outage pages priceFacts product purchase translated withdrawal'),
  },
  {
    sources: ['app/consent/', 'app/analytics/'],
    tests: words(
      'analytics bookingButton consent doubleClick focus footer goneKeys pages panels preview refusedStorage viewer',
    ),
  },
  {
    sources: ['app/content/', 'app/routes/project', 'app/routes/service', 'app/routes/landing', 'app/routes/press'],
    tests: words(
      'compositions contentFields crawlers damagedAnswers documents editorial footer home law longLists missing ' +
        'optionalContent pages prefetch preview projects secondStudio typesetting zoom',
    ),
  },
  {
    sources: ['app/chrome/'],
    tests: words(
      'announcement consent documents focus footer header menu missingContent pages panels pointer prefetch search ' +
        'shopifyAddresses typesetting urls withdrawal',
    ),
  },
  {sources: ['app/agents/', 'app/routes/agents', 'app/routes/llms', 'app/routes/mcp'], tests: ['agent', 'renderLimit']},
  {sources: ['app/gate/'], tests: words('agents gate nodeServer orderSheets oxygenCache runtimes')},
  {sources: ['tools/commands/', 'tools/orders/', 'tools/store/'], tests: ['commands', 'firstDay', 'orderSheets']},
  {sources: ['measure/'], tests: ['bundle', 'longLists', 'manyVariants']},
  {
    sources: ['app/i18n/', 'app/platform/', 'app/styles/', 'app/ui/', 'demo-store/', 'runtimes/', 'studio/'],
    tests: all,
  },
];

/** What no end-to-end test looks at: documents, and tests of other kinds. */
const unseen = /\.md$|^(\.github|docs)\/|^(demo-store|joinery|studio)\/tests\/|^tests\/(browsers|unit)\//;

/** Of all end-to-end tests, by their names, those that a change of these files could break. */
export function affectedTests(changedFiles: readonly string[], tests: readonly string[]): string[] {
  const beginnings = changedFiles.filter((file) => !unseen.test(file)).flatMap(testsOf);
  return tests.filter((test) => beginnings.some((beginning) => test.startsWith(beginning)));
}

function testsOf(file: string): string[] {
  const [, test] = /^tests\/e2e\/(.+)\.test\.ts$/.exec(file) ?? [];
  if (test !== undefined) return [test];
  const found = rows.filter(({sources}) => sources.some((source) => file.startsWith(source)));
  return found.length ? found.flatMap((row) => row.tests) : all;
}
