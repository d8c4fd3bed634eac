import { styled } from '@mui/material/styles';
import { findPublicKind } from '../../../check/public-files/file-names';
import { getIn, type Json, readText } from '../../../utils/json';
import { fittingKinds } from '../../schema/fitting-kinds';
import { listGoals } from '../../schema/list-goals';
import { useEditor } from '../state/editor-context';
import { getList } from '../../model/paths';
import { nameEntry } from '../../schema/name-value';

export interface SuggestionsProps {
  id: string;
  of: 'link' | 'file' | 'typeface' | 'price';
  /** which files: `image`, `pdf`, … */
  format: string;
  chosen: string;
}

const Thumbnail = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 120,
  marginTop: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
}));

const nameItself = (name: string) => ({ href: name, name });

/** The typefaces that the config brings itself. */
function listOwnTypefaces(config: Json): string[] {
  return getList(config, ['theme', 'fonts', 'own']).flatMap(
    (one) => readText(getIn(one, ['name'])) ?? [],
  );
}

/** The prices of the site, as a price list names them. */
function listPrices(config: Json) {
  return getList(config, ['site', 'prices']).flatMap((price) => {
    const id = readText(getIn(price, ['id']));
    return id === undefined
      ? []
      : [{ href: `{price.${id}}`, name: nameEntry(config, 'prices', price) }];
  });
}

/** What a link can lead to, which files, typefaces or prices there are; the picture that is chosen is shown. */
export function Suggestions({ id, of, format, chosen }: SuggestionsProps) {
  const { config, files, typefaces } = useEditor();
  const kinds: readonly (string | undefined)[] | undefined = fittingKinds[format];
  const fitting = files.filter((file) => kinds?.includes(findPublicKind(file)) ?? true);
  const named = {
    link: () => listGoals(config, files),
    file: () => fitting.map(nameItself),
    price: () => listPrices(config),
    typeface: () => [...listOwnTypefaces(config), ...typefaces].map(nameItself),
  };
  return (
    <>
      <datalist id={id}>
        {named[of]().map(({ href, name }) => (
          <option key={href} value={href}>
            {name}
          </option>
        ))}
      </datalist>
      {format === 'image' && fitting.includes(chosen) && <Thumbnail src={chosen} alt="" />}
    </>
  );
}
