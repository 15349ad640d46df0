import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';
import {textAlone} from './tools/lint/textAlone.js';

const actions = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

const demoStoreByName = {
  group: ['**/../demo-store', '**/../demo-store/**'],
  message: 'Import the demo store by its name: its package.json says what is public.',
};
const noNeighbours = {
  group: ['~/**', 'joinery/**', '**/../app/**', '**/../joinery/**', '**/../tools/**', '**/../measure/**'],
  message: 'The studio shares nothing with app/, joinery/, tools/ and measure/.',
};

const noBarrels = {selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.'};

/** What differs between the languages stands in `languageData`, so that a further one asks for it. */
const languagesApart = [
  ':matches(BinaryExpression[operator=/^[!=]==?$/], SwitchCase) > Literal[value=/^(de|en)$/i]',
  "Property[key.name='language'] > Literal[value=/^(de|en)$/i]",
  'CallExpression[callee.property.name=/^to(Locale)?(Upper|Lower)Case$/][callee.object.name=/language/i]',
].map((selector) => ({selector, message: 'Only app/i18n tells languages apart: see `languageData`.'}));

const noTests = {group: ['**/../tests/**', 'joinery/tests/**'], message: 'What starts the product needs no test.'};

export default typescript.config(
  {ignores: ['dist/', 'demo-store/dist/', '.cache/', '.shopify/', 'public/', 'studio/pictures/', '*.generated.d.ts']},
  typescript.configs.recommended,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-empty-object-type': ['error', {allowInterfaces: 'with-single-extends'}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', ignoreRestSiblings: true}],
      eqeqeq: ['error', 'smart'],
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', noBarrels],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['{app,joinery}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs['recommended-latest']],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // Only what acts: to load something ahead, any element may listen. A dialog's ground closes it, beside Escape.
      'jsx-a11y/no-static-element-interactions': ['error', {handlers: actions}],
      'jsx-a11y/no-noninteractive-element-interactions': ['error', {handlers: actions, dialog: ['onClick']}],
      'jsx-a11y/click-events-have-key-events': 'off',
      // It knows no roles of lists whose markers are styled away.
      'jsx-a11y/no-redundant-roles': ['error', {ul: ['list'], ol: ['list']}],
    },
  },
  {
    files: ['{app,joinery}/**/*.tsx'],
    // The worker's own parts are never changed.
    ignores: ['{app,joinery}/**/*.server.tsx'],
    plugins: {local: {rules: {'text-alone': textAlone}}},
    rules: {'local/text-alone': 'error'},
  },
  {
    files: ['{app,joinery}/**/*.{ts,tsx}', '{tools,measure}/**/*.ts', 'runtimes/**/*.ts', 'server.ts'],
    ignores: ['app/i18n/**'],
    rules: {'no-restricted-syntax': ['error', noBarrels, ...languagesApart]},
  },
  {
    files: ['tests/**/*.ts'],
    // The runners' fixtures have to destructure their first argument.
    rules: {'no-empty-pattern': 'off'},
  },
  {
    files: ['tests/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [demoStoreByName]}]},
  },
  {
    files: ['{tools,measure}/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [demoStoreByName, noTests]}]},
  },
  {
    files: ['studio/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [demoStoreByName, noNeighbours]}]},
  },
);
