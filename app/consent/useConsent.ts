import {useEffect, useRef, useState} from 'react';
import {rejectAll, type Decision} from './decision';
import {watchAddress} from './analyticsUrl';
import {onReopen} from './reopen';
import {createScripts, setPageLocation} from './scripts';
import type {ConsentSettings} from './settings';
import {clearDecision, onChangeInOtherTab, storeDecision, readStoredDecision} from './storedDecision';
import {showTool, startTool} from './tool';

/** The visitor's decision, from the site's own banner or the configured external tool. */
export function useConsent(settings: ConsentSettings) {
  const [isAsking, setIsAsking] = useState(false);
  const [decision, setDecision] = useState<Decision>(rejectAll);
  const [isReopened, setIsReopened] = useState(false);
  const storeAndApply = useRef<(decision: Decision) => void>(() => {});
  const {analyticsId, tagManagerId, consentToolUrl, shopId} = settings;

  useEffect(() => {
    const applyToScripts = createScripts({analyticsId, tagManagerId, shopId});
    const applyDecision = (newDecision: Decision) => {
      applyToScripts(newDecision);
      setDecision(newDecision);
    };
    storeAndApply.current = (newDecision) => {
      storeDecision(newDecision);
      applyDecision(newDecision);
    };
    const cleanups = [
      onChangeInOtherTab(() => {
        const otherTabDecision = readStoredDecision();
        applyDecision(otherTabDecision ?? rejectAll);
        setIsAsking(!otherTabDecision && !consentToolUrl);
      }),
    ];
    if (consentToolUrl) {
      const onUndecided = () => {
        clearDecision();
        applyDecision(rejectAll);
      };
      watchAddress(setPageLocation);
      startTool(consentToolUrl, {onDecision: storeAndApply.current, onUndecided});
      cleanups.push(onReopen(showTool));
    } else {
      const storedDecision = readStoredDecision();
      if (storedDecision) applyDecision(storedDecision);
      else setIsAsking(true);
      cleanups.push(
        onReopen(() => {
          setIsReopened(true);
          setIsAsking(true);
        }),
      );
    }
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, [analyticsId, tagManagerId, consentToolUrl, shopId]);

  const decide = (newDecision: Decision) => {
    setIsAsking(false);
    storeAndApply.current(newDecision);
  };
  return {decision, isAsking, isReopened, storedDecision: isAsking ? readStoredDecision() : undefined, decide};
}
