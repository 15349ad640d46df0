/** An error whose message is written for the agent. */
export class AgentError extends Error {
  override name = 'AgentError';
}

/**
 * What an agent is told about a failure: a sentence, and nothing of the inside (rule 2.8). Failures of the store are already in the log.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof AgentError) return error.message;
  if (error instanceof Response) {
    return error.status < 500 ? 'There is no such product.' : 'The store gives no answer. Try again later.';
  }
  console.error(error);
  return 'Something went wrong at our end. Try again later.';
}
