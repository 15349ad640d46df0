import {describe, expect, it} from 'vitest';
import {parseLinkUrl} from '~/content/press/tagLink';

describe('the link of a press article', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['"https://a.example/x"', 'https://a.example/x'],
    ['{"url":"https://a.example/x","text":"A"}', 'https://a.example/x'],
    ['', undefined],
    ['{"text":"A"}', undefined],
    ['{broken', undefined],
    ['javascript:alert(1)', undefined],
    ['/projects', undefined],
    ['https://[', undefined],
    ['{"url":"javascript:alert(1)"}', undefined],
  ])('is a link even when it was typed carelessly: %s is read as %s', (value, url) => {
    expect(parseLinkUrl(value)).toBe(url);
  });
});
