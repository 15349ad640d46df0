import {expect, test} from 'vitest';
import {stepTimes, type TraceEvent} from '../../../measure/bench/trace';

const main = {pid: 7, tid: 1};

/** A task of the thread that is at work for half of the time that it takes. */
const task = (ts: number, dur: number, thread = main): TraceEvent => ({
  ...thread,
  ...{name: 'RunTask', ph: 'X', ts, dur, tdur: dur / 2},
});
const input = (ts: number): TraceEvent => ({
  ...main,
  ...{name: 'EventDispatch', ph: 'X', ts, args: {data: {type: 'input'}}},
});
const commit = (ts: number): TraceEvent => ({...main, name: 'Commit', ph: 'X', ts});

test('how long a slider takes is measured from the visitor’s move to the new picture', () => {
  const events = [
    task(0, 1000),
    task(2000, 4000),
    input(2100),
    task(7000, 2000),
    task(7000, 90_000, {pid: 7, tid: 2}),
    task(10_000, 6000),
    commit(15_000),
    task(17_000, 8000),
    commit(24_000),
    task(30_000, 2000),
    input(30_500),
    commit(31_000),
  ];
  expect(stepTimes([...events].reverse())).toEqual([6, 1]);
});

test('a move of a slider that shows no new picture is not measured', () => {
  expect(stepTimes([])).toEqual([]);
  expect(() => stepTimes([task(0, 1000), input(10)])).toThrow('without its frame');
});
