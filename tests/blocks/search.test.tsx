import { expect, test } from 'vitest';
import { listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('without script there is a field with a name, and words for those who cannot use it', () => {
  const markup = renderBlock('search', 'valid/full');
  expect(listNames(markup, 'heading 2')).toEqual(['Search']);
  expect(readText(markup)).toContain('Find a page');
  expect(markup).toMatch(/<label for="(?<id>[^"]+)">.*<input[^>]* id="\k<id>"/s);
  expect(readText(markup)).toContain('See all posts.');
  // Browsers remember what is typed into fields with names, and send it.
  expect(markup).toMatch(/<input[^>]*type="search"[^>]*>/);
  expect(markup).not.toMatch(/<input[^>]* name=/);
  expect(markup).toMatch(/<input[^>]* autoComplete="off"/i);
  // Sent by the browser itself, the words would be in no address, but lost.
  expect(markup).toMatch(/<button[^>]* disabled=""/);
});
