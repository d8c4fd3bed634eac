import { expect, test } from 'vitest';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { findEmbed, planEmbed } from '../../../src/editor/schema/plan-embed';
import { recognizeWidget } from '../../../src/content/embeds/recognize-widget';

function recognize(pasted: string) {
  const found = recognizeWidget(pasted, {});
  if ('message' in found) throw new Error(found.message);
  return found;
}

test('a widget becomes an entry once; another one of that title gets another id', () => {
  const video = recognize('https://youtu.be/abcdefghijk');
  expect(findEmbed({}, video)).toBeUndefined();
  const { id, change } = planEmbed({}, video, 'A walk');
  expect(id).toBe('a-walk');
  const { config } = applyChanges({}, [change]);
  expect(config).toEqual({
    embeds: [
      {
        id,
        provider: 'youtube',
        kind: 'video',
        ref: 'abcdefghijk',
        title: 'A walk',
        fallback: { label: 'A walk (YouTube)' },
      },
    ],
  });
  expect(findEmbed(config, video)).toBe(id);
  const other = recognize('<iframe src="https://player.vimeo.com/video/123456789"></iframe>');
  expect(findEmbed(config, other)).toBeUndefined();
  expect(planEmbed(config, other, 'A walk').id).toBe('a-walk-2');
});

test('where the title leaves no room for the provider, the link names the provider alone', () => {
  const video = recognize('https://youtu.be/abcdefghijk');
  const { change } = planEmbed({}, video, 'x'.repeat(80));
  expect(change).toMatchObject({ value: [{ fallback: { label: 'YouTube' } }] });
});
