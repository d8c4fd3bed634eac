import { expect, test } from 'vitest';
import { diagnose } from '../check-changed';

// A mistake in the settings gives one diagnostic.

test('a misspelled setting that must be there', () => {
  expect(
    diagnose({ '/routes/0/blocks/0/title': undefined, '/routes/0/blocks/0/titel': 'x' }),
  ).toMatchInlineSnapshot(`"error[CFG0301]: A banner block has no setting "titel". @164:11-18"`);
});

test('a setting in capital letters', () => {
  expect(diagnose({ '/site/TAGLINE': 'Company on the way.' })).toMatchInlineSnapshot(
    `"error[CFG0301]: "site" has no setting "TAGLINE". @11:5-14"`,
  );
});

test('a setting that nothing is like', () => {
  expect(diagnose({ '/routes/0/blocks/0/gravity': 9.81 })).toMatchInlineSnapshot(
    `"error[CFG0301]: A banner block has no setting "gravity". @165:11-20"`,
  );
});

test('a setting of another block', () => {
  expect(diagnose({ '/routes/0/blocks/1/themes': ['Rest'] })).toMatchInlineSnapshot(
    `"error[CFG0301]: A text block has no setting "themes". @170:11-19"`,
  );
});

test('a setting that belongs inside of another one', () => {
  expect(diagnose({ '/routes/0/blocks/0/src': '/images/lake.webp' })).toMatchInlineSnapshot(
    `"error[CFG0301]: A banner block has no setting "src". @165:11-16"`,
  );
});

test('a setting that belongs outside', () => {
  expect(diagnose({ '/routes/0/blocks/0/image/subtitle': 'x' })).toMatchInlineSnapshot(
    `"error[CFG0301]: "image" has no setting "subtitle". @164:13-23"`,
  );
});

test('a missing group', () => {
  expect(diagnose({ '/navigation/footer': undefined })).toMatchInlineSnapshot(
    `"error[CFG0302]: "navigation" has no "footer". @12:17-18"`,
  );
});

test('an embed without a way on', () => {
  expect(diagnose({ '/embeds/0/fallback': undefined })).toMatchInlineSnapshot(
    `"error[CFG0302]: This widget has no "fallback". @67:5-6"`,
  );
});

test('true in quotes', () => {
  expect(diagnose({ '/routes/0/header': 'true' })).toMatchInlineSnapshot(
    `"error[CFG0303]: "header" must be true or false, not "true". @191:17-23"`,
  );
});

test('a number where words are wanted', () => {
  expect(diagnose({ '/site/phone': 6155550100 })).toMatchInlineSnapshot(
    `"error[CFG0303]: "phone" must be text in quotes, not 6155550100. @5:14-24"`,
  );
});

test('words where a list is wanted', () => {
  expect(diagnose({ '/entities/counselors/0/specialties': 'Grief' })).toMatchInlineSnapshot(
    `"error[CFG0303]: "specialties" must be a list in square brackets, not "Grief". @100:24-31"`,
  );
});

test('a list where a group is wanted', () => {
  expect(diagnose({ '/routes/0/blocks/0/image': ['/images/lake.webp'] })).toMatchInlineSnapshot(
    `"error[CFG0303]: "image" must be a group in braces, not a list. @161:20-21"`,
  );
});

test('words where a block is wanted', () => {
  expect(diagnose({ '/routes/0/blocks/0': 'banner' })).toMatchInlineSnapshot(
    `"error[CFG0303]: Entry 1 of "blocks" must be a group in braces, not "banner". @158:9-17"`,
  );
});

test('nothing where words are wanted', () => {
  expect(diagnose({ '/site/name': null })).toMatchInlineSnapshot(
    `"error[CFG0303]: "name" must be text in quotes, not null. @3:13-17"`,
  );
});

test('a state by its name', () => {
  expect(
    diagnose({ '/entities/counselors/0/statesAccepted/0': 'Tennessee' }),
  ).toMatchInlineSnapshot(`"error[CFG0304]: "Tennessee" is not a state code. @114:11-22"`);
});

test('an icon that does not exist', () => {
  expect(
    diagnose({
      '/entities/resourceCards': [
        {
          id: 'talks',
          icon: 'hart',
          title: 'Talks',
          description: 'On rest.',
          buttonText: 'Hear the talks',
          link: '/contact',
        },
      ],
    }),
  ).toMatchInlineSnapshot(`"error[CFG0304]: "icon" cannot be "hart". @148:17-23"`);
});

test('an empty text', () => {
  expect(diagnose({ '/site/name': '' })).toMatchInlineSnapshot(
    `"error[CFG0305]: "name" is empty. @3:13-15"`,
  );
});

test('a phone number that is none', () => {
  expect(diagnose({ '/site/phone': 'call us' })).toMatchInlineSnapshot(
    `"error[CFG0308]: "call us" is not a complete phone number. @5:14-23"`,
  );
});

test('words in the place of the phone number of a widget', () => {
  expect(diagnose({ '/embeds/0/fallback/phone': 'ask at the desk' })).toMatchInlineSnapshot(
    `"error[CFG0308]: "ask at the desk" is not a complete phone number. @75:18-35"`,
  );
});

test('an address in capital letters', () => {
  expect(diagnose({ '/routes/1/path': '/Contact' })).toMatchInlineSnapshot(
    `"error[CFG0308]: "/Contact" is not a valid path. @193:15-25"`,
  );
});

test('a slug with a space', () => {
  expect(diagnose({ '/entities/posts/0/slug': 'on rest' })).toMatchInlineSnapshot(
    `"error[CFG0308]: "on rest" is not a valid slug. @124:17-26"`,
  );
});

test('a misspelled type of block @F24', () => {
  expect(diagnose({ '/routes/0/blocks/0/type': 'baner' })).toMatchInlineSnapshot(
    `"error[CFG0309]: There is no block type "baner". @159:19-26"`,
  );
});

test('a block without type', () => {
  expect(diagnose({ '/routes/0/blocks/0/type': undefined })).toMatchInlineSnapshot(
    `"error[CFG0309]: This block has no "type". @158:9-10"`,
  );
});

test('a misspelled "type"', () => {
  expect(
    diagnose({ '/routes/0/blocks/0/type': undefined, '/routes/0/blocks/0/typ': 'banner' }),
  ).toMatchInlineSnapshot(`"error[CFG0309]: This block has no "type". @164:11-16"`);
});

test('a picture with a description that is decorative', () => {
  expect(diagnose({ '/routes/0/blocks/0/image/alt': 'A lake' })).toMatchInlineSnapshot(
    `"error[CFG0310]: An image cannot have both "alt" and "decorative". @161:20-21"`,
  );
});

test('a color under its former name', () => {
  expect(diagnose({ '/theme': { colors: { star: '#7A5200' } } })).toMatchInlineSnapshot(
    `"warning[CFG0312]: "star" is now called "highlight". @265:7-13"`,
  );
});

test('a choice under its former name', () => {
  expect(diagnose({ '/routes/0/blocks/1/tone': 'sand' })).toMatchInlineSnapshot(
    `"warning[CFG0312]: "sand" is now called "tint2". @170:19-25"`,
  );
});
