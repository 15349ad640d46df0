import {describe, expect, it} from 'vitest';
import {chooseForService} from '~/content/about/testimonialList';

describe('the testimonials on the page of a service', () => {
  const about = (...services: string[]) => services.map((service) => ({service}));

  it('are about that service, or if there are none, about no service in particular', () => {
    const all = about('shops', '', 'offices');
    expect(chooseForService(all, 'offices')).toEqual(about('offices'));
    expect(chooseForService(all, 'joinery')).toEqual(about(''));
    expect(chooseForService(about('shops'), 'joinery')).toEqual([]);
  });
});
