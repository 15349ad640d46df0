/** What is read of Chromium's trace. Times are in microseconds; `tdur` is how long the thread was at work. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: {data?: {type?: string}};
}

export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * CPU time of the page's main thread in ms, for each `input` event: of all its tasks from the one that brings the event until that
 * which hands the next frame over. What the thread waits for is not in it, and no work of other threads and processes.
 */
export function stepTimes(events: readonly TraceEvent[]): number[] {
  const isInput = ({name, args}: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'input';
  const first = events.find(isInput);
  const onThread = events
    .filter(({pid, tid}) => pid === first?.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const tasks = onThread.filter(({name, ph}) => name === 'RunTask' && ph === 'X');
  const taskAt = (time: number) => tasks.findIndex(({ts, dur = 0}) => ts <= time && time < ts + dur);
  return onThread.filter(isInput).map(({ts}) => {
    const frame = onThread.find((event) => event.name === 'Commit' && event.ts > ts);
    const [from, to] = [taskAt(ts), taskAt(frame?.ts ?? ts)];
    if (!frame || from < 0 || to < 0) throw new Error('The trace has a step without its frame');
    return tasks.slice(from, to + 1).reduce((sum, {tdur = 0}) => sum + tdur, 0) / 1000;
  });
}
