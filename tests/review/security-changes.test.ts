// @promise Pages lack crisis help only if the config explicitly turns it off, and a review lists
// that first
// @promise A review lists every change to the quick exit, crisis text, widgets, scripts or security
// contact first

import { describe, expect, test } from 'vitest';
import { measureAssets } from '../../src/io/measure-assets';
import { compareSites } from '../../src/review/compare-sites';
import { describeReview } from '../../src/review/describe-review';
import { readSiteVersion } from '../../src/review/read-site-version';
import { writeMarkdown } from '../../src/review/write-markdown';
import { writeReport } from '../../src/review/write-report';
import { definition } from '../../src/content/schema/walk-schema';
import type { SiteConfig } from '../../src/generated/config-types';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('specification');
const assets = await measureAssets(publicFolder);
const before = readSiteVersion('main', Buffer.from(text), assets);
const shipped = JSON.parse(text) as SiteConfig;

function reviewEdit(edit: (config: SiteConfig) => void) {
  const config = structuredClone(shipped);
  edit(config);
  const changed = readSiteVersion('the working copy', Buffer.from(JSON.stringify(config)), assets);
  return compareSites(before, changed, []);
}

/** Each change to be looked at first, in one line. */
function listFirst(edit: (config: SiteConfig) => void): string[] {
  return reviewEdit(edit).first.flatMap(({ title, changes }) =>
    changes.map(
      ({ place, before: old, after }) =>
        `${title}: ${place.join(' › ')}: ${old ?? '(new)'} → ${after ?? '(gone)'}`,
    ),
  );
}

test('nothing comes first when nothing of the kind changed', () => {
  expect(
    listFirst(({ site }) => {
      site.tagline = 'Another one';
    }),
  ).toEqual([]);
});

describe('widgets and scripts of others', () => {
  test('a server of a stranger', () => {
    const lines = listFirst(({ providers }) => {
      providers.highlevel.host = 'evil.example';
    });
    expect(lines).toContain(
      'Third-party widgets, forms and scripts: Server of widgets and forms: (new) → evil.example, which is not a known server of the provider',
    );
    // Which widgets they are is one line, not one for each.
    expect(lines.length).toBeLessThanOrEqual(4);
  });

  test('a script of a provider', () => {
    expect(
      listFirst(({ providers }) => {
        providers.highlevel.script = 'none';
      }),
    ).toEqual([
      expect.stringMatching(
        /^Third-party widgets, forms and scripts: Script of another provider, which can read the whole page: http:\S+form_embed\.js → \(gone\)$/,
      ),
    ]);
  });

  test('a widget of Calendly, by its page and the name of the provider', () => {
    const lines = listFirst(({ embeds }) => {
      const own = { provider: 'calendly' as const, kind: 'booking' as const, ref: 'lake/talk' };
      const [model] = embeds;
      if (model) embeds.push({ ...model, ...own, id: 'talk', title: 'Talk' });
    });
    expect(lines).toEqual([
      expect.stringMatching(/Server of widgets and forms: \(new\) → Calendly \(calendly\.com\)$/),
      expect.stringMatching(/“Talk”: \(new\) → https:\/\/calendly\.com\/lake\/talk$/),
    ]);
  });

  test('a map of a place', () => {
    const lines = listFirst(({ entities }) => {
      const address = { street: '12 Harbor Street', city: 'Nashville', country: 'US' };
      const map = { latitude: 36.15, longitude: -86.78, around: 300 };
      const times = { phones: [], hours: [], specialHours: [] };
      entities.places = [{ id: 'harbor', name: 'Harbor', address, map, ...times }];
    });
    expect(lines).toEqual([
      'Third-party widgets, forms and scripts: Server of widgets and forms: (new) → www.openstreetmap.org',
      expect.stringMatching(/“Harbor”: \(new\) → https:\/\/www\.openstreetmap\.org\/export/),
    ]);
  });

  test('a form that is sent elsewhere', () => {
    const lines = listFirst(({ routes }) => {
      const fields = [{ label: 'Your name', kind: 'name' as const }];
      const send = { service: 'formspree' as const, ref: 'abcdefgh' };
      routes[0]?.blocks.push({ type: 'form', send, fields } as (typeof routes)[0]['blocks'][0]);
    });
    expect(lines).toContain(
      'Third-party widgets, forms and scripts: Server of widgets and forms: (new) → formspree.io',
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/“Form on \/”: \(new\) → https:\/\/formspree\.io\/f\/abcdefgh/),
    );
  });

  test('a widget of another account, a new one, and one that is gone', () => {
    const [first] = shipped.embeds;
    const lines = listFirst(({ embeds }) => {
      const [embed] = embeds.splice(1, 1);
      if (first) Object.assign(embeds[0] ?? {}, { ref: 'AnotherAccount000000' });
      if (embed) embeds.push({ ...embed, id: 'another', title: 'A form of a stranger' });
    });
    expect(lines).toEqual([
      expect.stringMatching(
        `^Third-party widgets, forms and scripts: “${first?.title}”: http\\S+${first?.ref} → http\\S+AnotherAccount000000$`,
      ),
      expect.stringMatching(`“${shipped.embeds[1]?.title}”: http\\S+ → \\(gone\\)$`),
      expect.stringMatching(/“A form of a stranger”: \(new\) → http\S+$/),
    ]);
  });
});

