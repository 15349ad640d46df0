import {describe, expect, it} from 'vitest';
import {chooseForService} from '~/content/about/testimonialList';

describe('chooseForService', () => {
  const about = (...services: string[]) => services.map((service) => ({service}));

  it('shows the quotes about a service, or those about no service where there are none', () => {
    const all = about('shops', '', 'offices');
    expect(chooseForService(all, 'offices')).toEqual(about('offices'));
    expect(chooseForService(all, 'joinery')).toEqual(about(''));
    expect(chooseForService(about('shops'), 'joinery')).toEqual([]);
  });
});
