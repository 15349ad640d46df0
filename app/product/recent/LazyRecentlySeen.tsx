import {useEffect} from 'react';
import {useLazyComponent, whenIdle} from '~/ui/lazyComponent';
import type {RecentProduct} from './recent';

const importRecent = () => import('./RecentlySeen').then(({RecentlySeen}) => RecentlySeen);

/** The products that this device has opened before; their code loads once the browser is idle. */
export function LazyRecentlySeen({currentProduct}: {currentProduct: RecentProduct}) {
  const [Recent, load] = useLazyComponent<{currentProduct: RecentProduct}>(importRecent);
  useEffect(() => whenIdle(() => void load(), {fallbackDelay: 1000}), [load]);
  return Recent && <Recent currentProduct={currentProduct} />;
}
