import {describe, expect, it} from 'vitest';
import {parseLinkUrl} from '~/content/press/tagLink';

describe('parseLinkUrl', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['"https://a.example/x"', 'https://a.example/x'],
    ['{"url":"https://a.example/x","text":"A"}', 'https://a.example/x'],
    ['', undefined],
    ['{"text":"A"}', undefined],
    ['{broken', undefined],
    ['javascript:alert(1)', undefined],
    ['{"url":"javascript:alert(1)"}', undefined],
  ])('reads %s as %s', (value, url) => {
    expect(parseLinkUrl(value)).toBe(url);
  });
});
