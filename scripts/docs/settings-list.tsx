import type { Setting } from './describe-settings';

interface SettingsListProps {
  settings: readonly Setting[];
  root: string;
  /** names of the settings around these: `header.` */
  prefix?: string;
}

/** A value, beside a sample of it if it is a color. */
function Sample({ value }: { value: string }) {
  const [, color] = /^"(#[0-9A-F]{6})"$/i.exec(value) ?? [];
  return (
    <>
      {color !== undefined && <span className="swatch" style={{ background: color }} />}
      <code>{value}</code>
    </>
  );
}

/** Settings with what may be written, one below the other so that they fit a phone. */
export function SettingsList({ settings, root, prefix = '' }: SettingsListProps) {
  return (
    <dl className="settings">
      {settings.map((setting) => (
        <div key={setting.name} id={prefix + setting.name}>
          <dt>
            <code>{prefix + setting.name}</code>{' '}
            <span className={setting.isRequired ? 'must' : 'may'}>
              {setting.isRequired ? 'must be there' : 'may be left out'}
            </span>
          </dt>
          <dd>
            <p>{setting.description}</p>
            <p className="kind">
              {setting.page ? <a href={root + setting.page}>{setting.kind}</a> : setting.kind}
              {setting.usual !== undefined && (
                <>
                  ; left out, it is <Sample value={setting.usual} />
                </>
              )}
            </p>
            {setting.form !== undefined && <p className="kind">{setting.form}</p>}
            {setting.choices.length > 0 && (
              <ul className="choices">
                {setting.choices.map((choice, index) => (
                  <li key={choice}>
                    <code>{choice}</code>
                    {setting.meanings && ` ${setting.meanings[index]}`}
                  </li>
                ))}
              </ul>
            )}
            {setting.settings.length > 0 && (
              <SettingsList
                settings={setting.settings}
                root={root}
                prefix={`${prefix}${setting.name}.`}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
