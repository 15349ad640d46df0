import {parseToolChoice, acceptAll, rejectAll, type Choice} from './choice';
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

/** Polling for the tool: interval in ms and number of attempts (rule 16.5). */
const polling = {interval: 100, maxAttempts: 50};

const getTool = () => window.CookieScript?.instance;

/** The choice that the tool has stored; `undefined` before the visitor has made one. */
function readToolChoice(): Choice | undefined {
  const state = getTool()?.currentState?.();
  return state?.action ? parseToolChoice(state.categories) : undefined;
}

/** Whether the tool's window was requested before the tool had loaded. */
let isRequested = false;

/** Opens the tool's own window, as soon as the tool has loaded. */
export function showTool(): void {
  isRequested = !getTool();
  getTool()?.show?.();
}

interface ToolCallbacks {
  /** Called for each choice that the tool reports. */
  onChoice(choice: Choice): void;
  /** Called when the visitor has made no choice, or the choice has expired. */
  onUndecided(): void;
}

/**
 * Loads the external consent tool and reports every choice. Until the tool has a choice, nothing is allowed: a choice of an earlier visit
 * counts only if the tool still has it.
 */
export function startTool(url: string, {onChoice, onUndecided}: ToolCallbacks): void {
  const reportChoice = () => {
    const choice = readToolChoice();
    if (choice) onChoice(choice);
  };
  window.addEventListener('CookieScriptAcceptAll', () => onChoice(acceptAll));
  window.addEventListener('CookieScriptReject', () => onChoice(rejectAll));
  for (const event of ['CookieScriptAccept', 'CookieScriptClose']) window.addEventListener(event, reportChoice);

  loadScript(url);

  let attemptsLeft = polling.maxAttempts;
  const timer = setInterval(() => {
    attemptsLeft -= 1;
    if (!getTool() && attemptsLeft > 0) return;
    clearInterval(timer);
    if (isRequested) showTool();
    if (readToolChoice()) reportChoice();
    else onUndecided();
  }, polling.interval);
}
