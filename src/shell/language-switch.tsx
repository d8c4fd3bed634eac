import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { notPrinted } from '../components/design-tokens';
import { useSite } from '../components/site-context';
import type { LanguageLink } from '../payload/languages';
import { useLanguageMarks } from './use-language-marks';

const links: SxProps<Theme> = ({ space }) => ({
  columnGap: space.m,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    color: 'inherit',
  },
  // The whole height of the bar can be tapped.
  'header &': { alignSelf: 'stretch' },
  ...notPrinted,
});

interface LanguageSwitchProps {
  languages: readonly LanguageLink[];
  /** where room is short, what a link says beside the language is for screen readers and in a tooltip */
  isShort?: boolean;
}

/**
 * The way to the same page in the other languages of the site: plain links. With it comes what makes
 * words in another language say so, on a site in one language, too.
 */
export function LanguageSwitch({ languages, isShort = false }: LanguageSwitchProps) {
  const { otherLanguages } = useSite();
  useLanguageMarks(languages);
  if (languages.length === 0) return undefined;
  return (
    // Header and footer have it: of two landmarks with one name, readers would not know which is which.
    <Stack
      direction="row"
      sx={links}
      {...(isShort && { component: 'nav', 'aria-label': otherLanguages })}
    >
      {languages.map(({ language, name, href, leadsHome }) => (
        <a
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          title={isShort ? leadsHome : undefined}
          aria-label={isShort ? leadsHome : undefined}
        >
          {isShort ? name : (leadsHome ?? name)}
        </a>
      ))}
    </Stack>
  );
}
