import {describe, expect, it} from 'vitest';
import {aboutService} from '~/content/about/testimonialList';

describe('aboutService', () => {
  const about = (...services: string[]) => services.map((service) => ({service}));

  it('takes the quotes about a service, and where there are none those about no service', () => {
    const all = about('shops', '', 'offices');
    expect(aboutService(all, 'offices')).toEqual(about('offices'));
    expect(aboutService(all, 'joinery')).toEqual(about(''));
    expect(aboutService(about('shops'), 'joinery')).toEqual([]);
  });
});
