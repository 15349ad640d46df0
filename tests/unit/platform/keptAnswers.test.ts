import {InMemoryCache} from '@shopify/hydrogen';
import {expect, test, vi} from 'vitest';
import {answerMemory, keepAnswer} from '~/platform/keptAnswers';
import {onceFor} from '~/platform/onceFor';

interface Answer {
  products: {handle: string}[];
}

test('what was made of an answer stays known while the store says the same', async () => {
  const memory = answerMemory();
  const cache: Cache = new InMemoryCache();
  const background: Promise<unknown>[] = [];
  const read = async (handle: string) => {
    const options = {memory, cache, key: 'once', maxAge: 0, staleIfError: 0, changedAt: () => -Infinity};
    const waitUntil = (promise: Promise<unknown>) => void background.push(promise);
    const answer = await keepAnswer<Answer>({...options, waitUntil}, () => Promise.resolve({products: [{handle}]}));
    await Promise.all(background);
    return answer;
  };
  const make = vi.fn((answer: Answer, language: string) => `${language} ${answer.products[0]?.handle}`);
  const made = onceFor(make);

  expect(made(await read('tisch'), 'de')).toBe('de tisch');
  expect(made(await read('tisch'), 'de')).toBe('de tisch');
  expect(make).toHaveBeenCalledTimes(1);
  expect(made(await read('tisch'), 'en')).toBe('en tisch');
  expect(made(await read('regal'), 'de')).toBe('de regal');
  expect(make).toHaveBeenCalledTimes(3);
});
