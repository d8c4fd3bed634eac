import { useEffect, useRef, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showLook } from '../preview/show-look';
import { useSize } from '../state/use-size';
import { words } from '../../words';

/** What of a page is drawn, in pixels: narrow enough that its words can be told apart. */
const drawn = { width: 880, height: 500 };

/** Nothing but the block, in the middle if it is lower than the drawing. */
const rules = `
html { overflow: hidden; }
main { display: grid; align-content: safe center; min-height: 100vh !important; }
main > :not(#block-1), footer { display: none !important; }
`;

/** What is said in place of a drawing. */
const missing = { empty: words.noDrawing, unreadable: words.noDrawingYet };

/** A block as the site draws it: the real page, small, and only while it is in sight. */
export function BlockDrawing({ address }: { address: string }) {
  const room = useRef<HTMLDivElement>(null);
  const { width } = useSize(room);
  const isSeen = useIsSeen(room);
  const [state, setState] = useState<'loading' | 'shown' | keyof typeof missing>('loading');
  const isMissing = state === 'empty' || state === 'unreadable';

  function show(frame: HTMLIFrameElement) {
    const page = frame.contentDocument;
    const block = page?.getElementById('block-1');
    // Where a page has no drawing of its own, the process says why there is none of any.
    const without = page?.body.textContent ? 'unreadable' : 'empty';
    setState(block ? 'shown' : without);
    if (!page?.defaultView) return;
    const sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(rules);
    page.adoptedStyleSheets.push(sheet);
    showLook(page, { isDark: false, isMoving: false });
  }

  return (
    <Box
      ref={room}
      inert
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        height: 110,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isMissing && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2, textAlign: 'center' }}>
          {missing[state]}
        </Typography>
      )}
      {isSeen && !isMissing && (
        <Box
          component="iframe"
          src={address}
          title=""
          tabIndex={-1}
          onLoad={(event) => show(event.currentTarget)}
          sx={{ border: 0, justifySelf: 'start', alignSelf: 'start', transformOrigin: 'top left' }}
          style={{
            ...drawn,
            transform: `scale(${width / drawn.width})`,
            opacity: state === 'shown' ? 1 : 0,
          }}
        />
      )}
    </Box>
  );
}

function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
