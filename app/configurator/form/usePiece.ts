import {useLocation, useNavigation, useSearchParams} from '@remix-run/react';
import type {Plan} from 'joinery/plan/plan';
import {useEffect, useMemo, useRef, useState} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import type {Offer} from '../offer/readOffer';
import {configurationQuery} from '../piece/configuration';
import type {CorrectedPiece} from '../piece/correctPiece';
import type {Delivery, KnownDelivery} from '../piece/delivery';
import {planPiece} from '../piece/planPiece';
import {readPiece} from '../piece/readPiece';
import {delayOutsideNavigation} from './delayOutsideNavigation';
import {useDelivery} from './useDelivery';

/** The delay in ms between the last change and the update of the URL, because browsers limit how often a page may write it. */
const urlDelay = 300;

/** The piece on a product's page, its corrections and the functions that change it. */
export interface PieceState extends CorrectedPiece {
  /** Made once for each step of a slider; `null` for a product without a known construction. */
  plan: Plan | null;
  delivery: KnownDelivery;
  change(newState: CorrectedPiece): void;
  /** The key of the cart line that this piece will replace; `null` for a new line. */
  replacedLineKey: string | null;
  /** The quantity of that line, from the URL. */
  quantity: string | null;
  /** Call it when the piece is in the cart. The next piece will be a new line. */
  onAdded(): void;
}

/**
 * The URL contains the piece, so a shared link opens it, on the worker too. Changes are visible at once, and the URL is updated after
 * `urlDelay`. A navigation (to edit a cart line, or back) replaces the piece. `loadedDelivery` is that of the URL's piece.
 */
export function usePiece(offer: Offer, loadedDelivery: Delivery | null): PieceState {
  const [parameters, setParameters] = useSearchParams();
  const {location: nextLocation} = useNavigation();
  const {pathname} = useLocation();
  const language = useLanguage();
  const query = parameters.toString();
  const lastQuery = useRef(query);
  const [current, setCurrent] = useState(() => readPiece(offer, parameters, language));
  const [pendingQuery, setPendingQuery] = useState<string>();
  const plan = useMemo(() => planPiece(current.piece), [current.piece]);
  const delivery = useDelivery(plan, loadedDelivery);

  useEffect(() => {
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    setPendingQuery(undefined);
    setCurrent(readPiece(offer, new URLSearchParams(query), language));
  }, [offer, query, language]);

  useEffect(() => {
    // Writing the URL would cancel a navigation to another page.
    if (pendingQuery === undefined || nextLocation) return;
    return delayOutsideNavigation(window.__remixRouter, {pathname, delay: urlDelay}, () => {
      lastQuery.current = pendingQuery;
      // A change since, whose effect hasn't run yet, stays pending.
      setPendingQuery((latest) => (latest === pendingQuery ? undefined : latest));
      setParameters(pendingQuery, {replace: true, preventScrollReset: true});
    });
  }, [pendingQuery, setParameters, nextLocation, pathname]);

  const replacedLineKey = parameters.get('replaces');
  const quantity = parameters.get('quantity');
  return {
    ...current,
    plan,
    delivery,
    replacedLineKey,
    quantity,
    change(newState) {
      setCurrent(newState);
      const newParameters = new URLSearchParams(configurationQuery(newState.piece.configuration));
      if (replacedLineKey !== null) newParameters.set('replaces', replacedLineKey);
      if (quantity !== null) newParameters.set('quantity', quantity);
      setPendingQuery(newParameters.toString());
    },
    onAdded() {
      if (replacedLineKey !== null) setPendingQuery(configurationQuery(current.piece.configuration));
    },
  };
}
