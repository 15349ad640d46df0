import {useEffect, useRef, useState} from 'react';
import {nothing, type Choice} from './choice';
import {watchAddress} from './measuredUrl';
import {onReopen} from './reopen';
import {createScripts, tellAddress} from './scripts';
import type {ConsentSettings} from './settings';
import {forgetChoice, onChangeElsewhere, storeChoice, storedChoice} from './stored';
import {showTool, startTool} from './tool';

/** The visitor's choice: asked for by the site's own banner, or by the external tool where one is set. */
export function useConsent(settings: ConsentSettings) {
  const [asking, setAsking] = useState(false);
  const [choice, setChoice] = useState<Choice>(nothing);
  const [reopened, setReopened] = useState(false);
  const apply = useRef<(choice: Choice) => void>(() => {});
  const {analyticsId, tagManagerId, scriptUrl, shopId} = settings;

  useEffect(() => {
    const loadScripts = createScripts({analyticsId, tagManagerId, shopId});
    const runScripts = (chosen: Choice) => {
      loadScripts(chosen);
      setChoice(chosen);
    };
    apply.current = (choice) => {
      storeChoice(choice);
      runScripts(choice);
    };
    const stop = [
      onChangeElsewhere(() => {
        const elsewhere = storedChoice();
        runScripts(elsewhere ?? nothing);
        setAsking(!elsewhere && !scriptUrl);
      }),
    ];
    if (scriptUrl) {
      const undecided = () => {
        forgetChoice();
        runScripts(nothing);
      };
      watchAddress(tellAddress);
      startTool(scriptUrl, {apply: apply.current, undecided});
      stop.push(onReopen(showTool));
    } else {
      const stored = storedChoice();
      if (stored) runScripts(stored);
      else setAsking(true);
      stop.push(
        onReopen(() => {
          setReopened(true);
          setAsking(true);
        }),
      );
    }
    return () => stop.forEach((end) => end());
  }, [analyticsId, tagManagerId, scriptUrl, shopId]);

  const decide = (choice: Choice) => {
    setAsking(false);
    apply.current(choice);
  };
  return {choice, asking, reopened, stored: asking ? storedChoice() : undefined, decide};
}
