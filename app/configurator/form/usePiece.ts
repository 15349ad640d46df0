import {useNavigation, useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {useLanguage} from '~/i18n/useLanguage';
import {configurationQuery} from '../rules/configuration';
import type {CorrectedPiece} from '../rules/correction';
import type {Offer} from '../rules/offer';
import {readPiece} from '../rules/readPiece';
import {delayOutsideNavigation} from './delayOutsideNavigation';

/** Milliseconds after the last change until the URL is updated: browsers limit how often a page may write it. */
const urlDelay = 300;

/** The piece on a product's page, its corrections and the functions that change it. */
export interface PieceState extends CorrectedPiece {
  change(to: CorrectedPiece): void;
  /** The key of the cart line that this piece will replace; `null` for a new line. */
  replaces: string | null;
  /** The quantity of that line, from the URL. */
  quantity: string | null;
  /** Call it when the piece is in the cart. The next one will be a new line. */
  added(): void;
}

/**
 * The URL contains the piece, so a shared link opens it, on the worker too. Changes are visible at once, and the URL is updated after
 * `urlDelay`. A navigation (to edit a cart line, or back) replaces the piece.
 */
export function usePiece(offer: Offer): PieceState {
  const [parameters, setParameters] = useSearchParams();
  const {location: leavingFor} = useNavigation();
  const language = useLanguage();
  const query = parameters.toString();
  const lastQuery = useRef(query);
  const [current, setCurrent] = useState(() => readPiece(offer, parameters, language));
  const [pendingQuery, setPendingQuery] = useState<string>();

  useEffect(() => {
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    setPendingQuery(undefined);
    setCurrent(readPiece(offer, new URLSearchParams(query), language));
  }, [offer, query, language]);

  useEffect(() => {
    // Writing the URL would cancel a navigation to another page.
    if (pendingQuery === undefined || leavingFor) return;
    return delayOutsideNavigation(window.__remixRouter, urlDelay, () => {
      lastQuery.current = pendingQuery;
      setPendingQuery(undefined);
      setParameters(pendingQuery, {replace: true, preventScrollReset: true});
    });
  }, [pendingQuery, setParameters, leavingFor]);

  const replaces = parameters.get('replaces');
  const quantity = parameters.get('quantity');
  return {
    ...current,
    replaces,
    quantity,
    change(to) {
      setCurrent(to);
      const changed = new URLSearchParams(configurationQuery(to.piece.configuration));
      if (replaces !== null) changed.set('replaces', replaces);
      if (quantity !== null) changed.set('quantity', quantity);
      setPendingQuery(changed.toString());
    },
    added() {
      if (replaces !== null) setPendingQuery(configurationQuery(current.piece.configuration));
    },
  };
}
