import type {Plan} from 'joinery/plan/plan';
import {useEffect, useState} from 'react';
import {whenIdle} from '~/ui/lazyComponent';
import type {Delivery} from '../piece/delivery';

// Its code loads with the first change of the piece.
const importDelivery = () => import('../piece/delivery').then((module) => module.planDelivery);

/**
 * How the piece is delivered. `loaded` is that of the first plan, which the worker has packed. To pack takes longer than a slider's step
 * may, so a changed piece is packed when the browser is idle; until then the delivery is that of the size before. `null` for a piece
 * without a plan, and when the code can't be loaded.
 */
export function useDelivery(plan: Plan | null, loaded: Delivery | null): Delivery | null {
  const [packed, setPacked] = useState({plan, delivery: loaded});
  useEffect(() => {
    if (plan === packed.plan) return;
    let isCurrent = true;
    const pack = async () => {
      const planDelivery = await importDelivery().catch(() => null);
      if (isCurrent) setPacked({plan, delivery: plan && planDelivery && planDelivery(plan)});
    };
    const cancel = whenIdle(() => void pack(), {timeout: 500, fallbackDelay: 100});
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [plan, packed.plan]);
  return packed.delivery;
}
