import {choiceOfTool, everything, nothing, type Choice} from './choice';
import {loadScript} from './loadScript';

interface ToolInstance {
  currentState?(): {action?: string; categories?: unknown};
  show?(): void;
}

declare global {
  interface Window {
    CookieScript?: {instance?: ToolInstance};
  }
}

/** How often the tool is looked for: every so many ms, so many times (rule 16.5). */
const poll = {every: 100, times: 50};

const instance = () => window.CookieScript?.instance;

/** The choice that the tool has stored; none before the visitor has made one. */
function currentChoice(): Choice | undefined {
  const state = instance()?.currentState?.();
  return state?.action ? choiceOfTool(state.categories) : undefined;
}

/** Opens the tool's own window. */
export const showTool = () => instance()?.show?.();

/** Loads the external consent tool and applies every choice that it reports. Until it reports one, nothing is allowed. */
export function startTool(url: string, apply: (choice: Choice) => void): void {
  const report = () => {
    const choice = currentChoice();
    if (choice) apply(choice);
  };
  window.addEventListener('CookieScriptAcceptAll', () => apply(everything));
  window.addEventListener('CookieScriptReject', () => apply(nothing));
  for (const changed of ['CookieScriptAccept', 'CookieScriptClose']) window.addEventListener(changed, report);

  loadScript(url);

  let left = poll.times;
  const timer = setInterval(() => {
    left -= 1;
    if (instance() || left === 0) clearInterval(timer);
    if (instance()) report();
  }, poll.every);
}
