import {parseToolDecision, acceptAll, rejectAll, type Decision} from './decision';
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

/** The decision that the tool has stored; `undefined` before the visitor has made one. */
function readToolDecision(): Decision | undefined {
  const state = getTool()?.currentState?.();
  return state?.action ? parseToolDecision(state.categories) : undefined;
}

/** Whether the tool's window was requested before the tool had loaded. */
let isRequested = false;

/** Opens the tool's own window, as soon as the tool has loaded. */
export function showTool(): void {
  isRequested = !getTool();
  getTool()?.show?.();
}

interface ToolCallbacks {
  /** Called for each decision that the tool reports. */
  onDecision(decision: Decision): void;
  /** Called when the visitor has made no decision, or the decision has expired. */
  onUndecided(): void;
}

/**
 * Loads the external consent tool and reports every decision. Until the tool has a decision, nothing is allowed: a decision of an earlier visit
 * counts only if the tool still has it.
 */
export function startTool(url: string, {onDecision, onUndecided}: ToolCallbacks): void {
  const reportDecision = () => {
    const decision = readToolDecision();
    if (decision) onDecision(decision);
  };
  window.addEventListener('CookieScriptAcceptAll', () => onDecision(acceptAll));
  window.addEventListener('CookieScriptReject', () => onDecision(rejectAll));
  for (const event of ['CookieScriptAccept', 'CookieScriptClose']) window.addEventListener(event, reportDecision);

  loadScript(url);

  let attemptsLeft = polling.maxAttempts;
  const timer = setInterval(() => {
    attemptsLeft -= 1;
    if (!getTool() && attemptsLeft > 0) return;
    clearInterval(timer);
    if (isRequested) showTool();
    if (readToolDecision()) reportDecision();
    else onUndecided();
  }, polling.interval);
}
