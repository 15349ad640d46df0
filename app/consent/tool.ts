import {choiceOfTool, everything, nothing, type Choice} from './choice';
import {loadScript} from './scripts';

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

/** The tool's window was asked for before the tool was there. */
let wanted = false;

/** Opens the tool's own window; as soon as the tool is there, where it isn't. */
export function showTool(): void {
  wanted = !instance();
  instance()?.show?.();
}

/** What to do with what the tool says. */
interface Answers {
  apply(choice: Choice): void;
  /** The visitor has made no choice, or none that is still known. */
  undecided(): void;
}

/**
 * Loads the external consent tool and applies every choice that it reports. Until it reports one, and when it never answers,
 * nothing is allowed: a choice of an earlier visit counts only as long as the tool knows it.
 */
export function startTool(url: string, {apply, undecided}: Answers): void {
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
    if (!instance() && left > 0) return;
    clearInterval(timer);
    if (wanted) showTool();
    if (currentChoice()) report();
    else undecided();
  }, poll.every);
}
