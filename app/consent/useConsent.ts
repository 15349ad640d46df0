import {useEffect, useRef, useState} from 'react';
import type {Choice} from './choice';
import {onReopen} from './reopen';
import {createScripts} from './scripts';
import type {ConsentSettings} from './settings';
import {storeChoice, storedChoice} from './stored';
import {showTool, startTool} from './tool';

/** The visitor's choice: asked for by the site's own banner, or by the external tool where one is set. */
export function useConsent(settings: ConsentSettings) {
  const [asking, setAsking] = useState(false);
  const [reopened, setReopened] = useState(false);
  const apply = useRef<(choice: Choice) => void>(() => {});
  const {analyticsId, tagManagerId, scriptUrl} = settings;

  useEffect(() => {
    const runScripts = createScripts({analyticsId, tagManagerId});
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
  }, [analyticsId, tagManagerId, scriptUrl]);

  const decide = (choice: Choice) => {
    setAsking(false);
    apply.current(choice);
  };
  return {asking, reopened, stored: asking ? storedChoice() : undefined, decide};
}
