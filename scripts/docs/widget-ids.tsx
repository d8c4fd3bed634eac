import { embedProviders } from '../../src/config/embeds/providers';

/** What is written as "ref" of a widget, by provider and kind. */
export function WidgetIds() {
  return (
    <>
      <h2>What &quot;ref&quot; is</h2>
      <p>
        Paste the address or the code that your provider gives you, and{' '}
        <code>npm run validate -- --fix</code> takes the id out of it.
      </p>
      <dl className="topics">
        {Object.entries(embedProviders).map(([provider, { name, forms }]) => (
          <div key={provider}>
            <dt>
              {name}: <code>{`"provider": "${provider}"`}</code>
            </dt>
            {listForms(forms).map(([hint, kinds]) => (
              <dd key={hint}>
                {hint}{' '}
                <span className="kind">
                  ({kinds.length === 1 ? 'kind' : 'kinds'}: {kinds.join(', ')})
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

/** What ids look like, each with the kinds of widgets that have such ids. */
function listForms(forms: (typeof embedProviders)['highlevel']['forms']): [string, string[]][] {
  const hints = new Map<string, string[]>();
  for (const [kind, { refHint }] of Object.entries(forms)) {
    hints.set(refHint, [...(hints.get(refHint) ?? []), kind]);
  }
  return [...hints];
}
