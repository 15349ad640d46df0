import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {languages} from '~/i18n/language';
import {HomeShop} from '~/product/HomeShop';
import {toHomeShop} from '~/product/homeShop.server';

test.each(languages)('a home page without products has no heading for them (%s)', (language) => {
  const shop = toHomeShop([], language);
  expect(renderToStaticMarkup(<HomeShop {...shop} />)).toBe('');
});
