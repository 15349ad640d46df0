import type {Mutant} from './mutant';

const inFile = (name: string) => ({file: `tests/e2e/${name}.test.ts`});

/** What only a browser or a running worker shows. Each costs a production build. */
export const endToEndMutants: Mutant[] = [
  {
    rule: '1.3',
    defect: 'The chosen language is forgotten after seven hours.',
    file: 'app/platform/http/cookies.ts',
    find: 'selectedLanguage: {maxAge: 7 * day,',
    replace: 'selectedLanguage: {maxAge: 7 * hour,',
    e2e: inFile('menu'),
  },
  {
    rule: '1.5',
    defect: 'The language switch loses the query.',
    file: 'app/chrome/LanguageSwitch.tsx',
    find: 'localizedPath(pathname + search + hash, language)',
    replace: 'localizedPath(pathname + (hash || search), language)',
    e2e: inFile('urls'),
  },
  {
    rule: '3.4',
    defect: 'Before the gate the open pages have the shop around them.',
    file: 'app/gate/gate.ts',
    find: 'context.isLocked = true;',
    replace: 'context.isLocked = false;',
    e2e: inFile('gate'),
  },
  {
    rule: '4.1',
    defect: 'The menu stays open on the page that one of its links leads to.',
    file: 'app/ui/panels.tsx',
    find: 'if (!isReplacement) panels.close();',
    replace: 'if (isReplacement) panels.close();',
    e2e: inFile('menu'),
  },
  {
    rule: '8.4',
    defect: 'The FAQ says at its English URL that it is English.',
    file: 'app/routes/faq.tsx',
    find: ', textLanguage: untranslatedLanguage}',
    replace: '}',
    e2e: inFile('documents'),
  },
  {
    rule: '13.4',
    defect: 'The menu opens instead of the cart after adding.',
    file: 'app/cart/ui/AddToCart.tsx',
    find: "show('cart');",
    replace: "show('menu');",
    e2e: inFile('purchase'),
  },
  {
    rule: '13.25',
    defect: 'Enter in a field of the cart presses the first button that is seen.',
    file: 'app/cart/ui/CartContents.tsx',
    find: "<button hidden {...createButtonProps({intent: 'save'}, {withFormFields: true})} />",
    replace: '<button hidden {...createButtonProps({intent: \'save\'}, {withFormFields: true})} type="button" />',
    e2e: inFile('cartForm'),
  },
  {
    rule: '15.8',
    defect: 'The consent to the privacy policy is kept through a reload.',
    file: 'app/contact/draft.ts',
    find: "['privacy', honeypotField]",
    replace: '[honeypotField]',
    e2e: inFile('contactForm'),
  },
  {
    rule: '16.2',
    defect: 'Analytics load with any answer, also with a refusal.',
    file: 'app/consent/scripts.ts',
    find: 'if (analyticsId && decision.analytics && !loaded.analytics)',
    replace: 'if (analyticsId && !loaded.analytics)',
    e2e: inFile('consent'),
  },
  {
    rule: '18.1',
    defect: 'The withdrawal is not in the footer.',
    file: 'app/chrome/footer/Footer.tsx',
    find: '<PageLink page="withdrawal" className={styles.link} />',
    replace: '<PageLink page="privacy" className={styles.link} />',
    e2e: inFile('withdrawal'),
  },
];