test('help in a crisis that becomes optional comes first of all, with the notice that is gone', () => {
  const lines = listFirst(({ safety, navigation }) => {
    safety.crisisHelp = 'optional';
    delete navigation.footer.notice;
    safety.quickExit.label = 'Go';
  });
  expect(lines[0]).toBe('Whether crisis help is required: Crisis help: required → optional');
  expect(lines).toContainEqual(
    expect.stringMatching(/: Notice next to forms and in the footer: .+ → \(gone\)$/),
  );
});

describe('the quick exit and the security contact', () => {
  const { quickExit } = shipped.safety;
  const security = shipped.security;

  test.each(Object.keys(definition('Safety').properties?.['quickExit']?.properties ?? {}))(
    'safety.quickExit.%s does not change silently',
    (name) => {
      const value: unknown = Reflect.get(quickExit, name);
      const changed = name === 'href' ? 'https://weather.example/' : `${String(value)} soon`;
      const lines = listFirst(({ safety }) => {
        Reflect.set(safety.quickExit, name, changed);
      });
      const former = value === undefined ? '(new)' : String(value);
      expect(lines).toEqual([expect.stringContaining(`${former} → ${changed}`)]);
      expect(lines[0]).toMatch(/^Quick exit: [A-Z]/);
    },
  );

  test.each(Object.keys(definition('Security').properties ?? {}))(
    'security.%s does not change silently',
    (name) => {
      const value: unknown = Reflect.get(security ?? {}, name);
      const changed = name === 'email' ? 'x@evil.example' : '2027-01-02';
      const lines = listFirst((config) => {
        if (config.security) Reflect.set(config.security, name, changed);
      });
      expect(lines).toEqual([expect.stringContaining(`${String(value)} → ${changed}`)]);
    },
  );

  test('a security contact that is gone', () => {
    const lines = listFirst((config) => {
      delete config.security;
    });
    expect(lines).toContain(`Security contact: Email address: ${security?.email} → (gone)`);
  });

  test('pages that lose the button, and pages that get it', () => {
    const guarded = shipped.routes.find((route) => route.quickExit);
    expect(
      listFirst(({ routes }) => {
        for (const route of routes) {
          if (route.path === guarded?.path) route.quickExit = false;
          if (route.path === '/about') route.quickExit = true;
        }
      }),
    ).toEqual([
      `Quick exit: Page with the button: ${guarded?.path} → (gone)`,
      'Quick exit: Page with the button: (new) → /about',
    ]);
  });
});

describe('help in a crisis', () => {
  test('the line in the menu', () => {
    const lines = listFirst(({ navigation }) => {
      navigation.crisisLine = '<p>Call <a href="tel:112">112</a>.</p>';
    });
    expect(
      lines.every((line) => line.startsWith('Notices and crisis help: Line in the menu')),
    ).toBe(true);
    expect(lines.join()).toContain('tel:112');
    expect(
      listFirst(({ navigation }) => {
        delete navigation.crisisLine;
      }).join(),
    ).toContain('(gone)');
  });

  test.each([
    ['its words', { text: '<p>Wait until Monday.</p>' }, 'Wait until Monday.'],
    ['its title', { title: 'No hurry' }, 'No hurry'],
    ['its country', { region: 'CA' }, 'US → CA'],
    ['what it is', { kind: 'info' as const }, 'crisis → info'],
  ])('a notice about a crisis: %s', (_, change, words) => {
    const lines = listFirst(({ entities }) => {
      const notice = entities.notices.find(({ kind }) => kind === 'crisis');
      Object.assign(notice ?? {}, change);
    });
    expect(lines.join('\n')).toContain(words);
    expect(lines[0]).toMatch(/^Notices and crisis help: “/);
  });

  test('another notice beside forms and in the footer', () => {
    const other = shipped.entities.notices.find(({ kind }) => kind !== 'crisis');
    const lines = listFirst(({ navigation }) => {
      navigation.footer.notice = other?.id ?? '';
    });
    expect(lines.join()).toContain(`→ ${other?.title}`);
  });
});

test('redirects to other sites', () => {
  const lines = listFirst(({ redirects }) => {
    redirects.push({ from: '/old', to: '/about' }, { from: '/pay', to: 'https://evil.example/' });
  });
  expect(lines).toEqual(['Redirects to other sites: /pay: (new) → https://evil.example/']);
});

test('they come before all else, and are said in the summary', () => {
  const review = reviewEdit((config) => {
    config.site.tagline = 'Zebras';
    config.safety.quickExit.href = 'https://evil.example/';
    config.routes.pop();
  });
  expect(describeReview(review)).toMatch(/^Look first at: quick exit\. /);
  for (const report of [writeMarkdown(review), writeReport(review, { pictures: new Map() })]) {
    const order = ['Look at this first', 'evil', 'Removed', 'Zebras'];
    const places = order.map((words) => report.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  }
});
