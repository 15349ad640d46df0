/** The fields of an event in Chromium's trace that we read. Times are in microseconds; `tdur` is the thread's CPU time. */
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
 * For each `input` event, the CPU time of the page's main thread in ms: of all tasks from the task that dispatches the event to the
 * task that commits the next frame. Waiting, and work of other threads and processes, is not included.
 */
export function stepTimes(events: readonly TraceEvent[]): number[] {
  const isInput = ({name, args}: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'input';
  const firstInput = events.find(isInput);
  const threadEvents = events
    .filter(({pid, tid}) => pid === firstInput?.pid && tid === firstInput.tid)
    .sort((one, other) => one.ts - other.ts);
  const tasks = threadEvents.filter(({name, ph}) => name === 'RunTask' && ph === 'X');
  const findTaskIndex = (time: number) => tasks.findIndex(({ts, dur = 0}) => ts <= time && time < ts + dur);
  return threadEvents.filter(isInput).map(({ts}) => {
    const frame = threadEvents.find((event) => event.name === 'Commit' && event.ts > ts);
    const firstTask = findTaskIndex(ts);
    const lastTask = findTaskIndex(frame?.ts ?? ts);
    if (!frame || firstTask < 0 || lastTask < 0) throw new Error('The trace has a step without its frame');
    return tasks.slice(firstTask, lastTask + 1).reduce((sum, {tdur = 0}) => sum + tdur, 0) / 1000;
  });
}
