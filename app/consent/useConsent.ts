import {useEffect, useRef, useState} from 'react';
import {rejectAll, type Choice} from './choice';
import {watchAddress} from './analyticsUrl';
import {onReopen} from './reopen';
import {createScripts, setPageLocation} from './scripts';
import type {ConsentSettings} from './settings';
import {clearChoice, onChangeInOtherTab, storeChoice, readStoredChoice} from './storedChoice';
import {showTool, startTool} from './tool';

/** The visitor's choice, from the site's own banner or the configured external tool. */
export function useConsent(settings: ConsentSettings) {
  const [isAsking, setIsAsking] = useState(false);
  const [choice, setChoice] = useState<Choice>(rejectAll);
  const [isReopened, setIsReopened] = useState(false);
  const storeAndApply = useRef<(choice: Choice) => void>(() => {});
  const {analyticsId, tagManagerId, consentToolUrl, shopId} = settings;

  useEffect(() => {
    const applyToScripts = createScripts({analyticsId, tagManagerId, shopId});
    const applyChoice = (newChoice: Choice) => {
      applyToScripts(newChoice);
      setChoice(newChoice);
    };
    storeAndApply.current = (newChoice) => {
      storeChoice(newChoice);
      applyChoice(newChoice);
    };
    const cleanups = [
      onChangeInOtherTab(() => {
        const otherTabChoice = readStoredChoice();
        applyChoice(otherTabChoice ?? rejectAll);
        setIsAsking(!otherTabChoice && !consentToolUrl);
      }),
    ];
    if (consentToolUrl) {
      const onUndecided = () => {
        clearChoice();
        applyChoice(rejectAll);
      };
      watchAddress(setPageLocation);
      startTool(consentToolUrl, {onChoice: storeAndApply.current, onUndecided});
      cleanups.push(onReopen(showTool));
    } else {
      const storedChoice = readStoredChoice();
      if (storedChoice) applyChoice(storedChoice);
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

  const decide = (newChoice: Choice) => {
    setIsAsking(false);
    storeAndApply.current(newChoice);
  };
  return {choice, isAsking, isReopened, storedChoice: isAsking ? readStoredChoice() : undefined, decide};
}
