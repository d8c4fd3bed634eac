import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { InputField } from './input-field';
import { notify } from './notify';
import { useSite } from './site-context';
import { useHydrated } from './use-hydrated';

// Nothing moves when it comes to life, and without script there is no gap.
const scripted: SxProps<Theme> = { '@media (scripting: none)': { display: 'none' } };

interface CopyLinkButtonProps {
  /** what the button says, if not as usual */
  label?: string;
  /** what is added to the address: "?q=grief" */
  query?: string;
}

/**
 * Shares the address of the page as the device does, or copies it where the device has no way to
 * share. Where the browser does not allow it, the address appears in a field, selected. Without
 * script there is no button: the browser's own address bar does the same.
 */
export function CopyLinkButton({ label, query = '' }: CopyLinkButtonProps) {
  const { labels } = useSite();
  const [address, setAddress] = useState<string>();
  const hydrated = useHydrated();
  // A link to results is for oneself more often than for others.
  const isShared = hydrated && query === '' && 'share' in navigator;

  async function share(): Promise<void> {
    try {
      await navigator.share?.({ title: document.title, url: writeLink() });
    } catch (error) {
      // Who has changed their mind wants nothing else instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  async function copy(): Promise<void> {
    const link = writeLink();
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'passive', text: labels.linkCopied });
    } catch {
      setAddress(link);
    }
  }

  function writeLink(): string {
    return location.origin + location.pathname + query;
  }

  return (
    <Box sx={scripted} style={hydrated ? undefined : { visibility: 'hidden' }}>
      <Button variant="outlined" onClick={() => void (isShared ? share() : copy())}>
        {label ?? (isShared ? labels.share : labels.copyLink)}
      </Button>
      {address && (
        <InputField
          ref={selectAll}
          sx={({ space }) => ({ width: '100%', marginTop: space.s })}
          readOnly
          aria-label={labels.pageAddress}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </Box>
  );
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
}
