import type {Plan} from 'joinery/plan/plan';
import {useEffect, useState} from 'react';
import {whenIdle} from '~/ui/lazyComponent';
import type {Delivery, KnownDelivery} from '../piece/delivery';

// Its code loads with the first change of the piece.
const importDelivery = () => import('../piece/delivery').then((module) => module.planDelivery);

/**
 * How the piece is delivered. `loaded` is that of the first plan, which the worker has packed. To pack takes longer than a slider's step
 * may, so a changed piece is packed when the browser is idle; until then the delivery is that of the size before.
 */
export function useDelivery(plan: Plan | null, loaded: Delivery | null): KnownDelivery {
  const [packed, setPacked] = useState({plan, latest: loaded, hasFailed: false});
  useEffect(() => {
    if (plan === packed.plan) return;
    let isCurrent = true;
    const pack = async () => {
      const planDelivery = await importDelivery().catch(() => null);
      const latest = plan && planDelivery && planDelivery(plan);
      if (isCurrent) setPacked({plan, latest, hasFailed: !planDelivery});
    };
    const cancel = whenIdle(() => void pack(), {timeout: 500, fallbackDelay: 100});
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [plan, packed.plan]);
  return {latest: packed.latest, isCurrent: packed.plan === plan, hasFailed: packed.hasFailed};
}
