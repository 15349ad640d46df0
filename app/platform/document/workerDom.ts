/** Stands for `react-dom` in the worker's bundle: what the code of events calls, which the worker never runs. */
export function flushSync<T>(update: () => T): T {
  return update();
}
