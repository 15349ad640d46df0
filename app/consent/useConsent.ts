import {useEffect, useRef, useState} from 'react';
import {nothing, type Choice} from './choice';
import {onReopen} from './reopen';
import {createScripts} from './scripts';
import type {ConsentSettings} from './settings';
import {storeChoice, storedChoice} from './stored';
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
    if (scriptUrl) {
      startTool(scriptUrl, apply.current);
      return onReopen(showTool);
    }
    const stored = storedChoice();
    if (stored) runScripts(stored);
    else setAsking(true);
    return onReopen(() => {
      setReopened(true);
      setAsking(true);
    });
  }, [analyticsId, tagManagerId, scriptUrl, shopId]);

  const decide = (choice: Choice) => {
    setAsking(false);
    apply.current(choice);
  };
  return {choice, asking, reopened, stored: asking ? storedChoice() : undefined, decide};
}
