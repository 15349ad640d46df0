import {useEffect, useRef, type RefObject} from 'react';
import {configurationQuery, readConfiguration} from '../rules/address';
import type {Offer} from '../rules/offer';
import type {ConfigurationState} from './useConfiguration';

/**
 * Takes over what was typed and chosen before the script arrived, or what the browser kept of an earlier visit: the form
 * would send it, while price and drawing spoke of another piece. The element is one of the form's.
 */
export function useEarlyInput(offer: Offer, {configuration, change}: ConfigurationState): RefObject<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);
  const taken = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (taken.current || !form) return;
    taken.current = true;
    const opened = readConfiguration(offer, new FormData(form));
    if (configurationQuery(opened.configuration) !== configurationQuery(configuration)) change(opened);
  }, [offer, configuration, change]);
  return element;
}
